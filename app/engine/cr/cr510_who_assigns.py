"""Who assigns combat damage in which combat damage step, and how much (CR 510.1a, 510.4)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.cr.cr702_keyword_abilities.double_strike import strikes_twice
from app.engine.cr.cr702_keyword_abilities.first_strike import strikes_first
from app.engine.kernel.game import Attack, Combat
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.cite import CardText, Rule
from app.terms.modifications import AssignsByToughness, AssignsNoDamage
from app.terms.steps import Step


@dataclass(frozen=True, slots=True)
class Fighting:
    """The attacking and blocking creatures that are still there, in the order declared."""

    attacks: tuple[Attack, ...]
    blockers: tuple[int, ...]

    @property
    def ids(self) -> tuple[int, ...]:
        """All of them, attackers first."""
        return (*(attack.attacker for attack in self.attacks), *self.blockers)


def fighting(now: Now, combat: Combat) -> Fighting:
    """Who takes part in combat, seen now."""
    there = frozenset(now.battlefield)
    attacks = tuple(
        attack
        for attack in combat.attacks
        if attack.attacker in there and now.of(attack.attacker).is_creature
    )
    ids = dict.fromkeys(b for b, _ in (*combat.blocks, *combat.blocking_nothing))
    blockers = tuple(id for id in ids if id in there and now.of(id).is_creature)
    return Fighting(attacks, blockers)


@rule("510.4", "next step", Step.DECLARE_BLOCKERS)
def one_damage_step_or_two(play: Play) -> Step:
    """Where a creature in combat has first or double strike as combat damage comes, there are two
    combat damage steps; else there is one."""
    combat = play.game.combat
    if combat is not None:
        now = play.now
        if any(strikes_first(now, id) for id in fighting(now, combat).ids):
            return Step.FIRST_STRIKE_DAMAGE
    return Step.COMBAT_DAMAGE


def step_begins(play: Play) -> Combat | None:
    """Write down who had first or double strike as the first combat damage step began."""
    combat = play.game.combat
    if combat is None:
        return None
    strikers = combat.first_strikers
    if strikers is None:
        strikers = frozenset()
        if play.game.turn.step is Step.FIRST_STRIKE_DAMAGE:
            now = play.now
            ids = fighting(now, combat).ids
            strikers = frozenset(id for id in ids if strikes_first(now, id))
    combat = combat.but(
        first_strikers=strikers,
        double_strikers=_with_double_strike(play.now, strikers)
        if play.game.turn.step is Step.FIRST_STRIKE_DAMAGE
        else combat.double_strikers,
        damage_steps=combat.damage_steps + 1,
    )
    play.set(play.game.but(combat=combat))
    return combat


@rule("510.4", "step ends", Step.FIRST_STRIKE_DAMAGE)
def who_struck(play: Play) -> None:
    """Where nothing says who dealt damage in the first of two combat damage steps, those that have
    first or double strike as it ends are taken to have done so."""
    combat = struck_so_far(play.now)
    if combat is not play.game.combat:
        play.set(play.game.but(combat=combat))


def struck_so_far(now: Now) -> Combat | None:
    """The combat; where play begins in the first of two combat damage steps, those that have first
    or double strike now are taken to be those that dealt damage in it."""
    game = now.game
    combat = game.combat
    if combat is None or game.turn.step is not Step.FIRST_STRIKE_DAMAGE:
        return combat
    if combat.first_strikers is not None:
        return combat
    strikers = frozenset(id for id in fighting(now, combat).ids if strikes_first(now, id))
    return combat.but(first_strikers=strikers, double_strikers=_with_double_strike(now, strikers))


def _with_double_strike(now: Now, ids: frozenset[int]) -> frozenset[int]:
    return frozenset(id for id in ids if strikes_twice(now, id)) if ids else ids


@rule("510.4")
def why_not_in_this_step(play: Play, combat: Combat, id: int) -> Reason | None:
    """In the first of two steps only creatures with first or double strike assign damage; in the
    second those that had neither as the first began, and those that have double strike now."""
    now = play.now
    first = combat.first_strikers or frozenset()
    if play.game.turn.step is Step.FIRST_STRIKE_DAMAGE:
        if id not in first:
            text = "{0} has neither first strike nor double strike: no damage from it in this step"
            return Reason(cite(why_not_in_this_step), text, (id,))
        if strikes_twice(now, id):
            text = "{0} has double strike: it assigns damage in both steps"
            play.note(cite(strikes_twice), text, id)
        else:
            text = "{0} has first strike: it assigns damage in this step and not in the next"
            play.note(cite(strikes_first), text, id)
        return None
    if id not in first:
        return why_late(play, id)
    return why_not_again(play, combat, id)


@rule("702.7c")
def why_late(play: Play, id: int) -> None:
    """A creature that has got first strike after the first blows were dealt still deals its damage
    with the others."""
    combat = play.game.combat
    if combat is not None and combat.first_strikers and strikes_first(play.now, id):
        text = "{0} has got first strike too late for the first step: it assigns damage in this one"
        play.note(cite(why_late), text, id)


def why_not_again(play: Play, combat: Combat, id: int) -> Reason | None:
    """What struck in the first step assigns no more damage, unless it has double strike now."""
    now = play.now
    had_double = id in combat.double_strikers
    if strikes_twice(now, id):
        if had_double:
            text = "{0} has double strike: it assigns damage in this step, too"
            play.note(cite(strikes_twice), text, id)
        else:
            text = "{0} has got double strike: it assigns damage in this step, too"
            play.note(Rule("702.4d"), text, id)
        return None
    if had_double:
        text = "{0} has lost double strike: no damage from it in this step"
        return Reason(Rule("702.4c"), text, (id,))
    if strikes_first(now, id):
        text = "{0} has dealt its damage in the first step: no damage from it in this one"
        return Reason(cite(strikes_first), text, (id,))
    text = "{0} took part in the first step: losing first strike since earns it no second blow"
    return Reason(Rule("702.7c"), text, (id,))


@rule("510.1a")
def amount_assigned(play: Play, id: int) -> int | Reason:
    """A creature assigns as much combat damage as its power, unless an effect says otherwise; at 0
    or less it assigns none. Returns the amount, or why there is none."""
    now = play.now
    known = now.of(id)
    for nothing, at in now.modifications(AssignsNoDamage):
        if matches_if_known(now, nothing.subject, id, at):
            return Reason(CardText(at.name), "{0} assigns no combat damage", (id,))
    name = "power"
    for toughness, at in now.modifications(AssignsByToughness):
        if matches_if_known(now, toughness.subject, id, at):
            text = "{0} assigns combat damage equal to its toughness, not its power"
            play.note(CardText(at.name), text, id)
            name = "toughness"
            break
    if name in known.unknown:
        label = now.game.objects[id].label
        play.not_applied(label, f"its {name} is defined by an ability that is not read")
    amount = (known.power if name == "power" else known.toughness) or 0
    if amount > 0:
        return amount
    text = "{0} has {1} {2}: it assigns no combat damage"
    return Reason(cite(amount_assigned), text, (id, name, str(amount)))
