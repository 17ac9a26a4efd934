"""What is done as a permanent enters the battlefield, as a part of that (CR 614.1c, 614.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import Selector, This

if TYPE_CHECKING:
    from app.terms.effects import Effect


@dataclass(frozen=True, slots=True)
class EntersWithKeywordCounters:
    """It enters with a counter of each of these keywords that one of the cards discarded this way
    has, variants of them included (CR 702.1c)."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DoneAsItEnters:
    """As the object enters these effects happen, and it enters so because of that (`then`)."""

    effects: tuple[Effect, ...]
    then: tuple[EntersWithCounters | EntersWithKeywordCounters, ...] = ()
    subject: Selector = This()


@dataclass(frozen=True, slots=True)
class EntersOnlyIfDone:
    """Where the object would enter, its controller does this instead (perhaps, if they `may`): if
    they do, it is put onto the battlefield, else into its owner's graveyard."""

    deed: Effect
    may: bool = False
    subject: Selector = This()


EnteringModification = EntersOnlyIfDone | DoneAsItEnters | EntersWithKeywordCounters
