"""Abilities that are gained for good or for as long as something is so; what is gained besides;
groups that the object itself belongs to."""

from __future__ import annotations

from app.cards.oracle.grammar.amounts import minus, whose
from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.terms.abilities import StaticAbility
from app.terms.changes import AddAbility, AddActivatedAbilitiesOf, ChangeControl, LoseAllAbilities
from app.terms.conditions import IsTurnOf, NotCondition
from app.terms.control_effects import GainControl, OwnersGainControl
from app.terms.costs import ExileCost, SacrificeCost, TapOther
from app.terms.effects import Duration, RemoveCountersFrom, StartChange, StartModification
from app.terms.moved_counters import MovesCounters
from app.terms.relations import ExiledWith
from app.terms.selectors import AllOf, AnyOf, Controlled, InZone, This, Who
from app.terms.zones import Zone

_NOT_YOURS = NotCondition(IsTurnOf(Who.YOU))
_GIFTS = each_of(AddAbility, S.keywords)
_HERE = AllOf((This(), InZone(Zone.BATTLEFIELD)))


_FOR_GOOD = of_subject(S.who, StartChange(SUBJECT, _GIFTS, Duration.PERMANENT))


def _is_done_once(effect: object) -> bool:
    """Whether an effect lasts for no time, which could be meant of what follows too."""
    return not isinstance(effect, (StartChange, StartModification))


def _others_turns(core: object) -> StaticAbility:
    return settled(core, _NOT_YOURS)


def _in_others_turns(term: object) -> tuple[object, ...] | None:
    same = isinstance(term, StaticAbility) and term == StaticAbility(term.effects, _NOT_YOURS)
    return (term.effects,) if same else None  # type: ignore[attr-defined]


SHAPES = (
    # For good: a sentence of its own, since `until end of turn` may stand before or after others.
    Shape("sentence1", "{who:actor#} <gains|gain> {keywords}", _FOR_GOOD),
    Shape("sentence1", "{who:thing#} <loses|lose> all abilities",
          of_subject(S.who, StartChange(SUBJECT, (LoseAllAbilities(),), Duration.PERMANENT))),
    Shape("sentence2", "{one:order} and {who:actor#} <gains|gain> {keywords}",
          (only(S.one, _is_done_once), _FOR_GOOD)),
    # Besides.
    Shape("changing#", "also <gains|gain> {keywords}", _GIFTS, same_as="<gains|gain> {keywords}"),
    Shape("changing#", "also <gets|get> {change}", (S.change,), same_as="<gets|get> {change}"),
    Shape("changing#", "<has|have> {keywords}", _GIFTS, same_as="<gains|gain> {keywords}"),
    # For how long.
    Shape("until", "for as long as ~ remains tapped", Duration.WHILE_SOURCE_TAPPED),
    Shape("static", "during turns other than yours, {core}.",
          via(_others_turns, _in_others_turns, S.core),
          ("{core} during turns other than yours.",),
          same_as="{core} as long as it is not your turn."),
    Shape("until", "for as long as you control ~ and ~ remains tapped",
          Duration.WHILE_YOU_CONTROL_TAPPED),
    Shape("clause", "for as long as ~ remains tapped, {who:actor#} {changes:changings#}",
          of_subject(S.who, StartChange(SUBJECT, via(flat, chunks, S.changes),
                                        Duration.WHILE_SOURCE_TAPPED)),
          same_as="{who} {changes} for as long as ~ remains tapped"),
    # Control.
    Shape("clause", "{until}, gain control of {what:object}",
          StartChange(S.what, (ChangeControl(Who.YOU),), S.until),
          same_as="gain control of {what} {until}"),
    Shape("act.s", "gains control of {what:object}", GainControl(SUBJECT, S.what)),
    Shape("act.s", "gains control of {what:object} {until}",
          GainControl(SUBJECT, S.what, S.until)),
    Shape("clause", "each player gains control of {what:several} they own",
          OwnersGainControl(S.what)),
    # All activated abilities.
    Shape("predicate#", "<has|have> all activated abilities of {what:several}",
          (AddActivatedAbilitiesOf(S.what),)),
    Shape("predicate#", "<has|have> all activated abilities of {what:several_cards}",
          (AddActivatedAbilitiesOf(S.what, Zone.GRAVEYARD),)),
    Shape("predicate#", "<has|have> all activated abilities of {what:several_exiled}",
          (AddActivatedAbilitiesOf(S.what, Zone.EXILE),)),
    Shape("several", "{what:kind.p}", S.what,
          ("all {what:kind.p}", "all {what:kind.p} on the battlefield")),
    Shape("several", "each {what:np.s}", S.what, same_as="{what:kind.p}"),
    Shape("several", "each other {what:np.s}", other(S.what), same_as="other {what:np.p}"),
    Shape("several_cards", "all {what:card.p} in all graveyards",
          only(S.what, lambda what: minus(what, Controlled(Who.YOU)) is None)),
    Shape("several_cards", "all {what:card.p} in your graveyard",
          whose(Controlled(Who.YOU), S.what)),
    Shape("several_exiled", "all {what:card.p} exiled with it",
          AllOf((S.what, ExiledWith(This()))), ("all {what:card.p} exiled with ~",)),
    # Groups that it belongs to.
    Shape("subject.p", "~ and {what:group}", AnyOf((This(), S.what))),
    Shape("actor.p", "~ and {what:group}", AnyOf((This(), S.what))),
    # Counters.
    Shape("order", "remove all {kind:counter_kind} counters from {what:object}",
          RemoveCountersFrom(S.what, S.kind, None)),
    Shape("order", "remove all counters from {what:object}",
          RemoveCountersFrom(S.what, None, None)),
    Shape("order", "move all counters from {what:object} onto {to:object}",
          MovesCounters(S.what, S.to, None, every=True)),
    Shape("order", "move all {kind:counter_kind} counters from {what:object} onto {to:object}",
          MovesCounters(S.what, S.to, S.kind, every=True)),
    # Costs.
    Shape("cost_part", "Exile ~", ExileCost(_HERE)),
    Shape("cost_part", "Tap another {what:untapped_one}", TapOther(other(S.what))),
    Shape("cost_part", "Sacrifice {count:number} other {what:np.p}",
          SacrificeCost(other(S.what), S.count)),
)  # fmt: skip
