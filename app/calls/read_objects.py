"""A player's objects, read in two goes: what they are, then (once all are named) the rest."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.calls.actions import Option
from app.calls.cursor import Cursor
from app.calls.described import AssignedDamage, CombatDamage, CopyOf, Description
from app.calls.errors import Unread
from app.calls.model import Entry
from app.calls.modifiers import Mark, Modifier
from app.calls.name import Name, Target
from app.calls.naming import Wanted, own_names, shared_name
from app.calls.read_descriptions import read_description
from app.calls.read_modifiers import read_modifier
from app.calls.read_options import read_options, read_targets
from app.calls.table import Names
from app.calls.text import outside_quotes
from app.terms.zones import Zone

MOST_OBJECTS = 1000
_COUNT = re.compile(r"([0-9]{1,10}) +(?=\S)")
_LABEL_FORBIDS = re.compile(r"[,;:\"\[\]()]|->")
_COPY_END = re.compile(r"[,;(]| ->|$")


@dataclass(slots=True)
class Draft:
    """An entry half read. `what` is None for a copy or combat damage, read in the second go from
    `cursor`; `shared` is the name that its objects share; `broken` where the first go failed."""

    player: str
    zone: Zone
    line: int
    cursor: Cursor
    label: str | None = None
    count: int = 1
    what: Description | None = None
    token: bool = False
    shared: str = ""
    names: tuple[str, ...] = ()
    broken: bool = False


def parts_of(text: str, names: Names) -> list[tuple[int, int]]:
    """Where the objects of a line stand: parted by `;` outside quotes and known names."""
    if ";" not in text:
        return [(0, len(text))]
    parts: list[tuple[int, int]] = []
    start = at = 0
    while True:
        end = outside_quotes(text, ";", at)
        if end < 0:
            break
        length = _name_over(text, start, end, names)
        if length:
            at = length
            continue
        parts.append((start, end))
        start = at = end + 1
    parts.append((start, len(text)))
    return [part for part in parts if text[part[0] : part[1]].strip()]


def _name_over(text: str, start: int, sign: int, names: Names) -> int:
    """Where a known name ends that reaches over the sign; 0 where none does."""
    if sign + 1 >= len(text) or text[sign + 1] == " ":
        # No known name has a space after such a sign; most lines are done with here.
        return 0
    word = text.rfind(" ", start, sign) + 1
    at = max(word, start)
    length = names.cards.longest_at(text, at)
    return at + length if at + length > sign else 0


def read_first(draft: Draft) -> None:
    """The label, the number and the description, as far as they can be read without names."""
    c = draft.cursor
    equals = c.text.find(" = ", c.at)
    if equals >= 0 and "," not in c.text[c.at : equals] and '"' not in c.text[c.at : equals]:
        draft.label = _label(c, equals)
        c.at = equals + 3
    at = c.skip()
    count = _COUNT.match(c.text, at)
    if count and not _known_from(c, at):
        number = int(count[1])
        if not 1 <= number <= MOST_OBJECTS:
            raise Unread(at, f"a number from 1 to {MOST_OBJECTS}", (), count.end(1))
        draft.count = number
        c.at = count.end()
    if c.sees("copy of"):
        draft.shared = _copied(c)
        return
    if c.sees("combat damage") and c.text[c.at + 13 :].lstrip().startswith("("):
        draft.shared = "combat damage"
        return
    draft.what, draft.token = read_description(c)
    draft.shared = shared_name(draft.what, draft.token or _says_token(c))


def _says_token(c: Cursor) -> bool:
    """Whether `token` is among the modifiers, which are read later."""
    at = c.low.find(", token", c.at)
    if at < 0:
        return False
    comma = c.at - 1
    while (comma := outside_quotes(c.low, ",", comma + 1)) >= 0:
        end = outside_quotes(c.low, ",", comma + 1)
        said = c.low[comma + 1 : end if end >= 0 else len(c.low)].split(" ->")[0]
        if said.strip() == "token":
            return True
    return False


def _known_from(c: Cursor, at: int) -> bool:
    length = c.names.cards.longest_at(c.text, at)
    return length > 0 and " " in c.text[at : at + length]


def _label(c: Cursor, equals: int) -> str:
    label = c.text[c.at : equals].strip()
    bad = _LABEL_FORBIDS.search(label)
    if not label or bad or len(label) > 100:
        raise Unread(
            c.at, 'a label of at most 100 letters, without , ; : = " [ ] ( ) ->', (), equals
        )
    if label[0] in ">?=#":
        raise Unread(c.skip(), "a label that does not begin with > ? = #", (), equals)
    return label


def _copied(c: Cursor) -> str:
    """The shared name of a copy: `copy of X`, X being read later."""
    start = c.at + 8
    length = c.names.cards.longest_at(c.text, start)
    if length:
        written = c.text[start : start + length]
        return f"copy of {c.names.cards.spelling(written) or written}"
    found = _COPY_END.search(c.text, start)
    return "copy of " + c.text[start : found.start() if found else len(c.text)].strip()


def give_names(drafts: list[Draft], names: Names) -> list[tuple[Draft, str]]:
    """Give every object its own name, and tell `names`; labels that are taken are returned."""
    wanted = [Wanted(draft.label, draft.shared, draft.count) for draft in drafts]
    problems: list[tuple[Draft, str]] = []
    groups: dict[str, list[tuple[str, str]]] = {}
    labelled: list[Draft] = []
    for draft, own in zip(drafts, own_names(wanted, names.players), strict=True):
        if own is None:
            problems.append((draft, draft.label or ""))
            continue
        draft.names = own
        objects = [(name, draft.player) for name in own]
        if draft.label is None:
            groups.setdefault(draft.shared, []).extend(objects)
        else:
            labelled.append(draft)
            names.add_objects(draft.label, objects, label=True)
    for shared, objects in groups.items():
        names.add_objects(shared, objects)
    # An object that has a label can be called by its card's name too, where none goes by that.
    others: dict[str, list[tuple[str, str]]] = {}
    for draft in labelled:
        others.setdefault(draft.shared, []).extend((name, draft.player) for name in draft.names)
    for shared, objects in others.items():
        names.add_objects(shared, objects)
    names.settle()
    return problems


def read_second(draft: Draft) -> tuple[Entry, list[Unread]]:
    """The rest of an entry, now that all names are known; problems do not end the reading."""
    c = draft.cursor
    problems: list[Unread] = []
    modifiers: list[Modifier] = [Mark.TOKEN] if draft.token else []
    options: tuple[Option, ...] = ()
    targets: tuple[Target, ...] = ()
    what = draft.what
    if what is None:
        what = _combat_damage(c) if c.take("combat damage") else _copy(c)
    while not c.done():
        try:
            if draft.zone is Zone.STACK and c.sees("("):
                options, _ = read_options(c)
            elif draft.zone is Zone.STACK and c.sees("->"):
                targets = read_targets(c)
                c.finish("nothing after the targets")
            else:
                c.need(",", "a comma before what is said of it")
                modifier = read_modifier(c)
                if modifier not in modifiers or not isinstance(modifier, Mark):
                    modifiers.append(modifier)
        except Unread as problem:
            problems.append(problem)
            end = outside_quotes(c.text, ",", max(c.at, problem.end or 0))
            c.at = len(c.text) if end < 0 else end
    entry = Entry(
        player=draft.player,
        zone=draft.zone,
        description=what,
        modifiers=tuple(modifiers),
        label=draft.label,
        count=draft.count,
        options=options,
        targets=targets,
        names=draft.names,
        line=draft.line,
    )
    return entry, problems


def _copy(c: Cursor) -> CopyOf:
    c.need("copy of", "`copy of` and what is copied")
    return CopyOf(c.object("a card or an object of the call"))


def _combat_damage(c: Cursor) -> CombatDamage:
    """`(Rex: 2 Bear, 1 Bob; Ogre: 3 Rex)`."""
    c.need("(", "what was assigned, in parentheses", "combat damage (Rex: 2 Bear, 1 Bob)")
    assigned: list[AssignedDamage] = []
    while True:
        source = c.object("the creature that assigned damage")
        c.need(":", "a colon and the amounts")
        shares: list[tuple[int, Name]] = []
        while True:
            amount = c.number("an amount of damage")
            shares.append((amount, c.name("who or what it was assigned to")))
            at = c.at
            if not c.take(","):
                break
            if not c.peek_number():
                c.at = at
                break
        assigned.append(AssignedDamage(source, tuple(shares)))
        if c.take(")"):
            return CombatDamage(tuple(assigned))
        if not c.take(";", ","):
            raise c.unread("a comma, a semicolon or a closing parenthesis")
