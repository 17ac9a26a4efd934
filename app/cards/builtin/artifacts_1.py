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
from app.terms.amounts import CountersOn, ManaValueOf, ValueOfX
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.costs import Cost, PayLife, PayMana, SacrificeCost, TapThis
from app.terms.effects import DealDamage, DrawCards, LoseLife, MoveTo, Target, TargetChoice
from app.terms.instructions import CounterIt
from app.terms.mana_effects import AddMana, ManaOfColors, ManaOfIdentity
from app.terms.modifications import CantBeBlocked
from app.terms.permissions import LooksAtTop
from app.terms.prohibitions import EntersWithCounters, MayPlay
from app.terms.relations import Giver
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    Host,
    InZone,
    IsStatus,
    ManaValueIs,
    Not,
    ThatObject,
    This,
    TopCard,
    Who,
)
from app.terms.statuses import Status
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
        "Blazing Torch",
        "{1}",
        "Artifact — Equipment",
        StaticAbility(
            (CantBeBlocked(Host(), AnyOf((HasSubtype("Vampire"), HasSubtype("Zombie")))),)
        ),
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        AddAbility(
                            ActivatedAbility(
                                Cost((TapThis(), SacrificeCost(Giver()))),
                                (DealDamage(2, Target(), Giver()),),
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
                            )
                        ),
                    ),
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{1}")),))),
    ),
    card(
        "Bolas's Citadel",
        "{3}{B}{B}{B}",
        "Legendary Artifact",
        StaticAbility((LooksAtTop(),)),
        StaticAbility(
            (
                MayPlay(
                    AllOf((InZone(Zone.LIBRARY), TopCard(), Controlled(Who.YOU))),
                    cost=Cost((PayLife(ManaValueOf(This())),)),
                ),
            )
        ),
        ActivatedAbility(
            Cost(
                (
                    TapThis(),
                    SacrificeCost(
                        AllOf((Not(HasType(CardType.LAND)), InZone(Zone.BATTLEFIELD))), 10
                    ),
                )
            ),
            (LoseLife(Who.OPPONENT, 10),),
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
        "Chalice of the Void",
        "{X}{X}",
        "Artifact",
        StaticAbility((EntersWithCounters(This(), "charge", ValueOfX()),)),
        TriggeredAbility(
            Trigger(
                EventKind.CAST,
                AllOf(
                    (
                        IsStatus(Status.SPELL),
                        ManaValueIs(Comparison.EQUAL, CountersOn(This(), "charge")),
                    )
                ),
                player=Who.ANY,
            ),
            (CounterIt(ThatObject()),),
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
)
