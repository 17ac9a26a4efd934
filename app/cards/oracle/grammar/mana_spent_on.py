"""What mana may be spent on: by several kinds of costs, by what a spell has, with the
commander; and what mana may be spent as though it were (CR 609.4b)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.mana_effects import ManaUse, SpendAsThough
from app.terms.modifications import MayPlay
from app.terms.relations import CastFrom, ExiledWith, HasXInCost, SharesWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorCount,
    Comparison,
    HasKeyword,
    IsStatus,
    Not,
    Owned,
    Status,
    This,
    Who,
)
from app.terms.zones import Zone

COMMANDER = AllOf((IsStatus(Status.COMMANDER), Owned(Who.YOU)))
_COLORLESS = "pay a cost that contains {C}"
_OTHER = "other mana"
_ANY = "mana of any type"


def _uses() -> Iterator[Shape]:
    buried = whose(CastFrom(Zone.GRAVEYARD), S.what)
    yield Shape("mana_use", "cast {what:np.p} from a graveyard", ManaUse(buried))
    said = AllOf((SPELL, HasKeyword(S.keyword), CastFrom(Zone.GRAVEYARD)))
    yield Shape("mana_use", "cast spells with {keyword:cost_keyword} from a graveyard",
                ManaUse(said), same_as="cast spells that have {keyword} …")  # fmt: skip
    two = ("turn a manifested creature face up", "pay a morph cost")
    yield Shape(
        "mana_use",
        f"cast a {{what:np.s}}, pay a mana cost to {two[0]}, or {two[1]}",
        ManaUse(S.what, costs=two),
    )
    two = ("unlock a door", "turn a permanent face up")
    yield Shape("mana_use", f"cast a {{what:np.s}}, {two[0]}, or {two[1]}",
                ManaUse(S.what, costs=two))  # fmt: skip
    yield Shape(
        "mana_use",
        f"cast a {{what:np.s}}, activate a ability of a {{of:np.s}}, or {_COLORLESS}",
        ManaUse(S.what, S.of, costs=(_COLORLESS,)),
    )
    yield Shape(
        "mana_use",
        "cast a {one:np.s} or a {two:np.s}, or to activate a ability of a {before}source",
        ManaUse(AnyOf((S.one, S.two)), source_of(S.before, ())),
    )
    yield Shape(
        "mana_use",
        "foretell cards or cast {what:np.p}",
        ManaUse(S.what, costs=("foretell cards",)),
        same_as="cast {what} or foretell cards",
    )
    for number, words in (("s", "has"), ("p", "have")):
        yield Shape(f"ending.{number}", f"that {words} {{keyword:cost_keyword}}",
                    HasKeyword(S.keyword), same_as="with {keyword}")  # fmt: skip
        share = "shares" if number == "s" else "share"
        yield Shape(f"ending.{number}", f"that {share} a creature type with your commander",
                    SharesWith("creature type", COMMANDER))  # fmt: skip
    some = ColorCount(Comparison.AT_LEAST, 1)
    colored = "that is one or more colors"
    no_x = "without {X} in its mana cost"
    yield Shape("ending.s", colored, some)
    yield Shape("ending.s", no_x, Not(HasXInCost()))
    several = AllOf((SPELL, some, Not(HasXInCost())))
    yield Shape("mana_use", f"cast a spell {colored} {no_x}", ManaUse(several))


def _as_though() -> Iterator[Shape]:
    """For some spells and abilities alone, or with mana of one type alone."""
    yield Shape("spent_as", "cast {what:np.p}", (S.what, None))
    yield Shape("spent_as", "activate abilities of {of:kind.p}", (None, S.of))
    others = whose(Not(Owned(Who.YOU)), S.what)
    yield Shape("spent_as", "cast {what:np.p} you do not own or to activate abilities of "
                "{of:kind.p}", (others, S.of))  # fmt: skip
    yield Shape("spent_as", "pay the activation costs of ~ 's abilities", (None, This()))
    yield Shape("spent_as", "activate ~ 's abilities", (None, This()),
                same_as="pay the activation costs of ~'s abilities")  # fmt: skip
    yield Shape(
        "spent_as",
        "cast {what:np.p} or to activate abilities of {of:kind.p}",
        (S.what, S.of),
    )
    for subject, who in (("you", Who.YOU), ("players", Who.ANY)):
        for kind, any_type in (("color", False), ("type", True)):
            words = f"as though it were mana of any {kind}"
            told = SpendAsThough(who, any_type, S.spells, S.abilities)
            yield Shape("static", f"{subject} may spend mana {words} to {{spent:spent_as}}.",
                        StaticAbility((_of(told),)))  # fmt: skip
            one = SpendAsThough(who, any_type, S.spells, S.abilities, S.mana)
            yield Shape(
                "static",
                f"{subject} may spend {{mana:type_of_mana}} mana {words} to {{spent:spent_as}}.",
                StaticAbility((_of(one),)),
            )
            any_use = SpendAsThough(who, any_type, None, None, S.mana)
            yield Shape("static", f"{subject} may spend {{mana:type_of_mana}} mana {words}.",
                        StaticAbility((any_use,)))  # fmt: skip
            dull = replace(any_use, others_colorless=True)
            yield Shape("static", f"{subject} may spend {{mana:type_of_mana}} mana {words}. "
                        f"{subject} may spend {_OTHER} only as though it were colorless mana.",
                        StaticAbility((dull,)))  # fmt: skip
    for kind, any_type in (("color", False), ("type", True)):
        own = StaticAbility((SpendAsThough(Who.YOU, any_type, This()),), zone=Zone.STACK)
        yield Shape("static", f"you may spend mana as though it were mana of any {kind} to cast ~.",
                    own, (f"{_ANY} can be spent to cast ~.",) if any_type else ())  # fmt: skip
    every = SpendAsThough(Who.YOU, True, S.spells, S.abilities)
    usual = "you may spend mana as though it were of any type …"
    for words in (f"you can spend {_ANY} to", f"{_ANY} can be spent to"):
        yield Shape("static", f"{words} {{spent:spent_as}}.", StaticAbility((_of(every),)),
                    same_as=usual)  # fmt: skip


def _of(told: SpendAsThough) -> Any:
    """The permission, with what it is for taken out of one slot."""
    mana = told.mana
    parts = (S.spent,) if mana is None else (S.spent, S.mana)

    def forward(spent: Any, mana: Any = None) -> SpendAsThough:
        spells, abilities = spent
        return SpendAsThough(told.who, told.any_type, spells, abilities, mana)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, SpendAsThough) or (term.mana is None) != (mana is None):
            return None
        if (term.who, term.any_type) != (told.who, told.any_type):
            return None
        spent = (term.spells, term.abilities)
        if spent == (None, None):
            return None
        return (spent,) if mana is None else (spent, term.mana)

    return via(forward, backward, *parts)


def _exiled() -> Iterator[Shape]:
    """Cards that the same object has exiled (CR 607.2a): they may be played, for any mana."""
    cards = ExiledWith(This())
    mana, so = "you may spend mana as though it were mana of any color to cast", "this way"
    for words, lands in (("play cards exiled with ~", True),
                         ("play lands and cast spells from among cards exiled with ~", True),
                         ("cast spells from among cards exiled with ~", False)):  # fmt: skip
        same = None if words.startswith("play cards") or not lands else "you may play cards …"
        yield Shape("core", f"you may {words}", (MayPlay(cards, lands=lands),), same_as=same)
        for end in (f", and {mana} those spells", f". if you cast a spell {so}, {mana} it",
                    f", and {_ANY} can be spent to cast those spells"):  # fmt: skip
            usual = (
                None if same is None and end.startswith(", and you") else "… and you may spend …"
            )
            yield Shape("core", f"you may {words}{end}",
                        (MayPlay(cards, lands=lands, any_mana=True),), same_as=usual)  # fmt: skip


SHAPES = (*_uses(), *_as_though(), *_exiled())
