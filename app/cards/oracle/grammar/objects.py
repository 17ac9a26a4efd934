"""Single objects as a sentence names them: this creature, the enchanted one, `it`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import via
from app.cards.oracle.grammar.pending import IT, SUBJECT, It
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Target
from app.terms.relations import Giver, TargetingIt
from app.terms.selectors import (
    DamagedThisWay,
    EventSubject,
    Host,
    Itself,
    PaidWith,
    ThatObject,
    This,
    Those,
)

HOSTS = (
    "equipped creature",
    "enchanted permanent",
    "enchanted land",
    "enchanted artifact",
    "enchanted planeswalker",
    "enchanted enchantment",
    "fortified land",
    "enchanted Wall",
    "enchanted Vehicle",
    "enchanted Plains",
    "enchanted Island",
    "enchanted Swamp",
    "enchanted Mountain",
    "enchanted Forest",
)
# What `it` may speak of, beside what `~` and `enchanted creature` name.
SPOKEN_OF = (ThatObject, EventSubject, Target, Those, Itself, It)
_NAMED = (This, Host, Giver, TargetingIt, DamagedThisWay)


def is_spoken_of(term: Any) -> tuple[()] | None:
    """The values of a pronoun that may stand for the term; None where none may."""
    return () if isinstance(term, (*SPOKEN_OF, *_NAMED)) else None


def _pronoun(category: str, words: str, usual: str) -> tuple[Shape, ...]:
    return (
        Shape(category, words, via(lambda: IT, is_spoken_of), same_as=usual),
        Shape(
            category,
            words,
            via(lambda: IT, lambda term: () if isinstance(term, SPOKEN_OF) else None),
            reads=False,
        ),
    )


SHAPES = (
    Shape("one", "~", This()),
    # In an ability that it gives to another object, the card that gives it (`normal.with_giver`).
    Shape("one", "≈", Giver()),
    Shape("whose", "≈ 's", Giver()),
    Shape("one", "enchanted creature", Host(), HOSTS),
    *_pronoun("one", "it", "~"),
    Shape(
        "paid_with",
        "the sacrificed creature",
        PaidWith(),
        ("the sacrificed permanent", "the sacrificed artifact"),
    ),
    Shape("whose", "~ 's", This()),
    Shape(
        "whose",
        "the sacrificed creature 's",
        PaidWith(),
        ("the sacrificed permanent 's", "the sacrificed artifact 's"),
    ),
    Shape("whose", "enchanted creature 's", Host(), tuple(f"{host} 's" for host in HOSTS)),
    Shape("whose", "its", SUBJECT, reads=False),
    Shape("one", "it", SUBJECT, reads=False),
    *_pronoun("whose", "its", "~'s"),
    # A card with a person's name is spoken of as one, and nothing else is.
    *(Shape("one", word, This(), same_as="~") for word in ("he", "him", "she", "her")),
    *(Shape("whose", word, This(), same_as="~'s") for word in ("his", "her")),
)
