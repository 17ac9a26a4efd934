"""Changing targets, and choosing new ones (CR 115.7)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_targets import legal_targets, owners_of
from app.engine.cr.cr405_stack import became_targets, items_meant
from app.engine.cr.cr603_handling_triggered_abilities import viewpoint
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import one
from app.terms.cite import Rule
from app.terms.events import Recipient
from app.terms.stack_effects import ChangeTargets, ChooseNewTargets

Targets = tuple[Recipient | None, ...]


def reading(item: StackItem) -> Viewpoint:
    """From where the text of what waits on the stack is read."""
    if item.trigger is not None:
        return viewpoint(item.trigger)
    return Viewpoint(item.source, item.controller, item.name, x=item.x, paid=item.paid)


@rule("115.7d", "effect", ChooseNewTargets)
def choose_new(play: Play, effect: ChooseNewTargets, at: Viewpoint) -> None:
    """The player may pick other targets; any of them may be left as they are, even illegal
    ones."""
    for item in items_meant(play.now, effect.what, at):
        put_in_place(play, item, new_targets(play, item, at.controller, cite(choose_new)))


@rule("115.7a", "effect", ChangeTargets)
def change(play: Play, effect: ChangeTargets, at: Viewpoint) -> None:
    """Each target is changed to another legal one, of the player's choice; where one of them can't
    be, none is."""
    for item in items_meant(play.now, effect.what, at):
        if not any(target is not None for target in item.targets):
            continue
        if effect.to is not None:
            change_one(play, item, one(play.now, effect.to, at), at.controller)
            continue
        picked = new_targets(play, item, at.controller, cite(change), other=True)
        if picked == item.targets:
            text = "the targets of {0} can't all be changed to other legal ones"
            play.note(cite(change), text, item.name, negative=True)
        put_in_place(play, item, picked)


@rule("115.7b")
def change_one(play: Play, item: StackItem, to: int | None, player: int) -> None:
    """Only one of the targets is changed, and to what is named if that is legal; of several that
    could be, the player picks one.

    The answer to a choice of kind `target` is a tuple of one target: the one that is changed.
    """
    if to is None or to not in play.now.game.objects:
        return
    places: dict[Recipient, int] = {}
    place = 0
    for choice in item.target_choices:
        group = range(place, place + choice.count)
        place += choice.count
        of_group = [item.targets[each] for each in group]
        if to in of_group:
            continue
        at = replace(reading(item), targets=item.targets[: group.start])
        if to in legal_targets(play.now, choice, at, item.spell):
            for each in group:
                target = item.targets[each]
                if target is not None:
                    places.setdefault(target, each)
    if not places:
        text = "{0} can't be a target of {1} instead"
        play.note(cite(change_one), text, to, item.name, negative=True)
        return
    changed = next(iter(places))
    if len(places) > 1:
        form = PickSome(cite(change_one), tuple(places), 1, 1)
        answer = play.choose(Choice(player, "target", cite(change_one), (to,), form=form))
        assert isinstance(answer, tuple)
        changed = answer[0]
    targets = list(item.targets)
    targets[places[changed]] = to
    put_in_place(play, item, tuple(targets))


@rule("115.7e")
def new_targets(
    play: Play, item: StackItem, player: int, because: Rule, other: bool = False
) -> Targets:
    """The targets as the player chooses them anew, for each use of the word as many as before. With
    `other` each must be another; where that can't be, all stay.

    The answer to a choice of kind `target` is a tuple of object ids and players.
    """
    seen = reading(item)
    found: list[Recipient | None] = []
    place = 0
    for choice in item.target_choices:
        now_chosen = item.targets[place : place + choice.count]
        place += choice.count
        kept = tuple(target for target in now_chosen if target is not None)
        at = replace(seen, targets=tuple(found))
        legal = legal_targets(play.now, choice, at, item.spell)
        options = tuple(t for t in legal if t not in kept and t != item.id)
        if not other:
            options = (*kept, *options)
        if len(options) < len(kept):
            return item.targets
        picked: tuple[Recipient, ...] = kept
        if kept and options != kept:
            same = None if other else kept
            form = PickSome(because, options, len(kept), len(kept), bool(item.divided), same)
            if choice.one_owner:
                form = replace(form, groups=owners_of(play.now, options))
            about = () if item.source is None else (item.source,)
            answer = play.choose(Choice(player, "target", because, about, form=form))
            assert isinstance(answer, tuple)
            picked = answer
        found += picked
        found += [None] * (choice.count - len(picked))
    return tuple(found)


def put_in_place(play: Play, item: StackItem, targets: Targets) -> None:
    """The spell or ability has these targets now; those that are new become its targets."""
    if targets == item.targets:
        return
    changed = replace(item, targets=targets)
    stack = tuple(changed if other.id == item.id else other for other in play.game.stack)
    play.set(play.game.but(stack=stack))
    new = [
        event for event in became_targets(changed, later=True) if event.target not in item.targets
    ]
    if new:
        play.happen(new, cite(new_targets))
