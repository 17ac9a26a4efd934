"""Cards in graveyards: all of a kind, any number, at random, in more than one way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import minus, plus, whose
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import many_targets, target
from app.terms.effects import MoveTo
from app.terms.instructions import PutIntoLibrary
from app.terms.library_effects import ExileZone, ShuffleInto, ZoneIntoLibrary
from app.terms.selectors import AllOf, Controlled, SomeOf, Who
from app.terms.zones import Zone

_ONTO = "onto the battlefield"
_MINE = whose(Controlled(Who.YOU), S.what)
_GRAVEYARDS: tuple[tuple[str, Any], ...] = (
    ("your graveyard", _MINE),
    ("a graveyard", S.what),
    ("graveyards", S.what),
)


def _of_nobody(card: Any) -> bool:
    """Whether cards are told by no player."""
    return not isinstance(card.of[-1] if isinstance(card, AllOf) else card, Controlled)


def _of_player(card: Any, who: Any) -> Any:
    """Such cards of a player that the text names."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        last = term.of[-1] if isinstance(term, AllOf) else term
        if not isinstance(last, Controlled) or last.who in (Who.YOU, Who.ANY, Who.OPPONENT):
            return None
        return minus(term, last), last.who

    return via(lambda card, who: plus(card, Controlled(who)), backward, card, who)


def _targets() -> Iterator[Shape]:
    for words, card in _GRAVEYARDS:
        yield Shape(
            "dead_card",
            f"any number of target {{what:card.p}} from {words}",
            many_targets(card, Zone.GRAVEYARD, any_number=True),
        )
        if words == "graveyards":
            yield Shape(
                "dead_card",
                f"up to {{count:number}} target {{what:card.p}} from {words}",
                target(card, S.count, up_to=True, zone=Zone.GRAVEYARD),
                same_as="up to {count} target {what} from a graveyard",
            )
        yield Shape(
            "dead_card",
            f"X target {{what:card.p}} from {words}",
            many_targets(card, Zone.GRAVEYARD, x=True),
        )
        yield Shape(
            "dead_card",
            f"up to X target {{what:card.p}} from {words}",
            many_targets(card, Zone.GRAVEYARD, x=True, up_to=True),
        )
    yield from _of_one_graveyard()
    yield Shape(
        "dead_card",
        "any number of {what:card.p} from your graveyard",
        SomeOf(plus_graveyard(_MINE), None, up_to=True),
    )
    yield Shape(
        "dead_card",
        "another target {what:card.s} from your graveyard",
        target(other(_MINE), zone=Zone.GRAVEYARD),
    )
    yield Shape(
        "dead_card",
        "target {what:card.s} in your graveyard",
        target(_MINE, zone=Zone.GRAVEYARD),
        same_as="target {what} from your graveyard",
    )
    yield Shape(
        "dead_card",
        "target {what:card.s} in a graveyard",
        target(S.what, zone=Zone.GRAVEYARD),
        same_as="target {what} from a graveyard",
    )
    yield Shape(
        "dead_card",
        "{what:either_card} from your graveyard",
        SomeOf(plus_graveyard(_MINE)),
    )
    for random in (False, True):
        how = " at random" if random else ""
        if random:
            yield Shape(
                "dead_card",
                f"a {{what:card.s}}{how} from your graveyard",
                SomeOf(plus_graveyard(_MINE), random=True),
            )
        yield Shape(
            "dead_card",
            f"{{count:number}} {{what:card.p}}{how} from your graveyard",
            SomeOf(plus_graveyard(_MINE), S.count, random=random),
        )
    yield Shape(
        "dead_card",
        "up to {count:number} {what:card.p} from your graveyard",
        SomeOf(plus_graveyard(_MINE), S.count, up_to=True),
    )
    yield Shape("dead_cards", "all {what:card.p} from your graveyard", plus_graveyard(_MINE))
    yield Shape(
        "dead_cards",
        "all {what:card.p} from all graveyards",
        plus_graveyard(only(S.what, _of_nobody)),
    )
    yield Shape("dead_cards", "all {what:card.p} from {who:player.s} 's graveyard",
                plus_graveyard(_of_player(S.what, S.who)))  # fmt: skip
    yield Shape(
        "dead_cards",
        "each {what:card.s} from your graveyard",
        plus_graveyard(_MINE),
        same_as="all {what} from your graveyard",
    )


def _of_one_graveyard() -> Iterator[Shape]:
    """Targets that are chosen from one graveyard."""
    single = "from a single graveyard"
    for up_to, words in ((True, "up to "), (False, "")):
        yield Shape(
            "dead_card",
            f"{words}{{count:number}} target {{what:card.p}} {single}",
            target(S.what, S.count, up_to, Zone.GRAVEYARD, one_owner=True),
        )
        yield Shape(
            "dead_card",
            f"{words}X target {{what:card.p}} {single}",
            many_targets(S.what, Zone.GRAVEYARD, x=True, up_to=up_to, one_owner=True),
        )


