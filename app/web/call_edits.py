"""Changes to a call that a tap on its ruling makes, line by line on canonical notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.judge.ruling import Division, Ruling
from app.web.quoting import quoted, unquoted

_ASSIGN = re.compile(r">\s*assign\s+([^:]+|\"[^\"]*\"[^:]*):", re.IGNORECASE)


def _assigned_by(line: str) -> str | None:
    found = _ASSIGN.match(line)
    return unquoted(found[1]).casefold() if found else None


def before_question(call: str, number: int, lines: Sequence[str]) -> str:
    """The call with lines put in just before its question of that number (from 0)."""
    out = call.rstrip("\n").split("\n")
    questions = [at for at, line in enumerate(out) if line.lstrip().startswith("?")]
    at = questions[number] if number < len(questions) else len(out)
    return "\n".join([*out[:at], *lines, *out[at:]]) + "\n"


def without_assignments(call: str, sources: Sequence[str]) -> str:
    """The call without any division of these sources' damage."""
    gone = {unquoted(source).casefold() for source in sources}
    return "\n".join(line for line in call.split("\n") if _assigned_by(line) not in gone)


def assign_line(division: Division, amounts: Sequence[int]) -> str:
    """The line of notation that makes a division with these amounts."""
    shares = [
        f"{amount} {quoted(share.recipient)}"
        for share, amount in zip(division.shares, amounts, strict=True)
        if amount
    ]
    return f"> assign {quoted(division.source)}: {', '.join(shares)}"


@dataclass(frozen=True, slots=True)
class Step:
    """A press of plus or minus: which division of the ruling, which share, by how much."""

    division: int
    share: int
    by: int


def stepped(division: Division, amounts: Sequence[int], share: int, by: int) -> list[int]:
    """The amounts after a press, the total kept: the largest other share that can gives or takes
    the difference. Where none can, only the pressed one changes, and the ruling will say so."""
    out = list(amounts)
    if not 0 <= share < len(out):
        return out
    out[share] = max(0, out[share] + by)

    def room(at: int) -> int:
        bounds = division.shares[at]
        return out[at] - bounds.least if by > 0 else bounds.most - out[at]

    others = [at for at in range(len(out)) if at != share and room(at) > 0]
    if others and sum(out) != division.total:
        giver = max(others, key=lambda at: (room(at), at))
        out[giver] -= by
    return out


def divided(
    call: str, number: int, ruling: Ruling, sent: Sequence[Sequence[int]], step: Step | None
) -> str:
    """The call with the divisions as sent, one list of amounts for each division of the ruling.

    Only divisions that differ from what was shown are written down, all of them where none does:
    the reader then wants just what is shown. One source may divide in two damage steps; both of its
    lines are then written, since lines answer in order.
    """
    amounts = [list(each) for each in sent]
    if step is not None and step.division < len(amounts):
        division = ruling.divisions[step.division]
        amounts[step.division] = stepped(division, amounts[step.division], step.share, step.by)
    pairs = list(zip(ruling.divisions, amounts, strict=True))
    changed = {
        division.source
        for division, each in pairs
        if each != [share.amount for share in division.shares]
    } or {division.source for division in ruling.divisions}
    lines = [assign_line(division, each) for division, each in pairs if division.source in changed]
    return before_question(without_assignments(call, sorted(changed)), number, lines)


def with_choices(call: str, number: int, choices: Sequence[str]) -> str:
    """The call with the choices that lead to an outcome, in place of other such divisions."""
    lines = [f"> {choice.lstrip('> ')}" for choice in choices]
    sources = [source for line in lines if (source := _assigned_by(line))]
    return before_question(without_assignments(call, sources), number, lines)


def with_fact(call: str, number: int, notation: str) -> str:
    """The call with a fact that was missing: an action (`> …`), or `OBJECT: MODIFIER`."""
    if notation.lstrip().startswith(">"):
        return before_question(call, number, [notation.strip()])
    name, colon, modifier = notation.rpartition(": ")
    wanted = unquoted(name).casefold()
    out = []
    for line in call.split("\n"):
        label, equals, what = line.partition(" = ")
        named = label if equals else what or line.partition(", ")[0]
        if colon and line[:1] not in "[>?=" and unquoted(named).casefold() == wanted:
            line, colon = f"{line}, {modifier}", ""
        out.append(line)
    return "\n".join(out)
