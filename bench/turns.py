"""What it takes to play on: a whole turn, abilities put in order, one spell that resolves."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.rulings import ruling_maker
from bench.timing import spent

ACTIONS = 60
_GROW = '{G} instant, "Put a +1/+1 counter on target creature."'
# In an order in which no run of words is that of a card.
_DIES = (
    "this creature deals 1 damage to each creature",
    "you gain 1 life",
    "each creature gets +1/+0 until end of turn",
    "create a 1/1 white Soldier creature token",
    "each opponent loses 1 life",
    "put a +1/+1 counter on each creature you control",
)


def removal() -> str:
    """One removal spell is cast and resolves."""
    lines = ("[Ann]", "hand: Murder", "[Bob]", "Bear = 2/2 green Bear", "> cast Murder -> Bear")
    return "\n".join([*lines, "> resolve", "? what happens"]) + "\n"


def triggers() -> str:
    """Six creatures die at once, each with an ability of its own that this triggers."""
    lines = ["[Ann]", 'hand: Wane = {4}{B} sorcery, "All creatures get -2/-2 until end of turn."']
    lines += [
        f'A{n} = 2/2 black Zombie, "When this creature dies, {text}."'
        for n, text in enumerate(_DIES)
    ]
    lines += ["Big = 5/5 green Beast", "[Bob]", "Bull = 5/5 red Ox", "Cub = 3/3 green Bear"]
    return "\n".join([*lines, "> cast Wane", "> resolve", "? what happens"]) + "\n"


def turn() -> str:
    """A turn of sixty actions among forty permanents: spells and abilities before, in and after
    combat, some answered, and attacks and blocks."""
    pump = "{T}: Target creature gets +1/+1 until end of turn."
    ping = "{T}: This artifact deals 1 damage to any target."
    lines = ["[Ann]", *(f"A{n} = 3/3 green Beast" for n in range(8))]
    lines += [f'P{n} = {{2}} artifact, "{pump}"' for n in range(6)]
    lines += [f'Q{n} = {{2}} artifact, "{ping}"' for n in range(6)]
    hand = [f"Grow{n} = {_GROW}" for n in range(6)]
    hand += [f"Ox{n} = {{3}}{{G}} 4/4 green Ox" for n in range(4)]
    lines += ["hand: " + "; ".join(hand), "[Bob]"]
    lines += [f"B{n} = 2/2 white Soldier" for n in range(14)]
    lines += [f'R{n} = {{1}} artifact, "{{T}}: You gain 1 life."' for n in range(6)]
    script = _cast_all("Ox", range(4)) + _answered(range(3)) + _used("P", range(3))
    script.append("attack " + ", ".join(f"A{n} -> Bob" for n in range(8)))
    script.append("block " + ", ".join(f"B{n} -> A{n}" for n in range(6)))
    script += _cast_all("Grow", range(3), target=True) + _used("P", range(3, 6))
    script += ["go to postcombat main", *_cast_all("Grow", range(3, 6), target=True)]
    script += [*_answered(range(3, 6)), "go to end step"]
    assert len(script) == ACTIONS
    return "\n".join([*lines, *(f"> {action}" for action in script), "? what happens"]) + "\n"


def _cast_all(name: str, numbers: range, target: bool = False) -> list[str]:
    said = [f" -> A{n}" if target else "" for n in numbers]
    pairs = [(f"cast {name}{n}{to}", "resolve") for n, to in zip(numbers, said, strict=True)]
    return [action for pair in pairs for action in pair]


def _used(name: str, numbers: range) -> list[str]:
    return [action for n in numbers for action in (f"activate {name}{n} -> A{n}", "resolve")]


def _answered(numbers: range) -> list[str]:
    return [
        action
        for n in numbers
        for action in (f"activate Q{n} -> Bob", f"activate R{n}", "resolve", "resolve")
    ]


# Name, call, the most milliseconds that it should take.
MEASURED = (
    ("one removal spell resolves", removal(), 5),
    ("six abilities trigger at once, in every order", triggers(), 1000),
    (f"a turn of {ACTIONS} actions, forty permanents", turn(), 1000),
)


def show(console: Console) -> None:
    """Print what each takes, from text to sentences."""
    ruling = ruling_maker()
    table = Table(title="Playing on, from text to sentences (ms, medians)")
    for column in ("call", "clock", "processor", "runs", "aim"):
        table.add_column(column, justify="left" if column == "call" else "right")
    for name, text, aim in MEASURED:
        took = spent(ruling(text))
        table.add_row(name, f"{took.wall:.2f}", f"{took.cpu:.2f}", str(took.runs), str(aim))
    console.print(table)
