"""Combat that the call says has gone on already: attackers, blockers, bands."""

from __future__ import annotations

from app.calls import modifiers as mo
from app.calls.model import Call, Entry
from app.calls.name import Name, NameKind
from app.engine.cr import rules_of
from app.engine.cr.cr310_battles import SIEGE
from app.engine.kernel.game import Attack, Combat, Game
from app.engine.kernel.now import Now
from app.judge.problem import CallProblem
from app.judge.setup_combat_checks import CombatSaid, check_combat
from app.judge.table import Table
from app.terms.events import PlayerRef, Recipient
from app.terms.steps import COMBAT_STEPS, Step
from app.terms.types import CardType

_AFTER_BLOCKS = COMBAT_STEPS[COMBAT_STEPS.index(Step.DECLARE_BLOCKERS) :]


def set_up_combat(
    game: Game,
    call: Call,
    entries: dict[int, tuple[str, Entry]],
    ids: dict[str, int],
    table: Table,
) -> Game:
    """The game with the attackers, blockers and bands that modifiers name.

    From the declare blockers step on, what nothing blocks is unblocked. A step that comes before
    damage with nothing declared stays open for the call's own declarations.
    """
    said = _said(game, entries, ids, table)
    if call.step not in COMBAT_STEPS:
        if said.attacks or said.blocks or said.blocked:
            raise CallProblem(f"nothing can be attacking or blocking in step {call.step.value}")
        return game
    if not (said.attacks or said.blocks or said.blocked or said.bands):
        return game.but(combat=Combat())
    check_combat(said, Now(rules_of(call.rules), game), entries, table)
    blocks = _with_bands(said.blocks, said.bands)
    blocked = said.blocked | {attacker for _, attacker in blocks}
    for band in said.bands:
        # One of a band that is blocked by no creature makes all of it blocked (702.22i).
        blocked |= band if band & blocked else set()
    after = call.step in _AFTER_BLOCKS
    done = tuple(_with(attack, after, blocked, said.bands) for attack in said.attacks)
    players = frozenset(range(len(game.players))) if after else frozenset()
    now = Now(rules_of(call.rules), game)
    attacked = frozenset(a.target.player for a in done if isinstance(a.target, PlayerRef))
    power = sum(now.power(attack.attacker) for attack in done)
    combat = Combat(done, tuple(blocks), True, players, attacked=attacked, power_declared=power)
    return game.but(combat=combat)


def _said(
    game: Game, entries: dict[int, tuple[str, Entry]], ids: dict[str, int], table: Table
) -> CombatSaid:
    said = CombatSaid()
    for id, (name, entry) in entries.items():
        for modifier in entry.modifiers:
            match modifier:
                case mo.Attacking(defender):
                    target = _target(game, defender, ids, table, name, entry)
                    said.attacks.append(Attack(id, target, _defending(game, target)))
                case mo.Blocking(attackers):
                    said.blocks += [(id, _id(one, ids, name, entry)) for one in attackers]
                case mo.Mark.BLOCKED:
                    said.blocked.add(id)
                case mo.BandedWith(creatures):
                    members = {id} | {_id(other, ids, name, entry) for other in creatures}
                    _join(said.bands, members)
                case _:
                    pass
    return said


def _with_bands(blocks: list[tuple[int, int]], bands: list[set[int]]) -> list[tuple[int, int]]:
    """What blocks one member of a band blocks all of them (702.22h)."""
    found = dict.fromkeys(blocks)
    for blocker, attacker in blocks:
        for band in bands:
            if attacker in band:
                found |= dict.fromkeys((blocker, mate) for mate in sorted(band))
    return list(found)


def _with(attack: Attack, after: bool, blocked: set[int], bands: list[set[int]]) -> Attack:
    band = next((n for n, members in enumerate(bands) if attack.attacker in members), None)
    state = (attack.attacker in blocked) if after else None
    return Attack(attack.attacker, attack.target, attack.defending, state, band)


def _join(bands: list[set[int]], members: set[int]) -> None:
    for band in [band for band in bands if band & members]:
        members |= band
        bands.remove(band)
    bands.append(members)


def _id(name: Name, ids: dict[str, int], whose: str, entry: Entry) -> int:
    found = ids.get(name.text.casefold())
    if found is None:
        raise CallProblem(f"{whose} names {name}, which is not an object of the call", entry.line)
    return found


def _target(
    game: Game,
    defender: Name | None,
    ids: dict[str, int],
    table: Table,
    name: str,
    entry: Entry,
) -> Recipient:
    if defender is None:
        attacker = game.objects[ids[name.casefold()]]
        others = [p for p in range(len(game.players)) if p != attacker.controller]
        if len(others) != 1:
            raise CallProblem(
                f"{name} is attacking: say whom, as in `attacking {table.players[others[0]]}`",
                entry.line,
            )
        return PlayerRef(others[0])
    if defender.kind is NameKind.PLAYER:
        return PlayerRef(table.player(defender.text))
    return _id(defender, ids, name, entry)


def _defending(game: Game, target: Recipient) -> int:
    if isinstance(target, PlayerRef):
        return target.player
    object = game.objects[target]
    if CardType.BATTLE in object.printed.types:
        if object.protector is not None:
            return object.protector
        # A Siege's protector is an opponent of its controller (310.11a).
        others = [p for p in range(len(game.players)) if p != object.controller]
        if len(others) == 1 and SIEGE in object.printed.subtypes:
            return others[0]
    return object.controller
