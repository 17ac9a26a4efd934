"""Triggered abilities that last for a while: `whenever that creature deals combat damage this turn,
…` (CR 603.7b); damage that a line of a spell says it deals instead (CR 614.15).

All that follows such an event is done each time: no other instruction can follow it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.events import watched
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.abilities import EventKind, SpellAbility
from app.terms.effects import Duration
from app.terms.lasting_triggers import DealsInstead, EachTime
from app.terms.selectors import AllOf, DamagedThisWay

_FOR = (
    ("this turn", Duration.END_OF_TURN),
    ("this combat", Duration.END_OF_COMBAT),
    ("until your next turn", Duration.YOUR_NEXT_TURN),
    ("until end of turn", Duration.END_OF_TURN),
)
_ONCE = frozenset({EventKind.DIES, EventKind.LEAVES})


def _each_time(duration: Duration, once: bool = False) -> Any:
    """What happens each time, or once: an object that is told apart can die but once."""

    def forward(events: Any, effects: Any) -> EachTime:
        several = any(each.subject == DamagedThisWay() for each in events)
        if not once and _happens_once(events) and not several:
            raise Unfit
        return EachTime(events, effects, duration, once=once)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, EachTime) or term.targets:
            return None
        same = EachTime(term.events, term.effects, duration, once=once)
        return (term.events, term.effects) if same == term else None

    return via(forward, backward, S.events, S.effects)


def _happens_once(events: Any) -> bool:
    return all(each.kind in _ONCE and not each.batched for each in events) and not any(
        isinstance(part, AllOf) for part in parts_of(tuple(e.subject for e in events))
    )


def _lasting() -> Iterator[Shape]:
    for words, duration in _FOR[:2]:
        yield Shape(
            "lasting",
            f"whenever {{events:event_now}} {words}, {{effects}}",
            _each_time(duration),
            (f"{words}, whenever {{events:event_now}}, {{effects}}",),
        )
        yield Shape(
            "lasting",
            f"when {{events:event_now}} {words}, {{effects}}",
            _each_time(duration, once=True),
        )
    for words, duration in _FOR[2:]:
        yield Shape(
            "lasting",
            f"{words}, whenever {{events:event_now}}, {{effects}}",
            _each_time(duration),
            same_as="whenever {event} this turn, …" if words == "until end of turn" else None,
        )


_MUCH = "{that:that_source} deals {more:so_much} damage"


def _instead() -> Any:
    """The line of a spell that tells of another amount."""

    def forward(condition: Any, that: Any, more: Any) -> SpellAbility:
        return SpellAbility((DealsInstead(condition, more),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, SpellAbility) or len(term.effects) != 1:
            return None
        (effect,) = term.effects
        return (effect.condition, (), effect.amount) if isinstance(effect, DealsInstead) else None

    return via(forward, backward, S.condition, S.that, S.more)


SHAPES = (
    *_lasting(),
    Shape("effects", "{lasting}", (S.lasting,)),
    Shape("event_now", "{event}", S.event),
    Shape("event_now", "{who:that_noun} {does:happening.s}", watched(S.who, S.does),
          same_as="{event}"),
    Shape("event_now", "target {what:np.s} {does:happening.s}",
          watched(target(S.what), S.does)),
    Shape("line", f"if {{condition:conditions}}, {_MUCH} instead.", (_instead(),),
          (f"if {{condition:conditions}}, instead {_MUCH}.",
           f"{_MUCH} instead if {{condition:conditions}}.")),
)  # fmt: skip
