"""Players that are chosen, what they get besides; cards by where they are and what they can do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import of_one_subject
from app.cards.oracle.grammar.nouns import OUTLAW, PERMANENT, is_head
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT, Chosen, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, CREATURE, chosen, target, that_target
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import Compare, Matches
from app.terms.effects import (
    DealDamage,
    Duration,
    GainLife,
    GivePlayerCounters,
    MoveTo,
    PlayerOrControllerOf,
    SacrificeSome,
    TargetChoice,
)
from app.terms.library_effects import ChooseIt, MayPlayLater
from app.terms.relations import CastFrom, ExiledWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    EarlierTargets,
    HasKeyword,
    HasSubtype,
    IsColor,
    IsStatus,
    Not,
    SomeOf,
    Status,
    This,
    Who,
)
from app.terms.zones import Zone

_SO = "this way"
_YOURS = Controlled(Who.YOU)
_THAT_CARD: Any = ThatNoun(Anything())
_OTHERS = AllOf((Not(EarlierTargets()), ANY))


def _qualified(term: Any) -> bool:
    """Whether something is said of it before its head, and nothing after."""
    return isinstance(term, AllOf) and is_head(term.of[-1]) and len(term.of) > 1


def _either() -> Any:
    """One of two kinds, of which each is told apart: of the same color, or denied something."""

    def forward(one: Any, two: Any) -> AnyOf:
        if not _qualified(one) or not _qualified(two):
            raise Unfit
        if one.of[0] != two.of[0] and not isinstance(two.of[0], Not):
            raise Unfit
        return AnyOf((one, two))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AnyOf) or len(term.of) != 2 or not all(map(_qualified, term.of)):
            return None
        one, two = term.of
        return (one, two)

    return via(forward, backward, S.one, S.two)


def _up_to_others() -> Any:
    def forward(count: int) -> Chosen:
        return Chosen(TargetChoice(_OTHERS, Who.ANY, count=count, up_to=True))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen):
            return None
        count = term.choice.count
        return (count,) if forward(count).choice == term.choice and count > 1 else None

    return via(forward, backward, S.count)


def _exiled(what: Any) -> Any:
    """Such a card that the same object has exiled."""

    def forward(what: Any) -> AllOf:
        return AllOf((ExiledWith(This()), *(what.of if isinstance(what, AllOf) else (what,))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != ExiledWith(This()) or len(term.of) < 2:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    return via(forward, backward, what)


def _pairs_in_turn(first: Any, rest: Any) -> Any:
    def forward(first: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*first, *rest)

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) == 4
        return (term[:2], term[2:]) if fits else None

    return via(forward, backward, first, rest)


def _players() -> Iterator[Shape]:
    for words, who in (("target opponent", Who.OPPONENT), ("target player", Who.ANY)):
        player: Any = chosen(who=who)
        yield Shape("clause", f"choose {words}", ChooseIt(player))
    yield Shape("fact.s", "gets a additional {kind:counter_kind} counter",
                GivePlayerCounters(SUBJECT, S.kind),
                same_as="gets a {kind} counter")  # fmt: skip
    yield Shape("order", "gain {amount:numeral} life", GainLife(Who.YOU, S.amount),
                same_as="you gain {amount} life")  # fmt: skip
    yield Shape(
        "pair",
        "{who:player.s} sacrifices a {one:np.s} and a {two:np.s} of their choice",
        of_one_subject(S.who, SacrificeSome(SUBJECT, S.one), SacrificeSome(SUBJECT, S.two)),
        same_as="{one} and {two}",
    )
    yield Shape("effects", "{one:pair}, then {two:pair}", _pairs_in_turn(S.one, S.two),
                same_as="{one}. {two}")  # fmt: skip


def _past() -> Iterator[Shape]:
    entered = am.TimesThisTurn(Trigger(Kind.ENTERS, whose(_YOURS, S.what)))
    yield Shape("condition", "you had {number} or more {what:np.p} enter the battlefield under "
                "your control this turn", Compare(entered, Comparison.AT_LEAST, S.number),
                same_as="{number} or more {what} entered … under your control")  # fmt: skip
    yield Shape("past", "you have surveilled",
                Trigger(Kind.PLAYER_DOES, player=Who.YOU, action="surveilled"),
                same_as="you surveilled")  # fmt: skip
    yield Shape("past", "you put a counter on a {what:np.s}",
                Trigger(Kind.COUNTERS_PUT, S.what, player=Who.YOU))  # fmt: skip


SHAPES = (
    *_players(),
    *_past(),
    Shape("recipient", "each of up to {count:number} other targets", _up_to_others()),
    Shape("ending#", "that creature 's controller controls",
          Controlled(PlayerOrControllerOf(that_target(CREATURE))),
          ("with the same controller",),
          same_as="that player or that planeswalker's controller controls"),
    Shape("measure", f"the power of the card returned {_SO}",
          via(lambda: am.PowerOf(_THAT_CARD),
              lambda term: () if isinstance(term, am.PowerOf) else None),
          same_as="that card's power"),
    *(
        Shape("condition", "that target is {state}", Matches(that_target(kind), S.state),
              same_as="it is {state}")
        for kind in (ANY, PERMANENT)
    ),
    Shape("state", "{one:color} and/or {two:color}", AnyOf((IsColor(S.one), IsColor(S.two)))),
    Shape("played_one", "your commander from the command zone",
          SomeOf(AllOf((IsStatus(Status.COMMANDER), CastFrom(Zone.COMMAND))))),
    Shape("order", "put a {what:card.s} exiled with ~ onto the battlefield under your control",
          MoveTo(SomeOf(_exiled(S.what)), Zone.BATTLEFIELD, under_owners_control=False)),
    Shape("clause", "you may play {what:played_one} for as long as you control ~",
          MayPlayLater(S.what, Duration.WHILE_YOU_CONTROL)),
    Shape("adjective", "non outlaw", Not(OUTLAW)),
    Shape("ending#", "with a cycling ability", HasKeyword("cycling"), same_as="that has cycling"),
    Shape("clause", "~ deal {amount:numeral} damage to {to:recipient}",
          DealDamage(S.amount, S.to, This()), same_as="~ deals {amount} damage to {to}"),
    Shape("thing.s", "target {one:np.s} or {two:np.s}", target(_either())),
    Shape("ending#", "that <is|are> a {one:subtype.s} or a {two:subtype.s}",
          AnyOf((HasSubtype(S.one), HasSubtype(S.two))), same_as="that is a {one} or {two}"),
)  # fmt: skip
