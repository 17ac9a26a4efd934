"""What a static ability speaks of: this creature, the enchanted one, groups of objects."""

from __future__ import annotations

from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.pairing import BothPaired
from app.terms.selectors import AnyOf, Host, This

SHAPES = (
    Shape(
        "subject.p",
        "~ and enchanted creature each",
        AnyOf((This(), Host())),
        ("~ and equipped creature each",),
    ),
    Shape("subject.s", "{one}", S.one),
    Shape("subject.p", "{what:group}", S.what),
    Shape("subject.p", "both creatures", BothPaired()),
    Shape("subject.s", "each of those creatures", BothPaired(), same_as="both creatures"),
    Shape("subject.s", "each {what:np.s}", S.what, same_as="{what:np.p}"),
    Shape("subject.s", "each other {what:np.s}", other(S.what), same_as="other {what:np.p}"),
    # All objects of a kind.
    Shape("group", "{what:kind.p}", S.what, ("all {what:kind.p}",)),
)
