"""A shorthand line cut into its parts, each read as far as it can be without the others."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.calls.described import Traits
from app.calls.modifiers import (
    BasePowerToughness,
    Counters,
    Gets,
    HasKeyword,
    Is,
    Mark,
    MarkedDamage,
    RulesText,
)
from app.calls.suggestions import Suggestions
from app.calls.table import CardNames
from app.calls.text import fold, plain
from app.calls.words import COLORS
from app.judge.quick_parts import Piece, QuickChip, Side
from app.judge.quick_players import player_name
from app.judge.quick_words import (
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
MOST_SIDES = 6
DEFAULT_NAMES = ("Ann", "Bob", "Cho", "Dee", "Eli", "Fay")
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("“”„″«»", '"'),
        **dict.fromkeys("‘’ʼ′", "'"),
        **dict.fromkeys("–—−‐‑", "-"),
        **dict.fromkeys("→›»", ">"),
        **dict.fromkeys("\n\r；", ";"),
        "×": "x",
        "，": ",",
        "！": "!",
    }
)
_SPACES = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u200b\ufeff]+")
_VERSUS = re.compile(r"(?:versus|vs|v)\.?(?![^\s;,])")
_NUMBERS = re.compile(r"-?[0-9]{1,4}/-?[0-9]{1,4}(?![0-9/])")
_CHANGE = re.compile(r"([+-][0-9]{1,4})/([+-][0-9]{1,4})(?![0-9/])")
_ATTACK = re.compile(r"!([^\s;,!>\"]*)")
_BLOCK = re.compile(r"> ?[0-9]{1,3}(?: ?[>+&] ?[0-9]{1,3})*(?![0-9])")
_AMOUNT = re.compile(r"(x|c|d|l)([+-]?[0-9]{1,4})(?![^\s;,!>])|([0-9]{1,4})x(?![^\s;,!>])")
_LIFE = re.compile(
    r"(?:(life|poison)[: ]{0,2}(-?[0-9]{1,9})|(-?[0-9]{1,9}) ?(life|poison))(?![^\s;,!>])"
)
_COUNTERS = re.compile(
    r"(an?|[0-9]{1,4}) ([a-z0-9+/'-]+(?: [a-z0-9+/'-]+){0,3}?) counters?(?![^\s;,!>])"
    r"|([0-9]{1,4}) (loyalty|defense)(?![^\s;,!>])"
)
_COUNT = re.compile(r"([0-9]{1,4})(?![^\s;,])")
_WORD = re.compile(r"[^\s;,!>\"]+|.", re.DOTALL)
_QUOTED = re.compile(r'"([^"]*)"')
_MARKS: dict[str, Mark] = {
    "tap": Mark.TAPPED,
    **{mark.value: mark for mark in Mark if " " not in mark.value and mark is not Mark.BLOCKED},
}


class Scan:
    """A line being read from left to right: `sides` with their pieces, and `chips` in order."""

    def __init__(self, line: str, names: CardNames) -> None:
        self.line = line
        self.text = line.translate(_SIGNS)
        self.low = fold(self.text)
        self.names = names
        self.suggestions = Suggestions(names)
        self.at = 0
        self.chips: list[QuickChip] = []
        self.sides = [Side(DEFAULT_NAMES[0])]
        self.pieces: list[Piece] = []
        self.piece: Piece | None = None
        self.unknown_words = False
        self._card_at = -1
        self._card_length = 0

    def read(self) -> None:
        """Read all of the line."""
        readers: tuple[Callable[[], bool], ...] = (
            *(self.separator, self.versus, self.life, self.player, self.quoted, self.numbers),
            *(self.block, self.amount, self.counters, self.mark, self.quality, self.attack),
            *(self.card_name, self.keyword, self.trait),
        )
        while self._next():
            if not any(read() for read in readers):
                self._unknown()

    # -- moving on -----------------------------------------------------------------------------

    def _next(self) -> bool:
        spaces = _SPACES.match(self.text, self.at)
        if spaces:
            self.at = spaces.end()
        return self.at < len(self.text)

    def _chip(
        self,
        end: int,
        meaning: str,
        problem: str = "",
        nearest: tuple[str, ...] = (),
        piece: Piece | None = None,
    ) -> int:
        """Note a part that ends at `end`; its place among the chips."""
        while end > self.at + 1 and self.text[end - 1] == " ":
            end -= 1
        number = piece.number if piece else -1
        text = self.line[self.at : end]
        self.chips.append(QuickChip(self.at, end, text, meaning, problem, nearest, number))
        self.at = end
        if piece:
            piece.chips.append(len(self.chips) - 1)
        self.unknown_words = False
        return len(self.chips) - 1

    def _object(self) -> Piece:
        """The object that is being read."""
        if self.piece is None:
            side = len(self.sides) - 1
            self.piece = Piece(side, len(self.pieces))
            self.pieces.append(self.piece)
            self.sides[side].pieces.append(self.piece)
        return self.piece

    def card(self) -> int:
        """How long the known card's name here is; 0 where none stands here."""
        if self._card_at != self.at:
            self._card_at = self.at
            self._card_length = self.names.longest_at(self.text, self.at)
        return self._card_length

    # -- the parts -----------------------------------------------------------------------------

    def separator(self) -> bool:
        """`;` parts objects; so does `,` before what begins one."""
        sign = self.text[self.at]
        if sign not in ";,":
            return False
        self.at += 1
        self.unknown_words = False
        if sign == ";" or (self._next() and self._begins_object()):
            self.piece = None
        return True

    def _begins_object(self) -> bool:
        if _NUMBERS.match(self.low, self.at) or _LIFE.match(self.low, self.at):
            return True
        if _COUNT.match(self.low, self.at) and not _COUNTERS.match(self.low, self.at):
            return True
        return self._card_here()

    def _card_here(self) -> bool:
        """Whether a card's name stands here, and not a keyword or what the object is like."""
        length = self.card()
        if not length or _AMOUNT.match(self.low, self.at):
            return False
        words = self.low[self.at : self.at + length]
        if words in _MARKS or (is_trait(words) and len(words) == 1):
            return False
        keyword = keyword_at(self.low, self.at)
        if keyword and keyword.end - self.at >= length:
            return False
        made_up = self.piece is not None and self.piece.numbers
        return not (made_up and all(map(is_trait, words.split(" "))))

    def versus(self) -> bool:
        """`vs` ends a side."""
        found = _VERSUS.match(self.low, self.at)
        if not found or self.card() > found.end() - self.at:
            return False
        if len(self.sides) >= MOST_SIDES:
            self._chip(found.end(), "", f"at most {MOST_SIDES} players")
            return True
        self._chip(found.end(), "against")
        used = {fold(side.name) for side in self.sides}
        names = (*DEFAULT_NAMES[len(self.sides) :], *DEFAULT_NAMES)
        self.sides.append(Side(next(name for name in names if fold(name) not in used)))
        self.piece = None
        return True

    def player(self) -> bool:
        """`Cleo:` at the beginning of a side names its player."""
        side = self.sides[-1]
        if side.pieces or side.named:
            return False
        found = player_name(self.text, self.at, self.names)
        if not found:
            return False
        end, name, problem = found
        if not problem and any(fold(name) == fold(one.name) for one in self.sides[:-1]):
            problem = "another player has that name"
        if not problem:
            side.name, side.named = name, True
        self._chip(end, "" if problem else f"the player {name}", problem)
        return True

    def life(self) -> bool:
        """`life 12`, `12 life`, `poison 3`; a number that stands alone is life."""
        found = _LIFE.match(self.low, self.at)
        alone = None if found or self.piece else _COUNT.match(self.low, self.at)
        if alone and not self._ends_part(alone.end()):
            return False
        if not found and not alone:
            return False
        what = (found[1] or found[4]) if found else "life"
        number = int((found[2] or found[3]) if found else alone[1] if alone else 0)
        end = found.end() if found else alone.end() if alone else self.at
        side = self.sides[-1]
        before = side.life if what == "life" else side.poison
        if before is not None or (what == "poison" and number < 0):
            self._chip(end, "", f"{what} once for each side, and no less than it can be")
        elif what == "life":
            side.life = number
            self._chip(end, f"{side.name} has {number} life")
        else:
            side.poison = number
            self._chip(end, f"{side.name} has {number} poison")
        return True

    def _ends_part(self, at: int) -> bool:
        rest = self.low[at:].lstrip()
        return not rest or rest[0] in ";," or bool(_VERSUS.match(rest))

    def quoted(self) -> bool:
        """A card's name in quotes, else rules text."""
        found = _QUOTED.match(self.text, self.at)
        if not found:
            return False
        spelling = self.names.spelling(found[1]) or self.names.spelling(found[0])
        if spelling:
            self._take_card(found.end(), spelling)
        elif text := plain(_SPACES.sub(" ", found[1])):
            piece = self._object()
            piece.modifiers.append(RulesText(text))
            self._chip(found.end(), "rules text", piece=piece)
        else:
            self._chip(found.end(), "", "a card's name or rules text between the quotes")
        return True

    def numbers(self) -> bool:
        """`5/5`: a creature; behind a card's name its base power and toughness."""
        change = _CHANGE.match(self.low, self.at)
        if change:
            piece = self._object()
            piece.modifiers.append(Gets(int(change[1]), int(change[2])))
            self._chip(change.end(), f"{change[0]} until end of turn", piece=piece)
            return True
        found = _NUMBERS.match(self.low, self.at)
        if not found:
            return False
        if self.piece is not None and self.piece.numbers:
            self.piece = None
        piece = self._object()
        power, toughness = (int(number) for number in found[0].split("/"))
        if piece.card:
            piece.modifiers.append(BasePowerToughness(power, toughness))
            self._chip(found.end(), f"base power and toughness {found[0]}", piece=piece)
        else:
            piece.numbers = f"{power}/{toughness}"
            self._chip(found.end(), f"a {power}/{toughness} creature", piece=piece)
        return True

    def attack(self) -> bool:
        """`!`, `!jace`, `!2`: read further once all objects are known."""
        found = _ATTACK.match(self.low, self.at)
        if not found:
            return False
        piece = self._object()
        end, what = found.end(), found[1]
        glued = keyword_at(self.low, self.at + 1) if what else None
        if (glued and glued.end == end) or _VERSUS.fullmatch(what):
            end, what = self.at + 1, ""
        if piece.attacks is not None:
            self._chip(end, "", "one attack for each object", piece=piece)
        else:
            piece.attacks = what
            piece.attack_chip = self._chip(end, "attacks", piece=piece)
        return True

    def block(self) -> bool:
        """`>1`, `>1+2`, `>1>2`: read further once all attackers are known."""
        found = _BLOCK.match(self.low, self.at)
        if not found:
            return False
        piece = self._object()
        numbers = tuple(map(int, re.findall(r"[0-9]+", found[0])))
        chip = self._chip(found.end(), "blocks", piece=piece)
        piece.blocks.append((chip, numbers))
        return True

    def amount(self) -> bool:
        """`x3`, `c2`, `c-2`, `d2`, `l3`."""
        found = _AMOUNT.match(self.low, self.at)
        if not found:
            return False
        piece = self._object()
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
        self._chip(found.end(), meaning, "" if meaning else "no less than 0", piece=piece)
        return True

    def _copies(self, end: int, number: int) -> bool:
        piece = self._object()
        total = sum(one.count for one in self.pieces) - piece.count
        if 1 <= number <= MOST_OBJECTS - total:
            piece.count = number
            self._chip(end, f"{number} of them", piece=piece)
        else:
            self._chip(end, "", f"from 1 to {MOST_OBJECTS} objects in a line", piece=piece)
        return True

    def counters(self) -> bool:
        """`1 shield counter`, `3 loyalty`; a number before an object says how many there are."""
        found = _COUNTERS.match(self.low, self.at)
        if found:
            piece = self._object()
            number = int(found[3] or (found[1] if found[1].isdigit() else 1))
            piece.modifiers.append(Counters(number, found[2] or found[4]))
            self._chip(found.end(), f"{number} {found[2] or found[4]}", piece=piece)
            return True
        count = _COUNT.match(self.low, self.at)
        if not count or self._ends_part(count.end()) or self.card() > len(count[0]):
            return False
        if self.piece is not None and self.piece.described:
            return False
        return self._copies(count.end(), int(count[1]))

    def mark(self) -> bool:
        """`tap`, `sick`, `token` and the other marks of call notation."""
        word = _word(self.low, self.at)
        if word not in _MARKS:
            return False
        piece = self._object()
        if _MARKS[word] not in piece.modifiers:
            piece.modifiers.append(_MARKS[word])
        self._chip(self.at + len(word), _MARKS[word].value, piece=piece)
        return True

    def quality(self) -> bool:
        """`pro:r`, `hex:b`."""
        found = PROTECTION.match(self.low, self.at)
        if not found:
            return False
        piece = self._object()
        quality = _word(self.low, found.end()) if found.end() < len(self.low) else ""
        end = found.end() + len(quality)
        keyword = quality_keyword(found[1], quality)
        if keyword:
            piece.modifiers.append(HasKeyword(keyword))
            self._chip(end, keyword.text, piece=piece)
        else:
            near = self.suggestions.words(quality, tuple(VOCABULARY[-5:]))
            nearest = tuple(f"{found[1]}:{one}" for one in near) or (f"{found[1]}:r",)
            self._chip(end, "", "a color or another quality", nearest, piece)
        return True

    def card_name(self) -> bool:
        """A card by its name."""
        if not self._card_here():
            return False
        written = self.text[self.at : self.at + self.card()]
        self._take_card(self.at + self.card(), self.names.spelling(written) or written)
        return True

    def _take_card(self, end: int, name: str) -> None:
        if self.piece is not None and self.piece.described:
            self.piece = None
        piece = self._object()
        piece.card = name
        self._chip(
            end, f"the card {name}" if name != self.line[self.at : end] else "a card", piece=piece
        )

    def keyword(self) -> bool:
        """A keyword in full or by two letters."""
        found = keyword_at(self.low, self.at)
        if not found or self.card() > found.end - self.at:
            return False
        piece = self._object()
        if found.keyword:
            piece.modifiers.append(HasKeyword(found.keyword))
            self._chip(found.end, found.keyword.text, piece=piece)
        else:
            self._chip(found.end, "", found.problem, found.nearest, piece)
        return True

    def trait(self) -> bool:
        """A color, supertype, card type or subtype of an ad-hoc object."""
        word = _word(self.low, self.at)
        if not is_trait(word) and word != "and":
            return False
        piece = self._object()
        trait = full_trait(word)
        meaning = trait
        if piece.card and trait in COLORS:
            self._turn_color(piece, COLORS[trait])
            meaning = f"is {trait} until end of turn"
        elif piece.card:
            return False
        elif word != "and":
            piece.traits.append(trait)
        self._chip(self.at + len(word), meaning, piece=piece)
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
        word = _word(self.low, self.at)
        end = self.at + len(word)
        piece = self._object()
        if self.unknown_words and self.chips:
            last = self.chips[-1]
            if last.piece == piece.number and self.text[last.end : self.at].strip() == "":
                self.chips.pop()
                piece.chips.pop()
                self.at = last.start
        written = self.text[self.at : end]
        problem, nearest = self._why_not(fold(written), word)
        self._chip(end, "", problem, nearest, piece)
        self.unknown_words = True

    def _why_not(self, written: str, word: str) -> tuple[str, tuple[str, ...]]:
        if len(written) == 2 and written.isalpha():
            several = beginning_with(written)[:4]
            if several:
                return f"`{written}` is not short for one keyword alone", several
        near = self.suggestions.words(written, VOCABULARY, limit=2)
        cards = self.suggestions.names(written, {}) if len(written) > 2 else ()
        nearest = tuple(dict.fromkeys((*near, *cards)))[:4]
        return "a power and toughness, a keyword, a sign or a card's name was expected", nearest


def _word(low: str, at: int) -> str:
    found = _WORD.match(low, at)
    return found.group() if found else ""
