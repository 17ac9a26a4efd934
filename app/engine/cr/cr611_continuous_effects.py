"""Continuous effects that resolving abilities start (CR 611.2)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr608_chosen_as_it_begins import with_color_chosen
from app.engine.cr.cr609_choosing_a_source import with_source_chosen
from app.engine.cr.cr609_effects.carrying_out import (
    SINGLE,
    affected_players,
    doer,
    objects,
    permanents,
    shares_of,
    targeted,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.instances import speaks_of_itself
from app.engine.kernel.game import ActiveEffect, Game
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matching, players, value
from app.terms import changes as ch
from app.terms import effects as ef
from app.terms.abilities import ContinuousChange, KeywordAbility
from app.terms.amounts import Amount, TargetsBeyondFirst, TargetsMatching
from app.terms.colors import Color
from app.terms.durations import UNTIL_YOURS
from app.terms.effects import (
    ControllerOf,
    Duration,
    Lasting,
    OwnerOf,
    Target,
    Targets,
    WhileCounter,
)
from app.terms.events import Event, Moved, PlayerRef
from app.terms.mana_effects import ChangeCost, OtherSpellsCast
from app.terms.modifications import (
    BlocksIfAble,
    CantBeCountered,
    CostToAttack,
    CostToBlock,
    EntersWithCounters,
    Modification,
    PlayerHas,
    PreventDamage,
    RedirectDamage,
    ScaleDamage,
)
from app.terms.players import PlayersWho
from app.terms.selectors import (
    AnyOf,
    Anything,
    Controlled,
    InZone,
    IsColor,
    ObjectIs,
    Selector,
    ThatObject,
    Who,
)
from app.terms.zones import Zone

_WHILE = (
    Duration.WHILE_SOURCE_REMAINS,
    Duration.WHILE_YOU_CONTROL,
    Duration.WHILE_SOURCE_TAPPED,
    Duration.WHILE_YOU_CONTROL_TAPPED,
)
_TAPPED = (Duration.WHILE_SOURCE_TAPPED, Duration.WHILE_YOU_CONTROL_TAPPED)
_YOURS = (Duration.WHILE_YOU_CONTROL, Duration.WHILE_YOU_CONTROL_TAPPED)


@rule("611.2c", "effect", ef.StartChange)
def start_change(play: Play, effect: ef.StartChange, at: Viewpoint) -> None:
    """Which objects an effect changes is settled as it begins, and so are its numbers (611.2d)."""
    now = play.now
    ids = permanents(now, effect.what, at)
    if not ids:
        ids = objects(now, effect.what, at)
        if not ids or any(now.game.objects[id].zone is not Zone.STACK for id in ids):
            _change_elsewhere(play, effect, at)
            return
    told = [each for change in effect.changes for each in of_its_colors(now, change, at)]
    chosen = with_color_chosen(play, tuple(told), at, now.controller(ids[0]))
    if not any(map(speaks_of_itself, chosen)):
        changes = tuple(locked(now, change, at) for change in chosen)
        start(play, ContinuousChange(Anything(), changes), at, effect.duration, frozenset(ids))
        return
    for id in ids:  # a number that is of each of a group is worked out for each
        seen = replace(at, that_object=id)
        own = tuple(locked(now, change, seen) for change in chosen)
        start(play, ContinuousChange(Anything(), own), at, effect.duration, frozenset({id}))


def _change_elsewhere(play: Play, effect: ef.StartChange, at: Viewpoint) -> None:
    """Cards in other zones may be changed too, as long as they stay there."""
    now = play.now
    what = effect.what
    zones = {part.zone for part in parts_of(what) if isinstance(part, InZone)}
    ids = objects(now, what, at)
    if not isinstance(what, Target | Targets) and zones == {Zone.GRAVEYARD}:
        assert isinstance(what, Selector)
        ids = tuple(matching(now, what, at, Zone.GRAVEYARD))
    if not ids:
        return
    changes = tuple(
        locked(now, with_color_chosen(play, change, at), at) for change in effect.changes
    )
    those = AnyOf(tuple(ObjectIs(id) for id in ids))
    start(play, ContinuousChange(AnyOf(()), changes, elsewhere=those), at, effect.duration)


def of_its_colors(now: Now, change: ch.Change, at: Viewpoint) -> tuple[ch.Change, ...]:
    """Protection from the colors of one object is from those that it has as the effect begins, or
    had as it left."""
    if not isinstance(change, ch.ProtectionFromColorsOf) or not isinstance(
        change.among, (*SINGLE, Target)
    ):
        return (change,)
    found = doer(now, change.among, at)
    colors = [] if found is None else [c for c in Color if c in now.known(found).colors]
    return tuple(
        ch.AddAbility(KeywordAbility("protection", quality=IsColor(color))) for color in colors
    )


@rule("611.2d")
def locked(now: Now, change: ch.Change, at: Viewpoint) -> ch.Change:
    """A number in an effect is worked out once, as the effect begins."""
    match change:
        case ch.ModifyPowerToughness(power, toughness):
            return replace(
                change, power=_bonus(now, power, at), toughness=_bonus(now, toughness, at)
            )
        case ch.SetPowerToughness(power, toughness):
            return replace(change, power=_now(now, power, at), toughness=_now(now, toughness, at))
        case ch.AddAbility(KeywordAbility() as ability):
            return replace(change, ability=from_that_player(now, ability, at))
        case ch.ChangeControl(player) if not isinstance(player, int):
            return ch.ChangeControl(next(iter(players(now, player, at)), at.controller))
        case _:
            return change


def from_that_player(now: Now, ability: KeywordAbility, at: Viewpoint) -> KeywordAbility:
    """Protection from a player that the text has named is from that very one."""
    who: object = ability.player
    if not isinstance(who, Target) and who is not Who.TRIGGERING_PLAYER:
        return ability
    found = players(now, who, at)
    return replace(ability, player=found[0]) if found else ability


def _bonus(now: Now, amount: Amount, at: Viewpoint) -> int:
    # A number that is worked out counts as 0 where it would be less (107.1b).
    return amount if isinstance(amount, int) else max(0, value(now, amount, at))


def _now(now: Now, amount: Amount | None, at: Viewpoint) -> int | None:
    return None if amount is None else value(now, amount, at)


def how_much_now(now: Now, change: ChangeCost, at: Viewpoint) -> ChangeCost:
    """How often an effect takes off mana is worked out once (611.2d), but for what hangs on each
    spell."""
    if isinstance(change.times, int | OtherSpellsCast | TargetsMatching | TargetsBeyondFirst):
        return change
    return replace(change, times=value(now, change.times, at))


@rule("611.2a", "effect", ef.StartModification)
def start_modification(play: Play, effect: ef.StartModification, at: Viewpoint) -> None:
    """An effect that changes the rules of the game holds for as long as it says, for objects too
    that came later."""
    modification = with_source_chosen(play, effect.modification, at)
    modification = with_color_chosen(play, modification, at)
    if isinstance(modification, PlayerHas):
        own = from_that_player(play.now, modification.ability, at)
        modification = replace(modification, ability=own)
    if isinstance(modification, ChangeCost):
        modification = how_much_now(play.now, modification, at)
        modification, at = _of_that_player(modification, at)
    elif isinstance(modification, CostToAttack | CostToBlock) and modification.cost.has_x:
        if at.x is None:
            raise NotModelled(modification)
        modification = replace(modification, cost=modification.cost.with_x(at.x))
    elif isinstance(modification, BlocksIfAble):
        modification = _of_this_attacker(modification, at)
    elif isinstance(modification, ScaleDamage):
        modification = replace(modification, plus=value(play.now, modification.plus, at))
    left = None
    if isinstance(modification, PreventDamage | RedirectDamage) and (
        modification.amount is not None
    ):
        left = value(play.now, modification.amount, at)
    if effect.what is None:
        start(play, settled(modification, at.that_object), at, effect.duration, None, left)
        return
    # How a spell will enter, and that it can't be countered, is said of it on the stack.
    of_spells = isinstance(modification, EntersWithCounters | CantBeCountered)
    found = objects if of_spells else permanents
    for id in found(play.now, effect.what, at):
        start(play, settled(modification, id), at, effect.duration, frozenset({id}), left)


def _of_that_player(change: ChangeCost, at: Viewpoint) -> tuple[ChangeCost, Viewpoint]:
    """What the spells of the player cost of whom the event was: it is remembered who that is, as
    of a target."""
    whose = Controlled(Who.TRIGGERING_PLAYER)
    if at.that_player is None or whose not in parts_of(change.subject):
        return change, at
    subject = rewritten(
        change.subject, lambda part: Controlled(Target(0)) if part == whose else part
    )
    player = PlayerRef(at.that_player)
    return replace(change, subject=subject), replace(at, targets=(player,), target_counts=(1,))


def _of_this_attacker(blocks: BlocksIfAble, at: Viewpoint) -> BlocksIfAble:
    """The requirement with the target that is to be blocked as that very creature."""

    def locked_in(part: object) -> object:
        if not isinstance(part, Target):
            return part
        found = next((each for each in targeted(part, at) if isinstance(each, int)), None)
        return AnyOf(()) if found is None else ObjectIs(found)

    return replace(blocks, attackers=rewritten(blocks.attackers, locked_in))


@rule("615.7", "effect", ef.PreventDamageTo)
def prevent_damage_to(play: Play, effect: ef.PreventDamageTo, at: Viewpoint) -> None:
    """A shield is put on each permanent and player named. Raises NotModelled where what its source
    is like depends on whose effect it is."""
    now = play.now
    left = None if effect.amount is None else value(now, effect.amount, at)
    shield = PreventDamage(
        effect.source,
        combat=effect.combat,
        next_time=effect.next_time,
        then=effect.then,
        if_prevented=effect.if_prevented,
    )
    shield_chosen = with_source_chosen(play, shield, at)
    assert isinstance(shield_chosen, PreventDamage)
    if not isinstance(effect.to, (Who, PlayersWho, ControllerOf, OwnerOf)):
        for id in permanents(now, effect.to, at):
            on_it = replace(shield_chosen, recipient=ObjectIs(id))
            start(play, on_it, at, effect.duration, frozenset({id}), left)
    if isinstance(effect.to, (Who, PlayersWho, Target, Targets, ControllerOf, OwnerOf)):
        for player in affected_players(now, effect.to, at):
            if any(isinstance(part, Controlled) for part in parts_of(shield_chosen.source)):
                raise NotModelled(effect.source)
            # Seen from that player, so that "you" is whom it shields.
            theirs = replace(at, controller=player)
            on_them = replace(shield_chosen, player=Who.YOU)
            start(play, on_them, theirs, effect.duration, None, left)


@rule("615.7", "effect", ef.DividePrevention)
def prevent_divided(play: Play, effect: ef.DividePrevention, at: Viewpoint) -> None:
    """Each target that is still legal is shielded against its share of the damage."""
    until = Duration.END_OF_TURN
    for target, share in shares_of(effect.to, at):
        if isinstance(target, PlayerRef):
            theirs = replace(at, controller=target.player)
            start(play, PreventDamage(player=Who.YOU), theirs, until, None, share)
        else:
            on_it = PreventDamage(recipient=ObjectIs(target))
            start(play, on_it, at, until, frozenset({target}), share)


def settled(modification: Modification, that_object: int | None) -> Modification:
    """The modification, in which "that object" is that very one, whatever is spoken of later."""
    if that_object is None:
        return modification
    return rewritten(
        modification, lambda part: ObjectIs(that_object) if part == ThatObject() else part
    )


@rule("611.2b")
def start(
    play: Play,
    effect: ContinuousChange | Modification,
    at: Viewpoint,
    duration: Lasting,
    objects: frozenset[int] | None = None,
    left: int | None = None,
    until_turn_of: int | None = None,
) -> None:
    """A continuous effect begins, with a timestamp of its own. One that lasts while its source
    remains does nothing if the source is gone already. `until_turn_of`: the player whose turn ends
    it, where that is not told by the duration."""
    game = play.game
    gone = at.object not in game.battlefield
    if duration in _TAPPED and not gone and at.object is not None:
        gone = not game.objects[at.object].tapped
    if duration in _YOURS and at.object is not None and not gone:
        gone = play.now.controller(at.object) != at.controller
    if isinstance(duration, WhileCounter):
        there = frozenset(id for id in objects or () if game.objects[id].count(duration.kind))
        gone, objects = not there, there
    if (duration in _WHILE or isinstance(duration, WhileCounter)) and gone:
        play.note(
            cite(start), "an effect of {0} never begins: its source is not as it says", at.name
        )
        return
    stamp = game.next_timestamp
    # Targets are remembered only where the effect names them again.
    named = any(isinstance(part, Target | Targets) for part in parts_of(effect))
    active = ActiveEffect(
        stamp,
        effect,
        at.controller,
        at.object,
        at.name,
        stamp,
        duration,
        objects,
        left,
        at.controller if duration in UNTIL_YOURS else until_turn_of,
        at.targets if named else (),
        at.target_counts if named else (),
    )
    play.set(game.but(effects=(*game.effects, active), next_timestamp=stamp + 1))


@rule("611.2a", "observe", Moved, order=-2)
def stays_with_the_permanent(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What an effect has changed of a permanent spell stays so for what it becomes (400.7a)."""
    became = {
        event.object: event.new
        for event in events
        if isinstance(event, Moved)
        and event.new is not None
        and event.to is Zone.BATTLEFIELD
        and before.game.objects[event.object].zone is Zone.STACK
    }
    effects = play.game.effects
    if not became or not any(e.objects and e.objects & became.keys() for e in effects):
        return
    play.set(
        play.game.but(
            effects=tuple(
                replace(e, objects=e.objects | {became[id] for id in e.objects & became.keys()})
                if e.objects and e.objects & became.keys()
                else e
                for e in effects
            )
        )
    )


@rule("611.2b", "observe", Moved, order=-1)
def source_left(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What lasts for as long as its source remains ends as the source leaves."""
    effects = play.game.effects
    lasting = [e for e in effects if e.duration is Duration.WHILE_SOURCE_REMAINS]
    if lasting:
        play.set(_without(play.game, [e for e in lasting if not _remains(play.game, e)]))


def _remains(game: Game, effect: ActiveEffect) -> bool:
    source = game.find(effect.source) if effect.source is not None else None
    return source is not None and source.zone is Zone.BATTLEFIELD


def _without(game: Game, ended: list[ActiveEffect]) -> Game:
    if not ended:
        return game
    return game.but(effects=tuple(effect for effect in game.effects if effect not in ended))
