"""What looks like the creature card that it exiled last, and is of its own creature type too."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.amounts import PowerOf, ToughnessOf
from app.terms.changes import CreatureTypesOf, SetPowerToughness
from app.terms.conditions import Exists
from app.terms.relations import ExiledWith, LastExiledWith
from app.terms.selectors import AllOf, Comparison, HasType, This
from app.terms.types import CardType
from app.terms.zones import Zone

_CREATURE = HasType(CardType.CREATURE)
_LAST = LastExiledWith(_CREATURE)
_IS_ONE = "a card exiled with ~ is a creature card"
_LAST_ONE = "the last creature card"
_LOOKS = "power, toughness, and creature types"

SHAPES = (
    Shape(
        "static",
        f"as long as {_IS_ONE}, ~ has the {_LOOKS} of {_LAST_ONE} exiled with it. "
        "it is still a {kind:subtypes}.",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        CreatureTypesOf(_LAST, S.kind),
                        SetPowerToughness(PowerOf(_LAST), ToughnessOf(_LAST)),
                    ),
                ),
            ),
            condition=Exists(
                AllOf((_CREATURE, ExiledWith(This()))), Comparison.AT_LEAST, 1, Zone.EXILE
            ),
        ),
    ),
)
