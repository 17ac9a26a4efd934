from __future__ import annotations

import pytest

from app.calls.described import Keyword
from app.calls.model import Player
from app.calls.modifiers import Counters
from app.terms.mana import ManaType as M
from tests.calls.reading import REX, error, errors, one

TABLE = "[Ann]\nRex = 5/5 green Beast, commander\n[Cho]\n"


@pytest.mark.parametrize(
    ("items", "player"),
    [
        ("", Player("Bob")),
        (" 17 life, 3 poison", Player("Bob", life=17, poison=3)),
        ("-2 life", Player("Bob", life=-2)),
        ("pool {G}{r} {W}", Player("Bob", pool=(M.WHITE, M.RED, M.GREEN))),
        ("4 cards in hand", Player("Bob", cards_in_hand=4)),
        ("2 energy, 1 experience counter", Player("Bob", energy=2, experience=1)),
        ("15 commander damage from Rex", Player("Bob", commander_damage=((REX, 15),))),
        ("monarch, city's blessing", Player("Bob", monarch=True, citys_blessing=True)),
        ("cast from command zone 2 times", Player("Bob", cast_from_command_zone=2)),
        ("land played, 3 spells cast", Player("Bob", lands_played=1, spells_cast=3)),
        ("gained 3 life, lost 2 life", Player("Bob", life_gained=3, life_lost=2)),
        ("3 rad counters", Player("Bob", counters=(Counters(3, "rad"),))),
        (
            "hexproof, shroud, Protection from RED",
            Player(
                "Bob",
                keywords=(
                    Keyword("hexproof", "hexproof"),
                    Keyword("shroud", "shroud"),
                    Keyword("protection", "protection from red"),
                ),
            ),
        ),
        (
            '"Damage can\'t be prevented, this turn.", 5 life',
            Player("Bob", life=5, rules_texts=("Damage can't be prevented, this turn.",)),
        ),
    ],
)
def test_items(items: str, player: Player) -> None:
    assert one(f"{TABLE}[Bob] {items}\n").players[-1] == player


def test_a_part_may_be_opened_again() -> None:
    call = one("[Ann] 3 life\nForest\n[Bob]\nIsland\n[ann] 2 poison\nSwamp\n")
    assert call.players == (Player("Ann", life=3, poison=2), Player("Bob"))
    assert [(entry.player, entry.names) for entry in call.entries] == [
        ("Ann", ("Forest",)),
        ("Bob", ("Island",)),
        ("Ann", ("Swamp",)),
    ]


def test_names_may_have_spaces() -> None:
    call = one("[Old Ann]\n[Bob the Great]\nBear = 2/2 green Bear\n= old ann 20 life\n")
    assert [player.name for player in call.players] == ["Old Ann", "Bob the Great"]


@pytest.mark.parametrize(
    "name", ["cast", "Turn Up", "hand", "Library of Alexandria", "attack", "", "a, b", 'x"y', "?"]
)
def test_names_that_are_none(name: str) -> None:
    assert errors(f"[Ann]\n[Bob]\n[{name}]\n")


@pytest.mark.parametrize("line", ["Rex = 2/2 red Ogre", "Forest"])
def test_a_name_may_not_be_that_of_a_label_or_card(line: str) -> None:
    name = line.split(" =")[0]
    (found,) = errors(f"[Ann]\n{line}\n[{name}]\n")
    assert "name" in found.expected or "label" in found.expected


@pytest.mark.parametrize(
    ("items", "word", "works"),
    [
        ("20 lifes", "lifes", "life"),
        ("3 posion", "posion", "poison"),
        ("20 life 3 poison", "3", ""),
        ("20 life, 18 life", "18 life", ""),
        ("hexprof", "hexprof", ""),
        ("pool {X}", "{X}", "{G}{G}"),
        ("99999999999 life", "99999999999", ""),
        ("-1 poison", "-1 poison", ""),
        ("3 commander damage from Rx", "Rx", "Rex"),
    ],
)
def test_errors(items: str, word: str, works: str) -> None:
    found = error(f"[Cho] {items}")
    assert found.word == word
    assert not works or works in found.works
