"""The parts of a ruling that are about mana and costs: tables rather than sentences."""

from __future__ import annotations

from dataclasses import dataclass

from app.judge.ruling_steps import RulingStep


@dataclass(frozen=True, slots=True)
class PoolMana:
    """Alike mana in a pool: the symbol, how many, and in words what is special about it (that it is
    from a snow source, what it may be spent on); empty where nothing is."""

    symbol: str
    count: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class PoolLine:
    """The mana that a player has floating."""

    player: str
    mana: tuple[PoolMana, ...]


@dataclass(frozen=True, slots=True)
class CostLine:
    """A line of a cost ledger: what is done there, by which rule or card, and what the mana has
    come to then."""

    text: str
    mana: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CostLedger:
    """How a cost comes about; one for each way to announce it that makes a difference. `total` is
    all of it, what is no mana included."""

    total: str
    lines: tuple[CostLine, ...]


@dataclass(frozen=True, slots=True)
class PaymentLine:
    """One source that pays: the mana that it gives, and what of the cost it pays for. `left`: what
    of that mana is left over."""

    source: str
    gives: str
    pays: str
    left: str = ""
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OtherWay:
    """Another way to pay: with what, and which sources are left then."""

    sources: tuple[str, ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PaymentTable:
    """How a cost is paid. `left`: sources that could give mana and are not used, and mana that
    stays in the pool. `others`: other sources that would do, where that leaves something else;
    `all_shown` is False where there may be more of those."""

    cost: str
    lines: tuple[PaymentLine, ...]
    left: tuple[str, ...] = ()
    others: tuple[OtherWay, ...] = ()
    all_shown: bool = True


@dataclass(frozen=True, slots=True)
class TapRow:
    """One way to tap a permanent for mana: the mana, who gets it, what others get, and how it
    went."""

    adds: str
    player: str
    others: str = ""
    steps: tuple[RulingStep, ...] = ()


@dataclass(frozen=True, slots=True)
class ProducedRow:
    """A type of mana that a permanent could produce, and the abilities that give it: their numbers
    on the permanent and their text. `note`: where that rests on what others could produce."""

    type: str
    abilities: tuple[int, ...]
    texts: tuple[str, ...] = ()
    note: str = ""
    cites: tuple[str, ...] = ()
