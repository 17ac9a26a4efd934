"""Groups of two or three kinds, each with words of its own: `artifact creatures and Dragons you
control`, `white creatures and blue creatures`; and what follows `that are`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import OTHER, SPELL, is_head
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ValueOfX
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    IsStatus,
    ManaValueIs,
    Status,
)

_EACH_OF = "each {one:np.s}, {two:np.s}, and {three:np.s} with mana value"


def _parts(what: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The words of a kind up to its noun, and those after it. Unfit where it is no single kind."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    heads = [at for at, part in enumerate(parts) if is_head(part)]
    if not heads or OTHER in parts or isinstance(parts[heads[-1]], AnyOf):
        raise Unfit
    at = heads[-1] + 1
    return parts[:at], parts[at:]


def _kind(parts: tuple[Any, ...]) -> Any:
    return parts[0] if len(parts) == 1 else AllOf(parts)


def _together(*kinds: Any) -> Any:
    """What matches any of the kinds; what is said after the last of them is said of all."""
    *firsts, last = map(_parts, kinds)
    own = [before for before, _ in (*firsts, last)]
    if any(after for _, after in firsts) or all(len(before) == 1 for before in own):
        raise Unfit
    if len(own[-1]) == 1 and any(not all(map(is_head, before)) for before in own[:-1]):
        # `black artifacts and creatures`: whether black holds for both can't be told.
        raise Unfit
    endings = last[1]
    if not all(isinstance(ending, Controlled) for ending in endings):
        raise Unfit
    any_of = AnyOf(tuple(map(_kind, own)))
    return AllOf((any_of, *endings)) if endings else any_of


def _apart(count: int) -> Any:
    def backward(term: Any) -> tuple[Any, ...] | None:
        any_of, endings = (term.of[0], term.of[1:]) if isinstance(term, AllOf) else (term, ())
        if not isinstance(any_of, AnyOf) or len(any_of.of) != count:
            return None
        *firsts, last = any_of.of
        of_last = last.of if isinstance(last, AllOf) else (last,)
        kinds = (*firsts, _kind((*of_last, *endings)))
        try:
            return kinds if _together(*kinds) == term else None
        except Unfit:
            return None

    return backward


def _each_of_value(number: Any, sign: Any = S.sign) -> Any:
    return AllOf((AnyOf((S.one, S.two, S.three)), ManaValueIs(sign, number)))


def _no_noun(state: Any) -> bool:
    """Whether a state is one that something has beside being what its noun says."""
    return not is_head(state) and not isinstance(state, AllOf)


SHAPES = (
    Shape("group", "{one:np.p} and {two:np.p}", via(_together, _apart(2), S.one, S.two)),
    Shape("group", "{one:np.p}, {two:np.p}, and {three:np.p}",
          via(_together, _apart(3), S.one, S.two, S.three)),
    Shape("object", f"{_EACH_OF} {{number:numeral}} {{sign:than_less}}",
          _each_of_value(S.number),
          same_as="all {one}, {two}, and {three} with …"),
    Shape("object", f"{_EACH_OF} X {{sign:than_less}}", _each_of_value(ValueOfX()),
          same_as="all {one}, {two}, and {three} with …"),
    Shape("object", f"{_EACH_OF} X", _each_of_value(ValueOfX(), Comparison.EQUAL),
          same_as="all {one}, {two}, and {three} with …"),
    Shape("ending#", "that <is|are> {state}", only(S.state, _no_noun)),
    Shape("state", "{one:either} or {two:either}", AnyOf((S.one, S.two))),
    Shape("adjective", "commander", IsStatus(Status.COMMANDER)),
    Shape("np#", "{one:subtype.s} or {two:subtype.s} <spell|spells>",
          AllOf((AnyOf((HasSubtype(S.one), HasSubtype(S.two))), SPELL))),
)  # fmt: skip
