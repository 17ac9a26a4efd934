"""Spells and abilities told by the players that they target; two kinds of what is on the stack, of
which the second has words of its own: `triggered ability or colorless spell`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.selectors import AbilityOnStack, AllOf, AnyOf, Targeting, Who
from app.terms.zones import Zone

_ACTIVATED = AbilityOnStack(triggered=False)
_TRIGGERED = AbilityOnStack(activated=False)
_EITHER = AnyOf((SPELL, AbilityOnStack()))
# Whom it targets: the words, and what they mean.
_AIMS: tuple[tuple[str, Any], ...] = (
    ("you", Targeting(None, Who.YOU)),
    ("you or {what:some}", Targeting(S.what, Who.YOU)),
    ("a player", Targeting(None, Who.ANY)),
    ("an opponent", Targeting(None, Who.OPPONENT)),
)


def _aimed() -> Iterator[Shape]:
    for words, aim in _AIMS:
        yield Shape("ending.s", f"that targets {words}", aim)
        yield Shape("ending.p", f"that target {words}", aim)
        either = target(AllOf((_EITHER, aim)), zone=Zone.STACK)
        yield Shape("thing.s", f"target spell or ability that targets {words}", either)


def _spells(what: Any) -> Any:
    """A kind of spells."""

    def fits(what: Any) -> bool:
        return isinstance(what, AllOf) and SPELL in what.of

    def forward(what: Any) -> Any:
        if not fits(what):
            raise Unfit
        return what

    return via(forward, lambda term: (term,) if fits(term) else None, what)


def _kinds() -> Iterator[Shape]:
    spells = _spells(S.what)
    for words, kinds in (
        ("triggered ability or {what:np.s}", (_TRIGGERED, spells)),
        ("activated ability or {what:np.s}", (_ACTIVATED, spells)),
        ("activated or triggered ability or {what:np.s}", (AbilityOnStack(), spells)),
        ("activated ability, triggered ability, or {what:np.s}", (_ACTIVATED, _TRIGGERED, spells)),
    ):
        yield Shape("thing.s", f"target {words}", target(AnyOf(kinds), zone=Zone.STACK))


SHAPES = (*_aimed(), *_kinds())
