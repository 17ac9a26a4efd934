"""A shorthand line cut into its parts, each read as far as it can be without the others."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from app.calls.described import Traits
from app.calls.modifiers import (
    BasePowerToughness,
    Counters,
    Gets,
    HasKeyword,
    Is,
    MarkedDamage,
    RulesText,
)
from app.calls.text import fold, plain
from app.calls.words import COLORS
from app.judge.quick_line import SPACES
from app.judge.quick_parts import Piece
from app.judge.quick_sides import AMOUNT, COUNT, COUNTERS, NUMBERS, VERSUS, SideReader
from app.judge.quick_words import (
    MARKS,
    PROTECTION,
    VOCABULARY,
    beginning_with,
    full_trait,
    is_trait,
    keyword_at,
    quality_keyword,
)
from app.terms.colors import Color

MOST_OBJECTS = 60
_UNKNOWN = "a power and toughness, a keyword, a sign or a card's name was expected"
_CHANGE = re.compile(r"([+-][0-9]{1,4})/([+-][0-9]{1,4})(?![0-9/])")
_ATTACK = re.compile(r"!([^\s;,!>\"]*)")
_BLOCK = re.compile(r"> ?[0-9]{1,3}(?: ?[>+&] ?[0-9]{1,3})*(?![0-9])")
_QUOTED = re.compile(r'"([^"]*)"')


class Scan(SideReader):
    """A line being read from left to right."""

    def read(self) -> None:
        """Read all of the line."""
        readers: tuple[Callable[[], bool], ...] = (
            *(self.separator, self.versus, self.life, self.player, self.quoted, self.numbers),
            *(self.block, self.amount, self.counters, self.mark, self.quality, self.attack),
            *(self.card_name, self.keyword, self.trait),
        )
        while self.advance():
            if not any(read() for read in readers):
                self._unknown()
        for place, chip in enumerate(self.chips):
            if chip.problem == _UNKNOWN:
                problem, nearest = self._why_not(fold(chip.text))
                self.chips[place] = replace(chip, problem=problem, nearest=nearest)

    def quoted(self) -> bool:
        """A card's name in quotes, else rules text."""
        found = _QUOTED.match(self.text, self.at)
        if not found:
            return False
        spelling = self.names.spelling(found[1]) or self.names.spelling(found[0])
        if spelling:
            self._take_card(found.end(), spelling)
        elif text := plain(SPACES.sub(" ", found[1])):
            piece = self.object()
            piece.modifiers.append(RulesText(text))
            self.chip(found.end(), "rules text", piece=piece)
        else:
            self.chip(found.end(), "", "a card's name or rules text between the quotes")
        return True

    def numbers(self) -> bool:
        """`5/5`: a creature; behind a card's name its base power and toughness."""
        change = _CHANGE.match(self.low, self.at)
        if change:
            piece = self.object()
            piece.modifiers.append(Gets(int(change[1]), int(change[2])))
            self.chip(change.end(), f"{change[0]} until end of turn", piece=piece)
            return True
        found = NUMBERS.match(self.low, self.at)
        if not found:
            return False
        if self.piece is not None and self.piece.numbers:
            self.piece = None
        piece = self.object()
        power, toughness = (int(number) for number in found[0].split("/"))
        if piece.card:
            piece.modifiers.append(BasePowerToughness(power, toughness))
            self.chip(found.end(), f"base power and toughness {found[0]}", piece=piece)
        else:
            piece.numbers = f"{power}/{toughness}"
            self.chip(found.end(), f"a {power}/{toughness} creature", piece=piece)
        return True

    def attack(self) -> bool:
        """`!`, `!jace`, `!2`: read further once all objects are known."""
        found = _ATTACK.match(self.low, self.at)
        if not found:
            return False
        piece = self.object()
        end, what = found.end(), found[1]
        glued = keyword_at(self.low, self.at + 1) if what else None
        if (glued and glued.end == end) or VERSUS.fullmatch(what):
            end, what = self.at + 1, ""
        if piece.attacks is not None:
            self.chip(end, "", "one attack for each object", piece=piece)
        else:
            piece.attacks = what
            piece.attack_chip = self.chip(end, "attacks", piece=piece)
        return True

    def block(self) -> bool:
        """`>1`, `>1+2`, `>1>2`: read further once all attackers are known."""
        found = _BLOCK.match(self.low, self.at)
        if not found:
            return False
        piece = self.object()
        numbers = tuple(map(int, re.findall(r"[0-9]+", found[0])))
        chip = self.chip(found.end(), "blocks", piece=piece)
        piece.blocks.append((chip, numbers))
        return True

    def amount(self) -> bool:
        """`x3`, `c2`, `c-2`, `d2`, `l3`."""
        found = AMOUNT.match(self.low, self.at)
        if not found:
            return False
        piece = self.object()
        sign = found[1] or "x"
        number = int(found[2] or found[3])
        meaning = ""
        if sign == "x":
            return self._copies(found.end(), number)
        if sign == "c":
            kind = "-1/-1" if number < 0 else "+1/+1"
            piece.modifiers.append(Counters(abs(number), kind))
            meaning = f"{abs(number)} {kind} counter" + ("" if abs(number) == 1 else "s")
        elif number >= 0 and sign == "d":
            piece.modifiers.append(MarkedDamage(number))
            meaning = f"{number} damage marked on it"
        elif number >= 0:
            piece.modifiers.append(Counters(number, "loyalty"))
            meaning = f"{number} loyalty"
        self.chip(found.end(), meaning, "" if meaning else "no less than 0", piece=piece)
        return True

    def _copies(self, end: int, number: int) -> bool:
        piece = self.object()
        total = sum(one.count for one in self.pieces) - piece.count
        if 1 <= number <= MOST_OBJECTS - total:
            piece.count = number
            self.chip(end, f"{number} of them", piece=piece)
        else:
            self.chip(end, "", f"from 1 to {MOST_OBJECTS} objects in a line", piece=piece)
        return True

    def counters(self) -> bool:
        """`1 shield counter`, `3 loyalty`; a number before an object says how many there are."""
        found = COUNTERS.match(self.low, self.at)
        if found:
            piece = self.object()
            number = int(found[3] or (found[1] if found[1].isdigit() else 1))
            piece.modifiers.append(Counters(number, found[2] or found[4]))
            self.chip(found.end(), f"{number} {found[2] or found[4]}", piece=piece)
            return True
        count = COUNT.match(self.low, self.at)
        if not count or self.ends_part(count.end()) or self.card() > len(count[0]):
            return False
        if self.piece is not None and self.piece.described:
            return False
        return self._copies(count.end(), int(count[1]))

    def mark(self) -> bool:
        """`tap`, `sick`, `token` and the other marks of call notation."""
        word = self.word(self.at)
        if word not in MARKS:
            return False
        piece = self.object()
        if MARKS[word] not in piece.modifiers:
            piece.modifiers.append(MARKS[word])
        self.chip(self.at + len(word), MARKS[word].value, piece=piece)
        return True

    def quality(self) -> bool:
        """`pro:r`, `hex:b`."""
        found = PROTECTION.match(self.low, self.at)
        if not found:
            return False
        piece = self.object()
        quality = self.word(found.end()) if found.end() < len(self.low) else ""
        end = found.end() + len(quality)
        keyword = quality_keyword(found[1], quality)
        if keyword:
            piece.modifiers.append(HasKeyword(keyword))
            self.chip(end, keyword.text, piece=piece)
        else:
            near = self.suggestions.words(quality, tuple(VOCABULARY[-5:]))
            nearest = tuple(f"{found[1]}:{one}" for one in near) or (f"{found[1]}:r",)
            self.chip(end, "", "a color or another quality", nearest, piece)
        return True

    def card_name(self) -> bool:
        """A card by its name."""
        if not self.card_here():
            return False
        written = self.text[self.at : self.at + self.card()]
        self._take_card(self.at + self.card(), self.names.spelling(written) or written)
        return True

    def _take_card(self, end: int, name: str) -> None:
        if self.piece is not None and self.piece.described:
            self.piece = None
        piece = self.object()
        piece.card = name
        self.chip(
            end, f"the card {name}" if name != self.line[self.at : end] else "a card", piece=piece
        )

    def keyword(self) -> bool:
        """A keyword in full or by two letters."""
        found = keyword_at(self.low, self.at)
        if not found or self.card() > found.end - self.at:
            return False
        piece = self.object()
        if found.keyword:
            piece.modifiers.append(HasKeyword(found.keyword))
            self.chip(found.end, found.keyword.text, piece=piece)
        else:
            self.chip(found.end, "", found.problem, found.nearest, piece)
        return True

    def trait(self) -> bool:
        """A color, supertype, card type or subtype of an ad-hoc object."""
        word = self.word(self.at)
        if not is_trait(word) and word != "and":
            return False
        piece = self.object()
        trait = full_trait(word)
        meaning = trait
        if piece.card and trait in COLORS:
            self._turn_color(piece, COLORS[trait])
            meaning = f"is {trait} until end of turn"
        elif piece.card:
            return False
        elif word != "and":
            piece.traits.append(trait)
        self.chip(self.at + len(word), meaning, piece=piece)
        return True

    @staticmethod
    def _turn_color(piece: Piece, color: Color) -> None:
        """A color beside a card's name is one that an effect gives it; several go together."""
        before = [one for one in piece.modifiers if isinstance(one, Is)]
        colors = before[0].traits.colors if before else None
        piece.modifiers = [one for one in piece.modifiers if one not in before]
        piece.modifiers.append(Is(Traits((colors or frozenset()) | {color})))

    def _unknown(self) -> None:
        """A word that means nothing here, joined to the one before where that means nothing
        either."""
        word = self.word(self.at)
        end = self.at + len(word)
        piece = self.object()
        if self.unknown_words and self.chips:
            last = self.chips[-1]
            if last.piece == piece.number and self.text[last.end : self.at].strip() == "":
                self.chips.pop()
                piece.chips.pop()
                self.at = last.start
        self.chip(end, "", _UNKNOWN, piece=piece)
        self.unknown_words = True

    def _why_not(self, written: str) -> tuple[str, tuple[str, ...]]:
        if len(written) == 2 and written.isalpha():
            several = beginning_with(written)[:4]
            if several:
                return f"`{written}` is not short for one keyword alone", several
        near = self.suggestions.words(written, VOCABULARY, limit=2)
        cards = self.suggestions.names(written, {}) if len(written) > 2 else ()
        nearest = tuple(dict.fromkeys((*near, *cards)))[:4]
        return _UNKNOWN, nearest
