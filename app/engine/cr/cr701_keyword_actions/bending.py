"""Airbend and earthbend (CR 701.65, 701.66)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import objects, permanents
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.kernel.components import made_of
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.abilities import EventKind, KeywordAbility, Trigger
from app.terms.changes import AddAbility, AddTypes, SetPowerToughness
from app.terms.costs import Cost, PayMana
from app.terms.effects import Duration, Later, MoveTo, PutCountersOn, StartChange
from app.terms.events import ActionDone, Moved
from app.terms.instructions import KeywordAction
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.modifications import MayPlay
from app.terms.selectors import ObjectIs
from app.terms.types import CardType
from app.terms.zones import Zone

_TWO = Cost((PayMana(ManaCost((ManaSymbol("2", generic=2),))),))
_CREATURE = (
    AddTypes(frozenset({CardType.CREATURE}), frozenset()),
    SetPowerToughness(0, 0),
    AddAbility(KeywordAbility("haste")),
)


@rule("701.65a", "keyword action", "airbend")
def airbend(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The objects are exiled; the owner of each card may cast it for two generic mana instead of
    its mana cost as long as it stays in exile."""
    if effect.what is None:
        raise NotModelled(effect)
    ids = objects(play.now, effect.what, at)
    if not ids:
        return
    happened = play.happen([Moved(id, Zone.EXILE) for id in ids], cite(airbend))
    for event in happened:
        if not isinstance(event, Moved) or event.to is not Zone.EXILE:
            continue
        for card in map(play.game.find, made_of(event)):
            if card is not None and not card.token:
                theirs = Viewpoint(at.object, card.owner, at.name)
                may = MayPlay(ObjectIs(card.id), False, cost=_TWO)
                start(play, may, theirs, Duration.PERMANENT)
    if happened:
        play.happen((ActionDone(at.controller, "airbend"),), cite(airbend))


@rule("701.66a", "keyword action", "earthbend")
def earthbend(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The land that it targets becomes a 0/0 creature with haste as well, and gets so many +1/+1
    counters. When it dies or is exiled it comes back tapped, to whoever earthbent it."""
    if effect.what is None:
        raise NotModelled(effect)
    for id in permanents(play.now, effect.what, at):
        land = ObjectIs(id)
        follow(play, (StartChange(land, _CREATURE, Duration.PERMANENT),), at)
        number = number_of(play, effect.number, at)
        if number:
            follow(play, (PutCountersOn(land, "+1/+1", number),), at)
        dies = Trigger(EventKind.DIES, land)
        exiled = Trigger(EventKind.MOVES, land, source=Zone.BATTLEFIELD, to=Zone.EXILE)
        back = MoveTo(land, Zone.BATTLEFIELD, under_owners_control=False, tapped=True)
        follow(play, (Later(dies, (back,), (exiled,)),), at)
        play.happen((ActionDone(at.controller, "earthbend"),), cite(earthbend))
