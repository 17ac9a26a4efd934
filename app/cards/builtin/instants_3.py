"""Instants."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness, SetColors
from app.terms.colors import Color
from app.terms.conditions import PaidAsCast
from app.terms.costs import Cost, PayMana
from app.terms.damage_effects import PreventDamage
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    DrawCards,
    MoveTo,
    StartChange,
    StartModification,
    TapIt,
    Target,
    TargetChoice,
)
from app.terms.instructions import IfSo, KeywordAction
from app.terms.modifications import CantBeRegenerated
from app.terms.selectors import (
    AllOf,
    AnyOf,
    DamagedThisWay,
    HasSubtype,
    HasType,
    InZone,
    Not,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Giant Growth",
        "{G}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (ModifyPowerToughness(3, 3),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Incinerate",
        "{1}{R}",
        "Instant",
        SpellAbility(
            (
                DealDamage(3, Target(), This()),
                StartModification(CantBeRegenerated(ThatObject()), what=DamagedThisWay()),
            ),
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
        "Into the Roil",
        "{1}{U}",
        "Instant",
        KeywordAbility("kicker", cost=Cost((PayMana(mana("{1}{U}")),))),
        SpellAbility(
            (MoveTo(Target(), Zone.HAND), IfSo(PaidAsCast("kicker"), (DrawCards(Who.YOU),))),
            (TargetChoice(AllOf((Not(HasType(CardType.LAND)), InZone(Zone.BATTLEFIELD)))),),
        ),
    ),
    card(
        "Jump",
        "{U}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (AddAbility(KeywordAbility("flying")),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Kindled Fury",
        "{R}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(),
                    (ModifyPowerToughness(1, 0), AddAbility(KeywordAbility("first strike"))),
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Krosan Grip",
        "{2}{G}",
        "Instant",
        KeywordAbility("split second"),
        SpellAbility(
            (DestroyIt(Target()),),
            (TargetChoice(AnyOf((HasType(CardType.ARTIFACT), HasType(CardType.ENCHANTMENT)))),),
        ),
    ),
    card(
        "Lightning Bolt",
        "{R}",
        "Instant",
        SpellAbility(
            (DealDamage(3, Target(), This()),),
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
        "Moonmist",
        "{1}{G}",
        "Instant",
        SpellAbility(
            (
                KeywordAction("transform", what=HasSubtype("Human")),
                StartModification(
                    PreventDamage(
                        AllOf(
                            (
                                HasType(CardType.CREATURE),
                                Not(AnyOf((HasSubtype("Werewolf"), HasSubtype("Wolf")))),
                            )
                        ),
                        combat=True,
                    )
                ),
            )
        ),
    ),
    card(
        "Murder",
        "{1}{B}{B}",
        "Instant",
        SpellAbility((DestroyIt(Target()),), (TargetChoice(HasType(CardType.CREATURE)),)),
    ),
    card(
        "Niveous Wisps",
        "{W}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (SetColors(frozenset({Color.WHITE})),)), TapIt(Target())),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
        SpellAbility((DrawCards(Who.YOU),)),
    ),
    card(
        "Predator's Strike",
        "{1}{G}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(), (ModifyPowerToughness(3, 3), AddAbility(KeywordAbility("trample")))
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
)
