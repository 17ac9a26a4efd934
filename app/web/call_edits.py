"""Changes to a call that a tap on its ruling makes. Each gives the new call as text, which is then
read and ruled on like any other: what the rules do not allow is for the ruling to say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from app.calls.actions import Assign
from app.calls.dump import dump, dump_line, quoter_for
from app.calls.model import Ask, Call, Do, ScriptLine
from app.judge.ruling import Division, MissingFact, Ruling
from app.terms.editions import Edition


def _before_question(
    call: Call, number: int, lines: Sequence[str], without: Collection[str]
) -> str:
    """The call with lines put in before its question of that number (from 0), and without the
    divisions that the sources in `without` have so far."""
    out = [dump(replace(call, script=())).rstrip("\n")]
    asked = 0
    for line in call.script:
        if isinstance(line, Ask):
            if asked == number:
                out += lines
            asked += 1
        if not _divides(line, without):
            out.append(dump_line(line, call))
    if number >= asked:
        out += lines
    return "\n".join(out) + "\n"


def _divides(line: ScriptLine, sources: Collection[str]) -> bool:
    if not isinstance(line, Do) or not isinstance(line.action, Assign):
        return False
    return str(line.action.creature) in sources


def assign_line(division: Division, amounts: Sequence[int], quote: Callable[[str], str]) -> str:
    """The line of notation that makes a division with these amounts."""
    shares = [
        f"{amount} {quote(share.recipient)}"
        for share, amount in zip(division.shares, amounts, strict=True)
        if amount
    ]
    return f"> assign {quote(division.source)}: {', '.join(shares)}"


@dataclass(frozen=True, slots=True)
class Press:
    """A press of plus or minus: which division of the ruling, which share, by how much."""

    division: int
    share: int
    by: int


def stepped(division: Division, amounts: Sequence[int], share: int, by: int) -> list[int]:
    """The amounts after a press, the total kept: the other share with most room gives or takes the
    difference. Where none has room only the pressed one changes, and the ruling will say so."""
    out = list(amounts)
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
    call: Call, number: int, ruling: Ruling, sent: Sequence[Sequence[int]], step: Press | None
) -> str:
    """The call with the divisions as sent, one list of amounts for each division of the ruling.

    Only divisions that differ from what was shown are written down, all of them where none does:
    the reader then wants just what is shown. A source may divide in two damage steps; both of its
    lines are then written, since such lines answer in order. IndexError for a step on no share.
    """
    amounts = [list(each) for each in sent]
    if step is not None:
        division = ruling.divisions[step.division]
        amounts[step.division] = stepped(division, amounts[step.division], step.share, step.by)
    pairs = list(zip(ruling.divisions, amounts, strict=True))
    changed = {
        division.source
        for division, each in pairs
        if each != [share.amount for share in division.shares]
    } or {division.source for division in ruling.divisions}
    quote = quoter_for(call).text
    lines = [
        assign_line(division, each, quote) for division, each in pairs if division.source in changed
    ]
    return _before_question(call, number, lines, changed)


def with_choices(call: Call, number: int, choices: Sequence[str]) -> str:
    """The call with the choices that lead to an outcome, in place of all divisions so far."""
    divisions = {
        str(line.action.creature)
        for line in call.script
        if isinstance(line, Do) and isinstance(line.action, Assign)
    }
    lines = [f"> {choice.lstrip('> ')}" for choice in choices]
    return _before_question(call, number, lines, divisions)


def with_fact(call: Call, number: int, missing: MissingFact, notation: str) -> str:
    """The call with a fact that was missing: an action (`> …`), or a modifier of the object that
    the question is about."""
    if notation.lstrip().startswith(">"):
        return _before_question(call, number, [notation.strip()], ())
    named = [
        (len(name), entry)
        for name, entry in call.objects()
        if name in missing.question and entry.line
    ]
    if not named:
        return dump(call)
    _, wanted = max(named, key=lambda pair: pair[0])
    lines = dump(call).split("\n")
    written = [at for at, line in enumerate(lines) if line and line[0] not in "[>?="]
    objects = written[-len(call.entries) :]
    at = objects[call.entries.index(wanted)]
    lines[at] += f", {notation}"
    return "\n".join(lines)


def gone_on(call: Call, action: str) -> str:
    """The call with one more thing done, and its questions asked about where that leads."""
    done = [dump_line(line, call) for line in call.script if isinstance(line, Do)]
    asks = [dump_line(line, call) for line in call.script if isinstance(line, Ask)]
    text = dump(replace(call, script=()))
    return text + "".join(f"{line}\n" for line in [*done, f"> {action}", *asks])


def by_rules_of(call: Call, edition: Edition) -> str:
    """The same call under the rules of another time."""
    return dump(replace(call, rules=edition))
