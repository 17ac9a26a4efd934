"""Sides and objects of a shorthand line: where they part, whose they are, life totals."""

from __future__ import annotations

import re

from app.calls.text import fold
from app.judge.quick_line import DEFAULT_NAMES, QuickLine
from app.judge.quick_parts import Side
from app.judge.quick_players import player_name
from app.judge.quick_words import MARKS, is_trait, keyword_at

MOST_SIDES = 6
VERSUS = re.compile(r"(?:versus|vs|v)\.?(?![^\s;,])")
NUMBERS = re.compile(r"-?[0-9]{1,4}/-?[0-9]{1,4}(?![0-9/])")
AMOUNT = re.compile(r"(x|c|d|l)([+-]?[0-9]{1,4})(?![^\s;,!>])|([0-9]{1,4})x(?![^\s;,!>])")
_LIFE = re.compile(
    r"(?:(life|poison)[: ]{0,2}(-?[0-9]{1,9})|(-?[0-9]{1,9}) ?(life|poison))(?![^\s;,!>])"
)
COUNTERS = re.compile(
    r"(an?|[0-9]{1,4}) ([a-z0-9+/'-]+(?: [a-z0-9+/'-]+){0,3}?) counters?(?![^\s;,!>])"
    r"|([0-9]{1,4}) (loyalty|defense)(?![^\s;,!>])"
)
COUNT = re.compile(r"([0-9]{1,4})(?![^\s;,])")


class SideReader(QuickLine):
    """The parts that say where objects and sides begin."""

    def separator(self) -> bool:
        """`;` parts objects; so does `,` before what begins one."""
        sign = self.text[self.at]
        if sign not in ";,":
            return False
        self.at += 1
        self.unknown_words = False
        if sign == ";" or (self.advance() and self._begins_object()):
            self.piece = None
        return True

    def _begins_object(self) -> bool:
        if NUMBERS.match(self.low, self.at) or _LIFE.match(self.low, self.at):
            return True
        if COUNT.match(self.low, self.at) and not COUNTERS.match(self.low, self.at):
            return True
        return self.card_here()

    def card_here(self) -> bool:
        """Whether a card's name stands here, and not a keyword or what the object is like."""
        length = self.card()
        if not length or AMOUNT.match(self.low, self.at):
            return False
        words = self.low[self.at : self.at + length]
        if words in MARKS or (is_trait(words) and len(words) == 1):
            return False
        keyword = keyword_at(self.low, self.at)
        if keyword and keyword.end - self.at >= length:
            return False
        made_up = self.piece is not None and self.piece.numbers
        return not (made_up and all(map(is_trait, words.split(" "))))

    def versus(self) -> bool:
        """`vs` ends a side."""
        found = VERSUS.match(self.low, self.at)
        if not found or self.card() > found.end() - self.at:
            return False
        if len(self.sides) >= MOST_SIDES:
            self.chip(found.end(), "", f"at most {MOST_SIDES} players")
            return True
        self.chip(found.end(), "against")
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
        self.chip(end, "" if problem else f"the player {name}", problem)
        return True

    def life(self) -> bool:
        """`life 12`, `12 life`, `poison 3`; a number that stands alone is life."""
        found = _LIFE.match(self.low, self.at)
        alone = None if found or self.piece else COUNT.match(self.low, self.at)
        if alone and not self.ends_part(alone.end()):
            return False
        if not found and not alone:
            return False
        what = (found[1] or found[4]) if found else "life"
        number = int((found[2] or found[3]) if found else alone[1] if alone else 0)
        end = found.end() if found else alone.end() if alone else self.at
        side = self.sides[-1]
        before = side.life if what == "life" else side.poison
        if before is not None or (what == "poison" and number < 0):
            self.chip(end, "", f"{what} once for each side, and no less than it can be")
        elif what == "life":
            side.life = number
            self.chip(end, f"{side.name} has {number} life")
        else:
            side.poison = number
            self.chip(end, f"{side.name} has {number} poison")
        return True

    def ends_part(self, at: int) -> bool:
        rest = self.low[at:].lstrip()
        return not rest or rest[0] in ";," or bool(VERSUS.match(rest))
