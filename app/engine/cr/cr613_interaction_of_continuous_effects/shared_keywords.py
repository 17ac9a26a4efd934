"""Keywords that an object has because others have them (CR 702.1c)."""

from __future__ import annotations

from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, matching
from app.terms.abilities import KeywordAbility
from app.terms.changes import AddKeywordsOf


def shared_keywords(now: Now, change: AddKeywordsOf, at: Viewpoint) -> tuple[KeywordAbility, ...]:
    """Every keyword ability of those names that one of the objects has, each of them once. What
    can't be told is told of, and then nothing is shared."""
    now.reads.update(("zones", "status"))
    found: dict[KeywordAbility, None] = {}
    try:
        for id in matching(now, change.among, at, change.zone):
            keywords = now.of(id).keywords
            for name in change.keywords:
                found.update(dict.fromkeys(keywords.get(name, ())))
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
    return tuple(found)


@rule("702.1c", "layer", AddKeywordsOf)
def add_keywords_of(now: Now, found: Characteristics, change: AddKeywordsOf, at: Viewpoint) -> None:
    """A keyword that is named without its parameter means every ability of that name: each kind of
    protection or landwalk that one of them has is shared."""
    found.abilities = (*found.abilities, *shared_keywords(now, change, at))
