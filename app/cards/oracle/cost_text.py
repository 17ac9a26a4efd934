"""Costs: `{2}, Pay 3 life`, `Sacrifice a creature`, and what they are as terms."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from app.cards.oracle.forms import Form, Slot
from app.cards.oracle.phrases import print_phrase, read_phrase
from app.cards.oracle.text import THIS
from app.cards.oracle.words import print_count, print_number, read_count, read_number
from app.terms.amounts import Amount, ValueOfX
from app.terms.colors import Color
from app.terms.costs import (
    Cost,
    CostPart,
    DiscardCost,
    DrawCost,
    ExileCost,
    PayEither,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    SacrificeCost,
    TapOther,
    TapThis,
    UnreadCost,
    UntapThis,
)
from app.terms.mana import ManaCost, read_mana_cost
from app.terms.selectors import AllOf, InZone, IsColor, Not, Selector, This
from app.terms.zones import Zone

OTHERS_BURIED = AllOf((InZone(Zone.GRAVEYARD), Not(This())))
MANA = r"(?:\{[^{}]+\})+"
Counted = tuple[Amount, Selector]


def read_counted(text: str) -> Counted | None:
    """`a creature`, `two nonland permanents`: how many of what."""
    word, _, noun = text.partition(" ")
    count = read_count(word)
    if count is None:
        return None
    what = read_phrase(noun, plural=count != 1)
    return None if what is None else (count, what)


def print_counted(counted: Counted) -> str | None:
    """The words of `read_counted`."""
    count, what = counted
    noun = print_phrase(what, plural=count != 1)
    word = print_count(count, noun) if noun else None
    return f"{word} {noun}" if word else None


def _write_counted(value: object) -> str | None:
    return print_counted(value) if isinstance(value, tuple) else None


def _write_number(value: object) -> str | None:
    return print_number(value) if isinstance(value, (int, ValueOfX)) else None


def _read_cards(text: str) -> Amount | None:
    """`a card`, `two cards`: how many."""
    word, _, noun = text.partition(" ")
    count = read_count(word)
    return count if noun.lower() == ("card" if count == 1 else "cards") else None


def _write_cards(value: object) -> str | None:
    if not isinstance(value, (int, ValueOfX)):
        return None
    word = print_count(value, "card")
    return f"{word} {'card' if value == 1 else 'cards'}" if word else None


def _read_others(text: str) -> int | None:
    """`two other cards`: how many."""
    word, _, noun = text.partition(" ")
    count = read_count(word)
    return count if isinstance(count, int) and count > 1 and noun == "other cards" else None


def _write_others(value: object) -> str | None:
    word = print_count(value, "card") if isinstance(value, int) and value > 1 else None
    return f"{word} other cards" if word else None


def _read_one(text: str) -> Selector | None:
    counted = read_counted(text)
    return counted[1] if counted and counted[0] == 1 else None


def _write_one(value: object) -> str | None:
    return print_counted((1, value))  # type: ignore[arg-type]


def _same(text: str) -> str:
    return text.lower()


def _read_color(text: str) -> Color:
    return Color(text.lower())


def _write_word(value: object) -> str | None:
    return value if isinstance(value, str) else None


_IN_HAND = InZone(Zone.HAND)
_SLOTS = {
    "number": Slot("number", r"\d+|X", read_number, _write_number),
    "counted": Slot("counted", r".+", read_counted, _write_counted),
    "cards": Slot("number", r"\w+ cards?", _read_cards, _write_cards),
    "others": Slot("number", r"\w+ other cards", _read_others, _write_others),
    "one": Slot("what", r".+", _read_one, _write_one),
    "color": Slot("color", "|".join(Color), _read_color, _write_word),
    "kind": Slot("kind", r"[\w+/-]+", _same, _write_word),
}
Values = Mapping[str, object]


@dataclass(frozen=True)
class _Shape:
    """A form of one part of a cost; `build` makes the term, `take` the values again."""

    form: Form
    build: Callable[..., CostPart]
    take: Callable[[CostPart], Values | None]


def _life(part: CostPart) -> Values | None:
    return {"number": part.amount} if isinstance(part, PayLife) else None


def _sacrifice(part: CostPart) -> Values | None:
    if not isinstance(part, SacrificeCost) or part.what == This():
        return None
    return {"counted": (part.count, part.what)}


def _sacrifice_this(part: CostPart) -> Values | None:
    return {} if part == SacrificeCost(This()) else None


def _discard(part: CostPart) -> Values | None:
    plain = isinstance(part, DiscardCost) and part.what is None and not part.at_random
    return {"number": part.count} if isinstance(part, DiscardCost) and plain else None


def _discard_at_random(part: CostPart) -> Values | None:
    if not isinstance(part, DiscardCost) or part.what is not None or not part.at_random:
        return None
    return {"number": part.count}


def _discard_such(part: CostPart) -> Values | None:
    if not isinstance(part, DiscardCost) or part.what is None or part.at_random or part.count != 1:
        return None
    return {"what": part.what}


def _tap(part: CostPart) -> Values | None:
    return {"counted": (part.count, part.what)} if isinstance(part, TapOther) else None


def _remove(part: CostPart) -> Values | None:
    if not isinstance(part, RemoveCounters) or part.what is not None or part.count != 1:
        return None
    return {"kind": part.kind}


def _put(part: CostPart) -> Values | None:
    if not isinstance(part, PutCounters) or part.count != 1:
        return None
    return {"kind": part.kind}


def _exile_others(part: CostPart) -> Values | None:
    if not isinstance(part, ExileCost) or part.what != OTHERS_BURIED:
        return None
    return {"number": part.count}


def _from_hand(color: Color) -> ExileCost:
    return ExileCost(AllOf((_IN_HAND, IsColor(color))))


def _exile_from_hand(part: CostPart) -> Values | None:
    if not isinstance(part, ExileCost) or part.count != 1 or not isinstance(part.what, AllOf):
        return None
    zone, *rest = part.what.of
    if zone != _IN_HAND or len(rest) != 1 or not isinstance(rest[0], IsColor):
        return None
    return {"color": rest[0].color}


def _draw(part: CostPart) -> Values | None:
    return {"number": part.count} if isinstance(part, DrawCost) else None


_SHAPES = (
    _Shape(Form("pay [number] life", _SLOTS), lambda number: PayLife(amount=number), _life),
    _Shape(Form(f"sacrifice {THIS}", _SLOTS), lambda: SacrificeCost(This()), _sacrifice_this),
    _Shape(
        Form("sacrifice [counted]", _SLOTS),
        lambda counted: SacrificeCost(counted[1], counted[0]),
        _sacrifice,
    ),
    _Shape(Form("discard [cards]", _SLOTS), lambda number: DiscardCost(count=number), _discard),
    _Shape(
        Form("discard [cards] at random", _SLOTS),
        lambda number: DiscardCost(number, at_random=True),
        _discard_at_random,
    ),
    _Shape(Form("discard [one] card", _SLOTS), lambda what: DiscardCost(1, what), _discard_such),
    _Shape(
        Form("exile [others] from your graveyard", _SLOTS),
        lambda number: ExileCost(OTHERS_BURIED, number),
        _exile_others,
    ),
    _Shape(Form("exile a [color] card from your hand", _SLOTS), _from_hand, _exile_from_hand),
    _Shape(Form("draw [cards]", _SLOTS), lambda number: DrawCost(count=number), _draw),
    _Shape(Form("tap [counted]", _SLOTS), lambda counted: TapOther(counted[1], counted[0]), _tap),
    _Shape(
        Form(f"remove a [kind] counter from {THIS}", _SLOTS),
        RemoveCounters,
        _remove,
    ),
    _Shape(Form(f"put a [kind] counter on {THIS}", _SLOTS), PutCounters, _put),
)
# A comma parts two costs where a new verb or mana follows it, not inside `an artifact, creature …`.
_PARTS = re.compile(
    r", (?=\{|(?:pay|discard|sacrifice|tap|untap|exile|remove|put|return|reveal|collect|behold"
    r"|mill|waterbend|blight|forage)\b)",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def read_cost(text: str) -> Cost:
    """The parts of a cost; a part whose words are not read is an UnreadCost that keeps them."""
    return Cost(tuple(_read_part(part) for part in _PARTS.split(text)))


def _read_part(text: str) -> CostPart:
    if text.startswith("{"):
        if text in ("{T}", "{Q}"):
            return TapThis() if text == "{T}" else UntapThis()
        return read_mana(text)
    for shape in _SHAPES:
        values = shape.form.read(text)
        if values is not None:
            return shape.build(**values)
    return UnreadCost(text)


def read_mana(text: str) -> CostPart:
    """Mana, or one of two symbols of it: `{2}{R}`, `{W} or {U}`."""
    mana = read_mana_cost(text)
    if mana:
        return PayMana(mana)
    symbols = [read_mana_cost(one) for one in text.split(" or ")]
    either = [mana.symbols[0] for mana in symbols if mana and len(mana.symbols) == 1]
    if len(symbols) == len(either) == 2 and all(len(symbol.pays) == 1 for symbol in either):
        return PayEither(*either)
    return UnreadCost(text)


def print_cost(cost: Cost) -> str | None:
    """The cost in words; None where a part has none."""
    parts = [_print_part(part) for part in cost.parts]
    found = [part for part in parts if part is not None]
    return ", ".join(found) if found and len(found) == len(parts) else None


def _print_part(part: CostPart) -> str | None:
    if isinstance(part, UnreadCost):
        return part.text
    if isinstance(part, PayMana):
        return str(part.mana)
    if isinstance(part, PayEither):
        return f"{{{part.one.text}}} or {{{part.other.text}}}"
    if isinstance(part, (TapThis, UntapThis)):
        return "{T}" if isinstance(part, TapThis) else "{Q}"
    for shape in _SHAPES:
        values = shape.take(part)
        if values is not None:
            return shape.form.print(values)
    return None


def mana_only(cost: Cost) -> ManaCost | None:
    """The mana where the cost is mana and nothing else."""
    if len(cost.parts) == 1 and isinstance(cost.parts[0], PayMana):
        return cost.parts[0].mana
    return None
