"""Objects that nothing targets: chosen as the instruction that speaks of them is followed."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_chosen_by_others import choosing_player
from app.engine.cr.cr609_effects.carrying_out import is_of_those, objects, tell_fewer, zone_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches, matching
from app.terms import effects as ef
from app.terms.digital import Perpetually
from app.terms.instructions import ExileUntilSourceLeaves
from app.terms.library_effects import MayPlayLater
from app.terms.moved_counters import PutCounterOfChoice
from app.terms.selectors import AllOf, AnyOf, ObjectIs, SameObjects, SomeOf, Those
from app.terms.zones import Zone

# The effects that are told by what they act on; a copy and a spell cast choose for themselves.
ACTS_ON = (
    ef.MoveTo,
    ef.TapIt,
    ef.UntapIt,
    ef.PutIntoLibrary,
    ef.PutCountersOn,
    ef.DestroyIt,
    PutCounterOfChoice,
    ExileUntilSourceLeaves,
    Perpetually,
    MayPlayLater,
)

# What the text has spoken of already.
_SPOKEN_OF = (ef.Targets, Those, SameObjects)


def settled(play: Play, effect: ef.Effect, at: Viewpoint) -> ef.Effect:
    """The instruction with the objects that its player has chosen in the place of `some`."""
    if not isinstance(effect, ACTS_ON) or not isinstance(effect.what, SomeOf):
        return effect
    those = tuple(map(ObjectIs, choose_some(play, effect.what, at)))
    return replace(effect, what=AnyOf(those))


@rule("608.2d", "effect", SomeOf)
def choose_some(play: Play, some: SomeOf, at: Viewpoint) -> tuple[int, ...]:
    """The player who follows an instruction chooses what it is about as they come to it, if it
    names no targets; where there are fewer than it says they take all there are.

    The answer to a choice of kind `some` is a tuple of object ids. Raises NotModelled where chance
    decides, or where nobody knows what the cards in that player's hand are.
    """
    options = candidates(play.now, some, at)
    number = len(options) if some.count is None else min(some.count, len(options))
    if some.count is not None and number < some.count and not some.up_to:
        tell_fewer(play, at.controller, number, some.count)
    if some.random and number < len(options):
        raise NotModelled(some)
    least = 0 if some.up_to else number
    if least == len(options):
        return options
    form = PickSome(cite(choose_some), options, least, number)
    about = () if at.object is None else (at.object,)
    player = choosing_player(play, some.what, at)
    picked = play.choose(Choice(player, "some", cite(choose_some), about, form=form))
    assert isinstance(picked, tuple)
    return picked


def candidates(now: Now, some: SomeOf, at: Viewpoint) -> tuple[int, ...]:
    """What may be chosen. Raises NotModelled for a hand with cards that the call does not name."""
    if isinstance(some.what, _SPOKEN_OF) or is_of_those(some.what):
        return objects(now, some.what, at)
    if isinstance(some.what, AllOf) and Those() in some.what.of:
        if not at.those:
            raise NotModelled(some)  # what was milled or exiled nobody knows
        known = (id for id in at.those if id in now.game.objects)
        return tuple(id for id in known if matches(now, some.what, id, at))
    zone = zone_of(some.what)
    if zone is Zone.HAND and now.game.players[at.controller].hand:
        raise NotModelled(some)  # they may have such a card, or another
    found = tuple(matching(now, some.what, at, zone))
    return tuple(id for id in found if id not in at.entering) if at.entering else found
