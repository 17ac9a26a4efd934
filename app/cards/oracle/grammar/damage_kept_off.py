"""More of what becomes of damage that would be dealt: to a target, by one, to each of a group; by
how much it grows; shields of another amount if something is so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.damage import prevents, source_of
from app.cards.oracle.grammar.damage_instead import about
from app.cards.oracle.grammar.damage_riders import reflexive
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import It, ThatNoun, parts_of, replaced, rewritten
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, chosen, that_target
from app.terms.amounts import AmountIf, DoneThisWay, ThatMuch, Times, ValueOfX
from app.terms.costs import Cost, PayMana
from app.terms.effects import (
    DividePrevention,
    Duration,
    PreventDamageTo,
    StartModification,
)
from app.terms.instructions import MayPay
from app.terms.library_effects import IfDone
from app.terms.modifications import PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage
from app.terms.selectors import AnyOf, EventSubject, ThatObject, This, Who

_TURN = Duration.END_OF_TURN
_ON_DAMAGE = (PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage)
_EFFECTS = {PreventDamage: "then", ReplaceDamage: "effects"}
_REMOVED = DoneThisWay("counter removed")
_ANY_ONE, _WHEN = "that permanent or player", "when one or more"


def _started(term: Any, **known: Any) -> Any:
    """The modification of damage that an effect starts about one object, and that object."""
    if not isinstance(term, StartModification) or term.what is None:
        return None
    inner = term.modification
    if not isinstance(inner, _ON_DAMAGE):
        return None
    return inner if all(getattr(inner, name) == value for name, value in known.items()) else None


def _to_target(duration: Any = _TURN, next_time: bool = False, by: Any = None) -> Any:
    """What becomes of damage to one object; `it` in that is this object."""

    def forward(what: Any, done: Any, combat: Any, *source: Any) -> StartModification:
        if isinstance(done, PreventDamage) and done.amount is not None:
            raise Unfit  # as an effect it is a shield that is used up (615.7)
        name = _EFFECTS.get(type(done))
        if name is not None:
            inner = rewritten(getattr(done, name), _is_spoken_of)
            done = replace(done, **{name: inner})
        elif not isinstance(done, RedirectDamage) and not next_time:
            raise Unfit
        told = {"source": source[0]} if source else {}
        inner = replace(done, recipient=ThatObject(), combat=combat, next_time=next_time, **told)
        return StartModification(inner, duration, what)

    def backward(term: Any) -> tuple[Any, ...] | None:
        inner = _started(term, recipient=ThatObject(), next_time=next_time)
        if inner is None or term.duration != duration or getattr(inner, "amount", None) is not None:
            return None
        told = {"source": prevents().parts[1]} if by is not None else {}
        bare = replace(inner, recipient=None, combat=None, next_time=False, **told)
        values = (term.what, bare, inner.combat)
        return (*values, inner.source) if by is not None else values

    parts = (S.what, S.done, S.combat)
    return via(forward, backward, *(parts if by is None else (*parts, by)))


def _is_spoken_of(part: Any) -> Any:
    """`it` and `that creature` are what would be dealt the damage."""
    return EventSubject() if isinstance(part, (It, ThatNoun)) else None


def _by_target(duration: Any) -> Any:
    """What is done with all damage that one object would deal to such recipients."""

    def forward(what: Any, to: Any, done: Any, combat: Any) -> StartModification:
        if isinstance(done, PreventDamage) and done.amount is not None:
            raise Unfit
        inner = replace(done, source=ThatObject(), recipient=to[0], player=to[1], combat=combat)
        return StartModification(inner, duration, what)

    def backward(term: Any) -> tuple[Any, ...] | None:
        inner = _started(term, source=ThatObject(), next_time=False)
        if inner is None or term.duration != duration:
            return None
        bare = replace(inner, source=prevents().parts[1], recipient=None, player=None, combat=None)
        return term.what, (inner.recipient, inner.player), bare, inner.combat

    return via(forward, backward, S.what, S.to, S.done, S.combat)


def _targets() -> Iterator[Shape]:
    """What becomes of damage to a target, or by one."""
    to_it = "damage would be dealt to {what:chosen_one}"
    for done in ("done", "done_and"):
        yield Shape(
            "clause",
            f"if {{combat:damage_kind}} {to_it} this turn, {{done:{done}}}",
            _to_target(),
        )
        yield Shape(
            "shield_clause",
            f"the next time {{combat:damage_kind}} {to_it} this turn, {{done:{done}}}",
            _to_target(next_time=True),
        )
        yield Shape(
            "shield_clause",
            "the next time {by:picked_source} would deal {combat:damage_kind} damage to "
            f"{{what:chosen_one}} this turn, {{done:{done}}}",
            _to_target(next_time=True, by=S.by),
        )
    would = "{what:chosen_one} would deal {combat:damage_kind} damage to {to:a_recipient}"
    yield Shape("clause", f"if {would} this turn, {{done}}", _by_target(_TURN),
                (f"each time {would} this turn, {{done}}",
                 f"until end of turn, if {would}, {{done}}"))  # fmt: skip
    yield Shape(
        "clause",
        f"until your next turn, if {would}, {{done}}",
        _by_target(Duration.YOUR_NEXT_TURN),
    )
    for kind, combat in (("", None), ("combat ", True)):
        yield Shape(
            "shield",
            f"prevent all {kind}damage that would be dealt to {{one}} by {{what:chosen_one}} "
            "this turn",
            StartModification(PreventDamage(ThatObject(), S.one, combat=combat), _TURN, S.what),
        )
        yield Shape(
            "shield",
            f"prevent the next {{amount:numeral}} {kind}damage that would be dealt to each "
            "{what:kind.s} this turn",
            StartModification(
                PreventDamage(recipient=ThatObject(), amount=S.amount, combat=combat),
                _TURN,
                S.what,
            ),
        )
        for to in ("{what:chosen_one}", "{what:chosen_any}"):
            pattern: Any = PreventDamageTo(S.what, S.amount, combat=combat)
            if "one" in to:
                inner = PreventDamage(recipient=ThatObject(), amount=S.amount, combat=combat)
                pattern = StartModification(inner, _TURN, S.what)
            yield Shape(
                "shield",
                f"prevent the next {{amount:numeral}} {kind}damage that would be dealt this turn "
                f"to {to}",
                pattern,
                same_as="prevent the next {amount} damage that would be dealt to … this turn",
            )


def _just(done: ScaleDamage) -> Any:
    """What the source deals, to whom it would."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return ((), ()) if term == done else None

    return via(lambda that, said: done, backward, S.that, S.said)


