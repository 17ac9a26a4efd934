"""Dash, blitz and warp (CR 702.109, 702.152, 702.185): a permanent cast for another cost leaves as
the next end step begins."""

from __future__ import annotations

from app.engine.cr.cr603_delayed import later
from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr702_keyword_abilities.in_layers import BLITZED, DASHED
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import paid
from app.engine.kernel.statuses import EXILED_THIS_TURN, WARPED
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger
from app.terms.effects import Effect, Later, MoveTo, SacrificeIt
from app.terms.events import Event, Moved
from app.terms.instructions import KeywordAction
from app.terms.selectors import ObjectIs
from app.terms.steps import Step
from app.terms.zones import Zone

_END = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END)
_PAID = {paid(name): name for name in ("blitz", "dash", "warp")}


@rule("702.109a", "keyword stands for", "dash")
def dash(ability: KeywordAbility) -> tuple[Ability, ...]:
    """If its dash cost was paid it has haste."""
    return (DASHED,)


@rule("702.152a", "keyword stands for", "blitz")
def blitz(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cast for its blitz cost it has haste, and its controller draws a card as it dies."""
    return (BLITZED,)


@rule("702.185a", "observe", Moved)
def leaves_again(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As the next end step begins what was cast for its warp cost is exiled, to be cast later; what
    was dashed goes to its owner's hand, and what was blitzed is sacrificed."""
    for event in events:
        if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.new is None:
            continue
        object = play.game.find(event.new)
        if object is None or object.former is None or before.game.find(object.former) is None:
            continue
        for mark in object.marks & _PAID.keys():
            at = Viewpoint(object.id, object.controller, object.label)
            later(play, Later(_END, _at_the_end(_PAID[mark], ObjectIs(object.id))), at)


def _at_the_end(name: str, it: ObjectIs) -> tuple[Effect, ...]:
    match name:
        case "dash":
            return (MoveTo(it, Zone.HAND),)
        case "blitz":
            return (SacrificeIt(it),)
    return (KeywordAction("warp", what=it),)


@rule("702.185a", "keyword action", "warp")
def exile_to_be_cast(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The permanent is exiled; its owner may cast the card on a later turn."""
    ids = () if effect.what is None else permanents(play.now, effect.what, at)
    happened = play.happen([Moved(id, Zone.EXILE) for id in ids], cite(exile_to_be_cast))
    for event in happened:
        card = play.game.find(event.new or 0) if isinstance(event, Moved) else None
        if card is not None and card.zone is Zone.EXILE:
            marks = card.marks | {WARPED, EXILED_THIS_TURN}
            play.set(play.game.with_object(card.but(marks=marks)))
