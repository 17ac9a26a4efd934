"""Which objects `other` ones are others than: where that is said (`other than ~`), and where it is
the subject of the very effect (`it gets +1/+0 for each other attacking creature`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.pending import (
    AGAIN,
    Chosen,
    It,
    ThatNoun,
    parts_of,
    replaced,
    rewritten,
)
from app.terms.effects import StartChange, Target
from app.terms.selectors import (
    AllOf,
    EventSubject,
    Host,
    Itself,
    Not,
    Selector,
    SomeOf,
    ThatObject,
    This,
)

# What one sentence is about, where `other` means other than that.
_ONE = (It, ThatNoun, Host, ThatObject, EventSubject, Target)


def told_apart(term: Any) -> Any:
    """The term without what is said to be other than the object that the text stands on in so many
    words: `creatures other than ~`, where the other is not the first of the phrase."""

    def plainly(part: Any) -> Any:
        if isinstance(part, AllOf) and OTHER in part.of[1:] and part.of[0] != OTHER:
            return AllOf(tuple([each for each in part.of if each != OTHER]))
        return None

    return rewritten(term, plainly)


def _than(what: Any) -> Any:
    """Other than what the effect is about; than each of a group."""
    one: Any = what
    if isinstance(what, _ONE):
        return None if getattr(what, "plural", False) else Not(one)
    if isinstance(what, Chosen):
        return None if what.choice.several else Not(AGAIN)
    single = isinstance(what, (This, SomeOf)) or OTHER in parts_of(what)
    return Not(Itself()) if isinstance(what, Selector) and not single else None


def than_its_subject(effect: Any) -> Any:
    """The effect, in whose amounts other objects are others than the one that it changes."""
    if not isinstance(effect, StartChange) or OTHER not in parts_of(told_apart(effect.changes)):
        return effect
    than = _than(effect.what)
    return (
        effect if than is None else replace(effect, changes=replaced(effect.changes, OTHER, than))
    )


def of_its_subject(effect: Any) -> Any:
    """The effect as its words say it, with `other` in its amounts again."""
    if not isinstance(effect, StartChange):
        return effect
    than = _than(effect.what)
    return (
        effect if than is None else replace(effect, changes=replaced(effect.changes, than, OTHER))
    )
