"""The costs that a player announces as a spell is cast (CR 601.2b, 118.8, 118.9): the mana cost or
the one that replaces it, and what comes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_permissions import cost_asked
from app.engine.cr.cr601_total_cost import CostItem
from app.engine.cr.cr613_interaction_of_continuous_effects.elsewhere import with_mana
from app.engine.cr.cr702_keyword_abilities.gift import GIFTS
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds, matches, value
from app.engine.kernel.statuses import BY_TEXT as BY_TEXT
from app.engine.kernel.statuses import PLOTTED
from app.engine.kernel.told import paid
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import KeywordAbility, SpellAbility, StaticAbility
from app.terms.amounts import AnyNumber
from app.terms.cards import Face
from app.terms.cite import CardText, Rule
from app.terms.costs import (
    BeholdCost,
    BlightCost,
    CollectEvidence,
    Cost,
    CostPart,
    DiscardCost,
    ExileCost,
    OneOfCosts,
    OwnManaCost,
    PayLife,
    PayMana,
    ReturnCost,
    SacrificeCost,
    TapOther,
)
from app.terms.instructions import ChooseModes
from app.terms.keywords import ADDITIONAL, ALTERNATIVE, KEYWORDS
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.mana_effects import OtherCost
from app.terms.player_actions import CastSpell
from app.terms.prohibitions import AdditionalCost
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasType,
    IsStatus,
    PowerIs,
    SharesColor,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

# Those that are paid only as an ability lets the card be cast for them.
AS_ALLOWED = frozenset({"madness", "miracle"})
# Those of a card's front face that let its back face be cast.
OF_FRONT = frozenset({"disturb", "more than meets the eye"})
# Those that may be paid several times.
SEVERAL_TIMES = frozenset({"replicate", "squad"})
# Optional costs of a card's own text, by the action that pays them, and what each is marked by.
BY_ACTION: dict[str, type] = {
    "waterbend": PayMana,
    "behold": BeholdCost,
    "blight": BlightCost,
    "collect evidence": CollectEvidence,
}
ANY_ADDITIONAL = "additional cost"
SPELLS_CAST = "spells cast"


def of_keyword(face: Face, name: str) -> list[KeywordAbility]:
    """The face's instances of a keyword."""
    return [a for a in face.abilities if isinstance(a, KeywordAbility) and a.name == name]


def granted(now: Now, object: GameObject, name: str) -> list[KeywordAbility]:
    """The instances of a keyword that the card has where it is and that none of its faces has."""
    own = {a for face in object.card.faces for a in face.abilities}
    found = now.of(object.id).keywords.get(name, ())
    return [ability for ability in found if ability not in own]


def alternative_of(costs: tuple[str, ...]) -> str | None:
    """The cost announced that replaces the mana cost, if there is one."""
    return next((name for name in costs if name in ALTERNATIVE or name == BY_TEXT), None)


def asked_instead(now: Now, action: CastSpell) -> Cost | None:
    """The cost that is paid rather than the mana cost, whatever else could be: none at all where
    that was announced, or another because nothing else lets the card be cast from where it is."""
    card = now.game.objects[action.card]
    if action.free or PLOTTED in card.marks:
        return Cost()
    if action.allowed or action.costs:
        return None
    return cost_asked(now, action.player, card, action.face)


@rule("118.9")
def base_cost(now: Now, action: CastSpell, face: Face, costs: tuple[str, ...]) -> CostItem | None:
    """The mana cost, or the one cost that is paid rather than it; None where there is neither."""
    name = alternative_of(costs)
    instead = asked_instead(now, action)
    if instead is not None and instead.parts:
        parts = tuple(_worked_out(now, part, action) for part in instead.parts)
        text = "what lets {0} be cast asks for another cost than its mana cost"
        return CostItem(cite(cost_asked), text, Cost(parts))
    if instead is not None:
        return CostItem(cite(base_cost), "{0} is cast without paying its mana cost", Cost())
    if name == BY_TEXT:
        return _by_text(now, action, face)
    if name is not None:
        object = now.game.objects[action.card]
        abilities = of_keyword(object.card.front if name in OF_FRONT else face, name)
        abilities += granted(now, object, name)
        if not abilities:
            return CostItem(cite(base_cost), "{0} has no such cost", Cost())
        (ability, *_) = abilities
        if ability.cost is None:
            raise NotModelled(ability)
        if OwnManaCost() in ability.cost.parts and face.mana_cost is None:
            return None
        parts = with_mana(ability.cost, face.mana_cost or ManaCost()).parts
        parts += _beside_mana(ability)
        text = "the " + name + " cost of {0}, {1}, is paid rather than its mana cost"
        return CostItem(Rule(KEYWORDS[name].rule + "a"), text, Cost(parts))
    if face.mana_cost is None:
        return None
    if action.face >= len(now.game.objects[action.card].card.halves):
        cost = Cost((PayMana(face.mana_cost),))
        return CostItem(Rule("702.102c"), "both halves of {0} are cast for {1}", cost)
    return CostItem(Rule("202.1"), "the mana cost of {0} is {1}", Cost((PayMana(face.mana_cost),)))


