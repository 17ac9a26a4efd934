"""When the order of triggered abilities makes no difference, so that nobody is asked for it.

Erring on the side of asking: an ability counts as indifferent only where everything it does and
reads is of a kind listed here, and nothing on the table watches for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum, auto

from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.terms import amounts as am
from app.terms import changes as ch
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import EventKind, KeywordAbility


class Does(Enum):
    """What an effect does, as far as order is concerned."""

    NOTHING = auto()
    GROWS = auto()
    SHRINKS = auto()
    GAINS_LIFE = auto()
    LOSES_LIFE = auto()
    PLAYER_COUNTERS = auto()


LETHAL_POISON = 10
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


def order_matters(now: Now, own: list[WaitingTrigger]) -> bool:
    """Whether the order in which one player's abilities resolve could make a difference."""
    if len(own) < 2 or len(set(alike(own))) == 1:
        return False
    does: set[Does] = set()
    for found in own:
        ability = found.ability
        if ability.condition is not None or ability.optional or ability.targets:
            return True
        for effect in ability.effects:
            kind = what_it_does(effect)
            if kind is None:
                return True
            does.add(kind)
            # What dies changes what is on the table.
            free = FIXED if kind is Does.SHRINKS else FIXED | OF_THE_TABLE
            if kind is not Does.NOTHING and any(part not in free for part in read_by(effect)):
                return True
    does.discard(Does.NOTHING)
    if len(does) > 1 or may_lose(now, own):
        return True
    watchers = now.watchers()
    return any(kind in watchers for done in does for kind in WATCHED[done])


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
_OF_SOURCE = (se.Who.DEFENDING_PLAYER, se.Who.ENCHANTED_PLAYER)
_OF_EVENT = (se.Who.TRIGGERING_PLAYER, se.Who.OWNER, se.Who.DEFENDING_PLAYER)


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
