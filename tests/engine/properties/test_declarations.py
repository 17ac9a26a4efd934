"""Declarations against trying everything, on small boards with every kind of restriction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr506_declarations import DeclarationForm
from app.engine.cr.cr508_attack_declaration import AttackForm
from app.engine.cr.cr509_block_declaration import BlockForm
from app.terms.abilities import Ability
from app.terms.declarations import AttackAnswer
from app.terms.modifications import (
    AttacksIfAble,
    AttackWithOneIfAble,
    BlockedByAllOrNone,
    BlockersNeeded,
    BlocksAdditional,
    BlocksIfAble,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MostInCombat,
    MustBeBlocked,
    OthersNeeded,
)
from app.terms.selectors import HasKeyword, Not, This, Who
from tests.engine.build import Board
from tests.engine.declaring import (
    BOB,
    PLANESWALKER,
    attacked,
    attackers_form,
    blockers_form,
    effect,
    static,
)

Blocks = tuple[tuple[int, int], ...]

OF_ATTACKERS: list[Ability | str] = [
    "flying",
    "menace",
    "shadow",
    static(CantBeBlocked(This(), by=Not(HasKeyword("flying")))),
    static(BlockersNeeded(This(), most=1)),
    static(BlockersNeeded(This(), fewest=3)),
    static(BlockedByAllOrNone(This())),
    static(MustBeBlocked(This())),
    static(MustBeBlocked(This(), by=HasKeyword("flying"))),
    static(MustBeBlocked(This(), fewest=2)),
    static(MustBeBlocked(This(), by_all=True)),
]
OF_BLOCKERS: list[Ability | str] = [
    "flying",
    "reach",
    "shadow",
    static(CantBlock(This(), attackers=Not(HasKeyword("flying")))),
    static(BlocksIfAble(This())),
    static(BlocksIfAble(This(), attackers=HasKeyword("menace"))),
    static(BlocksAdditional(This(), 1)),
    static(BlocksAdditional(This(), None)),
    static(OthersNeeded(This(), attack=False, block=True)),
    static(OthersNeeded(This(), attack=False, block=True, number=2)),
]
OF_WHO_ATTACK: list[Ability | str] = [
    "defender",
    "haste",
    static(AttacksIfAble(This())),
    static(AttacksIfAble(This(), Who.OPPONENT)),
    static(CantAttack(This(), Who.OPPONENT, permanents=False)),
    static(CantAttack(This(), Who.OPPONENT)),
    static(OthersNeeded(This(), attack=True, block=False)),
    static(OthersNeeded(This(), attack=True, block=False, number=2)),
    static(MostInCombat(1, attack=True, block=False, defender=Who.OPPONENT)),
    static(MostInCombat(2, attack=True, block=False)),
]


def creatures(of: list[Ability | str], most: int) -> st.SearchStrategy[list[list[Ability | str]]]:
    return st.lists(st.lists(st.sampled_from(of), max_size=2), min_size=1, max_size=most)


def subsets(among: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(among, size) for size in range(len(among) + 1))


def every_block(blockers: list[int], attackers: list[int]) -> Iterator[Blocks]:
    for sets in product(list(subsets(attackers)), repeat=len(blockers)):
        yield tuple((b, a) for b, blocked in zip(blockers, sets, strict=True) for a in blocked)


def obeyed(form: DeclarationForm, answer: object) -> int:
    declared, _ = form.read(answer)
    return sum(requirement.obeyed(declared) for requirement in form.requirements)


def broken(form: DeclarationForm, answer: object) -> bool:
    """Whether it disobeys a restriction, requirements left out of account."""
    declared, reasons = form.read(answer)
    return bool(reasons) or any(limit.disobeyed(declared) for limit in form.limits)


def check_against_all(form: DeclarationForm, every: list[object]) -> None:
    allowed = [answer for answer in every if not broken(form, answer)]
    most = max(obeyed(form, answer) for answer in allowed)
    legal = [answer for answer in allowed if obeyed(form, answer) == most]
    for answer in every:
        assert (answer in legal) == (form.refusals(answer) == ())
    listed = list(form.answers())
    assert sorted(map(repr, listed)) == sorted(map(repr, legal))
    assert form.default() in legal


@given(creatures(OF_ATTACKERS, 3), creatures(OF_BLOCKERS, 3))
@settings(max_examples=150)
def test_blocks_obey_as_much_as_anything_could(
    attacking: list[list[Ability | str]], blocking: list[list[Ability | str]]
) -> None:
    board = Board()
    attackers = [board.creature(0, 2, 2, *abilities) for abilities in attacking]
    blockers = [board.creature(1, 2, 2, *abilities) for abilities in blocking]
    form = blockers_form(attacked(board, *attackers))
    check_against_all(form, list(every_block(blockers, attackers)))


@given(creatures(OF_WHO_ATTACK, 3), st.booleans(), st.booleans())
@settings(max_examples=150)
def test_attacks_obey_as_much_as_anything_could(
    attacking: list[list[Ability | str]], walker: bool, forced: bool
) -> None:
    board = Board()
    mine = [board.creature(0, 2, 2, *abilities) for abilities in attacking]
    targets = [BOB, board.add(1, types=PLANESWALKER)] if walker else [BOB]
    if forced:
        effect(board, 1, AttackWithOneIfAble(Who.OPPONENT, defender=Who.YOU))
    form = attackers_form(board)
    every = [
        AttackAnswer(tuple((c, t) for c, t in zip(mine, chosen, strict=True) if t is not None))
        for chosen in product([None, *targets], repeat=len(mine))
    ]
    check_against_all(form, every)


@given(creatures(OF_ATTACKERS, 3), creatures(OF_BLOCKERS, 3), st.data())
def test_no_block_slips_past_evasion(
    attacking: list[list[Ability | str]], blocking: list[list[Ability | str]], data: st.DataObject
) -> None:
    board = Board()
    attackers = [board.creature(0, 2, 2, *abilities) for abilities in attacking]
    blockers = [board.creature(1, 2, 2, *abilities) for abilities in blocking]
    form = blockers_form(attacked(board, *attackers))
    pairs = data.draw(st.sets(st.tuples(st.sampled_from(blockers), st.sampled_from(attackers))))
    if form.refusals(tuple(sorted(pairs))):
        return
    words = dict(zip((*attackers, *blockers), (*attacking, *blocking), strict=True))
    for blocker, attacker in pairs:
        if "flying" in words[attacker]:
            assert {"flying", "reach"} & {word for word in words[blocker] if isinstance(word, str)}
        assert ("shadow" in words[attacker]) == ("shadow" in words[blocker])
        if "menace" in words[attacker]:
            assert sum(blocked == attacker for _, blocked in pairs) >= 2


@given(creatures(OF_ATTACKERS, 3), creatures(OF_BLOCKERS, 3), st.data())
def test_the_order_of_a_declaration_does_not_matter(
    attacking: list[list[Ability | str]], blocking: list[list[Ability | str]], data: st.DataObject
) -> None:
    board = Board()
    attackers = [board.creature(0, 2, 2, *abilities) for abilities in attacking]
    blockers = [board.creature(1, 2, 2, *abilities) for abilities in blocking]
    one = blockers_form(attacked(board, *attackers))
    other = blockers_form(attacked(board, *data.draw(st.permutations(attackers))))
    pairs = sorted(
        data.draw(st.sets(st.tuples(st.sampled_from(blockers), st.sampled_from(attackers))))
    )
    mixed = data.draw(st.permutations(pairs))
    reasons = [
        set(form.refusals(tuple(answer))) for form in (one, other) for answer in (pairs, mixed)
    ]
    if one.best(frozenset()).value == other.best(frozenset()).value:
        legal = {not each for each in reasons}
        assert len(legal) == 1
    assert one.best(frozenset()).value == other.best(frozenset()).value


def test_forms_are_of_their_kinds() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    assert isinstance(attackers_form(board), AttackForm)
    assert isinstance(blockers_form(attacked(board, bear)), BlockForm)
