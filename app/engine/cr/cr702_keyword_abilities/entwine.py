"""Entwine (CR 702.42)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr700_modes import Modal
from app.engine.kernel.rules import rule


@rule("702.42a")
def all_modes(found: Modal) -> Modal:
    """With its entwine cost paid a spell has every mode, and not only as many as it says."""
    number = len(found.modes.modes)
    modes = replace(found.modes, least=number, most=number, condition=None)
    return replace(found, modes=modes)
