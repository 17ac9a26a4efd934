"""The same damage comes out whoever deals it to whomever: an attack, an ability or a spell."""

from __future__ import annotations

from itertools import product

import pytest

from tests.judge.play import answer

DOUBLES = (
    'D = red enchantment, "If a source would deal damage to a permanent or player, it deals double'
    ' that damage instead."'
)
CERTAIN = 'N = red enchantment, "Damage can\'t be prevented."'
DEALT = {
    "spell": ("> cast Lightning Bolt -> {}", "> resolve"),
    "ability": ("> activate A -> {}", "> resolve"),
    "attack": ("> attack A -> {}",),
}
# What Ann has, whether a shield waits that prevents 1, and the amounts that come out.
SETTINGS = {
    "nothing": ((), False, {3}),
    "doubled": ((DOUBLES,), False, {6}),
    "one prevented": ((), True, {2}),
    "in either order": ((DOUBLES,), True, {4, 5}),
    "not preventable": ((DOUBLES, CERTAIN), True, {6}),
}


@pytest.mark.parametrize(("how", "setting"), [*product(DEALT, SETTINGS)])
@pytest.mark.parametrize("to", ["Bob", "P", "C"])
def test_one_path(how: str, setting: str, to: str) -> None:
    """Every order of doubling and preventing, and none besides."""
    if how == "attack" and to == "C":
        pytest.skip("a creature is not attacked")
    mine, shielded, amounts = SETTINGS[setting]
    if shielded and to == "Bob":
        pytest.skip("shields of a call are of permanents")
    shield = ", prevents 1 damage" if shielded else ""
    lines = [
        "[Ann]",
        'A = 3/3 red Goblin, "{T}: This creature deals 3 damage to any target."',
        *mine,
        "hand: Lightning Bolt",
        "[Bob]",
        f"P = blue planeswalker, 20 loyalty{shield}",
        f"C = 1/20 green Bear{shield}",
        *(line.format(to) for line in DEALT[how]),
        "? what happens",
        *(f"= possible: deals {amount} to {to}" for amount in amounts),
        *(f"= impossible: deals {n} to {to}" for n in range(1, 9) if n not in amounts),
        "= complete",
    ]
    found = answer("\n".join(lines))
    assert not found.problem
    assert not found.failures, [(f.expected, f.got) for f in found.failures]
