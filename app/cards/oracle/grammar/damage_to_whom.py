"""Whom damage is dealt to, who was dealt it this way, and shields against some sources.

Each stands beside the shapes of damage_to_them.py and damage.py; here are lists of several kinds,
what is no target, and what is done to those that were dealt damage.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.events import watched, when
from app.cards.oracle.grammar.pattern import S, joined, via
from app.cards.oracle.grammar.pending import Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, CREATURE, PLANESWALKER, chosen
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import DoneThisWay, Plus, Times, ValueOfX
from app.terms.conditions import Compare, Matches, NotCondition
from app.terms.effects import (
    Duration,
    PreventDamageTo,
    StartModification,
    TargetChoice,
)
from app.terms.instructions import IfSo
from app.terms.modifications import PreventDamage
from app.terms.relations import SharesWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorOfChoice,
    Comparison,
    Controlled,
    HasCounter,
    HasKeyword,
    HasType,
    Not,
    SourceOfDamage,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType

_BATTLE = HasType(CardType.BATTLE)
_TURN = Duration.END_OF_TURN


def _any_but(what: Any) -> Any:
    """Anything that damage can be dealt to, but not such objects."""

    def forward(what: Any) -> Chosen:
        return Chosen(TargetChoice(AllOf((ANY, Not(what))), Who.ANY))

    def backward(term: Any) -> tuple[Any, ...] | None:
        whom: Any = term.choice.what if isinstance(term, Chosen) else None
        if not isinstance(whom, AllOf) or not isinstance(whom.of[-1], Not):
            return None
        what = whom.of[-1].of
        return (what,) if forward(what).choice == term.choice else None

    return via(forward, backward, what)


def _recipients() -> Iterator[Shape]:
    theirs, of = Controlled(Who.OPPONENT), "a opponent controls"
    yield Shape("recipient", "any target that is not a {what:np.s}", _any_but(S.what))
    yield Shape(
        "recipient",
        f"target opponent, creature {of}, or planeswalker {of}",
        chosen(what=AllOf((AnyOf((CREATURE, PLANESWALKER)), theirs)), who=Who.OPPONENT),
    )
    yield Shape("recipient", "target opponent or battle", chosen(what=_BATTLE, who=Who.OPPONENT))
    yield Shape(
        "recipient",
        "another target",
        chosen(what=AllOf((Not(This()), ANY)), who=Who.ANY),
        same_as="any other target",
    )
    usual = "each {one} or {two}"
    words = "each {one:noun.s} and {two:noun.s}"
    yield Shape("each_object", words, AnyOf((S.one, S.two)), same_as=usual)
    yield Shape(
        "each_object",
        f"{words} {{whose:ending.s}}",
        AllOf((AnyOf((S.one, S.two)), S.whose)),
        same_as=usual,
    )
    yield Shape(
        "each_object",
        "each {one:noun.s}, {two:noun.s}, and {three:noun.s}",
        AnyOf((S.one, S.two, S.three)),
        same_as="each {one}, {two}, or {three}",
    )


def _dealt_this_way() -> Iterator[Shape]:
    """Whether something was dealt damage by the same text before: `it` is that."""
    for is_ in ("is", "was"):
        yield Shape(
            "condition",
            f"a {{what:np.s}} {is_} dealt damage this way",
            Compare(DoneThisWay("damage dealt", S.what), Comparison.AT_LEAST, 1),
            same_as=None if is_ == "is" else "a {what} is dealt damage this way",
        )


def _that_has() -> Iterator[Shape]:
    """`if that creature has toxic`: the same as of `it`."""
    for words, having in (
        ("{keyword:plain_keyword}", HasKeyword(S.keyword)),
        ("a {kind:counter_kind} counter on it", HasCounter(S.kind)),
    ):
        yield Shape(
            "condition", f"{{what:that_noun}} has {words}", Matches(S.what, having),
            same_as=f"it has {words}",
        )  # fmt: skip
        yield Shape(
            "condition", f"{{what:one}} does not have {words}",
            NotCondition(Matches(S.what, having)),
            same_as="{what} has no {kind} counters on it" if "counter" in words else None,
        )  # fmt: skip


def _shields() -> Iterator[Shape]:
    """Against what sources of one's choice would deal to a target."""
    for kind, combat in (("", None), ("combat ", True)):
        all_of = f"prevent all {kind}damage that would be dealt to"
        by = "this turn by {by:dealt_by_now}"
        yield Shape(
            "shield",
            f"{all_of} {{to:chosen_any}} {by}",
            PreventDamageTo(S.to, source=S.by, combat=combat),
        )
        yield Shape(
            "shield",
            f"{all_of} {{to:chosen_any}} this turn",
            PreventDamageTo(S.to, combat=combat),
        )
        yield Shape(
            "shield",
            f"{all_of} {{what:chosen_one}} {by}",
            StartModification(PreventDamage(S.by, ThatObject(), combat=combat), _TURN, S.what),
        )
    yield Shape(
        "shield",
        "prevent the next {amount:numeral} damage that would be dealt to {to:chosen_any} this turn "
        "by {by:picked_source}",
        PreventDamageTo(S.to, S.amount, S.by),
    )


