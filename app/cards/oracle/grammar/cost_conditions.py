"""When and how much less a spell costs: what lies in hands and graveyards, what has happened this
turn, how many different ones there are, and who has most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import Compare, Exists, HasMore, NotCondition, PaidAsCast
from app.terms.relations import ExiledWith
from app.terms.selectors import (
    AllOf,
    Comparison,
    Controlled,
    EarlierTargets,
    IsStatus,
    Owned,
    Status,
    This,
    Who,
)
from app.terms.zones import Zone

_YOURS, _OWN = Controlled(Who.YOU), Owned(Who.YOU)
_MORE = Comparison.AT_LEAST
_GRAVEYARD = Zone.GRAVEYARD
_BURIED = "in your graveyard"


def _conditions() -> Iterator[Shape]:
    yield Shape(
        "condition",
        "you have {number} {sign:than_fewer} {what:card.p} in your graveyard",
        Exists(whose(_YOURS, S.what), S.sign, S.number, _GRAVEYARD),
        same_as="there are {number} {sign} {what} in your graveyard",
    )
    for end in ("in all graveyards", "total in all graveyards"):
        yield Shape(
            "condition",
            f"there are {{number}} {{sign:than_fewer}} {{what:card.p}} {end}",
            Exists(S.what, S.sign, S.number, _GRAVEYARD),
            same_as="there are {number} {sign} {what} in all graveyards"
            if "total" in end
            else None,
        )
    yield Shape(
        "condition",
        "there are no {what:card.p} in your hand",
        NotCondition(Exists(whose(_YOURS, S.what), zone=Zone.HAND)),
    )
    yield Shape(
        "condition",
        "your life total is {number:numeral} {sign:than_less}",
        Compare(am.LifeTotal(Who.YOU), S.sign, S.number),
        same_as="you have {number} {sign} life",
    )
    yield Shape(
        "condition",
        "{what:group} have total toughness {number:numeral} {sign:than_less}",
        Compare(am.TotalToughness(S.what), S.sign, S.number),
    )
    yield Shape(
        "condition",
        "there are {number} or more mana values among {what:card.p} in your graveyard",
        Compare(am.ManaValuesAmong(whose(_YOURS, S.what)), _MORE, S.number),
    )
    theirs, yours = (am.CountOf(whose(Controlled(who), S.what)) for who in (Who.OPPONENT, Who.YOU))
    yield Shape(
        "condition",
        "a opponent controls at least {number} more {what:kind.p} than you",
        HasMore(Who.OPPONENT, theirs, am.Plus(yours, S.number), or_equal=True),
    )
    yield Shape("condition", "you have one or fewer cards in hand",
                Compare(am.CardsInHand(Who.YOU), Comparison.AT_MOST, 1))  # fmt: skip
    bargained = "it was bargained"
    yield Shape("condition", "it is bargained", PaidAsCast("bargain"), same_as=bargained)


def _earlier() -> Iterator[Shape]:
    """What has happened this turn, in the perfect tense."""
    amounts = (
        ("gained {number:numeral} or more life this turn", am.GainedThisTurn(Who.YOU)),
        ("lost {number:numeral} or more life this turn", am.LostThisTurn(Who.YOU)),
    )
    for words, amount in amounts:
        yield Shape("condition", f"you have {words}", Compare(amount, _MORE, S.number),
                    same_as=f"you {words}")  # fmt: skip
    cast = Trigger(Kind.CAST, S.what, player=Who.OPPONENT)
    yield Shape(
        "condition",
        "a opponent cast {number} or more {what:np.p} this turn",
        HasMore(Who.OPPONENT, am.TimesThisTurn(cast), S.number, or_equal=True),
        same_as="an opponent has cast {number} or more {what} this turn",
    )
    left = Trigger(Kind.MOVES, whose(_OWN, S.what), source=_GRAVEYARD)
    yield Shape("past", "one or more {what:card.p} left your graveyard", left,
                same_as="a {what} left your graveyard")  # fmt: skip
    entered = Trigger(Kind.ENTERS, S.what)
    yield Shape("past", "a {what:np.s} entered", entered)


def _each(
    one: str, amount: Any, many: str | None = None, same: str | None = None
) -> Iterator[Shape]:
    yield Shape("each", one, amount, same_as=same)
    if many is not None:
        yield Shape("counted", f"the number of {many}", amount, same_as=same)


def _times(kind: Kind, who: Who | None, what: Any = None) -> am.TimesThisTurn:
    event = Trigger(kind, player=who) if what is None else Trigger(kind, what, player=who)
    return am.TimesThisTurn(event)


def _happened() -> Iterator[Shape]:
    for who, words in ((Who.YOU, "you have"), (Who.OPPONENT, "your opponents have")):
        gave = _times(Kind.SACRIFICED, who, S.what)
        yield from _each(f"{{what:np.s}} {words} sacrificed this turn", gave,
                         f"{{what:np.p}} {words} sacrificed this turn")  # fmt: skip
        if who is Who.OPPONENT:
            yield from _each(f"card {words} drawn this turn", _times(Kind.DRAWS, who),
                             f"cards {words} drawn this turn")  # fmt: skip
            cast = _times(Kind.CAST, who, S.what)
            yield from _each(f"{{what:np.s}} {words} cast this turn", cast,
                             f"{{what:np.p}} {words} cast this turn")  # fmt: skip
    others = _times(Kind.SACRIFICED, Who.YOU, other(S.what))
    yield from _each("other {what:np.s} you have sacrificed this turn", others)
    by_any = _times(Kind.SACRIFICED, Who.ANY, S.what)
    yield from _each("{what:np.s} sacrificed this turn", by_any, "{what:np.p} sacrificed this turn")
    # A card that is cycled is discarded (CR 702.29a).
    discarded = _times(Kind.DISCARDS, Who.YOU)
    yield from _each("card you have discarded this turn", discarded,
                     "cards you have discarded this turn")  # fmt: skip
    yield from _each("card you have cycled or discarded this turn", discarded,
                     same="card you have discarded this turn")  # fmt: skip
    for words, life in (
        ("you gained", am.GainedThisTurn(Who.YOU)),
        ("you lost", am.LostThisTurn(Who.YOU)),
        ("your opponents have lost", am.LostThisTurn(Who.OPPONENT)),
    ):
        yield Shape("each", f"1 life {words} this turn", life)


def _lying() -> Iterator[Shape]:
    """Cards of some zone, and objects of two."""
    buried = am.CountOf(whose(_YOURS, S.more), _GRAVEYARD)
    held = am.CountOf(whose(_YOURS, S.more), Zone.HAND)
    for words, where in (("in your graveyard", buried), ("in your hand", held)):
        yield from _each(f"{{what:kind.s}} and each {{more:card.s}} {words}",
                         am.Plus(am.CountOf(S.what), where))  # fmt: skip
    own = whose(_OWN, S.what)
    yield from _each("{what:card.s} you own in exile", am.CountOf(own, Zone.EXILE),
                     "{what:card.p} you own in exile")  # fmt: skip
    both = am.Plus(am.CountOf(own, Zone.EXILE), am.CountOf(own, _GRAVEYARD))
    yield from _each("{what:card.s} you own in exile and in your graveyard", both,
                     "{what:card.p} you own in exile and in your graveyard")  # fmt: skip
    yield from _each(f"card type among cards {_BURIED}",
                     am.CardTypesAmong(Controlled(Who.YOU)))  # fmt: skip
    values = am.ManaValuesAmong(whose(_YOURS, S.what))
    yield from _each("different mana value among {what:card.p} in your graveyard", values)
    yield from _each("differently named {what:kind.s}", am.NamesAmong(S.what),
                     "differently named {what:kind.p}")  # fmt: skip
    yield from _each("color of the creature it targets", am.ColorsAmong(EarlierTargets()))
    yield Shape("measure", "the power of the creature it targets", am.PowerOf(EarlierTargets()))
    yield Shape(
        "measure",
        "the greatest number of {what:kind.p} a opponent controls",
        am.MostOfPlayers(Who.OPPONENT, am.CountOf(whose(Controlled(Who.OPPONENT), S.what))),
    )
    yield from _each("card exiled with ~", am.CountOf(ExiledWith(This()), Zone.EXILE),
                     "cards exiled with ~")  # fmt: skip
    commander = AllOf((IsStatus(Status.COMMANDER), _OWN))
    yield Shape(
        "measure",
        "the greatest mana value of a commander you own on the battlefield or in the command zone",
        am.GreatestManaValue(commander, also=Zone.COMMAND),
    )
    yield from _each("opponent", am.PlayerCount(Who.OPPONENT), same="opponent you have")


SHAPES = (*_conditions(), *_earlier(), *_happened(), *_lying())
