"""Listing the declarations that might be legal, the smallest first (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.engine.cr.cr506_declaration_terms import Move

if TYPE_CHECKING:
    from app.engine.cr.cr506_declarations import DeclarationForm

PATIENCE = 100_000


class Enumeration:
    """Goes through declarations by the number of attacks or blocks in them. Those that exceed a
    limit's most, or can't obey as many requirements as is possible, are passed over early; the rest
    is for the caller to check, who sets `found` where one is legal."""

    def __init__(self, form: DeclarationForm, least: int) -> None:
        self.form = form
        self.creatures = form.creatures
        self.moves = [form.moves(creature) for creature in self.creatures]
        self.found = False
        self.cut_short = False
        self._steps = 0
        self._most = [limit for limit in form.limits if limit.most is not None]
        self._counts = [0] * len(self._most)
        self._single: dict[int, list[int]] = {}
        for number, requirement in enumerate(form.requirements):
            if requirement.creature is not None:
                self._single.setdefault(requirement.creature, []).append(number)
        # How many requirements may go unobeyed.
        self._spare = len(form.requirements) - least
        size = len(self.creatures)
        self._largest = [0] * (size + 1)
        self._asked_left = [0] * (size + 1)
        for i in range(size - 1, -1, -1):
            longest = max((len(move) for move in self.moves[i]), default=0)
            self._largest[i] = self._largest[i + 1] + longest
            asked = len(self._single.get(self.creatures[i], ()))
            self._asked_left[i] = self._asked_left[i + 1] + asked
        self._declared: dict[int, Move] = {}

    def run(self) -> Iterator[dict[int, Move]]:
        """Declarations in order; the same dict is given out again and again, and changed."""
        for size in range(self._largest[0] + 1):
            yield from self._go(0, size, 0)
            if self.cut_short:
                return

    def _go(self, i: int, left: int, lost: int) -> Iterator[dict[int, Move]]:
        if lost > self._spare or self._largest[i] < left or self.cut_short:
            return
        if self.found:
            self.found, self._steps = False, 0
        self._steps += 1
        if self._steps > PATIENCE:
            self.cut_short = True
            return
        if not left:
            if lost + self._asked_left[i] <= self._spare:
                yield self._declared
            return
        creature = self.creatures[i]
        asked = self._single.get(creature, ())
        requirements = self.form.requirements
        for move in self.moves[i]:
            if len(move) > left:
                continue
            counted = [
                k for k, limit in enumerate(self._most) if limit.counted.counts(creature, move)
            ]
            if any(self._counts[k] >= (self._most[k].most or 0) for k in counted):
                continue
            for k in counted:
                self._counts[k] += 1
            self._declared[creature] = move
            missed = sum(not requirements[n].counted.counts(creature, move) for n in asked)
            yield from self._go(i + 1, left - len(move), lost + missed)
            del self._declared[creature]
            for k in counted:
                self._counts[k] -= 1
        yield from self._go(i + 1, left, lost + len(asked))
