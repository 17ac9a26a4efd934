"""What is done: `> [PLAYER:] ACTION`, and the actions that questions ask about."""

from __future__ import annotations

from collections.abc import Callable

from app.calls.actions import (
    Action,
    Activate,
    Assign,
    Attack,
    AttackGroup,
    Block,
    BlockGroup,
    Cast,
    Choose,
    Equip,
    FlipCoin,
    FlipResult,
    GoTo,
    Ignore,
    Next,
    OrderDamage,
    Pass,
    PlayLand,
    Resolve,
    Suppose,
    TapForMana,
    TurnUp,
    Unlock,
    When,
)
from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.name import Name, NameKind
from app.calls.read_answers import read_answer
from app.calls.read_options import read_options, read_targets
from app.calls.read_suppositions import read_supposition
from app.calls.words import STEPS
from app.terms.steps import Step

_STEPS_LONGEST_FIRST: tuple[str, ...] = tuple(sorted(STEPS, key=len, reverse=True))
_MOST_LISTED = 1000


def read_step(c: Cursor, expected: str = "a step") -> Step:
    """A step by its words; `step` or `phase` may follow."""
    word = c.take(*_STEPS_LONGEST_FIRST)
    if not word:
        at = c.skip()
        near = c.names.suggestions.words(c.low[at:], _STEPS_LONGEST_FIRST)
        works = near or ("main", "declare blockers", "combat damage")
        raise Unread(at, expected, works, len(c.text))
    c.take("step", "phase")
    return STEPS[word]


def read_when(c: Cursor) -> When:
    """A step, in a player's turn where that is said: `Bob's upkeep`."""
    player = c.names.read(c.text, c.low, c.skip(), lambda low, end: low.startswith("'", end))
    if player and player[1].kind is NameKind.PLAYER and c.low.startswith("'", player[0]):
        c.at = player[0] + (2 if c.low.startswith("'s", player[0]) else 1)
        return When(read_step(c), player[1].text)
    return When(read_step(c))


def _many(c: Cursor, read: Callable[[], None]) -> None:
    """What `read` reads, again after every comma."""
    read()
    count = 1
    while c.take(","):
        read()
        count += 1
        if count > _MOST_LISTED:
            raise c.unread(f"at most {_MOST_LISTED} parts")


def _joined(c: Cursor, expected: str) -> tuple[Name, ...]:
    found = [c.object(expected)]
    while c.take("+"):
        found.append(c.object(expected))
    return tuple(found)


def _none(c: Cursor) -> bool:
    """Whether the declaration is `none`, and no object so called."""
    at = c.skip()
    if c.take("none") and not c.sees("->") and not c.sees("+"):
        return True
    c.at = at
    return False


def _attack(c: Cursor) -> Action:
    if _none(c):
        return Attack()
    groups: list[AttackGroup] = []

    def one() -> None:
        creatures = _joined(c, "an attacking creature")
        c.need("->", "an arrow and what it attacks", f"{creatures[-1]} -> {c.names.players[-1]}")
        groups.append(AttackGroup(creatures, c.name("what it attacks")))

    _many(c, one)
    return Attack(tuple(groups))


def _block(c: Cursor) -> Action:
    if _none(c):
        return Block()
    groups: list[BlockGroup] = []

    def one() -> None:
        blocker = c.object("a blocking creature")
        c.need("->", "an arrow and the attacker that it blocks", f"{blocker} -> ATTACKER")
        groups.append(BlockGroup(blocker, _joined(c, "an attacking creature")))

    _many(c, one)
    return Block(tuple(groups))


def _cast(c: Cursor) -> Action:
    card = c.object("the card to cast")
    options, _ = read_options(c)
    return Cast(card, options, read_targets(c))


def _turn_up(c: Cursor) -> Action:
    permanent = c.object("a face-down permanent")
    options, _ = read_options(c)
    return TurnUp(permanent, options)


def _unlock(c: Cursor) -> Action:
    door = c.object("a locked door of a Room")
    options, _ = read_options(c)
    return Unlock(door, options)


