"""Damage that would be dealt, and what becomes of it: `if … would deal damage to …, prevent that
damage`, `the next time … this turn, that damage is dealt to … instead`.

`would` is what the effect is about: (source, (objects, players), combat or not). `done` is what
is done with the damage: a modification that says nothing yet of what it is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.damage_riders import (
    each_prevented,
    not_reflexive,
    reflexive,
    tells,
    where_x,
    with_rider,
)
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import (
    It,
    ThatNoun,
    ThatPlayer,
    rewritten,
)
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.spoken import fits
from app.terms.amounts import PreventedThisWay, ValueOfX
from app.terms.effects import ControllerOf, Duration, StartModification
from app.terms.modifications import PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage
from app.terms.selectors import (
    AllOf,
    Anything,
    EventSubject,
    Host,
    SourceOfChoice,
    SourceOfDamage,
    ThatObject,
    This,
    Who,
)

_IS_TO_DEAL = "would deal"
_TURN = Duration.END_OF_TURN
_ON_DAMAGE = (PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage)
_EFFECTS = {PreventDamage: "then", ReplaceDamage: "effects"}


def about(would: Any, done: Any, next_time: bool = False) -> Any:
    """What is done with such damage."""

    def forward(would: Any, done: Any) -> Any:
        source, (recipient, player), combat = would
        done = _spoken(done, source, recipient, player)
        return replace(
            done,
            source=source,
            recipient=recipient,
            player=player,
            combat=combat,
            next_time=next_time,
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, _ON_DAMAGE) or term.next_time is not next_time:
            return None
        would = term.source, (term.recipient, term.player), term.combat
        bare: Any = replace(
            term, source=Anything(), recipient=None, player=None, combat=None, next_time=False
        )
        return would, bare

    return via(forward, backward, would, done)


def _spoken(done: Any, source: Any, recipient: Any, player: Any) -> Any:
    """What is done, with `it`, `that creature` and `that player` settled where they are the object
    or player that would be dealt the damage."""

    def settled(part: Any) -> Any:
        if part == ThatNoun(SourceOfDamage()):
            return SourceOfDamage()
        if isinstance(part, ThatPlayer) and player not in (None, Who.YOU):
            return Who.TRIGGERING_PLAYER
        if isinstance(part, ThatNoun) and not part.plural and recipient is not None:
            alone = isinstance(recipient, (This, Host, ThatObject))
            return EventSubject() if not alone and fits(part.noun, recipient) else None
        if part == It():
            if isinstance(recipient, (This, Host)):
                return recipient
            if isinstance(source, This):
                return source
        return None

    name = _EFFECTS.get(type(done))
    if name is None:
        return done
    return replace(done, **{name: rewritten(getattr(done, name), settled)})


def _is_number(value: Any) -> bool:
    return type(value) is int and value > 0


def _locked(what: Any, done: Any, combat: Any) -> Any:
    """What is done with the next damage that one object would deal."""

    def forward(what: Any, done: Any, combat: Any) -> StartModification:
        inner = replace(done, source=ThatObject(), combat=combat, next_time=True)
        return StartModification(inner, _TURN, what)

    def backward(term: Any) -> tuple[Any, ...] | None:
        inner: Any = getattr(term, "modification", None)
        if not isinstance(inner, _ON_DAMAGE):
            return None
        bare: Any = replace(inner, source=Anything(), combat=None, next_time=False)
        values = term.what, bare, inner.combat
        return values if forward(*values) == term else None

    return via(forward, backward, what, done, combat)


def _is_no_shield(done: Any) -> bool:
    """As an effect, what prevents an amount is a shield that is used up (615.7)."""
    return not isinstance(done, PreventDamage) or done.amount is None


def _starts(modification: Any) -> Any:
    return StartModification(modification, _TURN)


def _from_target(by: Any = None, amount: Any = None) -> Any:
    """Damage to a target that is dealt to something else: all of it, or the next so much."""
    source = Anything() if by is None else by
    redirect = RedirectDamage(S.to, source, ThatObject(), amount=amount)
    return StartModification(redirect, _TURN, S.what)


def _from_targets() -> Iterator[Shape]:
    to, whom = "is dealt to {to:redirected_to} instead", "{what:chosen_one}"
    would = "damage that would be dealt"
    for words, amount in (("{amount:numeral}", S.amount), ("X", ValueOfX())):
        yield Shape("clause", f"the next {words} {would} to {whom} this turn {to}",
                    _from_target(amount=amount),
                    (f"the next {words} {would} this turn to {whom} {to}",))  # fmt: skip
    yield Shape("clause", f"all {would} to {whom} this turn {to}", _from_target())
    yield Shape("clause", f"all {would} to {whom} this turn by {{by:picked_source}} {to}",
                _from_target(S.by),
                (f"all {would} this turn to {whom} by {{by:picked_source}} {to}",))  # fmt: skip


def _deals(how: str, scale: Any, minus: bool = False) -> Shape:
    """What the source deals instead; the words that say again to whom say nothing more."""

    def forward(said: Any, that: Any, done: Any) -> Any:
        return replace(done, plus=-done.plus) if minus else done

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ScaleDamage) or type(term.plus) is not int:
            return None
        if (term.plus < 0) != minus:
            return None
        return (), (), replace(term, plus=abs(term.plus))

    words = f"{{that:that_source}} deals {how} {{said:as_said}} instead"
    return Shape("done", words, via(forward, backward, S.said, S.that, scale))


def _deals_half(how: str) -> Shape:
    done = ScaleDamage(half=how)
    words = f"{{that:that_source}} deals half that damage, rounded {how}, {{said:as_said}} instead"
    halved = via(lambda that, said: done, lambda term: ((), ()) if term == done else None,
                 S.that, S.said)  # fmt: skip
    return Shape("done", words, halved)


def _picked(before: Any, head: Any, after: Any) -> Any:
    """`a creature of your choice with shadow`."""

    def forward(before: Any, head: Any, after: Any) -> Any:
        return SourceOfChoice(AllOf((*before, head, *after)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, SourceOfChoice) or not isinstance(term.what, AllOf):
            return None
        parts = term.what.of
        at = next((n for n, part in enumerate(parts) if part == Anything()), len(parts))
        return None if at == len(parts) else (parts[:at], parts[at], parts[at + 1 :])

    return via(forward, backward, before, head, after)


_MORE = (
    "to that permanent or player",
    "to that player or permanent",
    "to that player",
    "to that creature",
    "to that permanent",
    "to that creature or player",
    "to that player or that permanent",
    "to you",
    "to ~",
    "to it",
    "to that creature or planeswalker",
    "to that planeswalker",
    "to that player or planeswalker",
)
_PREVENT = "prevent that damage"
_IF_PREVENTED = "if damage is prevented this way, {then:sentence}"

SHAPES = (
    # What damage.
    Shape("would", "{by:a_source} would deal {combat:damage_kind} damage to {to:a_recipient}",
          (S.by, S.to, S.combat)),
    Shape("would", "{by:a_source} would deal {combat:damage_kind} damage",
          (S.by, (None, None), S.combat),
          same_as="{by:a_source} would deal damage to a permanent or player"),
    Shape("would", "{combat:damage_kind} damage would be dealt to {to:a_recipient}",
          (Anything(), S.to, S.combat), same_as="a source would deal damage to {to}"),
    Shape("would", "{one} would be dealt {combat:damage_kind} damage",
          (Anything(), (S.one, None), S.combat), same_as="a source would deal damage to {one}"),
    Shape("would", "you would be dealt {combat:damage_kind} damage",
          (Anything(), (None, Who.YOU), S.combat), same_as="a source would deal damage to you"),
    Shape("damage_kind", "", None),
    Shape("damage_kind", "combat", True),
    Shape("damage_kind", "noncombat", False),
    # In static abilities, and for a turn.
    Shape("core", "if {would}, prevent that damage", (about(S.would, PreventDamage()),),
          same_as="prevent all damage that would be dealt …"),
    Shape("clause", "if {would} this turn, prevent that damage",
          _starts(about(S.would, PreventDamage())),
          ("until end of turn, if {would}, prevent that damage",),
          same_as="prevent all damage that would be dealt … this turn"),
    Shape("core", "if {would}, {done}", (about(S.would, S.done),)),
    Shape("core", "if {would}, {done:done_and}", (about(S.would, S.done),)),
    Shape("clause", "if {would} this turn, {done}",
          _starts(about(S.would, only(S.done, _is_no_shield))),
          ("until end of turn, if {would}, {done}",)),
    Shape("clause", "if {would} this turn, {done:done_and}", _starts(about(S.would, S.done)),
          ("until end of turn, if {would}, {done:done_and}",)),
    Shape("shield_clause", "the next time {would:would_now} this turn, {done:done_next}",
          _starts(about(S.would, S.done, next_time=True))),
    Shape("shield_clause", "the next time {what:chosen_one} would deal {combat:damage_kind} damage "
          "this turn, {done:done_next}",
          _locked(S.what, S.done, S.combat)),
    Shape("would_now", "{would}", S.would),
    Shape("would_now", "{by:picked_source} would deal {combat:damage_kind} damage to "
          "{to:a_recipient_now}", (S.by, S.to, S.combat)),
    Shape("would_now", "{by:picked_source} would deal {combat:damage_kind} damage",
          (S.by, (None, None), S.combat)),
    Shape("would_now", "damage would be dealt to {to:a_recipient_now}",
          (Anything(), S.to, None), same_as="a source would deal damage to {to}"),
    Shape("a_recipient_now", "{to:dealt_to}", S.to),
    # What is done with it.
    Shape("done_next", "prevent that damage", PreventDamage()),
    Shape("done_next", "{done}", S.done),
    Shape("done", "prevent {amount:numeral} of that damage", PreventDamage(amount=S.amount),
          (f"prevent {{amount:numeral}} damage that spell {_IS_TO_DEAL} to that permanent or "
            "player",)),
    Shape("done", "prevent X of that damage, where X is {amount}",
          where_x(PreventDamage(amount=ValueOfX()), S.amount)),
    Shape("done", "prevent all but {all_but:numeral} of that damage",
          PreventDamage(all_but=only(S.all_but, _is_number))),
    *(Shape("done", f"prevent half that damage, rounded {how}", PreventDamage(half=how))
      for how in ("up", "down")),
    Shape("done_and", "prevent that damage and {then:sentence}", PreventDamage(then=S.then),
          ("prevent that damage. {then:sentence}",)),
    Shape("done_and", f"{_PREVENT}. {_IF_PREVENTED}",
          PreventDamage(then=S.then, if_prevented=True)),
    Shape("done_and", "prevent that damage. when damage is prevented this way, {then:sentence}",
          PreventDamage(then=reflexive(S.then), if_prevented=True)),
    Shape("done_and", "{effects:sentence} instead", ReplaceDamage(S.effects),
          ("instead {effects:sentence}",)),
    _deals("double that damage", ScaleDamage(times=2)),
    _deals("triple that damage", ScaleDamage(times=3)),
    *(_deals_half(how) for how in ("up", "down")),
    _deals("that much damage plus {plus:numeral}", ScaleDamage(plus=only(S.plus, _is_number))),
    _deals("that much damage minus {plus:numeral}", ScaleDamage(plus=only(S.plus, _is_number)),
           minus=True),
    Shape("done", "that damage is dealt to {to:redirected_to} instead", RedirectDamage(S.to)),
    Shape("done", "{that:that_source} deals that damage to {to:redirected_to} instead",
          via(lambda that, done: done, lambda term: ((), term), S.that, RedirectDamage(S.to)),
          same_as="that damage is dealt to {to} instead"),
    Shape("that_source", "it", ()),
    *(Shape("that_source", words, (), same_as="it")
      for words in ("that source", "that creature", "that spell")),
    Shape("as_said", "", ()),
    *(Shape("as_said", words, (), same_as="[to what it would be dealt]") for words in _MORE),
    Shape("redirected_to", "{to:thing.s}", S.to),
    Shape("redirected_to", "{to:chosen_any}", S.to),
    Shape("redirected_to", "you", Who.YOU),
    Shape("redirected_to", "its controller", ControllerOf(SourceOfDamage())),
    Shape("redirected_to", "that source 's controller", ControllerOf(SourceOfDamage()),
          same_as="its controller"),
    Shape("player.s", "that source 's controller", ControllerOf(SourceOfDamage()),
          ("the source 's controller",)),
    # Damage that is dealt to something else.
    *(
        Shape(category, f"{words} is dealt to {{to:redirected_to}} instead", pattern,
              same_as="if … damage would be dealt to …, that damage is dealt to {to} instead")
        for category, words, pattern in (
            ("core", "all {combat:damage_kind} damage that would be dealt to {whom:dealt_to}",
             (about((Anything(), S.whom, S.combat), RedirectDamage(S.to)),)),
            ("clause", "all {combat:damage_kind} damage that would be dealt to {whom:dealt_to} "
             "this turn",
             _starts(about((Anything(), S.whom, S.combat), RedirectDamage(S.to)))),
            ("clause", "all {combat:damage_kind} damage that would be dealt to {whom:dealt_to} "
             "this turn by {by:dealt_by_now}",
             _starts(about((S.by, S.whom, S.combat), RedirectDamage(S.to)))),
            ("clause", "the next {amount:numeral} {combat:damage_kind} damage that would be dealt "
             "to {whom:dealt_to} this turn",
             _starts(about((Anything(), S.whom, S.combat), RedirectDamage(S.to, amount=S.amount)))),
            ("clause", "the next {amount:numeral} damage that {by:picked_source} would deal to "
             "{whom:dealt_to} this turn",
             _starts(about((S.by, S.whom, None), RedirectDamage(S.to, amount=S.amount)))),
        )
    ),
    *_from_targets(),
    # A source that is chosen as the effect begins.
    Shape("picked_source", "{by:a_source} of your choice", SourceOfChoice(S.by)),
    Shape("picked_source", "a {before}source of your choice{after:after.s}",
          only(_picked(S.before, Anything(), S.after),
               lambda term: isinstance(term, SourceOfChoice)
               and isinstance(term.what, AllOf) and term.what.of[-1] != Anything()),
          same_as="{by:a_source} of your choice"),
    Shape("picked_source", "a {before}{head:noun.s} of your choice {one:ending.s}",
          via(lambda before, head, one: SourceOfChoice(AllOf((*before, head, one))),
              lambda term: (term.what.of[:-2], *term.what.of[-2:])
              if isinstance(term, SourceOfChoice) and isinstance(term.what, AllOf)
              and len(term.what.of) > 1 and Anything() not in term.what.of else None,
              S.before, S.head, S.one), same_as="{by:a_source} of your choice"),
    Shape("dealt_by_now", "{by:dealt_by}", S.by),
    Shape("dealt_by_now", "{by:picked_source}", S.by),
    # What a shield does besides.
    Shape("clause", "{shield:shield_clause}", S.shield),
    Shape("order", "{shield:any_shield}", S.shield),
    Shape("any_shield", "{shield}", S.shield),
    Shape("any_shield", "{shield}, where X is {amount}", where_x(S.shield, S.amount)),
    Shape("sentence1", "{shield:any_shield}. {rider}", with_rider(S.shield, S.rider)),
    Shape("sentence1", "{shield:shield_clause}. {rider}", with_rider(S.shield, S.rider)),
    Shape("rider", "{then:sentence}", (only(S.then, tells), False)),
    Shape("rider", "for each 1 damage prevented this way, {then:sentence}",
          (each_prevented(S.then), False), same_as="{then} for each 1 damage prevented this way"),
    Shape("rider", "if damage is prevented this way, {then:sentence}",
          (only(S.then, not_reflexive), True)),
    Shape("measure", "the damage prevented this way", PreventedThisWay(),
          ("the amount of damage prevented this way",)),
    Shape("each", "1 damage prevented this way", PreventedThisWay()),
)  # fmt: skip
