"""Casting spells (CR 601.2): the steps in order; any that can't be done undoes the whole."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.applied import words_of
from app.engine.cr.cr115_announced import announced
from app.engine.cr.cr115_targets import choose_targets
from app.engine.cr.cr117_player_actions import refuse
from app.engine.cr.cr118_costs import Payer, pay
from app.engine.cr.cr405_stack import became_targets, put_on_top, remember_payment
from app.engine.cr.cr601_alternative_costs import count_commander, remember_cast
from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_dividing import divided
from app.engine.cr.cr601_instead_of_mana import Helper, convoke
from app.engine.cr.cr601_ledger import spell_totals
from app.engine.cr.cr601_named_helpers import named_helpers, pay_with_helpers, refuse_unused
from app.engine.cr.cr601_one_of_costs import one_of, with_cost_chosen
from app.engine.cr.cr601_paying_mana import found_payment, pay_mana
from app.engine.cr.cr601_payment import For, Payment
from app.engine.cr.cr601_permissions import remember_use
from app.engine.cr.cr601_proposals import FROM_GRAVEYARD, Proposal, proposed
from app.engine.cr.cr601_total_cost import TotalCost, total_costs
from app.engine.cr.cr601_what_may_be_cast import free_x, why_not_cast
from app.engine.cr.cr700_modes import choose_modes
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.cards import Layout
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.effects import Target
from app.terms.events import Moved, Recipient, SpellCast
from app.terms.mana_pool import SpentOn
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone


@rule("601.2", "action", CastSpell)
def cast(play: Play, action: CastSpell) -> None:
    """A card becomes a spell on the stack, choices for it are made, its costs are paid, and then it
    has been cast. Nothing of it is done where there is a reason against it."""
    if action.x is None and free_x(play.now, action):
        action = replace(action, x=0)
    action, proposal = _with_modes(play, action, proposed(play.now, action))
    if action.option is None and one_of(proposal.face) is not None:
        action = with_cost_chosen(play, action)
        proposal = proposed(play.now, action)
    refuse(action.player, why_not_cast(play.now, action, proposal))
    if not action.allowed and not any(cost in FROM_GRAVEYARD for cost in proposal.costs):
        card = play.game.objects[action.card]
        remember_use(play, action.player, card, action.face, as_spell(play.now, action))
    named = named_helpers(play.now, action, proposal)
    spell = put_as_spell(play, action, proposal)
    _tell_text(play, action, spell)
    at = Viewpoint(spell, action.player, play.game.objects[spell].label)
    targets = _targets(play, action, proposal, at)
    seen = replace(at, x=action.x)
    shares = divided(play, proposal.targets, proposal.effects, targets, seen, action.divided)
    item = StackItem(
        spell,
        action.player,
        spell,
        play.game.objects[spell].label,
        proposal.effects,
        targets=targets,
        target_choices=proposal.targets,
        x=action.x,
        spell=True,
        divided=shares,
    )
    stack = tuple(item if other.id == spell else other for other in play.game.stack)
    play.set(play.game.but(stack=stack))
    total, given = _mana_paid(play, action, proposal, at, targets, named)
    payer = Payer(action.player, spell, at, given, action.x or 0)
    remember_payment(play, item, pay(play, Cost(total.parts), payer))
    known = play.game.objects[spell].spent
    # What counts as paid is as much as it costs.
    mana = len(known.mana) if known is not None and known.mana is not None else None
    mana = total.mana.amount - len(named) if mana is None else mana
    play.happen((SpellCast(spell, action.player, mana), *became_targets(item)), cite(cast))
    remember_cast(play, action.player)


def _tell_text(play: Play, action: CastSpell, spell: int) -> None:
    """What of the spell's text is there, or is not, because of how it is cast."""
    card = play.game.objects[spell].card
    if action.face >= len(card.halves):
        play.note(Rule("702.102a"), "both halves of {0} are cast as one spell", spell)
    if card.layout is Layout.CLEAVE and action.face:
        play.note(Rule("702.148a"), "what stands in brackets is no text of {0}", spell)
    if "awaken" in action.costs:
        play.note(Rule("702.113b"), "{0} has a land to awaken as a target too", spell)
    for spliced in action.spliced:
        play.note(Rule("702.47c"), "{0} is revealed: its text is added to {1}", spliced, spell)


