"""Printing: the words of a term, from the same shapes that read it."""

from __future__ import annotations

from itertools import product
from typing import Any

from app.cards.oracle.grammar.grammar import Category, Grammar
from app.cards.oracle.grammar.pattern import Values
from app.cards.oracle.grammar.shape import Place, Production, Wording
from app.cards.oracle.grammar.tokens import Tokens

_NONE: frozenset[Wording] = frozenset()
# Wordings multiply with each other; more than so many are not looked at.
MOST = 1024


class Printer:
    """Prints terms: in their usual wording, and with `allowed` in those declared wordings too."""

    def __init__(self, grammar: Grammar, allowed: frozenset[Wording] = _NONE) -> None:
        self._grammar = grammar
        self._allowed = allowed
        self._plain = Printer(grammar) if allowed else self
        self._kept: dict[tuple[int, Any], tuple[Tokens, ...]] = {}

    def usual(self, category: str, term: Any) -> Tokens | None:
        """The usual words of a term; None where no shape has words for it."""
        forms = self.forms(self._grammar[category], term)
        return forms[0] if forms else None

    def forms(self, category: Category, term: Any) -> tuple[Tokens, ...]:
        """The words of a term, the usual ones first."""
        key = (category.index, term)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = self._forms(category, term)
        return kept

    def _forms(self, category: Category, term: Any) -> tuple[Tokens, ...]:
        if category.terminal is not None:
            tokens = category.terminal.write(term)
            return () if tokens is None else (tokens,)
        usual: tuple[Tokens, ...] = ()
        others: list[Tokens] = []
        shape: object = None
        plainly = True
        for production in category.for_kind(type(term)):
            if production.wording is None:
                # The other number of the same shape may be what a declared wording needs; and a
                # shape that prints by a declared wording alone keeps the usual one from nothing.
                if not usual:
                    usual, shape = self._print(production, term), production.shape
                    plainly = not usual or self._is_plain(production, term)
                elif not plainly:
                    others += self._print(production, term)
                    plainly = self._is_plain(production, term)
                elif production.shape is shape and self._allowed:
                    others += self._print(production, term)
            elif production.wording in self._allowed:
                others += self._print(production, term)
        return (*usual, *others)[:MOST]

    def _is_plain(self, production: Production, term: Any) -> bool:
        """Whether the production prints the term with no declared wording."""
        return self is self._plain or bool(self._plain._print(production, term))

    def _print(self, production: Production, term: Any) -> tuple[Tokens, ...]:
        values: Values = {}
        if not production.match(term, values):
            return ()
        pieces: list[tuple[Tokens, ...]] = []
        for element in production.elements:
            if isinstance(element, Place):
                forms = self.forms(self._grammar[element.category], values[element.name])
                if not forms:
                    return ()
                pieces.append(forms)
            else:
                pieces.append(((element,),))
        found: list[Tokens] = []
        for choice in product(*pieces):
            found.append(tuple(token for tokens in choice for token in tokens))
            if len(found) == MOST:
                break
        return tuple(found)
