"""Who can't search libraries, or searches them otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.costs import Cost, PayMana
from app.terms.effects import Duration, StartModification
from app.terms.searching import CantSearch, ControlsSearches, ExilesWhatIsFound, SearchesTopCards
from app.terms.selectors import Who

_SEARCH = "search a library"
_SEARCHING = "searching their library"
_FOUND = "each card they find"
_WHILE = "for as long as they remain"
_WHO = (("players", Who.ANY), ("your opponents", Who.OPPONENT))


def _cant() -> Iterator[Shape]:
    for words, who in _WHO:
        yield Shape("core", f"{words} can't search libraries", (CantSearch(who),))
        yield Shape("clause", f"{words} can't search libraries this turn",
                    StartModification(CantSearch(who), Duration.END_OF_TURN))  # fmt: skip
        paid = CantSearch(who, Cost((PayMana(S.mana),)))
        yield Shape(
            "static",
            f"{words} can't search libraries. any player may pay {{mana}} for that player to "
            "ignore this effect until end of turn.",
            StaticAbility((paid,)),
        )


def _otherwise() -> Iterator[Shape]:
    top = SearchesTopCards(Who.OPPONENT, S.count)
    yield Shape("core", f"if an opponent would {_SEARCH}, that player searches the top "
                "{count:number} cards of that library instead", (top,))  # fmt: skip
    yield Shape("core", "you control your opponents while they are searching their libraries",
                (ControlsSearches(Who.OPPONENT),))  # fmt: skip
    found = ExilesWhatIsFound(Who.OPPONENT, S.mana)
    yield Shape("static", f"while an opponent is {_SEARCHING}, they exile {_FOUND}. you may "
                f"play those cards {_WHILE} exiled{{mana:with_any_mana}}.",
                StaticAbility((found,)))  # fmt: skip


SHAPES = (*_cant(), *_otherwise())
