"""What `it` and `they` are after an effect: what it was about, made or found."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.holding import primary_of
from app.terms.effects import (
    ControllerOf,
    CreateTokens,
    DealDamage,
    ExileTopCards,
    Target,
    Targets,
)
from app.terms.instructions import (
    ChooseSource,
    CopyAsToken,
    DivideDamage,
    Fight,
    SearchLibrary,
)
from app.terms.library_effects import LookAtTop
from app.terms.relations import TargetingIt
from app.terms.selectors import (
    EventSubject,
    Host,
    SameObjects,
    Selector,
    SomeOf,
    ThatObject,
    This,
    Those,
    Who,
)

# After these `it` is what they made, found or revealed.
FINDERS = (CreateTokens, CopyAsToken, ExileTopCards, LookAtTop, SearchLibrary)
ONE = (This, Host, ThatObject, EventSubject, Target, TargetingIt)


def spoken_of_after(effect: Any, own: Any, before: Any) -> Any:
    """What `it` is after the effect: None where it might be one or the other."""
    if primary_of(effect) == "who" and not isinstance(effect, FINDERS):
        return before  # a player is no `it`
    if isinstance(effect, FINDERS):
        return Those()
    if isinstance(effect, DivideDamage):
        return own
    if isinstance(effect, ChooseSource):
        return ThatObject()
    if isinstance(effect, DealDamage):
        return None if isinstance(effect.to, (*ONE, Targets)) and effect.to != own else own
    if isinstance(effect, Fight):
        return None
    if isinstance(own, (*ONE, Targets, Those, SameObjects)):
        return own
    if is_group(own):
        return SameObjects()
    if own is None or isinstance(own, (Who, ControllerOf)):
        return before
    return None


def is_group(own: Any) -> bool:
    """Whether an effect is about all objects that match."""
    return isinstance(own, Selector) and not isinstance(own, (*ONE, Those, SameObjects, SomeOf))


def are_many(effect: Any, it: Any) -> bool:
    """Whether what is spoken of is `they` and not `it`."""
    if isinstance(effect, FINDERS):
        return bool(effect.count != 1)
    return isinstance(it, (Targets, Those, SameObjects))
