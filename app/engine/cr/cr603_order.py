"""When the order of triggered abilities makes no difference, so that nobody is asked for it.

Erring on the side of asking: an ability counts as indifferent only where everything it does and
reads is of a kind listed here, and nothing on the table watches for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, auto

from app.engine.cr.cr603_handling_triggered_abilities import viewpoint
from app.engine.cr.cr609_effects.carrying_out import SINGLE
from app.engine.cr.cr704_suspects import LETHAL_POISON
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.select import one
from app.terms import amounts as am
from app.terms import changes as ch
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import ContinuousChange, EventKind, KeywordAbility


class Does(Enum):
    """What an effect does, as far as order is concerned."""

    NOTHING = auto()
    GROWS = auto()
    SHRINKS = auto()
    GAINS_LIFE = auto()
    LOSES_LIFE = auto()
    PLAYER_COUNTERS = auto()


_ANY_AMOUNT = 1_000_000

# Named by the trigger event: they stay the same whatever resolves first.
FIXED: frozenset[type] = frozenset(
    {
        se.This,
        se.ThatObject,
        se.EventSubject,
        se.Host,
        se.Those,
        se.ObjectIs,
        am.ThatMuch,
        am.OpponentsAttacked,
    }
)
# Read off the table: the same as long as nothing leaves it.
OF_THE_TABLE: frozenset[type] = frozenset(
    {
        se.Anything,
        se.HasType,
        se.HasSubtype,
        se.HasSupertype,
        se.IsColor,
        se.Controlled,
        se.ControlledBy,
        se.IsStatus,
        se.InCombatWith,
        se.AttackingPlayer,
        se.Not,
        se.AllOf,
        se.AnyOf,
        am.CountOf,
        am.BlockersBeyondFirst,
    }
)
WATCHED: dict[Does, tuple[EventKind, ...]] = {
    Does.NOTHING: (),
    Does.GROWS: (EventKind.COUNTERS_PUT,),
    Does.SHRINKS: (EventKind.COUNTERS_PUT, EventKind.DIES, EventKind.LEAVES),
    Does.GAINS_LIFE: (EventKind.GAINS_LIFE,),
    Does.LOSES_LIFE: (EventKind.LOSES_LIFE,),
    Does.PLAYER_COUNTERS: (),
}


@dataclass(frozen=True, slots=True)
class Deed:
    """What one effect does, by what it reads, and to which objects (None: not known beforehand)."""

    kind: Does
    reads: frozenset[type]
    objects: frozenset[int] | None = None


def order_matters(now: Now, own: list[WaitingTrigger]) -> bool:
    """Whether the order in which one player's abilities resolve could make a difference."""
    if len(own) < 2 or len(set(alike(own))) == 1:
        return False
    deeds: list[Deed] = []
    for found in own:
        ability = found.ability
        if ability.condition is not None or ability.optional or ability.targets:
            return True
        for effect in ability.effects:
            deed = _deed(now, effect, found)
            if deed is None:
                return True
            if deed.kind is not Does.NOTHING:
                deeds.append(deed)
    return not _indifferent(now, deeds) or may_lose(now, own)


def _deed(now: Now, effect: ef.Effect, found: WaitingTrigger) -> Deed | None:
    kind = what_it_does(effect)
    if kind is None:
        return None
    objects = None
    if isinstance(effect, (ef.StartChange, ef.PutCountersOn)) and isinstance(effect.what, SINGLE):
        named = one(now, effect.what, viewpoint(found))
        objects = frozenset() if named is None else frozenset({named})
    return Deed(kind, frozenset(read_by(effect)), objects)


def _indifferent(now: Now, deeds: list[Deed]) -> bool:
    kinds = {deed.kind for deed in deeds}
    # What dies changes what is on the table, and what static abilities there do.
    shrinks = Does.SHRINKS in kinds
    free = FIXED if shrinks else FIXED | OF_THE_TABLE
    if any(not deed.reads <= free for deed in deeds):
        return False
    sizes = shrinks or Does.GROWS in kinds
    if sizes and _static_changes(now, that_read_size=not shrinks):
        return False
    if len(kinds) > 1 and not (kinds == {Does.GROWS, Does.SHRINKS} and _apart(deeds)):
        return False
    watchers = now.watchers()
    return not any(kind in watchers for done in kinds for kind in WATCHED[done])


def _apart(deeds: list[Deed]) -> bool:
    """Whether nothing that shrinks grows too."""
    if any(deed.objects is None for deed in deeds):
        return False
    shrunk = {id for d in deeds if d.kind is Does.SHRINKS for id in d.objects or ()}
    return not any(shrunk & (d.objects or frozenset()) for d in deeds if d.kind is Does.GROWS)


# What static abilities may read that growing changes.
_SIZE = (
    se.PowerIs,
    se.ToughnessIs,
    se.ToughnessExceedsPower,
    se.PowerAndToughnessAre,
    se.HasCounter,
    se.HasKeyword,
    am.PowerOf,
    am.ToughnessOf,
    am.CountersOn,
)


