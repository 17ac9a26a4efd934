"""Tokens that are created for each of something: for each opponent, whom they attack, and for each
object, said first; and so many of those tokens instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.amounts import AmountIf, ValueOfX
from app.terms.effects import CreateTokens
from app.terms.instructions import CopyAsToken, KeywordAction
from app.terms.library_effects import InsteadIf
from app.terms.selectors import Who

_OPPONENT = "for each opponent,"
_MANY: tuple[tuple[str, str, Any], ...] = (
    ("a", "token.s", 1),
    ("{count:number}", "token.p", S.count),
)


def _attacking() -> Iterator[Shape]:
    for size, token, count in _MANY:
        is_ = "is" if count == 1 else "are"
        for who in ("that player", "that opponent"):
            for more, walkers in (("", False), (" or a planeswalker they control", True)):
                what = f"create {size} {{token:{token}}} that {is_} tapped and attacking {who}"
                what += more
                made = CreateTokens(S.token, count, True, True, attacks=Who.OPPONENT,
                                    walkers=walkers)  # fmt: skip
                same = None if who == "that player" else "… attacking that player"
                yield Shape("clause", f"{_OPPONENT} {what}", made,
                            (f"{_OPPONENT} you {what}",), same)  # fmt: skip
        made = CreateTokens(S.token, count, True, True, SUBJECT, attacks=S.whom)
        yield Shape("act#", f"<creates|create> {size} {{token:{token}}} that {is_} tapped and "
                    "attacking {whom:attacked_one}", made)  # fmt: skip
        yield Shape("act#", f"<creates|create> {size} tapped {{token:{token}}} that {is_} "
                    "attacking {whom:attacked_one}", made,
                    same_as="… that is tapped and attacking …")  # fmt: skip
    yield Shape("attacked_one", "that player", is_that_player(), ("that opponent",))


def _each() -> Iterator[Shape]:
    """For each of something, said first."""
    for words, tapped in (("", False), ("tapped ", True)):
        yield Shape(
            "clause",
            f"for each {{count:each}}, create a {words}{{token:token.s}}",
            CreateTokens(S.token, S.count, tapped),
            (f"for each {{count:each}}, you create a {words}{{token:token.s}}",),
            same_as=f"create a {words}{{token}} for each {{count}}",
        )
    yield Shape("clause", "for each {count:each}, investigate",
                KeywordAction("investigate", number=S.count),
                ("for each {count:each}, you investigate",))  # fmt: skip


def _more_instead(number: Any) -> Any:
    """Tokens, and so many of the same instead where a condition is true."""

    def forward(one: Any, condition: Any, number: Any) -> Any:
        if isinstance(one, CopyAsToken) and type(one.count) is int:
            return replace(one, count=AmountIf(condition, number, one.count))
        if not isinstance(one, CreateTokens):
            raise Unfit
        return InsteadIf((one,), condition, (replace(one, count=number),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if isinstance(term, CopyAsToken) and isinstance(term.count, AmountIf):
            count = term.count
            return replace(term, count=count.otherwise), count.condition, count.met
        match term:
            case InsteadIf((CreateTokens() as one,), condition, (CreateTokens() as more,)):
                same = replace(one, count=more.count) == more
                return (one, condition, more.count) if same else None
            case _:
                return None

    return via(forward, backward, S.one, S.condition, number)


def _those_instead() -> Iterator[Shape]:
    when = "if {condition:conditions}"
    for words, number in (("{number}", S.number), ("X", ValueOfX())):
        yield Shape(
            "sentence1",
            f"{{one:clause}}. {when}, create {words} of those tokens instead",
            _more_instead(number),
            (f"{{one:clause}}. create {words} of those tokens instead {when}",),
            same_as="{one}. if {condition}, create {number} {token} instead",
        )


SHAPES = (
    *_attacking(),
    *_each(),
    *_those_instead(),
)
