"""Declarations of attackers and of blockers: what both have in common (CR 508.1, 509.1).

A declaration is looked at as a whole: every reason that makes it illegal is told. It must obey all
restrictions, and as many requirements as can be obeyed at once without disobeying one; a player
never has to pay a cost for that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from app.engine.cr.cr506_combat_costs import CostLedger
from app.engine.cr.cr506_declaration_terms import Counted, Declared, Limit, Move, Requirement
from app.engine.cr.cr506_paying import can_pay
from app.engine.kernel.choice import Answer
from app.engine.kernel.listing import Listing
from app.engine.kernel.maximum import Best, Counter, Option, maximum
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.terms.cite import Rule
from app.terms.events import PlayerRef

Costed = frozenset[tuple[int, Move]]
_NONE = Option(None)
# So many declarations in a row that can't be paid for end the listing.
MOST_REFUSED = 2_000


class DeclarationForm(ABC):
    """What one player may declare. See `refusals`, `answers`, `default`, `nothing`, `remarks`.

    `cut_short`: `answers` has left some out. `trimmed`: not every move of a creature was looked at.
    """

    verb: str
    requirement_rule: Rule
    payment_rule: Rule
    cost_rule: Rule

    def __init__(self, now: Now, player: int) -> None:
        self.now = now
        self.player = player
        self.cut_short = False
        self.trimmed = False
        self._last: tuple[Answer, dict[int, Move], tuple[Reason, ...]] | None = None
        self._best: dict[Costed, Best] = {}

    # -- what attacking and blocking differ in -----------------------------------------------------

    @property
    @abstractmethod
    def creatures(self) -> tuple[int, ...]:
        """The player's creatures that could take part, in the order of entering."""

    @abstractmethod
    def moves(self, creature: int) -> tuple[Move, ...]:
        """What a creature may do, as far as it and what it meets are concerned."""

    @abstractmethod
    def why_not_able(self, creature: int) -> tuple[Reason, ...]:
        """Why a creature can do nothing at all, or nothing that a requirement asks for."""

    @property
    @abstractmethod
    def limits(self) -> tuple[Limit, ...]:
        """The restrictions on the declaration as a whole."""

    @property
    @abstractmethod
    def requirements(self) -> tuple[Requirement, ...]:
        """All requirements, one for each creature and each effect that has it do something."""

    @abstractmethod
    def has_cost(self, creature: int, move: Move) -> bool:
        """Whether a cost has to be paid for this move."""

    @abstractmethod
    def cost_of(self, declared: Declared) -> CostLedger:
        """The total cost of the declaration."""

    @abstractmethod
    def look_at(self, answer: Answer) -> tuple[dict[int, Move], tuple[Reason, ...]]:
        """The moves of an answer, and why any of them can't be made."""

    @abstractmethod
    def write(self, declared: Declared) -> Answer:
        """The answer that declares these moves."""

    @abstractmethod
    def tapped_by(self, declared: Declared) -> frozenset[int]:
        """What declaring this taps, before costs are paid."""

    @abstractmethod
    def unread(self) -> tuple[tuple[str, str], ...]:
        """(whose, what) of effects that may matter here and can't be worked out."""

    def variants(self, declared: Declared) -> Iterator[Answer]:
        """Every answer that declares these moves."""
        yield self.write(declared)

    # -- the answers -------------------------------------------------------------------------------

    def read(self, answer: Answer) -> tuple[dict[int, Move], tuple[Reason, ...]]:
        """The moves of an answer, and why any of them can't be made; the last one is remembered."""
        last = self._last
        if last is None or last[0] is not answer:
            last = self._last = (answer, *self.look_at(answer))
        return last[1], last[2]

    def nothing(self) -> Answer:
        """The answer that declares nothing."""
        return self.write({})

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Every reason why this declaration is illegal; none where it is legal."""
        declared, reasons = self.read(answer)
        return (*reasons, *self.why_not(declared))

    def why_not(self, declared: Declared) -> tuple[Reason, ...]:
        """Why moves that can each be made don't make a legal declaration together."""
        reasons = [limit.reason for limit in self.limits if limit.disobeyed(declared)]
        reasons += self._unpaid(declared)
        reasons += self._shortfall(declared)
        return tuple(reasons)

    def answers(self) -> Iterator[Answer]:
        """Every legal declaration, those of the fewest attacks or blocks first. `cut_short` is set
        where the search found none for long and was given up."""
        listing = Listing(*self._problem(None), self._least())
        refused, found = 0, False
        for answers in listing.run():
            declared = _taken(answers, self.creatures)
            if self.why_not(declared):
                refused += 1
                if refused > MOST_REFUSED:
                    break
                continue
            refused, found = 0, True
            yield from self.variants(declared)
        self.cut_short = listing.given_up or refused > MOST_REFUSED or self.trimmed
        if not found and self.cut_short:
            yield self.default()

    def default(self) -> Answer:
        """Nothing, where that is legal; else a declaration that obeys as much as possible."""
        if not self.why_not({}):
            return self.nothing()
        return self.write(_taken(self.best(frozenset()).answers, self.creatures))

    # -- requirements ------------------------------------------------------------------------------

    def best(self, costed: Costed) -> Best:
        """The most requirements that can be obeyed with no cost but that of the moves named."""
        found = self._best.get(costed)
        if found is None:
            found = self._best[costed] = maximum(*self._problem(costed))
        return found

    def _least(self) -> int:
        return self.best(frozenset()).value if self.requirements else 0

    def _problem(self, costed: Costed | None) -> tuple[list[list[Option]], list[Counter]]:
        """The moves with the requirements they obey, what they count for and what they need. None:
        every move, else those that serve to obey most with no cost but of those named."""
        kinds = _Kinds(self.requirements, self.limits)
        things: list[list[Option]] = []
        for creature in self.creatures:
            moves = self.moves(creature)
            if costed is not None:
                moves = tuple(
                    move
                    for move in moves
                    if not self.has_cost(creature, move) or (creature, move) in costed
                )
                if not self.limits:
                    # Nothing is lost by doing more: what a part of a move obeys the whole obeys.
                    longest = max(map(len, moves), default=0)
                    moves = tuple(move for move in moves if len(move) == longest)
            things.append([_NONE, *(kinds.option(creature, move) for move in moves)])
        return things, kinds.counters()

    def _shortfall(self, declared: Declared) -> list[Reason]:
        """Which requirements are disobeyed, where more of them could be obeyed at once."""
        obeyed = sum(requirement.obeyed(declared) for requirement in self.requirements)
        if obeyed == len(self.requirements):
            return []
        best = self.best(self._costed(declared))
        if obeyed >= best.value:
            return []
        better = _taken(best.answers, self.creatures)
        missed = [
            requirement
            for requirement in self.requirements
            if requirement.obeyed(better) and not requirement.obeyed(declared)
        ]
        reasons = [requirement.reason for requirement in missed]
        reasons += dict.fromkeys(each.also for each in missed if each.also is not None)
        if len(self.requirements) > 1:
            text = "{0} of the requirements are obeyed, and {1} can be obeyed at once"
            about = (str(obeyed), str(best.value))
            reasons.append(Reason(self.requirement_rule, text, about))
        return reasons

    def _costed(self, declared: Declared) -> Costed:
        return frozenset(
            (creature, move) for creature, move in declared.items() if self.has_cost(creature, move)
        )

    # -- costs -------------------------------------------------------------------------------------

    def _unpaid(self, declared: Declared) -> list[Reason]:
        ledger = self.cost_of(declared)
        if not ledger.lines or ledger.total is None:
            return []
        if can_pay(self.now, self.player, ledger.total, self.tapped_by(declared)) is not False:
            return []
        text = "{0} can't pay the cost to " + self.verb + ", which comes to {1}"
        return [Reason(self.payment_rule, text, (PlayerRef(self.player), str(ledger)))]

    # -- what a judge is told besides --------------------------------------------------------------

    def remarks(self, answer: Answer) -> tuple[Reason, ...]:
        """What to say of a legal declaration: what it costs, and why requirements that it does not
        obey don't make it illegal."""
        declared, _ = self.read(answer)
        found: list[Reason] = []
        ledger = self.cost_of(declared)
        if ledger.lines:
            found.append(Reason(self.cost_rule, "this costs {0}", (str(ledger),)))
        for requirement in self.requirements:
            if not requirement.obeyed(declared):
                found += self._excuse(requirement)
        return tuple(dict.fromkeys(found))

    def _excuse(self, requirement: Requirement) -> list[Reason]:
        only = requirement.creature
        moves = [
            (creature, move)
            for creature in (self.creatures if only is None else (only,))
            if creature in self.creatures
            for move in self.moves(creature)
            if requirement.counted.counts(creature, move)
        ]
        about = (PlayerRef(self.player), requirement.reason.about[-1])
        rule = self.requirement_rule
        if not moves:
            text = "{0} need not: no creature is able to do what {1} asks for"
            return [
                Reason(rule, text, about),
                *(self.why_not_able(only) if only is not None else ()),
            ]
        if all(self.has_cost(creature, move) for creature, move in moves):
            text = "{0} need not do what {1} asks for: no one has to pay a cost for it"
            return [Reason(rule, text, about)]
        text = "{0} can't do what {1} asks for without disobeying something else"
        return [Reason(rule, text, about)]

    def not_taken_into_account(self, answer: Answer) -> tuple[tuple[str, str], ...]:
        """(whose, what) of all that might matter for this declaration and was left out of account;
        where there is any, `refusals` may have missed something."""
        declared, _ = self.read(answer)
        found = list(self.unread())
        if self.cut_short:
            found.append(("", f"every other way to {self.verb}"))
        if self.requirements and not (self.best(self._costed(declared)).exact and not self.trimmed):
            found.append(("", f"whether more of what creatures have to {self.verb} can be obeyed"))
        ledger = self.cost_of(declared)
        if ledger.lines:
            total = ledger.total
            if total is None or can_pay(self.now, self.player, total, frozenset()) is None:
                found.append(("", f"whether the cost to {self.verb}, {ledger}, can be paid"))
        return tuple(found)


