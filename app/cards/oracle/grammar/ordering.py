"""Instructions to the controller of the ability: destroy, exile, tap, return, put counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch, ValueOfX
from app.terms.changes import ChangeControl
from app.terms.conditions import ClashWon
from app.terms.effects import (
    DestroyIt,
    Duration,
    MoveTo,
    PutCountersOn,
    RegenerateIt,
    RemoveCountersFrom,
    RemoveFromCombat,
    SacrificeIt,
    SacrificeSome,
    StartChange,
    TapIt,
    UntapIt,
)
from app.terms.instructions import (
    AttachIt,
    Choose,
    CounterIt,
    DoubleCounters,
    ExileInsteadOfDying,
    ExileUntilSourceLeaves,
    GetEmblem,
    KeywordAction,
    LookAtHand,
    MorePhases,
    PutIntoLibrary,
)
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import AllOf, Anything, Controlled, DamagedThisWay, InZone, SomeOf, Who
from app.terms.steps import Phase
from app.terms.zones import Zone


def of_hand(card: Any) -> Any:
    """Cards in your hand: the zone and whose it is are part of what they are."""

    def forward(card: Any) -> AllOf:
        parts = card.of if isinstance(card, AllOf) else () if card == Anything() else (card,)
        return AllOf((InZone(Zone.HAND), *parts, Controlled(Who.YOU)))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != InZone(Zone.HAND):
            return None
        rest = term.of[1:-1]
        return (Anything() if not rest else rest[0] if len(rest) == 1 else AllOf(rest),)

    return via(forward, backward, card)


def _searches() -> Iterator[Shape]:
    """`search your library for a basic land card, put it onto the battlefield, then shuffle`."""
    ends = (
        ("reveal {it}, put {it} into your hand, then shuffle", Zone.HAND, False, True),
        ("put {it} into your hand, then shuffle", Zone.HAND, False, False),
        ("put {it} onto the battlefield, then shuffle", Zone.BATTLEFIELD, False, False),
        ("put {it} onto the battlefield tapped, then shuffle", Zone.BATTLEFIELD, True, False),
        ("put {it} into your graveyard, then shuffle", Zone.GRAVEYARD, False, False),
    )
    for end, zone, tapped, reveal in ends:
        rest: tuple[Any, ...] = (tapped, reveal)
        one = end.replace("{it}", "it")
        same = (one.replace("put it", "put that card", 1),) if "put it" in one else ()
        yield Shape(
            "order",
            f"search your library for a {{what:card.s}}, {one}",
            SearchLibrary(S.what, zone, 1, False, *rest),
            tuple(f"search your library for a {{what:card.s}}, {other}" for other in same),
        )
        yield Shape(
            "order",
            "search your library for up to {count:number} {what:card.p}, "
            + end.replace("{it}", "them"),
            SearchLibrary(S.what, zone, S.count, True, *rest),
        )


SHAPES = (
    # Permanents.
    Shape("order", "destroy {what:object}", DestroyIt(S.what)),
    Shape("order", "destroy {what:object}. it can't be regenerated",
          DestroyIt(S.what, regeneration=False),
          ("destroy {what:object}. they can't be regenerated",
           "destroy {what:object}. the creature can't be regenerated",
           "destroy {what:object}. that creature can't be regenerated",
           "destroy {what:object}. a creature destroyed this way can't be regenerated")),
    Shape("order", "tap {what:object}", TapIt(S.what)),
    Shape("order", "untap {what:object}", UntapIt(S.what)),
    Shape("order", "regenerate {what:object}", RegenerateIt(S.what)),
    Shape("order", "sacrifice {what:one}", SacrificeIt(S.what)),
    Shape("order", "sacrifice {what:some}", SacrificeSome(Who.YOU, S.what)),
    Shape("order", "sacrifice {count:number} {what:kind.p}",
          SacrificeSome(Who.YOU, S.what, S.count)),
    Shape("order", "sacrifice that many {what:kind.p}",
          SacrificeSome(Who.YOU, S.what, ThatMuch())),
    Shape("order", "remove {what:object} from combat", RemoveFromCombat(S.what)),
    Shape("order", "attach {what:thing.s} to {to:thing.s}", AttachIt(S.what, S.to)),
    Shape("order", "counter {what:object}", CounterIt(S.what)),
    # Zones.
    Shape("order", "exile {what:object}", MoveTo(S.what, Zone.EXILE)),
    Shape("order", "exile {what:dead_card}", MoveTo(S.what, Zone.EXILE)),
    Shape("order", "exile {what:object} until ~ leaves the battlefield",
          ExileUntilSourceLeaves(S.what)),
    Shape("order", "return {what:object} to its owner's hand", MoveTo(S.what, Zone.HAND),
          ("return {what:object} to their owner's hand",
           "return {what:object} to their owners' hands")),
    Shape("order", "return {what:dead_card} to your hand", MoveTo(S.what, Zone.HAND)),
    Shape("order", "return {what:dead_card} to the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD)),
    Shape("order", "return {what:object} to the battlefield under its owner 's control",
          MoveTo(S.what, Zone.BATTLEFIELD)),
    Shape("order", "return {what:object} to the battlefield tapped under its owner 's control",
          MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    Shape("order", "return {what:object} to the battlefield under your control",
          MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False)),
    Shape("order", "put {what:dead_card} onto the battlefield under its owner 's control",
          MoveTo(S.what, Zone.BATTLEFIELD), same_as="return {what} to the battlefield"),
    Shape("order", "put {what:dead_card} onto the battlefield under your control",
          MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False)),
    Shape("order", "put {what:dead_card} onto the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD), same_as="return {what} to the battlefield"),
    Shape("order", "put {what:dead_card} on top of your library", PutIntoLibrary(S.what)),
    Shape("order", "put {what:dead_card} on the bottom of your library",
          PutIntoLibrary(S.what, bottom=True)),
    *(
        Shape("order", f"{words} tapped and attacking",
              MoveTo(S.what, Zone.BATTLEFIELD, tapped=True, attacking=True))
        for words in ("return {what:dead_card} to the battlefield",
                      "put {what:card_in_hand} onto the battlefield")
    ),
    Shape("order", "return {what:dead_card} to the battlefield tapped",
          MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    Shape("order", "put {what:object} on top of its owner's library", PutIntoLibrary(S.what)),
    Shape("order", "put {what:object} on the bottom of its owner's library",
          PutIntoLibrary(S.what, bottom=True)),
    # Counters.
    Shape("order", "put a {kind:counter_kind} counter on {what:each_object}",
          PutCountersOn(S.what, S.kind)),
    Shape("order", "put {count:number} {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, S.count)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, ValueOfX())),
    Shape("order", "put that many {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, ThatMuch())),
    Shape("order", "put a {kind:counter_kind} counter on {what:each_object} for each {each}",
          PutCountersOn(S.what, S.kind, S.each)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}, where X is "
          "{amount:measure}", PutCountersOn(S.what, S.kind, S.amount)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}, where X is "
          "{amount:counted}", PutCountersOn(S.what, S.kind, S.amount),
          same_as="put a {kind:counter_kind} counter on {what:each_object} for each {each}"),
    Shape("order", "double the number of {kind:counter_kind} counters on {what:each_object}",
          DoubleCounters(S.what, S.kind)),
    Shape("order", "double the number of each kind of counter on {what:each_object}",
          DoubleCounters(S.what, None)),
    Shape("clause", "if {what:thing.s} would die this turn, exile it instead",
          ExileInsteadOfDying(S.what)),
    Shape("clause", "if a creature dealt damage this way would die this turn, exile it instead",
          ExileInsteadOfDying(DamagedThisWay())),
    Shape("clause", "after this phase, there is an additional combat phase",
          MorePhases((Phase.COMBAT,)), ("there is an additional combat phase after this phase",)),
    Shape("clause", "after this main phase, there is an additional combat phase followed by an "
          "additional main phase", MorePhases((Phase.COMBAT, Phase.POSTCOMBAT_MAIN)),
          ("after this phase, there is an additional combat phase followed by an additional main "
           "phase",)),
    Shape("order", "put {what:card_in_hand} onto the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD)),
    Shape("order", "put {what:card_in_hand} onto the battlefield tapped",
          MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    Shape("card_in_hand", "a {what:card.s} from your hand", SomeOf(of_hand(S.what))),
    Shape("card_in_hand", "up to {count:number} {what:card.p} from your hand",
          SomeOf(of_hand(S.what), S.count, up_to=True)),
    Shape("card_in_hand", "any number of {what:card.p} from your hand",
          SomeOf(of_hand(S.what), None, up_to=True)),
    Shape("order", "remove a {kind:counter_kind} counter from {what:object}",
          RemoveCountersFrom(S.what, S.kind)),
    Shape("order", "remove that many {kind:counter_kind} counters from {what:object}",
          RemoveCountersFrom(S.what, S.kind, ThatMuch())),
    Shape("order", "remove {count:number} {kind:counter_kind} counters from {what:object}",
          RemoveCountersFrom(S.what, S.kind, S.count)),
    *(
        Shape("order", f"choose {words}", Choose(what))
        for words, what in (("a color", "color"), ("a creature type", "type"),
                            ("a card name", "name"))
    ),
    Shape("order", "look at {who:player.s} 's hand", LookAtHand(S.who)),
    # Actions with names.
    *(
        Shape("order", f"{word} {{number:numeral}}", KeywordAction(word, number=S.number))
        for word in (
            "scry",
            "surveil",
            "monstrosity",
            "adapt",
            "bolster",
            "fateseal",
            "incubate",
            "discover",
            "amass Zombies",
            "amass Orcs",
            "amass Slivers",
        )
    ),
    *(
        Shape("order", f"{word} {times}", KeywordAction(word, number=number))
        for word in ("proliferate", "investigate", "populate")
        for times, number in (
            ("twice", 2),
            ("three times", 3),
            ("X times", ValueOfX()),
            ("that many times", ThatMuch()),
        )
    ),
    *(
        Shape("order", word, KeywordAction(word))
        for word in (
            "proliferate",
            "investigate",
            "populate",
            "learn",
            "manifest dread",
            "venture into the dungeon",
        )
    ),
    *(
        Shape("order", f"{word} {{what:object}}", KeywordAction(word, what=S.what))
        for word in ("goad", "detain", "transform", "flip", "suspect", "exert")
    ),
    Shape("order", "clash with an opponent", KeywordAction("clash")),
    Shape("condition", "you win", ClashWon(), ("you won",)),
    Shape("clause", "you become the monarch", KeywordAction("become the monarch")),
    Shape("clause", "you take the initiative", KeywordAction("take the initiative")),
    Shape("clause", "the Ring tempts you", KeywordAction("the Ring tempts you")),
    Shape("order", "gain control of {what:object}",
          StartChange(S.what, (ChangeControl(Who.YOU),), Duration.PERMANENT)),
    Shape("order", "gain control of {what:object} {until}",
          StartChange(S.what, (ChangeControl(Who.YOU),), S.until)),
    # Libraries.
    *_searches(),
    Shape("clause", "you get a emblem with {abilities:keywords}", GetEmblem(S.abilities)),
)  # fmt: skip
