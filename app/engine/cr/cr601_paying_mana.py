"""Paying mana (CR 601.2g, 601.2h): whether it can be paid, and paying it as was found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine.cr.applied import words_of
from app.engine.cr.cr117_player_actions import refuse
from app.engine.cr.cr601_instead_of_mana import Helper
from app.engine.cr.cr601_ledger import Ledger, ledger_of
from app.engine.cr.cr601_payment import For, Payment, best
from app.engine.cr.cr601_spending_mana import TURNING_UP
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.cr.cr605_sources import activate_in_way, mana_abilities, mana_sources
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms.abilities import ActivatedAbility, Unread
from app.terms.cite import Rule
from app.terms.effects import UnreadEffect
from app.terms.events import Event, LifeLoss, ManaSpent, Moved, PlayerRef, Tapped
from app.terms.mana_effects import MultiplyMana
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    Making,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
)
from app.terms.zones import Zone

_FROM_ELSEWHERE = (Zone.HAND, Zone.GRAVEYARD)


PAYS = Rule("601.2h")


def pay_mana(play: Play, payment: Payment, player: int, object: int) -> tuple[int, ...]:
    """Mana abilities are activated first, then the mana is spent and what pays instead of mana is
    tapped or exiled, all at once. Returns the objects that paid so."""
    for activation, cost in zip(payment.activations, payment.first, strict=True):
        if cost:
            play.happen((ManaSpent(player, cost, activation.source.object),), Rule("601.2g"))
        activate_in_way(play, activation.source, activation.way)
    events: list[Event] = []
    if payment.spent:
        events.append(ManaSpent(player, payment.spent, object))
    if payment.life:
        events.append(LifeLoss(player, payment.life))
    if events:
        play.happen(events, PAYS)
    use_helpers(play, payment.helped)
    return tuple(helper.object for helper in payment.helped)


def use_helpers(play: Play, helped: tuple[Helper, ...]) -> None:
    """What pays instead of mana is tapped or exiled, all at once."""
    for because in dict.fromkeys(helper.because for helper in helped):
        own = [helper for helper in helped if helper.because == because]
        play.happen([_used(helper) for helper in own], because)


def _used(helper: Helper) -> Event:
    return Moved(helper.object, Zone.EXILE) if helper.exiled else Tapped(helper.object)


def found_payment(now: Now, totals: Iterable[TotalCost], payer: For) -> tuple[TotalCost, Payment]:
    """The total cost announced and a way to pay it; refuses what can't be paid."""
    found = best(now, totals, payer)
    if found is None and any(_may_add_mana(now, payer.player)):
        raise NotModelled(payer)
    if found is None:
        text = "{0} can't pay the mana that it costs"
        refuse(payer.player, (Reason(PAYS, text, (PlayerRef(payer.player),)),))
        raise AssertionError("refused")
    return found


@rule("602.2b", "pay mana")
def pay_for_ability(play: Play, action: ActivateAbility) -> tuple[int, ...]:
    """The mana of an activation cost is paid as that of a spell is. Returns the objects that are to
    be used for the rest of the cost."""
    try:
        ledger = ledger_of(play.now, action)
        _, how = found_payment(play.now, ledger.totals, payer_of(action, ledger))
        pay_mana(play, how, action.player, action.source)
    except NotModelled as unknown:
        label = play.game.objects[action.source].label
        play.not_applied(label, f"its mana is not paid: {words_of(unknown.term)}")
        return ()
    return how.given


def found_for(now: Now, totals: Iterable[TotalCost], payer: For) -> Payment | None:
    """A way to pay one of the totals; None where there is none. Raises NotModelled where that is
    not known."""
    found = best(now, totals, payer)
    if found is None and any(_may_add_mana(now, payer.player)):
        raise NotModelled(payer)
    return None if found is None else found[1]


def payer_of(action: PlayerAction, ledger: Ledger) -> For:
    """Who pays for an action, and for what."""
    given = () if isinstance(action, PlayLand) else action.given
    only: tuple[int, ...] = ()
    if isinstance(action, CastSpell | ActivateAbility):
        only = action.payment or ()
    making: Making = ()
    if isinstance(action, CastSpell | ActivateAbility):
        making = action.making
    spell = isinstance(action, CastSpell)
    keyword = action.keyword if isinstance(action, ActivateAbility) else None
    if isinstance(action, TurnFaceUp):
        keyword = TURNING_UP
    payer = For(action.player, ledger.source, ledger.at, spell, given, only, keyword=keyword)
    return replace(payer, making=making) if making else payer


def how_paid(now: Now, action: PlayerAction) -> tuple[TotalCost, Payment] | None:
    """The way to pay for an action that is found; None where there is none. Raises NotModelled
    where that is not known."""
    ledger = ledger_of(now, action)
    found = best(ledger.now, ledger.totals, payer_of(action, ledger))
    if found is None and any(_may_add_mana(now, action.player)):
        raise NotModelled(action)
    return found


@rule("702.132a")
def could_be_assisted(now: Now, action: PlayerAction) -> bool:
    """Another player may pay for generic mana in the cost of a spell with assist, if they like."""
    if not isinstance(action, CastSpell):
        return False
    ledger = ledger_of(now, action)
    if not ledger.now.has(ledger.source, "assist"):
        return False
    payer = payer_of(action, ledger)
    return any(
        best(ledger.now, ledger.totals, replace(payer, assisting=other)) is not None
        for other in now.game.turn_order(action.player)[1:]
    )


def rules_at_work(now: Now, action: PlayerAction) -> Iterator[Rule]:
    """The rules about what mana may be spent on that matter in paying for an action."""
    ledger = ledger_of(now, action)
    player = action.player
    if any(symbol.snow for total in ledger.totals for symbol in total.mana.symbols):
        yield Rule("107.4h")
    made = (m for source in mana_sources(now, player) for way in source.ways for m in way.mana)
    if any(mana.only is not None for mana in (*now.game.players[player].pool, *made)):
        yield Rule("106.6")
        if now.modifications(MultiplyMana):
            yield Rule("106.6a")  # what is made in addition is restricted as well


def has_sources(now: Now, player: int) -> bool:
    """Whether the player has floating mana, or anything with a mana ability, tapped or not. One who
    has none is taken to have what they need."""
    if now.game.players[player].pool:
        return True
    if any(mana_abilities(now, object.id) for object in now.permanents(player)):
        return True
    cards = (o for zone in _FROM_ELSEWHERE for o in now.in_zone(zone, player))
    return any(mana_abilities(now, card.id) for card in cards) or any(_may_add_mana(now, player))


def _may_add_mana(now: Now, player: int) -> Iterator[bool]:
    """The player's permanents that have words about adding mana which are not read."""
    for object in now.permanents(player):
        for ability in now.of(object.id).abilities:
            if isinstance(ability, Unread):
                unread = [ability.line]
            elif isinstance(ability, ActivatedAbility):
                unread = [e.text for e in ability.effects if isinstance(e, UnreadEffect)]
            else:
                continue
            if any("add" in text.casefold() for text in unread):
                yield True
