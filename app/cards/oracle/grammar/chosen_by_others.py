"""Who chooses, where that is not the controller: `target creature of an opponent's choice`, `any
target of their choice`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import minus, plus
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import THAT_PLAYER, Chosen, OfTwo, parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, CREATURE, chosen, is_that_player, target
from app.terms.effects import ControllerOf, PlayerOrControllerOf, Target, TargetChoice
from app.terms.instructions import Fight, MayDo
from app.terms.library_effects import ChooseIt
from app.terms.relations import ChosenBy
from app.terms.selectors import AllOf, Controlled, Selector, Who

_AN_OPPONENT = ChosenBy(Who.OPPONENT)


def _is_theirs(by: Any) -> bool:
    told = (Who.TRIGGERING_PLAYER, Who.ACTIVE_PLAYER)
    return isinstance(by, ChosenBy) and (
        by.who in told or isinstance(by.who, Target | PlayerOrControllerOf)
    )


def _of_their_choice(what: Any) -> Any:
    """The phrase with the player spoken of as who chooses."""

    def forward(what: Selector) -> Any:
        return plus(what, ChosenBy(THAT_PLAYER))

    def backward(term: Any) -> tuple[Any, ...] | None:
        last = term.of[-1] if isinstance(term, AllOf) else None
        rest = minus(term, last) if last is not None and _is_theirs(last) else None
        return None if rest is None else (rest,)

    return via(forward, backward, what)


def _of_their_own(what: Any) -> Any:
    """The phrase with an opponent as who chooses among what they control."""
    by = ChosenBy(Who.OPPONENT, theirs=True)

    def backward(term: Any) -> tuple[Any, ...] | None:
        rest = minus(term, by)
        return None if rest is None else (rest,)

    return via(lambda what: plus(what, by), backward, what)


def _any_of_their_choice() -> Any:
    def backward(term: Any) -> tuple[()] | None:
        choice = term.choice if isinstance(term, Chosen) else None
        if choice is None or choice.who is not Who.ANY or not isinstance(choice.what, AllOf):
            return None
        return () if choice.what.of[0] == ANY and _is_theirs(choice.what.of[-1]) else None

    theirs = AllOf((ANY, ChosenBy(THAT_PLAYER)))
    return via(lambda: Chosen(TargetChoice(theirs, Who.ANY)), backward)


def _endings() -> Iterator[Shape]:
    yield Shape("ending.s", "of an opponent 's choice", _AN_OPPONENT)
    yield Shape("ending.s", "of an opponent 's choice they control",
                ChosenBy(Who.OPPONENT, theirs=True))  # fmt: skip


def _targets() -> Iterator[Shape]:
    yield Shape("recipient", "any target of an opponent 's choice",
                chosen(what=AllOf((ANY, _AN_OPPONENT)), who=Who.ANY))  # fmt: skip
    yield Shape("recipient", "any target of their choice", _any_of_their_choice())
    yield Shape("thing.s", "target {what:np.s} of their choice",
                target(_of_their_choice(S.what)))  # fmt: skip


def _chosen_there(effects: Any, who: Any) -> bool:
    """Whether that player, and no other, chooses a target of the effects."""
    found = [part for part in parts_of(effects) if isinstance(part, ChosenBy)]
    return bool(found) and all(part.who == who for part in found)


def _they_may() -> Any:
    """The player spoken of may do what they choose the target of."""

    def forward(effects: Any) -> MayDo:
        if not _chosen_there(effects, THAT_PLAYER):
            raise Unfit
        return MayDo(effects, who=THAT_PLAYER)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayDo) or term != MayDo(term.effects, who=term.who):
            return None
        theirs = _is_theirs(ChosenBy(term.who)) and _chosen_there(term.effects, term.who)
        return (term.effects,) if theirs else None

    return via(forward, backward, S.effects)


def _its_controller_may() -> Any:
    """The controller of an object may do what they choose the target of."""

    def forward(whose: Any, effects: Any) -> MayDo:
        who: Any = ControllerOf(whose)
        if not _chosen_there(effects, THAT_PLAYER):
            raise Unfit
        return MayDo(replaced(effects, THAT_PLAYER, who), who=who)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayDo) or term != MayDo(term.effects, who=term.who):
            return None
        who = term.who
        if not isinstance(who, ControllerOf) or not _chosen_there(term.effects, who):
            return None
        return who.of, replaced(term.effects, ChosenBy(who), ChosenBy(Who.TRIGGERING_PLAYER))

    return via(forward, backward, S.whose, S.effects)


def _one_of_two(place: int) -> Any:
    """`the creature you chose`, where another player has chosen the other."""

    def backward(term: Any) -> tuple[()] | None:
        return () if term == Target(place) else None

    return via(lambda: OfTwo(place, CREATURE, apart=True), backward)


def _fight() -> Any:
    """Two targets, each told with a word of its own, fight."""
    first: Any = OfTwo(0, CREATURE)
    second: Any = OfTwo(1, CREATURE)

    def backward(term: Any) -> tuple[()] | None:
        told = isinstance(term, Fight) and term == Fight(Target(0), Target(1))
        return () if told else None

    return via(lambda: Fight(first, second), backward)


SHAPES = (
    *_endings(),
    Shape("clause", "those creatures fight each other", _fight(),
          same_as="{one} fights {other}"),
    Shape("thing.s", "the creature you chose", _one_of_two(0), same_as="it"),
    Shape("thing.s", "the creature your opponent chose", _one_of_two(1), same_as="it"),
    Shape("clause", "you choose {what:thing.s}", ChooseIt(S.what), same_as="choose {what}"),
    Shape("clause", "that opponent chooses target {what:np.s}",
          ChooseIt(target(_of_their_choice(S.what))),
          same_as="choose target {what} of their choice"),
    Shape("clause", "an opponent chooses target {what:np.s} they control",
          ChooseIt(target(_of_their_own(S.what))),
          same_as="choose target {what} of an opponent's choice they control"),
    *_targets(),
    Shape("sentence1", "that player may {effects:allowed}", _they_may()),
    Shape("sentence1", "{whose} controller may {effects:allowed}", _its_controller_may()),
    # Whose it is, after who chooses it.
    Shape("ending.s", "that one of your opponents controls", Controlled(Who.OPPONENT),
          same_as="an opponent controls"),
    Shape("ending.s", "of that player 's choice", ChosenBy(is_that_player()),
          same_as="of their choice"),
    Shape("thing.s", "target {what:np.s} of your choice", target(S.what),
          same_as="target {what}"),
)  # fmt: skip
