"""Which of the targets a phrase speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import OfTwo, parts_of
from app.cards.oracle.grammar.spoken import fits
from app.terms.effects import Target, TargetChoice, Targets
from app.terms.relations import ChosenBy
from app.terms.selectors import Anything, Selector, Those
from app.terms.zones import Zone

_OF_CARDS = (Zone.GRAVEYARD, Zone.EXILE)


def can_be(noun: Selector, choice: TargetChoice, choices: list[TargetChoice], it: Any) -> bool:
    """Whether `that NOUN` can be a target: a card is one that is a card, if there is any."""
    if noun == Anything():
        if any(each.zone in _OF_CARDS for each in choices):
            return choice.zone in _OF_CARDS
        if choice.who is not None or it == Those():
            return False  # a player is no card, and the card is what was found
    return fits(noun, choice.what)


def of_two(part: OfTwo, choices: list[TargetChoice]) -> Target:
    """One of two targets that are such a noun; where it is told apart by who has chosen it, the
    other player has chosen the second. Raises Unfit where there are not just two."""
    found = [*targets_of(choices, lambda each: fits(part.noun, each.what), plural=False)]
    if len(found) != 2 or len(choices) != 2:
        raise Unfit
    theirs = [ChosenBy in map(type, parts_of(choice.what)) for choice in choices]
    if part.apart and theirs != [False, True]:
        raise Unfit
    target: Target = found[part.place]
    return target


def targets_of(
    choices: list[TargetChoice], fits: Callable[[TargetChoice], bool], plural: bool
) -> Iterator[Any]:
    """The targets whose choice fits, one or several each."""
    index = 0
    for number, choice in enumerate(choices):
        if fits(choice) and choice.several == plural:
            yield Targets(number) if plural else Target(index)
        index += choice.count
