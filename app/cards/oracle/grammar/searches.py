"""Searches of libraries: for several cards, to the top, by another player, to more than one
place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch, ValueOfX
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import AnyOf, Who
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
            shown = end.replace("{it}", "it", 1).replace("{it}", "the card")
            others = dict.fromkeys(words for words in (card, mixed, shown) if words != one)
            yield Shape(
                "order", f"{_ONE}, {one}", found, tuple(f"{_ONE}, {words}" for words in others)
            )
        elif reveal:
            for words in (card, end.replace("{it}", "that card", 1).replace("{it}", "it")):
                yield Shape("order", f"{_ONE}, {words}", found, same_as=f"{_ONE}, {one}")
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
        yield Shape("theirs", f"search their library for that many {{what:card.p}}, "
                    f"{those}".replace("your", "their"),
                    SearchLibrary(S.what, zone, ThatMuch(), True, tapped, reveal, SUBJECT),
                    (f"search their library for that many {{what:card.p}}, {many}".replace(
                        "your", "their"),))  # fmt: skip
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


def _two_places() -> Iterator[Shape]:
    """Two cards, of which one is put here and the other there."""
    places = (
        ("onto the battlefield tapped", Zone.BATTLEFIELD, True),
        ("onto the battlefield", Zone.BATTLEFIELD, False),
        ("into your hand", Zone.HAND, False),
        ("into your graveyard", Zone.GRAVEYARD, False),
    )
    for first, to, tapped in places:
        for second, other, also_tapped in places:
            if other is to or also_tapped:
                continue
            for said, reveal in (("", False), (" reveal them,", True)):
                yield Shape(
                    "order",
                    f"{_MANY},{said} put one {first} and the other {second}, then shuffle",
                    SearchLibrary(
                        S.what, to, S.count, True, tapped, reveal, Who.YOU, None, other
                    ),
                    (f"{_MANY}, reveal those cards, put one {first} and the other {second}, "
                     "then shuffle",) if reveal else (),
                )  # fmt: skip


def _elsewhere() -> Iterator[Shape]:
    """In another player's library, and in a graveyard as well."""
    for words, to, tapped in (
        ("put {it} onto the battlefield under your control", Zone.BATTLEFIELD, False),
        ("put {it} onto the battlefield tapped under your control", Zone.BATTLEFIELD, True),
        ("put {it} into that player's graveyard", Zone.GRAVEYARD, False),
        ("exile {it}", Zone.EXILE, False),
    ):
        for count, cards, it, them in (
            (1, "a {what:card.s}", "that card", "it"),
            (S.count, "up to {count:number} {what:card.p}", "them", "those cards"),
            (None, "any number of {what:card.p}", "them", "those cards"),
        ):
            said = f"search {{whose:player.s}} 's library for {cards}"
            ends = [end for pronoun in (it, them) for end in
                    (f" and {words}. then that player shuffles",
                     f" and {words}, then the player shuffles",
                     f", {words}, then that player shuffles",
                     f" and {words}, then that player shuffles",
                     f", {words}. then that player shuffles",)
                    for end in (end.replace("{it}", pronoun),)]  # fmt: skip
            term = SearchLibrary(S.what, to, count, count != 1, tapped, False, Who.YOU, S.whose)
            yield Shape("order", said + ends[0], term, tuple(said + end for end in ends[1:]))
    for way, place, reveal in (
        ("reveal it, and put it into your hand", Zone.HAND, True),
        ("put it onto the battlefield", Zone.BATTLEFIELD, False),
    ):
        yield _with_graveyard(way, place, reveal)


def _everywhere() -> Iterator[Shape]:
    """In a player's graveyard, hand and library."""
    for count, up_to, cards in (
        (None, False, "all {what:card.p}"),
        (None, True, "any number of {what:card.p}"),
        (S.count, True, "up to {count:number} {what:card.p}"),
    ):
        said = f"search {{whose:player.s}} 's graveyard, hand, and library for {cards}"
        usual, *same = (
            f"{said}{end}"
            for end in (" and exile them. then that player shuffles",
                        " and exile them. that player shuffles",
                        ", exile them, then that player shuffles",
                        " and exile those cards. then that player shuffles")
        )  # fmt: skip
        yield Shape("order", usual, SearchLibrary(
            S.what, Zone.EXILE, count, up_to, library=S.whose, graveyard=True, hand=True,
        ), tuple(same))  # fmt: skip


def _either() -> Iterator[Shape]:
    """One card of this kind or of that, each with an article of its own."""
    for end, zone, tapped, reveal in _ENDS:
        one, card = end.replace("{it}", "it"), end.replace("{it}", "that card")
        mixed = end.replace("{it}", "it", 1).replace("{it}", "that card")
        others = dict.fromkeys(words for words in (card, mixed) if words != one)
        said = "search your library for {what:either_card}"
        found = SearchLibrary(S.what, zone, 1, False, tapped, reveal)
        yield Shape("order", f"{said}, {one}", found,
                    tuple(f"{said}, {words}" for words in others))  # fmt: skip
    both = AnyOf((S.one, only(S.two, _is_no_choice)))
    yield Shape("either_card", "a {one:card.s} or a {two:card.s}", both,
                ("a {one:card.s} or {two:card.s}",))  # fmt: skip
    yield Shape("either_card", "a {one:card.s}, a {two:card.s}, or a {three:card.s}",
                AnyOf((S.one, S.two, only(S.three, _is_no_choice))))  # fmt: skip


def _is_no_choice(card: Any) -> bool:
    """Whether it is one kind of cards, and not this or that."""
    return not isinstance(card, AnyOf)


def _with_graveyard(words: str, to: Zone, reveal: bool) -> Shape:
    also = words.replace("it, and put it", "it and put it")
    comma = "," if reveal else " and"
    places = ("library and/or graveyard", "graveyard and/or library", "library or graveyard")
    found = [
        f"search your {place} for a {{what:card.s}}{mark} {way}. if you {verb} your library this "
        "way, shuffle"
        for place in places
        for way, mark in ((words, comma), (words, ","), (also, ","))
        for verb in ("search", "searched")
    ]
    term = SearchLibrary(S.what, to, 1, False, False, reveal, Who.YOU, None, None, True)
    first, *same = dict.fromkeys(found)
    return Shape("order", first, term, tuple(same))


SHAPES = (
    *_orders(),
    *_two_places(),
    *_elsewhere(),
    *_everywhere(),
    *_either(),
)
