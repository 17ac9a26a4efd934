"""Properties of assigning combat damage (CR 510, 702.19): against the rules tried one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from app.engine.cr.cr510_combat_damage_step import damage_decisions
from app.engine.cr.cr510_division import Divisions
from app.engine.kernel.play import Play
from app.terms.abilities import KeywordAbility
from app.terms.events import CountersPut, Damage, Moved, Recipient, RemovedFromCombat
from app.terms.selectors import HasType
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, supposed
from tests.engine.fighting import combat, dealt, happened, life, run
from tests.engine.properties.fights import (
    BOB,
    Assignment,
    Fight,
    Fighter,
    fighters,
    fights,
    frozen,
    is_lethal,
    legal,
    made,
    totals,
    ways,
)

PLANESWALKER = frozenset({CardType.PLANESWALKER})
OVER = KeywordAbility("trample", quality=HasType(CardType.PLANESWALKER))
SMALL = fights(3, 3, 3, "trample", "deathtouch")
MIXED = fights(4, 4, 5, "trample", "deathtouch", "first strike", "double strike", "lifelink")
STRIKES = ("first strike", "double strike")


def decision(fight: Fight) -> Divisions:
    """The attackers' decision; all damage is dealt in one step here."""
    return damage_decisions(fight.board.rules, fight.game)[0]


def read(answer: object) -> Assignment:
    """An answer as an assignment."""
    return {source: dict(division) for source, division in answer}  # type: ignore[attr-defined]


@settings(max_examples=120)
@given(SMALL)
def test_the_legal_assignments_are_those_of_the_rules(fight: Fight) -> None:
    expected = {frozen(each) for each in legal(fight)}
    assert {frozen(read(answer)) for answer in decision(fight).answers()} == expected


@settings(max_examples=80)
@given(SMALL, st.data())
def test_any_assignment_is_judged_as_a_whole(fight: Fight, data: st.DataObject) -> None:
    form = decision(fight)
    expected = {frozen(each) for each in legal(fight)}
    chosen = {id: data.draw(st.sampled_from(list(ways(fight, id)))) for id in fight.attackers}
    ids = [source.id for source in form.sources]
    answer = tuple((id, tuple(chosen[id].items())) for id in ids)
    assert (form.refusals(answer) == ()) == (frozen(chosen) in expected)


@settings(max_examples=80)
@given(SMALL, st.data())
def test_a_pin_is_legal_where_some_assignment_has_it(fight: Fight, data: st.DataObject) -> None:
    form = decision(fight)
    every = legal(fight)
    for source in form.sources:
        shares = data.draw(st.sampled_from(list(ways(fight, source.id))))
        pin = (source.id, tuple(shares.items()))
        expected = any(each[source.id] == shares for each in every)
        assert (form.refusals_of_pins([pin]) == ()) == expected
        if expected:
            assert read(form.with_pins([pin]).default())[source.id] == shares


@settings(max_examples=80)
@given(SMALL)
def test_totals_and_bounds_are_those_of_all_assignments(fight: Fight) -> None:
    form = decision(fight)
    every = legal(fight)
    for group in form.components():
        ids = {source.id for source in group}
        within = [{id: each[id] for id in ids} for each in every]
        expected = {frozenset(totals(each).items()) for each in within}
        found, complete = form.all_divisions(group)
        assert complete
        assert {frozenset(totals(read(each.pins)).items()) for each in found} == expected
    for source in form.sources:
        for recipient, least, most in form.bounds(source.id):
            amounts = [each[source.id].get(recipient, 0) for each in every]
            assert (least, most) == (min(amounts), max(amounts))


@settings(max_examples=80)
@given(SMALL)
def test_classes_are_the_outcomes(fight: Fight) -> None:
    """None, less than lethal, or lethal for each creature; every amount for the player."""

    def outcome(assignment: Assignment) -> frozenset[object]:
        given = totals(assignment)
        return frozenset(
            (r, n if r == BOB else is_lethal(fight, r, assignment))  # type: ignore[arg-type]
            for r, n in given.items()
        )

    form = decision(fight)
    for group in form.components():
        ids = {source.id for source in group}
        expected = {outcome({id: each[id] for id in ids}) for each in legal(fight)}
        found, complete = form.classes(group)
        assert complete
        assert {outcome(read(each.pins)) for each in found} == expected
        assert len(found) == len(expected)


