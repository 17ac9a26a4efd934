"""The same done to several objects: to each of different targets, to one target for each opponent,
to all cards of a graveyard; and control that is exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import zone_of
from app.terms.changes import ChangeControl
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    Duration,
    MoveTo,
    PutCountersOn,
    StartChange,
    TapIt,
    TargetChoice,
    UntapIt,
)
from app.terms.instructions import AtOnce, ExchangeControl, ExileUntilSourceLeaves, KeywordAction
from app.terms.library_effects import ChooseIt
from app.terms.selectors import AllOf, Controlled, This, Who
from app.terms.zones import Zone


def _does(words: str, what: Any) -> Any:
    """The effect of an order to do this to these objects."""
    made: dict[str, Callable[[], Any]] = {
        "destroy": lambda: DestroyIt(what),
        "exile": lambda: MoveTo(what, Zone.EXILE),
        "tap": lambda: TapIt(what),
        "untap": lambda: UntapIt(what),
        "gain control of": lambda: StartChange(what, (ChangeControl(Who.YOU),), Duration.PERMANENT),
    }
    return made[words]()


def _target(part: Any) -> Any:
    return only(part, lambda term: isinstance(term, Chosen))


def _one_each() -> Iterator[Shape]:
    """`destroy target artifact, target creature, and target land`."""
    for verb in ("destroy", "exile", "tap", "untap", "gain control of"):
        for count in (2, 3, 4):
            names = [f"what{number}" for number in range(count)]
            places = [f"{{{name}:thing.s}}" for name in names]
            listed = (
                " and ".join(places)
                if count == 2
                else ", ".join(places[:-1]) + f", and {places[-1]}"
            )
            does = tuple(_does(verb, _target(getattr(S, name))) for name in names)
            yield Shape("order", f"{verb} {listed}", AtOnce(does))


def _done_to_each(what: Any) -> Iterator[tuple[str, str, Any]]:
    """What may be done to one target of each player: the words around it, and the effect."""
    for verb in ("destroy", "exile", "tap", "gain control of"):
        yield verb, "", _does(verb, what)
    yield "gain control of", " {until}", StartChange(what, (ChangeControl(Who.YOU),), S.until)
    yield "exile", " until ~ leaves the battlefield", ExileUntilSourceLeaves(what)
    yield "return", " to its owner 's hand", MoveTo(what, Zone.HAND)
    yield "goad", "", KeywordAction("goad", what=what)
    yield "put a {kind:counter_kind} counter on", "", PutCountersOn(what, S.kind)
    yield "choose", "", ChooseIt(what)


def _for_each_player() -> Iterator[Shape]:
    """`for each opponent, destroy target land that player controls`."""
    for each, who in (("opponent", Who.OPPONENT), ("player", Who.ANY)):
        for words, up_to in (("", False), ("up to one ", True)):
            what = _of_each(who, up_to, S.what)
            target = f"{words}target {{what:np.s}} that player controls"
            for verb, rest, effect in _done_to_each(what):
                yield Shape("clause", f"for each {each}, {verb} {target}{rest}", effect)
            yield Shape(
                "clause",
                f"for each {each}, ~ deals {{amount:numeral}} damage to {target}",
                DealDamage(S.amount, what, This()),
            )


def _of_each(who: Who, up_to: bool, what: Any) -> Any:
    def forward(what: Any) -> Chosen:
        return Chosen(TargetChoice(what, None, zone_of(what), up_to=up_to, one_each=who))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen) or term.choice.what is None:
            return None
        return (term.choice.what,) if forward(term.choice.what).choice == term.choice else None

    return via(forward, backward, what)


def _of_nobody(what: Any) -> bool:
    """Whether the cards are told apart by no player."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    return not any(isinstance(part, Controlled) for part in parts)


def _all_cards() -> Iterator[Shape]:
    """`each player returns all creature cards from their graveyard to the battlefield`."""
    everyone = plus_graveyard(only(S.what, _of_nobody))
    yield Shape(
        "clause",
        "each player returns all {what:card.p} from their graveyard to the battlefield",
        MoveTo(everyone, Zone.BATTLEFIELD),
    )
    yield Shape(
        "clause",
        "each player returns all {what:card.p} from their graveyard to their hand",
        MoveTo(everyone, Zone.HAND),
    )


SHAPES = (
    *_one_each(),
    *_for_each_player(),
    *_all_cards(),
    Shape("order", "exchange control of {one:thing.p}", ExchangeControl(S.one)),
    Shape("order", "exchange control of {one:thing.s} and {other:thing.s}",
          ExchangeControl(S.one, S.other)),
    Shape("clause", "{who:actor.p} each {doing:doing.p}", of_subject(S.who, S.doing),
          same_as="{who} {doing}"),
)  # fmt: skip
