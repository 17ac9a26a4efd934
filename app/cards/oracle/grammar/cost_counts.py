"""What a cost change counts or hangs on: adventures, counters on creatures, libraries, what has
entered; loyalty abilities, spells that target a player, the first spell with {X} of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.costs import no_earlier
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.predicate import join, split
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind, StaticAbility, Trigger
from app.terms.conditions import Exists
from app.terms.effects import Duration, StartModification
from app.terms.mana_effects import ChangeCost
from app.terms.relations import ExiledWith, HasAdventure, HasXInCost, SharesWith
from app.terms.selectors import (
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    HasType,
    IsChosen,
    Owned,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

# The kinds of cards that Adventures are among, of several cards and of one.
_WITH = "has a Adventure"
_OF_SEVERAL = "instant cards, sorcery cards, and/or have a Adventure"
_CARD = "a card that"
_OF_ONE = f"a instant card, a sorcery card, or {_CARD} {_WITH}"

_BURIED = "in your graveyard"

_KIND_OF_CARD = "card type"
_ITS_PRICE = "mana cost"
_YOURS, _OWN = Controlled(Who.YOU), Owned(Who.YOU)
_WORDS = (("less", True), ("more", False))
_TOLD = AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY), HasAdventure()))
_LINKED = SharesWith("card type", ExiledWith(This()))


def _spells() -> Iterator[Shape]:
    for word, less in _WORDS:
        cost, costs = (f"{form} {{mana}} {word} to cast" for form in ("cost", "costs"))
        for words, who, whom, target in (
            ("you cast", Who.YOU, "enchanted player", Who.ENCHANTED_PLAYER),
            ("your opponents cast", Who.OPPONENT, "you", Who.YOU),
        ):
            change = ChangeCost(whose(Controlled(who), S.what), S.mana, less, targeting=target)
            yield Shape("core", f"{{what:np.p}} {words} that target {whom} {cost}", (change,))
        theirs = whose(Controlled(Who.OPPONENT), S.what)
        yield Shape("core", f"{{what:np.p}} your opponents cast that target you or {{target:some}} "
                    f"{cost}",
                    (ChangeCost(theirs, S.mana, less, targeting=(Who.YOU, S.target)),))  # fmt: skip
        spells = whose(HasXInCost(), S.what)
        first = ChangeCost(whose(_YOURS, spells), S.mana, less, S.each)
        yield Shape(
            "static",
            f"the first {{what:np.s}} you cast with {{X}} in its {_ITS_PRICE} each turn "
            f"{costs} for each {{each}}.",
            StaticAbility((first,), no_earlier(spells)),
            same_as="{what} with {X} in their mana costs you cast … as long as …",
        )
        named = ChangeCost(whose(IsChosen("name"), S.what), S.mana, less)
        yield Shape("clause", f"{{what:np.p}} with the chosen name {cost} this turn",
                    StartModification(named, Duration.END_OF_TURN))  # fmt: skip
    yield Shape("ending.p", "that have a Adventure", HasAdventure())
    yield Shape("ending.s", "that has a Adventure", HasAdventure())
    yield Shape("ending.p", f"that share a {_KIND_OF_CARD} with the exiled card", _LINKED)


def _abilities() -> Iterator[Shape]:
    for word, less in _WORDS:
        cost = f"cost {{mana}} {word} to activate"
        loyal = ChangeCost(S.what, S.mana, less, abilities=True, keyword="loyalty")
        yield Shape("core", f"loyalty abilities of {{what:group}} {cost}", (loyal,))
        equip = ChangeCost(Anything(), S.mana, less, abilities=True, keyword="equip", who=Who.YOU)
        yield Shape("core", f"{{subject#}} {{predicate#}} and equip abilities you activate {cost}",
                    _and(equip))  # fmt: skip


def _and(change: Any) -> Any:
    """What some objects are or have, and what something costs as well."""

    def forward(subject: Any, predicate: Any, mana: Any) -> Any:
        changed = ChangeCost(change.subject, mana, change.less, abilities=True,
                             keyword=change.keyword, who=change.who)  # fmt: skip
        return (*join(subject, (predicate,)), changed)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) < 2 or not isinstance(term[-1], ChangeCost):
            return None
        parts = split(term[:-1])
        if parts is None or len(parts[1]) != 1:
            return None
        values = (parts[0], parts[1][0], term[-1].mana)
        return values if forward(*values) == term else None

    return via(forward, backward, S.subject, S.predicate, S.mana)


def _counts() -> Iterator[Shape]:
    yield Shape("each", "{kind:counter_kind} counter on {what:kind.p}",
                am.CountersAmong(S.what, S.kind),
                same_as="{kind} counter among {what}")  # fmt: skip
    held = am.CountOf(whose(_YOURS, S.what), Zone.LIBRARY)
    yield Shape("each", "{what:card.s} in your library", held)
    buried = am.CountOf(whose(_YOURS, _TOLD), Zone.GRAVEYARD)
    yield Shape("counted", f"the number of cards {_BURIED} that are {_OF_SEVERAL}", buried)
    mine = whose(_OWN, _TOLD)
    both = am.Plus(am.CountOf(mine, Zone.EXILE), am.CountOf(mine, Zone.GRAVEYARD))
    yield Shape("each", f"card you own in exile and {_BURIED} that is {_OF_ONE}", both)


def _conditions() -> Iterator[Shape]:
    entered = "entered under your control"
    yield Shape("past", f"another {{what:np.s}} {entered}",
                Trigger(EventKind.ENTERS, whose(_YOURS, other(S.what))),
                same_as="another {what} entered the battlefield under your control")  # fmt: skip
    yield Shape("past", f"a {{what:np.s}} {entered}",
                Trigger(EventKind.ENTERS, whose(_YOURS, S.what)),
                same_as="a {what} entered the battlefield under your control")  # fmt: skip
    buried = Exists(whose(_YOURS, S.what), Comparison.AT_LEAST, S.number, Zone.GRAVEYARD)
    yield Shape("condition", "{number} or more {what:card.p} are in your graveyard", buried,
                same_as="there are {number} or more {what} in your graveyard")  # fmt: skip


SHAPES = (*_spells(), *_abilities(), *_counts(), *_conditions())
