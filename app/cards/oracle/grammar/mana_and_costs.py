"""Sentences about mana and costs that stand with few others: who began the game, what shares a
quality, what lands produce instead, what lasts until a card is cast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import plus, whose
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import PLANESWALKER, chosen, is_that_player
from app.terms import amounts as am
from app.terms.abilities import EventKind, StaticAbility, Trigger
from app.terms.conditions import Compare, Matches, NotCondition, WasStartingPlayer
from app.terms.costs import ExertThis
from app.terms.durations import Duration
from app.terms.effects import StartModification
from app.terms.lasting_triggers import EachTime
from app.terms.mana_effects import ChangeCost, ManaOfColors, ReplaceMana
from app.terms.prohibitions import CantBeCountered
from app.terms.relations import SharesWith
from app.terms.selectors import (
    AllOf,
    Comparison,
    Controlled,
    IsStatus,
    Owned,
    Status,
    ThatObject,
    Those,
    Who,
)
from app.terms.steps import Step
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_NAMESAKE = "card with the same name as that spell"
_COLOR, _MAKES = "a color of your choice", "produces mana of"
_REVEALED = "the revealed card"
_QUALITIES = ("creature type",)
_COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU)))


def _conditions() -> Iterator[Shape]:
    yield Shape("condition", "you were not the starting player",
                NotCondition(WasStartingPlayer(Who.YOU)))  # fmt: skip
    revealed = Matches(ThatObject(), SharesWith("mana value", Those()))
    yield Shape("condition", f"it has the same mana value as {_REVEALED}", revealed)
    for quality in _QUALITIES:
        most = am.MostSharing(quality, whose(_YOURS, S.what))
        yield Shape("condition", f"you control at least {{number}} {{what:noun.p}} that share a "
                    f"{quality}", Compare(most, Comparison.AT_LEAST, S.number))  # fmt: skip
        yield Shape("measure", f"the greatest number of {{what:kind.p}} that have a {quality} in "
                    "common", am.MostSharing(quality, S.what))  # fmt: skip
    named = am.MostSharing("name", whose(_YOURS, S.what))
    yield Shape("condition", "you control {number} or more {what:noun.p} with the same name",
                Compare(named, Comparison.AT_LEAST, S.number))  # fmt: skip


def _counts() -> Iterator[Shape]:
    zone = "from the command zone this game"
    yield Shape("each", f"time you have cast a commander {zone}", am.CommanderCasts())
    yield Shape("counted", f"the number of times you have cast a commander {zone}",
                am.CommanderCasts())  # fmt: skip
    for word, less in (("less", True), ("more", False)):
        of_it = am.CommanderCasts(ThatObject())
        change = ChangeCost(AllOf((SPELL, *_COMMANDER.of, _YOURS)), S.mana, less, of_it)
        yield Shape("static", f"your commander costs {{mana}} {word} to cast for each time it is "
                    f"been cast {zone}.", StaticAbility((change,)))  # fmt: skip
        name = am.CountOf(AllOf((SharesWith("name", ThatObject()), _YOURS)), Zone.GRAVEYARD)
        same = ChangeCost(whose(_YOURS, S.what), S.mana, less, name)
        yield Shape("static", f"{{what:np.p}} you cast cost {{mana}} {word} to cast for each "
                    f"{_NAMESAKE} in your graveyard.",
                    StaticAbility((same,)))  # fmt: skip


def _of_others() -> Iterator[Shape]:
    """What spells of some other player cost for a time."""
    for word, less in (("less", True), ("more", False)):
        cost, costs = (f"{form} {{mana}} {word} to cast" for form in ("cost", "costs"))
        theirs: Any = ChangeCost(_of(is_that_player()), S.mana, less)
        usual = "{what} they cast this turn …"
        for words in ("they cast this turn", "that player casts this turn"):
            yield Shape("clause", f"{{what:np.p}} {words} {cost}",
                        StartModification(theirs, Duration.END_OF_TURN),
                        same_as=usual if "that" in words else None)  # fmt: skip
        yield Shape("clause", f"until your next turn, {{what:np.p}} that player casts {cost}",
                    StartModification(theirs, Duration.YOUR_NEXT_TURN),
                    same_as="… {what} that player controls cost …")  # fmt: skip
        target: Any = _of(chosen(who=Who.OPPONENT))
        following = ChangeCost(target, S.mana, less, next=True)
        yield Shape("clause", f"the next {{what:np.s}} target opponent casts {costs}",
                    StartModification(following, Duration.PERMANENT))  # fmt: skip
    uncountered, own = CantBeCountered(ThatObject()), whose(_YOURS, S.what)
    yield Shape("clause", "{what:np.p} you cast this turn can't be countered",
                StartModification(uncountered, Duration.END_OF_TURN, own),
                same_as="{what} you control can't be countered this turn")  # fmt: skip


def _of(player: Any) -> Any:
    """Such spells of a player that the text names apart."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or not isinstance(term.of[-1], Controlled):
            return None
        rest = term.of[:-1]
        return (rest[0] if len(rest) == 1 else AllOf(rest)), term.of[-1].who

    return via(lambda what, who: plus(what, Controlled(who)), backward, S.what, player)


def _lands() -> Iterator[Shape]:
    """What several kinds of lands produce instead."""
    for count in range(2, 6):
        pairs = [f"{{kind{n}:np.p}} produce {{mana{n}:made}}" for n in range(count)]
        listed = f"{', '.join(pairs[:-1])}, and {pairs[-1]}"
        effects = tuple(
            ReplaceMana(getattr(S, f"kind{n}"), getattr(S, f"mana{n}"), keeps_amount=True)
            for n in range(count)
        )
        yield Shape("static", f"if tapped for mana, {listed} instead of any other type.",
                    StaticAbility(effects))  # fmt: skip
    chosen_color = ReplaceMana(S.what, ManaOfColors(), keeps_amount=True)
    yield Shape("static", f"if {{what:some}} is tapped for mana, it {_MAKES} {_COLOR} "
                "instead of any other type.", StaticAbility((chosen_color,)))  # fmt: skip


_PHASES = tuple(
    Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=step)
    for step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
)
SHAPES = (
    *_conditions(),
    *_counts(),
    *_of_others(),
    *_lands(),
    Shape("until", "until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
    Shape("until", "until ~ is cast from exile", Duration.UNTIL_CAST_FROM_EXILE),
    Shape("cost_part", "Exert ~", ExertThis()),
    Shape("clause", "{now:clause_now} at the beginning of your next main phase this turn",
          EachTime(_PHASES, (S.now,), once=True)),
    Shape("recipient", "up to one target player or planeswalker",
          chosen(what=PLANESWALKER, who=Who.ANY, up_to=True)),
)  # fmt: skip
