"""Terms in plain words: those of the grammar that read them, where it has some for the part alone;
else the kind of the term and what it holds.

What has been targeted is named by number where there are several; `it` would not tell which.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

from app.cards.oracle.grammar.grammar import Category, Grammar
from app.cards.oracle.grammar.printing import Printer
from app.cards.oracle.grammar.shapes import grammar
from app.cards.oracle.grammar.tokens import Tokens, spell_out
from app.engine.cr.applied import words_of
from app.terms.abilities import EventKind, Trigger
from app.terms.effects import StartModification, Target, TargetChoice, Targets
from app.terms.library_effects import IfDone
from app.terms.selectors import AbilityOnStack, Host, Who
from app.terms.zones import Zone

# Where a part may have words of its own, the likeliest first.
CLAUSES = ("clause", "core", "sentence1", "order")
_NOUNS = ("some", "np.s", "kind.s", "one", "thing.s", "recipient", "player.s", "card.s", "whose")
_OTHERS = (
    *("condition", "keyword_holds", "cost_part", "cost", "amount", "keyword", "mana"),
    "size_change",
)
# A card outside the battlefield has an owner; its terms say `controls` of that player.
_CONTROLLED = (
    (" you control", "your"),
    (" an opponent controls", "an opponent's"),
    (" that player controls", "that player's"),
    (" the target player controls", "the target player's"),
)
_UNNAMED = ("what", "of", "who", "changes", "name")
# An object that has the quoted ability, which is another than the one with the text.
_IN_QUOTES = ("this", "object")


class _Naming(Printer):
    """A printer that says which target is meant, and to what the object is attached.

    `slots`: the number of the choice that each target belongs to; empty where there is one."""

    def __init__(self, own: Grammar, slots: tuple[int, ...], host: Tokens) -> None:
        super().__init__(own)
        self._slots = slots
        self._host = host

    def forms(self, category: Category, term: Any) -> tuple[Tokens, ...]:
        found = super().forms(category, term)
        if not found or not isinstance(term, (Target, Targets, Host)):
            return found
        usual = found[0]
        if isinstance(term, Host):
            return ((*self._host, *usual[2:]),) if usual[:1] == ("enchanted",) else found
        return (self._target(term, usual),)

    def _target(self, term: Target | Targets, usual: Tokens) -> Tokens:
        if isinstance(term, Targets):
            noun = self._noun(term.choice, "targets")
            return ("each", "of", *noun) if usual == ("each", "of", "them") else noun
        at = self._slots[term.index] if term.index < len(self._slots) else term.index
        player = "player" in usual or "opponent" in usual
        noun = self._noun(at, "target", *(["player"] if player else []))
        return (*noun, "'s") if usual == ("its",) else noun

    def _noun(self, at: int, *words: str) -> Tokens:
        return ("target", str(at + 1)) if self._slots else ("the", *words)


class Words:
    """Terms in the words of one ability: with these targets, of an object attached to that."""

    def __init__(self, slots: tuple[int, ...] = (), host: str = "enchanted creature") -> None:
        own = grammar()
        self.host = host
        self._known = own.categories
        self._printer = _Naming(own, slots, tuple(host.split()))
        self._kept: dict[Any, str] = {}

    def of(self, term: Any) -> str:
        """A term in words: the grammar's where it has some, else its kind and what it holds."""
        try:
            return self._kept[term, type(term)]
        except KeyError:
            words = self._kept[term, type(term)] = self._of(term)
            return words

    def _of(self, term: Any) -> str:
        if isinstance(term, (bool, int, str)) and not isinstance(term, Enum):
            return str(term)
        printed = self.printed((*CLAUSES, *_NOUNS, *_OTHERS), term)
        if printed is not None:
            return _whoever(printed) if isinstance(term, IfDone) else printed
        if isinstance(term, AbilityOnStack):
            kinds = (("activated", term.activated), ("triggered", term.triggered))
            return f"{' or '.join(word for word, so in kinds if so)} ability"
        if isinstance(term, Enum):
            return str(term.value)
        if isinstance(term, tuple):
            return ", ".join(map(self.of, term))
        if isinstance(term, frozenset):
            return ", ".join(sorted(map(self.of, term)))
        if not is_dataclass(term) or isinstance(term, type):
            return str(term)
        if isinstance(term, StartModification) and term.what is None:
            words = self.printed(("core",), (term.modification,))
            if words is not None:
                return f"{words}, {self.of(term.duration)}"
        return self._told(term)

    def _told(self, term: Any) -> str:
        """The kind of a term, and all that it holds."""
        parts = [
            self._named(field.name, value)
            for field in fields(term)
            if ((value := getattr(term, field.name)) != field.default or field.name == "duration")
            and value not in (None, (), frozenset())
        ]
        kind = words_of(term).partition(":")[0]
        return f"{kind}: {'; '.join(parts)}" if parts else kind

    def _named(self, name: str, value: Any) -> str:
        said = name.replace("_", " ")
        if isinstance(value, bool):
            return said if value else f"not {said}"
        return self.of(value) if name in _UNNAMED else f"{said} {self.of(value)}"

    def printed(self, categories: tuple[str, ...], term: Any) -> str | None:
        """A term in the words of the first of these parts of the grammar that has any for it."""
        for name in categories:
            if name not in self._known:
                continue
            try:
                tokens = self._printer.usual(name, term)
            except (AttributeError, KeyError, TypeError):
                continue  # a term of another kind than the category knows
            if tokens:
                words = spell_out(_of_another(tokens)).rstrip(".")
                begins = tokens[0][:1].islower()
                return words[:1].lower() + words[1:] if begins else words
        return None

    def event(self, trigger: Trigger) -> str:
        """What a triggered ability watches for."""
        printed = self.printed(("event",), (trigger,))
        if printed is not None:
            return printed
        if trigger.kind is EventKind.CHAPTER:
            return f"its chapter {trigger.number} is reached"
        if trigger.kind is EventKind.STATE and trigger.state is not None:
            return f"it becomes so that {self.of(trigger.state)}"
        whose = self.printed(("player.s",), trigger.player) if trigger.player else ""
        if trigger.kind is EventKind.BEGINNING_OF_STEP:
            time = self.printed(("time",), (trigger,))
            if time is not None:
                return f"at the beginning of {time}"
            step = trigger.step.value if trigger.step else "a step"
            of = f" of {whose}" if whose else ""
            return f"at the beginning of {step}{of}"
        told = self._told(trigger).partition(": ")[2]
        return f"{trigger.kind.value} ({told.partition('; ')[2] or self.of(trigger.subject)})"

    def target(self, choice: TargetChoice) -> str:
        """What may be chosen, and how many."""
        what, where = self._what(choice)
        options = [what] if what else []
        if choice.who is not None:
            who = self.printed(("player.s",), choice.who) or self.of(choice.who)
            words = "player" if who == "each player" else who.removeprefix("each ")
            named = words.startswith(("the ", "that "))
            options.append(words if named else _with_article(words))
        words = " or ".join(options)
        number = self._number(choice)
        if number:
            words = f"{number}: {words}"
        words += where
        if choice.total is not None:
            words += f" ({self.of(choice.total)})"
        if choice.one_owner:
            words += ", all of them in one"
        return f"{words}, chosen at random" if choice.random else words

    def _what(self, choice: TargetChoice) -> tuple[str, str]:
        """The objects that may be chosen, and where they are if not on the battlefield."""
        if choice.what is None:
            return "", ""
        if choice.zone in (Zone.BATTLEFIELD, Zone.STACK):
            what = self.of(choice.what)
            if isinstance(choice.what, AbilityOnStack):
                what = _with_article(what)
            return what, " on the stack" if choice.zone is Zone.STACK else ""
        card = self.printed(("card.s",), choice.what)
        if card is None:
            return self.of(choice.what), f" in the {choice.zone.value}"
        for whose, its in _CONTROLLED:
            if card.endswith(whose):
                return _with_article(card.removesuffix(whose)), f" in {its} {choice.zone.value}"
        return _with_article(card), f" in a {choice.zone.value}"

    def _number(self, choice: TargetChoice) -> str:
        """How many, where it isn't one."""
        if choice.one_each:
            each = "player" if choice.one_each is Who.ANY else "opponent"
            return f"up to one for each {each}" if choice.up_to else f"one for each {each}"
        most = f"up to {self._most(choice)}" if choice.up_to else self._most(choice)
        if choice.least:
            most = f"{choice.least} or more, {most}"
        if choice.number is not None:
            most = f"as many as {self.of(choice.number)}"
        return "" if most == "1" else most

    def _most(self, choice: TargetChoice) -> str:
        return "any number" if choice.any_number else "X" if choice.x else str(choice.count)


def _whoever(words: str) -> str:
    """What follows when something has been done: that is not always done by `you`."""
    return words.replace("If you do,", "If that is done,").replace("If you can't,", "If not,")


def _with_article(words: str) -> str:
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def _of_another(tokens: Tokens) -> Tokens:
    """The tokens with quoted abilities speaking of the object that has them."""
    found: list[str] = []
    depth = 0
    for token in tokens:
        depth += (token == "“") - (token == "”")
        found.extend(_IN_QUOTES if depth and token == "~" else (token,))
    return tuple(found)


def slots_of(targets: tuple[TargetChoice, ...]) -> tuple[int, ...]:
    """The choice that each target belongs to; empty where there is only one choice."""
    if len(targets) < 2:
        return ()
    return tuple(at for at, choice in enumerate(targets) for _ in range(choice.count))


@lru_cache(maxsize=256)
def words_for(slots: tuple[int, ...] = (), host: str = "enchanted creature") -> Words:
    """The words for an ability with these targets, of an object attached to that."""
    return Words(slots, host)


def printed_as(categories: tuple[str, ...], term: Any) -> str | None:
    """A term in the words of the first of these parts of the grammar that has any for it."""
    return words_for().printed(categories, term)
