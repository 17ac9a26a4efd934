"""Noun phrases: adjectives, a head, endings. A phrase keeps the order of its words as a term:
`AllOf((adjective …, head, ending …))`, so that the words are in the term.

`np.s` is a phrase in the singular without its article (`nonblack creature you control`), `np.p` one
in the plural. A head may be a choice (`artifact or creature`); adjectives before such a head and
most endings after it could belong to a part of it, and are not read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, joined, joined_last, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.relations import (
    AttachedTo,
    ChosenBy,
    HasManaCost,
    HasMost,
    HasXInCost,
    PaidFor,
    SharesWith,
    TargetsOnly,
)
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    ColorCount,
    Comparison,
    Controlled,
    HasKeyword,
    HasName,
    HasNoAbilities,
    HasSubtype,
    HasSupertype,
    HasType,
    InZone,
    IsChosen,
    IsColor,
    IsStatus,
    ManaValueIs,
    Not,
    Owned,
    PowerIs,
    Selector,
    Status,
    Targeting,
    This,
    ToughnessIs,
)
from app.terms.types import PERMANENT_TYPES, CardType, Supertype
from app.terms.zones import Zone

PERMANENT = InZone(Zone.BATTLEFIELD)
SPELL = IsStatus(Status.SPELL)
TOKEN = IsStatus(Status.TOKEN)
OTHER = Not(This())
_UNTAPPED = Not(IsStatus(Status.TAPPED))

_HEADS = (HasType, HasSubtype)
_HEAD_WORDS = (PERMANENT, SPELL, TOKEN, IsStatus(Status.COMMANDER))


def is_head(part: Any) -> bool:
    """Whether a part of a phrase can be its head: a noun."""
    if isinstance(part, AnyOf):
        return all(is_head(one) or _is_creature_with(one) for one in part.of)
    return isinstance(part, _HEADS) or part in _HEAD_WORDS


def _is_creature_with(part: Any) -> bool:
    """`creature with flying`, as the last of a choice."""
    if not isinstance(part, AllOf) or len(part.of) != 2:
        return False
    creature, keyword = part.of
    return creature == HasType(CardType.CREATURE) and isinstance(keyword, HasKeyword)


def compose(before: tuple[Selector, ...], head: Selector, after: tuple[Selector, ...]) -> Selector:
    """A phrase: its adjectives, its noun, and what follows that."""
    if isinstance(head, AnyOf) and not (
        all(part == OTHER or _is_how_it_is(part) for part in before)
        and all(map(_holds_for_all, after))
    ):
        raise Unfit
    _check(after)
    parts = (*before, head, *after)
    if isinstance(parts[-1], HasMost) and parts[-1].among is None:
        parts = (*parts[:-1], among_themselves(parts[-1], parts[:-1]))
    return parts[0] if len(parts) == 1 else AllOf(parts)


def among_themselves(most: HasMost, parts: tuple[Selector, ...]) -> HasMost:
    """`creature with the greatest power`: among those that the words before say."""
    return replace(most, among=parts[0] if len(parts) == 1 else AllOf(parts))


def _check(after: tuple[Selector, ...]) -> None:
    """What follows `that targets a creature` or `attached to` one is about the creature."""
    if any(
        isinstance(ending, (Targeting, TargetsOnly, AttachedTo, HasMost)) for ending in after[:-1]
    ):
        raise Unfit


def _is_how_it_is(adjective: Selector) -> bool:
    """Whether an adjective before `artifact or creature` is of both: how something is just now, and
    not what kind of thing it is, which could be of the first alone."""
    told = adjective.of if isinstance(adjective, Not) else adjective
    return isinstance(told, IsStatus) and told.status in _JUST_NOW


def _holds_for_all(ending: Selector) -> bool:
    """Whether an ending of `artifact or creature …` is about both: what both can have."""
    whose = ending.of if isinstance(ending, Not) else ending
    if isinstance(whose, AnyOf):
        return all(isinstance(each, IsColor) for each in whose.of)
    kinds = (Controlled, Owned, ManaValueIs, IsChosen, AttachedTo, This, HasMost)
    return isinstance(whose, kinds)


def decompose(term: Any) -> tuple[Any, ...] | None:
    """The adjectives, the noun, and what follows it; None where there is no noun."""
    parts = term.of if isinstance(term, AllOf) else (term,)
    last = parts[-1]
    if isinstance(last, HasMost) and last == among_themselves(last, parts[:-1]):
        parts = (*parts[:-1], replace(last, among=None))
    heads = [at for at, part in enumerate(parts) if is_head(part)]
    if not heads:
        return None
    # A choice of kinds after another noun is an ending: `creature that's an Elf or Wolf`.
    at = heads[-2] if len(heads) > 1 and isinstance(parts[heads[-1]], AnyOf) else heads[-1]
    return parts[:at], parts[at], parts[at + 1 :]


def _is_denial(adjective: Selector) -> bool:
    """Whether it is one of those with `non`: `untapped` is none."""
    return isinstance(adjective, Not) and adjective not in (OTHER, _UNTAPPED)


def _next_adjective(one: Selector, rest: tuple[Selector, ...]) -> tuple[Selector, ...]:
    """Two denials in a row have a comma between them, and no others have."""
    if rest and _is_denial(one) and _is_denial(rest[0]):
        raise Unfit
    return (one, *rest)


def _next_denial(one: Selector, rest: tuple[Selector, ...]) -> tuple[Selector, ...]:
    if not (rest and _is_denial(one) and _is_denial(rest[0])):
        raise Unfit
    return (one, *rest)


def _unless_denials(denials: bool) -> Any:
    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or not term:
            return None
        both = len(term) > 1 and _is_denial(term[0]) and _is_denial(term[1])
        return (term[0], term[1:]) if both == denials else None

    return backward


def _with_other(what: Any) -> Any:
    parts = what.of if isinstance(what, AllOf) else (what,)
    return AllOf((OTHER, *parts))


def _without_other(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, AllOf) or term.of[0] != OTHER or len(term.of) < 2:
        return None
    return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)


def other(phrase: Any) -> Any:
    """The phrase, but not the object that the text stands on."""
    return via(_with_other, _without_other, phrase)


# CR 700.6 and 700.12.
HISTORIC = AnyOf(
    (HasType(CardType.ARTIFACT), HasSupertype(Supertype.LEGENDARY), HasSubtype("Saga"))
)
OUTLAW = AnyOf(
    tuple(HasSubtype(each) for each in ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
)
PERMANENT_CARD = AnyOf(tuple(HasType(kind) for kind in CardType if kind in PERMANENT_TYPES))


def compose_card(before: tuple[Selector, ...], after: tuple[Selector, ...]) -> Selector:
    """A card of which this is said before the word and after it."""
    if OTHER in (parts := (*before, *after)):
        raise Unfit
    return AllOf(parts) if len(parts) > 1 else parts[0] if parts else Anything()


def decompose_card(term: Any) -> tuple[Any, ...] | None:
    """What stands before the word card, and after it: what has a measure, and whose it is."""
    parts = () if term == Anything() else term.of if isinstance(term, AllOf) else (term,)
    at = 0
    while at < len(parts) and not isinstance(parts[at], _AFTER_CARD) and not _is_without(parts[at]):
        part = parts[at]
        if isinstance(part, AnyOf) and all(isinstance(one, HasKeyword) for one in part.of):
            break
        at += 1
    return parts[:at], parts[at:]


_AFTER_CARD = (
    ChosenBy,
    ManaValueIs,
    PowerIs,
    ToughnessIs,
    HasKeyword,
    HasName,
    HasNoAbilities,
    Owned,
    Controlled,
    IsChosen,
    SharesWith,
    HasXInCost,
    HasManaCost,
)


def _is_without(part: Selector) -> bool:
    return isinstance(part, Not) and isinstance(part.of, _AFTER_CARD)


def _compose_spell(before: Any, one: CardType, two: CardType, after: Any) -> Selector:
    _check(after)
    return AllOf((*before, AnyOf((HasType(one), HasType(two))), SPELL, *after))


def mixed(*kinds: Any) -> Any:
    """One of these card types and subtypes, not types alone."""

    def forward(*kinds: Selector) -> AnyOf:
        if all(isinstance(kind, HasType) for kind in kinds) and len(kinds) == 2:
            raise Unfit
        return AnyOf(kinds)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AnyOf) or len(term.of) != len(kinds) or not is_head(term):
            return None
        types = all(isinstance(kind, HasType) for kind in term.of)
        return None if (types and len(kinds) == 2) or term == PERMANENT_CARD else term.of

    return via(forward, backward, *kinds)


def _of_mixed(kinds: Selector, after: tuple[Selector, ...]) -> Selector:
    _check(after)
    return AllOf((kinds, SPELL, *after))


def _mixed_spell(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, AllOf) or len(term.of) < 2 or term.of[1] != SPELL:
        return None
    return term.of[0], term.of[2:]


def _decompose_spell(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, AllOf) or SPELL not in term.of:
        return None
    at = term.of.index(SPELL)
    kinds = term.of[at - 1] if at else None
    if not isinstance(kinds, AnyOf) or len(kinds.of) != 2:
        return None
    one, two = kinds.of
    if not (isinstance(one, HasType) and isinstance(two, HasType)):
        return None
    return term.of[: at - 1], one.type, two.type, term.of[at + 1 :]


_JUST_NOW = (Status.TAPPED, Status.ATTACKING, Status.BLOCKING)
_STATUSES = (
    *_JUST_NOW,
    Status.BLOCKED,
    Status.UNBLOCKED,
    Status.FACE_DOWN,
    Status.ENCHANTED,
    Status.EQUIPPED,
    Status.MODIFIED,
    Status.MONSTROUS,
    Status.RENOWNED,
    Status.SADDLED,
)


SHAPES = (
    Shape("np#", "{before}{head#}{after#}", via(compose, decompose, S.before, S.head, S.after)),
    # Adjectives.
    Shape("before", "", ()),
    Shape(
        "before",
        "{one:adjective} {rest:before}",
        via(_next_adjective, _unless_denials(False), S.one, S.rest),
    ),
    Shape(
        "before",
        "{one:adjective}, {rest:before}",
        via(_next_denial, _unless_denials(True), S.one, S.rest),
    ),
    Shape("adjective", "{plain_adjective}", S.plain_adjective),
    Shape("plain_adjective", "{color}", IsColor(S.color)),
    Shape("plain_adjective", "colorless", ColorCount(Comparison.EQUAL, 0)),
    Shape("plain_adjective", "monocolored", ColorCount(Comparison.EQUAL, 1)),
    Shape("plain_adjective", "multicolored", ColorCount(Comparison.AT_LEAST, 2)),
    Shape("plain_adjective", "{supertype}", HasSupertype(S.supertype)),
    Shape("adjective", "{type:card_type.s}", HasType(S.type)),
    Shape("adjective", "{subtype:subtype.s}", HasSubtype(S.subtype)),
    Shape("adjective", "token", TOKEN),
    Shape("plain_adjective", "historic", HISTORIC),
    Shape("adjective", "kicked", PaidFor("kicker")),
    *(
        Shape("adjective", "face-down" if status is Status.FACE_DOWN else status.value,
              IsStatus(status))
        for status in _STATUSES
    ),
    Shape("adjective", "untapped", _UNTAPPED),
    Shape("adjective", "non {color}", Not(IsColor(S.color))),
    Shape("adjective", "non {supertype}", Not(HasSupertype(S.supertype))),
    Shape("adjective", "non {type:card_type.s}", Not(HasType(S.type))),
    Shape("adjective", "non {subtype:subtype.s}", Not(HasSubtype(S.subtype))),
    Shape("adjective", "nontoken", Not(TOKEN)),
    Shape("adjective", "nonattacking", Not(IsStatus(Status.ATTACKING))),
    Shape(
        "adjective",
        "{one:either} or {two:either}",
        AnyOf((S.one, S.two)),
        ("{one:either} and/or {two:either}",),
    ),
    Shape("adjective", "{one:either}, {two:either}, or {three:either}",
          AnyOf((S.one, S.two, S.three))),
    Shape("either", "{color}", IsColor(S.color)),
    Shape("either", "attacking", IsStatus(Status.ATTACKING)),
    Shape("either", "blocking", IsStatus(Status.BLOCKING)),
    Shape("either", "tapped", IsStatus(Status.TAPPED)),
    Shape("either", "enchanted", IsStatus(Status.ENCHANTED)),
    Shape("either", "equipped", IsStatus(Status.EQUIPPED)),
    # Heads.
    Shape("noun#", "{type:card_type#}", HasType(S.type)),
    Shape("noun#", "{subtype#}", HasSubtype(S.subtype)),
    Shape("noun#", "<permanent|permanents>", PERMANENT),
    Shape("noun#", "<spell|spells>", SPELL),
    Shape("noun#", "<token|tokens>", TOKEN),
    Shape("noun#", "<commander|commanders>", IsStatus(Status.COMMANDER)),
    Shape("noun#", "<outlaw|outlaws>", OUTLAW), Shape("adjective", "outlaw", OUTLAW),
    # With `other`, which stands before all else.
    Shape("kind#", "{what:np#}", S.what),
    Shape("kind#", "other {what:np#}", other(S.what)),
    Shape("some", "a {what:np.s}", S.what),
    Shape("some", "another {what:np.s}", other(S.what)),
    # Cards in a zone where nothing else is: `creature card`, `cards with mana value 2 or less`.
    Shape("card#", "{before:before_card}<card|cards>{after#}",
          via(compose_card, decompose_card, S.before, S.after)),
    Shape("before_card", "{before}", S.before),
    Shape("before_card", "{before}permanent", joined_last(S.before, PERMANENT_CARD)),
    Shape("before_card", "{before}{one:card_type.s} or {two:card_type.s}",
          joined_last(S.before, AnyOf((HasType(S.one), HasType(S.two)))),
          ("{before}{one:card_type.s} and/or {two:card_type.s}",
           "{before}{one:card_type.s} and {two:card_type.s}")),
    # Of mixed kinds: `Aura or Equipment card`, `Bat, Lizard, or Rat card`.
    Shape("before_card", "{one:kind_word} or {two:kind_word}", (mixed(S.one, S.two),),
          ("{one:kind_word} and/or {two:kind_word}",)),
    Shape("before_card", "{one:kind_word}, {two:kind_word}, or {three:kind_word}",
          (mixed(S.one, S.two, S.three),),
          ("{one:kind_word}, {two:kind_word}, and/or {three:kind_word}",)),
    Shape("before_card", "{one:kind_word}, {two:kind_word}, {three:kind_word}, or {four:kind_word}",
          (mixed(S.one, S.two, S.three, S.four),)),
    Shape("before_card", "basic {one:subtype.s} or {two:subtype.s}",
          (HasSupertype(Supertype.BASIC), AnyOf((HasSubtype(S.one), HasSubtype(S.two))))),
    Shape("before_card", "basic {one:subtype.s}, {two:subtype.s}, or {three:subtype.s}",
          (HasSupertype(Supertype.BASIC),
           AnyOf((HasSubtype(S.one), HasSubtype(S.two), HasSubtype(S.three))))),
    Shape("kind_word", "{type:card_type.s}", HasType(S.type)),
    Shape("kind_word", "{subtype:subtype.s}", HasSubtype(S.subtype)),
    Shape("np#", "{kinds:spell_kinds} <spell|spells>{after#}",
          via(_of_mixed, _mixed_spell, S.kinds, S.after)),
    Shape("spell_kinds", "{one:kind_word} or {two:kind_word}", mixed(S.one, S.two),
          ("{one:kind_word} and {two:kind_word}", "{one:kind_word} and/or {two:kind_word}")),
    Shape("spell_kinds", "{one:kind_word}, {two:kind_word}, or {three:kind_word}",
          mixed(S.one, S.two, S.three), ("{one:kind_word}, {two:kind_word}, and {three:kind_word}",
           "{one:kind_word}, {two:kind_word}, and/or {three:kind_word}")),
    Shape("spell_kinds", "{one:kind_word}, {two:kind_word}, {three:kind_word}, or "
          "{four:kind_word}", mixed(S.one, S.two, S.three, S.four),
          ("{one:kind_word}, {two:kind_word}, {three:kind_word}, and {four:kind_word}",)),
    Shape("np#", "{before}{one:card_type.s} or {two:card_type.s} <spell|spells>{after#}",
          via(_compose_spell, _decompose_spell, S.before, S.one, S.two, S.after),
          ("{before}{one:card_type.s} and {two:card_type.s} <spell|spells>{after#}",
           "{before}{one:card_type.s} and/or {two:card_type.s} <spell|spells>{after#}")),
    # Endings are in endings.py.
    Shape("after#", "", ()),
    Shape("after#", "{one:ending#} {rest:after#}", joined((S.one,), S.rest)),
)  # fmt: skip
