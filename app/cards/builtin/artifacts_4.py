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
from app.terms.conditions import Matches
from app.terms.costs import Cost, PayMana, RemoveCounters, TapOther, TapThis
from app.terms.effects import GainLife, MoveTo, PutCountersOn, StartChange, Target, TargetChoice
from app.terms.instructions import ChooseModes, MayDo, Mode
from app.terms.mana_effects import (
    AddMana,
    ChangeCost,
    LeastCost,
    ManaOfColors,
    ManaThatCouldBeProduced,
)
from app.terms.prohibitions import CauseNoTriggers, EntersTapped
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasSupertype,
    HasType,
    Host,
    IsColor,
    IsStatus,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
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
        "Torpor Orb",
        "{2}",
        "Artifact",
        StaticAbility((CauseNoTriggers((Trigger(EventKind.ENTERS, HasType(CardType.CREATURE)),)),)),
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
