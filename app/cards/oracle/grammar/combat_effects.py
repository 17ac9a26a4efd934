"""What effects do to turns, phases and combat as a whole."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S, joined
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import EndPhase, ExtraTurn, MayDo, MorePhases, StealPhase
from app.terms.selectors import Who
from app.terms.steps import Phase

_WHOSE_TURN = "the player whose turn it is"

SHAPES = (
    Shape("act#", "<takes|take> an extra turn after this one", ExtraTurn(SUBJECT)),
    # A phase of another player's turn. The list names all of them.
    Shape("clause", "choose {phases:all_phases}. steal that phase from {who:player.s} during "
          "their next turn", StealPhase(S.who, S.phases)),
    Shape("all_phases", "beginning phase, first main phase, {rest:later_phases}",
          joined((Phase.BEGINNING,), (Phase.PRECOMBAT_MAIN,), S.rest)),
    Shape("later_phases", "combat phase, postcombat main phase, or ending phase",
          (Phase.COMBAT, Phase.POSTCOMBAT_MAIN, Phase.ENDING)),
    Shape("order", "end the turn", EndPhase()),
    Shape("sentence1", f"{_WHOSE_TURN} may end the turn",
          MayDo((EndPhase(),), who=Who.ACTIVE_PLAYER)),
    Shape("order", "end the combat phase", EndPhase(turn=False)),
    Shape("clause", "after this phase, there is an additional beginning phase",
          MorePhases((Phase.BEGINNING,)),
          ("there is an additional beginning phase after this phase",)),
)  # fmt: skip
