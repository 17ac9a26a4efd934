"""What something is like: `3/3 green Elephant creature`, `1/1 colorless Thopter artifact creature
token with flying`. Used by tokens and by what becomes something else.

`kinds` is a pair (subtypes in the order of the words, card types), `colors` a set.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.terminal import Terminal, Words
from app.cards.tokens import PREDEFINED_NAMES, predefined_token
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, AddTypes, SetColors, SetPowerToughness
from app.terms.colors import ALL_COLORS, COLORLESS, Color, Colors
from app.terms.effects import Duration, StartChange
from app.terms.types import CardType, Supertype

_WHEEL = tuple(Color)
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


TERMINALS: dict[str, Terminal] = {
    "colors": Words(_color_sets()),
    "types_of_body": Words({words: frozenset(types) for words, types in _TYPES.items()}),
    "predefined_token": Words(_predefined()),
}


def token(size: Any, colors: Any, kinds: Any, keywords: Any = (), legendary: bool = False) -> Any:
    """The token of these characteristics, named by its subtypes (CR 111.4)."""

    def forward(size: Any, colors: Colors, kinds: Any, keywords: Any) -> Card:
        subtypes, types = kinds
        if not subtypes or any(type(number) is not int for number in size):
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


def body(size: Any, kinds: Any, colors: Any = None, keywords: Any = None, fits: Any = None) -> Any:
    """The changes that make something a creature of these characteristics: types, colors, power and
    toughness, abilities; it keeps its other types (CR 205.1b). `fits` says of which card types."""

    def forward(size: Any, kinds: Any, *more: Any) -> tuple[Any, ...]:
        rest = list(more)
        subtypes, types = kinds
        if fits is not None and not fits(types):
            raise Unfit
        changes: list[Any] = [AddTypes(types, subtypes)]
        if colors is not None:
            changes.append(SetColors(rest.pop(0)))
        changes.append(SetPowerToughness(*size))
        if keywords is not None:
            changes += [AddAbility(ability) for ability in rest.pop(0)]
        return tuple(changes)

    def backward(term: Any) -> tuple[Any, ...] | None:
        return _values_of_body(term, colors is not None, keywords is not None)

    return via(forward, backward, *(p for p in (size, kinds, colors, keywords) if p is not None))


def _values_of_body(term: Any, colored: bool, gifted: bool) -> tuple[Any, ...] | None:
    if not isinstance(term, tuple) or len(term) < 2 + colored or not isinstance(term[0], AddTypes):
        return None
    kind, *rest = term
    values: list[Any] = []
    if colored != isinstance(rest[0], SetColors) or kind.supertypes:
        return None
    if colored:
        values.append(rest.pop(0).colors)
    size = rest.pop(0)
    gifts = all(isinstance(one, AddAbility) for one in rest)
    if not isinstance(size, SetPowerToughness) or bool(rest) != gifted or not gifts:
        return None
    if gifted:
        values.append(tuple(one.ability for one in rest))
    return ((size.power, size.toughness), (kind.subtypes, kind.types), *values)


def _becomes(
    words: str, after: str, duration: Duration, fits: Any = None, same_as: str | None = None
) -> Iterator[Shape]:
    """What a land or an artifact becomes, with the words that say how long."""
    for colored in (False, True):
        for gifted in (False, True):
            look = "{size}" + (" {colors}" if colored else "") + " {kinds:kinds_set}"
            gifts = " with {keywords}" if gifted else ""
            changes = body(
                S.size,
                S.kinds,
                S.colors if colored else None,
                S.keywords if gifted else None,
                fits,
            )
            yield Shape(
                "doing#",
                f"<becomes a|become> {look}{gifts}{words}{after}",
                StartChange(SUBJECT, changes, duration),
                same_as=same_as,
            )


_TOKEN = "{size} {colors} {kinds} <token|tokens>"
SHAPES = (
    *_kinds(),
    # As a set: the order of subtypes has no meaning.
    Shape("kinds_set", "{types:types_of_body}", (frozenset(), S.types)),
    Shape("kinds_set", "{names:subtypes} {types:types_of_body}", (S.names, S.types)),
    # Lands that become creatures stay lands; what becomes an artifact creature stays what it was.
    *_becomes(" until end of turn", ". it is still a land", Duration.END_OF_TURN),
    *_becomes(" until end of turn", "", Duration.END_OF_TURN,
              lambda types: CardType.ARTIFACT in types, "… until end of turn. It's still a land"),
    *_becomes(" that is still a land", "", Duration.PERMANENT),
    *_becomes(" in addition to its other types", " until end of turn", Duration.END_OF_TURN,
              same_as="… until end of turn. It's still a land"),
    Shape("token#", _TOKEN, token(S.size, S.colors, S.kinds)),
    Shape("token#", f"{_TOKEN} with {{keywords}}", token(S.size, S.colors, S.kinds, S.keywords)),
    Shape("token.s", "{made:predefined_token} token", S.made),
    Shape("token.p", "{made:predefined_token} tokens", S.made),
)  # fmt: skip
