"""What is paid so that something may attack or stays, who is goaded, what can't be done besides
attacking and blocking, and how something enters with an ability."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.doing import rules
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import but_earlier, target
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import ThatMuch
from app.terms.conditions import Exists
from app.terms.costs import Cost, DiscardCost, RemoveCounters, ReturnCost, TapOther
from app.terms.effects import Duration
from app.terms.modifications import (
    AttacksIfAble,
    BlocksIfAble,
    CantAttack,
    CantBlock,
    CantDo,
    CostToAttack,
    CostToBlock,
    EntersWithAbilities,
    EntersWithCounters,
)
from app.terms.selectors import ThatObject, Who

_IT = ThatObject()
_PAID = Cost((S.part,))


def _unless() -> Iterator[Shape]:
    """What one does so that something does not happen."""
    hand = "to its owner 's hand"
    for words, part in (
        (f"return {{what:some}} {hand}", ReturnCost(S.what)),
        ("discard {count:number} cards", DiscardCost(S.count)),
        ("discard a card at random", DiscardCost(at_random=True)),
        ("tap a untapped {what:np.s}", TapOther(S.what)),
        ("tap another untapped {what:np.s}", TapOther(other(S.what))),
        ("remove a {kind:counter_kind} counter from <it|~>", RemoveCounters(S.kind)),
    ):
        if "<it|~>" in words:
            yield Shape("unless_cost", words.replace("<it|~>", "~"), part)
            yield Shape("unless_cost", words.replace("<it|~>", "it"), part,
                        same_as=words.replace("<it|~>", "~"))  # fmt: skip
            continue
        yield Shape("unless_cost", words, part)


def _besides() -> Iterator[Shape]:
    """`can't attack, block, or crew Vehicles`."""
    for words in ("crew Vehicles", "transform"):
        yield Shape("predicate#", f"can't attack, block, or {words}",
                    (CantAttack(SUBJECT), CantBlock(SUBJECT), CantDo(SUBJECT, words)))  # fmt: skip
    yield Shape("predicate#", "can't be sacrificed", (CantDo(SUBJECT, "be sacrificed"),))


def _entering() -> Iterator[Shape]:
    """How something enters: with counters, and with an ability besides."""
    gains = EntersWithAbilities(SUBJECT, S.gifts)
    yield Shape("predicates#", "<enters|enter> with a {kind:counter_kind} counter on <it|them> and "
                "with {gifts:keywords}",
                ((EntersWithCounters(SUBJECT, S.kind),), (gains,)))  # fmt: skip
    yield Shape("predicates#", "<enters|enter> with {count:number} {kind:counter_kind} counters on "
                "<it|them> and with {gifts:keywords}",
                ((EntersWithCounters(SUBJECT, S.kind, S.count),), (gains,)))  # fmt: skip


SHAPES = (
    *_unless(),
    *_besides(),
    *_entering(),
    Shape("core", "{one} can't attack unless you {part:unless_cost}",
          (CostToAttack(S.one, _PAID),)),
    Shape("core", "{one} can't attack or block unless you {part:unless_cost}",
          (CostToAttack(S.one, _PAID), CostToBlock(S.one, _PAID))),
    # CR 701.15b.
    Shape("predicate#", "<is|are> goaded",
          (AttacksIfAble(SUBJECT), AttacksIfAble(SUBJECT, other_than=Who.YOU))),
    Shape("target_thing", "target {what:np.s}", target(S.what)),
    Shape("target_thing", "another target {what:np.s}", target(but_earlier(S.what))),
    Shape("doing#", "<blocks|block> {attackers:target_thing} this turn if able",
          rules(BlocksIfAble(_IT, S.attackers))),
    Shape("doing#", "<blocks|block> {attackers:target_thing} this combat if able",
          rules(BlocksIfAble(_IT, S.attackers), Duration.END_OF_COMBAT)),
    Shape("condition", "there is a {what:np.s} on the battlefield", Exists(S.what),
          same_as="a {what} is on the battlefield"),
    Shape("past", "you have sacrificed {what:some}",
          Trigger(Kind.SACRIFICED, S.what, player=Who.YOU), same_as="you sacrificed {what}"),
    Shape("measure", "the damage", ThatMuch(), same_as="that damage"),
)  # fmt: skip
