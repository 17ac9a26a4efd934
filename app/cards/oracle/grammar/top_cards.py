"""A card that was looked at or revealed on top of a library: where it is put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import It, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import MoveTo, Target
from app.terms.instructions import PutIntoLibrary
from app.terms.lasting_triggers import EntersBeing
from app.terms.selectors import EventSubject, ThatObject, This, Those
from app.terms.zones import Zone


def _is_told(term: Any) -> bool:
    """Whether it is what the sentences before were about."""
    return isinstance(term, Those) or (isinstance(term, It | ThatNoun) and not term.plural)


def _elsewhere() -> Iterator[Shape]:
    for whose in ("your", "their", "that player's", "its owner's"):
        same_as = None if whose == "its owner's" else "… its owner's …"
        grave = Shape("order", f"put {{what:told_card}} into {whose} graveyard",
                      MoveTo(S.what, Zone.GRAVEYARD), same_as=same_as)  # fmt: skip
        yield grave
        if whose == "its owner's":
            continue  # said of any object
        yield Shape("order", f"put {{what:told_card}} on the bottom of {whose} library",
                    PutIntoLibrary(S.what, bottom=True), same_as=same_as)  # fmt: skip
        yield Shape("order", f"put {{what:told_card}} on top of {whose} library",
                    PutIntoLibrary(S.what), same_as=same_as)  # fmt: skip
    for who in ("that player puts", "they put"):
        yield Shape("clause", f"{who} {{what:told_card}} into their hand",
                    MoveTo(S.what, Zone.HAND),
                    same_as="return {what} to its owner's hand")  # fmt: skip


def _is_moved(term: Any) -> bool:
    """Whether it may be what an effect before has put onto the battlefield."""
    return _is_told(term) or isinstance(term, Target | ThatObject | EventSubject | This)


def _moved(what: Any) -> Any:
    """What an effect before has put onto the battlefield, `it` where that is the object itself."""

    def forward(what: Any) -> Any:
        if not _is_moved(what):
            raise Unfit
        return what

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term,) if _is_moved(term) or isinstance(term, This) else None

    return via(forward, backward, what)


SHAPES = (
    # What has been put onto the battlefield is so from then on.
    Shape("sentence1", "{who:thing.s} is a {look:look.s}",
          EntersBeing(_moved(S.who), S.look)),
    Shape("told_card", "{what:thing.s}", only(S.what, _is_told)),
    Shape("told_card", "the revealed card", Those(), same_as="it"),
    Shape("order", "put {what:told_card} onto the battlefield with a {kind:counter_kind} counter "
          "on it", MoveTo(S.what, Zone.BATTLEFIELD, False, counters=((S.kind, 1),))),
    *_elsewhere(),
)  # fmt: skip
