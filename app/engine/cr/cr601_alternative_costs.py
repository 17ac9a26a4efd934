"""Whether a cost may be paid rather than the mana cost (CR 118.9), and which ones there are."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr601_announced_costs import (
    AS_ALLOWED,
    BY_TEXT,
    SPELLS_CAST,
    granted,
    of_keyword,
    other_costs,
)
from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_proposals import FROM_GRAVEYARD
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.statuses import DISCARDED_THIS_TURN
from app.engine.kernel.turn import HIT
from app.terms.abilities import Unread
from app.terms.cards import Face
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.events import DISCARDED, Damage, Event, Moved, PlayerRef
from app.terms.keywords import ALTERNATIVE, KEYWORDS
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone

COMMANDER = "commander"
# What is paid for another face of the card, of which the front has the keyword too.
AS_FACE = frozenset({"cleave"})


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
    for name in ("prowl", "freerunning"):
        if name in named:
            yield from for_combat_damage(now, action, name)
    if "mayhem" in named and DISCARDED_THIS_TURN not in now.game.objects[action.card].marks:
        yield Reason(Rule("702.187b"), "{0} was not discarded this turn", (action.card,))
    if BY_TEXT in named and not other_costs(now, action, face):
        for ability in face.abilities:
            if isinstance(ability, Unread):
                raise NotModelled(ability)  # it may tell of the cost that was announced
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


@rule("702.76a")
def for_combat_damage(now: Now, action: CastSpell, name: str) -> Iterator[Reason]:
    """A prowl cost can be paid only where a source of the player's has dealt combat damage to a
    player this turn that had a creature type of the spell then; a freerunning cost where an
    Assassin or a commander has (702.173a)."""
    marks = now.game.players[action.player].marks
    wanted = {"Assassin", COMMANDER}
    if name == "prowl":
        wanted = set(as_spell(now, action).of(action.card).subtypes)
    if not any(hit_by(word) in marks for word in wanted):
        text = "no such source has dealt combat damage to a player this turn"
        yield Reason(Rule(KEYWORDS[name].rule + "a"), text)


def hit_by(word: str) -> str:
    """How it is marked on a player that a source of theirs of that type has hit someone in combat
    in this turn."""
    return f"{HIT} {word}"


@rule("702.76a", "observe", Damage)
def remember_hits(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What a source was as it dealt combat damage to a player is known for the rest of the turn."""
    for event in events:
        if not isinstance(event, Damage) or not event.combat or not event.amount:
            continue
        if not isinstance(event.recipient, PlayerRef):
            continue
        source, object = before.known(event.source), before.game.find(event.source)
        words = {*source.subtypes, *((COMMANDER,) if object and object.commander else ())}
        marks = play.game.players[source.controller].marks
        new = {hit_by(word) for word in words} - marks
        if new:
            play.set(play.game.with_player(source.controller, marks=marks | new))


@rule("702.187b", "observe", Moved)
def remember_discarded(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """That a card was discarded this turn is known of it as long as it stays in the graveyard."""
    for event in events:
        if isinstance(event, Moved) and event.kind == DISCARDED and event.new is not None:
            card = play.game.objects[event.new]
            play.set(play.game.with_object(card.but(marks=card.marks | {DISCARDED_THIS_TURN})))


def alternatives(now: Now, action: CastSpell, face: Face) -> Iterator[str]:
    """The costs that may replace the mana cost of the card where it is now, by name."""
    card = now.game.objects[action.card]
    zone = card.zone
    for name in sorted(ALTERNATIVE - AS_ALLOWED - AS_FACE):
        there = (name in FROM_GRAVEYARD) == (zone is Zone.GRAVEYARD)
        if there and (of_keyword(face, name) or granted(now, card, name)):
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
