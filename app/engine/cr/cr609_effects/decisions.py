"""Effects made of other effects: at the same time, if something is so, if a player wants it."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr608_casting_while_resolving import unknown, ways_of
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    doer,
    group_of,
    permanents,
    zone_of,
)
from app.engine.cr.cr609_effects.following import choice_of, follow
from app.engine.cr.cr609_effects.some_of import candidates
from app.engine.kernel.choice import Choice
from app.engine.kernel.choices_made import filled_in
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds, matches
from app.engine.kernel.trace import Happened
from app.terms import effects as ef
from app.terms import library_effects as le
from app.terms.conditions import ClashWon
from app.terms.events import Damage, PlayerRef
from app.terms.selectors import SomeOf
from app.terms.zones import Zone

_CLASH = ef.KeywordAction("clash")


@rule("608.2f", "effect", ef.AtOnce)
def at_once(play: Play, effect: ef.AtOnce, at: Viewpoint) -> None:
    """Several things are done at the same time."""

    def all_of_them() -> None:
        follow(play, effect.effects, at)

    play.together(cite(at_once), all_of_them)


@rule("608.2c", "effect", ef.IfSo)
def if_so(play: Play, effect: ef.IfSo, at: Viewpoint) -> None:
    """What is done depends on how things are as it would be done."""
    follow(play, effect.effects if holds(play.now, effect.condition, at) else effect.otherwise, at)


_LOOKS = (le.LookAtTop, le.UntilFound)


@rule("608.2d", "effect", ef.MayDo)
def may_do(play: Play, effect: ef.MayDo, at: Viewpoint) -> None:
    """A player who may do something decides as it would be done; what hangs on it happens only if
    it was done."""
    if len(effect.effects) == 1 and isinstance(effect.effects[0], ef.Choose):
        may_choose(play, effect, effect.effects[0], at)
        return
    for player in affected_players(play.now, effect.who, at):
        about = () if at.object is None else (at.object,)
        open_to = (False,) if impossible(play.now, effect.effects, player, at) else (True, False)
        asked = Choice(player, "may", cite(may_do), about, open_to)
        start, before = len(play.trace), play.game
        chosen = play.choose(asked)
        then = follow(play, effect.effects, at) if chosen else at
        # Looking at cards and revealing them changes nothing, and is done all the same.
        looked = chosen and any(map(_only_shows, effect.effects))
        done = looked or _something_done(play, start, before)
        follow(play, effect.then if done else effect.otherwise, then)


def _only_shows(effect: ef.Effect) -> bool:
    shows = isinstance(effect, ef.KeywordAction) and effect.name == "reveal"
    return shows or isinstance(effect, _LOOKS)


@rule("608.2d", "effect", le.UnlessDealtDamage)
def unless_dealt_damage(play: Play, effect: le.UnlessDealtDamage, at: Viewpoint) -> None:
    """A player may have damage dealt to them so that something does not happen; of several players
    each is asked in turn, until one does."""
    source = doer(play.now, effect.source, at)
    for player in affected_players(play.now, effect.who, at):
        about = () if at.object is None else (at.object,)
        asked = Choice(player, "may", cite(unless_dealt_damage), about, (True, False))
        if source is not None and play.choose(asked):
            amount = amount_of(play.now, effect.amount, at)
            deal_damage(
                play, [Damage(source, PlayerRef(player), amount)], cite(unless_dealt_damage)
            )
            follow(play, effect.then, at)
            return
    follow(play, effect.effects, at)


def impossible(now: Now, effects: tuple[ef.Effect, ...], player: int, at: Viewpoint) -> bool:
    """Whether the player can't do what they may do: they have too little to sacrifice or discard,
    or what is to be sacrificed is not theirs. An option that can't be carried out can't be chosen.
    What comes later in a text may become possible by what comes before.
    """
    match effects[0] if effects else None:
        case ef.SacrificeSome(who, what, count) if affected_players(now, who, at) == (player,):
            own = [o.id for o in now.permanents(player) if matches(now, what, o.id, at)]
            return len(own) < amount_of(now, count, at)
        case ef.SacrificeIt(what):
            return not any(now.controller(id) == player for id in permanents(now, what, at))
        case ef.DiscardCards(who, count, None) if affected_players(now, who, at) == (player,):
            known = sum(1 for _ in now.in_zone(Zone.HAND, player))
            return known + now.game.players[player].hand < amount_of(now, count, at)
        case ef.KeywordAction("blight"):
            return not any(True for _ in now.creatures(player))
        case le.CastIt() as cast:
            return not ways_of(now, cast, at) and not unknown(now, cast.what, at)
        case ef.MoveTo(what=SomeOf() as some) if not some.up_to and not _hides(now, some, at):
            return len(candidates(now, some, at)) < (some.count or 0)
        case _:
            return False


def _hides(now: Now, some: SomeOf, at: Viewpoint) -> bool:
    """Whether what may be chosen is in a hand of which the call does not name all cards."""
    return zone_of(some.what) is Zone.HAND and bool(now.game.players[at.controller].hand)


def may_choose(play: Play, effect: ef.MayDo, choose: ef.Choose, at: Viewpoint) -> None:
    """A player who may choose something decides that and what at once."""
    picked = choice_of(play, choose, at, optional=True)
    if picked:
        follow(play, filled_in(effect.then, picked), at)
    else:
        follow(play, effect.otherwise, at)


@rule("608.2c", "effect", le.InsteadIf)
def instead_if(play: Play, effect: le.InsteadIf, at: Viewpoint) -> None:
    """Later words of a text may put other instructions in the place of earlier ones; where a player
    may do those instead and does not, the earlier ones stand."""
    if isinstance(effect.condition, ClashWon) and effect.effects[:1] == (_CLASH,):
        at = follow(play, (_CLASH,), at)  # it is known only after that who wins
        effect = replace(effect, effects=effect.effects[1:])
    so = holds(play.now, effect.condition, at)
    if so and at.group is None and effect.effects:
        at = replace(at, group=group_of(play.now, effect.effects[0], at))
    follow(play, _put_in_place(effect) if so else effect.effects, at)


def _put_in_place(effect: le.InsteadIf) -> tuple[ef.Effect, ...]:
    match effect.instead:
        case (ef.MayDo(otherwise=()) as may,):
            return (replace(may, otherwise=effect.effects),)
        case _:
            return effect.instead


@rule("608.2c", "effect", le.IfDone)
def if_done(play: Play, effect: le.IfDone, at: Viewpoint) -> None:
    """What hangs on an instruction is done only if that could be done, and what hangs on its not
    being possible only if it could not. Raises NotModelled where a part of it might be done."""
    first = effect.effects[0]
    if isinstance(first, ef.Later):  # it hangs on what is done then
        inside = replace(effect, effects=first.effects)
        follow(play, (replace(first, effects=(inside,)),), at)
        return
    if effect.otherwise and not _all_or_nothing(first):
        raise NotModelled(effect)
    start, before = len(play.trace), play.game
    missing = bool(effect.otherwise) and impossible(play.now, effect.effects, at.controller, at)
    then = follow(play, effect.effects, at)  # as far as it is possible (609.3)
    done = not missing and _something_done(play, start, before)
    follow(play, effect.then if done else effect.otherwise, then)


def _something_done(play: Play, start: int, before: Game) -> bool:
    """Whether anything has happened since then; that an effect began to last is no event."""
    if any(isinstance(entry, Happened) for entry in play.trace[start:]):
        return True
    return any(lasting not in before.effects for lasting in play.game.effects)


def _all_or_nothing(effect: ef.Effect) -> bool:
    """Whether it is known beforehand that the whole of an instruction is impossible, or it is about
    one thing."""
    if isinstance(effect, ef.SacrificeSome | ef.SacrificeIt | ef.DiscardCards):
        return True
    what = getattr(effect, "what", None)
    if isinstance(effect, ef.MoveTo) and isinstance(what, SomeOf) and what.count is not None:
        return zone_of(what.what) is not Zone.HAND
    some = what.count if isinstance(what, SomeOf) else 1
    return bool(getattr(effect, "count", 1) == 1 and some == 1)
