"""Casting a spell because what resolves lets a player do so (CR 608.2g)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.cr.cr601_announced_costs import (
    BY_ACTION,
    SEVERAL_TIMES,
    of_keyword,
    optional_actions,
)
from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_casting_spells import cast
from app.engine.cr.cr601_paying_mana import has_sources, how_paid
from app.engine.cr.cr601_proposals import Proposal, proposed
from app.engine.cr.cr601_what_may_be_cast import EITHER_FACE, free_x, why_not_cast
from app.engine.cr.cr609_effects.carrying_out import objects, source_name
from app.engine.cr.cr700_modes import possible_modes
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.statuses import EXILED_INSTEAD
from app.terms.cards import Layout
from app.terms.cite import Cite, Rule
from app.terms.effects import Objects
from app.terms.keywords import ADDITIONAL, KEYWORDS
from app.terms.library_effects import CastIt
from app.terms.player_actions import CastSpell
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, IsStatus, Selector, SomeOf, Status, Those
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player may cast a card for, and as what: without paying its mana cost, or for the
    costs of these keywords; only as a spell of at most this mana value, that matches `what`, seen
    from `at`; `any_mana`: with mana as though of any type; `back`: with its back face up."""

    player: int
    free: bool = False
    costs: tuple[str, ...] = ()
    most: int | None = None
    what: Selector | None = None
    at: Viewpoint = Viewpoint(None, 0)
    any_mana: bool = False
    back: bool = False


def ways(now: Now, id: int, offer: Offer) -> tuple[CastSpell, ...]:
    """How the card could be cast: as which of its faces. The time of the turn, and from where it is
    cast, are for the effect to say; all else that casting asks for is still asked for. Raises
    NotModelled where that can't be told."""
    object = now.game.find(id)
    if object is None or object.zone in (Zone.STACK, Zone.BATTLEFIELD):
        return ()
    faces = range(len(object.card.halves)) if object.card.layout in EITHER_FACE else range(1)
    if offer.back:
        faces = range(1, 2) if object.card.layout is Layout.TRANSFORM else range(0)
    found = (_way(now, object, face, offer) for face in faces)
    return tuple(action for action in found if action is not None)


def _way(now: Now, object: GameObject, face: int, offer: Offer) -> CastSpell | None:
    # One who has nothing that makes mana in the position is taken to have what they need.
    payment = () if not offer.free and has_sources(now, offer.player) else None
    action = CastSpell(
        offer.player,
        object.id,
        face,
        costs=offer.costs,
        free=offer.free,
        payment=payment,
        allowed=True,
        any_mana=offer.any_mana,
    )
    action = replace(action, x=0) if free_x(now, action) else action
    proposal = proposed(now, action)
    if not _possible(now, replace(action, payment=None)):
        return None
    if proposal.has_x:
        raise NotModelled(action)  # what X could be is not worked out
    there = as_spell(now, action)
    if offer.most is not None and there.of(object.id).mana_value > offer.most:
        return None
    if offer.what is not None and not matches(there, offer.what, object.id, offer.at):
        return None
    return None if payment is not None and how_paid(now, action) is None else action


def _has_a_mode(now: Now, action: CastSpell, proposal: Proposal) -> bool:
    if proposal.modes is None:
        return True
    at = Viewpoint(action.card, action.player, proposal.face.name)
    return any(True for _ in possible_modes(now, proposal.modes, at, spell=True))


@rule("608.2g")
def cast_one_of(play: Play, found: tuple[CastSpell, ...], card: int | None = None) -> None:
    """The spell is cast as at any other time, save that nobody gets priority: it is on top of what
    is resolving, and resolves later. `card`: which one, where that has been chosen.

    The answer to a choice of kind `card` is the card, to one of kind `face` the face's name.
    """
    (player,) = {action.player for action in found}
    cards = tuple(dict.fromkeys(action.card for action in found))
    if card is None:
        picked = play.choose(Choice(player, "card", cite(cast_one_of), cards, cards))
        assert isinstance(picked, int)
        card = picked
    of_card = [action for action in found if action.card == card]
    names = [play.game.objects[a.card].card.faces[a.face].name for a in of_card]
    face = play.choose(Choice(player, "face", cite(cast_one_of), (of_card[0].card,), (*names,)))
    action = of_card[names.index(str(face))]
    cast(play, with_additional(play, action))


def with_additional(play: Play, action: CastSpell) -> CastSpell:
    """A spell that is cast so may be kicked, bought back and the like as at any other time (601.2b,
    118.9d); what may be paid for any number of times is not asked for here.

    The answer to a choice of kind `may` is whether that cost is paid.
    """
    object = play.game.objects[action.card]
    face = object.card.faces[action.face]
    for name in (*sorted(ADDITIONAL), *sorted(optional_actions(face)), "prototype"):
        abilities = of_keyword(face, name)
        if not abilities and name not in BY_ACTION:
            continue
        again = any(ability.text == "multikicker" for ability in abilities)
        several = name == "gift" and len(play.game.opponents(action.player)) != 1
        if several or name in SEVERAL_TIMES or name == "prototype" or again or len(abilities) > 1:
            play.not_applied(object.label, f"{name}, which may be paid for as it is cast now")
            continue
        payment = () if has_sources(play.now, action.player) else None
        paying = replace(action, costs=(*action.costs, name), payment=payment)
        if not _possible(play.now, paying):
            continue
        because = Rule("601.2b") if name in BY_ACTION else Rule(KEYWORDS[name].rule + "a")
        if play.choose(Choice(action.player, "may", because, (action.card,), (True, False))):
            action = paying
    return action


