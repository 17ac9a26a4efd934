"""What a declaration of attackers or blockers costs."""

from __future__ import annotations

from app.judge.declaring import Declaration, checks
from app.judge.problem import Illegal
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.terms.cite import Cite
from app.terms.costs import PayMana
from app.terms.mana import ManaCost, ManaSymbol

_NOTHING = ManaCost((ManaSymbol("0", generic=0),))


def cost_of_declaration(
    session: Session, action: Declaration
) -> tuple[ManaCost | None, tuple[tuple[str, str], ...], tuple[Cite, ...], list[NotTaken]]:
    """The mana that the declaration costs, line by line (whose, what), with the rules at work.

    None where it is not known, or where lines of play differ; what is left out is named.
    """
    found: list[ManaCost | None] = []
    lines: list[tuple[str, str]] = []
    cites: list[Cite] = []
    unknown: list[NotTaken] = []
    for check in checks(session, action):
        if check.form is None:
            raise Illegal("what it costs", check.refusals)
        declared, _ = check.form.read(check.answer)
        ledger = check.form.cost_of(declared)
        cites.append(check.form.cost_rule)
        game = session.lines[0].game
        for line in ledger.lines:
            whose = session.table.say(game, line.source)
            lines.append((session.table.say(game, line.creature), whose))
        unknown += check.unknown
        if ledger.total is None:
            found.append(None)
            continue
        others = [part for part in ledger.total.parts if not isinstance(part, PayMana)]
        if others:
            unknown.append(NotTaken("the cost", str(ledger), "more than mana is not added up"))
        mana = [part.mana for part in ledger.total.parts if isinstance(part, PayMana)]
        found.append(mana[0] if mana else _NOTHING)
    same = len(set(found)) == 1
    return (found[0] if same else None), tuple(lines), tuple(dict.fromkeys(cites)), unknown
