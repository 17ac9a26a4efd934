"""Forms of choices that many rules share: picking some of several, putting several in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from app.engine.kernel.choice import Answer
from app.engine.kernel.reason import Reason
from app.terms.cite import Cite


@dataclass(frozen=True, slots=True)
class PickSome:
    """Pick at least `least` and at most `most` of the candidates. An answer is a tuple of those
    picked, each once. `ordered`: it makes a difference which is named first. `unchanged`: those of
    now, where nothing need be picked anew. `weights`: what each candidate counts for, of which
    those picked may not have more than `limit` in all. `groups`: one number for each candidate, of
    which all that are picked have the same."""

    because: Cite
    candidates: tuple[Answer, ...]
    least: int
    most: int
    ordered: bool = False
    unchanged: tuple[Answer, ...] | None = None
    weights: tuple[int, ...] = ()
    limit: int = 0
    groups: tuple[int, ...] = ()

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Why these can't be picked."""
        if not isinstance(answer, tuple):
            return (Reason(self.because, "some of the candidates must be named"),)
        found: list[Reason] = []
        if any(picked not in self.candidates for picked in answer):
            found.append(Reason(self.because, "one of those can't be chosen"))
        if len(set(answer)) != len(answer):
            found.append(Reason(self.because, "the same one can't be chosen twice"))
        if not self.least <= len(answer) <= self.most:
            bounds = (str(self.least), str(self.most))
            found.append(Reason(self.because, "from {0} to {1} must be chosen", bounds))
        if not found and not self._are_alike(answer):
            found.append(Reason(self.because, "those can't be chosen together"))
        if not found and not self._are_light(answer):
            text = "those have more than {0} in all"
            found.append(Reason(self.because, text, (str(self.limit),)))
        return tuple(found)

    def _are_alike(self, picked: tuple[Answer, ...]) -> bool:
        if not self.groups:
            return True
        groups = dict(zip(self.candidates, self.groups, strict=True))
        return len({groups[each] for each in picked}) <= 1

    def _are_light(self, picked: tuple[Answer, ...]) -> bool:
        if not self.weights:
            return True
        weights = dict(zip(self.candidates, self.weights, strict=True))
        return sum(weights[each] for each in picked) <= self.limit

    def answers(self) -> Iterator[Answer]:
        """Every pick in the candidates' order, the largest ones first."""
        picks = permutations if self.ordered else combinations
        for number in range(min(self.most, len(self.candidates)), self.least - 1, -1):
            alike = filter(self._are_alike, picks(self.candidates, number))
            yield from filter(self._are_light, alike)

    def default(self) -> Answer:
        """As many as may be picked, the first ones."""
        if self.weights or self.groups:
            return next(self.answers(), ())
        return self.candidates[: self.most]


@dataclass(frozen=True, slots=True)
class PutInOrder:
    """Put things in order. An answer is a tuple of their places from 0 on, the first thing first.

    `alike`: a word for each thing; where two have the same, which of them comes first makes no
    difference, and only one of those orders is among the answers. `names`: what each is called.
    """

    because: Cite
    alike: tuple[int, ...]
    names: tuple[str, ...] = ()

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Why this is no order of them."""
        if isinstance(answer, tuple) and sorted(answer) == list(range(len(self.alike))):
            return ()
        return (Reason(self.because, "each of them must be named once"),)

    def answers(self) -> Iterator[Answer]:
        """Every order that makes a difference."""
        return self._orders((), tuple(range(len(self.alike))))

    def _orders(self, done: tuple[int, ...], left: tuple[int, ...]) -> Iterator[Answer]:
        if not left:
            yield done
            return
        tried: set[int] = set()
        for place in left:
            if self.alike[place] not in tried:
                tried.add(self.alike[place])
                yield from self._orders((*done, place), tuple(p for p in left if p != place))

    def default(self) -> Answer:
        """The order they are in."""
        return tuple(range(len(self.alike)))
