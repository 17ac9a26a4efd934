"""Keywords as a call writes them: those of the cards, and protection or hexproof from one of its
players."""

from __future__ import annotations

from collections.abc import Callable

from app.judge.table import Table
from app.terms.abilities import Ability, KeywordAbility

_FROM_A_PLAYER = ("protection", "hexproof")


def keyword_abilities(
    text: str, table: Table, read: Callable[[str], tuple[Ability, ...]]
) -> tuple[Ability, ...]:
    """The abilities that a keyword with its parameter is (`protection from red and from Bob`).

    `read`: what reads a keyword that speaks of no player of the call.
    """
    name, _, rest = text.partition(" from ")
    folded = [player.casefold() for player in table.players]
    qualities = rest.split(" and from ")
    if name.casefold() not in _FROM_A_PLAYER or not any(q.casefold() in folded for q in qualities):
        return read(text)
    found: list[Ability] = []
    for quality in qualities:
        if quality.casefold() in folded:
            player = folded.index(quality.casefold())
            found.append(KeywordAbility(name.casefold(), player=player))
        else:
            found += read(f"{name} from {quality}")
    return tuple(found)
