"""Riot, unleash, tribute and devour (CR 702.136, 702.98, 702.104, 702.82): what is chosen as a
spell becomes a permanent."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr614_entering import once_there, with_counters
from app.engine.kernel.choice import Choice
from app.engine.kernel.choices_made import Choices
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.changes import AddAbility
from app.terms.cite import Rule
from app.terms.effects import Duration
from app.terms.events import Event, Moved, Sacrificed, TokenCreated
from app.terms.keywords import KEYWORDS
from app.terms.selectors import CREATURE, Anything
from app.terms.zones import Zone

NAMES = ("riot", "unleash", "tribute", "devour")
_HASTE = ContinuousChange(Anything(), (AddAbility(KeywordAbility("haste")),))


def choose_for_keywords(play: Play, spell: GameObject, enters: Moved) -> None:
    """What its keywords have players choose is chosen before it enters, and known of it then.

    The answer to a choice of kind `may` is whether there are counters, to one of kind `sacrifice` a
    tuple of objects.
    """
    found: Choices = ()
    for ability in _abilities(play.now, spell, enters):
        found += _chosen(play, spell, ability)
    if found:
        object = play.game.objects[spell.id]
        play.set(play.game.with_object(object.but(chosen=(*object.chosen, *found))))


def _abilities(now: Now, spell: GameObject, enters: Moved) -> list[KeywordAbility]:
    """The instances of such keywords that it will have on the battlefield."""
    face = spell.printed if enters.copy is None else enters.copy.face
    found = [a for a in face.abilities if isinstance(a, KeywordAbility) and a.name in NAMES]
    if not found and not now.once(_given_by_some):
        return []
    there = once_there(now, enters)
    keywords = there.now.of(there.object).keywords
    return [ability for name in NAMES for ability in keywords.get(name, ())]


def _given_by_some(now: Now) -> bool:
    return any(
        isinstance(change, AddAbility)
        and isinstance(change.ability, KeywordAbility)
        and change.ability.name in NAMES
        for id in now.battlefield
        for ability in now.of(id).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
        if isinstance(effect, ContinuousChange)
        for change in effect.changes
    )


def _chosen(play: Play, spell: GameObject, ability: KeywordAbility) -> Choices:
    name, about = ability.name, (spell.id,)
    number = ability.number if isinstance(ability.number, int) else 1
    because = Rule(KEYWORDS[name].rule + "a")
    player = spell.controller
    if name == "devour":
        return (counted(name, number * _devoured(play, spell, ability)),)
    if name == "tribute":
        player = _opponent(play, player, because, about)
    if not play.choose(Choice(player, "may", because, about, (True, False))):
        return ((name, "no"),)
    return ((name, "yes"), counted(name, number))


def counted(name: str, number: int) -> tuple[str, str]:
    """How it is remembered of an object with how many counters it enters by that keyword."""
    return (f"{name} counters", str(number))


def _opponent(play: Play, player: int, because: Rule, about: tuple[int, ...]) -> int:
    names = {play.game.players[other].name: other for other in play.game.opponents(player)}
    asked = Choice(player, "opponent", because, about, tuple(names))
    return names[str(play.choose(asked))]


@rule("702.82a")
def _devoured(play: Play, spell: GameObject, ability: KeywordAbility) -> int:
    """Any number of creatures (or of what devour names, 702.82c) is sacrificed as it enters."""
    now = play.now
    at = Viewpoint(spell.id, spell.controller, spell.label)
    what = ability.quality or CREATURE
    own = [object.id for object in now.permanents(spell.controller)]
    food = tuple(id for id in own if matches(now, what, id, at))
    if not food:
        return 0
    form = PickSome(cite(_devoured), food, 0, len(food))
    asked = Choice(spell.controller, "sacrifice", cite(_devoured), (spell.id,), form=form)
    picked = play.choose(asked)
    assert isinstance(picked, tuple)
    gone: list[Event] = [Sacrificed(id) for id in picked]
    gone += [Moved(id, Zone.GRAVEYARD) for id in picked]
    if gone:
        play.happen(gone, cite(_devoured))
    return len(picked)


@rule("702.136a", "replacement", Moved)
def enters_with_counters(now: Now, event: Moved) -> Iterator[Replacement]:
    """It enters with the +1/+1 counters that were chosen for it."""
    object = now.game.find(event.object)
    if event.to is not Zone.BATTLEFIELD or object is None or object.zone is not Zone.STACK:
        return
    for name in NAMES:
        numbers = [int(word) for kind, word in object.chosen if kind == f"{name} counters"]
        if not sum(numbers):
            continue

        def instead(
            now: Now, event: Event, left: int | None, number: int = sum(numbers)
        ) -> tuple[tuple[Event, ...], int]:
            assert isinstance(event, Moved)
            return (with_counters(event, "+1/+1", number),), 0

        yield Replacement((name, object.id), Rule(KEYWORDS[name].rule + "a"), name, instead)


@rule("702.136a", "observe", Moved, TokenCreated, order=2)
def haste_otherwise(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """With riot and no counter it has haste. For what enters and was no spell nobody is asked."""
    for event in events:
        if isinstance(event, Moved) and event.to is not Zone.BATTLEFIELD:
            continue
        new = event.new if isinstance(event, (Moved, TokenCreated)) else None
        if new is None or new not in play.now.battlefield:
            continue
        object = play.game.objects[new]
        if ("riot", "no") in object.chosen:
            at = Viewpoint(new, object.controller, object.label)
            start(play, _HASTE, at, Duration.PERMANENT, frozenset({new}))
        chosen = {kind for kind, _ in object.chosen}
        for name in NAMES:
            if name in play.now.of(new).keywords and not {name, f"{name} counters"} & chosen:
                play.not_applied(object.label, f"{name}, as it enters")
