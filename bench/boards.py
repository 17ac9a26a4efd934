"""The boards that are measured, as calls, and as data where the other engine plays them too."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Body:
    """A creature without a card."""

    name: str
    power: int
    toughness: int
    kind: str
    keywords: tuple[str, ...] = ()

    def line(self) -> str:
        """The body as a line of a call."""
        words = "".join(f", {keyword}" for keyword in self.keywords)
        return f"{self.name} = {self.power}/{self.toughness} {self.kind}{words}"


@dataclass(frozen=True, slots=True)
class Fight:
    """One combat. `blocks`: (blocker, attacker). `divisions`: for an attacker that may divide its
    damage what each blocker gets, and under no name what the player gets. `dies`: who does."""

    attackers: tuple[Body, ...]
    blockers: tuple[Body, ...]
    blocks: tuple[tuple[str, str], ...]
    dies: tuple[str, ...]
    divisions: dict[str, dict[str, int]] = field(default_factory=dict)
    head: str = ""

    def call(self, given: bool = True) -> str:
        """The fight as a call; `given`: with its divisions, else they are open."""
        lines = ["[Ann]", *(body.line() for body in self.attackers)]
        lines += ["[Bob]", *(body.line() for body in self.blockers)]
        attacks = ", ".join(f"{body.name} -> Bob" for body in self.attackers)
        blocks = ", ".join(f"{blocker} -> {attacker}" for blocker, attacker in self.blocks)
        lines += [f"> attack {attacks}", f"> block {blocks}"]
        for attacker, shares in self.divisions.items() if given else ():
            parts = ", ".join(f"{amount} {name or 'Bob'}" for name, amount in shares.items())
            lines.append(f"> assign {attacker}: {parts}")
        return self.head + "\n".join([*lines, "? what happens"]) + "\n"


W1 = Fight(
    (Body("Rex", 5, 5, "green Beast", ("trample", "deathtouch")),),
    (Body("Bear", 3, 3, "green Bear"), Body("Ogre", 4, 4, "red Ogre")),
    (("Bear", "Rex"), ("Ogre", "Rex")),
    ("Rex", "Bear", "Ogre"),
    {"Rex": {"Bear": 1, "Ogre": 1, "": 3}},
    "turn: Ann, declare attackers\n",
)


def strikers(attackers: int) -> Fight:
    """So many 3/3 attackers, half of them with first strike, each blocked by one 2/2 creature."""
    numbers = range(1, attackers + 1)
    first = attackers // 2
    return Fight(
        tuple(
            Body(f"A{n}", 3, 3, "green Beast", ("first strike",) if n <= first else ())
            for n in numbers
        ),
        tuple(Body(f"B{n}", 2, 2, "white Soldier") for n in numbers),
        tuple((f"B{n}", f"A{n}") for n in numbers),
        tuple(f"B{n}" for n in numbers),
    )


def first_strikers(attackers: int) -> str:
    """The call of such a fight."""
    return strikers(attackers).call()


W2 = strikers(10)


def double_blocked(attackers: int) -> str:
    """So many 3/3 attackers, each blocked by two 2/2 creatures, every division open."""
    lines = ["[Ann]"]
    lines += [f"A{n} = 3/3 green Beast" for n in range(1, attackers + 1)]
    lines.append("[Bob]")
    lines += [f"B{n} = 2/2 white Soldier" for n in range(1, 2 * attackers + 1)]
    attacks = ", ".join(f"A{n} -> Bob" for n in range(1, attackers + 1))
    blocks = ", ".join(f"B{2 * n - 1} -> A{n}, B{2 * n} -> A{n}" for n in range(1, attackers + 1))
    lines += [f"> attack {attacks}", f"> block {blocks}", "? what happens"]
    return "\n".join(lines) + "\n"


def crowd(creatures: int) -> str:
    """A board that grows with nothing to enumerate: half attack unblocked, the rest watch."""
    half = creatures // 2
    lines = ["[Ann]", *(f"A{n} = 2/2 green Bear" for n in range(1, half + 1)), "[Bob] 500 life"]
    lines += [f"B{n} = 2/2 white Soldier" for n in range(1, half + 1)]
    attacks = ", ".join(f"A{n} -> Bob" for n in range(1, half + 1))
    lines += [f"> attack {attacks}", "> block none", "? what happens"]
    return "\n".join(lines) + "\n"


_TOO = "in addition to their other types"
_STATIC = (
    "Creatures you control get +1/+1.",
    "All creatures have flying.",
    "Creatures with flying get +1/+0.",
    "White creatures get +1/+1.",
    "All creatures are white.",
    "Zombies have menace.",
    f"Creatures you control are Zombies {_TOO}.",
    "Nonbasic lands are Mountains.",
    f"Lands are Swamps {_TOO}.",
    "Noncreature artifacts are artifact creatures with base power and toughness 3/3.",
    "All creatures lose flying.",
    "Creatures with menace have trample.",
    "Creatures with power 4 or greater have haste.",
    f"Artifacts are Zombies {_TOO}.",
    "Creatures your opponents control get -1/-1.",
)


def dependent(permanents: int, effects: int, script: str = "") -> str:
    """So many permanents, some of them enchantments whose effects depend on one another."""
    lines = ["[Ann]"]
    lines += [f'E{n} = {{2}} enchantment, "{text}"' for n, text in enumerate(_STATIC[:effects])]
    rest = permanents - effects
    kinds = ("2/2 green Bear", "{3} artifact", "land Desert", "3/3 black Zombie")
    lines += [f"A{n} = {kinds[n % 4]}" for n in range(rest // 2)]
    lines.append("[Bob]")
    lines += [f"B{n} = {kinds[n % 4]}" for n in range(rest - rest // 2)]
    return "\n".join([*lines, *script.splitlines(), "? what happens"]) + "\n"


def forty_permanents() -> str:
    """A table well into the game: forty creatures, ten attack, eight of them are blocked."""
    lines = ["[Ann]"]
    for n in range(1, 13):
        trample = ", trample" if n % 3 == 0 else ""
        lines.append(f"A{n} = 3/3 green Beast{trample}")
    lines.append("[Bob] 40 life")
    for n in range(1, 29):
        flying = ", flying" if n % 4 == 0 else ""
        lines.append(f"B{n} = 2/2 white Soldier{flying}")
    attacks = ", ".join(f"A{n} -> Bob" for n in range(1, 11))
    blocks = ", ".join(f"B{n} -> A{n}" for n in range(1, 9))
    lines += [f"> attack {attacks}", f"> block {blocks}", "? what happens"]
    return "\n".join(lines) + "\n"
