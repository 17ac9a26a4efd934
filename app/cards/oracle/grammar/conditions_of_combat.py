"""Conditions that cards of combat ask about: who is the monarch or has most life, how many block,
what has which power or counter, what lies in exile or in defending player's graveyard."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import (
    AnyCondition,
    Compare,
    Exists,
    HasDesignation,
    HasMore,
    Matches,
)
from app.terms.selectors import (
    AllOf,
    Comparison,
    Controlled,
    HasCounter,
    InCombatWith,
    IsStatus,
    Owned,
    PowerIs,
    Status,
    ToughnessIs,
    Who,
)
from app.terms.zones import Zone

_MOST_LIFE = "the most life"
_TIED = "are tied for most life"
_YOURS, _DEFENDER = Controlled(Who.YOU), Who.DEFENDING_PLAYER
_THEIRS = Controlled(_DEFENDER)
_LEAST = Comparison.AT_LEAST
_HERS = am.CountOf(whose(_THEIRS, S.what), Zone.GRAVEYARD)


def _designated() -> Iterator[Shape]:
    for words, who in (
        ("that player is", Who.TRIGGERING_PLAYER),
        ("an opponent is", Who.OPPONENT),
    ):
        yield Shape("condition", f"{words} the monarch", HasDesignation(who, "monarch"))


def _measured() -> Iterator[Shape]:
    for verb in ("has", "had"):
        for word, term in (("power", PowerIs), ("toughness", ToughnessIs)):
            for one in ("{one}", "{one:that_noun}"):
                words = f"{one} {verb} {word} {{number:numeral}} {{sign:than_less}}"
                yield Shape("condition", words,
                            Matches(S.one, term(S.sign, S.number)),
                            same_as=f"{{whose}} {word} is {{number}} {{sign}}")  # fmt: skip


def _entered() -> Iterator[Shape]:
    """What you had enter."""
    yield Shape("past", "you had another {what:np.s} enter the battlefield under your control",
                Trigger(Kind.ENTERS, whose(_YOURS, other(S.what))),
                same_as="another {what} entered the battlefield under your control")  # fmt: skip


SHAPES = (
    *_designated(),
    *_measured(),
    *_entered(),
    Shape("condition", "you have completed a dungeon",
          HasDesignation(Who.YOU, "completed a dungeon")),
    Shape("condition", f"you have {_MOST_LIFE} or {_TIED}",
          HasMore(Who.YOU, am.LifeTotal(Who.YOU), am.LifeTotal(Who.OPPONENT), than_all=True,
                  or_equal=True)),
    Shape("condition", "defending player has a {kind:counter_kind} counter",
          Compare(am.CountersOfPlayer(_DEFENDER, S.kind), _LEAST, 1)),
    Shape("condition", "defending player has {number} {sign:than_fewer} cards in hand",
          Compare(am.CardsInHand(_DEFENDER), S.sign, S.number)),
    Shape("condition", "defending player has {number} {sign:than_fewer} {what:card.p} in their "
          "graveyard", Compare(_HERS, S.sign, S.number)),
    Shape("condition", "defending player controls {one:some} or {two:some}",
          AnyCondition((Exists(whose(_THEIRS, S.one)), Exists(whose(_THEIRS, S.two))))),
    Shape("counted", "the number of {what:card.p} in defending player's graveyard", _HERS,
          same_as="the number of {what} defending player controls in all graveyards"),
    Shape("each", "{what:card.s} in defending player's graveyard", _HERS,
          same_as="{what} defending player controls in all graveyards"),
    Shape("condition", "a player has no cards in hand",
          HasMore(Who.ANY, 0, am.CardsInHand(Who.ANY), or_equal=True)),
    Shape("condition", "{number} or more {what:np.p} are blocking {one}",
          Exists(AllOf((S.what, InCombatWith(True, False, S.one))), _LEAST, S.number),
          same_as="there are {number} or more {what} blocking {one} on the battlefield"),
    Shape("condition", "exactly one {what:np.s} is attacking",
          Exists(whose(IsStatus(Status.ATTACKING), S.what), Comparison.EQUAL, 1)),
    Shape("condition", "a {what:np.s} has a {kind:counter_kind} counter on it",
          Exists(AllOf((S.what, HasCounter(S.kind)))),
          same_as="a {what} with a {kind} counter on it is on the battlefield"),
    Shape("condition", "there is another {what:np.s} on the battlefield", Exists(other(S.what)),
          same_as="another {what} is on the battlefield"),
    Shape("condition", "there are {number} or more counters among {what:kind.p}",
          Compare(am.CountersAmong(S.what, None), _LEAST, S.number)),
    Shape("condition", "there are {number} {sign:than_fewer} {what:card.p} in exile",
          Exists(S.what, S.sign, S.number, Zone.EXILE)),
    Shape("condition", "you own a {what:card.s} in exile",
          Exists(whose(Owned(Who.YOU), S.what), zone=Zone.EXILE)),
    Shape("past", "{one} dealt combat damage to a player",
          Trigger(Kind.DEALS_DAMAGE, S.one, player=Who.ANY, combat=True)),
    Shape("each", "counter on {what:kind.p}", am.CountersAmong(S.what, None)),
    Shape("counted", "the number of counters on {what:kind.p}", am.CountersAmong(S.what, None)),
)  # fmt: skip
