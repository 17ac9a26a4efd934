"""Where a player may divide combat damage otherwise: bounds for each recipient."""

from __future__ import annotations

from typing import Any

from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game
from app.judge.asking import Answered
from app.judge.line import Line
from app.judge.notation_of import assign_line
from app.judge.ruling import Division, Share
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.terms.events import PlayerRef, Recipient


def divisions_of(
    session: Session, answered: Answered, shown: Line, sentences: Sentences
) -> tuple[Division, ...]:
    """The divisions that are open along the course that is told, one for each creature that has a
    choice, in its damage step."""
    found: list[Division] = []
    seen: set[tuple[int, int]] = set()
    for line, choice, answer in _open_divisions(answered, shown):
        form: Any = choice.form
        if form is None or not isinstance(answer, tuple):
            continue
        given = dict(answer)
        game = _game_at(line, choice)
        for source in form.asked:
            key = (source, game.combat.damage_steps if game.combat else 0)
            if key in seen:
                continue
            seen.add(key)
            found.append(_division(session, game, choice, source, given.get(source, ())))
    return tuple(found)


def _open_divisions(answered: Answered, shown: Line) -> list[tuple[Line, Choice, Any]]:
    """Every division that was explored, those of the course that is told first."""
    others = list(answered.outcomes.lines) if answered.outcomes is not None else answered.lines
    lines = [shown, *others]
    return [
        (line, choice, answer)
        for line in lines
        for choice, answer in line.choices
        if choice.kind == "divide damage"
    ]


def _game_at(line: Line, choice: Choice) -> Game:
    """The position in which the choice was made, for names: those of last known information do."""
    return line.game


def _division(
    session: Session,
    game: Game,
    choice: Choice,
    source: int,
    given: tuple[tuple[Recipient, int], ...],
) -> Division:
    form: Any = choice.form
    amounts = dict(given)
    own = next(each for each in form.sources if each.id == source)
    shares = tuple(
        Share(
            session.table.say(game, recipient),
            least,
            most,
            amounts.get(recipient, 0),
            None if isinstance(recipient, PlayerRef) else _lethal(form, recipient, own),
        )
        for recipient, least, most in form.bounds(source)
    )
    return Division(
        player=session.table.players[choice.player],
        source=session.table.say(game, source),
        step="combat damage",
        total=own.amount,
        shares=shares,
        line="> " + assign_line(session, game, source, given),
        cites=(str(choice.because),),
    )


def _lethal(form: Any, recipient: Recipient, source: Any) -> int | None:
    limit = form.limits.get(recipient)
    if limit is None or limit.lethal is None:
        return None
    lethal: int = min(1, limit.lethal) if limit.deadly and source.deathtouch else limit.lethal
    return lethal