def _beside_mana(ability: KeywordAbility) -> tuple[CostPart, ...]:
    """What is part of the cost of some keywords without being said in it."""
    match ability.name:
        case "emerge":
            return (SacrificeCost(ability.quality or HasType(CardType.CREATURE)),)
        case "sneak":
            return (ReturnCost(UNBLOCKED),)
        case "web-slinging":
            return (ReturnCost(AllOf((HasType(CardType.CREATURE), IsStatus(Status.TAPPED)))),)
        case _:
            return ()


def _worked_out(now: Now, part: CostPart, action: CastSpell) -> CostPart:
    """Life to pay, as much as the spell that it will be tells."""
    if not isinstance(part, PayLife):
        return part
    at = Viewpoint(action.card, action.player, x=action.x)
    return PayLife(value(as_spell(now, action), part.amount, at))


def _by_text(now: Now, action: CastSpell, face: Face) -> CostItem | None:
    found = other_costs(now, action, face)
    if not found:
        return CostItem(cite(base_cost), "{0} has no such cost", Cost())
    # Casting it for nothing is announced as just that.
    effect, at = next((one for one in found if one[0].cost.parts), found[0])
    text = "another cost is paid for {0} rather than its mana cost"
    return CostItem(CardText(at.name), text, effect.cost)


def other_costs(now: Now, action: CastSpell, face: Face) -> list[tuple[OtherCost, Viewpoint]]:
    """The costs that a text lets a player pay rather than the mana cost, the card's own first."""
    at = Viewpoint(action.card, action.player, face.name, x=action.x)
    found = [
        (effect, at)
        for ability in face.abilities
        if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK
        for effect in ability.effects
        if isinstance(effect, OtherCost) and effect.subject == This()
    ]
    of_others = now.modifications(OtherCost)
    if of_others:
        zone, there = now.game.objects[action.card].zone, as_spell(now, action)
        found += [
            (effect, source)
            for effect, source in of_others
            if effect.zone in (None, zone) and matches(there, effect.subject, action.card, source)
        ]
    return [
        (effect, source)
        for effect, source in found
        if effect.condition is None or holds(now, effect.condition, source)
    ]


@rule("118.8")
def additional_costs(
    face: Face, costs: tuple[str, ...], modes: tuple[int, ...] | None, option: int | None = None
) -> Iterator[CostItem]:
    """What comes to it: kicker and the like as often as announced, what the card's own text asks
    for, and what is asked for each mode or for casting it from where it is."""
    for name, times in Counter(costs).items():
        word = name.split(" ")[0]
        if word in ADDITIONAL:
            yield from _keyword_cost(face, name, word, times)
        elif name == "jump-start":
            yield _item(name, Cost((DiscardCost(),)))
        elif name in BY_ACTION:
            for cost in _by_action(face, name):
                text = f"{{0}} may be cast with an additional cost: {name} {{1}}"
                yield CostItem(CardText(face.name), text, cost)
        elif name == "retrace":
            yield _item(name, Cost((DiscardCost(what=HasType(CardType.LAND)),)))
    for ability in of_keyword(face, "escalate"):
        if modes is not None and len(modes) > 1 and ability.cost is not None:
            yield _item("escalate", ability.cost, len(modes) - 1)
    yield from of_modes(face, modes or ())
    for cost in asked_in_addition(face):
        text = "the text of {0} asks for an additional cost"
        yield CostItem(CardText(face.name), text, chosen_of(cost, option))


@rule("702.172a")
def of_modes(face: Face, numbers: tuple[int, ...]) -> Iterator[CostItem]:
    """With spree what stands before each mode that is chosen is paid too; with tiered what stands
    before the one mode."""
    for ability in face.abilities:
        if not isinstance(ability, SpellAbility):
            continue
        for effect in ability.effects:
            if not isinstance(effect, ChooseModes):
                continue
            for number in sorted(numbers):
                cost = effect.modes[number].cost if 0 <= number < len(effect.modes) else None
                if cost is not None:
                    text = "what the mode of {0} costs in addition: {1}"
                    because = cite(of_modes) if effect.most > 1 else Rule("702.183a")
                    yield CostItem(because, text, cost)


def _keyword_cost(face: Face, name: str, word: str, times: int) -> Iterator[CostItem]:
    abilities = of_keyword(face, word)
    if not abilities:
        return  # that it has no such ability is told as a reason against casting it so
    several = word in SEVERAL_TIMES or any(a.text == "multikicker" for a in abilities)
    if name != word:  # which of several kicker costs
        abilities = [a for a in abilities if a.cost is not None and said(a.cost) == name]
        if not abilities:
            raise NotModelled(KeywordAbility(word))
    if several:
        yield _item(word, _cost_of(abilities[0]), times)
    elif times == len(abilities):
        for ability in abilities:
            yield _item(word, _cost_of(ability))
    else:
        raise NotModelled(KeywordAbility(word))


