"""Combat from declared blocks to its end, for tests of damage.

play = fight(board, {rex: BOB}, [(wall, rex)], {rex: {wall: 1, BOB: 4}})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from app.engine.cr.cr510_division import Divisions
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import ActiveEffect, Attack, Combat, Game, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play, advance
from app.terms.effects import Duration
from app.terms.events import Damage, DamagePrevented, PlayerRef, Recipient
from app.terms.modifications import Modification
from app.terms.steps import Step
from tests.engine.build import Board

ANN = PlayerRef(0)
BOB = PlayerRef(1)
Shares = Mapping[int, Mapping[Recipient, int]]


def combat(
    board: Board,
    attacks: Mapping[int, Recipient],
    blocks: Iterable[tuple[int, int]] = (),
    blocked: Iterable[int] = (),
    bands: Iterable[tuple[int, ...]] = (),
    effects: Iterable[ActiveEffect] = (),
    step: Step = Step.DECLARE_BLOCKERS,
) -> Game:
    """The position with blockers declared; `blocked` are blocked by nothing that is there."""
    pairs = tuple(blocks)
    is_blocked = {attacker for _, attacker in pairs} | set(blocked)
    band_of = {id: number for number, band in enumerate(bands) for id in band}
    game = board.game(step, Progress.END)
    defending = {
        id: target.player if isinstance(target, PlayerRef) else game.objects[target].controller
        for id, target in attacks.items()
    }
    attacking = tuple(
        Attack(id, target, defending[id], id in is_blocked, band_of.get(id))
        for id, target in attacks.items()
    )
    found = Combat(attacking, pairs, True, frozenset(range(len(game.players))))
    return game.but(combat=found, effects=tuple(effects))


def lasting(
    id: int,
    effect: Modification,
    left: int | None = None,
    controller: int = 1,
    source: int | None = None,
) -> ActiveEffect:
    """An effect until end of turn, such as a shield with what is left of its amount."""
    return ActiveEffect(
        id, effect, controller, source, "an effect", id, Duration.END_OF_TURN, None, left
    )


def fixing(assign: Shares | None) -> Any:
    """Decide divisions as given, and the rest of a division by its default."""

    def decide(choice: Choice, now: Now) -> Choice:
        if not isinstance(choice.form, Divisions):
            return choice
        pins = [(s, tuple(shares.items())) for s, shares in (assign or {}).items()]
        form = choice.form.with_pins(pins)
        own = {source.id for source in form.sources}
        refused = form.refusals_of_pins([pin for pin in pins if pin[0] in own])
        assert not refused, refused
        return replace(choice, form=None, options=(form.default(),))

    return decide


def run(
    board: Board,
    game: Game,
    assign: Shares | None = None,
    *answers: Any,
    until: Step = Step.END_OF_COMBAT,
) -> Play:
    """Play on until a step begins (or the game is over), dividing damage as given."""
    play = Play(board.rules, game, answers, fixing(assign))
    for _ in range(200):
        turn = play.game.turn
        if play.game.over or (turn.step is until and turn.progress is Progress.BEGIN):
            return play
        advance(play)
    raise AssertionError("it goes on and on")


def fight(
    board: Board,
    attacks: Mapping[int, Recipient],
    blocks: Iterable[tuple[int, int]] = (),
    assign: Shares | None = None,
    *answers: Any,
    **more: Any,
) -> Play:
    """Combat damage and all that follows, to the end of combat; `more` as in `combat`."""
    until = more.pop("until", Step.END_OF_COMBAT)
    return run(board, combat(board, attacks, blocks, **more), assign, *answers, until=until)


def dealt(play: Play, recipient: Recipient | None = None, source: int | None = None) -> int:
    """The damage dealt (to one recipient, by one source)."""
    return sum(
        event.amount
        for event in happened(play)
        if isinstance(event, Damage)
        and recipient in (None, event.recipient)
        and source in (None, event.source)
    )


def prevented(play: Play) -> int:
    """The damage that was prevented."""
    return sum(e.amount for e in happened(play) if isinstance(e, DamagePrevented))


def happened(play: Play) -> list[Any]:
    """All events that happened, in order."""
    return [event for entry in play.trace for event in getattr(entry, "events", ())]


def alive(play: Play, *ids: int) -> list[bool]:
    """Whether each of these is still on the battlefield."""
    return [id in play.game.battlefield for id in ids]


def life(play: Play, player: int = 1) -> int:
    """A player's life total."""
    return play.game.players[player].life


def cited(play: Play) -> set[str]:
    """Every rule that the trace cites."""
    found: set[str] = set()
    for entry in play.trace:
        reason = getattr(entry, "reason", None)
        for because in (
            getattr(entry, "because", None),
            reason.because if reason is not None else None,
            *getattr(entry, "causes", ()),
        ):
            if because is not None:
                found.add(str(because))
    return found
