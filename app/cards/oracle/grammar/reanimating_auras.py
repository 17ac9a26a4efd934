"""Auras that put the creature card that they enchant, or a target one, onto the battlefield and
then enchant that creature."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.keyword_forms import DEAD_CREATURE
from app.terms.abilities import EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import AddAbility, AddTypes, LoseKeyword
from app.terms.conditions import Exists
from app.terms.effects import (
    AttachIt,
    ControllerOf,
    Duration,
    Later,
    MoveTo,
    SacrificeIt,
    StartChange,
    Target,
    TargetChoice,
)
from app.terms.relations import PutWith
from app.terms.selectors import CREATURE, AllOf, Host, This, Those
from app.terms.zones import Zone

_WITH_THIS = AllOf((CREATURE, PutWith(This())))
_ENCHANTS_IT = AddAbility(KeywordAbility("enchant", quality=_WITH_THIS))
_NO_LONGER = LoseKeyword("enchant", KeywordAbility("enchant", quality=DEAD_CREATURE))
_AN_AURA = AddTypes(subtypes=frozenset({"Aura"}))
_FROM_GRAVEYARD = TargetChoice(CREATURE, zone=Zone.GRAVEYARD)
_WHEN_IT_LEAVES = Later(
    Trigger(EventKind.LEAVES, This()), (SacrificeIt(Those(), ControllerOf(Those())),)
)


def _put(what: Any, tapped: bool = False) -> MoveTo:
    return MoveTo(what, Zone.BATTLEFIELD, under_owners_control=False, tapped=tapped)


def _puts(changes: tuple[Any, ...], what: Any, targets: tuple[TargetChoice, ...] = ()) -> Any:
    """The ability: what the Aura becomes, what it puts onto the battlefield, what comes later."""
    return TriggeredAbility(
        Trigger(EventKind.ENTERS, This()),
        (
            StartChange(This(), changes, Duration.PERMANENT),
            what,
            AttachIt(This(), Those()),
            _WHEN_IT_LEAVES,
        ),
        Exists(This()),
        targets=targets,
    )


_DEAD = "creature card in a graveyard"
_PUT = "creature put onto the battlefield"
_YOURS = "under your control"
_IF_THERE = "when ~ enters, if it is on the battlefield,"
_AFTER = (
    "and attach ~ to it. when ~ leaves the battlefield, that creature 's controller sacrifices it."
)
SHAPES = (
    Shape(
        "line",
        f"{_IF_THERE} it loses “enchant {_DEAD}.” and gains “enchant {_PUT} with ~.”. "
        f"{{what:revived}} {_AFTER}",
        (_puts((_NO_LONGER, _ENCHANTS_IT), S.what),),
    ),
    Shape("revived", f"return enchanted creature card to the battlefield {_YOURS}",
          _put(Host())),
    Shape("revived", f"put enchanted creature card onto the battlefield tapped {_YOURS}",
          _put(Host(), True)),
    Shape(
        "line",
        f"{_IF_THERE} it becomes a Aura with “enchant {_PUT} with ≈.”. "
        f"put target creature card from a graveyard onto the battlefield {_YOURS} {_AFTER}",
        (_puts((_AN_AURA, _ENCHANTS_IT), _put(Target()), (_FROM_GRAVEYARD,)),),
    ),
)  # fmt: skip
