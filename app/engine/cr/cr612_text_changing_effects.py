"""Text-changing effects (CR 612): one word takes the place of another."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from app.engine.cr.cr201_named_by_what_it_gives import naming_it_still
from app.engine.cr.cr609_effects.carrying_out import objects
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.terms import mana_effects as me
from app.terms.abilities import Ability, ContinuousChange, KeywordAbility
from app.terms.cards import Face
from app.terms.changes import ReplaceWords, SetName
from app.terms.colors import Color
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.selectors import Anything, HasSubtype, IsColor
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.text_changing import ChangeText
from app.terms.zones import Zone

# Mana and mana symbols are no words; `any color` and `each color` name none.
_NO_WORDS = (ManaCost, ManaSymbol, me.ManaOf, me.OneOfMana, me.ManaOfColors)
_MANY = 5


@rule("612.2", "layer", ReplaceWords)
def replace_words(now: Now, found: Characteristics, change: ReplaceWords, at: Viewpoint) -> None:
    """A word is exchanged wherever it is used as what it is, in rules text and type line; names and
    mana symbols stay, and so do abilities that effects have given (612.3)."""
    each = _says_each_color(found.abilities)
    found.abilities = tuple(
        ability if ability in each else _reworded(ability, change.old, change.new)
        for ability in found.abilities
    )
    found.subtypes = _words(found.subtypes, change.old, change.new)


@rule("612.8", "layer", SetName)
def set_name(now: Now, found: Characteristics, change: SetName, at: Viewpoint) -> None:
    """It has that name alone, and none of those it had."""
    found.abilities = naming_it_still(found.abilities, found.name)
    found.name = at.name if change.name is None else change.name


def _says_each_color(abilities: tuple[Ability, ...]) -> frozenset[Ability]:
    """Protection from each color is written without naming one."""
    found = {
        ability
        for ability in abilities
        if isinstance(ability, KeywordAbility)
        and ability.name == "protection"
        and isinstance(ability.quality, IsColor)
    }
    return frozenset(found) if len(found) == _MANY else frozenset()


@lru_cache(maxsize=1024)
def _reworded(ability: Ability, old: str, new: str) -> Ability:
    """The same ability gives the same one again: the layers know abilities by their identity."""
    changed: Ability = reworded(ability, old, new)
    return changed


def reworded(term: Any, old: str, new: str) -> Any:
    """A term with one word for another; the term itself where the word is not in it."""
    match term:
        case Color():
            return Color(new) if term.value == old else term
        case HasSubtype(subtype):
            return HasSubtype(new) if subtype == old else term
        case tuple():
            parts = tuple(reworded(part, old, new) for part in term)
            same = all(one is other for one, other in zip(parts, term, strict=True))
            return term if same else parts
        case frozenset():
            return _words(term, old, new)
    if isinstance(term, _NO_WORDS) or not is_dataclass(term) or isinstance(term, type):
        return term
    changed = {}
    for field in fields(term):
        value = getattr(term, field.name)
        other = reworded(value, old, new)
        if other is not value:
            changed[field.name] = other
    if isinstance(term, Face) and "subtypes" in changed:
        # A token is named by the words that tell its types (612.2a).
        changed["name"] = " ".join(new if word == old else word for word in term.name.split(" "))
    return replace(term, **changed) if changed else term


def _words(words: frozenset[Any], old: str, new: str) -> frozenset[Any]:
    """A set of colors or subtypes; `all colors` and `every creature type` name none."""
    if len(words) >= _MANY or not any(word == old for word in words):
        return words
    return frozenset(type(word)(new) if word == old else word for word in words)


def words_of_kind(kind: str) -> tuple[str, ...]:
    """All words of a kind."""
    if kind == "color":
        return tuple(color.value for color in Color)
    return BASIC_LAND_TYPES if kind == "land type" else tuple(sorted(CREATURE_TYPES))


@rule("612.1", "effect", ChangeText)
def change_text(play: Play, effect: ChangeText, at: Viewpoint) -> None:
    """The player chooses a word and what takes its place, as the effect is applied.

    The answer to a choice of kind `word` is that word: first the old one, then the new one.
    """
    for id in objects(play.now, effect.what, at):
        old = _choose(play, at, id, _old_words(play.now, id, effect))
        if old is None:
            continue
        kind = next(kind for kind in effect.kinds if old in words_of_kind(kind))
        others = tuple(w for w in words_of_kind(kind) if w not in (old, effect.but))
        new = effect.into if effect.into is not None else _choose(play, at, id, others)
        if new is None or new == old:
            continue
        change = ContinuousChange(Anything(), (ReplaceWords(old, new),))
        start(play, change, at, effect.duration, frozenset({id}))
        if play.game.objects[id].zone is Zone.STACK:
            play.set(_spell_reworded(play.game, id, old, new))


def _old_words(now: Now, id: int, effect: ChangeText) -> tuple[str, ...]:
    """The words that can be exchanged: of creature types those that its text has."""
    found: list[str] = []
    for kind in effect.kinds:
        words = words_of_kind(kind)
        if kind == "type":
            known = now.of(id)
            there = {p.subtype for p in parts_of(known.abilities) if isinstance(p, HasSubtype)}
            there |= known.subtypes
            words = tuple(word for word in words if word in there)
        found += words
    return tuple(found)


def _choose(play: Play, at: Viewpoint, id: int, words: tuple[str, ...]) -> str | None:
    if not words:
        return None
    return str(play.choose(Choice(at.controller, "word", cite(change_text), (id,), words)))


def _spell_reworded(game: Game, id: int, old: str, new: str) -> Game:
    """The game with the instructions of a spell changed, and what it may target."""
    return game.but(
        stack=tuple(
            replace(
                item,
                effects=reworded(item.effects, old, new),
                target_choices=reworded(item.target_choices, old, new),
            )
            if item.spell and item.id == id
            else item
            for item in game.stack
        )
    )
