"""The combat damage step (CR 510): damage is assigned, then dealt all at once.

Each step reads the board afresh: nothing that was assigned in a first combat damage step matters in
the second, save who took part in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr510_division import Divisions
from app.engine.cr.cr510_division_terms import Division, Pins, Role, Source
from app.engine.cr.cr510_lethal_damage import Limits
from app.engine.cr.cr510_sources import attacking_source, blocking_source
from app.engine.cr.cr510_who_assigns import (
    Fighting,
    amount_assigned,
    fighting,
    one_damage_step_or_two,
    step_begins,
    why_not_in_this_step,
)
from app.engine.cr.cr510_who_divides import divides_attackers_damage, divides_blockers_damage
from app.engine.cr.cr702_keyword_abilities.trample import tell_of_trample
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Combat, Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import Rules, cite, rule
from app.terms.cite import Rule
from app.terms.events import Damage
from app.terms.steps import Step

_DECISION = "divide damage"


@dataclass(slots=True)
class _Side:
    """Attackers or blockers that assign damage, by the player who divides it; and those that do
    not, with the reason (`later`: those whose step is still to come)."""

    sources: dict[int, list[Source]] = field(default_factory=dict)
    because: dict[int, Rule] = field(default_factory=dict)
    silent: list[tuple[int, Reason]] = field(default_factory=list)
    later: list[Reason] = field(default_factory=list)

    def add(self, found: Source | Reason, id: int, player: int, because: Rule) -> None:
        if isinstance(found, Reason):
            self.silent.append((id, found))
            return
        self.sources.setdefault(player, []).append(found)
        if found.has_choice or player not in self.because:
            self.because[player] = because


@rule("510.1", "turn-based action", Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE)
def combat_damage(play: Play) -> None:
    """First the damage of the attacking creatures is assigned, then that of the blocking ones."""
    combat = step_begins(play)
    if combat is None:
        return
    for before in play.rules.all("before damage"):
        before(play)
        combat = play.game.combat or combat
    who = fighting(play.now, combat)
    assigned: list[tuple[Source, Division]] = []
    for side in (_attackers(play, combat, who), _blockers(play, combat, who)):
        _assign(play, side, assigned)
    for put in play.rules.all("combat damage on the stack"):
        put(play, assigned)
        return
    all_at_once(play, assigned)


def _attackers(play: Play, combat: Combat, who: Fighting) -> _Side:
    now = play.now
    side = _Side()
    there = frozenset(who.blockers)
    for attack in who.attacks:
        id = attack.attacker
        amount = _amount(play, combat, id, side)
        if not amount:
            continue
        blockers = [b for b in now.blockers_of(id) if b in there]
        _unknown_toughness(play, id, blockers)
        player, because = divides_attackers_damage(play, attack)
        found = attacking_source(now, attack, amount, blockers)
        side.add(_ordered(now, found, because), id, player, because)
    return side


def _unknown_toughness(play: Play, attacker: int, blockers: Sequence[int]) -> None:
    """What is lethal for a blocker can't be told where its toughness can't."""
    now = play.now
    for id in blockers:
        if "toughness" in now.of(id).unknown and now.has(attacker, "trample"):
            label = now.game.objects[id].label
            play.not_applied(label, "its toughness is defined by an ability that is not read")


def _blockers(play: Play, combat: Combat, who: Fighting) -> _Side:
    now = play.now
    side = _Side()
    there = frozenset(attack.attacker for attack in who.attacks)
    for id in who.blockers:
        amount = _amount(play, combat, id, side)
        if not amount:
            continue
        attackers = [a for a in now.blocked_by(id) if a in there]
        player, because = divides_blockers_damage(play, id)
        found = blocking_source(now, id, amount, attackers)
        side.add(_ordered(now, found, because), id, player, because)
    return side


def _ordered(now: Now, found: Source | Reason, because: Rule) -> Source | Reason:
    """The source bound by an order of those it may assign damage to, in editions that have one."""
    if isinstance(found, Source):
        for bound in now.rules.all("damage in order"):
            found = bound(now, found, because)
    return found


def _amount(play: Play, combat: Combat, id: int, side: _Side) -> int:
    """How much a creature assigns in this step; 0 where it assigns nothing, with the reason."""
    not_now = why_not_in_this_step(play, combat, id)
    if not_now is not None and play.game.turn.step is Step.FIRST_STRIKE_DAMAGE:
        side.later.append(not_now)
        return 0
    found = amount_assigned(play, id) if not_now is None else not_now
    if isinstance(found, Reason):
        side.silent.append((id, found))
        return 0
    return found


def _assign(play: Play, side: _Side, assigned: list[tuple[Source, Division]]) -> None:
    """Each player divides the damage of the creatures that are theirs to divide, in turn order."""
    for reason in (*side.later, *(reason for _, reason in side.silent)):
        play.note(reason.because, reason.text, *reason.about, negative=True)
    if not side.sources:
        return
    now = play.now
    again = play.game.turn.step is Step.FIRST_STRIKE_DAMAGE
    every = [source for sources in side.sources.values() for source in sources]
    known = Limits(now, every, again)
    silent = tuple(side.silent)
    for player in now.game.turn_order():
        sources = tuple(side.sources.get(player, ()))
        if not sources:
            continue
        form = Divisions(player, sources, tuple(assigned), silent, known)
        choice = Choice(player, _DECISION, side.because[player], form.asked, form=form)
        answer = dict(cast(Pins, play.choose(choice)))
        given = [(source, answer[source.id]) for source in sources]
        assigned += given
        _tell(play, form, given)


def _tell(play: Play, form: Divisions, given: Sequence[tuple[Source, Division]]) -> None:
    """Say what a judge would ask about attackers: trample, or that a blocked one has none."""
    totals = None
    for source, division in given:
        if source.role is Role.BLOCKING:
            continue
        if source.trample:
            totals = totals or form.totals({s.id: d for s, d in given})
            tell_of_trample(play, source, division, totals)
        elif source.role is Role.BLOCKED and source.attacked is not None and len(source.modes) == 1:
            text = "no damage to {1}: {0} is blocked and has no trample"
            play.note(Rule("510.1c"), text, source.id, source.attacked, negative=True)


@rule("510.2")
def all_at_once(play: Play, assigned: Sequence[tuple[Source, Division]]) -> None:
    """All combat damage that has been assigned is dealt at the same time."""
    damages = [
        Damage(source.id, recipient, amount, combat=True)
        for source, division in assigned
        for recipient, amount in division
    ]
    if damages:
        deal_damage(play, damages, cite(all_at_once))


def damage_decisions(rules: Rules, game: Game) -> tuple[Divisions, ...]:
    """The decisions that would come up if combat damage were dealt from here, in the damage step
    waiting or else in the first to come, before any of them is made: attackers first.

    For asking beforehand what may be assigned; nothing is changed. A second chooser's decision
    (banding) is shown without what the first has assigned.
    """
    play = Play(rules, game)
    step = game.turn.step
    if step not in (Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE):
        step = one_damage_step_or_two(play)
    play.set(game.but(turn=replace(game.turn, step=step)))
    combat = step_begins(play)
    if combat is None:
        return ()
    who = fighting(play.now, combat)
    found: list[Divisions] = []
    for side in (_attackers(play, combat, who), _blockers(play, combat, who)):
        every = [source for sources in side.sources.values() for source in sources]
        known = Limits(play.now, every, step is Step.FIRST_STRIKE_DAMAGE)
        # Where a whole side assigns nothing there is still why.
        groups = side.sources or {game.turn.active: []}
        found += [
            Divisions(player, tuple(sources), (), tuple(side.silent), known)
            for player, sources in groups.items()
        ]
    return tuple(found)
