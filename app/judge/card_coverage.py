"""How much of the printed cards is read, and how much of that the engine applies.

A line counts as applied when `engine/cr/left_out_of_cards.py` names nothing of its abilities.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from app.cards.oracle.grammar.coverage import TOPICS, declines, lines_of
from app.cards.oracle.keywords import TwoReadings
from app.cards.records import CardRecord
from app.engine.cr import rules_of
from app.engine.cr.left_out_of_cards import left_out_of
from app.terms.editions import CURRENT

PROCESSES = 2
_CHUNK = 500
ALL_TOPICS = ("all", *TOPICS)


@dataclass
class Counted:
    """What was counted of some cards. `ambiguous`: lines with two readings, each with its card;
    `unread_of`: for each card its lines that are not read; `unapplied`: what is read and not
    applied, in words, with the number of lines; `last`: the number of cards for which that is all
    that is left."""

    cards: int = 0
    whole_read: int = 0
    whole_applied: int = 0
    ambiguous: list[str] = field(default_factory=list)
    lines: Counter[str] = field(default_factory=Counter)
    read: Counter[str] = field(default_factory=Counter)
    applied: Counter[str] = field(default_factory=Counter)
    unread_of: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    unapplied: Counter[str] = field(default_factory=Counter)
    last: Counter[str] = field(default_factory=Counter)

    def add(self, other: Counted) -> None:
        """Count those of another as well."""
        self.cards += other.cards
        self.whole_read += other.whole_read
        self.whole_applied += other.whole_applied
        self.ambiguous += other.ambiguous
        self.lines.update(other.lines)
        self.read.update(other.read)
        self.applied.update(other.applied)
        self.unread_of.update(other.unread_of)
        self.unapplied.update(other.unapplied)
        self.last.update(other.last)

    def as_json(self) -> dict[str, object]:
        """The counts alone."""
        return {
            "cards": self.cards,
            "whole_read": self.whole_read,
            "whole_applied": self.whole_applied,
            "ambiguous": len(self.ambiguous),
            "topics": {
                topic: {
                    "lines": self.lines[topic],
                    "read": self.read[topic],
                    "applied": self.applied[topic],
                }
                for topic in ALL_TOPICS
            },
        }


@dataclass
class CardCoverage:
    """The cards that count, and those that are counted apart."""

    eternal: Counted = field(default_factory=Counted)
    other: Counted = field(default_factory=Counted)

    def add(self, more: CardCoverage) -> None:
        """Count those of another as well."""
        self.eternal.add(more.eternal)
        self.other.add(more.other)

    def as_json(self) -> dict[str, object]:
        """The counts of both."""
        return {"eternal": self.eternal.as_json(), "other": self.other.as_json()}


def measure(
    cards: Iterable[CardRecord], progress: Callable[[int, int], None] = lambda _, __: None
) -> CardCoverage:
    """Read every line of the cards and count, in two processes where that is worth it.

    `progress` is told how many cards are done, and of how many.
    """
    known = list(cards)
    chunks = [known[at : at + _CHUNK] for at in range(0, len(known), _CHUNK)]
    found = CardCoverage()
    processes = min(PROCESSES, os.cpu_count() or 1, len(chunks))
    done = 0
    if processes < 2:
        for chunk in chunks:
            found.add(count(chunk))
            done += len(chunk)
            progress(done, len(known))
        return found
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(count, chunk): len(chunk) for chunk in chunks}
        for one in as_completed(waiting):
            found.add(one.result())
            done += waiting[one]
            progress(done, len(known))
    return found


def count(cards: Sequence[CardRecord]) -> CardCoverage:
    """Count some cards."""
    found = CardCoverage()
    for card in cards:
        _count_card(card, found.eternal if card.eternal else found.other)
    return found


def _count_card(card: CardRecord, found: Counted) -> None:
    rules = rules_of(CURRENT)
    found.cards += 1
    left: list[str] = []
    unread = 0
    for line in lines_of(card):
        topics = line.topics
        found.lines.update(topics)
        try:
            read = line.read()
        except TwoReadings:
            found.ambiguous.append(f"{card.name}: {line.text}")
            read = None
        if read is None:
            unread += 1
            found.unread_of[card.name].append(line.text)
            continue
        found.read.update(topics)
        lacks = [what for ability in read for what in left_out_of(rules, ability)]
        if lacks:
            left += lacks
            found.unapplied.update(set(lacks))
        else:
            found.applied.update(topics)
    found.whole_read += not unread
    if not unread and not left:
        found.whole_applied += 1
    elif not unread and len(set(left)) == 1:
        found.last.update(set(left))


def declined(found: Counted, most: int, topic: str = "all") -> list[tuple[int, int, str]]:
    """(lines, cards made whole, shape) of what is not read, the commonest first."""
    return declines(found.unread_of, topic)[:most]
