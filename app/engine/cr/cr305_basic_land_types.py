"""The mana abilities that lands have by their basic land types (CR 305.6)."""

from __future__ import annotations

from app.engine.kernel.now import Characteristics
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility
from app.terms.costs import Cost, TapThis
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.types import CardType

MANA_OF = {
    "Plains": ManaType.WHITE,
    "Island": ManaType.BLUE,
    "Swamp": ManaType.BLACK,
    "Mountain": ManaType.RED,
    "Forest": ManaType.GREEN,
}
INTRINSIC = {
    subtype: ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((mana,))),))
    for subtype, mana in MANA_OF.items()
}
_BASIC = frozenset(INTRINSIC)
# With the abilities that a land has otherwise, by their identity, as views share them.
_WITH: dict[tuple[int, frozenset[str]], tuple[tuple[Ability, ...], tuple[Ability, ...]]] = {}


@rule("305.6")
def taps_for_its_types(found: Characteristics) -> None:
    """A land can be tapped for one mana of the color of each basic land type that it has, whatever
    its text says."""
    if CardType.LAND not in found.types or found.subtypes.isdisjoint(_BASIC):
        return
    types = found.subtypes & _BASIC
    key = (id(found.abilities), types)
    kept = _WITH.get(key)
    if kept is None or kept[0] is not found.abilities:
        own = tuple(ability for subtype, ability in INTRINSIC.items() if subtype in types)
        if len(_WITH) > 5000:
            _WITH.clear()
        kept = _WITH[key] = (found.abilities, (*found.abilities, *own))
    found.abilities = kept[1]
