"""The Ring tempts a player (CR 701.54)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, ContinuousChange, EventKind, StaticAbility, Trigger
from app.terms.abilities import TriggeredAbility as Triggered
from app.terms.amounts import PowerOf
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddTypes
from app.terms.effects import ControllerOf, Later, LoseLife, SacrificeSome
from app.terms.effects import DiscardCards as Discard
from app.terms.effects import DrawCards as Draw
from app.terms.events import ActionDone, Designated, PlayerRef
from app.terms.instructions import KeywordAction
from app.terms.modifications import CantBeBlocked
from app.terms.relations import HasMark
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    Controlled,
    PowerIs,
    ThatObject,
    Who,
)
from app.terms.steps import Step
from app.terms.types import Supertype
from app.terms.zones import Zone

NAME = "The Ring"
TEMPTS = "the Ring tempts you"
BEARER_MARK = "Ring-bearer"
BEARER = AllOf((HasMark(BEARER_MARK), Controlled(Who.YOU)))
_GREATER = AllOf((CREATURE, PowerIs(Comparison.GREATER, PowerOf(BEARER))))
_LEGENDARY = AddTypes(supertypes=frozenset({Supertype.LEGENDARY}))
_AT_END = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END_OF_COMBAT)
# What the emblem has once the Ring has tempted its player so often, each besides those before.
ABILITIES: tuple[Ability, ...] = (
    StaticAbility((ContinuousChange(BEARER, (_LEGENDARY,)), CantBeBlocked(BEARER, _GREATER))),
    Triggered(Trigger(EventKind.ATTACKS, BEARER), (Draw(Who.YOU, 1), Discard(Who.YOU, 1))),
    Triggered(
        Trigger(EventKind.BECOMES_BLOCKED_BY, BEARER, CREATURE),
        (Later(_AT_END, (SacrificeSome(ControllerOf(ThatObject()), ThatObject()),)),),
    ),
    Triggered(
        Trigger(EventKind.DEALS_DAMAGE, BEARER, player=Who.ANY, combat=True),
        (LoseLife(Who.OPPONENT, 3),),
    ),
)


@rule("701.54a", "keyword action", TEMPTS)
def tempts(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player's emblem gets its next ability, and they choose a creature of theirs that is their
    Ring-bearer until another is.

    The answer to a choice of kind `Ring-bearer` is an object's id.
    """
    for player in affected_players(play.now, effect.who, at):
        next_ability(play, player)
        own = tuple(creature.id for creature in play.now.creatures(player))
        if own:
            picked = play.choose(Choice(player, BEARER_MARK, cite(tempts), own, own))
            assert isinstance(picked, int)
            _let_go(play, player, picked)
            play.happen((Designated(picked, BEARER_MARK),), cite(tempts))
        play.happen((ActionDone(player, TEMPTS),), cite(tempts))


def _let_go(play: Play, player: int, picked: int) -> None:
    for creature in play.now.permanents(player):
        if creature.id != picked and BEARER_MARK in creature.marks:
            without = creature.but(marks=creature.marks - {BEARER_MARK})
            play.set(play.game.with_object(without))


@rule("701.54c")
def next_ability(play: Play, player: int) -> None:
    """A player gets the emblem as the Ring tempts them first; each time after that, up to the
    fourth, it has one ability more."""
    game = play.game
    for object in play.now.in_zone(Zone.COMMAND, player):
        if object.is_emblem and object.card.name == NAME:
            number = len(object.card.front.abilities) + 1
            play.set(game.with_object(object.but(card=_emblem(number))))
            return
    label = f"{NAME} of {game.players[player].name}"
    made = GameObject(
        game.next_id, _emblem(1), player, player, Zone.COMMAND, label, game.next_timestamp
    )
    numbers = {"next_id": game.next_id + 1, "next_timestamp": game.next_timestamp + 1}
    play.set(game.with_object(made).but(**numbers))
    play.note(cite(next_ability), "{0} gets {1}", PlayerRef(player), made.id)


def _emblem(number: int) -> Card:
    return Card(NAME, Layout.OTHER, (Face(NAME, abilities=ABILITIES[:number]),))
