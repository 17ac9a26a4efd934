"""What a question is about: an object of the game, or a card that is in no zone of the call."""

from __future__ import annotations

from app.calls.name import Name, NameKind
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.judge.line import Line
from app.judge.problem import CallProblem
from app.judge.session import Session
from app.terms.events import PlayerRef, Recipient
from app.terms.zones import Zone


def asked_about(session: Session, line: Line, name: Name) -> tuple[Now, int]:
    """The position with the object that is asked about, and its id.

    A card that the call does not list is looked at as in the active player's hand. CallProblem
    where the name means nothing that is there.
    """
    game = line.game
    object = session.table.maybe(game, name)
    if object is not None:
        return session.now(line), object.id
    card = session.cards.card(name.text) if name.kind is NameKind.CARD else None
    if card is None:
        raise CallProblem(f"{name} is nowhere in the game now")
    face = session.cards.face_index(card, name.text)
    player = game.turn.active
    id = game.next_id
    made = GameObject(id, card, player, player, Zone.HAND, name.text, timestamp=id, face=face)
    game = game.with_object(made).but(next_id=id + 1)
    return Now(session.explorer.rules, game), id


def named(session: Session, line: Line, id: int, name: Name) -> str:
    """How the object is called: in the words of the question, where the call has it nowhere."""
    return session.table.say(line.game, id) if id in line.game.objects else str(name)


def recipient_asked(session: Session, line: Line, name: Name) -> Recipient:
    """The player or object that a name means now."""
    if name.kind is NameKind.PLAYER:
        return PlayerRef(session.table.player(name.text))
    return session.table.object(line.game, name).id
