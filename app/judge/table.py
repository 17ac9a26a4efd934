"""Who is who: names of the call against objects and players of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.calls.name import Name, NameKind
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.reason import Mention
from app.judge.problem import CallProblem
from app.terms.events import PlayerRef, Recipient
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Table:
    """The names of a call: players in turn order. Objects carry their names as labels."""

    players: tuple[str, ...]

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
        folded = name.text.casefold()
        token = name.kind is NameKind.TOKEN
        bare = folded.removesuffix(" token")
        whose = None if name.of is None else self.player(name.of)
        for object in sorted(game.objects.values(), key=_age):
            if whose is not None and object.controller != whose:
                continue
            label = object.label.casefold()
            if token:
                if object.token and object.card.name.casefold().removesuffix(" token") == bare:
                    yield object
            elif label == folded or (
                name.kind is not NameKind.OBJECT
                and (label.rpartition(" #")[0] == folded or object.card.name.casefold() == folded)
            ):
                yield object

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
        return f"object {mention}"

    def listed(self, game: Game, mentions: Iterable[Mention]) -> str:
        """Several mentions as `A, B and C`."""
        return joined(self.say(game, mention) for mention in mentions)


def _age(object: GameObject) -> int:
    """Objects in the order they came into the call, however often they have moved since."""
    return object.first or object.id


def joined(words: Iterable[str]) -> str:
    """Words as `A, B and C`."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    return ", ".join(listed[:-1]) + " and " + listed[-1]
