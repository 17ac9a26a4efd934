"""What holds in other zones as well: of spells, and of cards that you own elsewhere, or of all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.nouns import PERMANENT, SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.predicate import join, split
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange
from app.terms.changes import AddAbility, AddColors, ChosenType
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasType,
    IsChosen,
    Not,
    Owned,
    Who,
)
from app.terms.types import CardType

_YOURS = Controlled(Who.YOU)  # of cards in zones that have no controller: owned by you
_OWN = Owned(Who.YOU)
_NONLAND = Not(HasType(CardType.LAND))
_NO_SPELL = AnyOf(
    (
        HasType(CardType.ARTIFACT),
        HasType(CardType.BATTLE),
        HasType(CardType.CREATURE),
        HasType(CardType.ENCHANTMENT),
        HasType(CardType.PLANESWALKER),
    )
)
_AWAY = "that are not on the battlefield"
_CARDS = f"cards you own {_AWAY}"
_NONE: Any = AnyOf(())
_CREATURES = AllOf((CREATURE, _YOURS))
_SAME = "the same is true for"


def changed_there(subject: Any, predicate: Any, elsewhere: Any) -> Any:
    """A change of permanents that changes things in other zones too."""

    def forward(subject: Any, predicate: Any, elsewhere: Any) -> Any:
        effects = join(subject, (predicate,))
        if len(effects) != 1 or not isinstance(effects[0], ContinuousChange):
            raise Unfit
        return (replace(effects[0], elsewhere=elsewhere),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (ContinuousChange(elsewhere=elsewhere) as effect,) if elsewhere is not None:
                parts = split((replace(effect, elsewhere=None),))
                if parts is None or len(parts[1]) != 1:
                    return None
                return parts[0], parts[1][0], elsewhere
            case _:
                return None

    return via(forward, backward, subject, predicate, elsewhere)


def _of_spells_cast() -> Any:
    """Spells that you cast are spells that you control."""

    def forward(what: Any, gifts: Any) -> Any:
        parts = what.of if isinstance(what, AllOf) else (what,)
        if SPELL not in parts:
            raise Unfit
        return join(AllOf((*parts, _YOURS)), (tuple(AddAbility(gift) for gift in gifts),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (ContinuousChange(AllOf((*parts, last)), changes),) if last == _YOURS:
                if SPELL not in parts or not all(isinstance(c, AddAbility) for c in changes):
                    return None
                what = parts[0] if len(parts) == 1 else AllOf(tuple(parts))
                return what, tuple(c.ability for c in changes if isinstance(c, AddAbility))
            case _:
                return None

    return via(forward, backward, S.what, S.gifts)


SHAPES = (
    Shape("core", f"{{subject#}} {{predicate#}}. {_SAME} {{elsewhere}}",
          changed_there(S.subject, S.predicate, S.elsewhere)),
    Shape("elsewhere", f"creature spells you control and creature {_CARDS}",
          _CREATURES),
    Shape("elsewhere", f"spells you control and nonland {_CARDS}",
          AllOf((_NONLAND, _YOURS))),
    Shape("elsewhere", f"permanent spells you control and nonland permanent {_CARDS}",
          AllOf((_NO_SPELL, _YOURS))),
    Shape("core", f"lands you control and land {_CARDS} {{predicate:predicate.p}}",
          changed_there(AllOf((HasType(CardType.LAND), _YOURS)), S.predicate,
                        AllOf((HasType(CardType.LAND), _OWN)))),
    Shape("core", f"creature {_CARDS} {{predicate:predicate.p}}",
          changed_there(_NONE, S.predicate, AllOf((CREATURE, _OWN)))),
    Shape("core", f"all cards {_AWAY}, spells, and permanents {{predicate:predicate.p}}",
          changed_there(PERMANENT, S.predicate, Anything())),
    Shape("core", f"creatures you control are the chosen type. {_SAME} creature spells you control "
          f"and creature {_CARDS}",
          (ContinuousChange(AllOf((CREATURE, _YOURS)), (ChosenType(instead=True),),
                            elsewhere=_CREATURES),)),
    Shape("core", "{what:np.p} you cast have {gifts:keywords}", _of_spells_cast(),
          same_as="{what} you control have {gifts}"),
    Shape("predicate#", "<is|are> the chosen color in addition to <its|their> other colors",
          (AddColors(IsChosen("color")),)),
)  # fmt: skip
