"""A service with answers written by hand, for tests of what the pages do with them.

Calls are read as everywhere, but the ruling is always the same: Rex, 5/5 with trample and
deathtouch, is blocked by Bear and Elf.
"""

from __future__ import annotations

import re

from app.calls.model import Call
from app.calls.parse import read
from app.judge.ability_words import Part, Structure
from app.judge.card_view import CardView, FaceView, LineView, OfficialRuling
from app.judge.offered_targets import Pick, Slot
from app.judge.offers import Offers, Thing
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
    Standing,
    StepKind,
    Timing,
)
from app.web.service import (
    Answer,
    Asked,
    CardData,
    CardRow,
    Chip,
    Problem,
    QuickLine,
    RuleSummary,
    Searched,
)

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


def ruling(bear: int = 1, elf: int = 1, bob: int = 3) -> Ruling:
    """A ruling with something in every part that a page can show."""
    return Ruling(
        question="what happens",
        verdict="Rex kills Bear and Elf and deals 3 damage to Bob, who is at 14; Rex survives.",
        players=(PlayerLine("Ann", 20, 20, 0), PlayerLine("Bob", 17, 17 - bob, 0)),
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
                    DamageRow(
                        "Rex", "Bear", bear, bear, 0, 1, "deathtouch: 1 is enough", ("702.2c",)
                    ),
                    DamageRow("Rex", "Elf", elf, elf, 0, 1, "1 is enough", ("702.2c",)),
                    DamageRow("Rex", "Bob", bob, bob, 0, None, "", ("702.19b",)),
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
                script=("assign Rex: 1 Bear, 1 Elf, 3 Bob",),
            ),
            OutcomeView(
                ("assign Rex: 2 Bear, 3 Elf",),
                (PlayerLine("Ann", 20, 20, 0), PlayerLine("Bob", 17, 17, 0)),
                ("Bear", "Elf"),
                ("Rex",),
                ("Bob takes no damage.",),
                ("assign Rex: 2 Bear, 3 Elf",),
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
                    Share("Bear", 0, 5, bear, 1),
                    Share("Elf", 0, 5, elf, 1),
                    Share("Bob", 0, 3, bob),
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
                "What is Elf's power?",
                (("3/3", "base 3/3"), ("4/4", "> suppose Bear gets +1/+1")),
            ),
        ),
        timing=(Timing("To matter, tap it before attackers are declared.", ("506.4b",)),),
        cites=("510.2", "702.2c"),
        complete=False,
        stands=Standing("Ann", "combat damage", "Ann", ("Giant Growth",)),
        rules_date="2026-09-25",
        cards_source="a test's own cards",
    )


class NoCards:
    """Knows a few names, spelt just so."""

    def longest_at(self, text: str, position: int) -> int:
        """Which of the names stands there."""
        return max((len(name) for name in NAMES if text.startswith(name, position)), default=0)

    def spelling(self, name: str) -> str | None:
        """The name itself."""
        return name if name in NAMES else None

    def nearest(self, name: str, limit: int) -> tuple[str, ...]:
        """Nothing is near."""
        return ()


