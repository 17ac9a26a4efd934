"""Predicates of effects: what an object that is the subject of a sentence gets, gains and does.

The value of a `doing#` is one effect, in which SUBJECT stands for the subject.
"""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import scaled, where_x
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT, Again, Chosen
from app.cards.oracle.grammar.predicate import grouped
from app.cards.oracle.grammar.predicates_change import base_size, each_of
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.amounts import PowerOf, ThatMuch, ToughnessOf
from app.terms.changes import (
    AddAbility,
    Change,
    LoseAllAbilities,
    ModifyPowerToughness,
    SetColors,
    SwitchPowerToughness,
)
from app.terms.effects import (
    DealDamage,
    Duration,
    StartChange,
    StartModification,
    Target,
    Targets,
)
from app.terms.instructions import BecomeBlocked, DoesNotUntap, Fight, KeywordAction
from app.terms.modifications import (
    AssignsByToughness,
    AssignsNoDamage,
    AttacksAsThough,
    AttacksIfAble,
    BlockersNeeded,
    BlocksAdditional,
    BlocksIfAble,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Modification,
    MustBeBlocked,
)
from app.terms.selectors import CREATURE, Not, ThatObject

_IT = ThatObject()
_TURN = Duration.END_OF_TURN


def flat(tuples: tuple[tuple[Change, ...], ...]) -> tuple[Change, ...]:
    """The changes of several predicates."""
    return tuple(change for part in tuples for change in part)


def chunks(term: Any) -> tuple[Any, ...] | None:
    """Changes as the predicates that say them."""
    return (tuple(grouped(term)),) if isinstance(term, tuple) and term else None


def starts(*changes: Any) -> Any:
    """Changes of the subject until end of turn."""
    return StartChange(SUBJECT, changes, _TURN)


def rules(modification: Modification, duration: Any = _TURN) -> Any:
    """A modification of the rules that is about the subject, for a while."""
    return StartModification(modification, duration, SUBJECT)


def _this_turn(words: str, modification: Modification) -> tuple[Shape, ...]:
    return (
        Shape("doing#", f"{words} this turn", rules(modification)),
        Shape("doing#", f"{words} this combat", rules(modification, Duration.END_OF_COMBAT)),
    )


def _neither(who: Any) -> Any:
    """Two effects about the same objects: they can't attack, and they can't block."""
    attack, block = CantAttack(_IT), CantBlock(_IT)

    def forward(who: Any) -> Any:
        return StartModification(attack, _TURN, who), StartModification(block, _TURN, AGAIN)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        who, again = (getattr(effect, "what", None) for effect in term)
        if term != (rules_for(attack, who), rules_for(block, again)) or not same(who, again):
            return None
        return (who,)

    return via(forward, backward, who)


def rules_for(modification: Modification, what: Any) -> Any:
    """A modification about such objects until end of turn."""
    return StartModification(modification, _TURN, what)


def same(one: Any, again: Any) -> bool:
    """Whether two effects speak of the same objects: the second of those of the first."""
    if isinstance(one, Chosen) and isinstance(again, Target):
        return not one.choice.several and one.index == again.index
    if isinstance(one, Chosen) and isinstance(again, Targets):
        return one.choice.several and one.index == again.choice
    return bool(one == again) or isinstance(again, Again)


