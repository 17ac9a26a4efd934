"""Abilities that call the object that gives them by its name (CR 201.5a)."""

from __future__ import annotations

from functools import lru_cache

from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from app.terms.cards import Card
from app.terms.relations import Giver, SharesWith
from app.terms.selectors import HasName, ObjectIs, This

_WITH_TEXT = (ActivatedAbility, StaticAbility, TriggeredAbility)
# Whether an ability speaks of its giver, by the identity of its term.
_SPEAKS: dict[int, tuple[Ability, bool]] = {}


@rule("201.5a")
def with_giver(ability: Ability, giver: int | None) -> Ability:
    """A name in an ability that an object gives means that very object, and none of its name."""
    if giver is None or not _speaks_of_giver(ability):
        return ability
    return _of(ability, giver)


def token_of(token: Card, giver: int | None) -> Card:
    """A token whose abilities call what created it by its name."""
    if giver is None or not any(map(_speaks_of_giver, token.front.abilities)):
        return token
    return rewritten(token, lambda part: ObjectIs(giver) if part == Giver() else part)


def _speaks_of_giver(ability: Ability) -> bool:
    if not isinstance(ability, _WITH_TEXT):
        return False
    kept = _SPEAKS.get(id(ability))
    if kept is not None and kept[0] is ability:
        return kept[1]
    found = Giver() in parts_of(ability)
    if len(_SPEAKS) > 5000:
        _SPEAKS.clear()
    _SPEAKS[id(ability)] = (ability, found)
    return found


@lru_cache(maxsize=512)
def _of(ability: Ability, giver: int) -> Ability:
    """The same ability gives the same one again: the layers know abilities by their identity."""
    return rewritten(ability, lambda part: ObjectIs(giver) if part == Giver() else part)


@rule("201.5")
def naming_it_still(abilities: tuple[Ability, ...], name: str) -> tuple[Ability, ...]:
    """What looks for objects of its own name goes on looking for that name, though the object has
    another one now."""
    if not any(_NAMED in parts_of(ability) for ability in abilities):
        return abilities
    return _looking_for(abilities, name)


_NAMED = SharesWith("name", This())


@lru_cache(maxsize=512)
def _looking_for(abilities: tuple[Ability, ...], name: str) -> tuple[Ability, ...]:
    """The same abilities give the same ones again: the layers know them by their identity."""
    return tuple(
        rewritten(ability, lambda part: HasName(name) if part == _NAMED else part)
        for ability in abilities
    )
