"""What texts about damage name: others than the object of the event, permanents other than this
one, as many as are tapped, odd and even mana values, excess damage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.damage_instead import about
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.nouns import PERMANENT
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import (
    IT,
    SUBJECT,
    Chosen,
    ExcessOfEvent,
    It,
    ThatNoun,
    parts_of,
    replaced,
    rewritten,
)
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, is_that_player
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import CardsInHand, DoneThisWay, ThatMuch, TimesThisTurn, ValueOfX
from app.terms.conditions import AllConditions, Compare, Exists, Matches, PlayerIs
from app.terms.control_effects import StartForPlayer
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    Duration,
    MoveTo,
    StartModification,
    TapIt,
    TargetChoice,
)
from app.terms.instructions import ExileInsteadOfDying, IfSo, MayDo
from app.terms.modifications import CantGainLife, RedirectDamage, ReplaceDamage
from app.terms.relations import ManaValueIsOdd
from app.terms.selectors import (
    AllOf,
    Comparison,
    Controlled,
    DamagedThisWay,
    EventSubject,
    IsStatus,
    Not,
    SomeOf,
    SourceOfDamage,
    Status,
    ThatObject,
    This,
    Who,
)
from app.terms.zones import Zone

_MORE = Comparison.AT_LEAST
_TAPPED = DoneThisWay("tapped")
_SPOKEN = (It, ThatObject, EventSubject, This)


def _others_you_control() -> Any:
    """So many others than the object of the event that you control."""

    def forward(what: Any, number: int) -> Exists:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return Exists(AllOf((Not(IT), *parts, Controlled(Who.YOU))), _MORE, number)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Exists) or term.comparison is not _MORE:
            return None
        if term.zone is not Zone.BATTLEFIELD or not isinstance(term.what, AllOf):
            return None
        first, *parts = term.what.of
        named = isinstance(first, Not) and isinstance(first.of, _SPOKEN)
        if not named or len(parts) < 2 or parts[-1] != Controlled(Who.YOU):
            return None
        return (parts[0] if len(parts) == 2 else AllOf(tuple(parts[:-1]))), term.number

    return via(forward, backward, S.what, S.number)


def _as_many_as_tapped(then: Any) -> Any:
    """Any number of permanents are tapped; X in what follows is as many as were."""

    def forward(what: Any, then: Any) -> MayDo:
        if ValueOfX() not in parts_of(then):
            raise Unfit
        tapped = TapIt(SomeOf(_untapped(what), None, up_to=True))
        return MayDo((tapped,), replaced(then, ValueOfX(), _TAPPED))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayDo) or len(term.effects) != 1 or term.otherwise:
            return None
        tapped: Any = term.effects[0]
        some: Any = tapped.what if isinstance(tapped, TapIt) else None
        if not isinstance(some, SomeOf) or some.count is not None or _TAPPED not in parts_of(term):
            return None
        first, *parts = some.what.of if isinstance(some.what, AllOf) else (some.what,)
        if first != Not(IsStatus(Status.TAPPED)) or not parts:
            return None
        what = parts[0] if len(parts) == 1 else AllOf(tuple(parts))
        return what, replaced(term.then, _TAPPED, ValueOfX())

    return via(forward, backward, S.what, then)


def _untapped(what: Any) -> AllOf:
    return AllOf((Not(IsStatus(Status.TAPPED)), *(what.of if isinstance(what, AllOf) else (what,))))


def _of_source(then: Any) -> Any:
    """`that creature` is the source of the damage that was prevented."""

    def forward(then: Any) -> Any:
        return rewritten(then, lambda part: SourceOfDamage() if _named(part) else None)

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (tuple(map(_to_that_creature, term)),)

    return via(forward, backward, then)


def _to_that_creature(effect: Any) -> Any:
    to_it = isinstance(effect, DealDamage) and effect.to == SourceOfDamage()
    return replace(effect, to=ThatObject()) if to_it else effect


def _any_but_that() -> Any:
    """Anything that damage can be dealt to, but not the object of the event."""

    def forward() -> Chosen:
        that: Any = ThatNoun(PERMANENT)
        return Chosen(TargetChoice(AllOf((Not(that), ANY)), Who.ANY))

    def backward(term: Any) -> tuple[()] | None:
        choice = term.choice if isinstance(term, Chosen) else None
        what: Any = getattr(choice, "what", None)
        if not isinstance(what, AllOf) or len(what.of) != 2 or not isinstance(what.of[0], Not):
            return None
        named = isinstance(what.of[0].of, ThatObject | EventSubject)
        return () if named and choice == TargetChoice(what, Who.ANY) and what.of[1] == ANY else None

    return via(forward, backward)


def _named(part: Any) -> bool:
    return isinstance(part, ThatNoun) and not part.plural


def _of_that_source() -> Any:
    """The source of the damage, where its controller or it itself is spoken of."""

    def backward(term: Any) -> tuple[()] | None:
        fits = term == SourceOfDamage() or (_named(term) and term.noun == SourceOfDamage())
        return () if fits else None

    return via(lambda: ThatNoun(SourceOfDamage()), backward)


def _redirected() -> Iterator[Shape]:
    all_of = "all {combat:damage_kind} damage that would be dealt to {whom:dealt_to}"
    usual = "if … damage would be dealt to …, that damage is dealt to {to} instead"
    for by, category, pattern in (
        ("by {by:dealt_by} is", "core",
         (about((S.by, S.whom, S.combat), RedirectDamage(S.to)),)),
    ):  # fmt: skip
        yield Shape(category, f"{all_of} {by} dealt to {{to:redirected_to}} instead", pattern,
                    same_as=usual)  # fmt: skip
    for kind, combat in (("", None), ("combat ", True)):
        inner = RedirectDamage(ControllerOf(SourceOfDamage()), ThatObject(), player=Who.YOU,
                               combat=combat)  # fmt: skip
        yield Shape(
            "clause",
            f"all {kind}damage that would be dealt to you this turn by {{what:chosen_one}} is "
            "dealt to its controller instead",
            StartModification(inner, Duration.END_OF_TURN, S.what),
            same_as="if … would deal damage to you this turn, that damage is dealt to …",
        )
    yield Shape(
        "shield_clause",
        "the next time {would:would_now} this turn, {done:done_and}",
        StartModification(
            about(
                S.would,
                only(S.done, lambda term: isinstance(term, ReplaceDamage)),
                next_time=True,
            ),
            Duration.END_OF_TURN,
        ),
    )


def _shielded_from_kinds() -> Iterator[Shape]:
    """What is done about damage from sources of each kind."""
    for first, second in (("{a:adjective}", "{b:adjective}"),):
        yield Shape(
            "rider",
            f"if damage from a {first} source is prevented this way, {{x:sentence}}. if damage "
            f"from a {second} source is prevented this way, {{y:sentence}}",
            (
                (
                    IfSo(Matches(SourceOfDamage(), S.a), _of_source(S.x)),
                    IfSo(Matches(SourceOfDamage(), S.b), _of_source(S.y)),
                ),
                True,
            ),
        )


def _excess() -> Iterator[Shape]:
    for words, combat in (("", None), ("combat ", True), ("noncombat ", False)):
        yield Shape("happening#", f"<is|are> dealt excess {words}damage",
                    (when(Kind.IS_DEALT_EXCESS, combat=combat),))  # fmt: skip
    much = via(ExcessOfEvent, lambda term: () if term == ThatMuch() else None)
    for words in ("the excess", "that excess damage"):
        yield Shape("measure", words, much, same_as="that damage")


SHAPES = (
    *_redirected(),
    *_shielded_from_kinds(),
    *_excess(),
    Shape("condition", "you control at least {number} other {what:np.p}", _others_you_control()),
    Shape("sentence1", "you may tap X untapped {what:np.p}. if you do, {then:sentence}",
          _as_many_as_tapped(S.then)),
    Shape("after#", "with a odd mana value", (ManaValueIsOdd(),)),
    Shape("after#", "with a even mana value", (ManaValueIsOdd(False),)),
    Shape("actor.s", "that source", _of_that_source()),
    Shape("recipient", "any target other than that permanent", _any_but_that()),
    *(
        Shape("doing_of_player", f"can't gain life {words}",
              StartForPlayer(SUBJECT, CantGainLife(Who.YOU), duration))
        for words, duration in (("for the rest of the game", Duration.PERMANENT),)
    ),
    Shape("clause", "{who:player.s} {act:doing_of_player}", of_subject(S.who, S.act)),
    Shape("clause", "they {act:doing_of_player}", of_subject(is_that_player(), S.act),
          same_as="that player …"),
    # Players.
    Shape("condition", "a player is dealt damage this way",
          Compare(DoneThisWay("player damaged"), _MORE, 1)),
    Shape("condition", "the player is your opponent", PlayerIs(is_that_player(), Who.OPPONENT),
          ("that player is your opponent",)),
    Shape("condition", "the player is your opponent and has {number} or more cards in hand",
          AllConditions((PlayerIs(is_that_player(), Who.OPPONENT),
                         Compare(CardsInHand(is_that_player()), _MORE, S.number)))),
    Shape("condition", "that player has {number} {sign:than_fewer} cards in hand",
          Compare(CardsInHand(is_that_player()), S.sign, S.number)),
    *(
        Shape("player_event", f"{who} draws a card except the first one they draw in each of their "
              "draw steps", Trigger(Kind.DRAWS, player=player, action="but the first of a step"))
        for who, player in (("an opponent", Who.OPPONENT), ("a player", Who.ANY))
    ),
    Shape("condition", "it is the {number:ordinal} time",
          Compare(TimesThisTurn(Trigger(Kind.PLAYER_DOES, action="this ability resolves")),
                  Comparison.EQUAL, S.number),
          same_as="this is the {number} time this ability has resolved this turn"),
    # Cards.
    Shape("clause", "if a permanent dealt damage by ~ would die this turn, exile it instead",
          ExileInsteadOfDying(DamagedThisWay()),
          same_as="if a creature dealt damage this way would die this turn, exile it instead"),
    *(
        Shape("order", f"return {{what:object}} to the battlefield under {whose} control",
              MoveTo(S.what, Zone.BATTLEFIELD),
              same_as="return {what} to the battlefield under its owner's control")
        for whose in ("their owner 's", "their owners '")
    ),
)  # fmt: skip
