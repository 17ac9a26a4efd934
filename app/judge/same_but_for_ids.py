"""Telling whether two positions are the same but for how their new ids and timestamps are counted.

What comes into being gets the next number there is; so a token has one number where an effect began
before it and another where it did not, though nothing else tells the two positions apart. Here the
new numbers are counted anew, in their order, and objects of different zones stand in none.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any

from app.engine.kernel.game import GameObject
from app.judge.line import Line
from app.judge.same import STATE, Same, trigger

# Above all that is counted otherwise: what is as large, and a number of the position, is an id.
NEW = 1_000_000_000


def with_new_ids(line: Line) -> Line:
    """The line with ids and timestamps to come that are told from all there are."""
    return line.but(game=line.game.but(next_id=NEW, next_timestamp=2 * NEW))


class SameButForIds(Same):
    """Keys for lines of one search that began `with_new_ids`."""

    def __init__(self) -> None:
        super().__init__()
        # By identity of what a position is made of: itself, its key and the new numbers in that.
        self._parts: dict[int, tuple[object, Hashable, tuple[int, ...]]] = {}

    def key(self, line: Line) -> Hashable:
        """Equal for lines that have the same position and counted the same things on the way."""
        game = line.game
        objects = sorted(game.objects.values(), key=_zone)
        known = sorted(game.last_known.items(), key=lambda entry: entry[0])
        parts = [self._part(object, self._whole) for object in objects]
        parts += [self._part(was.object, self._whole) for _, was in known]
        parts += [self._part(item, self.item) for item in (*game.stack, *game.left_stack)]
        parts += [self._part(effect, self.effect) for effect in game.effects]
        parts += [self._part(waiting, trigger) for waiting in game.waiting]
        parts += [self._part(value, _itself) for value in (game.turn, game.combat, line.tally)]
        loose = (*(id for id, _ in known), *(delayed.id for delayed in game.delayed))
        ranks = _ranks({*loose, *(number for _, numbers in parts for number in numbers)})
        return (
            tuple(ranked(key, ranks) if numbers else key for key, numbers in parts),
            tuple(ranks.get(number, number) for number in loose),
            (
                len(objects),
                len(known),
                len(game.stack),
                len(game.left_stack),
                len(game.effects),
                len(game.delayed),
            ),
            game.players,
            len(game.triggered),
            game.draw,
            line.pins,
        )

    def _part(
        self, value: Any, key_of: Callable[[Any], Hashable]
    ) -> tuple[Hashable, tuple[int, ...]]:
        known = self._parts.get(id(value))
        if known is None or known[0] is not value:
            key = key_of(value)
            known = (value, key, tuple(new_numbers(key)))
            self._parts[id(value)] = known
        return known[1], known[2]

    def _whole(self, object: GameObject) -> Hashable:
        """An object, known by a number where nothing new is in it."""
        state = STATE(object)
        plain = next(new_numbers(state), None) is None
        return self.object(object) if plain else (id(object.card), state)


def _zone(object: GameObject) -> str:
    return object.zone.value


def _itself(value: Hashable) -> Hashable:
    return value


def _ranks(numbers: Iterable[int]) -> dict[int, int]:
    """The new ones among them, counted from NEW on in their order."""
    new = sorted(number for number in numbers if number >= NEW)
    return {number: NEW + rank for rank, number in enumerate(new)}


def new_numbers(value: object) -> Iterator[int]:
    """The new ids and timestamps in a value."""
    kind = type(value)
    if kind is int:
        if value >= NEW:  # type: ignore[operator]
            yield value  # type: ignore[misc]
    elif kind is tuple or kind is frozenset:
        for part in value:  # type: ignore[attr-defined]
            yield from new_numbers(part)
    else:
        for name in getattr(kind, "__dataclass_fields__", ()):
            yield from new_numbers(getattr(value, name))


def ranked(value: Any, ranks: Mapping[int, int]) -> Any:
    """The value with its new numbers as they are counted anew."""
    kind = type(value)
    if kind is int:
        return ranks.get(value, value)
    if kind is tuple:
        return tuple([ranked(part, ranks) for part in value])
    if kind is frozenset:
        return frozenset([ranked(part, ranks) for part in value])
    names = getattr(kind, "__dataclass_fields__", None)
    if names is None:
        return value
    return (kind, *[ranked(getattr(value, name), ranks) for name in names])
