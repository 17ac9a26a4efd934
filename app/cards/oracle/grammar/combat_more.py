"""More of groups and of what they get: those that share something with an object, what is named,
exceptions of `him` and `her`; spells that can't be countered for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.activated import ability_of
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.changes import AddAbility, KeepsThisAbility, ProtectionFromColorsOf
from app.terms.conditions import Compare, Matches
from app.terms.effects import Duration, StartModification
from app.terms.modifications import CantBeCountered
from app.terms.relations import SharesWith
from app.terms.selectors import AllOf, AnyOf, HasCounter, IsColor, Not, ThatObject
from app.terms.zones import Zone

_IT = ThatObject()


def _and_those_like(one: Any, what: Any, quality: str) -> Any:
    """An object, and all others of a kind that share something with it."""

    def forward(one: Any, what: Any, it: Any) -> AnyOf:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return AnyOf((one, AllOf((*parts, SharesWith(quality, it), Not(it)))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AnyOf) or len(term.of) != 2 or not isinstance(term.of[1], AllOf):
            return None
        *parts, shares, but = term.of[1].of
        if not isinstance(shares, SharesWith) or shares.quality != quality or not parts:
            return None
        if but != Not(shares.what):
            return None
        return term.of[0], parts[0] if len(parts) == 1 else AllOf(tuple(parts)), shares.what

    return via(forward, backward, one, what, S.it)


def _sharing() -> Iterator[Shape]:
    for quality in ("color", "creature type"):
        yield Shape(
            "thing.p",
            f"{{who:thing.s}} and each other {{what:np.s}} that shares a {quality} with {{it:one}}",
            _and_those_like(S.who, S.what, quality),
        )
        yield Shape(
            "actor.p",
            f"{{who:one}} and other {{what:np.p}} that share a {quality} with {{it:one}}",
            _and_those_like(S.who, S.what, quality),
            same_as="{who} and each other {what} that shares …",
        )


def _of_persons() -> Iterator[Shape]:
    """A card with a person's name is spoken of as one."""
    for he, on in (("he", "him"), ("she", "her")):
        yield Shape("exception.s", f"{he} has {{keywords}}", each_of(AddAbility, S.keywords),
                    same_as="it has {keywords}")  # fmt: skip
        yield Shape("exception.s", f"{he} has this ability", (KeepsThisAbility(),),
                    same_as="it has this ability")  # fmt: skip
        yield Shape("condition", f"{{one}} has a {{kind:counter_kind}} counter on {on}",
                    Matches(S.one, HasCounter(S.kind)),
                    same_as="{one} has a {kind} counter on it")  # fmt: skip
        yield Shape("condition",
                    f"{{one}} has {{number}} {{sign:than_fewer}} {{kind:counter_kind}} counters "
                    f"on {on}",
                    Compare(am.CountersOn(S.one, S.kind), S.sign, S.number),
                    same_as="{one} has {number} {sign} {kind} counters on it")  # fmt: skip


def _counters_at_least_one() -> Iterator[Shape]:
    for on in ("it", "him", "her"):
        yield Shape("condition", f"{{one}} has one or more {{kind:counter_kind}} counters on {on}",
                    Matches(S.one, HasCounter(S.kind)),
                    same_as="{one} has a {kind} counter on it")  # fmt: skip


def _uncountered() -> Iterator[Shape]:
    plain, by = CantBeCountered(_IT), AnyOf((IsColor(S.one), IsColor(S.two)))
    said, until = "{what:group} can't be countered", Duration.END_OF_TURN
    yield Shape("clause", f"{said} this turn", StartModification(plain, until, S.what))
    yield Shape("clause", f"{said} by {{one:color}} or {{two:color}} spells this turn",
                StartModification(CantBeCountered(_IT, by), until, S.what))  # fmt: skip


SHAPES = (
    *_sharing(),
    *_of_persons(),
    *_counters_at_least_one(),
    *_uncountered(),
    Shape("predicates#", "{one:predicate#}, and <it|they> {two:predicate#}", (S.one, S.two),
          same_as="{one} and {two}"),
    Shape("condition", "there are {number} {sign:than_fewer} {kind:counter_kind} counters among "
          "{what:kind.p}", Compare(am.CountersAmong(S.what, S.kind), S.sign, S.number)),
    Shape("activated", "{cost}: {effects:outcome} activate only if ~ is in your graveyard.",
          ability_of(False, False, S.cost, S.effects, zone=Zone.GRAVEYARD)),
    # Of the colors that something has as it is done.
    Shape("changing#", "<gains|gain> protection from the colors of {of:thing.s}",
          (ProtectionFromColorsOf(S.of),)),
    Shape("changing#", "<gains|gain> protection from each of {of:whose} colors",
          (ProtectionFromColorsOf(S.of),), same_as="<gains|gain> protection from the colors of …"),
)  # fmt: skip
