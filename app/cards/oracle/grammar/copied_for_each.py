"""Spells that target one object alone, copied for each other that they could target; spells that
another player may copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, DiscardCost, PayMana, SacrificeCost
from app.terms.instructions import MayDo, MayPay
from app.terms.relations import TargetsOnly
from app.terms.selectors import AllOf, This, Who
from app.terms.stack_effects import CopyForEach, CopyOnStack

_COULD = "could target"


def _for_each(who: Who) -> Any:
    """What each copy targets is said twice: which ones there are, and of what kind they are."""

    def forward(spell: Any, what: Any, kind: Any) -> CopyForEach:
        if kind != _kind_of(what):
            raise Unfit
        return CopyForEach(spell, what, who)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, CopyForEach) or term.who is not who:
            return None
        return term.what, term.among, _kind_of(term.among)

    return via(forward, backward, S.spell, S.what, S.kind)


def _kind_of(what: Any) -> Any:
    return what.of[0] if isinstance(what, AllOf) else what


def _copies() -> Iterator[Shape]:
    for copies, who in (("copy", Who.YOU), ("that player copies", Who.TRIGGERING_PLAYER)):
        one, *others = (
            f"{copies} {{spell:object}} for each other {{what:np.s}} that {the}spell {_COULD}. "
            "each copy targets a different one of those {kind:np.p}"
            for the in ("", "the ")
        )
        yield Shape("sentence1", one, _for_each(who), tuple(others))


def _chain(deed: bool) -> Any:
    """A player may copy the spell, perhaps for what they do."""

    def copied(who: Any) -> MayDo:
        return MayDo((CopyOnStack(This(), new_targets=True, who=who),), who=who)

    def forward(who: Any, *cost: Any) -> Any:
        return MayPay(Cost(cost), (copied(who),), who=who) if deed else copied(who)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayPay if deed else MayDo):
            return None
        parts = term.cost.parts if isinstance(term, MayPay) else ()
        values = (term.who, *parts)
        same = len(parts) == int(deed) and forward(*values) == term
        return values if same else None

    return via(forward, backward, S.who, *((S.deed,) if deed else ()))


def _chains() -> Iterator[Shape]:
    copy = "copy ~ and may choose a new target for that copy"
    for then in ("then ", ""):
        same_as = None if then else "then …"
        yield Shape("sentence1", f"{then}{{who:player.s}} may {{deed:deed_of_theirs}}. if the "
                    f"player does, they may {copy}", _chain(True), same_as=same_as)  # fmt: skip
        yield Shape("sentence1", f"{then}{{who:player.s}} may {copy}", _chain(False),
                    same_as=same_as)  # fmt: skip
    yield Shape("deed_of_theirs", "pay {mana}", PayMana(S.mana))
    yield Shape("deed_of_theirs", "discard a card", DiscardCost())
    yield Shape("deed_of_theirs", "sacrifice a {what:np.s} of their choice", SacrificeCost(S.what))


SHAPES = (
    *_copies(),
    *_chains(),
    Shape("ending.s", "that targets only {what:one}", TargetsOnly(S.what)),
    Shape(
        "ending.s",
        "that targets only a single {what:np.s}",
        TargetsOnly(S.what, True),
    ),
)
