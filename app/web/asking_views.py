"""What the page that asks about a position shows: everything that can be picked, from the call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.calls.model import Call
from app.calls.writing import mana
from app.web.asking_forms import Asking
from app.web.kinds import KINDS, Kind
from app.web.service import Problem
from app.web.views import Option

if TYPE_CHECKING:
    from app.judge.offered_targets import Slot
    from app.judge.offers import Offers, Thing

_MOST_LABEL = 90
_CAST_FROM = ("hand", "graveyard", "exile", "command")


@dataclass(frozen=True, slots=True)
class Group:
    """Things to pick under one heading."""

    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """What can be picked for one use of the word “target”. `refused`: each with its reasons."""

    field: str
    slot: Slot
    legal: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class PoolField:
    """A player's floating mana, to be filled in."""

    field: str
    player: str
    value: str


@dataclass(frozen=True, slots=True)
class AskPage:
    """The page. `what`, `to`: what can be picked; `targets` for an action that has been picked."""

    asking: Asking
    kinds: tuple[Kind, ...] = tuple(KINDS.values())
    what: tuple[Group, ...] = ()
    to: tuple[Group, ...] = ()
    targets: tuple[Target, ...] = ()
    players: tuple[Option, ...] = ()
    pools: tuple[PoolField, ...] = ()
    note: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def kind(self) -> Kind:
        """The kind of question."""
        return self.asking.kind


def ask_page(
    asking: Asking, call: Call | None, offers: Offers | None, problems: tuple[Problem, ...] = ()
) -> AskPage:
    """The page for what has been filled in so far; `call` None where there is none that can be
    read."""
    if call is None or offers is None:
        return AskPage(asking, problems=problems)
    kind = asking.kind
    if kind.of == "action":
        what = tuple(_actions(offers, call, asking))
    else:
        what = tuple(_things(offers, asking, kind))
    pools = asking.pools or tuple(mana(player.pool) for player in call.players)
    return AskPage(
        asking,
        what=what,
        to=tuple(_by_place(offers, asking.to, players=True)) if kind.of == "pair" else (),
        targets=tuple(_targets(offers.slots, asking)) if kind.of == "action" else (),
        players=tuple(Option(p.name, p.name, p.name == asking.who) for p in call.players),
        pools=tuple(
            PoolField(f"pool-{at}", player.name, pools[at] if at < len(pools) else "")
            for at, player in enumerate(call.players)
        )
        if kind.pools
        else (),
        note=offers.problem,
        problems=problems,
    )


def _targets(slots: Iterable[Slot], asking: Asking) -> Iterator[Target]:
    for at, slot in enumerate(slots):
        chosen = asking.targets[at] if at < len(asking.targets) else ()
        legal = tuple(
            Option(pick.name, pick.label, pick.name in chosen)
            for pick in slot.picks
            if not pick.reasons
        )
        yield Target(f"target-{at}", slot, legal)


def _grouped(options: Iterable[tuple[str, Option]]) -> Iterator[Group]:
    found: dict[str, list[Option]] = {}
    for label, option in options:
        found.setdefault(label, []).append(option)
    for label, own in found.items():
        yield Group(label, tuple(own))


def _option(value: str, label: str, chosen: str) -> Option:
    short = label if len(label) <= _MOST_LABEL else label[: _MOST_LABEL - 1] + "…"
    return Option(value, short, value == chosen)


def _place(thing: Thing) -> str:
    return thing.player if thing.zone == "battlefield" else f"{thing.player}: {thing.zone}"


def _things(offers: Offers, asking: Asking, kind: Kind) -> Iterator[Group]:
    if not kind.mana:
        yield from _by_place(offers, asking.what, players=kind.of == "pair")
        return
    every = sorted(offers.things, key=lambda thing: not thing.makes_mana)
    yield from _grouped(
        (
            "Makes mana" if thing.makes_mana else _place(thing),
            _option(value, label, asking.what),
        )
        for thing in every
        if thing.makes_mana or thing.zone == "battlefield"
        for value, label in _abilities(thing, kind)
    )


def _abilities(thing: Thing, kind: Kind) -> Iterator[tuple[str, str]]:
    if kind.key != "mana-ability" or len(thing.abilities) < 2:
        yield thing.name, f"{thing.label} ({thing.player})"
        return
    for number, text in enumerate(thing.abilities, 1):
        yield f"{thing.name} (ability {number})", f"{thing.label}, {number}: {text}"


def _by_place(offers: Offers, chosen: str, players: bool = False) -> Iterator[Group]:
    """All objects by player and zone, then the players where they can be meant."""
    yield from _grouped(
        (_place(thing), _option(thing.name, thing.label, chosen)) for thing in offers.things
    )
    if players:
        options = (_option(player, player, chosen) for player in offers.players)
        yield Group("Players", tuple(options))


def _actions(offers: Offers, call: Call, asking: Asking) -> Iterator[Group]:
    fights = asking.kind.key != "pay"
    active = offers.stands.active if offers.stands is not None else call.active_player

    def every() -> Iterator[tuple[str, Option]]:
        for thing in offers.things:
            if thing.zone in _CAST_FROM:
                verb, word = ("play", "Play") if thing.land else ("cast", "Cast")
                label = f"{thing.label} ({thing.player}: {thing.zone})"
                yield word, _option(f"{verb} {thing.name}", label, asking.what)
        for thing in sorted(offers.things, key=lambda thing: thing.makes_mana):
            several = len(thing.abilities) > 1
            for number, text in enumerate(thing.abilities, 1):
                value = f"activate {thing.name}" + (f" (ability {number})" if several else "")
                yield "Activate", _option(value, f"{thing.label}: {text}", asking.what)
        for thing in offers.things if fights else ():
            verb = "attack" if thing.player == active else "block"
            open_ = offers.attack if verb == "attack" else offers.block
            if open_ and thing.creature and thing.zone == "battlefield":
                word = f"{verb.capitalize()} with"
                yield word, _option(f"{verb} {thing.name}", thing.label, asking.what)

    yield from _grouped(every())
