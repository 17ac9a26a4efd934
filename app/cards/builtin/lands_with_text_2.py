"""Lands with text."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import ActivatedAbility, ContinuousChange, KeywordAbility, StaticAbility
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import AddAbility, AddTypes, SetColors, SetPowerToughness
from app.terms.colors import Color
from app.terms.conditions import HasDesignation
from app.terms.costs import Cost, PayMana, SacrificeCost, TapThis
from app.terms.effects import DestroyIt, StartChange, TapIt, Target, TargetChoice
from app.terms.instructions import IfSo
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf, ManaOfColors, ManaThatCouldBeProduced, ManaUse
from app.terms.prohibitions import EntersTapped
from app.terms.selectors import (
    AllOf,
    ColorCount,
    Comparison,
    Controlled,
    HasSupertype,
    HasType,
    IsStatus,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType, Supertype

CARDS: tuple[Card, ...] = (
    card(
        "Pillar of the Paruns",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOfColors(),
                    only=ManaUse(
                        AllOf((ColorCount(Comparison.AT_LEAST, 2), IsStatus(Status.SPELL)))
                    ),
                ),
            ),
        ),
    ),
    card(
        "Reflecting Pool",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaThatCouldBeProduced(
                        AllOf((HasType(CardType.LAND), Controlled(Who.YOU))), True
                    )
                ),
            ),
        ),
    ),
    card(
        "Rishadan Port",
        "",
        "Land",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (TapIt(Target()),),
            targets=(TargetChoice(HasType(CardType.LAND)),),
        ),
    ),
    card(
        "River of Tears",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                IfSo(
                    HasDesignation(Who.YOU, "land played"),
                    (AddMana(ManaOf((ManaType.BLACK,))),),
                    (AddMana(ManaOf((ManaType.BLUE,))),),
                ),
            ),
        ),
    ),
    card(
        "Serra's Sanctum",
        "",
        "Legendary Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOf((ManaType.WHITE,)),
                    times=CountOf(AllOf((HasType(CardType.ENCHANTMENT), Controlled(Who.YOU)))),
                ),
            ),
        ),
    ),
    card(
        "Slippery Karst",
        "",
        "Land",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.GREEN,))),)),
        KeywordAbility("cycling", cost=Cost((PayMana(mana("{2}")),))),
    ),
    card(
        "Strip Mine",
        "",
        "Land",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((TapThis(), SacrificeCost(This()))),
            (DestroyIt(Target()),),
            targets=(TargetChoice(HasType(CardType.LAND)),),
        ),
    ),
    card("Taiga", "", "Land — Forest Mountain"),
    card(
        "Treetop Village",
        "",
        "Land",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.GREEN,))),)),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{G}")),)),
            (
                StartChange(
                    This(),
                    (
                        AddTypes(frozenset({CardType.CREATURE}), frozenset({"Ape"})),
                        SetColors(frozenset({Color.GREEN})),
                        SetPowerToughness(3, 3),
                        AddAbility(KeywordAbility("trample")),
                    ),
                ),
            ),
        ),
    ),
    card("Underground Sea", "", "Land — Island Swamp"),
    card(
        "Urborg, Tomb of Yawgmoth",
        "",
        "Legendary Land",
        StaticAbility(
            (ContinuousChange(HasType(CardType.LAND), (AddTypes(subtypes=frozenset({"Swamp"})),)),)
        ),
    ),
    card(
        "Wasteland",
        "",
        "Land",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((TapThis(), SacrificeCost(This()))),
            (DestroyIt(Target()),),
            targets=(
                TargetChoice(AllOf((Not(HasSupertype(Supertype.BASIC)), HasType(CardType.LAND)))),
            ),
        ),
    ),
    card(
        "Yavimaya, Cradle of Growth",
        "",
        "Legendary Land",
        StaticAbility(
            (ContinuousChange(HasType(CardType.LAND), (AddTypes(subtypes=frozenset({"Forest"})),)),)
        ),
    ),
)
