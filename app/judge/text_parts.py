"""What every part of a ruling as plain text is made of: citations and steps."""

from __future__ import annotations

from collections.abc import Iterator

from app.judge.ruling import RulingStep, StepKind

_MARK = {StepKind.DID_NOT: "not: ", StepKind.CHOICE: "decision: ", StepKind.NOTE: "note: "}


def cited(cites: tuple[str, ...]) -> str:
    """Citations, to stand at a line's end."""
    return f" [{', '.join(cites)}]" if cites else ""


def step_lines(step: RulingStep, indent: str) -> Iterator[str]:
    """A step and all that stands below it."""
    yield f"{indent}{_MARK.get(step.kind, '')}{step.text}{cited(step.cites)}"
    for child in step.children:
        yield from step_lines(child, indent + "  ")
