"""The service of a running site: the judge, the card database, the rulebook.

The judge is imported when it is first asked, or by `warm`: the site is then ready in half the time.
"""

from __future__ import annotations

import gc
import re
import threading
import time
from typing import TYPE_CHECKING

from app.calls.errors import NotationError
from app.calls.model import Call
from app.calls.parse import Reading, read
from app.cards.search.syntax import BadSearch
from app.cards.store import CardStore
from app.cards.typeline import type_line_of
from app.judge.cards import CardData as JudgeCards
from app.rulebook.rule_numbers import dates, rule_numbers
from app.web.recent import Recent
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

if TYPE_CHECKING:
    from app.judge.card_view import CardView
    from app.judge.offers import Offers

# What one question may take: then the ruling says that it is not complete.
MOST_SECONDS = 2.5
MOST_UNITS = 20_000
MOST_CALLS = 20
# What took longer has met its budget, and may come out better on a machine less busy.
KEPT_SECONDS = 1.0
MOST_KEPT = 64

# What a first question has built: the grammar, too, for the text in quotes.
_FIRST = """[Ann]
Rex = 3/3, first strike, "Whenever this creature attacks, you gain 1 life."
[Bob]
Bear = 2/2
> attack Rex -> Bob
> block Bear -> Rex
"""


def _problem(error: NotationError) -> Problem:
    message = "This can’t be read." if error.word else "Something is missing at the line’s end."
    return Problem(message, error.line, error.word, error.expected, error.works)


def _unanswered(problem: str, line: int) -> Problem:
    return Problem(f"{problem[:1].upper()}{problem[1:].rstrip('.')}.", line)


def rule_summary(number: str) -> RuleSummary | None:
    """What the engine's own code says of a rule; None where the newest text has no such number."""
    if number not in rule_numbers(dates()[-1]):
        return None
    from app.judge.summaries import summaries

    known = summaries()
    under = r"[a-z]" if "." in number else r"\.[0-9]+[a-z]?"
    below = [one for one in known if re.fullmatch(re.escape(number) + under, one)]
    return RuleSummary(number, known.get(number, ""), tuple(sorted(below, key=_in_order)))


def _in_order(number: str) -> tuple[int, str]:
    after = number.partition(".")[2]
    return int(after.rstrip("abcdefghijklmnopqrstuvwxyz")), after


