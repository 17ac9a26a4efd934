"""What may be tapped, exiled or paid in life instead of mana: convoke, delve, improvise and the
like (CR 702.51, 702.66, 702.126)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.kernel.now import Now
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches
from app.terms.cite import CardText, Cite, Rule
from app.terms.colors import COLOR_LETTERS
from app.terms.mana import ManaType
from app.terms.mana_effects import LifeForMana
from app.terms.selectors import Who
from app.terms.types import CardType
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Helper:
    """An object that pays for one mana of a spell's total cost: generic, or of these colors. It is
    tapped for that, or exiled."""

    object: int
    because: Rule
    exiled: bool = False
    colors: frozenset[ManaType] = frozenset()

    @property
    def uses(self) -> tuple[str, int]:
        """What it can't be used for beside."""
        return ("gone" if self.exiled else "tap", self.object)


def helpers(now: Now, spell: int, player: int) -> Iterator[Helper]:
    """Everything that may be used instead of mana for this spell."""
    keywords = now.of(spell).keywords
    if "convoke" in keywords:
        yield from convoke(now, player)
    if "improvise" in keywords:
        yield from improvise(now, player)
    if "delve" in keywords:
        yield from delve(now, spell, player)


@rule("701.67a")
def waterbend(now: Now, player: int) -> Iterator[Helper]:
    """An untapped artifact or creature may be tapped for one generic mana of a waterbend cost."""
    for object in now.permanents(player):
        if not object.tapped and now.of(object.id).types & {CardType.ARTIFACT, CardType.CREATURE}:
            yield Helper(object.id, cite(waterbend))


@rule("702.51a")
def convoke(now: Now, player: int) -> Iterator[Helper]:
    """An untapped creature may be tapped for one generic mana or one mana of its color."""
    for object in now.creatures(player):
        if not object.tapped:
            kinds = frozenset(ManaType(COLOR_LETTERS[color]) for color in now.of(object.id).colors)
            yield Helper(object.id, cite(convoke), colors=kinds)


@rule("702.126a")
def improvise(now: Now, player: int) -> Iterator[Helper]:
    """An untapped artifact may be tapped for one generic mana."""
    for object in now.permanents(player):
        if not object.tapped and CardType.ARTIFACT in now.of(object.id).types:
            yield Helper(object.id, cite(improvise))


@rule("702.66a")
def delve(now: Now, spell: int, player: int) -> Iterator[Helper]:
    """A card in the player's graveyard may be exiled for one generic mana."""
    for object in now.in_zone(Zone.GRAVEYARD, player):
        if object.id != spell:
            yield Helper(object.id, cite(delve), exiled=True)


def life_for_mana(
    now: Now, player: int, spell: int | None
) -> Iterator[tuple[ManaType, Cite, bool]]:
    """The colors of mana that 2 life may be paid for, by what, and whether for one symbol only."""
    for effect, at in now.modifications(LifeForMana):
        spells = effect.spells
        once = spells is not None
        if spells is not None and (spell is None or not matches(now, spells, spell, at)):
            continue
        if effect.who is Who.ANY or (player == at.controller) == (effect.who is Who.YOU):
            yield ManaType(COLOR_LETTERS[effect.color]), CardText(at.name), once
