"""Rules that say the same of one event, from a keyword's side and from the general one.

A judge may look for either number, so where the engine cites one the ruling cites the other, too.
"""

from __future__ import annotations

# The keyword's rule, and the rule about damage that lists its result.
_PAIRS = (
    ("702.15b", "120.3f"),
    ("702.15c", "120.3f"),
    ("702.80a", "120.3d"),
    ("702.90b", "120.3b"),
    ("702.90c", "120.3d"),
    ("702.164c", "120.3g"),
    ("702.2b", "704.5h"),
)
_ALSO: dict[str, tuple[str, ...]] = {
    keyword: tuple(general for one, general in _PAIRS if one == keyword) for keyword, _ in _PAIRS
} | {"120.3f": ("702.15b",), "120.3g": ("702.164c",), "704.5h": ("702.2b",)}


def with_kin(number: str) -> tuple[str, ...]:
    """A rule's number, and those of the rules that say the same of the event."""
    return (number, *_ALSO.get(number, ()))
