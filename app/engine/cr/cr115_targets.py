"""Targets: what may be chosen, and whether it still may be as the ability resolves (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.cr.cr115_chosen_by_others import chooser, chosen_by
from app.engine.cr.cr609_effects.carrying_out import zone_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import (
    NotModelled,
    is_player,
    matches,
    matches_if_known,
    targets_such,
    value,
)
from app.engine.kernel.stack_items import is_combat_damage
from app.engine.kernel.who import abilities_of_player
from app.terms import selectors as se
from app.terms.abilities import KeywordAbility
from app.terms.cite import CardText, Rule
from app.terms.effects import TargetChoice
from app.terms.events import PlayerRef, Recipient
from app.terms.prohibitions import CantBeTargeted, TargetedAsThough
from app.terms.selectors import (
    AbilityOnStack,
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    IsStatus,
    Not,
    Selector,
    Status,
    TargetCount,
    This,
    Who,
)
from app.terms.totals import Measure, Total
from app.terms.zones import Zone

_SPELL = IsStatus(Status.SPELL)


@dataclass(frozen=True, slots=True)
class Targeting:
    """What targets: its source, if it is an object, and the player who controls it. `spell`: it is
    a spell, and no ability."""

    source: int | None
    controller: int
    spell: bool = False


@rule("115.1")
def legal_targets(
    now: Now, choice: TargetChoice, at: Viewpoint, spell: bool = False
) -> tuple[Recipient, ...]:
    """Objects in the right zone and players that match, and that nothing keeps from being
    targeted. Raises NotModelled where it can't be told what matches, or how many there may be."""
    if choice.number is not None:
        raise NotModelled(choice.number)
    return tuple(
        target for target in _named(now, choice) if is_legal(now, choice, target, at, spell)
    )


def _named(now: Now, choice: TargetChoice) -> Iterator[Recipient]:
    if choice.what is not None:
        for zone in zones_of(choice):
            for object in now.in_zone(zone):
                yield object.id
        if choice.zone is Zone.STACK:
            yield from (item.id for item in now.game.stack if not item.spell)
    if choice.who is not None:
        for player in now.game.turn_order(0):
            yield PlayerRef(player)


def zones_of(choice: TargetChoice) -> tuple[Zone, ...]:
    """Where it may be: `target spell or permanent` is on the stack or on the battlefield."""
    if choice.zone is not Zone.BATTLEFIELD or choice.what is None:
        return (choice.zone,)
    parts = choice.what.of if isinstance(choice.what, AllOf) else (choice.what,)
    spells = any(isinstance(part, AnyOf) and _SPELL in part.of for part in parts)
    return (Zone.BATTLEFIELD, Zone.STACK) if spells else (choice.zone,)


def is_legal(
    now: Now, choice: TargetChoice, target: Recipient, at: Viewpoint, spell: bool = False
) -> bool:
    """Whether it may be the target, or still may be. `spell`: what targets it is a spell."""
    return fits(now, choice, target, at) and not why_not_target(
        now, target, Targeting(at.object, at.controller, spell)
    )


def fits(now: Now, choice: TargetChoice, target: Recipient, at: Viewpoint) -> bool:
    """Whether the text asks for such a target. A spell or ability can't target itself (115.5)."""
    if isinstance(target, PlayerRef):
        if choice.who is None or now.game.players[target.player].lost:
            return False
        return is_player(now, choice.who, target.player, at)
    if choice.zone is Zone.STACK and choice.what is not None:
        ability = next((i for i in now.game.stack if i.id == target and not i.spell), None)
        if ability is not None and is_combat_damage(ability):
            return False
        if ability is not None:
            return ability_fits(now, choice.what, ability, at)
    object = now.game.find(target)
    if choice.what is None or object is None or object.zone not in zones_of(choice):
        return False
    if object.phased_out or (object.zone is Zone.STACK and target == at.object):
        return False
    if choice.one_each and now.controller(target) not in each_one(now, choice, at):
        return False
    return matches(now, choice.what, target, at)


@rule("115.1c")
def ability_fits(now: Now, what: Selector, item: StackItem, at: Viewpoint) -> bool:
    """Whether an ability on the stack is what a text asks for: activated or triggered, and whose.
    Raises NotModelled for anything else that it may ask."""
    match what:
        case AbilityOnStack(activated, triggered):
            return activated if item.trigger is None else triggered
        case Controlled(who):
            return is_player(now, who, item.controller, at)
        case TargetCount(number):
            return sum(target is not None for target in item.targets) == number
        case se.Targeting():
            return targets_such(now, what, item.id, at)
        case Not(of):
            return not ability_fits(now, of, item, at)
        case AnyOf(of):
            return any(ability_fits(now, part, item, at) for part in of)
        case AllOf(of):
            return all(ability_fits(now, part, item, at) for part in of)
        case IsStatus(Status.SPELL):
            return False
    if not any(isinstance(part, AbilityOnStack) for part in parts_of(what)):
        return False  # a quality of objects, which an ability is not
    raise NotModelled(what)


