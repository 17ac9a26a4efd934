"""Events: what players do, cards that go from zone to zone, the so-manieth time in a turn,
what is so.

`player_event` is one trigger; what may follow it (`during your turn`, `for the first time each
turn`) narrows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.events import beginning, second_main, watched, when
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import parts_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import TimesThisTurn
from app.terms.conditions import Compare, Exists, Matches, NotCondition, PaidAsCast
from app.terms.relations import CastFrom, HauntedBy
from app.terms.selectors import Anything, HasSubtype, Not, Owned, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone

_DOES = Kind.PLAYER_DOES
_FIRST = " for the first time"
_BY = "a spell or ability"
_TARGETED = f"<becomes|become> the target of {_BY}"
_WHO: tuple[tuple[str, str, str, Who], ...] = (
    ("you", "", "your", Who.YOU),
    ("an opponent", "s", "their", Who.OPPONENT),
    ("a player", "s", "their", Who.ANY),
)
# What players do, in the words of `you`; the first word alone agrees.
_ACTIONS = (
    "scry", "surveil", "commit a crime", "investigate", "proliferate", "cycle a card",
    "cycle another card", "discover", "shuffle your library", "search your library",
      "roll one or more dice", "complete a dungeon",
    "venture into the dungeon", "become the monarch", "fully unlock a Room", "unlock this door",
    "unlock a door", "crank this Contraption", "cycle or discard a card",
    "cycle or discard another card", "play a land", "play a card",
    "play another land", "copy a spell",
    "create a token", "create one or more tokens", "create one or more creature tokens",
    "get one or more {E}", "activate a exhaust ability", "activate a loyalty ability",
    "activate a boast ability", "pay life", "collect evidence", "forage", "clash",
    "clash and you win", "give a gift", "manifest dread", "take the initiative", "earthbend",
    "waterbend", "airbend", "firebend", "draft a card", "mill one or more cards",
    "transform a permanent",
    "kick a spell", "visit an Attraction", "roll to visit your Attractions", "open an Attraction",
    "mill a card", "learn", "seek a card", "seek one or more cards", "conjure one or more cards",
    "conjure a card", "discard ~", "set a scheme in motion", "planeswalk",
    "tap an untapped creature you control", "gain control of a permanent", "discover a card",
    "bolster", "populate", "amass", "exploit a creature",
)  # fmt: skip
_ITS_ACTIONS = (
    "mutates", "explores", "exploits a creature", "becomes monstrous", "becomes renowned",
    "transforms", "transforms into ~", "specializes", "connives", "evolves", "trains",
    "phases in", "phases out", "becomes crewed", "becomes saddled",
    "becomes suspected", "enters tapped", "enters untapped", "specializes from any zone",
    "enters from a graveyard", "becomes plotted", "mentors a creature", "is championed",
    "becomes prepared", "adapts", "boasts", "is exploited", "is countered", "becomes level 2",
    "becomes level 3", "becomes level 5",
)  # fmt: skip


def _acted(action: str, ending: str) -> str:
    """The action in the words of another player: its verb with its ending."""
    first, _, rest = action.partition(" ")
    if ending:
        first = {"scry": "scries", "copy": "copies", "search": "searches", "discover": "discovers",
                 "clash": "clashes", "win": "wins"}.get(first, first + ending)  # fmt: skip
        rest = rest.replace("your", "their")
    return f"{first} {rest}".strip()


def _actions() -> Iterator[Shape]:
    for who, ending, _, player in _WHO:
        for action in _ACTIONS:
            yield Shape("player_event", f"{who} {_acted(action, ending)}",
                        Trigger(_DOES, player=player, action=action))  # fmt: skip
        yield Shape("player_event", f"{who} expend{ending} {{number:numeral}}",
                    Trigger(_DOES, player=player, action="expend", number=S.number))  # fmt: skip


def _casts() -> Iterator[Shape]:
    """The second spell of each turn, spells from other zones."""
    for who, ending, their, player in _WHO:
        cast = f"{who} cast{ending}"
        yield Shape("player_event", f"{cast} {their} {{number:ordinal}} {{what:np.s}} each turn",
                    Trigger(Kind.CAST, S.what, player=player, ordinal=S.number),
                    (f"{cast} a spell, if it is the {{number:ordinal}} {{what:np.s}} {who} cast "
                     "this turn",) if player is Who.YOU else ())  # fmt: skip
        yield Shape(
            "player_event",
            f"{cast} {their} {{number:ordinal}} {{what:np.s}} during each opponent's turn",
            Trigger(Kind.CAST, S.what, player=player, ordinal=S.number, during=Who.OPPONENT),
        )
        yield Shape("player_event", f"{who} draw{ending} {their} {{number:ordinal}} card each turn",
                    Trigger(Kind.DRAWS, player=player, ordinal=S.number))  # fmt: skip
        # A player may cast cards from the graveyards of others, too.
        own = {Who.YOU: (Owned(Who.YOU),)}.get(player, ())
        zones = ((f"{their} hand", (CastFrom(Zone.HAND),)), ("exile", (CastFrom(Zone.EXILE),)),
                 (f"{their} graveyard", (CastFrom(Zone.GRAVEYARD), *own)))  # fmt: skip
        for words, came in zones:
            where: Any = S.what
            for part in came:
                where = whose(part, where)
            yield Shape(
                "player_event",
                f"{cast} a {{what:np.s}} from {words}",
                Trigger(Kind.CAST, where, player=player),
            )
        yield Shape(
            "player_event",
            f"{cast} a {{what:np.s}} from anywhere other than {their} hand",
            Trigger(Kind.CAST, whose(Not(CastFrom(Zone.HAND)), S.what), player=player),
        )
        yield Shape("player_event", f"{who} discard{ending} a {{what:discarded}}",
                    Trigger(Kind.DISCARDS, player=player, other=S.what))  # fmt: skip
        several = Trigger(Kind.DISCARDS, other=S.what, player=player, batched=True)
        yield Shape("player_event", f"{who} discard{ending} one or more {{what:discarded_cards}}",
                    several)  # fmt: skip
        yield Shape("player_event", f"{who} discard{ending} one or more cards",
                    Trigger(Kind.DISCARDS, player=player, batched=True))  # fmt: skip
        if player is not Who.YOU:
            yield Shape("player_event", f"{who} sacrifices {{what:some}}",
                        Trigger(Kind.SACRIFICED, S.what, player=player))  # fmt: skip


def _graveyard(words: str, whom: Any) -> Iterator[Shape]:
    """Cards that are put into a graveyard, and that leave it."""
    card = S.what if whom is None else whose(Owned(whom), S.what)
    into = f"put into {words} from anywhere"
    mill = f"put into {words} from your library"
    to = Zone.GRAVEYARD
    yield Shape("moving", f"a {{what:card.s}} is {into}", Trigger(Kind.MOVES, card, to=to))
    more = other(S.what) if whom is None else whose(Owned(whom), other(S.what))
    yield Shape("moving", f"another {{what:card.s}} is {into}", Trigger(Kind.MOVES, more, to=to))
    if whom is None:
        yield Shape("moving", f"{{what:one}} is {into}", Trigger(Kind.MOVES, S.what, to=to))
    yield Shape("moving", f"one or more {{what:card.p}} are {into}",
                Trigger(Kind.MOVES, card, to=to, batched=True))  # fmt: skip
    yield Shape("moving", f"a {{what:card.s}} is {mill}",
                Trigger(Kind.MOVES, card, source=Zone.LIBRARY, to=to))  # fmt: skip
    yield Shape("moving", f"one or more {{what:card.p}} are {mill}",
                Trigger(Kind.MOVES, card, source=Zone.LIBRARY, to=to, batched=True))  # fmt: skip
    yield Shape("moving", f"a {{what:card.s}} leaves {words}",
                Trigger(Kind.MOVES, card, source=to))  # fmt: skip
    yield Shape("moving", f"one or more {{what:card.p}} leave {words}",
                Trigger(Kind.MOVES, card, source=to, batched=True))  # fmt: skip
    if whom is not None:
        yield Shape("event", f"{{what:some}} is put into {words} from the battlefield",
                    (Trigger(Kind.DIES, whose(Owned(whom), S.what)),),
                    same_as="{what} that PLAYER owns dies")  # fmt: skip
        yield Shape("event", f"one or more {{what:kind.p}} are put into {words} from the "
                    "battlefield",
                    (Trigger(Kind.DIES, whose(Owned(whom), S.what), batched=True),),
                    same_as="one or more {what} that PLAYER owns die")  # fmt: skip


def _narrowed(**more: Any) -> Any:
    """A trigger that happens only then."""

    def forward(event: Trigger) -> tuple[Trigger, ...]:
        if any(getattr(event, name) is not None for name in more):
            raise Unfit
        return (replace(event, **more),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 1:
            return None
        if any(getattr(term[0], name) != value for name, value in more.items()):
            return None
        return (replace(term[0], **dict.fromkeys(more)),)

    return via(forward, backward, S.event)


def _either(subject: Any, one: Any, two: Any) -> Any:
    """Two things that the subject may do."""
    whole = watched(S.who, S.does)

    def forward(subject: Any, one: Any, two: Any) -> tuple[Trigger, ...]:
        if one[-1].kind is Kind.BLOCKS and two[0].kind is Kind.BECOMES_BLOCKED_BY:
            raise Unfit  # `blocks or becomes blocked by a Wall`: blocks a Wall
        made: tuple[Trigger, ...] = whole.forward(subject, one + two)
        return made

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        values = whole.backward(term)
        return None if values is None else (values[0], values[1][:1], values[1][1:])

    return via(forward, backward, subject, one, two)


def _can_be_so(condition: Any) -> bool:
    """Whether a condition is about how things are, and not about how something was cast."""
    told = condition.of if isinstance(condition, NotCondition) else condition
    return isinstance(told, (Exists, Compare, Matches)) and not any(
        isinstance(part, (PaidAsCast, TimesThisTurn)) for part in parts_of(told)
    )


def _in_turn(one: Any, two: Any) -> Any:
    """Two events, each with words of its own."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term[:1], term[1:]) if isinstance(term, tuple) and len(term) == 2 else None

    return via(lambda one, two: one + two, backward, one, two)


