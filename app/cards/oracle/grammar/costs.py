"""What casting and activating cost: less and more by what is targeted, the least they cost, and the
costs that may be paid rather than the mana cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, StaticAbility, Trigger
from app.terms.amounts import (
    AnyNumber,
    CountOf,
    PaidThisWay,
    TargetsBeyondFirst,
    TargetsMatching,
)
from app.terms.conditions import AllConditions, HappenedThisTurn, NotCondition
from app.terms.costs import Cost, DiscardCost, ExileCost, PayLife, PayMana, SacrificeCost
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.mana_effects import (
    ChangeCost,
    LeastCost,
    LifeForMana,
    LoyaltyCostMore,
    OtherCost,
    SpendOnly,
)
from app.terms.prohibitions import AdditionalCost
from app.terms.selectors import (
    AllOf,
    Anything,
    Controlled,
    InZone,
    Selector,
    SharesColor,
    This,
    Who,
)
from app.terms.zones import Zone

_ONE = ManaCost((ManaSymbol("1", generic=1),))
_UNPAID = "without paying their mana costs"
_STACK = Zone.STACK
_LEAST_ONE = "this effect can't reduce the mana in that cost to less than one mana."
_COLORED = "this effect reduces only the amount of colored mana you pay."
_FREE: Cost = Cost()
_RATHER = "rather than pay the mana cost"
_THEY = "its controller"
LIFE_FOR_A_SYMBOL = 2


def _of_one(effect: Any) -> StaticAbility:
    return StaticAbility((effect,), zone=_STACK)


def _yours(what: Any) -> Any:
    return whose(Controlled(Who.YOU), what)


def _by_targets() -> Iterator[Shape]:
    """`… for each target beyond the first`, `… for each creature it targets`."""
    for word, less in (("less", True), ("more", False)):
        own = f"~ costs {{mana}} {word} to cast"
        for words, times in (
            ("target beyond the first", TargetsBeyondFirst()),
            ("target", TargetsMatching(Anything(), players=True)),
            ("{what:kind.s} it targets", TargetsMatching(S.what)),
        ):
            yield Shape(
                "static",
                f"{own} for each {words}.",
                _of_one(ChangeCost(This(), S.mana, less, times)),
            )
        for words, spells in (
            ("{spells:np.s} you cast", _yours(S.spells)),
            ("{spells:np.s}", S.spells),
        ):
            yield Shape(
                "core",
                f"each {words} costs {{mana}} {word} to cast for each {{what:kind.s}} it targets",
                (ChangeCost(spells, S.mana, less, TargetsMatching(S.what)),),
            )


def _to_activate() -> Iterator[Shape]:
    yield Shape(
        "static",
        "activated abilities of {what:group} cost {mana} less to activate. " + _LEAST_ONE,
        StaticAbility((ChangeCost(S.what, S.mana, abilities=True, least=1),)),
    )
    for word, less in (("less", True), ("more", False)):
        equip: dict[str, Any] = {"abilities": True, "keyword": "equip", "who": Who.YOU}
        cost = f"cost {{mana}} {word} to activate"
        yield Shape(
            "core",
            f"equip abilities you activate {cost}",
            (ChangeCost(Anything(), S.mana, less, **equip),),
        )
        yield Shape(
            "core",
            f"equip abilities you activate of {{what:kind.p}} {cost}",
            (ChangeCost(S.what, S.mana, less, **equip),),
        )
        yield Shape(
            "core",
            f"equip abilities you activate that target {{target:one}} {cost}",
            (ChangeCost(Anything(), S.mana, less, targeting=S.target, **equip),),
        )
    yield Shape(
        "core",
        "equip costs you pay cost {mana} less",
        (ChangeCost(Anything(), S.mana, abilities=True, keyword="equip", who=Who.YOU),),
        same_as="equip abilities you activate cost {mana} less to activate",
    )


def _same_number(number: Any, again: Any) -> Any:
    def forward(number: int, again: int) -> int:
        if number != again:
            raise Unfit
        return number

    return via(forward, lambda term: (term, term) if isinstance(term, int) else None, number, again)


def _affinity(what: Any) -> Any:
    """As often as there are such permanents that the player controls."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, CountOf) or term != CountOf(term.what):
            return None
        of = term.what.of if isinstance(term.what, AllOf) else ()
        if len(of) != 2 or of[1] != Controlled(Who.YOU):
            return None
        return (of[0],)

    return via(lambda what: CountOf(AllOf((what, Controlled(Who.YOU)))), backward, what)


