"""Costs with words of their own: blight, exert, a card of the same name, either of two kinds."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ValueOfX
from app.terms.costs import (
    Cost,
    DiscardCost,
    PutCounters,
    RemoveCounters,
    RevealCost,
    SacrificeCost,
)
from app.terms.relations import SharesWith
from app.terms.selectors import AllOf, AnyOf, Controlled, HasType, Host, This, Who
from app.terms.types import CardType

_YOUR_CREATURE = AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))

SHAPES = (
    Shape("cost_part", "Put a {kind:counter_kind} counter on a {what:np.s}",
          PutCounters(S.kind, 1, S.what)),
    Shape("cost_part", "Blight {count:numeral}", PutCounters("-1/-1", S.count, _YOUR_CREATURE),
          same_as="Put a -1/-1 counter on a creature you control"),
    Shape("cost_part", "Discard another card named ~",
          DiscardCost(what=SharesWith("name", This()))),
    Shape("cost_part", "Discard a {one:kind_word} card or {two:kind_word} card",
          DiscardCost(what=AnyOf((S.one, S.two)))),
    Shape("cost_part", "Remove fifty {kind:counter_kind} counters from ~",
          RemoveCounters(S.kind, 50)),
    Shape("cost_part", "Reveal X {what:card.p} from your hand", RevealCost(S.what, ValueOfX())),
    Shape("cost", "{first:cost_part}, Remove {count:number} {kind:counter_kind} counters from "
          "among {what:kind.p} and sacrifice ~",
          Cost((S.first, RemoveCounters(S.kind, S.count, S.what, among=True),
                SacrificeCost(This()))), same_as="…, Sacrifice ~"),
    Shape("their_cost.p", "sacrifice that artifact", SacrificeCost(Host())),
)  # fmt: skip
