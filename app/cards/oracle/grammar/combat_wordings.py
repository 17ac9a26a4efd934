"""More of combat, as sentences say it: for longer than a turn, whom something attacks or blocks, in
pairs; and what is done to what was just created."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import of_one_subject, of_subject
from app.cards.oracle.grammar.doing import rules, same
from app.cards.oracle.grammar.looks import look
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.trailing import trailing
from app.terms.amounts import Half, LifeTotal
from app.terms.changes import AddAbility, AddOneOf
from app.terms.conditions import NotCondition
from app.terms.costs import DiscardCost
from app.terms.effects import (
    Duration,
    LoseLife,
    MoveTo,
    SacrificeIt,
    StartChange,
    StartModification,
)
from app.terms.instructions import AtOnce, KeywordAction
from app.terms.modifications import (
    AttacksIfAble,
    BlocksIfAble,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MustBeBlocked,
)
from app.terms.selectors import AllOf, AnyOf, IsStatus, Owned, Status, ThatObject, This, Who
from app.terms.zones import Zone

_IT = ThatObject()
_LONGER = only(S.until, lambda term: term is not Duration.END_OF_TURN)
_TURN, _COMBAT = Duration.END_OF_TURN, Duration.END_OF_COMBAT
_DEFENDING = Who.DEFENDING_PLAYER


def _neither(who: Any, until: Any) -> Any:
    """They can't attack and they can't block, for as long."""
    attack, block = CantAttack(_IT), CantBlock(_IT)

    def forward(who: Any, until: Duration) -> Any:
        return StartModification(attack, until, who), StartModification(block, until, AGAIN)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        if not all(isinstance(each, StartModification) for each in term):
            return None
        one, two = term
        fits = (one.modification, two.modification) == (attack, block)
        if not fits or one.duration is not two.duration or not same(one.what, two.what):
            return None
        return one.what, one.duration

    return via(forward, backward, who, until)


def _attacking() -> Iterator[Shape]:
    """Whom something attacks if able, and what blocks it."""
    for words, until in (("this turn", _TURN), ("this combat", _COMBAT)):
        yield Shape("doing#", f"<attacks|attack> you {words} if able",
                    rules(AttacksIfAble(_IT, Who.YOU), until))  # fmt: skip
    yield Shape("doing#", "<blocks|block> {attackers:one} this combat if able",
                rules(BlocksIfAble(_IT, S.attackers), _COMBAT))  # fmt: skip
    each = "each combat"
    yield Shape("doing#", f"must be blocked {each} this turn if able",
                rules(MustBeBlocked(_IT)), same_as="must be blocked this turn if able")  # fmt: skip
    for word, cant in (("attack", CantAttack(_IT)), ("block", CantBlock(_IT))):
        yield Shape("doing#", f"can't {word} {{until}}", rules(cant, _LONGER))
    for start, end in (("", " {until}"), ("{until}, ", "")):
        yield Shape("pair", f"{start}{{who:actor#}} can't attack or block{end}",
                    _neither(S.who, _LONGER),
                    same_as="{who} can't attack {until}. It can't block {until}")  # fmt: skip


def _named_and() -> Iterator[Shape]:
    """`exile ~ and target creature`: both at once."""
    for verb, end, zone in (
        ("exile", "", Zone.EXILE),
        ("return", " to their owners ' hands", Zone.HAND),
    ):
        both = AtOnce((MoveTo(This(), zone), MoveTo(S.what, zone)))
        yield Shape("order", f"{verb} ~ and {{what:thing.s}}{end}", both)


def _of_created() -> Iterator[Shape]:
    """What is done to tokens that were just created."""
    yield Shape("order", "sacrifice {what:that_noun}", SacrificeIt(S.what), same_as="sacrifice it")
    yield Shape("order", "sacrifice {what:thing.p}", SacrificeIt(S.what), same_as="sacrifice it")
    yield Shape("order", "sacrifice {what:them}", SacrificeIt(S.what), same_as="sacrifice it")


def _becoming() -> Iterator[Shape]:
    """What something becomes, its abilities said after its size and without another `with`."""
    head = "{legend:look_legend}{colors:look_colors}{kinds:look_kinds#}{base:look_base}"
    usual = "{size} … with …"
    yield Shape("look#", f"{head} and {{one:keyword}}{{too:look_too#}}", look(S.base, (S.one,)),
                same_as=usual)  # fmt: skip
    yield Shape("look#", f"{head}, {{one:keyword}}, and {{two:keyword}}{{too:look_too#}}",
                look(S.base, (S.one, S.two)), same_as=usual)  # fmt: skip
    yield Shape("changings#", f"<becomes a|become> {head}{{too:look_too#}} and <gains|gain> "
                "{gifts:keywords}", (look(S.base, S.gifts),), same_as=usual)  # fmt: skip


def _being_and_having() -> Iterator[Shape]:
    """`is a 3/4 Ninja and has hexproof`, `is a black Dragon …, has flying, and is …`."""
    body = "{colors:look_colors}{kinds:look_kinds#}"
    heads = ("{legend:look_legend}{base:look_size}" + body,
             "{legend:look_legend}" + body + "{base:look_base}")  # fmt: skip
    for head in heads:
        is_a = f"<is a|are> {head}{{too:look_too#}}"
        having = look(S.base, S.gifts)
        yield Shape("predicates#", f"{is_a} and <has|have> {{gifts:keywords}}", (having,),
                    same_as="<is a|are> … with {gifts}")  # fmt: skip
        yield Shape("predicates#", f"{is_a}, <has|have> {{gifts:keywords}}, and {{two:predicate#}}",
                    (having, S.two), same_as="<is a|are> … with {gifts} and {two}")  # fmt: skip


def _has_two(words: str, gifts: Any) -> Shape:
    """`has trample, and has "…"`: said apart, one list."""
    return Shape("predicates#", words, gifts, same_as="… <has|have> {one} and {two}")


def _listed(first: Any, *rest: Any) -> Any:
    """Predicates, the last of which gives all that the two lists say."""

    def forward(*values: Any) -> Any:
        *before, gifts, last = values
        given = tuple(AddAbility(each) for each in (*gifts, last))
        return (*before, given)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != len(rest):
            return None
        *before, given = term
        if not isinstance(given, tuple) or len(given) < 2:
            return None
        if not all(isinstance(each, AddAbility) for each in given):
            return None
        *gifts, last = (each.ability for each in given)
        return (*before, tuple(gifts), last)

    return via(forward, backward, first, *rest)


def _chosen_ability() -> Iterator[Shape]:
    """An ability is chosen in a sentence, and gained in the next."""
    yield Shape(
        "sentence1",
        "choose {options:keyword_choice}. {who:actor#} <gains|gain> that ability {until}",
        of_subject(S.who, StartChange(SUBJECT, (AddOneOf(S.options),), S.until)),
        same_as="{who} gain your choice of {options} {until}",
    )


_COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU)))

SHAPES = (
    *_attacking(),
    *_named_and(),
    *_of_created(),
    Shape("clause", "defending player loses half their life, rounded up",
          LoseLife(_DEFENDING, Half(LifeTotal(_DEFENDING), up=True))),
    *_becoming(),
    *_being_and_having(),
    *_chosen_ability(),
    _has_two("{one:predicate#}, <has|have> {gifts:keywords}, and <has|have> {last:gift}",
             _listed(S.one, S.gifts, S.last)),
    _has_two("{one:predicate#}, {two:predicate#}, <has|have> {gifts:keywords}, and <has|have> "
             "{last:gift}", _listed(S.one, S.two, S.gifts, S.last)),
    Shape("predicate#", "can't block or be blocked by {by:blockers}",
          (CantBlock(SUBJECT, S.by), CantBeBlocked(SUBJECT, S.by))),
    Shape("clause", "{now:clause_now} unless {condition:conditions}",
          trailing(NotCondition(S.condition), S.now), same_as="if {not condition}, {now}"),
    Shape("unless_cost", "discard a {what:chosen_card}", DiscardCost(what=S.what)),
    Shape("some", "your commander", _COMMANDER, same_as="a commander you own"),
    Shape("player.s", "that attacking player", Who.ACTIVE_PLAYER, same_as="the attacking player"),
    *(
        Shape("order", f"{word} {{number:numeral}}", KeywordAction(word, number=S.number))
        for word in ("amass Goblins", "amass Eldrazi", "amass Dinosaurs")
    ),
    *(
        Shape("order", f"{word} {{what:object}}", KeywordAction(word, what=S.what))
        for word in ("airbend", "convert")
    ),
    Shape("group", "{one:np.p} and other {two:np.p}",
          AnyOf((only(S.one, lambda term: isinstance(term, AllOf)), other(S.two)))),
    Shape("pair", "{who:actor.p} each {one:doing.p} and {two:doing.p}",
          of_one_subject(S.who, S.one, S.two), same_as="{one} and {two}"),
)  # fmt: skip
