"""Mana abilities (CR 605), and the mana that effects add (CR 106.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from app.engine.cr.cr603_handling_triggered_abilities import condition_holds, viewpoint
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, chosen
from app.terms import mana_effects as me
from app.terms.abilities import ActivatedAbility, EventKind, TriggeredAbility
from app.terms.colors import COLOR_LETTERS, Color
from app.terms.costs import LoyaltyCost
from app.terms.effects import AddMana
from app.terms.events import ManaAdded

Mana = tuple[str, ...]


@rule("605.1a")
def is_mana_ability(ability: ActivatedAbility) -> bool:
    """An activated ability that has no target, could add mana and is no loyalty ability."""
    if ability.targets or any(isinstance(part, LoyaltyCost) for part in ability.cost.parts):
        return False
    return any(isinstance(part, AddMana) for part in parts_of(ability.effects))


@rule("106.3", "effect", AddMana)
def add_mana(play: Play, effect: AddMana, at: Viewpoint) -> None:
    """Mana is put into the pool of the player who gets it; who has a choice of types makes it then.

    The answer to a choice of kind `mana` is a tuple of the letters of its types. Raises NotModelled
    for mana that may be spent on some things only, and where what it is can't be told.
    """
    if effect.only is not None:
        raise NotModelled(effect.only)
    times = amount_of(play.now, effect.times, at)
    for player in affected_players(play.now, effect.who, at):
        for _ in range(times):
            mana = _chosen(play, effect, player, at)
            if mana:
                play.happen((ManaAdded(player, mana, at.object),), cite(add_mana))


def _chosen(play: Play, effect: AddMana, player: int, at: Viewpoint) -> Mana:
    options = tuple(dict.fromkeys(ways(play.now, effect.mana, at)))
    if not options:
        return ()
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(player, "mana", cite(add_mana), about, options))
    assert isinstance(picked, tuple)
    return picked


def ways(now: Now, mana: me.ManaMade, at: Viewpoint) -> Iterator[Mana]:
    """Everything that this could be, each as the letters of its types."""
    match mana:
        case me.ManaOf(types):
            yield tuple(kind.value for kind in types)
        case me.OneOfMana(options):
            for option in options:
                yield from ways(now, option, at)
        case me.ManaOfColors(number, same, colors):
            count = amount_of(now, number, at)
            letters = tuple(COLOR_LETTERS[color] for color in Color if color in colors)
            if same:
                yield from ((letter,) * count for letter in letters)
            else:
                yield from combinations_with_replacement(letters, count)
        case me.ManaOfChosenColor(number):
            color = chosen(now, at, "color")
            if color is None or color not in list(Color):
                raise NotModelled(mana)
            yield (COLOR_LETTERS[Color(color)],) * amount_of(now, number, at)
        case _:
            raise NotModelled(mana)


@rule("605.4a")
def triggered_at_once(play: Play) -> None:
    """Triggered mana abilities, those that trigger on a mana ability and could add mana themselves,
    resolve right after it without the stack."""
    waiting = play.game.waiting
    at_once = [found for found in waiting if is_triggered_mana_ability(found.ability)]
    if not at_once:
        return
    left = tuple(found for found in waiting if found not in at_once)
    play.set(play.game.but(waiting=left))
    for found in at_once:
        if condition_holds(play, found):
            follow(play, found.ability.effects, viewpoint(found))


@rule("605.1b")
def is_triggered_mana_ability(ability: TriggeredAbility) -> bool:
    """It asks for no target, triggers on mana being made, and could add some itself."""
    return (
        ability.trigger.kind is EventKind.TAPPED_FOR_MANA
        and not ability.targets
        and any(isinstance(part, AddMana) for part in parts_of(ability.effects))
    )
