"""Cards of a library that are looked at or revealed: what is taken of them, where the rest goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ValueOfX
from app.terms.effects import MoveTo
from app.terms.library_effects import Dig, LookAtTop, Rest, Taken
from app.terms.selectors import Who
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Zone, bool], ...] = (
    ("into your hand", Zone.HAND, False),
    ("onto the battlefield", Zone.BATTLEFIELD, False),
    ("onto the battlefield tapped", Zone.BATTLEFIELD, True),
    ("into your graveyard", Zone.GRAVEYARD, False),
)
_RESTS: tuple[tuple[str, Rest], ...] = (
    ("on the bottom of your library in any order", Rest(Zone.LIBRARY)),
    ("on the bottom of your library in a random order", Rest(Zone.LIBRARY, random=True)),
    ("on top of your library in any order", Rest(Zone.LIBRARY, top=True)),
    ("into your graveyard", Rest(Zone.GRAVEYARD)),
    ("into your hand", Rest(Zone.HAND)),
)


def _taken() -> Iterator[Shape]:
    """What is taken of the cards, and where it is put."""
    for words, to, tapped in _PLACES:
        yield Shape(
            "taken",
            f"put one of them {words}",
            Taken(1, to, tapped=tapped),
            (f"put one of those cards {words}", f"put one {words}"),
        )
        yield Shape(
            "taken",
            f"put {{count:number}} of them {words}",
            Taken(S.count, to, tapped=tapped),
            (f"put {{count:number}} of those cards {words}",),
        )
        yield Shape(
            "taken", f"you may put one of them {words}", Taken(1, to, may=True, tapped=tapped)
        )
        yield Shape(
            "taken",
            f"put all {{what:card.p}} revealed this way {words}",
            Taken(None, to, S.what, tapped=tapped),
            (f"put all {{what:card.p}} from among them {words}",),
        )
        for may, said in ((True, "you may put"), (False, "put")):
            yield Shape(
                "taken",
                f"{said} a {{what:card.s}} from among them {words}",
                Taken(1, to, S.what, may, tapped=tapped),
            )
            yield (
                Shape(
                    "taken",
                    f"{said} up to {{count:number}} {{what:card.p}} from among them {words}",
                    Taken(S.count, to, S.what, True, tapped=tapped),
                )
                if not may
                else Shape(
                    "taken",
                    f"you may put up to {{count:number}} {{what:card.p}} from among them {words}",
                    Taken(S.count, to, S.what, True, tapped=tapped),
                    same_as="put up to …",
                )
            )
        yield Shape(
            "taken",
            f"put any number of {{what:card.p}} from among them {words}",
            Taken(None, to, S.what, True, tapped=tapped),
        )
        yield Shape(
            "taken",
            f"you may reveal a {{what:card.s}} from among them and put it {words}",
            Taken(1, to, S.what, True, True, tapped),
            (f"you may reveal a {{what:card.s}} from among them and put that card {words}",),
        )
        yield Shape(
            "taken",
            f"you may reveal up to {{count:number}} {{what:card.p}} from among "
            f"them and put them {words}",
            Taken(S.count, to, S.what, True, True, tapped),
            (
                f"you may reveal up to {{count:number}} {{what:card.p}} from among them and "
                f"put the revealed cards {words}",
            ),
        )
        yield Shape(
            "taken",
            f"you may reveal any number of {{what:card.p}} from among them and put them {words}",
            Taken(None, to, S.what, True, True, tapped),
            (
                f"you may reveal any number of {{what:card.p}} from among them and put the "
                f"revealed cards {words}",
            ),
        )


def _rests() -> Iterator[Shape]:
    for words, rest in _RESTS:
        yield Shape("rest", words, rest)
        if rest == Rest(Zone.LIBRARY):
            yield Shape(
                "rest",
                "on the bottom of your library",
                rest,
                same_as="on the bottom of your library in any order",
            )


def _digs() -> Iterator[Shape]:
    """The cards, what is taken, the rest."""
    heads: tuple[tuple[str, Any], ...] = (
        ("{count:number} cards", S.count), ("X cards", ValueOfX()), ("card", 1),
    )  # fmt: skip
    for said, reveal in (("look at", False), ("reveal", True)):
        for words, count in heads:
            top = f"{said} the top {words} of your library"
            dig = Dig(count, S.taken, S.rest, reveal)
            same = (f"{top}. {{taken}}. then put the rest {{rest}}",
                    f"{top}. {{taken}} and put the rest {{rest}}",
                    f"{top}, {{taken}}, then put the rest {{rest}}",
                    f"{top}, then {{taken}} and the rest {{rest}}",
                    f"{top}. {{taken}} and the rest {{rest}}",
                    f"{top}. {{taken}} and the other {{rest}}",)  # fmt: skip
            if count != 1:
                yield Shape("order", f"{top}. {{taken}}. put the rest {{rest}}", dig, same)
                back = Dig(count, None, Rest(Zone.LIBRARY, top=True), reveal)
                yield Shape("order", f"{top}, then put them back in any order", back,
                            (f"{top}. put them back in any order",
                             f"{top}, then put them on top in any order"))  # fmt: skip
            yield Shape("order", top, LookAtTop(Who.YOU, count, reveal))
            theirs = f"{said} the top {words} of {{who:player.s}} 's library"
            yield Shape("order", theirs, LookAtTop(S.who, count, reveal))
    for words, count in heads:
        top = f"reveals the top {words} of their library"
        yield Shape("act.s", top, LookAtTop(SUBJECT, count, True))
        yield Shape("clause", f"{{who:player.s}} {top}", LookAtTop(S.who, count, True),
                    same_as=f"reveal the top {words} of {{who}}'s library")  # fmt: skip


SHAPES = (
    *_taken(),
    *_rests(),
    *_digs(),
    Shape("order", "put {what:object} into your hand", MoveTo(S.what, Zone.HAND),
          same_as="return {what} to its owner's hand"),
)  # fmt: skip
