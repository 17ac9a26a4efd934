"""Activated abilities: `{cost}: {effects}.`, and when they may be activated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.graveyards import FROM_THERE
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.settled import deals_to_no_source
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import ActivatedAbility, SpellAbility
from app.terms.amounts import AnyNumber, CardsInHand, ValueOfX
from app.terms.conditions import AllConditions, AnyCondition
from app.terms.costs import (
    Cost,
    DiscardCost,
    ExertThis,
    ExileCost,
    LoyaltyCost,
    MillCost,
    PayCounters,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnCost,
    SacrificeCost,
    TapOther,
    TapThis,
    UnattachCost,
    UntapThis,
)
from app.terms.relations import Giver
from app.terms.selectors import AllOf, Host, InZone, This, Who
from app.terms.zones import Zone


def ability_of(
    sorcery: bool, once: bool, *parts: Any, instant: bool = False, zone: Zone | None = None
) -> Any:
    """An activated ability of a cost, effects and perhaps a condition; `zone`: where the words
    around it say that it works."""

    def forward(cost: Cost, effects: Any, condition: Any = None) -> ActivatedAbility:
        named = Giver() if _names_giver(cost) else This() if _names_itself(cost) else None
        done, targets = settle(effects, (), named)
        return ActivatedAbility(
            cost,
            done,
            zone or zone_of(cost, done),
            condition,
            sorcery_speed=sorcery,
            once_each_turn=once,
            targets=targets,
            instant_speed=instant,
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ActivatedAbility):
            return None
        same = ActivatedAbility(
            term.cost,
            term.effects,
            zone or zone_of(term.cost, term.effects),
            term.condition,
            sorcery_speed=sorcery,
            once_each_turn=once,
            targets=term.targets,
            instant_speed=instant,
        )
        if same != term or (term.condition is not None) != (len(parts) == 3):
            return None
        effects = unsettle(term.effects, term.targets)
        return (term.cost, effects, term.condition)[: len(parts)]

    return via(forward, backward, *parts)


_IN_HAND = AllOf((This(), InZone(Zone.HAND)))


def zone_of(cost: Cost, effects: tuple[Any, ...]) -> Zone:
    """Where the object is as the ability is activated: in hand where it is itself discarded, in a
    graveyard where it is exiled or returned from there."""
    if DiscardCost(what=This()) in cost.parts or ExileCost(_IN_HAND) in cost.parts:
        return Zone.HAND
    there = ExileCost(This()) in cost.parts or FROM_THERE in parts_of(effects)
    return Zone.GRAVEYARD if there else Zone.BATTLEFIELD


def _names_itself(cost: Cost) -> bool:
    """Whether the cost speaks of the object itself, so that `it` is that."""
    return any(
        getattr(part, "what", None) == This()
        or isinstance(part, (RemoveCounters, PutCounters, ExertThis))
        for part in cost.parts
    )


def _names_giver(cost: Cost) -> bool:
    """Whether the cost speaks of the card that gives the ability, so that `it` is that."""
    return any(getattr(part, "what", None) == Giver() for part in cost.parts)


def _shapes() -> Iterator[Shape]:
    riders = (
        ("", False, False),
        (" activate only as a sorcery.", True, False),
        (" activate only once each turn.", False, True),
        (" activate only as a sorcery and only once each turn.", True, True),
    )
    for rider, sorcery, once in riders:
        yield Shape(
            "activated",
            f"{{cost}}: {{effects:outcome}}{rider}",
            ability_of(sorcery, once, S.cost, S.effects),
        )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only as a instant.",
        ability_of(False, False, S.cost, S.effects, instant=True),
    )
    for words in ("during {time:a_time}", "during {time:a_time} and only once each turn"):
        yield Shape(
            "activated",
            f"{{cost}}: {{effects:outcome}} activate only {words}.",
            ability_of(False, "once" in words, S.cost, S.effects, S.time),
        )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only before {time:a_time_before}.",
        ability_of(False, False, S.cost, S.effects, S.time),
    )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only during {time:a_time} and only if {condition}.",
        ability_of(False, False, S.cost, S.effects, AllConditions((S.time, S.condition))),
    )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only if {condition} and only once each turn.",
        ability_of(False, True, S.cost, S.effects, S.condition),
    )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only if {condition} and only as a sorcery.",
        ability_of(True, False, S.cost, S.effects, S.condition),
    )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only if {condition:conditions}.",
        ability_of(False, False, S.cost, S.effects, S.condition),
        ("{cost}: {effects:outcome} activate only as long as {condition:conditions}.",),
    )
    yield Shape(
        "activated",
        "{cost}: {effects:outcome} activate only if {one:condition} or if {two:condition}.",
        ability_of(False, False, S.cost, S.effects, AnyCondition((S.one, S.two))),
    )


def _spell() -> Any:
    def forward(effects: Any) -> SpellAbility:
        done, targets = settle(effects, of_permanent=False)
        if any(map(deals_to_no_source, done)):
            raise Unfit
        return SpellAbility(done, targets)

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (unsettle(term.effects, term.targets),) if isinstance(term, SpellAbility) else None

    return via(forward, backward, S.effects)


def _cost_lists() -> Iterator[Shape]:
    for count in range(1, 5):
        names = [f"part{number}" for number in range(count)]
        words = ", ".join(f"{{{name}:cost_part}}" for name in names)
        yield Shape("cost", words, Cost(tuple(getattr(S, name) for name in names)))


SHAPES = (
    *_shapes(),
    *_cost_lists(),
    Shape("cost_part", "{mana}", PayMana(S.mana)),
    Shape("cost_part", "waterbend {mana}", PayMana(S.mana, waterbend=True)),
    Shape("cost_part", "{T}", TapThis()),
    Shape("cost_part", "{Q}", UntapThis()),
    Shape("cost_part", "Pay {amount:numeral} life", PayLife(S.amount)),
    Shape("cost_part", "Sacrifice ~", SacrificeCost(This())),
    Shape("cost_part", "Sacrifice ≈", SacrificeCost(Giver())),
    Shape("cost_part", "Unattach ≈", UnattachCost(Giver())),
    Shape("cost_part", "Unattach ~", UnattachCost(This())),
    Shape("cost_part", "Tap ≈", TapOther(Giver())),
    Shape("cost_part", "Exile ≈", ExileCost(Giver())),
    Shape("cost_part", "Sacrifice {what:some}", SacrificeCost(S.what)),
    Shape("cost_part", "Sacrifice {count:number} {what:kind.p}", SacrificeCost(S.what, S.count)),
    Shape("cost_part", "Tap a {what:untapped_one}", TapOther(S.what)),
    Shape("cost_part", "Tap {count:number} {what:untapped_some}", TapOther(S.what, S.count)),
    Shape("cost_part", "Discard a card", DiscardCost()),
    Shape("cost_part", "Discard a card at random", DiscardCost(at_random=True)),
    Shape("cost_part", "Discard {count:number} cards", DiscardCost(S.count)),
    Shape("cost_part", "Remove a {kind:counter_kind} counter from ~", RemoveCounters(S.kind)),
    Shape("cost_part", "Remove {count:number} {kind:counter_kind} counters from ~",
          RemoveCounters(S.kind, S.count)),
    Shape("cost_part", "Put a {kind:counter_kind} counter on ~", PutCounters(S.kind)),
    Shape("cost_part", "Remove a counter from ~", RemoveCounters(None)),
    Shape("cost_part", "Remove {count:number} counters from ~", RemoveCounters(None, S.count)),
    Shape("cost_part", "Remove a {kind:counter_kind} counter from {what:some}",
          RemoveCounters(S.kind, 1, S.what)),
    Shape("cost_part", "Remove a counter from {what:some}", RemoveCounters(None, 1, S.what)),
    Shape("cost_part",
          "Remove {count:number} {kind:counter_kind} counters from among {what:kind.p}",
          RemoveCounters(S.kind, S.count, S.what, among=True)),
    Shape("cost_part", "Remove {count:number} counters from among {what:kind.p}",
          RemoveCounters(None, S.count, S.what, among=True)),
    Shape("cost_part", "Remove X {kind:counter_kind} counters from among {what:kind.p}",
          RemoveCounters(S.kind, ValueOfX(), S.what, among=True)),
    *(
        Shape("cost", f"{before}Remove {words} from ~ and sacrifice it",
              Cost((*parts, RemoveCounters(S.kind, count), SacrificeCost(This()))),
              same_as="…, Sacrifice ~")
        for before, parts in (("", ()), ("{first:cost_part}, ", (S.first,)),
                              ("{first:cost_part}, {second:cost_part}, ", (S.first, S.second)))
        for words, count in (("a {kind:counter_kind} counter", 1),
                             ("{count:number} {kind:counter_kind} counters", S.count))
    ),
    Shape("cost_part", "Exile {what:some}", ExileCost(S.what)),
    Shape("cost_part", "Exile ~ from your graveyard", ExileCost(This())),
    Shape("cost_part", "Exile ~ from your hand", ExileCost(_IN_HAND)),
    Shape("cost_part", "Pay {count:energy}", PayCounters("energy", S.count)),
    Shape("cost_part", "Pay {count:number} {E}", PayCounters("energy", S.count),
          same_as="Pay {count:energy}"),
    Shape("cost_part", "Sacrifice enchanted creature", SacrificeCost(Host())),
    Shape("cost_part", "Tap enchanted creature", TapOther(Host())),
    Shape("cost_part", "Discard a {what:adjective} card", DiscardCost(what=S.what)),
    Shape("cost_part", "Return {what:some} to its owner 's hand", ReturnCost(S.what)),
    Shape("cost_part", "Remove X {kind:counter_kind} counters from ~",
          RemoveCounters(S.kind, ValueOfX())),
    Shape("cost_part", "Discard your hand", DiscardCost(CardsInHand(Who.YOU))),
    Shape("cost_part", "Remove any number of {kind:counter_kind} counters from ~",
          RemoveCounters(S.kind, AnyNumber())),
    Shape("cost_part", "Mill a card", MillCost()),
    Shape("cost_part", "Mill {count:number} cards", MillCost(S.count)),
    Shape("cost_part", "Discard ~", DiscardCost(what=This())),
    Shape("untapped_one", "untapped {what:np.s}", S.what),
    Shape("untapped_some", "untapped {what:np.p}", S.what),
    # Loyalty abilities (CR 606).
    Shape("cost", "{loyalty}", Cost((LoyaltyCost(S.loyalty),))),
    Shape("cost", "-X", Cost((LoyaltyCost(None),))),
    Shape("line", "{activated}", (S.activated,)),
    # Two costs, one or the other.
    Shape("line", "{cost} or {other:cost}: {effects:outcome}",
          (ability_of(False, False, S.cost, S.effects),
           ability_of(False, False, S.other, S.effects))),
    Shape("line", "{effects:outcome}", (_spell(),)),
)  # fmt: skip
