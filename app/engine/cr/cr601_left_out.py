"""What of a spell that is cast, or of an ability that is activated, the engine does not carry out,
told as it is done (CR 601.2i)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.applied import unapplied
from app.engine.cr.cr601_announced_costs import action_of
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import KeywordAbility, SpellAbility, StaticAbility
from app.terms.amounts import AnyNumber
from app.terms.events import AbilityActivated, Event, SpellCast
from app.terms.mana_effects import ChangeCost, OtherCost, SpendOnly
from app.terms.player_actions import ActivateAbility
from app.terms.playing import AsThoughFlash
from app.terms.prohibitions import AdditionalCost, CantBeCountered, CastOnly
from app.terms.selectors import This
from app.terms.types import PERMANENT_TYPES
from app.terms.zones import Zone

# Keywords of a spell that matter as it is cast or as it resolves, whatever was announced.
AS_IT_IS_CAST = frozenset(
    {
        "ascend",
        "demonstrate",
        "epic",
        "gravestorm",
        "haunt",
        "paradigm",
        "ripple",
    }
)
# Keywords of permanents that trigger as their controller casts a spell.
AS_ANOTHER_IS_CAST = frozenset({"increment"})


@rule("601.2i", "observe", SpellCast, order=-1)
def count(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A spell that has been cast counts as cast this turn, and the mana for it as spent."""
    for event in events:
        if isinstance(event, SpellCast):
            player = play.game.players[event.player]
            number, mana = player.spells_cast + 1, player.mana_spent + event.mana
            play.set(play.game.with_player(event.player, spells_cast=number, mana_spent=mana))


@rule("601.2i", "observe", SpellCast, AbilityActivated)
def tell(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What a spell or ability would do and the engine does not, it tells once it has been cast or
    activated."""
    doing = before.game.doing
    for event in events:
        if isinstance(event, SpellCast):
            spell = play.game.objects[event.object]
            if not spell.face_down:
                tell_spell(play, spell)
            tell_watching(play, event.player)
        elif isinstance(event, AbilityActivated) and isinstance(doing, ActivateAbility):
            item = next(item for item in before.game.stack if item.id == event.item)
            meant = replace(doing.ability, effects=item.effects, targets=item.target_choices)
            for what in unapplied(play.rules, meant):
                play.not_applied(_label(before, event.source), what)


def tell_spell(play: Play, spell: GameObject) -> None:
    """What of a spell's own text is not carried out."""
    for item in play.game.stack:
        if item.id == spell.id:
            for what in unapplied(play.rules, SpellAbility(item.effects, item.target_choices)):
                play.not_applied(spell.label, what)
    for ability in spell.printed.abilities:
        if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK:
            left = tuple(effect for effect in ability.effects if not carried_out(effect))
            for what in unapplied(play.rules, StaticAbility(left, ability.condition)):
                play.not_applied(spell.label, what)
        elif isinstance(ability, KeywordAbility) and _is_left_out(ability, spell):
            play.not_applied(spell.label, f"{ability.name}, as it is cast")


def _is_left_out(ability: KeywordAbility, spell: GameObject) -> bool:
    # Haunt of a permanent is carried out; that of a spell is not.
    permanent = bool(spell.printed.types & PERMANENT_TYPES)
    return ability.name in AS_IT_IS_CAST and not (permanent and ability.name == "haunt")


def carried_out(effect: object) -> bool:
    """Whether an effect of a spell's own static ability is looked at as it is cast or countered."""
    if isinstance(effect, AdditionalCost):
        any_number = any(getattr(p, "count", None) == AnyNumber() for p in effect.cost.parts)
        asked = any_number or not effect.optional or action_of(effect.cost) is not None
        return effect.subject == This() and asked
    if isinstance(effect, AsThoughFlash):
        return effect.what == This()
    return isinstance(effect, CastOnly | CantBeCountered | ChangeCost | OtherCost | SpendOnly)


def tell_watching(play: Play, player: int) -> None:
    """Which permanents would trigger as the player casts a spell, and do not."""
    for object in play.now.permanents(player):
        for name in sorted(AS_ANOTHER_IS_CAST & play.now.of(object.id).keywords.keys()):
            play.not_applied(object.label, f"{name}, as a spell is cast")


def _label(before: Now, source: int) -> str:
    object = before.game.find(source)
    if object is None:
        known = before.game.last_known.get(source)
        return known.object.label if known is not None else ""
    return object.label
