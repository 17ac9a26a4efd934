"""How the objects of a call come by their own names, unique in the call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.calls.described import (
    AdHoc,
    CombatDamage,
    Description,
    Emblem,
    NamedCard,
    PredefinedToken,
)
from app.calls.model import Call
from app.calls.modifiers import Mark
from app.calls.text import fold


@dataclass(frozen=True, slots=True)
class Wanted:
    """One entry: its label, the name that it shares with others like it, how many it stands for."""

    label: str | None
    shared: str
    count: int = 1


def shared_name(what: Description, token: bool = False) -> str:
    """What an object without a label goes by: its card's name, or for want of one its subtypes,
    its power and toughness, its card types."""
    if isinstance(what, NamedCard):
        return what.name
    if isinstance(what, PredefinedToken):
        return f"{what.name} token"
    if isinstance(what, Emblem):
        return "emblem"
    if isinstance(what, AdHoc):
        words = " ".join(what.traits.subtypes)
        if not words and what.power is not None:
            words = f"{what.power}/{what.toughness}"
        words = words or " ".join(sorted(what.traits.types))
        return f"{words} token" if token else words
    return "combat damage" if isinstance(what, CombatDamage) else f"copy of {what.of}"


def own_names(wanted: Sequence[Wanted], taken: Iterable[str]) -> list[tuple[str, ...] | None]:
    """The names of each entry's objects; None where its label is taken.

    Labels come first: `Bear = 3 Grizzly Bears` are Bear #1 to Bear #3. Objects without one go by
    the name that they share: the only one by that alone, each of several with its number, in the
    order of the call. `taken` are names that no object may have: the players'.
    """
    used = {fold(name) for name in taken}
    found: list[tuple[str, ...] | None] = [None] * len(wanted)
    groups: dict[str, list[int]] = {}
    for place, entry in enumerate(wanted):
        if entry.label is None:
            groups.setdefault(fold(entry.shared), []).append(place)
            continue
        own = _numbered(entry.label, entry.count)
        keys = {fold(name) for name in (*own, entry.label)}
        if used.isdisjoint(keys):
            used |= keys
            found[place] = own
    for low, places in groups.items():
        _name_group(wanted, low, places, used, found)
    return found


def _numbered(shared: str, count: int) -> tuple[str, ...]:
    if count == 1:
        return (shared,)
    return tuple(f"{shared} #{number}" for number in range(1, count + 1))


def _name_group(
    wanted: Sequence[Wanted],
    low: str,
    places: list[int],
    used: set[str],
    found: list[tuple[str, ...] | None],
) -> None:
    """Name all entries that share a name."""
    shared = wanted[places[0]].shared
    alone = sum(wanted[place].count for place in places) == 1 and low not in used
    number = 0
    for place in places:
        own: list[str] = []
        while len(own) < wanted[place].count:
            number += 1
            name = shared if alone else f"{shared} #{number}"
            if fold(name) not in used:
                own.append(name)
        used.update(map(fold, own))
        found[place] = tuple(own)


def with_names(call: Call) -> Call:
    """The call with `names` filled in for every entry, for calls that were not read from text.

    Raises ValueError where two labels, or a label and a player, are the same.
    """
    wanted = [
        Wanted(
            entry.label,
            shared_name(entry.description, Mark.TOKEN in entry.modifiers),
            entry.count,
        )
        for entry in call.entries
    ]
    entries = []
    for entry, names in zip(
        call.entries, own_names(wanted, [player.name for player in call.players]), strict=True
    ):
        if names is None:
            raise ValueError(f"the label {entry.label!r} is taken")
        entries.append(replace(entry, names=names))
    return replace(call, entries=tuple(entries))
