"""List the rule numbers of a Comprehensive Rules text: numbers only, a section a line.

Usage: python -m scripts.rule_numbers FILE.txt > app/rulebook/numbers/DATE.txt
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

# A rule opens a line: its number, then a full stop, a space or (by a slip of the pen) both.
RULE = re.compile(r"^(\d{3})\.(\d+[a-z]?)\.?\s", re.MULTILINE)
SECTION = re.compile(r"^(\d{3})\. \S", re.MULTILINE)


def numbers(text: str) -> dict[str, list[str]]:
    """Section -> what follows the stop in the numbers of its rules, in the order of the book."""
    sections: dict[str, dict[str, None]] = {number: {} for number in SECTION.findall(text)}
    for section, rest in RULE.findall(text):
        sections.setdefault(section, {})[rest] = None
    return {section: list(rests) for section, rests in sorted(sections.items())}


def main() -> None:
    """Print the list for the file named on the command line."""
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    for section, rests in numbers(text).items():
        print(section, *rests)


if __name__ == "__main__":
    main()
