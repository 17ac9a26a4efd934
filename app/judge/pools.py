"""Mana that players have floating, as a ruling shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.engine.kernel.game import Game
from app.judge.ruling_mana import PoolLine, PoolMana
from app.judge.session import Session
from app.judge.table import joined
from app.terms.mana import ManaType
from app.terms.mana_pool import Mana


def pools_of(session: Session, game: Game) -> tuple[PoolLine, ...]:
    """The pools in which there is mana."""
    return tuple(
        PoolLine(session.table.players[index], tuple(_alike(session, game, player.pool)))
        for index, player in enumerate(game.players)
        if player.pool
    )


def _alike(session: Session, game: Game, pool: Iterable[Mana]) -> Iterable[PoolMana]:
    order = list(ManaType)
    counted = Counter((order.index(m.type), mana_words(session, game, m)) for m in pool)
    for (kind, words), count in sorted(counted.items()):
        yield PoolMana(f"{{{order[kind].value}}}", count, words)


def mana_words(session: Session, game: Game, mana: Mana) -> str:
    """What is special about one mana: where it is from, if that is known, and what it is bound
    to."""
    found: list[str] = []
    if mana.source is not None:
        found.append(f"from {session.table.say(game, mana.source)}")
    if mana.snow:
        found.append("snow")
    if mana.only is not None:
        from app.judge.term_words import printed_as  # the grammar is loaded when needed

        use = printed_as(("mana_use",), mana.only)
        found.append(f"only to {use}" if use and not mana.only.but_not else "bound to some uses")
    if mana.lasts:
        found.append("stays until end of " + ("turn" if mana.lasts is True else "combat"))
    return ", ".join(found)


def symbols_of(mana: Iterable[Mana]) -> str:
    """Mana as symbols, in the order that it has."""
    return "".join(f"{{{one.type.value}}}" for one in mana)


def listed(names: Iterable[str]) -> str:
    """Names, alike ones counted: `3 Forest and Sol Ring`."""
    return joined(f"{n} {name}" if n > 1 else name for name, n in Counter(names).items())
