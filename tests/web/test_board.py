"""The board editor: its fields and call notation, both ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.calls.dump import dump, dump_line
from app.calls.model import Call
from app.calls.parse import read
from app.cards.store import CardStore
from app.judge.cards import CardData
from app.web.board import Board, Piece, Seat, written
from app.web.board_reading import board_of
from tests.web.stand_in import NoCards, StandIn

READ = StandIn().read_call


def call_of(text: str) -> Call:
    readings = read(text, NoCards())
    assert [error for reading in readings for error in reading.errors] == []
    call = readings[0].call
    assert call is not None
    return call


def board(text: str) -> Board:
    found = board_of(call_of(text), READ)
    assert found is not None
    return found


def test_fields_of_a_call() -> None:
    found = board(
        """turn: Bob, declare attackers
[Ann] 17 life, 3 poison, monarch
Wall = 0/4 blue Wall, defender, tapped, 2 damage
[Bob]
Rex = 5/5 Beast, 2 +1/+1 counters, trample
> attack Rex -> Ann
> block Wall -> Rex
? what happens, any blocks
"""
    )
    assert found.seats == (Seat("Ann", "17", "3", "monarch"), Seat("Bob", "20", "", ""))
    wall, rex = found.pieces
    assert wall == Piece(
        0, 0, "0/4 blue Wall", "Wall", "defender", "", "2", tapped=True, blocks=(1,)
    )
    assert rex == Piece(1, 1, "5/5 Beast", "Rex", "trample", "2", attacks="seat-0")
    assert (found.active, found.step) == (1, "declare attackers")
    assert (found.question, found.rest) == ("what happens, any blocks", "")


def test_what_the_fields_have_no_place_for_stays_notation() -> None:
    found = board(
        """[Ann]
Rex = 5/5
hand: Giant Growth
[Bob]
Bear = 2/2
> attack Rex -> Bob
> cast Giant Growth -> Rex
> block Bear -> Rex
? what happens
"""
    )
    assert [piece.zone for piece in found.pieces] == ["", "hand", ""]
    assert found.pieces[0].attacks == "seat-1"
    assert found.pieces[2].blocks == ()
    assert found.rest == "> cast Giant Growth -> Rex\n> block Bear -> Rex"


def test_alike_creatures_are_tapped_one_by_one() -> None:
    found = board(
        """[Ann]
3 Grizzly Bears
[Bob]
> attack Grizzly Bears #1 -> Bob, Grizzly Bears #3 -> Bob
"""
    )
    assert [piece.attacks for piece in found.pieces] == ["seat-1", "", "seat-1"]
    assert [piece.what for piece in found.pieces] == ["Grizzly Bears"] * 3


def test_labelled_creatures_are_tapped_one_by_one() -> None:
    found = board("[Ann]\nBear = 2 2/2\n[Bob]\n> attack Bear #2 -> Bob\n? what happens\n")
    assert [piece.label for piece in found.pieces] == ["Bear #1", "Bear #2"]
    assert [piece.attacks for piece in found.pieces] == ["", "seat-1"]


def test_large_group_attacks_as_one_or_not_in_the_fields() -> None:
    group = "[Ann]\nBear = 20 2/2\n[Bob]\n"
    attacks = ", ".join(f"Bear #{number} -> Bob" for number in range(1, 21))
    whole = board(f"{group}> attack {attacks}\n? what happens\n")
    assert [piece.attacks for piece in whole.pieces] == ["seat-1"]
    one = board(f"{group}> attack Bear #2 -> Bob\n? what happens\n")
    assert [piece.attacks for piece in one.pieces] == [""]
    assert one.rest == '> attack "Bear #2" -> Bob'


def test_planeswalker_attacked_and_several_blocked() -> None:
    text = """[Ann]
Rex = 5/5
Hen = 1/1
[Bob]
Jace = planeswalker, 3 loyalty
Wall = 0/8
[Cid]
> attack Rex -> Jace, Hen -> Cid
> block Wall -> Rex + Hen
? what happens
"""
    found = board(text)
    assert [piece.attacks for piece in found.pieces[:2]] == ["piece-2", "seat-2"]
    assert found.pieces[3].blocks == (0, 1)
    assert dump(call_of(written(found, READ).text)) == dump(call_of(text))


def test_band_stays_notation() -> None:
    found = board("[Ann]\nRex = 5/5\nHen = 1/1, banding\n[Bob]\n> attack Rex + Hen -> Bob\n")
    assert found.rest == "> attack Rex + Hen -> Bob"


def test_names_that_need_quotes() -> None:
    both = Board(
        seats=(Seat("Ann"), Seat("Bob")),
        pieces=(
            Piece(0, 0, "5/5", attacks="seat-1"),
            Piece(1, 0, "5/5"),
            Piece(2, 1, "2/2", label="Two+Two", blocks=(0,)),
        ),
    )
    assert '> attack "5/5 #1" -> Bob' in written(both, READ).lines
    call = call_of(written(both, READ).text)
    assert [line.text for line in call.script][1] == 'block "Two+Two" -> "5/5 #1"'


def test_blocks_of_creatures_that_do_not_attack_are_left_out() -> None:
    text = written(
        Board(pieces=(Piece(0, 0, "5/5", "Rex"), Piece(1, 1, "2/2", "Bear", blocks=(0, 77)))), READ
    ).text
    assert "block" not in text


def test_every_line_knows_its_field() -> None:
    out = written(
        Board(pieces=(Piece(4, 0, "5/5", "Rex", attacks="seat-1"), Piece(9, 1, "2/2"))), READ
    )
    assert len(out.lines) == len(out.fields)
    places = dict(zip(out.lines, out.fields, strict=True))
    assert places["Rex = 5/5"] == "piece-4-what"
    assert places["2/2"] == "piece-9-what"
    assert places["[Bob] 20 life"] == "seat-1-name"


FILES = ("combat", "damage", "counters", "layers", "protection", "targets", "timing", "mission")


@pytest.mark.parametrize("name", FILES)
def test_cases_come_back_the_same(shared: Path, name: str) -> None:
    """Whatever the editor shows for a call makes just that call, and it shows nearly every one."""
    store = CardStore.open()
    if store.source.builtin:
        pytest.skip("no cards are imported")
    cards = CardData(store)

    def one(text: str) -> Call | None:
        return next((reading.call for reading in read(text, cards)), None)

    text = (shared / "cases" / f"{name}.call").read_text(encoding="utf-8")
    calls = [reading.call for reading in read(text, cards) if reading.call]
    shown = 0
    for call in calls:
        found = board_of(call, one)
        if found is None:
            continue
        shown += 1
        again = one(written(found, one).text)
        assert again is not None
        script = [dump_line(line, call) for line in call.script]
        made = [dump_line(line, again) for line in again.script]
        assert made == (script if any(line[0] == "?" for line in script) else [*script, made[-1]])
        assert {name for name, _ in again.objects()} == {name for name, _ in call.objects()}
    assert shown >= len(calls) * 0.95
