"""Events in plain sentences. Made only for what a judge is shown, never while exploring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.engine.kernel.game import Game
from app.engine.kernel.reason import Reason
from app.judge.table import Table, joined
from app.terms import events as ev
from app.terms.zones import Zone

_ZONES = {
    Zone.GRAVEYARD: "its owner's graveyard",
    Zone.HAND: "its owner's hand",
    Zone.LIBRARY: "its owner's library",
    Zone.EXILE: "exile",
    Zone.BATTLEFIELD: "the battlefield",
    Zone.STACK: "the stack",
    Zone.COMMAND: "the command zone",
}


class Sentences:
    """Tells events with the names of one call."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def event(self, event: ev.Event, before: Game) -> str | None:
        """A sentence for an event as it happened; None for one that goes without saying."""
        tell = _TELL.get(type(event))
        return tell(self, event, before) if tell is not None else None

    def reason(self, reason: Reason, game: Game) -> str:
        """A reason with the names put in."""
        names = [self.table.say(game, mention) for mention in reason.about]
        return capital(reason.text.format(*names))

    def name(self, game: Game, mention: int | ev.PlayerRef) -> str:
        """An object or player by name."""
        return self.table.say(game, mention)

    def player(self, index: int) -> str:
        """A player by name."""
        return self.table.players[index]


