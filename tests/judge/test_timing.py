"""Advice on timing: for the very cards in hand and on the table."""

from __future__ import annotations

import pytest

from app.judge.timing import timing_of
from tests.judge.play import happens, session_of

CALL = """
turn: Ann, {step}
[Ann]
Bear = 2/2 green Bear{attacking}
Healer = 1/1 white Cleric, "{{T}}: Prevent all combat damage that would be dealt this turn."
[Bob]
Ogre = 3/3 red Ogre
Jailer = 0/1 white Human, "{{T}}: Tap target creature."
Den = green enchantment, "{{G}}: Create a 1/1 green Snake creature token."
Wind = blue enchantment, "{{U}}: Target creature gains flying until end of turn."
"""


@pytest.mark.parametrize(
    ("step", "attacking", "words"),
    [
        ("beginning of combat", "", "Jailer: use it on a creature that could attack"),
        ("declare attackers", ", attacking", "Jailer: it is too late to keep a creature from"),
        ("declare attackers", ", attacking", "Den: use it in the declare attackers step"),
        ("declare blockers", ", attacking", "Den: it is too late for the new creature to block"),
        ("declare blockers", ", attacking", "Healer: use it in the declare blockers step"),
        ("combat damage", ", attacking", "Healer: it is too late for the damage"),
    ],
)
def test_advice_is_about_the_card(step: str, attacking: str, words: str) -> None:
    session = session_of(CALL.format(step=step, attacking=attacking))
    said = [timing.text for timing in timing_of(session, happens(session))]
    assert any(words in text for text in said), said
    assert not any(text.startswith("Wind") for text in said)  # no help to a defending player
