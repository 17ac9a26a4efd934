"""In which step something must be done to matter, and why."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.judge.asking import Answered
from app.judge.ruling import Timing
from app.judge.session import Session
from app.judge.timing_of_cards import timing_of_cards
from app.terms.steps import COMBAT_STEPS, STEP_ORDER, Step


def timing_of(session: Session, answered: Answered) -> tuple[Timing, ...]:
    """The advice that fits where the call stands, in the order of the steps."""
    line = (session.lines or [session.start])[0]
    game = line.game
    step = game.turn.step
    if step not in COMBAT_STEPS and game.combat is None:
        return ()
    own = timing_of_cards(session.now(line))
    general = (timing for timing in _all(game) if timing is not None)
    return tuple(dict.fromkeys((*own, *general)))


def _all(game: Game) -> list[Timing | None]:
    place = STEP_ORDER.index(game.turn.step)
    attackers = STEP_ORDER.index(Step.DECLARE_ATTACKERS)
    blockers = STEP_ORDER.index(Step.DECLARE_BLOCKERS)
    combat = game.combat
    attacking = combat is not None and bool(combat.attacks)
    blocked = combat is not None and bool(combat.blocks)
    second = combat is not None and combat.damage_steps > 0
    return [
        Timing(
            "To keep a creature from attacking, tap it or take it away in the beginning of combat "
            "step at the latest: tapping a creature that is attacking changes nothing.",
            ("508.1a", "506.4b"),
        )
        if place <= attackers
        else None,
        Timing(
            "Tapping an attacker now changes nothing: it stays in combat and deals its damage. It "
            "had to be tapped before attackers were declared.",
            ("506.4b", "508.1a"),
        )
        if attacking and place >= attackers
        else None,
        Timing(
            "To keep a creature from blocking, or to have one more blocker, act in the declare "
            "attackers step at the latest; evasion gained after blocks does not undo a block.",
            ("509.1a", "509.1h", "506.4a"),
        )
        if attacking and place < blockers
        else None,
        Timing(
            "Removing or tapping a blocker now leaves the attacker blocked; without trample it "
            "deals no damage once no creature blocks it.",
            ("509.1h", "510.1c"),
        )
        if blocked and place >= blockers and not second
        else None,
        Timing(
            "To change how much is dealt, or to prevent it, act before the combat damage step "
            "begins: no one can act between assigning damage and dealing it.",
            ("510.2", "510.1"),
        )
        if attacking and place <= blockers
        else None,
        Timing(
            "Between the two combat damage steps players have priority: what changes then counts "
            "for the second step only.",
            ("510.4", "510.3"),
        )
        if game.turn.step is Step.FIRST_STRIKE_DAMAGE
        else None,
    ]
