"""Cards and permanents that players move or tap from among their own: `target player exiles a card
from their graveyard`, `each player returns a creature they control …`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import SUBJECT, parts_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.library_effects import MovesTheirCards, TapsTheirs
from app.terms.relations import HasMost
from app.terms.zones import Zone

_HAND, _GRAVEYARD, _FIELD = Zone.HAND, Zone.GRAVEYARD, Zone.BATTLEFIELD
# Verb, zone, place, the zone it leads to, tapped. What goes from a hand to exile is FromHand's.
_MOVES: tuple[tuple[str, Zone, str, Zone, bool], ...] = (
    ("put", _HAND, " onto the battlefield", _FIELD, False),
    ("put", _HAND, " onto the battlefield tapped", _FIELD, True),
    ("put", _GRAVEYARD, " onto the battlefield", _FIELD, False),
    ("return", _GRAVEYARD, " to the battlefield", _FIELD, False),
    ("return", _GRAVEYARD, " to the battlefield tapped", _FIELD, True),
    ("return", _GRAVEYARD, " to their hand", _HAND, False),
    ("exile", _GRAVEYARD, "", Zone.EXILE, False),
)  # fmt: skip
_COUNTED = (
    ("a {what:card.s}", 1, False),
    ("{count:number} {what:card.p}", S.count, False),
    ("up to {count:number} {what:card.p}", S.count, True),
    ("any number of {what:card.p}", None, True),
)


def _moves() -> Iterator[Shape]:
    for verb, source, place, to, tapped in _MOVES:
        # What is put onto the battlefield from a graveyard is said to return there as well.
        returns = verb == "put" and source is _GRAVEYARD
        for cards, count, may in _COUNTED:
            where = f"{cards} from their {source.value}"
            yield Shape(
                "act.s",
                f"{verb}s {where}{place}",
                MovesTheirCards(SUBJECT, S.what, source, to, count, may, tapped),
                same_as=f"returns {where} to the battlefield" if returns else None,
            )
        may_move: Any = MovesTheirCards(S.who, S.what, source, to, 1, True, tapped)
        where = f"a {{what:card.s}} from their {source.value}"
        yield Shape(
            "clause",
            f"{{who:player.s}} may {verb} {where}{place}",
            may_move,
            same_as=f"{{who}} may return {where} to the battlefield" if returns else None,
        )


def _is_of_itself(what: Any) -> bool:
    """Whether a phrase is not about the most among them, of which it is not said whose they are."""
    return not any(isinstance(part, HasMost) for part in parts_of(what))


def _permanents() -> Iterator[Shape]:
    """Permanents that they control: to their owners' hands, into exile, tapped, untapped."""
    kinds: tuple[tuple[str, str, Any], ...] = (
        ("a {what:np.s} they control", "its owner's hand", 1),
        ("{count:number} {what:kind.p} they control", "their owners ' hands", S.count),
    )
    what = only(S.what, _is_of_itself)
    for words, hand, count in kinds:
        back = MovesTheirCards(SUBJECT, what, _FIELD, _HAND, count)
        yield Shape("act.s", f"returns {words} to {hand}", back)
        away = MovesTheirCards(SUBJECT, what, _FIELD, Zone.EXILE, count)
        yield Shape("act.s", f"exiles {words}", away)
        for verb, untap in (("taps", False), ("untaps", True)):
            yield Shape("act.s", f"{verb} {words}", TapsTheirs(SUBJECT, what, count, untap))
    each = "a {what:np.s} they control for each {each}"
    for verb, untap in (("taps", False), ("untaps", True)):
        yield Shape("act.s", f"{verb} {each}", TapsTheirs(SUBJECT, S.what, S.each, untap))


SHAPES = (*_moves(), *_permanents())
