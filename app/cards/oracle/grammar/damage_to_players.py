"""Damage to a player, or to the controller of a planeswalker; what happens unless a player has
damage dealt to them."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import PLANESWALKER, is_that_player, that_target
from app.terms.effects import ControllerOf, PlayerOrControllerOf
from app.terms.library_effects import UnlessDealtDamage
from app.terms.selectors import Controlled, This, Who

_PLAYER = PlayerOrControllerOf(that_target(PLANESWALKER))
_WORDS = "that player or that planeswalker 's controller"
_DEALS: Any = This()
SHAPES = (
    Shape("player.s", _WORDS, _PLAYER),
    Shape("ending#", f"{_WORDS} controls", Controlled(_PLAYER)),
    Shape("sentence1", "{effect:clause} unless {whose} controller has ~ deal {amount:numeral} "
          "damage to them",
          UnlessDealtDamage((S.effect,), S.amount, _DEALS, ControllerOf(S.whose))),
    Shape("sentence1", "{effect:clause} unless that player has ~ deal {amount:numeral} damage to "
          "them", UnlessDealtDamage((S.effect,), S.amount, _DEALS, is_that_player())),
    Shape("sentence1", "any player may have ~ deal {amount:numeral} damage to them. if no one "
          "does, {effects:sentence}", UnlessDealtDamage(S.effects, S.amount, _DEALS, Who.ANY)),
)  # fmt: skip
