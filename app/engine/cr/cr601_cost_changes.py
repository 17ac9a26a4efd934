"""What makes spells and abilities cost more or less mana, and the least they cost (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.cr.cr605_mana_abilities import is_mana_ability
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds, is_player, matches, value
from app.engine.kernel.statuses import has_status
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.amounts import (
    Amount,
    CountOf,
    PaidThisWay,
    PlayerCount,
    TargetsBeyondFirst,
    TargetsMatching,
)
from app.terms.cite import CardText, Cite, Rule
from app.terms.costs import Cost, LoyaltyCost
from app.terms.events import Event, PlayerRef, Recipient, SpellCast
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.mana_effects import ChangeCost, LeastCost, OtherSpellsCast
from app.terms.player_actions import ActivateAbility
from app.terms.prohibitions import AdditionalCost
from app.terms.selectors import AllOf, Controlled, Selector, Status, This, Who
from app.terms.zones import Zone

ONE = ManaCost((ManaSymbol("1", generic=1),))
Targets = tuple[Recipient | None, ...]


@dataclass(frozen=True, slots=True)
class CostChange:
    """An effect that changes what something costs: `name` is whose, `times` how often it does, and
    `x` the value of X in it."""

    effect: ChangeCost
    because: Cite
    name: str
    times: int = 1
    x: int = 0


def changes_for_spell(
    now: Now, spell: int, at: Viewpoint, targets: Targets = ()
) -> list[CostChange]:
    """Everything that makes a spell on the stack cost more or less. Raises NotModelled where one
    can't be worked out."""
    found = [*_of_its_own(now, spell, at, targets), *_by_keyword(now, spell, at)]
    for effect, source in now.modifications(ChangeCost):
        if not effect.abilities and matches(now, effect.subject, spell, source):
            source = replace(source, that_player=at.controller, that_object=spell)
            found += _change(now, effect, source, targets, CardText(source.name))
    return [change for change in found if change.times]


def costs_by_others(now: Now, spell: int, targets: Targets) -> Iterator[tuple[Cost, str]]:
    """The additional costs that texts of others ask for to cast a spell that is on the stack, and
    whose these are."""
    for effect, source in now.modifications(AdditionalCost):
        if effect.optional or not matches(now, effect.subject, spell, source):
            continue
        wanted = effect.targeting
        objects = [each for each in targets if isinstance(each, int)]
        if wanted is None or any(matches(now, wanted, each, source) for each in objects):
            yield effect.cost, source.name


