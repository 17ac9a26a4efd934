"""Continuous effects (CR 611, 613.11), effects on permanents, how permanents enter."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import GameObject, Progress
from app.engine.kernel.play import Play, advance
from app.engine.kernel.trace import Noted
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import (
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf
from app.terms.changes import (
    AddAbility,
    ChangeControl,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.effects import Duration
from app.terms.events import Damage, Destroyed, Moved, PlayerRef, StepBegins
from app.terms.modifications import CantBlock, PreventDamage, Regenerates
from app.terms.prohibitions import (
    CantBeTargeted,
    EntersTapped,
    EntersWithCounters,
    PlayerHas,
    StaysTapped,
)
from app.terms.selectors import CREATURE, AllOf, Controlled, Not, ObjectIs, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, attack, entries, not_applied, settle, supposed
from tests.engine.resolving import LAND, THEIRS, doing, lives, resolved

# -- continuous effects 611.2 --------------------------------------------------------------------


def test_whom_it_changes_is_locked_in() -> None:
    board = Board()
    bonus = (ModifyPowerToughness(CountOf(CREATURE), 0), AddAbility(KeywordAbility("flying")))
    source = doing(board, ef.StartChange(CREATURE, bonus))
    later = board.creature(0, 1, 1, zone=Zone.HAND)
    play = resolved(board, source)
    assert play.now.power(source) == 3
    assert play.now.has(source, "flying")
    (entered,) = supposed(play, Moved(later, Zone.BATTLEFIELD))
    assert isinstance(entered, Moved)
    assert entered.new is not None
    # 611.2c, 611.2d: neither the newcomer nor the number is counted again.
    assert play.now.power(entered.new) == 1
    assert play.now.power(source) == 3


def test_a_change_of_control_is_locked_in() -> None:
    board = Board()
    source = doing(board, ef.StartChange(THEIRS, (ChangeControl(Who.YOU),)))
    taken = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert play.now.controller(taken) == 0


def test_what_lasts_while_its_source_remains() -> None:
    board = Board()
    change = ef.StartChange(THEIRS, (SetPowerToughness(0, 1),), Duration.WHILE_SOURCE_REMAINS)
    source = doing(board, change)
    frog = board.creature(1, 5, 5)
    play = resolved(board, source)
    assert (play.now.power(frog), play.now.toughness(frog)) == (0, 1)
    supposed(play, Moved(source, Zone.HAND))
    assert play.now.power(frog) == 5


def test_what_lasts_while_its_source_remains_never_begins_without_it() -> None:
    # 611.2b
    board = Board()
    change = ef.StartChange(THEIRS, (SetPowerToughness(0, 1),), Duration.WHILE_SOURCE_REMAINS)
    source = doing(board, change)
    frog = board.creature(1, 5, 5)
    play = board.play(Step.UPKEEP)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    supposed(play, Moved(source, Zone.HAND))
    settle(play)
    assert play.now.power(frog) == 5
    assert entries(play, Noted)


def test_a_change_of_the_rules_holds_for_who_comes_later() -> None:
    # 611.2c, the second sentence
    board = Board()
    source = doing(board, ef.StartModification(CantBlock(THEIRS)))
    play = resolved(board, source)
    found = [effect for effect, _ in play.now.modifications(CantBlock)]
    assert found == [CantBlock(THEIRS)]


def test_a_change_of_the_rules_about_a_target() -> None:
    board = Board()
    effect = ef.StartModification(CantBlock(se.ThatObject()), what=ef.Target(0))
    source = doing(board, effect, targets=(ef.TargetChoice(THEIRS),))
    guard = board.creature(1, 1, 1)
    play = resolved(board, source)
    found = [effect for effect, _ in play.now.modifications(CantBlock)]
    assert found == [CantBlock(ObjectIs(guard))]


def test_a_prevention_shield_has_an_amount() -> None:
    board = Board()
    shield = ef.StartModification(PreventDamage(player=Who.YOU, amount=3))
    source = doing(board, shield)
    other = board.creature(1, 1, 1)
    play = resolved(board, source)
    supposed(play, Damage(other, PlayerRef(0), 2))
    assert lives(play) == [20, 20]
    supposed(play, Damage(other, PlayerRef(0), 2))
    assert lives(play) == [19, 20]


def test_a_shield_on_a_player_or_a_creature() -> None:
    anyone = (ef.TargetChoice(CREATURE, who=Who.ANY),)
    for target, life in ((PlayerRef(1), 20), (2, 18)):
        board = Board()
        shield = ef.PreventDamageTo(ef.Target(0), 2)
        source = doing(board, shield, targets=anyone)
        other = board.creature(1, 2, 4)
        play = resolved(board, source, (target,))
        supposed(play, Damage(source, PlayerRef(1), 2), Damage(source, other, 3))
        assert lives(play) == [20, life]
        assert play.game.objects[other].damage == (3 if life == 20 else 1)
        assert not not_applied(play)


def test_the_source_of_damage_is_chosen_as_the_shield_begins() -> None:
    # 609.7a
    chosen = se.SourceOfChoice(THEIRS)
    shield = ef.StartModification(PreventDamage(chosen, player=Who.YOU, next_time=True))
    board = Board()
    source = doing(board, shield)
    one, two = board.creature(1, 2, 2), board.creature(1, 3, 3)
    with pytest.raises(NeedsChoice) as asked:
        resolved(board, source)
    assert asked.value.choice.kind == "source"
    assert list(asked.value.choice.answers()) == [one, two]
    play = resolved(board, source, two)
    supposed(play, Damage(one, PlayerRef(0), 2), Damage(two, PlayerRef(0), 3))
    assert lives(play) == [18, 20]
    supposed(play, Damage(two, PlayerRef(0), 3))
    assert lives(play) == [15, 20]


# -- permanents ----------------------------------------------------------------------------------


def test_tapping_and_untapping() -> None:
    board = Board()
    source = doing(board, ef.TapIt(THEIRS), ef.UntapIt(AllOf((CREATURE, Controlled(Who.YOU)))))
    mine = board.creature(0, 1, 1, tapped=True)
    theirs = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert not play.game.objects[mine].tapped
    assert play.game.objects[theirs].tapped


def test_destroying_all_at_once() -> None:
    board = Board()
    source = doing(board, ef.DestroyIt(Not(This())))
    one = board.creature(1, 1, 1)
    safe = board.creature(1, 1, 1, "indestructible")
    play = resolved(board, source)
    assert one not in play.game.objects
    assert safe in play.game.objects


def test_a_regeneration_shield_saves_once() -> None:
    board = Board()
    source = doing(board, ef.RegenerateIt(This()))
    play = resolved(board, source)
    assert [effect for effect, _ in play.now.modifications(Regenerates)]
    supposed(play, Destroyed(source))
    assert play.game.objects[source].tapped
    supposed(play, Destroyed(source))
    assert source not in play.game.objects


def test_only_what_one_controls_is_sacrificed() -> None:
    # 701.21a
    board = Board()
    source = doing(board, ef.SacrificeIt(CREATURE))
    theirs = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert source not in play.game.objects
    assert theirs in play.game.objects


def test_each_player_chooses_before_anything_is_sacrificed() -> None:
    board = Board()
    source = doing(board, ef.SacrificeSome(Who.ANY, CREATURE))
    mine = board.creature(0, 1, 1)
    theirs = [board.creature(1, 1, 1) for _ in range(2)]
    play = resolved(board, source, (mine,), (theirs[1],))
    gone = {mine, theirs[1]}
    assert not gone & play.game.objects.keys()
    together = [
        entry
        for entry in play.trace
        if gone <= {getattr(event, "object", None) for event in getattr(entry, "events", ())}
    ]
    assert len(together) == 1


def test_removed_from_combat() -> None:
    board = Board()
    remove = ef.RemoveFromCombat(Not(This()))
    fighter = board.creature(0, 1, 1, TriggeredAbility(Trigger(EventKind.ATTACKS), (remove,)))
    other = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, fighter, other)
    settle(play)
    assert play.game.combat is not None
    assert [attack.attacker for attack in play.game.combat.attacks] == [fighter]


EQUIPMENT = frozenset({"Equipment"})
ARTIFACT = frozenset({CardType.ARTIFACT})


def test_attaching_gives_a_new_timestamp() -> None:
    board = Board()
    at = ef.AttachIt(se.HasSubtype("Equipment"), ef.Target(0))
    mine = AllOf((CREATURE, Controlled(Who.YOU)))
    source = doing(board, at, targets=(ef.TargetChoice(mine),))
    sword = board.add(0, types=ARTIFACT, subtypes=EQUIPMENT)
    play = resolved(board, source)
    assert play.game.objects[sword].attached_to == source
    assert play.game.objects[sword].timestamp > sword


def test_what_may_not_be_attached_stays_where_it_is() -> None:
    # 701.3b, 702.16d
    board = Board()
    source = doing(
        board,
        ef.AttachIt(se.HasSubtype("Equipment"), ef.Target(0)),
        targets=(ef.TargetChoice(THEIRS),),
    )
    quality = se.HasType(CardType.ARTIFACT)
    other = board.creature(1, 1, 1, KeywordAbility("protection", quality=quality))
    sword = board.add(0, types=ARTIFACT, subtypes=EQUIPMENT, attached_to=source)
    play = resolved(board, source)
    assert play.game.objects[sword].attached_to == source
    assert other in play.game.objects


# -- how it enters 614.12, what can't be targeted, what stays tapped -----------------------------


def entered(play: Play, id: int) -> GameObject:
    (moved,) = (e for e in supposed(play, Moved(id, Zone.BATTLEFIELD)) if isinstance(e, Moved))
    assert moved.new is not None
    return play.game.objects[moved.new]


def test_it_enters_tapped_and_with_counters() -> None:
    board = Board()
    own = StaticAbility((EntersTapped(This()), EntersWithCounters(This(), "+1/+1", 2)))
    card = board.creature(0, 1, 1, own, zone=Zone.HAND)
    play = board.play()
    found = entered(play, card)
    assert found.tapped
    assert found.count("+1/+1") == 2


def test_others_enter_tapped() -> None:
    board = Board()
    rest = StaticAbility((EntersTapped(THEIRS),))
    board.add(0, rest, types=frozenset({CardType.ENCHANTMENT}))
    mine = board.creature(0, 1, 1, zone=Zone.HAND)
    theirs = board.creature(1, 1, 1, zone=Zone.HAND)
    play = board.play()
    assert not entered(play, mine).tapped
    assert entered(play, theirs).tapped


def test_it_enters_tapped_unless() -> None:
    for lands, tapped in ((1, True), (2, False)):
        board = Board()
        forests = Exists(se.HasSubtype("Forest"), number=2)
        card = board.add(
            0, StaticAbility((EntersTapped(This(), forests),)), types=LAND, zone=Zone.HAND
        )
        for _ in range(lands):
            board.add(0, types=LAND, subtypes=frozenset({"Forest"}))
        assert entered(board.play(), card).tapped is tapped


@pytest.mark.parametrize(
    ("keyword", "counter"),
    [("modular", "+1/+1"), ("graft", "+1/+1"), ("vanishing", "time"), ("fading", "fade")],
)
def test_keywords_that_enter_with_counters(keyword: str, counter: str) -> None:
    board = Board()
    card = board.creature(0, 1, 1, KeywordAbility(keyword, 3), zone=Zone.HAND)
    assert entered(board.play(), card).count(counter) == 3


def test_undying_adds_to_the_counters_that_it_enters_with() -> None:
    board = Board()
    worker = board.creature(0, 1, 1, KeywordAbility("modular", 1), "undying")
    play = board.play()
    supposed(play, Moved(worker, Zone.GRAVEYARD))
    settle(play)
    (back,) = play.now.creatures(0)
    assert back.count("+1/+1") == 2


def test_what_can_not_be_targeted() -> None:
    board = Board()
    source = doing(
        board, ef.PutCountersOn(ef.Target(0), "+1/+1"), targets=(ef.TargetChoice(THEIRS),)
    )
    safe = StaticAbility((CantBeTargeted(This()),))
    red_only = StaticAbility((CantBeTargeted(This(), source=se.IsColor(Color.RED)),))
    board.creature(1, 1, 1, safe)
    open_to = board.creature(1, 1, 1, red_only)
    play = resolved(board, source)
    assert play.game.objects[open_to].count("+1/+1") == 1


def test_a_player_given_hexproof() -> None:
    board = Board()
    source = doing(board, ef.LoseLife(ef.Target(0), 3), targets=(ef.TargetChoice(who=Who.ANY),))
    given = StaticAbility((PlayerHas(Who.YOU, KeywordAbility("hexproof")),))
    board.add(1, given, types=frozenset({CardType.ENCHANTMENT}))
    assert lives(resolved(board, source)) == [17, 20]


def test_what_stays_tapped() -> None:
    board = Board()
    frozen = board.creature(0, 1, 1, StaticAbility((StaysTapped(This()),)), tapped=True)
    other = board.creature(0, 1, 1, tapped=True)
    play = board.play(Step.UNTAP, progress=Progress.BEGIN)
    advance(play)
    assert play.game.objects[frozen].tapped
    assert not play.game.objects[other].tapped
