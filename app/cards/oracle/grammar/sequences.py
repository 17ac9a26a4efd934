"""More ways in which effects stand together: permission in the middle, two tokens, two players,
what is chosen first."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.clauses import joined_pair, of_subject
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ValueOfX
from app.terms.effects import CreateTokens
from app.terms.instructions import AtOnce, MayDo
from app.terms.library_effects import ChooseIt
from app.terms.modifications import EntersTapped, EntersWithCounters
from app.terms.selectors import Who


def _at_once(*effects: Any) -> Any:
    return AtOnce(tuple(effects))


def _each(who: Any, effect: Any) -> Any:
    """You and another player do the same at once."""
    whole = of_subject(who, effect)

    def forward(who: Any, effect: Any) -> AtOnce:
        return AtOnce((whole.forward(Who.YOU, effect), whole.forward(who, effect)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AtOnce) or len(term.effects) != 2:
            return None
        mine, theirs = map(whole.backward, term.effects)
        if mine is None or theirs is None or mine[0] != Who.YOU or mine[1] != theirs[1]:
            return None
        return tuple(theirs)

    return via(forward, backward, who, effect)


_TOP = "reveal the top card of your library"
_THEN_MAY = "{one}. you may {effects}"
SHAPES = (
    Shape("sentence2", "{one:clause}, then you may {effects:allowed}", (S.one, MayDo(S.effects)),
          same_as=_THEN_MAY),
    Shape("sentence2", "{one:clause} and you may {effects:allowed}", (S.one, MayDo(S.effects)),
          same_as=_THEN_MAY),
    Shape("sentence2", "{one:clause}, and you may {effects:allowed}", (S.one, MayDo(S.effects)),
          same_as=_THEN_MAY),
    *(
        Shape("sentence3", f"{two}, then you may {{effects:allowed}}", pattern,
              same_as=_THEN_MAY)
        for two, pattern in (
            ("{one:clause} and {two:clause}", (S.one, S.two, MayDo(S.effects))),
            ("{pair}", joined_pair(S.pair, MayDo(S.effects))),
        )
    ),
    # Two kinds of tokens at once.
    Shape("clause", "create a {one:token.s} and a {two:token.s}",
          _at_once(CreateTokens(S.one), CreateTokens(S.two))),
    Shape("clause", "create X {one:token.p} and X {two:token.p}",
          _at_once(CreateTokens(S.one, ValueOfX()), CreateTokens(S.two, ValueOfX()))),
    Shape("clause", "create {first:number} {one:token.p} and {count:number} {two:token.p}",
          _at_once(CreateTokens(S.one, S.first), CreateTokens(S.two, S.count))),
    Shape("clause", "create {first:number} {one:token.p} and a {two:token.s}",
          _at_once(CreateTokens(S.one, S.first), CreateTokens(S.two))),
    Shape("clause", "create a {one:token.s} and {count:number} {two:token.p}",
          _at_once(CreateTokens(S.one), CreateTokens(S.two, S.count))),
    Shape("clause", "create a {one:token.s}, a {two:token.s}, and a {three:token.s}",
          _at_once(CreateTokens(S.one), CreateTokens(S.two), CreateTokens(S.three))),
    # What is chosen before something is done with it.
    Shape("clause", "choose {what:thing.s}", ChooseIt(S.what)),
    Shape("clause", "choose {what:thing.p}", ChooseIt(S.what)),
    # How permanents enter.
    Shape("predicate#", "<enters|enter> tapped with a {kind:counter_kind} counter on <it|them>",
          (EntersTapped(SUBJECT), EntersWithCounters(SUBJECT, S.kind))),
    Shape("predicate#", "<enters|enter> tapped with {count:number} {kind:counter_kind} counters on "
          "<it|them>", (EntersTapped(SUBJECT), EntersWithCounters(SUBJECT, S.kind, S.count))),
    Shape("clause", "you and {who:player.s} each {act:act.p}", _each(S.who, S.act)),
    Shape("clause", "you and {who:player.s} each {fact:fact.p}", _each(S.who, S.fact)),
)  # fmt: skip
