"""Manifest, cloak and manifest dread (CR 701.40, 701.58, 701.62)."""

from __future__ import annotations

from app.engine.cr.cr401_order_of_libraries import top_of
from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.cr.cr707_copying import CLOAKED, MANIFESTED
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import ON_TOP, GameObject
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Face, Layout
from app.terms.cite import Rule
from app.terms.events import ActionDone, Event, Moved, PlayerRef, TurnedFaceUp
from app.terms.instructions import KeywordAction
from app.terms.zones import Zone

# A card of a library of which nothing is known.
UNKNOWN = Card("Face-down card", Layout.NORMAL, (Face("Face-down card"),))


@rule("701.40a", "keyword action", "manifest")
def manifest(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Cards from the top of a library are put onto the battlefield face down, one at a time
    (701.40e): each is a 2/2 creature with nothing else."""
    _from_top(play, effect, at, MANIFESTED, cite(manifest))


@rule("701.58a", "keyword action", "cloak")
def cloak(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """As manifesting, but what is face down has ward {2}."""
    _from_top(play, effect, at, CLOAKED, cite(cloak))


def _from_top(play: Play, effect: KeywordAction, at: Viewpoint, how: str, because: Rule) -> None:
    for player in affected_players(play.now, effect.who, at):
        for _ in range(number_of(play, effect.number, at)):
            top = _top(play, player, 1)
            if top:
                put_face_down(play, top[0], at.controller, how, because)


def put_face_down(play: Play, card: int, player: int, how: str, because: Rule) -> None:
    """The card enters the battlefield face down under the player's control."""
    moved = Moved(card, Zone.BATTLEFIELD, controller=player, face_down=how)
    play.happen((moved,), because)


@rule("701.62a", "keyword action", "manifest dread")
def one_of_two(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Of the two cards on top of a library one is manifested, and the other goes to the graveyard.

    The answer to a choice of kind `manifest` is an object's id.
    """
    because = cite(one_of_two)
    for player in affected_players(play.now, effect.who, at):
        known = play.game.players[player].library is not None
        top = _top(play, player, 2 if known else 1)
        if top:
            picked = play.choose(Choice(player, "manifest", because, top, top))
            assert isinstance(picked, int)
            put_face_down(play, picked, player, MANIFESTED, because)
            rest = [Moved(id, Zone.GRAVEYARD) for id in top if id != picked]
            if rest:
                play.happen(rest, because)
        if not known:
            text = "{0} moves {1} unknown cards from the top of their library"
            play.note(because, text, PlayerRef(player), "1")
        play.happen((ActionDone(player, "manifest dread"),), because)


def _top(play: Play, player: int, count: int) -> tuple[int, ...]:
    """The top cards of a library; of one that nobody knows a card that nobody knows."""
    cards = top_of(play, player, count)
    if cards or play.game.players[player].library is not None:
        return cards
    game = play.game
    label = free_label(game, UNKNOWN.name)
    card = GameObject(
        id=game.next_id,
        card=UNKNOWN,
        owner=player,
        controller=player,
        zone=Zone.LIBRARY,
        label=label,
        timestamp=game.next_timestamp,
        marks=frozenset({ON_TOP}),
    )
    game = game.with_object(card)
    play.set(game.but(next_id=card.id + 1, next_timestamp=card.timestamp + 1))
    return (card.id,)


@rule("708.9", "observe", Moved, TurnedFaceUp)
def tell_revealed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """What was face down is revealed as it leaves the battlefield; of a card that nobody knows it
    is said that it is not known."""
    for event in events:
        if isinstance(event, Moved | TurnedFaceUp):
            object = before.game.find(event.object)
            if object is not None and object.card is UNKNOWN and object.zone is Zone.BATTLEFIELD:
                play.not_applied(object.label, "which card it is that was face down")
