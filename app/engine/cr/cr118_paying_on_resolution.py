"""Costs that are paid while a spell or ability resolves (CR 118.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.cr.cr305_basic_land_types import INTRINSIC, MANA_OF
from app.engine.cr.cr506_combat_costs import can_pay, worked_out
from app.engine.cr.cr609_effects.carrying_out import affected_players, source_name
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.amounts import ValueOfX
from app.terms.cite import Rule
from app.terms.costs import Cost, PayMana
from app.terms.events import PlayerRef, Tapped
from app.terms.instructions import MayPay, UnlessPaid
from app.terms.mana import ManaCost, ManaSymbol, ManaType


@rule("118.12", "effect", MayPay)
def may_pay(play: Play, effect: MayPay, at: Viewpoint) -> None:
    """A player may pay a cost as the spell or ability resolves; what follows depends on whether
    they chose to pay it."""
    for player in affected_players(play.now, effect.who, at):
        paid = paying(play, player, effect.cost, at, cite(may_pay))
        follow(play, effect.otherwise if paid is None else effect.then, paid or at)


@rule("118.12a", "effect", UnlessPaid)
def unless_paid(play: Play, effect: UnlessPaid, at: Viewpoint) -> None:
    """What happens unless a player pays happens where none of those asked does."""
    for player in affected_players(play.now, effect.who, at):
        if paying(play, player, effect.cost, at, cite(unless_paid)) is not None:
            return
    follow(play, effect.effects, at)


@rule("118.12b")
def paying(play: Play, player: int, cost: Cost, at: Viewpoint, because: Rule) -> Viewpoint | None:
    """The player is asked whether to pay, if they can; what they pay is paid at once. The viewpoint
    with what it was paid with, None where it was not paid.

    The answer to a choice of kind `pay` is yes or no. Raises NotModelled for an X of which the
    player would choose the value.
    """
    now = play.now
    whole = worked_out(now, cost, at)
    if whole is None:
        raise NotModelled(cost)
    x = _x(play, whole, player, at)
    parts = tuple(with_x(p, x) if isinstance(p, PayMana) else p for p in whole.parts)
    mana = Cost(tuple(part for part in parts if isinstance(part, PayMana)))
    payer = Payer(player, at.object if at.object is not None else -1, at)
    able = can_pay(now, player, mana)
    if able is False or why_not_payable(now, Cost(parts), payer):
        play.note(because, "{0} can't pay for it", PlayerRef(player), negative=True)
        return None
    about = () if at.object is None else (at.object,)
    if not play.choose(Choice(player, "pay", because, about, (True, False))):
        return None
    if able is None:
        play.not_applied(source_name(play.now, at), "whether what is asked for can be paid")
    _tap_lands(play, player, mana)
    at = replace(at, x=x) if at.x is None and x else at
    return replace(at, paid=pay(play, Cost(parts), payer))


def _tap_lands(play: Play, player: int, cost: Cost) -> None:
    """Lands are tapped for the mana by their basic land types, those with the fewest first. Says so
    where mana of other kinds would be spent."""
    now = play.now
    symbols = [s for part in cost.parts if isinstance(part, PayMana) for s in part.mana.symbols]
    colored = [set(s.pays) for s in symbols if s.pays]
    generic = sum(s.generic or 0 for s in symbols if not s.pays)
    lands = sorted(_lands(now, player), key=lambda land: len(land[1]))
    if not colored and not generic:
        return
    if not lands and not now.game.players[player].pool:
        return  # nothing is said of where the player's mana comes from
    tapped: list[int] = []
    for wanted in colored:
        for id, kinds in lands:
            if id not in tapped and kinds & wanted:
                tapped.append(id)
                break
    tapped += [id for id, _ in lands if id not in tapped][:generic]
    if len(tapped) < len(colored) + generic or now.game.players[player].pool:
        play.not_applied(now.game.players[player].name, "with which mana it is paid")
        return
    play.happen([Tapped(id) for id in tapped], cite(paying))


def _lands(now: Now, player: int) -> Iterator[tuple[int, set[ManaType]]]:
    for object in now.permanents(player):
        known = now.of(object.id)
        has = set(map(id, known.abilities))
        kinds = {MANA_OF[type] for type, ability in INTRINSIC.items() if id(ability) in has}
        if kinds and not object.tapped and not (known.is_creature and object.sick):
            yield object.id, kinds


def with_x(part: PayMana, x: int) -> PayMana:
    """The mana with the value of X put in."""
    return PayMana(
        ManaCost(
            tuple(
                ManaSymbol(str(x), generic=x) if symbol.variable else symbol
                for symbol in part.mana.symbols
            )
        )
    )


def _x(play: Play, cost: Cost, player: int, at: Viewpoint) -> int:
    variable = any(
        symbol.variable
        for part in cost.parts
        if isinstance(part, PayMana)
        for symbol in part.mana.symbols
    )
    if not variable:
        return 0
    if at.x is not None:
        return at.x
    # X is chosen as it is paid (107.3f): as much as there are lands for.
    lands = len(list(_lands(play.now, player)))
    if not lands or play.game.players[player].pool:
        raise NotModelled(ValueOfX())
    about = () if at.object is None else (at.object,)
    options = tuple(range(lands + 1))
    chosen = play.choose(Choice(player, "X", Rule("107.3f"), about, options))
    assert isinstance(chosen, int)
    return chosen
