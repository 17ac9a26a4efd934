"""The rows of `A vs B` where A is a player: what holds for all that the player controls."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.cr.cr115_targets import Targeting, why_not_target
from app.engine.cr.cr702_keyword_abilities.protection import protections
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.ruling import Reason as Told
from app.judge.ruling import VersusRow
from app.judge.sentences import Sentences
from app.judge.table import Table
from app.judge.versus_notes import about_affecting, about_ward
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.selectors import Who


def rows_of_player(table: Table, now: Now, player: int, to: Recipient) -> list[VersusRow]:
    """What is so for every spell, ability, Aura and source of damage that the player controls."""
    me = PlayerRef(player)

    def row(row: str, what: str, answer: str, reasons: Iterable[Reason]) -> VersusRow:
        told = tuple(
            Told(Sentences(table).reason(reason, now.game), (str(reason.because),))
            for reason in reasons
        )
        return VersusRow(row, what, answer, table.players[player], told)

    protected = [
        Reason(Rule("702.16k"), "{0} has protection from {1}", (to, me))
        for ability in protections(now, to)
        if ability.player is not None and _is(now, ability.player, player, to)
    ]
    off = why_not_target(now, to, Targeting(None, player))
    attached = "no" if protected else "yes"
    targets = "no" if off else "yes"
    affect, why = about_affecting(now, None, to)
    rows = [
        row("damage", "damage by what the player controls", _damage(protected), protected),
        row("enchant", "enchant with an Aura of the player", attached, protected),
        row("target", "target", targets, off or about_ward(now, to, player)),
        row("affect", "be affected all the same", affect, why),
    ]
    if isinstance(to, int):
        rows.insert(2, row("block", "block with a creature of the player", attached, protected))
    return rows


def _damage(protected: list[Reason]) -> str:
    return "prevented" if protected else "yes"


def _is(now: Now, who: Who | int, player: int, to: Recipient) -> bool:
    if isinstance(who, int):
        return who == player
    mine = to.player if isinstance(to, PlayerRef) else now.controller(to)
    return who is Who.ANY or (who is Who.OPPONENT) == (player != mine)
