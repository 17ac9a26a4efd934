"""In what order the permanents of a call entered, where it does not say and it matters."""

from __future__ import annotations

from app.calls.model import Call
from app.calls.modifiers import Mark
from app.engine.cr.cr613_interaction_of_continuous_effects.orders import different_orders
from app.engine.kernel.game import Game
from app.engine.kernel.rules import Rules
from app.judge.ruling import MissingFact, NotTaken

Orders = tuple[tuple[Game, ...], tuple[int, ...]]


def orders_of_entry(rules: Rules, game: Game, call: Call) -> Orders:
    """The position for each way that things come out, and the permanents whose order decides it.

    The order of the lines of a call tells nothing; `entered last` does.
    """
    if len(game.battlefield) < 2:
        return (game,), ()
    told = {name for name, entry in call.objects() if Mark.ENTERED_LAST in entry.modifiers}
    unordered = [id for id in game.battlefield if game.objects[id].label not in told]
    return different_orders(rules, game, unordered)


def too_many(game: Game, unordered: tuple[int, ...]) -> NotTaken:
    """That the order matters and that not every order was looked at."""
    labels = ", ".join(game.objects[id].label for id in unordered)
    return NotTaken(labels, "the order in which they entered", "there are too many to try them all")


def who_entered_last(game: Game, unordered: tuple[int, ...]) -> list[MissingFact]:
    """The question which of them entered last, one for each of them."""
    labels = [game.objects[id].label for id in unordered if id in game.objects]
    return [
        MissingFact(f"Did {label} enter last?", (("Yes", "entered last"),), label)
        for label in labels
    ]
