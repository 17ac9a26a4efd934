"""What has blocked what, this turn or this combat (`that blocked or was blocked by …`), and what is
done at the end of that combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import at
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import IT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import each_time
from app.terms.conditions import Matches
from app.terms.effects import Later
from app.terms.relations import Met
from app.terms.selectors import IsStatus, Not, Status
from app.terms.steps import Step

_SPANS = (("this turn", False), ("this combat", True))
_END = at(Step.END_OF_COMBAT)
_DID: tuple[tuple[str, bool, bool], ...] = (
    ("blocked", True, False),
    ("<was|were> blocked by", False, True),
    ("blocked or <was|were> blocked by", True, True),
)


def _met() -> Iterator[Shape]:
    for span, combat in _SPANS:
        for did, blocked, was in _DID:
            for whom in ("thing.s", "some"):
                found = Met(blocked, was, S.whom, combat)
                yield Shape("ending#", f"that {did} {{whom:{whom}}} {span}", found)
            yield Shape("condition", f"{{one}} {did.replace('<was|were>', 'was')} {{whom:some}} "
                        f"{span}", Matches(S.one, Met(blocked, was, S.whom, combat)))  # fmt: skip
        yield Shape("ending#", f"that blocked or <was|were> blocked {span}",
                    Met(combat=combat))  # fmt: skip
        yield Shape("ending#", f"it blocked {span}", Met(False, True, _it(), combat),
                    same_as=f"that was blocked by it {span}")  # fmt: skip
        yield Shape("condition", f"{{one}} was blocked {span}",
                    Matches(S.one, Met(False, True, combat=combat)))  # fmt: skip


def _it() -> Any:
    """The one that is spoken of."""
    return via(lambda: IT, lambda term: () if term is not None else None)


def _several(effects: Any) -> bool:
    return len(effects) > 1


def _at_end() -> Iterator[Shape]:
    """What is done at the end of the combat in which the event occurs."""
    for words, now, same in (
        ("{now:sentence}", only(S.now, _several), None),
        ("{now:clause}", (S.now,), "{now} at end of combat"),
    ):
        template = f"whenever {{event}}, at end of combat, {words}."
        yield Shape("triggered", template, each_time(S.event, (Later(_END, now),)),
                    (template.replace("whenever", "when"),), same)  # fmt: skip


SHAPES = (
    *_met(),
    Shape("ending#", "that did not attack this turn", Not(IsStatus(Status.ATTACKED_THIS_TURN))),
    *_at_end(),
    Shape("sentence1", "at this turn 's next end of combat, {now:sentence}",
          Later(_END, only(S.now, _several)), same_as="at end of combat, {now}"),
    Shape("sentence1", "at this turn 's next end of combat, {now:clause}",
          Later(_END, (S.now,)), same_as="{now} at end of combat"),
)  # fmt: skip
