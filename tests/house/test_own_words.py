"""No sentence of the Comprehensive Rules or of a card is copied into the repo.

A run of eight words is a copy, unless three cards or more have it: such a run is a formula of the
language that rules text is written in, and belongs to no card. A run without the small words that
make a sentence is a list of names, and lists are facts.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.house.printed_cards import printed
from tests.house.sources import ROOT, place, placed_words, text_of, tracked, words

RUN = 8
FORMULA = 3
RULES_TEXTS = ROOT.parent / "shared" / "data" / "cr"
TEXTS = ("2026-04-17", "2024-07-30", "2009-05-01")

SMALL_WORDS = frozenset(
    """
    a an and any are as at be by each for from has have if in into is it its may more no not of on
    or that the their them then they this to under unless until was when which who with you your
    """.split()
)
FEWEST_SMALL = 3

# Fingerprint of a run (the failure prints it) -> why it may stand here.
ALLOWED: dict[str, str] = {
    "e72db9b16357": "a keyword with three qualities, in a test of the notation",
    "0e0208c9c54d": "the event that wither changes has no other name",
    "ff89e141bde2": "the event that infect changes has no other name",
    "cbcad2640d16": "the event that infect changes has no other name",
    "ce84f3f2ad20": "a keyword with its quality, in a scenario of 702.16",
    "816a446a8207": "a keyword with its quality, in a scenario of 702.16",
}

Run = tuple[str, ...]


def fingerprint(run: Run) -> str:
    """Names a run without saying it."""
    return hashlib.blake2s(" ".join(run).encode(), digest_size=6).hexdigest()


def runs(text: str) -> Iterator[Run]:
    """Each run of eight words of a line or sentence."""
    said = words(text)
    for start in range(len(said) - RUN + 1):
        yield tuple(said[start : start + RUN])


def is_sentence(run: Run) -> bool:
    """Whether a run of words is part of a sentence, and not of a list of names."""
    return sum(word in SMALL_WORDS for word in run) >= FEWEST_SMALL


def own_runs() -> dict[Run, str]:
    """Each run of the repo's text files, across line ends, and where it stands first."""
    found: dict[Run, str] = {}
    for path in tracked():
        text = text_of(path)
        if text is None:
            continue
        placed = placed_words(text)
        for start in range(len(placed) - RUN + 1):
            run = tuple(word.text for word in placed[start : start + RUN])
            if is_sentence(run):
                found.setdefault(run, place(path, placed[start].line))
    return found


def copied(own: dict[Run, str], rules: list[str], cards: list[tuple[str, str]]) -> list[str]:
    """Where the repo repeats a rule or a card, each place once; `cards` are names and texts."""
    of_cards: dict[Run, set[str]] = defaultdict(set)
    for name, text in cards:
        for line in text.splitlines():
            for run in runs(line):
                if run in own:
                    of_cards[run].add(name)
    formulas = {run for run, names in of_cards.items() if len(names) >= FORMULA}
    hits = {run for line in rules for run in runs(line) if run in own} | set(of_cards)
    return sorted(
        f"{own[run]}: {' '.join(run)} [{fingerprint(run)}]"
        for run in hits - formulas
        if fingerprint(run) not in ALLOWED
    )


def test_a_copy_is_found_and_a_formula_is_not() -> None:
    text = "one two three four five six seven eight nine"
    own = dict.fromkeys(runs(text), "here")
    assert len(copied(own, ["zero one two three four five six seven eight"], [])) == 1
    assert len(copied(own, [], [("A", text)])) == 2
    assert copied(own, ["one two three four"], [("A", text), ("B", text), ("C", text)]) == []


def test_a_list_of_names_is_no_sentence() -> None:
    assert not is_sentence(tuple(words("Cave, Desert, Forest, Gate, Island, Lair, Locus, or Mine")))
    assert is_sentence(tuple(words("who is asked when the answer is not known")[:RUN]))


def test_sentences_are_our_own() -> None:
    texts = [path for date in TEXTS if (path := RULES_TEXTS / f"{date}.txt").is_file()]
    rules = [line for path in texts for line in path.read_text(encoding="utf-8").splitlines()]
    cards = [(card.name, card.text) for card in printed()]
    if not rules and not cards:
        pytest.skip("neither rules text nor card data are here")
    found = copied(own_runs(), rules, cards)
    assert not found, "\n".join(["copied runs of words:", *found])
