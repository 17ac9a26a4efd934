"""What may be played from other zones than the hand: how often, for what besides, and for what cost
of its own. All that may be played without such a limit is in permissions.py and playing.py."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.nouns import PERMANENT_CARD, SPELL, other
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.permissions import ZONES, cards_in
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.conditions import IsTurnOf
from app.terms.costs import Cost, DiscardCost, ExileCost, PayLife, PayMana, SacrificeCost
from app.terms.effects import Duration, StartModification
from app.terms.modifications import MayPlay
from app.terms.relations import ExiledWith
from app.terms.selectors import AllOf, HasCounter, HasType, InZone, Owned, This, Who
from app.terms.types import CardType
from app.terms.zones import Zone

_LAND = HasType(CardType.LAND)
_TURN = Duration.END_OF_TURN
_EXILED = InZone(Zone.EXILE)
_GONE = ". if a spell cast this way would be put into {where} graveyard, exile it instead"
# Where the cards are, which the whole permission then says of them.
_PLACES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    *ZONES,
    ("any graveyard", (InZone(Zone.GRAVEYARD),)),
    ("among cards exiled with ~", (_EXILED, ExiledWith(This()))),
    ("among cards you own exiled with ~", (_EXILED, ExiledWith(This()), Owned(Who.YOU))),
)


def _spells(place: tuple[Any, ...], what: Any) -> Any:
    """Spells cast from there, and how."""

    def forward(what: Any, added: Any, end: bool) -> MayPlay:
        return MayPlay(what, lands=False, added=added, exiled=end)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayPlay) or term.lands:
            return None
        plain = MayPlay(term.subject, lands=False, added=term.added, exiled=term.exiled)
        return (term.subject, term.added, term.exiled) if plain == term else None

    return via(forward, backward, cards_in(place, what), S.added, S.end)


def _once(inner: Any) -> Any:
    """Such cards one a turn."""

    def forward(effect: MayPlay) -> MayPlay:
        return replace(effect, once=True)

    def backward(term: Any) -> tuple[Any, ...] | None:
        once = isinstance(term, MayPlay) and term.once and not term.each_type
        return (replace(term, once=False),) if once else None

    return via(forward, backward, inner)


def _one_each_turn() -> Iterator[Shape]:
    for words, place in _PLACES:
        cast = _once(_spells(place, S.what))
        said = f"cast a {{what:np.s}} from {words}{{added:besides}}{{end:gone_after}}"
        land = MayPlay(AllOf((*place, _LAND)), spells=False, once=True)
        yield Shape("one_played", said, (cast,))
        both = "play a land and cast"
        yield Shape("one_of_each_played", f"play a land and {said}", (land, cast))
        either = MayPlay(AllOf(place), once=True)
        yield Shape("one_played", f"play a land or cast a spell from {words}", (either,))
        types = AllOf((*place, PERMANENT_CARD, SPELL))
        each = MayPlay(types, lands=False, once=True, each_type=True)
        of_each = f"of each permanent type from {words}"
        yield Shape("one_of_each_played", f"{both} a permanent spell {of_each}", (land, each))


def _said_how_often() -> Iterator[Shape]:
    yours = StaticAbility(S.what, IsTurnOf(Who.YOU))
    yield Shape("static", "once during each of your turns, you may {what:one_played}.", yours)
    yield Shape("static", "once each turn, you may {what:one_played}.", StaticAbility(S.what))
    yield Shape("static", "during each of your turns, you may {what:one_of_each_played}.", yours)


def _for_a_turn() -> Iterator[Shape]:
    """What may be played for a turn from such zones, whatever will be there then."""
    rest = "{end:gone_after}"
    for words, place in _PLACES:
        cast = MayPlay(cards_in(place, S.what), lands=False, exiled=S.end)
        said = f"you may cast {{what:np.p}} from {words}"
        yield Shape("clause", f"until end of turn, {said}{rest}", StartModification(cast, _TURN),
                    (f"{said} this turn{rest}",))  # fmt: skip
        both = StartModification(MayPlay(AllOf(place)), _TURN)
        said = f"you may play lands and cast spells from {words}"
        yield Shape("clause", f"until end of turn, {said}", both, (f"{said} this turn",))


def _always() -> Iterator[Shape]:
    """What may be played from exile as long as the ability works."""
    counted = AllOf((_EXILED, Owned(Who.YOU), HasCounter(S.counter)))
    marked = "among cards you own in exile with {counter:counter_kind} counters on them"
    yield Shape("core", f"you may play lands and cast spells from {marked}", (MayPlay(counted),))
    for words, place in _PLACES:
        if ExiledWith(This()) in place:
            lands = MayPlay(AllOf((*place, _LAND)), spells=False)
            yield Shape("core", f"you may play lands from {words}", (lands,))
        kinds = MayPlay(cards_in(place, S.what), lands=False, added=S.added)
        yield Shape("core", f"you may cast {{what:np.p}} from {words} {{added:paid_besides}}",
                    (kinds,))  # fmt: skip
        gone = MayPlay(cards_in(place, S.what), lands=False, exiled=True)
        cast = f"you may cast {{what:np.p}} from {words}"
        yield Shape("core", f"{cast}{_GONE.format(where='a')}", (gone,),
                    (f"{cast}{_GONE.format(where='your')}",))  # fmt: skip


def _itself() -> Iterator[Shape]:
    """The card itself from where it is: while something is so, for what besides, by which of its
    own costs."""
    for words, where in (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE)):
        said = f"you may cast ~ from {words}"
        paid = MayPlay(This(), lands=False, added=S.added)
        plain = MayPlay(This(), lands=False)
        yield Shape("static", f"{said} {{added:paid_besides}}.",
                    StaticAbility((paid,), zone=where))  # fmt: skip
        yield Shape("static", f"{said} as long as {{condition}}.",
                    StaticAbility((plain,), S.condition, where),
                    (f"as long as {{condition}}, {said}.",
                     f"{said} if {{condition}}."))  # fmt: skip
        for keyword in ("blitz", "bestow"):
            by = MayPlay(This(), lands=False, keyword=keyword)
            yield Shape("static", f"{said} using its {keyword} ability.",
                        StaticAbility((by,), zone=where))  # fmt: skip


def _besides() -> Iterator[Shape]:
    """What is paid in addition to the other costs."""
    yield Shape("besides", "", None)
    yield Shape("besides", " {added:paid_besides}", S.added)
    for whose in ("its", "their"):
        same_as = None if whose == "its" else "by … in addition to paying its other costs"
        rest = f"in addition to paying {whose} other costs"
        yield Shape("paid_besides", f"by {{one:doing_cost}} {rest}", Cost((S.one,)),
                    same_as=same_as)  # fmt: skip
        yield Shape("paid_besides", f"by {{one:doing_cost}} and {{two:doing_cost}} {rest}",
                    Cost((S.one, S.two)), same_as=same_as)  # fmt: skip
    for words, cost in (
        ("discarding a card", DiscardCost()),
        ("paying {amount:numeral} life", PayLife(S.amount)),
        ("paying {mana}", PayMana(S.mana)),
        ("sacrificing {what:some}", SacrificeCost(S.what)),
        ("sacrificing {count:number} {what:kind.p}", SacrificeCost(S.what, S.count)),
        ("exiling {what:one_other_card} from your graveyard", ExileCost(plus_graveyard(S.what))),
        ("exiling {count:number} {what:card.p} from your graveyard",
         ExileCost(plus_graveyard(S.what), S.count)),
        ("exiling {count:number} other {what:card.p} from your graveyard",
         ExileCost(plus_graveyard(other(S.what)), S.count)),
    ):  # fmt: skip
        yield Shape("doing_cost", words, cost)
    yield Shape("one_other_card", "a {what:card.s}", S.what)
    yield Shape("one_other_card", "another {what:card.s}", other(S.what))


def _afterwards() -> Iterator[Shape]:
    """What becomes of a spell that was cast so."""
    yield Shape("gone_after", "", False)
    yield Shape("gone_after", _GONE.format(where="a"), True, (_GONE.format(where="your"),))


SHAPES = (
    *_always(),
    *_one_each_turn(),
    *_said_how_often(),
    *_for_a_turn(),
    *_itself(),
    *_besides(),
    *_afterwards(),
)
