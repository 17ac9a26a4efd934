"""Boards for tests of the engine, built without the notation.

board = Board("Ann", "Bob")
bear = board.creature(0, 2, 2, "trample", KeywordAbility("bushido", 1))
play = board.play(Step.DECLARE_ATTACKERS)
play.happen((AttackersDeclared(((bear, PlayerRef(1)),)),), JudgeSays())
"""

from __future__ import annotations

from typing import Any

from app.engine.cr import rules_of
from app.engine.kernel.choice import Answer
from app.engine.kernel.game import Counters, Game, GameObject, Player, Progress, Turn
from app.engine.kernel.play import Play, advance
from app.engine.kernel.rules import Rules
from app.engine.kernel.trace import Entry, NotApplied, Triggered
from app.terms.abilities import Ability, KeywordAbility
from app.terms.cards import Card, Face, Layout
from app.terms.cite import JudgeSays
from app.terms.colors import Color
from app.terms.editions import CURRENT, Edition
from app.terms.events import AttackersDeclared, Event, PlayerRef, Recipient
from app.terms.mana import read_mana_cost
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

SUPPOSED = JudgeSays()
BOB = PlayerRef(1)
CREATURE = frozenset({CardType.CREATURE})


class Board:
    """Players and objects; ids are given from 1 on, in the order added."""

    def __init__(self, *names: str, edition: Edition = CURRENT) -> None:
        self.rules: Rules = rules_of(edition)
        self.players = [Player(name) for name in names or ("Ann", "Bob")]
        self.objects: list[GameObject] = []

    def creature(
        self, player: int, power: int, toughness: int, *abilities: Ability | str, **more: Any
    ) -> int:
        """A creature on the battlefield; `more` as in `add`."""
        return self.add(player, *abilities, power=power, toughness=toughness, **more)

    def add(
        self,
        player: int,
        *abilities: Ability | str,
        power: int | None = None,
        toughness: int | None = None,
        name: str = "",
        types: frozenset[CardType] = CREATURE,
        supertypes: frozenset[Supertype] = frozenset(),
        subtypes: frozenset[str] = frozenset(),
        colors: frozenset[Color] = frozenset(),
        zone: Zone = Zone.BATTLEFIELD,
        counters: dict[str, int] | None = None,
        mana: str = "",
        **changes: Any,
    ) -> int:
        """An object in some zone; a keyword without a parameter may be given by its name. `changes`
        are other values of the GameObject. `mana`: its mana cost."""
        id = len(self.objects) + 1
        name = name or f"Object {id}"
        meant = tuple(KeywordAbility(a) if isinstance(a, str) else a for a in abilities)
        face = Face(
            name,
            mana_cost=read_mana_cost(mana) if mana else None,
            colors=colors,
            types=types,
            supertypes=supertypes,
            subtypes=subtypes,
            abilities=meant,
            power=power,
            toughness=toughness,
        )
        groups = tuple(Counters(kind, number, id) for kind, number in (counters or {}).items())
        values: dict[str, Any] = {"timestamp": id, "counters": groups, **changes}
        card = Card(name, Layout.NORMAL, (face,))
        self.objects.append(GameObject(id, card, player, player, zone, name).but(**values))
        return id

    def set(self, player: int, **changes: Any) -> None:
        """Change values of a player."""
        self.players[player] = self.players[player].but(**changes)

    def game(
        self,
        step: Step = Step.BEGINNING_OF_COMBAT,
        progress: Progress = Progress.PRIORITY,
        active: int = 0,
    ) -> Game:
        """The position, standing in this step."""
        on_battlefield = tuple(o.id for o in self.objects if o.zone is Zone.BATTLEFIELD)
        return Game(
            players=tuple(self.players),
            objects={object.id: object for object in self.objects},
            turn=Turn(active, step, progress, active),
            battlefield=on_battlefield,
            next_id=len(self.objects) + 1,
            next_timestamp=len(self.objects) + 1,
        )

    def play(self, step: Step = Step.BEGINNING_OF_COMBAT, *answers: Answer, **more: Any) -> Play:
        """A play of the position; `more` as in `game`."""
        return Play(self.rules, self.game(step, **more), answers)


def attack(play: Play, *attackers: int, at: Recipient = BOB) -> None:
    """Declare attackers by an event, as the rules do once a declaration is legal."""
    supposed(play, AttackersDeclared(tuple((attacker, at) for attacker in attackers)))


def supposed(play: Play, *events: Event) -> tuple[Event, ...]:
    """Events that just happen, all at once."""
    return play.happen(events, SUPPOSED)


def settle(play: Play, most: int = 500) -> Play:
    """State-based actions, triggers and the whole stack, until a player may act and it is empty."""
    play.set(play.game.but(turn=_at(play.game.turn, Progress.CHECK)))
    for _ in range(most):
        turn = play.game.turn
        if turn.progress is Progress.PRIORITY and not play.game.stack and not turn.passed:
            return play
        advance(play)
    raise AssertionError("it goes on and on")


def _at(turn: Turn, progress: Progress) -> Turn:
    return Turn(turn.active, turn.step, progress, turn.active, number=turn.number)


def entries(play: Play, kind: type[Entry]) -> list[Any]:
    """The entries of one kind in the trace."""
    return [entry for entry in play.trace if isinstance(entry, kind)]


def triggers(play: Play, source: int | None = None) -> int:
    """How many abilities have triggered (of one source)."""
    found = entries(play, Triggered)
    return sum(source is None or entry.source == source for entry in found)


def not_applied(play: Play) -> list[str]:
    """What the trace says was not applied."""
    return [entry.what for entry in entries(play, NotApplied)]
