"""What it takes to describe every object, layer by layer, and how that grows with the effects."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from app.calls.parse import read
from app.cards.store import CardStore
from app.engine.cr.cr613_interaction_of_continuous_effects.describing import layer_by_layer
from app.engine.kernel.now import Now
from app.judge.cards import CardData
from app.judge.session import Session
from bench.boards import dependent
from bench.rulings import ruling_maker
from bench.timing import spent

AIM = 25
EFFECTS = (0, 5, 10, 15)
AIM_OF_COMBAT = 250
_COMBAT = """\
> attack A0 -> Bob, A3 -> Bob, A4 -> Bob
> block B0 -> A0, B3 -> A0
"""


def show(console: Console) -> None:
    """Print it for boards of sixty permanents with more and more effects."""
    table = Table(title="Every object of sixty described, the first time (ms, medians)")
    for column in ("static effects", "clock", "processor", "aim"):
        table.add_column(column, justify="right")
    cards = CardData(CardStore.open())
    for effects in EFFECTS:
        took = spent(described(cards, effects))
        aim = str(AIM) if effects == EFFECTS[-1] else ""
        table.add_row(str(effects), f"{took.wall:.2f}", f"{took.cpu:.2f}", aim)
    console.print(table)
    took = spent(ruling_maker()(dependent(60, EFFECTS[-1], _COMBAT)))
    console.print(
        f"A combat of three attackers on the last board, the whole ruling: {took.wall:.1f} ms by "
        f"the clock, {took.cpu:.1f} by the processor (aim {AIM_OF_COMBAT}).\n"
    )


def described(cards: CardData, effects: int) -> Callable[[], object]:
    """Describes every object of such a board, nothing kept from before."""
    (found,) = read(dependent(60, effects), cards, "bench")
    assert found.call is not None
    session = Session.begin(found.call, cards)
    line = session.lines[0]
    game, rules = line.game, session.now(line).rules

    def run() -> object:
        now = Now(rules, game)
        return [layer_by_layer(now, id) for id in now.battlefield]

    return run
