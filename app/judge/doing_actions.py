"""Casting, activating and playing lands: what a call's players do with priority."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from app.calls.model import Do
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_paying_mana import mana_can_be_paid
from app.engine.kernel.game import Game, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.engine.kernel.trace import NotApplied
from app.judge.acting import Acting, with_action
from app.judge.coverage_cast import of_spells
from app.judge.line import Line
from app.judge.problem import Illegal, NotModelledYet
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.judge.stops import settled
from app.terms.cite import Rule
from app.terms.events import PlayerRef
from app.terms.player_actions import CastSpell, PlayerAction, PlayLand, TurnFaceUp


def act(session: Session, action: Acting, line: Do) -> None:
    """A player casts, activates or plays what the line says, and has priority again.

    Raises Illegal with all reasons where it can't be done, NotModelledYet where the engine has no
    rule for it.
    """
    session.decide_open()
    with _not_modelled(line.text):
        acting = [with_action(session, at, action, line.player) for at in session.lines]
        try:
            session.play_to(settled, line.text, acting)
        except Illegal as refused:
            raise Illegal(refused.what, named(refused.reasons, acting)) from refused


def named(reasons: tuple[Reason, ...], acting: list[Line]) -> tuple[Reason, ...]:
    """The reasons with a card that is in the call by this action alone called by its name: no one
    else knows of it."""
    labels = {id: object.label for at in acting for id, object in at.game.objects.items()}
    return tuple(
        replace(
            reason,
            about=tuple(
                labels.get(part, part) if isinstance(part, int) else part for part in reason.about
            ),
        )
        for reason in reasons
    )


@contextmanager
def _not_modelled(what: str) -> Iterator[None]:
    try:
        yield
    except NotModelled as missing:
        raise NotModelledYet(f"{what} ({words_of(missing.term)})") from missing


@dataclass(slots=True)
class Possible:
    """Whether an action can be done on one line of play: the reasons against it, and what of it is
    not known."""

    reasons: tuple[Reason, ...] = ()
    unknown: list[NotTaken] = field(default_factory=list)


def possible(session: Session, action: Acting, line: Do) -> list[Possible]:
    """Whether the action can be done, on every line of play; nothing moves."""
    found: list[Possible] = []
    for at in session.lines:
        with _not_modelled(line.text):
            try:
                acting = with_action(session, at, action, line.player)
            except Illegal as refused:
                found.append(Possible(refused.reasons))
                continue
            found.append(_tried(session, acting))
    return found


def _tried(session: Session, acting: Line) -> Possible:
    explored = session.explorer.to(acting, _done)
    reasons = tuple(reason for _, refused in explored.illegal for reason in refused.reasons)
    told = Possible(() if explored.lines else tuple(dict.fromkeys(named(reasons, [acting]))))
    for line in explored.lines:
        told.unknown += of_spells(line.entries_since(acting.trace))
        told.unknown += [
            NotTaken(entry.object, entry.what, "the engine does not do this")
            for entry in line.entries_since(acting.trace)
            if isinstance(entry, NotApplied)
        ]
        told.unknown += [
            NotTaken(whose, what, "this can't be worked out")
            for whose, what in line.unknown - acting.unknown
        ]
    doing = acting.game.doing
    assert doing is not None
    now = Now(session.explorer.rules, acting.game)
    paid = mana_can_be_paid(now, doing)
    if paid is False:
        because = Rule("601.2h")
        text = "{0} can't pay the mana that it costs"
        told.reasons += (Reason(because, text, (PlayerRef(doing.player),)),)
    elif paid is None:
        name = now.game.objects[_object(doing)].label
        told.unknown.append(NotTaken(name, "its mana", "whether it can be paid is not worked out"))
    return told


def _done(game: Game) -> bool:
    return game.turn.progress is not Progress.ACT


def _object(doing: PlayerAction) -> int:
    if isinstance(doing, CastSpell | PlayLand):
        return doing.card
    return doing.permanent if isinstance(doing, TurnFaceUp) else doing.source
