"""The turn: phases and steps in order, how each begins and ends (CR 500)."""

from __future__ import annotations

from app.engine.kernel.game import Game, GameObject, Progress, Turn
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.statuses import MARKS_OF_THE_TURN
from app.terms.effects import Duration
from app.terms.events import StepBegins
from app.terms.steps import PHASE_OF, STEP_ORDER, Phase, Step

# The untap and cleanup steps give no one priority (502.4, 514.3).
NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})


def goes_on(play: Play, **changes: object) -> None:
    """Write down how far the turn has come."""
    game = play.game
    play.set(game.but(turn=game.turn.but(**changes)))


@rule("500.1", "unit", Progress.BEGIN)
def step_begins(play: Play) -> None:
    """A step begins: its turn-based actions are dealt with first, then what triggered as it began
    is put on the stack before anyone has priority."""
    turn = play.game.turn
    play.happen((StepBegins(turn.step.value, turn.active),), cite(step_begins))
    for action in play.rules.on("turn-based action", turn.step):
        action(play)
    after = Progress.END if turn.step is Step.UNTAP else Progress.CHECK
    goes_on(play, progress=after, priority=turn.active, passed=0)


@rule("500.2", "unit", Progress.END)
def step_ends(play: Play) -> None:
    """A step ends once all players passed in succession on an empty stack; unspent mana empties,
    what lasts that long ends, and the next step or phase begins."""
    turn = play.game.turn
    for ends in play.rules.on("step ends", turn.step):
        ends(play)
    following = next_step(play)
    empties = play.rules.all("unspent mana")
    if empties and any(player.pool for player in play.game.players):
        ended = following is None or PHASE_OF[turn.step] is not PHASE_OF[following]
        for empty in empties:
            empty(play, ended)
    if following is None:
        next_turn(play)
        return
    if PHASE_OF[turn.step] is Phase.COMBAT and PHASE_OF[following] is not Phase.COMBAT:
        play.set(expire(play.game, Duration.END_OF_COMBAT))
    goes_on(play, step=following, progress=Progress.BEGIN, passed=0, priority=turn.active)


def next_step(play: Play) -> Step | None:
    """The step that comes after this one (rules of single steps may skip some); None after the
    cleanup step."""
    step = play.game.turn.step
    for follows in play.rules.on("next step", step):
        following: Step | None = follows(play)
        return following
    place = STEP_ORDER.index(step) + 1
    following = STEP_ORDER[place] if place < len(STEP_ORDER) else None
    return Step.COMBAT_DAMAGE if following is Step.FIRST_STRIKE_DAMAGE else following


@rule("500.7")
def next_turn(play: Play) -> None:
    """The turn ends and the next player in turn order begins theirs."""
    turn = play.game.turn
    following = play.game.turn_order(turn.active)
    active = following[1] if len(following) > 1 else turn.active
    game = expire(play.game, Duration.YOUR_NEXT_TURN, active)
    objects = {
        id: _begun(object, object.sick and play.now.of(id).controller == active)
        for id, object in game.objects.items()
    }
    marks = frozenset({"land played", "spells cast"})
    players = tuple(
        player.but(life_gained=0, life_lost=0, marks=player.marks - marks)
        for player in game.players
    )
    play.set(
        game.but(
            objects=objects,
            players=players,
            combat=None,
            tally=(),
            turn=Turn(active, Step.UNTAP, Progress.BEGIN, active, number=turn.number + 1),
        )
    )


def _begun(object: GameObject, ready: bool) -> GameObject:
    """The object as a turn begins: what it did is of the turn before, and what its controller has
    now controlled continuously since then is no longer sick."""
    if object.marks & MARKS_OF_THE_TURN:
        object = object.but(marks=object.marks - MARKS_OF_THE_TURN)
    return object.but(sick=False) if ready else object


def expire(game: Game, duration: Duration, player: int | None = None) -> Game:
    """The game without the effects that last as long as this; `player`: until whose next turn."""
    effects = tuple(
        effect
        for effect in game.effects
        if effect.duration is not duration
        or (player is not None and effect.until_turn_of not in (None, player))
    )
    return game if len(effects) == len(game.effects) else game.but(effects=effects)
