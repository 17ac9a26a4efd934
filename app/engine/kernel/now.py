"""Now: a game seen through its continuous effects. Rules read this, never what is printed.

Characteristics are worked out once a game (by the rules' `derive` hook) and only when asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from app.engine.kernel.attacks_and_blocks import attacks, blocks
from app.engine.kernel.game import Attack, Game, GameObject
from app.engine.kernel.meaning import abilities_meant, works_in
from app.engine.kernel.rules import Rules
from app.engine.kernel.viewpoint import Active as Active
from app.engine.kernel.viewpoint import Viewpoint as Viewpoint
from app.engine.kernel.viewpoint import Watcher as Watcher
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.colors import Color
from app.terms.events import PlayerRef, Recipient
from app.terms.mana import ManaCost
from app.terms.modifications import Modification
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

M = TypeVar("M")
Named = tuple[TriggeredAbility, "str | None"]
T = TypeVar("T")
_NONE: tuple[KeywordAbility, ...] = ()


@dataclass(slots=True)
class Characteristics:
    """An object's characteristics at a moment. Filled in by the layers, read-only afterwards.

    `keywords` holds the keyword abilities by name. `unknown`: which of its values an ability
    defines that is not read or applied ("power", "toughness"); they count as 0 until the judge
    tells. `value_as`: its mana value, where that is not what its own mana cost says.
    """

    name: str
    controller: int
    mana_cost: ManaCost | None
    colors: frozenset[Color]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None = None
    defense: int | None = None
    keywords: dict[str, tuple[KeywordAbility, ...]] = field(default_factory=dict)
    unknown: frozenset[str] = frozenset()
    value_as: int | None = None

    @property
    def mana_value(self) -> int:
        """The mana value; 0 where there is no mana cost and nothing else is said."""
        if self.value_as is not None:
            return self.value_as
        return self.mana_cost.mana_value if self.mana_cost is not None else 0

    def is_named(self, name: str) -> bool:
        """Whether it has this name; what is made of two halves has the names of both."""
        return self.name == name or (" // " in self.name and name in self.name.split(" // "))

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability of that name."""
        return keyword in self.keywords

    @property
    def is_creature(self) -> bool:
        """Whether creature is among its card types."""
        return CardType.CREATURE in self.types