class LiveService:
    """Answers from the judge, with the cards of a store."""

    def __init__(self, store: CardStore) -> None:
        self._lock = threading.Lock()
        self._preparing = threading.Lock()
        self._prepared = False
        self._use(store)

    def _use(self, store: CardStore) -> None:
        """Answer with the cards of that store from now on."""
        self._store = store
        self._cards = JudgeCards(store)
        self._readings: Recent[tuple[Reading, ...]] = Recent(MOST_KEPT)
        self._asked: Recent[Asked] = Recent(MOST_KEPT)
        source = store.source
        self._data = CardData(
            source=source.name,
            count=source.cards,
            date=source.dated,
            complete=not source.incomplete,
            more="; ".join(source.incomplete),
            rulings=source.rulings,
        )

    def _renew(self) -> None:
        """Take the card data that have been imported since those in use were opened."""
        if self._store.outdated:
            with self._lock:
                if self._store.outdated:
                    self._use(self._store.again())

    def prepare(self) -> None:
        """Load the rules, the names of the cards and the grammar. Who comes while that is being
        done waits for it, so that nothing is loaded twice and no one's time runs out over it."""
        if self._prepared:
            return
        with self._preparing:
            if not self._prepared:
                self.ask(_FIRST)
                self._prepared = True

    def warm(self) -> None:
        """Load that, and whatever other first questions would."""
        self.prepare()
        self.quick("5/5 tramplle !")
        self.rule("510.1")
        self.search("t:bear", 1, 0)
        for name in self.suggest("gri", 1):
            self.card(name)
        # What is loaded by now stays for good: looking through it for waste is wasted itself.
        gc.collect()
        gc.freeze()

    def _read(self, text: str) -> tuple[Reading, ...]:
        readings = self._readings.get(text)
        if readings is None:
            readings = tuple(read(text, self._cards))
            self._readings.put(text, readings)
        return readings

    def read(self, text: str) -> Asked:
        """Read a text of call notation without ruling on it."""
        self._renew()
        readings = self._read(text)
        errors = [error for reading in readings for error in reading.errors]
        if errors:
            return Asked(problems=tuple(map(_problem, errors)))
        if not readings:
            return Asked(problems=(Problem("There is no call in this.", expected="[Ann] 20 life"),))
        if len(readings) > MOST_CALLS:
            return Asked(
                problems=(Problem(f"That is more than {MOST_CALLS} calls.", readings[-1].line),)
            )
        calls = [(reading.call, reading.line) for reading in readings]
        return Asked(tuple(Answer(call, (), line) for call, line in calls if call is not None))

    def ask(self, text: str) -> Asked:
        """Rule on every call in a text."""
        self._renew()
        asked = self._asked.get(text)
        if asked is None:
            started = time.monotonic()
            asked = self._ask(text)
            if time.monotonic() - started < KEPT_SECONDS:
                self._asked.put(text, asked)
        return asked

    def _ask(self, text: str) -> Asked:
        from app.judge.ask import answer_call
        from app.judge.budget import Budget

        to_answer = self.read(text)
        answers: list[Answer] = []
        problems = list(to_answer.problems)
        for one in to_answer.answers:
            budget = Budget(units=MOST_UNITS, seconds=MOST_SECONDS / len(to_answer.answers))
            answer = answer_call(one.call, self._cards, budget)
            if answer.problem:
                problems.append(_unanswered(answer.problem, answer.problem_line or one.line))
            answers.append(Answer(one.call, answer.rulings, one.line))
        return Asked(problems=tuple(problems)) if problems else Asked(tuple(answers))

    def read_call(self, text: str) -> Call | None:
        """The first call of a text as far as it can be read."""
        return next((reading.call for reading in self._read(text)), None)

    def offers(self, text: str) -> Offers:
        """What a position offers to be asked about."""
        self._renew()
        from app.judge.budget import Budget
        from app.judge.offers import Offers, offers

        call = self.read_call(text)
        if call is None:
            return Offers()
        return offers(call, self._cards, Budget(units=MOST_UNITS, seconds=MOST_SECONDS))

    def quick(self, line: str) -> QuickLine:
        """Read a shorthand line."""
        from app.judge.quick import read_quick

        reading = read_quick(line, self._cards)
        chips = tuple(
            Chip(one.start, one.end, one.text, one.meaning, one.problem, one.nearest, one.piece)
            for one in reading.chips
        )
        return QuickLine(chips, reading.notation)

    def suggest(self, start: str, limit: int) -> tuple[str, ...]:
        """Card names for what has been typed so far."""
        self._renew()
        return self._store.suggest(start, limit)

    def card(self, name: str) -> CardView | None:
        """A card as people look it up."""
        self._renew()
        from app.judge.card_view import view_of

        return view_of(self._store, name) if self._store.card(name) is not None else None

    def nearest(self, name: str) -> tuple[str, ...]:
        """The names nearest to one that is not known."""
        return self._store.nearest(name, 6)

    def spelling(self, name: str) -> str:
        """A card's name in its own spelling."""
        return self._store.index.spelling(name) or ""

    def search(self, words: str, limit: int, offset: int) -> Searched:
        """Cards by their fields."""
        self._renew()
        try:
            found = self._store.search(words, limit, offset)
        except BadSearch as wrong:
            return Searched(problem=wrong.expected, start=wrong.start, word=wrong.word)
        near = () if found.count else self._store.nearest(words, 6)
        return Searched(found.count, tuple(map(self._row, found.names)), near)

    def _row(self, name: str) -> CardRow:
        record = self._store.record(name)
        if record is not None:  # as printed: nothing has to be read for it
            faces = record.faces
            costs = " // ".join(face.mana_cost for face in faces if face.mana_cost)
            types = " // ".join(face.type_line for face in faces if face.type_line)
            sized = faces[0].power is not None
            size = f"{faces[0].power}/{faces[0].toughness}" if sized else ""
            return CardRow(record.name, costs, types, size)
        card = self._store.card(name)
        if card is None:
            return CardRow(name, "", "", "")
        costs = " // ".join(str(face.mana_cost) for face in card.faces if face.mana_cost)
        front = card.front
        size = f"{front.power}/{front.toughness}" if front.power is not None else ""
        return CardRow(card.name, costs, " // ".join(map(type_line_of, card.faces)), size)

    def card_data(self) -> CardData:
        """Which cards are known."""
        self._renew()
        return self._data

    def rule(self, number: str) -> RuleSummary | None:
        """A rule in our own words; None where no text of the rules has that number."""
        return rule_summary(number)


def live_service() -> LiveService:
    """The service on the imported cards, or the built-in ones where there are none."""
    return LiveService(CardStore.open())
