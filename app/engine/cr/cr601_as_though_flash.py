"""What may be cast as though it had flash (CR 601.3b)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr117_player_actions import why_not_sorcery_speed
from app.engine.cr.cr601_as_spell import as_spell, tell_unknown
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import holds, is_player, matches, matches_if_known
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.cards import Face
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.events import Event, SpellCast
from app.terms.player_actions import CastSpell
from app.terms.playing import AsThoughFlash
from app.terms.selectors import This
from app.terms.types import CardType
from app.terms.zones import Zone


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
