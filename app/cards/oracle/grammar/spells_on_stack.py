"""What is done to spells and abilities on the stack: countering, copying, other targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN, Chosen
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.costs import Cost, PayMana
from app.terms.effects import ControllerOf, Duration, MoveTo, StartModification, TargetChoice
from app.terms.instructions import CounterIt, UnlessPaid
from app.terms.prohibitions import CantBeCountered
from app.terms.relations import CastFrom
from app.terms.selectors import (
    AbilityOnStack,
    AllOf,
    AnyOf,
    Controlled,
    Not,
    Selector,
    TargetCount,
    ThatObject,
    This,
    Who,
)
from app.terms.stack_effects import ChangeTargets, ChooseNewTargets, CopyOnStack
from app.terms.zones import Zone

_KINDS: tuple[tuple[str, Selector], ...] = (
    ("activated ability", AbilityOnStack(triggered=False)),
    ("triggered ability", AbilityOnStack(activated=False)),
    ("activated or triggered ability", AbilityOnStack()),
    ("spell or ability", AnyOf((SPELL, AbilityOnStack()))),
    ("spell, activated ability, or triggered ability", AnyOf((AbilityOnStack(), SPELL))),
)
_WHOSE: tuple[tuple[str, tuple[Selector, ...]], ...] = (
    ("", ()),
    (" you control", (Controlled(Who.YOU),)),
    (" you do not control", (Not(Controlled(Who.YOU)),)),
    (" an opponent controls", (Controlled(Who.OPPONENT),)),
    (" with a single target", (TargetCount(1),)),
)
# Where a spell goes that is countered so.
_INSTEAD: tuple[tuple[str, Zone], ...] = (
    ("exile it instead of putting it into its owner 's graveyard", Zone.EXILE),
    ("put it into its owner 's hand instead of into that player 's graveyard", Zone.HAND),
    ("put it on top of its owner 's library instead of into that player 's graveyard",
     Zone.LIBRARY),
)  # fmt: skip


def _targets() -> Iterator[Shape]:
    for words, kind in _KINDS:
        for whose, ending in _WHOSE:
            what = AllOf((kind, *ending)) if ending else kind
            yield Shape("thing.s", f"target {words}{whose}", _target(what))


def _target(what: Selector) -> Any:
    choice = TargetChoice(what, zone=Zone.STACK)

    def backward(term: Any) -> Any:
        return () if isinstance(term, Chosen) and term.choice == choice else None

    return via(lambda: Chosen(choice), backward)


def _countered() -> Iterator[Shape]:
    """`counter it. If it is countered this way, exile it instead`."""
    for words, zone in _INSTEAD:
        counters = CounterIt(S.what, zone)
        pays = UnlessPaid((counters,), Cost((PayMana(S.mana),)), ControllerOf(S.whose))
        rider = f". if that spell is countered this way, {words}"
        yield Shape("sentence1", f"counter {{what:object}}{rider}", counters)
        yield Shape(
            "sentence1",
            f"counter {{what:object}} unless {{whose}} controller pays {{mana}}{rider}",
            pays,
        )


def _copied_and_returned(new_targets: bool) -> Any:
    """The spell is copied, and then the spell itself goes to a hand."""

    def forward(what: Any) -> tuple[Any, ...]:
        return (CopyOnStack(what, 1, new_targets), MoveTo(AGAIN, Zone.HAND))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (CopyOnStack() as copy, MoveTo(what=again) as move) if same(copy.what, again):
                plain = CopyOnStack(copy.what, 1, new_targets), MoveTo(again, Zone.HAND)
                return (copy.what,) if (copy, move) == plain else None
            case _:
                return None

    return via(forward, backward, S.what)


def _copied() -> Iterator[Shape]:
    for new_targets, one, several in (
        (False, "", ""),
        (
            True,
            ". you may choose new targets for the copy",
            ". you may choose new targets for the copies",
        ),
    ):
        copy = "copy {what:object}"
        but = "{exceptions:exceptions.s}"
        once = CopyOnStack(S.what, 1, new_targets, S.exceptions)
        same: tuple[str, ...] = ()
        if new_targets:
            same = (
                f"{copy}{but}. you may choose a new target for the copy",
                f"{copy}{but} and you may choose new targets for the copy",
                f"{copy}{but} and you may choose a new target for the copy",
            )
        yield Shape("sentence1", f"{copy}{but}{one}", once, same)
        yield Shape(
            "sentence",
            f"{copy}{but}{one}",
            (once,),
            (*same, f"{copy}{but}, and you may choose new targets for the copy")
            if new_targets
            else (),
        )
        yield Shape("sentence1", f"{copy} twice{several}", CopyOnStack(S.what, 2, new_targets))
        yield Shape(
            "sentence1",
            f"{copy} for each {{count:each}}{several}",
            CopyOnStack(S.what, S.count, new_targets),
        )
        yield Shape("allowed", f"{copy}{but}{one}", (once,), same)
        yield Shape("pair", f"{copy}, then return it to its owner's hand{one}",
                    _copied_and_returned(new_targets),
                    same_as="copy {what}. … return it to its owner's hand")  # fmt: skip


SHAPES = (
    *_targets(),
    *_countered(),
    *_copied(),
    Shape("ending#", "with a single target", TargetCount(1)),
    # No phrase of its own: other shapes say of spells that they come from elsewhere.
    Shape("thing.s", "target spell that was not cast from its owner 's hand",
          target(AllOf((SPELL, Not(CastFrom(Zone.HAND)))))),
    Shape("order", "change the target of {what:thing.s}", ChangeTargets(S.what)),
    Shape(
        "order",
        "change a target of {what:thing.s} to ~",
        ChangeTargets(S.what, This()),
        ("change the target of {what:thing.s} to ~",),
    ),
    Shape("clause", "target spell can't be countered",
          StartModification(CantBeCountered(ThatObject()), Duration.PERMANENT, _target(SPELL))),
    Shape("sentence1", "you may choose new targets for {what:thing.s}", ChooseNewTargets(S.what)),
)  # fmt: skip
