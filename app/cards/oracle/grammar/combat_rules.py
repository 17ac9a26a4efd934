"""Sentences about combat that are no plain subject and predicate: costs to attack and block, how
many creatures may, what blocks as though it were otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayGeneric, PayMana
from app.terms.effects import Duration, StartModification
from app.terms.modifications import (
    AttacksIfAble,
    BlockedAsThough,
    BlocksAsThough,
    BlocksIfAble,
    CantAttack,
    CostToAttack,
    CostToBlock,
    MostInCombat,
)
from app.terms.relations import SharesWith
from app.terms.selectors import (
    CREATURE,
    AllOf,
    HasSubtype,
    Not,
    This,
    Who,
)
from app.terms.subtypes import BASIC_LAND_TYPES

_PAY = Cost((PayMana(S.mana),))
_EACH = (
    "unless their controller pays {mana} for each creature they control that is attacking you",
    "unless their controller pays {mana} for each of those creatures",
)
_WALKS = tuple((f"{land.lower()}walk", land) for land in BASIC_LAND_TYPES)
_EVADING = (("flying", "flying"), ("shadow", "shadow"), ("landwalk", "landwalk"))
_OF_ITS_NAME = SharesWith("name", This())
_YOURS = "you or planeswalkers you control"


def _for_a_turn() -> Iterator[Shape]:
    kinds: tuple[tuple[str, Any], ...] = (("attack", CostToAttack), ("block", CostToBlock))
    for does, kind in kinds:
        yield Shape(
            "clause",
            f"this turn, creatures can't {does} unless their controller pays {{mana}} for each "
            f"{does}ing creature they control",
            StartModification(kind(CREATURE, _PAY), Duration.END_OF_TURN),
        )


def _all_but() -> Any:
    """Creatures can't attack, but for those of its name and those of a kind."""

    def forward(but: Any, what: Any) -> tuple[CantAttack, ...]:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return (CantAttack(AllOf((*parts, Not(_OF_ITS_NAME), Not(but)))),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (CantAttack(AllOf((*parts, Not(named), Not(but)))) as cant,):
                if named != _OF_ITS_NAME or cant != CantAttack(cant.subject) or not parts:
                    return None
                return but, (parts[0] if len(parts) == 1 else AllOf(tuple(parts)))
            case _:
                return None

    return via(forward, backward, S.but, S.what)


SHAPES = (
    # Costs.
    Shape("core", f"{{what:group}} can't attack you {_EACH[0]}",
          (CostToAttack(S.what, _PAY, Who.YOU),), (f"{{what:group}} can't attack you {_EACH[1]}",)),
    Shape("core", f"{{what:group}} can't attack {_YOURS} {_EACH[1]}",
          (CostToAttack(S.what, _PAY, Who.YOU, permanents=True),)),
    *(
        Shape("core", f"{{what:group}} can't attack {whom} unless their controller pays {{X}} for "
              f"each of those creatures, where X is {{amount}}",
              (CostToAttack(S.what, Cost((PayGeneric(S.amount),)), Who.YOU, permanents),))
        for whom, permanents in (("you", False), (_YOURS, True))
    ),
    Shape("predicate#", "can't attack unless <its|their> controller pays {X}, where X is {amount}",
          (CostToAttack(SUBJECT, Cost((PayGeneric(S.amount),))),)),
    Shape("predicate.s", "can't attack unless its controller pays {mana}",
          (CostToAttack(SUBJECT, _PAY),)),
    Shape("predicate.s", "can't block unless its controller pays {mana}",
          (CostToBlock(SUBJECT, _PAY),)),
    Shape("predicate.s", "can't attack or block unless its controller pays {mana}",
          (CostToAttack(SUBJECT, _PAY), CostToBlock(SUBJECT, _PAY))),
    Shape("predicate.p", f"can't attack {_EACH[1]}", (CostToAttack(SUBJECT, _PAY),)),
    Shape("predicate.p", f"can't block {_EACH[1]}", (CostToBlock(SUBJECT, _PAY),)),
    Shape("core", "{one} can't attack unless you pay {mana}", (CostToAttack(S.one, _PAY),),
          same_as="{one} can't attack unless its controller pays {mana}"),
    Shape("core", "{one} can't attack or block unless you pay {mana}",
          (CostToAttack(S.one, _PAY), CostToBlock(S.one, _PAY)),
          same_as="{one} can't attack or block unless its controller pays {mana}"),
    *_for_a_turn(),
    # How many.
    Shape("core", "no more than one {what:np.s} can attack each combat",
          (MostInCombat(1, True, False, S.what),)),
    Shape("core", "no more than one {what:np.s} can block each combat",
          (MostInCombat(1, False, True, S.what),)),
    Shape("core", "no more than {number} {what:np.p} can attack each combat",
          (MostInCombat(S.number, True, False, S.what),)),
    Shape("core", "no more than {number} {what:np.p} can block each combat",
          (MostInCombat(S.number, False, True, S.what),)),
    Shape("core", "no more than one {what:np.s} can attack you each combat",
          (MostInCombat(1, True, False, S.what, Who.YOU),)),
    Shape("core", "no more than {number} {what:np.p} can attack you each combat",
          (MostInCombat(S.number, True, False, S.what, Who.YOU),)),
    Shape("core", "except for creatures named ~ and {but:np.p}, {what:group} can't attack",
          _all_but()),
    # As though.
    *(
        Shape("core", f"creatures with {word} can be blocked as though they did not have {word}",
              (BlockedAsThough(CREATURE, keyword),))
        for word, keyword in _EVADING
    ),
    *(
        Shape("core", f"creatures with {word} can be blocked as though they did not have {word}",
              (BlockedAsThough(CREATURE, "landwalk", HasSubtype(land)),))
        for word, land in _WALKS
    ),
    *(
        Shape("predicate#", f"can block creatures with {word} as though <it|they> had {word}",
              (BlocksAsThough(SUBJECT, word),),
              (f"can block creatures with {word} as though they did not have {word}",))
        for word in ("shadow", "horsemanship")
    ),
    # Both.
    Shape("predicate#", "<attacks|attack> or <blocks|block> each combat if able",
          (AttacksIfAble(SUBJECT), BlocksIfAble(SUBJECT))),
)  # fmt: skip
