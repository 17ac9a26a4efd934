"""Casting spells (CR 601), what becomes of them (608.2b, 608.2n, 608.3), countering (701.6)."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import ValueOfX
from app.terms.colors import Color
from app.terms.conditions import PaidAsCast
from app.terms.costs import Cost, PayLife, PayMana, SacrificeCost
from app.terms.effects import (
    ChooseModes,
    CounterIt,
    DealDamage,
    DestroyIt,
    GainLife,
    IfSo,
    Mode,
    Target,
    TargetChoice,
)
from app.terms.events import PlayerRef
from app.terms.mana import ManaCost, read_mana_cost
from app.terms.player_actions import CastSpell
from app.terms.prohibitions import AdditionalCost, CantBeCountered
from app.terms.selectors import (
    CREATURE,
    AllOf,
    EarlierTargets,
    HasKeyword,
    IsColor,
    Not,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.acting import (
    ANY_CREATURE,
    SORCERY,
    act,
    bolt,
    costing,
    in_hand,
    reasons,
    resolve,
    spell,
)
from tests.engine.build import BOB, Board, not_applied, triggers

MAIN = Step.PRECOMBAT_MAIN
SPELL = TargetChoice(Not(HasKeyword("banding")), zone=Zone.STACK)


def zone_of(play: object, label: str) -> Zone:
    (found,) = [o for o in play.game.objects.values() if o.label == label]  # type: ignore[attr-defined]
    zone: Zone = found.zone
    return zone


def test_a_spell_waits_on_the_stack_and_goes_to_the_graveyard() -> None:
    board = Board()
    card = in_hand(board, 0, bolt())
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    assert [item.spell for item in play.game.stack] == [True]
    assert play.game.players[1].life == 20
    assert play.game.turn.priority == 0
    resolve(play)
    assert play.game.players[1].life == 17
    assert not play.game.stack
    assert zone_of(play, "Object 1") is Zone.GRAVEYARD


def test_targets_that_are_not_announced_are_asked_for() -> None:
    board = Board()
    card = in_hand(board, 0, bolt(3, ANY_CREATURE))
    one, two = board.creature(1, 2, 2), board.creature(1, 2, 2)
    play = board.play(MAIN)
    with pytest.raises(NeedsChoice) as asked:
        act(play, CastSpell(0, card))
    assert list(asked.value.choice.answers()) == [(one,), (two,)]


def test_a_sorcery_needs_the_main_phase_of_its_players_turn_and_an_empty_stack() -> None:
    board = Board()
    card = in_hand(board, 0, spell(GainLife(Who.YOU, 1)), types=SORCERY)
    quick = in_hand(board, 1, bolt())
    assert reasons(board.play(Step.END), CastSpell(0, card)) == {"307.1"}
    assert reasons(board.play(MAIN, active=1), CastSpell(0, card)) == {"307.1"}
    play = act(board.play(MAIN), CastSpell(1, quick, targets=(BOB,)))
    assert reasons(play, CastSpell(0, card)) == {"307.1"}


def test_flash_lets_a_creature_be_cast_in_the_other_players_turn() -> None:
    board = Board()
    slow = in_hand(board, 0, types=frozenset({CardType.CREATURE}))
    quick = in_hand(board, 0, "flash", types=frozenset({CardType.CREATURE}))
    play = board.play(Step.UPKEEP, active=1)
    assert reasons(play, CastSpell(0, slow)) == {"302.1"}
    assert act(play, CastSpell(0, quick)).game.stack


def test_no_one_casts_in_the_untap_step() -> None:
    board = Board()
    card = in_hand(board, 0, bolt())
    assert reasons(board.play(Step.UNTAP), CastSpell(0, card, targets=(BOB,))) == {"117.3a"}


def test_all_reasons_against_a_target_are_told() -> None:
    board = Board()
    card = in_hand(board, 0, bolt())
    land = board.add(1, "hexproof", types=frozenset({CardType.LAND}))
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, card, targets=(land,))) == {"601.2c", "702.11b"}


def test_protection_looks_at_the_spells_color() -> None:
    board = Board()
    red = in_hand(board, 0, bolt())
    face = board.objects[0]
    from dataclasses import replace

    printed = replace(face.printed, colors=frozenset({Color.RED}))
    board.objects[0] = face.but(card=replace(face.card, faces=(printed,)))
    plain = in_hand(board, 0, bolt())
    knight = board.creature(1, 2, 2, KeywordAbility("protection", quality=IsColor(Color.RED)))
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, red, targets=(knight,))) == {"702.16b"}
    assert act(play, CastSpell(0, plain, targets=(knight,))).game.stack


def test_without_a_legal_target_it_cant_be_cast() -> None:
    board = Board()
    card = in_hand(board, 0, bolt(3, ANY_CREATURE))
    assert reasons(board.play(MAIN), CastSpell(0, card)) == {"601.2c"}


def test_too_many_targets_or_the_same_twice() -> None:
    board = Board()
    two = TargetChoice(CREATURE, count=2)
    card = in_hand(board, 0, spell(DestroyIt(Target(0)), DestroyIt(Target(1)), targets=(two,)))
    one = board.creature(1, 1, 1)
    other = board.creature(1, 1, 1)
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, card, targets=(one,))) == {"601.2c"}
    assert reasons(play, CastSpell(0, card, targets=(one, one))) == {"601.2c"}
    assert act(play, CastSpell(0, card, targets=(one, other))).game.stack


def test_another_target_is_not_the_one_before() -> None:
    board = Board()
    second = TargetChoice(AllOf((CREATURE, Not(EarlierTargets()))))
    text = spell(DestroyIt(Target(0)), DestroyIt(Target(1)), targets=(ANY_CREATURE, second))
    card = in_hand(board, 0, text)
    one = board.creature(1, 1, 1)
    other = board.creature(1, 1, 1)
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, card, targets=(one, one))) == {"601.2c"}
    resolve(act(play, CastSpell(0, card, targets=(one, other))))
    assert play.game.battlefield == ()


def test_lines_count_their_targets_on() -> None:
    board = Board()
    card = in_hand(board, 0, bolt(1), bolt(2))
    play = resolve(act(board.play(MAIN), CastSpell(0, card, targets=(PlayerRef(0), BOB))))
    assert [player.life for player in play.game.players] == [19, 18]


def test_a_spell_whose_targets_are_all_gone_does_nothing() -> None:
    board = Board()
    slow = in_hand(board, 0, SpellAbility((*bolt().effects, GainLife(Who.YOU, 5)), bolt().targets))
    quick = in_hand(board, 1, bolt())
    bear = board.creature(1, 2, 2)
    play = act(board.play(MAIN), CastSpell(0, slow, targets=(bear,)))
    act(play, CastSpell(1, quick, targets=(bear,)))
    resolve(resolve(play))
    assert play.game.players[0].life == 20
    assert not play.game.stack
    assert zone_of(play, "Object 1") is Zone.GRAVEYARD


def test_a_creature_spell_enters_under_its_casters_control_and_triggers() -> None:
    board = Board()
    entering = TriggeredAbility(Trigger(EventKind.ENTERS), (GainLife(Who.YOU, 2),))
    card = in_hand(board, 0, entering, types=frozenset({CardType.CREATURE}))
    board.objects[-1] = board.objects[-1].but(card=_sized(board.objects[-1].card, 2, 2))
    play = resolve(act(board.play(MAIN), CastSpell(0, card)))
    (new,) = play.game.battlefield
    assert play.game.objects[new].controller == 0
    assert play.game.objects[new].sick
    assert triggers(play) == 1


def _sized(card: object, power: int, toughness: int) -> object:
    from dataclasses import replace

    face = replace(card.front, power=power, toughness=toughness)  # type: ignore[attr-defined]
    return replace(card, faces=(face,))  # type: ignore[type-var]


def test_an_aura_targets_what_it_will_enchant() -> None:
    board = Board()
    enchant = KeywordAbility("enchant", quality=CREATURE)
    card = in_hand(board, 0, enchant, types=frozenset({CardType.ENCHANTMENT}))
    from dataclasses import replace

    object = board.objects[0]
    face = replace(object.printed, subtypes=frozenset({"Aura"}))
    board.objects[0] = object.but(card=replace(object.card, faces=(face,)))
    bear = board.creature(1, 2, 2)
    shrouded = board.creature(1, 2, 2, "shroud")
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, card, targets=(shrouded,))) == {"702.18a"}
    resolve(act(play, CastSpell(0, card, targets=(bear,))))
    (aura,) = [o for o in play.game.objects.values() if o.label == "Object 1"]
    assert aura.zone is Zone.BATTLEFIELD
    assert aura.attached_to == bear


def test_x_is_what_was_announced() -> None:
    board = Board()
    card = in_hand(
        board, 0, spell(DealDamage(ValueOfX(), Target(0), This()), targets=bolt().targets)
    )
    costing(board, card, read_mana_cost("{X}{R}"))
    play = resolve(act(board.play(MAIN), CastSpell(0, card, x=4, targets=(BOB,))))
    assert play.game.players[1].life == 16


def test_a_card_without_a_mana_cost_cant_be_cast() -> None:
    board = Board()
    card = costing(board, in_hand(board, 0, spell(GainLife(Who.YOU, 1))), None)
    assert reasons(board.play(MAIN), CastSpell(0, card)) == {"118.6"}
    assert act(board.play(MAIN), CastSpell(0, card, free=True)).game.stack


# -- costs ---------------------------------------------------------------------------------------


def test_an_additional_cost_is_paid_as_it_is_cast() -> None:
    board = Board()
    asked = AdditionalCost(This(), Cost((SacrificeCost(CREATURE),)))
    card = in_hand(board, 0, StaticAbility((asked,), zone=Zone.STACK), bolt())
    play = board.play(MAIN)
    assert reasons(play, CastSpell(0, card, targets=(BOB,))) == {"701.21a"}
    bear = board.creature(0, 2, 2)
    other = board.creature(0, 2, 2)
    play = board.play(MAIN)
    act(play, CastSpell(0, card, targets=(BOB,), given=(bear,)))
    assert play.game.battlefield == (other,)
    assert play.game.stack


def test_flashback_from_the_graveyard_exiles_it() -> None:
    board = Board()
    flashback = KeywordAbility("flashback", cost=Cost((PayLife(3),)))
    card = board.add(0, bolt(), flashback, types=SORCERY, zone=Zone.GRAVEYARD)
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    assert play.game.players[0].life == 17
    resolve(play)
    assert zone_of(play, "Object 1") is Zone.EXILE


def test_a_countered_flashback_spell_is_exiled_too() -> None:
    board = Board()
    flashback = KeywordAbility("flashback", cost=Cost((PayLife(1),)))
    card = board.add(0, bolt(), flashback, types=SORCERY, zone=Zone.GRAVEYARD)
    counter = in_hand(board, 1, spell(CounterIt(Target(0)), targets=(SPELL,)))
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    act(play, CastSpell(1, counter, targets=(play.game.stack[-1].id,)))
    resolve(play)
    assert not play.game.stack
    assert zone_of(play, "Object 1") is Zone.EXILE
    assert play.game.players[1].life == 20


def test_no_flashback_from_the_hand_and_no_casting_from_the_graveyard_without() -> None:
    board = Board()
    flashback = KeywordAbility("flashback", cost=Cost())
    card = in_hand(board, 0, bolt(), flashback)
    buried = board.add(0, bolt(), types=SORCERY, zone=Zone.GRAVEYARD)
    costing(board, buried, ManaCost())
    play = board.play(MAIN)
    wrong = CastSpell(0, card, targets=(BOB,), costs=("flashback",))
    assert reasons(play, wrong) == {"702.34a"}
    assert reasons(play, CastSpell(0, buried, targets=(BOB,))) == {"601.3"}


def test_buyback_brings_it_back_to_the_hand() -> None:
    board = Board()
    buyback = KeywordAbility("buyback", cost=Cost((PayLife(1),)))
    card = in_hand(board, 0, bolt(), buyback)
    play = resolve(act(board.play(MAIN), CastSpell(0, card, targets=(BOB,), costs=("buyback",))))
    assert zone_of(play, "Object 1") is Zone.HAND
    assert [player.life for player in play.game.players] == [19, 17]


def test_overload_affects_each_and_targets_none() -> None:
    board = Board()
    overload = KeywordAbility("overload", cost=Cost())
    card = in_hand(board, 0, spell(DestroyIt(Target(0)), targets=(ANY_CREATURE,)), overload)
    board.creature(1, 2, 2, "hexproof")
    board.creature(1, 3, 3)
    play = board.play(MAIN)
    resolve(act(play, CastSpell(0, card, costs=("overload",))))
    assert play.game.battlefield == ()


@pytest.mark.parametrize(("costs", "life"), [((), 18), (("kicker",), 16)])
def test_what_is_done_if_it_was_kicked(costs: tuple[str, ...], life: int) -> None:
    board = Board()
    kicker = KeywordAbility("kicker", cost=Cost((PayMana(ManaCost()),)))
    twice = IfSo(PaidAsCast("kicker"), bolt(2).effects)
    card = in_hand(board, 0, SpellAbility((*bolt(2).effects, twice), bolt().targets), kicker)
    play = resolve(act(board.play(MAIN), CastSpell(0, card, targets=(BOB,), costs=costs)))
    assert play.game.players[1].life == life


@pytest.mark.parametrize(("costs", "there"), [((), 1), (("evoke",), 0)])
def test_an_evoked_creature_is_sacrificed(costs: tuple[str, ...], there: int) -> None:
    board = Board()
    evoke = KeywordAbility("evoke", cost=Cost())
    card = in_hand(board, 0, evoke, types=frozenset({CardType.CREATURE}))
    object = board.objects[-1]
    board.objects[-1] = object.but(card=_sized(object.card, 3, 3))
    play = resolve(act(board.play(MAIN), CastSpell(0, card, costs=costs)))
    while play.game.stack:
        resolve(play)
    assert len(play.game.battlefield) == there


# -- modes ---------------------------------------------------------------------------------------

MODAL = spell(
    ChooseModes(
        (
            Mode(bolt(2).effects, (ANY_CREATURE,)),
            Mode((GainLife(Who.YOU, 3),)),
            Mode((GainLife(Who.YOU, 5),)),
        )
    )
)


def test_a_mode_without_targets_cant_be_chosen() -> None:
    board = Board()
    card = in_hand(board, 0, MODAL)
    play = board.play(MAIN)
    with pytest.raises(NeedsChoice) as asked:
        act(play, CastSpell(0, card))
    assert list(asked.value.choice.answers()) == [(1,), (2,)]


def test_the_mode_announced_happens() -> None:
    board = Board()
    card = in_hand(board, 0, MODAL)
    play = resolve(act(board.play(MAIN), CastSpell(0, card, modes=(2,))))
    assert play.game.players[0].life == 25
    assert not_applied(play) == []
    assert reasons(board.play(MAIN), CastSpell(0, card, modes=(1, 2))) == {"601.2b"}


# -- countering ----------------------------------------------------------------------------------


@pytest.mark.parametrize("protected", [False, True])
def test_countering(protected: bool) -> None:
    board = Board()
    cant = StaticAbility((CantBeCountered(This()),), zone=Zone.STACK)
    extra: tuple[Ability, ...] = (cant,) if protected else ()
    card = in_hand(board, 0, bolt(), *extra)
    counter = in_hand(board, 1, spell(CounterIt(Target(0)), targets=(SPELL,)))
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    act(play, CastSpell(1, counter, targets=(play.game.stack[-1].id,)))
    while play.game.stack:
        resolve(play)
    assert play.game.players[1].life == (17 if protected else 20)


def test_split_second_stops_others_from_casting() -> None:
    board = Board()
    card = in_hand(board, 0, bolt(), "split second")
    other = in_hand(board, 1, bolt())
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    assert reasons(play, CastSpell(1, other, targets=(BOB,))) == {"702.61a"}


def test_what_triggers_when_a_spell_is_cast_resolves_before_it() -> None:
    board = Board()
    monk = board.creature(0, 1, 1, "prowess")
    card = in_hand(board, 0, bolt())
    play = act(board.play(MAIN), CastSpell(0, card, targets=(BOB,)))
    assert len(play.game.stack) == 2
    resolve(play)
    assert play.now.power(monk) == 2
    assert play.game.players[1].life == 20
