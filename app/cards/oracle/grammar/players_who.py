"""Players told by what is so of them: `each opponent who lost life this turn`, and how many there
are of those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.conditions import Compare, Exists, HappenedThisTurn, NotCondition
from app.terms.players import PlayersWho
from app.terms.selectors import Comparison, Controlled, Owned, Who

_THEY = Who.TRIGGERING_PLAYER
_SO = "said_of_player#"
_THEIRS, _YOURS = Controlled(_THEY), Controlled(Who.YOU)
_MORE, _AT_LEAST = Comparison.GREATER, Comparison.AT_LEAST


def _number(of: Any) -> Any:
    """How many such objects a player controls."""
    return am.CountOf(whose(of, S.what))


def _have() -> Iterator[Shape]:
    """What players control and have."""
    control = "<controls|control>"
    theirs = whose(_THEIRS, S.what)
    yield Shape(_SO, f"{control} {{what:some}}", Exists(theirs))
    yield Shape(_SO, f"{control} {{number}} {{sign:than_fewer}} {{what:kind.p}}",
                Exists(theirs, S.sign, S.number))  # fmt: skip
    yield Shape(_SO, f"{control} no {{what:kind.p}}", NotCondition(Exists(theirs)))
    for word, sign in (("more", _MORE), ("fewer", Comparison.LESS)):
        yield Shape(_SO, f"{control} {word} {{what:kind.p}} than you",
                    Compare(_number(_THEIRS), sign, _number(_YOURS)),
                    (f"{control} {word} {{what:kind.p}} than you do",))  # fmt: skip
    most = am.MostOfPlayers(Who.ANY, _number(Controlled(Who.ANY)))
    yield Shape(_SO, f"{control} the most {{what:kind.p}}",
                Compare(_number(_THEIRS), _AT_LEAST, most))  # fmt: skip
    have = "<has|have>"
    life, cards = am.LifeTotal(_THEY), am.CardsInHand(_THEY)
    for word, sign in (("more", _MORE), ("less", Comparison.LESS)):
        yield Shape(_SO, f"{have} {word} life than you",
                    Compare(life, sign, am.LifeTotal(Who.YOU)))  # fmt: skip
    for word, sign in (("more", _MORE), ("fewer", Comparison.LESS)):
        yield Shape(_SO, f"{have} {word} cards in hand than you",
                    Compare(cards, sign, am.CardsInHand(Who.YOU)),
                    (f"{have} {word} cards in their hand than you",))  # fmt: skip
    yield Shape(_SO, f"{have} {{number}} {{sign:than_fewer}} cards in hand",
                Compare(cards, S.sign, S.number))  # fmt: skip
    yield Shape(_SO, f"{have} {{number:numeral}} {{sign:than_less}} life",
                Compare(life, S.sign, S.number))  # fmt: skip
    yield Shape(_SO, f"{have} {{number}} {{sign:than_fewer}} {{kind:counter_kind}} counters",
                Compare(am.CountersOfPlayer(_THEY, S.kind), S.sign, S.number))  # fmt: skip


def _past() -> Iterator[Shape]:
    """What they have done this turn, and what has happened to them."""
    yield Shape(_SO, "lost life this turn",
                HappenedThisTurn(Trigger(Kind.LOSES_LIFE, player=_THEY)))  # fmt: skip
    yield Shape(_SO, "lost {number:numeral} or more life this turn",
                Compare(am.LostThisTurn(_THEY), _AT_LEAST, S.number))  # fmt: skip
    for kind, combat in (("", None), ("combat ", True)):
        hurt = Trigger(Kind.IS_DEALT_DAMAGE, player=_THEY, combat=combat)
        yield Shape(_SO, f"<was|were> dealt {kind}damage this turn", HappenedThisTurn(hurt))
    yield Shape(_SO, "drew {number} or more cards this turn",
                HappenedThisTurn(Trigger(Kind.DRAWS, player=_THEY), S.number))  # fmt: skip
    yield Shape(_SO, "discarded a card this turn",
                HappenedThisTurn(Trigger(Kind.DISCARDS, player=_THEY)))  # fmt: skip
    yield Shape(_SO, "cast a {what:np.s} this turn",
                HappenedThisTurn(Trigger(Kind.CAST, S.what, player=_THEY)))  # fmt: skip


def _this_way() -> Iterator[Shape]:
    """What they have given up as the same text had them do it."""
    for did, did_not, done, what in (
        ("discarded a {what:card.s}", "discard a {what:card.s}", "discarded",
         whose(Owned(_THEY), S.what)),
        ("sacrificed {what:some}", "sacrifice {what:some}", "sacrificed", whose(_THEIRS, S.what)),
    ):  # fmt: skip
        so = Compare(am.DoneThisWay(done, what), _AT_LEAST, 1)
        yield Shape(_SO, f"{did} this way", so)
        yield Shape(_SO, f"did not {did_not} this way", NotCondition(so))


def _players() -> Iterator[Shape]:
    for word, who in (("player", Who.ANY), ("opponent", Who.OPPONENT)):
        which = "{so:said_of_player.s}"
        number = am.PlayersMatching(who, S.so)
        yield Shape("player.s", f"each {word} who {which}", PlayersWho(who, S.so),
                    (f"each {word} that {which}",))  # fmt: skip
        yield Shape("each", f"{word} who {which}", number, (f"{word} that {which}",))
        which = "{so:said_of_player.p}"
        yield Shape("counted", f"the number of {word}s who {which}", number,
                    (f"the number of {word}s that {which}",))  # fmt: skip


SHAPES = (
    *_have(),
    *_past(),
    *_this_way(),
    *_players(),
)
