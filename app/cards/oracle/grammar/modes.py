"""Choices of modes, chapters of Sagas, and what happens when something has been done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.costs import Cost, DiscardCost, PayCounters, PayLife, PayMana, SacrificeCost
from app.terms.effects import ControllerOf, SacrificeIt
from app.terms.instructions import ChooseModes, MayDo, MayPay, Mode, Reflexive, UnlessPaid
from app.terms.selectors import Who

# How many modes there are in a list at most; `any number` is told by the list.
MOST_MODES = 6
_CHOICES: tuple[tuple[str, int, int | None], ...] = (
    ("choose one", 1, 1),
    ("choose two", 2, 2),
    ("choose three", 3, 3),
    ("choose one or both", 1, 2),
    ("choose one or more", 1, None),
    ("choose up to one", 0, 1),
    ("choose up to two", 0, 2),
    ("choose any number", 0, None),
)


def _modes() -> Iterator[Shape]:
    """`Choose one —`, with its modes below it."""
    for words, least, most in _CHOICES:
        for count in range(2, MOST_MODES + 1):
            if (most is not None and count < max(least, most)) or words.endswith("both") > (
                count == 2
            ):
                continue
            names = [f"mode{number}" for number in range(count)]
            listed = " ".join(f"• {{{name}:mode}}" for name in names)
            modes = tuple(getattr(S, name) for name in names)
            pattern = ChooseModes(modes, least, count if most is None else most)
            yield Shape("modal", f"{words} — {listed}", pattern)
            if words == "choose one":
                theirs = ChooseModes(modes, who=Who.OPPONENT)
                yield Shape("modal", f"an opponent chooses one — {listed}", theirs)
    for words, new in (("", "ever"), (" this turn", "this turn")):
        for count in range(2, MOST_MODES + 1):
            names = [f"mode{number}" for number in range(count)]
            listed = " ".join(f"• {{{name}:mode}}" for name in names)
            modes = tuple(getattr(S, name) for name in names)
            yield Shape("modal", f"choose one that has not been chosen{words} — {listed}",
                        ChooseModes(modes, new=new))  # fmt: skip
    for words, number in (("choose three", 3), ("choose four", 4), ("choose five", 5)):
        for count in range(2, MOST_MODES + 1):
            names = [f"mode{at}" for at in range(count)]
            listed = " ".join(f"• {{{name}:mode}}" for name in names)
            modes = tuple(getattr(S, name) for name in names)
            again = "you may choose the same mode more than once."
            pattern = ChooseModes(modes, number, number, again=True)
            yield Shape("modal", f"{words}. {again} {listed}", pattern)


def _spree() -> Iterator[Shape]:
    """`Spree` or `Tiered`, with its modes below it, each behind what it costs in addition."""
    for count in range(2, MOST_MODES + 1):
        names = [f"mode{number}" for number in range(count)]
        listed = " ".join(f"+ {{{name}:costing_mode}}" for name in names)
        modes = tuple(getattr(S, name) for name in names)
        yield Shape("modal", f"spree {listed}", ChooseModes(modes, 1, count))
        listed = " ".join(f"• {{{name}:costing_mode}}" for name in names)
        yield Shape("modal", f"tiered {listed}", ChooseModes(modes))
    yield Shape("costing_mode", "{cost} — {effects}.", Mode(S.effects, cost=S.cost))


def _more_if() -> Iterator[Shape]:
    """`Choose one. If this spell was kicked, choose both instead.`"""
    for words, least, most in (
        ("choose both", 2, 2), ("you may choose both", 1, 2), ("you may choose two", 1, 2),
        ("choose any number", 0, None), ("choose two", 2, 2), ("choose three", 3, 3),
        ("you may choose any number", 0, None),
    ):  # fmt: skip
        for count in range(2, MOST_MODES + 1):
            if words.endswith("both") > (count == 2) or (words.endswith("two") and count == 2):
                continue
            if most is not None and count < most:
                continue
            names = [f"mode{number}" for number in range(count)]
            listed = " ".join(f"• {{{name}:mode}}" for name in names)
            modes = tuple(getattr(S, name) for name in names)
            instead = (least, count if most is None else most)
            pattern = ChooseModes(modes, condition=S.condition, instead=instead)
            for when in ("", " as you cast ~"):
                said = f"choose one. if {{condition}}{when}, {words} instead"
                same = "if … , choose … instead" if when or "may choose any" in words else None
                yield Shape("modal", f"{said}. {listed}", pattern,
                            (f"{said} — {listed}",), same_as=same)  # fmt: skip


def _chapters() -> Iterator[Shape]:
    """`I, II — …`: an ability that triggers as each of these chapters is reached."""
    for count in range(1, 5):
        names = [f"number{number}" for number in range(count)]
        words = ", ".join(f"{{{name}:chapter}}" for name in names)
        yield Shape("triggered", f"{words} — {{effects:outcome}}",
                    _of_chapters(*(getattr(S, name) for name in names)))  # fmt: skip


def _of_chapters(*numbers: Any) -> Any:
    def forward(*values: Any) -> TriggeredAbility:
        *chapters, effects = values
        done, targets = settle(effects)
        first, *others = (Trigger(EventKind.CHAPTER, number=number) for number in chapters)
        return TriggeredAbility(first, done, also=tuple(others), targets=targets)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, TriggeredAbility):
            return None
        events = (term.trigger, *term.also)
        chapters = [event.number for event in events]
        fits = all(event == Trigger(EventKind.CHAPTER, number=event.number) for event in events)
        same = TriggeredAbility(term.trigger, term.effects, also=term.also, targets=term.targets)
        if not fits or same != term or len(chapters) != len(numbers):
            return None
        return (*chapters, unsettle(term.effects, term.targets))

    return via(forward, backward, *numbers, S.effects)


def reflexive(effects: Any) -> Any:
    """An ability that triggers once something has been done."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        fits = isinstance(term, tuple) and len(term) == 1 and isinstance(term[0], Reflexive)
        return (term[0].effects,) if fits else None

    return via(lambda effects: (Reflexive(effects),), backward, effects)


