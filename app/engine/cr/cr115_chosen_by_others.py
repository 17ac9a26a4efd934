"""Targets that another player chooses than the controller of the spell or ability (CR 601.2c)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.effects import Objects, TargetChoice
from app.terms.events import PlayerRef, Recipient
from app.terms.relations import ChosenBy
from app.terms.selectors import AllOf

Legal = tuple[Recipient, ...]


def chosen_by(what: object) -> ChosenBy | None:
    """What a text says of who chooses the object; None where its controller does."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    return next((part for part in parts if isinstance(part, ChosenBy)), None)


def own_choices(choices: tuple[TargetChoice, ...]) -> tuple[TargetChoice, ...]:
    """Those that the controller makes."""
    return tuple(choice for choice in choices if chosen_by(choice.what) is None)


def of_theirs(now: Now, by: ChosenBy, player: int, legal: Legal) -> Legal:
    """What that player may choose of the legal targets."""
    if not by.theirs:
        return legal
    return tuple(each for each in legal if isinstance(each, int) and now.controller(each) == player)


def who_could_choose(
    now: Now, choice: TargetChoice, by: ChosenBy, legal: Legal, at: Viewpoint
) -> tuple[int, ...]:
    """The players of whom one chooses, if they have enough to choose from."""
    players = affected_players(now, by.who, at)
    return tuple(p for p in players if len(of_theirs(now, by, p, legal)) >= choice.needed)


@rule("700.2e")
def who_chooses(play: Play, players: tuple[int, ...], at: Viewpoint) -> int | None:
    """Where more than one other player could make a choice for a spell or ability, its controller
    says who of them does. None where nobody could.

    The answer to a choice of kind `who chooses` is a player.
    """
    if not players:
        return None
    options = tuple(PlayerRef(player) for player in players)
    about = () if at.object is None else (at.object,)
    asked = Choice(at.controller, "who chooses", cite(who_chooses), about, options)
    picked = play.choose(asked)
    assert isinstance(picked, PlayerRef)
    return picked.player


def chooser(
    play: Play, choice: TargetChoice, legal: Legal, at: Viewpoint
) -> tuple[int | None, Legal]:
    """Who chooses the target, and from what; nobody where no one has enough to choose from."""
    by = chosen_by(choice.what)
    if by is None:
        return at.controller, legal
    player = who_chooses(play, who_could_choose(play.now, choice, by, legal, at), at)
    return player, legal if player is None else of_theirs(play.now, by, player, legal)


def choosing_player(play: Play, what: Objects, at: Viewpoint) -> int:
    """Who chooses objects that are no targets: the controller where the text says nothing."""
    by = chosen_by(what)
    if by is None:
        return at.controller
    found = who_chooses(play, affected_players(play.now, by.who, at), at)
    return at.controller if found is None else found
