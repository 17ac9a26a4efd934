"""What the pages take, asked of a server that is started for it on a free port of this machine."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2
import psutil
from rich.console import Console
from rich.table import Table

from bench.timing import percentile

_MOST_SECONDS_TO_START = 30.0
# How long it stands after it is ready, so that what is loaded beside the start is loaded.
_WARM_SECONDS = 3.0
_A_SECOND = 20
_QUESTIONS = 200
# Typed letter by letter; every fifth time two letters are swapped.
_TYPED = (
    "lightning bolt",
    "serra angel",
    "grizzly bears",
    "jace, the mind sculptor",
    "wall of omens",
    "dragonlord ojutai",
    "knight of the reliquary",
    "thalia, guardian of thraben",
    "elspeth, knight-errant",
    "scavenging ooze",
)
_ASSETS = re.compile(r"<(?:link|script|img|use)\b[^>]*?(?:href|src)=\"(/[^\"#]*)")

Asking = Callable[[int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answers: its address, its process, how long it took to be ready, and how much
    of that on the processor, in seconds."""

    address: str
    process: psutil.Process
    seconds: float
    processor: float


def show(console: Console) -> None:
    """Measure and print."""
    table = Table(title="The pages")
    for column in ("what", "measured", "aim"):
        table.add_column(column, justify="left" if column == "what" else "right")
    with serving() as server:
        table.add_row("ready after", f"{server.seconds:.2f} s", "1.50 s")
        table.add_row("processor until then", f"{server.processor:.2f} s", "")
        _first_page(table, server)
        time.sleep(_WARM_SECONDS)
        table.add_row("memory, standing", _megabytes(server), "200 MB")
        with httpx2.Client(base_url=server.address) as client:
            about = client.get("/about").text
        cards = re.search(r"([\d,]{4,}) cards", about)
        table.add_row("cards known", cards[1] if cards else "see /about", "35,000")
        for name, load, aim in asyncio.run(_under_load(server)):
            table.add_row(f"{name}, the very first", f"{load.first:.1f} ms", "")
            for share, most in ((0.5, ""), (0.95, aim)):
                taken = f"{percentile(load.times, share):.1f} ms"
                table.add_row(f"{name}, p{share * 100:.0f}", taken, most)
            table.add_row(f"{name}, processor each", f"{load.processor:.1f} ms", "")
        table.add_row("memory, after that", _megabytes(server), "200 MB")
    console.print(table)


@dataclass(frozen=True, slots=True)
class Load:
    """Questions asked so many a second: the time that each took, and the processor time that the
    server spent on one, which other programs on the machine change less. `first`: the time of the
    first question, asked by itself before. In milliseconds."""

    times: list[float]
    processor: float
    first: float


