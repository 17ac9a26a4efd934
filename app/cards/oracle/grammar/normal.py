"""A line made comparable, beyond what `text.plain` does: what stands before its dash.

`plain` takes out reminder text and puts `~` for the object that the text stands on. Here ability
words (CR 207.2c) and flavor words (207.2d) are taken off: `Landfall — Whenever …`, and so are those
before the modes of a choice: `• Hide — Target …`. None has any meaning in the game, and
`Normal.line` puts them back. A word that is in no list and could be a
keyword (one word with no event after it, or words in lower case) stays, so that the line is not
read. "Solved" has a meaning (CR 702.169).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from app.cards.oracle.words import read_subtype
from app.terms.keywords import KEYWORDS, VARIANTS

ABILITY_WORDS = frozenset(
    word.strip()
    for word in """
    adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma, cohort,
    constellation, converge, council's dilemma, coven, delirium, descend 4, descend 8, disappear,
    domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry,
    formidable, grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship,
    landfall, lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley,
    radiance, raid, rally, renew, repartee, revolt, secret council, spell mastery, strive, survival,
    sweep, tempting offer, threshold, undergrowth, valiant, vivid, void, will of the council,
    corrupted, will of the planeswalkers
    """.split(",")
)
# Flavor words of one word, which nothing but a list tells from a keyword to come.
FLAVOR_WORDS = frozenset(
    """
    abraxas affirmative allons-y! avalanche! avoidance berzerker betrayal body-print brontosaurus
    camouflage ceremorphosis chainsword chaos chaosbringer cheer dance darkness decimate diana
    displacement dissolve dualcast endurant engulf eukrasia exterminate! grav-cannon grenades!
    hagneia immune intangibility jump krishna landship machina martyrdom mug murasame mutsunokami
    negative nitro-9 nosh phaeron polymorphine pray protect protector rage raise ransom rejuvenation
    rosarius sarcophagus shieldwall show skyswarm split stagger starfall starscourge steal stowage
    summon teleport throw timey-wimey titanic tools trance warp-strike whirlwind
    """.split()
)
_BEFORE = re.compile(r"([A-Z][\w'’,!?&-]*(?: [\w'’,!?&-]+)*) — (?=\S)")
# Modes stand below a heading that ends in a dash. Below one that ends in a full stop may stand
# anchor words (CR 614.12c), which tell what was chosen; before a cost the words belong to it.
_MODES_BEGIN = re.compile(r"(?: —|^Tiered)\n(?=• )")
_BEFORE_MODE = re.compile(r"(?<=• )([A-Z][^\n.:;{}\"—]*) — (?=[A-Z~{])")
# Modes and what stands below a level go on without a full stop.
_PARAGRAPH = re.compile(r"(?<=[.\"])\n(?=[A-Z~])")
_CHAPTERS = re.compile(r"[IVX]+(?:, [IVX]+)*\Z")
_CHAPTER_NAMED = re.compile(r"([IVX]+(?:, [IVX]+)*) — ([A-Z][^\n.:;{}\"—]*) — (?=[A-Z~])")
_TRIGGERS = re.compile(r"(?:When|Whenever|At the beginning) ")
_SMALL = frozenset("a an and at by for from in of on or the to with".split())


@dataclass(frozen=True, slots=True)
class Normal:
    """What is read of a line, the ability word or flavor word that stood before it, and those that
    stood before its modes: one a mode, empty where it had none; `chapter`: the one after
    the numbers of its chapters; `apart`: where in the rest a paragraph of its own begins, and the
    word before it."""

    rest: str
    word: str = ""
    modes: tuple[str, ...] = ()
    chapter: str = ""
    apart: tuple[tuple[int, str], ...] = ()

    @property
    def line(self) -> str:
        """The whole line again."""
        rest = self.rest
        for at, word in reversed(self.apart):
            rest = f"{rest[: at - 1]}\n{f'{word} — ' if word else ''}{rest[at:]}"
        heading, *modes = rest.split("\n• ")
        named = (f"{word} — " if word else "" for word in self.modes or ("",) * len(modes))
        whole = heading + "".join(
            f"\n• {word}{mode}" for word, mode in zip(named, modes, strict=True)
        )
        if self.chapter:
            numbers, text = whole.split(" — ", 1)
            whole = f"{numbers} — {self.chapter} — {text}"
        return f"{self.word} — {whole}" if self.word else whole


_NUMBERED_NAME = re.compile(r"(.+) [IVXLC]{2,}\Z")
_FIRST_NAME = re.compile(r"(.+?) (?:the|of|and|from|in|with|von) |(\S+) ")


def with_first_name(line: str, name: str) -> str:
    """The line of a legendary card with `~` where its text calls it by the first part of its name:
    what stands before `the` or `of`, else the first word. What is a subtype is left alone, and so
    is what stands in quotes (see `text.with_this`)."""
    numbered = _NUMBERED_NAME.match(name)
    found = _FIRST_NAME.match(name)
    short = numbered[1] if numbered else (found[1] or found[2]) if found else ""
    if len(short) < 3 or short not in line:
        return line
    pieces = line.split('"')
    called = re.compile(rf"(?<!\w){re.escape(short)}(?!\w)")
    if read_subtype(short):
        called = re.compile(rf"(?:^|(?<=[.:,] )){re.escape(short)}(?= deals )")
    pieces[::2] = [called.sub("~", piece) for piece in pieces[::2]]
    return '"'.join(pieces)


GIVER = "≈"


def with_giver(line: str, name: str) -> str:
    """The line with a sign of its own where an ability in quotes calls the card that gives it by
    its name (CR 201.5a); `a card named …` is any of that name."""
    short = name.partition(",")[0]
    if '"' not in line or len(short) < 3 or short not in line:
        return line
    if read_subtype(short):
        short = name
    pieces = line.split('"')
    called = re.compile(rf"(?<!named )(?<!\w)(?:{re.escape(name)}|{re.escape(short)})(?!\w)")
    pieces[1::2] = [called.sub(GIVER, piece) for piece in pieces[1::2]]
    return '"'.join(pieces)


def normal(line: str) -> Normal:
    """The line without its ability words and flavor words; a spell's paragraphs that go on with
    what the one before says stand in one line."""
    first, *others = _PARAGRAPH.split(line) if "\n" in line else (line,)
    found = _normal(first)
    rest, apart = found.rest, []
    for other in map(_normal, others):
        rest += " "
        apart.append((len(rest), other.word))
        rest += other.rest
    return replace(found, rest=rest, apart=tuple(apart)) if apart else found


def _normal(line: str) -> Normal:
    line, modes = _without_mode_words(line)
    chapter = _CHAPTER_NAMED.match(line)
    if chapter is not None:
        return Normal(f"{chapter[1]} — {line[chapter.end() :]}", "", modes, chapter[2])
    found = _BEFORE.match(line)
    if found is None or not _has_no_meaning(found[1], line[found.end() :]):
        return Normal(line, modes=modes)
    return Normal(line[found.end() :], found[1], modes)


def _without_mode_words(line: str) -> tuple[str, tuple[str, ...]]:
    """A choice of modes without the words before them, and those words."""
    if _MODES_BEGIN.search(line) is None or _BEFORE_MODE.search(line) is None:
        return line, ()
    found = [_BEFORE_MODE.match(mode, 2) for mode in _bullets(line)]
    words = tuple(each[1] if each else "" for each in found)
    return _BEFORE_MODE.sub("", line), words


def _bullets(line: str) -> list[str]:
    return [f"• {mode}" for mode in line.split("\n• ")[1:]]


def after_flavor_words(line: str) -> str | None:
    """What stands after flavor words (CR 207.2d), which may be a keyword line; None where no words
    stand before a dash, or such as mean something."""
    found = _BEFORE.match(line)
    if found is None or any(letter.isdigit() for letter in found[1]):
        return None
    words = found[1].split(" ")
    named = [word for word in words if word.lower() not in _SMALL]
    low = found[1].lower()
    meant = low in KEYWORDS or low in VARIANTS or _CHAPTERS.match(found[1])
    if meant or not all(word[0].isupper() for word in (words[0], *named)):
        return None
    return line[found.end() :]


def _has_no_meaning(words: str, rest: str) -> bool:
    """Whether words before a dash are none that mean something; one word alone could be a keyword
    with its cost, but not where the event of a triggered ability follows."""
    low = words.lower()
    if low in ABILITY_WORDS or low in FLAVOR_WORDS:
        return True
    if low in KEYWORDS or low in VARIANTS or low == "to solve" or _CHAPTERS.match(words):
        return False
    first, *others = words.split(" ")
    if not others:
        return _TRIGGERS.match(rest) is not None
    named = [word for word in others if word.lower() not in _SMALL]
    return bool(named) and all(word[0].isupper() for word in (first, *named))
