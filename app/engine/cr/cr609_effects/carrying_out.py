"""Carrying out an effect: which objects and players it is about, what can't be done (CR 609)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.kernel.game import StackItem
from app.engine.kernel.measures_among import players_of_whom
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches, matching, one, players, value
from app.engine.kernel.who import as_it_was, player_of_target
from app.terms import selectors as se
from app.terms.amounts import Amount, AnyNumber, OfThatPlayer
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    Effect,
    Objects,
    OwnerOf,
    PlayerOrControllerOf,
    Players,
    Target,
    Targets,
    UnreadEffect,
)
from app.terms.events import PlayerRef, Recipient
from app.terms.players import PlayersWho
from app.terms.relations import ExiledWith, TargetingIt
from app.terms.selectors import Selector, Who
from app.terms.zones import Zone

# Each names one object, wherever that is.
SINGLE = (
    se.This,
    se.ThatObject,
    se.EventSubject,
    se.Host,
    se.ObjectIs,
    se.PaidWith,
    se.SourceOfDamage,
    TargetingIt,
)


@rule("609.1")
def carry_out(play: Play, effect: Effect, at: Viewpoint) -> None:
    """An effect happens as the ability resolves. One that the engine has no rule for, or that needs
    what can't be told, is left out and said to be."""
    functions = play.rules.on("effect", type(effect))
    if not functions:
        play.not_applied(source_name(play.now, at), type(effect).__name__)
    for function in functions:
        try:
            function(play, effect, at)
        except NotModelled as missing:
            play.not_applied(source_name(play.now, at), words_of_missing(effect, missing))


def words_of_missing(effect: Effect, missing: NotModelled) -> str:
    """How an effect is named that needs what can't be told."""
    return f"{type(effect).__name__}: {type(missing.term).__name__}"


def source_name(now: Now, at: Viewpoint) -> str:
    """How the call names the source of an effect."""
    object = as_it_was(now, at.object)
    return object.label if object is not None else at.name


@rule("609.3", "effect", UnreadEffect)
def unread(play: Play, effect: UnreadEffect, at: Viewpoint) -> None:
    """What is not understood can't be done; the rest is."""
    play.not_applied(source_name(play.now, at), effect.text)


# -- whom an effect is about ---------------------------------------------------------------------


@rule("609.2")
def permanents(now: Now, what: Objects, at: Viewpoint) -> tuple[int, ...]:
    """The permanents that an effect is about; one that speaks of no zone speaks of permanents."""
    on_battlefield = now.battlefield
    return tuple(id for id in objects(now, what, at) if id in on_battlefield)


@rule("608.2k")
def objects(now: Now, what: Objects, at: Viewpoint) -> tuple[int, ...]:
    """The objects that an effect is about, wherever they are. An object that the trigger event or
    the effect itself has moved is found where it went, if nothing has moved it since (400.7e)."""
    found: list[int] = []
    for id in _named(now, what, at):
        found += [each for each in _where(now, id, at) if each not in found]
    return tuple(found)


def _where(now: Now, id: int, at: Viewpoint) -> Iterator[int]:
    """The object, or what it has become: both cards of what was melded (712.21c)."""
    if id in now.game.objects:
        yield id
        return
    for before, after in at.became:
        if before == id and after > id:
            yield from _where(now, after, at)


def _named(now: Now, what: Objects, at: Viewpoint) -> Iterator[int]:
    if isinstance(what, (Target, Targets)):
        yield from (target for target in targeted(what, at) if isinstance(target, int))
    elif isinstance(what, SINGLE):
        found = one(now, what, at)
        if found is not None:
            yield found
    elif isinstance(what, se.Those):
        yield from at.those
    elif is_of_those(what):
        yield from (id for id in at.those if id in now.game.objects and matches(now, what, id, at))
    elif isinstance(what, se.SameObjects):
        if at.group is None:
            raise NotModelled(what)
        yield from at.group
    elif isinstance(what, se.DamagedThisWay):
        yield from at.damaged
    elif isinstance(what, se.AnyOf) and all(isinstance(part, se.ObjectIs) for part in what.of):
        # Locked in one by one, wherever they are.
        yield from (part.object for part in what.of if isinstance(part, se.ObjectIs))
    elif isinstance(what, se.AllOf) and what.of[0] == se.This() and at.object is not None:
        for id in _where(now, at.object, at):
            yield from matching(now, what, replace(at, object=id), zone_of(what))
    else:
        yield from matching(now, what, at, zone_of(what))


def is_of_those(what: Objects) -> bool:
    """Whether a text takes some of what the effects before it have moved, wherever that is now."""
    return isinstance(what, se.AllOf) and what.of[0] == se.Those()


def group_of(now: Now, effect: Effect, at: Viewpoint) -> tuple[int, ...] | None:
    """The objects that an effect is about, where it says so of a group: later words of its text
    speak of the same ones, whatever becomes of them. What the effect before was about, where this
    one goes on speaking of that."""
    what = effect.to if isinstance(effect, DealDamage) else getattr(effect, "what", None)
    if isinstance(what, se.SameObjects):
        return at.group
    if not isinstance(what, se.Selector) or isinstance(what, (*SINGLE, se.Those, se.SomeOf)):
        return None
    return objects(now, what, at)


