"""Settling what effects speak of: which object `it` is, which player `that player` is, the number
of each target. `settle` does it as a text is read; unsettle.py undoes as much as printing needs.

What `it` is, in this order: within an effect, what the effect is about (`target creature deals
damage equal to its power`); after an effect about one object, that object; in a triggered ability
the first object of its event. Where two things might be meant the text is not read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.holding import EFFECT_FIELDS, HOLDERS, holder_fields, ordered_fields
from app.cards.oracle.grammar.holding import primary_of as primary_of
from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.others import than_its_subject, told_apart
from app.cards.oracle.grammar.pattern import Unfit
from app.cards.oracle.grammar.pending import (
    Again,
    CardSaid,
    Chosen,
    Created,
    ExcessOfEvent,
    It,
    OfTwo,
    OtherOpponents,
    Subject,
    ThatNoun,
    ThatPlayer,
    holds_pending,
    parts_of,
    replaced,
    rewritten,
)
from app.cards.oracle.grammar.settled import (
    TOWARDS,
    as_described,
    beside_target,
    card_said,
    dealt_by_a_target,
    dealt_by_itself,
    described,
    dug_out,
    excess_of,
    finds_one_card,
    found_in_event,
    is_plain,
    is_what_was_found,
    known,
    mark_paid,
    of_its_own,
    of_one,
    outside_choices,
    simplified,
    speaks_of_a_shield,
    speaks_of_its_first,
    uncalled,
)
from app.cards.oracle.grammar.settled_players import (
    of_no_player,
    of_the_host,
    other_opponents,
    owner_in,
    that_player_of,
)
from app.cards.oracle.grammar.settled_targets import can_be, of_two, targets_of
from app.cards.oracle.grammar.spoken import (
    OF_BLOCKS,
    fits,
    is_another,
    it_of_event,
    spoken_of_in,
    that_of_event,
)
from app.cards.oracle.grammar.spoken_after import (
    ONE,
    are_many,
    finds,
    given_up_by,
    is_given_up,
    is_group,
    plays_what_was_found,
    puts_one_there,
    spoken_of_after,
)
from app.cards.oracle.grammar.trailing import Trailing
from app.terms.abilities import Trigger
from app.terms.effects import DealDamage, MoveTo, Target, TargetChoice, Targets
from app.terms.instructions import AtOnce, ChooseModes, DivideDamage, MayDo, Mode, Reflexive
from app.terms.lasting_triggers import EachTime
from app.terms.selectors import (
    Anything,
    Controlled,
    EarlierTargets,
    Host,
    InCombatWith,
    Itself,
    Not,
    PaidWith,
    Selector,
    This,
    Those,
    Who,
)


class _Settling:
    """What has been spoken of so far."""

    def __init__(self, triggers: tuple[Trigger, ...], it: Any, of_permanent: bool = True) -> None:
        self.triggers = triggers
        self.of_permanent = of_permanent
        self.it = it
        self.many = isinstance(it, Those)
        self.choices: list[TargetChoice] = []
        self.about: Any = None
        self.made = self.found = self.looked = False
        self.deals_itself = False
        self.given_up: Any = None
        self.defending = False
        self.apart_from: list[TargetChoice] = []
        self.beside = False
        self.theirs: Any = None

    def settled(self, part: Any) -> Any:
        """What a pending part stands for; None where the part is not pending."""
        match part:
            case Chosen(choice):
                return self.chosen(choice)
            case It(plural):
                return self.spoken_of(plural)
            case ThatNoun(noun, plural):
                return self.that(noun, plural)
            case ThatPlayer():
                return self.that_player()
            case Again() | Subject():
                return known(self.it if self.about is None else self.about)
            case Created():
                return known(self.it if self.it == Those() else None)
            case OfTwo():
                return of_two(part, self.choices)
            case OtherOpponents():
                return other_opponents(self.triggers, bool(self.choices))
            case ExcessOfEvent():
                return excess_of(self.triggers)
            case CardSaid(done):
                return card_said(done, self.it == Those() or self.looked, self.of_permanent)
            case Controlled() | InCombatWith():
                return described(part, self.it, self.about, self.that_player)
            case _:
                return None

    def chosen(self, choice: TargetChoice) -> Target | Targets:
        """A new target choice."""
        if holds_pending(choice):
            choice = rewritten(choice, self.settled)
        if OTHER in parts_of(choice) and self.choices:
            choice = replaced(choice, OTHER, Not(EarlierTargets()))
        if OTHER in parts_of(told_apart(choice)) and not self.other_is_plain():
            raise Unfit
        if (
            any(each.x or each.any_number or each.one_each for each in self.choices)
            and not choice.several
        ):
            raise Unfit  # its number among the targets is not known
        index = sum(each.count for each in self.choices)
        self.choices.append(choice)
        if choice.several:
            return Targets(len(self.choices) - 1)
        return Target(index)

    def other_is_plain(self) -> bool:
        """Whether `other` creatures are plainly others than the object that the text stands on, and
        not than a target, the object of the event, or anything at all (in a spell)."""
        return self.of_permanent and not self.choices and not any(map(is_another, self.triggers))

    def spoken_of(self, plural: bool) -> Any:
        """What `it` or `they` are."""
        if self.it is None or plural != self.many:
            raise Unfit
        return self.it

    def that(self, noun: Selector, plural: bool) -> Any:
        """What `that creature` is: the one target that is one; else the object of the event."""
        if self.looked and noun == Anything():
            return Those()  # the card that was looked at
        if any(fits(noun, choice.what) for choice in self.apart_from):
            raise Unfit
        if noun in OF_BLOCKS:
            return known(of_one(that_of_event(noun, each) for each in self.triggers))
        given = not plural and is_given_up(noun, self.given_up)
        own, it = ([] if given and noun == Anything() else self.choices), self.it
        found = list(targets_of(own, lambda each: can_be(noun, each, own, it), plural))
        found += [PaidWith()] if given else []
        there = is_what_was_found(noun, self.it, self.looked, self.triggers)
        if not found and there and plural == self.many:
            return self.it
        if not found and not plural:
            found = found_in_event(noun, self.it, self.triggers)
        if len(found) != 1 or found[0] is None:
            raise Unfit
        return found[0]

    def that_player(self) -> Any:
        """What `that player` is: the one target that is a player, else the player of the event."""
        found = list(targets_of(self.choices, lambda choice: choice.who is not None, plural=False))
        if found:
            return known(found[0] if len(found) == 1 else None)
        if self.defending:
            return Who.DEFENDING_PLAYER
        if self.theirs is not None and of_no_player(self.triggers):
            return self.theirs
        return that_player_of(self.triggers, self.choices)

    def effects(self, effects: tuple[Any, ...]) -> tuple[Any, ...]:
        """The effects settled, one after the other."""
        return tuple([self.in_turn(effect) for effect in effects])

    def in_turn(self, effect: Any) -> Any:
        """One effect settled; a condition after it may speak of what the effect is about."""
        if not isinstance(effect, Trailing):
            return self.effect(effect)
        start, effect = len(self.choices), effect.effect
        effect = replace(effect, effects=self.effects(effect.effects))
        effect = replace(effect, condition=rewritten(effect.condition, self.settled))
        effect = replace(effect, otherwise=self.effects(effect.otherwise))
        mark_paid(effect, {"effects": (start, len(self.choices))}, self.choices)
        return effect

    def effect(self, effect: Any) -> Any:
        """One effect settled."""
        if isinstance(effect, DivideDamage):
            effect = dealt_by_itself(effect, self.deals_itself)
            self.it = effect.source if effect.source == This() else self.it
        if isinstance(effect, HOLDERS):
            return self.holder(effect)
        effect = plays_what_was_found(self.with_others(effect), self.looked)
        if isinstance(effect, ChooseModes):
            return replace(effect, modes=tuple(map(self.apart, effect.modes)))
        if isinstance(effect, Reflexive):
            return self.reflexive(effect)
        if isinstance(effect, EachTime):
            return self.each_time(effect)
        effect, own = dealt_by_itself(effect, self.deals_itself), None
        name = primary_of(effect)
        before, many = self.it, self.many
        if name is not None:
            own = self.about_whom(getattr(effect, name))
            effect = replace(effect, **{name: own})
        if isinstance(own, ONE) and name != "who":  # a player is no `it`
            self.it, self.many = own, False
        elif is_group(own) and name != "who":
            self.it, self.many = Itself(), False
        if own is not None:
            self.about = own
        effect = self.fields(effect, (before, many))
        self.given_up = given_up_by(effect, self.given_up)
        self.apart_from += dug_out(effect)
        self.it = spoken_of_after(effect, own, before)
        self.deals_itself = isinstance(effect, DealDamage) and own == This()
        if self.deals_itself and self.it is None and not self.of_permanent:
            # A spell is no creature: what is done to `it` is done to what it has damaged.
            self.it = effect.to
        if finds(effect) or isinstance(effect, MoveTo):
            # Of two things that were made, `it` might be one or the other.
            two = self.found and self.it == Those() and own != before
            self.it = None if two else self.it
            self.made = True
            self.found = self.found or finds(effect) or puts_one_there(effect)
            self.looked = self.looked or finds_one_card(effect)
        same = self.it == before and not finds(effect)
        self.many = many if same else are_many(effect, self.it)
        return simplified(effect)

    def about_whom(self, about: Any) -> Any:
        """What an effect is about; of an object and others like `it`, that object is `it`."""
        if speaks_of_its_first(about):
            first = rewritten(about.of[0], self.settled)
            self.it, self.many = (first if isinstance(first, ONE) else None), False
            about = replace(about, of=(first, *about.of[1:]))
        return rewritten(about, self.settled)

    def each_time(self, effect: EachTime) -> EachTime:
        """What happens each time: its targets are chosen then; `it` is what the event is about."""
        events: tuple[Trigger, ...] = rewritten(effect.events, self.settled)
        seen = tuple([as_described(event, self.choices) for event in events])
        its = tuple({it_of_event(event) for event in seen})
        inner = _Settling(seen, its[0] if len(its) == 1 else None)
        first, targets = inner.effects(effect.effects[:1]), tuple(inner.choices)
        rest = inner.effects(effect.effects[1:])
        if len(inner.choices) > len(targets):
            raise Unfit  # a sentence of its own, it may be: `Target creature fights that creature`
        return replace(effect, events=events, effects=first + rest, targets=targets)

    def fields(self, effect: Any, before: tuple[Any, bool]) -> Any:
        """The fields of an effect settled; `before` is what `it` was before the effect."""
        own = self.it, self.many
        whom = getattr(effect, "to", None), getattr(effect, "who", None)
        self.defending = self.defending or Who.DEFENDING_PLAYER in whom
        for field in ordered_fields(effect):
            value = getattr(effect, field)
            if holds_pending(value):
                # `deals 1 damage to it`: not to the one that deals it, which would be `itself`.
                self.it, self.many = own
                if field in TOWARDS and not (field == "to" and of_its_own(effect)):
                    self.it, self.many = before
                if field == "excess_to":  # of what the damage is dealt to
                    self.it, self.many = getattr(effect, "to", None), False
                effect = replace(effect, **{field: rewritten(value, self.settled)})
        self.theirs = owner_in(effect, self.theirs, self.choices)
        return effect

    def with_others(self, effect: Any) -> Any:
        """`each other creature`: than what is plain, or in a spell than its targets."""
        effect = than_its_subject(effect)
        if OTHER not in parts_of(told_apart(outside_choices(effect))):
            return effect
        if self.beside or dealt_by_a_target(effect):
            return replaced(effect, OTHER, Not(EarlierTargets()))
        if self.other_is_plain():
            return effect
        if of_the_host(self.triggers) and not self.choices:
            return replaced(effect, OTHER, Not(Host()))
        if self.of_permanent or self.made or not self.choices:
            raise Unfit  # what was moved is a target no more
        return replaced(effect, OTHER, Not(EarlierTargets()))

    def apart(self, part: Any) -> Any:
        """A mode or a reflexive ability, whose targets are its own."""
        it = self.it
        if self.choices:
            if isinstance(part, Mode):
                raise Unfit  # targets inside and outside would have the same numbers
            it = None if isinstance(it, Target | Targets) else it
        inner = _Settling(self.triggers, it, self.of_permanent)
        inner.given_up, inner.many = self.given_up, self.many and it is not None
        inner.looked = self.looked
        effects = inner.effects(part.effects)
        return replace(part, effects=effects, targets=tuple(inner.choices))

    def reflexive(self, effect: Reflexive) -> Any:
        """A reflexive ability; what is its target, nothing after it can speak of."""
        made = self.apart(effect)
        if made.targets:
            self.it, self.many = None, False
            self.apart_from += made.targets
        return made

    def at_once(self, effects: tuple[Any, ...]) -> tuple[Any, ...]:
        """`to target creature and each other creature`: other than that target."""
        first = self.effects(effects[:1])
        self.beside, self.it = beside_target(first[0], effects[1:], self.it)
        rest = self.effects(effects[1:])
        self.beside = False
        return first + rest

    def holder(self, effect: Any) -> Any:
        """An effect that holds effects, and perhaps a condition."""
        starts: dict[str, tuple[int, int]] = {}
        for field in holder_fields(effect):
            value = getattr(effect, field)
            if not holds_pending(value) and field not in (*EFFECT_FIELDS, "condition"):
                if field == "who" and isinstance(effect, MayDo) and value is not Who.YOU:
                    self.about = value
                continue
            if field in EFFECT_FIELDS:
                start = len(self.choices)
                value = (self.at_once if isinstance(effect, AtOnce) else self.effects)(value)
                starts[field] = (start, len(self.choices))
            else:
                value = rewritten(value, self.settled)
                named = None
                if field == "condition":
                    named = spoken_of_in(value, self.it, self.of_permanent)
                if named is not None:
                    self.it, self.many = named, False
                if field == "who":
                    self.about = value
            effect = replace(effect, **{field: value})
        mark_paid(effect, starts, self.choices)
        return effect


def settle(
    effects: tuple[Any, ...],
    triggers: tuple[Trigger, ...] = (),
    it: Any = None,
    of_permanent: bool = True,
) -> tuple[tuple[Any, ...], tuple[TargetChoice, ...]]:
    """The effects with nothing pending, and the target choices. Raises Unfit where what a word
    stands for is not plain. `triggers`: the events of a triggered ability; `it`: what that is at
    first; `of_permanent`: whether the text stands on something that can be on the battlefield."""
    settling = _Settling(triggers, it, of_permanent)
    done = settling.effects(effects)
    if holds_pending(done) or any(map(speaks_of_a_shield, done)) or not is_plain(done, triggers):
        raise Unfit
    return uncalled(done), tuple(settling.choices)
