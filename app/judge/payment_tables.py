"""How a cost is paid, as a table: which source pays what, what is left, what else would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from app.engine.cr.cr601_payment import Payment
from app.engine.cr.cr601_spending_mana import Pip, pips_of
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.cr.cr605_sources import mana_sources
from app.engine.kernel.now import Now
from app.judge.paying_otherwise import otherwise
from app.judge.pools import listed, symbols_of
from app.judge.ruling_mana import OtherWay, PaymentLine, PaymentTable
from app.judge.session import Session
from app.terms.mana import ManaType
from app.terms.mana_pool import Mana
from app.terms.player_actions import PlayerAction


def payment_table(
    session: Session, now: Now, action: PlayerAction, total: TotalCost, paid: Payment
) -> PaymentTable:
    """The table of a payment that was found."""
    player = action.player
    others, every = otherwise(now, action)
    shown: dict[tuple[str, ...], OtherWay] = {}
    own = left_of(session, now, player, paid)
    for other in others:
        left = left_of(session, now, player, other)
        if left != own:
            shown.setdefault(left, OtherWay(_used(session, now, other), left))
    return PaymentTable(
        str(total.mana.as_cost()),
        tuple(_lines(session, now, total, paid)),
        own,
        tuple(shown.values()),
        every,
    )


class _Spent:
    """The mana of a payment, taken off as it is told what each one is spent on."""

    def __init__(self, total: TotalCost, paid: Payment) -> None:
        self._pips = pips_of(total.mana.as_cost())
        self._main = list(zip(paid.spent, paid.pays, strict=True))
        names = [activation.source.object for activation in paid.activations]
        self._first = [
            (mana, name) for name, cost in zip(names, paid.first, strict=True) for mana in cost
        ]

    def uses(self, session: Session, now: Now, mana: Iterable[Mana]) -> tuple[str, str]:
        """What these are spent on, and which of them on nothing."""
        pays: list[str] = []
        for_abilities: list[str] = []
        left: list[Mana] = []
        for one in mana:
            main = next((each for each in self._main if each[0] == one), None)
            first = next((each for each in self._first if each[0] == one), None)
            if first is not None:
                self._first.remove(first)
                for_abilities.append(session.table.say(now.game, first[1]))
            elif main is not None:
                self._main.remove(main)
                pays.append(_symbol(self._pips[main[1]]))
            else:
                left.append(one)
        told = ["".join(sorted(pays))] if pays else []
        told += [f"the ability of {listed(for_abilities)}"] if for_abilities else []
        return " and ".join(told), symbols_of(left)


def _symbol(pip: Pip) -> str:
    if pip.snow:
        return "{S}"
    if not pip.kinds:
        return "{1}"
    order = list(ManaType)
    return "{" + "/".join(kind.value for kind in sorted(pip.kinds, key=order.index)) + "}"


def _lines(session: Session, now: Now, total: TotalCost, paid: Payment) -> Iterator[PaymentLine]:
    spent = _Spent(total, paid)
    floating = [mana for mana, _ in zip(paid.spent, paid.pays, strict=True)]
    floating += [mana for cost in paid.first for mana in cost]
    rows: list[PaymentLine] = []
    for activation in paid.activations:
        name = session.table.say(now.game, activation.source.object)
        gives = activation.way.mana
        pays, left = spent.uses(session, now, gives)
        rows.append(PaymentLine(name, symbols_of(gives), pays, left, ("601.2g",)))
        for mana in gives:
            if mana in floating:
                floating.remove(mana)
    if floating:
        pays, _ = spent.uses(session, now, floating)
        yield PaymentLine("floating mana", symbols_of(floating), pays, "", ("601.2h",))
    yield from rows
    for helper in paid.helped:
        done = "exiled" if helper.exiled else "tapped"
        name = session.table.say(now.game, helper.object)
        yield PaymentLine(name, done, "one mana", "", (str(helper.because),))
    if paid.life:
        yield PaymentLine("life", f"{paid.life} life", "mana", "", ("107.4f",))


def _used(session: Session, now: Now, paid: Payment) -> tuple[str, ...]:
    ids = [activation.source.object for activation in paid.activations]
    ids += [helper.object for helper in paid.helped]
    names = _counted(session.table.say(now.game, id) for id in ids)
    return (*names, *((f"{paid.life} life",) if paid.life else ()))


def left_of(session: Session, now: Now, player: int, paid: Payment) -> tuple[str, ...]:
    """What could give mana and is not used, and the mana that stays in the pool."""
    used = {activation.source.object for activation in paid.activations}
    used |= {helper.object for helper in paid.helped}
    ids = dict.fromkeys(source.object for source in mana_sources(now, player))
    pool = Counter(now.game.players[player].pool)
    for activation in paid.activations:
        pool.update(activation.way.mana)
    pool.subtract(paid.spent)
    for cost in paid.first:
        pool.subtract(cost)
    floating = symbols_of(pool.elements())
    names = _counted(session.table.say(now.game, id) for id in ids if id not in used)
    return (*names, *((f"{floating} floating",) if floating else ()))


def _counted(names: Iterable[str]) -> tuple[str, ...]:
    """Names; of those alike but for their number how many there are."""
    counted = Counter(name.rpartition(" #")[0] or name for name in names)
    return tuple(f"{n} {name}" if n > 1 else name for name, n in sorted(counted.items()))
