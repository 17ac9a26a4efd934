"""Events that triggered abilities watch for: `this creature attacks`, `a creature you control deals
combat damage to a player`.

`event` is a tuple of triggers: `attacks or blocks` is two. In `happening#` SUBJECT stands for the
object that the event is about.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.nouns import SPELL, other
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.spoken import PLAYERS_DO
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasType,
    Host,
    IsStatus,
    Status,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType

CREATURE = HasType(CardType.CREATURE)


def watched(subject: Any, happening: Any, batched: bool = False) -> Any:
    """Triggers about a subject."""

    def forward(subject: Any, happening: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
        return tuple(replace(each, subject=subject, batched=batched) for each in happening)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not term:
            return None
        subject = term[0].subject
        if any(each.subject != subject or each.batched != batched for each in term):
            return None
        if any(each.kind in PLAYERS_DO for each in term):
            return None
        return subject, tuple(replace(each, subject=SUBJECT, batched=False) for each in term)

    return via(forward, backward, subject, happening)


def when(kind: Kind, **narrowing: Any) -> Trigger:
    """A trigger about the subject."""
    return Trigger(kind, SUBJECT, **narrowing)


def _damage(words: str, combat: bool | None) -> tuple[Shape, ...]:
    deals = f"<deals|deal> {words}damage"
    kind = Kind.DEALS_DAMAGE
    to: tuple[tuple[str, dict[str, Any]], ...] = (
        ("", {}),
        (" to a player", {"player": Who.ANY}),
        (" to an opponent", {"player": Who.OPPONENT}),
        (" to you", {"player": Who.YOU}),
        (" to enchanted player", {"player": Who.ENCHANTED_PLAYER}),
    )
    found = [
        Shape("happening#", deals + more, (when(kind, combat=combat, **narrowing),))
        for more, narrowing in to
    ]
    found += [
        Shape("happening.p", f"deal {words}damage to one or more players",
              (when(kind, player=Who.ANY, combat=combat),),
              same_as=f"deal {words}damage to a player"),
        Shape("happening#", f"{deals} to a {{other:np.s}}",
              (when(kind, other=S.other, combat=combat),)),
        Shape("happening#", f"{deals} to a player or {{other:np.s}}",
              (when(kind, other=S.other, player=Who.ANY, combat=combat),)),
    ]  # fmt: skip
    return tuple(found)


def beginning(words: str, step: Step, who: Who) -> Shape:
    """The beginning of a step of such a player's turn."""
    return Shape("time", words, (Trigger(Kind.BEGINNING_OF_STEP, player=who, step=step),))


def second_main(who: Who) -> Trigger:
    """The second main phase of such a player's turn, and no later one (505.1b)."""
    return Trigger(Kind.BEGINNING_OF_STEP, player=who, step=Step.POSTCOMBAT_MAIN, ordinal=2)


def _steps(name: str, step: Step) -> tuple[Shape, ...]:
    return (
        beginning(f"your {name}", step, Who.YOU),
        Shape("time", f"each {name}",
              (Trigger(Kind.BEGINNING_OF_STEP, player=Who.ANY, step=step),),
              (f"each player's {name}",)),
        Shape("time", f"each opponent's {name}",
              (Trigger(Kind.BEGINNING_OF_STEP, player=Who.OPPONENT, step=step),)),
        beginning(f"enchanted player's {name}", step, Who.ENCHANTED_PLAYER),
        Shape("time", f"the {name} of enchanted creature's controller",
              (Trigger(Kind.BEGINNING_OF_STEP, player=Who.HOST_CONTROLLER, step=step),),
              tuple(f"the {name} of enchanted {what}'s controller"
                    for what in ("permanent", "land", "artifact", "enchantment"))),
    )  # fmt: skip


TARGETED_BY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("a spell or ability", {}),
    ("a spell", {"other": SPELL}),
    ("a spell or ability an opponent controls", {"player": Who.OPPONENT}),
    ("a spell an opponent controls", {"other": SPELL, "player": Who.OPPONENT}),
    ("a spell or ability you control", {"player": Who.YOU}),
    ("a spell you control", {"other": SPELL, "player": Who.YOU}),
)

