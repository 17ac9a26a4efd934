"""What costs less or more: by where it is cast from and what it is like, and what an activated
ability says of its own cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.activated import ability_of
from app.cards.oracle.grammar.amounts import minus, plus, whose
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ActivatedAbility, StaticAbility
from app.terms.mana_effects import ChangeCost
from app.terms.relations import CastFrom, HasAdventure, SharesWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasKeyword,
    ManaValueIs,
    Not,
    PowerIs,
    Selector,
    This,
    ToughnessExceedsPower,
    ToughnessIs,
    Who,
)
from app.terms.zones import Zone

_STACK = Zone.STACK
_BURIED, _EXILED = CastFrom(Zone.GRAVEYARD), CastFrom(Zone.EXILE)
_ENDINGS = (
    ManaValueIs,
    PowerIs,
    ToughnessIs,
    ToughnessExceedsPower,
    HasKeyword,
    SharesWith,
    HasAdventure,
)
_PLAYERS = (("you cast", Who.YOU), ("your opponents cast", Who.OPPONENT))


def with_ending(who: Who, what: Any, ending: Any) -> Any:
    """Spells of a player, and what is said of them after that player."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        rest = minus(term, Controlled(who))
        if not isinstance(rest, AllOf) or not isinstance(rest.of[-1], _ENDINGS):
            return None
        return minus(rest, rest.of[-1]), rest.of[-1]

    def forward(what: Selector, ending: Selector) -> Selector:
        if not isinstance(ending, _ENDINGS):
            raise Unfit
        return plus(plus(what, ending), Controlled(who))

    return via(forward, backward, what, ending)


def _are_spells(what: Selector) -> bool:
    """Whether a phrase says that it is about spells."""
    return SPELL in (what.of if isinstance(what, AllOf) else (what,))


def of_player(words: str, who: Who) -> Iterator[tuple[str, Any, str | None]]:
    """Spells of a player: (words for the spells, the pattern, the usual wording where it is another
    one)."""
    own = Controlled(who)
    usual = f"{{what}} {{ending}} {words}"
    yield f"{{what:np.p}} {words} {{ending:ending.p}}", with_ending(who, S.what, S.ending), usual
    graveyard = "your graveyard" if who is Who.YOU else "graveyards"
    for place, zone in (
        (graveyard, _BURIED),
        ("exile", _EXILED),
        (f"{graveyard} or from exile", AnyOf((_BURIED, _EXILED))),
        ("anywhere other than your hand", Not(CastFrom(Zone.HAND))),
        ("anywhere other than their hands", Not(CastFrom(Zone.HAND))),
    ):
        if ("your hand" in place) != (who is Who.YOU) and "hand" in place:
            continue
        yield f"{{what:np.p}} {words} from {place}", whose(own, whose(zone, S.what)), None
    yield (
        f"{{one:np.p}} and {{two:np.p}} {words}",
        whose(own, AnyOf((only(S.one, _are_spells), S.two))),
        f"{{one}} or {{two}} {words}",
    )


def _of_spells() -> Iterator[Shape]:
    for word, less in (("less", True), ("more", False)):
        cost = f"cost {{mana}} {word} to cast"
        for words, who in _PLAYERS:
            for spells, pattern, usual in of_player(words, who):
                same = None if usual is None else f"{usual} {cost}"
                change = ChangeCost(pattern, S.mana, less)
                yield Shape("core", f"{spells} {cost}", (change,), same_as=same)
            spells, own = f"{{what:np.p}} {words}", whose(Controlled(who), S.what)
            yield Shape(
                "core",
                f"{spells} {cost}, where X is {{amount}}",
                (ChangeCost(own, S.mana, less, S.amount),),
                same_as=f"{spells} {cost} for each …",
            )
        yield Shape(
            "static",
            f"if {{condition}}, ~ costs {{mana}} {word} to cast.",
            StaticAbility((ChangeCost(This(), S.mana, less),), S.condition, _STACK),
            same_as=f"~ costs {{mana}} {word} to cast if {{condition}}.",
        )


def _with_change(ability: Any, change: Any) -> Any:
    """An activated ability that says what its own activation costs less."""

    def forward(ability: ActivatedAbility, change: StaticAbility) -> ActivatedAbility:
        return replace(ability, cost_changes=(change,))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ActivatedAbility) or len(term.cost_changes) != 1:
            return None
        return replace(term, cost_changes=()), term.cost_changes[0]

    return via(forward, backward, ability, change)


def _of_this_ability() -> Iterator[Shape]:
    own = "this ability costs {mana} less to activate"
    less: Any = ChangeCost(This(), S.mana, abilities=True)
    yield Shape("own_cost", f"{own} if {{condition}}.", StaticAbility((less,), S.condition))
    for words, change, same in (
        (f"{own} for each {{each}}", replace(less, times=S.each), None),
        (f"{own} if it targets {{what:some}}", replace(less, targeting=S.what), None),
        (f"{own}, where X is {{amount}}", replace(less, times=S.amount), f"{own} for each …"),
    ):
        yield Shape("own_cost", f"{words}.", StaticAbility((change,)), same_as=same)
    for rider, sorcery, once in (
        ("", False, False),
        (" activate only as a sorcery.", True, False),
        (" activate only once each turn.", False, True),
    ):
        yield Shape(
            "activated",
            f"{{cost}}: {{effects:outcome}} {{change:own_cost}}{rider}",
            _with_change(ability_of(sorcery, once, S.cost, S.effects), S.change),
        )


SHAPES = (*_of_spells(), *_of_this_ability())
