"""The basic lands. Those with a basic land type have its mana ability from it (CR 305.6)."""

from __future__ import annotations

from app.terms.abilities import Ability, ActivatedAbility
from app.terms.cards import Card, Face, Layout
from app.terms.costs import Cost, TapThis
from app.terms.effects import UnreadEffect
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.types import CardType, Supertype

_COLORLESS_MANA = ActivatedAbility(Cost((TapThis(),)), (UnreadEffect("adds {C}"),))


def _basic(name: str, subtype: str | None, *, snow: bool) -> Card:
    supertypes = {Supertype.BASIC, Supertype.SNOW} if snow else {Supertype.BASIC}
    abilities: tuple[Ability, ...] = () if subtype else (_COLORLESS_MANA,)
    name = f"Snow-Covered {name}" if snow else name
    face = Face(
        name,
        supertypes=frozenset(supertypes),
        types=frozenset({CardType.LAND}),
        subtypes=frozenset({subtype} if subtype else ()),
        abilities=abilities,
    )
    return Card(name, Layout.NORMAL, (face,))


_NAMES: tuple[tuple[str, str | None], ...] = (
    *((subtype, subtype) for subtype in BASIC_LAND_TYPES),
    ("Wastes", None),
)
LANDS: tuple[Card, ...] = tuple(
    _basic(name, subtype, snow=snow) for snow in (False, True) for name, subtype in _NAMES
)