def _instead() -> Iterator[Shape]:
    """Costs that may be paid rather than the mana cost."""
    for count in range(1, 4):
        names = [f"part{number}" for number in range(count)]
        slots = [f"{{{name}:instead_cost}}" for name in names]
        words = slots[0]
        if count == 2:
            words = " and ".join(slots)
        elif count > 2:
            words = f"{', '.join(slots[:-1])}, and {slots[-1]}"
        yield Shape("instead_costs", words, Cost(tuple(getattr(S, name) for name in names)))
    for words, condition in (
        ("you may", None),
        ("if {condition:conditions}, you may", S.condition),
    ):
        yield Shape(
            "static",
            f"{words} {{cost:instead_costs}} rather than pay ~ 's mana cost.",
            _of_one(OtherCost(This(), S.cost, condition)),
        )
        yield Shape(
            "static",
            f"{words} cast ~ without paying its mana cost.",
            _of_one(OtherCost(This(), _FREE, condition)),
        )
    yield Shape(
        "static",
        "you may {cost:instead_costs} rather than pay ~ 's mana cost. spend only mana produced by "
        "{what:np.p} to cast it this way.",
        StaticAbility((OtherCost(This(), S.cost), SpendOnly(S.what, instead=True)), zone=_STACK),
    )
    for words, sharing in (
        ("", Anything()),
        (" that shares a color with that spell", SharesColor()),
    ):
        yield Shape(
            "core",
            f"{_RATHER} for a spell, {_THEY} may discard a card{words}",
            (OtherCost(SPELL, Cost((DiscardCost(what=sharing),))),),
        )
    yield Shape(
        "core",
        "you may {cost:instead_costs} rather than pay the mana cost for {what:np.p} you cast",
        (OtherCost(_yours(S.what), S.cost),),
    )
    yield Shape(
        "core",
        "you may cast {what:np.p} from your hand without paying their mana costs",
        (OtherCost(_yours(S.what), _FREE, zone=Zone.HAND),),
    )
    yield Shape(
        "core",
        f"any player may cast {{what:np.p}} {_UNPAID} and as though they had flash",
        (OtherCost(S.what, _FREE, flash=True),),
    )


def _in_hand(what: Any) -> Any:
    def backward(term: Any) -> tuple[Any, ...] | None:
        of: tuple[Selector, ...] = term.of if isinstance(term, AllOf) else ()
        return (of[0],) if len(of) == 2 and of[1] == InZone(Zone.HAND) else None

    return via(lambda what: AllOf((what, InZone(Zone.HAND))), backward, what)


def _life_for(color: Any, part: Any) -> Any:
    """Life instead of mana of a color: as much as for a Phyrexian symbol."""

    def forward(color: Any, part: Any) -> LifeForMana:
        if part != PayLife(LIFE_FOR_A_SYMBOL):
            raise Unfit
        return LifeForMana(Who.YOU, color)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, LifeForMana) or term.spells is not None:
            return None
        return term.color, PayLife(LIFE_FOR_A_SYMBOL)

    return via(forward, backward, color, part)


def _cast_before(what: Any, times: int = 1) -> Any:
    """Such spells cast by the player this turn, before the one that is being cast."""
    return HappenedThisTurn(Trigger(EventKind.CAST, what, player=Who.YOU), times)


def no_earlier(what: Any) -> Any:
    """No such spell has been cast by the player this turn before."""
    return NotCondition(_cast_before(what))


