"""Cascade (CR 702.85) and discover (CR 701.57)."""

from __future__ import annotations

from app.engine.cr.cr401_exiling_from_the_top import exile_until
from app.engine.cr.cr401_order_of_libraries import put_on_the_bottom
from app.engine.cr.cr608_casting_while_resolving import Offer, may_cast
from app.engine.cr.cr609_effects.carrying_out import affected_players, source_name
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import as_it_was
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.events import Moved
from app.terms.instructions import KeywordAction
from app.terms.selectors import This, Who
from app.terms.types import CardType
from app.terms.zones import Zone

UNKNOWN = "which cards are on top of a library"


@rule("702.85a", "keyword stands for", "cascade")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As the spell is cast its controller looks for a cheaper card in their library to cast free;
    with several instances once for each (702.85c)."""
    cast = Trigger(EventKind.CAST, This(), player=Who.YOU)
    return (TriggeredAbility(cast, (KeywordAction("cascade"),), zone=Zone.STACK),)


@rule("702.85a", "keyword action", "cascade")
def cascade(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Cards are exiled from the top up to the first nonland card of a smaller mana value, which may
    be cast free where the spell, too, has a smaller one; all that is not cast goes to the bottom,
    in a random order."""
    if as_it_was(play.now, at.object) is None or at.object is None:
        return
    value = play.now.known(at.object).mana_value
    because = cite(cascade)
    exiled = exile_until(play, at.controller, lambda now, id: _cheap(now, id, value - 1), because)
    if exiled.unknown:
        play.not_applied(source_name(play.now, at), UNKNOWN)
    if exiled.found is not None:
        may_cast(play, exiled.found, Offer(at.controller, free=True, most=value - 1), because)
    put_on_the_bottom(play, exiled.cards, because)


@rule("701.57a", "keyword action", "discover")
def discover(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """As cascade, for a nonland card of mana value N or less; what is found and not cast goes to
    the hand."""
    value = number_of(play, effect.number, at)
    because = cite(discover)
    for player in affected_players(play.now, effect.who, at):
        exiled = exile_until(play, player, lambda now, id: _cheap(now, id, value), because)
        if exiled.unknown:
            play.not_applied(source_name(play.now, at), UNKNOWN)
        found = exiled.found
        if found is not None and not may_cast(
            play, found, Offer(player, free=True, most=value), because
        ):
            play.happen((Moved(found, Zone.HAND),), because)
        put_on_the_bottom(play, exiled.cards, because)


def _cheap(now: Now, id: int, most: int) -> bool:
    known = now.known(id)
    return CardType.LAND not in known.types and known.mana_value <= most
