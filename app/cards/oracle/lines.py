"""A face's text into abilities, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.cards.oracle.blocks import Block, blocks, with_size
from app.cards.oracle.class_levels import read_class_level
from app.cards.oracle.grammar.line import read_sentences
from app.cards.oracle.grammar.normal import after_flavor_words
from app.cards.oracle.keywords import TwoReadings, read_keywords
from app.cards.oracle.levels import read_level
from app.cards.oracle.melding import read_meld
from app.cards.oracle.text import plain, uncleaved, with_short_name, without_reminder
from app.cards.typeline import TypeLine
from app.terms.abilities import Ability, Unread
from app.terms.types import CardType, Supertype


@dataclass(frozen=True, slots=True)
class Context:
    """What a reader of lines may know of the face: its name and its type line."""

    name: str
    types: TypeLine


# A reader takes a line as `plain` makes it and gives its abilities, or None where the line is not
# of its kind. All readers are asked: two that read a line differently are a fault of the grammar.
LineReader = Callable[[str, Context], "tuple[Ability, ...] | None"]


def _keyword_line(line: str, _: Context) -> tuple[Ability, ...] | None:
    read = read_keywords(line)
    if read is not None:
        return read
    rest = after_flavor_words(line)
    named = read_keywords(rest) if rest is not None else None
    # Words kept for a parameter might be what the dash belongs to.
    return named if named and all(ability.text is None for ability in named) else None


READERS: tuple[LineReader, ...] = (_keyword_line, read_sentences, read_meld, read_class_level)
_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_STATION_TYPES = frozenset({"Spacecraft", "Planet"})


def read_lines(
    text: str, name: str, types: TypeLine, station_size: tuple[int, int] | None = None
) -> tuple[Ability, ...]:
    """The abilities of a whole text, in its order; what is not read stands as `Unread(line)`.

    `name` and `types` are those of the face. `station_size`: the power and toughness printed on a
    station card, which belong to its last station symbol (CR 721.2b). Never fails.
    """
    context = Context(name, types)
    found = blocks_of(text, context)
    if station_size and found and found[-1].level:
        found[-1].level = with_size(found[-1].level, *station_size)
    return tuple(ability for block in found for ability in _read_block(block, context))


def blocks_of(text: str, context: Context) -> list[Block]:
    """The blocks of a face's text. A paragraph of a spell that is not read alone, but is read
    together with the one before, belongs to it: `Threshold — That creature gets … instead.`"""
    found = list(blocks(uncleaved(text), stations=has_stations(context.types)))
    if len(found) < 2 or context.types.types.isdisjoint(_SPELLS):
        return found
    joined = found[:1]
    for block in found[1:]:
        both = joined[-1].lines + block.lines
        if _goes_on(joined[-1].lines, block.lines, context) and _is_read(both, context):
            joined[-1] = Block(both)
        else:
            joined.append(block)
    return joined


def _goes_on(before: list[str], lines: list[str], context: Context) -> bool:
    """Whether a paragraph might speak of what the one before says. What happens instead is instead
    of all that one says, which is plain where it says one thing."""
    if len(lines) > 1 or len(before) > 1 or _is_read(lines, context):
        return False
    alone = without_reminder(before[0]).count(". ") == 0
    return alone or "instead" not in lines[0]


def _is_read(lines: list[str], context: Context) -> bool:
    return not any(isinstance(each, Unread) for each in _read_or_not("\n".join(lines), context))


def has_stations(types: TypeLine) -> bool:
    """Whether a face of this type line is a station card (CR 721)."""
    return not types.subtypes.isdisjoint(_STATION_TYPES)


def read_line(line: str, context: Context) -> tuple[Ability, ...] | None:
    """The abilities of one line as `plain` makes it; None where no reader reads it.

    Raises TwoReadings where two readers read it differently.
    """
    line = _named_short(line, context)
    readings: list[tuple[Ability, ...]] = []
    for reader in READERS:
        read = reader(line, context)
        if read is not None and read not in readings:
            readings.append(read)
    if len(readings) > 1:
        raise TwoReadings(line, readings)
    return readings[0] if readings else None


def _named_short(line: str, context: Context) -> str:
    types = context.types
    walker = CardType.PLANESWALKER in types.types
    if Supertype.LEGENDARY not in types.supertypes or not (
        walker or CardType.CREATURE in types.types
    ):
        return line
    return with_short_name(line, context.name, types.subtypes, walker)


def _read_block(block: Block, context: Context) -> tuple[Ability, ...]:
    if block.level is not None:
        inner = tuple(ability for line in block.lines for ability in _read_or_not(line, context))
        return (read_level(block.level, inner),)
    return _read_or_not("\n".join(block.lines), context)


def _read_or_not(text: str, context: Context) -> tuple[Ability, ...]:
    line = plain(text, context.name)
    if not line:
        return ()
    try:
        read = read_line(line, context)
    except TwoReadings:
        # The corpus test finds these; a ruling names the line rather than taking a side.
        read = None
    return (Unread(text),) if read is None else read