def _each_turn() -> Iterator[Shape]:
    """`the first … you cast each turn costs … less`."""
    first = no_earlier(S.what)
    second = AllConditions((_cast_before(S.what), NotCondition(_cast_before(S.what, 2))))
    for word, less in (("less", True), ("more", False)):
        for which, condition in (("first", first), ("second", second)):
            yield Shape(
                "static",
                f"the {which} {{what:np.s}} you cast each turn costs {{mana}} {word} to cast.",
                StaticAbility((ChangeCost(_yours(S.what), S.mana, less),), condition),
            )


def _any_number() -> Iterator[Shape]:
    """An optional cost of any number of objects, and what each of them takes off."""
    for words, cost, each in (
        ("you may sacrifice any number of {what:kind.p}", SacrificeCost(S.what, AnyNumber()),
         "{again:kind.s} sacrificed"),
        ("you may sacrifice any number of {what:kind.p}", SacrificeCost(S.what, AnyNumber()),
         "permanent sacrificed"),
        ("you may exile any number of {what:card.p} from your graveyard",
         ExileCost(plus_graveyard(S.what), AnyNumber()), "card exiled"),
        ("you may exile any number of {what:adjective} cards from your hand",
         ExileCost(_in_hand(S.what), AnyNumber()), "card exiled"),
    ):  # fmt: skip
        paid = AdditionalCost(This(), Cost((cost,)), optional=True)
        less: Any = ChangeCost(This(), S.mana, times=PaidThisWay())
        pattern: Any = StaticAbility((paid, less), zone=_STACK)
        if "again" in each:
            pattern = _with_again(pattern)
        yield Shape(
            "static",
            f"as an additional cost to cast ~, {words}. ~ costs {{mana}} less to cast for "
            f"each {each} this way.",
            pattern,
            same_as="… for each {what} sacrificed …" if "permanent" in each else None,
        )


def _with_again(pattern: Any) -> Any:
    """The pattern, where the text says once more what kind of object it is."""

    def forward(ability: StaticAbility, again: Any) -> StaticAbility:
        if _kind(ability) != again:
            raise Unfit
        return ability

    def backward(term: Any) -> tuple[Any, ...] | None:
        kind = _kind(term) if isinstance(term, StaticAbility) else None
        return None if kind is None else (term, kind)

    return via(forward, backward, pattern, S.again)


def _kind(ability: StaticAbility) -> Any:
    first = ability.effects[0]
    part = first.cost.parts[0] if isinstance(first, AdditionalCost) and first.cost.parts else None
    return part.what if isinstance(part, SacrificeCost) else None


SHAPES = (
    *_by_targets(),
    *_any_number(),
    *_each_turn(),
    *_to_activate(),
    *_instead(),
    Shape("instead_cost", "{part:added_cost}", S.part),
    Shape("instead_cost", "pay {mana}", PayMana(S.mana)),
    Shape("instead_cost", "exile a {what:adjective} card from your hand",
          ExileCost(_in_hand(S.what))),
    Shape("instead_cost", "exile {count:number} {what:adjective} cards from your hand",
          ExileCost(_in_hand(S.what), S.count)),
    Shape("static", "{what:np.p} you cast cost {mana} less to cast. " + _COLORED,
          StaticAbility((ChangeCost(_yours(S.what), S.mana, colored_only=True),))),
    Shape("core", "each {what:np.s} that would cost less than {number} mana to cast costs "
          "{again:number} mana to cast",
          (LeastCost(S.what, _same_number(S.number, S.again)),)),
    Shape("core", "{what:np.p} you cast have affinity for {of:kind.p}",
          (ChangeCost(_yours(S.what), _ONE, times=_affinity(S.of), keyword="affinity"),)),
    Shape("static", "planeswalkers' loyalty abilities you activate cost a additional [+1] to "
          "activate.", StaticAbility((LoyaltyCostMore(Anything(), 1),))),
    Shape("static", "for each {color:color_symbol} in a cost, you may {part:added_cost} rather "
          "than pay that mana.", StaticAbility((_life_for(S.color, S.part),))),
)  # fmt: skip
