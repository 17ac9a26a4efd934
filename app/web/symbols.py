"""Mana symbols that are tapped: a field's text with one added, or the last one taken away."""

from __future__ import annotations

import re

_TAPPED = re.compile(r"(?P<field>[a-z0-9-]{1,20}?)(?:[+](?P<symbol>[0-9A-Z/]{1,7})|-less)")
_LAST_SYMBOL = re.compile(r"\{[^{}]*\}\s*$")
MOST = 400


def field_of(pressed: str) -> str:
    """The field that a symbol's button belongs to; empty for other buttons."""
    found = _TAPPED.fullmatch(pressed)
    return found["field"] if found else ""


def tapped(text: str, pressed: str) -> str:
    """The field's text after the button."""
    found = _TAPPED.fullmatch(pressed)
    if found is None:
        return text
    symbol = found["symbol"]
    if symbol is None:
        return _LAST_SYMBOL.sub("", text)
    return f"{text.rstrip()}{{{symbol}}}"[:MOST]
