"""What costs less or more for a time, the next spell, by its targets, abilities of some
keyword or name, and life that may be paid to take mana off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import plus, whose
from app.cards.oracle.grammar.cost_changes import of_player, with_ending
from app.cards.oracle.grammar.nouns import PERMANENT_CARD, SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.amounts import TargetsMatching
from app.terms.colors import Color
from app.terms.conditions import IsTurnOf
from app.terms.effects import Duration, StartModification
from app.terms.mana_effects import ChangeCost, LifeForMana, OtherSpellsCast
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasSubtype,
    IsChosen,
    IsColor,
    Selector,
    This,
    Who,
)
from app.terms.zones import Zone

_LEAST_ONE = "this effect can't reduce the mana in that cost to less than one mana."
_KEYWORDS = ("cycling", "ninjutsu", "boast", "power-up", "exhaust", "level up", "outlast")
_PLAYERS = (("you cast", Who.YOU), ("your opponents cast", Who.OPPONENT))
_YOURS = Controlled(Who.YOU)
_NAMED = "with the chosen name"
_TURN = "this turn"
_BEFORE = f"other spell that player has cast {_TURN}"


def _for_a_time() -> Iterator[Shape]:
    """`creature spells you cast this turn cost {1} less to cast`, `the next spell you cast …`."""
    for word, less in (("less", True), ("more", False)):
        cost = f"cost {{mana}} {word} to cast"
        for words, who in _PLAYERS:
            for spells, pattern, usual in of_player(words, who):
                change = ChangeCost(pattern, S.mana, less)
                yield from _timed(spells, usual, words, cost, change)
            plain = ChangeCost(whose(Controlled(who), S.what), S.mana, less)
            yield from _timed(f"{{what:np.p}} {words}", None, words, cost, plain)
        any_player = ChangeCost(S.what, S.mana, less)
        yield Shape(
            "clause",
            f"until your next turn, {{what:np.p}} {cost}",
            StartModification(any_player, Duration.YOUR_NEXT_TURN),
        )
        following = ChangeCost(whose(_YOURS, S.what), S.mana, less, next=True)
        one = f"the next {{what:np.s}} you cast this turn costs {{mana}} {word} to cast"
        yield Shape("clause", one, StartModification(following, Duration.END_OF_TURN))
        for end in ("", " as this ability resolves"):
            x = StartModification(replace(following, times=S.amount), Duration.END_OF_TURN)
            yield Shape(
                "clause",
                f"{one}, where X is {{amount}}{end}",
                x,
                same_as=f"{one}, where X is {{amount}}" if end else None,
            )


def _timed(
    spells: str, usual: str | None, words: str, cost: str, change: ChangeCost
) -> Iterator[Shape]:
    turn = StartModification(change, Duration.END_OF_TURN)
    if spells.endswith(words):
        yield Shape("clause", f"{spells} this turn {cost}", turn)
        each = StartModification(replace(change, times=S.amount), Duration.END_OF_TURN)
        yield Shape("clause", f"{spells} this turn {cost}, where X is {{amount}}", each)
    same = None if usual is None else f"until your next turn, {usual} {cost}"
    longer = StartModification(change, Duration.YOUR_NEXT_TURN)
    after = (f"{spells} {cost} until your next turn",)
    yield Shape("clause", f"until your next turn, {spells} {cost}", longer, after, same_as=same)


def _of_spells() -> Iterator[Shape]:
    for word, less in (("less", True), ("more", False)):
        cost = f"cost {{mana}} {word} to cast"
        for words, who in _PLAYERS:
            own = whose(Controlled(who), S.what)
            cast = words.replace("cast", "control") if who is Who.YOU else words
            yield Shape(
                "core",
                f"{{what:np.p}} {words} that target {{target:some}} {cost}",
                (ChangeCost(own, S.mana, less, targeting=S.target),),
                (f"{{what:np.p}} {cast} that target {{target:some}} {cost}",)
                if cast != words
                else (),
            )
            yield Shape(
                "core",
                f"{{what:np.p}} {words} {cost} for each target",
                (ChangeCost(own, S.mana, less, TargetsMatching(Anything(), True)),),
            )
            yield Shape(
                "core",
                f"{{what:np.p}} {words} with the chosen name {cost}",
                (ChangeCost(_named(own_of(who)), S.mana, less),),
                same_as=f"{{what}} with the chosen name {words} {cost}",
            )
        yield Shape(
            "static",
            f"{{what:np.p}} your opponents cast during your turn {cost}.",
            StaticAbility(
                (ChangeCost(whose(Controlled(Who.OPPONENT), S.what), S.mana, less),),
                IsTurnOf(Who.YOU),
            ),
            same_as="during your turn, …",
        )
        costs = f"costs {{mana}} {word} to cast"
        usual = "{what} you cast … cost … to cast"
        yield Shape(
            "core",
            f"each {{what:np.s}} you cast {{ending:ending.s}} {costs}",
            (ChangeCost(with_ending(Who.YOU, S.what, S.ending), S.mana, less),),
            same_as=usual,
        )
        yield Shape(
            "core",
            f"each {{what:np.s}} you cast that is {{kinds:what_it_is}} {costs}",
            (ChangeCost(of_kinds(S.what, S.kinds), S.mana, less),),
            same_as="{what} that are {kinds} you cast cost … to cast",
        )
        yield Shape(
            "core",
            f"each spell a player casts {costs} for each {_BEFORE}",
            (ChangeCost(SPELL, S.mana, less, OtherSpellsCast(of_caster=True)),),
        )
        yield Shape(
            "static",
            f"~ {costs} for each other spell cast this turn.",
            StaticAbility((ChangeCost(This(), S.mana, less, OtherSpellsCast()),), zone=Zone.STACK),
        )
        yield Shape(
            "static",
            f"~ {costs} during your turn.",
            StaticAbility((ChangeCost(This(), S.mana, less),), IsTurnOf(Who.YOU), Zone.STACK),
            (f"during your turn, ~ {costs}.",),
            same_as=f"~ {costs} if it's your turn.",
        )


def own_of(who: Who) -> Any:
    """Spells of a player."""
    return whose(Controlled(who), S.what)


def _named(spells: Any) -> Any:
    """Spells that have the chosen name as well."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        of = term.of if isinstance(term, AllOf) else ()
        if IsChosen("name") not in of:
            return None
        rest = tuple(part for part in of if part != IsChosen("name"))
        return (AllOf(rest),) if plus_name(AllOf(rest)) == term else None

    return via(plus_name, backward, spells)


