"""Groups and what they get: those that share something with an object, what is named,
exceptions of `him` and `her`; spells that can't be countered for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.activated import ability_of
from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.changes import AddAbility, KeepsThisAbility, ProtectionFromColorsOf
from app.terms.conditions import Compare, Matches
from app.terms.effects import (
    CreateTokens,
    DestroyIt,
    Duration,
    ExileTopCards,
    SacrificeIt,
    StartModification,
)
from app.terms.instructions import AtOnce
from app.terms.modifications import CantBeCountered, EntersWithCounterOfChoice
from app.terms.moved_counters import PutCounterOfChoice
from app.terms.relations import SharesWith
from app.terms.selectors import AllOf, AnyOf, HasCounter, IsColor, Not, ThatObject, This, Who
from app.terms.zones import Zone

_IT = ThatObject()


def _and_those_like(one: Any, what: Any, quality: str) -> Any:
    """An object, and all others of a kind that share something with it."""

    def forward(one: Any, what: Any, it: Any) -> AnyOf:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return AnyOf((one, AllOf((*parts, SharesWith(quality, it), Not(it)))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AnyOf) or len(term.of) != 2 or not isinstance(term.of[1], AllOf):
            return None
        *parts, shares, but = term.of[1].of
        if not isinstance(shares, SharesWith) or shares.quality != quality or not parts:
            return None
        if but != Not(shares.what):
            return None
        return term.of[0], parts[0] if len(parts) == 1 else AllOf(tuple(parts)), shares.what

    return via(forward, backward, one, what, S.it)


def _sharing() -> Iterator[Shape]:
    for quality in ("color", "creature type"):
        yield Shape(
            "thing.p",
            f"{{who:thing.s}} and each other {{what:np.s}} that shares a {quality} with {{it:one}}",
            _and_those_like(S.who, S.what, quality),
        )
        yield Shape(
            "actor.p",
            f"{{who:one}} and other {{what:np.p}} that share a {quality} with {{it:one}}",
            _and_those_like(S.who, S.what, quality),
            same_as="{who} and each other {what} that shares …",
        )


def _namesakes() -> Iterator[Shape]:
    """`target creature and all other creatures with the same name as that creature`."""
    yield Shape(
        "thing.p",
        "{who:thing.s} and all other {what:np.p} with the same name as {it:that_noun}",
        _and_those_like(S.who, S.what, "name"),
    )


def _of_persons() -> Iterator[Shape]:
    """A card with a person's name is spoken of as one."""
    for he, on in (("he", "him"), ("she", "her")):
        yield Shape("exception.s", f"{he} has {{keywords}}", each_of(AddAbility, S.keywords),
                    same_as="it has {keywords}")  # fmt: skip
        yield Shape("exception.s", f"{he} has this ability", (KeepsThisAbility(),),
                    same_as="it has this ability")  # fmt: skip
        yield Shape("condition", f"{{one}} has a {{kind:counter_kind}} counter on {on}",
                    Matches(S.one, HasCounter(S.kind)),
                    same_as="{one} has a {kind} counter on it")  # fmt: skip


def _counters_at_least_one() -> Iterator[Shape]:
    for on in ("it", "him", "her"):
        yield Shape("condition", f"{{one}} has one or more {{kind:counter_kind}} counters on {on}",
                    Matches(S.one, HasCounter(S.kind)),
                    same_as="{one} has a {kind} counter on it")  # fmt: skip


def _uncountered() -> Iterator[Shape]:
    plain, by = CantBeCountered(_IT), AnyOf((IsColor(S.one), IsColor(S.two)))
    said, until = "{what:group} can't be countered", Duration.END_OF_TURN
    yield Shape("clause", f"{said} this turn", StartModification(plain, until, S.what))
    yield Shape("clause", f"{said} by {{one:color}} or {{two:color}} spells this turn",
                StartModification(CantBeCountered(_IT, by), until, S.what))  # fmt: skip