class StandIn:
    """Reads calls as they are read everywhere, and rules on each of them as above."""

    def prepare(self) -> None:
        """Nothing has to be loaded."""

    def warm(self) -> None:
        """Nothing is slow here."""

    def read(self, text: str) -> Asked:
        """Read."""
        readings = read(text, NoCards())
        problems = tuple(
            Problem("This can’t be read.", error.line, error.word, error.expected)
            for reading in readings
            for error in reading.errors
        )
        if problems or not readings:
            return Asked(problems=problems or (Problem("There is no call."),))
        return Asked(tuple(Answer(one.call, (), one.line) for one in readings if one.call))

    def read_call(self, text: str) -> Call | None:
        """Read as far as it goes."""
        return next((reading.call for reading in read(text, NoCards())), None)

    def ask(self, text: str) -> Asked:
        """Rule."""
        asked = self.read(text)
        shares = re.findall(r"(\d+) (Bear|Elf|Bob)\b", text.partition("assign Rex:")[2])
        given = {name: int(amount) for amount, name in shares}
        ruled = ruling(*(given.get(name, 0) for name in ("Bear", "Elf", "Bob")))
        ruled = ruled if given else ruling()
        return Asked(
            tuple(Answer(one.call, (ruled,), one.line) for one in asked.answers), asked.problems
        )

    def offers(self, text: str) -> Offers:
        """Rex makes mana; of what may be picked one is legal."""
        things = (
            Thing("Rex", "Rex", "battlefield", "Ann", ("{T}: Add {G}.", "Brew."), True, True),
            Thing("Bear", "Bear", "battlefield", "Bob", creature=True),
            Thing("Giant Growth", "Giant Growth", "hand", "Ann"),
        )
        why = (Reason("Bear has shroud.", ("702.18a",)),)
        slot = Slot("target of Giant Growth", 1, 1, (Pick("Rex", "Rex"), Pick("Bear", "Bear", why)))
        asked = "Giant Growth" in text.rpartition("?")[2]
        return Offers(("Ann", "Bob"), things, (slot,) if asked else ())

    def quick(self, line: str) -> QuickLine:
        """Words apart, each known or not."""
        chips = []
        for piece, part in enumerate(re.finditer(r"[^;]+", line)):
            for word in re.finditer(r"\S+", part[0]):
                text = word[0]
                start = part.start() + word.start()
                meaning = KNOWN.get(text, "" if text[:2] != ">1" else "blocks the first attacker")
                nearest = () if meaning else ("trample",)
                chips.append(
                    Chip(
                        start,
                        start + len(text),
                        text,
                        meaning,
                        "a keyword was expected",
                        nearest,
                        piece,
                    )
                )
        return QuickLine(tuple(chips), CALL if chips else "")

    def suggest(self, start: str, limit: int) -> tuple[str, ...]:
        """Names that begin so."""
        names = [name for name in NAMES if name.casefold().startswith(start.casefold())]
        return tuple(names[:limit])

    def card_data(self) -> CardData:
        """Four cards."""
        return CardData("a test's own cards", len(NAMES), "2026-01-01", False, "There is no more.")

    def card(self, name: str) -> CardView | None:
        """One card."""
        if name != "Grizzly Bears":
            return None
        trample = Structure("keyword ability", (Part("keyword", "trample"),))
        lines = (
            LineView("Trample", (trample,), rules=("702.19",)),
            LineView("Makes tea.", read=False),
            LineView("Brews.", (trample,), left=("brew",), tokens=("1/1 Tea token",)),
        )
        face = FaceView(name, "{1}{G}", "Creature — Bear", "green", "2/2", (), lines)
        ruling = OfficialRuling("2004-10-04", "wotc", "It is a bear.")
        return CardView(name, "normal", (face,), ("1/1 Tea token",), CALL, (ruling,), ("the art",))

    def nearest(self, name: str) -> tuple[str, ...]:
        """Two names."""
        return NAMES[:2]

    def spelling(self, name: str) -> str:
        """The names themselves."""
        return name if name in NAMES else ""

    def search(self, words: str, limit: int, offset: int) -> Searched:
        """Forty cards, or a problem."""
        if "zz:" in words:
            return Searched(problem="`t:` or words", start=words.index("zz:"), word="zz:top")
        if words == "none":
            return Searched(near=NAMES[:1])
        rows = [CardRow(f"Bear {n}", "{G}", "Creature — Bear", "2/2") for n in range(1, 41)]
        return Searched(len(rows), tuple(rows[offset : offset + limit]))

    def rule(self, number: str) -> RuleSummary | None:
        """Two rules."""
        if number in ("510.1", "510.1c"):
            return RuleSummary(number, "A creature's damage is divided among its blockers.")
        return None
