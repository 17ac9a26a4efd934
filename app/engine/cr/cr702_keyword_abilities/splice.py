"""Splice (CR 702.47)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_total_cost import CostItem
from app.engine.cr.cr700_modes import Text, counted_on
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.cite import Rule
from app.terms.effects import ChooseModes
from app.terms.events import PlayerRef
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone


def _ability(now: Now, card: int) -> KeywordAbility | None:
    abilities = now.game.objects[card].printed.abilities
    found = (a for a in abilities if isinstance(a, KeywordAbility) and a.name == "splice")
    return next(found, None)


@rule("702.47a")
def splice_costs(now: Now, action: CastSpell) -> Iterator[CostItem]:
    """For each card that is revealed and spliced onto a spell its splice cost is paid in
    addition."""
    for card in action.spliced:
        ability = _ability(now, card)
        if ability is None:
            continue  # told as a reason against casting it so
        if ability.cost is None:
            raise NotModelled(ability)
        text = f"the splice cost of {now.game.objects[card].label} comes to it"
        yield CostItem(cite(splice_costs), text, ability.cost)


@rule("702.47c")
def with_spliced(now: Now, action: CastSpell, text: Text) -> Text:
    """A spell has the rules text of each card spliced onto it after its own, in the order chosen;
    what that text says of its card it says of the spell. Raises NotModelled for a text that is not
    read, or that has a choice of modes."""
    effects, targets = text
    for card in action.spliced:
        for ability in now.game.objects[card].printed.abilities:
            if isinstance(ability, KeywordAbility) and ability.name == "splice":
                continue
            if not isinstance(ability, SpellAbility):
                raise NotModelled(ability)
            if any(isinstance(effect, ChooseModes) for effect in ability.effects):
                raise NotModelled(KeywordAbility("splice"))
            effects += counted_on(ability.effects, targets)
            targets += ability.targets
    return effects, targets


@rule("702.47b")
def why_not_spliced(now: Now, action: CastSpell) -> Iterator[Reason]:
    """A card in its player's hand is spliced once at most onto the same spell, and only onto one of
    the kind that its ability names."""
    because = Rule("702.47a")
    for number, card in enumerate(action.spliced):
        object = now.game.objects[card]
        ability = _ability(now, card)
        if object.zone is not Zone.HAND or object.owner != action.player:
            text = "{0} is not in {1}'s hand to be revealed"
            yield Reason(because, text, (card, PlayerRef(action.player)))
        if card == action.card:
            yield Reason(
                because, "{0} can't be spliced onto itself: it is no more in a hand", (card,)
            )
        if card in action.spliced[:number]:
            yield Reason(cite(why_not_spliced), "{0} is spliced onto a spell only once", (card,))
        if ability is None:
            yield Reason(because, "{0} has no splice ability", (card,))
            continue
        if ability.quality is None:
            raise NotModelled(ability)
        at = Viewpoint(card, action.player, object.label)
        if not matches(as_spell(now, action), ability.quality, action.card, at):
            text = "{0} can't be spliced onto such a spell as {1}"
            yield Reason(because, text, (card, action.card))
