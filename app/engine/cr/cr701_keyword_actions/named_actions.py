"""Actions with a name of their own are carried out by the rule of that name (CR 701.1)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players, doer
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import Rules, cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms.amounts import Amount
from app.terms.events import ActionDone
from app.terms.instructions import KeywordAction
from app.terms.selectors import This

# What has been done, as texts that watch for it call it.
_DONE = {
    "adapt": "adapts",
    "amass": "amass",
    "bolster": "bolster",
    "connive": "connives",
    "explore": "explores",
    "investigate": "investigate",
    "populate": "populate",
    "proliferate": "proliferate",
    "scry": "scry",
    "shuffle": "shuffle your library",
    "surveil": "surveil",
}
_OF_OBJECTS = frozenset({"adapt", "connive", "explore"})
# A number tells how often these are done, and of these how many cards are looked at.
_REPEATED = frozenset({"investigate", "proliferate"})
_LOOKING = frozenset({"scry", "surveil"})


@rule("701.1", "effect", KeywordAction)
def keyword_action(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What a keyword action is, its own rule says. Raises NotModelled for those without one."""
    if not is_carried_out(play.rules, effect.name):
        raise NotModelled(effect)
    name = first_word(effect.name)
    for carry_out in play.rules.on("keyword action", name):
        doing = _about(play, effect, at)
        carry_out(play, effect, at)
        done = [ActionDone(player, _DONE[name], object) for player, object in doing]
        if done:
            play.happen(done, cite(carry_out))


def _about(play: Play, effect: KeywordAction, at: Viewpoint) -> list[tuple[int, int | None]]:
    """Who does it, once for each time: players, or an object of a player. Nothing is done where the
    number of cards that is looked at is 0 (701.22b, 701.25c)."""
    name = first_word(effect.name)
    if name not in _DONE:
        return []
    if name in _OF_OBJECTS:
        found = doer(play.now, effect.what or This(), at)
        return [] if found is None else [(play.now.known(found).controller, found)]
    number = number_of(play, effect.number, at)
    times = number if name in _REPEATED else min(1, number) if name in _LOOKING else 1
    return [
        (player, None)
        for player in affected_players(play.now, effect.who, at)
        for _ in range(times)
    ]


def is_carried_out(rules: Rules, name: str) -> bool:
    """Whether there is a rule for the action of that name."""
    return bool(rules.on("keyword action", first_word(name)))


def first_word(name: str) -> str:
    """Of an action that says what it makes, the word that names it: amass Orcs is amass."""
    return "amass" if name.startswith("amass ") else name


def number_of(play: Play, number: Amount | None, at: Viewpoint) -> int:
    """The number of an action, 1 where it has none."""
    return 1 if number is None else max(0, value(play.now, number, at))
