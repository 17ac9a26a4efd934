"""Artifacts."""

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
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import CoinCameUp, Exists
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.effects import DealDamage, PreventDamageTo, TapIt, Target, TargetChoice
from app.terms.instructions import FlipCoins, IfSo
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf, ManaOfColors
from app.terms.modifications import CostToAttack
from app.terms.prohibitions import CantActivate, ChosenAsItEnters, EntersTapped
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasType,
    Host,
    InZone,
    IsChosen,
    IsColor,
    IsStatus,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Icy Manipulator",
        "{4}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (TapIt(Target()),),
            targets=(
                TargetChoice(
                    AnyOf(
                        (
                            HasType(CardType.ARTIFACT),
                            HasType(CardType.CREATURE),
                            HasType(CardType.LAND),
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        "Jet Medallion",
        "{2}",
        "Artifact",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsColor(Color.BLACK), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
    ),
    card(
        "Lightning Greaves",
        "{2}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (AddAbility(KeywordAbility("haste")), AddAbility(KeywordAbility("shroud"))),
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{0}")),))),
    ),
    card(
        "Loxodon Warhammer",
        "{3}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        ModifyPowerToughness(3, 0),
                        AddAbility(KeywordAbility("trample")),
                        AddAbility(KeywordAbility("lifelink")),
                    ),
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{3}")),))),
    ),
    card(
        "Mana Crypt",
        "{0}",
        "Artifact",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (FlipCoins(), IfSo(CoinCameUp("lose"), (DealDamage(3, Who.YOU, This()),))),
        ),
        ActivatedAbility(
            Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS, ManaType.COLORLESS))),)
        ),
    ),
    card(
        "Mox Opal",
        "{0}",
        "Legendary Artifact",
        ActivatedAbility(
            Cost((TapThis(),)),
            (AddMana(ManaOfColors()),),
            condition=Exists(AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU))), number=3),
        ),
    ),
    card(
        "Norn's Annex",
        "{3}{W/P}{W/P}",
        "Artifact",
        StaticAbility(
            (
                CostToAttack(
                    HasType(CardType.CREATURE), Cost((PayMana(mana("{W/P}")),)), Who.YOU, True
                ),
            )
        ),
    ),
    card(
        "Orb of Dreams", "{3}", "Artifact", StaticAbility((EntersTapped(InZone(Zone.BATTLEFIELD)),))
    ),
    card(
        "Pearl Shard",
        "{3}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{3}")), TapThis())),
            (PreventDamageTo(Target(), 2),),
            targets=(
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
        ActivatedAbility(
            Cost((PayMana(mana("{W}")), TapThis())),
            (PreventDamageTo(Target(), 2),),
            targets=(
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
        "Pithing Needle",
        "{1}",
        "Artifact",
        StaticAbility((ChosenAsItEnters(This(), "name"),)),
        StaticAbility((CantActivate(IsChosen("name"), True),)),
    ),
)
