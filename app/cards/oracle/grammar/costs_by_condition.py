"""What costs less or more at some time, by either of two conditions, whoever casts
it, by what else is said of the spells, and what a keyword ability says of its own cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.cost_changes import of_player, with_ending
from app.cards.oracle.grammar.costs import no_earlier
from app.cards.oracle.grammar.costs_for_a_time import of_kinds
from app.cards.oracle.grammar.nouns import SPELL, other
from app.cards.oracle.grammar.pattern import S, Unfit, joined, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.amounts import CountOf
from app.terms.conditions import AllConditions, AnyCondition, IsTurnOf, NotCondition, PaidAsCast
from app.terms.costs import Cost, PayMana
from app.terms.effects import Duration, StartModification
from app.terms.mana_effects import ChangeCost
from app.terms.playing import AsThoughFlash
from app.terms.prohibitions import CantBeCountered
from app.terms.relations import CastFrom
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasKeyword,
    InZone,
    IsColor,
    Not,
    Owned,
    This,
    Who,
)
from app.terms.zones import Zone

_STACK = Zone.STACK
_YOURS = Controlled(Who.YOU)
_PLAYERS = (("you cast", Who.YOU), ("your opponents cast", Who.OPPONENT))
_FLASH = "can be cast as though it had flash"
_WORDS = (("less", True), ("more", False))


def _compound(condition: Any) -> bool:
    return isinstance(condition, AnyCondition | AllConditions)


def _of_its_own() -> Iterator[Shape]:
    for word, less in _WORDS:
        this = ChangeCost(This(), S.mana, less)
        own = f"~ costs {{mana}} {word} to cast"
        usual = f"{own} if {{condition}}."
        yield Shape("static", f"{own} as long as {{condition}}.",
                    StaticAbility((this,), S.condition, _STACK), same_as=usual)  # fmt: skip
        yield Shape("static", f"it also costs {{mana}} {word} to cast if {{condition}}.",
                    StaticAbility((this,), S.condition, _STACK), same_as=usual)  # fmt: skip
        yield Shape("static", f"{own} if {{condition:conditions}}.",
                    StaticAbility((this,), only(S.condition, _compound), _STACK))  # fmt: skip
        yield Shape("static", f"{own} during {{time:a_time}}.",
                    StaticAbility((this,), S.time, _STACK), same_as=usual)  # fmt: skip
        yield Shape("static", f"during turns other than yours, {own}.",
                    StaticAbility((this,), NotCondition(IsTurnOf(Who.YOU)), _STACK),
                    same_as=usual)  # fmt: skip
        yield Shape(
            "statics",
            f"{own} if {{condition}} and {{again:mana}} {word} to cast if {{other:condition}}.",
            (StaticAbility((this,), S.condition, _STACK),
             StaticAbility((ChangeCost(This(), S.again, less),), S.other, _STACK)),
            same_as=f"{own} if {{condition}}. ~ costs {{again}} …",
        )  # fmt: skip
        # What is called a card lies in another zone (CR 109.2a).
        card: Any = whose(Not(InZone(Zone.BATTLEFIELD)), S.what)
        yield Shape(
            "static",
            f"{own} if it targets a {{what:card.s}}.",
            StaticAbility((ChangeCost(This(), S.mana, less, targeting=card),), zone=_STACK),
            same_as=f"{own} if it targets a {{what}} that is not a permanent",
        )
        this_way = ChangeCost(This(), S.mana, less, S.amount)
        yield Shape(
            "line",
            f"flashback {{cost:mana}}. {own} this way, where X is {{amount}}.",
            (KeywordAbility("flashback", cost=Cost((PayMana(S.cost),))),
             StaticAbility((this_way,), PaidAsCast("flashback"), _STACK)),
        )  # fmt: skip


def _spells() -> Iterator[Shape]:
    for word, less in _WORDS:
        cost, costs = (f"{form} {{mana}} {word} to cast" for form in ("cost", "costs"))
        for words, who in _PLAYERS:
            for spells, pattern, usual in of_player(words, who):
                same = None if usual is None else f"{usual} {cost} …"
                change = ChangeCost(pattern, S.mana, less, S.each)
                yield Shape("core", f"{spells} {cost} for each {{each}}", (change,), same_as=same)
                change = ChangeCost(pattern, S.mana, less, S.amount)
                yield Shape("core", f"{spells} {cost}, where X is {{amount}}", (change,),
                            same_as=f"{spells} {cost} for each …")  # fmt: skip
            yield Shape(
                "core",
                f"{{what:np.p}} {words} that target one or more {{target:np.p}} {cost}",
                (ChangeCost(whose(Controlled(who), S.what), S.mana, less, targeting=S.target),),
                same_as=f"{{what}} {words} that target a {{target}} {cost}",
            )
        yield Shape(
            "core",
            f"{{one:np.p}} and {{two:np.p}} {cost}",
            (ChangeCost(AnyOf((only(S.one, _of_spells), only(S.two, _of_spells))), S.mana, less),),
        )
        but = AllOf((SPELL, Not(Controlled(Who.ACTIVE_PLAYER))))
        yield Shape("core", f"each spell {costs} except during its controller 's turn",
                    (ChangeCost(but, S.mana, less),))  # fmt: skip
        theirs = CountOf(whose(Controlled(Who.TRIGGERING_PLAYER), S.each))
        yield Shape("core", f"each {{what:np.s}} {costs} for each {{each:kind.s}} its controller "
                    "controls", (ChangeCost(S.what, S.mana, less, theirs),),
                    same_as=f"{{what}} {cost} for each {{each}} that player controls")  # fmt: skip
        yield Shape(
            "core",
            f"each {{what:np.s}} you cast {costs} if it has {{keyword:cost_keyword}}",
            (ChangeCost(with_ending(Who.YOU, S.what, HasKeyword(S.keyword)), S.mana, less),),
            same_as=f"{{what}} you cast with {{keyword}} {cost}",
        )
        not_own = whose(_YOURS, whose(Not(Owned(Who.YOU)), S.what))
        yield Shape("core", f"{{what:np.p}} you cast but do not own {cost}",
                    (ChangeCost(not_own, S.mana, less),),
                    same_as=f"{{what}} you do not own you cast {cost}")  # fmt: skip
        enchanted = Controlled(Who.ENCHANTED_PLAYER)
        yield Shape("core", f"{{what:np.p}} enchanted player casts {cost}",
                    (ChangeCost(whose(enchanted, S.what), S.mana, less),),
                    same_as=f"{{what}} enchanted player controls {cost}")  # fmt: skip
        following = ChangeCost(whose(_YOURS, S.what), S.mana, less, next=True)
        yield Shape("clause", f"the next {{what:np.s}} you cast {costs}",
                    StartModification(following, Duration.PERMANENT))  # fmt: skip
        colors = AnyOf((IsColor(S.one), IsColor(S.two)))
        both = ChangeCost(of_kinds(S.what, colors), S.mana, less, S.amount)
        yield Shape(
            "clause",
            f"{{what:np.p}} you cast this turn that are {{one:color}} and/or {{two:color}} {cost}, "
            "where X is {amount}",
            StartModification(both, Duration.END_OF_TURN),
            same_as="{what} that are {one} or {two} you cast this turn …",
        )
        whole_turn = ChangeCost(whose(_YOURS, S.what), S.mana, less, S.each)
        yield Shape("clause", f"{{what:np.p}} you cast this turn {cost} for each {{each}}",
                    StartModification(whole_turn, Duration.END_OF_TURN),
                    same_as="… cost {X} …, where X is {amount}")  # fmt: skip
        for place, zone in (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE)):
            there = ChangeCost(whose(_YOURS, whose(CastFrom(zone), S.what)), S.mana, less)
            yield Shape("clause", f"{{what:np.p}} you cast from {place} this turn {cost}",
                        StartModification(there, Duration.END_OF_TURN))  # fmt: skip


def _of_spells(what: Any) -> bool:
    return SPELL in (what.of if isinstance(what, AllOf) else (what,))


def _with_more(change: Any, more: Any) -> Any:
    """A change of what spells cost, and something else that is so of the same spells."""

    def forward(change: Any) -> Any:
        (first,) = change
        return (first, more(first.subject))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2 or not isinstance(term[0], ChangeCost):
            return None
        return ((term[0],),) if term[1] == more(term[0].subject) else None

    return via(forward, backward, change)


def _and_more() -> Iterator[Shape]:
    for word, less in _WORDS:
        cost = f"cost {{mana}} {word} to cast"
        change = (ChangeCost(whose(_YOURS, S.what), S.mana, less),)
        yield Shape("core", f"{{what:np.p}} you cast {cost} and can't be countered",
                    _with_more(change, CantBeCountered))  # fmt: skip
        said = (ChangeCost(with_ending(Who.YOU, S.what, S.ending), S.mana, less),)
        yield Shape("core", f"{{what:np.p}} you cast {{ending:ending.p}} {cost} and can't be "
                    "countered", _with_more(said, CantBeCountered),
                    same_as="{what} {ending} you cast … and can't be countered")  # fmt: skip
        cost = f"cost {{mana}} {word} to cast"
        for words, who in _PLAYERS:
            yield Shape("cost_change", f"{{what:np.p}} {words} {cost}",
                        (ChangeCost(whose(Controlled(who), S.what), S.mana, less),))  # fmt: skip
            every: Any = ChangeCost(Anything(), S.mana, less, abilities=True, who=who)
            activate = words.replace("cast", "activate")
            cost_more = f"cost {{mana}} {word} to activate"
            yield Shape("cost_change", f"abilities {activate} {cost_more} unless they are mana "
                        "abilities", (replace(every, but_mana=True),))  # fmt: skip
    yield Shape("core", "{one:cost_change} and {two:cost_change}", joined(S.one, S.two))


def _abilities() -> Iterator[Shape]:
    for word, less in _WORDS:
        cost = f"cost {{mana}} {word} to activate"
        for words, who in (("you activate", Who.YOU), ("your opponents activate", Who.OPPONENT)):
            every: Any = ChangeCost(Anything(), S.mana, less, abilities=True, who=who)
            yield Shape("core", f"abilities {words} that target {{target:some}} {cost}",
                        (replace(every, targeting=S.target),))  # fmt: skip
            yield Shape("core", f"abilities {words} {cost} unless they are mana abilities",
                        (replace(every, but_mana=True),))  # fmt: skip
        buried = whose(InZone(Zone.GRAVEYARD), whose(_YOURS, S.what))
        yield Shape("core", f"activated abilities of {{what:card.p}} in your graveyard {cost}",
                    (ChangeCost(buried, S.mana, less, abilities=True),))  # fmt: skip
        own = f"this ability costs {{mana}} {word} to activate"
        this: Any = ChangeCost(This(), S.mana, less, abilities=True)
        yield Shape("own_cost", f"{own} during your turn.",
                    StaticAbility((this,), IsTurnOf(Who.YOU)),
                    same_as=f"{own} if it's your turn.")  # fmt: skip
        if not less:
            yield Shape("own_cost", f"{own} for each {{each}}.",
                        StaticAbility((replace(this, times=S.each),)))  # fmt: skip


def _of_keyword(word: Any, change: Any) -> Any:
    """What a keyword ability's own text says of what activating it costs."""

    def forward(word: str, change: StaticAbility) -> tuple[str, StaticAbility]:
        told: Any = change.effects[0]
        if word not in ("equip", "fortify", "level up", "outlast", "reconfigure", "unearth"):
            raise Unfit
        return word, replace(change, effects=(replace(told, keyword=word),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        word, change = term
        if not isinstance(change, StaticAbility) or len(change.effects) != 1:
            return None
        told = change.effects[0]
        if not isinstance(told, ChangeCost) or told.keyword != word:
            return None
        return word, replace(change, effects=(replace(told, keyword=None),))

    return via(forward, backward, word, change)


def _own_of_keyword() -> Any:
    """The keyword ability with its cost, and what takes mana off that."""
    pair = _of_keyword(S.word, S.change)

    def forward(pair: tuple[str, StaticAbility], mana: Any) -> tuple[Any, ...]:
        word, change = pair
        return KeywordAbility(word, cost=Cost((PayMana(mana),))), change

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        keyword, change = term
        if not isinstance(keyword, KeywordAbility) or keyword.cost is None:
            return None
        part = keyword.cost.parts[0]
        if not isinstance(part, PayMana):
            return None
        if keyword != KeywordAbility(keyword.name, cost=Cost((PayMana(part.mana),))):
            return None
        return (keyword.name, change), part.mana

    return via(forward, backward, pair, S.mana)


def _in_command_zone(core: Any) -> Any:
    """What works on the battlefield and in the command zone alike (CR 113.6b)."""
    return (StaticAbility(core), StaticAbility(core, zone=Zone.COMMAND))


def _first() -> Iterator[Shape]:
    """The first such spell of each turn, or of each of your turns, that more is said of."""
    for word, less in _WORDS:
        costs = f"costs {{mana}} {word} to cast"
        of_some = whose(_YOURS, S.what)
        own = AllConditions((IsTurnOf(Who.YOU), no_earlier(S.what)))
        yours = "the first {what:np.s} you cast during each of your turns"
        each = "the first {what:np.s} you cast each turn"
        yield Shape("static", f"{yours} {costs}.",
                    StaticAbility((ChangeCost(of_some, S.mana, less),), own),
                    same_as="{what} you cast cost … as long as it's your turn and …")  # fmt: skip
        yield Shape("static", f"{each} {costs} for each {{each}}.",
                    StaticAbility((ChangeCost(of_some, S.mana, less, S.each),),
                                  no_earlier(S.what)),
                    same_as="{what} you cast cost … for each {each} as long as …")  # fmt: skip
        flash = (ChangeCost(of_some, S.mana, less), AsThoughFlash(of_some))
        yield Shape("static", f"{each} {costs} and {_FLASH}.",
                    StaticAbility(flash, no_earlier(S.what)))  # fmt: skip


SHAPES = (
    *_of_its_own(),
    *_first(),
    *_spells(),
    *_and_more(),
    *_abilities(),
    Shape("line", "{word:cost_keyword} {mana}. {change:own_cost}", _own_of_keyword()),
    Shape("line", "as long as ~ is in the command zone or on the battlefield, {core:cost_core}.",
          _in_command_zone(S.core)),
    *(
        Shape("cost_core", f"other {{what:np.p}} you cast cost {{mana}} {word} to cast",
              (ChangeCost(whose(_YOURS, other(S.what)), S.mana, less),))
        for word, less in _WORDS
    ),
)  # fmt: skip
