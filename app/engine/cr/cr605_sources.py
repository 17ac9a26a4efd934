"""Where a player can get mana from now (CR 605.3a): each mana ability, and what comes of it.

This is what paying works with. A source's `ways` hold all that comes into the player's own mana
pool, replacement effects and triggered mana abilities included; `activate_in_way` does just that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.cr.applied import RIDER
from app.engine.cr.cr106_types_of_mana import ways
from app.engine.cr.cr601_cost_changes import changes_for_ability
from app.engine.cr.cr601_total_cost import CostItem, total_costs
from app.engine.cr.cr602_activating_activated_abilities import (
    resolve_at_once,
    why_not_activate,
)
from app.engine.cr.cr605_mana_abilities import OF_MANA, adds_mana, is_mana_ability
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.trace import Chosen, Happened, NotApplied
from app.terms.abilities import Ability, ActivatedAbility, EventKind, TriggeredAbility
from app.terms.cite import Rule
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.effects import AddMana, UnreadEffect
from app.terms.events import TappedForMana
from app.terms.mana import ManaType
from app.terms.mana_effects import ChangeCost, MultiplyMana, ReplaceMana
from app.terms.mana_pool import Mana
from app.terms.player_actions import ActivateAbility
from app.terms.selectors import Selector, Who
from app.terms.types import Supertype
from app.terms.zones import Zone

_MOST_WAYS = 500
_ELSEWHERE = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


@dataclass(frozen=True, slots=True)
class ManaWay:
    """One way that a mana ability can come out.

    `mana`: all that comes into the player's own pool. `own`: what the ability's own text adds,
    before anything replaces it. `answers`: to the choices on the way. `play`: how it went, None
    where it did not need to be played. `pools`: what each player's pool has gained.
    """

    mana: tuple[Mana, ...]
    own: tuple[ManaType, ...] = ()
    answers: tuple[Answer, ...] = ()
    play: Play | None = None
    pools: tuple[tuple[Mana, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ManaSource:
    """A mana ability that a player can activate now, mana that it costs aside, and its ways.

    `known` is False where more could come of it than could be worked out. `asked`: the mana that
    it costs where effects change that, else None.
    """

    action: ActivateAbility
    ways: tuple[ManaWay, ...]
    known: bool = True
    asked: tuple[PayMana, ...] | None = None

    @property
    def object(self) -> int:
        """The object whose ability it is."""
        return self.action.source

    @property
    def mana_cost(self) -> tuple[PayMana, ...]:
        """The mana that activating it costs."""
        if self.asked is not None:
            return self.asked
        return tuple(p for p in self.action.ability.cost.parts if isinstance(p, PayMana))


@rule("605.3a")
def mana_sources(now: Now, player: int) -> tuple[ManaSource, ...]:
    """Every mana ability that a player can activate now, whenever they have to pay for something;
    whether they can pay mana that it costs itself is not looked at.

    Those that may be activated only at the time of an instant or sorcery are of no use then."""
    memo = now.memo.setdefault(mana_sources, {})
    if player not in memo:
        memo[player] = tuple(
            source
            for object in _objects(now, player)
            for ability in mana_abilities(now, object.id)
            if not (ability.sorcery_speed or ability.instant_speed)
            and (source := _source(now, player, object, ability)) is not None
        )
    found: tuple[ManaSource, ...] = memo[player]
    return found


def _objects(now: Now, player: int) -> Iterator[GameObject]:
    yield from now.permanents(player)
    for zone in _ELSEWHERE:
        yield from now.in_zone(zone, player)


def mana_abilities(now: Now, id: int) -> tuple[ActivatedAbility, ...]:
    """The mana abilities of an object, where it is."""
    zone = now.game.objects[id].zone
    every = now.rules.once(_of_mana, now.of(id).abilities)
    return (
        every
        if all(a.zone is zone for a in every)
        else tuple(ability for ability in every if ability.zone is zone)
    )


def _of_mana(rules: Rules, abilities: tuple[Ability, ...]) -> tuple[ActivatedAbility, ...]:
    return tuple(
        meant
        for ability in abilities
        for meant, _ in stands_for(rules, ability)
        if isinstance(meant, ActivatedAbility) and is_mana_ability(rules, meant)
    )


def _source(
    now: Now, player: int, object: GameObject, ability: ActivatedAbility
) -> ManaSource | None:
    action = ActivateAbility(player, object.id, ability)
    if why_not_activate(now, action):
        return None
    plain = _plainly(now, action)
    found, known = (plain, True) if plain is not None else played(now, action)
    try:
        asked = _asked(now, action)
    except NotModelled:
        return ManaSource(action, found, False)
    return ManaSource(action, found, known, asked)


def _asked(now: Now, action: ActivateAbility) -> tuple[PayMana, ...] | None:
    """The mana that a mana ability costs, where an effect changes that; None where none does."""
    cost = action.ability.cost
    parts = [part for part in cost.parts if isinstance(part, PayMana)]
    if not action.ability.cost_changes and not now.modifications(ChangeCost):
        return None
    at = Viewpoint(action.source, action.player, now.of(action.source).name)
    changes = changes_for_ability(now, action, at, ())
    if not changes or cost.has_x:
        return None
    mana = Cost(tuple(parts))
    item = CostItem(Rule("602.2b"), "the activation cost of {0} is {1}", mana)
    total, *others = total_costs(now, (item,), changes, at, 0, spell=False)
    if others:
        raise NotModelled(mana)
    asked = total.mana.as_cost()
    return (PayMana(asked),) if asked.symbols else ()


def _plainly(now: Now, action: ActivateAbility) -> tuple[ManaWay, ...] | None:
    """The ways of an ability that only adds mana, where nothing looks at that; None elsewhere."""
    effects = action.ability.effects
    if len(effects) != 1 or not isinstance(effects[0], AddMana) or _looked_at(now, action.source):
        return None
    effect = effects[0]
    if effect.times != 1 or effect.who is not Who.YOU:
        return None
    at = Viewpoint(action.source, action.player, now.of(action.source).name)
    try:
        made = tuple(dict.fromkeys(ways(now, effect.mana, at)))
    except NotModelled:
        return None
    snow = Supertype.SNOW in now.of(action.source).supertypes
    return tuple(
        ManaWay(
            tuple(
                Mana(
                    kind,
                    action.source,
                    snow,
                    effect.only,
                    action.player,
                    effect.lasts,
                    effect.rider,
                )
                for kind in each
            ),
            each,
            (each,) if len(made) > 1 else (),
        )
        for each in made
        if each
    )


def _looked_at(now: Now, object: int) -> bool:
    """Whether anything changes this object's making mana, or adds mana as it does. What only
    triggers then and goes on the stack makes no difference to the mana."""
    for subject, at in (*now.once(_watched), *_waited_for(now.game)):
        if subject is None:
            return True
        try:
            if matches(now, subject, object, at):
                return True
        except NotModelled:
            return True
    return False


def _watched(now: Now) -> tuple[tuple[Selector | None, Viewpoint], ...]:
    """The objects whose mana something looks at; None where any object's might be."""
    found: list[tuple[Selector | None, Viewpoint]] = []
    watchers = now.watchers()
    for kind in OF_MANA:
        for watcher, trigger in watchers.get(kind, ()):
            at = Viewpoint(watcher.object, watcher.controller, watcher.name)
            if _adds(watcher.ability):
                plain = kind is EventKind.TAPPED_FOR_MANA
                found.append((trigger.subject if plain else None, at))
    found += [(effect.what, at) for effect, at in now.modifications(MultiplyMana)]
    found += [(effect.what, at) for effect, at in now.modifications(ReplaceMana)]
    return tuple(found)


