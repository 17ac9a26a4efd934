"""Who may cast what from where, and when (CR 601.3, 117.1a): every reason against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr115_announced import no_target, why_not_these
from app.engine.cr.cr115_targets import Targeting, why_not_target
from app.engine.cr.cr116_special_actions import why_not_from_exile
from app.engine.cr.cr117_player_actions import (
    why_no_priority,
    why_not_sorcery_speed,
    why_split_second,
)
from app.engine.cr.cr118_costs import Payer, why_not_payable
from app.engine.cr.cr118_counters_for_costs import why_not_zero
from app.engine.cr.cr118_objects_for_costs import wanted
from app.engine.cr.cr601_alternative_costs import why_not_for_that_cost
from app.engine.cr.cr601_announced_costs import (
    AS_ALLOWED,
    BY_TEXT,
    OF_FRONT,
    asked_in_any_number,
    asked_instead,
    other_costs,
)
from app.engine.cr.cr601_as_spell import as_spell, tell_unknown
from app.engine.cr.cr601_as_though_flash import as_though_flash
from app.engine.cr.cr601_dividing import why_not_divided
from app.engine.cr.cr601_named_helpers import named_helpers
from app.engine.cr.cr601_one_of_costs import why_not_one_of
from app.engine.cr.cr601_permissions import permitted
from app.engine.cr.cr601_prohibitions import why_forbidden
from app.engine.cr.cr601_proposals import FROM_GRAVEYARD, Proposal, names_of_costs
from app.engine.cr.cr700_modes import why_not_these_modes
from app.engine.cr.cr702_keyword_abilities.sneak import why_not_sneak
from app.engine.cr.cr702_keyword_abilities.splice import why_not_spliced
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds
from app.engine.kernel.statuses import EXILED_TO_BE_CAST, FORETOLD, PLOTTED
from app.terms.abilities import KeywordAbility, StaticAbility, Unread
from app.terms.cards import Face, Layout
from app.terms.cite import CardText, Rule
from app.terms.conditions import Condition, During
from app.terms.events import PlayerRef
from app.terms.keywords import KEYWORDS
from app.terms.player_actions import CastSpell
from app.terms.prohibitions import CastOnly
from app.terms.selectors import This
from app.terms.steps import Step
from app.terms.types import PERMANENT_TYPES, CardType
from app.terms.zones import Zone

# The rule that says when a card of a type may be cast.
TIMING: dict[CardType, Rule] = {
    CardType.SORCERY: Rule("307.1"),
    CardType.CREATURE: Rule("302.1"),
    CardType.ARTIFACT: Rule("301.1"),
    CardType.ENCHANTMENT: Rule("303.1"),
    CardType.PLANESWALKER: Rule("306.1"),
    CardType.BATTLE: Rule("310.1"),
}
# Layouts of which either face may be cast.
EITHER_FACE = frozenset({Layout.SPLIT, Layout.ADVENTURE, Layout.MODAL_DFC})
# What a prototyped spell has instead is a face of its card (718.3), and so is one that is cleaved.
_FACES_TO_CAST = EITHER_FACE | {Layout.PROTOTYPE, Layout.CLEAVE}


@rule("601.3")
def why_not_cast(now: Now, action: CastSpell, proposal: Proposal) -> tuple[Reason, ...]:
    """All reasons why a card can't be cast now, in the way that is announced."""
    object = now.game.objects[action.card]
    at = Viewpoint(object.id, action.player, object.label, x=action.x)
    found = [
        *why_split_second(now),
        *_in_that_way(now, object, action, proposal),
        *why_forbidden(now, action),
        *_said_on_it(now, proposal.face, at),
        *why_not_one_of(now, action),
        *why_not_payable(now, proposal.cost, _payer(now, action, proposal, at)),
    ]
    if not action.allowed:
        found[:0] = [
            *why_no_priority(now, action.player),
            *_from_there(now, object, action, proposal),
            *_why_not_now(now, action, proposal.face, PLOTTED in object.marks),
        ]
    if free_x(now, action) and action.x:
        text = "X can only be 0: {0} is cast without paying its mana cost"
        found.append(Reason(cite(free_x), text, (object.id,)))
    if proposal.modes is not None and action.modes is not None:
        found += why_not_these_modes(proposal.modes, action.modes)
    if not proposal.payable and action.face_down:
        text = "{0} has no morph ability that lets it be cast face down"
        found.append(Reason(Rule("702.37d"), text, (object.id,)))
    elif not proposal.payable:
        found.append(Reason(Rule("118.6"), "{0} has no mana cost that could be paid", (object.id,)))
    seen = as_spell(now, action)
    if text_unread(proposal.face):
        # Whatever it asks for, what is named as its target must be something that can be one.
        by = Targeting(object.id, action.player, spell=True)
        for target in action.targets or ():
            found += why_not_target(seen, target, by)
    else:
        if action.targets is not None:
            found += why_not_these(seen, proposal.targets, action.targets, at, spell=True)
        else:
            found += no_target(seen, proposal.targets, at, spell=True)
        found += why_not_zero(proposal.effects, action.x, action.card)
        found += why_not_divided(now, proposal.effects, action.targets, action.divided, at)
    tell_unknown(now, seen)
    return tuple(dict.fromkeys(found))


