"""Abilities inside a sentence: `has flying, first strike, and protection from red`; quoted ones."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import KeywordAbility
from app.terms.costs import Cost, DiscardCost, PayLife, PayMana
from app.terms.selectors import (
    AllOf,
    Anything,
    ColorCount,
    ColorOfChoice,
    Comparison,
    HasSubtype,
    HasSupertype,
    HasType,
    IsChosen,
    IsColor,
    ManaValueIs,
    Not,
    Who,
)
from app.terms.types import CardType, Supertype


def protection(quality: object) -> KeywordAbility:
    """Protection from such objects."""
    return KeywordAbility("protection", quality=quality)  # type: ignore[arg-type]


FROM_TWO = "protection from {one:quality} and from {two:quality}"

SHAPES = (
    Shape("keyword", "{word:plain_keyword}", KeywordAbility(S.word)),
    Shape("keyword", "protection from {quality}", protection(S.quality)),
    Shape("keyword", "protection from each of your opponents",
          KeywordAbility("protection", player=Who.OPPONENT)),
    Shape("keyword", "protection from the chosen player",
          KeywordAbility("protection", player=Who.CHOSEN_PLAYER)),
    Shape("keyword", "protection from that player",
          KeywordAbility("protection", player=Who.TRIGGERING_PLAYER)),
    Shape("keyword", "hexproof from {quality}", KeywordAbility("hexproof", quality=S.quality)),
    Shape("keyword", "{word:number_keyword} {number:numeral}",
          KeywordAbility(S.word, number=S.number)),
    Shape("keyword", "ward {mana}", KeywordAbility("ward", cost=Cost((PayMana(S.mana),)))),
    Shape("keyword", "{word:cost_keyword} {mana}",
          KeywordAbility(S.word, cost=Cost((PayMana(S.mana),)))),
    Shape("keyword", "{land:landwalk}", KeywordAbility("landwalk", quality=HasSubtype(S.land))),
    Shape("keyword", "snow {land:landwalk}",
          KeywordAbility("landwalk", quality=AllOf((HasSupertype(Supertype.SNOW),
                                                    HasSubtype(S.land))))),
    Shape("keyword", "non basic landwalk",
          KeywordAbility("landwalk", quality=AllOf((Not(HasSupertype(Supertype.BASIC)),
                                                    HasType(CardType.LAND))))),
    # Qualities.
    Shape("quality", "{quality:plain_quality}", S.quality),
    Shape("plain_quality", "{color}", IsColor(S.color)),
    Shape("quality", "everything", Anything()),
    Shape("plain_quality", "colorless", ColorCount(Comparison.EQUAL, 0)),
    Shape("quality", "monocolored", ColorCount(Comparison.EQUAL, 1)),
    Shape("quality", "multicolored", ColorCount(Comparison.AT_LEAST, 2)),
    Shape("quality", "the color of your choice", ColorOfChoice()),
    Shape("quality", "the chosen color", IsChosen("color")),
    Shape("quality", "the chosen card type", IsChosen("card type")),
    Shape("quality", "the chosen card name", IsChosen("name")),
    Shape("quality", "mana value {number:numeral} {sign:than_less}",
          ManaValueIs(S.sign, S.number)),
    Shape("plain_quality", "{what:np.p}", S.what),
    # Lists. What is written once for several abilities comes first, so that it is printed.
    Shape("keywords", FROM_TWO, (protection(S.one), protection(S.two))),
    Shape("keywords", f"{{first:keyword}} and {FROM_TWO}",
          (S.first, protection(S.one), protection(S.two))),
    Shape("keywords", f"{{first:keyword}}, {{second:keyword}}, and {FROM_TWO}",
          (S.first, S.second, protection(S.one), protection(S.two))),
    *listing("keywords", "gift", "and", most=8),
    Shape("gift", "{keyword}", S.keyword),
    Shape("gift", "“ward — {part:ward_cost}.”", KeywordAbility("ward", cost=Cost((S.part,)))),
    Shape("ward_cost", "pay {amount:numeral} life", PayLife(S.amount)),
    Shape("ward_cost", "discard a card", DiscardCost()),
    # "The same is true for …": names of keywords, whatever their parameters.
    *listing("shared", "shared_one", "and", most=16),
    Shape("shared_one", "{word:plain_keyword}", S.word),
    Shape("shared_one", "protection", "protection"),
    Shape("shared_one", "landwalk", "landwalk"),
    # A quoted ability is one of the object that has it: there `~` is that object.
    Shape("gift", "“{ability:static}”", S.ability),
    Shape("gift", "“{ability:triggered}”", S.ability),
    Shape("gift", "“{ability:activated}”", S.ability),
)  # fmt: skip
