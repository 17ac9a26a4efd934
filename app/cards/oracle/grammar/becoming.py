"""Predicates that make something what it was not: `is a 0/1 Insect`, `is red`, `is every creature
type`, `are Mountains`, `is a Zombie in addition to its other types`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.predicates_change import base_size
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import (
    AddColors,
    AddEveryCreatureType,
    AddTypes,
    ChangeControl,
    DefinePowerToughness,
    SetColors,
    SetPowerToughness,
    SetSubtypesOf,
    SetTypes,
)
from app.terms.colors import ALL_COLORS, COLORLESS, Color
from app.terms.selectors import This, Who
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.types import SUBTYPES_OF, CardType, Supertype
