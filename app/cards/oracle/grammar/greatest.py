"""The one of several that has the most of something: `the creature with the greatest power`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import Exists
from app.terms.effects import SacrificeSome
from app.terms.library_effects import MovesTheirCards
from app.terms.relations import HasMost
from app.terms.selectors import AllOf, Controlled, Selector, Who
from app.terms.zones import Zone

_MEASURES = ("power", "toughness", "mana value")


def _shapes() -> Iterator[Shape]:
    """Among some that are named, or (`nouns.among_themselves`) among those that the words before
    say."""
    for measure in _MEASURES:
        for word, least in (("greatest", False), ("least", True), ("highest", False)):
            usual = f"with the greatest {measure}" if word == "highest" else None
            words = f"with the {word} {measure}"
            among = HasMost(measure, S.what, least)
            some = f"{words} among {{what:kind.p}}"
            ends = (some, f"{some} on the battlefield")
            if usual is None:
                yield Shape("ending#", ends[0], among, (ends[1],))
            else:
                for end in ends:
                    yield Shape("ending#", end, among, same_as=f"{usual} among {{what}}")
            yield Shape("ending#", words, HasMost(measure, None, least), same_as=usual)


def _you_control(measure: str) -> Shape:
    """Among all of them, though it is said of one that you control."""
    mine = Controlled(Who.YOU)

    def forward(what: Selector, among: Selector) -> Exists:
        parts = what.of if isinstance(what, AllOf) else (what,)
        if among != what:
            raise Unfit
        return Exists(AllOf((*parts, HasMost(measure, among), mine)))

    def backward(term: object) -> tuple[object, ...] | None:
        if not isinstance(term, Exists) or not isinstance(term.what, AllOf):
            return None
        parts = term.what.of[:-2]
        what = parts[0] if len(parts) == 1 else AllOf(parts)
        return (what, what) if parts and term == forward(what, what) else None

    return Shape(
        "condition",
        f"you control a {{what:np.s}} with the greatest {measure} among {{again:kind.p}} on the "
        "battlefield",
        via(forward, backward, S.what, S.again),
        same_as=f"you control a {{what}} with the greatest {measure}",
    )


def _given_up(measure: str) -> Iterator[Shape]:
    """What players give up of their own is the greatest among what that very player has."""
    most = HasMost(measure, S.among, own=True)
    what = _described(S.what, most)
    own = f"with the greatest {measure} among {{among:kind.p}}"
    for words, who in (("each player", Who.ANY), ("each opponent", Who.OPPONENT)):
        for theirs in ("they control", "that player controls"):
            yield Shape(
                "clause",
                f"{words} sacrifices a {{what:np.s}} {own} {theirs}",
                SacrificeSome(who, what),
                same_as=None if theirs == "they control" else "… among … they control",
            )
    for verb, rest, to in (
        ("exiles", "", Zone.EXILE),
        ("returns", " to its owner 's hand", Zone.HAND),
    ):
        yield Shape(
            "act.s",
            f"{verb} a {{what:np.s}} they control {own} they control{rest}",
            MovesTheirCards(SUBJECT, what, Zone.BATTLEFIELD, to, 1),
        )


def _described(what: Any, most: Any) -> Any:
    """A phrase, and among which of those that the same player has it is the greatest."""

    def forward(what: Any, most: Any) -> AllOf:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return AllOf((*parts, most))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or len(term.of) < 2:
            return None
        parts = term.of[:-1]
        return (parts[0] if len(parts) == 1 else AllOf(parts)), term.of[-1]

    return via(forward, backward, what, most)


SHAPES = (
    *_shapes(),
    *map(_you_control, _MEASURES),
    *(shape for measure in _MEASURES for shape in _given_up(measure)),
)
