"""What a spell does instead of what another line of its own text says (CR 614.15)."""

from __future__ import annotations

from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms.amounts import AmountIf
from app.terms.effects import DealDamage, Effect
from app.terms.lasting_triggers import DealsInstead


@rule("614.15", "effect", DealsInstead)
def of_no_one_line(play: Play, effect: DealsInstead, at: Viewpoint) -> None:
    """What a line says is dealt instead is about the damage of one line before it: where there is
    none such line, it can't be told what it replaces."""
    raise NotModelled(effect)


def with_its_replacements(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A line of a spell that says how much damage it deals instead is about the damage that a line
    before it deals; where several deal some, or none does, it stays as it is."""
    found: list[Effect] = []
    for effect in effects:
        places = [at for at, before in enumerate(found) if isinstance(before, DealDamage)]
        if not isinstance(effect, DealsInstead) or len(places) != 1:
            found.append(effect)
            continue
        damage = found[places[0]]
        assert isinstance(damage, DealDamage)
        much = AmountIf(effect.condition, effect.amount, damage.amount)
        found[places[0]] = DealDamage(
            much, damage.to, damage.source, damage.preventable, damage.excess_to
        )
    return tuple(found)