SHAPES = (
    Shape("event", "{who:one} {does:happening.s}", watched(S.who, S.does)),
    Shape("event", "{who:some} {does:happening.s}", watched(S.who, S.does)),
    Shape("event", "one or more {who:kind.p} {does:happening.p}",
          watched(S.who, S.does, batched=True)),
    Shape("event", "~ or another {who:np.s} {does:happening.s}",
          watched(AnyOf((This(), other(S.who))), S.does)),
    Shape("event", "{who:one} or {two:one} {does:happening.s}",
          watched(AnyOf((S.who, S.two)), S.does)),
    Shape("event", "a {before}source{after:after.s} {does:happening.s}",
          watched(source_of(S.before, S.after), S.does)),
    Shape("event", "{who:one} attacks while saddled",
          (Trigger(Kind.ATTACKS, AllOf((S.who, IsStatus(Status.SADDLED)))),)),
    # Combat.
    Shape("happening#", "<attacks|attack>", (when(Kind.ATTACKS),)),
    Shape("happening#", "<attacks|attack> alone", (when(Kind.ATTACKS_ALONE),)),
    Shape("happening#", "<attacks|attack> a player", (when(Kind.ATTACKS, player=Who.ANY),)),
    Shape("happening#", "<attacks|attack> you or a planeswalker you control",
          (when(Kind.ATTACKS, player=Who.YOU, permanents=True),)),
    Shape("happening#", "<attacks|attack> and <is|are> not blocked",
          (when(Kind.ATTACKS_UNBLOCKED),)),
    Shape("happening#", "<attacks|attack> a player and <is|are> not blocked",
          (when(Kind.ATTACKS_UNBLOCKED, player=Who.ANY),)),
    Shape("happening#", "<blocks|block>", (when(Kind.BLOCKS),)),
    Shape("happening#", "<blocks|block> a {other:np.s}",
          (when(Kind.BLOCKS_CREATURE, other=S.other),)),
    Shape("happening#", "<becomes|become> blocked", (when(Kind.BECOMES_BLOCKED),)),
    Shape("happening#", "<becomes|become> blocked by a {other:np.s}",
          (when(Kind.BECOMES_BLOCKED_BY, other=S.other),)),
    Shape("happening#", "<blocks|block> or <becomes|become> blocked by a {other:np.s}",
          (when(Kind.BLOCKS_CREATURE, other=S.other),
           when(Kind.BECOMES_BLOCKED_BY, other=S.other))),
    Shape("happening#", "<blocks|block> or <becomes|become> blocked",
          (when(Kind.BLOCKS), when(Kind.BECOMES_BLOCKED))),
    Shape("happening#", "<attacks|attack> or <blocks|block>",
          (when(Kind.ATTACKS), when(Kind.BLOCKS))),
    Shape("happening#", "<attacks|attack> or becomes blocked",
          (when(Kind.ATTACKS), when(Kind.BECOMES_BLOCKED))),
    Shape("event", "~ and at least {number} other {others:np.p} attack",
          (Trigger(Kind.ATTACKS, This(), other=S.others, number=S.number),)),
    Shape("event", "~ and at least one other {others:np.s} attack",
          (Trigger(Kind.ATTACKS, This(), other=S.others, number=1),)),
    Shape("event", "you attack", (Trigger(Kind.PLAYER_ATTACKS, Controlled(Who.YOU)),)),
    Shape("event", "you attack a player",
          (Trigger(Kind.PLAYER_ATTACKS, Controlled(Who.YOU), player=Who.ANY),)),
    Shape("event", "you attack with one or more {who:np.p}",
          (Trigger(Kind.PLAYER_ATTACKS, AllOf((S.who, Controlled(Who.YOU))), number=1),)),
    Shape("event", "you attack with {number} or more {who:np.p}",
          (Trigger(Kind.PLAYER_ATTACKS, AllOf((S.who, Controlled(Who.YOU))), number=S.number),)),
    # Damage.
    *_damage("", None),
    *_damage("combat ", True),
    *_damage("noncombat ", False),
    Shape("happening#", "<is|are> dealt damage", (when(Kind.IS_DEALT_DAMAGE),)),
    Shape("happening#", "<is|are> dealt combat damage", (when(Kind.IS_DEALT_DAMAGE, combat=True),)),
    Shape("event", "you are dealt damage",
          (Trigger(Kind.IS_DEALT_DAMAGE, player=Who.YOU),)),
    Shape("event", "you are dealt combat damage",
          (Trigger(Kind.IS_DEALT_DAMAGE, player=Who.YOU, combat=True),)),
    # Targets.
    *(
        Shape("happening#", f"<becomes|become> the target of {words}", (when(Kind.BECOMES_TARGET,
                                                                             **narrowing),))
        for words, narrowing in TARGETED_BY
    ),
    # Counters.
    Shape("event", "one or more {kind:counter_kind} counters are put on {who:one}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind, batched=True),)),
    Shape("event", "one or more {kind:counter_kind} counters are put on {who:some}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind, batched=True),)),
    Shape("event", "a {kind:counter_kind} counter is put on {who:one}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind),)),
    Shape("event", "a {kind:counter_kind} counter is put on {who:some}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind),)),
    # Coming and going.
    Shape("happening#", "<dies|die>", (when(Kind.DIES),)),
    Shape("happening#", "<is|are> {put:put_away}", (when(S.put),), same_as="<dies|die>"),
    Shape("put_away", "put into a graveyard from the battlefield", Kind.DIES),
    *(
        Shape("event", f"enchanted {land} is put into a graveyard", (Trigger(Kind.DIES, Host()),),
              same_as="enchanted {land} dies")
        for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    Shape("happening#", "<enters|enter>", (when(Kind.ENTERS),),
          ("<enters|enter> the battlefield",)),
    Shape("happening#", "<leaves|leave> the battlefield", (when(Kind.LEAVES),)),
    Shape("happening#", "<enters|enter> or <attacks|attack>",
          (when(Kind.ENTERS), when(Kind.ATTACKS))),
    Shape("happening#", "<enters|enter> or <dies|die>", (when(Kind.ENTERS), when(Kind.DIES))),
    Shape("happening#", "<enters|enter> or <leaves|leave> the battlefield",
          (when(Kind.ENTERS), when(Kind.LEAVES))),
    Shape("happening#", "<is|are> turned face up", (when(Kind.TURNED_FACE_UP),)),
    Shape("event", "you cycle ~", (Trigger(Kind.CYCLED, This(), player=Who.YOU),)),
    Shape("happening#", "<attacks|attack> or <dies|die>", (when(Kind.ATTACKS), when(Kind.DIES))),
    Shape("happening#", "<becomes|become> tapped", (when(Kind.BECOMES_TAPPED),)),
    Shape("happening#", "<becomes|become> untapped", (when(Kind.BECOMES_UNTAPPED),)),
    # Players.
    Shape("event", "you gain life", (Trigger(Kind.GAINS_LIFE, player=Who.YOU),)),
    Shape("event", "you lose life", (Trigger(Kind.LOSES_LIFE, player=Who.YOU),)),
    Shape("event", "an opponent loses life", (Trigger(Kind.LOSES_LIFE, player=Who.OPPONENT),)),
    Shape("event", "an opponent gains life", (Trigger(Kind.GAINS_LIFE, player=Who.OPPONENT),)),
    Shape("event", "you draw a card", (Trigger(Kind.DRAWS, player=Who.YOU),)),
    Shape("event", "an opponent draws a card", (Trigger(Kind.DRAWS, player=Who.OPPONENT),)),
    Shape("event", "a player draws a card", (Trigger(Kind.DRAWS, player=Who.ANY),)),
    Shape("event", "you discard a card", (Trigger(Kind.DISCARDS, player=Who.YOU),)),
    Shape("event", "an opponent discards a card", (Trigger(Kind.DISCARDS, player=Who.OPPONENT),)),
    Shape("event", "a player discards a card", (Trigger(Kind.DISCARDS, player=Who.ANY),)),
    Shape("event", "you sacrifice {who:some}", (Trigger(Kind.SACRIFICED, S.who, player=Who.YOU),)),
    Shape("event", "you cast ~", (Trigger(Kind.CAST, This(), player=Who.YOU),)),
    Shape("event", "you cast a {what:np.s}", (Trigger(Kind.CAST, S.what, player=Who.YOU),)),
    Shape("event", "an opponent casts a {what:np.s}",
          (Trigger(Kind.CAST, S.what, player=Who.OPPONENT),)),
    Shape("event", "a player casts a {what:np.s}", (Trigger(Kind.CAST, S.what, player=Who.ANY),)),
    # Steps.
    *_steps("upkeep", Step.UPKEEP),
    *_steps("end step", Step.END),
    *_steps("draw step", Step.DRAW),
    Shape("time", "each player's first main phase",
          (Trigger(Kind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.PRECOMBAT_MAIN),)),
    beginning("your first main phase", Step.PRECOMBAT_MAIN, Who.YOU),
    Shape("time", "your precombat main phase",
          (Trigger(Kind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.PRECOMBAT_MAIN),),
          same_as="your first main phase"),
    Shape("time", "your second main phase", (second_main(Who.YOU),)),
    Shape("time", "the end step",
          (Trigger(Kind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.END),),
          same_as="each end step"),
    beginning("combat on your turn", Step.BEGINNING_OF_COMBAT, Who.YOU),
    beginning("each combat", Step.BEGINNING_OF_COMBAT, Who.ANY),
)  # fmt: skip
