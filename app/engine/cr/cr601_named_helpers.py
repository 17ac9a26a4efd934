"""What a player has named to be tapped or exiled instead of mana for a spell whose mana counts as
paid otherwise (CR 702.51, 702.66, 702.126)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr117_player_actions import refuse
from app.engine.cr.cr118_objects_for_costs import wanted
from app.engine.cr.cr601_as_spell import as_spell
from app.engine.cr.cr601_instead_of_mana import Helper, convoke, helpers
from app.engine.cr.cr601_paying_mana import use_helpers
from app.engine.cr.cr601_proposals import Proposal
from app.engine.cr.cr601_spending_mana import Pip, pips_of
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite
from app.engine.kernel.select import NotModelled
from app.terms.mana_pool import SpentOn
from app.terms.player_actions import CastSpell

HELPING = frozenset({"convoke", "delve", "improvise"})


def named_helpers(now: Now, action: CastSpell, proposal: Proposal) -> tuple[Helper, ...]:
    """The named objects that pay for mana, and for no other part of the cost."""
    if not action.given:
        return ()
    seen = as_spell(now, action)
    if not HELPING & seen.of(action.card).keywords.keys():
        return ()
    at = Viewpoint(action.card, action.player, "", x=action.x)
    taken: set[int] = set()
    for part in proposal.cost.parts:
        need = wanted(now, part, action.player, action.card, at)
        taken.update(() if need is None else need.candidates)
    found: dict[int, Helper] = {}
    for helper in helpers(seen, action.card, action.player):
        if helper.object in action.given and helper.object not in taken:
            found.setdefault(helper.object, helper)
    return tuple(found.values())


def pay_with_helpers(
    play: Play, player: int, spell: int, total: TotalCost, named: tuple[Helper, ...]
) -> None:
    """They are tapped or exiled, and the rest of the mana counts as paid. Refuses more of them than
    there is mana which they could pay for."""
    wrong = _left_over(pips_of(total.mana.as_cost()), named)
    if wrong is not None:
        _refuse(player, wrong)
    use_helpers(play, named)
    object = play.game.objects[spell]
    before = object.spent or SpentOn()
    tapped = tuple(one.object for one in named if one.because == cite(convoke))
    mana = () if len(named) == total.mana.amount else before.mana
    spent = replace(before, mana=mana, convoked=tapped)
    play.set(play.game.with_object(object.but(spent=spent)))


def refuse_unused(player: int, named: tuple[Helper, ...], helped: tuple[Helper, ...]) -> None:
    """Refuses what was named to pay for mana where the mana is paid without it."""
    used = {helper.object for helper in helped}
    for helper in named:
        if helper.object not in used:
            _refuse(player, helper)


def _refuse(player: int, helper: Helper) -> None:
    text = "{0} pays for no mana of that cost"
    refuse(player, (Reason(helper.because, text, (helper.object,)),))


def _left_over(pips: list[Pip], named: tuple[Helper, ...]) -> Helper | None:
    """One that is left over as each of the others pays for one mana."""
    if any(pip.snow for pip in pips):
        raise NotModelled(pips)
    paid: dict[int, Helper] = {}

    def place(helper: Helper, tried: set[int]) -> bool:
        for number, pip in enumerate(pips):
            if number in tried or (pip.kinds and not pip.kinds & helper.colors):
                continue
            tried.add(number)
            if number not in paid or place(paid[number], tried):
                paid[number] = helper
                return True
        return False

    return next((helper for helper in named if not place(helper, set())), None)
