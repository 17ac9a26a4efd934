"""Combats made up by chance, and what the rules say of dividing damage in them, worked out anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from hypothesis import strategies as st

from app.engine.kernel.game import Game
from app.terms.events import PlayerRef, Recipient
from tests.engine.build import Board
from tests.engine.fighting import combat

BOB = PlayerRef(1)
Assignment = dict[int, dict[Recipient, int]]


@dataclass(frozen=True)
class Fighter:
    """A creature; `blocks`: the attackers that it blocks, by their place."""

    power: int
    toughness: int
    keywords: tuple[str, ...] = ()
    damage: int = 0
    blocks: frozenset[int] = frozenset()


@dataclass
class Fight:
    """Attackers against Bob, and his blockers, with the ids that they got."""

    board: Board
    attackers: dict[int, Fighter]
    blockers: dict[int, Fighter]
    blocks: list[tuple[int, int]]

    @property
    def game(self) -> Game:
        """The position with blocks declared."""
        return combat(self.board, dict.fromkeys(self.attackers, BOB), self.blocks)

    def blockers_of(self, attacker: int) -> list[int]:
        """Who blocks it."""
        return [blocker for blocker, blocked in self.blocks if blocked == attacker]


def made(attackers: list[Fighter], blockers: list[Fighter]) -> Fight:
    """The fight on a board."""
    board = Board()
    ours = {_add(board, 0, each): each for each in attackers}
    theirs = {_add(board, 1, each): each for each in blockers}
    places = list(ours)
    blocks = [
        (id, places[place])
        for id, each in theirs.items()
        for place in sorted(each.blocks)
        if place < len(places)
    ]
    return Fight(board, ours, theirs, blocks)


def _add(board: Board, player: int, each: Fighter) -> int:
    return board.creature(player, each.power, each.toughness, *each.keywords, damage=each.damage)


def fighters(most_power: int, *keywords: str, blocking: int = 0) -> st.SearchStrategy[Fighter]:
    """Creatures that live: damage marked is less than toughness."""
    return st.builds(
        lambda power, toughness, kept, words, blocks: Fighter(
            power, toughness, tuple(sorted(words)), min(kept, toughness - 1), blocks
        ),
        st.integers(-1, most_power),
        st.integers(1, 4),
        st.integers(0, 2),
        st.sets(st.sampled_from(keywords)) if keywords else st.just(set()),
        st.frozensets(st.integers(0, blocking - 1)) if blocking else st.just(frozenset()),
    )


def fights(
    attackers: int, blockers: int, most_power: int, *keywords: str
) -> st.SearchStrategy[Fight]:
    """Fights of so many creatures at most; each blocker may block any number of attackers."""
    return st.builds(
        made,
        st.lists(fighters(most_power, *keywords), min_size=1, max_size=attackers),
        st.lists(fighters(most_power, blocking=attackers), max_size=blockers),
    )


# -- what the rules say ----------------------------------------------------------------------------


def ways(fight: Fight, attacker: int) -> Iterator[dict[Recipient, int]]:
    """Each way to divide an attacker's damage among those that it could ever damage, lethal damage
    not yet looked at (510.1, 702.19); one empty way where it assigns nothing."""
    own = fight.attackers[attacker]
    blockers: list[Recipient] = list(fight.blockers_of(attacker))
    if own.power <= 0:
        yield {}
        return
    recipients = blockers or [BOB]
    if blockers and "trample" in own.keywords:
        recipients = [*blockers, BOB]
    for amounts in product(range(own.power + 1), repeat=len(recipients)):
        if sum(amounts) == own.power:
            yield {r: n for r, n in zip(recipients, amounts, strict=True) if n}


def is_lethal(
    fight: Fight, blocker: int, assignment: Mapping[int, Mapping[Recipient, int]]
) -> bool:
    """Whether a blocker is assigned lethal damage: with what is marked on it, as much as its
    toughness, or anything by a source with deathtouch (702.2c, 702.19b)."""
    given = {a: shares.get(blocker, 0) for a, shares in assignment.items()}
    if any(n and "deathtouch" in fight.attackers[a].keywords for a, n in given.items()):
        return True
    own = fight.blockers[blocker]
    return own.damage + sum(given.values()) >= own.toughness


def legal(fight: Fight) -> list[Assignment]:
    """Every legal assignment of the attackers' damage, by trying all."""
    ids = list(fight.attackers)
    found: list[Assignment] = []
    for chosen in product(*(list(ways(fight, id)) for id in ids)):
        assignment = dict(zip(ids, chosen, strict=True))
        if all(
            is_lethal(fight, blocker, assignment)
            for id in ids
            if BOB in assignment[id]
            for blocker in fight.blockers_of(id)
        ):
            found.append(assignment)
    return found


def frozen(assignment: Mapping[int, Mapping[Recipient, int]]) -> frozenset[object]:
    """An assignment as something to compare; those who assign nothing left out."""
    return frozenset((a, frozenset(s.items())) for a, s in assignment.items() if s)


def totals(assignment: Mapping[int, Mapping[Recipient, int]]) -> dict[Recipient, int]:
    """What each recipient is assigned in all."""
    found: dict[Recipient, int] = {}
    for shares in assignment.values():
        for recipient, amount in shares.items():
            found[recipient] = found.get(recipient, 0) + amount
    return found
