"""How combat damage may be divided, as data (CR 510.1, 702.19).

A `Source` is a creature that assigns combat damage. It does so in one of its `Mode`s (there are two
where an effect lets it assign as though it weren't blocked). In a mode it has its recipients; some
stand behind a `Gate`: they may get damage only once others have been assigned what they `Need`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from app.terms.cite import Cite, Rule
from app.terms.events import Recipient

Division = tuple[tuple[Recipient, int], ...]
"""Who gets how much from one source; recipients that get nothing are left out."""

Pins = tuple[tuple[int, Division], ...]
"""Divisions by source. As an answer it has every source of the form, in the form's order."""


class Role(StrEnum):
    """What a creature is in combat as it assigns damage."""

    UNBLOCKED = "unblocked"
    BLOCKED = "blocked"
    BLOCKING = "blocking"


@dataclass(frozen=True, slots=True)
class Need:
    """So much more is lethal damage (or all loyalty) for this recipient. `deadly`: any damage from
    a source with deathtouch is lethal for it, whatever the amount."""

    recipient: Recipient
    amount: int
    deadly: bool = True


@dataclass(frozen=True, slots=True)
class Gate:
    """`recipient` may be assigned damage only where all the needs are met; `because` says so."""

    recipient: Recipient
    needs: tuple[Need, ...]
    because: Rule


@dataclass(frozen=True, slots=True)
class Mode:
    """One way for a source to assign its damage, or (no recipients) not to. `because`: what lets
    it."""

    recipients: tuple[Recipient, ...]
    because: Cite
    gates: tuple[Gate, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """A creature that assigns `amount` of combat damage, 1 or more.

    `attacked`: what it attacks; `defending`: its defending player (both for attackers). `trample`:
    it has trample; `over`: it has trample over planeswalkers. `pinned`: the judge has fixed how its
    damage is divided.
    """

    id: int
    amount: int
    role: Role
    modes: tuple[Mode, ...]
    deathtouch: bool = False
    trample: bool = False
    over: bool = False
    attacked: Recipient | None = None
    defending: int | None = None
    pinned: Division | None = None

    @property
    def recipients(self) -> tuple[Recipient, ...]:
        """Everything it may assign damage to, in any of its modes."""
        if len(self.modes) == 1:
            return self.modes[0].recipients
        return tuple(dict.fromkeys(r for mode in self.modes for r in mode.recipients))

    @property
    def has_choice(self) -> bool:
        """Whether it has more than one recipient, or may assign nothing."""
        return len(self.recipients) > 1 or len(self.modes) > 1

    def modes_for(self, division: Division) -> list[Mode]:
        """The modes in which everything that is assigned damage here may be."""
        return [
            mode
            for mode in self.modes
            if all(recipient in mode.recipients for recipient, _ in division)
        ]


@dataclass(frozen=True, slots=True)
class Limit:
    """What can be told apart about the damage that a recipient is assigned in this step.

    `lethal`: from so much on, more makes no difference; None where every amount counts (players).
    `deadly`: any damage from a source with deathtouch counts as lethal. `exact`: amounts below
    lethal are told apart, too. `by_source`: it makes a difference which source assigns it.
    """

    lethal: int | None
    deadly: bool = False
    exact: bool = False
    by_source: bool = False


class Totals:
    """What recipients are assigned by several sources together."""

    __slots__ = ("deadly", "given")

    def __init__(self) -> None:
        self.given: dict[Recipient, int] = {}
        self.deadly: set[Recipient] = set()

    def add(self, source: Source, division: Division) -> None:
        """Count in how one source divides its damage."""
        for recipient, amount in division:
            self.given[recipient] = self.given.get(recipient, 0) + amount
            if source.deathtouch and amount > 0:
                self.deadly.add(recipient)

    def meets(self, need: Need) -> bool:
        """Whether a recipient has been assigned what it needs."""
        if need.deadly and need.recipient in self.deadly:
            return True
        return self.given.get(need.recipient, 0) >= need.amount

    def open(self, gates: Iterable[Gate]) -> bool:
        """Whether every need of these gates is met."""
        return all(self.meets(need) for gate in gates for need in gate.needs)


def gates_used(mode: Mode, division: Division) -> list[Gate]:
    """The gates whose recipient is assigned damage."""
    if not mode.gates:
        return []
    given = {recipient for recipient, amount in division if amount > 0}
    return [gate for gate in mode.gates if gate.recipient in given]
