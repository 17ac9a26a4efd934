"""The last few answers by what was asked: a ruling depends on its call and the cards alone."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """Keeps the last few values by text. Any thread may use it. Long texts are not kept: a few of
    them would take more memory than they are worth."""

    def __init__(self, most: int, longest: int = 6_000) -> None:
        self._most = most
        self._longest = longest
        self._kept: OrderedDict[str, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, text: str) -> V | None:
        """What is kept for a text; None where nothing is."""
        with self._lock:
            if text in self._kept:
                self._kept.move_to_end(text)
            return self._kept.get(text)

    def put(self, text: str, value: V) -> None:
        """Keep a value, in place of the one that was not asked for longest."""
        if len(text) > self._longest:
            return
        with self._lock:
            self._kept[text] = value
            self._kept.move_to_end(text)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
