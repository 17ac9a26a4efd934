"""Pages from templates: one environment, one typed context a page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse

from app.judge.quick_words import CODES, SIGNS
from app.judge.ruling import NotTaken
from app.terms.steps import Step
from app.web.assets import Assets
from app.web.kinds import KINDS
from app.web.service import CardData, Service

if TYPE_CHECKING:
    from app.judge.unread_marks import UnreadMark

FOLDER = Path(__file__).resolve().parent.parent.parent / "templates"
_RULE = re.compile(r"\d{3}(\.\d+[a-z]?)?")


def is_rule(cite: str) -> bool:
    """Whether a citation is a rule's number; else it names what is on the board."""
    return bool(_RULE.fullmatch(cite))


def mark_of(left: NotTaken) -> UnreadMark | None:
    """The place at which a text is not understood any more; None where that is not the matter."""
    from app.judge.unread_marks import mark_of as marked  # it needs the grammar, the site does not

    return marked(left)


def card_address(name: str) -> str:
    """Where a card's page is."""
    return "/cards/" + quote(name, safe="")


def coded(text: str) -> Markup:
    """A text in which what stands between backticks is notation."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return escape(text)
    return Markup("").join(
        Markup("<code>{}</code>").format(part) if at % 2 else escape(part)
        for at, part in enumerate(parts)
    )


_SYMBOL = re.compile(r"\{([0-9A-Z/∞½]{1,7})\}")
_LETTERS = {
    "W": "white",
    "U": "blue",
    "B": "black",
    "R": "red",
    "G": "green",
    "C": "colorless",
    "S": "snow",
    "X": "X",
    "T": "tap",
    "Q": "untap",
    "P": "Phyrexian",
}


def spoken(symbol: str) -> str:
    """What stands between the braces of a symbol, in words: `white or blue`, `2 generic`."""
    parts = symbol.split("/")
    words = [f"{part} generic" if part.isdigit() else _LETTERS.get(part, part) for part in parts]
    phyrexian = "P" in parts
    told = " or ".join(word for word in words if word != "Phyrexian")
    return f"Phyrexian {told}" if phyrexian else told


def pips(text: str) -> Markup:
    """A text with its mana symbols drawn, each of them said in words to who can't see it."""
    out: list[str | Markup] = []
    at = 0
    for found in _SYMBOL.finditer(text):
        out.append(escape(text[at : found.start()]))
        kind = found[1][0].lower() if found[1][0] in "WUBRGCS" else "n"
        drawn = '<span class="pip pip-{}" role="img" aria-label="{}">{}</span>'
        out.append(Markup(drawn).format(kind, spoken(found[1]), found[1]))
        at = found.end()
    out.append(escape(text[at:]))
    return Markup("").join(out)


class Pages:
    """Renders the templates; what every page shows comes from here."""

    def __init__(self, assets: Assets, service: Service) -> None:
        self.assets = assets
        self._service = service
        self._environment = Environment(
            loader=FileSystemLoader(FOLDER),
            autoescape=select_autoescape(default=True, default_for_string=True),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=200,
        )
        self._environment.filters["coded"] = coded
        self._environment.filters["pips"] = pips
        self._environment.filters["spoken"] = spoken
        self._environment.filters["card_address"] = card_address
        self._environment.tests["rule"] = is_rule
        self._environment.globals.update(
            asset=assets.url,
            has_asset=assets.has,
            card_data=self.card_data,
            spelling=self.spelling,
            mark_of=mark_of,
            signs=tuple(SIGNS.items()),
            codes=tuple(CODES.items()),
            kinds=KINDS,
            game_steps=tuple(step.value for step in Step),
        )

    def card_data(self) -> CardData:
        """Which cards are in use, for the foot of every page."""
        return self._service.card_data()

    def spelling(self, name: str) -> str:
        """The name of the card that these words are, empty where they are none."""
        return self._service.spelling(name)

    def text(self, name: str, **context: Any) -> str:
        """A template filled in."""
        return self._environment.get_template(name).render(context)

    def response(
        self, name: str, status: int = 200, headers: dict[str, str] | None = None, **context: Any
    ) -> HTMLResponse:
        """A template as a response; never kept by caches, since card data and rules change."""
        kept = {"Cache-Control": "no-cache", **(headers or {})}
        return HTMLResponse(self.text(name, **context), status, kept)
