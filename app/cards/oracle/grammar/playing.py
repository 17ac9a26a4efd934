"""What one may play, from where, how long; what one may look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import Chosen, ThatNoun
from app.cards.oracle.grammar.permissions import ZONES, cards_in
from app.cards.oracle.grammar.shape import Shape
from app.terms import permissions as pm
from app.terms.effects import Target, Targets
from app.terms.instructions import MayDo
from app.terms.library_effects import CastIt
from app.terms.modifications import MayPlay
from app.terms.relations import CastFrom
from app.terms.selectors import (
    AllOf,
    Anything,
    HasType,
    IsStatus,
    SameObjects,
    SomeOf,
    Those,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

_GAIN = "if you would gain life, you gain"
_TOP = "the top card of your library"
_FREE = (("", False), (" without paying its mana cost", True))


def _plays() -> Iterator[Shape]:
    yield Shape("order", "cast {what:played_one} without paying its mana cost",
                CastIt(S.what, free=True))  # fmt: skip
    yield Shape("order", "cast {what:played_many} without paying their mana costs",
                CastIt(S.what, free=True),
                same_as="cast it without paying its mana cost")  # fmt: skip
    yield Shape("order", "cast {what:played_one}", CastIt(S.what))


def _is_target(what: Any) -> bool:
    return isinstance(what, (Chosen, Target))


def _exiled_after() -> Iterator[Shape]:
    """What is cast now and is exiled afterwards."""
    start = "you may cast {what:played_one}"
    for how, free in _FREE:
        cast = f"{start}{how}. if that spell would be put into"
        yield Shape("sentence1", f"{cast} a graveyard, exile it instead",
                    MayDo((CastIt(S.what, free, exiled=True),)),
                    (f"{cast} your graveyard, exile it instead",))  # fmt: skip


def _from() -> Iterator[Shape]:
    """Such spells from such a zone; spells of one card type, and all, permissions.py reads."""
    land = HasType(CardType.LAND)
    for words, zone in ZONES:
        spells = MayPlay(cards_in(zone, only(S.what, _is_narrow)), lands=False)
        yield Shape("core", f"you may cast {{what:np.p}} from {words}", (spells,))
        yield Shape(
            "core",
            f"you may play lands and cast {{what:np.p}} from {words}",
            (MayPlay(AllOf((*zone, land)), spells=False), spells),
        )


def _is_narrow(what: Any) -> bool:
    """Whether spells are told by more than a card type."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    return len(parts) > 2 or not all(isinstance(part, (HasType, IsStatus)) for part in parts)


def _are_found(term: Any) -> Any:
    return () if isinstance(term, Targets | Those | SameObjects) else None


_SKIPPED = ("draw step", "untap step", "upkeep step", "combat phase")

SHAPES = (
    *_plays(),
    *_from(),
    Shape("played_one", "{what:thing.s}", S.what),
    Shape("played_one", "{what:dead_card}", only(S.what, _is_target)),
    *_exiled_after(),
    Shape("played_many", "{what:thing.p}", S.what),
    Shape("played_many", "{what:them}", S.what),
    Shape("played_many", "spells from among {what:those_exiled}", S.what, same_as="{what:them}"),
    Shape("those_exiled", "{what:thing.p}", S.what),
    Shape("those_exiled", "{what:them}", S.what),
    *(
        Shape(category, words, via(lambda: ThatNoun(Anything(), True), _are_found), same_as=same)
        for category, words, same in (
            ("those_exiled", "those exiled cards", "those cards"),
            ("those_exiled", "the exiled cards", "those cards"),
            ("played_many", "the exiled cards", "those cards"),
        )
    ),
    Shape("played_one", "a {what:np.s} from your hand",
          SomeOf(whose(CastFrom(Zone.HAND), S.what))),
    Shape("core", f"you may look at {_TOP} any time", (pm.LooksAtTop(),)),
    Shape("core", f"play with {_TOP} revealed", (pm.TopRevealed(Who.YOU),)),
    Shape("core", "players play with the top card of " "their libraries revealed",
          (pm.TopRevealed(Who.ANY),)),
    Shape("core", "skip your {step:skipped}", (pm.SkipsStep(Who.YOU, S.step),)),
    Shape("core", "{who:players.s} skips their {step:skipped}", (pm.SkipsStep(S.who, S.step),)),
    *(Shape("skipped", words, words) for words in _SKIPPED),
    *(Shape("core", f"players skip their {words}s", (pm.SkipsStep(Who.ANY, words),),
            same_as=f"each player skips their {words}") for words in _SKIPPED),
    Shape("core", "{one} can be your commander", (pm.MayBeCommander(S.one),)),
    Shape("core", "a deck can have any number " "of cards named ~", (pm.AnyNumberInDeck(),)),
    Shape("core", f"{_GAIN} that much life plus {{plus:numeral}} instead",
          (pm.GainsLifeInstead(Who.YOU, S.plus),)),
    Shape("core", f"{_GAIN} twice that much life instead",
          (pm.GainsLifeInstead(Who.YOU, times=2),)),
)  # fmt: skip
