"""Whether a fact of an expectation holds in a position, and what is there instead.

One function a kind of fact; each gives the truth and, in words, what came out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from app.calls import facts as fa
from app.calls.described import Traits
from app.calls.name import Name, NameKind
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics, Now
from app.judge.keywords_of_call import keyword_abilities
from app.judge.line import Line
from app.judge.table import Table
from app.terms.abilities import Ability
from app.terms.colors import Color
from app.terms.events import PlayerRef
from app.terms.steps import Step
from app.terms.subtypes import CREATURE_TYPES
from app.terms.zones import Zone

Found = tuple[bool, str]


@dataclass(frozen=True, slots=True)
class Position:
    """A line's position with what is needed to read facts off it."""

    line: Line
    now: Now
    table: Table
    keyword: Callable[[str], tuple[Ability, ...]]

    def count(self, *key: object) -> int:
        """How often something was counted since the call began."""
        for counted, number in self.line.tally:
            if counted == key:
                return number
        return 0

    def counted(self, what: str, name: Name) -> int:
        """How often that was counted for the object of this name, or for all that share it."""
        object = self.object(name)
        labels = {str(name).casefold()}
        if object is not None:
            labels.add(object.label.casefold())
        shared = name.kind is not NameKind.OBJECT and name.number is None
        total = 0
        for key, number in self.line.tally:
            if not isinstance(key, tuple) or key[0] != what:
                continue
            label = str(key[1]).casefold()
            if label in labels or (shared and label.rpartition(" #")[0] in labels):
                total += number
        return total

    def object(self, name: Name) -> GameObject | None:
        """The object that a name means now."""
        return self.table.maybe(self.line.game, name)

    def known(self, name: Name) -> tuple[GameObject, Characteristics] | None:
        """The object with its characteristics, by last known information where it has ceased."""
        object = self.object(name)
        return None if object is None else (object, self.now.of(object.id))


def holds(position: Position, fact: fa.Fact) -> Found:
    """Whether a fact about the position is true, and what came out."""
    return _HOLDS[type(fact)](position, fact)


def is_about_position(fact: fa.Fact) -> bool:
    """Whether the fact is about the position, not about the answer to a question."""
    return type(fact) in _HOLDS


def _number(count: fa.Count, found: int, what: str) -> Found:
    return count.meets(found), f"{found} {what}"


def _life(p: Position, f: fa.LifeIs) -> Found:
    life = p.line.game.players[p.table.player(f.player)].life
    return _number(f.life, life, "life")


def _loses(p: Position, f: fa.PlayerLoses) -> Found:
    lost = p.line.game.players[p.table.player(f.player)].lost
    return lost, f"{f.player} has {'' if lost else 'not '}lost"


def _wins(p: Position, f: fa.PlayerWins) -> Found:
    game = p.line.game
    player = p.table.player(f.player)
    others = [q for i, q in enumerate(game.players) if i != player]
    won = not game.players[player].lost and all(other.lost for other in others)
    return won, f"{f.player} has {'' if won else 'not '}won"


def _pool(p: Position, f: fa.PoolIs) -> Found:
    pool = p.line.game.players[p.table.player(f.player)].pool
    wanted = sorted(mana.value for mana in f.mana)
    letters = [mana.type.value for mana in pool]
    return sorted(letters) == wanted, "pool " + ("".join(letters) or "empty")


def _cards_in_zone(p: Position, f: fa.CardsInZone) -> Found:
    player = p.table.player(f.player)
    known = sum(1 for _ in p.now.in_zone(f.zone, player))
    if f.zone is Zone.HAND:
        known += p.line.game.players[player].hand
    return _number(f.cards, known, f"cards in {f.zone.value}")


def _controls(p: Position, f: fa.ControlsCount) -> Found:
    player = p.table.player(f.player)
    found = sum(1 for o in p.now.permanents(player) if _described(p, o, f.what))
    return _number(f.number, found, "such permanents")


def _described(p: Position, object: GameObject, what: fa.Described) -> bool:
    known = p.now.of(object.id)
    if what.token and not object.token:
        return False
    if what.card is not None:
        name = known.name.casefold().removesuffix(" token")
        if name != what.card.casefold().removesuffix(" token"):
            return False
    if what.power is not None and (known.power, known.toughness) != (what.power, what.toughness):
        return False
    return _has_traits(known, what.traits)


def _has_traits(known: Characteristics, traits: Traits) -> bool:
    if traits.colors is not None:
        if not traits.colors and known.colors:
            return False
        if not traits.colors <= known.colors:
            return False
    return (
        traits.supertypes <= known.supertypes
        and traits.types <= known.types
        and frozenset(traits.subtypes) <= known.subtypes
    )


