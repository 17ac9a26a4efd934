"""What one may play, from where, how long; what one may look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms import permissions as pm
from app.terms.effects import Duration
from app.terms.library_effects import CastIt, MayPlayLater
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, HasType, IsStatus, SomeOf, Who
from app.terms.zones import Zone

_NEXT = Duration.END_OF_YOUR_NEXT_TURN
# How long: after what may be played, and before it where that is said otherwise.
_TIMES: tuple[tuple[str, str, Duration], ...] = (
    ("until the end of your next turn", "", _NEXT),
    ("until your next turn", "", Duration.YOUR_NEXT_TURN),
)  # fmt: skip
_GAIN = "if you would gain life, you gain"
_TOP = "the top card of your library"
_FREE = (
    ("", False),
    (" without paying its mana cost", True),
    (" without paying their mana costs", True),
)


def _plays() -> Iterator[Shape]:
    for cast, word in ((False, "play"), (True, "cast")):
        for after, first, duration in _TIMES:
            before = first or after
            for how, free in _FREE:
                many = "they" in after or "their" in how
                one = "it remains" in after or "its" in how
                pattern = MayPlayLater(S.what, duration, cast, free)
                for kind in ("one", "many"):
                    if (kind == "one" and many) or (kind == "many" and one):
                        continue
                    usual = f"you may {word} {{what:played_{kind}}} {after}{how}"
                    same = [f"{before}, you may {word} {{what:played_{kind}}}{how}"]
                    if after == "this turn":
                        same.append(f"you may {word} {{what:played_{kind}}} until end of turn{how}")
                    if kind == "one":
                        yield Shape("clause", usual, pattern, tuple(same))
                        continue
                    for words in (usual, *same):
                        yield Shape("clause", words, pattern, same_as="you may … it …")
        yield (
            Shape(
                "order",
                f"{word} {{what:played_one}} without paying its mana cost",
                CastIt(S.what, free=True),
            )
            if cast
            else Shape(
                "order",
                "cast {what:played_many} without paying their mana costs",
                CastIt(S.what, free=True),
                same_as="cast it without paying its mana cost",
            )
        )


def _from() -> Iterator[Shape]:
    """Such spells from such a zone; spells of one card type, and all, permissions.py reads."""
    zones = (("your graveyard", Zone.GRAVEYARD, False), ("exile", Zone.EXILE, False),
             ("the top of your library", Zone.LIBRARY, True))  # fmt: skip
    for words, zone, top in zones:
        of_some = only(S.what, _is_narrow)
        yield Shape(
            "core",
            f"you may cast {{what:np.p}} from {words}",
            (pm.MayPlayFrom(zone, of_some, False, top),),
        )
        yield Shape(
            "core",
            f"you may play lands and cast {{what:np.p}} from {words}",
            (pm.MayPlayFrom(zone, of_some, True, top),),
        )


def _is_narrow(what: Any) -> bool:
    """Whether spells are told by more than a card type."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    return len(parts) > 2 or not all(isinstance(part, (HasType, IsStatus)) for part in parts)


SHAPES = (
    *_plays(),
    *_from(),
    Shape("played_one", "{what:thing.s}", S.what),
    Shape("played_many", "{what:thing.p}", S.what),
    Shape("played_many", "{what:them}", S.what),
    Shape("played_one", "a {what:np.s} from your hand",
          SomeOf(whose(CastFrom(Zone.HAND), S.what))),
    Shape("core", f"you may look at {_TOP} any time", (pm.LooksAtTop(),)),
    Shape("core", f"play with {_TOP} revealed", (pm.TopRevealed(Who.YOU),)),
    Shape("core", "players play with the top card of " "their libraries revealed",
          (pm.TopRevealed(Who.ANY),)),
    Shape("core", "skip your {step:skipped}", (pm.SkipsStep(Who.YOU, S.step),)),
    Shape("core", "players skip their {step:skipped}s", (pm.SkipsStep(Who.ANY, S.step),)),
    *(Shape("skipped", words, words)
      for words in ("draw step", "untap step", "upkeep step", "combat phase")),
    Shape("core", "{one} can be your commander", (pm.MayBeCommander(S.one),)),
    Shape("core", "a deck can have any number " "of cards named ~", (pm.AnyNumberInDeck(),)),
    Shape("core", f"{_GAIN} that much life plus {{plus:numeral}} instead",
          (pm.GainsLifeInstead(Who.YOU, S.plus),)),
    Shape("core", f"{_GAIN} twice that much life instead",
          (pm.GainsLifeInstead(Who.YOU, times=2),)),
)  # fmt: skip