@settings(max_examples=60)
@given(SMALL, st.randoms(use_true_random=False))
def test_the_order_of_creatures_changes_nothing(fight: Fight, random: object) -> None:
    places = list(range(len(fight.attackers)))
    random.shuffle(places)  # type: ignore[attr-defined]
    old = list(fight.attackers.values())
    where = {place: new for new, place in enumerate(places)}
    other = made(
        [old[place] for place in places],
        [
            replace(each, blocks=frozenset(where[p] for p in each.blocks if p in where))
            for each in fight.blockers.values()
        ],
    )

    def named(one: Fight, place_of: dict[int, int]) -> set[frozenset[object]]:
        name: dict[Recipient, object] = {id: ("attacker", n) for id, n in place_of.items()}
        name |= {id: ("blocker", n) for n, id in enumerate(one.blockers)}
        return {
            frozenset(
                (name[a], frozenset((name.get(r, r), n) for r, n in shares.items()))
                for a, shares in read(answer).items()
            )
            for answer in decision(one).answers()
        }

    assert named(fight, {id: n for n, id in enumerate(fight.attackers)}) == named(
        other, dict(zip(other.attackers, places, strict=True))
    )


# -- what is dealt ---------------------------------------------------------------------------------


@settings(max_examples=80)
@given(MIXED)
def test_conservation(fight: Fight) -> None:
    """Without trample all of the power goes to the blockers, or to the player where nothing blocks;
    nothing at 0 or less; never more than the power, once for each step that it strikes in."""
    play = run(fight.board, fight.game)
    two_steps = any(
        word in each.keywords
        for each in (*fight.attackers.values(), *fight.blockers.values())
        for word in STRIKES
    )
    for id, each in {**fight.attackers, **fight.blockers}.items():
        for events in batches(play):
            given = [e for e in events if e.source == id]
            total = sum(e.amount for e in given)
            assert total in (0, max(0, each.power))
            if id in fight.attackers and "trample" not in each.keywords:
                blockers = fight.blockers_of(id)
                allowed = set(blockers) if blockers else {BOB}
                assert {e.recipient for e in given} <= allowed
    blows = dict.fromkeys(fight.attackers, 0)
    for events in batches(play):
        for id in {e.source for e in events} & blows.keys():
            blows[id] += 1
    for id, number in blows.items():
        assert number <= (2 if "double strike" in fight.attackers[id].keywords else 1)
    assert len(batches(play)) <= (2 if two_steps else 1)


def batches(play: Play) -> list[list[Damage]]:
    """The damage that was dealt at once, in the order of the steps."""
    found = [
        [event for event in getattr(entry, "events", ()) if isinstance(event, Damage)]
        for entry in play.trace
    ]
    return [events for events in found if events]


@settings(max_examples=60)
@given(
    st.lists(fighters(3, *STRIKES), min_size=1, max_size=4),
    st.data(),
)
def test_who_strikes_in_the_second_step(attackers: list[Fighter], data: st.DataObject) -> None:
    """Only who had first or double strike as the first step began counts, and double strike now;
    power counts as it is now."""
    fight = made(attackers, [])
    assume(any(word in each.keywords for each in attackers for word in STRIKES))
    first = run(fight.board, fight.game, until=Step.COMBAT_DAMAGE)
    changed = {
        id: data.draw(st.sets(st.sampled_from([*STRIKES, "+1/+1"]))) for id in fight.attackers
    }
    supposed(
        first,
        *(CountersPut(id, kind, 1) for id, kinds in changed.items() for kind in sorted(kinds)),
    )
    second = run(fight.board, first.game)
    for id, each in fight.attackers.items():
        struck = bool(set(each.keywords) & set(STRIKES))
        again = "double strike" in (*each.keywords, *changed[id])
        power = each.power + ("+1/+1" in changed[id])
        expected = max(0, power) if again or not struck else 0
        assert dealt(second, BOB, id) == expected


@settings(max_examples=60)
@given(MIXED, st.data())
def test_what_left_combat_deals_and_is_dealt_nothing(fight: Fight, data: st.DataObject) -> None:
    gone = data.draw(st.sets(st.sampled_from([*fight.attackers, *fight.blockers])))
    play = Play(fight.board.rules, fight.game)
    for id in sorted(gone):
        supposed(play, RemovedFromCombat(id) if id % 2 else Moved(id, Zone.HAND))
    done = run(fight.board, play.game)
    for event in happened(done):
        if isinstance(event, Damage):
            assert event.source not in gone
            assert event.recipient not in gone
    for id, each in fight.attackers.items():
        blockers = fight.blockers_of(id)
        if id not in gone and blockers and set(blockers) <= gone:
            # Blocked still: nothing without trample, all of it with trample.
            blows = 2 if "double strike" in each.keywords else 1
            expected = max(0, each.power) * blows if "trample" in each.keywords else 0
            assert dealt(done, source=id) == expected


