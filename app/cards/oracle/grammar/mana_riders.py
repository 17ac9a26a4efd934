"""What mana does to the spell that it is spent on, and what happens as it is spent (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.mana_adding import told_further
from app.cards.oracle.grammar.mana_spent_on import COMMANDER
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import ability_made
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.amounts import CommanderCasts
from app.terms.mana_effects import ManaRider
from app.terms.selectors import Selector, ThatObject, This
from app.terms.stack_effects import CopyOnStack

_THIS = "this mana"

_HOW_MANY = "the number of"
_YOUR_LEADER = "your commander"
_ADD = "{add:adding.p}. "
_ON = ("if that mana is spent on", "if that mana is spent to cast", "if this mana is spent to cast")
_WHEN = (
    "when you spend this mana to cast",
    "when that mana is spent to cast",
    "when this mana is spent to cast",
)


def _if_spent(words: str, rider: Any) -> Shape:
    """What is said of a spell that the mana is spent on."""
    first, *others = (f"{_ADD}{on} a {{what:np.s}}, {words}" for on in _ON)
    return Shape("order", first, told_further("rider", S.add, rider), tuple(others))


def _triggering(spells: Any, effects: Any) -> Any:
    """A rider that has an ability trigger as the mana is spent on such a spell."""

    def forward(spells: Selector, effects: Any) -> ManaRider:
        event = Trigger(EventKind.DONE_THIS_WAY, spells)
        return ManaRider(spells, then=ability_made((event,), effects, None))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ManaRider) or term.then is None:
            return None
        ability = term.then
        plain = TriggeredAbility(ability.trigger, ability.effects, targets=ability.targets)
        if ability != plain:
            return None
        return term.spells, unsettle(ability.effects, ability.targets)

    return via(forward, backward, spells, effects)


def _shapes() -> Iterator[Shape]:
    gains = "it gains {word:plain_keyword}"
    yield _if_spent(f"{gains} until end of turn", ManaRider(S.what, keyword=S.word, this_turn=True))
    yield _if_spent(gains, ManaRider(S.what, keyword=S.word))
    yield _if_spent("that spell can't be countered", ManaRider(S.what, cant_be_countered=True))
    yield _if_spent(
        "that creature enters with a additional {kind:counter_kind} counter on it",
        ManaRider(S.what, counter=S.kind),
    )
    first, *others = (f"{_ADD}{when} a {{what:np.s}}, {{then:at_once}}" for when in _WHEN)
    rider = _triggering(S.what, S.then)
    yield Shape("order", first, told_further("rider", S.add, rider), tuple(others))
    first, *others = (f"{_ADD}{when} your commander, {{then:at_once}}" for when in _WHEN)
    of_commander = told_further("rider", S.add, _triggering(COMMANDER, S.then))
    usual = "{add}. when you spend this mana to cast a commander you own, {then}"
    yield Shape("order", first, of_commander, tuple(others), same_as=usual)
    as_often = ManaRider(COMMANDER, counter=S.kind, count=CommanderCasts(This()))
    yield Shape("order", f"{_ADD}if you spend {_THIS} to cast {_YOUR_LEADER}, it enters with a "
                f"number of additional {{kind:counter_kind}} counters on it equal to {_HOW_MANY} "
                "times it is been cast from the command zone this game",
                told_further("rider", S.add, as_often))  # fmt: skip
    yield Shape("at_once", "{then:sentence_where}", S.then)
    yield Shape("counted", "the number of times it is been cast from the command zone this game",
                CommanderCasts(ThatObject()))  # fmt: skip
    yield Shape("at_once", "{then:sentence}", S.then)
    yield Shape(
        "at_once",
        "copy {what:object} and you may choose new targets for the copy",
        (CopyOnStack(S.what, 1, True),),
    )


SHAPES = tuple(_shapes())
