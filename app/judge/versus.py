"""`A vs B`: what A may and may not do to B, a row for each kind of thing, with the reasons."""

from __future__ import annotations

from app.calls import questions as qu
from app.calls.model import Ask
from app.calls.name import NameKind
from app.judge.answered import Answered
from app.judge.asked_about import asked_about, recipient_asked
from app.judge.line import Line
from app.judge.ruling import NotTaken, VersusRow
from app.judge.session import Session
from app.judge.versus_forms import Form, forms
from app.judge.versus_player import rows_of_player
from app.judge.versus_rows import Rows
from app.terms.cite import Rule


def versus(session: Session, asked: qu.Versus, ask: Ask) -> Answered:
    """The rows in the position asked about; where it has several lines of play, in all of them."""
    answered = Answered(ask, session.lines)
    found: dict[VersusRow, None] = {}
    for line in session.lines:
        for row in _rows(session, line, asked, answered):
            found.setdefault(row)
    answered.rows = tuple(found)
    cites = (
        cite for row in found if row.matters for reason in row.reasons for cite in reason.cites
    )
    answered.cites = tuple(Rule(cite) for cite in dict.fromkeys(cites) if cite[:1].isdigit())
    answered.text = _verdict(asked, answered.rows)
    return answered


def _rows(session: Session, line: Line, asked: qu.Versus, answered: Answered) -> list[VersusRow]:
    if asked.subject.kind is NameKind.PLAYER:
        player = session.table.player(asked.subject.text)
        to = recipient_asked(session, line, asked.object)
        return rows_of_player(session.table, session.now(line), player, to)
    now, source = asked_about(session, line, asked.subject)
    to = recipient_asked(session, line.but(game=now.game), asked.object)
    found: list[VersusRow] = []
    for form in forms(now, source):
        rows = Rows(session.table, form, to)
        found += rows.all()
        answered.unknown += _unread(form, rows)
    return found


def _unread(form: Form, rows: Rows) -> list[NotTaken]:
    """What could change a row and is not read or can't be worked out."""
    label = form.now.game.objects[form.id].label
    found = [NotTaken(label, line, "its text is not read") for line in rows.unread]
    for whose, term in form.now.not_modelled:
        found.append(NotTaken(whose, type(term).__name__, "this can't be worked out"))
    return found


def _verdict(asked: qu.Versus, rows: tuple[VersusRow, ...]) -> str:
    """In one sentence what A may not do to B."""
    told = [row for row in rows if row.matters]
    no = list(dict.fromkeys(row.what for row in told if row.answer == "no"))
    prevented = list(dict.fromkeys(row.what for row in told if row.answer == "prevented"))
    yes = list(dict.fromkeys(row.what for row in told if row.answer == "yes"))
    parts = []
    if no:
        parts.append("no: " + ", ".join(no))
    if prevented:
        parts.append("prevented: " + ", ".join(prevented))
    if yes:
        parts.append("yes: " + ", ".join(yes))
    return f"What {asked.subject} may do to {asked.object}: " + "; ".join(parts) + "."
