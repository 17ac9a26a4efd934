"""One call read: players and objects first, then all that names them."""

from __future__ import annotations

from dataclasses import dataclass

from app.calls.cursor import Cursor
from app.calls.errors import NotationError, Unread
from app.calls.model import Ask, Call, Do, Entry, Expect, ScriptLine, Turn
from app.calls.read_actions import read_action, read_step
from app.calls.read_facts import read_expectation
from app.calls.read_headers import HEADERS, Headers, read_header
from app.calls.read_objects import (
    MOST_OBJECTS,
    Draft,
    give_names,
    parts_of,
    read_first,
    read_second,
)
from app.calls.read_players import Items, read_items, read_player_name
from app.calls.read_questions import read_question
from app.calls.suggestions import Suggestions
from app.calls.table import CardNames, Names
from app.calls.text import control_character, fold, plain, without_comment
from app.calls.words import ZONES
from app.terms.editions import CURRENT
from app.terms.zones import Zone

MOST_LINE = 8_000
MOST_LINES = 3_000
MOST_PLAYERS = 20


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a call, stripped; `number` counts from 1 in the text, `indent` is what was stripped
    on the left."""

    number: int
    text: str
    indent: int = 0


class CallReader:
    """A call being read. `errors` is what could not be, at most `most_errors` of them."""

    def __init__(
        self,
        lines: list[Line],
        cards: CardNames,
        file: str = "",
        most_errors: int = 100,
        suggestions: Suggestions | None = None,
    ) -> None:
        self.lines = lines
        self.file = file
        self.names = Names(cards, suggestions or Suggestions(cards))
        self.errors: list[NotationError] = []
        self.most_errors = most_errors
        self.headers = Headers()
        self.turn_line = lines[0]
        self.items: dict[str, Items] = {}
        self.item_lines: list[tuple[Line, Items, Cursor]] = []
        self.opened = ""
        self.drafts: list[tuple[Line, Draft]] = []
        self.objects = 0
        self.script: list[tuple[Line, Cursor]] = []

    def read(self) -> Call | None:
        """The call, without what could not be read; None where no player is in it."""
        for line in self.lines[:MOST_LINES]:
            self._first(line)
        if len(self.lines) > MOST_LINES:
            late = self.lines[MOST_LINES]
            self._problem(late, late.text, Unread(0, f"at most {MOST_LINES} lines in a call"))
        if len(self.items) < 2:
            last = self.lines[-1]
            problem = Unread(len(last.text), "two players or more in a call", ("[Ann]", "[Bob]"))
            self._problem(last, last.text, problem)
        if not self.items:
            return None
        self._names()
        return self._second()

    def _problem(self, line: Line, text: str, problem: Unread) -> None:
        if len(self.errors) >= self.most_errors:
            return
        end = len(text) if problem.end is None else problem.end
        word = text[problem.at : max(end, problem.at)][:80].strip()
        column = line.indent + problem.at + 1
        self.errors.append(
            NotationError(line.number, column, word, problem.expected, problem.works, self.file)
        )

    # -- the first go: what there is -----------------------------------------------------------

    def _first(self, line: Line) -> None:
        text = line.text
        try:
            if len(text) > MOST_LINE:
                raise Unread(MOST_LINE, f"a line of at most {MOST_LINE} characters")
            bad = control_character(text)
            if bad >= 0:
                raise Unread(bad, "no control characters", (), bad + 1)
            header = read_header(text, self.headers)
            if header:
                self.turn_line = line if header == "turn" else self.turn_line
                return
            text = plain(text)
            if "#" in text:
                text = without_comment(text).rstrip()
            if text:
                self._sort(line, text)
        except Unread as problem:
            self._problem(line, text, problem)

    def _sort(self, line: Line, text: str) -> None:
        """One line to where it belongs."""
        sign = text[0]
        if sign in ">?=":
            self.script.append((line, Cursor(text, self.names, 1)))
        elif sign == "[":
            self._player(line, text)
        else:
            self._objects(line, text)

    def _player(self, line: Line, text: str) -> None:
        c = Cursor(text, self.names)
        name = read_player_name(c)
        items = self.items.get(fold(name))
        if items is None:
            if len(self.items) >= MOST_PLAYERS:
                raise Unread(0, f"at most {MOST_PLAYERS} players", (), c.at)
            items = self.items[fold(name)] = Items(name, line.number)
        self.opened = items.name
        self.item_lines.append((line, items, c))

    def _objects(self, line: Line, text: str) -> None:
        low = fold(text[:20])
        colon = low.find(":")
        word = low[: max(colon, 0)].strip()
        zone = ZONES.get(word)
        if not self.opened:
            near = self.names.suggestions.words(word, HEADERS, limit=1)
            works = (f"{near[0]}:",) if near else ("[Ann]", "title:")
            raise Unread(0, "a header, or a player's part before any object", works, len(text))
        start = colon + 1 if zone else 0
        for begin, end in parts_of(text[start:], self.names):
            c = Cursor(text[: start + end], self.names, start + begin)
            draft = Draft(self.opened, zone or Zone.BATTLEFIELD, line.number, c)
            try:
                read_first(draft)
                self.objects += draft.count
                if self.objects > MOST_OBJECTS:
                    self.objects -= draft.count
                    raise Unread(c.at, f"at most {MOST_OBJECTS} objects in a call", (), end)
            except Unread as problem:
                draft.broken = True
                draft.count = 1
                self._problem(line, text, problem)
            self.drafts.append((line, draft))

    # -- between: who is called what -----------------------------------------------------------

    def _names(self) -> None:
        for items in self.items.values():
            self.names.add_player(items.name)
        sound = [draft for _, draft in self.drafts if not draft.broken]
        taken = give_names(sound, self.names)
        for line, draft in self.drafts:
            if draft.broken:
                # Known all the same, so that one mistake is told once.
                written = draft.label or draft.cursor.text[draft.cursor.at :].split(",")[0].strip()
                self.names.add_unread(written)
            for other, label in taken:
                if other is draft:
                    draft.broken = True
                    problem = Unread(
                        max(0, draft.cursor.low.find(fold(label))),
                        "a label that no other object or player of the call has",
                        (f"{label} 2 = …",),
                    )
                    self._problem(line, draft.cursor.text, problem)
        self.names.settle()
        for items in self.items.values():
            if any(fold(items.name) == fold(draft.shared) for draft in sound):
                line = next(at for at, one, _ in self.item_lines if one is items)
                problem = Unread(
                    0, "a player's name that no card or label of the call has", ("[Ann]",)
                )
                self._problem(line, line.text, problem)

    # -- the second go: all that names something -----------------------------------------------

    def _second(self) -> Call:
        for line, items, c in self.item_lines:
            for problem in read_items(c, items):
                self._problem(line, c.text, problem)
        players = tuple(items.player() for items in self.items.values())
        entries = tuple(self._entries())
        script = tuple(self._script())
        self.errors.sort(key=lambda error: (error.line, error.column))
        headers = self.headers
        return Call(
            players=players,
            entries=entries,
            script=script,
            title=headers.title or "",
            source=headers.source or "",
            note=headers.note or "",
            rules=headers.rules or CURRENT,
            turn=self._turn(),
            file=self.file,
            line=self.lines[0].number,
        )

    def _turn(self) -> Turn | None:
        if self.headers.turn is None:
            return None
        text, start = self.headers.turn
        c = Cursor(text, self.names, start)
        try:
            player = c.player("the active player, as `turn: PLAYER, STEP`")
            c.need(",", "a comma and the step", f"{player}, main")
            step = read_step(c)
            c.finish()
        except Unread as problem:
            self._problem(self.turn_line, text, problem)
            return None
        return Turn(player, step)

    def _entries(self) -> list[Entry]:
        entries = []
        for line, draft in self.drafts:
            if draft.broken:
                continue
            try:
                entry, problems = read_second(draft)
                entries.append(entry)
            except Unread as broken:
                problems = [broken]
            for problem in problems:
                self._problem(line, draft.cursor.text, problem)
        return entries

    def _script(self) -> list[ScriptLine]:
        found: list[ScriptLine] = []
        for line, c in self.script:
            try:
                found.append(self._script_line(line, c))
            except Unread as problem:
                self._problem(line, c.text, problem)
        return found

    def _script_line(self, line: Line, c: Cursor) -> ScriptLine:
        text = c.text[1:].strip()
        if c.text[0] == "=":
            mode, facts = read_expectation(c)
            return Expect(facts, mode, line.number, text)
        if c.text[0] == "?":
            return Ask(read_question(c), line.number, text)
        action, player = read_action(c)
        c.finish()
        return Do(action, player, line.number, text)
