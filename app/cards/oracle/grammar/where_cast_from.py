"""Where spells are cast from, where cards come from, where something is."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import Exists, NotCondition
from app.terms.effects import MoveTo
from app.terms.relations import CastFrom
from app.terms.selectors import Controlled, HasKeyword, Not, This, Who
from app.terms.zones import Zone

_HAND = Not(CastFrom(Zone.HAND))


def _events() -> Iterator[Shape]:
    yield Shape("event", "you cast a {what:np.s} from anywhere other than your hand",
                (Trigger(Kind.CAST, whose(_HAND, S.what), player=Who.YOU),))  # fmt: skip
    yield Shape("event", "~ is put into your graveyard from your library",
                (Trigger(Kind.MOVES, This(), source=Zone.LIBRARY, to=Zone.GRAVEYARD),))  # fmt: skip


SHAPES = (
    *_events(),
    Shape("condition", "your opponents control no {what:kind.p}",
          NotCondition(Exists(whose(Controlled(Who.OPPONENT), S.what))),
          same_as="no {what} your opponents control are on the battlefield"),
    Shape("ending#", "with mutate", HasKeyword("mutate"), same_as="that has mutate"),
    Shape("order", "exile {what:thing.s} with {count:number} {kind:counter_kind} counters on it",
          MoveTo(S.what, Zone.EXILE, counters=((S.kind, S.count),))),
)  # fmt: skip
