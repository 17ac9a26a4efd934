"""What spells and the permanents they became were paid with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import NotModelled, matches_if_known, one, value
from app.engine.kernel.told import how_often_paid
from app.engine.kernel.who import as_it_was
from app.terms import amounts as am
from app.terms.colors import COLOR_LETTERS
from app.terms.conditions import ManaWasSpent
from app.terms.mana import ManaSymbol, ManaType
from app.terms.mana_pool import Mana, SpentOn
from app.terms.selectors import Selector
from app.terms.zones import Zone


def _spent_on(now: Now, amount: Any, at: Viewpoint) -> SpentOn:
    now.reads.update(("zones", "status"))
    object = as_it_was(now, one(now, amount.on, at))
    if object is None:
        raise NotModelled(amount)
    if object.spent is not None:
        return object.spent
    if object.zone is Zone.STACK and not object.token:
        raise NotModelled(amount)  # it was on the stack as the call began
    return SpentOn(())


def _mana(now: Now, amount: Any, at: Viewpoint) -> tuple[Mana, ...]:
    mana = _spent_on(now, amount, at).mana
    if mana is None:
        raise NotModelled(amount)
    return mana


def _amount(now: Now, a: am.ManaSpent, at: Viewpoint) -> int:
    return sum(_counts(now, a, mana, at) for mana in _mana(now, a, at)) // a.every


def _counts(now: Now, a: am.ManaSpent, mana: Mana, at: Viewpoint) -> bool:
    if (a.type is not None and mana.type is not a.type) or (a.snow and not mana.snow):
        return False
    if a.source is None:
        return True
    if mana.source is None:
        raise NotModelled(a)
    return matches_if_known(now, a.source, mana.source, at)


def _of_each_color(now: Now, amount: Any, at: Viewpoint) -> Counter[ManaType]:
    mana = _mana(now, amount, at)
    return Counter(one.type for one in mana if one.type is not ManaType.COLORLESS)


def was_spent(now: Now, condition: ManaWasSpent, at: Viewpoint) -> bool:
    """Whether such mana was spent to cast the object."""
    on, least = condition.object, condition.least
    if condition.mana is not None:
        asked = Counter(symbol for symbol in condition.mana.symbols)
        return all(
            value(now, _of_symbol(on, symbol), at) >= count for symbol, count in asked.items()
        )
    if condition.color is not None:
        kind = ManaType(COLOR_LETTERS[condition.color])
        return value(now, am.ManaSpent(on, kind), at) >= least
    return value(now, am.ManaSpent(on, source=condition.source), at) >= least


def _of_symbol(on: Selector, symbol: ManaSymbol) -> am.ManaSpent:
    if symbol.snow:
        return am.ManaSpent(on, snow=True)
    if len(symbol.pays) != 1:
        raise NotModelled(symbol)
    return am.ManaSpent(on, symbol.pays[0])


def _convoked(now: Now, a: am.ConvokedBy, at: Viewpoint) -> int:
    spent = _spent_on(now, a, at)
    if spent.mana is None and not spent.convoked:
        raise NotModelled(a)  # nobody has said what was tapped for it
    return len(spent.convoked)


SPENT: dict[type, Any] = {
    am.TimesPaid: lambda now, a, at: how_often_paid(now, a, one(now, a.on, at)),
    am.ManaSpent: _amount,
    am.ColorsSpent: lambda now, a, at: len(_of_each_color(now, a, at)),
    am.SameColorSpent: lambda now, a, at: max(_of_each_color(now, a, at).values(), default=0),
    am.ConvokedBy: _convoked,
}
