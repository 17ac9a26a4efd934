"""What may not be cast, played or put onto the battlefield, and when spells may be cast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.effects import Duration, StartModification
from app.terms.modifications import CantActivate
from app.terms.playing import (
    CantCast,
    CantEnter,
    CantPlayLands,
    ExiledUnlessCast,
    MayBeginOnBattlefield,
    MostSpells,
    OnlyWhen,
)
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasType,
    IsChosen,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

_ZONES: dict[str, tuple[Zone, ...]] = {
    "": (),
    " from graveyards": (Zone.GRAVEYARD,),
    " from graveyards or libraries": (Zone.GRAVEYARD, Zone.LIBRARY),
    " from graveyards or exile": (Zone.GRAVEYARD, Zone.EXILE),
}
_ENTERING: dict[str, tuple[Zone, ...]] = {
    "": (),
    " in graveyards": (Zone.GRAVEYARD,),
    " in graveyards and libraries": (Zone.GRAVEYARD, Zone.LIBRARY),
}


def _is_card(what: Any) -> bool:
    """Whether it speaks of no tokens."""
    return isinstance(what, AllOf) and Not(IsStatus(Status.TOKEN)) in what.of


# `This turn` is said in other words.
_LONGER = only(S.until, lambda term: term is not Duration.END_OF_TURN)


def _spells() -> Iterator[Shape]:
    """`spells`, `creature spells`, `instant or sorcery spells`, `spells with the chosen name`."""
    yield Shape("spells_cast", "{what:np.p}", _of_spells(S.what))


def _of_spells(what: Any) -> Any:
    def forward(what: Any) -> Any:
        parts = what.of if isinstance(what, AllOf) else (what,)
        if SPELL not in parts:
            raise Unfit
        return what

    def backward(term: Any) -> tuple[Any, ...] | None:
        parts = term.of if isinstance(term, AllOf) else (term,)
        return (term,) if SPELL in parts else None

    return via(forward, backward, what)


def _casting() -> Iterator[Shape]:
    for words, zones in _ZONES.items():
        cant = f"{{who:players#}} can't cast {{what:spells_cast}}{words}"
        yield Shape("core", cant, (CantCast(S.who, S.what, zones),))
        yield Shape(
            "clause",
            f"{cant} {{until}}",
            StartModification(CantCast(S.who, S.what, zones), _LONGER),
            (f"{{until}}, {cant}",),
        )
        yield Shape(
            "clause",
            f"{cant} this turn",
            StartModification(CantCast(S.who, S.what, zones), Duration.END_OF_TURN),
        )
    yield Shape(
        "core",
        "{who:players#} can't cast {what:spells_cast} from anywhere other than their hands",
        (CantCast(S.who, S.what, but_hand=True),),
    )
    for words, when in (
        ("any time they could cast a sorcery", OnlyWhen.SORCERY),
        ("during their own turns", OnlyWhen.OWN_TURN),
    ):
        yield Shape(
            "core",
            f"{{who:players#}} can cast {{what:spells_cast}} only {words}",
            (CantCast(S.who, S.what, only=when),),
        )
    yield Shape("core", "{what:spells_cast} can't be cast", (CantCast(Who.ANY, S.what),),
                same_as="players can't cast {what}")  # fmt: skip
    yield Shape(
        "core",
        "{who:players#} can't cast more than one {what:np.s} each turn",
        (MostSpells(S.who, S.what),),
    )
    yield Shape(
        "core",
        "{who:players#} can't cast more than {number} {what:spells_cast} each turn",
        (MostSpells(S.who, S.what, S.number),),
    )
    yield Shape(
        "core",
        "each player who has cast a {one:np.s} this turn can't cast additional {what:spells_cast}",
        _said_twice(),
        same_as="each player can't cast more than one {what} each turn",
    )


def _said_twice() -> Any:
    """Of what kind the first spell is, and of what kind no other may be."""

    def forward(one: Any, what: Any) -> tuple[MostSpells]:
        if one != what:
            raise Unfit
        return (MostSpells(Who.ANY, what),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1 or not isinstance(term[0], MostSpells):
            return None
        what = term[0].what
        return (what, what) if term[0] == MostSpells(Who.ANY, what) else None

    return via(forward, backward, S.one, S.what)


def _from_hands() -> Iterator[Shape]:
    """What can't be played from a hand."""
    spells = CantCast(Who.YOU, SPELL, (Zone.HAND,))
    cast = "cast spells from your hand"
    yield Shape("core", f"you can't {cast}", (spells,))
    yield Shape("core", f"you can't play lands or {cast}",
                (CantPlayLands(Who.YOU, (Zone.HAND,)), spells))  # fmt: skip


def _activating() -> Iterator[Shape]:
    yield Shape(
        "core",
        "{who:players#} can cast {what:spells_cast} and activate abilities only during their own "
        "turns",
        (
            CantCast(S.who, S.what, only=OnlyWhen.OWN_TURN),
            CantActivate(Anything(), who=S.who, only=OnlyWhen.OWN_TURN),
        ),
    )
    for words in ("planeswalkers ' loyalty abilities", "loyalty abilities of planeswalkers"):
        same_as = None if words.startswith("planeswalkers") else "… planeswalkers' …"
        yield Shape(
            "core",
            f"{{who:players#}} can't activate {words}",
            (CantActivate(HasType(CardType.PLANESWALKER), who=S.who, loyalty=True),),
            same_as=same_as,
        )


SHAPES = (
    *_spells(),
    *_casting(),
    *_from_hands(),
    *_activating(),
    Shape(
        "core",
        "your opponents can't cast {what:spells_cast} or activate abilities of {one:noun.p}, "
        "{two:noun.p}, or {three:noun.p}",
        (
            CantCast(Who.OPPONENT, S.what),
            CantActivate(AllOf((AnyOf((S.one, S.two, S.three)), Controlled(Who.OPPONENT)))),
        ),
    ),
    Shape(
        "static",
        "if ~ is in your opening hand, you may begin the game with it on the battlefield.",
        StaticAbility((MayBeginOnBattlefield(This()),), zone=Zone.HAND),
    ),
    Shape("core", "{who:players#} can't play lands", (CantPlayLands(S.who),)),
    *(
        Shape("core", f"{{what:card.p}}{words} can't enter the battlefield",
              (CantEnter(S.what, zones),))
        for words, zones in _ENTERING.items()
        if zones
    ),
    Shape("core", "{what:group} can't enter the battlefield", (CantEnter(S.what),)),
    Shape("core", "if a {what:np.s} would enter and it was not cast, exile it instead",
          (ExiledUnlessCast(only(S.what, _is_card)),)),
    Shape(
        "core",
        "activated abilities of sources with the chosen name can't be activated",
        (CantActivate(IsChosen("name")),),
    ),
    Shape(
        "core",
        "activated abilities of sources with the chosen name can't be activated unless they are "
        "mana abilities",
        (CantActivate(IsChosen("name"), but_mana=True),),
    ),
)  # fmt: skip
