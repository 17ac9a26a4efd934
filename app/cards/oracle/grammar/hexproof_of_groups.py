"""Hexproof, protection and what goes with them: of the color just chosen, for you and a
group, as long as something was not done; several counters at once; keywords by color."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.terms import amounts as am
from app.terms.abilities import ContinuousChange, StaticAbility, Trigger
from app.terms.abilities import EventKind as Kind
from app.terms.changes import AddAbility, CantHaveKeyword, LoseKeyword
from app.terms.conditions import AllConditions, Exists, HappenedThisTurn, IsTurnOf, NotCondition
from app.terms.costs import SacrificeCost
from app.terms.effects import (
    StartChange,
    StartModification,
)
from app.terms.modifications import CantBeTargeted, PlayerHas
from app.terms.relations import AttachedTo, ExiledWith
from app.terms.selectors import (
    AbilityOnStack,
    AllOf,
    AnyOf,
    HasKeyword,
    HasSubtype,
    IsChosen,
    IsColor,
    This,
    Who,
)
from app.terms.zones import Zone

_GIFT = AddAbility(S.keyword)


def _by_color() -> Iterator[Shape]:
    """What each of a group has if it is of one color, and of another."""
    for count in (2, 3, 4, 5):
        pairs = [(f"word{number}", f"color{number}") for number in range(count)]
        each = [f"{{{word}:keyword}} if it is {{{color}:color}}" for word, color in pairs]
        listed = " and ".join(each) if count == 2 else f"{', '.join(each[:-1])}, and {each[-1]}"
        slots = [getattr(S, name) for pair in pairs for name in pair]
        yield Shape("core", f"each {{what:np.s}} has {listed}", _of_each_color(slots))


def _of_each_color(slots: list[Any]) -> Any:
    def forward(what: Any, *values: Any) -> tuple[ContinuousChange, ...]:
        parts = what.of if isinstance(what, AllOf) else (what,)
        pairs = zip(values[::2], values[1::2], strict=True)
        return tuple(
            ContinuousChange(AllOf((*parts, IsColor(color))), (AddAbility(gift),))
            for gift, color in pairs
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) * 2 != len(slots):
            return None
        values: list[Any] = []
        whose: list[Any] = []
        for effect in term:
            subject = getattr(effect, "subject", None)
            if not isinstance(effect, ContinuousChange) or not isinstance(subject, AllOf):
                return None
            *parts, color = subject.of
            gift = effect.changes[0]
            if not isinstance(color, IsColor) or not isinstance(gift, AddAbility):
                return None
            values += [gift.ability, color.color]
            whose.append(parts[0] if len(parts) == 1 else AllOf(tuple(parts)))
        return (whose[0], *values) if forward(whose[0], *values) == term else None

    return via(forward, backward, S.what, *slots)


def _your_turn(core: Any, condition: Any) -> StaticAbility:
    return settled(core, AllConditions((IsTurnOf(Who.YOU), condition)))


def _on_your_turn(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, StaticAbility) or not isinstance(term.condition, AllConditions):
        return None
    whole = term == StaticAbility(term.effects, term.condition)
    first, *rest = term.condition.of
    if not whole or first != IsTurnOf(Who.YOU) or len(rest) != 1:
        return None
    return term.effects, rest[0]


def _unless(core: Any, condition: Any) -> StaticAbility:
    """What can't be the target unless something is so."""
    if not all(isinstance(effect, CantBeTargeted) for effect in core):
        raise Unfit
    return settled(core, NotCondition(condition))


def _is_unless(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, StaticAbility) or not isinstance(term.condition, NotCondition):
        return None
    if term != StaticAbility(term.effects, term.condition):
        return None
    return term.effects, term.condition.of


def _with_any() -> Iterator[Shape]:
    """`with deathtouch, hexproof, reach, or trample`."""
    for count in (3, 4, 5):
        names = [f"word{number}" for number in range(count)]
        each = [f"{{{name}:plain_keyword}}" for name in names]
        yield Shape(
            "ending#",
            f"with {', '.join(each[:-1])}, or {each[-1]}",
            AnyOf(tuple(HasKeyword(getattr(S, name)) for name in names)),
        )


