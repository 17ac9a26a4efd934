"""Shields that are divided among targets, what is attached to what was damaged, and costs of cards
that are exiled."""

from __future__ import annotations

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import PLANESWALKER, chosen
from app.terms.costs import ExileCost, ExileTopCost
from app.terms.effects import DestroyIt, DividePrevention
from app.terms.relations import AttachedTo
from app.terms.selectors import AllOf, Controlled, Who

_YOUR_DEAD = plus_graveyard(whose(Controlled(Who.YOU), S.what))
SHAPES = (
    Shape("order", "destroy all {what:np.p} attached to {to:thing.s}",
          DestroyIt(AllOf((S.what, AttachedTo(S.to))))),
    Shape("chosen_any", "target player or planeswalker", chosen(what=PLANESWALKER, who=Who.ANY)),
    Shape("shield", "prevent the next {amount:numeral} damage that would be dealt this turn to "
          "{to:divided_among}, divided as you choose", DividePrevention(S.amount, S.to)),
    Shape("cost_part", "Exile the top card of your library", ExileTopCost()),
    Shape("cost_part", "Exile the top {count:number} cards of your library",
          ExileTopCost(S.count)),
    Shape("cost_part", "Exile a {what:card.s} from your graveyard", ExileCost(_YOUR_DEAD)),
    Shape("cost_part", "Exile {count:number} {what:card.p} from your graveyard",
          ExileCost(_YOUR_DEAD, S.count)),
)  # fmt: skip
