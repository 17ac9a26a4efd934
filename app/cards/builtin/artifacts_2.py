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
from app.terms.conditions import CoinCameUp, Exists, Matches
from app.terms.costs import Cost, PayMana, RemoveCounters, TapOther, TapThis
from app.terms.effects import (
    DealDamage,
    GainLife,
    MoveTo,
    PreventDamageTo,
    PutCountersOn,
    StartChange,
    Target,
    TargetChoice,
)
from app.terms.instructions import ChooseModes, FlipCoins, IfSo, MayDo, Mode
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    AddMana,
    ChangeCost,
    LeastCost,
    ManaOf,
    ManaOfColors,
    ManaThatCouldBeProduced,
)
from app.terms.modifications import CostToAttack
from app.terms.prohibitions import CantActivate, ChosenAsItEnters, EntersTapped
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasSupertype,
    HasType,
    Host,
    InZone,
    IsChosen,
    IsColor,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
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
    card(
        "Ruby Medallion",
        "{2}",
        "Artifact",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsColor(Color.RED), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
    ),
    card(
        "Sapphire Medallion",
        "{2}",
        "Artifact",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsColor(Color.BLUE), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
    ),
    card(
        "Springleaf Drum",
        "{1}",
        "Artifact",
        ActivatedAbility(
            Cost((TapThis(), TapOther(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))))),
            (AddMana(ManaOfColors()),),
        ),
    ),
    card(
        "Star Compass",
        "{2}",
        "Artifact",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaThatCouldBeProduced(
                        AllOf(
                            (
                                HasSupertype(Supertype.BASIC),
                                HasType(CardType.LAND),
                                Controlled(Who.YOU),
                            )
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        "Swiftfoot Boots",
        "{2}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (AddAbility(KeywordAbility("hexproof")), AddAbility(KeywordAbility("haste"))),
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{1}")),))),
    ),
    card(
        "Sword of Light and Shadow",
        "{3}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        ModifyPowerToughness(2, 2),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.WHITE))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLACK))),
                    ),
                ),
            )
        ),
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, Host(), player=Who.ANY, combat=True),
            (GainLife(Who.YOU, 3), MayDo((MoveTo(Target(), Zone.HAND),))),
            targets=(
                TargetChoice(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    zone=Zone.GRAVEYARD,
                    up_to=True,
                ),
            ),
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{2}")),))),
    ),
    card(
        "Thorn of Amethyst",
        "{2}",
        "Artifact",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((Not(HasType(CardType.CREATURE)), IsStatus(Status.SPELL))),
                    mana("{1}"),
                    False,
                ),
            )
        ),
    ),
    card(
        "Trinisphere",
        "{3}",
        "Artifact",
        StaticAbility(
            (LeastCost(IsStatus(Status.SPELL), 3),), Matches(This(), Not(IsStatus(Status.TAPPED)))
        ),
    ),
    card(
        "Umezawa's Jitte",
        "{2}",
        "Legendary Artifact — Equipment",
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, Host(), combat=True),
            (PutCountersOn(This(), "charge", 2),),
        ),
        ActivatedAbility(
            Cost((RemoveCounters("charge"),)),
            (
                ChooseModes(
                    (
                        Mode((StartChange(Host(), (ModifyPowerToughness(2, 2),)),)),
                        Mode(
                            (StartChange(Target(), (ModifyPowerToughness(-1, -1),)),),
                            (TargetChoice(HasType(CardType.CREATURE)),),
                        ),
                        Mode((GainLife(Who.YOU, 2),)),
                    )
                ),
            ),
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{2}")),))),
    ),
)
