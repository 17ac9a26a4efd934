"""To what each attacking and blocking creature may assign its combat damage (CR 510.1b–510.1d)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr510_division_terms import Mode, Role, Source
from app.engine.cr.cr702_keyword_abilities.trample import (
    NOTHING_BLOCKS,
    beyond_blockers,
    beyond_planeswalker,
    planeswalker_gone,
    tramples,
)
from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.cite import CardText, Cite, Rule
from app.terms.events import PlayerRef
from app.terms.modifications import AssignsAsUnblocked

_LEFT = Rule("800.4e")
_NOT_ATTACKING = Rule("506.4c")


@rule("510.1b")
def unblocked(now: Now, attack: Attack, over: bool, because: Cite | None = None) -> Mode | Reason:
    """An unblocked creature assigns its damage to what it attacks, or none where that is gone."""
    target = attack.target
    because = because or cite(unblocked)
    if isinstance(target, PlayerRef) and now.game.players[target.player].lost:
        return Reason(_LEFT, "{1} has left the game: no damage from {0}", (attack.attacker, target))
    if target is None:
        player = planeswalker_gone(now, attack, over)
        if player is not None:
            return Mode((player,), cite(planeswalker_gone))
        text = "{0} is not attacking anything any more: it assigns no combat damage"
        return Reason(_NOT_ATTACKING, text, (attack.attacker,))
    beyond = beyond_planeswalker(now, attack, ()) if over else None
    if beyond is not None:
        return Mode((target, beyond.recipient), because, (beyond,))
    return Mode((target,), because)


@rule("510.1c")
def blocked(
    now: Now, attack: Attack, blockers: Sequence[int], trample: bool, over: bool
) -> Mode | Reason:
    """A blocked creature assigns its damage to the creatures blocking it, divided as its controller
    likes. With none left it assigns none, unless it has trample."""
    if not blockers:
        if trample:
            return unblocked(now, attack, over, NOTHING_BLOCKS)
        text = "{0} was blocked and nothing blocks it any more: it assigns no combat damage"
        return Reason(cite(blocked), text, (attack.attacker,))
    gates = beyond_blockers(now, attack, blockers, over) if trample else ()
    recipients = (*blockers, *(gate.recipient for gate in gates))
    return Mode(recipients, cite(blocked), gates)


def attacking_source(
    now: Now, attack: Attack, amount: int, blockers: Sequence[int]
) -> Source | Reason:
    """An attacking creature that assigns damage, or why it assigns none."""
    id = attack.attacker
    known = now.of(id)
    trample, over = tramples(now, id)
    is_blocked = attack.blocked is True
    main = (
        blocked(now, attack, blockers, trample, over)
        if is_blocked
        else unblocked(now, attack, over)
    )
    modes = [] if isinstance(main, Reason) else [main]
    if is_blocked:
        for effect, at in now.modifications(AssignsAsUnblocked):
            if matches_if_known(now, effect.subject, id, at):
                other = unblocked(now, attack, over, CardText(at.name))
                if isinstance(other, Mode):
                    # Where it could assign nothing otherwise, that is still open to it.
                    modes = modes or [Mode((), cite(blocked))]
                    modes.append(other)
                break
    if not modes:
        assert isinstance(main, Reason)
        return main
    return Source(
        id,
        amount,
        Role.BLOCKED if is_blocked else Role.UNBLOCKED,
        tuple(modes),
        deathtouch="deathtouch" in known.keywords,
        trample=trample,
        over=over,
        attacked=attack.target,
        defending=attack.defending,
    )


@rule("510.1d")
def blocking_source(
    now: Now, blocker: int, amount: int, attackers: Sequence[int]
) -> Source | Reason:
    """A blocking creature assigns its damage to the creatures it blocks, divided as its controller
    likes; where none of them is left it assigns none."""
    about: tuple[Mention, ...] = (blocker,)
    if not attackers:
        text = "{0} is blocking nothing any more: it assigns no combat damage"
        return Reason(cite(blocking_source), text, about)
    keywords = now.of(blocker).keywords
    mode = Mode(tuple(attackers), cite(blocking_source))
    return Source(
        blocker,
        amount,
        Role.BLOCKING,
        (mode,),
        deathtouch="deathtouch" in keywords,
        trample="trample" in keywords,
    )