def _returns() -> Iterator[Shape]:
    for put in (
        "return {what:dead_cards} to the battlefield",
        "put {what:dead_cards} onto the battlefield",
    ):
        same_as = None if put.startswith("return") else "return {what} to the battlefield"
        yield Shape("order", put, MoveTo(S.what, Zone.BATTLEFIELD), same_as=same_as)
        yield Shape(
            "order",
            f"{put} tapped",
            MoveTo(S.what, Zone.BATTLEFIELD, tapped=True),
            same_as=same_as and f"{same_as} tapped",
        )
    yield Shape("order", "return {what:dead_cards} to your hand", MoveTo(S.what, Zone.HAND))
    yield Shape(
        "order",
        "put {what:dead_cards} onto the battlefield under your control",
        MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False),
    )
    yield Shape("order", "exile {what:dead_cards}", MoveTo(S.what, Zone.EXILE))
    for tapped, said in ((False, ""), (True, " tapped")):
        back = f"to the battlefield{said}"
        for counted, count in (
            ("a {kind:counter_kind} counter", 1),
            ("{count:number} {kind:counter_kind} counters", S.count),
        ):
            moved = MoveTo(S.what, Zone.BATTLEFIELD, tapped=tapped, counters=((S.kind, count),))
            yield Shape("order", f"return {{what:dead_card}} {back} with {counted} on it", moved)
            yield Shape(
                "order",
                f"return {{what:object}} {back} under its owner 's control with {counted} on it",
                moved,
            )
    yield Shape(
        "order",
        "put {what:dead_card} onto the battlefield tapped",
        MoveTo(S.what, Zone.BATTLEFIELD, tapped=True),
        same_as="return {what} to the battlefield tapped",
    )
    yield Shape(
        "order",
        f"put {{what:dead_card}} {_ONTO} tapped under your control",
        MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False, tapped=True),
        ("put {what:dead_card} onto the battlefield under your control tapped",),
    )
    yield Shape(
        "order",
        "put {what:dead_card} into your hand",
        MoveTo(S.what, Zone.HAND),
        same_as="return {what} to your hand",
    )
    yield Shape(
        "order",
        "return {what:dead_card} to its owner's hand",
        MoveTo(S.what, Zone.HAND),
        same_as="return {what} to your hand",
    )
    yield Shape(
        "order",
        "put {what:dead_card} on the bottom of its owner's library",
        PutIntoLibrary(S.what, bottom=True),
        same_as="put {what} on the bottom of your library",
    )


def _zones() -> Iterator[Shape]:
    """Graveyards and hands as a whole."""
    yield Shape("order", "exile your graveyard", ExileZone(Who.YOU))
    yield Shape(
        "order", "exile all graveyards", ExileZone(Who.ANY), ("exile each player's graveyard",)
    )
    yield Shape("order", "exile {who:player.s} 's graveyard", ExileZone(S.who))
    zones = (("graveyard", (Zone.GRAVEYARD,)), ("hand", (Zone.HAND,)),
             ("hand and graveyard", (Zone.HAND, Zone.GRAVEYARD)))  # fmt: skip
    everything = (Zone.HAND, Zone.GRAVEYARD, Zone.BATTLEFIELD)
    for act, owners, own, who in (("act.p", "your hand, your", "your", "you"),
                                    ("act.s", "their hand,", "their", "they")):  # fmt: skip
        verb = "shuffle" if act == "act.p" else "shuffles"
        words = f"{verb} {owners} graveyard, and all permanents {who} own into {own} library"
        yield Shape(act, words, ZoneIntoLibrary(SUBJECT, everything))
    for words, which in zones:
        yield Shape(
            "act.s", f"shuffles their {words} into their library", ZoneIntoLibrary(SUBJECT, which)
        )
        yield Shape(
            "act.p", f"shuffle your {words} into your library", ZoneIntoLibrary(SUBJECT, which)
        )
    yield Shape(
        "order",
        "shuffle {what:object} into its owner 's library",
        ShuffleInto(S.what),
        (
            "shuffle {what:object} into their owner 's library",
            "shuffle {what:object} into their owners ' libraries",
        ),
    )
    yield Shape("order", "shuffle {what:dead_card} into your library", ShuffleInto(S.what))
    yield Shape("order", "shuffle {what:dead_cards} into your library", ShuffleInto(S.what))


SHAPES = (*_targets(), *_returns(), *_zones())
