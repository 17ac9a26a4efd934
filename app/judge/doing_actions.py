"""Casting, activating and playing lands: what a call's players do with priority."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from app.calls.model import Do
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_alternative_costs import alternatives
from app.engine.cr.cr601_announced_costs import alternative_of, other_costs
from app.engine.cr.cr601_ledger import ledger_of
from app.engine.cr.cr601_paying_mana import (
    could_be_assisted,
    has_sources,
    how_paid,
    rules_at_work,
)
from app.engine.kernel.game import Game, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.engine.kernel.trace import NotApplied
from app.judge.acting import Acting, with_action
from app.judge.coverage_cast import of_spells, unread_of_casting
from app.judge.coverage_costs import unread_of_costs
from app.judge.line import Line
from app.judge.problem import Illegal, NotModelledYet
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.judge.stops import settled
from app.judge.which_ability import same_but_for_mana
from app.terms.abilities import KeywordAbility
from app.terms.cards import Layout
from app.terms.cite import Cite, Rule
from app.terms.events import PlayerRef
from app.terms.keywords import ALTERNATIVE
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    ExileFromHand,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
    UnlockHalf,
)


def act(session: Session, action: Acting, line: Do) -> None:
    """A player casts, activates or plays what the line says, and has priority again.

    Raises Illegal with all reasons where it can't be done, NotModelledYet where the engine has no
    rule for it.
    """
    session.decide_open()
    with _not_modelled(line.text):
        acting = [with_action(session, at, action, line.player) for at in session.lines]
        acting = [_for_what_can_be_paid(session, at) for at in acting]
        try:
            session.play_to(settled, line.text, acting)
        except Illegal as refused:
            raise Illegal(refused.what, named(refused.reasons, acting)) from refused


def _for_what_can_be_paid(session: Session, acting: Line) -> Line:
    """A spell that is really paid for, whose mana cost can't be paid, is cast for the other cost
    that can be, where there is one and no other."""
    doing = acting.game.doing
    if not isinstance(doing, CastSpell) or doing.payment is None:
        return acting
    others = list(_other_ways(session, acting))
    if not others or not _lacks_means(_tried(session, acting)):
        return acting
    able = []
    for other in others:
        line = acting.but(game=acting.game.but(doing=other))
        try:
            if not _tried(session, line).reasons:
                able.append(line)
        except NotModelled:
            return acting
    return able[0] if len(able) == 1 else acting


def _lacks_means(tried: Possible) -> bool:
    return bool(tried.reasons) and all(reason.because in _OF_COST for reason in tried.reasons)


def named(reasons: tuple[Reason, ...], acting: list[Line]) -> tuple[Reason, ...]:
    """The reasons with a card that is in the call by this action alone called by its name: no one
    else knows of it."""
    labels = {id: object.label for at in acting for id, object in at.game.objects.items()}
    return tuple(
        replace(
            reason,
            about=tuple(
                labels.get(part, part) if isinstance(part, int) else part for part in reason.about
            ),
        )
        for reason in reasons
    )


@contextmanager
def _not_modelled(what: str) -> Iterator[None]:
    try:
        yield
    except NotModelled as missing:
        raise NotModelledYet(f"{what} ({words_of(missing.term)})") from missing


# Why a cost can't be paid: another cost may do.
_OF_COST = frozenset({Rule("118.3"), Rule("118.6"), Rule("601.2h")})


# Keywords by which a card may be cast for another cost than its mana cost.
_OTHER_WAYS = frozenset(
    {
        "awaken",
        "blitz",
        "cleave",
        "dash",
        "escape",
        "freerunning",
        "harmonize",
        "impending",
        "madness",
        "mayhem",
        "miracle",
        "more than meets the eye",
        "mutate",
        "offering",
        "prowl",
        "sneak",
        "warp",
        "web-slinging",
    }
)


@dataclass(slots=True)
class Possible:
    """Whether an action can be done on one line of play: the reasons against it, what of it is not
    known, and the rules at work in paying for it; `assisted`: it could be paid for only with what
    another player pays."""

    reasons: tuple[Reason, ...] = ()
    unknown: list[NotTaken] = field(default_factory=list)
    cites: tuple[Cite, ...] = ()
    assisted: bool = False

    @property
    def answers(self) -> tuple[str, ...]:
        """Yes or no; both, where it depends on another player's assistance."""
        return ("yes", "no") if self.assisted else ("no" if self.reasons else "yes",)


def possible(session: Session, action: Acting, line: Do) -> list[Possible]:
    """Whether the action can be done, on every line of play; nothing moves."""
    found: list[Possible] = []
    for at in session.lines:
        with _not_modelled(line.text):
            try:
                acting = with_action(session, at, action, line.player)
            except Illegal as refused:
                found.append(Possible(refused.reasons))
                continue
            found.append(_in_some_way(session, acting))
    return found


def _in_some_way(session: Session, acting: Line) -> Possible:
    """Whether it can be done, for the mana cost or, where none was announced, for another cost that
    may be paid rather than it."""
    first = _tried(session, acting)
    if not first.reasons:
        return first
    others = any(reason.because not in _OF_COST for reason in first.reasons)
    if others and not (_at_another_time(session, acting) or _with_another_text(acting)):
        return first
    for other in _other_ways(session, acting):
        try:
            found = _tried(session, acting.but(game=acting.game.but(doing=other)))
        except NotModelled as missing:
            name = acting.game.objects[_object(other)].label
            told = words_of(missing.term)
            first.unknown.append(NotTaken(name, told, "the engine does not do this"))
            continue
        if not found.reasons:
            return found
    first.unknown += _ways_not_known(acting)
    return first