def _not_done() -> Iterator[Shape]:
    """What has not happened this turn."""
    for words, event in (
        ("you have not cast a {what:np.s}", Trigger(Kind.CAST, S.what, player=Who.YOU)),
        ("you have not drawn a card", Trigger(Kind.DRAWS, player=Who.YOU)),
        ("you did not gain life", Trigger(Kind.GAINS_LIFE, player=Who.YOU)),
        ("you did not lose life", Trigger(Kind.LOSES_LIFE, player=Who.YOU)),
        ("you did not cast a {what:np.s}", Trigger(Kind.CAST, S.what, player=Who.YOU)),
    ):
        same_as = None if "did not cast" not in words else "you have not cast a {what} this turn"
        yield Shape("condition", f"{words} this turn", NotCondition(HappenedThisTurn(event)),
                    same_as=same_as)  # fmt: skip


def _of_no_player(ability: Any) -> bool:
    """Whether an ability is not about a player who was spoken of."""
    return ability.player is None


_BY_ABILITY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("an ability", {"other": AbilityOnStack()}),
    ("an activated ability", {"other": AbilityOnStack(triggered=False)}),
    ("an ability an opponent controls", {"other": AbilityOnStack(), "player": Who.OPPONENT}),
    ("an ability you control", {"other": AbilityOnStack(), "player": Who.YOU}),
)
_ATTACHED = AllOf((AnyOf((HasSubtype("Aura"), HasSubtype("Equipment"))), AttachedTo(S.one)))
_EXILED = ExiledWith(This())

SHAPES = (
    *_by_color(),
    *_with_any(),
    *_not_done(),
    *(
        Shape("happening#", f"<becomes|become> the target of {words}",
              (when(Kind.BECOMES_TARGET, **narrowing),))
        for words, narrowing in _BY_ABILITY
    ),
    Shape("happening#", "<blocks|block> {other:one}",
          (when(Kind.BLOCKS_CREATURE, other=S.other),)),
    Shape("happening#", "<becomes|become> blocked by {other:one}",
          (when(Kind.BECOMES_BLOCKED_BY, other=S.other),)),
    Shape("happening#", "<blocks|block> or <becomes|become> blocked by {other:one}",
          (when(Kind.BLOCKS_CREATURE, other=S.other),
           when(Kind.BECOMES_BLOCKED_BY, other=S.other))),
    Shape("ending#", "of that color", IsChosen("color"), same_as="of the chosen color"),
    Shape("ending#", "of that type", IsChosen("type"), same_as="of the chosen type"),
    # You and a group.
    Shape("pair", "{until}, you and {what:group} gain {keyword}",
          (StartModification(PlayerHas(Who.YOU, only(S.keyword, _of_no_player)), S.until),
           StartChange(S.what, (_GIFT,), S.until)),
          same_as="you gain {keyword} {until}. {what} gain {keyword} {until}"),
    # What can't be had.
    Shape("changing#", "can't have {names:keyword_names_or}", each_of(CantHaveKeyword, S.names)),
    Shape("lost_one", "protection", LoseKeyword("protection")),
    Shape("lost_one", "ward", LoseKeyword("ward")),
    # When.
    Shape("static", "during your turn, as long as {condition}, {core}.",
          via(_your_turn, _on_your_turn, S.core, S.condition),
          same_as="{core} as long as it is your turn and {condition}."),
    Shape("static", "{core} unless {condition}.", via(_unless, _is_unless, S.core, S.condition),
          same_as="{core} as long as {not condition}."),
    Shape("condition", "an opponent has cast a {what:np.s} this turn",
          HappenedThisTurn(Trigger(Kind.CAST, S.what, player=Who.OPPONENT)),
          same_as="an opponent cast a {what} this turn"),
    Shape("condition", "there are {number} {sign:than_fewer} cards exiled with {of:one}",
          Exists(ExiledWith(S.of), S.sign, S.number, Zone.EXILE)),
    Shape("ward_cost", "sacrifice {what:some}", SacrificeCost(S.what)),
    # Amounts.
    Shape("each", "Aura and Equipment attached to {one}", am.CountOf(_ATTACHED)),
    Shape("counted", "the number of Auras and Equipment attached to {one}", am.CountOf(_ATTACHED)),
)  # fmt: skip
