"""A service with answers written by hand, for tests of what the pages do with them.

It knows a little of the notation, enough to refuse what no call can be, and rules on every call the
same: Rex, 5/5 with trample and deathtouch, is blocked by Bear and Elf.
"""

from __future__ import annotations

import re

from app.judge.ruling import (
    DamageRow,
    DamageTable,
    Division,
    Fate,
    MissingFact,
    NotTaken,
    OutcomeView,
    PlayerLine,
    Reason,
    Refusal,
    Ruling,
    RulingStep,
    Share,
    StepKind,
    Timing,
)
from app.web.service import Answer, Asked, CardData, Chip, Problem, QuickLine, RuleSummary

CALL = """[Ann] 20 life
Rex = 5/5 green Beast, trample, deathtouch
[Bob] 17 life
Bear = 2/2
Elf = 3/3, first strike
> attack Rex -> Bob
> block Bear -> Rex, Elf -> Rex
? what happens
"""
KNOWN = {"5/5": "a 5/5 creature", "2/2": "a 2/2 creature", "trample": "trample", "!": "attacks"}
NAMES = ("Grizzly Bears", "Grizzled Leotau", "Giant Growth", "Wall of Frost")


def ruling(three_to_bob: int = 3) -> Ruling:
    """A ruling with something in every part that a page can show."""
    return Ruling(
        question="what happens",
        verdict="Rex kills Bear and Elf and deals 3 damage to Bob, who is at 14; Rex survives.",
        players=(PlayerLine("Ann", 20, 20, 0), PlayerLine("Bob", 17, 17 - three_to_bob, 0)),
        fates=(
            Fate("Bear", "dies", "1 damage from a source with deathtouch", ("704.5h",)),
            Fate("Elf", "dies", "1 damage from a source with deathtouch", ("704.5h",)),
            Fate("Rex", "survives", "3 damage is less than its toughness of 5", ("704.5g",)),
        ),
        tables=(
            DamageTable(
                "First combat damage step",
                (DamageRow("Elf", "Rex", 3, 3, 0, 5, "toughness 5, nothing marked", ("510.4",)),),
            ),
            DamageTable(
                "Second combat damage step",
                (
                    DamageRow("Rex", "Bear", 1, 1, 0, 1, "deathtouch: 1 is enough", ("702.2c",)),
                    DamageRow("Rex", "Elf", 1, 1, 0, 1, "deathtouch: 1 is enough", ("702.2c",)),
                    DamageRow("Rex", "Bob", 3, three_to_bob, 0, None, "", ("702.19b",)),
                ),
            ),
        ),
        steps=(
            RulingStep(
                "Combat damage is dealt.",
                ("510.2",),
                children=(
                    RulingStep("Rex may assign 3 to Bob.", ("702.19b", "Rex")),
                    RulingStep("Bear deals none to Ann.", ("510.1d",), StepKind.DID_NOT),
                ),
            ),
            RulingStep("Ann divides Rex's damage.", ("510.1c",), StepKind.CHOICE),
        ),
        outcomes=(
            OutcomeView(
                ("assign Rex: 1 Bear, 1 Elf, 3 Bob",),
                (PlayerLine("Ann", 20, 20, 0), PlayerLine("Bob", 17, 14, 0)),
                ("Bear", "Elf"),
                ("Rex",),
            ),
            OutcomeView(
                ("assign Rex: 2 Bear, 3 Elf",),
                (PlayerLine("Ann", 20, 20, 0), PlayerLine("Bob", 17, 17, 0)),
                ("Bear", "Elf"),
                ("Rex",),
                ("Bob takes no damage.",),
            ),
        ),
        outcome_count=4,
        divisions=(
            Division(
                "Ann",
                "Rex",
                "combat damage",
                5,
                (
                    Share("Bear", 0, 5, 1, 1),
                    Share("Elf", 0, 5, 1, 1),
                    Share("Bob", 0, 3, three_to_bob),
                ),
                "> assign Rex: 1 Bear, 1 Elf, 3 Bob",
                ("510.1c",),
            ),
        ),
        refusals=(
            Refusal(
                "block Elf -> Owl",
                (Reason("Owl has flying, Elf has neither flying nor reach.", ("702.9b",)),),
            ),
        ),
        not_taken=(NotTaken("Icy Thing", "{T}: Do the odd thing.", "this text can't be read"),),
        missing=(
            MissingFact(
                "Which of the two entered first?",
                (("Bear", "Elf: entered last"), ("Elf", "> suppose Bear gets +1/+1")),
            ),
        ),
        timing=(Timing("To matter, tap it before attackers are declared.", ("506.4b",)),),
        cites=("510.2", "702.2c"),
        complete=False,
        rules_date="2026-09-25",
        cards_source="a test's own cards",
    )


class StandIn:
    """Answers every call that has a player and a question with the ruling above."""

    def read(self, text: str) -> Asked:
        """Refuse a line with a `%`, and a text without a player."""
        for number, line in enumerate(text.splitlines(), start=1):
            if "%" in line:
                return Asked(
                    problems=(Problem("No such mark.", number, "%", "a card's name", ("Bear",)),)
                )
        if "[" not in text:
            return Asked(problems=(Problem("There is no player.", 1, "", "[Ann] 20 life"),))
        return Asked((Answer(text, "", ()),))

    def ask(self, text: str) -> Asked:
        """Rule."""
        asked = self.read(text)
        if asked.problems:
            return asked
        found = re.search(r"assign Rex:.*?(\d+) Bob", text)
        given = "assign Rex" in text
        amount = int(found[1]) if found else 0 if given else 3
        return Asked((Answer(text, "", (ruling(amount),)),))

    def quick(self, line: str) -> QuickLine:
        """Words apart, each known or not."""
        chips = []
        for piece, part in enumerate(re.finditer(r"[^;]+", line)):
            for word in re.finditer(r"\S+", part[0]):
                text = word[0]
                start = part.start() + word.start()
                meaning = KNOWN.get(text, "" if text[:2] != ">1" else "blocks the first attacker")
                nearest = () if meaning else ("trample",)
                chips.append(Chip(start, start + len(text), text, meaning, nearest, piece))
        return QuickLine(tuple(chips), CALL if chips else "")

    def suggest(self, start: str, limit: int) -> tuple[str, ...]:
        """Names that begin so."""
        names = [name for name in NAMES if name.casefold().startswith(start.casefold())]
        return tuple(names[:limit])

    def card_data(self) -> CardData:
        """Four cards."""
        return CardData("a test's own cards", len(NAMES), "2026-01-01", False, "There is no more.")

    def rule(self, number: str) -> RuleSummary | None:
        """Two rules."""
        if number in ("510.1", "510.1c"):
            return RuleSummary(number, "A creature's damage is divided among its blockers.")
        return None
