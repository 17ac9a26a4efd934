"""The shapes of the grammar, all together."""

from __future__ import annotations

from collections import defaultdict

from app.cards.oracle.grammar.shape import Element, Production
from app.cards.oracle.grammar.shapes import grammar


def test_no_shape_stands_twice() -> None:
    # The same words for the same term, in two files or in one.
    known: dict[tuple[str, tuple[Element, ...]], list[Production]] = defaultdict(list)
    twice = []
    for category in grammar().categories.values():
        for each in category.productions:
            alike = known[category.name, each.elements]
            others = (one for one in alike if one.shape is not each.shape)
            if any(other.pattern == each.pattern for other in others):
                twice.append((category.name, each.shape.template))
            alike.append(each)
    assert twice == []
