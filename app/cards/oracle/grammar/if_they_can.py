"""What comes of it that a player could do something, or could not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import MayDo, MayPay
from app.terms.library_effects import IfDone
from app.terms.selectors import Who


def _does(effect: Any) -> bool:
    """Whether a player other than you does it, and not perhaps."""
    return not isinstance(effect, MayDo | MayPay) and getattr(effect, "who", None) not in (
        None,
        Who.YOU,
        Who.ANY,
        Who.OPPONENT,
    )


def _shapes() -> Iterator[Shape]:
    one: Any = only(S.one, _does)
    for who, can_not, does in (
        ("that player", "can't", "does"), ("the player", "can't", "does"), ("they", "can't", "do"),
    ):  # fmt: skip
        yield Shape("sentence1", f"{{one:clause}}. if {who} {can_not}, {{then:sentence}}",
                    IfDone((one,), (), S.then),
                    same_as="{one}. if you can't, {then}")  # fmt: skip
        yield Shape("sentence1", f"{{one:clause}}. if {who} {does}, {{then:sentence}}",
                    IfDone((one,), S.then), same_as="{one}. if you do, {then}")  # fmt: skip


SHAPES = tuple(_shapes())