@rule("611.2a", "observe", SpellCast)
def the_next_has_been_cast(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What the next spell of a kind costs is said of one spell: once such a spell has been cast, it
    is over."""
    for event in events:
        if not isinstance(event, SpellCast):
            continue
        over = {
            at.effect.id
            for change, at in play.now.modifications(ChangeCost)
            if change.next
            and at.effect is not None
            and matches(play.now, change.subject, event.object, at)
        }
        if over:
            left = tuple(active for active in play.game.effects if active.id not in over)
            play.set(play.game.but(effects=left))


def changes_for_ability(
    now: Now, action: ActivateAbility, own: Viewpoint, targets: Targets
) -> list[CostChange]:
    """Everything that makes activating an ability cost more or less."""
    found = [*_by_its_own_cost(now, action, own.name)]
    source, player, keyword = action.source, action.player, _called(action)
    for told in action.ability.cost_changes:
        if told.condition is None or holds(now, told.condition, own):
            for effect in told.effects:
                if isinstance(effect, ChangeCost):
                    found += _change(now, effect, own, targets, CardText(own.name))
    for effect, at in now.modifications(ChangeCost):
        if not effect.abilities or (effect.keyword is not None and effect.keyword != keyword):
            continue
        if effect.but_mana and is_mana_ability(now.rules, action.ability):
            continue
        if _activated_by(now, effect, player, at) and matches(now, effect.subject, source, at):
            found += _change(now, effect, at, targets, CardText(at.name))
    return [change for change in found if change.times]


def _called(action: ActivateAbility) -> str | None:
    """How an ability is called by which it may cost less: a keyword, or a loyalty ability."""
    loyalty = any(isinstance(part, LoyaltyCost) for part in action.ability.cost.parts)
    return "loyalty" if loyalty else action.keyword


def _by_its_own_cost(now: Now, action: ActivateAbility, name: str) -> Iterator[CostChange]:
    """Power-up costs as much less as its permanent's mana cost in the turn in which it entered."""
    if action.ability.limit != "power-up":
        return
    mana = now.of(action.source).mana_cost
    if mana is not None and has_status(now, Status.ENTERED_THIS_TURN, action.source):
        yield CostChange(ChangeCost(This(), mana), CardText(name), "power-up")


def _activated_by(now: Now, effect: ChangeCost, player: int, at: Viewpoint) -> bool:
    return effect.who is Who.ANY or (player == at.controller) == (effect.who is Who.YOU)


def _of_its_own(now: Now, spell: int, at: Viewpoint, targets: Targets) -> Iterator[CostChange]:
    for ability in now.of(spell).abilities:
        if not isinstance(ability, StaticAbility) or ability.zone is not Zone.STACK:
            continue
        own = [e for e in ability.effects if isinstance(e, ChangeCost) and e.subject == This()]
        if own and (ability.condition is None or holds(now, ability.condition, at)):
            for effect in own:
                yield from _change(now, effect, at, targets, CardText(at.name))


def _by_keyword(now: Now, spell: int, at: Viewpoint) -> Iterator[CostChange]:
    for ability in now.keywords(spell, "affinity"):
        yield from affinity(now, ability, at)
    for _ in now.keywords(spell, "undaunted"):
        opponents = value(now, PlayerCount(Who.OPPONENT), at)
        yield CostChange(ChangeCost(This(), ONE), Rule("702.125a"), "undaunted", opponents)


@rule("702.41a")
def affinity(now: Now, ability: KeywordAbility, at: Viewpoint) -> Iterator[CostChange]:
    """A spell with affinity costs {1} less for each such permanent that its player controls."""
    if ability.quality is None:
        raise NotModelled(ability)
    own = CountOf(AllOf((ability.quality, Controlled(Who.YOU))))
    yield CostChange(ChangeCost(This(), ONE), cite(affinity), "affinity", value(now, own, at))


def _change(
    now: Now, effect: ChangeCost, at: Viewpoint, targets: Targets, because: Cite
) -> Iterator[CostChange]:
    if effect.targeting is not None and not _aimed_at(now, effect.targeting, at, targets):
        return
    number = _number(now, effect.times, at, targets)
    if effect.mana.has_x:
        yield CostChange(effect, because, at.name, 1, number)
    else:
        yield CostChange(effect, because, at.name, number)


def _aimed_at(
    now: Now, what: Selector | Who | tuple[Selector | Who, ...], at: Viewpoint, targets: Targets
) -> bool:
    """Whether such an object, or such a player, is among the targets."""
    if isinstance(what, tuple):
        return any(_aimed_at(now, each, at, targets) for each in what)
    if not isinstance(what, Who):
        return bool(_targets(now, what, at, targets))
    aimed = (target.player for target in targets if isinstance(target, PlayerRef))
    return any(is_player(now, what, player, at) for player in aimed)


def _targets(now: Now, what: object, at: Viewpoint, targets: Targets) -> list[int]:
    ids = dict.fromkeys(target for target in targets if isinstance(target, int))
    stack = {item.id for item in now.game.stack}
    return [
        id
        for id in ids
        if (id in now.game.objects or id not in stack) and matches(now, what, id, at)  # type: ignore[arg-type]
    ]


def _number(now: Now, amount: Amount | OtherSpellsCast, at: Viewpoint, targets: Targets) -> int:
    match amount:
        case OtherSpellsCast(of_caster):
            caster = at.controller if at.that_player is None else at.that_player
            players = now.game.players
            cast_by = (players[caster],) if of_caster else players
            return sum(player.spells_cast for player in cast_by)
        case PaidThisWay():
            return 1  # how many it is comes with each way to pay
        case TargetsBeyondFirst():
            return max(0, sum(target is not None for target in targets) - 1)
        case TargetsMatching(what, players):
            found = len(_targets(now, what, at, targets))
            if players:
                others = {t for t in targets if t is not None and not isinstance(t, int)}
                found += len(others)
            return found
        case _:
            # What it targets is asked for as what has been targeted.
            chosen = replace(at, targets=targets) if targets else at
            return max(0, value(now, amount, chosen))


def least_cost(now: Now, at: Viewpoint) -> tuple[int, Cite] | None:
    """The least that effects let a spell cost, and by which; None where none does."""
    found: list[tuple[int, Cite]] = []
    for effect, source in now.modifications(LeastCost):
        if at.object is not None and matches(now, effect.subject, at.object, source):
            found.append((effect.least, CardText(source.name)))
    return max(found, key=lambda each: each[0], default=None)