@rule("702.33d")
def marks_of(face: Face, costs: tuple[str, ...]) -> frozenset[str]:
    """A spell is kicked if any of its kicker costs is paid, and as often as they are."""
    marks = {paid(name) for name in costs}
    words = Counter(name.split(" ")[0] for name in costs)
    for word, times in words.items():
        marks |= {paid(word), paid(word, times)}
    if any(name in BY_ACTION for name in costs):
        marks.add(paid(ANY_ADDITIONAL))
    kickers = of_keyword(face, "kicker")
    if costs.count("kicker") == len(kickers):
        marks |= {paid(said(ability.cost)) for ability in kickers if ability.cost is not None}
    return frozenset(marks)


def said(cost: Cost) -> str:
    """How one of several kicker costs is named: by its mana."""
    return "kicker " + "".join(str(p.mana) for p in cost.parts if isinstance(p, PayMana))


# What is returned for a sneak cost.
UNBLOCKED = AllOf((IsStatus(Status.UNBLOCKED), CREATURE, Controlled(Who.YOU)))
_CONSPIRES = AllOf((HasType(CardType.CREATURE), SharesColor()))


def _cost_of(ability: KeywordAbility) -> Cost:
    match ability.name:
        case "casualty":
            creature = HasType(CardType.CREATURE)
            enough = PowerIs(Comparison.AT_LEAST, ability.number or 0)
            return Cost((SacrificeCost(AllOf((creature, enough))),))
        case "gift" if ability.text in GIFTS:
            return Cost()
        case "offering" if ability.quality is not None:
            return Cost((SacrificeCost(ability.quality),))
        case "conspire":
            return Cost((TapOther(_CONSPIRES, 2),))
        case "bargain":
            kinds = (HasType(CardType.ARTIFACT), HasType(CardType.ENCHANTMENT))
            return Cost((SacrificeCost(AnyOf((*kinds, IsStatus(Status.TOKEN)))),))
        case _:
            if ability.cost is None:
                raise NotModelled(ability)
            return ability.cost


def _item(name: str, cost: Cost, times: int = 1) -> CostItem:
    often = f", {times} times" if times != 1 else ""
    text = "{0} costs its " + name + " cost {1} in addition" + often
    return CostItem(Rule(KEYWORDS[name].rule + "a"), text, cost, times)


def asked_in_addition(face: Face) -> list[Cost]:
    """What the card's own text asks its player to pay beside its mana cost (118.8)."""
    return list(_of_its_own(face, optional=False))


def _of_its_own(face: Face, optional: bool) -> Iterator[Cost]:
    for ability in face.abilities:
        if not isinstance(ability, StaticAbility) or ability.zone is not Zone.STACK:
            continue
        for effect in ability.effects:
            if not isinstance(effect, AdditionalCost) or effect.subject != This():
                continue
            if effect.optional == optional:
                yield effect.cost


def _by_action(face: Face, name: str) -> list[Cost]:
    """The costs paid by that action that the card's own text lets its player pay."""
    return [cost for cost in _of_its_own(face, optional=True) if action_of(cost) == name]


def action_of(cost: Cost) -> str | None:
    """The action that pays an optional cost, where it is one that a call may announce."""
    for part in cost.parts:
        for name, kind in BY_ACTION.items():
            if type(part) is kind and (not isinstance(part, PayMana) or part.waterbend):
                return name
    return None


def optional_actions(face: Face) -> set[str]:
    """The actions by which additional costs may be paid for the card."""
    found = map(action_of, _of_its_own(face, optional=True))
    return {name for name in found if name is not None}


def chosen_of(cost: Cost, option: int | None) -> Cost:
    """The cost with the one that was chosen of several in their place (601.2b)."""
    if option is None:
        return cost
    parts = (part.of[option] if isinstance(part, OneOfCosts) else part for part in cost.parts)
    return Cost(tuple(parts))


def asked_in_any_number(face: Face) -> list[SacrificeCost | ExileCost]:
    """The costs of any number of objects that the card's own text lets its player pay."""
    return [
        part
        for cost in _of_its_own(face, optional=True)
        for part in cost.parts
        if isinstance(part, SacrificeCost | ExileCost) and part.count == AnyNumber()
    ]


@rule("903.8")
def commander_tax(now: Now, object: GameObject, player: int) -> Iterator[CostItem]:
    """Each time that a player has cast a commander from the command zone makes it cost {2} more
    from there."""
    times = times_cast(now, object.label, player)
    if times:
        two = Cost((PayMana(ManaCost((ManaSymbol("2", generic=2),))),))
        text = "{0} has been cast from the command zone before: {1} for each time"
        yield CostItem(cite(commander_tax), text, two, times)


def times_cast(now: Now, label: str, player: int) -> int:
    """How often a player has cast a commander from the command zone."""
    cast = dict(now.game.players[player].commander_casts)
    return cast.get(label, 0) + cast.get("", 0)
