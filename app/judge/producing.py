"""`produce A`: the types of mana that a permanent could produce, and which ability gives which."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls import questions as qu
from app.calls.model import Ask
from app.engine.cr.cr106_could_produce import could_produce
from app.engine.cr.cr613_interaction_of_continuous_effects.describing import layer_by_layer
from app.engine.kernel.now import Now
from app.engine.kernel.rules import cite
from app.judge.answered import Answered
from app.judge.asked_about import asked_about, named
from app.judge.mana_text import (
    ability_text,
    looks_at_others,
    of_source,
    unread_mana,
    unread_of_others,
)
from app.judge.mana_words import symbols
from app.judge.problem import NotModelledYet
from app.judge.ruling_mana import ProducedRow
from app.judge.session import Session
from app.judge.table import joined
from app.terms.abilities import Ability
from app.terms.cite import Cite
from app.terms.mana import ManaType


def produce(session: Session, asked: qu.CouldProduce, ask: Ask) -> Answered:
    """The types in each line of play."""
    answered = Answered(ask, session.lines, cites=(cite(could_produce),))
    told: list[str] = []
    for line in session.lines:
        now, id = asked_about(session, line, asked.permanent)
        found = could_produce(now, id)
        unread = unread_mana(now, id)
        if unread is not None:
            raise NotModelledYet(unread)
        name = named(session, line, id, asked.permanent)
        types = tuple(found)
        answered.produces = (*answered.produces, types)
        told.append(_verdict(name, types))
        if not answered.produced:
            answered.produced = tuple(_row(now, id, kind, found[kind]) for kind in types)
        answered.unknown += of_source(session, now, line.game)
        if looks_at_others(now.of(id).abilities):
            answered.unknown += unread_of_others(now, id)
        answered.cites = tuple(dict.fromkeys((*answered.cites, *_made_so(now, id))))
    answered.text = " Or: ".join(dict.fromkeys(told))
    return answered


def _made_so(now: Now, id: int) -> Iterator[Cite]:
    """The rules that have made the permanent what it is, and given or taken its abilities."""
    if id in now.battlefield:
        _, steps = layer_by_layer(now, id)
        yield from (rule for step in steps for rule in step.because)


def _verdict(name: str, types: tuple[ManaType, ...]) -> str:
    if not types:
        return f"{name} could produce no mana: none of its abilities would make any now."
    return f"{name} could produce {joined([symbols((kind,)) for kind in types])}."


def _row(now: Now, id: int, kind: ManaType, abilities: tuple[Ability, ...]) -> ProducedRow:
    """One type, and the abilities that give it, counted as they stand on the permanent."""
    own = now.of(id).abilities
    looks = looks_at_others(abilities)
    return ProducedRow(
        symbols((kind,)),
        tuple(own.index(ability) + 1 for ability in abilities if ability in own),
        tuple(filter(None, (ability_text(ability) for ability in abilities))),
        "it looks at what others could produce" if looks else "",
        (cite(could_produce).number,),
    )
