"""The targets that an action may have: for each use of the word all that is in the right zone, each
with all reasons against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.calls import actions as ac
from app.calls.dump import quoter_for
from app.calls.name import Name, NameKind
from app.engine.cr.cr115_targets import why_not_legal
from app.engine.cr.cr601_proposals import proposed
from app.engine.kernel.game import Game, StackItem
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason as EngineReason
from app.engine.kernel.viewpoint import Viewpoint
from app.judge.acting import Acting, with_action
from app.judge.declaring import checks
from app.judge.line import Line
from app.judge.ruling import Reason
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.terms.effects import TargetChoice
from app.terms.events import PlayerRef, Recipient
from app.terms.player_actions import ActivateAbility, CastSpell
from app.terms.types import CardType
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that could be meant, as notation writes it; `reasons` against it, none where it is
    legal."""

    name: str
    label: str
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """One use of the word “target” (or what is attacked or blocked): how many are to be chosen, and
    all that could be meant."""

    what: str
    least: int
    most: int
    picks: tuple[Pick, ...]


def slots_of(
    session: Session, line: Line, action: ac.Action, player: str | None
) -> tuple[Slot, ...]:
    """What the action may target. Raises what `with_action` does, and NotModelled."""
    if isinstance(action, ac.Attack | ac.Block):
        return tuple(_declared(session, line, action))
    if not isinstance(action, Acting):
        return ()
    acting = with_action(session, line, action, player)
    doing = acting.game.doing
    now = Now(session.explorer.rules, acting.game)
    if isinstance(doing, CastSpell):
        at = Viewpoint(doing.card, doing.player, now.of(doing.card).name, x=doing.x)
        choices, spell = proposed(now, doing).targets, True
    elif isinstance(doing, ActivateAbility):
        at = Viewpoint(doing.source, doing.player, now.of(doing.source).name, x=doing.x)
        choices, spell = doing.ability.targets, False
    else:
        return ()
    return tuple(_slot(session, now, choice, at, spell) for choice in choices)


def _slot(session: Session, now: Now, choice: TargetChoice, at: Viewpoint, spell: bool) -> Slot:
    assert at.object is not None
    quoter = quoter_for(session.call)
    sentences = Sentences(session.table)
    picks: list[Pick] = []
    for target in _candidates(now, choice, at.object):
        reasons = tuple(
            _told(sentences, reason, now.game)
            for reason in why_not_legal(now, choice, target, at, spell)
        )
        label = session.table.say(now.game, target)
        name = quoter.text(label)
        item = _ability(now.game, target)
        if item is not None:
            label = f"{'trigger' if item.trigger is not None else 'ability'} of {item.name}"
            name = f"{label.partition(' ')[0]} of {quoter.text(item.name)}"
        picks.append(Pick(name, label, reasons))
    what = f"target of {session.table.say(now.game, at.object)}"
    return Slot(what, 0 if choice.up_to else choice.count, choice.count, tuple(picks))


def _candidates(now: Now, choice: TargetChoice, source: int) -> Iterator[Recipient]:
    """All in the zone where it looks, and the players: those too that the text does not ask for, so
    that it is said why not."""
    if choice.what is not None:
        for object in now.in_zone(choice.zone):
            if object.id != source or object.zone is Zone.BATTLEFIELD:
                yield object.id
        if choice.zone is Zone.STACK:
            yield from (item.id for item in now.game.stack if not item.spell)
    if choice.who is not None or choice.zone is Zone.BATTLEFIELD:
        yield from (PlayerRef(player) for player in now.game.turn_order(0))


def _ability(game: Game, target: Recipient) -> StackItem | None:
    return next((item for item in game.stack if item.id == target and not item.spell), None)


def _told(sentences: Sentences, reason: EngineReason, game: Game) -> Reason:
    return Reason(sentences.reason(reason, game), (str(reason.because),))


def _declared(session: Session, line: Line, action: ac.Attack | ac.Block) -> Iterator[Slot]:
    """Whom the first creature named may attack or block, looked at one by one."""
    if not action.groups:
        return
    quoter = quoter_for(session.call)
    sentences = Sentences(session.table)
    now = session.now(line)
    alone = replace(session, lines=[line])
    attacks = isinstance(action, ac.Attack)
    names = list(_attackable(session, now)) if attacks else list(_attackers(now))
    picks: list[Pick] = []
    for name in names:
        tried: ac.Attack | ac.Block
        if isinstance(action, ac.Attack):
            tried = ac.Attack((replace(action.groups[0], defender=name),))
        else:
            tried = ac.Block((replace(action.groups[0], attackers=(name,)),))
        reasons = [reason for check in checks(alone, tried) for reason in check.refusals]
        told = tuple(_told(sentences, reason, line.game) for reason in dict.fromkeys(reasons))
        picks.append(Pick(quoter.text(name.text), name.text, told))
    yield Slot("what it attacks" if attacks else "what it blocks", 1, 1, tuple(picks))


def _attackable(session: Session, now: Now) -> Iterator[Name]:
    active = now.game.turn.active
    for player in now.game.opponents(active):
        yield Name(session.table.players[player], NameKind.PLAYER)
    for id in now.battlefield:
        if now.of(id).types & {CardType.PLANESWALKER, CardType.BATTLE}:
            yield Name(now.game.objects[id].label, NameKind.OBJECT)


def _attackers(now: Now) -> Iterator[Name]:
    combat = now.game.combat
    for attack in combat.attacks if combat is not None else ():
        object = now.game.find(attack.attacker)
        if object is not None:
            yield Name(object.label, NameKind.OBJECT)
