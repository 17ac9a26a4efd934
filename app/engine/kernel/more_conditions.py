"""Conditions about how something was cast, about several players, and about the turn before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kernel.choices_made import choices_for
from app.engine.kernel.comparing_players import has_more
from app.engine.kernel.how_cast import was_cast
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import as_it_last_was, matches, one
from app.engine.kernel.spent_mana import was_spent
from app.engine.kernel.told import NotModelled, event_can_be_told, times_in
from app.engine.kernel.who import as_it_was, is_player, players
from app.terms import conditions as co
from app.terms.daytime import DAY, NIGHT
from app.terms.selectors import IsChosen, Who
from app.terms.speed import MAX_SPEED


def _last_turn(now: Now, condition: co.HappenedLastTurn, at: Viewpoint) -> bool:
    """Whether the event occurred in the turn before, as often as asked for by one player. What
    happened before the call began nobody knows, and several players are counted together."""
    event, last = condition.event, now.game.last_tally
    now.reads.add("tally")
    apart = condition.times > 1 and event.player is not Who.YOU
    if last is None or apart or not event_can_be_told(event):
        raise NotModelled(condition)
    return times_in(last, event, at) >= condition.times


def _was_cast(now: Now, condition: co.WasCast, at: Viewpoint) -> bool:
    return was_cast(now, condition, as_it_last_was(now, condition.object, at), at)


def _chose(now: Now, condition: co.Chose, at: Viewpoint) -> bool:
    """Whether that was chosen for the source as it entered; a word is one of two that were."""
    now.reads.add("status")
    object = as_it_was(now, at.object)
    chosen = () if object is None else choices_for(now.game, object)
    if condition.keyword == "word" and all(kind != "word" for kind, _ in chosen):
        raise NotModelled(IsChosen("word"))
    return (condition.keyword, condition.word) in chosen


def _keyword_holds(now: Now, condition: co.KeywordHolds, at: Viewpoint) -> bool:
    """Whether its controller has max speed, or the permanent is solved."""
    if condition.keyword == "max speed":
        now.reads.add("players")
        return now.game.players[at.controller].speed >= MAX_SPEED
    now.reads.add("status")
    object = as_it_was(now, at.object)
    return object is not None and condition.keyword in object.marks


def _was_crewed(now: Now, condition: co.WasCrewed, at: Viewpoint) -> bool:
    now.reads.update(("turn", "zones", "status"))
    what = one(now, condition.what, at)
    return any(
        crewed == what and as_it_was(now, by) is not None and matches(now, condition.by, by, at)
        for by, crewed in now.game.turn.crewed
    )


def _is_day(now: Now, condition: co.IsDay, at: Viewpoint) -> bool:
    now.reads.add("daytime")
    return now.game.turn.daytime == (NIGHT if condition.night else DAY)


def _player_is(now: Now, condition: co.PlayerIs, at: Viewpoint) -> bool:
    named = players(now, condition.who, at)
    return bool(named) and all(is_player(now, condition.one_of, each, at) for each in named)


def _clash_won(_: Now, condition: co.ClashWon, at: Viewpoint) -> bool:
    if at.clash is None:
        raise NotModelled(condition)
    return at.clash


MORE: dict[type, Callable[[Now, Any, Viewpoint], bool]] = {
    co.ClashWon: _clash_won,
    co.Chose: _chose,
    co.HappenedLastTurn: _last_turn,
    co.HasMore: has_more,
    co.IsDay: _is_day,
    co.KeywordHolds: _keyword_holds,
    co.ManaWasSpent: was_spent,
    co.PlayerIs: _player_is,
    co.WasCast: _was_cast,
    co.WasCrewed: _was_crewed,
}
