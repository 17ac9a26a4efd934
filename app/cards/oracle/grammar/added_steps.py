"""Steps and phases that effects add to a turn; the first of the steps of a kind in a turn."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.amounts import ThatMuch
from app.terms.selectors import Who
from app.terms.steps import Phase, Step
from app.terms.turns import MorePhases

_STEPS = (
    ("untap step", Step.UNTAP),
    ("upkeep step", Step.UPKEEP),
    ("draw step", Step.DRAW),
    ("end step", Step.END),
)


def _steps() -> Iterator[Shape]:
    for name, step in _STEPS:
        there = f"there is an additional {name}"
        yield Shape("clause", f"{there} after this step", MorePhases((step,), after_step=True),
                    ("after this step, " + there,))  # fmt: skip
        yield Shape("clause", f"{there} after this phase", MorePhases((step,)),
                    ("after this phase, " + there,))  # fmt: skip
        yield Shape("clause", f"you get an additional {name} after this step",
                    MorePhases((step,), after_step=True, who=Who.YOU))  # fmt: skip
        yield Shape("clause", f"you get an additional {name} after this phase",
                    MorePhases((step,), who=Who.YOU))  # fmt: skip
        yield Shape("act.s", f"gets an additional {name} after this step",
                    MorePhases((step,), after_step=True, who=SUBJECT))  # fmt: skip
        for words, many in (("{times:number}", S.times), ("that many", ThatMuch())):
            yield Shape("clause", f"you get {words} additional {name}s after this phase",
                        MorePhases((step,), many, who=Who.YOU))  # fmt: skip


def _phases() -> Iterator[Shape]:
    for name, phase in (("combat", Phase.COMBAT), ("beginning", Phase.BEGINNING)):
        yield Shape("clause", f"you get an additional {name} phase after this phase",
                    MorePhases((phase,), who=Who.YOU))  # fmt: skip
        usual = f"after this phase, there are {{times:number}} additional {name} phases"
        yield Shape("clause", usual, MorePhases((phase,), S.times),
                    (usual.replace("this phase", "this main phase"),))  # fmt: skip


def _first() -> Iterator[Shape]:
    whose = (
        ("your", Who.YOU),
        ("each player's", Who.ANY),
        ("each opponent's", Who.OPPONENT),
        ("enchanted player's", Who.ENCHANTED_PLAYER),
    )
    for name, step in (("upkeep", Step.UPKEEP), ("end step", Step.END)):
        for words, who in whose:
            first = Trigger(EventKind.BEGINNING_OF_STEP, player=who, step=step, ordinal=1)
            yield Shape("time", f"{words} first {name} each turn", (first,))
    later = Trigger(
        EventKind.BEGINNING_OF_STEP, player=Who.ENCHANTED_PLAYER, step=Step.POSTCOMBAT_MAIN
    )
    yield Shape("time", "each of enchanted player's postcombat main phases", (later,))


SHAPES = (*_steps(), *_phases(), *_first())
