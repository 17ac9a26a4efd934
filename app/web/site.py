"""What every page module is given: the service, the templates, the saved calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

import anyio
from anyio.to_thread import run_sync

from app.storage import Links
from app.web.refusal import Refused
from app.web.service import Service
from app.web.templates import Pages
from app.web.time_limit import TookTooLong, within

P = ParamSpec("P")
T = TypeVar("T")

# Ruling is work for the processor: more threads than this would only slow each other down, while
# light requests must not wait behind them.
AT_ONCE = 4
MOST_SECONDS = 6.0


@dataclass(frozen=True, slots=True)
class Site:
    """One running site."""

    service: Service
    pages: Pages
    links: Links
    _seats: anyio.CapacityLimiter = field(default_factory=lambda: anyio.CapacityLimiter(AT_ONCE))

    async def work(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes the processor, in a thread, a few at once. Refused where it
        takes too long; what the site itself has to load first does not count."""

        def limited() -> T:
            self.service.prepare()
            return within(MOST_SECONDS, lambda: do(*args, **kwargs))

        try:
            return await run_sync(limited, limiter=self._seats)
        except TookTooLong:
            raise Refused(
                503,
                "This took too long to work out.",
                "less left open: blocks declared, damage divided",
            ) from None
