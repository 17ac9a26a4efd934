"""What only digital cards say: perpetually, conjure, seek."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.nouns import compose_card, decompose_card
from app.cards.oracle.grammar.ordering import of_hand
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import IT, SUBJECT, THEY
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.digital import Conjure, Perpetually
from app.terms.instructions import KeywordAction
from app.terms.relations import ExiledWith
from app.terms.selectors import AllOf, Controlled, HasName, SomeOf, This, Those, Who
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Zone, dict[str, bool]], ...] = (
    ("into your hand", Zone.HAND, {}),
    ("into your graveyard", Zone.GRAVEYARD, {}),
    ("into exile", Zone.EXILE, {}),
    ("onto the battlefield", Zone.BATTLEFIELD, {}),
    ("onto the battlefield tapped", Zone.BATTLEFIELD, {"tapped": True}),
    ("onto the battlefield tapped and attacking", Zone.BATTLEFIELD,
     {"tapped": True, "attacking": True}),
)  # fmt: skip


def _conjured() -> Iterator[Shape]:
    for place, zone, how in _PLACES:
        for words, count in (("a card", 1), ("{count:number} cards", S.count)):
            for named, what in (("{name}", HasName(S.name)), ("~", This())):
                yield Shape("order", f"conjure {words} named {named} {place}",
                            Conjure(what, zone, count, **how))  # fmt: skip
        yield Shape("order", f"conjure a duplicate of {{what:object}} {place}",
                    Conjure(S.what, zone, duplicate=True, **how))  # fmt: skip


def _duplicate() -> Any:
    return via(lambda: IT, lambda term: () if isinstance(term, Those) else None)


def _duplicates() -> Any:
    return via(lambda: THEY, lambda term: () if isinstance(term, Those) else None)


def _in_hand() -> Iterator[Shape]:
    """Cards in your hand: all of a kind, one of your choice, one at random."""
    changes = via(flat, chunks, S.changes)
    group = Perpetually(of_hand(S.what), changes)
    yield Shape("clause", "{what:card.p} in your hand perpetually {changes:changings.p}", group)
    yield Shape("clause", "each {what:card.s} in your hand perpetually {changes:changings.s}",
                group, same_as="{what} in your hand perpetually …")  # fmt: skip
    for words, random in (("choose a {what:held_card}. it", False),
                          ("choose a {what:held_card}, it", False),
                          ("a random {what:held_card}", True)):  # fmt: skip
        one = Perpetually(SomeOf(of_hand(S.what), random=random), changes)
        same_as = "choose a {what}. it perpetually …" if "," in words else None
        said = f"{words} perpetually {{changes:changings.s}}"
        yield Shape("sentence1", said, one, same_as=same_as)
    yield Shape("held_card", "{what:card.s} in your hand", S.what)
    yield Shape("held_card", "{before:before_card}card in your hand {one:ending.s}",
                via(compose_card, decompose_card, S.before, (S.one,)),
                same_as="{what:card.s} in your hand")  # fmt: skip


def _copied() -> Iterator[Shape]:
    for place, zone, how in _PLACES[:3]:
        yield Shape("order", f"conjure a duplicate of {{what:dead_card}} {place}",
                    Conjure(S.what, zone, duplicate=True, **how))  # fmt: skip
    theirs = target(whose(Controlled(Who.OPPONENT), S.what), zone=Zone.GRAVEYARD)
    yield Shape("dead_card", "target {what:card.s} in an opponent's graveyard", theirs,
                same_as="target {what} from an opponent's graveyard")  # fmt: skip
    exiled = AllOf((S.what, ExiledWith(This())))
    yield Shape("dead_card", "target {what:card.s} exiled with ~",
                target(exiled, zone=Zone.EXILE))  # fmt: skip


SHAPES = (
    *_in_hand(),
    *_copied(),
    Shape("actor.p", "the duplicates", _duplicates(), same_as="they"),
    Shape("thing.s", "that duplicate", _duplicate(), same_as="it"),
    *_conjured(),
    Shape("thing.s", "the duplicate", _duplicate(), same_as="it"),
    Shape("doing#", "perpetually {changes:changings#}",
          Perpetually(SUBJECT, via(flat, chunks, S.changes))),
    Shape("order", "seek {number} {what:card.p}",
          KeywordAction("seek", number=S.number, what=S.what)),
)  # fmt: skip