def targeted(what: Target | Targets, at: Viewpoint) -> tuple[Recipient, ...]:
    """The target that a text names, or all those of one use of the word; illegal ones left out."""
    if isinstance(what, Target):
        found = at.targets[what.index : what.index + 1]
    else:
        start = sum(at.target_counts[: what.choice])
        found = at.targets[start : start + sum(at.target_counts[what.choice : what.choice + 1])]
    return tuple(target for target in found if target is not None)


def shares_of(what: Targets, at: Viewpoint) -> list[tuple[Recipient, int]]:
    """The legal targets of one use of the word, each with its share of what is divided."""
    start = sum(at.target_counts[: what.choice])
    places = range(start, start + at.target_counts[what.choice])
    shares = at.divided or (0,) * len(at.targets)
    found: list[tuple[Recipient, int]] = []
    for place in places:
        target = at.targets[place]
        if target is not None:
            found.append((target, shares[place] if place < len(shares) else 0))
    return found


def zone_of(what: Selector) -> Zone:
    """The zone that a text names for its objects; the battlefield where it names none."""
    if isinstance(what, se.InZone):
        return what.zone
    if isinstance(what, ExiledWith):
        return Zone.EXILE
    if isinstance(what, se.AllOf):
        for part in what.of:
            if isinstance(part, (se.InZone, ExiledWith)):
                return zone_of(part)
    return Zone.BATTLEFIELD


@rule("608.2h")
def doer(now: Now, what: Objects, at: Viewpoint) -> int | None:
    """The object that an ability says does something: as it is, or as it last was."""
    if isinstance(what, (Target, Targets)):
        found = next((target for target in targeted(what, at) if isinstance(target, int)), None)
    else:
        found = one(now, what, at)
    known = found is not None and (found in now.game.objects or found in now.game.last_known)
    return found if known else None


def affected_players(now: Now, who: Players, at: Viewpoint) -> tuple[int, ...]:
    """The players that an effect is about, the active player first (101.4)."""
    if isinstance(who, Who):
        return players(now, who, at)
    if isinstance(who, PlayersWho):
        return players_of_whom(now, who.who, who.condition, at)
    named: list[int | None]
    if isinstance(who, (Target, Targets)):
        named = [target.player for target in targeted(who, at) if isinstance(target, PlayerRef)]
    elif isinstance(who, PlayerOrControllerOf):
        named = [player_of_target(now, who.of, at)]
    else:
        named = [_whose(now, who, id) for id in _known(now, who.of, at)]
    return tuple(player for player in now.game.turn_order() if player in named)


@rule("101.4")
def tell_order(play: Play, affected: tuple[int, ...]) -> None:
    """Where several players choose at once the active player does so first and the others after,
    each knowing what was chosen before; what was chosen is then done at once."""
    text = "{0} chooses first, the others after, in the order of turns"
    play.note(cite(tell_order), text, PlayerRef(affected[0]))


@rule("609.3")
def tell_fewer(play: Play, player: int, number: int, wanted: int) -> None:
    """A player who can't do all that they are told to do does as much as they can."""
    text = "{0} can do that for {1} of {2} only: there are no more"
    play.note(cite(tell_fewer), text, PlayerRef(player), str(number), str(wanted), negative=True)


def _known(now: Now, what: Objects, at: Viewpoint) -> Iterator[int]:
    for id in _named(now, what, at):
        if id in now.game.objects or id in now.game.last_known or _on_stack(now, id) is not None:
            yield id
        elif isinstance(what, TargetingIt):
            raise NotModelled(what)  # an ability that has left the stack


def _on_stack(now: Now, id: int) -> StackItem | None:
    return next((item for item in now.game.stack if item.id == id and not item.spell), None)


def _whose(now: Now, who: ControllerOf | OwnerOf, id: int) -> int:
    ability = _on_stack(now, id)
    if ability is not None:
        return ability.controller
    object = as_it_was(now, id)
    owner = isinstance(who, OwnerOf) and object is not None
    return object.owner if owner and object is not None else now.known(id).controller


def amount_of(now: Now, amount: Amount, at: Viewpoint) -> int:
    """The amount, worked out once as the effect is applied (608.2h); never less than none. What
    any number is the effect asks its player."""
    if amount == AnyNumber() and at.x is None:
        raise NotModelled(amount)
    return max(0, value(now, amount, at))


def amount_for(now: Now, amount: Amount, player: int, at: Viewpoint) -> int:
    """The amount as it is for one of the players that an effect is about."""
    if isinstance(amount, OfThatPlayer):
        return amount_of(now, amount.of, replace(at, that_player=player))
    return amount_of(now, amount, at)


def doers(now: Now, what: Objects, at: Viewpoint) -> tuple[int, ...]:
    """The objects that an ability says do something, each as it is, or as it last was."""
    if isinstance(what, (Target, *SINGLE)):
        found = doer(now, what, at)
        return () if found is None else (found,)
    return objects(now, what, at)
