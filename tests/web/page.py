"""A page as a browser sees it: enough of its forms to fill them in and press a button."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

Attributes = dict[str, str | None]


@dataclass
class Form:
    """A form: where it goes, what would be sent, and its buttons."""

    attributes: Attributes
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def sent(self, button: str = "", **changes: str) -> dict[str, list[str]]:
        """What pressing a button sends, with fields changed (`piece_0_what` is `piece-0-what`)."""
        out: dict[str, list[str]] = {}
        for name, value in self.fields:
            out.setdefault(name, []).append(value)
        for name, value in changes.items():
            out[name.replace("_", "-")] = [value]
        if button:
            assert ("do", button) in self.buttons, self.buttons
            out["do"] = [button]
        return out


class Page(HTMLParser):
    """A page's forms, its text, and every element."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.elements: list[tuple[str, Attributes]] = []
        self.text = ""
        self._open: Form | None = None
        self._select: str | None = None
        self._first_option = False
        self._area: str | None = None
        self._area_text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: Attributes = dict(attrs)
        self.elements.append((tag, given))
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self._open = Form(given)
            self.forms.append(self._open)
        if self._open is None:
            return
        if tag == "button" and name and "disabled" not in given:
            self._open.buttons.append((name, value))
        elif tag == "input" and name:
            if given.get("type") not in ("checkbox", "radio") or "checked" in given:
                self._open.fields.append((name, value or "on" * (given.get("type") == "checkbox")))
        elif tag == "select":
            self._select, self._first_option = name, True
        elif tag == "option" and self._select:
            if self._first_option or "selected" in given:
                if not self._first_option:
                    self._open.fields.pop()
                self._open.fields.append((self._select, value))
            self._first_option = False
        elif tag == "textarea":
            self._area, self._area_text = name, ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None
        elif tag == "select":
            self._select = None
        elif tag == "textarea":
            if self._open is not None and self._area:
                self._open.fields.append((self._area, self._area_text.removeprefix("\n")))
            self._area = None

    def handle_data(self, data: str) -> None:
        if self._area is not None:
            self._area_text += data
        self.text += data

    @property
    def entry(self) -> Form:
        """The editor's form."""
        return next(form for form in self.forms if form.attributes.get("id") == "entry")

    @property
    def again(self) -> Form:
        """The form of the first ruling."""
        return next(form for form in self.forms if form.attributes.get("action") == "/again")

    def ids(self) -> list[str]:
        """Every id."""
        return [given["id"] or "" for _, given in self.elements if "id" in given]
