"""What the pages that ask about a position send, and the call that it makes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.calls.actions import Attack
from app.calls.dump import dump, dump_line, quoter_for
from app.calls.model import Call, Do
from app.calls.modifiers import Attacking
from app.terms.mana import ManaType
from app.web.board import flat
from app.web.forms import MOST_CALL, first
from app.web.kinds import KINDS, Kind
from app.web.symbols import field_of, tapped

Fields = Mapping[str, Sequence[str]]
MOST_SLOTS = 8
SPELL = "New spell"
SPELL_TYPES = ("creature", "instant", "sorcery", "artifact", "enchantment", "planeswalker")
_MANA = re.compile(r"\{([WUBRGC])\}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Asking:
    """What has been filled in. `what`: the object, or the action's first words, that was picked;
    `other` the same as typed, which goes first; `targets`: what was picked for each use of the word
    “target”; `pools`: floating mana by player, None where it was not shown."""

    kind: Kind
    call: str = ""
    what: str = ""
    other: str = ""
    to: str = ""
    other_to: str = ""
    who: str = ""
    options: str = ""
    own_cost: str = ""
    own_type: str = "sorcery"
    targets: tuple[tuple[str, ...], ...] = ()
    pools: tuple[str, ...] | None = None
    pressed: str = ""

    @property
    def chosen(self) -> str:
        """What is asked about, as notation writes it."""
        if self.kind.of == "action" and self.own_cost.strip() and not self.other.strip():
            return f"cast {SPELL}"
        return flat(self.other) or self.what


def asking_in(fields: Fields) -> Asking:
    """The form's fields, with a button that adds or takes a mana symbol done."""
    kinds = [kind for kind in fields.get("kind", ()) if kind in KINDS]
    pools = [first(fields, f"pool-{at}") for at in range(8) if f"pool-{at}" in fields]
    kind = first(fields, "own-type")
    asking = Asking(
        KINDS[kinds[-1]] if kinds else KINDS["can"],
        first(fields, "call", MOST_CALL).replace("\r\n", "\n"),
        first(fields, "what"),
        first(fields, "other"),
        first(fields, "to"),
        first(fields, "other-to"),
        first(fields, "who"),
        first(fields, "options"),
        first(fields, "own-cost"),
        kind if kind in SPELL_TYPES else "sorcery",
        tuple(
            tuple(value for value in fields.get(f"target-{at}", ()) if len(value) <= 400 and value)
            for at in range(MOST_SLOTS)
        ),
        tuple(pools) if pools else None,
        first(fields, "do"),
    )
    return _tapped(asking)


def _tapped(asking: Asking) -> Asking:
    field = field_of(asking.pressed)
    if field == "own-cost":
        return replace(asking, own_cost=tapped(asking.own_cost, asking.pressed))
    if field.startswith("pool-"):
        pools = (
            tapped(text, asking.pressed) if field == f"pool-{at}" else text
            for at, text in enumerate(asking.pools or ())
        )
        return replace(asking, pools=tuple(pools))
    return asking


def pool_of(text: str) -> tuple[ManaType, ...] | None:
    """The mana in a field; None where something else stands in it."""
    if _MANA.sub("", text).strip():
        return None
    order = list(ManaType)
    return tuple(sorted((ManaType(m.upper()) for m in _MANA.findall(text)), key=order.index))


def with_pools(call: Call, pools: Sequence[str] | None) -> Call:
    """The call with what the fields say of floating mana."""
    if pools is None:
        return call
    players = list(call.players)
    for at, text in enumerate(pools[: len(players)]):
        mana = pool_of(text)
        if mana is not None:
            players[at] = replace(players[at], pool=mana)
    return replace(call, players=tuple(players))


def asked_call(call: Call, asking: Asking, targets: bool = True) -> str:
    """The position of a call with the question put to it in place of all that it asked; what is
    done goes below what has been done. Without `targets`, to learn which there could be."""
    kept = [dump_line(line, call) for line in call.script if isinstance(line, Do)]
    text = dump(replace(call, script=()))
    if asking.chosen == f"cast {SPELL}":
        who = asking.who or call.active_player
        text += f"[{who}]\nhand: {SPELL} = {flat(asking.own_cost)} {asking.own_type}\n"
    return text + "".join(f"{line}\n" for line in [*kept, question_line(call, asking, targets)])


def question_line(call: Call, asking: Asking, targets: bool = True) -> str:
    """The line that asks, or does."""
    kind, chosen = asking.kind, asking.chosen
    if kind.of == "thing":
        return f"? {kind.word} {chosen}"
    if kind.of == "pair":
        return f"? {chosen} vs {flat(asking.other_to) or asking.to}"
    who = f"{asking.who}: " if asking.who else ""
    action = _action(call, asking, targets)
    if not kind.does:
        return f"? {kind.word} {who}{action}"
    return f"> {who}{action}" if targets else f"? can {who}{action}"


def _action(call: Call, asking: Asking, targets: bool) -> str:
    """The action with its options and targets."""
    chosen = asking.chosen
    options = flat(asking.options).strip("()")
    if options:
        head, bracket, tail = chosen.partition(" (")
        inside = f"{tail.rstrip(')')}, {options}" if bracket else options
        chosen = f"{head} ({inside})"
    picked = [name for slot in asking.targets for name in slot] if targets else []
    if chosen.startswith(("attack ", "block ")) and "->" not in chosen and not picked:
        picked = [_someone(call, asking)]
    return chosen + (f" -> {', '.join(picked)}" if picked and "->" not in chosen else "")


def _someone(call: Call, asking: Asking) -> str:
    """Whom an attack or block is tried with, before it is said whom."""
    if asking.chosen.startswith("attack "):
        others = [one.name for one in call.players if one.name != call.active_player]
        return others[0] if others else call.active_player
    quoter = quoter_for(call)
    for line in call.script:
        if isinstance(line, Do) and isinstance(line.action, Attack):
            for group in line.action.groups:
                return quoter.text(group.creatures[0].text)
    for name, entry in call.objects():
        if any(isinstance(one, Attacking) for one in entry.modifiers):
            return quoter.text(name)
    return call.active_player
