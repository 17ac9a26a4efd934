"""What an effect leaves open and its controller chooses as it begins: a color, a card type, an
ability (CR 608.2d)."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms import changes as ch
from app.terms.abilities import KeywordAbility
from app.terms.colors import Color
from app.terms.relations import CardTypeOfChoice, EitherOfChoice
from app.terms.selectors import (
    ColorCount,
    ColorOfChoice,
    Comparison,
    HasType,
    IsColor,
    Selector,
)
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import SUBTYPES_OF, CardType

T = TypeVar("T")
# What such a choice is called, by the card type of the types.
_CHOICE_OF_TYPE = {CardType.LAND: "land type", CardType.CREATURE: "type"}
_CARD_TYPES = tuple(sorted(kind.value for kind in SUBTYPES_OF))


@rule("608.2d")
def with_color_chosen(play: Play, change: T, at: Viewpoint, holder: int | None = None) -> T:
    """A color, card type or ability that an effect lets its controller choose is chosen as it
    begins; a color by the `holder`, the player who controls what is changed, where the text says
    so.

    The answer to a choice of kind `color`, `card type`, `type` (of creatures), `land type`,
    `ability` or `quality` (either) is that word; of several colors, `white and blue`.
    """

    because = cite(with_color_chosen)
    about = () if at.object is None else (at.object,)
    picked: list[Color] = []

    def chosen(part: object) -> object:
        if isinstance(part, CardTypeOfChoice):
            kind = play.choose(Choice(at.controller, "card type", because, about, _CARD_TYPES))
            return HasType(CardType(str(kind)))
        if isinstance(part, EitherOfChoice):
            either = _qualities_of(part)
            words = tuple(either)
            return either[str(play.choose(Choice(at.controller, "quality", because, about, words)))]
        if isinstance(part, ch.AddOneOf):
            abilities = _by_name(part)
            names = tuple(abilities)
            name = str(play.choose(Choice(at.controller, "ability", because, about, names)))
            return ch.AddAbility(abilities[name])
        if isinstance(part, ch.TypeOfChoice):
            kinds = _types_for(part)
            about_type = Choice(at.controller, _CHOICE_OF_TYPE[part.of], because, about, kinds)
            return _of_type(part, str(play.choose(about_type)))
        if isinstance(part, ch.SetColors) and part.colors == ColorOfChoice(several=True):
            sets = _sets_of_colors()
            colors_asked = Choice(at.controller, "color", because, about, tuple(sets))
            return ch.SetColors(sets[str(play.choose(colors_asked))])
        if not isinstance(part, ColorOfChoice):
            return part
        if picked and not part.of_its_controller:
            return IsColor(picked[0])  # one choice, of which the text goes on speaking
        colors = tuple(color.value for color in Color)
        if part.of_its_controller and holder is None:
            raise NotModelled(part)
        player = holder if part.of_its_controller and holder is not None else at.controller
        color = Color(str(play.choose(Choice(player, "color", because, about, colors))))
        picked.append(color)
        return IsColor(color)

    return _with_colors(rewritten(change, chosen))


def _types_for(change: ch.TypeOfChoice) -> tuple[str, ...]:
    """The types that can be chosen (305.6, 205.3m)."""
    among = BASIC_LAND_TYPES if change.of is CardType.LAND else tuple(sorted(CREATURE_TYPES))
    return tuple(name for name in among if name != change.other_than)


def _of_type(change: ch.TypeOfChoice, name: str) -> ch.Change:
    names = frozenset({name})
    return ch.AddTypes(subtypes=names) if change.besides else ch.SetSubtypesOf(change.of, names)


def _sets_of_colors() -> dict[str, frozenset[Color]]:
    """One color or more, by the words for them."""
    return {
        " and ".join(color.value for color in some): frozenset(some)
        for count in range(1, len(Color) + 1)
        for some in combinations(Color, count)
    }


def _with_colors(change: T) -> T:
    """The change, in which what becomes a chosen color is of that color."""

    def settled(part: object) -> object:
        color = part.colors if isinstance(part, ch.SetColors) else None
        return ch.SetColors(frozenset({color.color})) if isinstance(color, IsColor) else part

    return rewritten(change, settled)


def _by_name(choice: ch.AddOneOf) -> dict[str, KeywordAbility]:
    """The keywords of which one is chosen. Raises NotModelled for what is more than a word."""
    found: dict[str, KeywordAbility] = {}
    for ability in choice.abilities:
        if not isinstance(ability, KeywordAbility) or ability != KeywordAbility(ability.name):
            raise NotModelled(choice)
        found[ability.name] = ability
    return found


def _qualities_of(choice: EitherOfChoice) -> dict[str, Selector]:
    """What can be chosen of two qualities, by its word: a card type, colorless, and each color.
    Raises NotModelled for others."""
    found: dict[str, Selector] = {}
    for part in (choice.one, choice.two):
        if isinstance(part, ColorOfChoice):
            found |= {color.value: IsColor(color) for color in Color}
        elif isinstance(part, HasType):
            found[part.type.value] = part
        elif part == ColorCount(Comparison.EQUAL, 0):
            found["colorless"] = part
        else:
            raise NotModelled(choice)
    return found
