"""Tokens that have a name of their own: `a 2/1 colorless Construct artifact creature token with
flying named Ballistic Boulder`, `Boo, a legendary 1/1 red Hamster creature token` (CR 111.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Colors
from app.terms.effects import CreateTokens
from app.terms.types import Supertype

_LEGENDARY = frozenset({Supertype.LEGENDARY})
_NO_SIZE = (None, None)


def _named(
    legendary: bool, sized: bool, gifted: bool, supertypes: frozenset[Supertype] | None = None
) -> Any:
    """The token of that name and these characteristics."""
    if supertypes is None:
        supertypes = _LEGENDARY if legendary else frozenset()

    def forward(name: str, colors: Colors, kinds: Any, *more: Any) -> Card:
        subtypes, types = kinds
        values = list(more)
        size = values.pop(0) if sized else _NO_SIZE
        gifts = values.pop(0) if gifted else ()
        if not types or (sized and any(type(number) is not int for number in size)):
            raise Unfit
        face = Face(
            name,
            colors=colors,
            supertypes=supertypes,
            types=types,
            subtypes=subtypes,
            abilities=gifts,
            power=size[0],
            toughness=size[1],
        )
        return Card(name, Layout.TOKEN, (face,))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Card) or len(term.faces) != 1 or term.name.endswith(" Token"):
            return None
        face = term.front
        size = ((face.power, face.toughness),) if sized else ()
        gifts = (face.abilities,) if gifted else ()
        values = (face.name, face.colors, (face.subtypes, face.types), *size, *gifts)
        try:
            return values if forward(*values) == term and bool(face.abilities) == gifted else None
        except Unfit:
            return None

    parts = [S.name, S.colors, S.kinds]
    return via(forward, backward, *parts, *([S.size] if sized else ()),
               *([S.gifts] if gifted else ()))  # fmt: skip


def _tokens() -> Iterator[Shape]:
    for sized in (True, False):
        looks = f"{'{size} ' if sized else ''}{{colors}} {{kinds:look_kinds.s}}"
        for category, word in (("token.s", "token"), ("token.p", "tokens")):
            head, have = f"{looks} {word}", "it has" if word == "token" else "they have"
            yield Shape(category, f"{head} named {{name}}", _named(False, sized, False))
            yield Shape(category, f"{head} with {{gifts:keywords}} named {{name}}",
                        _named(False, sized, True),
                        (f"{head} named {{name}} with {{gifts:keywords}}",
                         f"{head} named {{name}}. {have} {{gifts:keywords}}"))  # fmt: skip
            if not sized:
                snowy = f"{{colors}} snow {{kinds:look_kinds.s}} {word}"
                yield Shape(category, f"{snowy} named {{name}} with {{gifts:keywords}}",
                            _named(False, False, True, frozenset({Supertype.SNOW})),
                            (f"{snowy} with {{gifts:keywords}} named {{name}}",))  # fmt: skip
        whole = f"{{name}}, a legendary {looks} token"
        yield Shape("token_called", whole, _named(True, sized, False))
        yield Shape("token_called", f"{whole} with {{gifts:keywords}}", _named(True, sized, True))


SHAPES = (
    *_tokens(),
    Shape("act#", "<creates|create> {token:token_called}", CreateTokens(S.token, who=SUBJECT)),
)