def _of_color(then: Any) -> Any:
    """What happens if the damage prevented would have been dealt by such a source."""

    def forward(of: Any, then: Any) -> tuple[IfSo, ...]:
        return (IfSo(Matches(SourceOfDamage(), of), then),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1 or not isinstance(term[0], IfSo):
            return None
        condition = term[0].condition
        if not isinstance(condition, Matches) or condition.object != SourceOfDamage():
            return None
        return condition.selector, term[0].effects

    return via(forward, backward, S.of, then)


def _events() -> Iterator[Shape]:
    to = "combat damage to a player"
    deals = when(Kind.DEALS_DAMAGE, player=Who.ANY, combat=True)
    yield Shape("happening#", f"<enters|enter> or <deals|deal> {to}", (when(Kind.ENTERS), deals))
    yield Shape("happening#", f"<dies|die> or <deals|deal> {to}", (when(Kind.DIES), deals))
    yield Shape(
        "event",
        "~ enters and whenever it {does:happening.s}",
        joined((Trigger(Kind.ENTERS),), watched(This(), S.does)),
        same_as="~ enters or {does}",
    )
    for words, combat in (("", None), ("combat ", True)):
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to a player, {{one:noun.s}}, or {{two:noun.s}}",
            (when(Kind.DEALS_DAMAGE, other=AnyOf((S.one, S.two)), player=Who.ANY, combat=combat),),
        )
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to a opponent or {{other:np.s}}",
            (when(Kind.DEALS_DAMAGE, other=S.other, player=Who.OPPONENT, combat=combat),),
        )
        yield Shape(
            "happening.p",
            f"deal {words}damage to one or more of your opponents",
            (when(Kind.DEALS_DAMAGE, player=Who.OPPONENT, combat=combat),),
            same_as=f"deal {words}damage to an opponent",
        )
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to your opponents",
            (when(Kind.DEALS_DAMAGE, player=Who.OPPONENT, combat=combat),),
            same_as=f"<deals|deal> {words}damage to an opponent",
        )


SHAPES = (
    *_recipients(),
    *_dealt_this_way(),
    *_that_has(),
    *_shields(),
    *_events(),
    Shape("rider", "if damage from a {of:plain_adjective} source is prevented this way, "
          "{then:sentence}", (_of_color(S.then), True)),
    Shape("after#", "of the color of your choice", (ColorOfChoice(),)),
    Shape("dealt_by", "{before}sources and {more:before}sources",
          AnyOf((source_of(S.before, ()), source_of(S.more, ())))),
    # Amounts.
    Shape("ending#", "named ~", SharesWith("name", This())),
    Shape("of_x", "three times X", Times(3, ValueOfX())),
    Shape("of_x", "X minus {less:numeral}", Plus(ValueOfX(), Times(-1, S.less))),
)  # fmt: skip
