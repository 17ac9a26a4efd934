"""All shapes as one index: a category is a tree of the words and slots with which its shapes begin,
so that shapes which begin alike are tried together and a first word that fits none costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from typing import Any

from app.cards.oracle.grammar.pattern import Slot, Via
from app.cards.oracle.grammar.shape import Place, Production, Shape, Wording, productions_of
from app.cards.oracle.grammar.terminal import Terminal


class Branch:
    """A place within shapes: which words and which categories may follow, which shapes end here."""

    __slots__ = ("ends", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, Branch] = {}
        self.slots: list[tuple[Category, Branch]] = []
        self.ends: list[Production] = []

    def after_word(self, word: str) -> Branch:
        """The branch after a word."""
        return self.words.setdefault(word, Branch())

    def after_slot(self, category: Category) -> Branch:
        """The branch after a slot of that category."""
        for known, branch in self.slots:
            if known is category:
                return branch
        branch = Branch()
        self.slots.append((category, branch))
        return branch


class Category:
    """What may fill a slot: shapes, or a terminal.

    `starts`: the words with which it may start, None where only trying tells. `empty`: whether no
    words at all can be one.
    """

    __slots__ = ("_by_kind", "empty", "index", "name", "productions", "root", "starts", "terminal")

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index
        self.root = Branch()
        self.productions: list[Production] = []
        self.terminal: Terminal | None = None
        self.starts: frozenset[str] | None = frozenset()
        self.empty = False
        self._by_kind: dict[type, tuple[Production, ...]] = {}

    def for_kind(self, kind: type) -> tuple[Production, ...]:
        """The productions that may print a term of that class, in their order."""
        found = self._by_kind.get(kind)
        if found is None:
            found = tuple(
                production
                for production in self.productions
                if _kind(production.pattern) in (None, kind)
            )
            self._by_kind[kind] = found
        return found


def _kind(pattern: Any) -> type | None:
    if isinstance(pattern, (Slot, Via)):
        return None
    if is_dataclass(pattern) or isinstance(pattern, (tuple, str, int)):
        return type(pattern)
    return None


class FaultyGrammar(ValueError):
    """Shapes that do not make a grammar together."""


class Grammar:
    """The index of the shapes. Raises FaultyGrammar or FaultyShape where they do not fit."""

    def __init__(self, shapes: Iterable[Shape], terminals: Mapping[str, Terminal]) -> None:
        self.categories: dict[str, Category] = {}
        for name, terminal in terminals.items():
            category = self._category(name)
            category.terminal = terminal
            category.starts = terminal.starts
        productions = [each for shape in shapes for each in productions_of(shape)]
        for production in productions:
            category = self._category(production.category)
            if category.terminal is not None:
                raise FaultyGrammar(f"{category.name} is a terminal and has a shape")
            category.productions.append(production)
        for production in productions:
            if production.reads:
                self._grow(production)
        self._find_starts()
        self._refuse_left_recursion()

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """Every pair of wordings declared to mean the same, once."""
        found: dict[Wording, None] = {}
        for category in self.categories.values():
            for production in category.productions:
                if production.wording is not None:
                    found[production.wording] = None
        return tuple(found)

    def __getitem__(self, name: str) -> Category:
        return self.categories[name]

    def _category(self, name: str) -> Category:
        if name not in self.categories:
            self.categories[name] = Category(name, len(self.categories))
        return self.categories[name]

    def _grow(self, production: Production) -> None:
        branch = self.categories[production.category].root
        for element in production.elements:
            if isinstance(element, Place):
                if element.category not in self.categories:
                    raise FaultyGrammar(
                        f"no category {element.category} (in {production.category}: "
                        f"{production.elements})"
                    )
                branch = branch.after_slot(self.categories[element.category])
            else:
                branch = branch.after_word(element.lower())
        branch.ends.append(production)

    def _find_starts(self) -> None:
        """Work out with which words each category may start, until nothing more is found."""
        changed = True
        while changed:
            changed = False
            for category in self.categories.values():
                if category.terminal is not None:
                    continue
                before = (category.starts, category.empty)
                for production in category.productions:
                    self._add_starts(category, production)
                changed = changed or before != (category.starts, category.empty)

    def _add_starts(self, category: Category, production: Production) -> None:
        for element in production.elements:
            if not isinstance(element, Place):
                if category.starts is not None:
                    category.starts |= {element.lower()}
                return
            inner = self.categories[element.category]
            if inner.starts is None or category.starts is None:
                category.starts = None
            else:
                category.starts |= inner.starts
            if not inner.empty:
                return
        category.empty = True

    def _refuse_left_recursion(self) -> None:
        """A category that starts with itself would be read for ever."""
        done: set[str] = set()

        def visit(name: str, above: tuple[str, ...]) -> None:
            if name in above:
                circle = " -> ".join((*above[above.index(name) :], name))
                raise FaultyGrammar(f"starts with itself: {circle}")
            if name in done:
                return
            for production in self.categories[name].productions:
                for element in production.elements:
                    if not isinstance(element, Place):
                        break
                    visit(element.category, (*above, name))
                    if not self.categories[element.category].empty:
                        break
            done.add(name)

        for name in self.categories:
            visit(name, ())