def _at_another_time(session: Session, acting: Line) -> bool:
    """Whether another cost could be paid for it as though it had flash."""
    doing = acting.game.doing
    if not isinstance(doing, CastSpell) or doing.face_down:
        return False
    face = acting.game.objects[doing.card].card.faces[doing.face]
    now = Now(session.explorer.rules, acting.game)
    return any(effect.flash for effect, _ in other_costs(now, doing, face))


def _with_another_text(acting: Line) -> bool:
    """Whether it may be cast with another text, which may have other targets (702.148a)."""
    doing = acting.game.doing
    if not isinstance(doing, CastSpell) or doing.face:
        return False
    return acting.game.objects[doing.card].card.layout is Layout.CLEAVE


def _ways_not_known(acting: Line) -> Iterator[NotTaken]:
    """The keywords by which the card could be cast for another cost, that are not worked out."""
    doing = acting.game.doing
    if not isinstance(doing, CastSpell) or doing.costs or doing.free or doing.face_down:
        return
    card = acting.game.objects[doing.card]
    for ability in card.card.faces[doing.face].abilities:
        if isinstance(ability, KeywordAbility) and ability.name in _OTHER_WAYS - ALTERNATIVE:
            yield NotTaken(card.label, ability.name, "another way to cast it is not worked out")


def _other_ways(session: Session, acting: Line) -> Iterator[CastSpell | ActivateAbility]:
    doing = acting.game.doing
    if isinstance(doing, ActivateAbility):
        yield from same_but_for_mana(Now(session.explorer.rules, acting.game), doing)
    if not isinstance(doing, CastSpell) or doing.free or doing.face_down:
        return
    if alternative_of(doing.costs) is not None:
        return
    now = Now(session.explorer.rules, acting.game)
    card = acting.game.objects[doing.card].card
    face = card.faces[doing.face]
    if card.layout is Layout.PROTOTYPE and not doing.face:
        yield replace(doing, face=1)
    if card.layout is Layout.CLEAVE and not doing.face:
        yield replace(doing, face=1, costs=(*doing.costs, "cleave"))
    for name in alternatives(now, doing, face):
        yield replace(doing, costs=(*doing.costs, name))
    if any(not effect.cost.parts for effect, _ in other_costs(now, doing, face)):
        yield replace(doing, free=True)


def _tried(session: Session, acting: Line) -> Possible:
    explored = session.explorer.to(acting, _done)
    reasons = tuple(reason for _, refused in explored.illegal for reason in refused.reasons)
    told = Possible(() if explored.lines else tuple(dict.fromkeys(named(reasons, [acting]))))
    if told.reasons:
        told.unknown += unread_of_casting(acting.game)
        told.unknown += [
            NotTaken(whose, what, "this can't be worked out")
            for line, _ in explored.illegal
            for whose, what in line.unknown - acting.unknown
        ]
    for line in explored.lines:
        told.unknown += of_spells(line.entries_since(acting.trace))
        told.unknown += [
            NotTaken(entry.object, entry.what, "the engine does not do this")
            for entry in line.entries_since(acting.trace)
            if isinstance(entry, NotApplied)
        ]
        told.unknown += [
            NotTaken(whose, what, "this can't be worked out")
            for whose, what in line.unknown - acting.unknown
        ]
    _paid(session, acting, told)
    return told


def _paid(session: Session, acting: Line, told: Possible) -> None:
    """Whether the mana can be paid, where the player has any source of mana in the position."""
    doing = acting.game.doing
    assert doing is not None
    if isinstance(doing, PlayLand | ExileFromHand):
        return
    now = Now(session.explorer.rules, acting.game)
    if isinstance(doing, ActivateAbility):
        told.cites += tuple(s.reason.because for t in ledger_of(now, doing).totals for s in t.steps)
    if not has_sources(now, doing.player):
        return
    told.unknown += unread_of_costs(now, _object(doing))
    try:
        told.cites += tuple(rules_at_work(now, doing))
        found = how_paid(now, doing)
        told.assisted = found is None and could_be_assisted(now, doing)
    except NotModelled:
        name = now.game.objects[_object(doing)].label
        told.unknown.append(NotTaken(name, "its mana", "whether it can be paid is not worked out"))
        return
    if found is None:
        text = "{0} can't pay the mana that it costs"
        told.reasons += (Reason(Rule("601.2h"), text, (PlayerRef(doing.player),)),)
        return
    total, payment = found
    told.cites += tuple(step.reason.because for step in total.steps)
    told.cites += tuple(helper.because for helper in payment.helped)


def _done(game: Game) -> bool:
    return game.turn.progress is not Progress.ACT


def _object(doing: PlayerAction) -> int:
    if isinstance(doing, CastSpell | PlayLand):
        return doing.card
    if isinstance(doing, ExileFromHand):
        return doing.card
    return doing.permanent if isinstance(doing, TurnFaceUp | UnlockHalf) else doing.source
