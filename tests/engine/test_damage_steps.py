"""The combat damage steps (CR 510): who assigns when, and that each step reads the board afresh."""

from __future__ import annotations

from app.engine.cr.cr510_combat_damage_step import damage_decisions
from app.engine.kernel.game import Progress
from app.engine.kernel.play import Play, advance
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.events import CountersPut, MarkDamage, Moved, RemovedFromCombat
from app.terms.modifications import AssignsAsUnblocked, AssignsByToughness, AssignsNoDamage
from app.terms.selectors import CREATURE, HasSubtype, HasType, This
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, supposed
from tests.engine.fighting import (
    BOB,
    alive,
    cited,
    combat,
    dealt,
    fight,
    happened,
    life,
    run,
)

OVER = KeywordAbility("trample", quality=HasType(CardType.PLANESWALKER))


def test_first_strike_kills_before_the_blow_comes_back() -> None:
    board = Board()
    knight, bear = board.creature(0, 2, 2, "first strike"), board.creature(1, 2, 2)
    play = fight(board, {knight: BOB}, [(bear, knight)])
    assert alive(play, knight, bear) == [True, False]
    assert play.game.objects[knight].damage == 0
    assert "702.7b" in cited(play)
    assert dealt(play) == 2


def test_without_first_strike_there_is_one_step() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2), board.creature(1, 2, 2)
    play = fight(board, {one: BOB}, [(two, one)])
    steps = [e.step for e in happened(play) if type(e).__name__ == "StepBegins"]
    assert steps == ["combat damage"]
    assert alive(play, one, two) == [False, False]


def test_double_strike_strikes_twice_and_others_once() -> None:
    board = Board()
    ace = board.creature(0, 2, 2, "double strike")
    other = board.creature(0, 3, 3)
    play = fight(board, {ace: BOB, other: BOB})
    assert dealt(play, BOB, ace) == 4
    assert dealt(play, BOB, other) == 3
    assert "702.4b" in cited(play)


def between(board: Board, attacks: dict[int, object], change: object, **more: object) -> Play:
    """Combat with something done after the first of two damage steps."""
    first = fight(board, attacks, until=Step.COMBAT_DAMAGE, **more)  # type: ignore[arg-type]
    change(first)  # type: ignore[operator]
    return run(board, first.game)


def grants(keyword: str, id: int) -> object:
    return lambda play: supposed(play, CountersPut(id, keyword, 1))


def test_first_strike_gained_after_the_first_step_keeps_the_blow() -> None:
    board = Board()
    striker, late = board.creature(0, 1, 1, "first strike"), board.creature(0, 3, 3)
    play = between(board, {striker: BOB, late: BOB}, grants("first strike", late))
    assert life(play) == 20 - 1 - 3
    assert "702.7c" in cited(play)


def test_first_strike_lost_after_striking_earns_no_second_blow() -> None:
    board = Board()
    archer = board.creature(0, 2, 1, counters={"first strike": 1})

    def loses(play: Play) -> None:
        object = play.game.objects[archer]
        play.set(play.game.with_object(object.but(counters=())))

    play = between(board, {archer: BOB}, loses)
    assert life(play) == 18
    assert "702.7c" in cited(play)


def test_double_strike_lost_between_the_steps() -> None:
    board = Board()
    ace = board.creature(0, 1, 1, counters={"double strike": 1})

    def loses(play: Play) -> None:
        object = play.game.objects[ace]
        play.set(play.game.with_object(object.but(counters=())))

    play = between(board, {ace: BOB}, loses)
    assert life(play) == 19
    assert "702.4c" in cited(play)


def test_double_strike_gained_by_a_first_striker_between_the_steps() -> None:
    board = Board()
    ace = board.creature(0, 1, 1, "first strike")
    play = between(board, {ace: BOB}, grants("double strike", ace))
    assert life(play) == 18
    assert "702.4d" in cited(play)


def test_a_first_striker_that_dealt_nothing_gets_no_second_chance() -> None:
    board = Board()
    kobold = board.creature(0, 0, 1, "first strike")
    play = between(board, {kobold: BOB}, grants("+1/+1", kobold))
    assert life(play) == 20
    assert "702.7b" in cited(play)


def test_the_second_strike_tramples_over_what_the_first_has_hurt() -> None:
    board = Board()
    reaver = board.creature(0, 3, 5, "double strike", "trample")
    gargoyle = board.creature(1, 3, 3, "indestructible")
    first = fight(board, {reaver: BOB}, [(gargoyle, reaver)], until=Step.COMBAT_DAMAGE)
    assert life(first) == 20
    play = run(board, first.game, {reaver: {BOB: 3}})
    assert life(play) == 17
    assert alive(play, gargoyle) == [True]
    assert "702.12b" in cited(first)


def test_a_call_may_begin_in_the_first_damage_step() -> None:
    board = Board()
    ace, knight, bear = (
        board.creature(0, 1, 1, *kind) for kind in (["double strike"], ["first strike"], [])
    )
    game = combat(board, {ace: BOB, knight: BOB, bear: BOB}, step=Step.FIRST_STRIKE_DAMAGE)
    play = run(board, game)
    assert life(play) == 20 - 1 - 1  # ace's second blow and the bear's


# -- who deals no damage ---------------------------------------------------------------------------


def test_blocked_with_no_blocker_left() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    game = combat(board, {rex: BOB}, [(bear, rex)])
    play = Play(board.rules, game)
    supposed(play, Moved(bear, Zone.HAND))
    done = run(board, play.game)
    assert life(done) == 20
    assert "510.1c" in cited(done)


