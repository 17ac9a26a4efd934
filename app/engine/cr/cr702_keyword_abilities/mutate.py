"""Mutate (CR 702.140)."""

from __future__ import annotations

from app.engine.cr.cr405_stack import take_off
from app.engine.cr.cr730_merging_with_permanents import merge
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import StackItem
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.told import paid
from app.terms.effects import TargetChoice
from app.terms.events import ActionDone
from app.terms.relations import SameOwner
from app.terms.selectors import CREATURE, AllOf, HasSubtype, Not

# How it is marked on a spell that it is a mutating creature spell.
MUTATING = paid("mutate")
MUTATES = "mutates"
OVER, UNDER = "over", "under"
HOST = TargetChoice(AllOf((Not(HasSubtype("Human")), SameOwner(), CREATURE)))


@rule("702.140a")
def mutating_onto() -> tuple[TargetChoice, ...]:
    """A spell cast for its mutate cost targets a creature that is no Human and has its owner."""
    return (HOST,)


@rule("702.140b")
def ceases_to_mutate(play: Play, item: StackItem) -> bool:
    """A mutating creature spell whose target has become illegal resolves as a creature spell."""
    spell = play.game.find(item.id)
    if spell is None or MUTATING not in spell.marks:
        return False
    play.set(play.game.with_object(spell.but(marks=spell.marks - {MUTATING})))
    text = "the target of {0} is illegal: it does not mutate, and resolves as a creature"
    play.note(cite(ceases_to_mutate), text, spell.id)
    return True


@rule("702.140c")
def merges(play: Play, item: StackItem) -> bool:
    """A mutating creature spell does not enter the battlefield: it merges with its target, over or
    under it as its controller likes. Whether it is such a spell.

    The answer to the choice, of kind `mutate`, is `over` or `under`.
    """
    spell = play.game.find(item.id)
    host = next((target for target in item.targets if isinstance(target, int)), None)
    if spell is None or host is None or MUTATING not in spell.marks:
        return False
    about = (item.id, host)
    picked = play.choose(Choice(item.controller, "mutate", cite(merges), about, (OVER, UNDER)))
    merge(play, item.id, host, picked == OVER)
    take_off(play, item)
    mutates(play, host)
    return True


@rule("702.140d")
def mutates(play: Play, host: int) -> None:
    """What triggers as a creature mutates triggers as a spell has merged with it so."""
    play.happen((ActionDone(play.now.controller(host), MUTATES, host),), cite(mutates))
