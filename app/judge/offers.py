"""What a call offers to be asked about: its players and objects as they are once its actions are
done, and for an action the targets that it may have, refused ones with all reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.calls import questions as qu
from app.calls.dump import quoter_for
from app.calls.model import Ask, Call, Do
from app.engine.cr.cr605_sources import mana_abilities
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.select import NotModelled
from app.judge.ask import JudgeCards, position
from app.judge.budget import Budget
from app.judge.line import Line
from app.judge.mana_text import ability_text
from app.judge.offered_targets import Slot, slots_of
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.ruling import Standing
from app.judge.sentences import Sentences, capital
from app.judge.session import Session
from app.judge.standing import stands
from app.judge.which_ability import candidates
from app.terms.steps import STEP_ORDER, Step
from app.terms.types import CardType
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Thing:
    """An object. `name`: as notation writes it; `player`: who controls it, or owns it outside the
    battlefield and the stack. `abilities`: its activated abilities in the order of its text, as its
    card says them. `makes_mana`: one of them is a mana ability."""

    name: str
    label: str
    zone: str
    player: str
    abilities: tuple[str, ...] = ()
    makes_mana: bool = False
    creature: bool = False
    land: bool = False


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be asked about. `slots`: what the action that is asked about may target; `problem`:
    why that, or anything, can't be told. `attack`, `block`: whether attackers, or blockers of what
    attacks, are still to be declared."""

    players: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()
    slots: tuple[Slot, ...] = ()
    problem: str = ""
    stands: Standing | None = None
    attack: bool = False
    block: bool = False


def offers(call: Call, cards: JudgeCards, budget: Budget | None = None) -> Offers:
    """What the position of a call offers, and the action of its last question."""
    moves = tuple(line for line in call.script if isinstance(line, Do))
    try:
        session = position(replace(call, script=moves), cards, budget)
        session.decide_open()
    except (CallProblem, NotModelledYet, Illegal) as wrong:
        return Offers(tuple(p.name for p in call.players), problem=capital(str(wrong)))
    line = session.lines[0]
    found = Offers(
        session.table.players,
        tuple(_things(session, line)),
        problem="" if session.stopped is None else _stopped(session),
        stands=stands(session, line),
        attack=_before(line.game, Step.DECLARE_ATTACKERS),
        block=_before(line.game, Step.DECLARE_BLOCKERS) and _attacked(line.game),
    )
    asked = [line.question for line in call.script if isinstance(line, Ask)]
    if not asked or not isinstance(asked[-1], qu.Can | qu.CostOf | qu.PayFor):
        return found
    try:
        slots = slots_of(session, line, asked[-1].action, asked[-1].player)
    except Illegal as refused:
        sentences = Sentences(session.table)
        told = " ".join(sentences.reason(reason, line.game) for reason in refused.reasons)
        return replace(found, problem=told)
    except CallProblem as wrong:
        return replace(found, problem=capital(str(wrong)))
    except NotModelledYet as unknown:
        return replace(found, problem=f"This can't be worked out yet: {unknown.what}")
    except NotModelled:
        return replace(found, problem="What it may target can't be worked out.")
    return replace(found, slots=slots)


def _before(game: Game, step: Step) -> bool:
    """Whether what is declared in that step of this turn is still to be."""
    at = STEP_ORDER.index(game.turn.step) - STEP_ORDER.index(step)
    if at:
        return at < 0
    combat = game.combat
    if step is Step.DECLARE_ATTACKERS:
        return combat is None or not combat.attackers_declared
    return combat is None or not combat.blockers_declared


def _attacked(game: Game) -> bool:
    return game.combat is not None and bool(game.combat.attacks)


def _stopped(session: Session) -> str:
    assert session.stopped is not None
    sentences = Sentences(session.table)
    told = [sentences.reason(reason, session.start.game) for reason in session.stopped.reasons[:1]]
    return " ".join([capital(f"not legal: {session.stopped.what.lstrip('> ')}"), *told])


def _things(session: Session, line: Line) -> Iterator[Thing]:
    quoter = quoter_for(session.call)
    game, now = line.game, session.now(line)
    for object in sorted(game.objects.values(), key=lambda one: one.first or one.id):
        known = now.of(object.id)
        held = object.zone in (Zone.BATTLEFIELD, Zone.STACK)
        yield Thing(
            quoter.text(object.label),
            object.label,
            object.zone.value,
            session.table.players[known.controller if held else object.owner],
            tuple(_abilities(session, line, object)),
            bool(mana_abilities(now, object.id)),
            CardType.CREATURE in known.types,
            CardType.LAND in known.types,
        )


def _abilities(session: Session, line: Line, object: GameObject) -> Iterator[str]:
    for each in candidates(session.now(line), object):
        yield each.text or (ability_text(each.ability) if each.ability is not None else "")
