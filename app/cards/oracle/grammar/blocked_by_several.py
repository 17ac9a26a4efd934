"""Events of blocking that occur once for all creatures of a kind, in graveyards too; who may not be
attacked by whom; what is attached to what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT, Chosen, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import each_step, each_time
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import ThatMuch
from app.terms.conditions import Exists, HappenedThisTurn, Matches, NotCondition
from app.terms.effects import DiscardCards, MoveTo, Target, Targets
from app.terms.library_effects import ChooseIt
from app.terms.modifications import CantAttack
from app.terms.relations import AttachedTo
from app.terms.selectors import CREATURE, AllOf, Anything, InZone, Selector, This, Who
from app.terms.zones import Zone


def _once() -> Iterator[Shape]:
    """Once for one or more of a kind."""
    end = "one or more {other:kind.p}"
    for subject in ("{who:one}",):
        blocks = Trigger(Kind.BLOCKS_CREATURE, S.who, S.other, batched=True)
        blocked = Trigger(Kind.BECOMES_BLOCKED_BY, S.who, S.other, batched=True)
        yield Shape("event", f"{subject} blocks {end}", (blocks,))
        yield Shape("event", f"{subject} becomes blocked by {end}", (blocked,))
        yield Shape("event", f"{subject} blocks or becomes blocked by {end}", (blocks, blocked))


_NONE = NotCondition(HappenedThisTurn(Trigger(Kind.ATTACKS, CREATURE)))


def _chosen(noun: Selector) -> Any:
    return via(lambda: ThatNoun(noun), lambda term: () if isinstance(term, Target) else None)


SHAPES = (
    *_once(),
    Shape("clause", "choose {what:dead_card}",
          ChooseIt(only(S.what, lambda term: isinstance(term, Chosen | Target | Targets)))),
    *(
        Shape("thing.s", f"the chosen {word}", _chosen(noun), same_as=f"that {word}")
        for word, noun in (("creature", CREATURE), ("card", Anything()), ("permanent", PERMANENT))
    ),
    *(
        Shape("triggered", f"{start}, if ~ is in your graveyard, {{effects:outcome}}",
              pattern(S.event, S.effects, Matches(This(), InZone(Zone.GRAVEYARD))), same)
        for start, pattern, same in (
            ("whenever {event}", each_time,
             ("when {event}, if ~ is in your graveyard, {effects:outcome}",)),
            ("at the beginning of {event:time}", each_step, ()),
        )
    ),
    Shape("condition", "no creatures attacked this turn", _NONE),
    Shape("order", "return ~ to your hand", MoveTo(This(), Zone.HAND),
          same_as="return ~ to its owner's hand"),
    *(
        Shape("predicate#", f"can't attack its owner{more}",
              (CantAttack(SUBJECT, Who.OWNER, permanents=bool(more)),))
        for more in ("", " or planeswalkers its owner controls")
    ),
    *(
        Shape("condition", f"{{what:some}} is attached to {whom}",
              Exists(AllOf((S.what, AttachedTo(S.of)))))
        for whom in ("{of:one}", "{of:some}")
    ),
    *(
        Shape("act#", f"<discards|discard> cards equal to {much}",
              DiscardCards(SUBJECT, ThatMuch()), same_as="<discards|discard> that many cards")
        for much in ("the damage", "that damage")
    ),
)  # fmt: skip
