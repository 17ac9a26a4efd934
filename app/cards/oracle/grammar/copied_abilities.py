"""Activated abilities that are copied as they are activated."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.relations import TargetingIt
from app.terms.selectors import Host, Who

_LOYALTY = "loyalty ability"
SHAPES = (
    Shape("object", "that ability", TargetingIt(), same_as="that spell or ability"),
    Shape("event", "a ability of {host:a_host} is activated, if it is not a mana ability",
          (Trigger(EventKind.ACTIVATES, S.host),)),
    Shape("event", f"you activate a {_LOYALTY} of enchanted planeswalker",
          (Trigger(EventKind.ACTIVATES, Host(), player=Who.YOU, action="loyalty"),)),
    *(Shape("a_host", words, Host())
      for words in ("equipped creature", "enchanted creature", "enchanted permanent")),
)  # fmt: skip
