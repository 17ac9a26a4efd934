"""JSON records one at a time: every shape, and where a broken file is broken."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.imports import stream
from app.cards.imports.problem import BadCardFile
from app.cards.imports.stream import records

VALUES = st.lists(
    st.dictionaries(
        st.text(max_size=6),
        st.one_of(st.text(max_size=12), st.integers(), st.lists(st.booleans(), max_size=3)),
        max_size=4,
    ),
    max_size=6,
)


@given(VALUES, st.integers(1, 40), st.sampled_from([None, 2]))
def test_an_array_reads_as_json_does(
    tmp_path_factory: pytest.TempPathFactory, values: list[object], chunk: int, indent: int | None
) -> None:
    path = tmp_path_factory.mktemp("stream") / "cards.json"
    path.write_text(json.dumps(values, indent=indent, ensure_ascii=False), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "CHUNK", chunk)
        assert [raw.value for raw in records(path)] == values


@given(VALUES, st.integers(1, 40))
def test_a_line_each_reads_as_json_does(
    tmp_path_factory: pytest.TempPathFactory, values: list[object], chunk: int
) -> None:
    path = tmp_path_factory.mktemp("stream") / "cards.jsonl"
    wanted = [{"name": str(number), "of": value} for number, value in enumerate(values)] or [{}]
    path.write_text("\n".join(map(json.dumps, wanted)), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "CHUNK", chunk)
        read = list(records(path))
    assert [raw.value for raw in read] == wanted
    assert [raw.line for raw in read] == list(range(1, len(wanted) + 1))


def test_an_object_around_all(tmp_path: Path) -> None:
    path = tmp_path / "atomic.json"
    whole = {"meta": {"date": "2026-01-02"}, "data": {"A": [{"name": "A"}], "B": []}}
    path.write_text(json.dumps(whole), encoding="utf-8")
    read = list(records(path))
    assert (read[0].key, read[0].value, read[0].record) == ("meta", {"date": "2026-01-02"}, 0)
    assert [(raw.key, raw.value, raw.record) for raw in read[1:]] == [
        ("A", [{"name": "A"}], 1),
        ("B", [], 2),
    ]


def test_gzip_and_progress(tmp_path: Path) -> None:
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(b'[{"name": "A"}]'))
    taken: list[int] = []
    assert [raw.value for raw in records(path, taken.append)] == [{"name": "A"}]
    assert sum(taken) == path.stat().st_size


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (b"", 1, "the file is empty"),
        (b"<html>", 1, "begins with '<'"),
        (b'[{"name": "A"},\n{"name": }]', 2, "not JSON here"),
        (b'[{"name": "A"},\n{"name": "B"}', 2, "ends too early"),
        (b'[{"name": "A"},\n\n{"name": "B', 3, "ends too early"),
        (b'[{"name": "A"}\n{"name": "B"}]', 2, "found '{'"),
        (b'[{"name": "A"}]\nmore', 2, "more text after the end"),
        (b'{"name": "A"}\n{"name": "B"', 2, "ends too early"),
        (b'[{"name": "\xff"}]', 1, "0xff is not UTF-8"),
        (b"\x1f\x8bnot gzip at all", 1, "damaged"),
    ],
)
def test_a_broken_file_says_where(tmp_path: Path, text: bytes, line: int, said: str) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(text)
    with pytest.raises(BadCardFile, match=said) as caught:
        list(records(path))
    assert caught.value.line == line
    assert caught.value.expected


def test_a_cut_gzip_file_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(b'[{"name": "A"}]' * 500)[:-12])
    with pytest.raises(BadCardFile):
        list(records(path))


def test_a_broken_record_is_found_without_reading_all(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text('[{"name": nothing},' + '{"name": "A"},' * 900_000, encoding="utf-8")
    taken: list[int] = []
    with pytest.raises(BadCardFile, match="not JSON here"):
        list(records(path, taken.append))
    assert sum(taken) < 2 * stream.LONGEST


def test_deep_nesting_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text("[" + "[" * 200_000, encoding="utf-8")
    with pytest.raises(BadCardFile):
        list(records(path))