def _possible(now: Now, action: CastSpell) -> bool:
    proposal = proposed(now, action)
    if why_not_cast(now, action, proposal) or not _has_a_mode(now, action, proposal):
        return False
    return action.payment is None or how_paid(now, action) is not None


def may_cast(play: Play, id: int, offer: Offer, because: Cite, about: tuple[int, ...] = ()) -> bool:
    """The player may cast the card, or not; whether they do.

    The answer to the choice of kind `may` is whether it is cast.
    """
    found = ways(play.now, id, offer)
    if not found:
        play.note(because, "{0} can't be cast now", id, negative=True)
        return False
    asked = Choice(offer.player, "may", because, about or (id,), (True, False))
    if not play.choose(asked):
        return False
    cast_one_of(play, found)
    return True


@rule("608.2g", "effect", CastIt)
def cast_it(play: Play, effect: CastIt, at: Viewpoint) -> None:
    """An effect has its player cast a card, or several of them, one after the other (608.2g)."""
    if isinstance(effect.what, SomeOf) and effect.what.count != 1:
        _cast_several(play, effect, effect.what, at)
        return
    found = ways_of(play.now, effect, at)
    _tell_unknown(play, effect.what, at)
    if found:
        cast_one_of(play, found)
        if effect.exiled:
            _exile_afterwards(play)


def _cast_several(play: Play, effect: CastIt, some: SomeOf, at: Viewpoint) -> None:
    """Each that is cast is chosen in turn, until its player wants no more or there are no more.

    The answer to a choice of kind `card` is the card, or False for no more.
    """
    number = 0
    while some.count is None or number < some.count:
        found = ways_of(play.now, effect, at)
        _tell_unknown(play, some, at)
        if not found:
            return
        cards = tuple(dict.fromkeys(action.card for action in found))
        asked = Choice(at.controller, "card", cite(cast_it), cards, (*cards, False))
        card = play.choose(asked)
        if card is False:
            return
        assert isinstance(card, int)
        cast_one_of(play, found, card)
        if effect.exiled:
            _exile_afterwards(play)
        number += 1


def _exile_afterwards(play: Play) -> None:
    """The spell that has just been cast is marked: it is exiled instead of going to a graveyard."""
    top = play.game.stack[-1]
    spell = play.game.objects[top.id]
    marked = spell.but(marks=spell.marks | {EXILED_INSTEAD})
    play.set(play.game.with_object(marked))


def ways_of(now: Now, effect: CastIt, at: Viewpoint) -> tuple[CastSpell, ...]:
    """How what the effect is about could be cast, or each of that where it may be several."""
    what = effect.what
    offer = Offer(at.controller, effect.free, any_mana=effect.any_mana, back=effect.transformed)
    if isinstance(what, SomeOf):
        if what.random:
            raise NotModelled(what)
        offer = replace(offer, what=what.what, at=at)
    ids = tuple(candidates(now, what, at))
    if len(ids) > 1 and not isinstance(what, SomeOf):
        raise NotModelled(effect)
    return tuple(action for id in ids for action in ways(now, id, offer))


def candidates(now: Now, what: Objects, at: Viewpoint) -> Iterator[int]:
    """The cards that may be meant: all of a zone where a spell cast from there is asked for, all
    that were spoken of where a spell from among them is: what spell it is shows as it is cast."""
    zone = _cast_from(what)
    if zone is not None:
        yield from (card.id for card in now.in_zone(zone, at.controller))
    else:
        yield from objects(now, _among(what.what) if isinstance(what, SomeOf) else what, at)


def _among(what: Selector) -> Selector:
    """Raises NotModelled for spells that are not among what was spoken of: no card is a spell."""
    if not isinstance(what, AllOf) or IsStatus(Status.SPELL) not in what.of:
        return what
    if Those() not in what.of:
        raise NotModelled(what)
    return Those()


def _cast_from(what: Objects) -> Zone | None:
    if isinstance(what, SomeOf):
        return _cast_from(what.what)
    parts = what.of if isinstance(what, AllOf) else (what,)
    return next((part.zone for part in parts if isinstance(part, CastFrom)), None)


def unknown(now: Now, what: Objects, at: Viewpoint) -> bool:
    """Whether it is about cards in a hand of which the call does not name all."""
    return _cast_from(what) is Zone.HAND and bool(now.game.players[at.controller].hand)


def _tell_unknown(play: Play, what: Objects, at: Viewpoint) -> None:
    if unknown(play.now, what, at):
        play.not_applied(source_name(play.now, at), "which cards are in a hand")
