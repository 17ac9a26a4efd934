"""Instants."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, double, face, mana
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.cards import Card, Layout
from app.terms.changes import AddAbility, ModifyPowerToughness, SetColors
from app.terms.colors import Color
from app.terms.conditions import CoinCameUp
from app.terms.costs import Cost, PayMana
from app.terms.damage_effects import PreventDamage, ScaleDamage
from app.terms.durations import Duration
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    DrawCards,
    MoveTo,
    SacrificeSome,
    StartChange,
    StartModification,
    TapIt,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.instructions import BecomeCopyOf, ChooseSource, DivideDamage, FlipCoins, IfSo
from app.terms.library_effects import Dig, Rest, Taken
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasSupertype,
    HasType,
    InZone,
    IsColor,
    Not,
    SomeOf,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Crimson Wisps",
        "{R}",
        "Instant",
        SpellAbility(
            (
                StartChange(
                    Target(),
                    (SetColors(frozenset({Color.RED})), AddAbility(KeywordAbility("haste"))),
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
        SpellAbility((DrawCards(Who.YOU),)),
    ),
    card(
        "Cyclonic Rift",
        "{1}{U}",
        "Instant",
        SpellAbility(
            (MoveTo(Target(), Zone.HAND),),
            (
                TargetChoice(
                    AllOf(
                        (
                            Not(HasType(CardType.LAND)),
                            InZone(Zone.BATTLEFIELD),
                            Not(Controlled(Who.YOU)),
                        )
                    )
                ),
            ),
        ),
        KeywordAbility("overload", cost=Cost((PayMana(mana("{6}{U}")),))),
    ),
    card(
        "Cytoshape",
        "{1}{G}{U}",
        "Instant",
        SpellAbility(
            (
                BecomeCopyOf(
                    Target(),
                    SomeOf(
                        AllOf((Not(HasSupertype(Supertype.LEGENDARY)), HasType(CardType.CREATURE)))
                    ),
                    Duration.END_OF_TURN,
                ),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Desperate Gambit",
        "{R}",
        "Instant",
        SpellAbility(
            (
                ChooseSource(AllOf((Anything(), Controlled(Who.YOU)))),
                FlipCoins(),
                IfSo(
                    CoinCameUp("win"),
                    (StartModification(ScaleDamage(ThatObject(), times=2, next_time=True)),),
                ),
                IfSo(
                    CoinCameUp("lose"),
                    (StartModification(PreventDamage(ThatObject(), next_time=True)),),
                ),
            )
        ),
    ),
    card(
        "Diabolic Edict",
        "{1}{B}",
        "Instant",
        SpellAbility(
            (SacrificeSome(Target(), HasType(CardType.CREATURE)),), (TargetChoice(who=Who.ANY),)
        ),
    ),
    card(
        "Dig Through Time",
        "{6}{U}{U}",
        "Instant",
        KeywordAbility("delve"),
        SpellAbility((Dig(7, Taken(2, Zone.HAND), Rest(Zone.LIBRARY)),)),
    ),
    card(
        "Dismember",
        "{1}{B/P}{B/P}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (ModifyPowerToughness(-5, -5),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Doom Blade",
        "{1}{B}",
        "Instant",
        SpellAbility(
            (DestroyIt(Target()),),
            (TargetChoice(AllOf((Not(IsColor(Color.BLACK)), HasType(CardType.CREATURE)))),),
        ),
    ),
    card(
        "Double Cleave",
        "{1}{R/W}",
        "Instant",
        SpellAbility(
            (StartChange(Target(), (AddAbility(KeywordAbility("double strike")),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Electrickery",
        "{R}",
        "Instant",
        SpellAbility(
            (DealDamage(1, Target(), This()),),
            (TargetChoice(AllOf((HasType(CardType.CREATURE), Not(Controlled(Who.YOU))))),),
        ),
        KeywordAbility("overload", cost=Cost((PayMana(mana("{1}{R}")),))),
    ),
    double(
        Layout.SPLIT,
        face(
            "Fire",
            "{1}{R}",
            "Instant",
            SpellAbility(
                (DivideDamage(2, Targets(), This()),),
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
                        count=2,
                        up_to=True,
                        least=1,
                    ),
                ),
            ),
        ),
        face(
            "Ice",
            "{1}{U}",
            "Instant",
            SpellAbility((TapIt(Target()),), (TargetChoice(InZone(Zone.BATTLEFIELD)),)),
            SpellAbility((DrawCards(Who.YOU),)),
        ),
    ),
)
