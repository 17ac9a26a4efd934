"""More of what mana may be spent on: spells from some zone, of either of two kinds, abilities of a
keyword, and costs that have a name (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.mana_adding import told_further
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.mana_effects import ManaUse
from app.terms.relations import CastFrom, HasXInCost
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    IsChosen,
    IsStatus,
    Not,
    Owned,
    Status,
    Who,
)
from app.terms.zones import Zone

# Costs that have a name; the word for doing what they are paid for.
_COSTS = (
    "pay cumulative upkeep costs",
    "pay a disturb cost",
    "turn permanents face up",
    "turn a permanent face up",
    "turn creatures face up",
    "unlock doors",
    "unlock a door",
    "foretell cards",
    "foretell a card from your hand",
    "gain a Class level",
)
_KEYWORDS = ("equip", "power-up", "exhaust", "boast", "cycling")
_PLACES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("your graveyard", (CastFrom(Zone.GRAVEYARD), Owned(Who.YOU))),
    ("exile", (CastFrom(Zone.EXILE),)),
    ("your hand", (CastFrom(Zone.HAND),)),
    ("anywhere other than your hand", (Not(CastFrom(Zone.HAND)),)),
)
_COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU)))


def _spells() -> Iterator[Shape]:
    yield Shape("mana_use", "cast {one:np.p} or {two:np.p}", ManaUse(AnyOf((S.one, S.two))),
                ("cast a {one:np.s} or a {two:np.s}",))  # fmt: skip
    yield Shape("mana_use", "cast your commander", ManaUse(_COMMANDER),
                same_as="cast commanders you own")  # fmt: skip
    yield Shape("mana_use", "cast {what:np.p} you do not own",
                ManaUse(whose(Not(Owned(Who.YOU)), S.what)))  # fmt: skip
    for words, place in _PLACES:
        spells: Any = S.what
        for part in place:
            spells = whose(part, spells)
        one, many = f"cast a {{what:np.s}} from {words}", f"cast {{what:np.p}} from {words}"
        yield Shape("mana_use", many, ManaUse(spells), (one,))
        if "other" not in words:
            but_not = ManaUse(spells, but_not=True)
            for start in ("this mana can't be spent to", "you can't spend this mana to"):
                usual = f"{{add}}. this mana can't be spent to {many}"
                yield Shape(
                    "order",
                    f"{{add:adding.p}}. {start} {many}",
                    told_further("only", S.add, but_not),
                    same_as=usual if start.startswith("you") else None,
                )


def _abilities() -> Iterator[Shape]:
    sources = source_of(S.before, ())
    yield Shape("mana_use", "activate abilities of {before}sources", ManaUse(abilities=sources))
    yield Shape("mana_use", "activate a ability of a {of:np.s}", ManaUse(abilities=S.of),
                same_as="activate abilities of {of:np.p}")  # fmt: skip
    chosen = source_of(S.before, (IsChosen("type"),))
    yield Shape(
        "mana_use",
        "cast a {what:np.s} or activate a ability of a {before}source of the chosen type",
        ManaUse(S.what, chosen),
    )
    yield Shape("mana_use", "cast {what:np.p} or activate abilities of {before}sources",
                ManaUse(S.what, sources),
                same_as="cast a {what} or activate a ability of a {before}source")  # fmt: skip
    for word in _KEYWORDS:
        alone = ManaUse(abilities=Anything(), keyword=word)
        yield Shape("mana_use", f"activate {word} abilities", alone)
        yield Shape(
            "mana_use",
            f"cast {{what:np.p}} or activate {word} abilities",
            ManaUse(S.what, Anything(), keyword=word),
            (f"cast a {{what:np.s}} or activate a {word} ability",),
        )


def _named_costs() -> Iterator[Shape]:
    for words in _COSTS:
        yield Shape("mana_use", words, ManaUse(costs=(words,)))
        yield Shape(
            "mana_use",
            f"cast {{what:np.p}} or {words}",
            ManaUse(S.what, costs=(words,)),
            (
                f"cast a {{what:np.s}} or {words}",
                f"cast a {{what:np.s}} or to {words}",
                f"cast {{what:np.p}} or to {words}",
                f"cast {{what:np.p}} and {words}",
                f"{words} or cast a {{what:np.s}}",
            ),
        )


_X = HasXInCost()
SHAPES = (
    *_spells(),
    *_abilities(),
    *_named_costs(),
    Shape("ending.s", "with {X} in its mana cost", _X),
    Shape("ending.p", "with {X} in their mana costs", _X, ("with {X} in their mana cost",)),
)
