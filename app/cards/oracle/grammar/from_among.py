"""Cards that were milled, exiled or looked at: what is taken from among them, where it is put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch
from app.terms.effects import MoveTo
from app.terms.library_effects import CastIt, Taken
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, Comparison, ManaValueIs, SomeOf, Those
from app.terms.zones import Zone

_THEM = ("them", "those cards", "the milled cards", "the cards milled this way",
         "the exiled cards", "the cards exiled this way")  # fmt: skip
_PLACES: tuple[tuple[str, Any], ...] = (
    ("put {what:of_those} into your hand", MoveTo(S.what, Zone.HAND)),
    ("put {what:of_those} onto the battlefield", MoveTo(S.what, Zone.BATTLEFIELD)),
    ("put {what:of_those} onto the battlefield tapped",
     MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    ("put {what:of_those} onto the battlefield under your control",
     MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False)),
    ("exile {what:of_those}", MoveTo(S.what, Zone.EXILE)),
)  # fmt: skip


def among(what: Any) -> Any:
    """Such of the cards spoken of before."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != Those() or len(term.of) < 2:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    def forward(what: Any) -> AllOf:
        return AllOf((Those(), *(what.of if isinstance(what, AllOf) else (what,))))

    return via(forward, backward, what)


def _of_those() -> Iterator[Shape]:
    card = among(S.what)
    for words, what in (
        ("a {what:card.s}", SomeOf(card)),
        ("{count:number} {what:card.p}", SomeOf(card, S.count)),
        ("up to {count:number} {what:card.p}", SomeOf(card, S.count, up_to=True)),
        ("any number of {what:card.p}", SomeOf(card, None, up_to=True)),
        ("all {what:card.p}", card),
    ):
        them, *other = (f"{words} from among {said}" for said in _THEM)
        yield Shape("of_those", them, what, tuple(other))


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
    *(Shape("order", words, moves) for words, moves in _PLACES),
    Shape("order", "return {what:of_those} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="put {what} into your hand"),
    Shape("order", "return {what:of_those} to the battlefield", MoveTo(S.what, Zone.BATTLEFIELD),
          same_as="put {what} onto the battlefield"),
    *_of_those(),
    *_exiled(),
    *_cast_from(),
    Shape("played_one", "a {what:np.s} from among them", SomeOf(among(S.what))),
    Shape("order", "cast any number of {what:np.p} from among them without paying their mana costs",
          CastIt(SomeOf(among(S.what), None, up_to=True), free=True)),
)  # fmt: skip
