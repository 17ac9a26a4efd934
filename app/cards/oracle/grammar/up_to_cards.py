"""`Up to` so many cards that a player draws or discards; what a player may do later."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.player_actions import may
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import chosen
from app.terms.amounts import AnyNumber, CardsInHand, MostThisWay
from app.terms.conditions import Compare
from app.terms.effects import DiscardCards, DrawCards, MoveTo, RemoveCountersFrom
from app.terms.instructions import ExchangeLife, KeywordAction
from app.terms.library_effects import SearchLibrary, ZoneIntoLibrary
from app.terms.life import ExchangeWithLife
from app.terms.selectors import (
    AllOf,
    Comparison,
    InZone,
    IsStatus,
    Owned,
    SomeOf,
    Status,
    This,
    Who,
)
from app.terms.zones import Zone

_HAND = CardsInHand(Who.YOU)
_COMMANDER = AllOf((InZone(Zone.COMMAND), IsStatus(Status.COMMANDER), Owned(Who.YOU)))
_CARDS, _GRAVEYARD, _LIBRARY = "the cards", "their graveyard", "their library"
_CARD, _OWN, _RANDOM = "that card", "your hand", "at random"
_TWO: Any = chosen(who=Who.ANY, count=2)
_TWO_LIVES = ExchangeLife(_TWO, None)
_MOST = AnyNumber(S.count)

SHAPES = (
    Shape("act#", "<draws|draw> up to {count:number} cards", DrawCards(SUBJECT, _MOST)),
    Shape("act#", "<discards|discard> up to {count:number} cards", DiscardCards(SUBJECT, _MOST)),
    Shape("player.s", "up to one target player", chosen(who=Who.ANY, up_to=True)),
    Shape("player.s", "up to one target opponent", chosen(who=Who.OPPONENT, up_to=True)),
    *(
        Shape("act.s", f"puts all {_CARDS} {where} {_GRAVEYARD} on the bottom of {_LIBRARY} in a "
              "random order", ZoneIntoLibrary(SUBJECT, (Zone.GRAVEYARD,), bottom=True),
              same_as=None if where == "from" else "puts all the cards from …")
        for where in ("from", "in")
    ),
    Shape("act.s", "manifests the top card of their library", KeywordAction("manifest", SUBJECT)),
    Shape("act.s", "manifests dread", KeywordAction("manifest dread", SUBJECT)),
    Shape("act#", "<draws|draw> cards equal to the greatest number of cards a player discarded "
          "this way", DrawCards(SUBJECT, MostThisWay())),
    Shape("condition", "you have fewer than {count:number} cards in hand",
          Compare(_HAND, Comparison.LESS, S.count)),
    Shape("sentence2", f"search your library for a {{what:card.s}}, put {_CARD} into {_OWN}, "
          f"discard a card {_RANDOM}, then shuffle",
          (SearchLibrary(S.what, Zone.HAND), DiscardCards(Who.YOU, at_random=True)),
          same_as="search your library for a {what}, put it into your hand, then shuffle. …"),
    Shape("order", "remove up to {count:number} counters from {what:object}",
          RemoveCountersFrom(S.what, None, AnyNumber(S.count))),
    Shape("order", "put your commander into your hand from the command zone",
          MoveTo(SomeOf(_COMMANDER), Zone.HAND)),
    *(
        Shape(category, f"{have}two target players exchange life totals",
              _TWO_LIVES)
        for category, have in (("clause", ""), ("allowed1", "have "))
    ),
    *(
        Shape("order", f"exchange {whose} life total with ~ 's {measure}",
              ExchangeWithLife(who, This(), measure))
        for whose, who in (("your", Who.YOU), ("{who:player.s} 's", S.who))
        for measure in ("power", "toughness")
    ),
    Shape("clause_now", "{who:player.s} may {act:act.p}", may(S.who, S.act)),
)  # fmt: skip
