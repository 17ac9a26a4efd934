"""Problems with a call that only come up when it is set up or played."""

from __future__ import annotations

from app.engine.kernel.reason import Reason


class CallProblem(Exception):
    """The call can't be set up or carried on; the message says why and what would work."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


class Illegal(Exception):
    """An action that the rules do not allow, with its reasons."""

    def __init__(self, what: str, reasons: tuple[Reason, ...]) -> None:
        super().__init__(what)
        self.what = what
        self.reasons = reasons


class NotModelledYet(Exception):
    """The engine has no rule for what the call does or asks; the ruling says so."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
