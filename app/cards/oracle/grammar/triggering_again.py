"""Abilities that trigger an additional time: `if … causes an ability of … to trigger, …`."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.modifications import CauseNoTriggers, TriggersAgain
from app.terms.selectors import Who

_AGAIN = "that ability triggers an additional time"
_ANY = "a spell or ability"
_IT_AGAIN = "it triggers an additional time"

_CAUSES = (
    ("entering", (Trigger(Kind.ENTERS, S.what),)),
    ("dying", (Trigger(Kind.DIES, S.what),)),
    ("entering or dying", (Trigger(Kind.ENTERS, S.what), Trigger(Kind.DIES, S.what))),
)

SHAPES = (
    Shape("core", f"if {{cause}} causes a triggered ability of {{whose:some}} to trigger, {_AGAIN}",
          (TriggersAgain(S.whose, S.cause),)),
    Shape("core", f"if a triggered ability of {{whose:some}} triggers, {_AGAIN}",
          (TriggersAgain(S.whose),),
          (f"if a triggered ability of {{whose:some}} triggers, {_IT_AGAIN}",
           f"if an ability of {{whose:some}} triggers, {_AGAIN}")),
    *(
        Shape("core", f"{{what:group}} {words} do not cause abilities{whose} to trigger",
              (CauseNoTriggers(causes, *subject),))
        for words, causes in _CAUSES
        for whose, subject in (("", ()), (" of {whose:group}", (S.whose,)))
    ),
    Shape("cause", "{who:some} entering", Trigger(Kind.ENTERS, S.who),
          ("{who:some} entering the battlefield",)),
    Shape("cause", "{who:some} dying", Trigger(Kind.DIES, S.who)),
    Shape("cause", "{who:some} attacking", Trigger(Kind.ATTACKS, S.who)),
    Shape("cause", "{who:some} dealing combat damage to a player",
          Trigger(Kind.DEALS_DAMAGE, S.who, player=Who.ANY, combat=True)),
    Shape("cause", "{who:some} being dealt damage", Trigger(Kind.IS_DEALT_DAMAGE, S.who)),
    Shape("cause", f"{{who:some}} becoming the target of {_ANY}",
          Trigger(Kind.BECOMES_TARGET, S.who)),
    Shape("cause", "you gaining life", Trigger(Kind.GAINS_LIFE, player=Who.YOU)),
    Shape("cause", "a player drawing a card", Trigger(Kind.DRAWS, player=Who.ANY)),
)  # fmt: skip
