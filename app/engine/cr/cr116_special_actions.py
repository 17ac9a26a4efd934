"""Special actions that exile a card from a hand, to be cast later (CR 116.2f, 116.2h, 116.2k):
suspend, foretell, plot."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr117_player_actions import refuse, why_no_priority, why_not_sorcery_speed
from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.statuses import (
    EXILED_THIS_TURN,
    EXILED_TO_BE_CAST,
    FORETOLD,
    PLOTTED,
    WARPED,
)
from app.terms.abilities import KeywordAbility
from app.terms.cite import Rule
from app.terms.costs import Cost, PayMana
from app.terms.events import Moved, PlayerRef
from app.terms.keywords import KEYWORDS
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.player_actions import ExileFromHand
from app.terms.types import CardType
from app.terms.zones import Zone

_MARKS = {"foretell": FORETOLD, "plot": PLOTTED}
_TWO = Cost((PayMana(ManaCost((ManaSymbol("2", generic=2),))),))


@rule("116.2", "action", ExileFromHand)
def exile_from_hand(play: Play, action: ExileFromHand) -> None:
    """A special action is taken with priority and does not use the stack: no one can respond to
    it."""
    card = play.game.objects[action.card]
    ability = _ability(card, action.keyword)
    refuse(action.player, why_not(play.now, action, ability))
    assert ability is not None
    at = Viewpoint(card.id, action.player, card.label)
    pay(play, _cost(ability), Payer(action.player, card.id, at, action.given, 0))
    counters: tuple[tuple[str, int], ...] = ()
    if action.keyword == "suspend":
        if not isinstance(ability.number, int):
            raise NotModelled(ability)
        counters = (("time", ability.number),)
    because = Rule(KEYWORDS[action.keyword].rule + "a")
    for event in play.happen((Moved(card.id, Zone.EXILE, counters=counters),), because):
        moved = play.game.find(event.new or 0) if isinstance(event, Moved) else None
        if moved is None or action.keyword not in _MARKS:
            continue
        marks = moved.marks | {_MARKS[action.keyword], EXILED_THIS_TURN}
        play.set(play.game.with_object(moved.but(marks=marks)))


def _ability(card: GameObject, keyword: str) -> KeywordAbility | None:
    for ability in card.printed.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == keyword:
            return ability
    return None


def _cost(ability: KeywordAbility) -> Cost:
    if ability.name == "foretell":
        return _TWO
    if ability.cost is None or ability.text is not None:
        raise NotModelled(ability)
    return ability.cost


def why_not(now: Now, action: ExileFromHand, ability: KeywordAbility | None) -> tuple[Reason, ...]:
    """All reasons why the card can't be exiled so now."""
    because = Rule(KEYWORDS[action.keyword].rule + "a")
    card = now.game.objects[action.card]
    found = list(why_no_priority(now, action.player))
    if ability is None:
        return (*found, Reason(because, "{0} has no {1}", (card.id, action.keyword)))
    if card.zone is not Zone.HAND:
        found.append(Reason(because, "{0} is not in a hand", (card.id,)))
    if card.owner != action.player:
        text = "{0} is {1}'s card"
        found.append(Reason(because, text, (card.id, PlayerRef(card.owner))))
    found += _why_not_then(now, action, card, because)
    at = Viewpoint(card.id, action.player, card.label)
    found += why_not_payable(
        now, _cost(ability), Payer(action.player, card.id, at, action.given, 0)
    )
    return tuple(dict.fromkeys(found))


def _why_not_then(
    now: Now, action: ExileFromHand, card: GameObject, because: Rule
) -> Iterator[Reason]:
    """Foretelling is done in one's own turn, plotting as a sorcery is cast, suspending whenever the
    card itself could be cast."""
    if action.keyword == "foretell":
        if now.game.turn.active != action.player:
            yield Reason(because, "it is not {0}'s turn", (PlayerRef(action.player),))
        return
    names = {a.name for a in card.printed.abilities if isinstance(a, KeywordAbility)}
    any_time = CardType.INSTANT in card.printed.types or "flash" in names
    if action.keyword == "plot" or not any_time:
        yield from why_not_sorcery_speed(now, action.player, because)


@rule("702.143a")
def why_not_from_exile(now: Now, card: GameObject) -> Iterator[Reason]:
    """What was foretold, plotted or exiled by warp may be cast from exile on a later turn only."""
    if EXILED_THIS_TURN in card.marks:
        number = {FORETOLD: "702.143a", PLOTTED: "702.170d", WARPED: "702.185a"}
        because = next(Rule(number[mark]) for mark in sorted(card.marks & EXILED_TO_BE_CAST))
        text = "{0} was exiled this turn: it may be cast on a later turn"
        yield Reason(because, text, (card.id,))