def _ignore(c: Cursor) -> Action:
    source = c.object("a permanent whose effect can be ignored")
    options, _ = read_options(c)
    return Ignore(source, options)


def _activate(c: Cursor) -> Action:
    source = c.object("the object whose ability is activated")
    options, ability = read_options(c, abilities=True)
    return Activate(source, ability, options, read_targets(c))


def _equip(c: Cursor) -> Action:
    equipment = c.object("an Equipment")
    options, _ = read_options(c)
    c.need("->", "an arrow and the creature to equip", f"{equipment} -> CREATURE")
    return Equip(equipment, c.object("a creature"), options)


def _tap(c: Cursor) -> Action:
    source = c.object("a source of mana")
    c.need("for", "`for` and the mana", f"tap {source} for {{G}}")
    if c.take("mana"):
        return TapForMana(source)
    return TapForMana(source, c.mana("the mana that the ability adds"))


def _shares(c: Cursor) -> tuple[tuple[int, Name], ...]:
    found: list[tuple[int, Name]] = []

    def one() -> None:
        amount = c.number("an amount of damage")
        found.append((amount, c.name("who or what is dealt the damage")))

    _many(c, one)
    return tuple(found)


def _assign(c: Cursor) -> Action:
    creature = c.object("the creature whose damage is divided")
    c.need(":", "a colon and the amounts", f"assign {creature}: 1 BLOCKER, 2 PLAYER")
    return Assign(creature, _shares(c))


def _order(c: Cursor) -> Action:
    creature = c.object("the creature whose damage is ordered")
    c.need(":", "a colon and the order", f"order {creature}: FIRST, SECOND")
    found: list[Name] = []
    _many(c, lambda: found.append(c.object("a creature")))
    return OrderDamage(creature, tuple(found))


def _choose(c: Cursor) -> Action:
    answers = [read_answer(c)]
    while c.take(","):
        answers.append(read_answer(c))
    return Choose(tuple(answers))


def _flip(c: Cursor) -> Action:
    word = c.take(*FlipResult)
    if not word:
        raise c.unread("how the coin comes up", *FlipResult)
    return FlipCoin(FlipResult(word))


_READERS: dict[str, Callable[[Cursor], Action]] = {
    "attack": _attack,
    "block": _block,
    "cast": _cast,
    "play": lambda c: PlayLand(c.object("a land card")),
    "turn up": _turn_up,
    "unlock": _unlock,
    "ignore": _ignore,
    "activate": _activate,
    "equip": _equip,
    "tap": _tap,
    "resolve all": lambda c: Resolve(all=True),
    "resolve": lambda c: Resolve(),
    "pass": lambda c: Pass(),
    "next": lambda c: Next(),
    "go to": lambda c: GoTo(read_when(c)),
    "assign": _assign,
    "order": _order,
    "choose": _choose,
    "flip": _flip,
    "suppose": lambda c: Suppose(read_supposition(c)),
}


def read_action(c: Cursor) -> tuple[Action, str | None]:
    """An action, and the player who does it where the line says so."""
    player = None
    if c.low.find(":", c.skip()) > 0:
        player = _actor(c)
    word = c.take(*_READERS)
    if not word:
        at = c.skip()
        end = c.word_end()
        near = c.names.suggestions.words(c.low[at:end], tuple(_READERS))
        works = near or ("attack", "block", "cast", "resolve")
        raise Unread(at, "an action", works, end)
    return _READERS[word](c), player


def _actor(c: Cursor) -> str | None:
    """The player before a colon."""
    at = c.skip()
    for end, name in c.names.candidates(c.text, c.low, at):
        if name.kind is NameKind.PLAYER and c.low[end : end + 2].lstrip().startswith(":"):
            c.at = c.low.index(":", end) + 1
            return name.text
    colon = c.low.find(":", at)
    before = c.low[at:colon]
    verbs = tuple(_READERS)
    if before.startswith(verbs) or '"' in before or "," in before or "(" in before:
        return None
    word = c.low[colon + 1 :].lstrip()
    if word.startswith(verbs):
        raise Unread(at, "a player of the call", tuple(c.names.players[:4]), colon)
    return None