def _mana_paid(
    play: Play,
    action: CastSpell,
    proposal: Proposal,
    at: Viewpoint,
    targets: tuple[Recipient | None, ...],
    named: tuple[Helper, ...],
) -> tuple[TotalCost, tuple[int, ...]]:
    """The total cost, its mana paid where it does not count as paid, and the objects for the rest
    of it."""
    if action.payment is not None:
        try:
            return _really_paid(play, action, proposal, at, targets, named)
        except NotModelled as unknown:
            play.not_applied(at.name, f"its mana is not paid: {words_of(unknown.term)}")
    total = chosen_total(play, action, proposal, at, targets)
    if named and at.object is not None:
        pay_with_helpers(play, action.player, at.object, total, named)
    if not total.mana.amount and at.object is not None:
        remember_mana(play, at.object, Payment())
    return total, tuple(dict.fromkeys(action.given + total.given))


def _really_paid(
    play: Play,
    action: CastSpell,
    proposal: Proposal,
    at: Viewpoint,
    targets: tuple[Recipient | None, ...],
    named: tuple[Helper, ...],
) -> tuple[TotalCost, tuple[int, ...]]:
    assert at.object is not None
    only = action.payment or ()
    totals = spell_totals(play.now, at, action, proposal, targets)
    payer = For(action.player, at.object, at, True, action.given, only, making=action.making)
    total, how = found_payment(play.now, totals, payer)
    refuse_unused(action.player, named, how.helped)
    pay_mana(play, how, action.player, at.object)
    remember_mana(play, at.object, how)
    return total, tuple(dict.fromkeys(action.given + how.given))


def remember_mana(play: Play, spell: int, how: Payment) -> None:
    """What was spent on a spell is known of it, and of the permanent that it becomes."""
    convoked = tuple(one.object for one in how.helped if one.because == cite(convoke))
    object = play.game.objects[spell]
    before = object.spent or SpentOn()
    object = object.but(spent=replace(before, mana=how.spent, convoked=convoked))
    play.set(play.game.with_object(object))


def chosen_total(
    play: Play,
    action: CastSpell,
    proposal: Proposal,
    at: Viewpoint,
    targets: tuple[Recipient | None, ...],
) -> TotalCost:
    """The total cost, locked in. What it takes to pay life instead of mana is not paid in life
    where mana counts as paid."""
    try:
        totals = spell_totals(play.now, at, action, proposal, targets)
    except NotModelled:  # it changes no more than the mana, and that counts as paid
        totals = total_costs(play.now, proposal.items, (), at, action.x or 0)
    if "harmonize" in proposal.costs:
        totals = totals[:1]  # no creature is tapped that was not named
    if len({total.given for total in totals}) > 1:
        options = tuple(dict.fromkeys(total.given for total in totals))
        about = () if at.object is None else (at.object,)
        picked = play.choose(Choice(action.player, "sacrifice", Rule("701.21a"), about, options))
        totals = tuple(total for total in totals if total.given == picked)
    return min(totals, key=lambda total: total.mana.life)


def _with_modes(play: Play, action: CastSpell, proposal: Proposal) -> tuple[CastSpell, Proposal]:
    """The action and the spell with modes chosen, where it is modal and none are announced."""
    if proposal.modes is None or action.modes is not None:
        return action, proposal
    at = Viewpoint(action.card, action.player, play.game.objects[action.card].label)
    chosen = choose_modes(play, proposal.modes, action.player, at, spell=True)
    if chosen is None:
        text = "no mode of {0} can be chosen: they have no legal targets"
        refuse(action.player, (Reason(Rule("700.2a"), text, (action.card,)),))
    action = replace(action, modes=chosen)
    return action, proposed(play.now, action)


@rule("601.2a")
def put_as_spell(play: Play, action: CastSpell, proposal: Proposal) -> int:
    """The card goes from where it is to the top of the stack, controlled by who casts it; it is
    remembered which costs will be paid for it. Returns the spell's id."""
    count_commander(play, action)
    zone = play.game.objects[action.card].zone
    happened = play.happen(
        (Moved(action.card, Zone.STACK, controller=action.player, kind="cast"),),
        cite(put_as_spell),
    )
    new = next(event.new for event in happened if isinstance(event, Moved))
    assert new is not None
    spell = play.game.objects[new]
    x = 0 if action.x is None and proposal.has_x else action.x
    spell = spell.but(
        face=action.face,
        x=x,
        marks=spell.marks | proposal.marks,
        face_down=action.face_down,
        spent=SpentOn(zone=zone, by=action.player),
    )
    play.set(play.game.with_object(spell))
    put_on_top(play, StackItem(spell.id, action.player, spell.id, spell.label, (), spell=True))
    return spell.id


def _targets(
    play: Play, action: CastSpell, proposal: Proposal, at: Viewpoint
) -> tuple[Recipient | None, ...]:
    choices = proposal.targets
    if action.targets is not None and choices:
        return announced(play, choices, action.targets, at, spell=True)
    apart = any(choice.several for choice in choices) and any(
        isinstance(part, Target) for part in parts_of(proposal.effects)
    )
    return choose_targets(play, choices, at, apart, spell=True) or ()
