"""What becomes of a spell as it resolves, or does not (CR 608.2n, 608.3)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr614_choices_as_it_enters import choose_as_it_enters
from app.engine.cr.cr702_keyword_abilities.chosen_as_it_enters import choose_for_keywords
from app.engine.cr.cr702_keyword_abilities.sneak import enters_attacking
from app.engine.cr.cr707_entering_as_a_copy import with_copy
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules, cite, rule
from app.engine.kernel.select import paid
from app.engine.kernel.statuses import EXILED_INSTEAD
from app.terms.cards import Layout
from app.terms.cite import Rule
from app.terms.effects import Effect
from app.terms.events import Attached, Event, Moved
from app.terms.instructions import KeywordAction
from app.terms.keywords import KEYWORDS
from app.terms.stack_effects import CopyForEach, CopyOnStack
from app.terms.types import PERMANENT_TYPES
from app.terms.zones import Zone

# How the last part of resolving is marked: what goes to a graveyard otherwise has not resolved.
RESOLVED = "resolved"
EXILED_AFTERWARDS = ("flashback", "jump-start", "aftermath", "harmonize")
# How a spell is marked that is exiled instead of being put into a graveyard.


def is_permanent_spell(now: Now, item: StackItem) -> bool:
    """Whether a spell will become a permanent."""
    return bool(now.of(item.id).types & PERMANENT_TYPES)


@rule("608.3a")
def becomes_permanent(play: Play, item: StackItem) -> None:
    """A spell with a permanent's card type becomes a permanent that whoever cast it controls; an
    Aura comes attached to its target (608.3c)."""
    enters = with_copy(play, Moved(item.id, Zone.BATTLEFIELD, controller=item.controller))
    enters = enters_attacking(play, item, enters)
    choose_as_it_enters(play, play.game.objects[item.id], enters.copy)
    choose_for_keywords(play, play.game.objects[item.id], enters)
    happened = play.happen((enters,), cite(becomes_permanent))
    new = next((e.new for e in happened if isinstance(e, Moved) and e.to is Zone.BATTLEFIELD), None)
    if new is None and item.id in play.game.objects:
        play.happen((Moved(item.id, Zone.GRAVEYARD),), Rule("608.3e"))
    host = next((target for target in item.targets if target is not None), None)
    if new is not None and host is not None and "Aura" in play.now.of(new).subtypes:
        play.happen((Attached(new, host),), Rule("608.3c"))


def leaves_the_stack(play: Play, item: StackItem) -> None:
    """Once it has resolved, an instant or sorcery goes to the graveyard of its owner, if nothing
    has moved it; with its buyback cost paid, to their hand (702.27a); an Adventure is exiled
    (715.3d)."""
    spell = play.game.find(item.id)
    if spell is None or spell.zone is not Zone.STACK:
        return
    if paid("buyback") in spell.marks:
        play.happen((Moved(item.id, Zone.HAND),), Rule("702.27a"))
    elif spell.face and spell.card.layout is Layout.ADVENTURE:
        moved = play.happen((Moved(item.id, Zone.EXILE),), Rule("715.3d"))
        for event in moved:
            card = play.game.find(event.new or 0) if isinstance(event, Moved) else None
            if card is not None:
                play.set(play.game.with_object(card.but(marks=frozenset({"on an adventure"}))))
    else:
        play.happen((Moved(item.id, Zone.GRAVEYARD, kind=RESOLVED),), Rule("608.2n"))


def goes_to_graveyard(play: Play, item: StackItem) -> None:
    """A spell that does not resolve is put into its owner's graveyard."""
    if item.id in play.game.objects:
        play.happen((Moved(item.id, Zone.GRAVEYARD),), Rule("608.2b"))


@rule("405.1", "observe", Moved, order=-1)
def off_the_stack(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A spell whose card has left the stack is not on it any more."""
    game = play.game
    gone = {event.object for event in events if isinstance(event, Moved)}
    if any(item.spell and item.id in gone for item in game.stack):
        left = tuple(item for item in game.stack if not (item.spell and item.id in gone))
        known: tuple[StackItem, ...] = ()
        if any(play.rules.once(_copies, item.effects) for item in left):
            off = (item for item in game.stack if item.spell and item.id in gone)
            known = (*game.left_stack, *off)
        play.set(game.but(stack=left, left_stack=known))


def _copies(rules: Rules, effects: tuple[Effect, ...]) -> bool:
    """Whether such effects copy what is on the stack, or was (707.10, 608.2h)."""
    return any(
        isinstance(part, CopyOnStack | CopyForEach)
        or (isinstance(part, KeywordAction) and part.name == "replicate")
        for part in parts_of(effects)
    )


@rule("702.34a", "replacement", Moved)
def exiled_instead(now: Now, event: Moved) -> Iterator[Replacement]:
    """A spell cast with flashback, jump-start, aftermath or harmonize is exiled instead of going
    anywhere else from the stack; one that an effect had cast so, instead of to a graveyard."""
    spell = now.game.find(event.object)
    if spell is None or spell.zone is not Zone.STACK or event.to is Zone.EXILE:
        return
    instead_of_graveyard = EXILED_INSTEAD in spell.marks and event.to is Zone.GRAVEYARD
    named = [name for name in EXILED_AFTERWARDS if paid(name) in spell.marks]
    if not instead_of_graveyard and not named:
        return
    by = Rule(KEYWORDS[named[0]].rule + "a") if named else cite(exiled_instead)

    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        assert isinstance(event, Moved)
        return (Moved(event.object, Zone.EXILE),), 0

    yield Replacement(("exiled as it leaves", spell.id), by, "", instead)
