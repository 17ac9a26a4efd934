"""Combat as immutable data: who attacks what, who blocks whom. Nothing here names a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.engine.kernel.copying import copied
from app.terms.events import Recipient


@dataclass(frozen=True, slots=True)
class Attack:
    """An attacking creature: what it attacks (None: nothing any more), the player it attacks or
    attacked last (defending player), whether it is blocked (None before blocks), its band, and who
    controlled the permanent it attacks as it was attacked (None where that is not known). `was`:
    the permanent it attacked that has been removed from combat."""

    attacker: int
    target: Recipient | None
    defending: int
    blocked: bool | None = None
    band: int | None = None
    target_controller: int | None = None
    was: int | None = None

    def but(self, **changes: Any) -> Attack:
        """The same with other values."""
        return copied(self, changes)


@dataclass(frozen=True, slots=True)
class Combat:
    """Facts about combat, by object identity. `blocks`: (blocker, attacker). `first_strikers`: who
    had first or double strike as the first combat damage step began, None before it, and
    `double_strikers` which of those had double strike. `attacked`: the players that creatures were
    declared as attackers against. `blocking_nothing`: creatures that go on blocking though what
    they blocked has left combat, with their defending player.
    `left`: the attacks of what has left combat, as they were. `power_declared`:
    the total power of what was declared as an attacker. `orders`: for a creature those that it may
    assign damage to, in the order announced. `met`: all blocks that there have been."""

    attacks: tuple[Attack, ...] = ()
    blocks: tuple[tuple[int, int], ...] = ()
    attackers_declared: bool = False
    blockers_declared: frozenset[int] = frozenset()
    first_strikers: frozenset[int] | None = None
    damage_steps: int = 0
    attacked: frozenset[int] = frozenset()
    blocking_nothing: tuple[tuple[int, int], ...] = ()
    left: tuple[Attack, ...] = ()
    power_declared: int = 0
    met: tuple[tuple[int, int], ...] = ()
    double_strikers: frozenset[int] = frozenset()
    orders: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def but(self, **changes: Any) -> Combat:
        """The same with other values."""
        return copied(self, changes)

    def attack_of(self, object: int) -> Attack | None:
        """The attack of this creature, if it is attacking."""
        for attack in self.attacks:
            if attack.attacker == object:
                return attack
        return None

    def blockers_of(self, attacker: int) -> tuple[int, ...]:
        """The creatures blocking it, in the order declared."""
        return tuple(b for b, a in self.blocks if a == attacker)

    def order_of(self, creature: int) -> tuple[int, ...]:
        """In which order those that it may assign damage to stand; empty where none is set."""
        return next((order for id, order in self.orders if id == creature), ())

    def is_blocking(self, object: int) -> bool:
        """Whether it is a blocking creature, though it may block nothing any more."""
        return any(b == object for b, _ in self.blocks) or any(
            b == object for b, _ in self.blocking_nothing
        )

    def blocked_by(self, blocker: int) -> tuple[int, ...]:
        """The creatures that it blocks."""
        return tuple(a for b, a in self.blocks if b == blocker)