@contextmanager
def serving() -> Iterator[Server]:
    """A server of its own, ended afterwards."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as place:
        environment = {**os.environ, "FLOORJUDGE_SAVED": str(Path(place) / "saved.sqlite")}
        started = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "app.cli", "serve", "--port", str(port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address, process, started + _MOST_SECONDS_TO_START)
            seconds = time.perf_counter() - started
            watched = psutil.Process(process.pid)
            spent = watched.cpu_times()
            yield Server(address, watched, seconds, spent.user + spent.system)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(address: str, process: subprocess.Popen[bytes], until: float) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    while time.perf_counter() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended at once, with code {process.returncode}")
        try:
            socket.create_connection((host, int(port)), timeout=1).close()
        except OSError:
            time.sleep(0.005)
            continue
        if httpx2.get(address + "/").status_code == 200:
            return
    raise TimeoutError(f"the server was not ready after {_MOST_SECONDS_TO_START:.0f} s")


def _megabytes(server: Server) -> str:
    return f"{server.process.memory_info().rss / 2**20:.0f} MB"


def _first_page(table: Table, server: Server) -> None:
    """What a browser fetches to show the first page, as it is transferred."""
    packed = {"Accept-Encoding": "gzip"}
    with httpx2.Client(base_url=server.address, headers=packed) as client:
        started = time.perf_counter()
        page, total = _fetched(client, "/")
        taken = (time.perf_counter() - started) * 1000
        table.add_row("GET /, the page alone", f"{total / 1000:.1f} kB, {taken:.1f} ms", "")
        for address in dict.fromkeys(_ASSETS.findall(page)):
            total += _fetched(client, address)[1]
    table.add_row("GET / with all it needs, transferred", f"{total / 1000:.1f} kB", "60 kB")


def _fetched(client: httpx2.Client, address: str) -> tuple[str, int]:
    with client.stream("GET", address) as response:
        response.raise_for_status()
        text = response.read().decode(errors="replace")
        return text, response.num_bytes_downloaded


async def _under_load(server: Server) -> list[tuple[str, Load, str]]:
    """Answers and typeahead, so many a second whether or not the last one has come."""
    # The server closes connections that stand idle for five seconds.
    limits = httpx2.Limits(max_connections=64, keepalive_expiry=2)
    async with httpx2.AsyncClient(base_url=server.address, limits=limits, timeout=20) as client:

        async def form(number: int) -> None:
            data = {"by": "line", "line": _line(number), "do": "answer"}
            answer = await client.post("/", data=data, headers={"HX-Request": "true"})
            if answer.status_code != 200:
                raise RuntimeError(f"POST / answered {answer.status_code}")

        async def api(number: int) -> None:
            answer = await client.post("/api/ask", json={"call": _call(number)})
            if answer.status_code != 200:
                raise RuntimeError(f"POST /api/ask answered {answer.status_code}")

        async def typing(number: int) -> None:
            answer = await client.get("/cards/suggest", params={"q": _typed(number)})
            answer.raise_for_status()

        each = f"at {_A_SECOND} a second"
        return [
            (f"POST / by the shorthand line {each}", await _load(server, form), "50 ms"),
            (f"POST /api/ask {each}", await _load(server, api), "50 ms"),
            (f"typeahead {each}", await _load(server, typing), "30 ms"),
        ]


async def _load(server: Server, ask: Asking) -> Load:
    """Ask. The time of each question runs from when it was to be sent: waiting counts."""
    alone = time.perf_counter()
    await ask(_QUESTIONS)
    first = (time.perf_counter() - alone) * 1000
    spent = server.process.cpu_times()
    start = time.perf_counter()

    async def one(number: int) -> float:
        due = start + number / _A_SECOND
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await ask(number)
        return (time.perf_counter() - due) * 1000

    times = list(await asyncio.gather(*map(one, range(_QUESTIONS))))
    after = server.process.cpu_times()
    processor = after.user + after.system - spent.user - spent.system
    return Load(times, processor * 1000 / _QUESTIONS, first)


def _line(number: int) -> str:
    """A shorthand line; no two are the same, as answers are kept a while."""
    power, toughness = 3 + number % 8, 2 + number // 8
    return f"{power}/{toughness} trample deathtouch ! vs 3/3 >1; 4/4 >1"


def _typed(number: int) -> str:
    """The beginning of a card's name, three to ten letters of it."""
    typed = _TYPED[number % len(_TYPED)][: 3 + number // len(_TYPED) % 8]
    return typed if number % 5 else f"{typed[0]}{typed[2]}{typed[1]}{typed[3:]}"


def _call(number: int) -> str:
    """Cards of the data and a division to explore; no two are the same."""
    return (
        f"[Ann] {10 + number} life\nRex = {2 + number % 7}/4, trample, lifelink\nGrizzly Bears\n"
        "[Bob]\nSerra Angel\nWall = 0/3, reach\n"
        "> attack Rex -> Bob, Grizzly Bears -> Bob\n> block Serra Angel -> Rex, Wall -> Rex\n"
        "? what happens\n"
    )
