"""Write the built-in cards as Python modules of terms, from the readings of the card data.

Usage: python -m scripts.builtin_cards [--most N]

The names stand in `builtin_names.txt`, those that judges ask about most first. A card is taken when
every line of it is read and prints back through the grammar; those that are not are listed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from pathlib import Path

from app.cards.oracle.lines import read_lines
from app.cards.printed import printed_lines
from app.cards.store import CardStore
from app.cards.typeline import read_type_line, type_line_of
from app.terms.abilities import Unread
from app.terms.cards import Card, Face, Layout
from app.terms.colors import COLOR_LETTERS, COLORLESS, Color
from app.terms.mana import ManaCost
from app.terms.types import CardType, Supertype

NAMES = Path(__file__).with_name("builtin_names.txt")
FOLDER = Path(__file__).resolve().parent.parent / "app" / "cards" / "builtin"
LONGEST = 330
OWN = ("__init__.py", "making.py", "lands.py")
GATHERED = '''"""Cards that ship with the project, as terms, for where no card data were imported.

All but the basic lands are written by `scripts/builtin_cards.py`.
"""

from __future__ import annotations

from app.cards.builtin import {}
from app.cards.builtin.lands import LANDS
from app.terms.cards import Card

BUILTIN: tuple[Card, ...] = (
    *LANDS,
{})
'''
_THEMES = (
    (CardType.LAND, "lands_with_text", "Lands with text."),
    (CardType.CREATURE, "creatures", "Creatures."),
    (CardType.PLANESWALKER, "planeswalkers", "Planeswalkers."),
    (CardType.INSTANT, "instants", "Instants."),
    (CardType.SORCERY, "sorceries", "Sorceries."),
    (CardType.ARTIFACT, "artifacts", "Artifacts."),
    (CardType.ENCHANTMENT, "enchantments", "Enchantments."),
)


class Source:
    """A term as Python source; notes which names it needs."""

    def __init__(self) -> None:
        self.needs: dict[str, set[str]] = defaultdict(set)

    def of(self, term: object) -> str:
        """The expression that makes the term."""
        if isinstance(term, Enum):
            return f"{self.name(type(term))}.{term.name}"
        if isinstance(term, ManaCost):
            self.needs["app.cards.builtin.making"].add("mana")
            return f'mana("{term}")'
        if isinstance(term, tuple):
            inner = ", ".join(map(self.of, term))
            return f"({inner},)" if len(term) == 1 else f"({inner})"
        if isinstance(term, frozenset):
            inner = ", ".join(sorted(map(self.of, term)))
            return f"frozenset({{{inner}}})" if inner else "frozenset()"
        if is_dataclass(term) and not isinstance(term, type):
            return f"{self.name(type(term))}({', '.join(self._arguments(term))})"
        return repr(term)

    def name(self, kind: type) -> str:
        """The name of a class, which is imported."""
        self.needs[kind.__module__].add(kind.__name__)
        return kind.__name__

    def _arguments(self, term: object) -> Iterator[str]:
        named = False
        for field in fields(term):  # type: ignore[arg-type]
            value = getattr(term, field.name)
            if field.default is not MISSING and value == field.default:
                named = True
                continue
            words = self.of(value)
            yield f"{field.name}={words}" if named else words


def is_whole(card: Card) -> bool:
    """Whether every line of a card is read, and prints back as what was read."""
    return all(_prints_back(face) for face in card.faces)


def _prints_back(face: Face) -> bool:
    if any(isinstance(ability, Unread) for ability in face.abilities):
        return False
    line = type_line_of(face)
    text = "\n".join(text for text, _ in printed_lines(face))
    types = read_type_line(line)
    same = (types.supertypes, types.types, types.subtypes) == (
        face.supertypes,
        face.types,
        face.subtypes,
    )
    return same and read_lines(text, face.name, types) == face.abilities


def face_source(face: Face, source: Source, word: str, layout: Layout | None = None) -> str:
    """The call that makes a face, or a card of one."""
    parts = [repr(face.name), repr(str(face.mana_cost or "")), repr(type_line_of(face))]
    parts += map(source.of, face.abilities)
    if face.power is not None or face.toughness is not None:
        parts.append(f"size=({source.of(face.power)}, {source.of(face.toughness)})")
    by_cost = face.mana_cost.colors if face.mana_cost else COLORLESS
    if face.colors != by_cost:
        letters = "".join(COLOR_LETTERS[color] for color in Color if color in face.colors)
        parts.append(f"colors={letters!r}")
    if face.loyalty is not None:
        parts.append(f"loyalty={source.of(face.loyalty)}")
    if face.defense is not None:
        parts.append(f"defense={source.of(face.defense)}")
    if layout is not None and layout is not Layout.NORMAL:
        parts.append(f"layout={source.of(layout)}")
    return f"{word}({', '.join(parts)})"


def card_source(card: Card, source: Source) -> str:
    """The call that makes a card."""
    if len(card.faces) == 1:
        source.needs["app.cards.builtin.making"].add("card")
        return face_source(card.front, source, "card", card.layout)
    source.needs["app.cards.builtin.making"] |= {"double", "face"}
    faces = ", ".join(face_source(face, source, "face") for face in card.faces)
    return f"double({source.of(card.layout)}, {faces})"


def module(doc: str, cards: list[Card]) -> str:
    """The source of a module of some cards, formatted."""
    source = Source()
    rows = [card_source(card, source) for card in cards]
    source.needs["app.terms.cards"].add("Card")
    imports = "\n".join(
        f"from {name} import {', '.join(sorted(kinds))}"
        for name, kinds in sorted(source.needs.items())
    )
    body = ",\n".join(rows)
    text = (
        # The grammar puts a target where a field's annotation names selectors alone.
        f'"""{doc}"""\n\n# mypy: disable-error-code="arg-type"\n\n'
        f"from __future__ import annotations\n\n{imports}\n\n"
        f"CARDS: tuple[Card, ...] = (\n{body},\n)\n"
    )
    ruff = [sys.executable, "-m", "ruff"]
    for command in (["check", "--fix", "-q", "--select", "I"], ["format", "-q"]):
        done = subprocess.run(
            [*ruff, *command, "--stdin-filename", str(FOLDER / "some.py"), "-"],
            input=text,
            capture_output=True,
            text=True,
            check=True,
        )
        text = done.stdout
    return text


def parts(doc: str, cards: list[Card]) -> list[str]:
    """The cards in as many modules as keep each short."""
    whole = module(doc, cards)
    if whole.count("\n") <= LONGEST or len(cards) == 1:
        return [whole]
    half = len(cards) // 2
    return [*parts(doc, cards[:half]), *parts(doc, cards[half:])]


def theme_of(card: Card) -> tuple[str, str]:
    """The name of the module that a card stands in, and what it says of itself."""
    for kind, name, doc in _THEMES:
        if kind in card.front.types:
            return name, doc
    return "others", "Others."


def write(cards: list[Card]) -> None:
    """Write the modules anew, and the file that gathers them."""
    for old in FOLDER.glob("*.py"):
        if old.name not in OWN:
            old.unlink()
    themes: dict[tuple[str, str], list[Card]] = defaultdict(list)
    for one in sorted(cards, key=lambda card: card.name):
        themes[theme_of(one)].append(one)
    written = []
    for (name, doc), some in sorted(themes.items()):
        texts = parts(doc, some)
        for number, text in enumerate(texts, start=1):
            own = f"{name}_{number}" if len(texts) > 1 else name
            (FOLDER / f"{own}.py").write_text(text, encoding="utf-8")
            written.append(own)
    gathered = "".join(f"    *{name}.CARDS,\n" for name in written)
    (FOLDER / "__init__.py").write_text(GATHERED.format(", ".join(written), gathered), "utf-8")
    ruff = [sys.executable, "-m", "ruff", "format", "-q", str(FOLDER)]
    subprocess.run(ruff, check=True)


def main() -> None:
    """Write the modules; print the names that could not be taken."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--most", type=int, default=460)
    most = words.parse_args().most
    store = CardStore.open()
    if store.source.builtin:
        sys.exit("The built-in cards are made from card data: import them first.")
    taken: dict[str, Card] = {}
    for name in NAMES.read_text(encoding="utf-8").splitlines():
        card = store.card(name)
        if card is None or card.name in taken or len(taken) >= most:
            continue
        if Supertype.BASIC in card.front.supertypes:
            continue
        if is_whole(card):
            taken[card.name] = card
        else:
            print(f"not taken: {card.name}")
    write(list(taken.values()))
    print(f"{len(taken)} cards")


if __name__ == "__main__":
    main()
