"""A line read: every reading is found, printed again, and taken only if the line comes back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from app.cards.oracle.grammar.grammar import Grammar
from app.cards.oracle.grammar.normal import normal, with_first_name, with_giver
from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import holds_pending
from app.cards.oracle.grammar.printing import Printer
from app.cards.oracle.grammar.reading import Reader
from app.cards.oracle.grammar.shape import Wording
from app.cards.oracle.grammar.shapes import grammar
from app.cards.oracle.grammar.tokens import Tokens, spell_out, tokens_of, with_capitals
from app.cards.oracle.grammar.where_x import leaves_open
from app.cards.oracle.keywords import TwoReadings
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.cards.oracle.lines import Context

LINE = "line"
_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})


@dataclass(frozen=True, slots=True)
class Reading:
    """The abilities of a line, and the declared equivalences that its wording needed, each as often
    as it did."""

    abilities: tuple[Ability, ...]
    wordings: tuple[Wording, ...] = ()


@dataclass(frozen=True, slots=True)
class LineRead:
    """What came of a line: its readings that print back (more than one is a fault of the grammar),
    those that print otherwise with what they print, and how far it was read at all."""

    readings: tuple[Reading, ...]
    misprinted: tuple[tuple[Reading, str], ...] = ()
    furthest: int = 0


def look_at(line: str, of: Grammar | None = None) -> LineRead:
    """All that the grammar makes of a line as `text.plain` gives it."""
    own = of or grammar()
    tokens = tokens_of(normal(line).rest)
    reader = Reader(own, tokens)
    told = ", where X is " in line
    taken: dict[tuple[Ability, ...], Reading] = {}
    misprinted: dict[tuple[Ability, ...], tuple[Reading, str]] = {}
    for found in reader.whole(LINE):
        try:
            abilities = found.value
        except Unfit:
            continue
        if abilities in taken or holds_pending(abilities) or (told and leaves_open(abilities)):
            continue
        reading = Reading(abilities, found.used)
        printed = _printed_otherwise(own, reading, tokens)
        if printed is None:
            taken[abilities] = reading
            misprinted.pop(abilities, None)
        else:
            misprinted[abilities] = (reading, printed)
    return LineRead(tuple(taken.values()), tuple(misprinted.values()), reader.furthest)


def _printed_otherwise(own: Grammar, reading: Reading, tokens: Tokens) -> str | None:
    """None where the reading prints as the line; else what it prints."""
    forms = Printer(own, frozenset(reading.wordings)).forms(own[LINE], reading.abilities)
    if any(with_capitals(form) == tokens for form in forms):
        return None
    return spell_out(forms[0]) if forms else "[nothing]"


def print_abilities(abilities: tuple[Ability, ...]) -> str | None:
    """A line that reads as the abilities, in the usual wording where that is plain; None where the
    grammar has no such line."""
    own = grammar()
    for allowed in (frozenset[Wording](), _pronouns(own)):
        for form in Printer(own, allowed).forms(own[LINE], abilities):
            line = spell_out(form)
            if any(reading.abilities == abilities for reading in look_at(line).readings):
                return line
    return None


@cache
def _pronouns(own: Grammar) -> frozenset[Wording]:
    """The wordings of `it`: another may be plain where the usual one would speak of something
    else."""
    return frozenset(wording for wording in own.wordings if wording.printed in ("it", "its", "~"))


@lru_cache(maxsize=65536)
def _read(line: str) -> tuple[Reading, ...]:
    return look_at(line).readings


def read_sentences(line: str, context: Context) -> tuple[Ability, ...] | None:
    """A reader of lines: the abilities of sentences; None where they are not read whole.

    Raises TwoReadings, naming the card, where the line has two readings: a fault of the grammar.
    """
    if Supertype.LEGENDARY in context.types.supertypes and "," not in context.name:
        line = with_first_name(line, context.name)
    readings = _read(with_giver(line, context.name))
    if len(readings) > 1:
        named = [f"{context.name}: {reading.abilities}" for reading in readings]
        raise TwoReadings(line, named)
    if not readings or not _belong(readings[0].abilities, context):
        return None
    return readings[0].abilities


def _belong(abilities: tuple[Ability, ...], context: Context) -> bool:
    """Whether a face of these types can have the abilities: instructions stand on instants and
    sorceries, and what works on the battlefield stands on all others (CR 113.3)."""
    types = context.types.types
    if not types:
        return True
    spell = bool(types & _SPELLS)
    return not any(
        isinstance(ability, SpellAbility) != spell
        for ability in abilities
        if isinstance(ability, SpellAbility) or _on_the_battlefield(ability)
    )


def _on_the_battlefield(ability: Ability) -> bool:
    sentences = (StaticAbility, TriggeredAbility, ActivatedAbility)
    return isinstance(ability, sentences) and ability.zone is Zone.BATTLEFIELD
