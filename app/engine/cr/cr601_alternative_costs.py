"""Whether a cost may be paid rather than the mana cost (CR 118.9), and which ones there are."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr601_announced_costs import (
    ALTERNATIVE,
    AS_ALLOWED,
    BY_TEXT,
    SPELLS_CAST,
    of_keyword,
    other_costs,
)
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Face
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone


@rule("118.9a")
def why_not_for_that_cost(
    now: Now, action: CastSpell, face: Face, costs: tuple[str, ...]
) -> Iterator[Reason]:
    """Only one cost can be paid rather than the mana cost, and only where its condition is met."""
    named = [name for name in costs if name in ALTERNATIVE or name == BY_TEXT]
    if len(named) + action.free > 1:
        yield Reason(cite(why_not_for_that_cost), "only one cost can replace the mana cost")
    if action.free and not action.allowed and not _may_be_free(now, action, face):
        text = "nothing lets {0} be cast from there without paying its mana cost"
        yield Reason(Rule("118.9"), text, (action.card,))
    if "spectacle" in named:
        yield from spectacle(now, action.player)
    if "surge" in named:
        yield from surge(now, action.player)
    if BY_TEXT in named and not other_costs(now, action, face):
        text = "nothing lets another cost be paid for {0} now"
        yield Reason(Rule("118.9"), text, (action.card,))


def _may_be_free(now: Now, action: CastSpell, face: Face) -> bool:
    """From a hand some effect that the call does not name may let it be cast free; from elsewhere
    it must be one that is there."""
    if now.game.objects[action.card].zone not in (Zone.LIBRARY, Zone.GRAVEYARD):
        return True
    return any(effect.cost == Cost() for effect, _ in other_costs(now, action, face))


@rule("702.137a")
def spectacle(now: Now, player: int) -> Iterator[Reason]:
    """A spectacle cost can be paid only where an opponent has lost life this turn."""
    if not any(now.game.players[other].life_lost for other in now.game.opponents(player)):
        yield Reason(cite(spectacle), "no opponent has lost life this turn")


@rule("702.117a")
def surge(now: Now, player: int) -> Iterator[Reason]:
    """A surge cost can be paid only where the player has cast another spell this turn."""
    if SPELLS_CAST not in now.game.players[player].marks:
        yield Reason(cite(surge), "no other spell has been cast this turn by that player")


def alternatives(now: Now, action: CastSpell, face: Face) -> Iterator[str]:
    """The costs that may replace the mana cost of the card where it is now, by name."""
    zone = now.game.objects[action.card].zone
    for name in sorted(ALTERNATIVE - AS_ALLOWED):
        if (name == "flashback") == (zone is Zone.GRAVEYARD) and of_keyword(face, name):
            yield name
    if other_costs(now, action, face):
        yield BY_TEXT


def remember_cast(play: Play, player: int) -> None:
    """That a player has cast a spell is known for the rest of the turn."""
    marks = play.game.players[player].marks
    if SPELLS_CAST not in marks:
        play.set(play.game.with_player(player, marks=marks | {SPELLS_CAST}))


def count_commander(play: Play, action: CastSpell) -> None:
    """How often a commander was cast from the command zone is counted for the whole game."""
    card = play.game.objects[action.card]
    if card.zone is not Zone.COMMAND or not card.commander:
        return
    cast = dict(play.game.players[action.player].commander_casts)
    cast[card.label] = cast.get(card.label, 0) + 1
    play.set(play.game.with_player(action.player, commander_casts=tuple(cast.items())))
