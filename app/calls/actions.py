"""What is done in a call: the lines that begin with `>`, and what questions ask about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.calls.modifiers import XIs
from app.calls.name import Answer, Name, Target
from app.calls.suppositions import Supposition
from app.terms.mana import ManaCost, ManaType
from app.terms.steps import Step


@dataclass(frozen=True, slots=True)
class When:
    """A step; `player` is whose turn it is in, None where that is not said."""

    step: Step
    player: str | None = None


class Flag(StrEnum):
    """An option of `cast` and `activate` that has no parameter."""

    FACE_DOWN = "face down"
    ALTERNATIVE = "alternative"
    FREE = "free"
    PAY = "pay"
    OVER = "over"
    UNDER = "under"


@dataclass(frozen=True, slots=True)
class Kicked:
    """Kicked so many times; `cost` says which of several kicker costs."""

    times: int = 1
    cost: ManaCost | None = None


@dataclass(frozen=True, slots=True)
class Splice:
    card: Name


@dataclass(frozen=True, slots=True)
class WithKeyword:
    """A keyword of the card that is an additional or another cost: `overload`, `replicate 2`."""

    keyword: str
    times: int | None = None


@dataclass(frozen=True, slots=True)
class Sacrificing:
    objects: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Tapping:
    """Tapped for a cost that is no {T} of its own: convoke, crew, conspire, station."""

    objects: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Using:
    """What is used for another cost: `discarding`, `exiling`, `returning`, `revealing`,
    `beholding` or `blighting`."""

    how: str
    objects: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Paying:
    """The sources that the mana comes from, and what the ability that is used for it adds, for
    those with which that is said: `paying Cavern of Souls for {G}`."""

    sources: tuple[Name, ...]
    made: tuple[tuple[Name, tuple[ManaType, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Modes:
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice that it will ask for, on resolution too."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class SourceIs:
    """The source of damage that it will ask for."""

    source: Name


@dataclass(frozen=True, slots=True)
class AsFace:
    """Which face or half is cast, by its name."""

    face: str


@dataclass(frozen=True, slots=True)
class Divided:
    """Amounts in the order of the targets."""

    amounts: tuple[int, ...]


Option = (
    Flag
    | XIs
    | Kicked
    | Splice
    | WithKeyword
    | Modes
    | Choosing
    | SourceIs
    | AsFace
    | Divided
    | Sacrificing
    | Tapping
    | Using
    | Paying
)


@dataclass(frozen=True, slots=True)
class AttackGroup:
    """One attacker, or a band of several, and what is attacked: a player, planeswalker, battle."""

    creatures: tuple[Name, ...]
    defender: Name


@dataclass(frozen=True, slots=True)
class Attack:
    """The whole declaration; no group is `attack none`."""

    groups: tuple[AttackGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockGroup:
    blocker: Name
    attackers: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """The whole declaration; no group is `block none`."""

    groups: tuple[BlockGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class Cast:
    """Options stand in the order written, but for those that list names, which come last."""

    card: Name
    options: tuple[Option, ...] = ()
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayLand:
    card: Name


@dataclass(frozen=True, slots=True)
class TurnUp:
    permanent: Name
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Unlock:
    """A locked door of a Room, by its own name or, where one is locked, by the Room's."""

    door: Name
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Ignore:
    """The special action by which a player pays to ignore a permanent's effect for a time."""

    source: Name
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Activate:
    """`ability` counts the object's activated abilities from 1, None where it is not said."""

    source: Name
    ability: int | None = None
    options: tuple[Option, ...] = ()
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Equip:
    equipment: Name
    creature: Name
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class TapForMana:
    """`mana` is what the ability itself adds; None for `mana`, where there is one way only."""

    source: Name
    mana: tuple[ManaType, ...] | None = None


@dataclass(frozen=True, slots=True)
class Resolve:
    all: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """One player passes priority."""


@dataclass(frozen=True, slots=True)
class Next:
    """All pass: the top of the stack resolves, or the step ends."""


@dataclass(frozen=True, slots=True)
class GoTo:
    when: When


@dataclass(frozen=True, slots=True)
class Assign:
    """How one creature's combat damage is divided: amounts with their recipients."""

    creature: Name
    shares: tuple[tuple[int, Name], ...]


@dataclass(frozen=True, slots=True)
class OrderDamage:
    """A creature's damage assignment order (edition 2010)."""

    creature: Name
    order: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    answers: tuple[Answer, ...]


class FlipResult(StrEnum):
    WIN = "win"
    LOSE = "lose"
    HEADS = "heads"
    TAILS = "tails"


@dataclass(frozen=True, slots=True)
class FlipCoin:
    result: FlipResult


@dataclass(frozen=True, slots=True)
class Suppose:
    """The judge says so, whatever did it."""

    fact: Supposition


Action = (
    Attack
    | Block
    | Cast
    | PlayLand
    | TurnUp
    | Unlock
    | Ignore
    | Activate
    | Equip
    | TapForMana
    | Resolve
    | Pass
    | Next
    | GoTo
    | Assign
    | OrderDamage
    | Choose
    | FlipCoin
    | Suppose
)
