"""More ways in which cards are taken of those looked at on top of a library: of several kinds, into
exile, attacking; and so many cards as an amount tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.where_x import where
from app.terms.amounts import CountOf, ThatMuch, ValueOfX
from app.terms.conditions import Compare
from app.terms.library_effects import Dig, Rest, Taken
from app.terms.selectors import Comparison, Controlled, Who
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Taken], ...] = (
    ("into your hand", Taken(1, Zone.HAND)),
    ("onto the battlefield", Taken(1, Zone.BATTLEFIELD)),
    ("onto the battlefield tapped", Taken(1, Zone.BATTLEFIELD, tapped=True)),
)
_THOSE = ("the revealed cards", "those cards", "them")
_HEADS: tuple[tuple[str, Any], ...] = (
    ("{count:number} cards of your library", S.count),
    ("X cards of your library, where X is {amount}", S.amount),
)


def _each(*whats: Any, taken: Taken) -> tuple[Any, ...]:
    return tuple(replace(taken, what=what, may=True) for what in whats)


def _of_kinds() -> Iterator[Shape]:
    """One card of each kind, or of some of them."""
    for place, taken in _PLACES:
        shown = replace(taken, reveal=True)
        for cards, whats in (
            ("a {one:card.s} and/or a {two:card.s}", (S.one, S.two)),
            ("a {one:card.s}, a {two:card.s}, and/or a {three:card.s}", (S.one, S.two, S.three)),
            ("a {one:card.s}, a {two:card.s}, a {three:card.s}, and/or a {four:card.s}",
             (S.one, S.two, S.three, S.four)),
        ):  # fmt: skip
            among = f"{cards} from among them"
            yield Shape("taken_kinds", f"you may put {among} {place}", _each(*whats, taken=taken))
            put, *other = (f"you may reveal {among} and put {those} {place}" for those in _THOSE)
            yield Shape("taken_kinds", put, _each(*whats, taken=shown), tuple(other))
        yield Shape("taken_more", f"up to {{count:number}} {{what:card.p}} from among them {place}",
                    replace(taken, count=S.count, what=S.what, may=True))  # fmt: skip
        yield Shape("taken_more", f"up to one {{what:card.s}} from among them {place}",
                    replace(taken, what=S.what, may=True))  # fmt: skip
        yield Shape("taken", f"you may put any number of {{what:card.p}} from among them {place}",
                    replace(taken, count=None, what=S.what, may=True),
                    same_as="put any number of {what} from among them …")  # fmt: skip
        for said in ("put", "you may put"):
            yield Shape("taken", f"{said} up to one {{what:card.s}} from among them {place}",
                        replace(taken, what=S.what, may=True),
                        same_as="you may put a {what} from among them …")  # fmt: skip
    yield Shape("taken_kinds", "{one:taken} and {two:taken_more}", (S.one, S.two))


def _elsewhere() -> Iterator[Shape]:
    """Into exile; onto the battlefield, attacking."""
    for may, said in ((False, ""), (True, "you may ")):
        if not may:
            yield Shape("taken", "exile a {what:card.s} from among them",
                        Taken(1, Zone.EXILE, S.what))  # fmt: skip
        attacks = Taken(1, Zone.BATTLEFIELD, S.what, may, tapped=True, attacking=True)
        yield Shape("taken", f"{said}put a {{what:card.s}} from among them onto the battlefield "
                    "tapped and attacking", attacks)  # fmt: skip


def _several(count: Any, reveal: bool) -> Any:
    """What is taken of several kinds, one after the other."""

    def forward(count: Any, taken: Any, rest: Any) -> Dig:
        return Dig(count, taken[0], rest, reveal, also=taken[1:])

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Dig) or not term.also or term.reveal != reveal:
            return None
        if term != Dig(term.count, term.taken, term.rest, reveal, also=term.also):
            return None
        return term.count, (term.taken, *term.also), term.rest

    return via(forward, backward, count, S.taken, S.rest)


def _is_told(amount: Any) -> bool:
    """Whether it is no amount spoken of before: as many cards as that are said in other words."""
    return bool(amount != ThatMuch())


def _digs() -> Iterator[Shape]:
    for said, reveal in (("look at", False), ("reveal", True)):
        for words, count in _HEADS:
            top = f"{said} the top {words}"
            kinds = "{taken:taken_kinds}"
            yield Shape("order", f"{top}. {kinds}. put the rest {{rest}}", _several(count, reveal),
                        (f"{top}. {kinds} and the rest {{rest}}",))  # fmt: skip
            gone = Dig(count, S.taken, Rest(Zone.EXILE), reveal)
            yield Shape("order", f"{top}. {{taken}} and exile the rest", gone,
                        (f"{top}. {{taken}}. exile the rest",))  # fmt: skip
            mixed = Dig(count, S.taken, Rest(Zone.LIBRARY, shuffled=True), reveal)
            yield Shape("order", f"{top}. {{taken}}. then shuffle the rest into your library",
                        mixed)  # fmt: skip
        top = f"{said} the top X cards of your library, where X is {{amount}}"
        yield Shape("order", f"{top}. {{taken}}. put the rest {{rest}}",
                    where(Dig(ValueOfX(), S.taken, S.rest, reveal), only(S.amount, _is_told)),
                    (f"{top}. {{taken}} and the rest {{rest}}",))  # fmt: skip


def _x_spoken_of_later() -> Any:
    """Cards looked at, as many as an X tells of which the sentences after speak as well."""

    def forward(amount: Any, taken: Any, rest: Any, then: Any) -> tuple[Any, ...]:
        if ValueOfX() not in parts_of(then) or not _is_told(amount):
            raise Unfit
        return Dig(amount, taken, rest), *replaced(then, ValueOfX(), amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2 or not isinstance(term[0], Dig):
            return None
        dig = term[0]
        if dig != Dig(dig.count, dig.taken, dig.rest) or isinstance(dig.count, int):
            return None
        then = replaced(term[1:], dig.count, ValueOfX())
        return None if then == term[1:] else (dig.count, dig.taken, dig.rest, then)

    return via(forward, backward, S.amount, S.taken, S.rest, S.then)


_ON_TOP = Taken(1, Zone.LIBRARY, may=True)

SHAPES = (
    Shape(
        "effects",
        "look at the top X cards of your library, where X is {amount}. {taken} and "
        "the rest {rest}. {then:effects}",
        _x_spoken_of_later(),
        same_as="{the amount in place of X}",
    ),
    Shape("taken", "put up to one of them on top of your library", _ON_TOP),
    *(
        Shape(
            "condition",
            f"X is {words} the number of cards in your library",
            Compare(ValueOfX(), sign, CountOf(Controlled(Who.YOU), Zone.LIBRARY)),
        )
        for words, sign in (("greater than or equal to", Comparison.AT_LEAST),)
    ),
    *_of_kinds(),
    *_elsewhere(),
    *_digs(),
)
