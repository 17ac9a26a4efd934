"""What keeps players from searching, or has them search otherwise (CR 701.23, 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr116_ignoring_effects import ignores
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.select import is_player
from app.terms.cite import CardText
from app.terms.durations import Duration
from app.terms.events import Moved, PlayerRef
from app.terms.modifications import MayPlay
from app.terms.searching import (
    CantSearch,
    ControlsSearches,
    ExilesWhatIsFound,
    SearchesTopCards,
)
from app.terms.selectors import ObjectIs
from app.terms.zones import Zone


def cant_search(play: Play, player: int) -> bool:
    """Whether an effect keeps the player from searching; all else that is to be done with the
    library is done."""
    for effect, at in play.now.modifications(CantSearch):
        if is_player(play.now, effect.who, player, at):
            if effect.ignored_for is not None and ignores(play.game, player, at.object):
                continue
            text = "no library is searched, as {0} has it"
            if effect.ignored_for is not None:
                text += ": {1} has not paid to ignore that"
            play.note(CardText(at.name), text, at.name, PlayerRef(player), negative=True)
            return True
    return False


def top_cards_alone(play: Play, player: int, library: tuple[int, ...]) -> tuple[int, ...]:
    """Of the library the cards that are searched, from the top."""
    for effect, at in play.now.modifications(SearchesTopCards):
        if is_player(play.now, effect.who, player, at):
            text = "the top {0} cards of the library are searched instead"
            play.note(CardText(at.name), text, str(effect.count))
            library = library[: effect.count]
    return library


def who_searches(now: Now, player: int, whose: int) -> int:
    """Who makes the choices of a player that searches: another, where one controls them then."""
    for effect, at in now.modifications(ControlsSearches):
        if whose == player and is_player(now, effect.who, player, at):
            return at.controller
    return player


def exiled_as_found(play: Play, player: int, whose: int, found: tuple[int, ...]) -> bool:
    """Whether what the player has found is exiled, for another to play."""
    effect, at = next(_exiling(play.now, player), (None, None))
    if effect is None or at is None or whose != player or not found:
        return False
    happened = play.happen([Moved(id, Zone.EXILE) for id in found], CardText(at.name))
    for event in happened:
        if isinstance(event, Moved) and event.to is Zone.EXILE and event.new is not None:
            may = MayPlay(ObjectIs(event.new), any_mana=effect.any_mana)
            start(play, may, at, Duration.PERMANENT)
    return True


def _exiling(now: Now, player: int) -> Iterator[tuple[ExilesWhatIsFound, Viewpoint]]:
    for effect, at in now.modifications(ExilesWhatIsFound):
        if is_player(now, effect.who, player, at):
            yield effect, at