def _grown(amount: Any) -> Any:
    """That much damage and an amount more, instead; the amount is no plain number."""

    def forward(that: Any, said: Any, amount: Any) -> ScaleDamage:
        if type(amount) is int or amount == ValueOfX():
            raise Unfit
        return ScaleDamage(plus=amount)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ScaleDamage) or type(term.plus) is int or term.plus == ValueOfX():
            return None
        return ((), (), term.plus) if term == ScaleDamage(plus=term.plus) else None

    return via(forward, backward, S.that, S.said, amount)


def _scaled() -> Iterator[Shape]:
    deals = "{that:that_source} deals that much damage plus"
    yield Shape(
        "done",
        f"{deals} an amount of damage equal to {{amount}} {{said:as_said}} instead",
        _grown(S.amount),
        (
            f"{deals} X {{said:as_said}} instead, where X is {{amount}}",
            f"instead {deals} X {{said:as_said}}, where X is {{amount}}",
        ),
    )
    plus_x, twice = ScaleDamage(plus=ValueOfX()), ScaleDamage(times=2)
    yield Shape("done", f"{deals} X {{said:as_said}} instead", _just(plus_x))
    yield Shape(
        "done",
        "{that:that_source} deals twice that much damage {said:as_said} instead",
        _just(twice),
        same_as="{that} deals double that damage instead",
    )
    for what in ("equipped creature", "enchanted creature"):
        yield Shape("as_said", f"to {what}", (), same_as="[to what it would be dealt]")
    would = "{by:a_source} would deal {combat:damage_kind} damage this turn to {to:a_recipient}"
    yield Shape(
        "clause",
        f"if {would}, {{done}}",
        StartModification(
            about((S.by, S.to, S.combat), only(S.done, lambda done: isinstance(done, ScaleDamage))),
            _TURN,
        ),
        same_as="if … would deal damage to … this turn, {done}",
    )


def _amount_if(shield: Any) -> Any:
    """A shield of another amount if something is so: `… prevent the next 6 damage instead`."""

    def forward(shield: Any, condition: Any, more: Any) -> Any:
        inner = _amount_of(shield)
        if inner is None or type(inner) is not int:
            raise Unfit
        return _with_amount(shield, AmountIf(condition, more, inner))

    def backward(term: Any) -> tuple[Any, ...] | None:
        amount = _amount_of(term)
        if not isinstance(amount, AmountIf):
            return None
        return _with_amount(term, amount.otherwise), amount.condition, amount.met

    return via(forward, backward, shield, S.condition, S.more)