SHAPES = (
    *_actions(),
    *_casts(),
    *_graveyard("your graveyard", Who.YOU),
    *_graveyard("an opponent's graveyard", Who.OPPONENT),
    *_graveyard("a graveyard", None),
    Shape("discarded_cards", "{what:card.p}",
          only(S.what, lambda what: what != Anything())),
    Shape("discarded", "{what:card.s}", only(S.what, lambda what: what != Anything())),
    Shape("event", "{moving}", (S.moving,)),
    Shape("event", "{event:moving} during your turn", _narrowed(during=Who.YOU)),
    Shape("event", "{player_event}", (S.player_event,)),
    Shape("event", "{event:player_event} during your turn", _narrowed(during=Who.YOU)),
    Shape("event", "{event:player_event} during an opponent's turn",
          _narrowed(during=Who.OPPONENT)),
    Shape("event", "{event:player_event} for the first time each turn", _narrowed(ordinal=1)),
    Shape("player_event", "you cast a {what:np.s} during your turn",
          Trigger(Kind.CAST, S.what, player=Who.YOU, during=Who.YOU)),
    Shape("player_event", "you cast a {what:np.s} during an opponent's turn",
          Trigger(Kind.CAST, S.what, player=Who.YOU, during=Who.OPPONENT)),
    *(
        Shape("player_event", f"you {does} life{words}",
              Trigger(kind, player=Who.YOU, **more))
        for does, kind in (("gain", Kind.GAINS_LIFE), ("lose", Kind.LOSES_LIFE))
        for words, more in ((" during your turn", {"during": Who.YOU}),
                            (" for the first time each turn", {"ordinal": 1}),
                            (f"{_FIRST} during each of your turns",
                             {"ordinal": 1, "during": Who.YOU}))
    ),
    Shape("event", "you cast or copy a {what:np.s}",
          (Trigger(Kind.CAST, S.what, player=Who.YOU),
           Trigger(Kind.COPIED, S.what, player=Who.YOU))),
    # What objects do.
    Shape("happening.s", "crews a Vehicle",
          (when(Kind.DOES, action="crews a Vehicle", other=HasSubtype("Vehicle")),)),
    Shape("happening.s", "saddles a Mount",
          (when(Kind.DOES, action="saddles a Mount", other=HasSubtype("Mount")),)),
    Shape("happening.s", "becomes attached to {other:some}", (when(Kind.ATTACHED, other=S.other),)),
    Shape("happening.s", "becomes attached to {other:one}", (when(Kind.ATTACHED, other=S.other),)),
    Shape("happening.s", "becomes unattached from {other:some}",
          (when(Kind.UNATTACHED, other=S.other),)),
    *(Shape("happening.s", words, (when(Kind.DOES, action=words),)) for words in _ITS_ACTIONS),
    Shape("event", "{who:one} {one:happening.s} or {two:happening.s}",
          _either(S.who, S.one, S.two), same_as="{who} {does one or two}"),
    Shape("event", "{who:some} {one:happening.s} or {two:happening.s}",
          _either(S.who, S.one, S.two), same_as="{who} {does one or two}"),
    Shape("event", "~ enters or the creature it haunts dies",
          (Trigger(Kind.ENTERS), Trigger(Kind.DIES, HauntedBy(This())))),
    Shape("event", "the creature ~ haunts dies", (Trigger(Kind.DIES, HauntedBy(This())),)),
    Shape("event", "a spell or ability an opponent controls causes you to discard ~",
          (Trigger(Kind.DOES, This(), action="is discarded because of an opponent"),)),
    Shape("event", "day becomes night or night becomes day",
          (Trigger(_DOES, action="day becomes night or night becomes day"),)),
    Shape("happening#", f"{_TARGETED}{_FIRST} each turn", (when(Kind.BECOMES_TARGET, ordinal=1),)),
    Shape("happening#", f"{_TARGETED} you control{_FIRST} each turn",
          (when(Kind.BECOMES_TARGET, player=Who.YOU, ordinal=1),)),
    Shape("event", "you put one or more {kind:counter_kind} counters on {who:one}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind, batched=True,
                   action="you put them"),)),
    Shape("event", "you put one or more {kind:counter_kind} counters on {who:some}",
          (Trigger(Kind.COUNTERS_PUT, S.who, counter=S.kind, batched=True,
                   action="you put them"),)),
    # What is so.
    Shape("state_event", "{condition}",
          (Trigger(Kind.STATE, state=only(S.condition, _can_be_so)),)),
    # Two events in one sentence.
    Shape("two_events", "{one:event} and when {two:event}", _in_turn(S.one, S.two)),
    Shape("two_events", "{one:event} and whenever {two:event}", _in_turn(S.one, S.two),
          same_as="{one} and when {two}"),
    Shape("two_events", "{one:event} or when {two:event}", _in_turn(S.one, S.two),
          same_as="{one} and when {two}"),
    Shape("two_events", "{one:event} or whenever {two:event}", _in_turn(S.one, S.two),
          same_as="{one} and when {two}"),
    Shape("time_and_event", "{one:time} and whenever {two:event}", _in_turn(S.one, S.two)),
    Shape("time_and_event", "{one:time} and when {two:event}", _in_turn(S.one, S.two),
          same_as="{one} and whenever {two}"),
    # Steps.
    beginning("each opponent's first main phase", Step.PRECOMBAT_MAIN, Who.OPPONENT),
    Shape("time", "each player's second main phase", (second_main(Who.ANY),)),
    beginning("combat on each opponent's turn", Step.BEGINNING_OF_COMBAT, Who.OPPONENT),
    beginning("each player's combat step", Step.BEGINNING_OF_COMBAT, Who.ANY),
    beginning("enchanted player's first main phase", Step.PRECOMBAT_MAIN, Who.ENCHANTED_PLAYER),
)  # fmt: skip
