"""Cards that were revealed or looked at, put somewhere but onto the battlefield; and what an owner
puts on the top of their library or on the bottom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.objects import is_spoken_of
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import IT, It, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import MoveTo
from app.terms.instructions import ExchangeLife, PutIntoLibrary
from app.terms.selectors import Those, Who
from app.terms.zones import Zone


def _is_found(term: Any) -> bool:
    return isinstance(term, It | ThatNoun | Those)


def _owners() -> Iterator[Shape]:
    """The owner of what is put into a library says where: on the top of it or on the bottom."""
    end = "puts it on their choice of the top or bottom of their library"
    put: Any = PutIntoLibrary(S.what, choice=Who.OWNER)
    yield Shape("order", f"the owner of {{what:thing.s}} {end}", put,
                (f"{{what:thing.s}} 's owner {end}",))  # fmt: skip
    spoken = via(lambda: IT, is_spoken_of)
    yield Shape("order", f"its owner {end}", PutIntoLibrary(spoken, choice=Who.OWNER),
                same_as="the owner of {what} …")  # fmt: skip
    for what in ("{what:object}", "{what:dead_card}"):
        yield Shape(
            "order",
            f"put {what} on your choice of the top or bottom of its owner 's library",
            PutIntoLibrary(S.what, choice=Who.YOU),
        )


_TOP, _MAY_SHOW = "the top card of your library", "you may reveal that card"


SHAPES = (
    *_owners(),
    Shape("found", "{what:object}", only(S.what, _is_found)),
    Shape("order", "put {what:found} on the bottom of your library",
          PutIntoLibrary(S.what, bottom=True),
          same_as="put {what} on the bottom of its owner's library"),
    Shape("order", "put {what:found} into your graveyard", MoveTo(S.what, Zone.GRAVEYARD)),
    Shape("order", "exchange life totals with {who:player.s}", ExchangeLife(Who.YOU, S.who)),
)  # fmt: skip
