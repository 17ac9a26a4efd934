"""What is paid to attack and to block, in more words: for a while, life and lands, so much for each
of something, and by whom what blocks one creature is paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import CountersOn
from app.terms.costs import Cost, PayGeneric, PayLife, PayMana, SacrificeCost
from app.terms.effects import Duration, StartModification
from app.terms.mana import read_mana_cost
from app.terms.modifications import CostToAttack, CostToBlock
from app.terms.selectors import CREATURE, Host, This, Who

_PAY = Cost((PayMana(S.mana),))
_LIFE = Cost((PayLife(S.life),))
_YOURS = "you or planeswalkers you control"
_THEY_PAY = "unless their controller pays"
_THOSE = "for each of those creatures"
_PAID = ((f"{{mana}} {_THOSE}", _PAY), (f"{{life:numeral}} life {_THOSE}", _LIFE))


def _for_a_while() -> Iterator[Shape]:
    """Until your next turn."""
    until = Duration.YOUR_NEXT_TURN
    for whom, permanents in (("you", False), (_YOURS, True)):
        for words, cost in _PAID:
            said = f"{{what:group}} can't attack {whom} {_THEY_PAY} {words}"
            taxed = CostToAttack(S.what, cost, Who.YOU, permanents)
            yield Shape("clause", f"until your next turn, {said}", StartModification(taxed, until))
            if cost is _LIFE:
                yield Shape("core", said, (taxed,))


def _same(kind: type, plural: Any, single: Any, cost: Any) -> Any:
    """What can't attack or block, and is named again in the singular."""

    def forward(what: Any, again: Any, cost: Any) -> Any:
        if what != again:
            raise Unfit
        return (kind(what, cost),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1 or not isinstance(term[0], kind):
            return None
        what, cost = getattr(term[0], "subject", None), getattr(term[0], "cost", None)
        return (what, what, cost) if term == (kind(what, cost),) else None

    return via(forward, backward, plural, single, cost)


def _times(one: Any, amount: Any) -> Any:
    """{1} for each of so many."""
    unit = read_mana_cost("{1}")

    def forward(one: Any, amount: Any) -> Any:
        if one != unit:
            raise Unfit
        return amount

    return via(forward, lambda term: (unit, term), one, amount)


def _each() -> Iterator[Shape]:
    """So much for each of what attacks, or for each of something else."""
    for whom, permanents in (("you", False), (_YOURS, True)):
        yield Shape(
            "core",
            f"{{what:group}} can't attack {whom} {_THEY_PAY} {{X}} for each creature they control "
            "that is attacking you, where X is {amount}",
            (CostToAttack(S.what, Cost((PayGeneric(S.amount),)), Who.YOU, permanents),),
            same_as=f"… {{X}} {_THOSE}, where X is {{amount}}",
        )
    lands = Cost((SacrificeCost(S.part),))
    yield Shape(
        "core",
        "{what:kind.p} can't attack unless their controller sacrifices {part:some} of their choice "
        "for each {again:np.s} they control that is attacking",
        _same(CostToAttack, S.what, S.again, lands),
    )
    for end, both in (("attack", False), ("attack or block", True)):
        for whose, amount in (
            ("you pay {one:mana} for each +1/+1 counter on it", CountersOn(This(), "+1/+1")),
            ("its controller pays {one:mana} for each {amount:each}", S.amount),
        ):
            cost = Cost((PayGeneric(_times(S.one, amount)),))
            blocks = (CostToBlock(SUBJECT, cost),) if both else ()
            yield Shape("predicate.s", f"can't {end} unless {whose}",
                        (CostToAttack(SUBJECT, cost), *blocks),
                        same_as=None if both else f"{_THEY_PAY} {{X}}, where X is …")  # fmt: skip


SHAPES = (
    *_for_a_while(),
    *_each(),
    Shape("core", "{what:kind.p} can't block {whom:kind.p} unless their controller pays "
          "{life:numeral} life for each blocking creature they control",
          (CostToBlock(S.what, _LIFE, S.whom),)),
    Shape("core", "{one} can't block {whom:kind.p} unless you pay {mana}",
          (CostToBlock(S.one, _PAY, S.whom),)),
    Shape("core", "enchanted creature can't be blocked unless defending player pays {mana} for each"
          " creature they control that is blocking it", (CostToBlock(CREATURE, _PAY, Host()),)),
)  # fmt: skip
