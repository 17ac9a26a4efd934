"""Events of combat that are more than one happening of one object: who attacks whom, while what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.events import watched, when
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, joined, only
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import ability_of
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import StaticAbility, Trigger
from app.terms.conditions import During
from app.terms.modifications import MayExert
from app.terms.selectors import AllOf, Anything, Controlled, Selector, This, Who
from app.terms.steps import COMBAT_STEPS, Step

_BY_PLAYER = Kind.PLAYER_ATTACKS
_ATTACKERS: tuple[tuple[str, Selector], ...] = (
    ("a player", Anything()),
    ("an opponent", Controlled(Who.OPPONENT)),
)
_WALKERS = "planeswalkers you control"
_ATTACKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    (" you", {"player": Who.YOU}),
    (f" you and/or one or more {_WALKERS}", {"player": Who.YOU, "permanents": True}),
    (" enchanted player", {"player": Who.ENCHANTED_PLAYER}),
    (" one of your opponents", {"player": Who.OPPONENT}),
)


def _players() -> Iterator[Shape]:
    for words, subject in _ATTACKERS:
        for more, whom in _ATTACKED:
            yield Shape("event", f"{words} attacks{more}", (Trigger(_BY_PLAYER, subject, **whom),),
                        (f"{words} attacks{more} with one or more creatures",))  # fmt: skip
            yield Shape(
                "event",
                f"{words} attacks{more} with {{number}} or more creatures",
                (Trigger(_BY_PLAYER, subject, number=S.number, **whom),),
            )
    for more, whom in _ATTACKED[1:]:
        yield Shape("happening#", f"<attacks|attack>{more}", (when(Kind.ATTACKS, **whom),))


def _apart(happenings: Any) -> bool:
    """Whether two happenings are said one after the other: not `blocks or becomes blocked by a
    creature`, where both are about the creature."""
    first, second = (each.kind for each in happenings[:2])
    return not (first is Kind.BLOCKS and second is Kind.BECOMES_BLOCKED_BY)


_BOTH = only(joined(S.one, S.two), lambda term: len(term) == 2 and _apart(term))
_ALL = only(joined(S.one, S.two, S.three), lambda term: len(term) == 3)

SHAPES = (
    *_players(),
    Shape("event", "enchanted player is attacked",
          (Trigger(_BY_PLAYER, Anything(), player=Who.ENCHANTED_PLAYER),),
          same_as="a player attacks enchanted player"),
    Shape("event", "{number} or more {who:kind.p} attack a player",
          (Trigger(_BY_PLAYER, S.who, player=Who.ANY, number=S.number),)),
    Shape("event", "{number} or more {who:kind.p} attack",
          (Trigger(_BY_PLAYER, S.who, number=S.number),)),
    Shape("event", "you attack with one or more other {who:np.p}",
          (Trigger(_BY_PLAYER, AllOf((other(S.who), Controlled(Who.YOU))), number=1),)),
    *(
        Shape("happening#", f"<deals|deal> {kind}damage to one of your opponents",
              (when(Kind.DEALS_DAMAGE, player=Who.OPPONENT, combat=combat),),
              same_as=f"<deals|deal> {kind}damage to an opponent")
        for kind, combat in (("", None), ("combat ", True))
    ),
    # Two happenings.
    Shape("event", "{who:one} {one:happening.s} or {two:happening.s}", watched(S.who, _BOTH)),
    Shape("event", "{who:some} {one:happening.s} or {two:happening.s}", watched(S.who, _BOTH)),
    *(
        Shape("event", f"{{who:{category}}} {{one:happening.s}}, {{two:happening.s}}, or "
              "{three:happening.s}", watched(S.who, _ALL))
        for category in ("one", "some")
    ),
    # What must be so as it happens.
    Shape("event", "{who:one} attacks while {condition}",
          (Trigger(Kind.ATTACKS, S.who, condition=S.condition),)),
    Shape("event", "{who:some} attacks while {condition}",
          (Trigger(Kind.ATTACKS, S.who, condition=S.condition),)),
    Shape("event", "you attack while {condition}",
          (Trigger(_BY_PLAYER, Controlled(Who.YOU), condition=S.condition),)),
    Shape("event", "{who:one} dies during combat",
          (Trigger(Kind.DIES, S.who, condition=During(COMBAT_STEPS)),)),
    Shape("happening#", "<attacks|attack> the player with the most life or tied for most life",
          (when(Kind.ATTACKS, player=Who.MOST_LIFE),)),
    # A name that is plural.
    Shape("event", "~ {does:happening.p}", watched(This(), S.does), same_as="~ {does:happening.s}"),
    # Steps.
    Shape("at_end", "at end of combat on your turn",
          (Trigger(Kind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.END_OF_COMBAT),)),
    # Exerting (CR 701.43).
    Shape("event", "you exert {who:some}", (Trigger(Kind.EXERTED, S.who, player=Who.YOU),)),
    Shape("core", "you may exert {one} as it attacks", (MayExert(S.one),)),
    Shape("when_exerted", "when you do, {effects:outcome}",
          ability_of((Trigger(Kind.EXERTED, This()),), S.effects)),
    Shape("line", "you may exert ~ as it attacks. {rest:when_exerted}",
          (StaticAbility((MayExert(This()),)), S.rest),
          ("you may exert ~ as he attacks. {rest:when_exerted}",
           "you may exert ~ as she attacks. {rest:when_exerted}")),
)  # fmt: skip
