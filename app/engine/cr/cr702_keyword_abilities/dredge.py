"""Dredge (CR 702.52)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.batch import Instead
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, Replacement
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.stack_items import AT_RANDOM
from app.terms.abilities import KeywordAbility
from app.terms.events import CardDrawn, Event, Moved, PlayerRef
from app.terms.zones import Zone


@rule("702.52a", "replacement", CardDrawn)
def dredged(now: Now, event: CardDrawn) -> Iterator[Replacement]:
    """Instead of drawing a card a player may mill so many cards and return the card with dredge
    from their graveyard to their hand.

    The answer to the choice of kind `dredge` is a tuple of one card, or of none.
    """
    cards = tuple(
        card.id
        for card in now.once(_with_dredge)
        if card.owner == event.player and enough(now, card.id, event.player)
    )
    if not cards:
        return

    def may(play: Play) -> Instead | None:
        form = PickSome(cite(dredged), cards, 0, 1)
        picked = play.choose(Choice(event.player, "dredge", cite(dredged), cards, form=form))
        assert isinstance(picked, tuple)
        if not picked:
            return None
        if play.game.players[event.player].library is None:
            text = "{0} mills {1} unknown cards for {2}"
            about = (PlayerRef(event.player), str(number_of(play.now, picked[0])), picked[0])
            play.note(cite(dredged), text, *about)
        return _instead(picked[0], event.player)

    key = ("dredge", event.player)
    yield Replacement(key, cite(dredged), "dredge", _instead(cards[0], event.player), may=may)


def _instead(card: int, player: int) -> Instead:
    def instead(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
        top = list(now.in_zone(Zone.LIBRARY, player))[: number_of(now, card)]
        gone = tuple(Moved(each.id, Zone.GRAVEYARD) for each in top)
        return (*gone, Moved(card, Zone.HAND)), 0

    return instead


def _with_dredge(now: Now) -> tuple[GameObject, ...]:
    cards = now.in_zone(Zone.GRAVEYARD)
    return tuple(card for card in cards if now.has(card.id, "dredge"))


def number_of(now: Now, card: int) -> int:
    """How many cards are milled for it."""
    (ability, *_) = now.of(card).keywords["dredge"]
    return ability.number if isinstance(ability.number, int) else 0


@rule("702.52b")
def enough(now: Now, card: int, player: int) -> bool:
    """Dredge needs a library of as many cards as are to be milled, or more."""
    if now.game.players[player].library is None:
        return True
    library = list(now.in_zone(Zone.LIBRARY, player))
    number = number_of(now, card)
    top = library[:number]
    if len(library) > number and any(AT_RANDOM in each.marks for each in top):
        label = now.game.objects[card].label
        now.not_modelled.append((label, KeywordAbility("dredge")))  # which cards lie on top
        return False
    return len(library) >= number