class Now:
    """A view of one game. `previous` may be the view of the game just before it: what the layers
    worked out there is kept where nothing they read has changed."""

    __slots__ = (
        "_battlefield",
        "_characteristics",
        "_modifications",
        "_outside",
        "_watchers",
        "derived",
        "game",
        "memo",
        "not_modelled",
        "previous",
        "reads",
        "rules",
    )

    def __init__(self, rules: Rules, game: Game, previous: Now | None = None) -> None:
        self.rules = rules
        self.game = game
        if previous is not None and previous._characteristics is None:
            previous = previous.previous
        self.previous: Now | None = previous
        self.reads: set[str] = set()
        # What rules have worked out about this very game, by a key of their own.
        self.memo: dict[Hashable, Any] = {}
        # Conditions of static abilities that can't be worked out: (whose, what).
        self.not_modelled: list[tuple[str, object]] = []
        self._characteristics: dict[int, Characteristics] | None = None
        # Whether the layers have been gone through.
        self.derived = False
        self._modifications: dict[type, list[Active]] | None = None
        self._outside: dict[int, Characteristics] = {}
        self._watchers: dict[EventKind, list[tuple[Watcher, Trigger]]] | None = None
        self._battlefield: tuple[int, ...] | None = None

    # -- characteristics -------------------------------------------------------------------------

    @property
    def characteristics(self) -> dict[int, Characteristics]:
        """Of every object on the battlefield."""
        found = self._characteristics
        return self.derive() if found is None else found

    def derive(self) -> dict[int, Characteristics]:
        """Have the layers work out the characteristics, once."""
        if self._characteristics is None:
            self._characteristics = {}
            for derive in self.rules.all("derive"):
                derive(self, self._characteristics)
            self.previous = None
            self.derived = True
            # What the layers saw of other zones was seen with the layers half done.
            self._outside.clear()
        return self._characteristics

    def keep(self, previous: Now) -> None:
        """Take over what an earlier view has worked out, where the characteristics of everything on
        the battlefield and all that was read for them are the same."""
        self.reads = set(previous.reads)
        self._characteristics = previous.derive()
        was, players = previous.game.players, self.game.players
        if was is not players and any(
            one.abilities is not other.abilities for one, other in zip(was, players, strict=True)
        ):
            return
        self._modifications = previous._modifications
        self.not_modelled = list(previous.not_modelled)
        objects = self.game.objects
        if previous.game.objects is objects or previous.game.objects.keys() == objects.keys():
            self._watchers = previous._watchers

    def of(self, id: int) -> Characteristics:
        """The characteristics of an object that is there now. KeyError where it is not."""
        table = self._characteristics
        if table is None:
            table = self.derive()
        found = table.get(id) or self._outside.get(id)
        if found is None:
            (outside,) = self.rules.all("characteristics outside the battlefield")
            found = self._outside[id] = outside(self, self.game.objects[id])
        return found

    def hold(self, id: int, found: Characteristics) -> None:
        """Characteristics outside the battlefield while they are being worked out: what asks for
        them in the meantime, as a count that the object itself is part of, gets them as they are.
        """
        self._outside[id] = found

    def known(self, id: int) -> Characteristics:
        """Its characteristics now, or its last known information if it has left."""
        if id in self.game.objects:
            return self.of(id)
        return self.game.last_known[id].characteristics

    def has(self, id: int, keyword: str) -> bool:
        """Whether the object has a keyword ability of that name."""
        return keyword in self.of(id).keywords

    def keywords(self, id: int, keyword: str) -> tuple[KeywordAbility, ...]:
        """The object's instances of a keyword ability."""
        return self.of(id).keywords.get(keyword, _NONE)

    def controller(self, id: int) -> int:
        """Who controls the object (or owns it, outside the battlefield and the stack)."""
        return self.of(id).controller

    def power(self, id: int) -> int:
        """Its power; 0 where it has none."""
        return self.of(id).power or 0

    def toughness(self, id: int) -> int:
        """Its toughness; 0 where it has none."""
        return self.of(id).toughness or 0

    def is_creature(self, id: int) -> bool:
        """Whether it is a creature on the battlefield now."""
        return id in self.game.objects and CardType.CREATURE in self.of(id).types

    def is_type(self, id: int, type: CardType) -> bool:
        """Whether it has that card type now."""
        return id in self.game.objects and type in self.of(id).types

    # -- the table -------------------------------------------------------------------------------

    @property
    def battlefield(self) -> tuple[int, ...]:
        """Every permanent that is phased in, in the order of entering."""
        if self._battlefield is None:
            game, before = self.game, self.previous
            objects = game.objects
            if (
                before is not None
                and before.game.objects is objects
                and before.game.battlefield is game.battlefield
            ):
                self._battlefield = before.battlefield
            else:
                there = game.battlefield
                self._battlefield = tuple(id for id in there if not objects[id].phased_out)
        return self._battlefield

    def permanents(self, player: int | None = None) -> Iterator[GameObject]:
        """The permanents, of one controller where it is named."""
        for id in self.battlefield:
            if player is None or self.of(id).controller == player:
                yield self.game.objects[id]

    def creatures(self, player: int | None = None) -> Iterator[GameObject]:
        """The creatures on the battlefield, of one controller where it is named."""
        for object in self.permanents(player):
            if self.of(object.id).is_creature:
                yield object

    def in_zone(self, zone: Zone, player: int | None = None) -> Iterator[GameObject]:
        """The objects of a zone; in graveyards, hands and libraries, of one owner if named."""
        if zone is Zone.BATTLEFIELD:
            yield from self.permanents(player)
            return
        for object in self.game.objects.values():
            if object.zone is zone and (player is None or object.owner == player):
                yield object

    def defending_player(self, target: Recipient | None) -> int | None:
        """Whom an attack on this player, planeswalker or battle makes the defending player."""
        if isinstance(target, PlayerRef):
            return target.player
        if target is None or target not in self.game.objects:
            return None
        if CardType.BATTLE in self.of(target).types:
            for protector in self.rules.all("protector"):
                found: int | None = protector(self, target)
                return found
        return self.of(target).controller

    def once(self, work_out: Callable[[Now], T]) -> T:
        """What a function makes of this view, worked out the first time it is asked for."""
        if work_out not in self.memo:
            self.memo[work_out] = work_out(self)
        found: T = self.memo[work_out]
        return found

    # -- combat ----------------------------------------------------------------------------------

    def attack_of(self, id: int) -> Attack | None:
        """The attack of this creature, if it is attacking."""
        return self.once(attacks).get(id)

    def blockers_of(self, attacker: int) -> tuple[int, ...]:
        """The creatures blocking it, in the order declared."""
        return self.once(blocks)[0].get(attacker, ())

    def blocked_by(self, blocker: int) -> tuple[int, ...]:
        """The creatures that it blocks."""
        return self.once(blocks)[1].get(blocker, ())

    # -- modifications and triggered abilities ---------------------------------------------------

    def modifications(self, kind: type[M]) -> list[tuple[M, Viewpoint]]:
        """Every modification of a kind that is in effect, with where it is read from."""
        if self._characteristics is None:
            self.derive()
        if self._modifications is None:
            self._modifications = self._gather()
        found = self._modifications.get(kind)
        return [(active.effect, active.at) for active in found] if found else []  # type: ignore[misc]

    def _gather(self) -> dict[type, list[Active]]:
        from app.engine.kernel.select import NotModelled, holds

        table: dict[type, list[Active]] = {}

        def add(
            abilities: tuple[StaticAbility, ...], at: Viewpoint, where: Zone = Zone.BATTLEFIELD
        ) -> None:
            for ability in abilities:
                if ability.zone is not where:
                    continue
                try:
                    works = ability.condition is None or holds(self, ability.condition, at)
                except NotModelled as unknown:
                    self.not_modelled.append((at.name, unknown.term))
                    works = False
                if works:
                    for effect in ability.effects:
                        if isinstance(effect, Modification):
                            table.setdefault(type(effect), []).append(Active(effect, at))

        for abilities, at in self.abilities_at_work():
            static = abilities_meant(self.rules, abilities).static
            if static:
                add(static, at)
        for object in self.game.objects.values():
            if object.zone is Zone.COMMAND and not object.is_emblem:
                static = abilities_meant(self.rules, object.printed.abilities).static
                at = Viewpoint(object.id, object.controller, object.label)
                add(static, at, Zone.COMMAND)
        self._gather_active(table)
        return table

    def abilities_at_work(self) -> Iterator[tuple[tuple[Ability, ...], Viewpoint]]:
        """Those of permanents, of emblems and of what holds for players."""
        for id in self.battlefield:
            known = self.of(id)
            yield known.abilities, Viewpoint(id, known.controller, known.name)
        for object in self.game.objects.values():
            if object.is_emblem:
                at = Viewpoint(object.id, object.controller, object.label)
                yield object.printed.abilities, at
        for index, player in enumerate(self.game.players):
            if player.abilities:
                yield player.abilities, Viewpoint(None, index, player.name)

    def _gather_active(self, table: dict[type, list[Active]]) -> None:
        for active in self.game.effects:
            if isinstance(active.effect, Modification):
                at = Viewpoint(
                    active.source,
                    active.controller,
                    active.source_name,
                    effect=active,
                    targets=active.targets,
                    target_counts=active.target_counts,
                )
                table.setdefault(type(active.effect), []).append(Active(active.effect, at))

    def watchers(self) -> dict[EventKind, list[tuple[Watcher, Trigger]]]:
        """Every triggered ability where it works, by the kind of event it watches for."""
        self.derive()  # may take the watchers over from the view before
        if self._watchers is None:
            table: dict[EventKind, list[tuple[Watcher, Trigger]]] = {}
            for id, controller, name, triggered, zone in self._triggered():
                for ability, keyword in triggered:
                    if not (zone is None or ability.zone is zone or ability.also):
                        continue
                    watcher = Watcher(id, controller, name, ability, keyword)
                    for trigger in (ability.trigger, *ability.also):
                        if zone is None or works_in(ability, trigger) is zone:
                            table.setdefault(trigger.kind, []).append((watcher, trigger))
            self._watchers = table
        return self._watchers

    def _triggered(
        self,
    ) -> Iterator[tuple[int | None, int, str, tuple[Named, ...], Zone | None]]:
        # Whose they are, and the zone that such abilities must work in (None: any).
        rules = self.rules
        table = self.characteristics
        for id in self.battlefield:
            known = table[id]
            if known.abilities:
                triggered = abilities_meant(rules, known.abilities).triggered
                if triggered:
                    yield id, known.controller, known.name, triggered, Zone.BATTLEFIELD
        for object in self.game.objects.values():
            if object.zone is not Zone.BATTLEFIELD:
                printed = object.printed
                own = self.of(object.id) if object.zone is Zone.STACK else printed
                triggered = abilities_meant(rules, own.abilities).triggered
                if triggered:  # the abilities of an emblem work where it is
                    zone = None if object.is_emblem else object.zone
                    yield object.id, object.controller, printed.name, triggered, zone
        for index, player in enumerate(self.game.players):
            if player.abilities:
                triggered = abilities_meant(rules, player.abilities).triggered
                yield None, index, player.name, triggered, None
