"""Artifacts."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import ActivatedAbility, ContinuousChange, KeywordAbility, StaticAbility
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost, TapThis
from app.terms.effects import DrawCards, MoveTo, Target, TargetChoice
from app.terms.instructions import AttachIt
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    AddMana,
    ChangeCost,
    ManaOf,
    ManaOfColors,
    ManaOfIdentity,
    ManaThatCouldBeProduced,
)
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasType,
    Host,
    IsColor,
    IsStatus,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Accorder's Shield",
        "{0}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (ModifyPowerToughness(0, 3), AddAbility(KeywordAbility("vigilance")))
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{3}")),))),
    ),
    card(
        "Aether Spellbomb",
        "{1}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{U}")), SacrificeCost(This()))),
            (MoveTo(Target(), Zone.HAND),),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), SacrificeCost(This()))), (DrawCards(Who.YOU),)
        ),
    ),
    card(
        "Arcane Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfIdentity()),)),
    ),
    card(
        "Azorius Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.WHITE, ManaType.BLUE))),),
        ),
    ),
    card(
        "Bonesplitter",
        "{1}",
        "Artifact — Equipment",
        StaticAbility((ContinuousChange(Host(), (ModifyPowerToughness(2, 0),)),)),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{1}")),))),
    ),
    card(
        "Boros Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.RED, ManaType.WHITE))),),
        ),
    ),
    card(
        "Chromatic Lantern",
        "{3}",
        "Artifact",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.LAND), Controlled(Who.YOU))),
                    (AddAbility(ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfColors()),))),),
                ),
            )
        ),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfColors()),)),
    ),
    card(
        "Chromatic Sphere",
        "{1}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis(), SacrificeCost(This()))),
            (AddMana(ManaOfColors()), DrawCards(Who.YOU)),
        ),
    ),
    card(
        "Cranial Plating",
        "{2}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        ModifyPowerToughness(
                            CountOf(AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU)))), 0
                        ),
                    ),
                ),
            )
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{B}{B}")),)),
            (AttachIt(This(), Target()),),
            targets=(TargetChoice(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),),
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{1}")),))),
    ),
    card(
        "Darksteel Ingot",
        "{3}",
        "Artifact",
        KeywordAbility("indestructible"),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfColors()),)),
    ),
    card(
        "Darksteel Plate",
        "{3}",
        "Artifact — Equipment",
        KeywordAbility("indestructible"),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("indestructible")),)),)),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{2}")),))),
    ),
    card(
        "Dimir Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.BLUE, ManaType.BLACK))),),
        ),
    ),
    card(
        "Emerald Medallion",
        "{2}",
        "Artifact",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsColor(Color.GREEN), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
    ),
    card(
        "Fellwar Stone",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaThatCouldBeProduced(
                        AllOf((HasType(CardType.LAND), Controlled(Who.OPPONENT)))
                    )
                ),
            ),
        ),
    ),
    card(
        "Golgari Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")), TapThis())),
            (AddMana(ManaOf((ManaType.BLACK, ManaType.GREEN))),),
        ),
    ),
    card(
        "Helm of Awakening",
        "{2}",
        "Artifact",
        StaticAbility((ChangeCost(IsStatus(Status.SPELL), mana("{1}")),)),
    ),
)
