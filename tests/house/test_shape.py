"""The shape of the house: one-way imports, small files, a kernel that knows machinery alone."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

from tests.house.sources import ROOT, place, python_files

MOST_LINES = 400
RULE_NUMBER = re.compile(r"\b\d{3}\.\d")


def test_imports_run_one_way() -> None:
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-logo", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\b[1-9]\d* kept, 0 broken", done.stdout), done.stdout


def test_no_clock_is_read() -> None:
    read = [
        f"{place(path, node.lineno)}: {ast.unparse(node)}"
        for path in python_files("app/terms", "app/engine", "app/calls")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in {"today", "now", "utcnow", "fromtimestamp"}
        and ast.unparse(node.value).split(".")[-1] in {"date", "datetime"}
    ]
    assert not read, "the same call must give the same ruling on any day"


def test_no_file_is_too_long() -> None:
    lengths = {
        place(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files("app")
    }
    assert lengths
    too_long = {where: length for where, length in lengths.items() if length > MOST_LINES}
    assert not too_long, "to be split by rule or by sentence shape"


def test_kernel_names_no_rule() -> None:
    files = python_files("app/engine/kernel")
    assert files
    named = [
        f"{place(path, number)}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if RULE_NUMBER.search(line)
    ]
    assert not named, "rules belong to app/engine/cr"
