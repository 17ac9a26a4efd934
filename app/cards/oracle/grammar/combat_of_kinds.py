"""More phrases of combat: what has a keyword of any number, base power alone, what another player
controls of yours; changes for each of something beside others; combat phases after this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import scaled
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicate import join, split
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.terms.abilities import StaticAbility
from app.terms.changes import SetPowerToughness
from app.terms.conditions import AllConditions, During, Exists, IsTurnOf, Matches
from app.terms.instructions import MorePhases
from app.terms.modifications import MustBeBlocked
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasKeyword,
    HasType,
    IsStatus,
    Not,
    Owned,
    PowerIs,
    Status,
    ToughnessIs,
    Who,
)
from app.terms.steps import Phase, Step
from app.terms.types import CardType

_MINE, _YOURS = Controlled(Who.YOU), Owned(Who.YOU)
_MORE = "there is an additional combat phase"


def _keywords() -> Iterator[Shape]:
    """`with toxic`, `card with cycling`."""
    for kind in ("number_keyword", "cost_keyword"):
        has = HasKeyword(S.keyword)
        yield Shape("ending#", f"with {{keyword:{kind}}}", has)
        yield Shape("ending#", f"without {{keyword:{kind}}}", Not(has))
        yield Shape("condition", f"{{one}} has {{keyword:{kind}}}", Matches(S.one, has))


def _the_one() -> Any:
    """What the only creature of a player has."""

    def forward(what: Any, predicates: Any) -> StaticAbility:
        mine = _whose_mine(what)
        return settled(join(mine, predicates), Exists(mine, Comparison.EQUAL, 1))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, StaticAbility) or not isinstance(term.condition, Exists):
            return None
        mine = term.condition.what
        found = split(term.effects)
        same = StaticAbility(term.effects, Exists(mine, Comparison.EQUAL, 1))
        if found is None or found[0] != mine or term != same:
            return None
        if not isinstance(mine, AllOf) or mine.of[-1] != _MINE or len(mine.of) < 2:
            return None
        return mine.of[0] if len(mine.of) == 2 else AllOf(mine.of[:-1]), found[1]

    return via(forward, backward, S.what, S.predicates)


def _whose_mine(what: Any) -> Any:
    return AllOf((*(what.of if isinstance(what, AllOf) else (what,)), _MINE))


def _blocked_by_all() -> Iterator[Shape]:
    """And whatever is able to block it does."""
    lures = "all creatures able to block <it|them> do so"
    drawn = (MustBeBlocked(SUBJECT, by_all=True, by=CREATURE),)
    yield Shape("predicates#", f"{{one:predicate#}} and {lures}", (S.one, drawn))
    yield Shape("predicates#", f"{{one:predicate#}} and {{two:predicate#}}, and {lures}",
                (S.one, S.two, drawn))  # fmt: skip


_MAIN = During((Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN))

SHAPES = (
    *_keywords(),
    *_blocked_by_all(),
    Shape("static", "as long as you control exactly one {what:np.s}, that creature "
          "{predicates:predicates.s}.", _the_one()),
    Shape("adjective", "enchanted creature or enchantment",
          AnyOf((IsStatus(Status.ENCHANTED), HasType(CardType.ENCHANTMENT)))),
    Shape("condition", "it is your main phase", AllConditions((IsTurnOf(Who.YOU), _MAIN))),
    Shape("ending#", "you own but do not control", AllOf((_YOURS, Not(_MINE)))),
    Shape("ending#", "you control but do not own", AllOf((_MINE, Not(_YOURS)))),
    Shape("ending#", "with power or toughness {number:numeral} {sign:than_less}",
          AnyOf((PowerIs(S.sign, S.number), ToughnessIs(S.sign, S.number)))),
    Shape("changing#", "<has|have> base power {power:numeral}",
          (SetPowerToughness(S.power, None),)),
    Shape("changing#", "<gets|get> {change} for each {each}", (scaled(S.change, S.each),),
          same_as="<gets|get> {change} until end of turn for each {each}"),
    Shape("clause", f"after this combat phase, {_MORE}", MorePhases((Phase.COMBAT,)),
          same_as=f"after this phase, {_MORE}"),
    *(
        Shape("clause", f"{_MORE} after this phase{comma} followed by an additional main phase",
              MorePhases((Phase.COMBAT, Phase.POSTCOMBAT_MAIN)),
              same_as="after this main phase, …")
        for comma in ("", ",")
    ),
)  # fmt: skip
