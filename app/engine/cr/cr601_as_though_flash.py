"""What may be cast as though it had flash (CR 601.3b)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr117_player_actions import why_not_sorcery_speed
from app.engine.cr.cr601_as_spell import as_spell, tell_unknown
from app.engine.cr.cr603_delayed import later
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import holds, is_player, matches, matches_if_known
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import EventKind, KeywordAbility, StaticAbility, Trigger
from app.terms.cards import Face
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.effects import Later, SacrificeIt
from app.terms.events import Event, Moved, SpellCast
from app.terms.player_actions import CastSpell
from app.terms.playing import AsThoughFlash
from app.terms.selectors import ObjectIs, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

# How a spell is marked that is sacrificed as it was cast as though it had flash.
FOR_NOW = "cast as though it had flash, for now"
_CLEANUP = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.CLEANUP)


@rule("601.3b")
def as_though_flash(now: Now, action: CastSpell, face: Face) -> bool:
    """Whether an effect, or its own text, lets the player cast it as though it had flash: whenever
    they have priority."""
    return _by_effects(now, action) or any(True for _ in _own(now, action, face))


def _by_effects(now: Now, action: CastSpell) -> bool:
    found = now.modifications(AsThoughFlash)
    if not found:
        return False
    seen = as_spell(now, action)
    so = any(
        is_player(now, effect.who, action.player, at)
        and matches_if_known(seen, effect.what, action.card, at)
        for effect, at in found
    )
    if not so:
        tell_unknown(now, seen)
    return so


def _own(now: Now, action: CastSpell, face: Face) -> Iterator[AsThoughFlash]:
    """What the text of the card itself says, where its condition is met."""
    for ability in face.abilities:
        if not isinstance(ability, StaticAbility) or ability.zone is not Zone.STACK:
            continue
        for effect in ability.effects:
            if isinstance(effect, AsThoughFlash) and effect.what == This():
                at = Viewpoint(action.card, action.player, face.name, x=action.x)
                if ability.condition is None or holds(now, ability.condition, at):
                    yield effect


def is_for_now(now: Now, action: CastSpell, face: Face) -> bool:
    """Whether it is cast at a time for instants alone, so that by its own text it is sacrificed."""
    if not any(effect.sacrificed for effect in _own(now, action, face)):
        return False
    return bool(why_not_sorcery_speed(now, action.player, Rule("307.5")))


@rule("603.7a", "observe", Moved)
def sacrificed_later(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What was cast so has an ability wait, with which whoever controls the permanent then
    sacrifices it."""
    for event in events:
        if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.new is None:
            continue
        entered = play.game.find(event.new)
        if entered is not None and FOR_NOW in entered.marks:
            at = Viewpoint(entered.id, play.now.controller(entered.id), entered.label)
            later(play, Later(_CLEANUP, (SacrificeIt(ObjectIs(entered.id), Who.ANY),)), at)


@rule("118.8a")
def cost_of_flash(now: Now, action: CastSpell, face: Face) -> Cost | None:
    """What is paid in addition to cast it as though it had flash, where only that lets it be cast
    now."""
    asked = [effect.cost for effect in _own(now, action, face)]
    if not asked or None in asked or action.allowed or CardType.INSTANT in face.types:
        return None
    if any(isinstance(a, KeywordAbility) and a.name == "flash" for a in face.abilities):
        return None
    if not why_not_sorcery_speed(now, action.player, Rule("307.1")) or _by_effects(now, action):
        return None
    return asked[0]


@rule("601.3b", "observe", SpellCast)
def the_next_has_been_cast(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What is said of the next spell of a kind is over once such a spell has been cast."""
    for event in events:
        if not isinstance(event, SpellCast):
            continue
        over = {
            at.effect.id
            for effect, at in play.now.modifications(AsThoughFlash)
            if effect.next and at.effect is not None and at.controller == event.player
            if matches(play.now, effect.what, event.object, at)
        }
        if over:
            left = tuple(active for active in play.game.effects if active.id not in over)
            play.set(play.game.but(effects=left))