@settings(max_examples=60)
@given(MIXED)
def test_life_and_marked_damage_add_up(fight: Fight) -> None:
    play = run(fight.board, fight.game)
    assert life(play) == 20 - dealt(play, BOB)
    gained = sum(
        dealt(play, source=id)
        for id, each in fight.attackers.items()
        if "lifelink" in each.keywords
    )
    assert life(play, 0) == 20 + gained
    for id, each in {**fight.attackers, **fight.blockers}.items():
        if id in play.game.battlefield:
            assert play.game.objects[id].damage == each.damage + dealt(play, id)
            assert play.game.objects[id].damage < each.toughness


@settings(max_examples=40)
@given(MIXED)
def test_the_same_again_is_the_same(fight: Fight) -> None:
    one, two = run(fight.board, fight.game), run(fight.board, fight.game)
    assert one.game == two.game
    assert happened(one) == happened(two)


@settings(max_examples=60)
@given(SMALL)
def test_trample_may_always_stay_with_the_blockers(fight: Fight) -> None:
    form = decision(fight)
    pins = []
    for source in form.sources:
        blockers = fight.blockers_of(source.id)
        if blockers:
            pins.append((source.id, ((blockers[0], source.amount),)))
    assert form.refusals_of_pins(pins) == ()


@settings(max_examples=60)
@given(SMALL)
def test_banding_changes_who_divides_and_not_what_goes_beyond(fight: Fight) -> None:
    assume(all(fight.blockers_of(id) for id in fight.attackers))
    banded = made(
        list(fight.attackers.values()),
        [replace(each, keywords=(*each.keywords, "banding")) for each in fight.blockers.values()],
    )
    form = decision(banded)
    assert form.player == 1 or not form.sources
    expected = {frozen(each) for each in legal(fight)}
    assert {frozen(read(answer)) for answer in form.answers()} == expected


@settings(max_examples=60)
@given(
    st.lists(
        st.tuples(
            st.integers(1, 5),
            st.sampled_from(["", "trample", "over", "over deathtouch", "trample deathtouch"]),
            st.booleans(),
        ),
        min_size=1,
        max_size=2,
    ),
    st.integers(1, 3),
    st.integers(1, 4),
)
def test_trample_against_a_planeswalker(
    attackers: list[tuple[int, str, bool]], toughness: int, loyalty: int
) -> None:
    """Its controller is hit only by what tramples over planeswalkers, and only beyond loyalty."""
    board = Board()
    jace = board.add(1, types=PLANESWALKER, counters={"loyalty": loyalty})
    guard = board.creature(1, 1, toughness)
    ids: dict[int, tuple[int, str, bool]] = {}
    for power, words, blocked in attackers:
        kinds = [OVER if word == "over" else KeywordAbility(word) for word in words.split()]
        ids[board.creature(0, power, 1, *kinds)] = (power, words, blocked)
    blocks = [(guard, id) for id, (_, _, blocked) in ids.items() if blocked]
    found = damage_decisions(board.rules, combat(board, dict.fromkeys(ids, jace), blocks))[0]
    answers = {frozen(read(answer)) for answer in found.answers()}

    def shares(power: int, recipients: list[Recipient]) -> list[dict[Recipient, int]]:
        ways = product(range(power + 1), repeat=len(recipients))
        return [
            {r: n for r, n in zip(recipients, way, strict=True) if n}
            for way in ways
            if sum(way) == power
        ]

    expected = set()
    every = [
        shares(power, [guard, jace, BOB] if blocked else [jace, BOB])
        for power, _, blocked in ids.values()
    ]
    for chosen in product(*every):
        whole = dict(zip(ids, chosen, strict=True))
        deadly = any("deathtouch" in ids[id][1] and guard in s for id, s in whole.items())
        lethal = deadly or totals(whole).get(guard, 0) >= toughness
        enough = totals(whole).get(jace, 0) >= loyalty
        if all(
            _may(words, blocked, jace in given, BOB in given, lethal, enough)
            for (_, words, blocked), given in zip(ids.values(), chosen, strict=True)
        ):
            expected.add(frozen(whole))
    assert answers == expected


def _may(
    words: str, blocked: bool, to_jace: bool, to_bob: bool, lethal: bool, enough: bool
) -> bool:
    if blocked and (to_jace or to_bob) and not (words and lethal):
        return False
    return not to_bob or ("over" in words and enough)
