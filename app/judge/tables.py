"""A table for each combat damage step: who deals what to whom, and what would be lethal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from app.engine.cr.cr510_lethal_damage import one_is_lethal
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.trace import Chosen, Entry, Happened
from app.judge.division_rules import rules_used
from app.judge.ruling import DamageRow, DamageTable
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.terms import events as ev
from app.terms.steps import Step
from app.terms.types import CardType

_NAMES = {
    Step.FIRST_STRIKE_DAMAGE: "First combat damage step (first strike and double strike)",
    Step.COMBAT_DAMAGE: "Combat damage step",
}
_Pair = tuple[int, ev.Recipient]


@dataclass(slots=True)
class _DamageStep:
    """What was assigned, dealt and prevented in one combat damage step."""

    game: Game
    assigned: dict[_Pair, int] = field(default_factory=dict)
    dealt: dict[_Pair, int] = field(default_factory=dict)
    prevented: dict[_Pair, int] = field(default_factory=dict)
    causes: dict[_Pair, str] = field(default_factory=dict)


def tables_of(
    session: Session, entries: Iterable[Entry], sentences: Sentences
) -> tuple[DamageTable, ...]:
    """The tables of the damage steps that a trace went through."""
    return tuple(
        DamageTable(_NAMES[step.game.turn.step], tuple(_rows(session, step, sentences)))
        for step in _damage_steps(entries)
    )


def _damage_steps(entries: Iterable[Entry]) -> list[_DamageStep]:
    steps: dict[tuple[int, Step, int], _DamageStep] = {}
    for entry in entries:
        game = getattr(entry, "before", None)
        if game is None or game.turn.step not in _NAMES:
            continue
        number = game.combat.damage_steps if game.combat is not None else 0
        key = (game.turn.number, game.turn.step, number)
        if isinstance(entry, Chosen) and entry.kind == "divide damage":
            step = steps.setdefault(key, _DamageStep(game))
            used = dict(rules_used(entry))
            for source, shares in entry.answer:  # type: ignore[attr-defined]
                for recipient, amount in shares:
                    if amount:
                        step.assigned[source, recipient] = amount
                        step.causes[source, recipient] = str(used.get(source, entry.because))
        elif isinstance(entry, Happened):
            _add_batch(steps, key, entry)
    return [step for step in steps.values() if step.assigned or step.dealt or step.prevented]


def _add_batch(
    steps: dict[tuple[int, Step, int], _DamageStep],
    key: tuple[int, Step, int],
    entry: Happened,
) -> None:
    causes = entry.causes or (entry.because,) * len(entry.events)
    for event, cause in zip(entry.events, causes, strict=True):
        if not isinstance(event, ev.Damage | ev.DamagePrevented) or not event.combat:
            continue
        step = steps.setdefault(key, _DamageStep(entry.before))
        pair = (event.source, event.recipient)
        amounts = step.dealt if isinstance(event, ev.Damage) else step.prevented
        amounts[pair] = amounts.get(pair, 0) + event.amount
        if isinstance(event, ev.DamagePrevented) or pair not in step.causes:
            step.causes[pair] = str(cause)


def _rows(session: Session, step: _DamageStep, s: Sentences) -> Iterator[DamageRow]:
    # What the layers worked out for the call's first position mostly holds here as well.
    now = Now(session.explorer.rules, step.game, session.now(session.start))
    pairs = dict.fromkeys([*step.assigned, *step.dealt, *step.prevented])
    for source, recipient in pairs:
        pair = (source, recipient)
        dealt, prevented = step.dealt.get(pair, 0), step.prevented.get(pair, 0)
        lethal, why = _lethal(now, source, recipient)
        yield DamageRow(
            s.name(step.game, source),
            s.name(step.game, recipient),
            step.assigned.get(pair, dealt + prevented),
            dealt,
            prevented,
            lethal,
            why,
            (step.causes[pair],) if pair in step.causes else (),
        )


def _lethal(now: Now, source: int, recipient: ev.Recipient) -> tuple[int | None, str]:
    """What is lethal for a creature as damage is assigned (702.19b, 702.2c), and why."""
    if isinstance(recipient, ev.PlayerRef):
        return None, ""
    object = now.game.find(recipient)
    if object is None:
        return None, ""
    known = now.of(recipient)
    if CardType.CREATURE not in known.types:
        for kind in ("loyalty", "defense"):
            if object.count(kind):
                return object.count(kind), f"its {kind}"
        return None, ""
    toughness = known.toughness or 0
    lethal = max(0, toughness - object.damage)
    why = f"toughness {toughness}"
    if object.damage:
        why += f" less {object.damage} damage marked"
    deadly = source in now.game.objects and now.has(source, "deathtouch")
    if lethal > 1 and deadly and one_is_lethal(now):
        return 1, "deathtouch (702.2c)"
    return lethal, why
