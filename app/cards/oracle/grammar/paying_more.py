"""What may be paid besides mana as something resolves (`pay {1} and discard a card`), and what is
given up of one kind or of another."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.modes import reflexive
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayLife, PayMana
from app.terms.effects import SacrificeSome
from app.terms.instructions import MayDo, MayPay
from app.terms.selectors import AnyOf, SomeOf, Who

_BOTH = Cost((PayMana(S.mana), S.part))


def _pays() -> Iterator[Shape]:
    pays = "you may pay {mana} and {part:paid_too}"
    yield Shape("sentence1", f"{pays}. if you do, {{then:sentence}}", MayPay(_BOTH, S.then))
    yield Shape("sentence1", f"{pays}. when you do, {{then:done_then}}",
                MayPay(_BOTH, reflexive(S.then)))  # fmt: skip
    yield Shape("paid_too", "{amount:numeral} life", PayLife(S.amount))
    yield Shape("paid_too", "{part:added_cost}", S.part)


def _any_number() -> Iterator[Shape]:
    """As many as the player chooses."""
    yield Shape("object", "any number of {what:kind.p}", SomeOf(S.what, None, up_to=True))
    yield Shape("object", "any number of other {what:np.p}",
                SomeOf(other(S.what), None, up_to=True), reads=False)  # fmt: skip


def _then() -> Iterator[Shape]:
    """Perhaps after something else, and what comes of it."""
    may = MayDo(S.effects, S.then)
    for words in (", then", ". then", " and", ", and"):
        yield Shape("sentence2", f"{{one:clause}}{words} you may {{effects:allowed}}. if you do, "
                    "{then:sentence}", (S.one, may),
                    same_as="{one}. you may {effects}. if you do, {then}")  # fmt: skip


def _either() -> Iterator[Shape]:
    """Of one kind or of another: each has an article of its own."""
    for first, one in (("a {one:np.s}", S.one), ("another {one:np.s}", other(S.one))):
        yield Shape("order", f"sacrifice {first} or a {{two:np.s}}",
                    SacrificeSome(Who.YOU, AnyOf((one, S.two))),
                    same_as=None if "other" in first else "sacrifice a {one} or {two}")  # fmt: skip


SHAPES = (
    *_pays(),
    *_either(),
    *_then(),
    *_any_number(),
)