def why_not_legal(
    now: Now, choice: TargetChoice, target: Recipient, at: Viewpoint, spell: bool = False
) -> tuple[Reason, ...]:
    """All reasons why something named can't be chosen as a target: it is not what the text asks
    for, or something keeps it from being targeted."""
    found = list(why_not_target(now, target, Targeting(at.object, at.controller, spell)))
    if not fits(now, choice, target, at):
        source: Mention = at.name if at.object is None else at.object
        text = "{0} is not what {1} may target"
        found.insert(0, Reason(Rule("601.2c"), text, (target, source)))
    return tuple(found)


def kept_from(
    now: Now, choices: tuple[TargetChoice, ...], at: Viewpoint, spell: bool
) -> Iterator[Reason]:
    """What keeps objects and players that the text asks for from being targets."""
    for choice in choices:
        for target in _named(now, choice):
            if fits(now, choice, target, at):
                yield from why_not_target(now, target, Targeting(at.object, at.controller, spell))


@rule("115.2")
def why_not_target(now: Now, target: Recipient, targeting: Targeting) -> tuple[Reason, ...]:
    """All that keeps a spell or ability from targeting something, whatever it asks for."""
    found = list(_prohibited(now, target, targeting))
    for keyword, abilities in _keywords(now, target).items():
        if as_though_without(now, keyword, target, targeting):
            continue
        for restriction in now.rules.on("target restriction", keyword):
            reason = restriction(now, target, targeting, abilities)
            if reason is not None:
                found.append(reason)
    return tuple(found)


@rule("702.11e")
def as_though_without(now: Now, keyword: str, target: Recipient, targeting: Targeting) -> bool:
    """Whether what targets may do so as though the target had no such keyword: with hexproof, from
    whatever that is."""
    for effect, at in now.modifications(TargetedAsThough):
        if effect.keyword != keyword:
            continue
        if effect.by is not None and not is_player(now, effect.by, targeting.controller, at):
            continue
        if isinstance(target, PlayerRef):
            fits = effect.who is not None and is_player(now, effect.who, target.player, at)
        else:
            subject = effect.subject
            fits = subject is not None and matches_if_known(now, subject, target, at)
        if fits:
            return True
    return False


def _prohibited(now: Now, target: Recipient, targeting: Targeting) -> Iterator[Reason]:
    if isinstance(target, PlayerRef) or target not in now.game.objects:
        return
    for effect, at in now.modifications(CantBeTargeted):
        if not (effect.spells if targeting.spell else effect.abilities):
            continue
        if not matches_if_known(now, effect.subject, target, at):
            continue
        if target not in now.battlefield and not _may_be_a_spell(effect.subject):
            continue
        source = targeting.source
        anything = isinstance(effect.source, Anything)
        if anything or (source is not None and matches_if_known(now, effect.source, source, at)):
            yield Reason(CardText(at.name), "{0} can't be the target", (target,))


def _may_be_a_spell(what: Selector) -> bool:
    """Whether a text may mean what is on the stack: what it calls a creature is a permanent, unless
    it says spell, card or zone, or means its own object (CR 109.2)."""
    parts = tuple(parts_of(what))
    return _SPELL in parts or This() in parts or zone_of(what) is not Zone.BATTLEFIELD


def _keywords(now: Now, target: Recipient) -> dict[str, tuple[KeywordAbility, ...]]:
    if not isinstance(target, PlayerRef):
        return now.of(target).keywords if target in now.battlefield else {}
    found: dict[str, tuple[KeywordAbility, ...]] = {}
    for ability in abilities_of_player(now, target.player):
        if isinstance(ability, KeywordAbility):
            found[ability.name] = (*found.get(ability.name, ()), ability)
    return found


