"""What something is like: `3/3 green Elephant creature`, `1/1 colorless Thopter artifact creature
token with flying`. Used by tokens and by what becomes something else.

`kinds` is a pair (subtypes in the order of the words, card types), `colors` a set. What something
is or becomes is in looks.py.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.terminal import Terminal, Words
from app.cards.tokens import PREDEFINED_NAMES, predefined_token
from app.terms.abilities import StaticAbility
from app.terms.cards import Card, Face, Layout, StarValue
from app.terms.colors import ALL_COLORS, COLORLESS, Color, Colors
from app.terms.types import CardType, Supertype

_WHEEL = tuple(Color)
_NO_SIZE = (None, None)
_TYPES: dict[str, tuple[CardType, ...]] = {
    "creature": (CardType.CREATURE,),
    "artifact creature": (CardType.ARTIFACT, CardType.CREATURE),
    "enchantment artifact creature": (
        CardType.ENCHANTMENT,
        CardType.ARTIFACT,
        CardType.CREATURE,
    ),
    "enchantment creature": (CardType.ENCHANTMENT, CardType.CREATURE),
    "land creature": (CardType.LAND, CardType.CREATURE),
    "artifact": (CardType.ARTIFACT,),
    "enchantment": (CardType.ENCHANTMENT,),
    "land": (CardType.LAND,),
}


def _plural(words: str) -> tuple[str, ...]:
    """`artifact creatures`: the last word is the noun."""
    *before, noun = words.split(" ")
    return (*before, f"{noun}s")


def pair_order(one: Color, other: Color) -> bool:
    """Whether two colors are named in this order: the shorter way round the wheel."""
    return (_WHEEL.index(other) - _WHEEL.index(one)) % len(_WHEEL) in (1, 2)


def _color_sets() -> dict[str, Colors]:
    found: dict[str, Colors] = {color.value: frozenset({color}) for color in Color}
    found["colorless"] = COLORLESS
    found["all colors"] = ALL_COLORS
    for one, other in permutations(Color, 2):
        words = f"{one.value} and {other.value}"
        if pair_order(one, other):
            found[words] = frozenset({one, other})
    for three in permutations(Color, 3):
        if all(pair_order(*pair) for pair in zip(three, (*three[1:], three[0]), strict=True)):
            continue  # a circle has no first color
        if pair_order(three[0], three[1]) and pair_order(three[1], three[2]):
            words = f"{three[0].value}, {three[1].value}, and {three[2].value}"
            found.setdefault(words, frozenset(three))
    return found


def _predefined() -> dict[str, Card]:
    """The tokens that the rules define, but for Roles, which are made attached to something."""
    found = {}
    for name in PREDEFINED_NAMES:
        token = predefined_token(name)
        if token is not None and "Role" not in name:
            found[name] = token
    return found


def _roles() -> dict[str, Card]:
    """The Role tokens that the rules define."""
    named = {name: predefined_token(name) for name in PREDEFINED_NAMES if "Role" in name}
    return {name: token for name, token in named.items() if token is not None}


TERMINALS: dict[str, Terminal] = {
    "colors": Words(_color_sets()),
    "types_of_body": Words({words: frozenset(types) for words, types in _TYPES.items()}),
    "types_of_bodies": Words(
        {" ".join(_plural(words)): frozenset(types) for words, types in _TYPES.items()}
    ),
    "role_token": Words(_roles()),
    "predefined_token": Words(_predefined()),
}


def token(size: Any, colors: Any, kinds: Any, keywords: Any = (), legendary: bool = False) -> Any:
    """The token of these characteristics, named by its subtypes (CR 111.4)."""

    def forward(size: Any, colors: Colors, kinds: Any, keywords: Any) -> Card:
        subtypes, types = kinds
        if not subtypes or any(type(number) is not int for number in size if size != _NO_SIZE):
            raise Unfit
        name = " ".join((*subtypes, "Token"))
        face = Face(
            name,
            colors=colors,
            supertypes=frozenset({Supertype.LEGENDARY}) if legendary else frozenset(),
            types=types,
            subtypes=frozenset(subtypes),
            abilities=keywords,
            power=size[0],
            toughness=size[1],
        )
        return Card(name, Layout.TOKEN, (face,))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Card) or len(term.faces) != 1:
            return None
        face = term.front
        subtypes = _in_order(face)
        if subtypes is None:
            return None
        values = ((face.power, face.toughness), face.colors, (subtypes, face.types), face.abilities)
        try:
            return values if forward(*values) == term else None
        except Unfit:
            return None

    return via(forward, backward, size, colors, kinds, keywords)


def defined_by_itself(token: Any) -> Any:
    """A token without a size in numbers, which an ability of its own defines (CR 604.3)."""
    stars = (StarValue.STAR, StarValue.STAR)

    def forward(made: Card) -> Card:
        if not any(map(_defines_size, made.front.abilities)):
            raise Unfit
        return replace(made, faces=(replace(made.front, power=stars[0], toughness=stars[1]),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Card) or len(term.faces) != 1:
            return None
        if (term.front.power, term.front.toughness) != stars:
            return None
        return (replace(term, faces=(replace(term.front, power=None, toughness=None),)),)

    return via(forward, backward, token)


def _defines_size(ability: Any) -> bool:
    return isinstance(ability, StaticAbility) and ability.characteristic_defining


def _in_order(face: Face) -> tuple[str, ...] | None:
    """The subtypes in the order in which the name has them."""
    rest, found = face.name, []
    while rest != "Token":
        subtype = next((each for each in face.subtypes if rest.startswith(each + " ")), None)
        if subtype is None:
            return None
        found.append(subtype)
        rest = rest[len(subtype) + 1 :]
    return tuple(found)


def _subtypes(count: int) -> Any:
    return tuple(getattr(S, f"subtype{number}") for number in range(count))


def _kinds() -> tuple[Shape, ...]:
    found = [Shape("kinds", "{types:types_of_body}", ((), S.types))]
    for count in range(1, 5):
        words = " ".join(f"{{subtype{number}:subtype.s}}" for number in range(count))
        found.append(
            Shape("kinds", f"{words} {{types:types_of_body}}", (_subtypes(count), S.types))
        )
    return tuple(found)


_TOKEN = "{size} {colors} {kinds} <token|tokens>"
_TOKEN_X = "{colors} {kinds} <token|tokens>"
SHAPES = (
    *_kinds(),
    Shape("token#", _TOKEN, token(S.size, S.colors, S.kinds)),
    Shape("token#", f"{_TOKEN} with {{keywords}}", token(S.size, S.colors, S.kinds, S.keywords)),
    *(Shape("token#", f"{_TOKEN}. {have} {{keywords}}",
            token(S.size, S.colors, S.kinds, S.keywords), same_as=f"{_TOKEN} with {{keywords}}")
      for have in ("<it has|they have>", "<that token has|those tokens have>")),
    Shape("token#", f"{_TOKEN_X} with {{keywords}}",
          defined_by_itself(token(_NO_SIZE, S.colors, S.kinds, S.keywords))),
    Shape("token#", f"{_TOKEN_X}. <it has|they have> {{keywords}}",
          defined_by_itself(token(_NO_SIZE, S.colors, S.kinds, S.keywords)),
          same_as=f"{_TOKEN_X} with {{keywords}}"),
    # Of a size that is told as it is created.
    Shape("token_x#", _TOKEN_X, token(_NO_SIZE, S.colors, S.kinds)),
    Shape("token_x#", f"{_TOKEN_X} with {{keywords}}",
          token(_NO_SIZE, S.colors, S.kinds, S.keywords)),
    Shape("token.s", "{made:predefined_token} token", S.made),
    Shape("token.p", "{made:predefined_token} tokens", S.made),
)  # fmt: skip
