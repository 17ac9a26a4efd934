"""What happens unless a player pays, sacrifices, discards or controls something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import of_that_player
from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.holding import primary_of
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import AGAIN
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.cards.oracle.grammar.trailing import trailing
from app.terms.conditions import Exists, NotCondition
from app.terms.costs import Cost, DiscardCost, PayLife, PayMana, SacrificeCost
from app.terms.effects import ControllerOf
from app.terms.instructions import UnlessPaid
from app.terms.library_effects import UnlessDealtDamage
from app.terms.players import PlayersWho
from app.terms.selectors import Comparison, This, Who


def _is_open(who: Any) -> bool:
    return who in (Who.ANY, Who.OPPONENT, Who.YOU) or isinstance(who, PlayersWho)


def is_about_one(effect: Any) -> bool:
    """Whether an effect is about what one player does or loses."""
    return primary_of(effect) == "who" and not _is_open(effect.who)


def _they() -> Any:
    """What happens to a player unless that very player pays."""

    def forward(effect: Any, cost: Any) -> UnlessPaid:
        if not is_about_one(effect):
            raise Unfit
        return UnlessPaid((effect,), Cost((cost,)), AGAIN)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, UnlessPaid) or term.times != 1 or len(term.effects) != 1:
            return None
        effect: Any = term.effects[0]
        if len(term.cost.parts) != 1 or not is_about_one(effect) or not same(effect.who, term.who):
            return None
        return effect, term.cost.parts[0]

    return via(forward, backward, S.effect, S.cost)


def _notis_about_one(effect: Any) -> Any:
    return only(effect, lambda term: primary_of(term) != "who")


def _costs() -> Iterator[Shape]:
    """What `they` pay, in the words of one player and of `they`."""
    for number, (pay, sacrifice, discard) in {
        "s": ("pays", "sacrifices", "discards"),
        "p": ("pay", "sacrifice", "discard"),
    }.items():
        yield Shape(f"their_cost.{number}", f"{pay} {{mana}}", PayMana(S.mana))
        yield Shape(f"their_cost.{number}", f"{pay} {{amount:numeral}} life", PayLife(S.amount))
        yield Shape(
            f"their_cost.{number}",
            f"{sacrifice} {{what:some}} of their choice",
            SacrificeCost(S.what),
            (f"{sacrifice} {{what:some}}",),
        )
        yield Shape(f"their_cost.{number}", f"{discard} a card", DiscardCost())


def _unless() -> Iterator[Shape]:
    effect = "{effect:clause} unless"
    one = Cost((S.cost,))
    yield Shape(
        "sentence1",
        f"{effect} that player {{cost:their_cost.s}}",
        UnlessPaid((S.effect,), one, is_that_player()),
        (f"{effect} the player {{cost:their_cost.s}}",),
    )
    yield Shape(
        "sentence1",
        f"{effect} they {{cost:their_cost.p}}",
        UnlessPaid((_notis_about_one(S.effect),), one, is_that_player()),
        same_as=f"{effect} that player {{cost}}",
    )
    yield Shape("sentence1", f"{effect} they {{cost:their_cost.p}}", _they(),
                same_as=f"{effect} that player {{cost}}")  # fmt: skip
    yield Shape(
        "sentence1",
        f"{effect} {{whose}} controller {{cost:their_cost.s}}",
        UnlessPaid((S.effect,), one, ControllerOf(S.whose)),
    )
    for words, condition in (
        ("{what:some}", Exists(of_that_player(S.what))),
        (
            "{number} or more {what:kind.p}",
            Exists(of_that_player(S.what), Comparison.AT_LEAST, S.number),
        ),
    ):
        yield Shape(
            "sentence1",
            f"{effect} they control {words}",
            trailing(NotCondition(condition), S.effect),
            same_as="if {not condition}, {effect}",
        )


SHAPES = (
    *_costs(),
    *_unless(),
    Shape("unless_cost", "sacrifice {count:number} {what:kind.p}", SacrificeCost(S.what, S.count)),
    Shape("unless_cost", "discard a {what:adjective} card", DiscardCost(what=S.what)),
    *(
        Shape("sentence1", f"{{who:player.s}} may have ~ deal {{amount:numeral}} damage to them. "
              f"if {that} {does} not, {{effects:sentence}}",
              UnlessDealtDamage(S.effects, S.amount, This(), S.who),
              same_as=None if that == "that player" else "… if that player does not, …")
        for that, does in (("that player", "does"), ("the player", "does"), ("they", "do"))
    ),
)  # fmt: skip
