"""All that players control or have in their graveyards: sacrificed, exiled, put back."""

from __future__ import annotations

from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import MoveTo, SacrificeIt
from app.terms.relations import ThisWay
from app.terms.selectors import AllOf, InZone, Who
from app.terms.zones import Zone

_EXILED_SO = AllOf((InZone(Zone.EXILE), ThisWay("exiled")))

SHAPES = (
    *(
        Shape("clause", f"{words} all {{what:kind.p}} they control", SacrificeIt(S.what, who))
        for words, who in (("each player sacrifices", Who.ANY),
                           ("each opponent sacrifices", Who.OPPONENT))
    ),
    Shape("sentence2", "each player exiles all {what:card.p} from their graveyard, then sacrifices "
          "all {own:kind.p} they control, then puts all cards they exiled this way onto the "
          "battlefield",
          (MoveTo(plus_graveyard(S.what), Zone.EXILE), SacrificeIt(S.own, Who.ANY),
           MoveTo(_EXILED_SO, Zone.BATTLEFIELD))),
)  # fmt: skip
