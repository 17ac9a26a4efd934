"""What happens instead of another effect or otherwise; what is done if it is not done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.trailing import trailing
from app.terms.amounts import ThatMuch, Times
from app.terms.costs import Cost, PayMana
from app.terms.instructions import IfSo, MayDo, MayPay
from app.terms.library_effects import CastIt, IfDone, InsteadIf
from app.terms.mana_effects import AddMana
from app.terms.selectors import This


def _is_no_mana(effects: Any) -> bool:
    """Whether anything but adding mana is done: what is added instead, mana_adding.py reads."""
    return not all(isinstance(effect, AddMana) for effect in effects)


def _tells_how_much(effects: Any) -> bool:
    """Whether no multiple of `that much` is told of, which would be of what is replaced."""
    return not any(isinstance(each, Times) and each.of == ThatMuch() for each in parts_of(effects))


def is_more_than_allowed(effects: Any) -> bool:
    """Whether more is told of than what a player may do, and may also leave."""
    return not (len(effects) == 1 and isinstance(effects[0], MayDo))


_PAYS = Cost((PayMana(S.mana),))


def _allowed_if() -> Iterator[Shape]:
    """What the player may do where a condition is true, or where it is not."""
    may = "you may {effects:allowed}"
    # That a spell may be cast for nothing is no effect of that spell.
    effects = only(S.effects, lambda effects: CastIt(This(), free=True) not in effects)
    for words, done, then in (
        (may, MayDo(effects), ()),
        (f"{may}. if you do, {{then:sentence}}", MayDo(S.effects, S.then), S.then),
    ):
        yield Shape(
            "sentence1", f"if {{condition:conditions}}, {words}", IfSo(S.condition, (done,))
        )
        # It is otherwise too where nobody likes to.
        yield Shape(
            "sentence1",
            f"if {{condition:conditions}}, {words}. otherwise, {{two:sentence}}",
            IfSo(S.condition, (MayDo(S.effects, then, S.two),), S.two),
        )
    yield Shape(
        "sentence1",
        f"if {{condition:conditions}}, {{one:sentence}}. otherwise, {may}",
        IfSo(S.condition, only(S.one, is_more_than_allowed), (MayDo(S.effects),)),
    )


SHAPES = (
    Shape(
        "sentence1",
        "{one:sentence}. if {condition:conditions}, {two:sentence} instead",
        InsteadIf(only(S.one, _is_no_mana), S.condition, only(S.two, _tells_how_much)),
        (
            "{one:sentence}. if {condition:conditions}, instead {two:sentence}",
            "{one:sentence}. {two:sentence} instead if {condition:conditions}",
        ),
    ),
    Shape(
        "sentence1",
        "if {condition:conditions}, {one:sentence}. otherwise, {two:sentence}",
        IfSo(S.condition, only(S.one, is_more_than_allowed), S.two),
    ),
    *_allowed_if(),
    Shape(
        "sentence1",
        "you may {effects:allowed}. if you do not, {then:sentence}",
        MayDo(S.effects, (), S.then),
    ),
    Shape(
        "sentence1", "you may pay {mana}. if you do not, {then:sentence}", MayPay(_PAYS, (), S.then)
    ),
    Shape(
        "sentence1",
        "you may {effects:allowed}. if you do, {then:sentence}. otherwise, {other:sentence}",
        MayDo(S.effects, S.then, S.other),
        ("you may {effects:allowed}. if you do, {then:sentence}. if you do not, {other:sentence}",),
    ),
    Shape("sentence1", "{one:clause}. if you do, {then:sentence}", IfDone((S.one,), S.then)),
    Shape("sentence1", "{one:clause}. if you can't, {then:sentence}", IfDone((S.one,), (), S.then)),
    Shape(
        "clause",
        "{now:clause_now} if {condition:conditions}",
        trailing(S.condition, S.now),
        same_as="if {condition}, {now}",
    ),
)
