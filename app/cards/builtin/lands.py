"""The basic lands. Those with a basic land type have its mana ability from it (CR 305.6)."""

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import Ability, ActivatedAbility
from app.terms.cards import Card
from app.terms.costs import Cost, TapThis
from app.terms.effects import AddMana
from app.terms.mana import ManaType
from app.terms.mana_effects import ManaOf
from app.terms.subtypes import BASIC_LAND_TYPES

_COLORLESS_MANA = ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),))


def _basic(name: str, subtype: str | None, *, snow: bool) -> Card:
    abilities: tuple[Ability, ...] = () if subtype else (_COLORLESS_MANA,)
    types = f"Basic {'Snow ' if snow else ''}Land{f' — {subtype}' if subtype else ''}"
    return card(f"Snow-Covered {name}" if snow else name, "", types, *abilities)


_NAMES: tuple[tuple[str, str | None], ...] = (
    *((subtype, subtype) for subtype in BASIC_LAND_TYPES),
    ("Wastes", None),
)
LANDS: tuple[Card, ...] = tuple(
    _basic(name, subtype, snow=snow) for snow in (False, True) for name, subtype in _NAMES
)
