"""Cards that are looked at and exiled, most face down, from another player's library too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.amounts import ValueOfX
from app.terms.effects import ExileTopCards, MoveTo
from app.terms.library_effects import Dig, LookAtTop, Rest, Taken
from app.terms.zones import Zone

_RANDOM = "in a random order"

_THAT_LIBRARY = "that library"
_COUNTS: tuple[tuple[str, Any], ...] = (
    ("card", 1),
    ("{count:number} cards", S.count),
    ("X cards", ValueOfX()),
)
_THEIR_RESTS: tuple[tuple[tuple[str, ...], Rest], ...] = (
    ((f"on the bottom of their library {_RANDOM}",
      f"on the bottom of {_THAT_LIBRARY} {_RANDOM}"), Rest(Zone.LIBRARY, random=True)),
    ((f"on the bottom of {_THAT_LIBRARY}", "on the bottom of their library",
      "on the bottom of their library in any order"), Rest(Zone.LIBRARY)),
    (("into their graveyard", "into that player's graveyard"), Rest(Zone.GRAVEYARD)),
)  # fmt: skip


def _tops() -> Iterator[Shape]:
    """The top of a library, exiled face down without a look."""
    for words, count in _COUNTS:
        down = f"top {words} of"
        yield Shape("act#", f"<exiles|exile> the {down} <their|your> library face down",
                    ExileTopCards(SUBJECT, count, True))  # fmt: skip
        yield Shape(
            "order",
            f"exile the {down} {{who:player.s}} 's library face down",
            ExileTopCards(S.who, count, True),
            same_as=f"{{who}} exiles the {down} their library face down",
        )


def _so_many() -> Iterator[Shape]:
    """As many as something tells."""
    many = ExileTopCards(S.who, S.count)
    yield Shape("order", "exile cards equal to {count:measure} from the top of {who:player.s} 's "
                "library", many, same_as="{who} exiles that many cards …")  # fmt: skip
    yield Shape("order", "exile the top X cards of {who:player.s} 's library",
                ExileTopCards(S.who, ValueOfX()),
                same_as="{who} exiles the top X cards of their library")  # fmt: skip


def _looked_at() -> Iterator[Shape]:
    """Some of the cards that are looked at, in one's own library or in another's."""
    for words, count in (("one", 1), ("{some:number}", S.some)):
        for them in ("them", "those cards"):
            same_as = None if them == "them" else f"exile {words} of them …"
            for down, how in ((" face down", True), ("", False)):
                yield Shape("taken", f"exile {words} of {them}{down}",
                            Taken(count, Zone.EXILE, face_down=how), same_as=same_as)  # fmt: skip
    for rests, rest in _THEIR_RESTS:
        yield Shape("their_rest", rests[0], rest, rests[1:])
    for words, count in _COUNTS[1:]:
        top = f"look at the top {words} of {{who:player.s}} 's library"
        dig = Dig(count, S.taken, S.rest, library=S.who)
        first, *others = (
            f"{top}{middle} {the} {{rest:their_rest}}"
            for middle in (
                ", {taken}, then put",
                ". {taken}. put",
                ", {taken} and put",
                ", then {taken} and put",
                ". {taken}, then put",
                ". {taken} and put",
            )
            for the in ("the rest", "the other")
        )
        yield Shape("order", first, dig, tuple(others))


SHAPES = (
    *_tops(),
    *_so_many(),
    Shape(
        "order",
        "look at the top card of their library",
        LookAtTop(is_that_player()),
        same_as="look at the top card of that player's library",
    ),
    *_looked_at(),
    Shape("order", "exile {what:object} face down", MoveTo(S.what, Zone.EXILE, face_down=True)),
)
