"""Effects that a call's modifiers speak of: keywords gained and lost, changed power, shields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.calls import described as de
from app.calls import modifiers as mo
from app.calls.model import Entry
from app.calls.name import Name, NameKind
from app.engine.cr.cr707_copying import printed_values
from app.engine.cr.cr707_entering_as_a_copy import as_its_text_says
from app.engine.kernel.game import ActiveEffect, Game
from app.engine.kernel.select import NotModelled
from app.judge.keywords_of_call import keyword_abilities
from app.judge.problem import CallProblem
from app.judge.table import Table
from app.terms import changes as ch
from app.terms.abilities import ContinuousChange, KeywordAbility
from app.terms.effects import Duration
from app.terms.modifications import Modification, PreventDamage, Regenerates
from app.terms.selectors import ObjectIs
from app.terms.subtypes import CREATURE_TYPES, LAND_TYPES
from app.terms.types import CardType

if TYPE_CHECKING:
    from app.judge.setup import Cards


class EffectMaker:
    """Adds the effects of all modifiers to a game, newer than every object, in the call's order."""

    def __init__(self, cards: Cards, table: Table, ids: dict[str, int]) -> None:
        self.cards = cards
        self.table = table
        self.ids = ids
        self.entries: dict[int, tuple[str, Entry]] = {}

    def add(self, game: Game, entries: dict[int, tuple[str, Entry]]) -> Game:
        """The game with the effects in it."""
        self.entries = entries
        effects: list[ActiveEffect] = []
        stamp = game.next_timestamp
        for id, (_, entry) in entries.items():
            ad_hoc = isinstance(entry.description, de.AdHoc)
            for modifier in entry.modifiers:
                for change in self.changes(game, modifier, ad_hoc):
                    if isinstance(change, ch.BecomeCopy):
                        # What is listed as a copy entered as one; it goes on being it.
                        entered = game.objects[id].timestamp
                        copy = as_told(game, id, change)
                        effects.append(locked(game, id, (copy,), entered, Duration.PERMANENT))
                        continue
                    effects.append(locked(game, id, (change,), stamp))
                    stamp += 1
                for effect, left in self.shields(id, modifier):
                    effects.append(shield(game, id, effect, left, stamp))
                    stamp += 1
        return (
            game.but(effects=(*game.effects, *effects), next_timestamp=stamp) if effects else game
        )

    def changes(self, game: Game, modifier: mo.Modifier, ad_hoc: bool) -> Iterator[ch.Change]:
        """The changes to characteristics that a modifier stands for. What an ad-hoc object has
        is part of it and no effect."""
        match modifier:
            case mo.HasKeyword(keyword) if not ad_hoc:
                yield from self.gained(keyword.text)
            case mo.RulesText(text) if not ad_hoc:
                for ability in self.cards.rules_text(text, "", frozenset({CardType.CREATURE})):
                    yield ch.AddAbility(ability)
            case mo.LosesKeyword(keyword):
                yield self.lost(keyword)
            case mo.LosesAllAbilities():
                yield ch.LoseAllAbilities()
            case mo.Gets(power, toughness):
                yield ch.ModifyPowerToughness(power, toughness)
            case mo.BasePowerToughness(power, toughness):
                yield ch.SetPowerToughness(power, toughness)
            case mo.Is(traits, also):
                yield from becomes(traits, also)
            case de.CopyOf(of):
                yield self.copied(game, of)
            case _:
                pass

    def gained(self, text: str) -> Iterator[ch.Change]:
        """Gaining a keyword."""
        for ability in keyword_abilities(text, self.table, self.cards.keyword):
            yield ch.AddAbility(ability)

    def lost(self, keyword: de.Keyword) -> ch.Change:
        """Losing a keyword: all of its instances, or one with a parameter."""
        if keyword.text.casefold() == keyword.name:
            return ch.LoseKeyword(keyword.name)
        exact = keyword_abilities(keyword.text, self.table, self.cards.keyword)
        if len(exact) == 1 and isinstance(exact[0], KeywordAbility):
            return ch.LoseKeyword(keyword.name, exact[0])
        return ch.LoseKeyword(keyword.name)

    def copied(self, game: Game, of: Name, seen: tuple[int, ...] = ()) -> ch.BecomeCopy:
        """The copiable values of the object of the call, or the card, that something is a copy of.

        What is copied may be a copy itself (`seen`: those that were followed).
        """
        if of.kind is NameKind.CARD:
            card = self.cards.card(of.text)
            if card is None:
                raise CallProblem(f"no card called {of.text} is known")
            return ch.BecomeCopy(card.faces[self.cards.face_index(card, of.text)])
        object = self.table.object(game, of)
        _, entry = self.entries[object.id]
        for modifier in entry.modifiers:
            if isinstance(modifier, de.CopyOf) and object.id not in seen:
                copy = self.copied(game, modifier.of, (*seen, object.id))
                return as_told(game, object.id, copy)
        return printed_values(object)

    def shields(self, id: int, modifier: mo.Modifier) -> Iterator[tuple[Modification, int | None]]:
        """The shields that wait on an object, with their amounts."""
        match modifier:
            case mo.RegenerationShields(number):
                for _ in range(number):
                    yield Regenerates(ObjectIs(id)), 1
            case mo.PreventsDamage(amount):
                yield PreventDamage(recipient=ObjectIs(id)), amount
            case _:
                pass


def as_told(game: Game, id: int, copy: ch.BecomeCopy) -> ch.BecomeCopy:
    """What is listed as a copy, with the exceptions of its own text."""
    try:
        return as_its_text_says(game, id, copy)
    except NotModelled as unknown:
        name = game.objects[id].label
        raise CallProblem(f"what {name} is as a copy can't be told: {unknown}") from unknown


def locked(
    game: Game,
    id: int,
    changes: tuple[ch.Change, ...],
    stamp: int,
    duration: Duration = Duration.END_OF_TURN,
) -> ActiveEffect:
    """An effect on one object, locked in, that no source in the call is named for."""
    object = game.objects[id]
    effect = ContinuousChange(ObjectIs(id), changes)
    return ActiveEffect(
        stamp, effect, object.controller, None, "the call", stamp, duration, frozenset({id})
    )


def shield(game: Game, id: int, effect: Modification, left: int | None, stamp: int) -> ActiveEffect:
    """A shield that waits on an object until end of turn."""
    object = game.objects[id]
    return ActiveEffect(
        stamp,
        effect,
        object.controller,
        None,
        "a regeneration shield" if isinstance(effect, Regenerates) else "a prevention shield",
        stamp,
        Duration.END_OF_TURN,
        frozenset({id}),
        left,
    )


def becomes(traits: de.Traits, also: bool) -> Iterator[ch.Change]:
    """`is red`, `is also an Elf`, `is a Mountain`."""
    if traits.colors is not None:
        yield ch.AddColors(traits.colors) if also else ch.SetColors(traits.colors)
    subtypes = frozenset(traits.subtypes)
    if also:
        if traits.types or subtypes or traits.supertypes:
            yield ch.AddTypes(traits.types, subtypes, traits.supertypes)
        return
    creature = subtypes & CREATURE_TYPES
    land = subtypes & LAND_TYPES
    if traits.types or traits.supertypes:
        yield ch.AddTypes(traits.types, frozenset(), traits.supertypes)
    if creature:
        yield ch.SetSubtypesOf(CardType.CREATURE, creature)
    if land:
        yield ch.SetSubtypesOf(CardType.LAND, land)
    others = subtypes - creature - land
    if others:
        yield ch.AddTypes(subtypes=others)
