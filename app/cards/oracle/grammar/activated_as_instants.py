"""Abilities that may be activated at the time of an instant; abilities of others that something
has as well."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.permissions import cards_in
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import AddActivatedAbilitiesOf
from app.terms.effects import Duration, StartModification
from app.terms.playing import ActivatesAsInstant, MoreLoyalty
from app.terms.selectors import AllOf, Controlled, HasType, This, TopCard, Who
from app.terms.types import CardType
from app.terms.zones import Zone

_TIME = "any time you could cast an instant"
_TOP = (TopCard(), Controlled(Who.YOU))


def _whenever() -> Iterator[Shape]:
    yield Shape("core", f"you may activate equip abilities {_TIME}",
                (ActivatesAsInstant("equip"),))  # fmt: skip
    own = (ActivatesAsInstant("loyalty", This()),)
    yield Shape("core", f"you may activate her loyalty abilities {_TIME}", own,
                (f"you may activate his loyalty abilities {_TIME}",))  # fmt: skip
    theirs = (ActivatesAsInstant("loyalty", S.what),)
    for on in ("", " on any player 's turn"):
        same_as = None if on else "you may activate loyalty abilities of {what} on any …"
        yield Shape("core", f"you may activate loyalty abilities of {{what:kind.p}}{on} {_TIME}",
                    theirs, same_as=same_as)  # fmt: skip
    yield Shape("core", f"you may activate loyalty abilities of ~ on any player 's turn {_TIME}",
                own, same_as="you may activate her loyalty abilities …")  # fmt: skip


def _how_often() -> Iterator[Shape]:
    planeswalkers = AllOf((HasType(CardType.PLANESWALKER), Controlled(Who.YOU)))
    abilities, yours = "loyalty abilities", "you control"
    yield Shape("core", f"you may activate the {abilities} of planeswalkers {yours} twice each "
                "turn rather than only once", (MoreLoyalty(planeswalkers, 2),))  # fmt: skip
    again = f"as though none of its {abilities} have been activated this turn"
    once = StartModification(MoreLoyalty(planeswalkers, more=1), Duration.END_OF_TURN)
    yield Shape("sentence1", f"for each planeswalker {yours}, you may activate one of its "
                f"{abilities} once this turn {again}", once)  # fmt: skip


def _of_others() -> Iterator[Shape]:
    has = "<has|have> all loyalty abilities of all"
    others = AddActivatedAbilitiesOf(other(S.what), loyalty=True)
    yield Shape("predicate#", f"{has} other {{what:np.p}} on the battlefield", (others,))
    top = AddActivatedAbilitiesOf(cards_in(_TOP, S.what), Zone.LIBRARY)
    yield Shape(
        "static",
        "as long as the top card of your library is a {what:card.s}, ~ has all activated abilities "
        "of that card.",
        StaticAbility((ContinuousChange(This(), (top,)),)),
    )


SHAPES = (*_whenever(), *_how_often(), *_of_others())
