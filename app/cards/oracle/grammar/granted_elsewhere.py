"""Keywords that cards in a graveyard get: flashback, escape, scavenge … for their own mana cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.cost_text import OTHERS_BURIED
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.changes import AddAbility
from app.terms.conditions import IsTurnOf
from app.terms.costs import Cost, ExileCost, OwnManaCost
from app.terms.effects import StartChange
from app.terms.selectors import AllOf, AnyOf, Anything, Controlled, HasType, InZone, Who
from app.terms.types import CardType
from app.terms.zones import Zone

_OWN = Cost((OwnManaCost(),))
_KEYWORDS = ("flashback", "scavenge", "mayhem", "unearth", "encore", "embalm")
_GIFTS = each_of(AddAbility, S.keywords)
_BURIED = (InZone(Zone.GRAVEYARD), Controlled(Who.YOU))
_SPELLS = AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY)))
_NOWHERE = AnyOf(())


def _in_graveyard(kind: Any) -> Any:
    """Cards of that kind in your graveyard."""

    def forward(kind: Any) -> AllOf:
        parts = kind.of if isinstance(kind, AllOf) else () if kind == Anything() else (kind,)
        return AllOf((*_BURIED, *parts))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[:2] != _BURIED:
            return None
        rest = term.of[2:]
        if rest == (_SPELLS,):
            return None if kind == S.what else (_SPELLS,)
        return (Anything() if not rest else rest[0] if len(rest) == 1 else AllOf(rest),)

    return via(forward, backward, kind)


def _costs() -> Iterator[tuple[str, Any, str, tuple[str, ...]]]:
    """A keyword, the ability, and the sentence that tells its cost, in several wordings."""
    for name in _KEYWORDS:
        usual, *same = (
            f" {the} {name} cost is equal to {whose} mana cost."
            for the in ("the", "its")
            for whose in ("its", "that card's", "the card's")
        )
        yield name, KeywordAbility(name, cost=_OWN), usual, tuple(same)
    escapes = Cost((OwnManaCost(), ExileCost(OTHERS_BURIED, S.others)))
    usual, *same = (
        f" the escape cost is equal to {whose} mana cost plus exile {{others:number}} other cards "
        f"from {_YOURS}."
        for whose in ("its", "that card's", "the card's")
    )
    yield "escape", KeywordAbility("escape", cost=escapes), usual, tuple(same)


_TOLD = "… cost: its own mana cost"
_YOURS = "your graveyard"
_THERE = f"in {_YOURS}"
_KINDS = (
    (f"each {{what:card.s}} {_THERE}", "has", S.what, None),
    (f"{{what:card.p}} {_THERE}", "have", S.what, "each {what} has …"),
    (f"each instant and sorcery card {_THERE}", "has", _SPELLS, None),
    (f"instant and sorcery cards {_THERE}", "have", _SPELLS, "each … card … has …"),
)


def _lasting() -> Iterator[Shape]:
    for name, ability, usual, others in _costs():
        for words, has, kind, same in _KINDS:
            change = ContinuousChange(
                _NOWHERE, (AddAbility(ability),), elsewhere=_in_graveyard(kind)
            )
            for when, condition in (("", None), ("during your turn, ", IsTurnOf(Who.YOU))):
                for number, cost in enumerate((usual, *others)):
                    told = same or (_TOLD if number else None)
                    term = StaticAbility((change,), condition)
                    yield Shape("static", f"{when}{words} {has} {name}.{cost}", term, same_as=told)
    for words, has, kind, same in _KINDS:
        change = ContinuousChange(_NOWHERE, _GIFTS, elsewhere=_in_graveyard(kind))
        yield Shape("core", f"{words} {has} {{keywords}}", (change,), same_as=same)


def _for_a_while() -> Iterator[Shape]:
    told = _TOLD
    said = [(name, (AddAbility(ability),), cost, told if number else None)
            for name, ability, usual, others in _costs()
            for number, cost in enumerate((usual, *others))]  # fmt: skip
    for name, gifts, cost, same in (*said, ("{keywords}", _GIFTS, "", None)):
        end = f"gains {name} until end of turn" + (f".{cost[:-1]}" if cost else "")
        yield Shape(
            "sentence1", f"{{who:dead_card}} {end}", StartChange(S.who, gifts), same_as=same
        )
        for words, has, kind, _ in _KINDS:
            if has == "has":
                effect = StartChange(_in_graveyard(kind), gifts)
                yield Shape("sentence1", f"{words} {end}", effect, same_as=same)


SHAPES = (*_lasting(), *_for_a_while())
