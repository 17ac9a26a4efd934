"""Whether what happened is what a triggered ability watches for, and how often (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from app.engine.cr.cr106_types_of_mana import ways
from app.engine.cr.cr603_trigger_events import Occurrence, still_known
from app.engine.cr.cr603_what_is_heeded import casts_of_each, not_heeded, of_each_player
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint, Watcher
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, has_happened, holds, is_player, matches
from app.engine.kernel.told import action_of
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.events import (
    BecameTarget,
    CardDrawn,
    LifeGain,
    LifeLoss,
    ManaAdded,
    Moved,
    TappedForMana,
)
from app.terms.mana_effects import ManaMade
from app.terms.selectors import (
    AbilityOnStack,
    ObjectIs,
    Selector,
    This,
    Who,
)
from app.terms.steps import Step

Occurrences = list[Occurrence]


def matches_of(
    view: Now, watcher: Watcher, trigger: Trigger, happened: Occurrences
) -> Iterator[WaitingTrigger]:
    """One trigger for each time that the condition is matched by what happened of its kind.

    Raises NotModelled where that can't be told.
    """
    if not_heeded(trigger):
        raise NotModelled(trigger)
    at = Viewpoint(watcher.object, watcher.controller, watcher.name)
    asked = Asked(view, trigger, at, happened)
    fits = FITS.get(trigger.kind, Asked.plainly)
    fitting = [found for found in happened if asked.narrows(found) and fits(asked, found)]
    groups = list(grouped(trigger, fitting))
    if trigger.ordinal is not None:
        groups = in_turn(view, trigger, at, groups)
    for group in groups:
        yield about(watcher, trigger, group)


def in_turn(
    view: Now, trigger: Trigger, at: Viewpoint, groups: list[Occurrences]
) -> list[Occurrences]:
    """Of what just happened, the one that is the so-manieth of this turn. It has been counted
    already (608.2i)."""
    wanted = trigger.ordinal or 0
    if trigger.kind is Kind.BEGINNING_OF_STEP:
        turn = view.game.turn
        if trigger.step is Step.POSTCOMBAT_MAIN:
            return groups if turn.nth_main == wanted else []  # 505.1b
        return [] if turn.added else groups
    if of_each_player(trigger):
        return [group for group in groups if _place(view, groups, group) == wanted]
    if casts_of_each(trigger):
        return [group for group in groups if _is_theirs(view, trigger, at, groups, group)]
    before = has_happened(view, replace(trigger, ordinal=None, during=None), at) - len(groups)
    if before < 0:
        raise NotModelled(trigger)  # what happened before was not counted
    return groups[wanted - before - 1 : wanted - before] if before < wanted else []


def _is_theirs(
    view: Now, trigger: Trigger, at: Viewpoint, groups: list[Occurrences], group: Occurrences
) -> bool:
    """Whether it is the so-manieth spell of that kind that its player has cast this turn."""
    player = group[0].player
    own = [each for each in groups if each[0].player == player]
    ahead = [each is group for each in own].index(True)
    theirs = replace(trigger, ordinal=None, during=None, player=Who.TRIGGERING_PLAYER)
    told = has_happened(view, theirs, replace(at, that_player=player))
    if told < len(own):
        raise NotModelled(trigger)  # what has just been cast was not counted
    return told - len(own) + ahead + 1 == trigger.ordinal


# What a card says that is done with it by its player.
_OF_ITSELF = frozenset({"discard ~", "sacrifice ~", "unlock this door"})


def _place(view: Now, groups: list[Occurrences], group: Occurrences) -> int:
    """Which of the turn's events of its player it is; of gains and losses of life whether it is the
    first or not. They have been counted already."""
    first = group[0]
    assert first.player is not None
    player = view.game.players[first.player]
    own = [each for each in groups if each[0].player == first.player]
    ahead = [each is group for each in own].index(True)
    if isinstance(first.event, LifeGain | LifeLoss):
        gained = isinstance(first.event, LifeGain)
        told = player.life_gained if gained else player.life_lost
        before = told - sum(one.amount or 0 for each in own for one in each)
        return 1 if before <= 0 and not ahead else 2
    after = player.drawn if isinstance(first.event, CardDrawn) else player.spells_cast
    return after - len(own) + ahead + 1


@dataclass(frozen=True, slots=True)
class Asked:
    """A trigger condition, seen from its source, and all that happened of its kind."""

    view: Now
    trigger: Trigger
    at: Viewpoint
    happened: Occurrences

    def narrows(self, found: Occurrence) -> bool:
        """Whether the step, the kind of counter and combat are as the condition says, and what
        must be so at that moment is."""
        trigger = self.trigger
        if trigger.combat is not None and trigger.combat is not found.combat:
            return False
        if trigger.kind is Kind.DEALS_DAMAGE and (found.amount or 0) < (trigger.number or 0):
            return False
        if trigger.step is not None and found.word != trigger.step.value:
            return False
        if trigger.action is not None and not self.does(found):
            return False
        if trigger.mana is not None and not self.of_mana(trigger.mana, found):
            return False
        if trigger.during is not None:
            turn = self.view.game.turn.whose
            if not is_player(self.view, trigger.during, turn, self.at):
                return False
        if trigger.condition is not None and not holds(self.view, trigger.condition, self.at):
            return False
        return trigger.counter is None or found.word == trigger.counter

    def does(self, found: Occurrence) -> bool:
        """Whether it is the very action, and the amount where one is named; of a draw, whether it
        is another than the first of a draw step."""
        if self.trigger.kind is Kind.DRAWS:
            return not getattr(found.event, "first_of_step", False)
        if self.trigger.kind is Kind.COUNTERS_PUT:
            return found.player == self.at.controller  # it is said who puts them
        if self.trigger.kind is Kind.COUNTERS_REMOVED:
            return self.is_last(found)
        wanted = action_of(self.trigger)
        if found.word != wanted or self.trigger.number not in (None, found.amount):
            return False
        if wanted in _OF_ITSELF:
            return found.other == self.at.object
        return " another " not in f"{wanted} " or found.other != self.at.object

    def is_last(self, found: Occurrence) -> bool:
        """Whether no counter of the kind is left."""
        left = None if found.subject is None else self.view.game.find(found.subject)
        return left is not None and found.word is not None and not left.count(found.word)

    def of_mana(self, wanted: ManaMade, found: Occurrence) -> bool:
        """Whether mana of a type that the condition names was made."""
        types = {kind for made in ways(self.view, wanted, self.at) for kind in made}
        made = found.event.mana if isinstance(found.event, TappedForMana | ManaAdded) else ()
        return not types.isdisjoint(made)

    def plainly(self, found: Occurrence) -> bool:
        """Whether subject, second object and player each match where the condition names them."""
        if found.subject is not None and not self.object(self.trigger.subject, found.subject):
            return False
        return self.player(found) and self.other(found)

    def attacks(self, found: Occurrence) -> bool:
        """Whether it attacks whom it should, and enough others attack at the same time."""
        other = self.trigger.other
        if not (self.object(self.trigger.subject, found.subject) and self.player(found)):
            return False
        if other is None:
            return True
        others = sum(
            one.subject != found.subject and self.object(other, one.subject)
            for one in self.happened
        )
        return others >= (self.trigger.number or 1)

    def deals_damage(self, found: Occurrence) -> bool:
        """Whether the source matches, and the recipient is one that the condition names."""
        trigger = self.trigger
        if not self.object(trigger.subject, found.subject):
            return False
        if trigger.other is None and trigger.player is None:
            return True
        if found.player is not None:
            return trigger.player is not None and self.player(found)
        return trigger.other is not None and self.other(found)

    def is_dealt_damage(self, found: Occurrence) -> bool:
        """Whether the recipient matches (a player, or else an object), and the source does."""
        trigger = self.trigger
        if trigger.player is not None:
            recipient = found.player is not None and self.player(found)
        else:
            recipient = self.object(trigger.subject, found.subject)
        return recipient and self.other(found)

    def you_become_target(self, found: Occurrence) -> bool:
        """Whether it is the controller of the ability that has become a target, and the spell or
        ability is one that the condition names."""
        return found.by == self.at.controller and self.player(found) and self.other(found)

    def discards(self, found: Occurrence) -> bool:
        """Whether the player matches, and the card does where the condition describes it (`This` is
        what it says where it does not). Raises NotModelled for a card that nobody knows."""
        trigger = self.trigger
        card = trigger.other if trigger.other is not None else trigger.subject
        if not self.player(found):
            return False
        if card == This():
            return True
        if found.subject is None:
            raise NotModelled(card)
        return self.object(card, found.subject)

    def moves(self, found: Occurrence) -> bool:
        """Whether a card goes from and to the zones of the condition. What goes somewhere is looked
        at as it is there, what only leaves as it was."""
        trigger, event = self.trigger, found.event
        if not isinstance(event, Moved) or trigger.source not in (None, found.word):
            return False
        if isinstance(trigger.subject, ObjectIs) and trigger.to is not None:
            return event.to is trigger.to and found.subject == trigger.subject.object
        if trigger.to is None:
            return found.subject == event.object and self.plainly(found)
        there = event.to is trigger.to and found.subject != event.object
        return there and self.plainly(found)

    def chapter(self, found: Occurrence) -> bool:
        """Whether it is the chapter of the condition, of the Saga that it stands on."""
        same = found.amount == self.trigger.number
        return same and self.object(self.trigger.subject, found.subject)

    def object(self, selector: Selector, id: int | None) -> bool:
        """Whether an object matches, by its last known information if it is gone."""
        if id is None or not still_known(self.view.game, id):
            return False
        return matches(self.view, selector, id, self.at)

    def other(self, found: Occurrence) -> bool:
        """Whether the second object of the event matches."""
        wanted = self.trigger.other
        if isinstance(wanted, AbilityOnStack) and isinstance(found.event, BecameTarget):
            return self.ability(wanted, found.event.item)
        return wanted is None or self.object(wanted, found.other)

    def ability(self, wanted: AbilityOnStack, id: int | None) -> bool:
        """Whether something on the stack is an ability of the kind that is asked for."""
        for item in self.view.game.stack:
            if item.id == id and not item.spell:
                return wanted.activated if item.trigger is None else wanted.triggered
        return False

    def player(self, found: Occurrence) -> bool:
        """Whether the event is about a player whom the trigger condition names."""
        if self.trigger.player is None:
            return True
        if found.player is None or not (found.direct or self.trigger.permanents):
            return False
        return is_player(self.view, self.trigger.player, found.player, self.at)


FITS: dict[Kind, Callable[[Asked, Occurrence], bool]] = {
    Kind.ATTACKS: Asked.attacks,
    Kind.ATTACKS_ALONE: Asked.attacks,
    Kind.DEALS_DAMAGE: Asked.deals_damage,
    Kind.IS_DEALT_DAMAGE: Asked.is_dealt_damage,
    Kind.YOU_BECOME_TARGET: Asked.you_become_target,
    Kind.DISCARDS: Asked.discards,
    Kind.CHAPTER: Asked.chapter,
    Kind.MOVES: Asked.moves,
}


def _one_by_one(trigger: Trigger) -> bool:
    """Whether it triggers for each counter: of several that are removed one is the last."""
    removed = trigger.kind is Kind.COUNTERS_REMOVED and trigger.action is None
    return (removed or trigger.kind is Kind.COUNTERS_PUT) and not trigger.batched


@rule("603.2c")
def grouped(trigger: Trigger, found: Occurrences) -> Iterator[Occurrences]:
    """An ability triggers once for each occurrence, or once for all that its condition takes
    together: one or more objects, the damage that one source deals at once, one loss of life."""
    if _one_by_one(trigger):
        for occurrence in found:
            yield from ([occurrence] for _ in range(occurrence.amount or 1))
        return
    groups: dict[object, Occurrences] = {}
    for number, occurrence in enumerate(found):
        groups.setdefault(_together(trigger, occurrence, number), []).append(occurrence)
    least = trigger.number if trigger.kind is Kind.PLAYER_ATTACKS else None
    yield from (group for group in groups.values() if len(group) >= (least or 1))


def _together(trigger: Trigger, found: Occurrence, number: int) -> object:
    """Occurrences with the same key trigger the ability once."""
    if trigger.kind is Kind.COUNTERS_PUT:
        return number
    if trigger.batched or trigger.kind is Kind.PLAYER_ATTACKS:
        return found.player if trigger.player is not None else None
    match trigger.kind:
        case Kind.DEALS_DAMAGE if trigger.other is None and trigger.player is None:
            return found.subject
        case Kind.IS_DEALT_DAMAGE if trigger.other is None:
            return found.subject, found.player
        case Kind.LOSES_LIFE:
            return found.player
        case _:
            return number


def about(watcher: Watcher, trigger: Trigger, group: Occurrences) -> WaitingTrigger:
    """The ability as it has triggered, with what its event was about."""
    first = group[0]
    subjects = tuple(dict.fromkeys(one.subject for one in group if one.subject is not None))
    subject = subjects[0] if len(subjects) == 1 else None
    # The second object is spoken of only where the condition names it.
    named = trigger.other is not None and len({one.other for one in group}) == 1
    other = first.other if named else None
    amount = None
    if first.amount is not None:
        one_each = _one_by_one(trigger)
        amount = 1 if one_each else sum(one.amount or 0 for one in group)
    elif trigger.batched:
        amount = len(group)  # “that many”
    player = first.player
    if trigger.kind is Kind.PLAYER_ATTACKS and (
        trigger.player is None or player == watcher.controller
    ):
        player = first.by
    return WaitingTrigger(
        watcher.ability,
        watcher.object,
        watcher.controller,
        watcher.name,
        first.event,
        subject if other is None else other,
        player,
        amount,
        watcher.keyword,
        subject,
        subjects if trigger.batched or trigger.kind is Kind.PLAYER_ATTACKS else (),
        tuple(pair for one in group for pair in one.became),
    )
