"""Keywords as a call writes them: those of the cards, and protection or hexproof from one of its
players."""

from __future__ import annotations

from collections.abc import Callable

from app.judge.table import Table
from app.terms.abilities import Ability, KeywordAbility

_FROM_A_PLAYER = ("protection", "hexproof")
# What people write, and the words of the rules for it.
_SAME = {
    "all colors": "each color",
    "all the colors": "each color",
    "your opponents": "each of your opponents",
    "all opponents": "each of your opponents",
    "each opponent": "each of your opponents",
    "opponents": "each of your opponents",
}


def keyword_abilities(
    text: str, table: Table, read: Callable[[str], tuple[Ability, ...]]
) -> tuple[Ability, ...]:
    """The abilities that a keyword with its parameter is (`protection from red and from Bob`).

    `read`: what reads a keyword that speaks of no player of the call.
    """
    name, _, rest = text.partition(" from ")
    if name.casefold() not in _FROM_A_PLAYER:
        return read(text)
    folded = [player.casefold() for player in table.players]
    qualities = [_SAME.get(quality.casefold(), quality) for quality in rest.split(" and from ")]
    if not any(quality.casefold() in folded for quality in qualities):
        return read(f"{name} from {' and from '.join(qualities)}" if rest else text)
    found: list[Ability] = []
    for quality in qualities:
        if quality.casefold() in folded:
            player = folded.index(quality.casefold())
            found.append(KeywordAbility(name.casefold(), player=player))
        else:
            found += read(f"{name} from {quality}")
    return tuple(found)
