"""What the judge says has happened, whatever did it: `> suppose …`."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from app.calls import suppositions as su
from app.calls.name import Name, NameKind
from app.engine.cr.cr502_untap_step import phase_out
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.game import ActiveEffect, Game, GameObject, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.judge.effects_of_call import EffectMaker
from app.judge.explore import MOST_OPTIONS
from app.judge.line import Line
from app.judge.problem import CallProblem, Illegal
from app.judge.session import Session
from app.terms import changes as ch
from app.terms.abilities import ContinuousChange
from app.terms.cite import JudgeSays
from app.terms.effects import Duration
from app.terms.events import (
    CountersPut,
    Damage,
    Destroyed,
    Event,
    LifeGain,
    LifeLoss,
    Moved,
    RemovedFromCombat,
    Tapped,
    Untapped,
)
from app.terms.selectors import ObjectIs
from app.terms.zones import Zone


def suppose(session: Session, line: Line, fact: su.Supposition) -> list[Line]:
    """The line with the fact come true; state-based actions and triggers come after it. Where a
    player has a choice as it does (which replacement effect applies) there is a line for each."""
    found: list[Line] = []
    waiting: list[tuple[tuple[Choice, Answer], ...]] = [()]
    while waiting:
        chosen = waiting.pop()
        try:
            came = _supposed(session, line, fact, tuple(answer for _, answer in chosen))
        except NeedsChoice as met:
            options = list(islice(met.choice.answers(), MOST_OPTIONS))
            waiting += [(*chosen, (met.choice, option)) for option in reversed(options)]
            continue
        except IllegalAnswer as refused:
            raise Illegal("suppose", refused.reasons) from None
        found.append(came.but(choices=(*came.choices, *chosen)))
    return found


def _supposed(
    session: Session, line: Line, fact: su.Supposition, answers: tuple[Answer, ...]
) -> Line:
    def decide(choice: Choice, now: Now) -> Choice:
        return session.explorer.narrow(choice, now, line.pins)

    play = Play(session.explorer.rules, line.game, answers, decide, line.now)
    changes = _changes(session, fact)
    if changes is not None:
        target, change = changes
        play.set(_with_effect(play.game, _permanent(session, line, target).id, change))
    elif isinstance(fact, su.SupposeDeed) and fact.deed is su.Deed.PHASE_OUT:
        phase_out(play, [_permanent(session, line, fact.object).id], JudgeSays())
    else:
        play.happen(_events(session, line, fact), JudgeSays())
    turn = replace(play.game.turn, progress=Progress.CHECK, passed=0)
    play.set(play.game.but(turn=turn))
    return session.explorer.after(line, play)


def _permanent(session: Session, line: Line, name: Name) -> GameObject:
    object = session.table.object(line.game, name)
    if object.zone is not Zone.BATTLEFIELD:
        raise CallProblem(f"{object.label} is not on the battlefield")
    return object


def _changes(session: Session, fact: su.Supposition) -> tuple[Name, tuple[ch.Change, ...]] | None:
    """The object and the changes to its characteristics, for facts of that kind."""
    maker = EffectMaker(session.cards, session.table, {})
    match fact:
        case su.SupposeKeyword(object, keyword, loses):
            if loses:
                return object, (maker.lost(keyword),)
            return object, tuple(maker.gained(keyword.text))
        case su.SupposeLosesAll(object):
            return object, (ch.LoseAllAbilities(),)
        case su.SupposeGets(object, change):
            return object, (ch.ModifyPowerToughness(change.power, change.toughness),)
        case su.SupposeControl(player, object):
            return object, (ch.ChangeControl(session.table.player(player)),)
        case _:
            return None


def _with_effect(game: Game, id: int, changes: tuple[ch.Change, ...]) -> Game:
    stamp = game.next_timestamp
    effect = ActiveEffect(
        stamp,
        ContinuousChange(ObjectIs(id), changes),
        game.objects[id].controller,
        None,
        "the judge",
        stamp,
        Duration.END_OF_TURN,
        frozenset({id}),
    )
    return game.but(effects=(*game.effects, effect), next_timestamp=stamp + 1)


def _events(session: Session, line: Line, fact: su.Supposition) -> tuple[Event, ...]:
    table, game = session.table, line.game
    match fact:
        case su.SupposeDeed(deed, name):
            id = table.object(game, name).id
            deeds: dict[su.Deed, Event] = {
                su.Deed.DESTROY: Destroyed(id),
                su.Deed.EXILE: Moved(id, Zone.EXILE),
                su.Deed.BOUNCE: Moved(id, Zone.HAND),
                su.Deed.TAP: Tapped(id),
                su.Deed.UNTAP: Untapped(id),
            }
            return (deeds[deed],)
        case su.SupposeRemovedFromCombat(name):
            return (RemovedFromCombat(table.object(game, name).id),)
        case su.SupposeCounters(counters, on):
            recipient = table.recipient(game, on)
            return (CountersPut(recipient, counters.kind, counters.number),)
        case su.SupposeLife(player, amount, gains):
            index = table.player(player)
            return (LifeGain(index, amount) if gains else LifeLoss(index, amount),)
        case su.SupposeDamage(amount, to, source):
            if source is None or source.kind is NameKind.PLAYER:
                raise CallProblem(
                    "say which source the damage is from: `3 damage to Rex from Ogre`"
                )
            recipient = table.recipient(game, to)
            dealt = Damage(table.object(game, source).id, recipient, amount)
            return (dealt,)
        case _:
            raise CallProblem("that can't be supposed yet")
