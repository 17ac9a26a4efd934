"""Forms: a wording with typed slots, written once, that both reads and prints.

`Form("suspend [number]—[mana]")` is matched against a text as a whole; each slot reads what stands
at its place into a value and writes that value back. A form that does not read all of its text
reads nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

_SLOT = re.compile(r"\[(\w+)\]")


@dataclass(frozen=True, slots=True)
class Slot:
    """What may stand at a place in a form.

    `field`: the name under which its value is handed on; `pattern`: the signs that it may be made
    of; `read` gives None for words that it does not know, `write` for values that it has no words
    for.
    """

    field: str
    pattern: str
    read: Callable[[str], object | None]
    write: Callable[[object], str | None]


class Form:
    """A wording with slots. Letter case does not matter in its fixed words."""

    def __init__(
        self, text: str, slots: Mapping[str, Slot], constants: Mapping[str, object] | None = None
    ) -> None:
        self.text = text
        self.constants = dict(constants or {})
        pieces = _SLOT.split(text)
        self._words = pieces[0::2]
        self._slots = [slots[name] for name in pieces[1::2]]
        self._pattern: re.Pattern[str] | None = None
        self.fields = frozenset(slot.field for slot in self._slots) | frozenset(self.constants)

    def read(self, text: str) -> dict[str, object] | None:
        """The slots' values by field, and the form's constants; None where the text differs."""
        found = (self._pattern or self._compiled()).fullmatch(text)
        if found is None:
            return None
        values = dict(self.constants)
        for slot, words in zip(self._slots, found.groups(), strict=True):
            value = slot.read(words)
            if value is None:
                return None
            values[slot.field] = value
        return values

    def _compiled(self) -> re.Pattern[str]:
        """The pattern, made when the form is first read: most forms are not needed at a start."""
        pattern = re.escape(self._words[0])
        for slot, words in zip(self._slots, self._words[1:], strict=True):
            pattern += f"({slot.pattern})" + re.escape(words)
        self._pattern = re.compile(pattern, re.IGNORECASE)
        return self._pattern

    def print(self, values: Mapping[str, object]) -> str | None:
        """The text with these values; None where it has other fields or no words for a value."""
        if values.keys() != self.fields:
            return None
        if any(values[field] != value for field, value in self.constants.items()):
            return None
        text = self._words[0]
        for slot, words in zip(self._slots, self._words[1:], strict=True):
            written = slot.write(values[slot.field])
            if written is None:
                return None
            text += written + words
        return text
