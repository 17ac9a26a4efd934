"""Which orders of a player's triggered abilities lead to ends that differ (603.3b).

Six abilities can go on the stack in 720 orders. Where an ability lies on the stack is read by
nothing before it resolves: so the order is found out from the top, one ability at a time, with
positions that have become equal merged between them, and one order is kept for each end that this
comes to. The orders that are kept are then played as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from app.engine.kernel.choice import Answer, NeedsChoice
from app.engine.kernel.forms import PutInOrder
from app.engine.kernel.game import Game, StackItem
from app.judge.line import Line
from app.judge.same_but_for_ids import SameButForIds, with_new_ids

if TYPE_CHECKING:
    from app.judge.explore import Explorer

Stop = Callable[[Game], bool]
# Fewer orders than that are simply played.
FEW = 24
MOST_ANSWERS = 64


@dataclass(frozen=True, slots=True)
class _Node:
    """A position on the way. `left`: the abilities that have no place yet, by id the place among
    those of the choice; `done`: the places of the others, the first to resolve first; `answers`:
    for the unit to come."""

    line: Line
    left: tuple[tuple[int, int], ...]
    done: tuple[int, ...] = ()
    answers: tuple[Answer, ...] = ()


def telling_orders(
    explorer: Explorer, line: Line, answers: tuple[Answer, ...], form: PutInOrder, stop: Stop
) -> tuple[list[Answer], bool] | None:
    """One order for each end that the orders can come to, as answers to the choice that is open
    after these, and whether these are all; None where every order is to be played: they are few,
    or it cannot be told."""
    if len(list(islice(form.answers(), FEW))) < FEW:
        return None
    usual = form.default()
    put, met = explorer.stretch(line, (*answers, usual), lambda game: True)
    before = {item.id for item in line.game.stack}
    own = [item for item in put.game.stack if item.id not in before]
    if met is not None or len(own) != len(form.alike) or any(map(_chosen_for, own)):
        return None
    left = tuple((item.id, place) for place, item in enumerate(own))
    return _Search(explorer, form, stop, frozenset(dict(left))).orders(
        _Node(with_new_ids(put), left)
    )


def _chosen_for(item: StackItem) -> bool:
    """Whether anything was chosen, or found out, as it was put on the stack."""
    return bool(item.targets or item.target_choices or item.divided)


@dataclass(slots=True)
class _Search:
    """From the top of the stack down, each position once."""

    explorer: Explorer
    form: PutInOrder
    stop: Stop
    own: frozenset[int]

    def orders(self, first: _Node) -> tuple[list[Answer], bool] | None:
        """The orders that come to different ends, the usual one first, and whether half of the
        budget was enough for them; None where they cannot be told."""
        half = self.explorer.budget.half()
        found: list[Answer] = []
        same, seen = SameButForIds(), set[Hashable]()
        # Kept, as parts of positions are told apart by identity.
        kept: list[Line] = []
        waiting = [first]
        while waiting:
            if found and half.gone():
                return found, False
            node = waiting.pop()
            if not node.answers and (_undecided(node) or self._over(node)):
                key = (same.key(node.line), node.left)
                if key in seen:
                    continue
                seen.add(key)
                kept.append(node.line)
                if self._over(node):
                    rest = tuple(place for _, place in reversed(node.left))
                    found.append((*node.done, *rest)[::-1])
                    continue
            after = self._after(node)
            if after is None:
                return None
            waiting += after
        return found, True

    def _over(self, node: _Node) -> bool:
        game = node.line.game
        return game.over or not any(item.id in self.own for item in game.stack)

    def _after(self, node: _Node) -> list[_Node] | None:
        """The positions that come next; None where this cannot be told."""
        if not node.answers and _undecided(node):
            return [_on_top(node, place) for place in self._next(node)]
        came, met = self.explorer.stretch(node.line, node.answers, lambda game: True)
        if self.explorer.budget.gone:
            return None
        if met is None:
            return None if self._ends_early(came) else [_Node(came, node.left, node.done)]
        if not isinstance(met, NeedsChoice) or met.choice.kind == "divide damage":
            return None
        given = node.answers if came is node.line else ()
        options = list(islice(met.choice.answers(), MOST_ANSWERS + 1))
        if len(options) > MOST_ANSWERS:
            return None
        return [_Node(came, node.left, node.done, (*given, option)) for option in options]

    def _ends_early(self, line: Line) -> bool:
        """Whether the look into the future ends while some of the abilities are on the stack."""
        return self.stop(line.game) and any(item.id in self.own for item in line.game.stack)

    def _next(self, node: _Node) -> list[int]:
        """The places of which one resolves next, one of those that do the same, the last one last:
        it is looked at first."""
        words = {self.form.alike[place]: place for _, place in node.left}
        return sorted(words.values())


def _undecided(node: _Node) -> bool:
    """Whether the top of the stack is for one of those that have no place yet."""
    stack = node.line.game.stack
    return bool(stack) and any(stack[-1].id == id for id, _ in node.left)


def _on_top(node: _Node, place: int) -> _Node:
    """The position with that ability on top of those that have no place yet."""
    game = node.line.game
    free = dict(node.left)
    items = [item for item in game.stack if item.id in free]
    items.sort(key=lambda item: (free[item.id] == place, free[item.id]))
    ordered = iter(items)
    stack = tuple(next(ordered) if item.id in free else item for item in game.stack)
    left = tuple(each for each in node.left if each[1] != place)
    return _Node(node.line.but(game=game.but(stack=stack)), left, (*node.done, place))
