"""`tap A`: each way to tap a permanent for mana, and what comes of it."""

from __future__ import annotations

from app.calls import questions as qu
from app.calls.model import Ask
from app.engine.cr.cr602_activating_activated_abilities import why_not_activate
from app.engine.cr.cr605_sources import ManaWay, mana_abilities, played, taps
from app.engine.kernel.game import Game
from app.engine.kernel.reason import Reason
from app.judge.answered import Answered
from app.judge.asked_about import asked_about, named
from app.judge.cites import of_entries
from app.judge.mana_text import looks_at_others, unread_mana, unread_of_others
from app.judge.mana_words import symbols
from app.judge.problem import NotModelledYet
from app.judge.ruling import NotTaken
from app.judge.ruling_mana import TapRow
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.judge.telling import steps_of
from app.terms.cite import Rule
from app.terms.mana import ManaType
from app.terms.player_actions import ActivateAbility

_MOST_TOLD = 12
Added = tuple[ManaType, ...]


def ways_to_tap(session: Session, asked: qu.WaysToTap, ask: Ask) -> Answered:
    """The ways in each line of play; those of the first are told step by step."""
    answered = Answered(ask, session.lines, cites=(Rule("106.12"),))
    told: list[str] = []
    for line in session.lines:
        now, id = asked_about(session, line, asked.permanent)
        unread = unread_mana(now, id)
        if unread is not None:
            raise NotModelledYet(unread)
        name, player = named(session, line, id, asked.permanent), now.controller(id)
        every = mana_abilities(now, id)
        reasons: list[Reason] = []
        ways: list[ManaWay] = []
        whole = True
        for ability in [each for each in every if taps(each)] or every:
            action = ActivateAbility(player, id, ability)
            if refused := why_not_activate(now, action):
                reasons += refused
                continue
            found, known = played(now, action)
            ways += found
            if not known:
                whole = False
                why = "not every way in which its mana comes out is worked out"
                answered.unknown.append(NotTaken(name, "a mana ability", why))
        if not every:
            text = "{0} has no mana ability"
            reasons.append(Reason(Rule("106.12"), text, (id,)))
        _put(session, answered, ways, player, line.game)
        if looks_at_others(now.of(id).abilities):
            answered.unknown += unread_of_others(now, id)
        if not ways:
            answered.reasons = (*answered.reasons, *reasons)
        told.append(_verdict(session, name, ways, player, reasons, line.game, whole))
    answered.text = " Or: ".join(dict.fromkeys(told))
    return answered


def _put(
    session: Session, answered: Answered, ways: list[ManaWay], player: int, game: Game
) -> None:
    adds = tuple(dict.fromkeys(_added(way) for way in ways))
    answered.adds = (*answered.adds, adds)
    sentences = Sentences(session.table)
    first: dict[Added, ManaWay] = {}
    for way in ways:
        first.setdefault(_added(way), way)
        assert way.play is not None
        answered.cites = (*answered.cites, *of_entries(way.play.trace))
        answered.unknown += [
            NotTaken(whose, type(term).__name__, "it can't be worked out here")
            for whose, term in way.play.not_modelled()
        ]
    answered.cites = tuple(dict.fromkeys(answered.cites))
    if not answered.taps:
        answered.taps = tuple(
            TapRow(
                symbols(added),
                session.table.players[player],
                "; ".join(_others(session, way, player)),
                steps_of(way.play.trace, sentences) if way.play is not None else (),
            )
            for added, way in list(first.items())[:_MOST_TOLD]
        )


def _others(session: Session, way: ManaWay, player: int) -> list[str]:
    """What a way adds to the pools of others."""
    return [
        f"{session.table.players[other]} adds {symbols(mana.type for mana in pool)}"
        for other, pool in enumerate(way.pools)
        if other != player and pool
    ]


def _added(way: ManaWay) -> Added:
    order = list(ManaType)
    return tuple(sorted((mana.type for mana in way.mana), key=order.index))


def _verdict(
    session: Session,
    name: str,
    ways: list[ManaWay],
    player: int,
    reasons: list[Reason],
    game: Game,
    known: bool,
) -> str:
    who = session.table.players[player]
    if not ways:
        why = [Sentences(session.table).reason(reason, game) for reason in reasons[:1]]
        return " ".join([f"{name} can't be tapped for mana now.", *why])
    kinds = list(dict.fromkeys(_added(way) for way in ways))
    if not known:
        kinds = [kind for kind in kinds if kind]
    if not kinds:
        return f"What tapping {name} for mana adds can't be worked out."
    listed = [symbols(kind) for kind in kinds]
    more = f" (and {len(listed) - _MOST_TOLD} more ways)" if len(listed) > _MOST_TOLD else ""
    told = " or ".join(listed[:_MOST_TOLD]) + more
    others = _others(session, ways[0], player)
    return f"Tapping {name} adds {told} for {who}" + "".join(f"; {o}" for o in others) + "."
