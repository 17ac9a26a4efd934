"""A declaration of attackers (CR 508.1a–j): what it may be, all that is wrong with it, its cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from app.engine.cr.cr506_combat_costs import CostLedger, CostLine, add_up, worked_out
from app.engine.cr.cr506_combat_phase import is_there, why_not_attacked
from app.engine.cr.cr506_declaration_terms import Declared, Limit, Move, Requirement
from app.engine.cr.cr506_declarations import DeclarationForm
from app.engine.cr.cr508_attack_requirements import attack_limits, attack_requirements
from app.engine.cr.cr508_attack_restrictions import (
    AttackRules,
    choose_attackers,
    legal_targets_to_attack,
)
from app.engine.cr.cr702_keyword_abilities.banding import bands_among, why_no_band
from app.engine.cr.cr702_keyword_abilities.vigilance import taps_to_attack
from app.engine.kernel.choice import Answer
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite
from app.engine.kernel.who import source_of
from app.terms.cite import Rule
from app.terms.declarations import AttackAnswer
from app.terms.events import Recipient
from app.terms.modifications import CostToAttack


class AttackForm(DeclarationForm):
    """What the active player may declare as attackers. Answers are of kind AttackAnswer."""

    verb = "attack"
    requirement_rule = cite(attack_requirements)
    payment_rule = Rule("508.1j")
    cost_rule = Rule("508.1h")

    def __init__(self, now: Now) -> None:
        self.rules = now.once(AttackRules)
        super().__init__(now, self.rules.player)
        self._costs = now.modifications(CostToAttack)

    @cached_property
    def creatures(self) -> tuple[int, ...]:
        return tuple(legal_targets_to_attack(self.now))

    def moves(self, creature: int) -> tuple[Move, ...]:
        return self._moves[creature]

    @cached_property
    def _moves(self) -> dict[int, tuple[Move, ...]]:
        legal = legal_targets_to_attack(self.now)
        return {c: tuple((target,) for target in targets) for c, targets in legal.items()}

    def why_not_able(self, creature: int) -> tuple[Reason, ...]:
        reasons = self.rules.why_not_able(creature)
        for target in self.rules.targets:
            if reasons:
                break
            reasons = self.rules.why_not(creature, target)
        return reasons

    @cached_property
    def limits(self) -> tuple[Limit, ...]:
        return tuple(attack_limits(self.rules, self._mine))

    @cached_property
    def requirements(self) -> tuple[Requirement, ...]:
        return attack_requirements(self.rules, self._mine)

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
        (target,) = move
        for effect, at in self._costs:
            what = "what attacking costs"
            if self.rules.affects(effect.subject, creature, at, what) and self.rules.aims_at(
                target, effect.defender, at, effect.permanents, effect.battles
            ):
                cost = worked_out(self.now, effect.cost, at)
                yield CostLine(creature, source_of(self.now, at), cost)

    def tapped_by(self, declared: Declared) -> frozenset[int]:
        return frozenset(c for c in declared if taps_to_attack(self.now, c))

    # -- answers -----------------------------------------------------------------------------------

    def look_at(self, answer: Answer) -> tuple[dict[int, Move], tuple[Reason, ...]]:
        if not isinstance(answer, AttackAnswer):
            return {}, (Reason(cite(choose_attackers), "that declares no attackers"),)
        reasons: list[Reason] = []
        declared: dict[int, Move] = {}
        unattackable: dict[Recipient, Reason | None] = {}
        for creature, target in answer.attacks:
            if creature in declared:
                text = "{0} is declared as an attacker twice"
                reasons.append(Reason(cite(choose_attackers), text, (creature,)))
                continue
            declared[creature] = (target,)
            if target not in unattackable:
                unattackable[target] = why_not_attacked(self.now, target)
                refused = unattackable[target]
                if refused is not None:
                    reasons.append(refused)
            reasons += self.rules.why_not_able(creature)
            attacks = is_there(self.now, creature) and self.now.is_creature(creature)
            if attacks and unattackable[target] is None:
                reasons += self.rules.why_not(creature, target)
        if answer.bands:
            reasons += why_no_band(self.now, declared, answer.bands)
        return declared, tuple(reasons)

    def write(self, declared: Declared) -> AttackAnswer:
        return AttackAnswer(tuple((creature, target) for creature, (target,) in declared.items()))

    def variants(self, declared: Declared) -> Iterator[AttackAnswer]:
        plain = self.write(declared)
        for bands in bands_among(self.now, declared):
            yield AttackAnswer(plain.attacks, bands)

    def unread(self) -> tuple[tuple[str, str], ...]:
        return tuple(self.rules.unread)


def attack_form(now: Now) -> AttackForm:
    """The form for declaring attackers in this position, whatever the step."""
    return AttackForm(now)


def total_cost_to_attack(now: Now, answer: AttackAnswer) -> CostLedger:
    """What declaring these attackers costs, creature by creature, with the total (508.1h)."""
    form = attack_form(now)
    return form.cost_of(form.read(answer)[0])
