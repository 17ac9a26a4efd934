"""README and CHANGELOG speak of the software alone, and of what is there."""

from __future__ import annotations

import re

import pytest

from tests.house.sources import ROOT, place, text_of, tracked

DOCUMENTS = ("README.md", "CHANGELOG.md")
# Paths of one machine, and folders beside the repo.
OUTSIDE = re.compile(r"\.\./|(?<![\w.:/])/(?:work|home|root|tmp|mnt|srv|Users|opt)\b")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted|npmjs\.(?:org|com)|debian\.org|docker\.io", re.IGNORECASE
)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!https?:|#)([^)\s]+)\)")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_name_no_outside_path(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.strip()
    assert not OUTSIDE.findall(text)


def test_no_file_names_a_registry() -> None:
    named = [
        f"{place(path)}: {match.group()}"
        for path in tracked()
        if path.name != "test_documents.py" and (text := text_of(path)) is not None
        for match in REGISTRY.finditer(text)
    ]
    assert not named


def test_readme_names_what_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    said = CODE.findall(text)
    targets = {word.removeprefix("make ").split()[0] for word in said if word.startswith("make ")}
    paths = {word for word in said if re.fullmatch(r"[\w.-]+(/[\w.-]*)+", word)}
    paths.update(LINK.findall(text))
    assert targets
    assert not {name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)}
    made = ("data/", "static/vendor/", ".venv/")  # there once `make env` has run
    assert not {p for p in paths if not p.startswith(made) and not (ROOT / p).exists()}
