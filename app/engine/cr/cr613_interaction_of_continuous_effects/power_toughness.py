"""Layer 7: power and toughness (CR 613.4)."""

from __future__ import annotations

from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, value
from app.terms import changes as ch
from app.terms.amounts import Amount


def _worked_out(now: Now, amount: Amount | None, at: Viewpoint) -> int | None:
    """The amount, or None where there is none or it can't be worked out."""
    if amount is None:
        return None
    try:
        return value(now, amount, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return None


@rule("613.4a", "layer", ch.DefinePowerToughness)
def define(
    now: Now, found: Characteristics, change: ch.DefinePowerToughness, at: Viewpoint
) -> None:
    """A characteristic-defining ability says what power and toughness are."""
    for name, amount in (("power", change.power), ("toughness", change.toughness)):
        number = _worked_out(now, amount, at)
        if number is not None:
            setattr(found, name, number)
            found.unknown = found.unknown - {name}


@rule("613.4b", "layer", ch.SetPowerToughness)
def set_base(now: Now, found: Characteristics, change: ch.SetPowerToughness, at: Viewpoint) -> None:
    """Base power and toughness become these numbers."""
    for name, amount in (("power", change.power), ("toughness", change.toughness)):
        number = _worked_out(now, amount, at)
        if number is not None:
            setattr(found, name, number)
            found.unknown = found.unknown - {name}


@rule("613.4c", "layer", ch.ModifyPowerToughness)
def modify(
    now: Now, found: Characteristics, change: ch.ModifyPowerToughness, at: Viewpoint
) -> None:
    """Power and toughness get that much more, or less."""
    if found.power is None and found.toughness is None:
        return
    found.power = (found.power or 0) + change.factor * (_worked_out(now, change.power, at) or 0)
    toughness = change.factor * (_worked_out(now, change.toughness, at) or 0)
    found.toughness = (found.toughness or 0) + toughness


@rule("613.4d", "layer", ch.SwitchPowerToughness)
def switch(
    now: Now, found: Characteristics, change: ch.SwitchPowerToughness, at: Viewpoint
) -> None:
    """Power and toughness take each other's value."""
    found.power, found.toughness = found.toughness, found.power
