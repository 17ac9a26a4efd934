"""Damage that is prevented, and that can't be prevented.

`dealt_to` is a pair (objects or None, players or None), as the terms have it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import AGAIN, Chosen, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, CREATURE, chosen
from app.terms.effects import Duration, PreventDamageTo, StartModification, Target, Targets
from app.terms.modifications import (
    CantBePrevented,
    PreventDamage,
)
from app.terms.selectors import AllOf, Anything, Not, ThatObject, Who

_KINDS: tuple[tuple[str, bool | None], ...] = (("", None), ("combat ", True), ("noncombat ", False))
_TURN = Duration.END_OF_TURN
TO: Any = S.to


_ANYTHING: Any = (None, None)
_ANY_SOURCE: Any = Anything()


def prevents(to: Any = _ANYTHING, by: Any = _ANY_SOURCE, **more: Any) -> Any:
    """Prevention of damage to a pair of objects and players."""

    def forward(to: Any, *more: Any) -> PreventDamage:
        return PreventDamage(more[0], to[0], to[1], *more[1:])

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, PreventDamage):
            return None
        to = (term.recipient, term.player)
        values = to, term.source, term.amount, term.combat, term.next_time
        return values if forward(*values) == term else None

    parts = (to, by, more.get("amount"), more.get("combat"), more.get("next_time", False))
    return via(forward, backward, *parts)


def _standing() -> Iterator[Shape]:
    """What static abilities prevent."""
    for kind, combat in _KINDS:
        all_of = f"prevent all {kind}damage"
        yield Shape("core", f"{all_of} that would be dealt", (prevents(combat=combat),))
        yield Shape(
            "core",
            f"{all_of} that would be dealt to {{to:dealt_to}}",
            (prevents(TO, combat=combat),),
        )
        yield Shape(
            "core",
            f"{all_of} that would be dealt by {{by:dealt_by}}",
            (prevents(by=S.by, combat=combat),),
            (f"{all_of} {{by:dealt_by}} would deal", f"{all_of} that {{by:dealt_by}} would deal"),
        )
        yield Shape(
            "core",
            f"{all_of} that would be dealt to {{to:dealt_to}} by {{by:dealt_by}}",
            (prevents(TO, S.by, combat=combat),),
            (
                f"{all_of} {{by:dealt_by}} would deal to {{to:dealt_to}}",
                f"{all_of} that {{by:dealt_by}} would deal to {{to:dealt_to}}",
            ),
        )
        yield Shape(
            "core",
            f"{all_of} that would be dealt to and dealt by {{one}}",
            (PreventDamage(recipient=S.one, combat=combat), PreventDamage(S.one, combat=combat)),
        )
        yield Shape("core", f"{kind}damage can't be prevented", (CantBePrevented(combat=combat),))
        yield Shape(
            "core",
            f"{kind}damage that would be dealt by {{by:dealt_by}} can't be prevented",
            (CantBePrevented(S.by, combat),),
        )


def _for_a_turn() -> Iterator[Shape]:
    """What effects prevent this turn."""
    for kind, combat in _KINDS:
        all_of = f"prevent all {kind}damage that would be dealt"
        yield Shape("shield", f"{all_of} this turn", _starts(prevents(combat=combat)))
        yield Shape(
            "shield",
            f"{all_of} to {{to:dealt_to}} this turn",
            _starts(prevents(TO, combat=combat)),
            (f"{all_of} this turn to {{to:dealt_to}}",),
        )
        yield Shape(
            "shield",
            f"{all_of} by {{by:dealt_by_now}} this turn",
            _starts(prevents(by=S.by, combat=combat)),
            (f"{all_of} this turn by {{by:dealt_by_now}}",),
        )
        yield Shape(
            "shield",
            f"{all_of} to {{to:dealt_to}} this turn by {{by:dealt_by_now}}",
            _starts(prevents(TO, S.by, combat=combat)),
            (f"{all_of} to {{to:dealt_to}} by {{by:dealt_by_now}} this turn",),
        )
        yield Shape(
            "shield",
            f"{all_of} to {{what:chosen_one}} this turn",
            _locked(PreventDamage(recipient=ThatObject(), combat=combat)),
            (f"{all_of} this turn to {{what:chosen_one}}",),
        )
        yield Shape(
            "shield",
            f"{all_of} by {{what:chosen_one}} this turn",
            _locked(PreventDamage(ThatObject(), combat=combat)),
            (
                f"{all_of} this turn by {{what:chosen_one}}",
                f"prevent all {kind}damage {{what:chosen_one}} would deal this turn",
            ),
        )
        yield Shape(
            "pair",
            f"{all_of} to and dealt by {{what:chosen_one}} this turn",
            both(combat),
            same_as="{to this turn}. {by this turn}",
        )
        yield Shape(
            "pair",
            f"{all_of} to and dealt by {{one}} this turn",
            (
                _starts(PreventDamage(recipient=S.one, combat=combat)),
                _starts(PreventDamage(S.one, combat=combat)),
            ),
            same_as="{to this turn}. {by this turn}",
        )
        yield Shape(
            "clause",
            f"{kind}damage can't be prevented this turn",
            _starts(CantBePrevented(combat=combat)),
        )
        so_much = f"prevent the next {{amount:numeral}} {kind}damage that would be dealt"
        yield Shape(
            "shield",
            f"{so_much} to {{to:dealt_to}} this turn",
            _starts(prevents(TO, amount=S.amount, combat=combat)),
        )
        yield Shape(
            "shield",
            f"{so_much} to {{what:chosen_one}} this turn",
            _locked(PreventDamage(recipient=ThatObject(), amount=S.amount, combat=combat)),
        )
        yield Shape(
            "shield",
            f"{so_much} to {{to:chosen_any}} this turn",
            PreventDamageTo(S.to, S.amount, combat=combat),
        )
        yield Shape(
            "shield",
            f"{so_much} by {{by:dealt_by_now}} this turn",
            _starts(prevents(by=S.by, amount=S.amount, combat=combat)),
        )
        if combat is False:
            continue
        for words, to in ((" to {to:dealt_to}", TO), ("", _ANYTHING)):
            yield Shape(
                "shield",
                f"prevent all {kind}damage {{by:dealt_by_now}} would deal{words} this turn",
                _starts(prevents(to, S.by, combat=combat)),
                (f"prevent all {kind}damage that {{by:dealt_by_now}} would deal{words} this turn",),
                same_as="prevent all damage that would be dealt … by … this turn",
            )
            yield Shape(
                "shield",
                f"prevent the next {{amount:numeral}} {kind}damage that {{by:picked_source}} "
                f"would deal{words} this turn",
                _starts(prevents(to, S.by, amount=S.amount, combat=combat)),
            )


def _starts(modification: Any) -> Any:
    return StartModification(modification, _TURN)


def _locked(modification: PreventDamage) -> Any:
    return StartModification(modification, _TURN, S.what)


def both(combat: bool | None, duration: Any = _TURN) -> Any:
    """Two effects about one target: damage to it, and by it."""
    to = PreventDamage(recipient=ThatObject(), combat=combat)
    by = PreventDamage(ThatObject(), combat=combat)

    def forward(what: Any) -> Any:
        return StartModification(to, duration, what), StartModification(by, duration, AGAIN)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        what: Any = getattr(term[0], "what", None)
        again: Any = getattr(term[1], "what", None)
        fits = (StartModification(to, duration, what), StartModification(by, duration, again))
        return (what,) if _is_target(what) and term == fits else None

    return via(forward, backward, S.what)


def _described(before: Any, after: Any) -> Any:
    """`a red source you control`; an artifact source need not be an artifact on the battlefield."""
    return AllOf((*before, Anything(), *after)) if before or after else Anything()


def _parts_of_source(term: Any) -> tuple[Any, ...] | None:
    parts = term.of if isinstance(term, AllOf) else (term,)
    if Anything() not in parts:
        return None
    at = parts.index(Anything())
    return parts[:at], parts[at + 1 :]


def source_of(before: Any, after: Any) -> Any:
    """What `a red source you control` matches."""
    return via(_described, _parts_of_source, before, after)


def _is_target(term: Any) -> bool:
    return isinstance(term, (Chosen, Target, Targets, ThatNoun))


SHAPES = (
    *_standing(),
    *_for_a_turn(),
    # To whom damage is dealt.
    Shape("dealt_to", "you", (None, Who.YOU)),
    Shape("dealt_to", "players", (None, Who.ANY)),
    Shape("dealt_to", "your opponents", (None, Who.OPPONENT)),
    Shape("dealt_to", "{one}", (S.one, None)),
    Shape("dealt_to", "{what:group}", (S.what, None)),
    Shape("dealt_to", "you and {what:group}", (S.what, Who.YOU)),
    Shape("dealt_to", "you and/or {one}", (S.one, Who.YOU), ("{one} and/or you",)),
    Shape("dealt_to", "you and/or {what:kind.p}", (S.what, Who.YOU),
          same_as="you and {what:group}"),
    Shape("a_recipient", "a permanent or player", (None, None), ("a player or permanent",)),
    Shape("a_recipient", "you", (None, Who.YOU)),
    Shape("a_recipient", "a player", (None, Who.ANY)),
    Shape("a_recipient", "an opponent", (None, Who.OPPONENT)),
    Shape("a_recipient", "{one}", (S.one, None)),
    Shape("a_recipient", "{what:some}", (S.what, None)),
    Shape("a_recipient", "{what:some} or player",
          (only(S.what, lambda what: what != PERMANENT), Who.ANY)),
    Shape("a_recipient", "you or {what:some}", (S.what, Who.YOU)),
    Shape("a_recipient", "an opponent or {what:some}", (S.what, Who.OPPONENT)),
    # By what.
    Shape("dealt_by", "{one}", S.one),
    Shape("dealt_by", "{what:group}", S.what),
    Shape("dealt_by", "{before}sources{after:after.p}", source_of(S.before, S.after)),
    Shape("dealt_by", "{what:kind.p} other than {but:kind.p}", AllOf((S.what, Not(S.but)))),
    Shape("a_source", "{one}", S.one),
    Shape("a_source", "{what:some}", S.what),
    Shape("a_source", "a {before}source{after:after.s}", source_of(S.before, S.after)),
    # What a shield is put on.
    Shape("chosen_one", "{what:thing.s}", only(S.what, _is_target)),
    Shape("chosen_one", "{what:thing.p}", only(S.what, _is_target)),
    Shape("chosen_any", "any target", chosen(what=ANY, who=Who.ANY)),
    Shape("chosen_any", "target creature or player", chosen(what=CREATURE, who=Who.ANY)),
    Shape("chosen_any", "target player", chosen(who=Who.ANY)),
)  # fmt: skip
