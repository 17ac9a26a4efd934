"""Random games: boards of real cards, and players who do whatever the rules let them do.

A game is played through the engine alone: at each priority the player casts, activates, plays a
land, turns something face up, taps for mana or passes; every decision is answered at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from random import Random

from app.calls.parse import parse
from app.cards.builtin import BUILTIN
from app.cards.store import CardStore
from app.engine.cr import rules_of
from app.engine.cr.applied import unapplied
from app.engine.cr.cr117_timing_and_priority import one_passes
from app.engine.kernel.choice import Choice, IllegalAnswer
from app.engine.kernel.components import pieces_of
from app.engine.kernel.game import Game, GameObject, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, advance
from app.engine.kernel.select import NotModelled
from app.judge.cards import CardData
from app.judge.loops import Loops
from app.judge.setup import set_up
from app.judge.which_ability import candidates
from app.terms.editions import CURRENT
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
)
from app.terms.types import CardType
from app.terms.zones import Zone

PLAYERS = ("Ann", "Bob", "Cleo")
ZONES = ("", "", "hand: ", "hand: ", "graveyard: ")
# Of how many answers to a decision one is picked.
ANSWERS = 24
# A unit of play after which the next player still has nothing to decide.
UNITS = 3_000


@lru_cache(maxsize=1)
def data() -> CardData:
    """The card data in use: all cards, or those built in."""
    return CardData(CardStore.open())


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The cards that are played with."""
    return tuple(card.name for card in BUILTIN)


@lru_cache(maxsize=1)
def every_card_read() -> tuple[str, ...]:
    """Of the cards in use some hundreds that are read and applied as a whole."""
    rules = rules_of(CURRENT)
    records = [card for card in CardStore.open().records() if card.eternal]
    found: list[str] = []
    for card in Random(1).sample(records, min(3000, len(records))):
        faces = data().card(card.name)
        told = () if faces is None else (a for face in faces.faces for a in face.abilities)
        if faces is not None and not any(unapplied(rules, ability) for ability in told):
            found.append(card.name)
    return tuple(found)


def position(seed: int, cards: tuple[str, ...]) -> str:
    """A board in notation."""
    r = Random(seed)
    lines = ["title: a random game", "turn: Ann, main"]
    for player in PLAYERS[: r.choice((2, 2, 3))]:
        lines.append(f"[{player}]")
        for number, zone in enumerate((*r.choices(ZONES, k=r.randint(6, 12)), *["library: "] * 8)):
            name = r.choice(cards).split(" // ")[0]
            lines.append(f'{zone}{player[0]}{number} = "{name}"')
        lines.append(f"{player[0]}x = 2/2 red and white Bear, {r.choice(('flying', 'trample'))}")
    return "\n".join(lines)


