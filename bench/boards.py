"""The boards that are measured, as calls."""

from __future__ import annotations

W1 = """\
turn: Ann, declare attackers
[Ann]
Rex = 5/5 green Beast, trample, deathtouch
[Bob]
Bear = 3/3 green Bear
Ogre = 4/4 red Ogre
> attack Rex -> Bob
> block Bear -> Rex, Ogre -> Rex
{assign}? what happens
"""
W1_GIVEN = W1.format(assign="> assign Rex: 1 Bear, 1 Ogre, 3 Bob\n")
W1_OPEN = W1.format(assign="")


def first_strikers(attackers: int) -> str:
    """W2 and its like: so many 3/3 attackers, half of them with first strike, each blocked by one
    2/2 creature."""
    lines = ["[Ann]"]
    for n in range(1, attackers + 1):
        strike = ", first strike" if n <= attackers // 2 else ""
        lines.append(f"A{n} = 3/3 green Beast{strike}")
    lines.append("[Bob]")
    lines += [f"B{n} = 2/2 white Soldier" for n in range(1, attackers + 1)]
    attacks = ", ".join(f"A{n} -> Bob" for n in range(1, attackers + 1))
    blocks = ", ".join(f"B{n} -> A{n}" for n in range(1, attackers + 1))
    lines += [f"> attack {attacks}", f"> block {blocks}", "? what happens"]
    return "\n".join(lines) + "\n"


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
