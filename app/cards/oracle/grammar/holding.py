"""Which field of an effect holds what it is about; in which order a text speaks of the others."""

from __future__ import annotations

from typing import Any

from app.terms.control_effects import GainControl
from app.terms.damage_divided import DivideAmong
from app.terms.effects import DealDamage, DiscardCards, Later, PreventDamageTo, SacrificeSome
from app.terms.instructions import (
    AtOnce,
    DivideDamage,
    Fight,
    IfSo,
    KeywordAction,
    MayDo,
    MayPay,
    UnlessPaid,
)
from app.terms.library_effects import (
    ForEachTarget,
    FromHand,
    IfDone,
    InsteadIf,
    LookAtTop,
    MovesTheirCards,
    RevealAtRandom,
    SearchLibrary,
    Skips,
    TakeFromHand,
    TapsTheirs,
    UnlessDealtDamage,
    UntilFound,
)
from app.terms.players import ForEachPlayer

# The field that holds what an effect is about, where it is not `what` or, without that, `who`.
_PRIMARY: dict[type, str | None] = {
    DealDamage: "source",
    DivideDamage: "source",
    DivideAmong: "source",
    Fight: "one",
    **dict.fromkeys(
        (
            DiscardCards,
            SacrificeSome,
            FromHand,
            MovesTheirCards,
            TapsTheirs,
            Skips,
            SearchLibrary,
            TakeFromHand,
            UntilFound,
            RevealAtRandom,
        ),
        "who",
    ),
    GainControl: "who",
    LookAtTop: "whose",
    PreventDamageTo: "to",
}
HOLDERS = (
    MayDo,
    MayPay,
    IfSo,
    IfDone,
    InsteadIf,
    Later,
    AtOnce,
    DivideDamage,
    UnlessPaid,
    UnlessDealtDamage,
    ForEachTarget,
    ForEachPlayer,
)
EFFECT_FIELDS = ("effects", "then", "otherwise", "instead")
_LAST = ("amount", "count", "number", "changes", "modification")


def primary_of(effect: Any) -> str | None:
    """The name of the field that holds what the effect is about."""
    kind = type(effect)
    if kind in _PRIMARY:
        return _PRIMARY[kind]
    if kind is KeywordAction and effect.what is None:
        return "who"
    names = getattr(effect, "__dataclass_fields__", {})
    return next((name for name in ("what", "who") if name in names), None)


def holder_fields(effect: Any) -> list[str]:
    """The fields of an effect that holds effects in the order in which a text speaks of them: who
    may do something before what that is; who pays after what happens unless they do."""
    names = list(effect.__dataclass_fields__)
    first = "who" if isinstance(effect, (MayDo, MayPay)) else ""
    return sorted(names, key=lambda name: name != first)


def ordered_fields(effect: Any) -> list[str]:
    """The fields of an effect, those that speak of what others name after these."""
    names = list(effect.__dataclass_fields__)
    return sorted(names, key=lambda name: (name in _LAST, name != primary_of(effect)))
