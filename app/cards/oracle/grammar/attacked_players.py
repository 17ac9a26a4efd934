"""Who is attacked and who attacks them: counted, dealt damage, the monarch; what an opponent who
attacks the enchanted player does as well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.settle import primary_of
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.selectors import AllOf, Controlled, HasType, Who
from app.terms.types import CardType

_YOU_OR_WALKER = "you or a planeswalker"

_FOES = "your opponents"
_HOW_MANY = "the number of"
_YOURS = Controlled(Who.YOU)
_BY_PLAYER = Kind.PLAYER_ATTACKS
_ENEMY = Who.ATTACKING_OPPONENT


def _counted() -> Iterator[Shape]:
    for one, many, who in (
        ("player being attacked", "players being attacked", Who.ANY),
        ("opponent being attacked", "opponents being attacked", Who.OPPONENT),
        ("opponent you are attacking", "opponents you are attacking", Who.OPPONENT),
    ):
        amount = am.PlayersAttacked(who)
        usual = "opponent being attacked" if "you are" in one else None
        number = None if usual is None else "the number of opponents being attacked"
        yield Shape("each", one, amount, same_as=usual)
        yield Shape("counted", f"the number of {many}", amount, same_as=number)


def _dealt() -> Iterator[Shape]:
    """Damage to players, said of them."""
    for kind, combat in (("", None), ("combat ", True), ("noncombat ", False)):
        for words, who in (("an opponent is", Who.OPPONENT), ("a player is", Who.ANY)):
            yield Shape("event", f"{words} dealt {kind}damage",
                        (Trigger(Kind.IS_DEALT_DAMAGE, player=who, combat=combat),))  # fmt: skip
        if combat is not None:
            yield Shape("event", f"{kind}damage is dealt to you",
                        (Trigger(Kind.IS_DEALT_DAMAGE, player=Who.YOU, combat=combat),),
                        same_as=f"you are dealt {kind}damage")  # fmt: skip
    walker = AllOf((HasType(CardType.PLANESWALKER), _YOURS))
    yield Shape("event", f"combat damage is dealt to {_YOU_OR_WALKER} you control",
                (Trigger(Kind.IS_DEALT_DAMAGE, player=Who.YOU, combat=True),
                 Trigger(Kind.IS_DEALT_DAMAGE, walker, combat=True)))  # fmt: skip
    yield Shape("event", "you are dealt noncombat damage",
                (Trigger(Kind.IS_DEALT_DAMAGE, player=Who.YOU, combat=False),))  # fmt: skip
    yield Shape("happening#", "<is|are> dealt noncombat damage",
                (when(Kind.IS_DEALT_DAMAGE, combat=False),))  # fmt: skip


def _does_the_same(effect: Any) -> Any:
    """What you do, and then an opponent who attacks the enchanted player does."""

    def forward(effect: Any) -> tuple[Any, ...]:
        name = primary_of(effect)
        if name is None or getattr(effect, name, None) is not Who.YOU:
            raise Unfit
        return effect, replace(effect, **{name: _ENEMY})

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        name = primary_of(term[0])
        if name is None or getattr(term[0], name, None) is not Who.YOU:
            return None
        return (term[0],) if term[1] == replace(term[0], **{name: _ENEMY}) else None

    return via(forward, backward, effect)


SHAPES = (
    *_counted(),
    *_dealt(),
    Shape("sentence2", "{one:clause}. each opponent attacking that player does the same",
          _does_the_same(S.one)),
    Shape("each", "opponent you attacked this combat", am.OpponentsAttacked()),
    Shape("counted", f"{_HOW_MANY} players you attacked this combat", am.OpponentsAttacked(),
          ("the number of opponents you attacked this combat",)),
    # The monarch, and the player who has the initiative.
    *(
        shape
        for words, who in (("the monarch", Who.MONARCH),
                           ("the player who has the initiative", Who.INITIATIVE))
        for shape in (
            Shape("ending#", f"{words} controls", Controlled(who)),
            Shape("happening#", f"<attacks|attack> {words}", (when(Kind.ATTACKS, player=who),)),
            Shape("event", f"you attack {words}",
                  (Trigger(_BY_PLAYER, _YOURS, player=who),)),
        )
    ),
    Shape("event", f"one or more of {_FOES} are attacked",
          (Trigger(_BY_PLAYER, _YOURS, player=Who.OPPONENT),)),
)  # fmt: skip