def _attacking_tokens() -> Iterator[Shape]:
    """Tokens that enter tapped and attacking, in numbers that the game tells."""
    how: dict[str, Any] = {"tapped": True, "attacking": True, "who": SUBJECT}
    creates, are = "<creates|create>", "that are tapped and attacking"
    x = CreateTokens(S.token, S.count, **how)
    many = CreateTokens(S.token, am.ThatMuch(), **how)
    each = f"{creates} a {{token:token.s}} that is tapped and attacking for each {{count:each}}"
    some = f"{creates} X {{token:token.p}} {are}"
    yield Shape("act#", each, x)
    yield Shape("act#", f"{creates} that many {{token:token.p}} {are}", many)
    yield Shape("act#", some, CreateTokens(S.token, am.ValueOfX(), **how))
    yield Shape("act#", f"{some}, where X is {{count:measure}}", x)
    yield Shape("act#", f"{some}, where X is {{count:counted}}", x, same_as=each)


def _of_choice() -> Iterator[Shape]:
    """A counter of one of several kinds, as its controller chooses."""
    for count in (2, 3, 4):
        names = [f"kind{number}" for number in range(count)]
        kinds = tuple(getattr(S, name) for name in names)
        places = [f"{{{name}:counter_kind}}" for name in names]
        long = [f"a {place} counter" for place in places]
        words = " or ".join(long) if count == 2 else f"{', '.join(long[:-1])}, or {long[-1]}"
        apart = [place.replace("counter_kind", "counter_word") for place in places[:-1]]
        short = f"a {', '.join(apart)}{',' if count > 2 else ''} or {places[-1]} counter"
        choice = "your choice of"
        yield Shape("predicate#", f"<enters|enter> with {choice} {words} on <it|them>",
                    (EntersWithCounterOfChoice(SUBJECT, kinds),),
                    (f"<enters|enter> with {choice} {short} on <it|them>",))  # fmt: skip
        yield Shape("order", f"put {choice} {words} on {{what:object}}",
                    PutCounterOfChoice(S.what, kinds),
                    (f"put {choice} {short} on {{what:object}}",))  # fmt: skip


def _both() -> Iterator[Shape]:
    """`destroy that creature and ~`: both at once."""
    for verb, does in (("destroy", DestroyIt), ("sacrifice", SacrificeIt)):
        yield Shape("order", f"{verb} {{what:thing.s}} and ~",
                    AtOnce((does(S.what), does(This()))))  # fmt: skip
        yield Shape("order", f"{verb} ~ and {{what:thing.s}}",
                    AtOnce((does(This()), does(S.what))))  # fmt: skip


_TOP_OF = "the top card of {who:player.s} 's library"

SHAPES = (
    *_attacking_tokens(),
    *_both(),
    *_of_choice(),
    Shape("order", f"exile {_TOP_OF}", ExileTopCards(S.who),
          same_as="{who} exiles the top card of their library"),
    Shape("order", "exile the top {count:number} cards of {who:player.s} 's library",
          ExileTopCards(S.who, S.count),
          same_as="{who} exiles the top {count} cards of their library"),
    Shape("order", "exile that many cards from the top of {who:player.s} 's library",
          ExileTopCards(S.who, am.ThatMuch()),
          same_as="{who} exiles that many cards …"),
    Shape("happening#", "<deals|deal> combat damage to defending player",
          (when(Kind.DEALS_DAMAGE, player=Who.ANY, combat=True),),
          same_as="<deals|deal> combat damage to a player"),
    *_sharing(),
    *_namesakes(),
    *_of_persons(),
    *_counters_at_least_one(),
    *_uncountered(),
    Shape("predicates#", "{one:predicate#}, and <it|they> {two:predicate#}", (S.one, S.two),
          same_as="{one} and {two}"),
    Shape("condition", "there are {number} {sign:than_fewer} {kind:counter_kind} counters among "
          "{what:kind.p}", Compare(am.CountersAmong(S.what, S.kind), S.sign, S.number)),
    Shape("activated", "{cost}: {effects:outcome} activate only if ~ is in your graveyard.",
          ability_of(False, False, S.cost, S.effects, zone=Zone.GRAVEYARD)),
    # Of the colors that something has as it is done.
    Shape("changing#", "<gains|gain> protection from the colors of {of:thing.s}",
          (ProtectionFromColorsOf(S.of),)),
    Shape("changing#", "<gains|gain> protection from each of {of:whose} colors",
          (ProtectionFromColorsOf(S.of),), same_as="<gains|gain> protection from the colors of …"),
)  # fmt: skip
