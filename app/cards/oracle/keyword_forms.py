"""The wordings of each keyword ability: its name with its parameter (CR 702)."""

from __future__ import annotations

import re

from app.cards.oracle.cost_text import MANA, mana_only, print_cost, read_cost, read_mana
from app.cards.oracle.forms import Form, Slot
from app.cards.oracle.phrases import print_phrase, read_phrase
from app.cards.oracle.qualities import print_player, print_quality, read_player, read_quality
from app.cards.oracle.words import print_count, print_number, read_number
from app.terms.amounts import ValueOfX
from app.terms.costs import Cost
from app.terms.keywords import KEYWORDS, Parameter
from app.terms.relations import HasAttached
from app.terms.selectors import (
    CREATURE,
    AllOf,
    HasName,
    HasSubtype,
    HasType,
    InZone,
    Not,
    Selector,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

_MANA_CHOICE = re.compile(rf"{MANA}(?: or {MANA})?\Z")


def _read_mana(text: str) -> Cost:
    return Cost((read_mana(text),))


def _write_mana(value: object) -> str | None:
    if not isinstance(value, Cost):
        return None
    mana = mana_only(value)
    if mana is not None:
        return str(mana)
    text = print_cost(value)
    return text if len(value.parts) == 1 and text and _MANA_CHOICE.match(text) else None


def _write_cost(value: object) -> str | None:
    return print_cost(value) if isinstance(value, Cost) and not _write_mana(value) else None


def _read_cost(text: str) -> Cost | None:
    cost = read_cost(text)
    return None if _write_mana(cost) else cost


def _write_number(value: object) -> str | None:
    return print_number(value) if isinstance(value, (int, ValueOfX)) else None


_SEVERAL = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def _write_several(value: object) -> str | None:
    return next((word for word, number in _SEVERAL.items() if number == value), None)


def _write_quality(value: object) -> str | None:
    return print_quality(value)  # type: ignore[arg-type]


def _write_one(value: object) -> str | None:
    return print_phrase(value)  # type: ignore[arg-type]


def _write_many(value: object) -> str | None:
    return print_phrase(value, plural=True)  # type: ignore[arg-type]


def _read_land(text: str) -> Selector | None:
    """Which land landwalk looks for; the bare word names no kind of land (CR 702.14a)."""
    land = read_phrase(text)
    return None if land == HasType(CardType.LAND) else land


def _read_many(text: str) -> Selector | None:
    return read_phrase(text, plural=True)


def _read_a(text: str) -> Selector | None:
    return read_phrase(text.partition(" ")[2])


def _write_a(value: object) -> str | None:
    noun = _write_one(value)
    return f"{print_count(1, noun)} {noun}" if noun else None


def _write_name(value: object) -> str | None:
    return value.name if isinstance(value, HasName) else None


def _write_text(value: object) -> str | None:
    return value if isinstance(value, str) else None


# What few Auras enchant.
_GRAVEYARD = InZone(Zone.GRAVEYARD)
DEAD_CREATURE = AllOf((_GRAVEYARD, CREATURE))
_DEAD_INSTANT = AllOf((_GRAVEYARD, HasType(CardType.INSTANT)))
_OF_AURAS = "with another aura attached to it"
_ANOTHER_AURA = AllOf((Not(This()), HasSubtype("Aura")))
_WITH_ANOTHER = AllOf((CREATURE, HasAttached(_ANOTHER_AURA)))
_PLAYERS = {"player": Who.ANY, "opponent": Who.OPPONENT}


def _read_enchanted_player(text: str) -> Who | None:
    return _PLAYERS.get(text.lower())


def _write_enchanted_player(value: object) -> str | None:
    return next((word for word, who in _PLAYERS.items() if who is value), None)


_SLOTS = {
    "number": Slot("number", r"\d+|X", read_number, _write_number),
    "several": Slot("number", "|".join(_SEVERAL), _SEVERAL.get, _write_several),
    "mana": Slot("cost", rf"{MANA}(?: or {MANA})?", _read_mana, _write_mana),
    "cost": Slot("cost", r"[^.]+", _read_cost, _write_cost),
    "quality": Slot("quality", r".+", read_quality, _write_quality),
    "from_player": Slot("player", r".+", read_player, print_player),
    "player": Slot("player", r"\w+", _read_enchanted_player, _write_enchanted_player),
    "one": Slot("quality", r".+", read_phrase, _write_one),
    "land": Slot("quality", r".+", _read_land, _write_one),
    "many": Slot("quality", r".+", _read_many, _write_many),
    "a": Slot("quality", r"an? .+", _read_a, _write_a),
    "name": Slot("quality", r"[^—.]+", HasName, _write_name),
    "words": Slot("text", r".+", str, _write_text),
    "no_sentence": Slot("text", r"[^—.]+", str, _write_text),
    "gift": Slot("text", r"an? [^—.]+", str, _write_text),
    "size": Slot("text", r"\d+/\d+", str, _write_text),
}
_BY_PARAMETER: dict[Parameter, tuple[str, ...]] = {
    Parameter.NONE: ("{name}",),
    Parameter.NUMBER: ("{name} [number]",),
    Parameter.OPTIONAL_NUMBER: ("{name}", "{name} [number]"),
    Parameter.COST: ("{name} [mana]", "{name}—[cost]."),
    Parameter.ABILITY: (),  # a line of the grammar: it holds a whole ability
    Parameter.OPTIONAL_COST: ("{name}", "{name} [mana]", "{name}—[cost]."),
    Parameter.NUMBER_AND_COST: ("{name} [number]—[mana]",),
    Parameter.QUALITY: (),
    Parameter.OPTIONAL_QUALITY: ("{name}",),
    Parameter.QUALITY_AND_COST: (),
}
# Wordings beyond those that the kind of parameter gives. After `=`: values that the wording fixes;
# a wording with `text` fixed is a variant of the keyword with a name of its own.
_MORE: dict[str, tuple[str | tuple[str, dict[str, object]], ...]] = {
    "protection": ("protection from [quality]", "protection from [from_player]"),
    "hexproof": ("hexproof from [quality]", "hexproof from [from_player]"),
    "landwalk": ("[land]walk",),
    "enchant": (
        "enchant [one]",
        "enchant [player]",
        ("enchant creature card in a graveyard", {"quality": DEAD_CREATURE}),
        ("enchant instant card in a graveyard", {"quality": _DEAD_INSTANT}),
        (f"enchant creature {_OF_AURAS}", {"quality": _WITH_ANOTHER}),
    ),
    "equip": ("equip [one] [mana]",),
    "cycling": ("[one]cycling [mana]", "[one]cycling—[cost]."),
    "affinity": ("affinity for [many]",),
    "offering": ("[one] offering",),
    "champion": ("champion [a]",),
    "splice": ("splice onto [one] [mana]", "splice onto [one]—[cost]."),
    "emerge": ("emerge from [one] [mana]",),
    "devour": ("devour [one] [number]",),
    "craft": (
        ("craft with one or more [many] [mana]", {"text": "or more"}),
        "craft with [several] [many] [mana]",
        "craft with [one] [mana]",
    ),
    "partner": (
        "partner with [name]",
        "partner—[no_sentence]",
        ("choose a background", {"text": "choose a background"}),
        ("doctor's companion", {"text": "doctor's companion"}),
    ),
    "companion": ("companion—[words]",),
    "gift": ("gift [gift]",),
    "banding": ("bands with other [many]",),
    "trample": (("trample over planeswalkers", {"quality": HasType(CardType.PLANESWALKER)}),),
    "prototype": ("prototype [mana]—[size]",),
    "kicker": (("multikicker [mana]", {"text": "multikicker"}),),
    "morph": (("megamorph [mana]", {"text": "megamorph"}),),
    "ninjutsu": (("commander ninjutsu [mana]", {"text": "commander"}),),
    "modular": (("modular—sunburst", {"text": "sunburst"}),),
}
# The parameter's words kept as they are, where none of the other wordings reads them.
_KEPT: dict[str, tuple[str, ...]] = {
    "protection": ("protection from [words]",),
    "hexproof": ("hexproof from [words]",),
    "enchant": ("enchant [no_sentence]",),
    "equip": ("equip [no_sentence] [mana]",),
    "craft": ("craft with [no_sentence] [mana]",),
    "affinity": ("affinity for [no_sentence]",),
    "splice": ("splice onto [no_sentence] [mana]",),
    "banding": ("bands with other [no_sentence]",),
}
_WHERE = {
    Parameter.NUMBER: "{name} X, where X is [words]",
    Parameter.COST: "{name} {{X}}, where X is [words]",
}
_NOT_ALONE = frozenset({"landwalk"})


def _form(text: str, name: str, constants: dict[str, object] | None = None) -> Form:
    return Form(text.replace("{name}", name).replace("{{X}}", "{X}"), _SLOTS, constants)


def _forms_of(name: str) -> tuple[Form, ...]:
    forms = []
    for entry in _MORE.get(name, ()):
        text, constants = (entry, None) if isinstance(entry, str) else entry
        forms.append(_form(text, name, constants))
    if name not in _NOT_ALONE:
        forms += [_form(text, name) for text in _BY_PARAMETER[KEYWORDS[name].parameter]]
    # The wordings that fix a value are told apart from the others by it: they print first.
    return tuple(sorted(forms, key=lambda form: not form.constants))


def _kept_forms_of(name: str) -> tuple[Form, ...]:
    texts = list(_KEPT.get(name, ()))
    where = _WHERE.get(KEYWORDS[name].parameter)
    if where:
        texts.append(where)
    return tuple(_form(text, name) for text in texts)


# For each keyword the wordings that read it whole, and those that keep its parameter as words.
FORMS: dict[str, tuple[Form, ...]] = {name: _forms_of(name) for name in KEYWORDS}
KEPT_FORMS: dict[str, tuple[Form, ...]] = {name: _kept_forms_of(name) for name in KEYWORDS}
