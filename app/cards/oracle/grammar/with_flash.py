"""Spells that may be cast as though they had flash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.costs import Cost, PayMana
from app.terms.effects import Duration, StartModification
from app.terms.playing import AsThoughFlash
from app.terms.selectors import AnyOf, This, Who
from app.terms.zones import Zone

_SO = "as though they had flash"
_OWN = "you may cast ~ as though it had flash"


def _of_itself() -> Iterator[Shape]:
    """What the spell's own text says."""
    own = AsThoughFlash(This())
    under = StaticAbility((own,), S.condition, zone=Zone.STACK)
    usual = f"{_OWN} if {{condition}}."
    yield Shape("static", usual, under, (f"if {{condition}}, {_OWN}.",))
    yield Shape("static", f"as long as {{condition}}, {_OWN}.", under, same_as=usual)
    later = (
        "if you cast it any time a sorcery couldn't have been cast, the controller of the "
        "permanent it becomes sacrifices it at the beginning of the next cleanup step."
    )
    for_now = AsThoughFlash(This(), sacrificed=True)
    yield Shape("static", f"{_OWN}. {later}", StaticAbility((for_now,), zone=Zone.STACK))
    paying = AsThoughFlash(This(), cost=Cost((PayMana(S.mana),)))
    yield Shape("static", f"{_OWN} if you pay {{mana}} more to cast it.",
                StaticAbility((paying,), zone=Zone.STACK))  # fmt: skip


def _of_others() -> Iterator[Shape]:
    """Spells of a kind."""
    either: Any = AnyOf((S.one, S.two))
    for words, what in (
        ("{what:spells_cast}", S.what),
        ("{one:spells_cast} and {two:spells_cast}", either),
    ):
        for who, player in (("you", Who.YOU), ("any player", Who.ANY)):
            yield Shape("core", f"{who} may cast {words} {_SO}", (AsThoughFlash(what, player),))
        yield Shape("clause", f"you may cast {words} this turn {_SO}",
                    StartModification(AsThoughFlash(what), Duration.END_OF_TURN))  # fmt: skip
        yield Shape("clause", f"{{until}}, you may cast {words} {_SO}",
                    StartModification(AsThoughFlash(what), S.until))  # fmt: skip
    once = StartModification(AsThoughFlash(S.what, next=True), Duration.END_OF_TURN)
    yield Shape(
        "clause", "the next {what:np.s} you cast this turn can be cast as though it had flash", once
    )


SHAPES = (*_of_itself(), *_of_others())
