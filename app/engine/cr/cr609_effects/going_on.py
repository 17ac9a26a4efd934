"""What is done with cards that were searched for on top of a library, where that hangs on
something (CR 608.2c)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from app.engine.kernel.rewriting import parts_of
from app.terms.effects import Effect, IfSo, MayDo, MayPay
from app.terms.library_effects import IfDone, LookAtTop, PutTheRest, UntilFound
from app.terms.selectors import Those


@lru_cache(maxsize=512)
def with_what_goes_on(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, with what a text says of the card that it looked for (`put that card into your
    hand and the rest …`) beside the looking: where nobody has looked, nothing is put anywhere."""
    found: list[Effect] = []
    for effect in effects:
        held = _held(found[-1]) if found else None
        if held is not None and (isinstance(effect, PutTheRest) or Those() in parts_of(effect)):
            inner = getattr(found[-1], held)
            found[-1] = replace(found[-1], **{held: (*inner, effect)})  # type: ignore[arg-type]
        else:
            found.append(effect)
    return tuple(found)


def _held(effect: Effect) -> str | None:
    """The field in which cards are looked for, where what comes then is all that hangs on it."""
    if not isinstance(effect, IfSo | MayDo | MayPay | IfDone) or effect.otherwise:
        return None
    field = "then" if getattr(effect, "then", ()) else "effects"
    inner = getattr(effect, field, ())
    return field if any(isinstance(each, UntilFound | LookAtTop) for each in inner) else None
