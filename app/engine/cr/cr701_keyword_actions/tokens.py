"""Actions that create tokens (CR 701.16, 701.36, 701.47, 701.53)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.changes import AddTypes
from app.terms.effects import Duration, StartChange
from app.terms.events import CountersPut, TokenCreated
from app.terms.instructions import CopyAsToken, KeywordAction
from app.terms.selectors import ObjectIs
from app.terms.tokens import CLUE, INCUBATOR, army


@rule("701.16a", "keyword action", "investigate")
def investigate(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """To investigate is to create a Clue token."""
    for _ in range(number_of(play, effect.number, at)):
        for player in affected_players(play.now, effect.who, at):
            play.happen((TokenCreated(player, CLUE),), cite(investigate))


@rule("701.53a", "keyword action", "incubate")
def incubate(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player creates an Incubator token that enters with so many +1/+1 counters on it."""
    count = number_of(play, effect.number, at)
    counters = (("+1/+1", count),) if count else ()
    for player in affected_players(play.now, effect.who, at):
        play.happen((TokenCreated(player, INCUBATOR, counters=counters),), cite(incubate))


@rule("701.36a", "keyword action", "populate")
def populate(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player chooses a creature token of theirs and creates a copy of it; without one they
    create none (701.36b).

    The answer to a choice of kind `populate` is an object's id.
    """
    now = play.now
    own = tuple(o.id for o in now.creatures(at.controller) if o.token)
    if not own:
        return
    picked = play.choose(Choice(at.controller, "populate", cite(populate), own, own))
    assert isinstance(picked, int)
    follow(play, (CopyAsToken(ObjectIs(picked)),), at)


@rule("701.47a", "keyword action", "amass")
def amass(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A player without an Army creature creates a 0/0 black Army; then an Army creature of theirs
    gets so many +1/+1 counters, and the named type too.

    The answer to a choice of kind `amass` is an object's id.
    """
    kind = effect.name.removeprefix("amass ").removesuffix("s")
    if not _armies(play, at.controller):
        play.happen((TokenCreated(at.controller, army(kind)),), cite(amass))
    own = _armies(play, at.controller)
    if not own:
        return
    picked = play.choose(Choice(at.controller, "amass", cite(amass), own, own))
    assert isinstance(picked, int)
    count = number_of(play, effect.number, at)
    if count:
        play.happen((CountersPut(picked, "+1/+1", count, at.controller),), cite(amass))
    if kind not in play.now.of(picked).subtypes:
        becomes = (AddTypes(frozenset(), frozenset({kind})),)
        follow(play, (StartChange(ObjectIs(picked), becomes, Duration.PERMANENT),), at)


def _armies(play: Play, player: int) -> tuple[int, ...]:
    now = play.now
    return tuple(o.id for o in now.creatures(player) if "Army" in now.of(o.id).subtypes)
