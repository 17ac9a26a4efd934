"""Cards that a call says are imprinted on its permanents."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls import described as de
from app.calls import modifiers as mo
from app.calls.model import Entry
from app.terms.zones import Zone


def imprinting(
    ids: dict[str, int], entries: dict[int, tuple[str, Entry]]
) -> Iterator[tuple[int, int]]:
    """The cards in exile that permanents have imprinted, and those (607.2a); where the call lists
    none of that name in exile, one is put there."""
    for number, (_, entry) in list(entries.items()):
        for modifier in entry.modifiers:
            if isinstance(modifier, mo.Imprinted):
                yield _card(modifier.card.text, entry, ids, entries), number


def _card(
    name: str, entry: Entry, ids: dict[str, int], entries: dict[int, tuple[str, Entry]]
) -> int:
    found = ids.get(name.casefold())
    what: de.Description = de.NamedCard(name)
    if found is not None:
        if entries[found][1].zone is Zone.EXILE:
            return found
        what = entries[found][1].description
    new = len(entries) + 1
    entries[new] = (name, Entry(entry.player, Zone.EXILE, what, names=(name,)))
    ids.setdefault(name.casefold(), new)
    return new
