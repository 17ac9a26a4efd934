"""What happens to each of several players unless that very one pays; what may be paid in one way or
in another; what is done for each player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.holding import primary_of
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import AGAIN, THAT_PLAYER, Chosen, parts_of, replaced
from app.cards.oracle.grammar.player_actions import several_players
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unless import is_about_one
from app.terms.costs import Cost, DiscardCost
from app.terms.effects import CreateTokens
from app.terms.instructions import UnlessPaid
from app.terms.players import ForEachPlayer
from app.terms.selectors import Who

_THEY = Who.TRIGGERING_PLAYER


def _paid(effect: Any, costs: tuple[Any, ...], who: Any) -> Any:
    """The effect unless the player pays the first of the costs, or else the next one."""
    for cost in reversed(costs):
        effect = UnlessPaid((effect,), Cost((cost,)), who)
    return effect


def _taken_apart(term: Any, number: int) -> tuple[Any, list[Any], list[Any]] | None:
    """The effect, its costs, and who pays each."""
    costs, payers = [], []
    for _ in range(number):
        if not isinstance(term, UnlessPaid) or term.times != 1 or len(term.effects) != 1:
            return None
        if term.then:
            return None
        if len(term.cost.parts) != 1:
            return None
        costs.append(term.cost.parts[0])
        payers.append(term.who)
        term = term.effects[0]
    return term, costs, payers


def _each(number: int) -> Any:
    """Each of the players that the effect is about decides for themselves."""

    def forward(effect: Any, *costs: Any) -> ForEachPlayer:
        if primary_of(effect) != "who" or not several_players(effect.who):
            raise Unfit
        own = replaced(replace(effect, who=_THEY), THAT_PLAYER, _THEY)
        return ForEachPlayer(effect.who, (_paid(own, costs, _THEY),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ForEachPlayer) or len(term.effects) != 1:
            return None
        found = _taken_apart(term.effects[0], number)
        if found is None or any(payer != _THEY for payer in found[2]):
            return None
        effect, costs, _ = found
        if primary_of(effect) != "who" or effect.who != _THEY:
            return None
        return (replace(effect, who=term.who), *costs)

    return via(forward, backward, S.effect, *(S.one, S.two)[:number])


def _one() -> Any:
    """One player, who may pay in either of two ways."""

    def forward(effect: Any, *costs: Any) -> UnlessPaid:
        if not is_about_one(effect):
            raise Unfit
        paid: UnlessPaid = _paid(effect, costs, AGAIN)
        return paid

    def backward(term: Any) -> tuple[Any, ...] | None:
        found = _taken_apart(term, 2)
        if found is None or not is_about_one(found[0]):
            return None
        effect, costs, payers = found
        if not all(same(effect.who, payer) for payer in payers):
            return None
        return (effect, *costs)

    return via(forward, backward, S.effect, S.one, S.two)


def _unless() -> Iterator[Shape]:
    for they, cost in (("they", "their_cost.p"), ("that player", "their_cost.s")):
        one = f"{{effect:clause}} unless {they} {{one:{cost}}}"
        two = f"{one} or {{two:{cost}}}"
        usual = they == "they"
        yield Shape("sentence1", one, _each(1), same_as=None if usual else "… unless they …")
        yield Shape("sentence1", two, _each(2), same_as=None if usual else "… unless they …")
        yield Shape("sentence1", two, _one(), same_as=None if usual else "… unless they …")


def _for_each() -> Any:
    """What is done for each player, who is spoken of as that player."""

    def forward(who: Any, effects: Any) -> ForEachPlayer:
        parts = tuple(parts_of(effects))
        tokens = any(isinstance(part, CreateTokens) and part.attacks for part in parts)
        if THAT_PLAYER not in parts or tokens or any(isinstance(part, Chosen) for part in parts):
            raise Unfit
        return ForEachPlayer(who, replaced(effects, THAT_PLAYER, _THEY))

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term.who, term.effects) if isinstance(term, ForEachPlayer) else None

    return via(forward, backward, S.who, S.effects)


def _for_each_one() -> Any:
    """The same of one thing that is no plain clause."""
    whole = _for_each()

    def backward(term: Any) -> tuple[Any, ...] | None:
        values: tuple[Any, ...] | None = whole.backward(term)
        return (values[0], values[1][0]) if values is not None and len(values[1]) == 1 else None

    return via(lambda who, one: whole.forward(who, (one,)), backward, S.who, S.effects)


SHAPES = (
    *_unless(),
    *(
        Shape(f"their_cost.{number}", f"{verb} a {{what:chosen_card}}", DiscardCost(what=S.what))
        for number, verb in (("s", "discards"), ("p", "discard"))
    ),
    Shape("every_player", "player", Who.ANY),
    Shape("every_player", "opponent", Who.OPPONENT),
    Shape("sentence1", "for each {who:every_player}, {effects:sentence}", _for_each()),
    Shape("sentence1", "for each {who:every_player}, {effects:sentence1}", _for_each_one()),
)  # fmt: skip