_PAYS = Cost((PayMana(S.mana),))
_PAY_SO = Cost((S.payment,))
SHAPES = (
    *_modes(),
    *_more_if(),
    *_chapters(),
    # A mode is a sentence or more; what an ability does ends with its modes or a full stop.
    *_spree(),
    Shape("mode", "{effects}.", Mode(S.effects)),
    Shape("outcome", "{effects}.", S.effects),
    Shape("outcome", "{modal}", (S.modal,)),
    Shape("sentence1", "you may {effects:allowed}. when you do, {then:done_then}",
          MayDo(S.effects, reflexive(S.then))),
    Shape("sentence1", "you may pay {mana}. when you do, {then:done_then}",
          MayPay(_PAYS, reflexive(S.then))),
    *(
        Shape("sentence1", f"you may pay {{payment}}. {then}", MayPay(_PAY_SO, after))
        for then, after in (("if you do, {then:sentence}", S.then),
                            ("when you do, {then:done_then}", reflexive(S.then)))
    ),
    Shape("payment", "{count:energy}", PayCounters("energy", S.count)),
    Shape("payment", "{amount:numeral} life", PayLife(S.amount)),
    Shape("sentence1", "{effect:clause} unless you pay {payment}",
          UnlessPaid((S.effect,), _PAY_SO)),
    # Unless.
    Shape("sentence1", "{effect:clause} unless you pay {mana}", UnlessPaid((S.effect,), _PAYS)),
    Shape("sentence1", "{effect:clause} unless {whose} controller pays {mana}",
          UnlessPaid((S.effect,), _PAYS, ControllerOf(S.whose))),
    Shape("sentence1", "{effect:clause} unless {whose} controller pays {mana} for each {each}",
          UnlessPaid((S.effect,), _PAYS, ControllerOf(S.whose), S.each)),
    Shape("sentence1", "{effect:clause} unless that player pays {mana} for each {each}",
          UnlessPaid((S.effect,), _PAYS, is_that_player(), S.each)),
    Shape("sentence1", "{effect:clause} unless you pay {mana} for each {each}",
          UnlessPaid((S.effect,), _PAYS, times=S.each)),
    Shape("sentence1", "{effect:clause} unless that player pays {mana}",
          UnlessPaid((S.effect,), _PAYS, is_that_player()),
          ("{effect:clause} unless they pay {mana}",
           "that player may pay {mana}. if the player does not, {effect:clause}",
           "that player may pay {mana}. if they do not, {effect:clause}")),
    Shape("sentence1", "that player may pay {mana}. if the player does, {then:sentence}",
          MayPay(_PAYS, S.then, who=is_that_player()),
          ("that player may pay {mana}. if they do, {then:sentence}",
           "that player may pay {mana}. if that player does, {then:sentence}",
           "they may pay {mana}. if the player does, {then:sentence}",
           "they may pay {mana}. if they do, {then:sentence}")),
    Shape("clause", "that player sacrifices {what:thing.s}",
          SacrificeIt(S.what, is_that_player())),
    Shape("sentence1", "you may {effects:allowed} unless that player pays {mana}",
          UnlessPaid((MayDo(S.effects),), _PAYS, is_that_player())),
    Shape("sentence1", "defending player may pay {mana}. if that player does not, {effect:clause}",
          UnlessPaid((S.effect,), _PAYS, Who.DEFENDING_PLAYER)),
    Shape("sentence1", "{effect:clause} unless you {cost:unless_cost}",
          UnlessPaid((S.effect,), Cost((S.cost,)))),
    Shape("unless_cost", "sacrifice {what:some}", SacrificeCost(S.what)),
    Shape("unless_cost", "discard a card", DiscardCost()),
)  # fmt: skip
