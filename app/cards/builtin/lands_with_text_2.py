"""Lands with text."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import (
    ActivatedAbility,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import AddAbility, AddTypes, SetColors, SetPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayLife, PayMana, SacrificeCost, TapThis
from app.terms.effects import DestroyIt, StartChange, TapIt, Target, TargetChoice
from app.terms.instructions import KeywordAction, SearchLibrary
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf, ManaThatCouldBeProduced, OneOfMana
from app.terms.prohibitions import EntersTapped
from app.terms.selectors import AllOf, Controlled, HasSupertype, HasType, Not, This, Who
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
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
        "Skycloud Expanse",
        "",
        "Land",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.WHITE, ManaType.BLUE))),),
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
        "Temple of Mystery",
        "",
        "Land",
        StaticAbility((EntersTapped(This()),)),
        TriggeredAbility(Trigger(EventKind.ENTERS), (KeywordAction("scry", number=1),)),
        ActivatedAbility(
            Cost((TapThis(),)),
            (AddMana(OneOfMana((ManaOf((ManaType.GREEN,)), ManaOf((ManaType.BLUE,))))),),
        ),
    ),
    card(
        "Terramorphic Expanse",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(), SacrificeCost(This()))),
            (
                SearchLibrary(
                    AllOf((HasSupertype(Supertype.BASIC), HasType(CardType.LAND))),
                    Zone.BATTLEFIELD,
                    tapped=True,
                ),
            ),
        ),
    ),
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
    card("Tundra", "", "Land — Island Plains"),
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
        "Watery Grave",
        "",
        "Land — Island Swamp",
        StaticAbility((EntersTapped(This(), unless_paid=Cost((PayLife(2),))),)),
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
