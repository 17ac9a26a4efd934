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

_FOR_NOTHING = "without paying their mana costs"
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


# Of what is cast only what is no land counts.
_TO_CAST = ("them", "those cards", "the exiled cards", "those exiled cards",
            "cards exiled this way", "the cards exiled this way", "those nonland cards",
            "the nonland cards exiled this way")  # fmt: skip


def _cast_of_those() -> Iterator[Shape]:
    """Spells from among cards that were spoken of before."""
    spell = among(S.what)
    # `those cards` may be those of a hand, which are not spoken of as those that were moved.
    exiled = (those for those in _TO_CAST if those != "those cards")
    one, *others = (f"a {{what:np.s}} from among {those}" for those in exiled)
    yield Shape("played_one", one, SomeOf(spell), tuple(others))
    some: tuple[tuple[str, Any], ...] = (
        ("any number of", SomeOf(spell, None, up_to=True)),
        ("up to {count:number}", SomeOf(spell, S.count, up_to=True)),
    )
    for number, what in some:
        cast = f"cast {number} {{what:np.p}} from among"
        them, *other = (f"{cast} {those} {_FOR_NOTHING}" for those in _TO_CAST)
        yield Shape("order", them, CastIt(what, free=True), tuple(other))
        hand = SomeOf(whose(CastFrom(Zone.HAND), S.what), what.count, up_to=True)
        yield Shape("order", f"cast {number} {{what:np.p}} from your hand {_FOR_NOTHING}",
                    CastIt(hand, free=True))  # fmt: skip


SHAPES = (
    *(Shape("order", words, moves) for words, moves in _PLACES),
    Shape("order", "return {what:of_those} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="put {what} into your hand"),
    Shape("order", "return {what:of_those} to the battlefield", MoveTo(S.what, Zone.BATTLEFIELD),
          same_as="put {what} onto the battlefield"),
    *_of_those(),
    *_exiled(),
    *_cast_from(),
    *_cast_of_those(),
)  # fmt: skip
