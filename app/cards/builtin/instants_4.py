"""Instants."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.amounts import PowerOf, ValueOfX
from app.terms.cards import Card, Face, Layout
from app.terms.changes import (
    AddAbility,
    LoseAllAbilities,
    SetColors,
    SetPowerToughness,
    SetSubtypesOf,
    SwitchPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.damage_effects import CantBePrevented
from app.terms.effects import (
    ControllerOf,
    CreateTokens,
    DealDamage,
    DrawCards,
    GainLife,
    MoveTo,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.instructions import IfSo
from app.terms.library_effects import SearchLibrary
from app.terms.modifications import CantGainLife
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorOfChoice,
    Comparison,
    Controlled,
    HasType,
    ManaValueIs,
    PowerIs,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Raise the Alarm",
        "{1}{W}",
        "Instant",
        SpellAbility(
            (
                CreateTokens(
                    Card(
                        "Soldier Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Soldier Token",
                                colors=frozenset({Color.WHITE}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Soldier"}),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    ),
                    2,
                ),
            )
        ),
    ),
    card(
        "Shock",
        "{R}",
        "Instant",
        SpellAbility(
            (DealDamage(2, Target(), This()),),
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
        "Skullcrack",
        "{1}{R}",
        "Instant",
        SpellAbility(
            (
                StartModification(CantGainLife(Who.ANY)),
                StartModification(CantBePrevented()),
                DealDamage(3, Target(), This()),
            ),
            (TargetChoice(HasType(CardType.PLANESWALKER), Who.ANY),),
        ),
    ),
    card(
        "Stave Off",
        "{W}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(), (AddAbility(KeywordAbility("protection", quality=ColorOfChoice())),)
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Stoke the Flames",
        "{2}{R}{R}",
        "Instant",
        KeywordAbility("convoke"),
        SpellAbility(
            (DealDamage(4, Target(), This()),),
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
        "Swords to Plowshares",
        "{W}",
        "Instant",
        SpellAbility(
            (MoveTo(Target(), Zone.EXILE), GainLife(ControllerOf(Target()), PowerOf(Target()))),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Temur Battle Rage",
        "{1}{R}",
        "Instant",
        SpellAbility(
            (
                StartChange(Target(), (AddAbility(KeywordAbility("double strike")),)),
                IfSo(
                    Exists(
                        AllOf(
                            (
                                HasType(CardType.CREATURE),
                                PowerIs(Comparison.AT_LEAST, 4),
                                Controlled(Who.YOU),
                            )
                        )
                    ),
                    (StartChange(Target(), (AddAbility(KeywordAbility("trample")),)),),
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Turn to Frog",
        "{1}{U}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(),
                    (
                        LoseAllAbilities(),
                        SetSubtypesOf(CardType.CREATURE, frozenset({"Frog"})),
                        SetColors(frozenset({Color.BLUE})),
                        SetPowerToughness(1, 1),
                    ),
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Twisted Image",
        "{U}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (SwitchPowerToughness(),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
        SpellAbility((DrawCards(Who.YOU),)),
    ),
    card(
        "Unsummon",
        "{U}",
        "Instant",
        SpellAbility((MoveTo(Target(), Zone.HAND),), (TargetChoice(HasType(CardType.CREATURE)),)),
    ),
    card(
        "Whir of Invention",
        "{X}{U}{U}{U}",
        "Instant",
        KeywordAbility("improvise"),
        SpellAbility(
            (
                SearchLibrary(
                    AllOf(
                        (HasType(CardType.ARTIFACT), ManaValueIs(Comparison.AT_MOST, ValueOfX()))
                    ),
                    Zone.BATTLEFIELD,
                ),
            )
        ),
    ),
)
