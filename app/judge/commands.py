"""The terminal's judge commands: `floorjudge ask` and `floorjudge check`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from app.calls.parse import read
from app.cards.store import CardStore
from app.judge.ask import CallAnswer, answer_call, answer_text
from app.judge.cards import CardData
from app.judge.text import as_text


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def _complain(text: str) -> None:
    sys.stderr.write(text + "\n")


def ask_file(file: str, database: Path | None, as_json: bool) -> int:
    """Print the rulings on every call of a file (`-`: standard input); 1 if one can't be read."""
    text = _read_text(file)
    if text is None:
        return 1
    cards = CardData(CardStore.open(database))
    answers = answer_text(text, cards, "" if file == "-" else file)
    if not answers:
        _complain(f"{file}: there is no call in it")
        return 1
    if as_json:
        _say(json.dumps([_as_json(answer) for answer in answers], ensure_ascii=False, indent=2))
    else:
        _say("\n\n".join(as_text(answer) for answer in answers))
        _say(f"\nCards: {cards.store.source}")
    return 0 if all(not answer.errors and not answer.problem for answer in answers) else 1


def _read_text(file: str) -> str | None:
    try:
        if file == "-":
            return sys.stdin.buffer.read().decode("utf-8", "replace")
        return Path(file).read_bytes().decode("utf-8", "replace")
    except OSError as problem:
        _complain(f"{file}: {problem.strerror}")
        return None


def _as_json(answer: CallAnswer) -> dict[str, object]:
    return {
        "title": answer.call.title if answer.call is not None else "",
        "complete": answer.complete,
        "problem": answer.problem or None,
        "errors": [asdict(error) for error in answer.errors],
        "rulings": [asdict(ruling) for ruling in answer.rulings],
        "failures": [asdict(failure) for failure in answer.failures],
        "milliseconds": round(answer.milliseconds, 3),
    }


def check_paths(paths: list[Path], database: Path | None, as_json: bool) -> int:
    """Check the calls of files and folders; 1 where something fails or can't be read."""
    cards = CardData(CardStore.open(database))
    passed = failed = 0
    for file in _files(paths):
        text = _read_text(str(file))
        if text is None:
            failed += 1
            continue
        for answer in _checked(text, cards, str(file)):
            passed += answer.passed
            failed += not answer.passed
            for line in _report(answer, str(file), as_json):
                _say(line)
    if not as_json:
        _say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.call"))
        else:
            yield path


def _checked(text: str, cards: CardData, file: str) -> Iterator[CallAnswer]:
    for reading in read(text, cards, file):
        if reading.errors or reading.call is None:
            yield CallAnswer(reading.call, (), errors=reading.errors, problem_line=reading.line)
        else:
            yield answer_call(reading.call, cards, checking=True)


def _report(answer: CallAnswer, file: str, as_json: bool) -> Iterator[str]:
    call = answer.call
    failures = [(f.line, f.expected, f.got) for f in answer.failures]
    failures += [(error.line, error.expected, error.message) for error in answer.errors]
    if answer.problem:
        failures.append((answer.problem_line, "a call that can be ruled on", answer.problem))
    if as_json:
        yield json.dumps(
            {
                "file": file,
                "line": call.line if call is not None else answer.problem_line,
                "title": call.title if call is not None else "",
                "source": call.source if call is not None else "",
                "passed": answer.passed,
                "complete": answer.complete,
                "failures": [{"line": n, "expected": e, "got": g} for n, e, g in failures],
                "milliseconds": round(answer.milliseconds, 3),
            },
            ensure_ascii=False,
        )
        return
    for line, expected, got in failures:
        yield f"{file}:{line}: expected `{expected.lstrip('= ')}`; came out: {got}"
