"""Life of each of several players by what is that player's own: half of it, twice of it, life for
each creature they control; and more of it lost than would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import multiple
from app.cards.oracle.grammar.damage_of_each import of_each
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT, Chosen, ThatPlayer
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import StaticAbility
from app.terms.conditions import IsTurnOf
from app.terms.effects import GainLife, LoseLife
from app.terms.library_effects import SetLife
from app.terms.life import LosesLifeTimes
from app.terms.selectors import Who

_THEIRS = Who.TRIGGERING_PLAYER
_LIFE = am.LifeTotal(_THEIRS)
_GROUPS = (("each player", Who.ANY), ("each opponent", Who.OPPONENT))


def _is_pending(who: Any) -> bool:
    """Whether it is one player whom the rest of the text tells: said in `damage_dealt`."""
    return type(who) in (Chosen, ThatPlayer) or who == _THEIRS


def _half(up: bool) -> Any:
    """Each of the players loses half of that player's own life total."""
    amount = am.OfThatPlayer(am.Half(_LIFE, up))

    def forward(who: Any) -> LoseLife:
        if _is_pending(who) or who is Who.YOU:
            raise Unfit
        return LoseLife(who, amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term.who,) if isinstance(term, LoseLife) and term.amount == amount else None

    return via(forward, backward, S.who)


def _lost_this_turn() -> Any:
    """Life is lost by such players, each as much as that player has lost this turn."""
    amount = am.OfThatPlayer(am.LostThisTurn(_THEIRS))
    return LoseLife(S.who, amount)


def _shapes() -> Iterator[Shape]:
    for how in ("up", "down"):
        yield Shape("clause", f"{{who:player.s}} loses half their life, rounded {how}",
                    _half(how == "up"), same_as="{who} loses life equal to half …")  # fmt: skip
    twice = am.OfThatPlayer(am.Times(2, _LIFE))
    yield Shape("order", "double {who:player.s} 's life total", SetLife(S.who, twice))
    yield Shape("order", "double your life total", SetLife(Who.YOU, twice))
    for words, who in _GROUPS:
        each = of_each(multiple(S.amount, S.each))
        yield Shape("clause", f"{words} loses {{amount:numeral}} life for each {{each}}",
                    LoseLife(who, each), same_as=f"{words} loses life equal to …")  # fmt: skip
        yield Shape("clause", f"{words} gains {{amount:numeral}} life for each {{each}}",
                    GainLife(who, each), same_as=f"{words} gains life equal to …")  # fmt: skip
        yield Shape("clause", f"{words} 's life total becomes {{amount}}",
                    SetLife(who, of_each(S.amount)))  # fmt: skip
    for much in ("the life", "the amount of life"):
        for they in ("they", "that player"):
            plain = much == "the life" and they == "they"
            yield Shape(
                "clause",
                f"{{who:player.s}} loses life equal to {much} {they} lost this turn",
                _lost_this_turn(),
                same_as=None if plain else "… the life they lost …",
            )
    for words in ("two times X", "twice X"):
        yield Shape(
            "fact#",
            f"<loses|lose> {words} life",
            LoseLife(SUBJECT, am.Times(2, am.ValueOfX())),
            same_as=None if words == "twice X" else "… twice X …",
        )


def _more_lost() -> Iterator[Shape]:
    """`if an opponent would lose life, they lose twice that much life instead`."""
    for words, who in (("an opponent", Who.OPPONENT), ("a player", Who.ANY)):
        more = LosesLifeTimes(who)
        for they in ("they lose", "that player loses"):
            instead = f"{they} twice that much life instead"
            usual = they == "they lose"
            yield Shape("core", f"if {words} would lose life, {instead}", (more,),
                        same_as=None if usual else "… they lose …")  # fmt: skip
            yield Shape("static", f"if {words} would lose life during your turn, {instead}.",
                        StaticAbility((more,), IsTurnOf(Who.YOU)),
                        same_as="during your turn, …")  # fmt: skip


SHAPES = (*_shapes(), *_more_lost())
