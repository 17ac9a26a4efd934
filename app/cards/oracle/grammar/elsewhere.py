"""What goes elsewhere instead of to a graveyard: `if a creature would die, exile it instead`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose as described
from app.cards.oracle.grammar.damage_riders import reflexive
from app.cards.oracle.grammar.nouns import PERMANENT, other
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.effects import Duration, PutCountersOn, StartModification
from app.terms.instructions import Reflexive
from app.terms.playing import GoesElsewhere, Place
from app.terms.selectors import Anything, Owned, ThatObject, This, Who
from app.terms.zones import Zone

_EXILED = ("exile it instead", "exile that card instead", "instead exile it")
_GRAVEYARDS = (
    ("a graveyard", None),
    ("your graveyard", Who.YOU),
    ("an opponent's graveyard", Who.OPPONENT),
)


def _said_otherwise(effect: Any) -> bool:
    """Whether it triggers, or is a counter that the exiled object gets."""
    counter = isinstance(effect, PutCountersOn) and effect.what == ThatObject()
    return counter or isinstance(effect, Reflexive)


def of_that_object(effects: Any) -> Any:
    """What is done besides, in which it is the object that goes elsewhere."""

    def forward(effects: Any) -> tuple[Any, ...]:
        done, targets = settle(effects, (), ThatObject())
        if targets or any(map(_said_otherwise, done)):
            raise Unfit
        return done

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not term:
            return None
        return None if any(map(_said_otherwise, term)) else (unsettle(term, ()),)

    return via(forward, backward, effects)


def _dying() -> Iterator[Shape]:
    for words, subject in (
        ("{one}", S.one),
        ("a {what:np.s}", only(S.what, lambda term: term != PERMANENT)),
        ("another {what:np.s}", other(S.what)),
    ):
        if_dies = f"if {words} would die"
        yield _core(
            if_dies,
            _EXILED,
            GoesElsewhere(subject, dies=True),
        )
        yield Shape(
            "core",
            f"{if_dies}, exile it with a {{kind:counter_kind}} counter on it instead",
            (GoesElsewhere(subject, dies=True, counters=((S.kind, 1),)),),
            (
                f"{if_dies}, exile that card with a {{kind:counter_kind}} counter on it instead",
                f"{if_dies}, instead exile it and put a {{kind:counter_kind}} counter on it",
                f"{if_dies}, instead exile it with a {{kind:counter_kind}} counter on it",
            ),
        )
        yield Shape(
            "core",
            f"{if_dies}, exile it with {{count:number}} {{kind:counter_kind}} counters on it "
            "instead",
            (GoesElsewhere(subject, dies=True, counters=((S.kind, S.count),)),),
            (
                f"{if_dies}, instead exile it with {{count:number}} {{kind:counter_kind}} counters "
                "on it",
                f"{if_dies}, instead exile it and put {{count:number}} {{kind:counter_kind}} "
                "counters on it",
            ),
        )
        besides = GoesElsewhere(subject, dies=True, then=of_that_object(S.then))
        yield Shape("core", f"{if_dies}, instead exile it and {{then:sentence}}", (besides,),
                    (f"{if_dies}, instead exile that card and {{then:sentence}}",))  # fmt: skip
        triggers = GoesElsewhere(subject, dies=True, then=reflexive(S.then))
        yield Shape("core", f"{if_dies}, exile it instead. when you do, {{then:sentence}}",
                    (triggers,))  # fmt: skip
        yield from _elsewhere(if_dies, subject, dies=True)
        if subject != S.one:
            yield Shape(
                "clause",
                f"{if_dies} this turn, exile it instead",
                StartModification(
                    GoesElsewhere(ThatObject(), dies=True), Duration.END_OF_TURN, subject
                ),
            )


def _elsewhere(when: str, subject: Any, **more: Any) -> Iterator[Shape]:
    hand = GoesElsewhere(subject, Zone.HAND, **more)
    yield Shape("core", f"{when}, return it to its owner's hand instead", (hand,))
    for place in (Place.TOP, Place.BOTTOM):
        goes = GoesElsewhere(subject, Zone.LIBRARY, place, **more)
        words = "on top" if place is Place.TOP else "on the bottom"
        yield Shape("core", f"{when}, put it {words} of its owner's library instead", (goes,))
    shuffled = GoesElsewhere(subject, Zone.LIBRARY, Place.SHUFFLED, **more)
    usual = f"{when}, shuffle it into its owner's library instead"
    yield Shape(
        "core",
        usual,
        (shuffled,),
        (
            f"{when}, reveal it and shuffle it into its owner's library instead",
            f"{when}, shuffle it into your library instead",
        ),
    )
    # With its name said again.
    if subject == This():
        again = f"{when}, reveal ~ and shuffle it into its owner's library instead"
        yield Shape("core", again, (shuffled,), same_as=usual)


def _core(when: str, endings: tuple[str, ...], term: Any) -> Shape:
    usual, *same = (f"{when}, {ending}" for ending in endings)
    return Shape("core", usual, (term,), tuple(same))


def _anywhere() -> Iterator[Shape]:
    there = "would be put into an opponent 's graveyard"
    off = f"a {{two:card.s}} not on the battlefield {there}"
    yield Shape("core", f"if a {{one:np.s}} a opponent owns would die or {off}, exile that "
                "card instead",
                (GoesElsewhere(described(Owned(Who.OPPONENT), S.one), dies=True),
                 GoesElsewhere(S.two, whose=Who.OPPONENT, cards=True, elsewhere=True)))  # fmt: skip
    itself = "if ~ would be put into a graveyard from anywhere"
    yield _core(itself, _EXILED, GoesElsewhere(This()))
    yield from _elsewhere(itself, This())
    for words, whose in _GRAVEYARDS:
        where = f"would be put into {words} from anywhere"
        kind = only(S.what, lambda term: term != Anything())
        yield _core(f"if a {{what:card.s}} {where}", _EXILED,
                    GoesElsewhere(kind, whose=whose, cards=True))  # fmt: skip
        for what, cards in (("a card or token", False), ("a card", True)):
            term = GoesElsewhere(Anything(), whose=whose, cards=cards)
            yield _core(f"if {what} {where}", _EXILED, term)
            marked = GoesElsewhere(Anything(), whose=whose, cards=cards, counters=((S.kind, 1),))
            yield Shape("core", f"if {what} {where}, instead exile it with a {{kind:counter_kind}} "
                        "counter on it", (marked,))  # fmt: skip
            yield Shape(
                "clause",
                f"if {what} {where} this turn, exile that card instead",
                StartModification(
                    replace(term, subject=ThatObject()), Duration.END_OF_TURN, Anything()
                ),
                (f"if {what} {where} this turn, exile it instead",),
            )
    lasting = only(S.what, lambda term: term == PERMANENT)
    yield _core("if a {what:np.s} would be put into a graveyard", _EXILED,
                GoesElsewhere(lasting, dies=True))  # fmt: skip


SHAPES = (*_dying(), *_anywhere())