def capital(text: str) -> str:
    """A sentence with a capital letter and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else text + "."


def times(number: int, word: str) -> str:
    """`1 counter`, `2 counters`."""
    return f"{number} {word}" + ("" if number == 1 else "s")


def _damage(s: Sentences, e: ev.Damage, g: Game) -> str:
    kind = "combat damage" if e.combat else "damage"
    return f"{s.name(g, e.source)} deals {e.amount} {kind} to {s.name(g, e.recipient)}."


def _mark(s: Sentences, e: ev.MarkDamage, g: Game) -> str | None:
    if not e.amount:
        return None  # only that it was dealt damage by a source with deathtouch
    object = g.find(e.object)
    total = (object.damage if object is not None else 0) + e.amount
    return f"{e.amount} damage is marked on {s.name(g, e.object)} ({total} in all)."


def _life_loss(s: Sentences, e: ev.LifeLoss, g: Game) -> str:
    return f"{s.player(e.player)} loses {e.amount} life."


def _life_gain(s: Sentences, e: ev.LifeGain, g: Game) -> str:
    source = f" ({s.name(g, e.source)})" if e.source is not None else ""
    return f"{s.player(e.player)} gains {e.amount} life{source}."


def _put(s: Sentences, e: ev.CountersPut, g: Game) -> str:
    to = "gets" if isinstance(e.on, ev.PlayerRef) else "has put on it"
    return f"{s.name(g, e.on)} {to} {times(e.amount, e.kind + ' counter')}."


def _removed(s: Sentences, e: ev.CountersRemoved, g: Game) -> str:
    return f"{times(e.amount, e.kind + ' counter')} removed from {s.name(g, e.on)}."


def _destroyed(s: Sentences, e: ev.Destroyed, g: Game) -> str:
    return f"{s.name(g, e.object)} is destroyed."


def _moved(s: Sentences, e: ev.Moved, g: Game) -> str | None:
    if e.to is Zone.STACK:
        return None  # that it is cast says so
    object = g.find(e.object)
    name = s.name(g, e.object)
    if object is not None and object.zone is Zone.BATTLEFIELD and e.to is Zone.GRAVEYARD:
        return f"{name} is put into its owner's graveyard."
    if e.to is Zone.BATTLEFIELD:
        return f"{name} enters the battlefield."
    return f"{name} is put into {_ZONES[e.to]}."


def _attackers(s: Sentences, e: ev.AttackersDeclared, g: Game) -> str:
    if not e.attacks:
        return f"{s.player(g.turn.active)} attacks with no creatures."
    targets: dict[str, list[str]] = {}
    for attacker, target in e.attacks:
        targets.setdefault(s.name(g, target), []).append(s.name(g, attacker))
    attacks = joined(
        f"{joined(names)} {_verb(names, 'attack')} {who}" for who, names in targets.items()
    )
    bands = "".join(f" {joined(s.name(g, i) for i in band)} are a band." for band in e.bands)
    return attacks + "." + bands


def _verb(names: Iterable[str], verb: str) -> str:
    return verb if len(list(names)) > 1 else verb + "s"


def _blockers(s: Sentences, e: ev.BlockersDeclared, g: Game) -> str:
    if not e.blocks:
        return f"{s.player(e.player)} declares no blockers."
    pairs: dict[str, list[str]] = {}
    for blocker, attacker in e.blocks:
        pairs.setdefault(s.name(g, blocker), []).append(s.name(g, attacker))
    return joined(f"{blocker} blocks {joined(names)}" for blocker, names in pairs.items()) + "."


def _blocked(s: Sentences, e: ev.BecameBlocked, g: Game) -> str:
    return f"{s.name(g, e.attacker)} is a blocked creature."


def _unblocked(s: Sentences, e: ev.BecameUnblocked, g: Game) -> str:
    return f"{s.name(g, e.attacker)} is an unblocked creature."


def _flipped(s: Sentences, e: ev.CoinFlipped, g: Game) -> str:
    who = s.player(e.player)
    if e.side in ("win", "lose"):
        return f"{who} {e.side}s a coin flip."
    return f"{who}'s coin comes up {e.side}" + (", and the flip is won." if e.won else ".")


def _prevented(s: Sentences, e: ev.DamagePrevented, g: Game) -> str:
    return f"{e.amount} damage from {s.name(g, e.source)} to {s.name(g, e.recipient)} is prevented."


def _drawn(s: Sentences, e: ev.CardDrawn, g: Game) -> str:
    return f"{s.player(e.player)} draws {'a card' if e.count == 1 else f'{e.count} cards'}."


def _designated(s: Sentences, e: ev.Designated, g: Game) -> str | None:
    if not isinstance(e.object, ev.PlayerRef):
        return None
    return f"{s.player(e.object.player)} becomes the {e.designation}."


def _conjured(s: Sentences, e: ev.Conjured, g: Game) -> str:
    return f"{s.player(e.player)} conjures a duplicate of {s.name(g, e.original)}."


def _daytime(s: Sentences, e: ev.DaytimeBecomes, g: Game) -> str:
    return f"It becomes {e.to}."


def _speed(s: Sentences, e: ev.SpeedBecomes, g: Game) -> str:
    return f"{s.player(e.player)}'s speed becomes {e.speed}."


def _cast(s: Sentences, e: ev.SpellCast, g: Game) -> str:
    targets = [t for item in g.stack if item.id == e.object for t in item.targets if t is not None]
    on = f", targeting {joined(s.name(g, target) for target in targets)}" if targets else ""
    return f"{s.player(e.player)} casts {s.name(g, e.object)}{on}."


def _activated(s: Sentences, e: ev.AbilityActivated, g: Game) -> str:
    targets = [t for item in g.stack if item.id == e.item for t in item.targets if t is not None]
    on = f", targeting {joined(s.name(g, target) for target in targets)}" if targets else ""
    return f"{s.player(e.player)} activates an ability of {s.name(g, e.source)}{on}."


def _attached(s: Sentences, e: ev.Attached, g: Game) -> str:
    return f"{s.name(g, e.object)} becomes attached to {s.name(g, e.to)}."


def _mana(s: Sentences, e: ev.ManaAdded, g: Game) -> str:
    mana = "".join("{" + letter + "}" for letter in e.mana)
    return f"{s.player(e.player)} adds {mana}."


def _spent(s: Sentences, e: ev.ManaSpent, g: Game) -> str:
    mana = "".join("{" + one.type.value + "}" for one in e.mana)
    return f"{s.player(e.player)} spends {mana} on {s.name(g, e.object)}."


def _land(s: Sentences, e: ev.LandPlayed, g: Game) -> str:
    return f"{s.player(e.player)} plays {s.name(g, e.object)}."


def _about(verb: str) -> Callable[[Sentences, Any, Game], str | None]:
    def tell(s: Sentences, e: Any, g: Game) -> str:
        return f"{s.name(g, e.object)} {verb}."

    return tell


_TELL: dict[type, Callable[[Sentences, Any, Game], str | None]] = {
    ev.Damage: _damage,
    ev.MarkDamage: _mark,
    ev.LifeLoss: _life_loss,
    ev.LifeGain: _life_gain,
    ev.CountersPut: _put,
    ev.CountersRemoved: _removed,
    ev.Destroyed: _destroyed,
    ev.Moved: _moved,
    ev.Sacrificed: _about("is sacrificed"),
    ev.Tapped: _about("becomes tapped"),
    ev.Untapped: _about("becomes untapped"),
    ev.Regenerated: _about("regenerates"),
    ev.DamageRemoved: _about("has all damage removed"),
    ev.RemovedFromCombat: _about("is removed from combat"),
    ev.Unattached: _about("becomes unattached and stays on the battlefield"),
    ev.CeasesToExist: _about("ceases to exist"),
    ev.PlayerLoses: lambda s, e, g: f"{s.player(e.player)} loses the game.",
    ev.CardDrawn: _drawn,
    ev.Designated: _designated,
    ev.SpeedBecomes: _speed,
    ev.DaytimeBecomes: _daytime,
    ev.Conjured: _conjured,
    ev.AttackersDeclared: _attackers,
    ev.BlockersDeclared: _blockers,
    ev.BecameBlocked: _blocked,
    ev.BecameUnblocked: _unblocked,
    ev.DamagePrevented: _prevented,
    ev.CoinFlipped: _flipped,
    ev.Attached: _attached,
    ev.SpellCast: _cast,
    ev.AbilityActivated: _activated,
    ev.LandPlayed: _land,
    ev.TurnedFaceUp: _about("is turned face up"),
    ev.TurnedFaceDown: _about("is turned face down"),
    ev.TurnedOver: _about("is turned over"),
    ev.ManaAdded: _mana,
    ev.ManaSpent: _spent,
    ev.Countered: _about("is countered"),
}
