"""Effects that attach objects to others (CR 701.3)."""

from __future__ import annotations

from app.engine.cr.cr303_attaching import why_not_enchanted, why_not_equipped
from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms import instructions as ins
from app.terms.events import Attached

ATTACHMENTS = frozenset({"Aura", "Equipment", "Fortification"})


@rule("701.3a", "effect", ins.AttachIt)
def attach(play: Play, effect: ins.AttachIt, at: Viewpoint) -> None:
    """An attachment is moved onto something, leaving what it was on; it gets a new timestamp
    (701.3c). Nothing happens where it is there already (701.3b) or may not be there."""
    now = play.now
    host = next(iter(permanents(now, effect.to, at)), None)
    for id in permanents(now, effect.what, at):
        if host is None or now.game.objects[id].attached_to == host:
            continue
        reason = why_not(now, id, host)
        if reason is None:
            play.happen((Attached(id, host),), cite(attach))
        else:
            play.note(reason.because, reason.text, *reason.about, negative=True)


@rule("701.3b")
def why_not(now: Now, id: int, host: int) -> Reason | None:
    """What is no attachment, or could not stay there, does not become attached."""
    subtypes = now.of(id).subtypes
    if not subtypes & ATTACHMENTS:
        text = "{0} is no Aura, Equipment or Fortification"
        return Reason(cite(why_not), text, (id,))
    if "Aura" in subtypes:
        return why_not_enchanted(now, id, host)
    return why_not_equipped(now, id, host)
