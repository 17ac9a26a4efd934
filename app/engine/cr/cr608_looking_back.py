"""Looking back in time: how often something has happened this turn (CR 608.2i).

An event is looked at as it happens, by what its objects are like then. Only what some card of the
game asks about is counted.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr603_handling_triggered_abilities import looks_back
from app.engine.cr.cr603_matching import matches_of
from app.engine.cr.cr603_trigger_events import occurrences
from app.engine.kernel.game import Game, Happened, StackItem
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now, Watcher
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.told import THIS_RESOLVES, about_itself, event_can_be_told, of_any
from app.terms import events as ev
from app.terms.abilities import EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import TimesThisTurn
from app.terms.cards import Card, Face
from app.terms.conditions import HappenedLastTurn, HappenedThisTurn
from app.terms.playing import MostSpells
from app.terms.selectors import Who
from app.terms.zones import Zone

Asked = tuple[Trigger, int, int | None]
# In the place of an object: the event is counted for each of its objects apart.
_EACH = -1
_EVENTS = (
    ev.AttackersDeclared,
    ev.BlockersDeclared,
    ev.BecameBlocked,
    ev.Damage,
    ev.LifeGain,
    ev.LifeLoss,
    ev.Moved,
    ev.TokenCreated,
    ev.Sacrificed,
    ev.CardsDiscarded,
    ev.CardDrawn,
    ev.CountersPut,
    ev.SpellCast,
    ev.BecameTarget,
    ev.ActionDone,
    ev.SpellCopied,
    ev.LandPlayed,
)


@rule("608.2i", "observe", *_EVENTS, order=-2)
def remember(play: Play, before: Now, events: tuple[ev.Event, ...]) -> None:
    """What a text asks about this turn is noted as it happens: later its objects need not be there,
    nor still be what they were."""
    if before.once(_asked_by_all):
        game = counted(before, play.now, events)
        if game is not play.game:
            play.set(game)


def counted(before: Now, after: Now, events: tuple[ev.Event, ...]) -> Game:
    """The game after, with what has happened in it counted."""
    game = _with_the_spell(before.game, after.game, events)
    happened = _times(before, after, events)
    if not happened:
        return game
    tally = {(each.event, each.player, each.object): each.times for each in game.tally}
    for asked, times in happened:
        tally[asked] = tally.get(asked, 0) + times
    return game.but(tally=tuple(Happened(*asked, times) for asked, times in tally.items()))


def _with_the_spell(before: Game, game: Game, events: tuple[ev.Event, ...]) -> Game:
    """What was counted for a permanent spell is counted for the permanent that it has become: it is
    no other than that."""
    if not any(each.object is not None for each in game.tally):
        return game
    became = {
        event.object: event.new
        for event in events
        if isinstance(event, ev.Moved)
        and event.new is not None
        and event.to is Zone.BATTLEFIELD
        and (spell := before.find(event.object)) is not None
        and spell.zone is Zone.STACK
    }
    if not any(each.object in became for each in game.tally):
        return game
    return game.but(
        tally=tuple(
            replace(each, object=became[each.object]) if each.object in became else each
            for each in game.tally
        )
    )


def count_resolution(play: Play, item: StackItem) -> None:
    """How often an ability of one source has resolved this turn is counted where it asks for it
    itself, this time included."""
    if item.spell or item.source is None:
        return
    for part in parts_of(item.effects):
        if isinstance(part, TimesThisTurn) and part.event.action == THIS_RESOLVES:
            asked = (part.event, item.controller, item.source)
            tally = {(each.event, each.player, each.object): each.times for each in play.game.tally}
            tally[asked] = tally.get(asked, 0) + 1
            told = tuple(Happened(*each, times) for each, times in tally.items())
            play.set(play.game.but(tally=told))
            return


def _times(before: Now, after: Now, events: tuple[ev.Event, ...]) -> list[tuple[Asked, int]]:
    found: list[tuple[Asked, int]] = []
    by_kind = occurrences(before, events)
    for event, player, object in before.once(_asked_by_all):
        happened = by_kind.get(event.kind, [])
        if not happened:
            continue
        each_apart = object == _EACH
        seen_from = None if each_apart else object
        watcher = Watcher(seen_from, player, "", TriggeredAbility(event, ()), None)
        view = before if looks_back(event) else after
        try:
            matched = list(matches_of(view, watcher, event, happened))
        except NotModelled as missing:
            after.not_modelled.append(("what has happened this turn", missing.term))
            continue
        if each_apart:
            found += (((event, player, each.subject), 1) for each in matched)
        elif matched:
            found.append(((event, player, object), len(matched)))
    return found


def _asked_by_all(now: Now) -> tuple[Asked, ...]:
    """What the cards of the game ask about, each seen from its player."""
    found: dict[Asked, None] = {}
    everyone = range(len(now.game.players))
    for object in now.game.objects.values():
        for event in now.rules.once(_asked_by, object.card):
            if about_itself(event):
                at_home = object.zone is Zone.BATTLEFIELD and not object.phased_out
                player = now.of(object.id).controller if at_home else object.controller
                found[event, player, object.id] = None
            else:
                found.update((_seen_from(event, each), None) for each in everyone)
    for card in now.game.unlisted:
        for event in now.rules.once(_asked_by, card):
            if not about_itself(event):
                found.update((_seen_from(event, each), None) for each in everyone)
    return tuple(found)


def _seen_from(event: Trigger, player: int) -> Asked:
    """Whoever comes to control the text that asks may be that player."""
    bare, apart = event, None
    if (any_object := of_any(event)) is not None:
        bare, apart = any_object, _EACH
    if bare.player is Who.TRIGGERING_PLAYER:
        bare = replace(bare, player=Who.YOU)
    return bare, player, apart


def _meant(rules: Rules, face: Face) -> tuple[object, ...]:
    """The abilities of a face, keywords as what they stand for too."""
    keywords = (each for each in face.abilities if isinstance(each, KeywordAbility))
    return (face.abilities, *(tuple(stands_for(rules, keyword)) for keyword in keywords))


def _asked_by(rules: Rules, card: Card) -> tuple[Trigger, ...]:
    found: dict[Trigger, None] = {}
    for part in (part for face in card.faces for part in parts_of(_meant(rules, face))):
        if isinstance(part, (HappenedThisTurn, HappenedLastTurn, TimesThisTurn)):
            found[part.event] = None
        elif isinstance(part, MostSpells):
            found[Trigger(EventKind.CAST, part.what, player=Who.TRIGGERING_PLAYER)] = None
        elif isinstance(part, Trigger) and part.ordinal is not None:
            # Whose turn it is is the same for all of a turn.
            bare = replace(part, ordinal=None, during=None)
            if part.kind is EventKind.CAST and part.player in (Who.OPPONENT, Who.ANY):
                bare = replace(bare, player=Who.TRIGGERING_PLAYER)  # of each on their own
            found[bare] = None
    return tuple(filter(event_can_be_told, found))
