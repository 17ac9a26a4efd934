"""Cards put into libraries below the top one: `put target creature into its owner's library second
from the top`."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import IT
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import PutIntoLibrary
from app.terms.selectors import Who

_PLACE = "library {place:ordinal} from the top"
_CHOSEN = f"puts it into their {_PLACE} or on the bottom"
_NTH = only(S.place, lambda place: place > 1)
_BELOW = PutIntoLibrary(S.what, place=_NTH)
_EITHER = PutIntoLibrary(S.what, choice=Who.OWNER, place=_NTH)

SHAPES = (
    Shape("order", f"put {{what:object}} into its owner 's {_PLACE}", _BELOW),
    Shape("order", f"put {{what:dead_card}} into your {_PLACE}", _BELOW),
    Shape("order", f"put {{what:told_card}} into your {_PLACE}", _BELOW,
          same_as="put {what} into its owner's library …"),
    Shape("order", f"the owner of {{what:thing.s}} {_CHOSEN}", _EITHER,
          (f"{{what:thing.s}} 's owner {_CHOSEN}",)),
    Shape("order", f"its owner {_CHOSEN}",
          PutIntoLibrary(IT, choice=Who.OWNER, place=_NTH),
          same_as="the owner of {what} …"),
)  # fmt: skip
