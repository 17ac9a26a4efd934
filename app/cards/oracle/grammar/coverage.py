"""How much of the printed cards is read: `python -m app.cards.oracle.grammar.coverage FILE`.

FILE is Scryfall's oracle-cards (JSON or JSON lines, gzipped or not). Printed are the share of lines
read in all and of each topic, ambiguous lines, lines whose reading prints otherwise, and of the
lines that are not read the commonest shapes: how many lines, and how many cards each would make
whole.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from app.cards.imports.run import read_file
from app.cards.oracle.grammar.line import look_at
from app.cards.oracle.grammar.shape import Wording
from app.cards.oracle.keywords import TwoReadings
from app.cards.oracle.lines import Context, blocks_of, read_line
from app.cards.oracle.text import plain
from app.cards.records import CardRecord
from app.cards.typeline import TypeLine, read_type_line
from app.terms.abilities import Ability

TOPICS = {
    "combat": r"\battack(s|ed|ing|er|ers)?\b|\bblock(s|ed|ing|er|ers)?\b|\bunblocked\b"
    r"|combat damage|first strike|double strike|\btrample\b|\bdeathtouch\b|\bbanding\b",
    "protection": r"\bprotection from\b|\bhexproof\b|\bshroud\b|\bward\b|can't be (the )?target"
    r"|becomes? the target",
    "mana": r"\badds? (\{|[^.]*\bmana\b)|could produce|tapped for mana|taps? [^.]* for mana"
    r"|costs? [^.]*\b(less|more)\b to (cast|activate|play)|spend this mana|spend mana"
    r"|spend that mana|mana of any",
    "damage": r"\bprevent(s|ed)?\b|\bdeals? [^.]*damage|damage would be dealt"
    r"|would (be )?deal(t)? [^.]*damage",
}
_TOPICS = {name: re.compile(words, re.IGNORECASE) for name, words in TOPICS.items()}
_VARIABLE = (
    (re.compile(r"[+-]\d+/[+-]\d+"), "+N/+N"),
    (re.compile(r"(?:\{[^}]+\})+"), "{M}"),
    (re.compile(r"\b\d+\b"), "N"),
    (re.compile(r"\b(?:two|three|four|five|six|seven|eight|nine|ten)\b"), "N"),
    (re.compile(r"\b(?:white|blue|black|red|green)\b"), "COLOR"),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a face, as the readers take it."""

    card: str
    face: str
    text: str
    types: TypeLine

    @property
    def topics(self) -> list[str]:
        """The topics that the line belongs to by its words; `all` is one."""
        return ["all", *(name for name, words in _TOPICS.items() if words.search(self.text))]

    def read(self) -> tuple[Ability, ...] | None:
        """Its abilities; None where it is not read. Raises TwoReadings where it is ambiguous."""
        return read_line(self.text, Context(self.face, self.types))


@dataclass
class Tally:
    """What was counted."""

    lines: Counter[str] = field(default_factory=Counter)
    read: Counter[str] = field(default_factory=Counter)
    unread_of: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    cards: set[str] = field(default_factory=set)
    ambiguous: list[str] = field(default_factory=list)
    misprinted: list[tuple[str, str]] = field(default_factory=list)
    wordings: Counter[Wording] = field(default_factory=Counter)


def lines_of(card: CardRecord) -> Iterator[Line]:
    """The lines of a card, modes of a choice together with their heading."""
    for face in card.faces:
        types = read_type_line(face.type_line)
        for block in blocks_of(face.text, Context(face.name, types)):
            texts = block.lines if block.level else ["\n".join(block.lines)]
            for text in texts:
                if line := plain(text, face.name):
                    yield Line(card.name, face.name, line, types)


def tally(lines: Iterable[Line]) -> Tally:
    """Read every line and count."""
    found = Tally()
    for line in lines:
        found.cards.add(line.card)
        topics = line.topics
        found.lines.update(topics)
        try:
            read = line.read()
        except TwoReadings:
            found.ambiguous.append(line.text)
            read = None
        if read is not None:
            found.read.update(topics)
            continue
        found.unread_of[line.card].append(line.text)
    return found


def look_closer(lines: Iterable[str], found: Tally) -> None:
    """Count wordings that readings needed, and lines whose reading prints otherwise."""
    for text in set(lines):
        seen = look_at(text)
        for reading in seen.readings:
            found.wordings.update(reading.wordings)
        if not seen.readings:
            found.misprinted += [(text, printed) for _, printed in seen.misprinted]


def shape_of(text: str) -> str:
    """The line with what varies in it put alike."""
    for pattern, word in _VARIABLE:
        text = pattern.sub(word, text)
    return text


def declines(unread_of: Mapping[str, Sequence[str]], topic: str) -> list[tuple[int, int, str]]:
    """(lines, cards made whole, shape) of what is not read, the commonest first.

    `unread_of`: the lines of each card that are not read.
    """
    lines: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    words = _TOPICS.get(topic)
    for texts in unread_of.values():
        shapes = {shape_of(text) for text in texts}
        for text in texts:
            if words is None or words.search(text):
                lines[shape_of(text)] += 1
        if len(shapes) == 1:
            whole.update(shapes)
    return [(count, whole[shape], shape) for shape, count in lines.most_common()]


def main() -> None:
    """Read the file and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--declines", type=int, default=30, metavar="N")
    parser.add_argument("--topic", default="all", choices=["all", *TOPICS])
    parser.add_argument("--wordings", action="store_true", help="list the declared wordings")
    asked = parser.parse_args()
    out = Console(highlight=False, soft_wrap=True, markup=False)
    lines = [line for card in read_file(asked.file) if card.eternal for line in lines_of(card)]
    found = tally(lines)
    for topic in ("all", *TOPICS):
        read, count = found.read[topic], found.lines[topic]
        out.print(f"{topic:11} {read:6} of {count:6} lines read  {read / max(1, count):.1%}")
    whole = len(found.cards) - len(found.unread_of)
    out.print(f"{whole} of {len(found.cards)} cards read whole; {len(found.ambiguous)} ambiguous")
    if asked.wordings:
        look_closer((line.text for line in lines), found)
        for wording, count in found.wordings.most_common():
            out.print(f"{count:6}  {wording.read}  =  {wording.printed}")
        for text, printed in found.misprinted:
            out.print(f"misprinted: {text}\n         as: {printed}")
    for text in found.ambiguous:
        out.print(f"ambiguous: {text}")
    for count, unlocked, shape in declines(found.unread_of, asked.topic)[: asked.declines]:
        out.print(f"{count:5} lines {unlocked:5} cards  {shape}")


if __name__ == "__main__":
    main()
