"""More searches of libraries: several cards, to the top, by another player, to more than one
place."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch, ValueOfX
from app.terms.instructions import SearchLibrary
from app.terms.zones import Zone

_SHUFFLE = "then shuffle"
_ONE = "search your library for a {what:card.s}"
_MANY = "search your library for up to {count:number} {what:card.p}"
_ENDS: tuple[tuple[str, Zone, bool, bool], ...] = (
    ("reveal {it}, put {it} into your hand, then shuffle", Zone.HAND, False, True),
    ("put {it} into your hand, then shuffle", Zone.HAND, False, False),
    ("put {it} onto the battlefield, then shuffle", Zone.BATTLEFIELD, False, False),
    ("put {it} onto the battlefield tapped, then shuffle", Zone.BATTLEFIELD, True, False),
    ("put {it} into your graveyard, then shuffle", Zone.GRAVEYARD, False, False),
    ("exile {it}, then shuffle", Zone.EXILE, False, False),
    (f"reveal {{it}}, {_SHUFFLE} and put {{it}} on top", Zone.LIBRARY, False, True),
)


def _their(words: str) -> str:
    """The words of another player's search."""
    for yours, theirs in (("search ", "searches "), ("your", "their"), ("put ", "puts "),
                          ("reveal ", "reveals "), ("shuffle", "shuffles"), ("exile ", "exiles "),
                          ):  # fmt: skip
        words = words.replace(yours, theirs)
    return words


def _orders() -> Iterator[Shape]:
    for end, zone, tapped, reveal in _ENDS:
        one, card = end.replace("{it}", "it"), end.replace("{it}", "that card")
        many, those = end.replace("{it}", "them"), end.replace("{it}", "those cards")
        mixed = end.replace("{it}", "it", 1).replace("{it}", "that card")
        found = SearchLibrary(S.what, zone, 1, False, tapped, reveal)
        if zone in (Zone.EXILE, Zone.LIBRARY):
            others = dict.fromkeys(words for words in (card, mixed) if words != one)
            yield Shape(
                "order", f"{_ONE}, {one}", found, tuple(f"{_ONE}, {words}" for words in others)
            )
        elif reveal:
            yield Shape("order", f"{_ONE}, {card}", found, same_as=f"{_ONE}, {one}")
        for count, words in ((ThatMuch(), "up to that many"), (ValueOfX(), "up to X"),
                             (S.count, "up to {count:number}"),
                             (None, "any number of")):  # fmt: skip
            said = f"search your library for {words} {{what:card.p}}"
            pattern = SearchLibrary(S.what, zone, count, True, tapped, reveal)
            plain = words == "up to {count:number}" and zone not in (Zone.EXILE, Zone.LIBRARY)
            if plain:
                yield Shape("order", f"{said}, {those}", pattern, same_as=f"{said}, {many}")
            else:
                yield Shape("order", f"{said}, {many}", pattern, (f"{said}, {those}",))
        theirs = SearchLibrary(S.what, zone, 1, False, tapped, reveal, SUBJECT)
        yield Shape(
            "act.s", f"{_their(_ONE)}, {_their(one)}", theirs, (f"{_their(_ONE)}, {_their(card)}",)
        )
        yield Shape(
            "act.s",
            f"{_their(_MANY)}, {_their(many)}",
            SearchLibrary(S.what, zone, S.count, True, tapped, reveal, SUBJECT),
        )
        yield Shape(
            "theirs",
            f"{_ONE}, {one}".replace("your", "their"),
            theirs,
            (f"{_ONE}, {card}".replace("your", "their"),),
        )
    yield Shape(
        "order",
        f"{_ONE}, then shuffle and put that card on top",
        SearchLibrary(S.what, Zone.LIBRARY),
    )


SHAPES = (*_orders(),)
