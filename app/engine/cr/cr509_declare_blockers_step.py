"""The declare blockers step (CR 509): the declarations are made, and what they lead to."""

from __future__ import annotations

from app.engine.cr.cr506_combat_costs import CostLedger
from app.engine.cr.cr506_paying import pay_life
from app.engine.cr.cr509_block_declaration import BlockForm, block_form
from app.engine.cr.cr509_block_restrictions import BlockRules
from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr702_keyword_abilities.banding import blocked_together
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Cite
from app.terms.declarations import BlockAnswer
from app.terms.events import BecameBlocked, BecameUnblocked, BlockersDeclared, Event, PlayerRef
from app.terms.instructions import BecomeBlocked
from app.terms.steps import Step


@rule("509.1", "turn-based action", Step.DECLARE_BLOCKERS)
def declare_blockers(play: Play) -> None:
    """First each defending player declares blockers, in turn order (802.4); a declaration is legal
    as a whole or not at all. Where it has been made already nothing is asked."""
    for player in play.game.turn_order()[1:]:
        combat = play.game.combat
        if combat is None or player in combat.blockers_declared:
            continue
        if play.now.once(BlockRules).attackers_of(player):
            _declare(play, player)
    combat = play.game.combat
    left = combat.attacks if combat is not None else ()
    unblocked = [BecameUnblocked(attack.attacker) for attack in left if attack.blocked is None]
    if unblocked:
        play.happen(unblocked, cite(become_blocked))


def _declare(play: Play, player: int) -> None:
    form = block_form(play.now, player)
    answer = play.choose(Choice(player, "blockers", cite(declare_blockers), form=form))
    for reason in form.remarks(answer):
        play.note(reason.because, reason.text, *reason.about, negative=True)
    for whose, what in form.not_taken_into_account(answer):
        play.not_applied(whose, what)
    blocks = form.write(form.read(answer)[0])
    pay_to_block(play, player, form.cost_of(form.read(answer)[0]))
    become_blockers(play, form, blocks)


@rule("509.1f")
def pay_to_block(play: Play, player: int, ledger: CostLedger) -> None:
    """The whole cost is paid, or the declaration is undone. Mana counts as paid here: which sources
    it comes from is left to the player."""
    if not ledger.lines:
        return
    play.note(cite(pay_to_block), "{0} pays {1} to block", PlayerRef(player), str(ledger))
    if not pay_life(play, player, ledger.total):
        play.not_applied("", "a cost to block that is not only mana")


@rule("509.1g")
def become_blockers(play: Play, form: BlockForm, blocks: BlockAnswer) -> None:
    """The chosen creatures are blocking creatures until they leave combat or the phase ends; what
    they block becomes blocked, at the same time."""
    direct: dict[int, tuple[int, ...]] = {}
    for blocker, attacker in blocks:
        direct[attacker] = (*direct.get(attacker, ()), blocker)
    blocked = blocked_together(play.now, direct)
    events: list[Event] = [BlockersDeclared(form.player, blocks)]
    causes: list[Cite] = [cite(become_blockers)]
    for attacker in form.attackers:
        by = blocked.get(attacker)
        events.append(become_blocked(attacker, by))
        through_band = by is not None and attacker not in direct
        causes.append(cite(blocked_together) if through_band else cite(become_blocked))
    play.happen(events, cite(become_blockers), causes)
    text = "{0} blocks {1} as well, which is in a band with what {0} blocks"
    for attacker, by in blocked.items():
        for blocker in by:
            if blocker not in direct.get(attacker, ()):
                play.note(cite(blocked_together), text, blocker, attacker)


@rule("509.1h", "effect", BecomeBlocked)
def blocked_by_effect(play: Play, effect: BecomeBlocked, at: Viewpoint) -> None:
    """An effect can make an attacking creature a blocked one, with no creature blocking it."""
    attacks = [(id, play.now.attack_of(id)) for id in permanents(play.now, effect.what, at)]
    events = [
        BecameBlocked(id, ()) for id, attack in attacks if attack is not None and not attack.blocked
    ]
    if events:
        play.happen(events, cite(blocked_by_effect))


@rule("509.1h")
def become_blocked(attacker: int, by: tuple[int, ...] | None) -> Event:
    """An attacker with creatures declared as blockers for it is a blocked creature, one without is
    an unblocked one, and stays so though its blockers leave combat."""
    if by is None:
        return BecameUnblocked(attacker)
    return BecameBlocked(attacker, by, with_band=True)
