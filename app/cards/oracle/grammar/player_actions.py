"""What players do, and what each of them may do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.clauses import of_one_subject, of_subject
from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.settle import primary_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms import library_effects as le
from app.terms.amounts import AnyNumber, Plus, ThatMuch, ValueOfX
from app.terms.effects import DiscardCards, DrawCards, ExileTopCards
from app.terms.instructions import KeywordAction, MayDo
from app.terms.players import PlayersWho
from app.terms.selectors import Anything, Who
from app.terms.zones import Zone


def several_players(who: Any) -> bool:
    """Whether more than one player may be meant."""
    return who in (Who.ANY, Who.OPPONENT) or isinstance(who, PlayersWho)


def may(who: Any, effect: Any) -> Any:
    """One player who may do something: the player decides, and does it."""

    def forward(who: Any, effect: Any) -> MayDo:
        name = primary_of(effect)
        if several_players(who) or name is None or getattr(effect, name) != SUBJECT:
            raise Unfit
        return MayDo((effect,), who=who)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayDo) or term != MayDo(term.effects, who=term.who):
            return None
        if term.who == Who.YOU or len(term.effects) != 1:
            return None
        name = primary_of(term.effects[0])
        if name is None or not same(term.who, getattr(term.effects[0], name)):
            return None
        return term.who, replace(term.effects[0], **{name: SUBJECT})

    return via(forward, backward, who, effect)


def _then(then: Any) -> Any:
    """The same, and what comes of it."""
    done = may(S.who, S.act)

    def forward(who: Any, act: Any, then: Any) -> MayDo:
        may: MayDo = done.forward(who, act)
        return replace(may, then=then)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, MayDo) or not term.then:
            return None
        values = done.backward(replace(term, then=()))
        return None if values is None else (*values, term.then)

    return via(forward, backward, S.who, S.act, then)


def _in_turn(words: str, whom: Any, agrees: str) -> Iterator[Shape]:
    """`each player discards their hand, then draws seven cards`."""
    for one in ("act", "fact"):
        for two in ("act", "fact"):
            yield Shape(
                "pair",
                f"{words}{{one:{one}{agrees}}}, then {{two:{two}{agrees}}}",
                of_one_subject(whom, S.one, S.two),
                same_as="{one} and {two}",
            )


def _from_hand() -> Iterator[Shape]:
    """Cards that a player puts from their hand elsewhere."""
    places = ((Zone.LIBRARY, False, "on top of {} library"),
              (Zone.LIBRARY, True, "on the bottom of {} library"))  # fmt: skip
    for to, bottom, where in places:
        yours, theirs = where.format("your"), where.format("their")
        yield Shape(
            "act.p", f"put a card from your hand {yours}", le.FromHand(SUBJECT, 1, to, bottom)
        )
        yield Shape(
            "act.p",
            f"put {{count:number}} cards from your hand {yours} in any order",
            le.FromHand(SUBJECT, S.count, to, bottom),
        )
        yield Shape(
            "act.s", f"puts a card from their hand {theirs}", le.FromHand(SUBJECT, 1, to, bottom)
        )
        yield Shape(
            "act.s",
            f"puts {{count:number}} cards from their hand {theirs} in any order",
            le.FromHand(SUBJECT, S.count, to, bottom),
        )
    yield Shape(
        "act.p",
        "exile a {what:card.s} from your hand",
        le.FromHand(SUBJECT, 1, Zone.EXILE, what=S.what),
    )
    yield Shape(
        "act.s",
        "exiles a {what:card.s} from their hand",
        le.FromHand(SUBJECT, 1, Zone.EXILE, what=S.what),
    )
    yield Shape(
        "act.s",
        "exiles {count:number} cards from their hand",
        le.FromHand(SUBJECT, S.count, Zone.EXILE),
    )


def _narrow(what: Any) -> bool:
    """Whether it says which cards, and not any."""
    return not isinstance(what, Anything)


_THEY = "{that player} {what they do}"


SHAPES = (
    # `they`: the player spoken of before.
    Shape("clause", "they {act:act.p}", of_subject(is_that_player(), S.act), same_as=_THEY),
    Shape("clause", "they {fact:fact.p}", of_subject(is_that_player(), S.fact), same_as=_THEY),
    *_in_turn("{who:player.s} ", S.who, ".s"),
    *_in_turn("you ", Who.YOU, ".p"),
    *_from_hand(),
    Shape("clause", "{who:player.s} may {act:act.p}", may(S.who, S.act)),
    Shape("clause", "{who:player.s} may {act:theirs}", may(S.who, S.act)),
    Shape("clause", "{who:player.s} may {fact:fact.p}", may(S.who, S.fact)),
    Shape("sentence1", "{who:player.s} may {act:act.p}. if they do, {then:sentence}",
          _then(S.then), ("{who:player.s} may {act:act.p}. if the player does, {then:sentence}",
                          "{who:player.s} may {act:act.p}. if that player does, {then:sentence}")),
    *(Shape("act.s", f"{verb} {{number:numeral}}", KeywordAction(word, SUBJECT, S.number))
      for verb, word in (("scries", "scry"), ("surveils", "surveil"))),
    Shape("act#", "<draws|draw> that many cards plus one",
          DrawCards(SUBJECT, Plus(ThatMuch(), 1)),
          same_as="draw cards equal to 1 plus that many"),
    Shape("chosen_card", "{what:card.s}", only(S.what, _narrow)),
    Shape("chosen_cards", "{what:card.p}", only(S.what, _narrow)),
    Shape("player.s", "each other player", Who.OPPONENT, same_as="each opponent"),
    Shape("fact#", "<wins|win> the game", le.GameEnds(SUBJECT, wins=True)),
    Shape("fact#", "<loses|lose> the game", le.GameEnds(SUBJECT)),
    *(
        Shape("act#", f"<skips|skip> <their|your> next {what}", le.Skips(SUBJECT, what))
        for what in ("turn", "untap step", "draw step", "combat phase", "upkeep step")
    ),
    Shape("clause", "{who:player.s} 's life total becomes {amount:numeral}",
          le.SetLife(S.who, S.amount)),
    Shape("clause", "your life total becomes {amount:numeral}", le.SetLife(Who.YOU, S.amount)),
    Shape("clause", "your life total becomes equal to {amount}", le.SetLife(Who.YOU, S.amount)),
    Shape("act#", "<draws|draw> a additional card", DrawCards(SUBJECT),
          same_as="<draws|draw> a card"),
    Shape("act#", "<draws|draw> {count:number} additional cards", DrawCards(SUBJECT, S.count),
          same_as="<draws|draw> {count} cards"),
    Shape("act#", "<discards|discard> a {what:chosen_card}", DiscardCards(SUBJECT, 1, S.what)),
    Shape("act#", "<discards|discard> {count:number} {what:chosen_cards}",
          DiscardCards(SUBJECT, S.count, S.what)),
    Shape("act#", "<discards|discard> any number of cards", DiscardCards(SUBJECT, AnyNumber())),
    Shape("act#", "<exiles|exile> the top card of <their|your> library", ExileTopCards(SUBJECT)),
    Shape("act#", "<exiles|exile> the top {count:number} cards of <their|your> library",
          ExileTopCards(SUBJECT, S.count)),
    Shape("act#", "<exiles|exile> the top X cards of <their|your> library",
          ExileTopCards(SUBJECT, ValueOfX())),
    Shape("act#", "<exiles|exile> that many cards from the top of <their|your> library",
          ExileTopCards(SUBJECT, ThatMuch())),
    Shape("act.s", "reveals their hand", KeywordAction("reveal hand", SUBJECT)),
    Shape("act.p", "reveal your hand", KeywordAction("reveal hand", SUBJECT)),
)  # fmt: skip
