"""Keywords that objects gain where others have them."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import AddKeywordsOf
from app.terms.instructions import GainWhatOthersHave
from app.terms.relations import ExiledWith
from app.terms.selectors import AllOf, Controlled, HasCounter, This, Who
from app.terms.zones import Zone


def _shared(among: Any, zone: Zone) -> Any:
    """The first keyword is named twice, the others after it."""

    def forward(what: Any, among: Any, until: Any, one: str, same: str, rest: Any) -> Any:
        if one != same:
            raise Unfit
        return GainWhatOthersHave(what, among, (one, *rest), until, zone)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, GainWhatOthersHave) or term.zone is not zone:
            return None
        one, *rest = term.keywords
        return term.what, term.among, term.duration, one, one, tuple(rest)

    return via(forward, backward, S.what, among, S.until, S.one, S.same, S.rest)


def _static(among: Any, zone: Zone) -> Any:
    """The keywords that a subject shares with cards elsewhere, as long as they have them."""

    def forward(subject: Any, among: Any, one: str, same: str, rest: Any) -> StaticAbility:
        if one != same:
            raise Unfit
        shares = AddKeywordsOf(among, (one, *rest), zone)
        return StaticAbility((ContinuousChange(subject, (shares,)),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case StaticAbility((ContinuousChange(subject, (AddKeywordsOf() as shares,)),)):
                one, *rest = shares.keywords
                values = subject, shares.among, one, one, tuple(rest)
                return values if forward(*values) == term else None
            case _:
                return None

    return via(forward, backward, S.subject, among, S.one, S.same, S.rest)


_GAIN = "{what:group} gain {one:shared_one} {until} if"
_GAINS = "{what:actor.s} gains {one:shared_one} {until} if"
_WITH = "with {same:shared_one}. the same is true for {rest:shared}"
_SAME = "has {same:shared_one}. the same is true for {rest:shared}"
_HAS = "{subject:one} has {one:shared_one}"
_BY_IT = "a card exiled with it"
_EXILED = ExiledWith(This())
_HAS_SAME = "{subject:one} has {same:shared_one}. the same is true for {rest:shared}."
_COUNTED: Any = AllOf((S.card, HasCounter(S.kind)))


SHAPES = (
    Shape("sentence1", f"{_GAIN} a {{among:np.s}} {_SAME}", _shared(S.among, Zone.BATTLEFIELD)),
    Shape("sentence1", f"{_GAIN} a {{among:card.s}} in your graveyard {_SAME}",
          _shared(whose(Controlled(Who.YOU), S.among), Zone.GRAVEYARD)),
    Shape("sentence1", f"{_GAINS} you control a {{among:noun.s}} {_WITH}",
          _shared(whose(Controlled(Who.YOU), S.among), Zone.BATTLEFIELD)),
    Shape("static", "as long as a {among:card.s} with {one:shared_one} is in a graveyard, "
          + _HAS_SAME, _static(S.among, Zone.GRAVEYARD)),
    Shape("static", "as long as a card exiled with ~ has {one:shared_one}, " + _HAS_SAME,
          _static(_EXILED, Zone.EXILE)),
    Shape("static", f"{_HAS} as long as {_BY_IT} {_SAME}.",
          _static(_EXILED, Zone.EXILE), same_as="as long as a card exiled with ~ has …"),
    Shape("static", "as long as a exiled {card:card.s} with a {kind:counter_kind} counter on it "
          "has {one:shared_one}, " + _HAS_SAME, _static(_COUNTED, Zone.EXILE)),
)  # fmt: skip
