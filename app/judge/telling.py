"""The trace as the steps of a ruling: what happened, with its rule, grouped by step of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from app.engine.kernel.game import Game, StackItem
from app.engine.kernel.stack_items import is_combat_damage
from app.engine.kernel.trace import (
    Chosen,
    Entry,
    Happened,
    NotApplied,
    Noted,
    Replaced,
    Resolved,
    Triggered,
)
from app.judge.decisions import decision_in_words
from app.judge.kin import with_kin
from app.judge.ruling import RulingStep, StepKind
from app.judge.sentences import Sentences, capital
from app.terms import events as ev
from app.terms.cite import Cite

# Events that only do what the one before them already says; told as its details.
_RESULTS = (
    ev.LifeLoss,
    ev.LifeGain,
    ev.MarkDamage,
    ev.CountersPut,
    ev.CountersRemoved,
    ev.Moved,
    ev.DamagePrevented,
)


def steps_of(entries: Iterable[Entry], sentences: Sentences) -> tuple[RulingStep, ...]:
    """The steps, each turn step with what happened in it below it."""
    tops: list[RulingStep] = []
    heading: RulingStep | None = None
    below: list[RulingStep] = []

    def close() -> None:
        if heading is not None and below:
            tops.append(RulingStep(heading.text, heading.cites, heading.kind, tuple(below)))
        elif heading is None:
            tops.extend(below)

    for entry in entries:
        begins = _begins(entry)
        if begins is not None:
            close()
            player = sentences.player(begins.player)
            words = (
                f"{player}'s {begins.step} step"
                if "main" not in begins.step
                else (f"{player}'s {begins.step} phase")
            )
            heading, below = RulingStep(capital(words), cites_of(entry)), []
            continue
        below.extend(_told(entry, sentences))
    close()
    return tuple(tops)


def _begins(entry: Entry) -> ev.StepBegins | None:
    first = entry.events[0] if isinstance(entry, Happened) and entry.events else None
    return first if isinstance(first, ev.StepBegins) else None


def cites_of(entry: Entry) -> tuple[str, ...]:
    """What an entry cites."""
    because: Cite | None = getattr(entry, "because", None)
    return (str(because),) if because is not None else ()


def _told(entry: Entry, s: Sentences) -> list[RulingStep]:
    match entry:
        case Happened():
            return _batch(entry, s)
        case Replaced(because, event, instead, before, by):
            return [RulingStep(_replaced(event, instead, before, by, s), (str(because),))]
        case Noted(reason, before, negative):
            kind = StepKind.DID_NOT if negative else StepKind.NOTE
            return [RulingStep(s.reason(reason, before), (str(reason.because),), kind)]
        case Chosen(because):
            text = _chosen(entry, s)
            return [RulingStep(text, (str(because),), StepKind.CHOICE)] if text else []
        case Triggered(because, _, label, _, keyword, _):
            word = f" ({keyword})" if keyword else ""
            return [RulingStep(f"{label}{word} triggers.", (str(because),))]
        case Resolved(because, item, before, why):
            what = item.name if item.spell or is_combat_damage(item) else _ability(item)
            if why is None:
                return [RulingStep(f"{what} resolves.", (str(because),))]
            text = f"{what} does not resolve: {s.reason(why, before)}"
            return [RulingStep(text, (str(why.because),), StepKind.DID_NOT)]
        case NotApplied(object, what, _):
            text = f"Not applied: {what} ({object})."
            return [RulingStep(text, (), StepKind.NOTE)]


def _ability(item: StackItem) -> str:
    """An ability on the stack by its source, with the keyword that stands for it, if one does."""
    keyword = item.trigger.keyword if item.trigger is not None else None
    return f"{item.name}'s {keyword} ability" if keyword else f"{item.name}'s ability"


def _batch(entry: Happened, s: Sentences) -> list[RulingStep]:
    """A batch: events that result from another one stand below it."""
    steps: list[RulingStep] = []
    details: list[RulingStep] = []
    causes = entry.causes or (entry.because,) * len(entry.events)
    main: list[tuple[str, str]] = []
    for event, because in zip(entry.events, causes, strict=True):
        text = s.event(event, entry.before)
        if text is None:
            continue
        if isinstance(event, _RESULTS) and main:
            details.append(RulingStep(text, with_kin(str(because))))
        else:
            main.append((text, str(because)))
    for text, cite in main[:-1]:
        steps.append(RulingStep(text, (cite,)))
    if main:
        text, cite = main[-1]
        steps.append(RulingStep(text, (cite,), children=tuple(details)))
    return steps + ([] if main else details)


def _replaced(
    event: ev.Event, instead: tuple[ev.Event, ...], before: Game, by: str, s: Sentences
) -> str:
    was = s.event(event, before) or "What would happen"
    told = [text for text in (s.event(e, before) for e in instead) if text]
    name = by or "An effect"
    if not told:
        return capital(f"{name} stops this: {was}")
    return capital(f"{name} replaces this: {was} Instead: {' '.join(told)}")


def _chosen(entry: Chosen, s: Sentences) -> str:
    """A decision in words; nothing for a declaration, which its event tells, and for a division
    that left no choice."""
    if entry.kind in ("attackers", "blockers"):
        return ""
    who, game = s.player(entry.player), entry.before
    if entry.kind == "divide damage" and isinstance(entry.answer, tuple):
        asked = getattr(entry.choice.form, "asked", ())
        parts = [
            f"{s.name(game, source)}: "
            + ", ".join(f"{amount} to {s.name(game, to)}" for to, amount in shares)
            for source, shares in entry.answer
            if source in asked
        ]
        return capital(f"{who} divides combat damage: {'; '.join(parts)}") if parts else ""
    return capital(decision_in_words(entry.choice, entry.answer, who, partial(s.name, game)))
