"""Shields that are divided among targets, what is attached to what was damaged, and costs of cards
that are exiled."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import minus, plus, whose
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import CREATURE, PLANESWALKER, chosen
from app.terms.amounts import PowerOf
from app.terms.costs import ExileCost, ExileTopCost
from app.terms.damage_divided import DivideAmong
from app.terms.effects import ControllerOf, DealDamage, DestroyIt, DividePrevention
from app.terms.relations import AttachedTo, ThisWay
from app.terms.selectors import AllOf, Controlled, Itself, Who

_BLOW = "deals damage equal to its power"
_BY_ITS_CONTROLLER = "as its controller chooses"
_THAT: Any = ThatNoun(CREATURE)


def _each_and_back() -> Any:
    """Each of those tapped deals damage to a creature, and that one to some of them."""

    def forward(what: Any, to: Any, those: Any) -> tuple[Any, ...]:
        if what != those:
            raise Unfit
        tapped = plus(what, ThisWay("tapped"))
        each = DealDamage(PowerOf(Itself()), to, tapped)
        return each, DivideAmong(PowerOf(_THAT), _THAT, tapped, ControllerOf(_THAT))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2 or not isinstance(term[1], DivideAmong):
            return None
        each, back = term
        what = minus(back.among, ThisWay("tapped"))
        if what is None or not isinstance(each, DealDamage) or each.source != back.among:
            return None
        return what, each.to, what

    return via(forward, backward, S.what, S.to, S.those)


_YOUR_DEAD = plus_graveyard(whose(Controlled(Who.YOU), S.what))
SHAPES = (
    Shape("sentence2", f"each {{what:np.s}} tapped this way {_BLOW} to {{to:thing.s}}. "
          f"that creature {_BLOW} divided {_BY_ITS_CONTROLLER} among any number of "
          "those {those:np.p}",
          _each_and_back()),
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
