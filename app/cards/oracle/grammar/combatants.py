"""Events and descriptions of cards of combat: while something is so, one or another that dies, of
what size or power it is, with which abilities, whom it attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.events import watched
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.relations import ManaValueIsOdd
from app.terms.selectors import (
    AllOf,
    AnyOf,
    AttackingPlayer,
    Comparison,
    Controlled,
    HasKeyword,
    HasNoAbilities,
    Not,
    PowerIs,
    This,
    ToughnessIs,
    Who,
)


def _dies(happenings: Any) -> bool:
    """Whether it is what happens to either: of what becomes a target targeting.py reads more."""
    return all(each.kind in (Kind.DIES, Kind.ATTACKS, Kind.ENTERS) for each in happenings)


def _events() -> Iterator[Shape]:
    attacks = Kind.ATTACKS
    for category in ("one", "some"):
        yield Shape("event", f"{{who:{category}}} attacks or blocks while {{so:condition}}",
                    (Trigger(attacks, S.who, condition=S.so),
                     Trigger(Kind.BLOCKS, S.who, condition=S.so)))  # fmt: skip
    yield Shape("event", "{who:some} or {two:some} {does:happening.s}",
                watched(AnyOf((S.who, S.two)), only(S.does, _dies)))  # fmt: skip
    yield Shape("event", "~ and at least {number} {others:np.p} attack",
                (Trigger(attacks, This(), other=S.others, number=S.number),),
                same_as="~ and at least {number} other {others} attack")  # fmt: skip
    yield Shape("event", "~ and at least one {others:np.s} attack",
                (Trigger(attacks, This(), other=S.others, number=1),),
                same_as="~ and at least one other {others} attack")  # fmt: skip
    yield Shape("event", "you cast a {what:np.s} while {so:condition}",
                (Trigger(Kind.CAST, S.what, player=Who.YOU, condition=S.so),))  # fmt: skip
    yield Shape("two_events", "a player casts a {what:np.s} or a {who:np.s} attacks",
                (Trigger(Kind.CAST, S.what, player=Who.ANY), Trigger(attacks, S.who)),
                same_as="{one} and when {two}")  # fmt: skip


def _endings() -> Iterator[Shape]:
    yield Shape("ending#", "attacking that player", AttackingPlayer(Who.TRIGGERING_PLAYER),
                ("that <is|are> attacking that player",))  # fmt: skip
    yield Shape("ending#", "with abilities", Not(HasNoAbilities()))
    yield Shape("ending.s", "that is a {one:noun.s} or a {two:noun.s}", AnyOf((S.one, S.two)),
                same_as="that is a {one} or {two}")  # fmt: skip
    yield Shape("ending.p", "with even mana values", ManaValueIsOdd(False))
    yield Shape("ending.p", "with odd mana values", ManaValueIsOdd())
    for words, sign in (("greater than", Comparison.GREATER), ("less than", Comparison.LESS)):
        yield Shape("ending#", f"with power {words} {{amount}}",
                    PowerIs(sign, only(S.amount, _ends_plainly)))  # fmt: skip
    yield Shape("adjective", "{size}", _of_size())
    yield Shape("ending#", "that <is not a|are not> {noun#}", Not(S.noun))
    for words in ("without {a:plain_keyword}, {b:plain_keyword}, or {c:plain_keyword}",):
        yield Shape("ending#", words,
                    AllOf(tuple(Not(HasKeyword(getattr(S, name))) for name in "abc")))  # fmt: skip
    for count in (3, 4):
        names = [f"word{number}" for number in range(count)]
        each = [f"{{{name}:plain_keyword}}" for name in names]
        yield Shape("ending#", f"with {', '.join(each[:-1])}, and/or {each[-1]}",
                    AnyOf(tuple(HasKeyword(getattr(S, name)) for name in names)),
                    same_as=f"with {', '.join(each[:-1])}, or {each[-1]}")  # fmt: skip
    yield Shape("ending#", "with power less than {number:numeral}",
                PowerIs(Comparison.LESS, S.number))  # fmt: skip
    yield Shape("object", "all {one:np.p} and all {two:np.p}", AnyOf((S.one, S.two)))


def _ends_plainly(amount: Any) -> bool:
    """Whether what follows can't be part of the number; what compares powers endings.py reads."""
    whole = isinstance(amount, am.CountOf) and isinstance(amount.what, AllOf)
    return isinstance(amount, am.CardsInHand) or (
        whole and isinstance(amount.what.of[-1], Controlled)
    )


def _of_size() -> Any:
    """`a 1/1 creature`: one of that power and toughness."""
    equal = Comparison.EQUAL

    def forward(size: Any) -> AllOf:
        return AllOf((PowerIs(equal, size[0]), ToughnessIs(equal, size[1])))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case AllOf((PowerIs(sign, power), ToughnessIs(other, toughness))) if sign is other:
                return ((power, toughness),) if sign is equal else None
        return None

    return via(forward, backward, S.size)


SHAPES = (*_events(), *_endings())
