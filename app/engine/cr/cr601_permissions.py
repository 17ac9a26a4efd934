"""Cards that an effect lets a player play from elsewhere than their hand (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import affected_players, objects
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr722_preparation_cards import whose_copy
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import holds, matches_if_known
from app.engine.kernel.statuses import ANY_MANA, EXILED_INSTEAD
from app.engine.kernel.told import paid
from app.terms.abilities import StaticAbility
from app.terms.cite import CardText, Rule
from app.terms.costs import Cost
from app.terms.library_effects import MayPlayLater
from app.terms.mana import ManaCost
from app.terms.modifications import MayPlay
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorCount,
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
from app.terms.types import PERMANENT_TYPES, CardType
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
    return (effect for effect, _ in with_sources(now, player, card, face, there))


def with_sources(
    now: Now, player: int, card: GameObject, face: int, there: Now | None = None
) -> Iterator[tuple[MayPlay, Viewpoint]]:
    """What lets this player play the card from where it is, and whose text that is."""
    land = CardType.LAND in card.card.faces[face].types
    if player == card.owner:
        own = Viewpoint(card.id, card.owner, card.label)
        for ability in card.printed.abilities:
            if isinstance(ability, StaticAbility) and ability.zone is card.zone:
                if ability.condition is not None and not holds(now, ability.condition, own):
                    continue
                for effect in ability.effects:
                    if isinstance(effect, MayPlay) and _lets(now, effect, card, land, own, there):
                        yield effect, own
    if card.exiled_with is not None and whose_copy(now, card) == player:
        yield MayPlay(ObjectIs(card.id), lands=False), Viewpoint(card.id, player, card.label)
    for effect, at in now.modifications(MayPlay):
        if at.controller == player and _lets(now, effect, card, land, at, there):
            if effect.once and not left(now, effect, at, card.card.faces[face].types):
                continue
            yield effect, at


def left(
    now: Now, effect: MayPlay, at: Viewpoint, types: frozenset[CardType]
) -> tuple[str | None, ...]:
    """For which permanent types the player may still use what may be used once each turn; None
    stands for a use that is of no type."""
    words: tuple[str | None, ...] = (None,)
    if effect.each_type:
        words = tuple(kind.value for kind in CardType if kind in types & PERMANENT_TYPES)
    turn = now.game.turn.number
    return tuple(
        word for word in words if (turn, at.object, _use(effect, word)) not in now.game.used
    )


def _use(effect: MayPlay, word: str | None) -> str:
    return repr(effect) if word is None else f"{effect!r} #{word}"


def remember_use(
    play: Play, player: int, card: GameObject, face: int, there: Now | None = None
) -> None:
    """What lets a player play one card each turn has been used, unless another effect lets them
    play this one; of several types of the card the player says which one it is."""
    if card.zone is Zone.HAND:
        return
    found = list(with_sources(play.now, player, card, face, there))
    if not found or not all(effect.once for effect, _ in found):
        return
    effect, at = _one_that_is_used(play, player, card, found)
    words = left(play.now, effect, at, card.card.faces[face].types)
    word = words[0]
    if len(words) > 1:
        asked = Choice(player, "card type", CardText(at.name), (card.id,), words)
        word = str(play.choose(asked))
    key = (play.game.turn.number, at.object or 0, _use(effect, word))
    play.set(play.game.but(used=play.game.used | {key}))


def _one_that_is_used(
    play: Play, player: int, card: GameObject, found: list[tuple[MayPlay, Viewpoint]]
) -> tuple[MayPlay, Viewpoint]:
    """Of several effects that each let one card be played in a turn the player says which one it
    is. Where they ask or do different things, that is told as not applied."""
    sources = {at.object: (effect, at) for effect, at in reversed(found) if at.object is not None}
    if len(sources) < 2:
        return found[0]
    if len({_terms_of(effect) for effect, _ in found}) > 1:
        play.not_applied(card.label, "which of several effects lets it be played changes what for")
    options = tuple(sorted(sources))
    used = play.choose(Choice(player, "permission", Rule("601.3"), (card.id,), options))
    assert isinstance(used, int)
    return sources[used]


def _terms_of(effect: MayPlay) -> MayPlay:
    """The effect but for what may be played by it, and how often."""
    return replace(effect, subject=This(), lands=True, spells=True, once=True, each_type=False)


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
    if not isinstance(subject, AllOf):
        return matches_if_known(now, subject, card.id, at)
    if there is None:  # it is asked of the card, which will be a spell
        parts = (part for part in subject.of if part != IsStatus(Status.SPELL))
        return all(matches_if_known(now, part, card.id, at) for part in parts)
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


_WHAT_IT_IS = (HasType, HasSubtype, HasSupertype, IsColor, ColorCount, ManaValueIs)


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


def added_cost(now: Now, player: int, card: GameObject, face: int) -> Cost | None:
    """What is paid besides for a card that no effect lets the player cast without that."""
    if card.zone is Zone.HAND:
        return None
    added = [effect.added for effect in permissions(now, player, card, face)]
    return next(iter(added)) if added and None not in added else None


def keyword_asked(now: Now, player: int, card: GameObject, face: int) -> str | None:
    """The keyword for whose cost alone an effect lets the player cast the card from there."""
    if card.zone is Zone.HAND:
        return None
    names = {effect.keyword for effect in permissions(now, player, card, face)}
    return names.pop() if len(names) == 1 else None


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
