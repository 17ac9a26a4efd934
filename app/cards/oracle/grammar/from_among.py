"""Cards that were milled, exiled or looked at: what is taken from among them, where it is put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch
from app.terms.effects import MoveTo
from app.terms.library_effects import CastIt, Dig, Taken
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, Comparison, ManaValueIs, SomeOf, Those
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Zone, bool, bool], ...] = (
    ("into your hand", Zone.HAND, True, False),
    ("onto the battlefield", Zone.BATTLEFIELD, True, False),
    ("onto the battlefield tapped", Zone.BATTLEFIELD, True, True),
    ("onto the battlefield under your control", Zone.BATTLEFIELD, False, False),
)


def among(what: Any) -> Any:
    """Such of the cards spoken of before."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != Those() or len(term.of) < 2:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    def forward(what: Any) -> AllOf:
        return AllOf((Those(), *(what.of if isinstance(what, AllOf) else (what,))))

    return via(forward, backward, what)


def _taken() -> Iterator[Shape]:
    cards = among(S.what)
    for words, zone, owners, tapped in _PLACES:
        for some, what in (
            ("a {what:card.s}", SomeOf(cards)),
            ("{count:number} {what:card.p}", SomeOf(cards, S.count)),
            ("up to {count:number} {what:card.p}", SomeOf(cards, S.count, up_to=True)),
            ("any number of {what:card.p}", SomeOf(cards, None, up_to=True)),
        ):
            yield Shape("order", f"put {some} from among them {words}",
                        MoveTo(what, zone, owners, tapped),
                        (f"put {some} from among those cards {words}",))  # fmt: skip


def _digs() -> Iterator[Shape]:
    """As many cards as an amount tells."""
    for said, reveal in (("look at", False), ("reveal", True)):
        told = f"{said} the top X cards of your library, where X is {{amount}}"
        yield Shape("order", f"{told}. {{taken}}. put the rest {{rest}}",
                    Dig(S.amount, S.taken, S.rest, reveal),
                    (f"{told}. {{taken}} and the rest {{rest}}",))  # fmt: skip


def _exiled() -> Iterator[Shape]:
    one = Taken(1, Zone.EXILE, S.what, may=True)
    yield Shape("taken", "you may exile a {what:card.s} from among them", one,
                ("exile up to one {what:card.s} from among them",))  # fmt: skip
    yield Shape("taken", "you may exile one of those cards", Taken(1, Zone.EXILE, may=True),
                ("you may exile one of them",))  # fmt: skip


def _cast_from() -> Iterator[Shape]:
    """A spell from a hand or a graveyard."""
    least = ManaValueIs(Comparison.AT_MOST, ThatMuch())
    much = "with mana value less than or equal to that damage"
    hand, grave = CastFrom(Zone.HAND), CastFrom(Zone.GRAVEYARD)
    yield Shape("played_one", f"a {{what:np.s}} from your hand {much}",
                SomeOf(whose(hand, whose(least, S.what))),
                same_as="a {what} from your hand")  # fmt: skip
    yield Shape("played_one", "a {what:np.s} from your graveyard", SomeOf(whose(grave, S.what)))


SHAPES = (
    *_taken(),
    *_digs(),
    *_exiled(),
    *_cast_from(),
    Shape("played_one", "a {what:np.s} from among them", SomeOf(among(S.what))),
    Shape("order", "cast any number of {what:np.p} from among them without paying their mana costs",
          CastIt(SomeOf(among(S.what), None, up_to=True), free=True)),
)  # fmt: skip
