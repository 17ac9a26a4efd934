"""The rules that let a creature assign its damage as it was assigned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.engine.kernel.trace import Chosen
from app.terms.cite import Cite


def rules_used(entry: Chosen) -> Iterator[tuple[int, Cite]]:
    """For each creature whose damage was divided: itself, and the rule of its way to assign it."""
    if entry.kind != "divide damage" or not isinstance(entry.answer, tuple):
        return
    form: Any = entry.choice.form
    sources = {source.id: source for source in form.sources} if form is not None else {}
    for id, division in entry.answer:
        source = sources.get(id)
        modes = source.modes_for(division) if source is not None else ()
        for mode in modes[:1]:
            given = {recipient for recipient, amount in division if amount}
            yield id, mode.because
            for gate in mode.gates:
                if gate.recipient in given:
                    yield id, gate.because
