"""Calls written out as call notation, in one canonical form: what is read back is the same call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.calls.dump_actions import dump_action, dump_question
from app.calls.dump_facts import dump_facts
from app.calls.dump_objects import dump_entry
from app.calls.model import Ask, Call, Do, Expect, Player, ScriptLine
from app.calls.modifiers import Mark
from app.calls.naming import shared_name
from app.calls.writing import Quoter, counters, mana
from app.terms.editions import CURRENT
from app.terms.zones import Zone


def dump(call: Call) -> str:
    """The call as text, with a line end after each line."""
    quoter = quoter_for(call)
    return "".join(f"{line}\n" for line in _lines(call, quoter))


def dump_all(calls: Iterable[Call]) -> str:
    """Several calls, parted by a line of dashes."""
    return "---\n".join(map(dump, calls))


def dump_line(line: ScriptLine, call: Call) -> str:
    """One line of a call's script, with its sign."""
    return _script_line(line, quoter_for(call))


def quoter_for(call: Call) -> Quoter:
    """What is needed to write names of this call."""
    known = {player.name for player in call.players}
    for entry in call.entries:
        known.update(entry.names)
        known.add(shared_name(entry.description, Mark.TOKEN in entry.modifiers))
        if entry.label is not None:
            known.add(entry.label)
    return Quoter(known)


def _lines(call: Call, quoter: Quoter) -> Iterator[str]:
    yield from _header(call, quoter)
    if call.title or call.source or call.note or call.turn or call.rules != CURRENT:
        yield ""
    yield from _table(call, quoter)
    if call.script:
        yield ""
    for line in call.script:
        yield _script_line(line, quoter)


def _header(call: Call, quoter: Quoter) -> Iterator[str]:
    if call.title:
        yield f"title: {call.title}"
    if call.source:
        yield f"source: {call.source}"
    if call.note:
        for line in call.note.split("\n"):
            yield f"note: {line}".rstrip()
    if call.rules != CURRENT:
        yield f"rules: {call.rules.name}"
    if call.turn:
        yield f"turn: {quoter.text(call.turn.player)}, {call.turn.step.value}"


def _table(call: Call, quoter: Quoter) -> Iterator[str]:
    """Players and objects. A part is opened again where the call goes back to a player."""
    waiting = list(call.players)
    opened = ""
    for entry in call.entries:
        while waiting and entry.player in {player.name for player in waiting}:
            opened = waiting[0].name
            yield _player(waiting.pop(0), quoter)
        if entry.player != opened:
            opened = entry.player
            yield f"[{opened}]"
        zone = "" if entry.zone is Zone.BATTLEFIELD else f"{entry.zone.value}: "
        yield zone + dump_entry(entry, quoter)
    for player in waiting:
        yield _player(player, quoter)


def _player(player: Player, quoter: Quoter) -> str:
    return f"[{player.name}] {', '.join(_items(player, quoter))}"


def _items(player: Player, quoter: Quoter) -> Iterator[str]:
    yield f"{player.life} life"
    if player.poison:
        yield f"{player.poison} poison"
    if player.energy:
        yield f"{player.energy} energy"
    if player.experience:
        yield counters(player.experience, "experience")
    if player.speed:
        yield f"{player.speed} speed"
    for some in player.counters:
        yield counters(some.number, some.kind)
    if player.pool:
        yield f"pool {mana(player.pool)}"
    if player.cards_in_hand:
        yield f"{player.cards_in_hand} card{'' if player.cards_in_hand == 1 else 's'} in hand"
    for commander, damage in player.commander_damage:
        yield f"{damage} commander damage from {quoter.name(commander)}"
    yield from _this_turn(player)
    for keyword in player.keywords:
        yield keyword.text
    for text in player.rules_texts:
        yield quoter.rules_text(text)


def _this_turn(player: Player) -> Iterator[str]:
    if player.monarch:
        yield "monarch"
    if player.daytime:
        yield player.daytime
    if player.citys_blessing:
        yield "city's blessing"
    if player.cast_from_command_zone:
        yield f"cast from command zone {player.cast_from_command_zone} times"
    if player.lands_played:
        yield "land played" if player.lands_played == 1 else f"{player.lands_played} lands played"
    if player.spells_cast:
        yield f"{player.spells_cast} spell{'' if player.spells_cast == 1 else 's'} cast"
    if player.life_gained:
        yield f"gained {player.life_gained} life"
    if player.life_lost:
        yield f"lost {player.life_lost} life"


def _script_line(line: ScriptLine, quoter: Quoter) -> str:
    match line:
        case Do():
            return f"> {dump_action(line.action, line.player, quoter)}"
        case Ask():
            return f"? {dump_question(line.question, quoter)}"
        case Expect():
            return f"= {dump_facts(line.mode, line.facts, quoter)}"