@rule("115.3")
def choose_targets(
    play: Play,
    choices: tuple[TargetChoice, ...],
    at: Viewpoint,
    apart: bool = False,
    spell: bool = False,
    given: Iterator[tuple[Recipient, ...]] | None = None,
) -> tuple[Recipient | None, ...] | None:
    """The controller chooses the targets, or whom the text names: for each use of the word,
    different ones. None where there are too few.

    The answer to a choice of kind `target` is a tuple of object ids and players. `apart`: the text
    does different things to the targets of one use of the word. `given`: what the controller has
    announced for each use of it that is not another player's to choose for.
    """
    chosen: list[Recipient | None] = []
    for choice in choices:
        if given is not None and chosen_by(choice.what) is None:
            own = next(given)
            chosen += [*own, *[None] * (choice.count - len(own))]
            continue
        if choice.one_each:
            chosen += _one_of_each(play, choice, replace(at, targets=tuple(chosen)), spell)
            continue
        seen = replace(at, targets=tuple(chosen))
        legal = legal_targets(play.now, choice, seen, spell)
        least = choice.needed
        if most_together(play.now, choice, legal) < least:
            return None
        player, legal = chooser(play, choice, legal, seen)
        if player is None:
            return None
        about = () if at.object is None else (at.object,)
        form = PickSome(cite(choose_targets), legal, least, choice.count, apart)
        if choice.total is not None:
            weights = tuple(counts_for(play.now, choice.total, target) for target in legal)
            limit = value(play.now, choice.total.most, at)
            form = replace(form, weights=weights, limit=limit)
        if choice.one_owner:
            form = replace(form, groups=owners_of(play.now, legal))
        asked = Choice(player, "target", cite(choose_targets), about, form=form)
        picked = play.choose(asked) if legal else ()
        assert isinstance(picked, tuple)
        chosen.extend(picked)
        chosen.extend([None] * (choice.count - len(picked)))
    return tuple(chosen)


def owners_of(now: Now, targets: tuple[Recipient, ...]) -> tuple[int, ...]:
    """The owner of each of the targets that are objects: in whose graveyard a card is."""
    return tuple(now.game.objects[t].owner for t in targets if isinstance(t, int))


def most_together(now: Now, choice: TargetChoice, legal: tuple[Recipient, ...]) -> int:
    """How many of the legal ones could be chosen together at most."""
    if not choice.one_owner:
        return len(legal)
    owners = owners_of(now, legal)
    return max(map(owners.count, owners), default=0)


def counts_for(now: Now, total: Total, target: Recipient) -> int:
    """What a target adds to what all that are chosen together may have."""
    assert isinstance(target, int)
    if total.of is Measure.POWER:
        return now.known(target).power or 0
    return now.known(target).mana_value


def each_one(now: Now, choice: TargetChoice, at: Viewpoint) -> tuple[int, ...]:
    """The players of each of whom a text asks for one target."""
    if choice.one_each is Who.ANY:
        return now.game.turn_order()
    return now.game.opponents(at.controller)


def each_with_one(now: Now, choice: TargetChoice, at: Viewpoint, spell: bool) -> int:
    """How many of those players control something that is a legal target."""
    legal = legal_targets(now, choice, at, spell)
    return len({now.controller(target) for target in legal if isinstance(target, int)})


def _one_of_each(
    play: Play, choice: TargetChoice, at: Viewpoint, spell: bool
) -> list[Recipient | None]:
    """A target for each such player who controls one that is legal."""
    now = play.now
    legal = legal_targets(now, choice, at, spell)
    about = () if at.object is None else (at.object,)
    chosen: list[Recipient | None] = []
    for player in each_one(now, choice, at):
        theirs = tuple(t for t in legal if isinstance(t, int) and now.controller(t) == player)
        if theirs:
            form = PickSome(cite(choose_targets), theirs, min(choice.least, 1), 1)
            asked = Choice(at.controller, "target", cite(choose_targets), about, form=form)
            picked = play.choose(asked)
            assert isinstance(picked, tuple)
            chosen += picked
    return chosen + [None] * (choice.count - len(chosen))


@rule("608.2b")
def still_legal(
    now: Now,
    choices: tuple[TargetChoice, ...],
    targets: tuple[Recipient | None, ...],
    at: Viewpoint,
    spell: bool = False,
) -> tuple[Recipient | None, ...]:
    """The targets that are still legal as the ability resolves, None for each that is not: it is
    not affected. A target that has changed zones is another object. What a later use of the word
    asks for may depend on the targets of earlier ones."""
    of_target = [
        (choice, number - place)
        for number, (choice, place) in enumerate(
            (choice, place) for choice in choices for place in range(choice.count)
        )
    ]
    return tuple(
        target
        if target is not None
        and is_legal(now, choice, target, replace(at, targets=targets[:before]), spell)
        else None
        for (choice, before), target in zip(of_target, targets, strict=True)
    )