def _waited_for(game: Game) -> Iterator[tuple[Selector | None, Viewpoint]]:
    """The objects for which a delayed triggered ability waits that adds mana (603.7)."""
    for waits in game.delayed:
        if _adds(waits.ability):
            at = Viewpoint(waits.source, waits.controller, waits.name)
            for trigger in (waits.ability.trigger, *waits.ability.also):
                if trigger.kind in OF_MANA:
                    yield trigger.subject if trigger.kind is EventKind.TAPPED_FOR_MANA else None, at


def _adds(ability: TriggeredAbility) -> bool:
    unread = any(isinstance(part, UnreadEffect) for part in parts_of(ability.effects))
    return unread or adds_mana(ability.effects)


def played(now: Now, action: ActivateAbility) -> tuple[tuple[ManaWay, ...], bool]:
    """Every way in which activating a mana ability can come out, by playing it, and whether these
    are all of them and known in full."""
    found: list[ManaWay] = []
    # What comes of an {X} depends on how much is paid for it.
    known = action.x is not None or not action.ability.cost.has_x
    open_: list[tuple[Answer, ...]] = [()]
    while open_ and len(found) < _MOST_WAYS:
        answers = open_.pop()
        play = Play(now.rules, now.game, answers, now=now)
        try:
            resolve_at_once(play, action)
        except NeedsChoice as needed:
            options = [(*answers, each) for each in needed.choice.answers()]
            open_ += reversed(options)
            continue
        except IllegalAnswer:
            continue
        except NotModelled:
            known = False
            continue
        known = known and not any(map(_left_out, play.trace))
        found.append(_way(now.game, play, action, answers))
    return tuple(found), known and not open_


def _left_out(entry: object) -> bool:
    """Whether a part of what should happen was not applied: not one that only matters when the mana
    is spent."""
    return isinstance(entry, NotApplied) and entry.what != RIDER


def _way(before: Game, play: Play, action: ActivateAbility, answers: tuple[Answer, ...]) -> ManaWay:
    pools = tuple(
        after.pool[len(was.pool) :]
        for was, after in zip(before.players, play.game.players, strict=True)
    )
    return ManaWay(pools[action.player], _own(play, action.source), answers, play, pools)


def _own(play: Play, source: int) -> tuple[ManaType, ...]:
    """What the ability itself added: its choices of mana before it counts as tapped for mana."""
    own: tuple[ManaType, ...] = ()
    for entry in play.trace:
        if isinstance(entry, Happened) and any(isinstance(e, TappedForMana) for e in entry.events):
            break
        if (
            isinstance(entry, Chosen)
            and entry.kind == "mana"
            and isinstance(entry.answer, tuple)
            and entry.choice.about == (source,)
        ):
            own += entry.answer
    return own


def activate_in_way(play: Play, source: ManaSource, way: ManaWay) -> None:
    """Activate a mana ability so that it comes out in this way; its cost is paid with it."""
    left = list(way.answers)
    decide = play.decide

    def as_found(choice: Choice, now: Now) -> Choice:
        legal = choice.answers()
        next(legal, None)
        if next(legal, None) is None or not left:
            return choice if decide is None else decide(choice, now)
        answer = left.pop(0)
        return Choice(choice.player, choice.kind, choice.because, choice.about, (answer,))

    play.decide = as_found
    try:
        resolve_at_once(play, source.action)
    finally:
        play.decide = decide


def taps(ability: ActivatedAbility) -> bool:
    """Whether activating it is tapping for mana (106.12): {T} is in its cost."""
    return any(isinstance(part, TapThis) for part in ability.cost.parts)
