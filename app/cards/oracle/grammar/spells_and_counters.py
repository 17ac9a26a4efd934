"""Instructions about objects: tap or untap, copy spells, new targets, counters moved, cards
that were exiled, numbers of targets that the game tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import IT, SUBJECT, It
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import but_earlier, target
from app.terms import library_effects as le
from app.terms import moved_counters as mc
from app.terms.effects import MoveTo
from app.terms.instructions import KeywordAction
from app.terms.relations import ExiledWith
from app.terms.selectors import ThatObject, This
from app.terms.zones import Zone

_GRAVE = Zone.GRAVEYARD


def _exiled() -> Iterator[Shape]:
    """`the exiled card`: what the same object has exiled."""
    linked, card = ExiledWith(This()), "the exiled card"
    yield Shape(
        "order",
        f"return {card} to the battlefield under its owner 's control",
        MoveTo(linked, Zone.BATTLEFIELD),
    )
    yield Shape("order", f"return {card} to its owner 's hand", MoveTo(linked, Zone.HAND))
    yield Shape("order", f"put {card} into its owner 's graveyard", MoveTo(linked, Zone.GRAVEYARD))
    # Of several cards the owners are several; what is meant is the same.
    front, hand = "return the exiled card …", "return the exiled card to its owner's hand"
    for owner in ("owners '", "owner 's"):
        yield from _several(f"to the battlefield under their {owner} control", front)
        yield from _several(f"to the battlefield tapped under their {owner} control",
                            None if owner == "owners '" else "… under their owners' control",
                            tapped=True)  # fmt: skip
        for place in ("hands", "hand"):
            yield from _several(f"to their {owner} {place}", hand, Zone.HAND)
        yield from _several(f"to their {owner} graveyard",
                            "put the exiled card into its owner's graveyard",
                            Zone.GRAVEYARD)  # fmt: skip
        own = ExiledWith(only(S.of, lambda term: isinstance(term, It | This)))
        into = f"put all cards exiled with {{of:thing.s}} into their {owner}"
        for place, zone in (("hands", Zone.HAND), ("hand", Zone.HAND), ("graveyard", _GRAVE)):
            yield Shape("order", f"{into} {place}", MoveTo(own, zone),
                        same_as="return the exiled cards …")  # fmt: skip
    yield from _several("to the battlefield under your control", None, under_owners_control=False)


def _several(
    place: str, same_as: str | None, zone: Zone = Zone.BATTLEFIELD, **how: Any
) -> Iterator[Shape]:
    """The cards that the same object has exiled, returned together."""
    yield Shape("order", f"return the exiled cards {place}",
                MoveTo(ExiledWith(This()), zone, **how), same_as=same_as)  # fmt: skip
    own = ExiledWith(only(S.of, lambda term: isinstance(term, It | This)))
    yield Shape("order", f"return all cards exiled with {{of:thing.s}} {place}",
                MoveTo(own, zone, **how),
                same_as=same_as or "return the exiled cards …")  # fmt: skip


def _those_counters() -> Any:
    """As many counters as the object spoken of had when it left."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, mc.MovesCounters) or term.kind is not None or term.every:
            return None
        return (term.to,) if term.what in (IT, ThatObject()) else None

    return via(lambda to: mc.MovesCounters(IT, to), backward, S.to)


def _of_choice() -> Iterator[Shape]:
    """Counters that are moved or removed: of a kind that is chosen, or as many as are chosen."""
    for words, how in (
        ("a counter", {}),
        ("any number of {kind:counter_kind} counters", {"kind": S.kind, "any_number": True}),
        ("any number of counters", {"any_number": True}),
    ):
        yield Shape("order", f"move {words} from {{what:thing.s}} onto {{to:thing.s}}",
                    mc.TakeCountersOfChoice(S.what, to=S.to, **how))  # fmt: skip
        yield Shape("order", f"remove {words} from {{what:thing.s}}",
                    mc.TakeCountersOfChoice(S.what, **how))  # fmt: skip


SHAPES = (
    *_exiled(),
    Shape("order", "tap or untap {what:object}", le.TapOrUntap(S.what)),
    Shape("order", "put its counters on {to:thing.s}", mc.MovesCounters(This(), S.to)),
    Shape("order", "put those counters on {to:thing.s}", _those_counters(),
          same_as="put its counters on {to}"),
    Shape("order", "move a {kind:counter_kind} counter from {what:thing.s} onto {to:thing.s}",
          mc.MovesCounters(S.what, S.to, S.kind)),
    *_of_choice(),
    Shape("thing.s", "a second target {what:np.s}", target(but_earlier(S.what)),
          same_as="another target {what}"),
    *(
        Shape("order", f"exile ~, then return it to the battlefield transformed {under}",
              KeywordAction(f"exile and return transformed {under}", what=This()),
              tuple(f"exile {what}, then return {word} to the battlefield transformed {other}"
                    for what, word, other in (("it", "it", under), *(("~", *each)
                                                                     for each in called))))
        for under, called in (
            ("under its owner 's control",
             (("him", "under his owner 's control"), ("her", "under her owner 's control"))),
            ("under your control",
             (("him", "under your control"), ("her", "under your control"))),
        )
    ),
    *(
        Shape("doing#", f"<{one}|{many}>", KeywordAction(name, what=SUBJECT))
        for one, many, name in (
            ("becomes prepared", "become prepared", "become prepared"),
            ("becomes suspected", "become suspected", "suspect"),
            ("evolves", "evolve", "evolve"),
        )
    ),
    *(
        Shape("doing#", f"<{one}|{many}> {{number:numeral}}",
              KeywordAction(many, number=S.number, what=SUBJECT))
        for one, many in (("endures", "endure"), ("connives", "connive"))
    ),
    Shape("order", "open a Attraction", KeywordAction("open an Attraction")),
    Shape("order", "time travel", KeywordAction("time travel")),
    Shape("order", "time travel three times", KeywordAction("time travel", number=3)),
    Shape("order", "manifest the top card of your library", KeywordAction("manifest", number=1)),
    Shape("order", "cloak the top card of your library", KeywordAction("cloak", number=1)),
    Shape("order", "roll a d20", KeywordAction("roll a d20")),
    Shape("order", "roll a six-sided die", KeywordAction("roll a d6")),
    Shape("order", "draft a card from ~ 's spellbook", KeywordAction("draft from spellbook")),
    Shape("order", "recruit", KeywordAction("recruit")),
    Shape("order", "shuffle your library", KeywordAction("shuffle")),
    Shape("order", "shuffle", KeywordAction("shuffle"), same_as="shuffle your library"),
    Shape("order", "forage", KeywordAction("forage")),
    Shape("order", "detain {what:thing.s}", KeywordAction("detain", what=S.what)),
    Shape("order", "blight {number:numeral}", KeywordAction("blight", number=S.number)),
    Shape("order", "seek a {what:card.s}", KeywordAction("seek", number=1, what=S.what)),
)  # fmt: skip
