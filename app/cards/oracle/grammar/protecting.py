"""Hexproof and protection beyond a single quality: of each color and more, of a choice, for you
together with what you control."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.keywords import FROM_TWO, protection
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import KeywordAbility
from app.terms.changes import AddAbility, ProtectionFromOtherColors
from app.terms.colors import Color
from app.terms.effects import StartChange, StartModification
from app.terms.modifications import PlayerHas
from app.terms.relations import CardTypeOfChoice, ExiledWith, SharesWith
from app.terms.selectors import (
    ColorOfChoice,
    HasSubtype,
    IsChosen,
    IsColor,
    Not,
    SharesColor,
    This,
    Who,
)

_COLORS = tuple(protection(IsColor(color)) for color in Color)


def _after_others() -> Iterator[Shape]:
    """Protection from two colors, or from each, at the end of a list of keywords. From each color
    comes first, so that it is printed."""
    yield Shape("keywords", "protection from each color", _COLORS)
    lists = []
    for count in range(1, 6):
        names = [f"gift{number}" for number in range(count)]
        words = ", ".join(f"{{{name}:keyword}}" for name in names) + ("," if count > 1 else "")
        lists.append((words, tuple(getattr(S, name) for name in names)))
    for words, gifts in lists:
        yield Shape("keywords", f"{words} and protection from each color", (*gifts, *_COLORS))
    yield Shape("keywords", "protection from {one:quality} and from each color",
                (protection(S.one), *_COLORS),
                same_as="{one} and protection from each color")  # fmt: skip
    for words, gifts in lists[2:]:
        yield Shape("keywords", f"{words} and {FROM_TWO}",
                    (*gifts, protection(S.one), protection(S.two)))  # fmt: skip


def _of_kinds() -> Iterator[Shape]:
    """`protection from Humans, Vampires, and Zombies`, `from white, blue, and black`."""
    for category, term in (("color", IsColor), ("subtype.p", HasSubtype)):
        each = ", ".join(f"{{{name}:{category}}}" for name in ("one", "two"))
        yield Shape(
            "keywords",
            f"protection from {each}, and {{three:{category}}}",
            tuple(protection(term(slot)) for slot in (S.one, S.two, S.three)),
            same_as="protection from {one}, from {two}, and from {three}",
        )


def _you_too() -> Iterator[Shape]:
    """What you and a group gain together."""
    yield Shape(
        "pair",
        "you and {what:group} gain hexproof from {one:plain_quality} and from "
        "{two:plain_quality} {until}",
        (
            *(StartModification(PlayerHas(Who.YOU, _hexproof(q)), S.until) for q in (S.one, S.two)),
            StartChange(S.what, tuple(AddAbility(_hexproof(q)) for q in (S.one, S.two)), S.until),
        ),
        same_as="you gain … {until}. you gain … {until}. {what} gain … {until}",
    )


def _hexproof(quality: object) -> KeywordAbility:
    return KeywordAbility("hexproof", quality=quality)  # type: ignore[arg-type]


SHAPES = (
    *_after_others(),
    *_of_kinds(),
    *_you_too(),
    Shape("keyword", "hexproof from each of its colors", _hexproof(SharesColor()),
          same_as="hexproof from its colors"),
    Shape("quality", "its colors", SharesColor()),
    Shape("quality", "each mana value other than the chosen number", Not(IsChosen("number"))),
    Shape("ending#", "with mana value equal to the chosen number", IsChosen("number")),
    Shape("quality", "each mana value of the chosen quality", IsChosen("parity")),
    Shape("quality", "each mana value among {what:np.p}", SharesWith("mana value", S.what)),
    Shape("quality", "each of the exiled card 's card types",
          SharesWith("card type", ExiledWith(This()))),
    Shape("predicate#", "<has|have> protection from each color that is not in your commander 's "
          "color identity", (ProtectionFromOtherColors(Who.YOU),)),
    Shape("quality", "that color", IsChosen("color"), same_as="the chosen color"),
    Shape("quality", "the color of its controller 's choice", ColorOfChoice(True)),
    Shape("quality", "the card type of your choice", CardTypeOfChoice()),
)  # fmt: skip