def _static_changes(now: Now, that_read_size: bool) -> bool:
    for id in now.battlefield:
        for ability in abilities_meant(now.rules, now.of(id).abilities).static:
            changes = any(isinstance(effect, ContinuousChange) for effect in ability.effects)
            if changes and not that_read_size:
                return True
            if changes and any(isinstance(part, _SIZE) for part in parts_of(ability)):
                return True
    return False


def may_lose(now: Now, own: list[WaitingTrigger]) -> bool:
    """Whether players may lose the game on the way: it then counts who does so first."""
    life = poison = 0
    for found in own:
        for effect in found.ability.effects:
            amount: object = 0
            if isinstance(effect, ef.LoseLife):
                amount = found.amount if effect.amount == am.ThatMuch() else effect.amount
                life += amount if isinstance(amount, int) else _ANY_AMOUNT
            elif isinstance(effect, ef.GivePlayerCounters):
                amount = found.amount if effect.count == am.ThatMuch() else effect.count
                poison += amount if isinstance(amount, int) else _ANY_AMOUNT
    players = [now.game.players[player] for player in now.game.turn_order()]
    return bool(
        (life and any(player.life <= life for player in players))
        or (poison and any(player.count("poison") + poison >= LETHAL_POISON for player in players))
    )


def what_it_does(effect: ef.Effect) -> Does | None:
    """The kind of an effect; None where it is none of those whose order can be indifferent."""
    match effect:
        case ef.UnreadEffect() | ef.Later():
            return Does.NOTHING
        case ef.GainLife():
            return Does.GAINS_LIFE
        case ef.LoseLife():
            return Does.LOSES_LIFE
        case ef.GivePlayerCounters():
            return Does.PLAYER_COUNTERS
        case ef.PutCountersOn(_, kind):
            return Does.SHRINKS if "-" in kind else Does.GROWS
        case ef.StartChange(_, changes):
            kinds = {what_a_change_does(change) for change in changes}
            return kinds.pop() if len(kinds) == 1 else None
        case _:
            return None


def what_a_change_does(change: ch.Change) -> Does | None:
    """The same of a change to characteristics."""
    match change:
        case ch.AddAbility(KeywordAbility()):
            return Does.GROWS
        case ch.ModifyPowerToughness(power, toughness, factor):
            numbers = [n * factor for n in (power, toughness) if isinstance(n, int)]
            if all(n >= 0 for n in numbers) and (factor > 0 or len(numbers) == 2):
                return Does.GROWS
            if all(n <= 0 for n in numbers) and (factor < 0 or len(numbers) == 2):
                return Does.SHRINKS
            return None
        case _:
            return None


def read_by(effect: ef.Effect) -> Iterator[type]:
    """The kinds of selector and amount in an effect, and of words that read more than those."""
    values = [getattr(effect, field.name) for field in fields(effect)]
    while values:
        value = values.pop()
        if isinstance(value, tuple):
            values.extend(value)
        elif value in (se.Who.MOST_LIFE, se.Status.MODIFIED):
            yield type(value)
        elif is_dataclass(value) and not isinstance(value, type):
            if not isinstance(value, (KeywordAbility, ch.Change)):
                yield type(value)
            if not isinstance(value, KeywordAbility):
                values.extend(getattr(value, field.name) for field in fields(value))


def alike(own: list[WaitingTrigger]) -> tuple[int, ...]:
    """A number for each ability; those with the same one do the very same thing."""
    numbers: dict[Hashable, int] = {}
    return tuple(numbers.setdefault(_same_thing(found), len(numbers)) for found in own)


# What of an event a text speaks of by these words.
_SOURCE = (se.This, se.Host, se.IsChosen, se.InCombatWith, se.SharesColor, am.ValueOfX)
_OBJECT = (se.ThatObject, se.EventSubject)
_OF_SOURCE = (se.Who.DEFENDING_PLAYER, se.Who.ENCHANTED_PLAYER, se.Who.CHOSEN_PLAYER)
_OF_EVENT = (
    se.Who.TRIGGERING_PLAYER,
    se.Who.OTHER_OPPONENT,
    se.Who.OWNER,
    se.Who.DEFENDING_PLAYER,
)


def _same_thing(found: WaitingTrigger) -> Hashable:
    ability = found.ability
    spoken = [*parts_of(ability.effects), *parts_of((ability.condition, ability.targets))]
    source = obj = player = amount = False
    for part in spoken:
        source = (
            source or isinstance(part, (*_SOURCE, am.BlockersBeyondFirst)) or part in _OF_SOURCE
        )
        obj = obj or isinstance(part, _OBJECT) or part is se.Who.OWNER
        player = player or part in _OF_EVENT
        amount = amount or isinstance(part, am.ThatMuch)
    return (
        ability,
        found.source if source else None,
        (found.that_object, found.subject, found.became) if obj else None,
        found.that_player if player else None,
        found.amount if amount else None,
        found.those,
    )