def _amount_of(shield: Any) -> Any:
    if isinstance(shield, PreventDamageTo | DividePrevention):
        return shield.amount
    inner = getattr(shield, "modification", None)
    return inner.amount if isinstance(inner, PreventDamage) else None


def _with_amount(shield: Any, amount: Any) -> Any:
    if isinstance(shield, PreventDamageTo | DividePrevention):
        return replace(shield, amount=amount)
    return replace(shield, modification=replace(shield.modification, amount=amount))


def _other_amounts() -> Iterator[Shape]:
    for words in (
        "prevent the next {more:numeral} damage instead",
        "prevent the next {more:numeral} damage this way instead",
        f"prevent the next {{more:numeral}} damage that would be dealt to {_ANY_ONE} this turn "
        "instead",
    ):
        usual = None if "way" in words else "prevent the next {more} damage this way instead"
        yield Shape(
            "sentence1",
            f"{{shield}}. if {{condition}}, {words}",
            _amount_if(S.shield),
            same_as=usual,
        )


def _once_removed() -> Any:
    """What happens once counters were removed: `that much` is as many as were."""

    def forward(one: Any, which: Any, then: Any) -> PreventDamage:
        after = replaced(rewritten(then, _is_itself), ThatMuch(), _REMOVED)
        return PreventDamage(then=(IfDone(one, reflexive(S.then).forward(after)),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, PreventDamage) or len(term.then) != 1:
            return None
        done = term.then[0]
        if not isinstance(done, IfDone) or _REMOVED not in parts_of(done.then):
            return None
        inner = reflexive(S.then).backward(done.then)
        if inner is None or term != PreventDamage(then=term.then):
            return None
        return done.effects, (), replaced(inner[0], _REMOVED, ThatMuch())

    return via(forward, backward, S.one, S.which, S.then)


def _is_itself(part: Any) -> Any:
    return This() if isinstance(part, It) else None


def _any_of(*kinds: Any) -> Any:
    """A target that is one of these, or a player."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        what = getattr(getattr(term, "choice", None), "what", None)
        if not isinstance(what, AnyOf) or len(what.of) != len(kinds):
            return None
        same = chosen(what=what, who=Who.ANY)
        return what.of if same == term and what != ANY else None

    return via(lambda *kinds: chosen(what=AnyOf(kinds), who=Who.ANY), backward, *kinds)


_PAYS = Cost((PayMana(S.mana),))
_DOES = ("that player does", "the player does", "they do")
SHAPES = (
    *_targets(),
    *_scaled(),
    *_other_amounts(),
    Shape("core", "prevent all combat damage that would be dealt to and dealt by {what:kind.p}",
          (PreventDamage(recipient=S.what, combat=True), PreventDamage(S.what, combat=True))),
    Shape("done_and", "prevent that damage, {one:clause}, and {two:clause}",
          PreventDamage(then=(S.one, S.two)), same_as="prevent that damage and {then}"),
    Shape("done_and", f"prevent that damage and {{one:sentence}}. {_WHEN} counters are removed "
          "from {which:itself_again} this way, {then:sentence}", _once_removed()),
    Shape("itself_again", "~", ()),
    Shape("cards", "twice that many cards", Times(2, ThatMuch())),
    # Sources and recipients.
    Shape("a_source", "any {before}source{after:after.s}", source_of(S.before, S.after),
          same_as="a {before}source{after}"),
    Shape("a_source", "a {one:np.s} or a {two:np.s}", AnyOf((S.one, S.two))),
    Shape("a_recipient", "a {one:noun.s}, {two:noun.s}, or opponent",
          (AnyOf((S.one, S.two)), Who.OPPONENT), same_as="an opponent or {what}"),
    Shape("a_recipient", "one of your opponents", (None, Who.OPPONENT), same_as="an opponent"),
    Shape("recipient", "that permanent or player", that_target(ANY), same_as="it"),
    *(
        Shape(category, words, _any_of(S.one, S.two))
        for category in ("recipient", "chosen_any")
        for words in ("target player, {one:np.s}, or {two:np.s}",)
    ),
    Shape("recipient", "target {one:np.s}, player, or {two:np.s}", _any_of(S.one, S.two)),
    Shape("sentence1", "defending player may pay {mana}. if that player does, {then:sentence}",
          MayPay(_PAYS, S.then, (), Who.DEFENDING_PLAYER)),
)  # fmt: skip