def _payer(now: Now, action: CastSpell, proposal: Proposal, at: Viewpoint) -> Payer:
    """Who pays, with what was named for it, but for the creature that a harmonize cost lets be
    tapped, and what an additional cost takes any number of."""
    given = action.given
    for part in asked_in_any_number(proposal.face):
        need = wanted(now, replace(part, count=0), action.player, action.card, at)
        if need is not None:
            given = tuple(id for id in given if id not in need.candidates)
    helping = {helper.object for helper in named_helpers(now, action, proposal)}
    if helping:
        given = tuple(id for id in given if id not in helping)
    if "harmonize" in proposal.costs:
        objects = now.game.objects
        given = tuple(id for id in given if not now.is_creature(id) or objects[id].tapped)
    return Payer(action.player, action.card, at, given, action.x or 0)


@rule("107.3b")
def free_x(now: Now, action: CastSpell) -> bool:
    """Whether X can be nothing but 0, as the mana cost that has it is not paid."""
    cost = now.game.objects[action.card].card.faces[action.face].mana_cost
    return cost is not None and cost.has_x and asked_instead(now, action) is not None


def text_unread(face: Face) -> bool:
    """Whether it is an instant or sorcery with a line that is not read, so that what it may target
    is not known."""
    if face.types & PERMANENT_TYPES:
        return False
    return any(isinstance(ability, Unread) for ability in face.abilities)


def _from_there(
    now: Now, object: GameObject, action: CastSpell, proposal: Proposal
) -> Iterator[Reason]:
    """A card is cast from its owner's hand, a commander from the command zone too (903.8), and from
    elsewhere where an ability of the card lets it be."""
    because = cite(why_not_cast)
    if object.zone in (Zone.BATTLEFIELD, Zone.STACK):
        yield Reason(because, "{0} is not a card that could be cast", (object.id,))
        return
    if object.zone is not Zone.HAND and permitted(
        now, action.player, object, action.face, as_spell(now, action)
    ):
        return
    if object.owner != action.player:
        yield Reason(because, "{0} is {1}'s card", (object.id, PlayerRef(object.owner)))
    if object.zone is Zone.HAND:
        return
    if object.zone is Zone.COMMAND and object.commander:
        return
    if object.zone is Zone.GRAVEYARD and any(c in FROM_GRAVEYARD for c in proposal.costs):
        return
    if object.zone is Zone.EXILE:
        if object.marks & EXILED_TO_BE_CAST:
            yield from why_not_from_exile(now, object)
            return
        if "on an adventure" not in object.marks and object.former is None:
            raise NotModelled(object.zone)  # what the call began with may be there to be cast
        if "on an adventure" in object.marks and action.face == 0:
            return
    text = "nothing lets {0} be cast from the {1}"
    yield Reason(because, text, (object.id, object.zone.value))


def _in_that_way(
    now: Now, object: GameObject, action: CastSpell, proposal: Proposal
) -> Iterator[Reason]:
    face = proposal.face
    if CardType.LAND in face.types:
        yield Reason(Rule("305.9"), "a land can't be cast as a spell")
    turned = any(cost in OF_FRONT for cost in proposal.costs) or action.allowed
    if action.face and object.card.layout not in _FACES_TO_CAST and not turned:
        raise NotModelled(object.card.layout)
    names = names_of_costs(now, object, object.card.faces[action.face])
    for cost in proposal.costs:
        if cost != BY_TEXT and not {cost, cost.split(" ")[0]} & names:
            yield Reason(Rule("601.2b"), "{0} has no {1}", (object.id, cost))
    yield from why_not_for_that_cost(now, action, face, proposal.costs)
    yield from why_not_spliced(now, action)
    for name in proposal.costs:
        if name in AS_ALLOWED and not action.allowed:
            text = "a " + name + " cost is paid only as an ability lets {0} be cast for it"
            yield Reason(Rule(KEYWORDS[name].rule + "a"), text, (object.id,))
    yield from _in_that_zone(object, action, proposal, names)


