"""Targets that a player announces for a spell or activated ability (CR 601.2c)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_chosen_by_others import own_choices
from app.engine.cr.cr115_targets import (
    choose_targets,
    counts_for,
    legal_targets,
    most_together,
    owners_of,
    why_not_legal,
)
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import value
from app.terms.cite import Rule
from app.terms.effects import TargetChoice
from app.terms.events import Recipient

Shared = tuple[tuple[Recipient, ...], ...]


def shared_out(choices: tuple[TargetChoice, ...], targets: tuple[Recipient, ...]) -> Shared:
    """The targets announced, in the order of the text, for each use of the word: as many as it
    asks for, and of those it may leave out as many as there are. What is too many goes to the
    last."""
    found: list[tuple[Recipient, ...]] = []
    left = targets
    for number, choice in enumerate(choices):
        needed_later = sum(c.needed for c in choices[number + 1 :])
        count = choice.count
        if choice.up_to:
            count = min(count, max(0, len(left) - needed_later))
        if number == len(choices) - 1:
            count = len(left)
        found.append(left[:count])
        left = left[count:]
    return tuple(found)


def left_to_others(choices: tuple[TargetChoice, ...], targets: tuple[Recipient, ...]) -> bool:
    """Whether no more is announced than the controller chooses: what another player chooses that
    player is asked for."""
    own = own_choices(choices)
    return len(own) < len(choices) and len(targets) <= sum(choice.count for choice in own)


def announced(
    play: Play,
    choices: tuple[TargetChoice, ...],
    targets: tuple[Recipient, ...],
    at: Viewpoint,
    spell: bool,
) -> tuple[Recipient | None, ...]:
    """The targets as they are kept: those announced, and those that other players choose."""
    if not left_to_others(choices, targets):
        return with_gaps(choices, shared_out(choices, targets))
    given = iter(shared_out(own_choices(choices), targets))
    return choose_targets(play, choices, at, spell=spell, given=given) or ()


@rule("601.2c")
def why_not_these(
    now: Now,
    choices: tuple[TargetChoice, ...],
    targets: tuple[Recipient, ...],
    at: Viewpoint,
    spell: bool,
) -> tuple[Reason, ...]:
    """All reasons why the targets announced are not legal: too many or too few, one of them twice
    for one use of the word, or one that can't be chosen."""
    found: list[Reason] = []
    because = cite(why_not_these)
    if targets and not choices:
        return (Reason(because, "it has no target to choose"),)
    if left_to_others(choices, targets):
        found += no_target(now, choices, at, spell)
        choices = own_choices(choices)
    earlier: tuple[Recipient, ...] = ()
    for choice, own in zip(choices, shared_out(choices, targets), strict=True):
        seen = replace(at, targets=earlier)
        earlier += own
        least = choice.needed
        if not least <= len(own) <= choice.count:
            bounds = str(choice.count) if least == choice.count else f"up to {choice.count}"
            bounds = f"{least} to {choice.count}" if 0 < least < choice.count else bounds
            found.append(
                Reason(because, "{0} targets are needed, not {1}", (bounds, f"{len(own)}"))
            )
        if len(set(own)) != len(own):
            found.append(Reason(because, "the same target can't be chosen twice for one use of it"))
        if choice.one_each:
            whose = [now.controller(t) for t in own if isinstance(t, int) and t in now.battlefield]
            if len(set(whose)) != len(whose):
                text = "one target is chosen for each of those players"
                found.append(Reason(because, text))
        if choice.one_owner and len(set(owners_of(now, own))) > 1:
            found.append(Reason(because, "they must be cards in a single graveyard"))
        found += _too_much(now, choice, own, seen)
        for target in dict.fromkeys(own):
            found += why_not_legal(now, choice, target, seen, spell)
    return tuple(found)


def _too_much(
    now: Now, choice: TargetChoice, targets: tuple[Recipient, ...], at: Viewpoint
) -> tuple[Reason, ...]:
    """Why they can't be chosen together, where one by one they could."""
    total = choice.total
    if total is None:
        return ()
    most = value(now, total.most, at)
    number = sum(counts_for(now, total, target) for target in targets if isinstance(target, int))
    if number <= most:
        return ()
    text = "their total {0} is {1}, and {2} at most may be chosen"
    return (Reason(cite(why_not_these), text, (total.of.value, str(number), str(most))),)


def no_target(
    now: Now, choices: tuple[TargetChoice, ...], at: Viewpoint, spell: bool
) -> tuple[Reason, ...]:
    """Why no targets can be chosen, where there are too few that are legal."""
    text = "there is no legal target for it"
    if any(
        choice.needed
        and most_together(now, choice, legal_targets(now, choice, at, spell)) < choice.needed
        for choice in choices
    ):
        return (Reason(Rule("601.2c"), text),)
    return ()


def with_gaps(choices: tuple[TargetChoice, ...], shared: Shared) -> tuple[Recipient | None, ...]:
    """Announced targets as they are kept: None for each that was not chosen. What is named beyond
    those asked for belongs to a text that is not read."""
    found: list[Recipient | None] = []
    for choice, own in zip(choices, shared, strict=True):
        found += own[: choice.count]
        found += [None] * (choice.count - len(own))
    return tuple(found)
