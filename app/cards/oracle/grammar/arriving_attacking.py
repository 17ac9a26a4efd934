"""What is put onto the battlefield attacking: cards, copies, tokens with names; whom it attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import TOKEN, mixed
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT, ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import OpponentsAttacked
from app.terms.conditions import Compare
from app.terms.effects import CreateTokens, MoveTo
from app.terms.instructions import CopyAsToken
from app.terms.library_effects import Dig, PutTheRest, Rest, Taken
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasType,
    IsStatus,
    Itself,
    Owned,
    Selector,
    Status,
    ThatObject,
    This,
    Those,
    Who,
)
from app.terms.zones import Zone

_COPIES = "is a copy of"
_FIELD = Zone.BATTLEFIELD
_SO: dict[str, Any] = {"tapped": True, "attacking": True}
_HOW = "tapped and attacking"
_ONE = "that is a copy"


def _moved() -> Iterator[Shape]:
    """Cards and what was spoken of, put there so."""
    counter: dict[str, Any] = {"counters": ((S.kind, 1),)}
    on_it = "with a {kind:counter_kind} counter on it"
    for words in ("return {what:dead_card} to the battlefield",
                  "put {what:card_in_hand} onto the battlefield"):  # fmt: skip
        yield Shape("order", f"{words} {_HOW} {on_it}", MoveTo(S.what, _FIELD, **_SO, **counter))
    theirs = MoveTo(S.what, _FIELD, False, **_SO)
    yield Shape("order", f"put {{what:dead_card}} onto the battlefield under your control {_HOW}",
                theirs)  # fmt: skip
    yield Shape("order", f"return {{what:object}} to the battlefield under your control {_HOW}",
                theirs)  # fmt: skip
    yield Shape("order", f"put {{what:told_card}} onto the battlefield {_HOW}",
                MoveTo(S.what, _FIELD, **_SO))  # fmt: skip
    for rest in ("the rest {rest}", "put the rest {rest}"):
        yield Shape("sentence2", f"put {{what:told_card}} onto the battlefield {_HOW} and {rest}",
                    (MoveTo(S.what, _FIELD, **_SO), PutTheRest(S.rest)),
                    same_as="{one} and {two}")  # fmt: skip
    yield Shape("order", f"return {{what:that_noun}} to the battlefield {_HOW}",
                MoveTo(S.what, _FIELD, **_SO))  # fmt: skip
    for who in ("that player", "that opponent"):
        for more, walkers in (("", False), (" or a planeswalker they control", True)):
            there = MoveTo(S.what, _FIELD, **_SO, attacks=S.whom, walkers=walkers)
            yield Shape("order", "put {what:card_in_hand} onto the battlefield tapped and "
                        f"attacking {{whom:that_attacked_{who[5:]}}}{more}", there,
                        same_as=None if who == "that player" else "… that player")  # fmt: skip
    for word in ("player", "opponent"):
        yield Shape(f"that_attacked_{word}", f"that {word}", is_that_player())


def _copies() -> Iterator[Shape]:
    """Tokens that are copies, one or several, or one of each of a group."""
    copied = CopyAsToken(S.of, **_SO, who=SUBJECT, exceptions=S.exceptions)
    creates, end = "<creates|create>", "{exceptions:exceptions.s}"
    yield Shape("act#", f"{creates} a token {_ONE} of {{of:object}} that is {_HOW}{end}", copied,
                (f"{creates} a tapped and attacking token {_ONE} of {{of:object}}{end}",
                 f"{creates} a token {_ONE} of {{of:object}} and that is {_HOW}{end}",
                 f"{creates} a token {_ONE} of {{of:object}}{end}. the token enters {_HOW}",
                 f"{creates} a token {_ONE} of {{of:object}}{end}. it enters {_HOW}"))  # fmt: skip
    many = CopyAsToken(S.of, S.count, **_SO, who=SUBJECT)
    for kind, same in (("measure", None), ("counted", None)):
        yield Shape("act#", f"{creates} X tokens that are copies of {{of:object}} and that are "
                    f"{_HOW}, where X is {{count:{kind}}}", many, same_as=same)  # fmt: skip
    for how, pattern in (("tapped and attacking ", _of_each(CopyAsToken(S.of, **_SO))),
                         ("", _of_each(CopyAsToken(S.of)))):  # fmt: skip
        for noun in ("creature", "token", "permanent", "it"):
            that = noun if noun == "it" else f"that {noun}"
            usual = f"create a token that {_COPIES} each …"
            yield Shape("clause", f"for each {{of:np.s}}, create a {how}token {_ONE} of {that}",
                        pattern, same_as=usual)  # fmt: skip


def _of_each(pattern: Any) -> Any:
    """A copy of each object of a group."""

    def forward(of: Any) -> CopyAsToken:
        return CopyAsToken(of, 1, pattern.tapped, pattern.attacking)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, CopyAsToken) or not isinstance(term.of, Selector):
            return None
        if isinstance(term.of, (ThatObject, Itself)) or term != forward(term.of):
            return None
        return (term.of,)

    return via(forward, backward, S.of)


def _named() -> Iterator[Shape]:
    """`create Ragavan, a legendary … token. Ragavan enters tapped and attacking`."""

    def forward(token: Any, name: str) -> CreateTokens:
        if not token.name.startswith(name):
            raise Unfit
        return CreateTokens(token, **_SO, who=SUBJECT)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, CreateTokens):
            return None
        name = term.token.name
        return (term.token, name) if term == forward(term.token, name) else None

    created = "<creates|create> {token:token_called}"
    yield Shape("act#", f"{created}. it enters {_HOW}", CreateTokens(S.token, **_SO, who=SUBJECT))
    yield Shape("act#", f"{created}. {{name}} enters {_HOW}",
                via(forward, backward, S.token, S.name),
                same_as=f"{created}. it enters {_HOW}")  # fmt: skip
    yield Shape("act#", f"<creates|create> a {_HOW} X/X {{token:token_x.s}}, where X is "
                "{size:measure}",
                CreateTokens(S.token, **_SO, who=SUBJECT, size=S.size))  # fmt: skip


def _dug() -> Iterator[Shape]:
    """Of the cards that are looked at one is put there so."""
    end = "on the bottom of your library in a random order"
    taken = Taken(1, _FIELD, S.what, True, tapped=True, attacking=True)
    top = "look at the top {count:number} cards of your library. you may put a {what:card.s}"
    put = f"{top} from among them onto the battlefield {_HOW}"
    yield Shape("order", f"{put}. put the rest {end}",
                Dig(S.count, taken, Rest(Zone.LIBRARY, random=True)),
                (f"{put}. put the rest of the cards {end}",))  # fmt: skip


def _is_number(number: Any) -> bool:
    return isinstance(number, int)


def _the_tokens() -> Iterator[Shape]:
    """`the token`, `the tokens`: those just created."""

    def one(term: Any) -> tuple[()] | None:
        return () if isinstance(term, Those) else None

    for category in ("thing.s", "that_noun"):
        yield Shape(category, "the token", via(lambda: ThatNoun(TOKEN), one), same_as="it")
    yield Shape("thing.p", "the tokens", via(lambda: ThatNoun(TOKEN, True), one), same_as="they")
    yield Shape("object", "the tokens", via(lambda: ThatNoun(TOKEN, True), one), same_as="it")


_COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU), Controlled(Who.YOU)))

SHAPES = (
    *_the_tokens(),
    Shape("event", "you attack with your commander",
          (Trigger(Kind.PLAYER_ATTACKS, _COMMANDER, number=1),)),
    Shape("event", "you attack with ~ and/or your commander",
          (Trigger(Kind.PLAYER_ATTACKS, AnyOf((This(), _COMMANDER)), number=1),)),
    Shape("order", "return {what:object} to the battlefield tapped under their owner 's control",
          MoveTo(S.what, _FIELD, tapped=True),
          ("return {what:object} to the battlefield tapped under their owners ' control",),
          same_as="return {what} to the battlefield tapped under its owner's control"),
    Shape("before_card", "{one:kind_word}, {two:kind_word}, or {three:kind_word} "
          "{type:card_type.s}",
          (mixed(S.one, S.two, S.three), HasType(S.type))),
    *_moved(),
    *_copies(),
    *_named(),
    *_dug(),
    Shape("condition", "you are attacking {number} or more opponents",
          Compare(OpponentsAttacked(), Comparison.AT_LEAST, only(S.number, _is_number))),
    Shape("order", "return {what:that_noun} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="return {what} to its owner's hand"),
)  # fmt: skip