def _fate(p: Position, f: fa.FateIs) -> Found:
    object = p.object(f.object)
    if f.fate is fa.Fate.SURVIVES:
        there = object is not None and object.zone is Zone.BATTLEFIELD
        return there, "it is on the battlefield" if there else f"it is {_where(object)}"
    done = p.counted("died" if f.fate is fa.Fate.DIES else "ceased", f.object) > 0
    return done, f"it is {_where(object)}"


def _where(object: GameObject | None) -> str:
    return "nowhere" if object is None else f"in zone {object.zone.value}"


def _in_zone(p: Position, f: fa.InZone) -> Found:
    object = p.object(f.object)
    return object is not None and object.zone is f.zone, f"it is {_where(object)}"


def _on(p: Position, name: Name, read: Callable[[GameObject, Characteristics], Found]) -> Found:
    known = p.known(name)
    return (False, "it is nowhere") if known is None else read(*known)


def _power_toughness(p: Position, f: fa.PowerToughnessIs) -> Found:
    def read(object: GameObject, known: Characteristics) -> Found:
        found = (known.power, known.toughness)
        where = "" if object.zone is Zone.BATTLEFIELD else f" ({_where(object)})"
        return found == (f.power, f.toughness), f"{found[0]}/{found[1]}{where}"

    return _on(p, f.object, read)


def _damage(p: Position, f: fa.DamageMarked) -> Found:
    object = p.object(f.object)
    if object is None:
        return False, "it is nowhere"
    damage = as_it_left(p, object).damage
    return _number(f.damage, damage, f"damage ({_where(object)})")


def as_it_left(p: Position, object: GameObject) -> GameObject:
    """What has left the battlefield as it last was there: a card elsewhere has no damage."""
    known = p.line.game.last_known.get(object.former) if object.former is not None else None
    if object.zone is Zone.BATTLEFIELD or known is None:
        return object
    return known.object


def _keyword(p: Position, f: fa.KeywordIs) -> Found:
    name = f.keyword.name
    if f.object.kind is NameKind.PLAYER:
        player = p.line.game.players[p.table.player(f.object.text)]
        has = any(getattr(ability, "name", None) == name for ability in player.abilities)
        return has is not f.lacks, f"{'has' if has else 'lacks'} {name}"

    def read(object: GameObject, known: Characteristics) -> Found:
        has = _has_keyword(p, known, f)
        return has is not f.lacks, f"{'has' if has else 'lacks'} {f.keyword.text}"

    return _on(p, f.object, read)


def _has_keyword(p: Position, known: Characteristics, f: fa.KeywordIs) -> bool:
    """With a parameter, one instance must have just that parameter."""
    instances = known.keywords.get(f.keyword.name, ())
    if not instances or f.keyword.text.casefold() == f.keyword.name:
        return bool(instances)
    wanted = keyword_abilities(f.keyword.text, p.table, p.keyword)
    return all(ability in instances for ability in wanted)


def _traits(p: Position, f: fa.TraitsAre) -> Found:
    def read(object: GameObject, known: Characteristics) -> Found:
        said = "it is " + " ".join(_words_of(known))
        if not f.negated:
            return _has_traits(known, f.traits), said
        some = bool(
            (f.traits.colors or frozenset()) & known.colors
            or f.traits.supertypes & known.supertypes
            or f.traits.types & known.types
            or frozenset(f.traits.subtypes) & known.subtypes
            or (f.traits.colors == frozenset() and not known.colors)
        )
        return not some, said

    return _on(p, f.object, read)


def _words_of(known: Characteristics) -> Iterator[str]:
    """Colors, types and subtypes in words, always in the same order."""
    yield from (color for color in Color if color in known.colors)
    yield from sorted(known.supertypes)
    yield from sorted(known.types)
    if known.subtypes >= CREATURE_TYPES:
        yield "of every creature type"
        yield from sorted(known.subtypes - CREATURE_TYPES)
    else:
        yield from sorted(known.subtypes)


def _state(p: Position, f: fa.StateIs) -> Found:
    object = p.object(f.object)
    if object is None or object.zone is not Zone.BATTLEFIELD:
        absent = f.state in (fa.State.NOT_ATTACKING, fa.State.NOT_BLOCKING, fa.State.NOT_BLOCKED)
        return absent, f"it is {_where(object)}"
    combat = p.line.game.combat
    attack = combat.attack_of(object.id) if combat else None
    blocking = combat is not None and any(b == object.id for b, _ in combat.blocks)
    truth = {
        fa.State.TAPPED: object.tapped,
        fa.State.UNTAPPED: not object.tapped,
        fa.State.ATTACKING: attack is not None,
        fa.State.NOT_ATTACKING: attack is None,
        fa.State.BLOCKING: blocking,
        fa.State.NOT_BLOCKING: not blocking,
        fa.State.BLOCKED: attack is not None and attack.blocked is True,
        fa.State.NOT_BLOCKED: attack is None or attack.blocked is not True,
        fa.State.UNATTACHED: object.attached_to is None,
    }[f.state]
    return truth, f"it is {'' if truth else 'not '}{f.state.value}"


