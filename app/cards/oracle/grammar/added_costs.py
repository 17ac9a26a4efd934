"""What a spell's own text asks its player to pay beside its mana cost, or lets them pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ValueOfX
from app.terms.costs import (
    BeholdCost,
    BlightCost,
    CollectEvidence,
    DiscardCost,
    ExileCost,
    OneOfCosts,
    PayLife,
    PayMana,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    TapOther,
)


def _several() -> Iterator[Shape]:
    """So many, or X."""
    numbers: tuple[tuple[str, Any], ...] = (("{count:number}", S.count), ("X", ValueOfX()))
    for words, count in numbers:
        for said, cost in (
            (f"sacrifice {words} {{what:kind.p}}", SacrificeCost(S.what, count)),
            (f"discard {words} cards", DiscardCost(count)),
            (f"discard {words} {{what:adjective}} cards", DiscardCost(count, S.what)),
            (f"discard {words} cards at random", DiscardCost(count, at_random=True)),
            (f"tap {words} untapped {{what:np.p}}", TapOther(S.what, count)),
            (f"exile {words} {{what:card.p}} from your graveyard",
             ExileCost(plus_graveyard(S.what), count)),
            (f"return {words} {{what:kind.p}} to their owner 's hand",
             ReturnCost(S.what, count)),
        ):  # fmt: skip
            yield Shape("added_cost", said, cost)


SHAPES = (
    *_several(),
    Shape("added_cost", "waterbend {mana}", PayMana(S.mana, waterbend=True)),
    Shape("added_cost", "sacrifice {what:some}", SacrificeCost(S.what)),
    Shape("added_cost", "discard a card", DiscardCost()),
    Shape("added_cost", "discard a {what:adjective} card", DiscardCost(what=S.what)),
    Shape("added_cost", "pay {amount:numeral} life", PayLife(S.amount)),
    Shape("added_cost", "tap a untapped {what:np.s}", TapOther(S.what)),
    Shape(
        "added_cost", "exile a {what:card.s} from your graveyard", ExileCost(plus_graveyard(S.what))
    ),
    Shape("added_cost", "return {what:some} to its owner 's hand", ReturnCost(S.what)),
    Shape("added_cost", "discard a card at random", DiscardCost(at_random=True)),
    Shape("added_cost", "reveal a {what:card.s} from your hand", RevealCost(S.what)),
    Shape("added_cost", "exile {what:some}", ExileCost(S.what)),
    Shape("added_cost", "behold a {what:kind.s}", BeholdCost(S.what)),
    Shape("added_cost", "blight {number:numeral}", BlightCost(S.number)),
    Shape("added_cost", "collect evidence {number:numeral}", CollectEvidence(S.number)),
    # Which of them is paid is for the player to say.
    Shape("added_costs", "{part:added_cost}", (S.part,)),
    Shape("added_costs", "{one:added_cost} and {two:added_cost}", (S.one, S.two)),
    Shape("added_costs", "{one:instead_cost} or {two:instead_cost}", (OneOfCosts((S.one, S.two)),)),
    Shape(
        "added_costs",
        "{one:instead_cost}, {two:instead_cost}, or {three:instead_cost}",
        (OneOfCosts((S.one, S.two, S.three)),),
    ),
)
