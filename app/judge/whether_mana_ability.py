"""`mana ability A (ability 2)`: whether an ability is a mana ability, and the clause that
decides it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.calls import questions as qu
from app.calls.model import Ask
from app.engine.cr.cr605_mana_abilities import Deciding, adds_mana, deciding, deciding_trigger
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.answered import Answered
from app.judge.asked_about import asked_about, named
from app.judge.mana_text import unread_mana
from app.judge.problem import CallProblem, NotModelledYet
from app.judge.session import Session
from app.judge.which_ability import Candidate, candidates
from app.terms.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from app.terms.cite import Rule
from app.terms.costs import Cost
from app.terms.effects import AddMana
from app.terms.mana import ManaType
from app.terms.mana_effects import ManaOf


@dataclass(frozen=True, slots=True)
class _Found:
    what: str
    deciding: Deciding
    adds: bool


def whether_mana_ability(session: Session, asked: qu.IsManaAbility, ask: Ask) -> Answered:
    """Yes or no in each line of play, with the clause."""
    answered = Answered(ask, session.lines)
    told: list[str] = []
    for line in session.lines:
        now, id = asked_about(session, line, asked.object)
        object = now.game.objects[id]
        name = named(session, line, id, asked.object)
        found = _asked(now, object, asked.ability)
        yes = found.deciding.is_mana_ability
        reason = Reason(found.deciding.because, f"{found.what}: {found.deciding.text}", (name,))
        answered.answers = (*answered.answers, "yes" if yes else "no")
        answered.reasons = (*answered.reasons, reason)
        word = "is a" if yes else "is no"
        start = "Yes" if yes else "No"
        what = found.what.format(name)
        told.append(f"{start}, {what} {word} mana ability: {found.deciding.text}.")
    answered.text = " Or: ".join(dict.fromkeys(told))
    answered.reasons = tuple(dict.fromkeys(answered.reasons))
    return answered


def _asked(now: Now, object: GameObject, number: int | None) -> _Found:
    """The ability that is asked about; without a number the one that could add mana."""
    every = candidates(now, object)
    if number is not None:
        if number > len(every):
            raise CallProblem(f"{object.label} has {len(every)} activated abilities")
        return _activated(now, object, every[number - 1], number, len(every))
    found = [
        _activated(now, object, each, place + 1, len(every))
        for place, each in enumerate(every)
        if each.mana
    ]
    found.sort(key=lambda one: not one.deciding.is_mana_ability)
    found += _triggered(now, object.id)
    adding = [one for one in found if one.adds]
    if adding:
        return adding[0]
    unread = unread_mana(now, object.id)
    if unread is not None:
        plain = by_its_words(now, unread)
        if plain is None:
            raise NotModelledYet(unread)
        return plain
    if every:
        return _activated(now, object, every[0], 1, len(every))
    if found:
        return found[0]
    for ability in now.of(object.id).abilities:
        if isinstance(ability, SpellAbility):
            because = Rule("605.5b")
            text = "it is a spell, and a spell never is a mana ability"
            return _Found("{0}", Deciding(False, because, text), adds_mana(ability.effects))
    raise CallProblem(f"{object.label} has no ability that could be a mana ability")


def _activated(
    now: Now, object: GameObject, candidate: Candidate, number: int, count: int
) -> _Found:
    if candidate.ability is None:
        plain = by_its_words(now, candidate.text)
        if plain is None:
            raise NotModelledYet(f"{object.label}: {candidate.text}")
        return plain
    what = f"ability {number} of {{0}}" if count > 1 else "the ability of {0}"
    return _Found(
        what, deciding(now.rules, candidate.ability), adds_mana(candidate.ability.effects)
    )


_QUOTED = re.compile(r'"[^"]*"|\([^()]*\)')
_ADDS = re.compile(r"\badd (?:\{[wubrgc]\}|(?:one|two|three|four|five|x) mana|an amount of)")
# What may be done later, to a target, or with cards of a library: more than words can tell.
_DOUBTFUL = re.compile(
    r"\btarget|\bwhen|\bnext\b|\bbeginning\b|\bdraw|\blibrar|\bmill|\bsurveil|\bexplore"
    r"|\bmanifest|\bcloak|\bdiscover|\bcascade|\bsearch|\bconjure|\bcopy|\btoken"
)


def by_its_words(now: Now, line: str) -> _Found | None:
    """An activated ability whose text is not read in full, where its words leave no doubt: it adds
    mana, has no target, no loyalty cost, and nothing to do with a library."""
    bare = _QUOTED.sub("", line).casefold()
    cost, colon, effect = bare.partition(":")
    loyalty = cost.startswith(("+", "-", "−", "0", "["))
    if not colon or loyalty or _DOUBTFUL.search(bare) or not _ADDS.search(effect):
        return None
    found = deciding(now.rules, _ADDS_MANA)
    return _Found("the ability of {0}", found, True)


_ADDS_MANA = ActivatedAbility(Cost(), (AddMana(ManaOf((ManaType.COLORLESS,))),))


def _triggered(now: Now, id: int) -> Iterator[_Found]:
    for ability in now.of(id).abilities:
        for meant, _ in stands_for(now.rules, ability):
            if isinstance(meant, TriggeredAbility):
                yield _Found(
                    "the triggered ability of {0}",
                    deciding_trigger(meant),
                    adds_mana(meant.effects),
                )
