"""When text that is not read is held not to matter: it speaks of what did not come up.

In one place and conservative. A line is silent only where its beginning says beyond doubt when it
would do something, and the play that the ruling tells never came there:

- an activated ability, as long as nobody activates it (rulings are about what follows with no more
  player actions);
- what a spell costs, and how or when it may be cast, once it is on the battlefield or lies
  anywhere but on the stack;
- "When this enters, …", "This enters tapped / with …", "Whenever a land you control enters, …", as
  long as nothing has entered the battlefield since the call began;
- "At the beginning of …" a step that has not begun since the call began;
- "Whenever you cast …", "Whenever this attacks, …" and the like, as long as nothing of that kind
  has happened since the call began (`judge.happenings`);
- what may be done with a card before the game, such as being a commander.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.kernel.trace import Entry, Happened
from app.judge.happenings import happenings_of, words_never_came
from app.terms.events import StepBegins
from app.terms.zones import Zone

# The cost of an activated ability stands before a colon outside quotes: mana and tap symbols, a
# loyalty change, or words that begin as costs do. An ability word and a dash may come first.
_ACTIVATED = re.compile(
    r"(?:[^\"“:.]*—\s*)?(?:\{[^}]+\}|[+−–-]?\d+|\[|Tap |Untap |Sacrifice |Discard |Pay |Remove "
    r"|Exile |Return |Put |Reveal |Mill |Unattach )[^\"“:.]*:",
    re.IGNORECASE,
)
_MANA_COST = re.compile(
    r"(?:This spell|~) costs? \{?[^.]* (?:less|more) to cast\b[^.]*\.?$", re.IGNORECASE
)
_CASTING = re.compile(
    r"(?:This spell|~|[^.,\"]+) (?:costs? .* (?:less|more) to cast|can't be countered)\b"
    r"|As an additional cost to cast this spell\b"
    r"|You may cast this spell\b|Cast this spell only\b"
    r"|[^.\"]+ can be your commander\.",
    re.IGNORECASE,
)
_ABOUT_CASTING = re.compile(
    r"\bthis spell\b|\bcast (?:this|~|it)\b|\bmana\b.* to cast\b|\bhas flash\b", re.IGNORECASE
)
_OWN = re.compile(r"This spell |~ ")
_ABILITY_WORD = re.compile(r"[A-Z][^.\"—]*—\s*")
_ENTERING = re.compile(
    r"(?:When|Whenever) [^.,\"]* enters(?: the battlefield)?(?: under your control)?, "
    r"|As (?:this|~)[^.,\"]* enters\b"
    r"|This \w+ enters (?:tapped|with)\b",
    re.IGNORECASE,
)
_NOT_ONLY_ENTERING = re.compile(r"\b(?:or|and)\b")
_STEP = re.compile(
    r"At the beginning of (?:your|each|each player's|each opponent's|the) ?"
    r"(?:next )?(upkeep|draw step|end step|combat|first main phase|postcombat main phase)",
    re.IGNORECASE,
)
_STEPS = {
    "upkeep": "upkeep",
    "draw step": "draw",
    "end step": "end",
    "combat": "beginning of combat",
    "first main phase": "main",
    "postcombat main phase": "second main",
}


@dataclass(frozen=True, slots=True)
class CameUp:
    """What the play of a ruling came to: what happened (`judge.happenings`), and which steps
    began."""

    happened: frozenset[str] = frozenset()
    steps: frozenset[str] = frozenset()

    @classmethod
    def in_play(cls, entries: Iterable[Entry]) -> CameUp:
        """Read it off a trace."""
        happened: set[str] = set()
        steps: set[str] = set()
        for entry in entries:
            if not isinstance(entry, Happened):
                continue
            for event in entry.events:
                if isinstance(event, StepBegins):
                    steps.add(event.step)
                else:
                    happened.update(happenings_of(event))
        return cls(frozenset(happened), frozenset(steps))

    def and_then(self, later: CameUp) -> CameUp:
        """What this and another stretch of play came to."""
        return CameUp(self.happened | later.happened, self.steps | later.steps)

    @property
    def entered(self) -> bool:
        """Whether anything entered the battlefield."""
        return "entered" in self.happened

    @property
    def cast(self) -> bool:
        """Whether a spell was cast."""
        return "cast" in self.happened


def is_activated(line: str) -> bool:
    """Whether a line is an activated ability: a cost, a colon, an effect."""
    return _ACTIVATED.match(line) is not None


def about_casting(line: str) -> bool:
    """Whether a line of a permanent card speaks of casting it, other than of how much mana that
    takes: mana counts as paid."""
    return _ABOUT_CASTING.search(line) is not None and not only_mana(line)


def only_mana(line: str) -> bool:
    """Whether a line speaks of nothing but how much mana its spell costs."""
    return _MANA_COST.match(line) is not None


def is_silent(line: str, zone: Zone, came_up: CameUp) -> bool:
    """Whether a line that is not read can't have mattered; see the module's docstring."""
    if _ACTIVATED.match(line):
        return True
    if zone is not Zone.STACK and _CASTING.match(line):
        return not came_up.cast or _OWN.match(line) is not None or "can't be countered" not in line
    plain = _ABILITY_WORD.sub("", line, count=1)
    if not came_up.entered and (found := _ENTERING.match(plain)):
        return _NOT_ONLY_ENTERING.search(found[0]) is None
    if found := _STEP.match(plain):
        return _STEPS[found[1].lower()] not in came_up.steps
    return words_never_came(plain, came_up.happened)
