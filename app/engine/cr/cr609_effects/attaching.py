"""Effects that attach objects to others (CR 701.3)."""

from __future__ import annotations

from app.engine.cr.cr303_attaching import why_not_enchanted, why_not_equipped
from app.engine.cr.cr609_effects.carrying_out import affected_players, permanents
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms import instructions as ins
from app.terms.cards import Card
from app.terms.cite import Rule
from app.terms.events import Attached, Event, TokenCreated, Unattached
from app.terms.zones import Zone

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


@rule("701.3d", "effect", ins.UnattachIt)
def unattach(play: Play, effect: ins.UnattachIt, at: Viewpoint) -> None:
    """What is unattached stays on the battlefield, attached to nothing."""
    now = play.now
    ids = permanents(now, effect.what, at)
    events = [Unattached(id) for id in ids if now.game.objects[id].attached_to is not None]
    if events:
        play.happen(events, cite(unattach))


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


@rule("303.4i", "effect", ins.CreateAttached)
def create_attached(play: Play, effect: ins.CreateAttached, at: Viewpoint) -> None:
    """A token is created attached to something; where it could not be there it is not created."""
    now = play.now
    events: list[Event] = []
    for player in affected_players(now, effect.who, at):
        for host in permanents(now, effect.to, at):
            reason = _why_not_created(now, effect.token, player, host)
            if reason is None:
                events.append(TokenCreated(player, effect.token, attached=host))
            else:
                text = "no {1} token is created: it can't be attached to {0}"
                if reason.because == Rule("702.16c"):
                    text = "no {1} token is created: {0} has protection from it"
                about = (host, effect.token.name)
                play.note(cite(create_attached), text, *about, negative=True)
    if events:
        play.happen(events, cite(create_attached))


def _why_not_created(now: Now, token: Card, player: int, host: int) -> Reason | None:
    """Why such a token could not stay there, if it were there."""
    game = now.game
    made = GameObject(game.next_id, token, player, player, Zone.BATTLEFIELD, token.name, token=True)
    supposed = game.with_object(made).but(battlefield=(*game.battlefield, made.id))
    return why_not(Now(now.rules, supposed), made.id, host)
