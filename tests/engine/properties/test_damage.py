"""Properties of damage as it is dealt (CR 120, 614–616, 702), whoever deals it to whomever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr120_damage import deal_damage
from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import ActiveEffect, Game
from app.engine.kernel.play import Play
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.events import Damage, LifeGain, Moved, Recipient
from app.terms.modifications import (
    CantBePrevented,
    Modification,
    PreventDamage,
    RedirectDamage,
    ScaleDamage,
)
from app.terms.selectors import ObjectIs, Who
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import SUPPOSED, Board, settle, supposed
from tests.engine.fighting import BOB, dealt, happened, lasting, life, prevented

ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
PLANESWALKER = frozenset({CardType.PLANESWALKER})
CREATURE = frozenset({CardType.CREATURE})
BATTLE = frozenset({CardType.BATTLE})


@dataclass(frozen=True)
class Effect:
    """Something that changes damage: its arithmetic, and how it is put on a board."""

    name: str
    of: Callable[[int], int]
    terms: Modification
    left: int | None = None


def prevents(amount: int) -> Effect:
    return Effect(f"-{amount}", lambda n: max(0, n - amount), PreventDamage(amount=amount))


def shield(amount: int) -> Effect:
    return Effect(f"shield {amount}", lambda n: max(0, n - amount), PreventDamage(), amount)


def times(factor: int) -> Effect:
    return Effect(f"x{factor}", lambda n: n * factor, ScaleDamage(times=factor))


def more(amount: int) -> Effect:
    # Nothing is added to no damage (614.7a).
    return Effect(f"+{amount}", lambda n: n + amount if n else 0, ScaleDamage(plus=amount))


ALL = Effect("prevented", lambda n: 0, PreventDamage())
CHANGES = st.lists(
    st.one_of(
        st.integers(1, 3).map(prevents),
        st.integers(1, 4).map(shield),
        st.integers(2, 3).map(times),
        st.integers(1, 2).map(more),
        st.just(ALL),
    ),
    max_size=3,
)


def setting(board: Board, changes: Sequence[Effect], *others: Modification) -> Game:
    """The board with these effects; shields are waiting, everything else is of an enchantment."""
    active: list[ActiveEffect] = []
    for number, change in enumerate(changes):
        if change.left is None:
            board.add(1, StaticAbility((change.terms,)), types=ENCHANTMENT)
        else:
            active.append(lasting(900 + number, change.terms, change.left))
    for other in others:
        board.add(1, StaticAbility((other,)), types=ENCHANTMENT)
    return board.game().but(effects=tuple(active))


def every(rules: object, game: Game, damages: Sequence[Damage]) -> list[Play]:
    """Every play of this damage, one for each answer to the choices that come up."""
    waiting: list[tuple[object, ...]] = [()]
    found: list[Play] = []
    while waiting:
        answers = waiting.pop()
        play = Play(rules, game, answers)  # type: ignore[arg-type]
        try:
            deal_damage(play, damages, SUPPOSED)
        except NeedsChoice as open_choice:
            waiting += [(*answers, answer) for answer in open_choice.choice.answers()]
            continue
        found.append(play)
    return found


def results(changes: Sequence[Effect], amount: int) -> set[int]:
    """What damage can become: each order of the effects, one after the other."""
    found = set()
    for order in permutations(changes):
        n = amount
        for change in order:
            n = change.of(n)
        found.add(n)
    return found


def recipients(board: Board) -> list[Recipient]:
    """One of each kind, all Bob's, none of which a few points of damage kill."""
    return [
        BOB,
        board.creature(1, 1, 99),
        board.add(1, types=PLANESWALKER, counters={"loyalty": 99}),
        board.add(1, types=BATTLE, counters={"defense": 99}, protector=1),
        board.add(
            1,
            types=PLANESWALKER | CREATURE,
            power=1,
            toughness=99,
            counters={"loyalty": 99},
        ),
    ]


@settings(max_examples=80)
@given(CHANGES, st.integers(1, 6), st.booleans())
def test_one_path_for_every_recipient(changes: list[Effect], amount: int, combat: bool) -> None:
    """Swap the recipient, and the same amounts come out: those of all orders of the effects."""
    board = Board()
    source = board.creature(0, 1, 1)
    them = recipients(board)
    game = setting(board, changes)
    for to in them:
        plays = every(board.rules, game, [Damage(source, to, amount, combat)])
        assert {dealt(play, to) for play in plays} == results(changes, amount)


@settings(max_examples=80)
@given(CHANGES, st.integers(1, 6))
def test_results_are_those_of_the_final_amount(changes: list[Effect], amount: int) -> None:
    board = Board()
    source = board.creature(0, 1, 1, "lifelink", "deathtouch", KeywordAbility("toxic", 2))
    bear = board.creature(1, 1, 99)
    game = setting(board, changes)
    for play in every(board.rules, game, [Damage(source, BOB, amount, combat=True)]):
        final = dealt(play, BOB)
        assert life(play) == 20 - final
        assert life(play, 0) == 20 + final
        assert play.game.players[1].count("poison") == (2 if final else 0)
    for play in every(board.rules, game, [Damage(source, bear, amount)]):
        final = dealt(play, bear)
        assert play.game.objects[bear].damage == final
        assert play.game.objects[bear].deathtouched == bool(final)
        if not final:
            assert not [e for e in happened(play) if isinstance(e, Damage | LifeGain)]


