"""An end to work that goes on for too long, whatever it is doing.

The judge has a budget and ends by itself; this is for what a budget does not see. Python gives no
way to stop a thread but to raise an exception in it, and it has to be one that `except Exception`
lets through.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class TookTooLong(Exception):
    """Work was ended after its time."""


class _Out(BaseException):
    """Raised in the thread whose time is over."""


class _Watch:
    """Raises `_Out` once in the thread that made it, unless that is done before."""

    def __init__(self, seconds: float) -> None:
        self._thread = threading.get_ident()
        self._lock = threading.Lock()
        self._done = False
        self.fired = False
        self._timer = threading.Timer(seconds, self._fire)
        self._timer.daemon = True
        self._timer.start()

    def _fire(self) -> None:
        with self._lock:
            if not self._done:
                self.fired = True
                thread = ctypes.c_ulong(self._thread)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(_Out))

    def done(self) -> None:
        """Nothing more is to be ended."""
        with self._lock:
            self._done = True
        self._timer.cancel()


def within(seconds: float, do: Callable[[], T]) -> T:
    """What `do` gives. TookTooLong where it has not come to an end after so many seconds."""
    try:
        watch = _Watch(seconds)
        try:
            return do()
        finally:
            watch.done()
            # An exception that is on its way arrives here and not after this function.
            waited = 0
            while watch.fired and waited < 100_000:
                waited += 1
    except _Out:
        raise TookTooLong from None