def _taken(answers: tuple[Any, ...], creatures: tuple[int, ...]) -> dict[int, Move]:
    pairs = zip(creatures, answers, strict=True)
    return {creature: move for creature, move in pairs if move is not None}


class _Kinds:
    """The requirements and restrictions on the whole, as counters of moves."""

    def __init__(self, requirements: tuple[Requirement, ...], limits: tuple[Limit, ...]) -> None:
        self._numbers: dict[Counted, int] = {}
        self._most: list[int | None] = []
        self._demands: list[tuple[int, ...]] = []
        self._single: dict[int, list[Requirement]] = {}
        self._needs: list[tuple[Counted, int, int]] = []
        for requirement in requirements:
            if requirement.creature is not None:
                self._single.setdefault(requirement.creature, []).append(requirement)
            else:
                self._demands[self._number(requirement.counted)] += (requirement.number,)
        for limit in limits:
            k = self._number(limit.counted)
            if limit.most is not None:
                known = self._most[k]
                self._most[k] = limit.most if known is None else min(limit.most, known)
            if limit.where is not None:
                self._needs.append((limit.where, k, limit.fewest))

    def _number(self, counted: Counted) -> int:
        if counted not in self._numbers:
            self._numbers[counted] = len(self._most)
            self._most.append(None)
            self._demands.append(())
        return self._numbers[counted]

    def option(self, creature: int, move: Move) -> Option:
        """A move with what it is worth, what it adds to and what it needs."""
        asked = self._single.get(creature, ())
        value = sum(requirement.counted.counts(creature, move) for requirement in asked)
        adds = tuple(k for what, k in self._numbers.items() if what.counts(creature, move))
        needs: dict[int, int] = {}
        for where, k, fewest in self._needs:
            if where.counts(creature, move):
                needs[k] = max(needs.get(k, 0), fewest)
        return Option(move, value, adds, tuple(needs.items()), len(move))

    def counters(self) -> list[Counter]:
        """The counters, in the order of their numbers."""
        return [Counter(*pair) for pair in zip(self._most, self._demands, strict=True)]
