"""Sentences of cards of combat that say what others say too: one object and another that do
the same, what is lost and gained for good, what stands before its condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import rules
from app.cards.oracle.grammar.graveyards import plus_graveyard
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicate import join, split
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.cards.oracle.grammar.things import chosen
from app.cards.oracle.grammar.trailing import Trailing
from app.terms import amounts as am
from app.terms.abilities import StaticAbility
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.conditions import Condition
from app.terms.costs import ExileCost
from app.terms.effects import (
    CreateTokens,
    Duration,
    LoseLife,
    MoveTo,
    StartChange,
)
from app.terms.instructions import AtOnce, GetEmblem, IfSo, KeywordAction
from app.terms.library_effects import ShuffleInto
from app.terms.modifications import (
    AttacksAsThough,
    AttacksIfAble,
    AttackWithOneIfAble,
    BlockedAsThough,
    BlocksAdditional,
    BlocksAsThough,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MustBeBlocked,
)
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AttackingPlayer,
    Controlled,
    Host,
    InZone,
    Itself,
    Not,
    SomeOf,
    ThatObject,
    This,
    Who,
)
from app.terms.zones import Zone

_HOW_MANY = "the number of"
_FOES = "your opponents"
_OR_WALKER = "or a planeswalker"
_IN_COMBAT = "each combat"
_WALKS = "landwalk abilities"
_AS_IF = "as though"
_IT = ThatObject()
_TURN, _COMBAT = Duration.END_OF_TURN, Duration.END_OF_COMBAT
_FOR_GOOD = Duration.PERMANENT


def _both_do(who: Any, doing: Any) -> Any:
    """~ and another do the same: one effect of each."""
    mine, others = of_subject(This(), doing), of_subject(who, doing)

    def forward(who: Any, doing: Any) -> tuple[Any, ...]:
        return mine.forward(This(), doing), others.forward(who, doing)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        first, second = mine.backward(term[0]), others.backward(term[1])
        if first is None or second is None or first[0] != This() or second[0] == This():
            return None
        return second if first[1] == second[1] else None

    return via(forward, backward, who, doing)


def _lost_and_gained() -> Iterator[Shape]:
    def parts(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple):
            return None
        at = next((n for n, each in enumerate(term) if isinstance(each, AddAbility)), 0)
        if not at or not all(isinstance(each, AddAbility) for each in term[at:]):
            return None
        return term[:at], term[at:]

    both = via(lambda lost, gifts: lost + gifts, parts, S.lost, each_of(AddAbility, S.keywords))
    yield Shape("sentence1", "{who:actor#} <loses|lose> {lost} and <gains|gain> {keywords}",
                of_subject(S.who, StartChange(SUBJECT, both, _FOR_GOOD)))  # fmt: skip
    yield Shape("sentence2", "{one:clause}, and {who:actor.s} loses {lost}",
                (S.one, of_subject(S.who, StartChange(SUBJECT, S.lost, _FOR_GOOD))),
                same_as="{one}. {who} loses {lost}")  # fmt: skip


def _two_groups() -> Iterator[Shape]:
    one, two = (of_subject(who, StartChange(SUBJECT, (change,), S.until))
                for who, change in ((S.who, S.one), (S.others, S.two)))  # fmt: skip
    yield Shape("sentence2", "{who:group} get {one:change} and {others:group} get {two:change} "
                "{until}", (one, two), same_as="{who} get {one} {until}. …")  # fmt: skip


def _otherwise(condition: Any, now: Any, otherwise: Any) -> Any:
    """One effect if the condition is true, which is said after it, and others if not."""

    def forward(condition: Any, now: Any, otherwise: Any) -> Trailing:
        return Trailing(IfSo(condition, (now,), otherwise))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, IfSo) or len(term.effects) != 1 or not term.otherwise:
            return None
        return term.condition, term.effects[0], term.otherwise

    return via(forward, backward, condition, now, otherwise)


def _while_not() -> Any:
    """`as long as it's not attacking`, of each of a group: those that are not."""

    def forward(what: Any, predicates: Any, state: Any) -> StaticAbility:
        parts = what.of if isinstance(what, AllOf) else (what,)
        return settled(join(AllOf((*parts, Not(state))), predicates))

    def backward(term: Any) -> tuple[Any, ...] | None:
        found = split(term.effects) if isinstance(term, StaticAbility) else None
        if found is None or term != StaticAbility(term.effects):
            return None
        subject, predicates = found
        if not isinstance(subject, AllOf) or not isinstance(subject.of[-1], Not):
            return None
        rest = subject.of[:-1]
        what = rest[0] if len(rest) == 1 else AllOf(rest)
        return what, predicates, subject.of[-1].of

    return via(forward, backward, S.what, S.predicates, S.state)


def _then_as_long_as(count: int) -> Any:
    """What an object has, and what else as long as something is so: an ability for each."""

    def forward(who: Any, *values: Any) -> tuple[StaticAbility, ...]:
        first, *rest = values
        made = [settled(join(who, first))]
        for more, so in zip(rest[::2], rest[1::2], strict=True):
            made.append(settled(join(who, more), so))
        return tuple(made)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != count + 1:
            return None
        values: list[Any] = []
        whose = set()
        for number, each in enumerate(term):
            found = split(each.effects) if isinstance(each, StaticAbility) else None
            if found is None or (each.condition is None) != (number == 0):
                return None
            if each != StaticAbility(each.effects, each.condition):
                return None
            whose.add(found[0])
            values += [found[1]] if number == 0 else [found[1], each.condition]
        return (whose.pop(), *values) if len(whose) == 1 else None

    names = [f"{word}{number}" for number in range(count) for word in ("more", "so")]
    return via(forward, backward, S.who, S.first, *(getattr(S, name) for name in names))


def _and_then() -> Iterator[Shape]:
    usual = "{who} {first}. {who} {more} as long as {so}. …"
    head = "{who:subject.s} {first:predicates.s}."
    for count in (1, 2):
        parts = [
            f" as long as {{so{n}:conditions}}, it {{more{n}:predicates.s}}." for n in range(count)
        ]
        yield Shape("statics", head + "".join(parts), _then_as_long_as(count), same_as=usual)
    yield Shape("statics", f"{head} it {{more0:predicates.s}} as long as {{so0:conditions}}.",
                _then_as_long_as(1), same_as=usual)  # fmt: skip


def _two_subjects() -> Any:
    """Two things that hold as long as something is so."""

    def forward(condition: Condition, one: Any, two: Any) -> StaticAbility:
        whose = [getattr(each[0], "subject", None) for each in (one, two)]
        if whose[0] == whose[1] or len(one) + len(two) != 2:
            raise Unfit
        return settled((*one, *two), condition)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, StaticAbility) or term.condition is None:
            return None
        if term != StaticAbility(term.effects, term.condition) or len(term.effects) != 2:
            return None
        one, two = term.effects
        differ = getattr(one, "subject", None) != getattr(two, "subject", None)
        return (term.condition, (one,), (two,)) if differ else None

    return via(forward, backward, S.condition, S.one, S.two)


def _doubled() -> Iterator[Shape]:
    """Of each of a group, as much more as it has itself."""
    power, toughness = am.PowerOf(Itself()), am.ToughnessOf(Itself())
    for words, change in (
        ("power", ModifyPowerToughness(power, 0)),
        ("toughness", ModifyPowerToughness(0, toughness)),
        ("power and toughness", ModifyPowerToughness(power, toughness)),
    ):
        yield Shape("order", f"double the {words} of each {{what:np.s}} until end of turn",
                    StartChange(S.what, (change,)))  # fmt: skip


def _doing() -> Iterator[Shape]:
    yield Shape("doing#", "must be blocked this combat if able",
                rules(MustBeBlocked(_IT), _COMBAT))  # fmt: skip
    yield Shape("doing#", "can't be blocked by {by:blockers} this combat",
                rules(CantBeBlocked(_IT, S.by), _COMBAT))  # fmt: skip
    yield Shape("doing#", "can block up to {number} additional creatures this turn",
                rules(BlocksAdditional(_IT, S.number)),
                same_as="can block an additional {number} creatures this turn")  # fmt: skip
    for who in ("opponent", "player"):
        yield Shape("doing#", f"<attacks|attack> {{whom:target_{who}}} this turn if able",
                    rules(AttacksIfAble(_IT, S.whom)))  # fmt: skip
    yield Shape("act.s", "gets a emblem with {abilities:keywords}",
                GetEmblem(S.abilities, SUBJECT))  # fmt: skip
    yield Shape("order", "investigate once for each {each}",
                KeywordAction("investigate", number=S.each))  # fmt: skip
    yield Shape("target_opponent", "target opponent", chosen(who=Who.OPPONENT))
    yield Shape("target_player", "target player", chosen(who=Who.ANY))


def _groups() -> Iterator[Shape]:
    yield Shape("core", "{what:group} can't attack or block {attackers:kind.p}",
                (CantAttack(S.what), CantBlock(S.what, S.attackers)))  # fmt: skip
    yield Shape("core", "{what:group} can't attack you or block {attackers:kind.p}",
                (CantAttack(S.what, Who.YOU, permanents=False),
                 CantBlock(S.what, S.attackers)))  # fmt: skip
    yield Shape("core", "{what:group} can block as though they were untapped",
                (BlocksAsThough(S.what, tapped=True),))  # fmt: skip
    yield Shape("core", f"{{what:group}} can attack {_FOES} and planeswalkers your opponents "
                f"control {_AS_IF} those creatures had haste",
                (AttacksAsThough(S.what, haste=True, player=Who.OPPONENT),))  # fmt: skip
    yield Shape("core", f"creatures with {_WALKS} can be blocked as though they did not "
                "have those abilities", (BlockedAsThough(CREATURE, "landwalk"),),
                same_as="creatures with landwalk can be blocked as though …")  # fmt: skip
    yield Shape("core", "your opponents can't block with {what:np.p}",
                (CantBlock(whose(Controlled(Who.OPPONENT), S.what)),),
                same_as="{what} your opponents control can't block")  # fmt: skip
    least = f"with at least one creature {_IN_COMBAT} if able"
    yield Shape("core", f"each opponent must attack {least}",
                (AttackWithOneIfAble(Who.OPPONENT),))  # fmt: skip
    yield Shape("core", f"each opponent must attack you {_OR_WALKER} you control {least}",
                (AttackWithOneIfAble(Who.OPPONENT, defender=Who.YOU, permanents=True),)
                )  # fmt: skip


def _but_host(phrase: Any) -> Any:
    """The phrase, but not what the Aura enchants."""
    but = Not(Host())

    def forward(what: Any) -> AllOf:
        return AllOf((but, *(what.of if isinstance(what, AllOf) else (what,))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != but or len(term.of) < 2:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    return via(forward, backward, phrase)


_ATTACKING_THEM = AllOf((CREATURE, AttackingPlayer(Who.TRIGGERING_PLAYER)))

SHAPES = (
    *_lost_and_gained(),
    *_two_groups(),
    *_and_then(),
    *_doubled(),
    *_doing(),
    *_groups(),
    Shape("pair", "~ and {who:thing.s} {doing:doing.p}", _both_do(S.who, S.doing),
          ("~ and {who:thing.s} each {doing:doing.p}",), same_as="~ {doing}. {who} {doing}"),
    Shape("sentence1", "{now:clause} if {condition:conditions}. otherwise, {other:sentence}",
          _otherwise(S.condition, S.now, S.other),
          same_as="if {condition}, {now}. otherwise, {other}"),
    Shape("static", "each {what:np.s} {predicates:predicates.s} as long as it is not {state}.",
          _while_not(), same_as="each {what} that is not {state} {predicates}"),
    Shape("static", "as long as {condition:conditions}, {one:core} and {two:core}.",
          _two_subjects()),
    Shape("predicates#", "{one:predicate#}, and {two:predicate#}", (S.one, S.two),
          same_as="{one} and {two}"),
    Shape("predicate#", "also <gets|get> {change}", (S.change,), same_as="<gets|get> {change}"),
    Shape("unless_cost", "exile a card from your graveyard",
          ExileCost(AllOf((InZone(Zone.GRAVEYARD), Controlled(Who.YOU))))),
    Shape("clause", "its owner shuffles {what:one} into their library", ShuffleInto(S.what),
          same_as="shuffle {what} into its owner's library"),
    Shape("order", "return {what:thing.s} and ~ to their owners ' hands",
          AtOnce((MoveTo(S.what, Zone.HAND), MoveTo(This(), Zone.HAND)))),
    Shape("clause_now", "{order:both_return}", S.order),
    Shape("both_return", "return {what:thing.s} and ~ to their owners ' hands",
          AtOnce((MoveTo(S.what, Zone.HAND), MoveTo(This(), Zone.HAND)))),
    Shape("clause", f"each opponent loses life equal to {_HOW_MANY} creatures attacking them",
          LoseLife(Who.OPPONENT, am.OfThatPlayer(am.CountOf(_ATTACKING_THEM))),
          same_as="each opponent loses life equal to … attacking that player"),
    Shape("dead_card", "up to one {what:card.s} from your graveyard",
          SomeOf(plus_graveyard(whose(Controlled(Who.YOU), S.what)), up_to=True)),
    Shape("kind#", "other {what:np#}", _but_host(S.what), reads=False),
    Shape("actor.s", "each other {what:np.s}", _but_host(S.what), same_as="other {what:np.p}",
          reads=False),
    Shape("act#", "<creates|create> {count:number} {token:token.p} that are attacking",
          CreateTokens(S.token, S.count, attacking=True, who=SUBJECT)),
)  # fmt: skip
