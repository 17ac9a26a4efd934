"""Modal spells and abilities (CR 700.2): which modes, and what they come to together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any

from app.engine.cr.cr115_chosen_by_others import who_chooses
from app.engine.cr.cr115_targets import legal_targets
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, holds
from app.engine.kernel.who import players
from app.terms.cite import Rule
from app.terms.conditions import PaidAsCast
from app.terms.effects import Effect, Target, TargetChoice, Targets
from app.terms.instructions import ChooseModes
from app.terms.selectors import Who

Text = tuple[tuple[Effect, ...], tuple[TargetChoice, ...]]


@dataclass(frozen=True, slots=True)
class Modal:
    """Where in a text the modes are chosen: what comes before, the modes, what comes after."""

    before: tuple[Effect, ...]
    modes: ChooseModes
    after: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...]


def modal(effects: tuple[Effect, ...], targets: tuple[TargetChoice, ...]) -> Modal | None:
    """The modal part of a text; None where it has none. Raises NotModelled where it has several."""
    places = [n for n, effect in enumerate(effects) if isinstance(effect, ChooseModes)]
    if not places:
        return None
    modes = effects[places[0]]
    assert isinstance(modes, ChooseModes)
    if len(places) > 1 or targets:
        raise NotModelled(modes)
    return Modal(effects[: places[0]], modes, effects[places[0] + 1 :], targets)


@rule("700.2d")
def bounded(now: Now, found: Modal, at: Viewpoint, costs: tuple[str, ...] | None = None) -> Modal:
    """How many modes may be chosen may hang on how things are as they are, or on which `costs` are
    paid for a spell that is being cast."""
    condition = found.modes.condition
    if condition is None:
        return found
    if isinstance(condition, PaidAsCast) and costs is not None:
        if condition.mana is not None:
            raise NotModelled(condition)
        so = sum(cost.split(" ")[0] == condition.cost for cost in costs) >= condition.times
    else:
        so = holds(now, condition, at)
    least, most = found.modes.instead if so else (found.modes.least, found.modes.most)
    modes = replace(found.modes, least=least, most=most, condition=None)
    return replace(found, modes=modes)


@rule("700.2")
def with_modes(found: Modal, numbers: tuple[int, ...]) -> Text:
    """The text with the modes chosen and no others, in the order in which they are printed; each
    has its own targets."""
    effects: tuple[Effect, ...] = found.before
    targets: tuple[TargetChoice, ...] = ()
    for number in sorted(numbers):
        mode = found.modes.modes[number]
        effects += counted_on(mode.effects, targets)
        targets += mode.targets
    return effects + found.after, targets


def counted_on(effects: tuple[Effect, ...], before: tuple[TargetChoice, ...]) -> tuple[Effect, ...]:
    """Effects of a later part of a text, whose targets count on from those of the parts before."""
    if not before:
        return effects
    skipped = sum(choice.count for choice in before)
    unknown = next(
        (choice for choice in before if choice.x or choice.any_number or choice.one_each), None
    )

    def later(part: Any) -> Any:
        if isinstance(part, Target):
            if unknown is not None:
                raise NotModelled(unknown)
            return Target(part.index + skipped)
        if isinstance(part, Targets):
            return Targets(part.choice + len(before))
        return part

    return rewritten(effects, later)


def possible_modes(now: Now, found: Modal, at: Viewpoint, spell: bool) -> Iterator[tuple[int, ...]]:
    """Every choice of modes that could be made: none whose targets can't be chosen."""
    modes = found.modes
    usable = [
        number
        for number, mode in enumerate(modes.modes)
        if not _chosen_before(now, modes, number, at)
        and all(
            not choice.needed or len(legal_targets(now, choice, at, spell)) >= choice.needed
            for choice in mode.targets
        )
    ]
    for size in range(modes.least, modes.most + 1):
        for numbers in combinations_with_replacement(usable, size):
            if modes.again or len(set(numbers)) == size:
                yield numbers


def why_not_again(
    now: Now, modes: ChooseModes, numbers: tuple[int, ...], at: Viewpoint
) -> tuple[Reason, ...]:
    """Why modes that may be chosen once can't be chosen again."""
    text = "mode {0} has been chosen before"
    before = (number for number in numbers if _chosen_before(now, modes, number, at))
    return tuple(Reason(Rule("700.2"), text, (str(number + 1),)) for number in before)


def why_not_these_modes(found: Modal, numbers: tuple[int, ...]) -> tuple[Reason, ...]:
    """Why these modes can't be chosen: there are no such, too few or too many, or one twice."""
    because = Rule("601.2b")
    modes = found.modes
    reasons: list[Reason] = []
    if any(not 0 <= number < len(modes.modes) for number in numbers):
        reasons.append(Reason(because, "it has {0} modes", (str(len(modes.modes)),)))
    if not modes.least <= len(numbers) <= modes.most:
        bounds = (str(modes.least), str(modes.most))
        reasons.append(Reason(because, "from {0} to {1} modes are chosen", bounds))
    if len(set(numbers)) != len(numbers) and not modes.again:
        reasons.append(Reason(because, "the same mode can't be chosen twice"))
    return tuple(reasons)


@rule("700.2a")
def choose_modes(
    play: Play, found: Modal, player: int, at: Viewpoint, spell: bool
) -> tuple[int, ...] | None:
    """The player, or an opponent where the text says so, chooses modes as the spell is cast or the
    ability activated; None where no choice is possible.

    The answer to a choice of kind `modes` is a tuple of numbers from 0 on.
    """
    options = tuple(possible_modes(play.now, found, at, spell))
    if not options:
        return None
    about = () if at.object is None else (at.object,)
    if found.modes.who is not Who.YOU:
        chooser = who_chooses(play, players(play.now, found.modes.who, at), at)
        player = player if chooser is None else chooser
    picked = play.choose(Choice(player, "modes", cite(choose_modes), about, options))
    assert isinstance(picked, tuple)
    remember_modes(play, found.modes, picked, at)
    return picked


def remember_modes(play: Play, modes: ChooseModes, numbers: tuple[int, ...], at: Viewpoint) -> None:
    """Modes that may be chosen once are remembered of the object."""
    if modes.new is not None and at.object is not None:
        chosen = {_mark(play.now, modes, number, at.object) for number in numbers}
        play.set(play.game.but(used=play.game.used | chosen))


def _mark(now: Now, modes: ChooseModes, number: int, object: int) -> tuple[int, int, str]:
    turn = now.game.turn.number if modes.new == "this turn" else -1
    return turn, object, f"mode {number} of {len(modes.modes)}"


def _chosen_before(now: Now, modes: ChooseModes, number: int, at: Viewpoint) -> bool:
    """Whether the mode has been chosen for the same object, where each may be chosen once."""
    if modes.new is None or at.object is None:
        return False
    return _mark(now, modes, number, at.object) in now.game.used
