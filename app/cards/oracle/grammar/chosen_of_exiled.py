"""One of the cards just exiled is chosen and may be played later; other words for the cards that
were milled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.from_among import among
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, ExileTopCards, MoveTo
from app.terms.instructions import KeywordAction, MayDo
from app.terms.library_effects import MayPlayLater
from app.terms.selectors import AllOf, InZone, SomeOf, Those, Who
from app.terms.zones import Zone

_TIMES: tuple[tuple[str, str, Duration], ...] = (
    ("this turn", "until end of turn", Duration.END_OF_TURN),
    ("until the end of your next turn", "until the end of your next turn",
     Duration.END_OF_YOUR_NEXT_TURN),
)  # fmt: skip


def _exiles(effect: Any) -> bool:
    return isinstance(effect, ExileTopCards) and effect.who is Who.YOU and effect.count != 1


def _of_exiled() -> Iterator[Shape]:
    """One card is chosen, and may be played for some time."""
    exiled = only(S.one, _exiles)
    what = SomeOf(AllOf((InZone(Zone.EXILE), Those())))
    for after, before, duration in _TIMES:
        play = MayPlayLater(what, duration)
        said = [
            f"{{one:clause}}{choose} {them}. {may}"
            for may in (f"you may play that card {after}", f"{before}, you may play that card")
            for choose in (". choose one of", ", then choose one of")
            for them in ("them", "those cards")
        ]
        yield Shape("sentence2", said[0], (exiled, play), tuple(said[1:]))


def _mills(effect: Any) -> bool:
    return isinstance(effect, KeywordAction) and (effect.name, effect.who) == ("mill", Who.YOU)


def _of_milled() -> Iterator[Shape]:
    one, two = (SomeOf(among(what)) for what in (S.what, S.two))
    for words, what in (
        ("a {what:card.s}", one),
        ("up to {count:number} {what:card.p}", SomeOf(among(S.what), S.count, up_to=True)),
    ):
        for them in ("the milled cards", "the cards milled this way"):
            yield Shape("order", f"put {words} from among {them} into your hand",
                        MoveTo(what, Zone.HAND),
                        same_as=f"put {words} from among them into your hand")  # fmt: skip
    both = tuple(MayDo((MoveTo(each, Zone.HAND),)) for each in (one, two))
    yield Shape("sentence3", "{one:clause}. you may put a {what:card.s} and/or a {two:card.s} from "
                "among them into your hand", (only(S.one, _mills), *both))  # fmt: skip


SHAPES = (*_of_exiled(), *_of_milled())
