"""Predicates of combat: what may and must attack and block, and how damage is assigned."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.conditions import NotCondition
from app.terms.modifications import (
    AssignsAsUnblocked,
    AssignsByToughness,
    AssignsNoDamage,
    AttacksAsThough,
    AttacksIfAble,
    AttacksOnlyAlone,
    BlockedByAllOrNone,
    BlockersNeeded,
    BlocksAdditional,
    BlocksIfAble,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MustBeBlocked,
    OthersNeeded,
)
from app.terms.selectors import AnyOf, Not, Who

_YOU = Who.YOU

SHAPES = (
    # Attacking.
    Shape("predicate#", "can't attack", (CantAttack(SUBJECT),)),
    Shape("predicate#", "can't attack or block", (CantAttack(SUBJECT), CantBlock(SUBJECT))),
    Shape("predicate#", "can't attack unless {condition}",
          (CantAttack(SUBJECT, unless=S.condition),)),
    Shape("predicate#", "can't attack or block unless {condition}",
          (CantAttack(SUBJECT, unless=S.condition), CantBlock(SUBJECT, unless=S.condition))),
    Shape("predicate#", "can't attack if {condition}",
          (CantAttack(SUBJECT, unless=NotCondition(S.condition)),),
          same_as="can't attack unless {not condition}"),
    Shape("predicate#", "can't block if {condition}",
          (CantBlock(SUBJECT, unless=NotCondition(S.condition)),),
          same_as="can't block unless {not condition}"),
    Shape("predicate#", "can't attack or block if {condition}",
          (CantAttack(SUBJECT, unless=NotCondition(S.condition)),
           CantBlock(SUBJECT, unless=NotCondition(S.condition))),
          same_as="can't attack or block unless {not condition}"),
    Shape("predicate#", "can't attack you", (CantAttack(SUBJECT, _YOU, permanents=False),)),
    Shape("predicate#", "can't attack you or planeswalkers you control",
          (CantAttack(SUBJECT, _YOU),)),
    Shape("predicate#", "can't attack you unless {condition}",
          (CantAttack(SUBJECT, _YOU, permanents=False, unless=S.condition),)),
    Shape("predicate#", "can't attack alone", (OthersNeeded(SUBJECT, attack=True, block=False),)),
    Shape("predicate#", "can only attack alone", (AttacksOnlyAlone(SUBJECT),)),
    Shape("predicate#", "can't block alone", (OthersNeeded(SUBJECT, attack=False, block=True),)),
    Shape("predicate#", "can't attack or block alone",
          (OthersNeeded(SUBJECT, attack=True, block=True),)),
    Shape("predicate#", "can't attack unless at least {number} other {others:kind.p} attack",
          (OthersNeeded(SUBJECT, True, False, S.number, S.others),)),
    Shape("predicate#", "can't attack unless a {others:np.s} also attacks",
          (OthersNeeded(SUBJECT, True, False, 1, S.others),)),
    Shape("predicate#", "can't block unless at least {number} other {others:kind.p} block",
          (OthersNeeded(SUBJECT, False, True, S.number, S.others),)),
    Shape("predicate#", "<attacks|attack> each combat if able", (AttacksIfAble(SUBJECT),)),
    Shape("predicate#", "can attack as though <it|they> did not have defender",
          (AttacksAsThough(SUBJECT, defender=True),)),
    Shape("predicate#", "can attack as though <it|they> had haste",
          (AttacksAsThough(SUBJECT, haste=True),)),
    # Blocking.
    Shape("predicate#", "can't block", (CantBlock(SUBJECT),)),
    Shape("predicate#", "can't block unless {condition}",
          (CantBlock(SUBJECT, unless=S.condition),)),
    Shape("predicate#", "can't block {attackers:kind.p}", (CantBlock(SUBJECT, S.attackers),)),
    Shape("predicate#", "can block only {attackers:kind.p}",
          (CantBlock(SUBJECT, Not(S.attackers)),)),
    Shape("predicate#", "<blocks|block> each combat if able", (BlocksIfAble(SUBJECT),)),
    Shape("predicate#", "can block an additional creature each combat",
          (BlocksAdditional(SUBJECT, 1),)),
    Shape("predicate#", "can block an additional {number} creatures each combat",
          (BlocksAdditional(SUBJECT, S.number),)),
    Shape("predicate#", "can block any number of creatures", (BlocksAdditional(SUBJECT, None),)),
    # Being blocked.
    Shape("predicate#", "can't be blocked", (CantBeBlocked(SUBJECT),)),
    Shape("predicate#", "can't be blocked by {by:blockers}", (CantBeBlocked(SUBJECT, S.by),)),
    Shape("predicate#", "can't be blocked except by {by:blockers}",
          (CantBeBlocked(SUBJECT, Not(S.by)),)),
    Shape("predicate#", "can't be blocked except by {number} or more creatures",
          (BlockersNeeded(SUBJECT, S.number),)),
    Shape("predicate#", "can't be blocked by more than one creature",
          (BlockersNeeded(SUBJECT, most=1),)),
    Shape("predicate#", "can't be blocked by more than {number} creatures",
          (BlockersNeeded(SUBJECT, most=S.number),)),
    Shape("predicate#", "can't be blocked unless all creatures defending player controls block it",
          (BlockedByAllOrNone(SUBJECT),)),
    Shape("predicate#", "must be blocked if able", (MustBeBlocked(SUBJECT),)),
    Shape("predicate#", "must be blocked by {by:some} if able", (MustBeBlocked(SUBJECT, by=S.by),)),
    Shape("predicate#", "must be blocked by {fewest:number} or more {by:kind.p} if able",
          (MustBeBlocked(SUBJECT, by=S.by, fewest=S.fewest),)),
    Shape("blockers", "{what:kind.p}", S.what),
    Shape("blockers", "{one:np.p} and/or {two:np.p}", AnyOf((S.one, S.two)),
          ("{one:np.p} or {two:np.p}", "{one:np.p} and {two:np.p}")),
    # Damage.
    Shape("predicate#", "<assigns|assign> combat damage equal to <its|their> toughness rather "
          "than <its|their> power", (AssignsByToughness(SUBJECT),)),
    Shape("predicate#", "<assigns|assign> no combat damage", (AssignsNoDamage(SUBJECT),)),
    # Sentences about combat that have the subject elsewhere.
    Shape("core", "all {by:kind.p} able to block {one} do so",
          (MustBeBlocked(S.one, by_all=True, by=S.by),)),
    Shape("core", "you may have {one} assign its combat damage as though it were not blocked",
          (AssignsAsUnblocked(S.one),)),
    Shape("core", "{blockers} can't block {one}", (CantBlock(S.blockers, S.one),)),
)  # fmt: skip
