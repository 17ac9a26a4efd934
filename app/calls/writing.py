"""How names, traits and texts are written so that they are read as they were."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.calls.described import Traits
from app.calls.name import Answer, Name
from app.calls.read_answers import word_answer
from app.calls.read_options import reads_as_option
from app.calls.text import fold, in_quotes
from app.calls.words import read_traits, singular
from app.terms.colors import Color
from app.terms.mana import ManaType
from app.terms.types import CardType, Supertype

_NEEDS_QUOTES = re.compile(r'[,;:#"+()=]|->|^[0-9]')
# Words that are read before names are.
_LEADING = frozenset(
    {"none", "destroy", "exile", "bounce", "tap", "untap", "ability", "trigger", "yes", "no"}
    | {"nothing", "empty", "possible", "impossible"}
)
# Words that may follow a name, so that a longer name must not swallow them.
_FOLLOWING = frozenset(
    {"and", "vs", "for", "on", "from", "has", "loses", "gets", "gains", "removed", "controls"}
    | {"dies", "survives", "ceases", "in", "is", "lacks", "tapped", "untapped", "attacking"}
    | {"not", "blocked", "blocking", "controlled", "attached", "unattached", "resolves", "does"}
    | {"triggers", "pool", "wins", "or", "to"}
)


_PLURAL_ENDINGS = (
    *(("lf", "lves"), ("rf", "rves"), ("y", "ies"), ("s", "ses"), ("x", "xes"), ("h", "hes")),
    *(("man", "men"), ("", "s")),
)


class Quoter:
    """Names in quotes where they need them; `known` are all names of the call."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._extended: set[str] = set()
        for name in known:
            words = fold(name).split(" ")
            for place in range(1, len(words)):
                if words[place] in _FOLLOWING or words[place][:1] in "-0123456789":
                    self._extended.add(" ".join(words[:place]))

    def text(self, name: str) -> str:
        """A name as it is written where a name is read."""
        low = fold(name)
        if (
            _NEEDS_QUOTES.search(name)
            or low in self._extended
            or low.split(" ", 1)[0] in _LEADING
            or (" and " in low and low.endswith(" token"))
        ):
            return in_quotes(name)
        return name

    def name(self, name: Name) -> str:
        """A resolved name."""
        return self.text(str(name))

    def names(self, names: Iterable[Name], joint: str) -> str:
        """Several names."""
        return joint.join(map(self.name, names))

    def listed(self, names: Iterable[Name]) -> str:
        """Names in an option, where one that could be read as an option needs quotes."""
        return ", ".join(
            in_quotes(str(name)) if reads_as_option(str(name)) else self.name(name)
            for name in names
        )

    def card(self, name: str, or_types: bool = False) -> str:
        """A card's name where only a card's name is read; with `or_types`, where words that are
        types count as types."""
        if or_types and not isinstance(read_traits(fold(name)), int):
            return in_quotes(name)
        return in_quotes(name) if _NEEDS_QUOTES.search(name) else name

    def rules_text(self, text: str) -> str:
        """Rules text in its quotes."""
        return in_quotes(text)

    def answer(self, answer: Answer) -> str:
        """An answer to a choice; a name that would be read as another word stands in quotes, and
        so does one that is not known."""
        if word_answer(answer.text) == answer.text:
            return answer.text
        if answer.name is None or word_answer(str(answer.name)) is not None:
            return in_quotes(answer.text)
        return self.name(answer.name)


def mana(types: Iterable[ManaType]) -> str:
    """Types of mana as symbols."""
    return "".join(f"{{{mana_type}}}" for mana_type in types)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}"


def counters(number: int, kind: str) -> str:
    """`2 +1/+1 counters`, `1 loyalty counter`."""
    return f"{number} {kind} counter" + ("" if number == 1 else "s")


def trait_words(traits: Traits) -> str:
    """The traits in the order of a type line, colors first."""
    words: list[str] = []
    if traits.colors is not None:
        colors = [color.value for color in Color if color in traits.colors]
        named = "five-color" if len(colors) == len(Color) else " and ".join(colors)
        words.append(named or "colorless")
    words += [supertype.value for supertype in Supertype if supertype in traits.supertypes]
    words += [card_type.value for card_type in CardType if card_type in traits.types]
    return " ".join((*words, *traits.subtypes))


def with_article(traits: Traits) -> str:
    """The traits as they follow `is`: `red`, `a Mountain`, `an artifact creature`."""
    words = trait_words(traits)
    if not traits.types and not traits.subtypes:
        return words
    return ("an " if words[0].lower() in "aeiou" else "a ") + words


def plural(words: str) -> str:
    """The words with the last one in the plural, where that is read back as it was."""
    start, space, last = words.rpartition(" ")
    low = fold(last)
    for ending, instead in _PLURAL_ENDINGS:
        if low.endswith(ending):
            form = last[: len(last) - len(ending)] + instead
            if singular(low) == low and singular(fold(form)) == low:
                return start + space + form
    return words
