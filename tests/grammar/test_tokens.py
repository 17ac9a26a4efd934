from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.oracle.grammar.normal import normal
from app.cards.oracle.grammar.tokens import spell_out, tokens_of, with_capitals

LINES = (
    "Whenever this creature attacks, it gets +2/-1 until end of turn.",
    "{2}{W/U}, {T}: An artifact you don't own isn't destroyed.",
    "Nonland permanents and non-Wall creatures can't block.",
    "Each player's life total is 1,000.",
    'Wolves have "{T}: Draw an Elf card."',
    'Wolves have "{T}: Draw a card" and "You win." Elves have "You lose," and so on.',
    "An 8/8, a 1/1, an 11/11, a unicorn, an hour, an untapped one, an X.",
    "Your opponents' hands are X cards; that's it.",
    "You've won. They're tapped. There's a +X/+X.",
)


@pytest.mark.parametrize("line", LINES)
def test_tokens_spell_the_line_again(line: str) -> None:
    tokens = tokens_of(line)
    assert spell_out(tokens) == line
    assert with_capitals(tokens) == tokens
    assert tokens_of(spell_out(tokens)) == tokens


def test_what_is_taken_apart() -> None:
    assert tokens_of("It isn't a creature's.") == ("It", "is", "not", "a", "creature", "'s", ".")
    assert tokens_of("nonland, non-Elf, none") == ("non", "land", ",", "non", "Elf", ",", "none")
    assert tokens_of("an Elf") == ("a", "Elf")
    assert tokens_of("Urza's Tower's") == ("Urza's", "Tower", "'s")


def test_articles_by_sound() -> None:
    assert spell_out(("draw", "a", "Elf", "or", "a", "Unicorn")) == "Draw an Elf or a Unicorn"


@given(st.text(alphabet="aA ~{}T+1/-,.:\"'—nN", max_size=30))
def test_any_text_has_tokens(text: str) -> None:
    assert "".join(tokens_of(text)).count("~") == text.count("~")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Landfall — Whenever a Cave enters, untap ~.", "Landfall"),
        ("Descend 4 — This creature has flying.", "Descend 4"),
        ("Breath of Spring — {T}: Untap target land.", "Breath of Spring"),
        ("Boast — {1}: Draw a card.", ""),
        ("Max speed — This creature has flying.", ""),
        ("Newword — Draw a card.", ""),
        ("Choose one —", ""),
        ("III — Draw a card.", ""),
        ("Draw a card.", ""),
    ],
)
def test_words_without_meaning_are_taken_off_and_put_back(line: str, word: str) -> None:
    found = normal(line)
    assert found.word == word
    assert found.line == line


@pytest.mark.parametrize(
    ("line", "modes"),
    [
        ("Choose one —\n• Hide — Tap ~.\n• Draw a card.", ("Hide", "")),
        ("Raid — Choose one —\n• Run Far — Tap ~.\n• Fall — Draw a card.", ("Run Far", "Fall")),
        ("Choose one —\n• Tap ~.\n• Draw a card.", ()),
        ("Choose one —\n• Cure — {1} — Tap ~.\n• Draw a card.", ("Cure", "")),
        ("As ~ enters, choose One or Two.\n• One — ~ has flying.\n• Two — ~ has fear.", ()),
    ],
)
def test_flavor_words_of_modes_are_taken_off_and_put_back(
    line: str, modes: tuple[str, ...]
) -> None:
    found = normal(line)
    assert found.modes == modes
    assert found.line == line
    assert not modes or "Hide" not in found.rest
