"""Which rules an ability leads to, and which tokens it makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from app.engine.cr import rules_of
from app.engine.kernel.rules import Rules, cite
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from app.terms.cards import Card
from app.terms.changes import Change
from app.terms.colors import Color
from app.terms.costs import TapThis, UntapThis
from app.terms.editions import CURRENT
from app.terms.effects import CreateTokens, Effect, KeywordAction, TargetChoice
from app.terms.keywords import KEYWORDS

_KINDS: dict[type, str] = {
    StaticAbility: "604.1",
    TriggeredAbility: "603.2",
    ActivatedAbility: "602.2",
    SpellAbility: "608.2",
    TargetChoice: "115.1",
    TapThis: "107.5",
    UntapThis: "107.6",
}


def rules_for(ability: Ability) -> tuple[str, ...]:
    """The numbers of the rules that an ability leads to, in the order of the book."""
    rules = rules_of(CURRENT)
    found = {number for term in _terms(ability) for number in _of(rules, term)}
    return tuple(sorted(found, key=_in_order))


def _of(rules: Rules, term: Any) -> Iterator[str]:
    kind = _KINDS.get(type(term))
    if kind is not None:
        yield kind
    if isinstance(term, KeywordAbility) and term.name in KEYWORDS:
        yield KEYWORDS[term.name].rule
    if isinstance(term, Effect) and not isinstance(term, KeywordAction):
        yield from (str(cite(rule)) for rule in rules.on("effect", type(term)))
    if isinstance(term, Change):
        yield from (str(cite(rule)) for rule in rules.on("layer", type(term)))


def _in_order(number: str) -> tuple[int, int, str]:
    section, _, rest = number.partition(".")
    digits = "".join(sign for sign in rest if sign.isdigit())
    return int(section), int(digits or 0), rest


def tokens_of(ability: Ability) -> tuple[str, ...]:
    """The tokens that an ability makes, described as a call would have them."""
    found = (_described(term.token) for term in _terms(ability) if isinstance(term, CreateTokens))
    return tuple(dict.fromkeys(found))


def _described(token: Card) -> str:
    face = token.front
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    colors = " and ".join(color.value for color in Color if color in face.colors)
    types = [*sorted(face.supertypes), *sorted(face.types)]
    kinds = " ".join(sorted(face.subtypes))
    words = [size, colors or ("colorless" if size else ""), kinds, *types]
    shown = " ".join(filter(None, words))
    usual = ("", kinds, f"{kinds} Token")
    named = "" if face.name in usual or not size else f" named {face.name}"
    return f"{shown} token{named}"


def _terms(term: Any) -> Iterator[Any]:
    """A term and all its parts; what a token has is its own."""
    yield term
    if isinstance(term, (tuple, frozenset)):
        for part in term:
            yield from _terms(part)
    elif isinstance(term, Card):
        return
    elif is_dataclass(term) and not isinstance(term, type):
        for field in fields(term):
            yield from _terms(getattr(term, field.name))
