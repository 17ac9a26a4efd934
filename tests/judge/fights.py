"""Combats between two players worked out by brute force, apart from the engine.

Written straight from the rules for a handful of keywords and small numbers: every legal division of
damage is tried (510.1, 702.19b, 702.2c), dealt (120.3), and followed by state-based actions (704.5)
and what returns. What it comes to is the set of all outcomes, in call notation.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product

KEYWORDS = (
    "first strike",
    "double strike",
    "trample",
    "deathtouch",
    "lifelink",
    "wither",
    "infect",
    "toxic 1",
    "indestructible",
    "undying",
    "persist",
    "absorb 1",
)
EARLY = frozenset({"first strike", "double strike"})
SHRINKING = frozenset({"wither", "infect"})
LIFE = 30


@dataclass
class Fighter:
    """A creature as the call lists it, and what has become of it."""

    name: str
    power: int
    toughness: int
    keywords: frozenset[str]
    damage: int = 0
    plus: int = 0
    regeneration: int = 0
    shields: int = 0
    minus: int = 0
    alive: bool = True
    fighting: bool = True
    poisoned: bool = False

    @property
    def might(self) -> int:
        """Its power now."""
        return self.power + self.plus - self.minus

    @property
    def body(self) -> int:
        """Its toughness now."""
        return self.toughness + self.plus - self.minus

    def line(self) -> str:
        """The line of the call."""
        said = sorted(self.keywords)
        said += [f"{self.plus} +1/+1 counter"] * bool(self.plus)
        said += [f"{self.damage} damage"] * bool(self.damage)
        said += ["1 regeneration shield"] * bool(self.regeneration)
        said += ["1 shield counter"] * bool(self.shields)
        return f"{self.name} = " + ", ".join(
            [f"{self.power}/{self.toughness} green creature", *said]
        )


@dataclass
class Fight:
    """Attackers and blockers by name, who blocks whom, and the players' totals."""

    fighters: dict[str, Fighter]
    attackers: list[str]
    blocks: dict[str, str]
    ann: int = LIFE
    bob: int = LIFE
    poison: int = 0
    blocked: frozenset[str] = field(default_factory=frozenset)

    @property
    def over(self) -> bool:
        """Whether a player has lost."""
        return self.ann <= 0 or self.bob <= 0 or self.poison >= 10

    def facts(self) -> tuple[str, ...]:
        """What has come of it, in call notation."""
        found = [f"Ann {self.ann} life", f"Bob {self.bob} life", f"Bob {self.poison} poison"]
        for one in self.fighters.values():
            if not one.alive:
                found.append(f"{one.name} in graveyard")
                continue
            found += [f"{one.name} survives", f"{one.name} {one.damage} damage"]
            found += [f"{one.name} {one.minus} -1/-1 counters"]
            found += [f"{one.name} {one.plus} +1/+1 counters"]
        return tuple(found)


def fight_of(seed: int) -> Fight:
    """A fight made up by chance."""
    chance = random.Random(seed)
    attackers = [f"A{n}" for n in range(1, chance.randint(2, 3))]
    blockers = [f"B{n}" for n in range(1, chance.randint(2, 4))]
    fighters = {name: _fighter(name, chance) for name in (*attackers, *blockers)}
    blocks = {name: chance.choice(attackers) for name in blockers}
    return Fight(fighters, attackers, blocks, blocked=frozenset(blocks.values()))


def _fighter(name: str, chance: random.Random) -> Fighter:
    keywords = set(chance.sample(KEYWORDS, chance.choice((0, 1, 1, 2, 2, 3))))
    if keywords >= {"undying", "persist"}:
        keywords.remove("persist")
    toughness = chance.randint(1, 4)
    return Fighter(
        name,
        chance.randint(0, 4),
        toughness,
        frozenset(keywords),
        damage=chance.randint(0, toughness - 1) if chance.random() < 0.25 else 0,
        plus=chance.choice((0, 0, 0, 1)),
        regeneration=int(chance.random() < 0.15),
        # Which of two prevention effects applies first would be a choice of its own.
        shields=int("absorb 1" not in keywords and chance.random() < 0.15),
    )


def call_of(fight: Fight) -> str:
    """The call that asks for it."""
    ours = [fight.fighters[name].line() for name in fight.attackers]
    theirs = [fight.fighters[name].line() for name in fight.blocks]
    attack = ", ".join(f"{name} -> Bob" for name in fight.attackers)
    block = ", ".join(f"{blocker} -> {attacker}" for blocker, attacker in fight.blocks.items())
    players = [f"[Ann] {LIFE} life", *ours, f"[Bob] {LIFE} life", *theirs]
    return "\n".join([*players, f"> attack {attack}", f"> block {block}", "? what happens", ""])


