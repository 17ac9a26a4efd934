"""Permanents that a call says have merged with others (CR 730)."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls import described as de
from app.calls import modifiers as mo
from app.calls.model import Entry
from app.calls.name import Name, NameKind
from app.engine.cr.cr730_merging_with_permanents import looks_like
from app.engine.kernel.components import Component, bare
from app.engine.kernel.game import GameObject
from app.judge.problem import CallProblem
from app.judge.ruling import NotTaken
from app.terms.zones import Zone

# What a component shows or is, whatever it is a part of.
_OF_COMPONENTS = (
    mo.Mark.FACE_DOWN,
    mo.Mark.TRANSFORMED,
    mo.Mark.FLIPPED,
    mo.Mark.TOKEN,
    mo.Mark.COMMANDER,
    mo.Mark.PROTOTYPED,
)


def merging(
    ids: dict[str, int], entries: dict[int, tuple[str, Entry]]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The permanents that are merged, each with what is under it. For what is no object of the call
    a card is put there."""
    taken: set[int] = set()
    for number, (name, entry) in list(entries.items()):
        for modifier in entry.modifiers:
            if isinstance(modifier, mo.MergedOver):
                under = tuple(_component(each, entry, ids, entries) for each in modifier.under)
                if number in under or taken & {number, *under} or len(set(under)) < len(under):
                    raise CallProblem(f"{name} is merged over what is part of something already")
                taken.update((number, *under))
                yield number, under


def _component(
    name: Name, entry: Entry, ids: dict[str, int], entries: dict[int, tuple[str, Entry]]
) -> int:
    found = ids.get(name.text.casefold()) if name.kind is NameKind.OBJECT else None
    if found is not None:
        return found
    if name.kind is not NameKind.CARD:
        raise CallProblem(f"{name} can't be what it is merged over: a card or object is needed")
    new, label, number = len(entries) + 1, name.text, 1
    while label.casefold() in ids:
        number += 1
        label = f"{name.text} #{number}"
    owned = tuple(one for one in entry.modifiers if isinstance(one, mo.OwnedBy))
    what = de.NamedCard(name.text)
    entries[new] = (label, Entry(entry.player, Zone.BATTLEFIELD, what, owned, names=(label,)))
    ids[label.casefold()] = new
    return new


def with_merged(
    objects: dict[int, GameObject],
    merged: dict[int, tuple[int, ...]],
    ids: dict[str, int],
    entries: dict[int, tuple[str, Entry]],
) -> list[NotTaken]:
    """Makes those permanents what they are; what is under them is there by itself no longer. Gives
    what the call says of that and what is so of no component."""
    left: list[NotTaken] = []
    for id, under in merged.items():
        top = objects[id]
        parts = [top, *(objects[each] for each in under)]
        _refuse(parts, [entries[each][1] for each in (id, *under)])
        for each in under:
            label, entry = entries.pop(each)
            for modifier in entry.modifiers:
                if modifier not in _OF_COMPONENTS and not isinstance(modifier, mo.OwnedBy):
                    word = type(modifier).__name__
                    left.append(NotTaken(label, word, "it is a part of another permanent"))
            ids.update({name: id for name, number in ids.items() if number == each})
            del objects[each]
        components = tuple(Component(bare(part)) for part in parts)
        while len(components) > 2:
            *above, upper, lowest = components
            whole = _as_one((upper, lowest), upper.object)
            components = (*above, Component(bare(whole)))
        objects[id] = _as_one(components, top)
    return left


def _refuse(parts: list[GameObject], entries: list[Entry]) -> None:
    label = parts[0].label
    if any(part.zone is not Zone.BATTLEFIELD for part in parts):
        raise CallProblem(f"{label} and what it is merged over must be permanents")
    if len({part.owner for part in parts}) > 1:
        raise CallProblem(f"{label} has another owner than what it is merged over")
    if any(isinstance(one, de.CopyOf) for entry in entries for one in entry.modifiers):
        raise CallProblem(f"whether {label} became a copy before it merged is not said")


def _as_one(components: tuple[Component, ...], top: GameObject) -> GameObject:
    return top.but(
        card=looks_like(components),
        components=components,
        face=0 if top.face_down else top.face,
        commander=any(part.object.commander for part in components),
    )