@dataclass
class RandomGame:
    """One game from a seed. `told`: all that came of it, to be compared with another playing."""

    seed: int
    cards: tuple[str, ...] = field(default_factory=names)
    told: list[str] = field(default_factory=list)
    acted: int = 0

    def __post_init__(self) -> None:
        (call,) = parse(position(self.seed, self.cards), data())
        self.rules = rules_of(call.rules)
        self.r = Random(self.seed)
        self.game: Game = set_up(call, data()).game
        self.now: Now | None = None

    def play(self, actions: int) -> None:
        """So many actions, or until the game is over."""
        for _ in range(actions):
            self.to_priority()
            if self.game.over:
                return
            if self.r.random() < 0.7 and self.act():
                continue
            self.passes()

    def to_priority(self) -> None:
        """Play on until a player has priority."""
        loops = Loops()
        for _ in range(UNITS):
            if self.game.over or self.game.turn.progress is Progress.PRIORITY:
                return
            self.unit()
            if loops.closed(self.game):
                self.game = self.game.but(draw=True)
                return
        raise AssertionError(f"seed {self.seed}: it goes on and on")

    def unit(self) -> None:
        """One unit of play, its decisions answered at random."""
        play = Play(self.rules, self.game, decide=self.decide, now=self.now)
        advance(play)
        self.took(play)

    def decide(self, choice: Choice, now: Now) -> Choice:
        """One of the first legal answers; that it is legal the engine checks."""
        found = list(islice(choice.answers(), ANSWERS))
        if not found:
            return choice
        answer = self.r.choice(found)
        return Choice(choice.player, choice.kind, choice.because, choice.about, (answer,))

    def passes(self) -> None:
        """The player with priority passes."""
        after = one_passes(self.game)
        if after is not None:
            self.game, self.now = after, None
            return
        top = self.game.stack[-1].id if self.game.stack else None
        self.unit()
        # Once all have passed the top of the stack is gone.
        assert all(item.id != top for item in self.game.stack), f"seed {self.seed}"

    def empty_stack(self) -> None:
        """All pass until nothing is left on the stack."""
        for _ in range(UNITS):
            self.to_priority()
            if self.game.over or not self.game.stack:
                return
            self.passes()
        raise AssertionError(f"seed {self.seed}: the stack does not empty")

    def act(self) -> bool:
        """Try some of what the player could do, until something is legal."""
        player = self.game.turn.priority
        if player is None:
            return False
        now = Now(self.rules, self.game)
        wanted = list(self.actions(now, player))
        self.r.shuffle(wanted)
        for action in wanted[:8]:
            turn = self.game.turn.but(progress=Progress.ACT)
            play = Play(self.rules, self.game.but(doing=action, turn=turn), decide=self.decide)
            try:
                advance(play)
            except (IllegalAnswer, NotModelled):
                continue
            self.told.append(f"{type(action).__name__} {action.player}")
            self.acted += 1
            self.took(play)
            return True
        return False

    def actions(self, now: Now, player: int) -> Iterator[PlayerAction]:
        """What a player might do, legal or not."""
        for object in now.game.objects.values():
            known = now.of(object.id)
            if object.zone is Zone.BATTLEFIELD:
                if known.controller != player:
                    continue
                if object.face_down:
                    yield TurnFaceUp(player, object.id)
            elif object.owner != player or object.zone is Zone.STACK:
                continue
            elif object.zone in (Zone.HAND, Zone.GRAVEYARD):
                yield from self.casting(object, player)
            for each in candidates(now, object):
                if each.ability is not None:
                    x = self.r.randint(0, 3)
                    yield ActivateAbility(player, object.id, each.ability, each.keyword, x)

    def casting(self, object: GameObject, player: int) -> Iterator[PlayerAction]:
        """The ways to cast or play a card."""
        for number, face in enumerate(object.card.faces):
            if CardType.LAND in face.types:
                yield PlayLand(player, object.id, number)
                continue
            yield CastSpell(player, object.id, number, self.r.randint(0, 3))
            yield CastSpell(player, object.id, number, 1, costs=("kicker",))
            yield CastSpell(player, object.id, number, 1, costs=("flashback",))
            if any(getattr(ability, "name", None) == "mutate" for ability in face.abilities):
                yield CastSpell(player, object.id, number, costs=("mutate",))
            yield CastSpell(player, object.id, face_down=True)

    def took(self, play: Play) -> None:
        """What a stretch of play came to, checked."""
        self.game, self.now = play.game, play.now
        self.told += [type(entry).__name__ for entry in play.trace]
        sound(self.game, self.seed)

    def end(self) -> str:
        """The whole game in words, for comparing."""
        objects = [
            (o.id, o.label, o.zone.value, o.controller, o.tapped, o.damage, o.counters)
            for o in self.game.objects.values()
        ]
        return repr((self.told, objects, self.game.players, self.game.turn, self.game.stack))


def cards_of(game: Game) -> list[tuple[str, int]]:
    """Every card of a game, on its own or as a part of a permanent, with its owner."""
    pieces = (piece for object in game.objects.values() for piece in pieces_of(object))
    return [(piece.label, piece.owner) for piece in pieces if not piece.token]


def sound(game: Game, seed: int) -> None:
    """Zones hold each object once; numbers are whole; what is on the stack is there."""
    place = f"seed {seed}"
    field = list(game.battlefield)
    assert len(set(field)) == len(field), place
    there = {id for id, o in game.objects.items() if o.zone is Zone.BATTLEFIELD}
    assert set(field) == there, place
    for id, object in game.objects.items():
        assert object.id == id, place
        assert type(object.damage) is int, place
        assert object.damage >= 0, place
        assert all(type(c.count) is int and c.count > 0 for c in object.counters), place
        kinds = [c.kind for c in object.counters]
        assert len(kinds) == len(set(kinds)), place
        host = object.attached_to
        assert not isinstance(host, int) or host in game.objects or object.zone, place
    stack = {item.id for item in game.stack}
    assert len(stack) == len(game.stack), place
    spells = {id for id, o in game.objects.items() if o.zone is Zone.STACK}
    assert spells <= stack, place
    labels = cards_of(game)
    assert len(set(labels)) == len(labels), place
    for player in game.players:
        assert type(player.life) is int, place
        assert type(player.hand) is int, place
        assert player.hand >= 0, place
        assert all(type(c.count) is int and c.count > 0 for c in player.counters), place
