"""Who is who: names of the call against objects and players of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from app.calls.name import Name, NameKind
from app.engine.kernel.components import pieces_of
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.reason import Mention
from app.judge.problem import CallProblem
from app.terms.cards import Layout
from app.terms.events import PlayerRef, Recipient
from app.terms.zones import Zone


class Named:
    """The objects of a game by what they may be called, each list in the order of the call."""

    def __init__(self, objects: Mapping[int, GameObject]) -> None:
        self.objects = objects
        self._labels: dict[str, list[GameObject]] = {}
        self._names: dict[str, list[GameObject]] = {}
        self._tokens: dict[str, list[GameObject]] = {}
        self._faces: dict[str, list[GameObject]] = {}
        for object in sorted(objects.values(), key=_age):
            label, card = object.label.casefold(), object.card.name.casefold()
            self._labels.setdefault(label, []).append(object)
            if object.components:
                self._add_components(object)
            for name in {label, label.rpartition(" #")[0], card}:
                self._names.setdefault(name, []).append(object)
            if object.zone in _FACES_COUNT and len(object.card.faces) > 1:
                for name in _faces(object):
                    self._faces.setdefault(name, []).append(object)
            if object.token:
                self._tokens.setdefault(card.removesuffix(" token"), []).append(object)

    def _add_components(self, object: GameObject) -> None:
        """What has merged into an object is that object, by each of their names."""
        for piece in pieces_of(object):
            if piece.label == object.label:
                continue
            label = piece.label.casefold()
            self._labels.setdefault(label, []).append(object)
            for name in {label, label.rpartition(" #")[0], piece.card.name.casefold()}:
                if name != object.card.name.casefold():
                    self._names.setdefault(name, []).append(object)

    def matching(self, name: Name) -> list[GameObject]:
        """Every object that the name can mean."""
        folded = name.text.casefold()
        if name.kind is NameKind.TOKEN:
            return self._tokens.get(folded.removesuffix(" token"), [])
        known = self._labels if name.kind is NameKind.OBJECT else self._names
        return known.get(folded) or self._faces.get(folded, [])


@dataclass(frozen=True, slots=True)
class Table:
    """The names of a call: players in turn order. Objects carry their names as labels."""

    players: tuple[str, ...]
    _last: list[Named] = field(default_factory=list, compare=False, repr=False)

    def player(self, name: str) -> int:
        """A player's index. CallProblem where no one is called so."""
        folded = name.casefold()
        for index, player in enumerate(self.players):
            if player.casefold() == folded:
                return index
        raise CallProblem(f"no player is called {name}; there are {', '.join(self.players)}")

    def recipient(self, game: Game, name: Name) -> Recipient:
        """The player or object that a name means now."""
        if name.kind is NameKind.PLAYER:
            return PlayerRef(self.player(name.text))
        return self.object(game, name).id

    def object(self, game: Game, name: Name) -> GameObject:
        """The one object a name means now, in whatever zone. CallProblem where it means none."""
        found = self.maybe(game, name)
        if found is None:
            raise CallProblem(f"{name} is nowhere in the game now")
        return found

    def maybe(self, game: Game, name: Name) -> GameObject | None:
        """The object a name means now, or None; of several the one on the battlefield first."""
        matching = list(self.matching(game, name))
        if name.number is not None:
            place = name.number - 1
            return matching[place] if 0 <= place < len(matching) else None
        on_battlefield = [object for object in matching if object.zone is Zone.BATTLEFIELD]
        return next(iter(on_battlefield or matching), None)

    def matching(self, game: Game, name: Name) -> Iterator[GameObject]:
        """Every object that a name can mean, in the order of the call."""
        whose = None if name.of is None else self.player(name.of)
        for object in self._named(game).matching(name):
            if whose is None or object.controller == whose:
                yield object

    def _named(self, game: Game) -> Named:
        """The objects of a game by name. Those of the last game that was asked for are kept: one
        line of a call may name hundreds of them."""
        for named in self._last:
            if named.objects is game.objects:
                return named
        named = Named(game.objects)
        self._last[:] = [named]
        return named

    def say(self, game: Game, mention: Mention) -> str:
        """A mention in words, by last known information where it has left."""
        if isinstance(mention, str):
            return mention
        if isinstance(mention, PlayerRef):
            return self.players[mention.player]
        found = game.objects.get(mention)
        if found is not None:
            return found.label
        known = game.last_known.get(mention)
        if known is not None:
            return known.object.label
        for item in game.stack:
            if item.id == mention:
                return item.name
        for found in game.objects.values():
            if found.first == mention:
                return found.label
        return f"object {mention}"

    def listed(self, game: Game, mentions: Iterable[Mention]) -> str:
        """Several mentions as `A, B and C`."""
        return joined(self.say(game, mention) for mention in mentions)


# Where one face or half of a card is all there is to it, so that its name is the object's.
_FACES_COUNT = frozenset({Zone.BATTLEFIELD, Zone.STACK})


def _faces(object: GameObject) -> tuple[str, ...]:
    """The name of the face that counts; of a fused spell the first one's, of a Room both doors'."""
    card = object.card
    if card.layout is Layout.SPLIT and object.zone is Zone.BATTLEFIELD:
        return tuple(half.name.casefold() for half in card.halves)
    return (card.faces[object.face if object.face < len(card.faces) else 0].name.casefold(),)


def _age(object: GameObject) -> int:
    """Objects in the order they came into the call, however often they have moved since."""
    return object.first or object.id


def joined(words: Iterable[str]) -> str:
    """Words as `A, B and C`."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    return ", ".join(listed[:-1]) + " and " + listed[-1]
