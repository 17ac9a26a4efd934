"""What a spell does instead of what another line of its own text says (CR 614.15)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms.amounts import AmountIf
from app.terms.effects import AddMana, DealDamage, Effect, IfSo
from app.terms.lasting_triggers import AddsInstead, DealsInstead


@rule("614.15", "effect", DealsInstead, AddsInstead)
def of_no_one_line(play: Play, effect: DealsInstead | AddsInstead, at: Viewpoint) -> None:
    """What a line says is dealt or added instead is about what one line before it does: where there
    is none such line, it can't be told what it replaces."""
    raise NotModelled(effect)


def with_its_replacements(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A line of a spell that says how much damage it deals, or what mana it adds, instead is about
    what a line before it deals or adds; where several do, or none does, it stays as it is."""
    found: list[Effect] = []
    for effect in effects:
        kind = AddMana if isinstance(effect, AddsInstead) else DealDamage
        places = [at for at, before in enumerate(found) if isinstance(before, kind)]
        if not isinstance(effect, DealsInstead | AddsInstead) or len(places) != 1:
            found.append(effect)
            continue
        found[places[0]] = _replaced(found[places[0]], effect)
    return tuple(found)


def _replaced(before: Effect, effect: DealsInstead | AddsInstead) -> Effect:
    if isinstance(effect, AddsInstead):
        assert isinstance(before, AddMana)
        return IfSo(effect.condition, (replace(before, mana=effect.mana),), (before,))
    assert isinstance(before, DealDamage)
    much = AmountIf(effect.condition, effect.amount, before.amount)
    return replace(before, amount=much)
