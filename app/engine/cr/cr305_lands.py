"""Playing lands (CR 305)."""

from __future__ import annotations

from app.engine.cr.cr117_player_actions import (
    refuse,
    why_no_priority,
    why_not_sorcery_speed,
)
from app.engine.cr.cr601_permissions import permitted, remember_use
from app.engine.cr.cr601_prohibitions import why_no_lands
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player
from app.terms.cards import Layout
from app.terms.cite import Rule
from app.terms.events import LandPlayed, Moved, PlayerRef
from app.terms.player_actions import PlayLand
from app.terms.prohibitions import MoreLands
from app.terms.types import CardType
from app.terms.zones import Zone

PLAYED = "land played"
# More lands than anybody plays in a turn.
ANY_NUMBER = 10**9


@rule("305.1", "action", PlayLand)
def play_land(play: Play, action: PlayLand) -> None:
    """A land card is put onto the battlefield without using the stack; nothing can be done in
    response."""
    refuse(action.player, why_not_played(play.now, action))
    remember_use(play, action.player, play.game.objects[action.card], action.face)
    entering = Moved(action.card, Zone.BATTLEFIELD, controller=action.player, face=action.face)
    play.happen((LandPlayed(action.card, action.player), entering), cite(play_land))
    player = play.game.players[action.player]
    marks, number = player.marks | {PLAYED}, player.lands_played + 1
    play.set(play.game.with_player(action.player, marks=marks, lands_played=number))


@rule("305.2a")
def may_be_played(now: Now, player: int) -> int:
    """How many lands a player may play each turn: one, and those that effects add to it."""
    more = [
        effect.number
        for effect, at in now.modifications(MoreLands)
        if is_player(now, effect.who, player, at)
    ]
    if None in more:
        return ANY_NUMBER
    return 1 + sum(number for number in more if number is not None)


@rule("305.2")
def why_not_played(now: Now, action: PlayLand) -> tuple[Reason, ...]:
    """All reasons why a land can't be played now: one in each of the player's own turns, at the
    time of a sorcery."""
    object = now.game.objects[action.card]
    player = PlayerRef(action.player)
    found = [
        *why_no_priority(now, action.player),
        *why_not_sorcery_speed(now, action.player, cite(play_land)),
    ]
    found += why_no_lands(now, action.player, object.zone)
    if CardType.LAND not in object.card.faces[action.face].types:
        found.append(Reason(cite(play_land), "{0} is no land", (object.id,)))
    in_hand = object.zone is Zone.HAND and object.owner == action.player
    if not in_hand and not permitted(now, action.player, object, action.face):
        found.append(Reason(cite(play_land), "{0} is not in {1}'s hand", (object.id, player)))
    played, most = now.game.players[action.player].lands_played, may_be_played(now, action.player)
    if played >= most:
        text = "{0} has played a land this turn" if most == 1 else "{0} has played {1} lands"
        found.append(Reason(cite(why_not_played), text, (player, str(played))))
    if action.face and object.card.layout is not Layout.MODAL_DFC:
        found.append(Reason(Rule("712.11"), "that face of {0} can't be played", (object.id,)))
    return tuple(found)