def _doubled(what: Any, toughness: bool) -> Any:
    """The object gets +X/+X (or +X/+0), where X is what its own power is (CR 701.10b)."""

    def changed(of: Any) -> tuple[Change, ...]:
        return (ModifyPowerToughness(PowerOf(of), ToughnessOf(of) if toughness else 0),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        what: Any = getattr(term, "what", None)
        own = getattr(what, "index", None) if isinstance(what, Chosen) else None
        of = what if own is None else Target(own)
        return (what,) if term == StartChange(what, changed(of), _TURN) else None

    return via(lambda what: StartChange(what, changed(SUBJECT), _TURN), backward, what)


SHAPES = (
    # Changes for a while.
    Shape("doing#", "{changes:changings#} {until}",
          StartChange(SUBJECT, via(flat, chunks, S.changes), S.until)),
    Shape("doing#", "<gets|get> {change} until end of turn for each {each}",
          starts(scaled(S.change, S.each)),
          ("<gets|get> {change} for each {each} until end of turn",)),
    *where_x("doing#", "<gets|get> ", " until end of turn", starts),
    *listing("changings#", "changing#", "and", most=4),
    Shape("changing#", "<gets|get> {change}", (S.change,)),
    Shape("changing#", "<gains|gain> {keywords}", each_of(AddAbility, S.keywords)),
    Shape("changing#", "<loses|lose> all abilities", (LoseAllAbilities(),)),
    Shape("changing#", "<loses|lose> {lost}", S.lost),
    Shape("changing#", "<has|have> base power and toughness {size}", (base_size(S.size),)),
    Shape("changing#", "<becomes|become> {size}", (base_size(S.size),),
          same_as="<has|have> base power and toughness {size}"),
    Shape("changing#", "<becomes|become> {color}", (SetColors(frozenset({S.color})),)),
    # How long.
    Shape("until", "until end of turn", Duration.END_OF_TURN),
    Shape("until", "until end of combat", Duration.END_OF_COMBAT),
    Shape("until", "until your next turn", Duration.YOUR_NEXT_TURN),
    Shape("until", "for as long as you control ~", Duration.WHILE_YOU_CONTROL),
    Shape("until", "for as long as ~ remains on the battlefield", Duration.WHILE_SOURCE_REMAINS),
    # Combat.
    *_this_turn("can't attack", CantAttack(_IT)),
    *_this_turn("can't block", CantBlock(_IT)),
    Shape("pair", "{who:actor#} can't attack or block this turn",
          _neither(S.who), same_as="{who} can't attack this turn. It can't block this turn"),
    Shape("clause", "all {by:np.p} able to block {what:thing.s} this turn do so",
          StartModification(MustBeBlocked(_IT, by_all=True, by=S.by), _TURN, S.what)),
    Shape("order", "switch {what:whose} power and toughness until end of turn",
          StartChange(S.what, (SwitchPowerToughness(),), _TURN)),
    Shape("doing#", "<explores|explore>", KeywordAction("explore", what=SUBJECT)),
    Shape("doing#", "<connives|connive>", KeywordAction("connive", what=SUBJECT)),
    Shape("doing#", "<phases|phase> out", KeywordAction("phase out", what=SUBJECT)),
    *_this_turn("can't be blocked", CantBeBlocked(_IT)),

    Shape("doing#", "can't block {attackers:one} this turn", rules(CantBlock(_IT, S.attackers))),
    Shape("doing#", "can't be blocked this turn except by {by:blockers}",
          rules(CantBeBlocked(_IT, Not(S.by)))),
    Shape("doing#", "can't be blocked by {by:blockers} this turn", rules(CantBeBlocked(_IT, S.by))),
    Shape("doing#", "must be blocked this turn if able", rules(MustBeBlocked(_IT))),
    Shape("doing#", "must be blocked by {by:some} this turn if able",
          rules(MustBeBlocked(_IT, by=S.by))),
    Shape("doing#", "can block an additional {number} creatures this turn",
          rules(BlocksAdditional(_IT, S.number))),
    Shape("doing#", "<assigns|assign> combat damage equal to <its|their> toughness rather than "
          "<its|their> power this turn", rules(AssignsByToughness(_IT))),
    Shape("doing#", "can't be blocked by more than one creature this turn",
          rules(BlockersNeeded(_IT, most=1))),
    Shape("doing#", "can't be blocked this turn except by {number} or more creatures",
          rules(BlockersNeeded(_IT, S.number))),
    Shape("doing#", "<becomes|become> blocked", BecomeBlocked(SUBJECT)),
    Shape("clause", "all creatures able to block {what:thing.s} this combat do so",
          StartModification(MustBeBlocked(_IT, by_all=True, by=CREATURE),
                            Duration.END_OF_COMBAT, S.what)),
    Shape("order", "double {what:whose} power until end of turn", _doubled(S.what, False)),
    Shape("order", "double {what:whose} power and toughness until end of turn",
          _doubled(S.what, True)),
    Shape("doing#", "<attacks|attack> this turn if able", rules(AttacksIfAble(_IT))),
    Shape("doing#", "<attacks|attack> this combat if able",
          rules(AttacksIfAble(_IT), Duration.END_OF_COMBAT)),
    Shape("doing#", "<blocks|block> this turn if able", rules(BlocksIfAble(_IT))),
    Shape("doing#", "<blocks|block> {attackers:one} this turn if able",
          rules(BlocksIfAble(_IT, S.attackers))),
    Shape("doing#", "can block an additional creature this turn", rules(BlocksAdditional(_IT, 1))),
    Shape("doing#", "can block any number of creatures this turn",
          rules(BlocksAdditional(_IT, None))),
    Shape("doing#", "can attack this turn as though <it|they> did not have defender",
          rules(AttacksAsThough(_IT, defender=True))),
    Shape("doing#", "<assigns|assign> no combat damage this turn", rules(AssignsNoDamage(_IT))),
    Shape("doing#", "<assigns|assign> no combat damage this combat",
          rules(AssignsNoDamage(_IT), Duration.END_OF_COMBAT)),
    # Damage.
    Shape("doing#", "<deals|deal> {amount:numeral} damage to {to:recipient}",
          DealDamage(S.amount, S.to, SUBJECT)),
    Shape("doing#", "<deals|deal> that much damage to {to:recipient}",
          DealDamage(ThatMuch(), S.to, SUBJECT)),
    Shape("doing#", "<deals|deal> damage to {to:recipient} equal to {amount}",
          DealDamage(S.amount, S.to, SUBJECT),
          ("<deals|deal> damage equal to {amount} to {to:recipient}",
           "<deals|deal> X damage to {to:recipient}, where X is {amount}")),
    Shape("doing#", "<fights|fight> {other:thing.s}", Fight(SUBJECT, S.other)),
    Shape("doing#", "<does|do> not untap during <its|their> <controller|controllers> <'s|'> next "
          "untap step", DoesNotUntap(SUBJECT),
          ("<does|do> not untap during your next untap step",
           "<does|do> not untap during <its|their> controller 's next untap step")),
)  # fmt: skip