def _in_that_zone(
    object: GameObject, action: CastSpell, proposal: Proposal, names: set[str]
) -> Iterator[Reason]:
    """What can be cast in such a way from some zones only."""
    for name in FROM_GRAVEYARD:
        if name in proposal.costs and object.zone is not Zone.GRAVEYARD:
            works = name + " works in the graveyard only"
            yield Reason(Rule(KEYWORDS[name].rule + "a"), works)
    if "foretell" in proposal.costs and FORETOLD not in object.marks:
        text = "a foretell cost is paid for a card that was foretold"
        yield Reason(Rule("702.143a"), text, (object.id,))
    if "warp" in proposal.costs and object.zone is not Zone.HAND:
        yield Reason(Rule("702.185a"), "a warp cost is paid from a hand only")
    if action.face >= len(object.card.halves) and "Room" in proposal.face.subtypes:
        yield Reason(Rule("709.3"), "one half of {0} is cast", (object.id,))
    elif action.face >= len(object.card.halves) and object.zone is not Zone.HAND:
        text = "with fuse both halves of {0} are cast from a hand only"
        yield Reason(Rule("702.102a"), text, (object.id,))
    if "aftermath" in names and object.zone is not Zone.GRAVEYARD:
        text = "with aftermath this half is cast from a graveyard only"
        yield Reason(Rule("702.127a"), text)


def _why_not_now(now: Now, action: CastSpell, face: Face, plotted: bool) -> tuple[Reason, ...]:
    """Instants and cards with flash may be cast whenever their player has priority, all others in
    that player's main phase with nothing on the stack; so must what was plotted (702.170d)."""
    if plotted:
        return why_not_sorcery_speed(now, action.player, Rule("702.170d"))
    if "sneak" in action.costs:
        return tuple(why_not_sneak(now, action.player))
    names = {a.name for a in face.abilities if isinstance(a, KeywordAbility)}
    if "offering" in action.costs:
        return ()  # 702.48a
    if CardType.INSTANT in face.types or "flash" in names:
        return ()
    because = next((TIMING[type] for type in TIMING if type in face.types), Rule("117.1a"))
    found = why_not_sorcery_speed(now, action.player, because)
    if found and (
        as_though_flash(now, action, face) or as_spell(now, action).has(action.card, "flash")
    ):
        return ()
    return () if found and _so_with_flash(now, action, face) else found


def _so_with_flash(now: Now, action: CastSpell, face: Face) -> bool:
    """Whether what lets it be cast for another cost lets that be as though it had flash."""
    if BY_TEXT not in action.costs and not action.free:
        return False
    return any(effect.flash for effect, _ in other_costs(now, action, face))


def _said_on_it(now: Now, face: Face, at: Viewpoint) -> Iterator[Reason]:
    """What the card itself says of when it may be cast."""
    for ability in face.abilities:
        if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK:
            for effect in ability.effects:
                if not isinstance(effect, CastOnly) or effect.subject != This():
                    continue
                if _blocks_skipped(now, effect.condition):
                    text = "blocks were skipped this combat: {0} can't be cast in it"
                    yield Reason(cite(_blocks_skipped), text, (at.name,))
                elif not holds(now, effect.condition, at):
                    yield Reason(
                        CardText(at.name), "by its own text {0} can't be cast now", (at.name,)
                    )


@rule("506.7f")
def _blocks_skipped(now: Now, condition: Condition) -> bool:
    """What may be cast only after blocks can't be in a combat whose declare blockers step was
    skipped, as nothing attacked."""
    after = isinstance(condition, During) and Step.DECLARE_ATTACKERS not in condition.steps
    combat = now.game.combat
    if not after or combat is None or now.game.turn.step is not Step.END_OF_COMBAT:
        return False
    return not combat.blockers_declared and not combat.damage_steps
