"""Actions of a call as answers to the engine's choices: names become objects and players."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from app.calls import actions as ac
from app.calls.name import Answer as Word
from app.calls.name import Name, NameKind
from app.engine.cr.cr508_attack_restrictions import choose_attackers
from app.engine.cr.cr509_block_restrictions import BlockRules, choose_blockers, why_cant_block
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.forms import PutInOrder
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite
from app.engine.kernel.trace import Chosen
from app.judge.line import Line
from app.judge.problem import CallProblem
from app.judge.session import Session
from app.terms.cite import Rule
from app.terms.declarations import AttackAnswer, BlockAnswer
from app.terms.events import PlayerRef, Recipient
from app.terms.mana import ManaType

_SYMBOL = re.compile(r"\{([WUBRGC])\}", re.IGNORECASE)
_MANA = re.compile(r"(?:\{[WUBRGC]\})+", re.IGNORECASE)

YES = Word("yes")


def attack_answer(session: Session, line: Line, action: ac.Attack) -> AttackAnswer:
    """The declaration of attackers that an `attack` line makes."""
    attacks: list[tuple[int, Recipient]] = []
    bands: list[tuple[int, ...]] = []
    for group in action.groups:
        creatures = tuple(_object(session, line, name) for name in group.creatures)
        target = session.table.recipient(line.game, group.defender)
        attacks += [(creature, target) for creature in creatures]
        if len(creatures) > 1:
            bands.append(creatures)
    return AttackAnswer(tuple(attacks), tuple(bands))


def block_answer(session: Session, line: Line, action: ac.Block) -> BlockAnswer:
    """The declaration of blockers that a `block` line makes."""
    return tuple(
        (_object(session, line, group.blocker), _object(session, line, attacker))
        for group in action.groups
        for attacker in group.attackers
    )


def why_not_attack(
    session: Session, line: Line, answer: AttackAnswer, player: str | None
) -> tuple[Reason, ...]:
    """What is wrong with an attack before anyone is asked. `player`: who the call says attacks."""
    creatures = [attacker for attacker, _ in answer.attacks]
    return _not_theirs(session, line, player, creatures, cite(choose_attackers))


def why_not_block(
    session: Session, line: Line, answer: BlockAnswer, player: str | None
) -> tuple[Reason, ...]:
    """What is wrong with blocks before anyone is asked for theirs: that their controller is not who
    the call says, or is not asked, as nothing attacks there."""
    creatures = [blocker for blocker, _ in answer]
    wrong = list(_not_theirs(session, line, player, creatures, cite(choose_blockers)))
    now = session.now(line)
    asked = set(now.once(BlockRules).defenders.values())
    for blocker, attacker in answer:
        whose = now.controller(blocker) if blocker in now.battlefield else None
        # What a player who declares blocks can't block with is told as they declare.
        if not asked or (whose not in asked and whose in now.game.opponents(now.game.turn.active)):
            wrong += why_cant_block(now, blocker, attacker)
    return tuple(dict.fromkeys(wrong))


def _not_theirs(
    session: Session, line: Line, player: str | None, creatures: Iterable[int], because: Rule
) -> tuple[Reason, ...]:
    if player is None:
        return ()
    index, now = session.table.player(player), session.now(line)
    text = "{0} is controlled by {1}, not by {2}"
    return tuple(
        Reason(because, text, (id, PlayerRef(now.controller(id)), PlayerRef(index)))
        for id in dict.fromkeys(creatures)
        if id in now.battlefield and now.controller(id) != index
    )


def shares(session: Session, line: Line, action: ac.Assign) -> tuple[tuple[Recipient, int], ...]:
    """The division that an `assign` line makes."""
    return tuple(
        (session.table.recipient(line.game, name), amount) for amount, name in action.shares
    )


def in_order(session: Session, line: Line, action: ac.OrderDamage) -> tuple[int, tuple[int, ...]]:
    """A creature and those that it may assign damage to, in the order named."""
    creature = _object(session, line, action.creature)
    return creature, tuple(_object(session, line, name) for name in action.order)


def _object(session: Session, line: Line, name: Name) -> int:
    if name.kind is NameKind.PLAYER:
        raise CallProblem(f"{name} is a player; a creature was expected")
    return session.table.object(line.game, name).id


# Choices whose answers mean what they mean by their place.
_BY_PLACE = {"target", "divide", "divide among", "order triggers", "order blockers"}


def names_what_is_settled(session: Session, line: Line, choice: Choice, action: ac.Choose) -> bool:
    """Whether the words name no answer to the choice, and that of one before it, made by itself as
    it had one legal answer."""
    options = _first(choice.answers(), 1000)
    if any(_fits(session, line, named(choice, each), action.answers) for each in options):
        return False
    last = () if line.trace is None else line.trace.entries
    said = [answer for _, answer in line.choices]
    settled = [
        (entry.choice, entry.answer)
        for entry in last
        if isinstance(entry, Chosen) and entry.answer not in said
    ]
    return any(
        _fits(session, line, named(before, answer), action.answers)
        for before, answer in (*line.alone, *settled)
    )


def answer_for(session: Session, line: Line, choice: Choice, action: ac.Choose) -> Answer:
    """The answer that a `choose` line gives to the choice now waiting.

    Raises CallProblem where the words name none of its options; the message lists those.
    """
    options: list[Any] = list(_first(choice.answers(), 1000))
    words = action.answers
    fitting = [o for o in options if _fits(session, line, named(choice, o), words)]
    if not fitting and choice.kind not in _BY_PLACE:
        fitting = [o for o in options if _holds(session, line, named(choice, o), words)]
    unchanged = getattr(choice.form, "unchanged", None)
    if not fitting and unchanged is not None and [w.text.casefold() for w in words] == ["no"]:
        return tuple(unchanged)
    if not fitting:
        said = ", ".join(word.text for word in words)
        offered = "; ".join(_told(session, line, named(choice, o)) for o in options[:12])
        player = session.table.players[choice.player]
        raise CallProblem(
            f"`choose {said}` is none of what {player} may choose ({choice.kind}): {offered}"
        )
    # Where fewer may be chosen, those named are all that are.
    whole = (o for o in fitting if isinstance(o, tuple) and len(o) == len(words))
    chosen: Answer = next(whole, fitting[0])
    return chosen


def says_yes_or_no(action: ac.Choose) -> bool:
    """Whether a `choose` line only says whether something is done."""
    return [word.text.casefold() for word in action.answers] in (["yes"], ["no"])


def those_that_chose(session: Session, lines: list[Line], action: ac.Choose) -> list[Line]:
    """The lines in which the last decision was answered with these words."""
    return [
        at
        for at in lines
        if at.choices and _fits(session, at, named(*at.choices[-1]), action.answers)
    ]


def named(choice: Choice, option: Any) -> Any:
    """An option by what it names: an order of triggers is given as places in `about`."""
    if choice.kind == "order triggers" and isinstance(option, tuple):
        names = choice.form.names if isinstance(choice.form, PutInOrder) else ()
        return tuple(names[place] for place in option) if names else option
    if choice.kind == "modes" and isinstance(option, tuple):
        return tuple(f"mode {number + 1}" for number in option)
    if choice.kind == "X":
        return str(option)
    if choice.kind in ("divide", "divide among") and isinstance(option, tuple):
        return tuple(str(amount) for amount in option)
    return option


def _letters(option: tuple[Any, ...]) -> list[str] | None:
    """Mana as the letters of its symbols, in one order; None for what is no mana."""
    if not all(isinstance(part, ManaType) for part in option):
        return None
    return sorted(part.value for part in option)


def _first(answers: Any, most: int) -> Any:
    for number, answer in enumerate(answers):
        if number >= most:
            return
        yield answer


def _fits(session: Session, line: Line, option: Any, words: tuple[Word, ...]) -> bool:
    """Whether the words name an option: each part of it in order, or the beginning of an order. To
    pick none is to say no."""
    if option == ():
        return [word.text.casefold() for word in words] in (["no"], ["none"])
    if isinstance(option, tuple):
        letters = _letters(option)
        if letters is not None and len(words) == 1 and _MANA.fullmatch(words[0].text):
            return sorted(map(str.upper, _SYMBOL.findall(words[0].text))) == letters
        if len(words) > len(option):
            return False
        if len(words) < len(option) and len(words) > 1:
            return False
        return all(
            _is(session, line, part, word) for part, word in zip(option, words, strict=False)
        )
    return len(words) == 1 and _is(session, line, option, words[0])


def _holds(session: Session, line: Line, option: Any, words: tuple[Word, ...]) -> bool:
    """Whether the words name just the parts of an option, in another order."""
    if not isinstance(option, tuple) or len(option) != len(words):
        return False
    left = list(option)
    for word in words:
        part = next((part for part in left if _is(session, line, part, word)), None)
        if part is None:
            return False
        left.remove(part)
    return True


def _is(session: Session, line: Line, part: Any, word: Word) -> bool:
    text = word.text.casefold()
    if isinstance(part, bool):
        return text == ("yes" if part else "no")
    if isinstance(part, PlayerRef):
        return text == session.table.players[part.player].casefold()
    if isinstance(part, int):
        if word.number == part and word.name is None:
            return True
        found = session.table.say(line.asked_in, part).casefold()
        if text == found or text == found.rpartition(" #")[0]:
            return True
        object = line.asked_in.find(part)
        return object is not None and object.card.name.casefold() == text
    if isinstance(part, tuple):
        return any(_is(session, line, inner, word) for inner in part)
    name = str(getattr(part, "name", part)).casefold()
    if name == f"mode {text}":
        return True
    # An ability is named by its source, with its keyword and number or without.
    source = name.rpartition(" (")[0] or name
    return text in (name, name.removeprefix("pay "), source, source.rpartition(" #")[0])


def _told(session: Session, line: Line, option: Any) -> str:
    if isinstance(option, bool):
        return "yes" if option else "no"
    if isinstance(option, PlayerRef | int):
        return session.table.say(line.asked_in, option)
    if isinstance(option, tuple) and option and _letters(option) is not None:
        return "".join(f"{{{part.value}}}" for part in option)
    if isinstance(option, tuple):
        return ", ".join(_told(session, line, part) for part in option)
    return str(getattr(option, "name", option))