def test_what_leaves_combat_deals_and_is_dealt_nothing() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    game = combat(board, {rex: BOB}, [(bear, rex)])
    play = Play(board.rules, game)
    supposed(play, RemovedFromCombat(rex))
    done = run(board, play.game)
    assert dealt(done) == 0
    assert alive(done, rex, bear) == [True, True]
    assert "510.1d" in cited(done)


def test_attacking_nothing_any_more() -> None:
    board = Board()
    rex = board.creature(0, 3, 3, "trample")
    jace = board.add(1, types=frozenset({CardType.PLANESWALKER}), counters={"loyalty": 3})
    play = Play(board.rules, combat(board, {rex: jace}))
    supposed(play, Moved(jace, Zone.EXILE))
    done = run(board, play.game)
    assert dealt(done) == 0
    assert "506.4c" in cited(done)


def test_trample_over_planeswalkers_once_the_planeswalker_is_gone() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5, OVER), board.creature(1, 2, 2)
    jace = board.add(1, types=frozenset({CardType.PLANESWALKER}), counters={"loyalty": 3})
    for blocks, expected in (([], 15), ([(bear, rex)], 17)):
        play = Play(board.rules, combat(board, {rex: jace}, blocks))
        supposed(play, Moved(jace, Zone.EXILE))
        done = run(board, play.game)
        assert life(done) == expected
        assert "702.19e" in cited(done)


def test_power_0_assigns_nothing() -> None:
    board = Board()
    wall, bear = board.creature(0, 0, 4), board.creature(0, -1, 4)
    play = fight(board, {wall: BOB, bear: BOB})
    assert dealt(play) == 0
    assert "510.1a" in cited(play)


def test_damage_equal_to_toughness() -> None:
    board = Board()
    tower = board.creature(0, 0, 5, StaticAbility((AssignsByToughness(CREATURE),)))
    thin = board.creature(0, 4, 1)
    play = fight(board, {tower: BOB, thin: BOB})
    assert life(play) == 20 - 5 - 1


def test_assigns_no_damage() -> None:
    board = Board()
    calm = board.creature(0, 4, 4, StaticAbility((AssignsNoDamage(This()),)))
    play = fight(board, {calm: BOB})
    assert life(play) == 20


def test_as_though_it_were_not_blocked() -> None:
    board = Board()
    elemental = board.creature(0, 7, 7, StaticAbility((AssignsAsUnblocked(This()),)))
    bear, boar = board.creature(1, 2, 2), board.creature(1, 2, 2)
    blocks = [(bear, elemental), (boar, elemental)]
    through = fight(board, {elemental: BOB}, blocks, {elemental: {BOB: 7}})
    assert life(through) == 13
    assert alive(through, bear, boar) == [True, True]
    stopped = fight(board, {elemental: BOB}, blocks, {elemental: {bear: 2, boar: 5}})
    assert life(stopped) == 20
    mixed = combat(board, {elemental: BOB}, blocks)
    (attackers, _) = damage_decisions(board.rules, mixed)
    assert attackers.refusals_of_pins([(elemental, ((bear, 2), (BOB, 5)))])


def test_first_strikers_die_in_between_and_no_longer_count() -> None:
    """A blocker killed by first strike deals no damage; its attacker stays blocked."""
    board = Board()
    knight, ogre = board.creature(0, 3, 1, "first strike"), board.creature(0, 4, 4)
    guard = board.creature(1, 5, 3)
    play = fight(board, {knight: BOB, ogre: BOB}, [(guard, knight), (guard, ogre)])
    assert alive(play, knight, ogre, guard) == [True, True, False]
    assert life(play) == 20


def test_damage_goes_on_being_marked_on_what_is_no_creature_any_more() -> None:
    board = Board()
    bear = board.creature(0, 2, 4)
    play = board.play()
    supposed(play, MarkDamage(bear, 3))
    assert play.game.objects[bear].damage == 3


def test_a_player_who_has_left_is_assigned_nothing() -> None:
    board = Board("Ann", "Bob", "Cy")
    rex = board.creature(0, 3, 3)
    board.set(1, lost=True)
    play = fight(board, {rex: BOB})
    assert dealt(play) == 0
    assert "800.4e" in cited(play)


def test_progress_is_kept_between_units() -> None:
    board = Board()
    rex = board.creature(0, 3, 3)
    play = fight(board, {rex: BOB})
    assert play.game.turn.step is Step.END_OF_COMBAT
    assert play.game.turn.progress is Progress.BEGIN
    assert play.game.combat is not None
    assert play.game.combat.damage_steps == 1


def test_bands_with_other_counts_two_of_the_quality() -> None:
    board = Board()
    rex = board.creature(0, 4, 4)
    other = KeywordAbility("banding", quality=HasSubtype("Knight"))
    one = board.creature(1, 1, 1, other, subtypes=frozenset({"Knight"}))
    two = board.creature(1, 1, 1, subtypes=frozenset({"Knight"}))
    three = board.creature(1, 1, 1)
    for blockers, player in (((one, two), 1), ((one, three), 0)):
        game = combat(board, {rex: BOB}, [(b, rex) for b in blockers])
        assert damage_decisions(board.rules, game)[0].player == player


def test_answers_are_for_the_choices_that_are_open() -> None:
    """The attackers' damage leaves no choice, so the one answer given is for the blocker's."""
    board = Board()
    one, two = board.creature(0, 1, 3), board.creature(0, 1, 3)
    guard = board.creature(1, 3, 3)
    game = combat(board, {one: BOB, two: BOB}, [(guard, one), (guard, two)])
    play = Play(board.rules, game, (((guard, ((one, 1), (two, 2))),),))
    while play.game.turn.step is not Step.END_OF_COMBAT:
        advance(play)
    assert (dealt(play, one), dealt(play, two)) == (1, 2)
