"""What chance chooses: targets, opponents, cards in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT, Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, chosen
from app.terms.amounts import DoneThisWay
from app.terms.effects import TargetChoice
from app.terms.instructions import KeywordAction
from app.terms.library_effects import RevealAtRandom
from app.terms.selectors import Who

_HAND = "your hand"


def _one(what: Any) -> Any:
    def forward(what: Any) -> Chosen:
        return Chosen(TargetChoice(what, random=True))

    def backward(term: Any) -> tuple[Any, ...] | None:
        choice = term.choice if isinstance(term, Chosen) else None
        if choice is None or choice != TargetChoice(choice.what, random=True):
            return None
        return (choice.what,) if choice.what is not None else None

    return via(forward, backward, what)


def _targets() -> Iterator[Shape]:
    yield Shape("recipient", "any target chosen at random",
                chosen(what=ANY, who=Who.ANY, random=True))  # fmt: skip
    for words, who in (("target opponent", Who.OPPONENT), ("target player", Who.ANY)):
        player = chosen(who=who, random=True)
        yield Shape("recipient", f"{words} chosen at random", player)
        yield Shape("recipient", f"{words} chosen at random from among your opponents", player,
                    same_as=f"{words} chosen at random")  # fmt: skip
    yield Shape("thing.s", "target {what:np.s} chosen at random", _one(S.what))


SHAPES = (
    *_targets(),
    Shape("act.s", "reveals a card at random from their hand", RevealAtRandom(SUBJECT)),
    Shape("act.p", f"reveal a card at random from {_HAND}", RevealAtRandom(SUBJECT)),
    # What a die comes up with.
    Shape("order", "roll a d6", KeywordAction("roll a d6"), same_as="roll a six-sided die"),
    Shape("measure", "the result", DoneThisWay("rolled")),
)  # fmt: skip
