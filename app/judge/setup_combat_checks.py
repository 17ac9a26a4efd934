"""Whether the combat that a call begins with can be: who attacks, who blocks, and for whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.calls.model import Entry
from app.engine.cr.cr506_combat_phase import is_there
from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now
from app.judge.problem import CallProblem
from app.judge.table import Table
from app.terms.types import CardType

Entries = dict[int, tuple[str, Entry]]
_ATTACKED = frozenset({CardType.PLANESWALKER, CardType.BATTLE})


@dataclass(slots=True)
class CombatSaid:
    """What the modifiers say of combat. `blocked`: creatures marked as blocked."""

    attacks: list[Attack] = field(default_factory=list)
    blocks: list[tuple[int, int]] = field(default_factory=list)
    blocked: set[int] = field(default_factory=set)
    bands: list[set[int]] = field(default_factory=list)


def check_combat(said: CombatSaid, now: Now, entries: Entries, table: Table) -> None:
    """Raise CallProblem at the first thing that can't be."""
    attacking = [attack.attacker for attack in said.attacks]
    for attack in said.attacks:
        _fights(attack.attacker, "attacking", now, entries)
        if attacking.count(attack.attacker) > 1:
            raise _problem(entries, attack.attacker, "{0} is attacking twice; once is enough")
        _attacks(attack, now, entries, table)
    for blocker, attacker in said.blocks:
        _fights(blocker, "blocking", now, entries)
        if attacker not in attacking:
            text = (
                "{0} blocks {1}, which is not attacking; `attacking` on its line would make it so"
            )
            raise _problem(entries, blocker, text, entries[attacker][0])
    defending = {attack.attacker: attack.defending for attack in said.attacks}
    for blocker, attacker in said.blocks:
        whose = defending[attacker]
        if now.controller(blocker) != whose:
            text = "{0} blocks {1}, which attacks {2}: only creatures of {2} can block it"
            words = (entries[attacker][0], table.players[whose])
            raise _problem(entries, blocker, text, *words)
    for id in sorted(said.blocked.union(*said.bands)):
        if id not in attacking:
            text = "{0} is blocked or banded, but not attacking; `attacking` would make it so"
            raise _problem(entries, id, text)


def _fights(id: int, what: str, now: Now, entries: Entries) -> None:
    if not is_there(now, id):
        raise _problem(entries, id, "{0} can't be {1}: it is not on the battlefield", what)
    if not now.is_type(id, CardType.CREATURE):
        raise _problem(entries, id, "{0} can't be {1}: it is not a creature", what)


def _attacks(attack: Attack, now: Now, entries: Entries, table: Table) -> None:
    id, active = attack.attacker, now.game.turn.active
    if now.controller(id) != active:
        turn = f"`turn: {entries[id][1].player}, declare attackers` would make it theirs"
        text = "{0} is attacking, but it is {1}'s turn; " + turn
        raise _problem(entries, id, text, table.players[active])
    if attack.target is None:
        return
    target = table.say(now.game, attack.target)
    if attack.defending == active:
        raise _problem(entries, id, "{0} can't be attacking {1}: that is its own side", target)
    if isinstance(attack.target, int) and not _ATTACKED & now.of(attack.target).types:
        text = "{0} can't be attacking {1}, which is no planeswalker or battle"
        raise _problem(entries, id, text, target)


def _problem(entries: Entries, id: int, text: str, *words: str) -> CallProblem:
    name, entry = entries[id]
    return CallProblem(text.format(name, *words), entry.line)
