"""What may be played for a time: which cards, how long, for what mana, and what becomes of them.

The whole sentence is one shape; each of its parts has a category of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, Targets
from app.terms.instructions import MayDo
from app.terms.library_effects import CastIt, MayPlayLater
from app.terms.modifications import MayPlay
from app.terms.playing import AsThoughFlash
from app.terms.relations import ExiledWith
from app.terms.selectors import (
    AllOf,
    Anything,
    HasCounter,
    InZone,
    Not,
    Owned,
    SameObjects,
    SomeOf,
    This,
    Those,
    Who,
)
from app.terms.zones import Zone

_SO = "this way"

_OF_A_TYPE = "any type"
_NEXT = "until your next turn"
_AS_IF = "as though"

# How long: after what may be played, and before it.
_EXILED = tuple(
    f"for as long as {they} exiled"
    for they in ("it remains", "they remain", "that card remains", "those cards remain")
)
_TIMES: tuple[tuple[Duration, tuple[str, ...], tuple[str, ...]], ...] = (
    (Duration.END_OF_TURN, ("this turn", "until end of turn"), ("until end of turn",)),
    (Duration.END_OF_YOUR_NEXT_TURN, ("until the end of your next turn",),
     ("until the end of your next turn",)),
    (Duration.YOUR_NEXT_TURN, (f"{_NEXT}",), ("until your next turn",)),
    (Duration.YOUR_NEXT_END_STEP, ("until your next end step",), ("until your next end step",)),
    (Duration.WHILE_YOU_CONTROL, ("for as long as you control ~",),
     ("for as long as you control ~",)),
    (Duration.PERMANENT, _EXILED, _EXILED),
)  # fmt: skip
_WORDS = (
    ("play", (False, False)),
    ("cast", (True, False)),
    ("look at and play", (False, True)),
    ("look at and cast", (True, True)),
)
# What is said of the mana afterwards, of whatever was cast so.
_ITS = ("that spell", "it", "those spells", "them")
_FOLLOWING = (
    (". if you cast a spell this way,", ("it", "that spell")),
    (".", ("a spell this way", "spells this way")),
    (" and", ("spells this way",)),
)
_MANA = (
    "mana of any type can be spent to cast {it}",
    f"you may spend mana {_AS_IF} it were mana of {_OF_A_TYPE} to cast {{it}}",
    f"you may spend mana {_AS_IF} it were mana of any color to cast {{it}}",
    f"they may spend mana {_AS_IF} it were mana of any color to cast {{it}}",
)
_INSTEAD = ". if that spell would be put into a graveyard, exile it instead"


def _permission(who: Any) -> Any:
    """The permission, of what each part of the sentence tells."""

    def forward(
        who: Any, how: Any, what: Any, time: Any, free: bool, mana: bool, end: Any
    ) -> MayPlayLater:
        if isinstance(what, SomeOf) or (free and (mana or end[1] is not None)):
            raise Unfit
        cast, look = how
        exiled, more = end
        return MayPlayLater(what, time, cast, free, mana, who, look, exiled, more)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayPlayLater) or (who is Who.YOU) != (term.who is Who.YOU):
            return None
        how, end = (term.cast, term.look), (term.exiled, term.more)
        return term.who, how, term.what, term.duration, term.free, term.any_mana, end

    return via(forward, backward, who, S.how, S.what, S.time, S.free, S.mana, S.end)


def _sentences() -> Iterator[Shape]:
    rest = "{free:for_free}{mana:with_any_mana}{end:afterwards}"
    for may, who in (("you may", Who.YOU), ("{who:player.s} may", S.who)):
        usual = f"{may} … it …"
        for kind in ("played_one", "played_many"):
            what = f"{may} {{how:played_how}} {{what:{kind}}}"
            pattern = _permission(who)
            many = usual if kind == "played_many" else None
            yield Shape("clause", f"{what} {{time:time_after}}{rest}", pattern, same_as=many)
            yield Shape("clause", f"{{time:time_before}}, {what}{rest}", pattern,
                        same_as=many or f"{may} … {{time}} …")  # fmt: skip


def _times() -> Iterator[Shape]:
    for duration, after, before in _TIMES:
        yield Shape("time_after", after[0], duration, after[1:])
        yield Shape("time_before", before[0], duration, before[1:])
    for words, how in _WORDS:
        yield Shape("played_how", words, how)


def _means() -> Iterator[Shape]:
    yield Shape("for_free", "", False)
    yield Shape("for_free", " without paying its mana cost", True,
                (" without paying their mana costs",))  # fmt: skip
    yield Shape("with_any_mana", "", False)
    wordings = [
        f"{sign} {mana.format(it=it)}"
        for sign in (", and", " and", ".")
        for it in _ITS
        for mana in _MANA
    ]
    wordings += [
        f"{sign} {mana.format(it=it)}" for sign, its in _FOLLOWING for it in its for mana in _MANA
    ]
    first, *others = dict.fromkeys(wordings)
    yield Shape("with_any_mana", first, True, tuple(others))


def _ends() -> Iterator[Shape]:
    yield Shape("afterwards", "", (False, None))
    spells = (_INSTEAD, _INSTEAD.replace("that spell", "a spell cast this way"))
    others = [words.replace("a graveyard", "your graveyard") for words in spells]
    yield Shape("afterwards", _INSTEAD, (True, None), (spells[1], *others))
    more = " spell cast this way costs {mana} more to cast"
    yield Shape("afterwards", f". a{more}", (False, S.mana), (f". each{more}",))


def _at_once() -> Iterator[Shape]:
    """What is cast as the text is followed, for any mana."""
    cast = "you may cast {what:played_one}, and mana of any type can be spent to cast that spell"
    yield Shape("sentence1", cast, MayDo((CastIt(S.what, any_mana=True),)))
    yield Shape("sentence1", f"{cast}{_INSTEAD}",
                MayDo((CastIt(S.what, exiled=True, any_mana=True),)))  # fmt: skip
    linked = SomeOf(AllOf((S.what, ExiledWith(This()))))
    yield Shape("played_one", "a {what:card.s} exiled with ~", linked)


def _of_each_exiled() -> Iterator[Shape]:
    """What may be done with each card that was exiled: of all of them the same."""

    def forward(how: Any, what: Any, time: Any, mana: bool) -> MayPlayLater:
        return MayPlayLater(what, time, how[0], any_mana=mana, look=how[1])

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayPlayLater):
            return None
        how = (term.cast, term.look)
        plain = forward(how, term.what, term.duration, term.any_mana)
        return (how, term.what, term.duration, term.any_mana) if plain == term else None

    pattern = via(forward, backward, S.how, _those(True), S.time, S.mana)
    yield Shape("clause", f"for each card exiled {_SO}, you may {{how:played_how}} that card "
                "{time:time_after}{mana:with_any_mana}", pattern,
                same_as="you may play those cards …")  # fmt: skip


def _standing() -> Iterator[Shape]:
    """For as long as the ability works."""
    cards = AllOf((InZone(Zone.EXILE), Not(Owned(Who.YOU)), HasCounter(S.kind)))
    yield Shape("core", "you may play cards you do not own with {kind:counter_kind} counters on "
                "them from exile{mana:with_any_mana}",
                (MayPlay(cards, any_mana=S.mana),))  # fmt: skip
    linked = ExiledWith(This())
    yield Shape("core", f"you may cast cards exiled with ~ and you may cast them {_AS_IF} they had "
                "flash{mana:with_any_mana}",
                (MayPlay(linked, lands=False, any_mana=S.mana), AsThoughFlash(linked)))  # fmt: skip


def _are_found(term: Any) -> Any:
    return () if isinstance(term, Targets | Those | SameObjects) else None


def _is_found(term: Any) -> Any:
    return () if isinstance(term, Those) else None


def _those(plural: bool) -> Any:
    return via(lambda: ThatNoun(Anything(), plural), _are_found if plural else _is_found)


SHAPES = (
    *_at_once(),
    *_of_each_exiled(),
    *_standing(),
    *_sentences(),
    *_times(),
    *_means(),
    *_ends(),
    Shape("played_one", "the exiled card", _those(False), same_as="that card"),
    Shape("played_many", "cards exiled with ~", ExiledWith(This())),
    Shape("played_many", "spells from among cards exiled with ~", ExiledWith(This()),
          same_as="cards exiled with ~"),
)  # fmt: skip
