"""Keeping the last few answers."""

from __future__ import annotations

from app.web.recent import Recent


def test_the_one_not_asked_for_longest_goes() -> None:
    kept: Recent[int] = Recent(2)
    kept.put("one", 1)
    kept.put("two", 2)
    assert kept.get("one") == 1
    kept.put("three", 3)
    assert [kept.get(text) for text in ("one", "two", "three")] == [1, None, 3]


def test_long_texts_are_not_kept() -> None:
    kept: Recent[int] = Recent(2, longest=5)
    kept.put("123456", 1)
    assert kept.get("123456") is None