def outcomes_of(fight: Fight) -> set[tuple[str, ...]]:
    """Everything that can come of it: one or two combat damage steps (510.4)."""
    early = {name for name, one in fight.fighters.items() if one.keywords & EARLY}
    ends: list[Fight] = []
    for first in _step(fight, early) if early else (fight,):
        late = {
            name
            for name, one in first.fighters.items()
            if name not in early or "double strike" in one.keywords
        }
        ends += [first] if early and first.over else _step(first, late)
    return {end.facts() for end in ends}


def _step(fight: Fight, strikers: set[str]) -> Iterator[Fight]:
    """The fight after a damage step, in each way its damage may be divided."""
    striking = [name for name in fight.attackers if name in strikers and _strikes(fight, name)]
    ways = [list(_divisions(fight, name)) for name in striking]
    for blocker, attacker in fight.blocks.items():
        if blocker in strikers and _strikes(fight, blocker) and fight.fighters[attacker].fighting:
            ways.append([((blocker, attacker, fight.fighters[blocker].might),)])
    for chosen in product(*ways):
        after = deepcopy(fight)
        _deal(after, [blow for division in chosen for blow in division])
        _check(after)
        yield after


def _strikes(fight: Fight, name: str) -> bool:
    one = fight.fighters[name]
    return one.alive and one.fighting and one.might > 0


def _divisions(fight: Fight, name: str) -> Iterator[tuple[tuple[str, str, int], ...]]:
    one = fight.fighters[name]
    there = [
        blocker
        for blocker, attacker in fight.blocks.items()
        if attacker == name and fight.fighters[blocker].fighting
    ]
    tramples = "trample" in one.keywords
    if name not in fight.blocked or (tramples and not there):
        yield ((name, "Bob", one.might),)
        return
    if not there:
        yield ()
        return
    to = [*there, "Bob"] if tramples else there
    for parts in _parts(one.might, len(to)):
        beyond = parts[-1] if tramples else 0
        if beyond and any(
            part < _lethal(fight.fighters[blocker], "deathtouch" in one.keywords)
            for blocker, part in zip(there, parts, strict=False)
        ):
            continue
        yield tuple((name, whom, part) for whom, part in zip(to, parts, strict=True) if part)


def _lethal(blocker: Fighter, deathtouch: bool) -> int:
    needed = max(0, blocker.body - blocker.damage)
    return min(needed, 1) if deathtouch else needed


def _parts(total: int, number: int) -> Iterator[tuple[int, ...]]:
    if number == 1:
        yield (total,)
        return
    for part in range(total + 1):
        for rest in _parts(total - part, number - 1):
            yield (part, *rest)


def _deal(fight: Fight, blows: list[tuple[str, str, int]]) -> None:
    """All damage at once: what shields and absorb leave of it, and its results (120.3, 122.1c)."""
    shielded = {to for _, to, _ in blows if to != "Bob" and fight.fighters[to].shields}
    shrinks: dict[str, int] = {}
    for source, to, amount in blows:
        if to in shielded:
            continue
        keywords = fight.fighters[source].keywords
        if to != "Bob" and "absorb 1" in fight.fighters[to].keywords:
            amount -= 1
        if not amount:
            continue
        gained = amount if "lifelink" in keywords else 0
        if source in fight.attackers:
            fight.ann += gained
        else:
            fight.bob += gained
        if to == "Bob":
            infects = "infect" in keywords
            fight.bob -= 0 if infects else amount
            fight.poison += (amount if infects else 0) + ("toxic 1" in keywords)
            continue
        struck = fight.fighters[to]
        if keywords & SHRINKING:
            shrinks[to] = shrinks.get(to, 0) + amount
        else:
            struck.damage += amount
        struck.poisoned = struck.poisoned or "deathtouch" in keywords
    for name in shielded:
        fight.fighters[name].shields -= 1
    for name, number in shrinks.items():
        fight.fighters[name].minus += number


def _check(fight: Fight) -> None:
    """State-based actions until none applies (704.3), then undying and persist bring back."""
    again = True
    while again:
        again = False
        returning: list[tuple[Fighter, int, int]] = []
        for one in fight.fighters.values():
            if not one.alive:
                continue
            destroyed = one.poisoned or 0 < one.damage >= one.body
            one.poisoned = False
            if one.body > 0 and destroyed and "indestructible" not in one.keywords:
                again = True
                if one.regeneration:
                    one.regeneration -= 1
                    one.damage, one.fighting = 0, False
                    continue
            elif one.body > 0:
                cancelled = min(one.plus, one.minus)
                again = again or bool(cancelled)
                one.plus, one.minus = one.plus - cancelled, one.minus - cancelled
                continue
            again = True
            one.alive = one.fighting = False
            if "undying" in one.keywords and not one.plus:
                returning.append((one, 1, 0))
            elif "persist" in one.keywords and not one.minus:
                returning.append((one, 0, 1))
        if fight.over:
            return
        for one, plus, minus in returning:
            one.alive, one.damage, one.plus, one.minus = True, 0, plus, minus
            one.regeneration = one.shields = 0
