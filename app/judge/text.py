"""A ruling as plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from app.judge.ask import CallAnswer
from app.judge.ruling import DamageTable, NotTaken, Ruling
from app.judge.text_of_mana import mana_lines
from app.judge.text_parts import cited, step_lines
from app.judge.unread_marks import mark_of


def as_text(answer: CallAnswer) -> str:
    """All rulings on a call."""
    title = answer.call.title if answer.call is not None else ""
    lines = [f"== {title}"] if title else []
    lines += [str(error) for error in answer.errors]
    if answer.problem:
        where = f"line {answer.problem_line}: " if answer.problem_line else ""
        lines.append(where + answer.problem)
    for ruling in answer.rulings:
        lines += ruling_lines(ruling)
    lines += [
        f"line {f.line}: expected {f.expected.lstrip('= ')}; came out: {f.got}"
        for f in answer.failures
    ]
    return "\n".join(lines)


def ruling_lines(ruling: Ruling) -> Iterator[str]:
    """One ruling: the verdict first, then what led there."""
    yield f"? {ruling.question}"
    yield ruling.verdict
    for refusal in ruling.refusals:
        for reason in refusal.reasons:
            yield f"  - {reason.text}{cited(reason.cites)}"
    for reason in ruling.reasons:
        yield f"  {reason.text}{cited(reason.cites)}"
    yield from _versus(ruling)
    yield from mana_lines(ruling)
    for step in ruling.description:
        yield from step_lines(step, "  ")
    yield from _ends(ruling)
    for table in ruling.tables:
        yield from _table(table)
    yield from _choices(ruling)
    if ruling.steps:
        yield "  Steps:"
    for step in ruling.steps:
        yield from step_lines(step, "    ")
    yield from _besides(ruling)


def _versus(ruling: Ruling) -> Iterator[str]:
    for row in ruling.versus:
        if row.matters:
            yield f"  {row.what}: {row.answer}"
            for reason in row.reasons:
                yield f"    {reason.text}{cited(reason.cites)}"


def _ends(ruling: Ruling) -> Iterator[str]:
    for player in ruling.players:
        lost = ", has lost" if player.lost else ""
        poison = f", {player.poison} poison" if player.poison else ""
        yield f"  {player.player}: {player.life_before} -> {player.life} life{poison}{lost}"
    for fate in ruling.fates:
        why = f" ({fate.why})" if fate.why else ""
        yield f"  {fate.object}: {fate.fate}{why}{cited(fate.cites)}"


def _choices(ruling: Ruling) -> Iterator[str]:
    for division in ruling.divisions:
        shares = ", ".join(f"{s.recipient} {s.least} to {s.most}" for s in division.shares)
        yield f"  {division.player} divides {division.total} of {division.source}: {shares}"
    if ruling.outcomes:
        yield f"  {ruling.outcome_count} outcomes:"
    for outcome in ruling.outcomes:
        lives = ", ".join(f"{p.player} {p.life}" for p in outcome.players)
        dies = ", ".join(outcome.dies) or "nothing"
        also = "".join(f"; {note}" for note in outcome.notes)
        yield f"    {'; '.join(outcome.choices) or 'as above'}: {lives}; dies: {dies}{also}"


def _besides(ruling: Ruling) -> Iterator[str]:
    if ruling.stands is not None and ruling.stands.stack:
        stands = ruling.stands
        yield f"  On the stack, the top first: {', '.join(reversed(stands.stack))}"
    for timing in ruling.timing:
        yield f"  When: {timing.text}{cited(timing.cites)}"
    for missing in ruling.missing:
        yield f"  Missing: {missing.question}"
    for left in ruling.not_taken:
        yield from _left(left)
    state = "complete" if ruling.complete else "incomplete: see what was not taken into account"
    yield f"  This ruling is {state}. Rules of {ruling.rules_date} ({ruling.edition})."


def _left(left: NotTaken) -> Iterator[str]:
    """What was left out of account; a text that is not read with a mark under the place."""
    begins = f"  Not taken into account: {left.object}: "
    mark = mark_of(left)
    if mark is None or "\n" in left.text:
        yield f"{begins}{left.text} ({left.why})"
        return
    yield f"{begins}{left.text}"
    caret = " " * (len(begins) + len(mark.before)) + "^" * max(1, len(mark.marked))
    yield f"{caret} {left.why}: {mark.reason}"


def _table(table: DamageTable) -> Iterator[str]:
    yield f"  {table.name}:"
    for row in table.rows:
        lethal = f", lethal: {row.lethal} ({row.why})" if row.lethal is not None else ""
        prevented = f", {row.prevented} prevented" if row.prevented else ""
        yield (
            f"    {row.source} -> {row.recipient}: {row.assigned} assigned, {row.dealt} dealt"
            f"{prevented}{lethal}"
        )
