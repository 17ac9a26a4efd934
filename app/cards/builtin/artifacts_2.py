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
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, RemoveCounters, TapOther, TapThis
from app.terms.effects import GainLife, PutCountersOn, StartChange, TapIt, Target, TargetChoice
from app.terms.instructions import ChooseModes, Mode
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    AddMana,
    ChangeCost,
    ManaOf,
    ManaOfColors,
    ManaThatCouldBeProduced,
)
from app.terms.modifications import CostToAttack
from app.terms.prohibitions import EntersTapped
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasSupertype,
    HasType,
    Host,
    InZone,
    IsColor,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.types import CardType, Supertype
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
        "Rakdos Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.BLACK, ManaType.RED))),),
        ),
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
        "Selesnya Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.GREEN, ManaType.WHITE))),),
        ),
    ),
    card(
        "Simic Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.GREEN, ManaType.BLUE))),),
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