def _counters(p: Position, f: fa.CountersAre) -> Found:
    if f.object.kind is NameKind.PLAYER:
        player = p.line.game.players[p.table.player(f.object.text)]
        if f.kind == "speed":
            return _number(f.number, player.speed, "speed")
        return _number(f.number, player.count(f.kind), f"{f.kind} counters")
    return _on(p, f.object, lambda o, _: _number(f.number, o.count(f.kind), f"{f.kind} counters"))


def _controlled_by(p: Position, f: fa.ControlledBy) -> Found:
    player = p.table.player(f.player)
    return _on(
        p,
        f.object,
        lambda o, k: (k.controller == player, f"{p.table.players[k.controller]} controls it"),
    )


def _attached(p: Position, f: fa.IsAttachedTo) -> Found:
    wanted = p.table.recipient(p.line.game, f.to)

    def read(object: GameObject, known: Characteristics) -> Found:
        if object.attached_to is None:
            return False, "it is attached to nothing"
        said = p.table.say(p.line.game, object.attached_to)
        return object.attached_to == wanted, f"it is attached to {said}"

    return _on(p, f.object, read)


def _dealt(p: Position, f: fa.DamageDealtTo) -> Found:
    if f.to.kind is NameKind.PLAYER:
        dealt = p.count("dealt", PlayerRef(p.table.player(f.to.text)))
        return _number(f.damage, dealt, "damage was dealt to it")
    object = p.object(f.to)
    if object is None:
        return False, "it is nowhere"
    ids = {object.id, object.former, object.first}
    dealt = sum(
        number
        for counted, number in p.line.tally
        if isinstance(counted, tuple) and counted[0] == "dealt" and counted[1] in ids
    )
    return _number(f.damage, dealt, "damage was dealt to it")


def _prevented(p: Position, f: fa.DamagePrevented) -> Found:
    return _number(f.damage, p.count("prevented"), "damage was prevented")


def _step(p: Position, f: fa.StepIs) -> Found:
    step: Step = p.line.game.turn.step
    return step is f.step, f"the step is {step.value}"


def _triggers(p: Position, f: fa.TriggersTimes) -> Found:
    return _number(f.times, p.counted("triggers", f.object), "triggers")


def _resolves(p: Position, f: fa.Resolves) -> Found:
    resolved = p.counted("resolved", f.spell)
    not_resolved = p.counted("did not resolve", f.spell)
    said = "it has neither resolved nor failed to"
    if resolved or not_resolved:
        said = "it resolved" if resolved else "it did not resolve"
    right = (resolved, not_resolved) if f.resolves else (not_resolved, resolved)
    return right[0] > 0 and not right[1], said


def _drawn(p: Position, f: fa.Plain) -> Found:
    return p.line.game.draw, "the game is a draw" if p.line.game.draw else "the game is no draw"


def _asks(p: Position, f: fa.AsksTo) -> Found:
    choice = p.line.open
    if choice is None:
        return False, "no decision is open"
    player = p.table.players[choice.player]
    said = f"{player} is asked to {choice.kind}"
    right = choice.player == p.table.player(f.player)
    return right and f.what.value in (choice.kind, "choose"), said


_HOLDS: dict[type, Callable[[Position, Any], Found]] = {
    fa.LifeIs: _life,
    fa.PlayerLoses: _loses,
    fa.PlayerWins: _wins,
    fa.PoolIs: _pool,
    fa.CardsInZone: _cards_in_zone,
    fa.ControlsCount: _controls,
    fa.FateIs: _fate,
    fa.InZone: _in_zone,
    fa.PowerToughnessIs: _power_toughness,
    fa.DamageMarked: _damage,
    fa.KeywordIs: _keyword,
    fa.TraitsAre: _traits,
    fa.StateIs: _state,
    fa.CountersAre: _counters,
    fa.ControlledBy: _controlled_by,
    fa.IsAttachedTo: _attached,
    fa.DamageDealtTo: _dealt,
    fa.DamagePrevented: _prevented,
    fa.StepIs: _step,
    fa.TriggersTimes: _triggers,
    fa.Resolves: _resolves,
    fa.AsksTo: _asks,
}
