"""Tokens that are created for each of something: for each opponent, whom they attack, and for each
object, said first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.effects import CreateTokens
from app.terms.instructions import KeywordAction
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


SHAPES = (
    *_attacking(),
    *_each(),
)
