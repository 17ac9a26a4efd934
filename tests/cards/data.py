"""Card data made up for tests, in the shapes of those who publish them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CREATURE: dict[str, Any] = {
    "object": "card",
    "name": "Test Bear",
    "layout": "normal",
    "mana_cost": "{1}{G}",
    "type_line": "Creature — Bear",
    "oracle_text": "Trample",
    "power": "2",
    "toughness": "2",
    "colors": ["G"],
    "set": "tst",
}
TRANSFORMING: dict[str, Any] = {
    "object": "card",
    "name": "Day Half // Night Half",
    "layout": "transform",
    "card_faces": [
        {
            "name": "Day Half",
            "mana_cost": "{R}",
            "type_line": "Creature — Human Werewolf",
            "oracle_text": "Daybound",
            "power": "1",
            "toughness": "1",
            "colors": ["R"],
        },
        {
            "name": "Night Half",
            "mana_cost": "",
            "type_line": "Creature — Werewolf",
            "oracle_text": "Nightbound",
            "power": "3",
            "toughness": "3",
            "colors": ["R"],
            "color_indicator": ["R"],
        },
    ],
}
SPLIT: dict[str, Any] = {
    "object": "card",
    "name": "Lo // Hi",
    "layout": "split",
    "mana_cost": "{R} // {U}",
    "type_line": "Instant // Instant",
    "colors": ["R", "U"],
    "card_faces": [
        {"name": "Lo", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Fuse"},
        {"name": "Hi", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Fuse"},
    ],
}
TOKEN: dict[str, Any] = {**CREATURE, "name": "Test Token", "layout": "token"}
TWO_ALIKE: dict[str, Any] = {
    "object": "card",
    "name": "Twice // Twice",
    "layout": "reversible_card",
    "card_faces": [
        {
            "name": "Twice",
            "mana_cost": "{W}",
            "type_line": "Enchantment",
            "oracle_text": "",
            "colors": ["W"],
        }
    ]
    * 2,
}
SCRYFALL = [CREATURE, TRANSFORMING, SPLIT, TOKEN, TWO_ALIKE]


def mtgjson_face(name: str, layout: str = "normal", **more: Any) -> dict[str, Any]:
    """A record of the MTGJSON extract."""
    face = {
        "name": name,
        "manaCost": "{1}{G}",
        "type": "Creature — Bear",
        "types": ["Creature"],
        "subtypes": ["Bear"],
        "supertypes": [],
        "keywords": None,
        "power": "2",
        "toughness": "2",
        "loyalty": None,
        "text": None,
        "layout": layout,
        "colorIdentity": ["G"],
    }
    return face | more


def written(path: Path, value: object, *, lines: bool = False) -> Path:
    """The value as JSON in a file; as one object a line where it is a list and `lines`."""
    if lines and isinstance(value, list):
        text = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in value)
    else:
        text = json.dumps(value, ensure_ascii=False)
    path.write_text(text, encoding="utf-8")
    return path
