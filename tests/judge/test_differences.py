"""What a verdict and an outcome tell beside life and deaths: expected values from the rules."""

from __future__ import annotations

import pytest

from tests.judge.test_rulings import ruling

EXILES = 'Zed = artifact, "{T}: Target player exiles a card from their graveyard."'


def test_outcomes_are_told_apart_by_where_cards_go() -> None:
    """608.2d: Bob chooses which card is exiled, so that there are two outcomes."""
    found = ruling(
        f"[Ann]\n{EXILES}\n[Bob]\ngraveyard: One = 1/1 Elf; Two = 2/2 Elf\n"
        "> activate Zed -> Bob\n? what happens\n"
    )
    assert found.outcome_count == 2
    assert [view.notes for view in found.outcomes] == [
        ("One goes to exile",),
        ("Two goes to exile",),
    ]
    assert "perhaps One goes to exile" in found.verdict


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Target creature gets +3/+3 until end of turn.", "Rex is 5/5"),
        ("Tap target creature.", "Rex becomes tapped"),
        ("Put two charge counters on target creature.", "Rex has 2 charge counters"),
        ("Gain control of target creature.", "Ann controls Rex"),
        ("Target creature phases out.", "Rex phases out"),
    ],
)
def test_what_becomes_of_a_permanent_is_told(text: str, told: str) -> None:
    found = ruling(
        f'[Ann]\nZed = artifact, "{{T}}: {text}"\n[Bob]\nRex = 2/2 Beast\n'
        "> activate Zed -> Rex\n? what happens\n"
    )
    assert found.verdict == f"{told}."


def test_tokens_and_unknown_cards_are_told() -> None:
    """111.4: a token without a name is called by its subtypes."""
    found = ruling(
        '[Ann]\nZed = artifact, "{T}: Create a 1/1 white Soldier creature token. Draw two cards."\n'
        "[Bob]\n> activate Zed\n? what happens\n"
    )
    assert found.verdict == "Soldier token #1 is created; Ann has 2 more unknown cards in hand."


def test_what_is_tapped_as_a_cost_is_no_difference() -> None:
    """602.2b: paying the cost is the player's own doing."""
    found = ruling(
        '[Ann]\nZed = artifact, "{T}: You gain 1 life."\n[Bob]\n> activate Zed\n? what happens\n'
    )
    assert found.verdict == "Ann goes from 20 to 21 life."


LEADS = [
    f"[Ann]\n{EXILES}\n[Bob]\ngraveyard: One = 1/1 Elf; Two = 2/2 Elf\n> activate Zed -> Bob\n",
    '[Ann]\nZed = artifact, "{T}: You may draw a card. If you do, discard a card."\n'
    "hand: Forest; Shock\n[Bob]\n> activate Zed\n",
    '[Ann]\nZed = artifact, "{T}: Target player sacrifices a creature of their choice."\n'
    "[Bob]\nRex = 2/2 Beast\nPal = 1/1 Elf\n> activate Zed -> Bob\n",
    'turn: Ann, draw\n[Ann]\nRex = 3/3 Beast, "When Rex dies, choose one — • You gain 2 life. '
    '• Each opponent loses 2 life."\n[Bob]\n> suppose destroy Rex\n',
]


@pytest.mark.parametrize("text", LEADS)
def test_the_lines_of_an_outcome_lead_there(text: str) -> None:
    """What is offered to go on from comes out as that outcome, whatever was chosen."""
    found = ruling(text + "? what happens\n")
    assert found.outcomes
    for view in found.outcomes:
        assert view.script
        said = "".join(f"> {line}\n" for line in view.script)
        again = ruling(f"{text}{said}? what happens\n")
        assert again.outcome_count == 1, view.script
        assert again.players == view.players
        assert all(note.lower() in again.verdict.lower() for note in view.notes), view.script
