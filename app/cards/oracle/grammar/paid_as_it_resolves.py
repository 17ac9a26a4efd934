"""What may be paid besides mana as something resolves (`pay {1} and discard a card`), and what is
given up of one kind or of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.modes import reflexive
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import IT, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayLife, PayMana
from app.terms.effects import MoveTo, SacrificeSome
from app.terms.instructions import IfSo, MayDo, MayPay
from app.terms.library_effects import CastIt
from app.terms.selectors import AnyOf, Anything, SomeOf, This, Those, Who
from app.terms.zones import Zone

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


def _is_found(what: Any) -> bool:
    """Whether it is what has been looked at: `it`, `that card`."""
    return isinstance(what, Those) or what in (IT, ThatNoun(Anything()))


def _found() -> Iterator[Shape]:
    """Where a card that was looked at is put."""
    one, field = only(S.what, _is_found), Zone.BATTLEFIELD
    usual = "return {what} to the battlefield"
    for words, put, same in (
        ("", MoveTo(one, field), f"{usual} under its owner's control"),
        (" tapped", MoveTo(one, field, tapped=True), f"{usual} tapped under its owner's control"),
        (" under your control", MoveTo(one, field, under_owners_control=False),
         f"{usual} under your control"),
        (" tapped and attacking", MoveTo(one, field, tapped=True, attacking=True), None),
    ):  # fmt: skip
        yield Shape("order", f"put {{what:thing.s}} onto the battlefield{words}", put, same_as=same)


def _is_no_permission(effects: Any) -> bool:
    """Whether it is something that is done as the text is followed, and not how it may be cast."""
    return CastIt(This(), free=True) not in effects and CastIt(This()) not in effects


def _then() -> Iterator[Shape]:
    """Perhaps after something else, and what comes of it."""
    may = MayDo(S.effects, S.then)
    so = "if {condition:conditions}, you may {effects:allowed}"
    effects = only(S.effects, _is_no_permission)
    yield Shape("sentence1", so, IfSo(S.condition, (MayDo(effects),)))
    yield Shape("sentence1", f"{so}. if you do, {{then:sentence}}",
                IfSo(S.condition, (MayDo(effects, S.then),)))  # fmt: skip
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
    *_found(),
    *_any_number(),
)
