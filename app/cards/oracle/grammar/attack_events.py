"""More events of attacking: with exactly so many, with another that is named, at an opponent."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import LifeTotal
from app.terms.conditions import Exists, HasMore, NotCondition
from app.terms.selectors import AllOf, Comparison, Controlled, Host, IsStatus, Status, This, Who

_BY_PLAYER = Kind.PLAYER_ATTACKS
_YOURS = Controlled(Who.YOU)
_THAT = Who.TRIGGERING_PLAYER
_BEGINS = "you attack"


def _exactly() -> Iterator[Shape]:
    """`you attack with exactly two creatures`."""
    attacking = whose(IsStatus(Status.ATTACKING), whose(_YOURS, S.who))
    yield Shape(
        "event",
        "you attack with exactly {number} {who:np.p}",
        (Trigger(_BY_PLAYER, AllOf((S.who, _YOURS)), number=S.number,
                 condition=Exists(attacking, Comparison.EQUAL, S.number)),),
    )  # fmt: skip


def _whom() -> Iterator[Shape]:
    """Opponents, and what they control."""
    one, walkers = "one of your opponents", "planeswalker they control"
    for words, permanents in (
        ("an opponent", False),
        (f"{one} or a {walkers}", True),
        (f"{one} or a planeswalker an opponent controls", True),
    ):
        same_as = one if words == "an opponent" else None
        if words.endswith("opponent controls"):
            same_as = f"{one} or a {walkers}"
        yield Shape("happening#", f"<attacks|attack> {words}",
                    (when(Kind.ATTACKS, player=Who.OPPONENT, permanents=permanents),),
                    same_as=same_as)  # fmt: skip


SHAPES = (
    *_exactly(),
    *_whom(),
    Shape("event", f"{_BEGINS} a player with one or more {{who:np.p}}",
          (Trigger(_BY_PLAYER, AllOf((S.who, _YOURS)), player=Who.ANY, number=1),)),
    Shape("event", "you attack enchanted player",
          (Trigger(_BY_PLAYER, _YOURS, player=Who.ENCHANTED_PLAYER),)),
    Shape("event", "you attack with ~ and another {others:np.s}",
          (Trigger(Kind.ATTACKS, This(), other=S.others, number=1),),
          same_as="~ and at least one other {others} attack"),
    Shape("event", "enchanted creature and at least one other {others:np.s} attack",
          (Trigger(Kind.ATTACKS, Host(), other=S.others, number=1),),
          ("equipped creature and at least one other {others:np.s} attack",)),
    Shape("condition", "no opponent has more life than that player",
          NotCondition(HasMore(Who.OPPONENT, LifeTotal(Who.OPPONENT), LifeTotal(_THAT)))),
)  # fmt: skip
