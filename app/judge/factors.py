"""Outcomes: every end that play can come to, with independent decisions kept apart.

Six attackers, each blocked by two creatures, can have their damage divided in thousands of ways
together, but each division concerns only its own blockers. Where nothing on the board ties them
together (`judge.separable`), each group of creatures is explored with the others at one fixed
division, and the whole set of outcomes is the product, which is never written out. Any combination
that a question needs is played on demand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.engine.kernel.choice import Answer, Choice, IllegalAnswer
from app.engine.kernel.copying import copied
from app.engine.kernel.now import Now
from app.judge.explore import Explored, Explorer, Stop
from app.judge.line import Line, Pins
from app.judge.narrow import narrow
from app.judge.separable import amounts_matter, separable

if TYPE_CHECKING:
    from app.judge.session import Session


@dataclass(slots=True)
class Group:
    """Creatures whose damage is divided together; `lines`: every end that it can come to, with all
    other groups at their fixed division."""

    members: frozenset[int]
    lines: list[Line]


@dataclass(slots=True)
class Outcomes:
    """Every end that play can come to.

    Without `groups`, `lines` is the whole set. With them, `lines` are the ends in which at most one
    group differs from `base`, and the whole set is the product of the groups. `combine` plays one
    end with these of each group; None where the budget is gone before.
    """

    lines: list[Line]
    starts: list[Line] = field(default_factory=list)
    base: Line | None = None
    groups: list[Group] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    illegal: list[tuple[Line, IllegalAnswer]] = field(default_factory=list)
    exact: bool = True
    combine: Callable[[list[Line]], Line | None] | None = None

    @property
    def count(self) -> int:
        """How many distinct ends there are."""
        if not self.groups:
            return len(self.lines)
        count = 1
        for group in self.groups:
            count *= len(group.lines)
        return count

    def choices(self) -> Iterator[tuple[Choice, Answer]]:
        """Every decision that was explored, once."""
        seen: set[tuple[int, str, tuple[int, ...]]] = set()
        for line in self.lines:
            for choice, answer in line.choices:
                key = (choice.player, choice.kind, choice.about)
                if key not in seen:
                    seen.add(key)
                    yield choice, answer


def outcomes(
    session: Session,
    lines: list[Line],
    stop: Callable[[Line], Stop],
    exact: bool = False,
) -> Outcomes:
    """Explore from every line. `exact`: every amount is looked at, not one for each kind of end."""
    total = Outcomes([], list(lines), exact=exact)
    for line in lines:
        until = stop(line)
        part = _from(session, line, until, exact, split=len(lines) == 1)
        total.lines += part.lines
        total.left_out += part.left_out
        total.illegal += part.illegal
        total.exact = total.exact and part.exact
        if part.groups:
            total.base, total.groups, total.combine = part.base, part.groups, part.combine
    return total


def _from(session: Session, line: Line, stop: Stop, exact: bool, split: bool) -> Outcomes:
    explorer = session.explorer
    try:
        found = _explore(explorer, line, stop, exact, _Watch(exact, split))
    except _AmountsMatter:
        exact = True
        found = _explore(explorer, line, stop, exact)
    except _Apart:
        grouped = _grouped(explorer, line, stop, exact)
        if grouped is not None:
            return grouped
        found = _explore(explorer, line, stop, exact)
    return Outcomes(
        found.lines, [line], left_out=found.left_out, illegal=found.illegal, exact=exact
    )


def _explore(explorer: Explorer, line: Line, stop: Stop, exact: bool, more: Any = None) -> Explored:
    def narrowed(choice: Choice, now: Now, pins: Pins) -> Choice:
        choice = narrow(choice, now, pins)
        return more(choice, now) if more is not None and choice.kind == "divide damage" else choice

    return explorer.looking(narrowed, exact).to(line, stop)


class _Apart(Exception):
    """A division came up that has two groups or more, each with a choice."""


class _AmountsMatter(Exception):
    """A division came up on a board where every amount has to be looked at."""


class _Watch:
    """Looks at each division as it comes up, and says so where it should be explored otherwise."""

    def __init__(self, exact: bool, split: bool) -> None:
        self.exact = exact
        self.split = split

    def __call__(self, choice: Choice, now: Now) -> Choice:
        form: Any = choice.form
        asked = set(form.asked) if form is not None else set()
        if not asked:
            return choice
        if not self.exact and amounts_matter(now):
            raise _AmountsMatter
        if self.split and len(asked) > 1:
            with_choice = [c for c in form.components() if any(s.id in asked for s in c)]
            if len(with_choice) > 1 and separable(now):
                raise _Apart
        return choice


def _grouped(explorer: Explorer, line: Line, stop: Stop, exact: bool) -> Outcomes | None:
    """The outcomes by groups; None where there are not two groups or more to keep apart."""
    groups: list[set[int]] = []

    def all_fixed(choice: Choice, now: Now) -> Choice:
        form: Any = choice.form
        if form is not None:
            asked = set(form.asked)
            for component in form.components():
                if any(source.id in asked for source in component):
                    _join(groups, _members(component))
        return _fixed(choice, frozenset(), everything=True)

    base = _explore(explorer, line, stop, exact, all_fixed)
    if len(groups) < 2 or len(base.lines) != 1 or base.lines[0].choices:
        return None
    made: list[Group] = []
    left_out = list(base.left_out)
    for members in groups:
        focus = frozenset(members)
        found = _explore(
            explorer, line, stop, exact, lambda choice, now, focus=focus: _fixed(choice, focus)
        )
        left_out += found.left_out
        # Where the search was cut short before it came to an end, the base is one that is known.
        made.append(Group(focus, found.lines or base.lines))

    def combine(picks: list[Line]) -> Line | None:
        chosen = {
            (choice.about, source): parts
            for pick, group in zip(picks, made, strict=True)
            for choice, answer in pick.choices
            if choice.kind == "divide damage"
            for source, parts in answer  # type: ignore[attr-defined]
            if source in group.members
        }

        def follow(choice: Choice, now: Now) -> Choice:
            form: Any = choice.form
            if form is None:
                return choice
            pins = tuple(
                (source, parts)
                for (about, source), parts in chosen.items()
                if about == choice.about
            )
            return _fixed(
                copied(choice, {"form": form.with_pins(pins)}), frozenset(), everything=True
            )

        return next(iter(_explore(explorer, line, stop, exact, follow).lines), None)

    unique = list({id(end): end for group in made for end in group.lines}.values())
    return Outcomes(unique, [line], base.lines[0], made, left_out, [], exact, combine)


def _fixed(choice: Choice, focus: frozenset[int], everything: bool = False) -> Choice:
    """The division with all groups but the one in focus at their fixed amounts."""
    form: Any = choice.form
    if form is None:
        return choice
    default = dict(form.default())
    pins = tuple(
        (source, default[source])
        for component in form.components()
        if everything or not focus & _members(component)
        for source in (each.id for each in component)
    )
    return copied(choice, {"form": form.with_pins(pins)})


def _members(component: Any) -> set[int]:
    """The creatures and other permanents that a group's damage concerns."""
    members = {source.id for source in component}
    for source in component:
        members |= {recipient for recipient in source.recipients if isinstance(recipient, int)}
    return members


def _join(groups: list[set[int]], members: set[int]) -> None:
    for group in [group for group in groups if group & members]:
        members |= group
        groups.remove(group)
    groups.append(members)
