"""The Comprehensive Rules, one file a three-digit rule.

Where the game calls on a rule (its hook), with the keys and the function it calls:

| hook | keys | function |
| --- | --- | --- |
| `unit` | Progress | (play): one unit of play; play is cut between units |
| `turn-based action` | Step | (play): as the step begins, in order |
| `step ends`, `next step` | Step | (play); (play) -> Step or None |
| `state-based action` | kind of suspects (704) | (play) -> events of one check, made one batch |
| `state-based check` | - | (play) -> whether anything was done |
| `state triggers`, `put triggers on the stack`, `resolve` | - | (play) |
| `derive`, `layer` | -, Change type | see rule 613 |
| `replacement` | event type | (now, event) -> Replacements that could change it |
| `can't happen` | event type | (now, event) -> Reason or None; nothing replaces it then |
| `choose replacement` | - | (play, event, candidates, ends) -> one of them (616.1) |
| `shares of simultaneous events` | - | (play, events) -> {(effect's id, event): most} (615.7) |
| `results` | event type | (now, event, whole batch) -> events that are its results |
| `settled` | - | (play, [(event, cause)], Batch) -> the batch, seen as a whole: 120.4d, 614.12a |
| `observe` | event types, or none for all | (play, now before, events as they happened) |
| `trigger event` | event type | (now before, event, batch) -> (kind, occurrence) pairs: 603.2 |
| `keyword stands for` | keyword | (KeywordAbility) -> abilities it stands for |
| `evasion` | keyword of the attacker | (now, attacker, blocker, abilities) -> Reason or None |
| `blocker's restriction` | keyword of the blocker | as `evasion` |
| `blockers needed` | keyword of the attacker | (now, attacker, abilities) -> (number, Reason) |
| `protector` | - | (now, battle) -> the player who protects it, or None: 310.8 |
| `attack restriction` | keyword | (now, attacker, target, abilities) -> Reason or None |
| `keyword action` | its name | (play, KeywordAction, viewpoint): carries it out: 701 |
| `effect` | Effect type | (play, effect, viewpoint): carries out an effect |
| `could produce` | - | (now, permanent) -> {type of mana: abilities}: 106.7 |
| `keyword action` | name of a keyword action | (play, effect, viewpoint): carries it out: 701 |
| `action` | PlayerAction type | (play, action): a player casts, activates, plays: 117.1 |
| `pay mana` | - | (play, ActivateAbility) -> objects for the rest of the cost: 602.2b |
| `target restriction` | keyword of the target | (now, target, Targeting, abilities): as above |
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType

from app.engine.kernel.rules import Rules
from app.terms.editions import Edition


@lru_cache(maxsize=1)
def modules() -> tuple[ModuleType, ...]:
    """Every module of the rules, in the order of the book."""
    found = pkgutil.walk_packages(__path__, __name__ + ".")
    return tuple(importlib.import_module(name) for name in sorted(info.name for info in found))


@lru_cache(maxsize=8)
def rules_of(edition: Edition) -> Rules:
    """The rules in force on an edition's date."""
    return Rules(edition, modules())
