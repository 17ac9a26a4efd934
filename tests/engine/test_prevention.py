"""Replacement and prevention of damage (CR 614–616), protection, shields, regeneration."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.engine.cr.cr120_damage import deal_damage
from app.engine.kernel.choice import Choice, NeedsChoice
from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.play import Play
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.colors import Color
from app.terms.events import Damage, Destroyed, Moved, Recipient, Untapped
from app.terms.modifications import (
    CantBePrevented,
    Modification,
    PreventDamage,
    RedirectDamage,
    Regenerates,
    ScaleDamage,
)
from app.terms.selectors import (
    Anything,
    Controlled,
    HasType,
    Host,
    IsColor,
    ObjectIs,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import SUPPOSED, Board, settle, supposed
from tests.engine.fighting import (
    ANN,
    BOB,
    alive,
    cited,
    dealt,
    fight,
    lasting,
    life,
    prevented,
)

ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
FROM_RED = KeywordAbility("protection", quality=IsColor(Color.RED))
FROM_EVERYTHING = KeywordAbility("protection", quality=Anything())
RED = frozenset({Color.RED})


def permanent(board: Board, player: int, *effects: Modification) -> int:
    """An enchantment with a static ability."""
    return board.add(player, StaticAbility(effects), types=ENCHANTMENT)


def deals(
    board: Board,
    *damages: tuple[int, Recipient, int],
    effects: Iterable[ActiveEffect] = (),
    combat: bool = False,
    answers: tuple[object, ...] = (),
) -> Play:
    play = board.play()
    play = Play(board.rules, play.game.but(effects=tuple(effects)), answers)
    deal_damage(play, [Damage(s, to, n, combat) for s, to, n in damages], SUPPOSED)
    return play


def every(deal: Callable[[tuple[object, ...]], Play]) -> list[tuple[list[Choice], Play]]:
    """Every play, with the choices on the way to it."""
    waiting: list[tuple[tuple[object, ...], list[Choice]]] = [((), [])]
    found: list[tuple[list[Choice], Play]] = []
    while waiting:
        answers, choices = waiting.pop()
        try:
            found.append((choices, deal(answers)))
        except NeedsChoice as open_choice:
            choice = open_choice.choice
            waiting += [((*answers, a), [*choices, choice]) for a in choice.answers()]
    return found


# -- protection ------------------------------------------------------------------------------------


def test_protection_prevents_damage_of_its_quality_alone() -> None:
    board = Board()
    red, green = board.creature(0, 3, 3, colors=RED), board.creature(0, 3, 3)
    soldier = board.creature(1, 2, 2, FROM_RED)
    play = deals(board, (red, soldier, 3), (green, soldier, 1))
    assert (dealt(play, soldier), prevented(play)) == (1, 3)
    assert "702.16e" in cited(play)


def test_protection_of_a_player() -> None:
    board = Board()
    red = board.creature(0, 3, 3, "lifelink", colors=RED)
    board.set(1, abilities=(FROM_RED,))
    play = deals(board, (red, BOB, 3))
    assert (life(play), life(play, 0), prevented(play)) == (20, 20, 3)


def test_protection_from_a_player() -> None:
    board = Board()
    ours, theirs = board.creature(0, 3, 3), board.creature(1, 3, 3)
    guard = board.creature(1, 2, 9, KeywordAbility("protection", player=0))
    play = deals(board, (ours, guard, 3), (theirs, guard, 1))
    assert dealt(play, guard) == 1
    wary = board.creature(1, 2, 9, KeywordAbility("protection", player=Who.OPPONENT))
    play = deals(board, (ours, wary, 3), (theirs, wary, 1))
    assert dealt(play, wary) == 1


def test_the_source_is_looked_at_as_it_last_was() -> None:
    board = Board()
    red, soldier = board.creature(0, 3, 3, colors=RED), board.creature(1, 2, 2, FROM_RED)
    play = board.play()
    supposed(play, Moved(red, Zone.GRAVEYARD))
    deal_damage(play, [Damage(red, soldier, 3)], SUPPOSED)
    assert (dealt(play), prevented(play)) == (0, 3)


def test_unpreventable_damage_gets_through_protection() -> None:
    board = Board()
    beast = board.creature(0, 4, 4, StaticAbility((CantBePrevented(Controlled(Who.YOU), True),)))
    board.set(1, abilities=(FROM_EVERYTHING,))
    play = fight(board, {beast: BOB})
    assert (life(play), prevented(play)) == (16, 0)
    assert "615.12" in cited(play)
    # It speaks of combat damage alone.
    assert life(deals(board, (beast, BOB, 4))) == 20


# -- prevention ------------------------------------------------------------------------------------


def test_all_combat_damage_is_prevented() -> None:
    board = Board()
    vampire, bear = board.creature(0, 3, 3, "lifelink", "toxic"), board.creature(1, 2, 2)
    fog = [lasting(90, PreventDamage(combat=True))]
    play = fight(board, {vampire: BOB}, [(bear, vampire)], effects=fog)
    assert (dealt(play), prevented(play), life(play, 0)) == (0, 5, 20)
    assert alive(play, vampire, bear) == [True, True]
    assert dealt(deals(board, (vampire, BOB, 3), effects=fog)) == 3


def test_a_shield_of_a_limited_amount_is_used_up() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9)
    shield = lasting(90, PreventDamage(recipient=ObjectIs(bear)), left=4)
    play = deals(board, (bolt, bear, 3), effects=[shield])
    assert (dealt(play), prevented(play)) == (0, 3)
    assert [effect.left for effect in play.game.effects] == [1]
    deal_damage(play, [Damage(bolt, bear, 3)], SUPPOSED)
    assert (dealt(play), prevented(play)) == (2, 4)
    assert play.game.effects == ()
    assert "615.7" in cited(play)


def test_the_next_time_covers_one_instance_of_whatever_size() -> None:
    board = Board()
    red = board.creature(0, 3, 3, colors=RED)
    circle = lasting(90, PreventDamage(ObjectIs(red), player=Who.YOU, next_time=True))
    play = deals(board, (red, BOB, 7), effects=[circle])
    assert (dealt(play), prevented(play)) == (0, 7)
    assert play.game.effects == ()
    assert "615.8" in cited(play)


def test_the_next_time_for_anything_it_damages_covers_all_it_damages_then() -> None:
    board = Board()
    red = board.creature(0, 3, 3)
    one, two = board.creature(1, 2, 2), board.creature(1, 2, 2)
    pilgrim = lasting(90, PreventDamage(ObjectIs(red), next_time=True))
    play = deals(board, (red, one, 2), (red, two, 2), effects=[pilgrim])
    assert (dealt(play), prevented(play)) == (0, 4)


def test_a_shield_is_for_what_it_names() -> None:
    board = Board()
    red, bear = board.creature(0, 3, 3), board.creature(1, 2, 9)
    shield = lasting(90, PreventDamage(player=Who.YOU), left=9)
    play = deals(board, (red, bear, 3), (red, ANN, 1), effects=[shield])
    assert (dealt(play), prevented(play)) == (4, 0)
    assert play.game.effects == (shield,)


def test_static_prevention_takes_its_amount_off_each_event() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2), board.creature(0, 2, 2)
    bear = board.creature(1, 2, 9, StaticAbility((PreventDamage(recipient=This(), amount=1),)))
    play = deals(board, (one, bear, 2), (two, bear, 2))
    assert (dealt(play), prevented(play)) == (2, 2)
    assert "615.10" in cited(play)


def test_absorb_takes_its_number_off_each_source_for_each_instance() -> None:
    board = Board()
    one, two = board.creature(0, 3, 3), board.creature(0, 1, 1)
    sliver = board.creature(1, 2, 9, KeywordAbility("absorb", 1), KeywordAbility("absorb", 1))
    play = deals(board, (one, sliver, 3), (two, sliver, 1))
    assert (dealt(play), prevented(play)) == (1, 3)
    assert "702.64a" in cited(play)


def test_unpreventable_damage_leaves_shields_as_they_are() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9)
    permanent(board, 0, CantBePrevented())
    shields = [
        lasting(90, PreventDamage(recipient=ObjectIs(bear)), left=4),
        lasting(91, PreventDamage(recipient=ObjectIs(bear), next_time=True)),
    ]
    play = deals(board, (bolt, bear, 3), effects=shields)
    assert (dealt(play), prevented(play)) == (3, 0)
    assert play.game.effects == tuple(shields)


# -- 615.7: which damage a shield prevents ---------------------------------------------------------


def test_the_player_chooses_which_damage_a_shield_prevents() -> None:
    board = Board()
    vampire, goblin = board.creature(0, 2, 3, "lifelink"), board.creature(0, 2, 1)
    shield = lasting(90, PreventDamage(player=Who.YOU), left=2)
    plays = every(
        lambda answers: deals(
            board, (vampire, BOB, 2), (goblin, BOB, 2), effects=[shield], answers=answers
        )
    )
    assert {(life(p), life(p, 0), prevented(p)) for _, p in plays} == {
        (18, 22, 2),
        (18, 21, 2),
        (18, 20, 2),
    }
    assert {(c.player, c.kind, str(c.because)) for choices, _ in plays for c in choices} == {
        (1, "prevention", "615.7")
    }


def test_two_shields_together_prevent_as_much_as_they_can() -> None:
    board = Board()
    vampire, goblin = board.creature(0, 2, 3, "lifelink"), board.creature(0, 2, 1)
    shields = [lasting(n, PreventDamage(player=Who.YOU), left=2) for n in (90, 91)]
    plays = every(
        lambda answers: deals(
            board, (vampire, BOB, 2), (goblin, BOB, 3), effects=shields, answers=answers
        )
    )
    assert {prevented(play) for _, play in plays} == {4}
    assert {life(play, 0) for _, play in plays} == {20, 21}


def test_it_is_not_asked_where_it_makes_no_difference() -> None:
    board = Board()
    one, two = board.creature(0, 2, 3), board.creature(0, 3, 1)
    shield = lasting(90, PreventDamage(player=Who.YOU), left=2)
    ((choices, play),) = every(
        lambda answers: deals(
            board, (one, BOB, 2), (two, BOB, 3), effects=[shield], answers=answers
        )
    )
    assert choices == []
    assert life(play) == 17


def test_it_is_not_asked_where_the_shield_covers_everything() -> None:
    board = Board()
    one, two = board.creature(0, 2, 3, "lifelink"), board.creature(0, 3, 1)
    shield = lasting(90, PreventDamage(player=Who.YOU), left=5)
    ((choices, play),) = every(
        lambda answers: deals(
            board, (one, BOB, 2), (two, BOB, 3), effects=[shield], answers=answers
        )
    )
    assert choices == []
    assert life(play) == 20


# -- more damage, other recipients -----------------------------------------------------------------


def test_doubling_and_its_results() -> None:
    board = Board()
    wurm = board.creature(0, 6, 6, "lifelink")
    permanent(board, 0, ScaleDamage(Controlled(Who.YOU), times=2))
    permanent(board, 0, ScaleDamage(times=3))
    permanent(board, 0, ScaleDamage(Controlled(Who.OPPONENT), times=5))
    play = deals(board, (wurm, BOB, 1))
    assert (life(play), life(play, 0)) == (14, 26)


def test_doubling_and_taking_one_off_in_either_order() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9)
    permanent(board, 0, ScaleDamage(times=2))
    permanent(board, 1, PreventDamage(recipient=ObjectIs(bear), amount=1))
    plays = every(lambda answers: deals(board, (bolt, bear, 3), answers=answers))
    # Twice (3 - 1), or twice 3 less 1.
    assert {dealt(play) for _, play in plays} == {4, 5}
    assert {choice.player for choices, _ in plays for choice in choices} == {1}


def test_orders_that_end_alike_are_not_asked_for() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9, FROM_EVERYTHING)
    permanent(board, 0, ScaleDamage(times=2))
    permanent(board, 0, PreventDamage())
    ((choices, play),) = every(lambda answers: deals(board, (bolt, bear, 3), answers=answers))
    assert choices == []
    assert dealt(play) == 0


def test_a_shield_or_protection_first_is_a_choice_for_the_shield_is_used_up() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9, FROM_EVERYTHING)
    shield = lasting(90, PreventDamage(recipient=ObjectIs(bear)), left=4)
    plays = every(lambda answers: deals(board, (bolt, bear, 3), effects=[shield], answers=answers))
    assert {tuple(e.left for e in play.game.effects) for _, play in plays} == {(4,), (1,)}
    assert {dealt(play) for _, play in plays} == {0}


def test_redirection() -> None:
    board = Board()
    bolt, giant = board.creature(0, 3, 3), board.creature(1, 2, 9)
    permanent(board, 1, RedirectDamage(ObjectIs(giant), player=Who.YOU))
    play = deals(board, (bolt, BOB, 3))
    assert (life(play), dealt(play, giant)) == (20, 3)
    assert "614.9" in cited(play)


def test_redirection_to_what_is_gone_does_nothing() -> None:
    board = Board()
    bolt, giant = board.creature(0, 3, 3), board.creature(1, 2, 9)
    permanent(board, 1, RedirectDamage(ObjectIs(giant), player=Who.YOU))
    play = board.play()
    supposed(play, Moved(giant, Zone.GRAVEYARD))
    deal_damage(play, [Damage(bolt, BOB, 3)], SUPPOSED)
    assert life(play) == 17


def test_each_redirection_takes_damage_on_once() -> None:
    board = Board()
    bolt = board.creature(0, 3, 3)
    giants = [board.creature(1, 2, 9), board.creature(1, 2, 9)]
    for giant in giants:
        permanent(board, 1, RedirectDamage(ObjectIs(giant), player=Who.YOU))
        permanent(
            board,
            1,
            RedirectDamage(ObjectIs(giant), recipient=ObjectIs(giants[giant == giants[0]])),
        )
    plays = every(lambda answers: deals(board, (bolt, BOB, 3), answers=answers))
    ends = {(life(p), dealt(p, giants[0]), dealt(p, giants[1])) for _, p in plays}
    assert ends == {(20, 3, 0), (20, 0, 3)}


def test_a_limited_redirection_leaves_the_rest() -> None:
    board = Board()
    bolt = board.creature(0, 3, 3)
    way = lasting(90, RedirectDamage(ObjectIs(bolt), player=Who.YOU), left=2)
    play = deals(board, (bolt, BOB, 3), effects=[way])
    assert (life(play), dealt(play, bolt)) == (19, 2)
    assert prevented(play) == 0


# -- shields of counters, regeneration, umbra armor, indestructible --------------------------------


def test_one_shield_counter_for_all_damage_at_once() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, counters={"shield": 2})
    one, two = board.creature(1, 3, 3), board.creature(1, 3, 3)
    play = fight(board, {rex: BOB}, [(one, rex), (two, rex)], {rex: {one: 3, two: 2}})
    assert (dealt(play, rex), prevented(play)) == (0, 6)
    assert play.game.objects[rex].count("shield") == 1
    assert "122.1c" in cited(play)


def test_a_shield_counter_goes_though_nothing_is_prevented() -> None:
    board = Board()
    bolt, rex = board.creature(0, 3, 3), board.creature(1, 5, 5, counters={"shield": 1})
    permanent(board, 0, CantBePrevented())
    play = deals(board, (bolt, rex, 3))
    assert dealt(play, rex) == 3
    assert play.game.objects[rex].count("shield") == 0


def test_a_shield_counter_saves_from_an_effect_that_destroys() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, counters={"shield": 1})
    play = board.play()
    supposed(play, Destroyed(rex))
    assert alive(play, rex) == [True]
    assert play.game.objects[rex].count("shield") == 0
    supposed(play, Destroyed(rex))
    assert alive(play, rex) == [False]


def test_a_stun_counter_instead_of_untapping() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, counters={"stun": 1}, tapped=True)
    play = board.play()
    supposed(play, Untapped(rex))
    assert play.game.objects[rex].tapped
    supposed(play, Untapped(rex))
    assert not play.game.objects[rex].tapped


def test_a_finality_counter_exiles() -> None:
    board = Board()
    board.creature(0, 5, 5, counters={"finality": 1}, damage=5)
    play = settle(board.play())
    (new,) = play.game.objects.values()
    assert new.zone is Zone.EXILE


def test_regeneration() -> None:
    board = Board()
    troll = board.creature(0, 3, 3)
    bear = board.creature(1, 3, 3)
    shield = lasting(90, Regenerates(ObjectIs(troll)), left=1, controller=0)
    play = fight(board, {troll: BOB}, [(bear, troll)], effects=[shield])
    assert alive(play, troll, bear) == [True, False]
    object = play.game.objects[troll]
    assert (object.damage, object.tapped) == (0, True)
    assert play.game.combat is not None
    assert play.game.combat.attack_of(troll) is None
    assert play.game.effects == ()
    assert "701.19a" in cited(play)


def test_one_regeneration_shield_for_lethal_damage_with_deathtouch() -> None:
    board = Board()
    troll = board.creature(0, 3, 3)
    snake = board.creature(1, 3, 3, "deathtouch")
    shields = [lasting(n, Regenerates(ObjectIs(troll)), left=1, controller=0) for n in (90, 91)]
    play = fight(board, {troll: BOB}, [(snake, troll)], effects=shields)
    assert alive(play, troll) == [True]
    assert len(play.game.effects) == 1


def test_regeneration_does_not_help_without_toughness() -> None:
    board = Board()
    troll = board.creature(0, 3, 3, counters={"-1/-1": 3})
    play = Play(
        board.rules,
        board.game().but(effects=(lasting(90, Regenerates(ObjectIs(troll)), left=1),)),
    )
    settle(play)
    assert alive(play, troll) == [False]
    assert len(play.game.effects) == 1


def test_what_cant_be_regenerated_leaves_the_shield() -> None:
    board = Board()
    troll = board.creature(0, 3, 3)
    game = board.game().but(effects=(lasting(90, Regenerates(ObjectIs(troll)), left=1),))
    play = Play(board.rules, game)
    supposed(play, Destroyed(troll, regeneration=False))
    assert alive(play, troll) == [False]
    assert len(play.game.effects) == 1


def test_umbra_armor() -> None:
    board = Board()
    bear = board.creature(0, 2, 2, damage=2)
    aura = board.add(
        0,
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        "umbra armor",
        types=ENCHANTMENT,
        subtypes=frozenset({"Aura"}),
        attached_to=bear,
    )
    play = settle(board.play())
    assert alive(play, bear, aura) == [True, False]
    assert play.game.objects[bear].damage == 0
    assert "702.89a" in cited(play)


def test_indestructible() -> None:
    board = Board()
    god = board.creature(0, 2, 2, "indestructible")
    snake = board.creature(1, 5, 5, "deathtouch")
    play = fight(board, {god: BOB}, [(snake, god)])
    assert alive(play, god) == [True]
    supposed(play, Destroyed(god))
    assert alive(play, god) == [True]
    assert "702.12b" in cited(play)


def test_damage_to_the_enchanted_permanent_is_matched_from_the_aura() -> None:
    board = Board()
    bolt, bear = board.creature(0, 3, 3), board.creature(1, 2, 9)
    board.add(
        1,
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((PreventDamage(recipient=Host()),)),
        types=ENCHANTMENT,
        subtypes=frozenset({"Aura"}),
        attached_to=bear,
    )
    assert prevented(deals(board, (bolt, bear, 3), (bolt, BOB, 2))) == 3
