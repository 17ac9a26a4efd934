"""Cards that an effect lets a player play from elsewhere than their hand (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import affected_players, objects
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr722_preparation_cards import whose_copy
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.engine.kernel.statuses import ANY_MANA, EXILED_INSTEAD
from app.engine.kernel.told import paid
from app.terms.abilities import StaticAbility
from app.terms.costs import Cost
from app.terms.library_effects import MayPlayLater
from app.terms.mana import ManaCost
from app.terms.modifications import MayPlay
from app.terms.selectors import (
    AllOf,
    AnyOf,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsStatus,
    ManaValueIs,
    ObjectIs,
    Selector,
    Status,
    This,
    Those,
)
from app.terms.types import CardType
from app.terms.zones import Zone


def permitted(
    now: Now, player: int, card: GameObject, face: int = 0, there: Now | None = None
) -> bool:
    """Whether an effect, or an ability of the card where it is, lets this player play it
    (601.3). `there`: the position with the card as the spell that it would be."""
    return any(True for _ in permissions(now, player, card, face, there))


def permissions(
    now: Now, player: int, card: GameObject, face: int, there: Now | None = None
) -> Iterator[MayPlay]:
    """What lets this player play the card from where it is."""
    land = CardType.LAND in card.card.faces[face].types
    if player == card.owner:
        own = Viewpoint(card.id, card.owner, card.label)
        for ability in card.printed.abilities:
            if isinstance(ability, StaticAbility) and ability.zone is card.zone:
                for effect in ability.effects:
                    if isinstance(effect, MayPlay) and _lets(now, effect, card, land, own, there):
                        yield effect
    if card.exiled_with is not None and whose_copy(now, card) == player:
        yield MayPlay(ObjectIs(card.id), lands=False)
    for effect, at in now.modifications(MayPlay):
        if at.controller == player and _lets(now, effect, card, land, at, there):
            yield effect


def _lets(
    now: Now, effect: MayPlay, card: GameObject, land: bool, at: Viewpoint, there: Now | None
) -> bool:
    if not (effect.lands if land else effect.spells):
        return False
    if effect.keyword is not None and (
        there is not None and paid(effect.keyword) not in there.game.objects[card.id].marks
    ):
        return False
    subject = effect.subject
    if there is None or not isinstance(subject, AllOf):
        return matches_if_known(now, subject, card.id, at)
    return all(_is_so(now, there, part, card.id, at) for part in subject.of)


@rule("601.3e")
def _is_so(now: Now, there: Now, part: Selector, card: int, at: Viewpoint) -> bool:
    """What a spell has to be is asked of the spell as it would be, in the way in which it is cast;
    where it lies, of the card."""
    seen = there if _tells_what_it_is(part) else now
    return matches_if_known(seen, part, card, at)


def _tells_what_it_is(part: Selector) -> bool:
    if isinstance(part, AnyOf):
        return all(map(_tells_what_it_is, part.of))
    return isinstance(part, _WHAT_IT_IS) or part == IsStatus(Status.SPELL)


_WHAT_IT_IS = (HasType, HasSubtype, HasSupertype, IsColor, ManaValueIs)


@rule("118.9b")
def cost_asked(now: Now, player: int, card: GameObject, face: int) -> Cost | None:
    """The cost for which alone an effect lets the player cast the card from where it is, instead of
    its mana cost; None where it may be cast for that."""
    if card.zone is Zone.HAND:
        return None
    found = list(permissions(now, player, card, face))
    others = [effect.cost for effect in found if effect.cost is not None]
    return others[0] if others and len(others) == len(found) else None


@rule("609.4b")
def any_mana(now: Now, player: int, card: GameObject, face: int) -> bool:
    """Whether what lets the player cast the card lets them spend mana as though of any type."""
    return any(effect.any_mana for effect in permissions(now, player, card, face))


def marks_of_permission(now: Now, player: int, card: GameObject, face: int) -> frozenset[str]:
    """What is remembered of a spell by what lets its player cast it."""
    found = list(permissions(now, player, card, face))
    marks = {ANY_MANA} if any(effect.any_mana for effect in found) else set()
    if found and all(effect.exiled for effect in found):
        marks.add(EXILED_INSTEAD)
    return frozenset(marks)


def costs_more(now: Now, player: int, card: GameObject, face: int) -> ManaCost | None:
    """What more a card costs that no effect lets the player cast for less."""
    if card.zone is Zone.HAND:
        return None
    found = list(permissions(now, player, card, face))
    more = [effect.more for effect in found if effect.more is not None]
    return more[0] if more and len(more) == len(found) else None


def _cards(now: Now, effect: MayPlayLater, at: Viewpoint) -> tuple[int, ...]:
    """The cards; the source itself is found where the cost of the ability has put it."""
    found = objects(now, effect.what, at)
    if effect.what == Those():
        # Of what was moved, the cards in exile are meant where there are any.
        exiled = tuple(id for id in found if now.game.objects[id].zone is Zone.EXILE)
        found = exiled or found
    if effect.what != This() or any(id in now.game.objects for id in found):
        return found
    return tuple(o.id for o in now.game.objects.values() if o.former == at.object)


@rule("611.2a", "effect", MayPlayLater)
def allow(play: Play, effect: MayPlayLater, at: Viewpoint) -> None:
    """From now on, for as long as it says, the player may play these cards from where they are."""
    for player in affected_players(play.now, effect.who, at):
        for id in _cards(play.now, effect, at):
            if play.game.objects[id].zone is Zone.BATTLEFIELD:
                continue
            may = MayPlay(
                ObjectIs(id),
                not effect.cast,
                cost=Cost() if effect.free else None,
                any_mana=effect.any_mana,
                exiled=effect.exiled,
                more=effect.more,
            )
            start(play, may, replace(at, controller=player), effect.duration)
            play.note(cite(allow), "{0} may be played from there", id)
