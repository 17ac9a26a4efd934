"""What was spoken of before, with an article: `the creature`, `the player`; what is attached to
it; the one who was dealt damage or controls what was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import of_that_player
from app.cards.oracle.grammar.objects import SPOKEN_OF
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, is_that_player, that_target
from app.terms.conditions import Exists, NotCondition
from app.terms.effects import PlayerOrControllerOf, SacrificeIt
from app.terms.relations import AttachedTo
from app.terms.selectors import Comparison, Host, SomeOf

_OWNER = PlayerOrControllerOf(that_target(ANY))


def _is_spoken_of(term: Any) -> tuple[()] | None:
    return () if isinstance(term, (*SPOKEN_OF, Host)) else None


def _controls() -> Iterator[Shape]:
    for words, pattern in (
        ("{what:some}", Exists(of_that_player(S.what))),
        ("no {what:kind.p}", NotCondition(Exists(of_that_player(S.what)))),
        ("{number} or more {what:kind.p}",
         Exists(of_that_player(S.what), Comparison.AT_LEAST, S.number)),
    ):  # fmt: skip
        yield Shape("condition", f"that player controls {words}", pattern,
                    same_as="… that player controls is on the battlefield")  # fmt: skip


SHAPES = (
    Shape("player.s", "the player", is_that_player(), same_as="that player"),
    Shape("player.s", "that player or that permanent 's controller", _OWNER,
          ("that permanent 's controller or that player",),
          same_as="that player or that planeswalker's controller"),
    Shape("ending#", "attached to {what:that_noun}", AttachedTo(S.what),
          same_as="attached to it"),
    *_controls(),
    Shape("clause", "the player sacrifices {what:thing.s}", SacrificeIt(S.what, is_that_player()),
          same_as="that player sacrifices {what}"),
    Shape("object", "up to one {what:np.s}", SomeOf(S.what, 1, up_to=True)),
)  # fmt: skip
