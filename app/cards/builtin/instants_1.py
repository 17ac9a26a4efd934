"""Instants."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.amounts import ValueOfX
from app.terms.cards import Card
from app.terms.changes import AddAbility, AddTypes, ModifyPowerToughness, SetPowerToughness
from app.terms.effects import (
    DealDamage,
    PutCountersOn,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.instructions import AtOnce, ChooseModes, CounterIt, Mode
from app.terms.library_effects import SearchLibrary
from app.terms.modifications import MustBeBlocked
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasType,
    InZone,
    IsStatus,
    ManaValueIs,
    ThatObject,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Animate Land",
        "{G}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(), (AddTypes(frozenset({CardType.CREATURE})), SetPowerToughness(3, 3))
                ),
            ),
            (TargetChoice(HasType(CardType.LAND)),),
        ),
    ),
    card(
        "Battlegrowth",
        "{G}",
        "Instant",
        SpellAbility(
            (PutCountersOn(Target(), "+1/+1"),), (TargetChoice(HasType(CardType.CREATURE)),)
        ),
    ),
    card(
        "Become Immense",
        "{5}{G}",
        "Instant",
        KeywordAbility("delve"),
        SpellAbility(
            (StartChange(Target(), (ModifyPowerToughness(6, 6),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Bloodscent",
        "{3}{G}",
        "Instant",
        SpellAbility(
            (
                StartModification(
                    MustBeBlocked(ThatObject(), True, HasType(CardType.CREATURE)), what=Target()
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Boros Charm",
        "{R}{W}",
        "Instant",
        SpellAbility(
            (
                ChooseModes(
                    (
                        Mode(
                            (DealDamage(4, Target(), This()),),
                            (TargetChoice(HasType(CardType.PLANESWALKER), Who.ANY),),
                        ),
                        Mode(
                            (
                                StartChange(
                                    AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU))),
                                    (AddAbility(KeywordAbility("indestructible")),),
                                ),
                            )
                        ),
                        Mode(
                            (
                                StartChange(
                                    Target(), (AddAbility(KeywordAbility("double strike")),)
                                ),
                            ),
                            (TargetChoice(HasType(CardType.CREATURE)),),
                        ),
                    )
                ),
            )
        ),
    ),
    card(
        "Brute Strength",
        "{1}{R}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(), (ModifyPowerToughness(3, 1), AddAbility(KeywordAbility("trample")))
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Char",
        "{2}{R}",
        "Instant",
        SpellAbility(
            (AtOnce((DealDamage(4, Target(), This()), DealDamage(2, Who.YOU, This()))),),
            (
                TargetChoice(
                    AnyOf(
                        (
                            HasType(CardType.CREATURE),
                            HasType(CardType.PLANESWALKER),
                            HasType(CardType.BATTLE),
                        )
                    ),
                    Who.ANY,
                ),
            ),
        ),
    ),
    card(
        "Chord of Calling",
        "{X}{G}{G}{G}",
        "Instant",
        KeywordAbility("convoke"),
        SpellAbility(
            (
                SearchLibrary(
                    AllOf(
                        (HasType(CardType.CREATURE), ManaValueIs(Comparison.AT_MOST, ValueOfX()))
                    ),
                    Zone.BATTLEFIELD,
                ),
            )
        ),
    ),
    card(
        "Colossal Might",
        "{R}{G}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(), (ModifyPowerToughness(4, 2), AddAbility(KeywordAbility("trample")))
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Counterspell",
        "{U}{U}",
        "Instant",
        SpellAbility(
            (CounterIt(Target()),), (TargetChoice(IsStatus(Status.SPELL), zone=Zone.STACK),)
        ),
    ),
)
