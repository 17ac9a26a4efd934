"""A card that was looked at, revealed and put somewhere; what it shares with another object; what
its owner shuffles away and reveals instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.objects import is_spoken_of
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import AGAIN, IT, It, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import Matches
from app.terms.effects import MoveTo, OwnerOf, Target, Targets
from app.terms.instructions import IfSo, KeywordAction, MayDo
from app.terms.library_effects import LookAtTop, ShuffleInto
from app.terms.relations import SharesWith
from app.terms.selectors import Anything, SameObjects, ThatObject, Those
from app.terms.zones import Zone

_THAT_SHOWN = KeywordAction(
    "reveal", what=via(lambda: ThatNoun(Anything()), lambda term: () if term == Those() else None)
)
_IS_IT = Matches(Those(), S.what)


def _otherwise() -> Iterator[Shape]:
    """What is done if the card was not put there, because it was none of those or nobody liked."""
    either = IfSo(S.condition, (MayDo(S.effects, (), S.other),), S.other)
    so = "if {condition:conditions}, you may {effects:allowed}"
    not_put = [
        f"{so}. if you do not put {it} {place}, {{other:sentence}}"
        for place in ("into your hand", "onto the battlefield")
        for it in ("the card", "it", "that card")
    ]
    yield Shape("sentence1", not_put[0], either, tuple(not_put[1:]))
    yield Shape(
        "sentence1",
        f"you may put {_CARD} onto the battlefield if {{condition:conditions}}. otherwise, put "
        f"{_CARD} into your hand",
        _into_hand_else(),
        same_as=not_put[0],
    )


def _shared() -> Iterator[Shape]:
    for quality in ("color", "creature type", "card type"):
        for other in ("{other:one}", "{other:that_noun}"):
            yield Shape("condition", f"{{one}} shares a {quality} with {other}",
                        Matches(S.one, SharesWith(quality, S.other)))  # fmt: skip


def _owner_reveals() -> Any:
    """The owner shuffles the object away, and then reveals the top card of that library."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2 or not isinstance(term[0], ShuffleInto):
            return None
        shown = term[1]
        if not isinstance(shown, LookAtTop) or not isinstance(shown.whose, OwnerOf):
            return None
        if shown != LookAtTop(shown.whose, 1, True) or not same(term[0].what, shown.whose.of):
            return None
        return (term[0].what,)

    def forward(what: Any) -> tuple[Any, ...]:
        return ShuffleInto(what), LookAtTop(OwnerOf(AGAIN), 1, True)

    return via(forward, backward, S.what)


def _is_known(term: Any) -> bool:
    """Whether it was spoken of before."""
    known = It | ThatNoun | ThatObject | Those | Target | Targets | SameObjects
    return isinstance(term, known)


def _into_hand_else() -> Any:
    """A card that may be put onto the battlefield if it is of such a kind, and else goes to the
    hand."""
    card = via(lambda: ThatNoun(Anything()), lambda term: () if term == Those() else None)
    hand = (MoveTo(card, Zone.HAND),)
    return IfSo(S.condition, (MayDo((MoveTo(card, Zone.BATTLEFIELD),), (), hand),), hand)


_CARD = "that card"
_OWNER = "the owner of {what:thing.s} shuffles it into their library"

SHAPES = (
    *_otherwise(),
    *_shared(),
    Shape("order", "reveal it", KeywordAction("reveal", what=via(lambda: IT, is_spoken_of))),
    Shape("sentence1", "you may reveal that card. if a {what:card.s} is revealed this way, "
          "{then:sentence}",
          MayDo((KeywordAction("reveal", what=Those()),), (IfSo(_IS_IT, S.then),))),
    Shape("allowed", "reveal that card and {two:allowed1}", (_THAT_SHOWN, S.two),
          same_as="reveal it and {two}"),
    Shape("clause", _OWNER, ShuffleInto(S.what)),
    Shape("sentence2", f"{_OWNER}, then reveals the top card of their library", _owner_reveals(),
          same_as="{one}. {two}"),
    Shape("clause", "they put {what:told_card} onto the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD),
          ("that player puts {what:told_card} onto the battlefield",),
          same_as="return {what} to the battlefield under its owner's control"),
    Shape("order", "return {what:object} to the battlefield",
          MoveTo(only(S.what, _is_known), Zone.BATTLEFIELD, False),
          same_as="return {what} to the battlefield under your control"),
)  # fmt: skip
