"""Phrases of many cards of combat: what is done at end of combat or if something is so, what one of
your creatures gets, what is lost for good, what lasts until your next turn, that damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import at, of_subject
from app.cards.oracle.grammar.doing import rules
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.objects import SPOKEN_OF
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.trailing import trailing
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import Compare, Exists, HappenedThisTurn
from app.terms.effects import (
    CreateTokens,
    Duration,
    GivePlayerCounters,
    Later,
    LoseLife,
    StartChange,
    StartModification,
)
from app.terms.modifications import AttacksIfAble, CantBeBlocked, MoreLands
from app.terms.relations import AttachedTo
from app.terms.selectors import (
    AllOf,
    Comparison,
    ManaValueIs,
    SomeOf,
    ThatObject,
    This,
    Who,
)
from app.terms.steps import Step

_IT = ThatObject()
_LONGER = only(S.until, lambda term: term is not Duration.END_OF_TURN)
_DOES = of_subject(S.who, S.doing)
_LEAST = Comparison.AT_LEAST


def _is_one(subject: Any) -> bool:
    """Whether it is one object that was spoken of: what groups lose, they lose as long as the text
    is there."""
    return isinstance(subject, (*SPOKEN_OF, This))


def _some() -> Iterator[Shape]:
    """Where counters are put: on one object that is chosen as it is done."""
    yield Shape("each_object", "a {what:np.s}", SomeOf(S.what))
    yield Shape("each_object", "another {what:np.s}", SomeOf(other(S.what)))


def _for_longer() -> Iterator[Shape]:
    """What holds until your next turn."""
    for words, modification in (
        ("can't be blocked", CantBeBlocked(_IT)),
        ("<attacks|attack> each combat if able", AttacksIfAble(_IT)),
    ):
        does = of_subject(S.who, rules(modification, _LONGER))
        yield Shape("clause", f"{{who:actor#}} {words} {{until}}", does,
                    (f"{{until}}, {{who:actor#}} {words}",))  # fmt: skip


def _that_damage() -> Iterator[Shape]:
    """Permanents by the damage of the event."""
    yield Shape("ending#", "with mana value less than or equal to that damage",
                ManaValueIs(Comparison.AT_MOST, am.ThatMuch()))  # fmt: skip
    yield Shape("ending#", "with mana value equal to that damage",
                ManaValueIs(Comparison.EQUAL, am.ThatMuch()))  # fmt: skip


def _half() -> Iterator[Shape]:
    """Half of what life they have."""
    yield Shape("clause", "you lose half your life, rounded up",
                LoseLife(Who.YOU, am.Half(am.LifeTotal(Who.YOU), up=True)),
                same_as="you lose life equal to half your life total, rounded up")  # fmt: skip


SHAPES = (
    *_some(),
    *_for_longer(),
    *_that_damage(),
    *_half(),
    # When, and if what.
    Shape("clause", "{who:actor#} {doing#} at end of combat",
          Later(at(Step.END_OF_COMBAT), (_DOES,))),
    Shape("clause", "{who:actor#} {doing#} if {condition:conditions}",
          trailing(S.condition, _DOES), same_as="if {condition}, {who} {doing}"),
    # For good.
    Shape("sentence1", "{who:actor#} <loses|lose> {lost}",
          of_subject(only(S.who, _is_one), StartChange(SUBJECT, S.lost, Duration.PERMANENT))),
    Shape("predicate#", "<gets|get> a additional {change}", (S.change,),
          same_as="<gets|get> {change}"),
    Shape("changing#", "<gets|get> a additional {change}", (S.change,),
          same_as="<gets|get> {change}"),
    # Players.
    Shape("fact#", "<gets|get> {E} for each {count:each}",
          GivePlayerCounters(SUBJECT, "energy", S.count)),
    Shape("recipient", "each of your opponents", Who.OPPONENT, same_as="each opponent"),
    Shape("clause", "you may play a additional land this turn",
          StartModification(MoreLands(Who.YOU), Duration.END_OF_TURN)),
    # Tokens that enter attacking, and untapped.
    Shape("act#", "<creates|create> a {token:token.s} that is attacking",
          CreateTokens(S.token, attacking=True, who=SUBJECT)),
    # What has happened, and what is so.
    *(
        Shape("past", f"a opponent has been dealt {kind}damage",
              Trigger(Kind.IS_DEALT_DAMAGE, player=Who.OPPONENT, combat=combat),
              same_as=f"a opponent was dealt {kind}damage")
        for kind, combat in (("", None), ("combat ", True), ("noncombat ", False))
    ),
    Shape("condition", "defending player is poisoned",
          Compare(am.CountersOfPlayer(Who.DEFENDING_PLAYER, "poison"), _LEAST, 1),
          same_as="defending player has a poison counter"),
    Shape("condition", "{number} or more {what:np.p} are attached to {of:one}",
          Exists(AllOf((S.what, AttachedTo(S.of))), _LEAST, S.number)),
    Shape("condition", "you have discarded a card this turn",
          HappenedThisTurn(Trigger(Kind.DISCARDS, player=Who.YOU)),
          same_as="you discarded a card this turn"),
)  # fmt: skip
