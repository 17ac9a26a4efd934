"""The template engine, on grammars of a few shapes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from app.cards.oracle.grammar.grammar import FaultyGrammar, Grammar
from app.cards.oracle.grammar.pattern import S, Unfit, joined, only, via
from app.cards.oracle.grammar.printing import Printer
from app.cards.oracle.grammar.reading import Reader
from app.cards.oracle.grammar.shape import FaultyShape, Shape, Wording, listing, productions_of
from app.cards.oracle.grammar.terminal import Words
from app.cards.oracle.grammar.tokens import spell_out, tokens_of

ANIMALS = {"animal.s": Words({"cat": "cat", "dog": "dog"}), "animal.p": Words({"cats": "cat"})}


@dataclass(frozen=True, slots=True)
class Sees:
    who: object
    whom: object


@dataclass(frozen=True, slots=True)
class Not:
    of: object


def values(grammar: Grammar, text: str, category: str = "sentence") -> list[object]:
    found = []
    for reading in Reader(grammar, tokens_of(text)).whole(category):
        try:
            found.append(reading.value)
        except Unfit:
            continue
    return found


def printed(
    grammar: Grammar, term: object, *allowed: Wording, category: str = "sentence"
) -> list[str]:
    printer = Printer(grammar, frozenset(allowed))
    return [spell_out(tokens) for tokens in printer.forms(grammar[category], term)]


SEES = Shape("sentence", "the {who:animal#} <sees|see> a {whom:animal.s}", Sees(S.who, S.whom))
SEES_NOT = Shape("sentence", "the {who:animal.s} sees no {whom:animal.s}", Sees(S.who, Not(S.whom)))


def test_one_shape_reads_and_prints() -> None:
    grammar = Grammar([SEES, SEES_NOT], ANIMALS)
    assert values(grammar, "The cat sees a dog") == [Sees("cat", "dog")]
    assert values(grammar, "The cat sees no dog") == [Sees("cat", Not("dog"))]
    assert printed(grammar, Sees("cat", "dog")) == ["The cat sees a dog"]
    assert printed(grammar, Sees("dog", Not("cat"))) == ["The dog sees no cat"]
    assert printed(grammar, Sees(Not("cat"), "dog")) == []


def test_words_agree_in_number() -> None:
    grammar = Grammar([SEES], ANIMALS)
    assert values(grammar, "the cats see a dog") == [Sees("cat", "dog")]
    assert values(grammar, "the cats sees a dog") == []
    assert values(grammar, "the cat see a dog") == []


def test_every_reading_is_found() -> None:
    other = Shape("sentence", "the cat sees a {whom:animal.s}", Not(S.whom))
    grammar = Grammar([SEES, other], ANIMALS)
    assert values(grammar, "the cat sees a dog") == [Not("dog"), Sees("cat", "dog")]


def test_another_wording_is_read_and_printed_only_where_it_is_allowed() -> None:
    shape = Shape("sentence", "a {who:animal.s} sleeps", Not(S.who), ("a sleeping {who:animal.s}",))
    grammar = Grammar([shape], ANIMALS)
    (reading,) = Reader(grammar, tokens_of("a sleeping dog")).whole("sentence")
    assert reading.value == Not("dog")
    wording = Wording("a sleeping {who:animal.s}", "a {who:animal.s} sleeps")
    assert reading.used == (wording,)
    assert grammar.wordings == (wording,)
    assert printed(grammar, Not("dog")) == ["A dog sleeps"]
    assert printed(grammar, Not("dog"), wording) == ["A dog sleeps", "A sleeping dog"]


def test_a_wording_declared_nowhere_is_not_printed() -> None:
    again = Shape("sentence", "a {whom:animal.s} is seen by the {who:animal.s}", SEES.pattern)
    grammar = Grammar([SEES, again], ANIMALS)
    assert values(grammar, "a dog is seen by the cat") == [Sees("cat", "dog")]
    assert printed(grammar, Sees("cat", "dog")) == ["The cat sees a dog"]


def test_a_term_worked_out_of_values_goes_both_ways() -> None:
    doubled = via(
        lambda one: (one, one), lambda term: term[:1] if term[0] == term[1] else None, S.a
    )
    grammar = Grammar([Shape("sentence", "two {a:animal.p}", doubled)], ANIMALS)
    assert values(grammar, "two cats") == [("cat", "cat")]
    assert printed(grammar, ("cat", "cat")) == ["Two cats"]
    assert printed(grammar, ("cat", "dog")) == []


def test_what_does_not_fit_is_no_reading() -> None:
    cat = only(S.a, lambda value: value == "cat")
    grammar = Grammar([Shape("sentence", "good {a:animal.s}", cat)], ANIMALS)
    assert values(grammar, "good cat") == ["cat"]
    assert values(grammar, "good dog") == []
    assert printed(grammar, "dog") == []


def test_tuples_are_taken_apart_from_the_front() -> None:
    shapes = [
        Shape("sentence", "", ()),
        Shape("sentence", "{a:animal.s} {rest:sentence}", joined((S.a,), S.rest)),
    ]
    grammar = Grammar(shapes, ANIMALS)
    assert values(grammar, "cat dog cat") == [("cat", "dog", "cat")]
    assert printed(grammar, ("dog", "cat")) == ["Dog cat"]


def test_lists_have_commas_from_three_on() -> None:
    grammar = Grammar(listing("sentence", "animal.s", "and", ("or",)), ANIMALS)
    assert printed(grammar, ("cat",)) == ["Cat"]
    assert printed(grammar, ("cat", "dog")) == ["Cat and dog"]
    assert printed(grammar, ("cat", "dog", "cat")) == ["Cat, dog, and cat"]
    assert values(grammar, "cat, dog, and cat") == [("cat", "dog", "cat")]
    assert values(grammar, "cat, dog, or cat") == [("cat", "dog", "cat")]
    assert values(grammar, "cat, dog and cat") == []


def test_a_slot_without_a_place_is_refused() -> None:
    for template, pattern in (("the {a:animal.s}", Not("cat")), ("the cat", Not(S.a))):
        with pytest.raises(FaultyShape, match="slots"):
            list(productions_of(Shape("sentence", template, pattern)))


def test_an_unknown_category_is_refused() -> None:
    with pytest.raises(FaultyGrammar, match="no category vegetable"):
        Grammar([Shape("sentence", "the {vegetable}", S.vegetable)], ANIMALS)


def test_a_category_that_starts_with_itself_is_refused() -> None:
    shapes = [
        Shape("sentence", "{a:pair} sleeps", S.a),
        Shape("pair", "{a:sentence} twice", S.a),
        Shape("sentence", "{a:animal.s}", S.a),
    ]
    with pytest.raises(FaultyGrammar, match="starts with itself: sentence -> pair -> sentence"):
        Grammar(shapes, ANIMALS)
