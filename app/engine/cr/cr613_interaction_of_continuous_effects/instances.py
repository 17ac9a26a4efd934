"""Continuous effects as they are applied: what they read, what they change (CR 613.6, 613.8a)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from app.engine.kernel.now import Characteristics, Viewpoint
from app.engine.kernel.rewriting import parts_of
from app.terms import amounts as am
from app.terms import changes as ch
from app.terms import relations as rel
from app.terms import selectors as se
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.cite import Rule
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.types import CardType

# The layers and sublayers, with the kinds of change each applies. CantHaveKeyword is applied with
# its timestamp and once more at the end of its layer, as it stops later grants too.
LAYERS: tuple[tuple[str, frozenset[type]], ...] = (
    ("1", frozenset({ch.BecomeCopy})),
    ("2", frozenset({ch.ChangeControl})),
    ("3", frozenset({ch.ReplaceWords, ch.SetName})),
    (
        "4",
        frozenset(
            {
                ch.SetTypes,
                ch.SetSubtypesOf,
                ch.CreatureTypesOf,
                ch.AddTypes,
                ch.ChosenType,
                ch.RemoveTypes,
            }
        ),
    ),
    ("5", frozenset({ch.SetColors, ch.AddColors})),
    (
        "6",
        frozenset(
            {
                ch.AddAbility,
                ch.AddKeywordsOf,
                ch.AddActivatedAbilitiesOf,
                ch.ProtectionFromColorsOf,
                ch.ProtectionFromOtherColors,
                ch.LoseKeyword,
                ch.CantHaveKeyword,
                ch.LoseAllAbilities,
            }
        ),
    ),
    ("7a", frozenset({ch.DefinePowerToughness})),
    ("7b", frozenset({ch.SetPowerToughness})),
    ("7c", frozenset({ch.ModifyPowerToughness})),
    ("7d", frozenset({ch.SwitchPowerToughness})),
)

# Told of each change: the layer, the object, the effect (or the rule, where it is the object's own
# counters, keywords or types), and what of the effect was applied.
Seen = Callable[[str, int, "Instance | Rule", tuple[ch.Change, ...]], None]


@dataclass(slots=True)
class Instance:
    """One continuous effect being applied.

    `ability`: the static ability that it comes from, on the object `at.object`; None for one of a
    resolved spell or ability, or of a counter. `occurrence`: which of several alike on that object.
    `objects`: what it applies to, fixed once it has started in some layer. `order`: what decides
    between equal timestamps. `waited`: it had to wait for others in some layer.
    """

    effect: ContinuousChange
    at: Viewpoint
    timestamp: int
    order: int
    defining: bool = False
    ability: StaticAbility | None = None
    objects: frozenset[int] | None = None
    started: bool = False
    kinds: frozenset[type] = field(default_factory=frozenset)
    occurrence: int = 0
    waited: bool = False

    @property
    def place(self) -> tuple[bool, int, int]:
        """Where it stands in its layer: characteristic-defining abilities first, then by timestamp
        (613.3, 613.7)."""
        return (not self.defining, self.timestamp, self.order)


def seen_by_its_controller(instance: Instance, table: dict[int, Characteristics]) -> None:
    """An ability speaks to whoever controls its object as things stand; that may have changed in
    the same layer."""
    source = instance.at.object
    if instance.ability is None or source is None or source not in table:
        return
    controller = table[source].controller
    if controller != instance.at.controller:
        instance.at = replace(instance.at, controller=controller)


def speaks_of_itself(change: ch.Change) -> bool:
    """Whether a number of it is about the very object of a group that it changes."""
    if not isinstance(change, ch.SetPowerToughness | ch.ModifyPowerToughness):
        return False
    if isinstance(change.power, int) and isinstance(change.toughness, int):
        return False
    return any(isinstance(part, se.Itself) for part in parts_of((change.power, change.toughness)))


# -- what effects read and change, by kind of characteristic ---------------------------------

_READS: dict[type, frozenset[str]] = {
    se.HasType: frozenset({"types"}),
    se.HasSubtype: frozenset({"types"}),
    se.HasSupertype: frozenset({"types"}),
    se.IsColor: frozenset({"colors"}),
    se.ColorCount: frozenset({"colors"}),
    se.SharesColor: frozenset({"colors"}),
    rel.SharesWith: frozenset({"colors", "types", "name"}),
    se.HasKeyword: frozenset({"abilities"}),
    se.HasNoAbilities: frozenset({"abilities"}),
    se.Controlled: frozenset({"control"}),
    se.ControlledBy: frozenset({"control"}),
    se.PowerIs: frozenset({"power"}),
    se.ToughnessIs: frozenset({"power"}),
    se.ToughnessExceedsPower: frozenset({"power"}),
    se.PowerAndToughnessAre: frozenset({"power"}),
    se.HasName: frozenset({"name"}),
    se.ManaValueIs: frozenset({"name"}),
    se.IsChosen: frozenset({"types", "colors", "name"}),
    se.IsStatus: frozenset({"types", "control"}),
    # "You control enchanted creature": who that is depends on who controls the Aura.
    ch.ChangeControl: frozenset({"control"}),
    ch.ReplaceWords: frozenset({"types", "abilities"}),
    ch.AddKeywordsOf: frozenset({"abilities"}),
    ch.AddActivatedAbilitiesOf: frozenset({"abilities"}),
    ch.ProtectionFromColorsOf: frozenset({"colors"}),
    am.PowerOf: frozenset({"power"}),
    am.ToughnessOf: frozenset({"power"}),
    am.ManaValueOf: frozenset({"name"}),
    am.GreatestPower: frozenset({"power"}),
    am.TotalPower: frozenset({"power"}),
    am.GreatestManaValue: frozenset({"name"}),
    am.Devotion: frozenset({"control", "name"}),
    am.CardTypesAmong: frozenset({"types"}),
    am.BasicLandTypesAmong: frozenset({"types"}),
    am.ColorsAmong: frozenset({"colors"}),
    am.NamesAmong: frozenset({"name"}),
    am.ManaValuesAmong: frozenset({"name"}),
}
_ALL = frozenset({"types", "colors", "abilities", "control", "power", "name"})
_TOUCHES: dict[type, frozenset[str]] = {
    ch.BecomeCopy: _ALL - {"control"},
    ch.ChangeControl: frozenset({"control"}),
    ch.SetName: frozenset({"name"}),
    ch.SetTypes: frozenset({"types"}),
    ch.SetSubtypesOf: frozenset({"types"}),
    ch.CreatureTypesOf: frozenset({"types"}),
    ch.AddTypes: frozenset({"types"}),
    ch.ChosenType: frozenset({"types"}),
    ch.RemoveTypes: frozenset({"types"}),
    ch.SetColors: frozenset({"colors"}),
    ch.AddColors: frozenset({"colors"}),
    ch.AddAbility: frozenset({"abilities"}),
    ch.AddKeywordsOf: frozenset({"abilities"}),
    ch.AddActivatedAbilitiesOf: frozenset({"abilities"}),
    ch.ProtectionFromColorsOf: frozenset({"abilities"}),
    ch.ProtectionFromOtherColors: frozenset({"abilities"}),
    ch.LoseKeyword: frozenset({"abilities"}),
    ch.CantHaveKeyword: frozenset({"abilities"}),
    ch.LoseAllAbilities: frozenset({"abilities"}),
    ch.DefinePowerToughness: frozenset({"power"}),
    ch.SetPowerToughness: frozenset({"power"}),
    ch.ModifyPowerToughness: frozenset({"power"}),
    ch.SwitchPowerToughness: frozenset({"power"}),
}


@dataclass(frozen=True, slots=True)
class Facts:
    """Of an effect in one layer: the characteristics that it reads (in its subject, its numbers,
    its ability's condition) and changes, and whether it takes abilities away."""

    reads: frozenset[str]
    touches: frozenset[str]
    removes: bool


_FACTS: dict[tuple[int, int, frozenset[type]], tuple[ContinuousChange, object, Facts]] = {}


def facts_of(instance: Instance, wanted: frozenset[type]) -> Facts:
    """What an effect reads and changes in a layer. Remembered by the identity of its term."""
    effect, ability = instance.effect, instance.ability
    key = (id(effect), id(ability), wanted)
    kept = _FACTS.get(key)
    if kept is not None and kept[0] is effect and kept[1] is ability:
        return kept[2]
    changes = tuple(change for change in effect.changes if type(change) in wanted)
    condition = ability.condition if ability is not None else None
    amounts = tuple(change for change in changes if not isinstance(change, ch.AddAbility))
    reads: set[str] = set()
    for part in parts_of((effect.subject, condition, amounts)):
        reads |= _READS.get(type(part), frozenset())
    touches = frozenset().union(*(_TOUCHES.get(type(change), _ALL) for change in changes))
    facts = Facts(frozenset(reads), touches, any(map(_removes, changes)))
    if len(_FACTS) > 5000:
        _FACTS.clear()
    _FACTS[key] = (effect, ability, facts)
    return facts


def _removes(change: ch.Change) -> bool:
    """Whether a change takes abilities away that are no keywords."""
    if isinstance(change, ch.SetTypes):
        return bool(change.subtypes) and not frozenset(BASIC_LAND_TYPES).isdisjoint(
            change.subtypes or ()
        )
    if isinstance(change, ch.ChosenType):
        return change.instead and change.of is CardType.LAND
    if isinstance(change, ch.SetSubtypesOf):
        return change.type is CardType.LAND
    return isinstance(change, ch.LoseAllAbilities | ch.BecomeCopy)
