"""What one may play, from where, how long; what one may look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import Chosen, ThatNoun
from app.cards.oracle.grammar.permissions import ZONES, cards_in
from app.cards.oracle.grammar.shape import Shape
from app.terms import permissions as pm
from app.terms.effects import Duration, Target, Targets
from app.terms.instructions import MayDo
from app.terms.library_effects import CastIt, MayPlayLater
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

_NEXT = Duration.END_OF_YOUR_NEXT_TURN
_EXILED = Duration.PERMANENT
# How long: after what may be played, and before it where that is said otherwise.
_TIMES: tuple[tuple[str, str, Duration], ...] = (
    ("this turn", "until end of turn", Duration.END_OF_TURN),
    ("until the end of your next turn", "", _NEXT),
    ("until your next turn", "", Duration.YOUR_NEXT_TURN),
    ("for as long as it remains exiled", "", _EXILED),
    ("for as long as they remain exiled", "", _EXILED),
)  # fmt: skip
_GAIN = "if you would gain life, you gain"
_TOP = "the top card of your library"
_FREE = (
    ("", False),
    (" without paying its mana cost", True),
    (" without paying their mana costs", True),
)


# What is said of the mana afterwards, of whatever was cast so.
_FOLLOWING = (
    (". if you cast a spell this way,", ("it", "that spell")),
    (".", ("a spell this way", "spells this way")),
    (" and", ("spells this way",)),
)
_MANA = (
    "you may spend mana as though it were mana of any {kind} to cast {it}",
    "mana of any type can be spent to cast {it}",
)


def _plays() -> Iterator[Shape]:
    for cast, word in ((False, "play"), (True, "cast")):
        for after, first, duration in _TIMES:
            for how, free in _FREE:
                pattern = MayPlayLater(S.what, duration, cast, free)
                yield from _for_a_while(word, after, first or after, how, pattern)
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
    yield Shape("order", "cast {what:played_one}", CastIt(S.what))


def _for_a_while(
    word: str, after: str, before: str, how: str, pattern: MayPlayLater
) -> Iterator[Shape]:
    """`you may play it this turn`, and with what mana."""
    if "they" not in after and "their" not in how:
        usual, *same = _wordings(word, after, before, how, "played_one")
        yield Shape("clause", usual, pattern, tuple(same))
    if "it remains" not in after and "its" not in how:
        for words in _wordings(word, after, before, how, "played_many"):
            yield Shape("clause", words, pattern, same_as="you may … it …")
    if not how:
        yield from _with_any_mana(word, after, before, replace(pattern, any_mana=True))


def _wordings(word: str, after: str, before: str, how: str, kind: str) -> tuple[str, ...]:
    play = f"you may {word} {{what:{kind}}}"
    found = (f"{play} {after}{how}", f"{before}, {play}{how}")
    return (*found, f"{play} {before}{how}") if before != after else found


def _with_any_mana(word: str, after: str, before: str, pattern: MayPlayLater) -> Iterator[Shape]:
    """The first wording is the usual one."""
    wordings: list[str] = []
    kinds = (("played_one", ("that spell", "it")), ("played_many", ("those spells", "them")))
    for played, its in kinds:
        if ("they" if played == "played_one" else "it remains") in after:
            continue
        wordings += (
            f"{words}{sign} {mana.format(kind=kind, it=it)}"
            for words in _wordings(word, after, before, "", played)
            for sign in (", and", " and", ".")
            for it in its
            for mana in _MANA
            for kind in ("type", "color")
        )
        wordings += (
            f"{words}{sign} {mana.format(kind=kind, it=it)}"
            for words in _wordings(word, after, before, "", played)
            for sign, its in _FOLLOWING
            for it in its
            for mana in _MANA
            for kind in ("type", "color")
        )
    same = "… this turn, and mana of any type can be spent …"
    for number, words in enumerate(dict.fromkeys(wordings)):
        yield Shape("clause", words, pattern, same_as=same if number else None)


def _is_target(what: Any) -> bool:
    return isinstance(what, (Chosen, Target))


def _exiled_after() -> Iterator[Shape]:
    """What is cast now and is exiled afterwards."""
    start = "you may cast {what:played_one}"
    for how, free in _FREE[:2]:
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
