"""Several instances of one keyword that triggers: each triggers by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.play import Play
from app.engine.kernel.who import as_it_was
from app.terms.cite import Rule

# The rule that says so of each such keyword.
TRIGGERS_APART: dict[str, Rule] = {
    keyword: Rule(number)
    for keyword, number in (
        ("rampage", "702.23c"),
        ("cumulative upkeep", "702.24b"),
        ("flanking", "702.25b"),
        ("provoke", "702.39b"),
        ("modular", "702.43b"),
        ("bushido", "702.45b"),
        ("soulshift", "702.46b"),
        ("frenzy", "702.68b"),
        ("poisonous", "702.70b"),
        ("annihilator", "702.86b"),
        ("battle cry", "702.91b"),
        ("evolve", "702.100d"),
        ("dethrone", "702.105b"),
        ("prowess", "702.108b"),
        ("renown", "702.112c"),
        ("ingest", "702.115b"),
        ("myriad", "702.116b"),
        ("melee", "702.121b"),
        ("afflict", "702.130b"),
        ("mentor", "702.134b"),
        ("afterlife", "702.135b"),
        ("training", "702.149b"),
    )
}


def tell_instances(play: Play, triggered: Iterable[WaitingTrigger]) -> None:
    """Say that instances of a keyword trigger apart, where several of one object have."""
    counted = Counter(
        (found.source, found.keyword, found.that_object, found.that_player)
        for found in triggered
        if found.keyword in TRIGGERS_APART
    )
    for (source, keyword, _, _), number in counted.items():
        if number > 1 and source is not None and keyword is not None:
            text = "each of the {1} instances of {2} of {0} triggers"
            object = as_it_was(play.now, source)
            name = object.label if object is not None else ""
            play.note(TRIGGERS_APART[keyword], text, name, str(number), keyword)