def plus_name(spells: Any) -> Any:
    """The phrase with `with the chosen name` at the end of what it says of the spells."""
    if not isinstance(spells, AllOf) or not isinstance(spells.of[-1], Controlled):
        raise Unfit
    return AllOf((*spells.of[:-1], IsChosen("name"), spells.of[-1]))


def of_kinds(what: Any, kinds: Any) -> Any:
    """Your spells that are of either kind as well."""

    def forward(what: Selector, kinds: AnyOf) -> Selector:
        return plus(plus(what, kinds), _YOURS)

    def backward(term: Any) -> tuple[Any, ...] | None:
        of = term.of if isinstance(term, AllOf) else ()
        if len(of) < 3 or of[-1] != _YOURS or not isinstance(of[-2], AnyOf):
            return None
        rest = of[:-2]
        return (rest[0] if len(rest) == 1 else AllOf(rest), of[-2])

    return via(forward, backward, what, kinds)


def _of_abilities() -> Iterator[Shape]:
    for word, less in (("less", True), ("more", False)):
        cost = f"cost {{mana}} {word} to activate"
        for name in _KEYWORDS:
            change: Any = ChangeCost(
                Anything(), S.mana, less, abilities=True, keyword=name, who=Who.YOU
            )
            yield Shape("core", f"{name} abilities you activate {cost}", (change,))
            yield Shape(
                "core",
                f"{name} abilities you activate {cost} for each {{each}}",
                (replace(change, times=S.each),),
            )
            of = replace(change, subject=S.what, who=Who.ANY)
            yield Shape("core", f"{name} abilities of {{what:group}} {cost}", (of,))
        of_one: Any = ChangeCost(S.what, S.mana, less, abilities=True)
        yield Shape("core", f"activated abilities of {{what:one}} {cost}", (of_one,))
        for more in (False, True):
            unless = " unless they're mana abilities" if more else ""
            named = ChangeCost(IsChosen("name"), S.mana, less, abilities=True, but_mana=more)
            yield Shape(
                "core",
                f"activated abilities of sources {_NAMED} {cost}{unless}",
                (named,),
            )
            every = ChangeCost(Anything(), S.mana, less, abilities=True, but_mana=more)
            yield Shape("core", f"activated abilities {cost}{unless}", (every,))
        targets = "if it targets a {target:np.s}"
        equip: Any = ChangeCost(
            This(), S.mana, less, abilities=True, keyword="equip", targeting=S.target
        )
        yield Shape(
            "core", f"~ 's equip ability costs {{mana}} {word} to activate {targets}", (equip,)
        )
    least: Any = ChangeCost(S.what, S.mana, abilities=True, least=1)
    yield Shape(
        "static",
        "{what:one} 's activated abilities cost {mana} less to activate. " + _LEAST_ONE,
        StaticAbility((least,)),
    )
    yield Shape(
        "static",
        "activated abilities of {what:group} cost {mana} less to activate, where "
        "X is {amount}. " + _LEAST_ONE,
        StaticAbility((replace(least, times=S.amount),)),
    )
    others = ChangeCost(Anything(), S.mana, abilities=True, least=1, but_mana=True, who=Who.YOU)
    yield Shape(
        "static",
        "abilities you activate that aren't mana abilities cost {mana} less to "
        "activate. " + _LEAST_ONE,
        StaticAbility((others,)),
    )


def _life_once(color: Any, symbol: Any, again: Any) -> Any:
    """2 life instead of one mana of a color, for spells of that color that become permanents."""

    def forward(color: Color, symbol: Color, again: Color) -> LifeForMana:
        if not color == symbol == again:
            raise Unfit
        return LifeForMana(Who.YOU, color, AllOf((IsColor(color), PERMANENT_CARD, SPELL)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, LifeForMana) or forward(*(term.color,) * 3) != term:
            return None
        return term.color, term.color, term.color

    return via(forward, backward, color, symbol, again)


SHAPES = (
    *_for_a_time(),
    *_of_spells(),
    *_of_abilities(),
    Shape("what_it_is", "{one:color} or {two:color}", AnyOf((IsColor(S.one), IsColor(S.two)))),
    Shape(
        "what_it_is",
        "a {one:subtype.s}, {two:subtype.s}, or {three:subtype.s}",
        AnyOf((HasSubtype(S.one), HasSubtype(S.two), HasSubtype(S.three))),
    ),
    Shape(
        "static",
        "as a additional cost to cast {color} permanent spells, you may pay 2 life. "
        "those spells cost {symbol:color_symbol} less to cast if you paid life this way. this "
        "effect reduces only the amount of {again:color} mana you pay.",
        StaticAbility((_life_once(S.color, S.symbol, S.again),)),
    ),
)
