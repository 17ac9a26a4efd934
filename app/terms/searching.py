"""What changes how players search libraries (CR 701.23)."""

from __future__ import annotations

from dataclasses import dataclass

from app.terms.costs import Cost
from app.terms.selectors import Who


@dataclass(frozen=True, slots=True)
class CantSearch:
    """Such players can't search libraries, but for one who has paid what lets them ignore that for
    the turn (CR 116.2d)."""

    who: Who
    ignored_for: Cost | None = None


@dataclass(frozen=True, slots=True)
class SearchesTopCards:
    """Where such a player would search a library, they search so many of its top cards instead."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class ControlsSearches:
    """You control such players while they search their libraries."""

    who: Who


@dataclass(frozen=True, slots=True)
class ExilesWhatIsFound:
    """While such a player searches their library they exile each card that they find. You may play
    those cards as long as they remain exiled; `any_mana`: for mana of any color."""

    who: Who
    any_mana: bool = False


SearchModification = CantSearch | SearchesTopCards | ControlsSearches | ExilesWhatIsFound
