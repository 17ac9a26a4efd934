"""The declare attackers step (CR 508): the declaration is made, and what it leads to."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr506_combat_costs import CostLedger
from app.engine.cr.cr506_combat_phase import attacking_player
from app.engine.cr.cr506_paying import pay_life
from app.engine.cr.cr508_attack_declaration import AttackForm, attack_form
from app.engine.cr.cr701_keyword_actions.exert import may_exert
from app.engine.cr.cr702_keyword_abilities.enlist import may_enlist
from app.engine.cr.cr702_keyword_abilities.vigilance import taps_to_attack
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Combat
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.declarations import AttackAnswer
from app.terms.events import AttackersDeclared, PlayerRef, Tapped
from app.terms.steps import Step


@rule("508.1", "turn-based action", Step.DECLARE_ATTACKERS)
def declare_attackers(play: Play) -> None:
    """First the active player declares attackers; the declaration is legal as a whole or not at
    all. Where it has been made already nothing is asked."""
    combat = play.game.combat
    if combat is not None and combat.attackers_declared:
        return
    form = attack_form(play.now)
    choice = Choice(form.player, "attackers", cite(declare_attackers), form=form)
    answer = play.choose(choice)
    if not isinstance(answer, AttackAnswer):
        raise TypeError("attackers are declared by an AttackAnswer")
    _tell(play, form, answer)
    if not answer.attacks:
        play.set(play.game.but(combat=replace(combat or Combat(), attackers_declared=True)))
        return
    tap_attackers(play, answer)
    attackers = tuple(attacker for attacker, _ in answer.attacks)
    may_exert(play, form.player, attackers)
    may_enlist(play, form.player, attackers)
    pay_to_attack(play, form.cost_of(form.read(answer)[0]))
    become_attackers(play, answer)


def _tell(play: Play, form: AttackForm, answer: AttackAnswer) -> None:
    for reason in form.remarks(answer):
        play.note(reason.because, reason.text, *reason.about, negative=True)
    for whose, what in form.not_taken_into_account(answer):
        play.not_applied(whose, what)


@rule("508.1f")
def tap_attackers(play: Play, answer: AttackAnswer) -> None:
    """The chosen creatures become tapped; that is no cost."""
    now = play.now
    taps = [Tapped(attacker) for attacker, _ in answer.attacks if taps_to_attack(now, attacker)]
    for attacker, _ in answer.attacks:
        if not taps_to_attack(now, attacker):
            text = "{0} does not tap: it has vigilance"
            play.note(cite(taps_to_attack), text, attacker, negative=True)
    if taps:
        play.happen(taps, cite(tap_attackers))


@rule("508.1j")
def pay_to_attack(play: Play, ledger: CostLedger) -> None:
    """The whole cost is paid, or the declaration is undone. Mana counts as paid here: which sources
    it comes from is left to the player."""
    if not ledger.lines:
        return
    player = PlayerRef(attacking_player(play.now))
    play.note(cite(pay_to_attack), "{0} pays {1} to attack", player, str(ledger))
    if not pay_life(play, player.player, ledger.total):
        play.not_applied("", "a cost to attack that is not only mana")


@rule("508.1k")
def become_attackers(play: Play, answer: AttackAnswer) -> None:
    """The chosen creatures are attacking creatures until they leave combat or the phase ends."""
    bands = tuple(band for band in answer.bands if len(band) > 1)
    play.happen((AttackersDeclared(answer.attacks, bands),), cite(become_attackers))


@rule("508.8", "next step", Step.DECLARE_ATTACKERS)
def skip_without_attackers(play: Play) -> Step:
    """Where nothing was declared as an attacker or entered attacking, there are no declare blockers
    and combat damage steps."""
    combat = play.game.combat
    if combat is not None and (combat.attacks or combat.left):
        return Step.DECLARE_BLOCKERS
    text = "nothing is attacking: blocks and combat damage are skipped"
    play.note(cite(skip_without_attackers), text, negative=True)
    return Step.END_OF_COMBAT
