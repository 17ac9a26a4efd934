"""Trample, and trample over planeswalkers (CR 702.19)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr510_division_terms import (
    Division,
    Gate,
    Need,
    Source,
    Totals,
    gates_used,
)
from app.engine.cr.cr510_lethal_damage import lethal_damage, loyalty, one_is_lethal
from app.engine.cr.cr702_keyword_abilities.deathtouch import tell_of_deathtouch
from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.types import CardType

# A trampler that was blocked and has no blocker left assigns its damage as though all of its
# blockers had been assigned lethal damage.
NOTHING_BLOCKS = Rule("702.19d")


@rule("702.19a")
def tramples(now: Now, attacker: int) -> tuple[bool, bool]:
    """Trample (of either kind) works for attacking creatures' combat damage alone. Whether a
    creature has it, and whether over planeswalkers."""
    instances = now.keywords(attacker, "trample")
    return bool(instances), any(ability.quality is not None for ability in instances)


@rule("702.19b")
def beyond_blockers(
    now: Now, attack: Attack, blockers: Sequence[int], over: bool
) -> tuple[Gate, ...]:
    """Once all its blockers are assigned lethal damage, the rest may also go to what the creature
    attacks. Marked damage and what others assign count; what would change the damage as it is dealt
    does not."""
    target = attack.target
    deadly = one_is_lethal(now)
    needs = tuple(Need(id, lethal_damage(now, id), deadly) for id in blockers)
    gates: list[Gate] = []
    gone = isinstance(target, PlayerRef) and now.game.players[target.player].lost
    if target is not None and target not in blockers and not gone:
        gates.append(Gate(target, needs, cite(beyond_blockers)))
    if over:
        if target is None and was_planeswalker(now, attack.was):
            gates.append(Gate(PlayerRef(attack.defending), needs, cite(planeswalker_gone)))
        beyond = beyond_planeswalker(now, attack, needs)
        if beyond is not None:
            gates.append(beyond)
    return tuple(gates)


@rule("702.19c")
def beyond_planeswalker(now: Now, attack: Attack, needs: tuple[Need, ...]) -> Gate | None:
    """Trample over planeswalkers: once the attacked planeswalker is assigned as much damage as it
    has loyalty, the rest may also go to its controller."""
    target = attack.target
    if not isinstance(target, int) or not now.is_type(target, CardType.PLANESWALKER):
        return None
    enough = Need(target, loyalty(now, target), deadly=False)
    controller = PlayerRef(now.controller(target))
    return Gate(controller, (*needs, enough), cite(beyond_planeswalker))


@rule("702.19e")
def planeswalker_gone(now: Now, attack: Attack, over: bool) -> PlayerRef | None:
    """Where the attacked planeswalker has been removed from combat, a creature that tramples over
    planeswalkers may still hit the defending player, though it does not attack them."""
    if over and attack.target is None and was_planeswalker(now, attack.was):
        return PlayerRef(attack.defending)
    return None


def was_planeswalker(now: Now, id: int | None) -> bool:
    """Whether what was attacked and has been removed from combat was a planeswalker."""
    if id is None:
        return False
    if id in now.game.objects:
        return CardType.BATTLE not in now.of(id).types
    known = now.game.last_known.get(id)
    return known is not None and CardType.PLANESWALKER in known.characteristics.types


def is_trample(gate: Gate) -> bool:
    """Whether a gate is about going beyond blockers, not about their order (510.1c until 2024)."""
    return gate.because.number.startswith("702.19")


def tell_of_trample(play: Play, source: Source, division: Division, totals: Totals) -> None:
    """Say where a blocked trampler's damage may go beyond its blockers, and why not."""
    about = (source.id, source.attacked if source.attacked is not None else "the player")
    if source.modes[0].because == NOTHING_BLOCKS:
        text = "nothing blocks {0} any more, and it tramples: its damage goes to {1}"
        play.note(NOTHING_BLOCKS, text, *about)
        return
    if source.modes[0].because == cite(planeswalker_gone):
        text = "what {0} attacked is gone; it tramples over planeswalkers and hits {1}"
        play.note(cite(planeswalker_gone), text, source.id, source.modes[0].recipients[0])
        return
    for mode in source.modes:
        for gate in filter(is_trample, mode.gates):
            unmet = [need for need in gate.needs if not totals.meets(need)]
            if gates_used(mode, division):
                continue
            if unmet and not any(recipient == gate.recipient for recipient, _ in division):
                text = "{0} tramples, but {2} is not assigned lethal damage: none goes to {1}"
                where = (source.id, gate.recipient, unmet[0].recipient)
                play.note(gate.because, text, *where, negative=True)
                return
    modes = source.modes_for(division)[:1]
    used = [gate for mode in modes for gate in gates_used(mode, division) if is_trample(gate)]
    for gate in used:
        _tell_of_gate(play, source, dict(division), gate)
    if used:
        for need in dict.fromkeys(need for gate in used for need in gate.needs):
            tell_of_deathtouch(play, source, need, dict(division).get(need.recipient, 0), totals)
        return
    if any(mode.gates for mode in source.modes):
        play.note(cite(beyond_blockers), "{0} tramples, and none of it goes to {1}", *about)


def _tell_of_gate(play: Play, source: Source, shares: dict[Recipient, int], gate: Gate) -> None:
    """Say why so much may go beyond: to what is attacked, or on to a planeswalker's controller."""
    beyond = str(shares[gate.recipient])
    last = gate.needs[-1] if gate.needs else None
    if last is not None and gate.because == cite(beyond_planeswalker):
        text = (
            "{0} tramples over planeswalkers: all loyalty of {2} is assigned, so {3} may go to {1}"
        )
        play.note(gate.because, text, source.id, gate.recipient, last.recipient, beyond)
        return
    if not gate.needs:
        return
    text = "{0} tramples: its blockers are assigned lethal damage, so {2} may go to {1}"
    play.note(gate.because, text, source.id, gate.recipient, beyond)
