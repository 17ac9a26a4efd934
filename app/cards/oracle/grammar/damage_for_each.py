"""Damage for each of what is counted, damage divided by what is so as a spell is cast, damage later
in the turn, and damage to what a text chose before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import multiple
from app.cards.oracle.grammar.damage_lasting import both_till_your_next_turn
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.modes import reflexive
from app.cards.oracle.grammar.nouns import PERMANENT, other
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import (
    SUBJECT,
    THAT_PLAYER,
    parts_of,
    replaced,
)
from app.cards.oracle.grammar.several_targets import not_x_targets
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, but_earlier, chosen, target, that_target
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import DoneThisWay
from app.terms.conditions import Compare, Matches
from app.terms.costs import DiscardCost, ReturnCost, SacrificeCost
from app.terms.effects import DealDamage, PlayerOrControllerOf
from app.terms.instructions import DivideDamage, IfSo
from app.terms.library_effects import ChooseIt
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    EarlierTargets,
    HasCounter,
    HasType,
    IsColor,
    Not,
    This,
    Who,
)
from app.terms.steps import Step

_DEALS = "<deals|deal> {amount:numeral} damage"


def _of_defending_player(amount: Any) -> Any:
    """An amount that speaks of defending player, to whom the damage is dealt, as `they`."""

    def forward(amount: Any) -> Any:
        if THAT_PLAYER not in parts_of(amount):
            raise Unfit
        return replaced(amount, THAT_PLAYER, Who.DEFENDING_PLAYER)

    def backward(term: Any) -> tuple[Any, ...] | None:
        told = replaced(term, Who.DEFENDING_PLAYER, Who.TRIGGERING_PLAYER)
        return (told,) if told != term else None

    return via(forward, backward, amount)


def _defending() -> Iterator[Shape]:
    usual = "<deals|deal> damage to defending player equal to {amount}"
    theirs = _of_defending_player(S.amount)
    for words in (
        usual,
        "<deals|deal> X damage to defending player, where X is {amount}",
        "<deals|deal> damage equal to {amount} to defending player",
    ):
        yield Shape(
            "doing#", words, DealDamage(theirs, Who.DEFENDING_PLAYER, SUBJECT), same_as=usual
        )


def _chosen_any() -> Iterator[Shape]:
    any_target: Any = chosen(what=ANY, who=Who.ANY)
    usual = "that permanent or player"
    yield Shape("recipient", usual, that_target(ANY), same_as="it")
    yield Shape("recipient", "that player or permanent", that_target(ANY), same_as="it")
    yield Shape("clause", "choose any target", ChooseIt(any_target))


def _divided() -> Iterator[Shape]:
    among = "divided as you choose among {to:divided_among}"
    for end, same_as in (
        (" as you cast ~", "… where X is {amount}"),
        (" as you activate this ability", "… where X is {amount}"),
    ):
        for kind in ("measure", "counted"):
            yield Shape(
                "doing#",
                f"<deals|deal> X damage {among}, where X is {{amount:{kind}}}{end}",
                DivideDamage(S.amount, only(S.to, not_x_targets), SUBJECT),
                same_as=same_as,
            )
    yield Shape(
        "doing#",
        f"<deals|deal> damage equal to {{amount:counted}} {among}",
        DivideDamage(S.amount, only(S.to, not_x_targets), SUBJECT),
        (f"<deals|deal> X damage {among}, where X is {{amount:counted}}",),
    )
    yield Shape(
        "doing#",
        f"<deals|deal> {{amount:of_x}} damage {among}",
        DivideDamage(S.amount, S.to, SUBJECT),
    )


def _discarded() -> Iterator[Shape]:
    """`when you discard a card this way, …`: an ability that triggers on it (CR 603.12)."""
    for words, what in (("a card", Anything()), ("a {what:chosen_card}", S.what)):
        for verb in ("discard", "exile", "reveal"):
            done = f"{verb}d" if verb == "exile" else f"{verb}ed"
            so = Compare(DoneThisWay(done, what), Comparison.AT_LEAST, 1)
            yield Shape(
                "sentence1",
                f"when you {verb} {words} this way, {{then:sentence}}",
                IfSo(so, reflexive(S.then)),
            )


def _of_paid() -> Iterator[Shape]:
    """What was sacrificed or discarded, as it last was: `the sacrificed creature was a Giant`."""
    for is_ in ("was", "is"):
        usual = None if is_ == "was" else "{what} was {state}"
        yield Shape(
            "condition",
            f"{{what:paid_with}} {is_} {{state}}",
            Matches(S.what, S.state, was=True),
            same_as=usual,
        )
    yield Shape("state", "a {what:chosen_card}", S.what, same_as="a {what}")


def _events() -> Iterator[Shape]:
    for words, combat in (("", None), ("combat ", True), ("noncombat ", False)):
        yield Shape(
            "happening#",
            f"<deals|deal> {words}damage to you or a {{other:np.s}}",
            (when(Kind.DEALS_DAMAGE, other=S.other, player=Who.YOU, combat=combat),),
        )
    for name, step in (("upkeep", Step.UPKEEP), ("end step", Step.END), ("draw step", Step.DRAW)):
        yield Shape(
            "time",
            f"the chosen player 's {name}",
            (Trigger(Kind.BEGINNING_OF_STEP, player=Who.CHOSEN_PLAYER, step=step),),
        )


def _of_theirs() -> Any:
    """The controller of a target of which the text says that an opponent controls it."""

    def backward(term: Any) -> tuple[()] | None:
        fits = isinstance(term, Controlled) and isinstance(term.who, PlayerOrControllerOf)
        return () if fits else None

    return via(lambda: Controlled(THAT_PLAYER), backward)


def _sources() -> Iterator[Shape]:
    """`an instant or sorcery source you control`, `a red or artifact source`."""
    for first in ("type", "color"):
        one: Any = HasType(S.one) if first == "type" else IsColor(S.one)
        slot = "{one:card_type.s}" if first == "type" else "{one:color}"
        kinds = AnyOf((one, HasType(S.two)))
        words = f"a {slot} or {{two:card_type.s}} source"
        yield Shape("a_source", words, AllOf((kinds, Anything())))
        yield Shape(
            "a_source",
            f"{words} {{whose:ending.s}}",
            AllOf((kinds, Anything(), S.whose)),
        )
    theirs, what = AllOf((PERMANENT, Controlled(Who.CHOSEN_PLAYER))), "a permanent they control"
    yield Shape("a_recipient", "enchanted player", (None, Who.ENCHANTED_PLAYER))
    yield Shape("a_recipient", f"the chosen player or {what}", (theirs, Who.CHOSEN_PLAYER))


def _either(one: Any, two: Any) -> Any:
    """One of two kinds of permanent, each with words of its own."""
    return SacrificeCost(AnyOf((one, two)))


SHAPES = (
    *_defending(),
    *_chosen_any(),
    *_divided(),
    *_discarded(),
    *_of_paid(),
    *_events(),
    *_sources(),
    *both_till_your_next_turn(),
    Shape("doing#", f"{_DEALS} to {{to:recipient}} for each {{each}}",
          DealDamage(multiple(S.amount, S.each), S.to, SUBJECT),
          same_as="<deals|deal> damage equal to …"),
    # What may happen later in the turn, or if something is so.
    Shape("clause_now", "{who:actor.s} deals {amount:numeral} damage to {to:recipient}",
          DealDamage(S.amount, S.to, S.who)),
    Shape("ending#", "that player controls", _of_theirs(), ("they control",),
          same_as="target player controls"),
    Shape("thing.p", "{number} other target {what:np.p}", target(but_earlier(S.what), S.number),
          reads=False),
    Shape("recipient", "another target", chosen(what=AllOf((Not(EarlierTargets()), ANY)),
                                                who=Who.ANY),
          same_as="any other target", reads=False),
    Shape("ending.p", "with no {kind:counter_kind} counters on them", Not(HasCounter(S.kind))),
    Shape("ending.s", "with no {kind:counter_kind} counters on it", Not(HasCounter(S.kind))),
    # Costs.
    Shape("cost_part", "Sacrifice another {one:np.s} or a {two:np.s}",
          _either(other(S.one), S.two)),
    Shape("cost_part", "Return ~ to its owner 's hand", ReturnCost(This())),
    Shape("cost_part", "Discard {count:number} cards at random",
          DiscardCost(S.count, at_random=True)),
    Shape("cost_part", "Discard a {what:chosen_card}", DiscardCost(what=S.what),
          same_as="Discard a {what:adjective} card"),
)  # fmt: skip
