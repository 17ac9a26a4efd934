"""Statuses of objects, roles in combat, designations: what an object is marked with."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """What an object is, apart from its characteristics."""

    TAPPED = "tapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    TOKEN = "token"
    FACE_DOWN = "face down"
    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    MODIFIED = "modified"
    COMMANDER = "commander"
    SPELL = "spell"
    MONSTROUS = "monstrous"
    RENOWNED = "renowned"
    ATTACKING_ALONE = "attacking alone"
    ATTACKED_THIS_TURN = "attacked this turn"
    BLOCKED_THIS_TURN = "blocked this turn"
    ATTACKED_THIS_COMBAT = "attacked this combat"
    BLOCKED_THIS_COMBAT = "blocked this combat"
    ENTERED_THIS_TURN = "entered this turn"
    DEALT_DAMAGE_THIS_TURN = "was dealt damage this turn"
    SADDLED = "saddled"
    SOLVED = "solved"
    HAS_DEALT_DAMAGE = "has dealt damage"
    PAIRED = "paired"
    GOADED = "goaded"
    TRANSFORMED = "transformed"
    NEW_THIS_TURN = "came under its controller's control since their last turn began"


# How a permanent is marked that is exiled wherever else it would go from the battlefield.
EXILED_AS_IT_LEAVES = "exiled as it leaves"