@settings(max_examples=80)
@given(CHANGES, st.integers(1, 6))
def test_unpreventable_damage(changes: list[Effect], amount: int) -> None:
    """Only what prevents does nothing to it, and is not used up."""
    board = Board()
    source = board.creature(0, 1, 1)
    game = setting(board, changes, CantBePrevented())
    kept = [change for change in changes if isinstance(change.terms, ScaleDamage)]
    for play in every(board.rules, game, [Damage(source, BOB, amount)]):
        assert dealt(play, BOB) in results(kept, amount)
        assert prevented(play) == 0
        assert play.game.effects == game.effects


@settings(max_examples=60)
@given(CHANGES, st.integers(1, 6))
def test_prevented_and_dealt_add_up_without_scaling(changes: list[Effect], amount: int) -> None:
    kept = [change for change in changes if isinstance(change.terms, PreventDamage)]
    board = Board()
    source = board.creature(0, 1, 1)
    game = setting(board, kept)
    for play in every(board.rules, game, [Damage(source, BOB, amount)]):
        assert dealt(play) + prevented(play) == amount


@settings(max_examples=60)
@given(CHANGES, st.integers(1, 6))
def test_redirected_damage_keeps_its_source_and_amount(changes: list[Effect], amount: int) -> None:
    board = Board()
    source, giant = board.creature(0, 1, 1, "lifelink"), board.creature(1, 1, 99)
    game = setting(board, changes, RedirectDamage(ObjectIs(giant), player=Who.YOU))
    for play in every(board.rules, game, [Damage(source, BOB, amount)]):
        assert life(play) == 20
        assert dealt(play, giant, source) in results(changes, amount)
        assert life(play, 0) == 20 + dealt(play, giant)


KEYWORDS = ("lifelink", "deathtouch", "wither", "infect")


@settings(max_examples=80)
@given(
    st.lists(
        st.tuples(st.integers(1, 4), st.sets(st.sampled_from(KEYWORDS)), st.integers(0, 2)),
        min_size=2,
        max_size=4,
    ),
    st.randoms(use_true_random=False),
)
def test_simultaneous_sources_in_any_order(
    blows: list[tuple[int, set[str], int]], random: object
) -> None:
    """The end is the same, with one life gain for each source, and one check for all."""
    board = Board()
    them: list[Recipient] = [BOB, board.creature(1, 1, 3), board.creature(1, 1, 5)]
    ids = [board.creature(0, 1, 1, *sorted(words)) for _, words, _ in blows]
    damages = [Damage(id, them[to], amount) for id, (amount, _, to) in zip(ids, blows, strict=True)]
    mixed = list(damages)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    ends = []
    for order in (damages, mixed):
        play = board.play()
        deal_damage(play, order, SUPPOSED)
        gains = sorted(e.source or 0 for e in happened(play) if isinstance(e, LifeGain))
        assert gains == [id for id, b in zip(ids, blows, strict=True) if "lifelink" in b[1]]
        after = settle(play).game
        state = {
            id: (object.damage, object.count("-1/-1"), object.zone)
            for id, object in after.objects.items()
            if object.former is None
        }
        totals = [(player.life, player.count("poison")) for player in after.players]
        ends.append((state, totals))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("left", [False, True])
@settings(max_examples=60)
@given(st.sets(st.sampled_from(KEYWORDS)), st.integers(1, 3))
def test_what_a_blow_does(left: bool, words: set[str], amount: int) -> None:
    """Wither and infect put counters, deathtouch destroys, lifelink gains: all of them together,
    and all the same where the source has left."""
    board = Board()
    source = board.creature(0, 1, 1, *sorted(words))
    bear, jace = board.creature(1, 1, 9), board.add(1, types=PLANESWALKER, counters={"loyalty": 9})
    play = board.play()
    if left:
        supposed(play, Moved(source, Zone.GRAVEYARD))
    them: Iterable[Recipient] = (bear, jace, BOB)
    deal_damage(play, [Damage(source, to, amount) for to in them], SUPPOSED)
    objects = play.game.objects
    withers = bool(words & {"wither", "infect"})
    assert objects[bear].count("-1/-1") == (amount if withers else 0)
    assert objects[bear].damage == (0 if withers else amount)
    assert objects[jace].count("loyalty") == 9 - amount
    poison = amount if "infect" in words else 0
    assert play.game.players[1].count("poison") == poison
    assert life(play) == 20 - (0 if poison else amount)
    assert life(play, 0) == 20 + (3 * amount if "lifelink" in words else 0)
    settle(play)
    assert (bear in play.game.battlefield) == ("deathtouch" not in words)
    assert jace in play.game.battlefield
