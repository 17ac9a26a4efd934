"""The kinds of question that have a page of their own, and what each of them asks for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question. `word`: how notation begins it; `of`: what is picked for it (`thing`, a
    `pair`, an `action`); `mana`: permanents that make mana are offered first; `pools`: floating
    mana counts; `does`: it is no question, but something that is done."""

    key: str
    title: str
    word: str
    of: str
    help: str
    mana: bool = False
    pools: bool = False
    does: bool = False


KINDS: dict[str, Kind] = {
    kind.key: kind
    for kind in (
        Kind("can", "Is it legal?", "can", "action", "Yes or no, with every reason.", pools=True),
        Kind(
            "cost", "What it costs", "cost", "action", "The total cost, line by line.", pools=True
        ),
        Kind("pay", "Can it be paid?", "pay", "action", "Which source pays what.", pools=True),
        Kind("tap", "Tap for mana", "tap", "thing", "Each way to tap it for mana.", mana=True),
        Kind(
            "produce",
            "What it could produce",
            "produce",
            "thing",
            "The types of mana, and which ability gives which.",
            mana=True,
        ),
        Kind(
            "mana-ability",
            "Is it a mana ability?",
            "mana ability",
            "thing",
            "Yes or no, with the clause that decides it.",
            mana=True,
        ),
        Kind("value", "Mana value", "value", "thing", "The mana value, and why it is that."),
        Kind("vs", "A against B", "vs", "pair", "What A may and may not do to B."),
        Kind("describe", "Describe", "describe", "thing", "What it is now, layer by layer."),
        Kind(
            "do",
            "Do something",
            "",
            "action",
            "Cast, activate or play something, and go on from there.",
            pools=True,
            does=True,
        ),
    )
}
