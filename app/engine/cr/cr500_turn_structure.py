"""The turn: phases and steps in order, how each begins and ends (CR 500)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from app.engine.cr.cr500_skipping import COMBAT, TURN, is_skipped, not_skipped
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import (
    ActiveEffect,
    DelayedTrigger,
    Game,
    GameObject,
    Progress,
    StolenPhase,
    Turn,
)
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.statuses import MARKS_OF_THE_TURN
from app.engine.kernel.turn import CARD_DRAWN, HIT
from app.terms.cite import Rule
from app.terms.effects import Duration
from app.terms.events import PlayerRef, StepBegins
from app.terms.instructions import ExtraTurn, MorePhases, StealPhase
from app.terms.selectors import Status
from app.terms.steps import PHASE_OF, STEP_ORDER, Phase, Step


def goes_on(play: Play, **changes: object) -> None:
    """Write down how far the turn has come."""
    game = play.game
    play.set(game.but(turn=game.turn.but(**changes)))


@rule("500.1", "unit", Progress.BEGIN)
def step_begins(play: Play) -> None:
    """A step begins: its turn-based actions are dealt with first, then what triggered as it began
    is put on the stack before anyone has priority."""
    turn = play.game.turn
    if turn.step is Step.END:
        play.set(expire(play.game, Duration.YOUR_NEXT_END_STEP, turn.active))
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
    following = turn.ending or following_step(play)
    phase_ends = following is None or PHASE_OF[turn.step] is not PHASE_OF[following]
    empties = play.rules.all("unspent mana")
    if empties and any(player.pool for player in play.game.players):
        for empty in empties:
            empty(play, phase_ends)
    if phase_ends and PHASE_OF[turn.step] is Phase.COMBAT:
        play.set(expire(play.game, Duration.END_OF_COMBAT))
    if turn.ending is not None:
        goes_on(play, ending=None, alone=False, steps=(), after_steps=None)
    if phase_ends and (turn.more or turn.resume is not None):
        following = next_phase(play, following)
    if following is None:
        next_turn(play)
        return
    goes_on(play, step=following, progress=Progress.BEGIN, passed=0, priority=turn.active)
    if phase_ends:
        take_phases(play)


@rule("500.8")
def next_phase(play: Play, following: Step | None) -> Step | None:
    """Phases that effects have added come directly after the phase that ends, the newest first;
    after them the turn goes on as it would have."""
    turn = play.game.turn
    resume = turn.resume or following
    while turn.more and turn.more[0] is Phase.COMBAT and is_skipped(play, turn.active, COMBAT):
        turn = turn.but(more=turn.more[1:])
    if not turn.more:
        # Back in an earlier phase, the steps of the turn are counted anew.
        back = resume is not None and STEP_ORDER.index(resume) <= STEP_ORDER.index(turn.step)
        goes_on(play, resume=None, more=(), alone=False, part=turn.part + back)
        return resume
    phase, *later = turn.more
    alone = isinstance(phase, Step)
    goes_on(play, more=tuple(later), resume=resume, part=turn.part + 1, alone=alone)
    mains = turn.mains + (phase is Phase.POSTCOMBAT_MAIN)
    goes_on(play, mains=mains, combats=turn.combats + (phase is Phase.COMBAT))
    if isinstance(phase, Step):
        text = "the added phase has no step but the {0} step"
        play.note(Rule("500.10"), text, phase.value)
        return phase
    return next(step for step in STEP_ORDER if PHASE_OF[step] is phase)


@rule("500.9")
def following_step(play: Play) -> Step | None:
    """Steps that effects have added come directly after the step that they name; then the phase
    goes on as it would have. Of a phase that was added for one step there is no more."""
    turn = play.game.turn
    if turn.steps:
        step, *later = turn.steps
        after = turn.after_steps or next_step(play)
        goes_on(play, steps=tuple(later), after_steps=after, part=turn.part + 1)
        return step
    if turn.after_steps is not None:
        goes_on(play, after_steps=None)
        return turn.after_steps
    return None if turn.alone else next_step(play)


@rule("500.8", "effect", MorePhases)
def more_phases(play: Play, effect: MorePhases, at: Viewpoint) -> None:
    """An effect adds phases to the turn, directly after this one, or steps after this step."""
    turn = play.game.turn
    who = None if effect.who is None else affected_players(play.now, effect.who, at)
    if who is not None and turn.whose not in who:
        for player in who:
            text = "it is not {0}'s turn: nothing is added to it"
            play.note(Rule("500.10a"), text, PlayerRef(player), negative=True)
        return
    added = effect.phases * max(0, amount_of(play.now, effect.times, at))
    if effect.after_step:
        steps = tuple(step for step in added if isinstance(step, Step))
        goes_on(play, steps=(*steps, *turn.steps))
        return
    goes_on(play, more=(*added, *turn.more))


@rule("500.7", "effect", ExtraTurn)
def extra_turn(play: Play, effect: ExtraTurn, at: Viewpoint) -> None:
    """A player takes a turn directly after this one; of several the newest is taken first."""
    players = affected_players(play.now, effect.who, at)
    game = play.game
    play.set(game.but(extra_turns=(*reversed(players), *game.extra_turns)))


@rule("102.1")
def take_phases(play: Play) -> None:
    """The active player is the one whose turn it is, but in a phase that another player has stolen:
    that one untaps, draws, attacks and has priority first, as though it were their turn."""
    turn, game = play.game.turn, play.game
    if not game.stolen and turn.owner is None:
        return
    whose, phase = turn.whose, PHASE_OF[turn.step]
    taken = next((s for s in game.stolen if _is_now(s, turn) and s.phase is phase), None)
    if taken is None:
        goes_on(play, active=whose, owner=None, priority=whose)
        return
    goes_on(play, active=taken.by, owner=whose, priority=taken.by)
    text = "{0} has this phase of {1}'s turn"
    play.note(cite(take_phases), text, PlayerRef(taken.by), PlayerRef(whose))


def _is_now(stolen: StolenPhase, turn: Turn) -> bool:
    return stolen.player == turn.whose and turn.number > stolen.after


@rule("500.1", "effect", StealPhase)
def steal_phase(play: Play, effect: StealPhase, at: Viewpoint) -> None:
    """A player chooses one of the five phases, to have it in another player's next turn. The answer
    to a choice of kind `phase` is its name."""
    names = tuple(f"{_NAMES.get(phase, phase.value)} phase" for phase in effect.phases)
    about = () if at.object is None else (at.object,)
    asked = Choice(at.controller, "phase", cite(steal_phase), about, names)
    phase = effect.phases[names.index(str(play.choose(asked)))]
    for player in affected_players(play.now, effect.who, at):
        stolen = StolenPhase(player, phase, at.controller, play.game.turn.number)
        play.set(play.game.but(stolen=(*play.game.stolen, stolen)))


_NAMES = {Phase.PRECOMBAT_MAIN: "first main", Phase.POSTCOMBAT_MAIN: "postcombat main"}


def next_step(play: Play) -> Step | None:
    """The step that comes after this one (rules of single steps may skip some); None after the
    cleanup step."""
    step = play.game.turn.step
    for follows in play.rules.on("next step", step):
        following: Step | None = follows(play)
        return following
    place = STEP_ORDER.index(step) + 1
    following = STEP_ORDER[place] if place < len(STEP_ORDER) else None
    if following is Step.FIRST_STRIKE_DAMAGE:
        return Step.COMBAT_DAMAGE
    return None if following is None else not_skipped(play, following)


@rule("500.1")
def next_turn(play: Play) -> None:
    """The turn ends and the next player in turn order begins theirs, after extra turns."""
    turn = play.game.turn
    extra = tuple(p for p in play.game.extra_turns if not play.game.players[p].lost)
    regular = turn.whose if turn.regular is None else turn.regular
    active, extra, regular = _who_is_next(play, extra, regular)
    game = _last_this_turn(expire(play.game, Duration.YOUR_NEXT_TURN, active), active)
    objects = {
        id: _begun(object, object.sick and play.now.of(id).controller == active)
        for id, object in game.objects.items()
    }
    players = tuple(
        player.but(
            life_gained=0,
            life_lost=0,
            spells_cast=0,
            drawn=0,
            mana_spent=0,
            lands_played=0,
            marks=_of_longer(player.marks),
        )
        for player in game.players
    )
    play.set(
        game.but(
            objects=objects,
            players=players,
            combat=None,
            tally=(),
            last_tally=play.game.tally,
            extra_turns=extra,
            stolen=tuple(each for each in game.stolen if not _is_now(each, turn)),
            turn=Turn(
                active,
                Step.UNTAP,
                Progress.BEGIN,
                active,
                number=turn.number + 1,
                regular=regular if regular != active else None,
                daytime=turn.daytime,
                cast_before=play.game.players[turn.whose].spells_cast,
            ),
        )
    )
    take_phases(play)
    goes_on(play, step=not_skipped(play, Step.UNTAP))


def _who_is_next(
    play: Play, extra: tuple[int, ...], regular: int
) -> tuple[int, tuple[int, ...], int]:
    """Whose turn comes, which extra turns are left after it, and whose turn the order goes on from:
    turns that are skipped are passed over."""
    while True:
        if extra:
            active, extra = extra[0], extra[1:]
        else:
            following = play.game.turn_order(regular)
            active = regular = following[1] if len(following) > 1 else regular
        if not is_skipped(play, active, TURN):
            return active, extra, regular


_Lasting = TypeVar("_Lasting", ActiveEffect, DelayedTrigger)


def _last_this_turn(game: Game, active: int) -> Game:
    """What lasts until the end of a player's next turn lasts until the end of this one, which is
    that turn."""

    def now_ends(each: _Lasting) -> _Lasting:
        if each.duration is Duration.END_OF_YOUR_NEXT_TURN and each.until_turn_of == active:
            return replace(each, duration=Duration.END_OF_TURN)
        return each

    effects, delayed = tuple(map(now_ends, game.effects)), tuple(map(now_ends, game.delayed))
    return game.but(effects=effects, delayed=delayed)


def _of_longer(marks: frozenset[str]) -> frozenset[str]:
    """What is remembered of a player beyond the turn."""
    return frozenset(
        mark for mark in marks - {"land played", "spells cast", CARD_DRAWN} if HIT not in mark
    )


def _begun(object: GameObject, ready: bool) -> GameObject:
    """The object as a turn begins: what it did is of the turn before, and what its controller has
    now controlled continuously since then is no longer sick."""
    if object.marks & MARKS_OF_THE_TURN or object.damaged_by:
        object = object.but(marks=object.marks - MARKS_OF_THE_TURN, damaged_by=frozenset())
    if ready and object.sick:
        return object.but(sick=False, marks=object.marks | {Status.NEW_THIS_TURN.value})
    return object


def expire(game: Game, duration: Duration, player: int | None = None) -> Game:
    """The game without the effects and delayed abilities that last as long as this; `player`: until
    whose next turn."""
    effects = tuple(
        effect
        for effect in game.effects
        if effect.duration is not duration
        or (player is not None and effect.until_turn_of not in (None, player))
    )
    delayed = tuple(
        each
        for each in game.delayed
        if each.duration is not duration
        or (player is not None and each.until_turn_of not in (None, player))
    )
    if len(effects) == len(game.effects) and len(delayed) == len(game.delayed):
        return game
    return game.but(effects=effects, delayed=delayed)
