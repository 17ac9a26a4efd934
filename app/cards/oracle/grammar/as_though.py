"""What attacks or deals its combat damage as though it were otherwise, for a while or for a group;
and rules that hold for something until end of turn beside what it gets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import chunks, flat, rules, same
from app.cards.oracle.grammar.holding import primary_of
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, StartChange, StartModification
from app.terms.modifications import (
    AssignsAsUnblocked,
    AssignsByToughness,
    AttacksAsThough,
    CantBeBlocked,
    CantBlock,
)
from app.terms.selectors import Host, ThatObject, This

_IT = ThatObject()
_TURN = Duration.END_OF_TURN
_RULES: tuple[tuple[str, Any], ...] = (
    ("can attack as though <it|they> did not have defender", AttacksAsThough(_IT, defender=True)),
    ("<assigns|assign> combat damage equal to <its|their> toughness rather than <its|their> power",
     AssignsByToughness(_IT)),
    ("can't be blocked", CantBeBlocked(_IT)),
    ("can't block", CantBlock(_IT)),
)  # fmt: skip


def _with(who: Any, *doing: Any) -> Any:
    """What one subject does, one thing after the other."""

    def forward(who: Any, *doing: Any) -> tuple[Any, ...]:
        first, *others = doing
        return (_of(first, who), *(_of(each, AGAIN) for each in others))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != len(doing):
            return None
        if any(not isinstance(each, (StartChange, StartModification)) for each in term):
            return None
        who = term[0].what
        if who is None or not all(same(who, each.what) for each in term[1:]):
            return None
        return (who, *(_of(each, SUBJECT) for each in term))

    return via(forward, backward, who, *doing)


def _of(effect: Any, who: Any) -> Any:
    name = primary_of(effect)
    return effect if name is None else replace(effect, **{name: who})


def _until_end_of_turn() -> Iterator[Shape]:
    for words, modification in _RULES:
        yield Shape("rule_of_turn#", words, rules(modification))
    changes = StartChange(SUBJECT, via(flat, chunks, S.changes))
    start = "until end of turn, {who:actor#}"
    yield Shape("sentence2", f"{start} {{changes:changings#}} and {{one:rule_of_turn#}}",
                _with(S.who, changes, S.one), same_as="{one} and {two}")  # fmt: skip
    yield Shape("sentence2", f"{start} {{changes:changings#}}, and {{one:rule_of_turn#}}",
                _with(S.who, changes, S.one), same_as="{one} and {two}")  # fmt: skip
    yield Shape("sentence3", f"{start} {{changes:changings#}}, {{one:rule_of_turn#}}, and "
                "{two:rule_of_turn#}", _with(S.who, changes, S.one, S.two),
                same_as="{one}, {two}, and {three}")  # fmt: skip
    for words, modification in _RULES[1:2]:
        usual = f"{{who}} {words} this turn"
        yield Shape("clause", f"{start} {words}",
                    of_subject(S.who, rules(modification)), same_as=usual)  # fmt: skip


def _as_unblocked() -> Iterator[Shape]:
    """For a group, for this turn, by the controller of the enchanted creature."""
    free = "as though it were not blocked"
    for words, what, usual in (
        ("for each {what:np.s}, you may have that creature", S.what, None),
        ("enchanted creature 's controller may have it", Host(), "you may have it …"),
    ):
        yield Shape("core", f"{words} assign its combat damage {free}",
                    (AssignsAsUnblocked(what),), same_as=usual)  # fmt: skip
    yield Shape("core", "you may have ~ assign his combat damage as though he were not blocked",
                (AssignsAsUnblocked(This()),), same_as="you may have ~ assign its …")  # fmt: skip
    for whose, what in (("their", "{what:group}"), ("its", "{what:one}")):
        they = "they" if whose == "their" else "it"
        yield Shape("clause", f"you may have {what} assign {whose} combat damage this turn as "
                    f"though {they} were not blocked",
                    StartModification(AssignsAsUnblocked(_IT), _TURN, S.what))  # fmt: skip


SHAPES = (
    *_until_end_of_turn(),
    *_as_unblocked(),
    Shape("predicates#", "{one:predicate#} and <it|they> {two:predicate#}", (S.one, S.two),
          same_as="{one} and {two}"),
)  # fmt: skip
