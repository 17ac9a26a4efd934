"""The rules as a value: functions gathered from the numbered files for one edition.

A rule function carries its number and the place where the game calls on it (its hook). Nothing is
registered globally: `gather` reads the marks that the decorator left on the functions of modules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from datetime import date
from types import ModuleType
from typing import Any, TypeVar

from app.terms.cite import Rule
from app.terms.editions import Edition

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
V = TypeVar("V")
_MOST_KEPT = 20_000
_MARK = "__rule__"


@dataclass(frozen=True, slots=True)
class RuleMark:
    """What the decorator notes on a function. `hook`: where the game calls on it; `key`: for which
    step, event type, keyword …; `order`: its place where the hook's functions run in order."""

    rule: Rule
    hook: str | None
    keys: tuple[Hashable, ...]
    since: date | None
    until: date | None
    order: int

    def in_force(self, edition: Edition) -> bool:
        """Whether this variant of the rule holds on the edition's date."""
        starts = self.since is None or self.since <= edition.date
        return starts and (self.until is None or edition.date < self.until)


def rule(
    number: str,
    hook: str | None = None,
    *keys: Hashable,
    since: str | None = None,
    until: str | None = None,
    order: int = 0,
    text: str = "",
) -> Callable[[F], F]:
    """Mark a function as the code of a rule: its citation, and where the game calls on it.

    `since` and `until` are dates (YYYY-MM-DD) between which this variant is in force. `text`: the
    date of the text whose number it is, where today's has no such rule. `cite` gives the `Rule` of
    a marked function, for its steps.
    """
    mark = RuleMark(
        Rule(number, text),
        hook,
        keys,
        date.fromisoformat(since) if since else None,
        date.fromisoformat(until) if until else None,
        order,
    )

    def decorate(function: F) -> F:
        setattr(function, _MARK, mark)
        return function

    return decorate


def cite(function: Callable[..., Any]) -> Rule:
    """The rule that a marked function is the code of."""
    mark: RuleMark = getattr(function, _MARK)
    return mark.rule


class DuplicateRule(Exception):
    """Two functions in force claim the same rule for the same hook and key."""


class Rules:
    """All rule functions of an edition, by hook and key, in the order of the book."""

    def __init__(self, edition: Edition, modules: Iterable[ModuleType]) -> None:
        self.edition = edition
        self.summaries: dict[str, str] = {}
        # What was worked out of terms under these rules, by the identity of the term.
        self.kept: dict[int, tuple[object, Any]] = {}
        self._made: dict[tuple[int, Callable[..., Any]], tuple[object, Any]] = {}
        self._hooks: dict[str, list[tuple[RuleMark, Callable[..., Any]]]] = {}
        seen: dict[tuple[Any, ...], Callable[..., Any]] = {}
        for module in modules:
            for function in vars(module).values():
                mark = getattr(function, _MARK, None)
                if not isinstance(mark, RuleMark) or function.__module__ != module.__name__:
                    continue
                if not mark.in_force(edition):
                    continue
                place = (str(mark.rule), mark.hook, mark.keys)
                if seen.setdefault(place, function) is not function:
                    raise DuplicateRule(f"{mark.rule} twice: {function} and {seen[place]}")
                summary = (function.__doc__ or "").strip().split("\n\n")[0]
                self._summarize(str(mark.rule), " ".join(summary.split()))
                if mark.hook is not None:
                    self._hooks.setdefault(mark.hook, []).append((mark, function))
        for marked in self._hooks.values():
            marked.sort(key=lambda pair: (pair[0].order, _number_key(pair[0].rule.number)))
        self._listed = {
            hook: tuple(function for _, function in marked) for hook, marked in self._hooks.items()
        }
        self._among: dict[tuple[str, frozenset[Hashable]], tuple[Callable[..., Any], ...]] = {}
        self._keyed: dict[str, dict[Any, tuple[Callable[..., Any], ...]]] = {}
        for hook, marked in self._hooks.items():
            table: dict[Any, list[Callable[..., Any]]] = {}
            for mark, function in marked:
                for key in mark.keys:
                    table.setdefault(key, []).append(function)
            self._keyed[hook] = {key: tuple(functions) for key, functions in table.items()}

    def _summarize(self, number: str, summary: str) -> None:
        """What a rule says is what each of its functions does, not only the last one."""
        said = self.summaries.get(number)
        if said is None or summary in said:
            self.summaries[number] = said or summary
        else:
            self.summaries[number] = f"{said} {summary}"

    def once(self, make: Callable[[Rules, T], V], term: T) -> V:
        """What a function makes of a term under these rules, worked out the first time it is asked.

        Remembered by the identity of the term: it is shared by all objects and views that have it,
        and hashing it would cost more than looking at it.
        """
        key = (id(term), make)
        known = self._made.get(key)
        if known is None or known[0] is not term:
            if len(self._made) > _MOST_KEPT:
                self._made.clear()
            known = self._made[key] = (term, make(self, term))
        made: V = known[1]
        return made

    def all(self, hook: str) -> tuple[Callable[..., Any], ...]:
        """Every function of a hook, in order."""
        return self._listed.get(hook, ())

    def table(self, hook: str) -> dict[Any, tuple[Callable[..., Any], ...]]:
        """A hook's functions by key."""
        return self._keyed.get(hook, {})

    def among(self, hook: str, keys: frozenset[Hashable]) -> tuple[Callable[..., Any], ...]:
        """A hook's functions that have one of these keys, or none at all, in order."""
        found = self._among.get((hook, keys))
        if found is None:
            found = tuple(
                function
                for mark, function in self._hooks.get(hook, ())
                if not mark.keys or keys.intersection(mark.keys)
            )
            self._among[hook, keys] = found
        return found

    def on(self, hook: str, key: object) -> tuple[Callable[..., Any], ...]:
        """A hook's functions for one key, in order."""
        return self._keyed.get(hook, {}).get(key, ())


def _number_key(number: str) -> tuple[int, int, str]:
    section, _, rest = number.partition(".")
    digits = "".join(char for char in rest if char.isdigit())
    letters = "".join(char for char in rest if char.isalpha())
    return int(section), int(digits or 0), letters
