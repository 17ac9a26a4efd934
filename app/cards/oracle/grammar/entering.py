"""How permanents enter: tapped, with counters, with something chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import multiple, several
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import StaticAbility
from app.terms.amounts import ValueOfX
from app.terms.colors import Color
from app.terms.conditions import NotCondition, PaidAsCast
from app.terms.costs import Cost, PayLife, RevealCost
from app.terms.modifications import ChosenAsItEnters, EntersTapped, EntersWithCounters
from app.terms.selectors import This

_ENTERS = "<enters|enter>"
_ON = "on <it|them>"
_CHOICES = {
    "a color": "color",
    "a creature type": "type",
    "a card name": "name",
    "an opponent": "opponent",
    "a player": "player",
    "a basic land type": "land type",
    "a card type": "card type",
    "a nonland card name": "nonland name",
    "odd or even": "parity",
    "a number": "number",
}


def _several() -> Iterator[Shape]:
    """`enters with` counters of several kinds, one of each."""
    for count in (2, 3, 4):
        names = [f"kind{number}" for number in range(count)]
        each = [f"a {{{name}:counter_kind}} counter" for name in names]
        words = " and ".join(each) if count == 2 else f"{', '.join(each[:-1])}, and {each[-1]}"
        yield Shape(
            "predicates#",
            f"{_ENTERS} with {words} {_ON}",
            tuple((EntersWithCounters(SUBJECT, getattr(S, name)),) for name in names),
            same_as=f"{_ENTERS} with … and {_ENTERS} with …",
        )


def _escaping() -> Iterator[Shape]:
    """`~ escapes with two +1/+1 counters on it`."""
    numbers = (("a {kind:counter_kind} counter", 1),
               ("{count:number} {kind:counter_kind} counters", S.count))  # fmt: skip
    for words, count in numbers:
        effect = EntersWithCounters(This(), S.kind, count)
        yield Shape("static", f"~ escapes with {words} on it.",
                    StaticAbility((effect,), PaidAsCast("escape")))  # fmt: skip
    enters = "~ enters with {first:number} {one:counter_kind} counters on it."
    yield Shape("statics", f"{enters} it escapes with {{second:number}} {{two:counter_kind}} "
                "counters on it instead.", _or_when_escaping())  # fmt: skip


def _or_when_escaping() -> Any:
    """So many counters, and where it escapes so many in their place."""
    escaped = PaidAsCast("escape")

    def forward(first: Any, one: str, second: Any, two: str) -> tuple[StaticAbility, ...]:
        plain, more = (EntersWithCounters(This(), *of) for of in ((one, first), (two, second)))
        return (StaticAbility((plain,), NotCondition(escaped)), StaticAbility((more,), escaped))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (
                StaticAbility((EntersWithCounters(_, one, first),)),
                StaticAbility((EntersWithCounters(_, two, second),)),
            ) if term == forward(first, one, second, two):
                return first, one, second, two
            case _:
                return None

    return via(forward, backward, S.first, S.one, S.second, S.two)


# What is chosen of those that the text lists, by the category of the items.
_LISTED = {"color": "color", "card_type.s": "card type"}


def _listed() -> Iterator[Shape]:
    """`choose black or red`, `choose a color other than white`: some may be chosen, others not."""
    for category, what in _LISTED.items():
        several = f"some_{what.replace(' ', '_')}"
        yield from (shape for shape in listing(several, category, "or", most=6))
        chosen = ChosenAsItEnters(S.one, what, only(S.among, _are_several))
        yield Shape("core", f"as {{one}} enters, choose {{among:{several}}}", (chosen,))
    between = ChosenAsItEnters(S.one, "number", via(_from_to, _ends, S.first, S.last))
    yield Shape("core", "as {one} enters, choose a number between {first:numeral} and "
                "{last:numeral}", (between,))  # fmt: skip
    but_one = ChosenAsItEnters(S.one, "color", via(_all_but, _left_out, S.color))
    yield Shape("core", "as {one} enters, choose a color other than {color}", (but_one,))


def _from_to(first: int, last: int) -> tuple[int, ...]:
    """The numbers from the one to the other."""
    if first >= last:
        raise Unfit
    return tuple(range(first, last + 1))


def _ends(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, tuple) or len(term) < 2 or not isinstance(term[0], int):
        return None
    return (term[0], term[-1]) if term == tuple(range(term[0], term[-1] + 1)) else None


def _are_several(among: Any) -> bool:
    # All colors but one are told by the one that is left out.
    return len(among) > 1 and _left_out(among) is None


def _all_but(color: Color) -> tuple[Color, ...]:
    return tuple(each for each in Color if each is not color)


def _left_out(among: Any) -> tuple[Color] | None:
    return next(((color,) for color in Color if _all_but(color) == among), None)


SHAPES = (
    *_listed(),
    *_escaping(),
    *_several(),
    *(
        Shape("predicate.s", f"enters with a {{kind:counter_kind}} counter on {whom}",
              (EntersWithCounters(SUBJECT, S.kind),), same_as=f"{_ENTERS} with a … counter {_ON}")
        for whom in ("him", "her")
    ),
    Shape("predicate#", f"{_ENTERS} tapped", (EntersTapped(SUBJECT),),
          (f"{_ENTERS} the battlefield tapped",)),
    Shape("predicate#", f"{_ENTERS} tapped unless {{condition}}",
          (EntersTapped(SUBJECT, S.condition),)),
    Shape("core", "as {one} enters, you may pay {amount:numeral} life. if you do not, it enters "
          "tapped", (EntersTapped(S.one, unless_paid=Cost((PayLife(S.amount),))),)),
    Shape("core", "as ~ enters, you may reveal a {what:card.s} from your hand. if you do not, ~ "
          "enters tapped", (EntersTapped(This(), unless_paid=Cost((RevealCost(S.what),))),),
          ("as ~ enters, you may reveal a {what:card.s} from your hand. if you do not, it enters "
           "tapped",)),
    Shape("predicate#", f"{_ENTERS} with a {{kind:counter_kind}} counter {_ON}",
          (EntersWithCounters(SUBJECT, S.kind),)),
    Shape("predicate#", f"{_ENTERS} with {{count:number}} {{kind:counter_kind}} counters {_ON}",
          (EntersWithCounters(SUBJECT, S.kind, S.count),)),
    Shape("predicate#", f"{_ENTERS} with X {{kind:counter_kind}} counters {_ON}",
          (EntersWithCounters(SUBJECT, S.kind, ValueOfX()),)),
    Shape("predicate#", f"{_ENTERS} with an additional {{kind:counter_kind}} counter {_ON}",
          (EntersWithCounters(SUBJECT, S.kind),), same_as=f"{_ENTERS} with a … counter {_ON}"),
    Shape("predicate#", f"{_ENTERS} with a {{kind:counter_kind}} counter {_ON} for each {{each}}",
          (EntersWithCounters(SUBJECT, S.kind, multiple(1, S.each)),)),
    Shape("predicate#", f"{_ENTERS} with {{number}} {{kind:counter_kind}} counters {_ON} for each "
          "{each}", (EntersWithCounters(SUBJECT, S.kind, several(S.number, S.each)),)),
    Shape("predicate#", f"{_ENTERS} with a number of {{kind:counter_kind}} counters {_ON} equal to "
          "{count:measure}", (EntersWithCounters(SUBJECT, S.kind, S.count),),
          same_as=f"{_ENTERS} with X … counters {_ON}, where X is …"),
    Shape("predicate#", f"{_ENTERS} with X {{kind:counter_kind}} counters {_ON}, where X is "
          "{count:measure}", (EntersWithCounters(SUBJECT, S.kind, S.count),)),
    Shape("predicate#", f"{_ENTERS} with a number of {{kind:counter_kind}} counters {_ON} equal to "
          "{count:counted}", (EntersWithCounters(SUBJECT, S.kind, S.count),),
          (f"{_ENTERS} with X {{kind:counter_kind}} counters {_ON}, where X is {{count:counted}}",),
          same_as=f"{_ENTERS} with a … counter {_ON} for each …"),
    *(
        Shape("core", f"as {{one}} enters, choose {words}", (ChosenAsItEnters(S.one, what),))
        for words, what in _CHOICES.items()
    ),
    Shape("core", "as {one} enters, choose {first:numeral}, {second:numeral}, or {third:numeral} "
          "at random",
          (ChosenAsItEnters(S.one, "number", (S.first, S.second, S.third), random=True),)),
)  # fmt: skip
