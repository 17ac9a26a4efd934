"""A declaration of blockers (CR 509.1a–f): what it may be, all that is wrong with it, its cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from math import comb

from app.engine.cr.cr506_combat_costs import CostLedger, CostLine, add_up, worked_out
from app.engine.cr.cr506_combat_phase import is_there
from app.engine.cr.cr506_declaration_terms import Declared, Limit, Move, Requirement
from app.engine.cr.cr506_declarations import DeclarationForm
from app.engine.cr.cr509_block_requirements import block_limits, block_requirements
from app.engine.cr.cr509_block_restrictions import (
    BlockRules,
    choose_blockers,
    why_not_this_attacker,
)
from app.engine.kernel.choice import Answer
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite
from app.engine.kernel.who import source_of
from app.terms.cite import Rule
from app.terms.declarations import BlockAnswer
from app.terms.modifications import CostToBlock

# Of a creature that can block several, so many ways to block are looked at.
MOST_MOVES = 1_100


class BlockForm(DeclarationForm):
    """What one defending player may declare as blockers. Answers are (blocker, attacker) pairs."""

    verb = "block"
    requirement_rule = cite(block_requirements)
    payment_rule = Rule("509.1f")
    cost_rule = Rule("509.1d")

    def __init__(self, now: Now, player: int) -> None:
        super().__init__(now, player)
        self.rules = now.once(BlockRules)
        self.attackers = self.rules.attackers_of(player)
        self._costs = now.modifications(CostToBlock)
        self._found: dict[int, tuple[Move, ...]] = {}

    @cached_property
    def creatures(self) -> tuple[int, ...]:
        able = choose_blockers(self.now, self.player)
        return tuple(creature for creature in able if self.moves(creature))

    def moves(self, creature: int) -> tuple[Move, ...]:
        found = self._found.get(creature)
        if found is None:
            found = self._found[creature] = tuple(self._moves(creature))
        return found

    def _moves(self, creature: int) -> Iterator[Move]:
        can = [a for a in self.attackers if not self.rules.why_not(creature, a)]
        number = self.rules.capacity(creature)
        most = len(can) if number is None else min(number, len(can))
        left = MOST_MOVES
        for size in range(1, most + 1):
            if comb(len(can), size) > left:
                self.trimmed = True
                yield tuple(can[:most])
                return
            left -= comb(len(can), size)
            yield from combinations(can, size)

    def why_not_able(self, creature: int) -> tuple[Reason, ...]:
        reasons = self.rules.why_not_able(creature, self.player)
        for attacker in self.attackers:
            if reasons:
                break
            reasons = self.rules.why_not(creature, attacker)
        return reasons

    @cached_property
    def limits(self) -> tuple[Limit, ...]:
        return tuple(block_limits(self.rules, self._mine, self.attackers))

    @cached_property
    def requirements(self) -> tuple[Requirement, ...]:
        return block_requirements(self.rules, self._mine, self.attackers)

    @cached_property
    def _mine(self) -> tuple[int, ...]:
        return tuple(object.id for object in self.now.creatures(self.player))

    # -- costs -------------------------------------------------------------------------------------

    def has_cost(self, creature: int, move: Move) -> bool:
        return bool(self._costs) and any(True for _ in self._lines(creature, move))

    def cost_of(self, declared: Declared) -> CostLedger:
        if not self._costs:
            return CostLedger()
        return add_up(line for pair in declared.items() for line in self._lines(*pair))

    def _lines(self, creature: int, move: Move) -> Iterator[CostLine]:
        what = "what blocking costs"
        for effect, at in self._costs:
            if self.rules.affects(effect.subject, creature, at, what) and any(
                self.rules.affects(effect.attackers, attacker, at, what)
                for attacker in move
                if isinstance(attacker, int)
            ):
                cost = worked_out(self.now, effect.cost, at)
                yield CostLine(creature, source_of(self.now, at), cost)

    def tapped_by(self, declared: Declared) -> frozenset[int]:
        return frozenset()

    # -- answers -----------------------------------------------------------------------------------

    def look_at(self, answer: Answer) -> tuple[dict[int, Move], tuple[Reason, ...]]:
        because = cite(choose_blockers)
        if not isinstance(answer, tuple) or not all(map(_is_pair, answer)):
            return {}, (Reason(because, "that declares no blockers"),)
        reasons: list[Reason] = []
        declared: dict[int, tuple[int, ...]] = {}
        refused: dict[int, Reason | None] = {}
        for blocker, attacker in answer:
            if blocker not in declared:
                declared[blocker] = ()
                reasons += self.rules.why_not_able(blocker, self.player)
            if attacker in declared[blocker]:
                text = "{0} is declared as a blocker of {1} twice"
                reasons.append(Reason(because, text, (blocker, attacker)))
                continue
            declared[blocker] += (attacker,)
            if attacker not in refused:
                refused[attacker] = why_not_this_attacker(self.now, attacker, self.player)
                not_this = refused[attacker]
                if not_this is not None:
                    reasons.append(not_this)
            if is_there(self.now, blocker) and is_there(self.now, attacker):
                reasons += self.rules.why_not(blocker, attacker)
        reasons += self._too_many(declared)
        return dict(declared), tuple(reasons)

    def _too_many(self, declared: dict[int, tuple[int, ...]]) -> Iterator[Reason]:
        for blocker, attackers in declared.items():
            if len(attackers) > 1 and is_there(self.now, blocker):
                number = self.rules.capacity(blocker)
                if number is not None and len(attackers) > number:
                    text = "{0} can block {1} of these creatures at most"
                    yield Reason(cite(choose_blockers), text, (blocker, str(number)))

    def write(self, declared: Declared) -> BlockAnswer:
        return tuple(
            (blocker, attacker)
            for blocker, attackers in declared.items()
            for attacker in attackers
            if isinstance(attacker, int)
        )

    def unread(self) -> tuple[tuple[str, str], ...]:
        return tuple(self.rules.unread)


def _is_pair(part: object) -> bool:
    return isinstance(part, tuple) and len(part) == 2 and all(isinstance(id, int) for id in part)


def block_form(now: Now, player: int) -> BlockForm:
    """The form for declaring a defending player's blockers in this position, whatever the step."""
    return BlockForm(now, player)


def total_cost_to_block(now: Now, player: int, answer: BlockAnswer) -> CostLedger:
    """What declaring these blockers costs, creature by creature, with the total (509.1d)."""
    form = block_form(now, player)
    return form.cost_of(form.read(answer)[0])
