"""What a call tells of the turn so far: who attacked and blocked, what entered, who gained life."""

from __future__ import annotations

from app.engine.cr.cr608_looking_back import counted
from app.engine.cr.cr731_day_and_night import by_what_is_there
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.rules import Rules
from app.engine.kernel.told import UNKNOWN_SPELLS
from app.engine.kernel.turn import Happened
from app.terms import events as ev
from app.terms.selectors import Status
from app.terms.steps import Step
from app.terms.zones import Zone


def this_turn(game: Game, rules: Rules) -> Game:
    """The game with what has happened this turn remembered, as far as the call tells: what attacks
    was declared so, what is sick has entered, what has damage was dealt it."""
    combat = game.combat
    attackers = {attack.attacker for attack in combat.attacks} if combat is not None else set()
    blockers = {blocker for blocker, _ in combat.blocks} if combat is not None else set()
    objects = dict(game.objects)
    for id, object in game.objects.items():
        told = (
            (Status.ATTACKED_THIS_TURN, id in attackers),
            (Status.ATTACKED_THIS_COMBAT, id in attackers),
            (Status.BLOCKED_THIS_TURN, id in blockers),
            (Status.BLOCKED_THIS_COMBAT, id in blockers),
            (Status.ENTERED_THIS_TURN, object.sick),
            (Status.DEALT_DAMAGE_THIS_TURN, object.damage > 0),
        )
        marks = frozenset(status.value for status, so in told if so)
        if marks and object.zone is Zone.BATTLEFIELD:
            objects[id] = object.but(marks=object.marks | marks)
    game = _with_the_draw(game.but(objects=objects))
    now = Now(rules, game)
    if not game.turn.daytime:
        daytime = by_what_is_there(now)
        if daytime is not None:
            now = Now(rules, game.but(turn=game.turn.but(daytime=daytime)))
    return _with_the_spells(counted(now, now, _events(game)))


def _with_the_spells(game: Game) -> Game:
    """The game with the spells counted that a call says were cast, and says no more of."""
    told = tuple(
        Happened(UNKNOWN_SPELLS, index, None, player.spells_cast)
        for index, player in enumerate(game.players)
        if player.spells_cast
    )
    return game.but(tally=game.tally + told) if told else game


def _with_the_draw(game: Game) -> Game:
    """The game with the card counted that the active player drew as the draw step began, where the
    call begins in it; of later steps nothing is known that the call does not say."""
    turn = game.turn
    if turn.step is not Step.DRAW:
        return game
    return game.with_player(turn.active, drawn=1)


# The id of no object.
_NOWHERE = 0


def _events(game: Game) -> tuple[ev.Event, ...]:
    found: list[ev.Event] = []
    combat = game.combat
    if combat is not None and combat.attacks:
        attacks = tuple((a.attacker, a.target) for a in combat.attacks if a.target is not None)
        found.append(ev.AttackersDeclared(attacks))
    for index, player in enumerate(game.players):
        if player.life_gained:
            found.append(ev.LifeGain(index, player.life_gained))
        if player.life_lost:
            found.append(ev.LifeLoss(index, player.life_lost))
        found += [ev.LandPlayed(_NOWHERE, index)] * player.lands_played
    # What a call lists as having come this turn has entered, from where nobody knows.
    found += [
        ev.Moved(_NOWHERE, Zone.BATTLEFIELD, controller=object.controller, new=id)
        for id in game.battlefield
        if (object := game.objects[id]).sick
    ]
    return tuple(found)
