"""Decisions of players in words: what a player chose, and of what."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from app.engine.kernel.choice import Answer, Choice
from app.judge.answers import named
from app.judge.mana_words import symbols
from app.judge.table import joined
from app.terms.cite import Rule
from app.terms.events import PlayerRef

Say = Callable[[Any], str]

MOST_TOLD = 12
_PLAIN = {
    "sacrifice": "sacrifices",
    "discard": "discards",
    "some": "chooses",
    "legend rule": "keeps",
    "enters attacking": "has what enters attack",
    "coin flip": "flips a coin:",
    "who chooses": "leaves the choice to",
}
_TO_COMMAND_ZONE = (Rule("704.6d"), Rule("903.9b"))


_IN_ORDER = {
    "order blockers": "announces the order in which {about} assigns damage",
    "order triggers": "puts the abilities on the stack in this order",
    "divide among": "divides the damage among {about}",
}


def decision_in_words(choice: Choice, answer: Answer, player: str, say: Say) -> str:
    """One sentence without its full stop. `say`: how an object or player is named."""
    about = joined([say(id) for id in dict.fromkeys(choice.about)])
    said = _answer(choice, answer, say)
    if choice.kind == "mana" and isinstance(answer, tuple):
        return f"{player} chooses {symbols(answer)}" if answer else f"{player} gets no mana"
    if choice.kind in _PLAIN:
        return f"{player} {_PLAIN[choice.kind]} {said}"
    if choice.kind == "mutate":
        spell, host = choice.about
        return f"{player} puts {say(spell)} {said} {say(host)}"
    return _doing(choice, answer, player, about, said, say)


def _doing(choice: Choice, answer: Answer, player: str, about: str, said: str, say: Say) -> str:
    match choice.kind:
        case "may" if choice.because in _TO_COMMAND_ZONE:
            return f"{player} {'puts' if answer else 'does not put'} {about} into the command zone"
        case "may":
            return f"{player} {'does' if answer else 'does not do'} what {_its(about)} lets them do"
        case "pay":
            return f"{player} {'pays' if answer else 'does not pay'} what {about or 'it'} asks for"
        case "target":
            return f"{player} chooses {said} as the target" + (f" for {about}" if about else "")
        case "divide":
            return f"{player} divides it among the targets{f' of {about}' if about else ''}: {said}"
        case "protector":
            return f"{player} chooses {said} to protect {about}"
        case "order blockers" | "order triggers" | "divide among":
            return f"{player} {_IN_ORDER[choice.kind].format(about=about)}: {said}"
        case "replacement":
            return f"{player} has this apply first: {said}"
        case "prevention" if isinstance(answer, tuple):
            shares = [f"{amount} from {say(source)}" for source, amount in answer]
            return f"{player} has the shield prevent {joined(shares)}"
        case _:
            return f"{player} decides ({choice.kind}): {said}"


def waiting_in_words(choice: Choice, player: str, say: Say) -> str:
    """The decision that is waiting and its options, without the full stop."""
    if choice.kind == "divide damage":
        return f"{player} has to divide combat damage: {joined(_divided(choice, say))}"
    if choice.kind in ("attackers", "blockers"):
        return f"{player} has to declare {choice.kind}"
    about = joined([say(id) for id in dict.fromkeys(choice.about)])
    what = {
        "may": f"whether to do what {_its(about)} lets them do",
        "target": f"the target for {about}" if about else "the target",
        "pay": f"whether to pay what {about or 'it'} asks for",
        "divide": f"how what {about} does is divided" if about else "how it is divided",
        "divide among": f"how the damage is divided among {about}",
        "legend rule": "what to keep",
        "who chooses": f"who chooses for {about}" if about else "who chooses",
        "untap": "which permanents untap",
        "some": f"which {about or 'it'} acts on",
        "order blockers": f"in which order {about} assigns damage",
        "order triggers": "in which order the abilities go on the stack",
        "replacement": "what applies first",
        "prevention": "which damage the shield prevents",
        "enters attacking": "what the creature that enters attacks",
        "protector": f"who protects {about}",
        "mutate": f"whether {say(choice.about[0])} is put over or under {say(choice.about[-1])}"
        if choice.about
        else "",
    }.get(choice.kind, choice.kind)
    options = list(islice(choice.answers(), MOST_TOLD + 1))
    told = [_answer(choice, answer, say) for answer in options[:MOST_TOLD]]
    more = " …" if len(options) > MOST_TOLD else ""
    return f"{player} has to decide {what}: {'; '.join(dict.fromkeys(told))}{more}"


def _divided(choice: Choice, say: Say) -> list[str]:
    """Whose damage is to be divided, how much it is, and among whom."""
    sources = getattr(choice.form, "sources", ())
    return [
        f"{source.amount} of {say(source.id)} among {joined([say(to) for to in source.recipients])}"
        for source in sources
        if source.has_choice
    ]


def _its(about: str) -> str:
    return f"{about}'s ability" if about else "the ability"


def _answer(choice: Choice, answer: Answer, say: Say) -> str:
    if choice.kind == "replacement" and isinstance(answer, tuple):
        # An effect, by its name and its key.
        return str(answer[0])
    if choice.kind == "coin flip" and isinstance(answer, tuple):
        # Which coin of the game it is, and how it comes up.
        return str(answer[1])
    return _said(named(choice, answer), say)


def _said(answer: Any, say: Say) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, int | PlayerRef):
        return say(answer)
    if isinstance(answer, tuple):
        return ", ".join(_said(part, say) for part in answer)
    return str(answer)
