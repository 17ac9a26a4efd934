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
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Matches
from app.terms.costs import Cost, PayMana, TapThis, UnattachCost
from app.terms.effects import DestroyIt, DrawCards, Target, TargetChoice
from app.terms.instructions import AttachIt
from app.terms.mana_effects import AddMana, ChangeCost, ManaThatCouldBeProduced
from app.terms.playing import CantCast, CantEnter
from app.terms.relations import Giver, SharesWith
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasType,
    Host,
    IsColor,
    IsStatus,
    Itself,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Coat of Arms",
        "{5}",
        "Artifact",
        StaticAbility(
            (
                ContinuousChange(
                    HasType(CardType.CREATURE),
                    (
                        ModifyPowerToughness(
                            CountOf(
                                AllOf(
                                    (
                                        Not(Itself()),
                                        HasType(CardType.CREATURE),
                                        SharesWith("creature type", Itself()),
                                    )
                                )
                            ),
                            CountOf(
                                AllOf(
                                    (
                                        Not(Itself()),
                                        HasType(CardType.CREATURE),
                                        SharesWith("creature type", Itself()),
                                    )
                                )
                            ),
                        ),
                    ),
                ),
            )
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
        "Darksteel Plate",
        "{3}",
        "Artifact — Equipment",
        KeywordAbility("indestructible"),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("indestructible")),)),)),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{2}")),))),
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
        "Font of Mythos",
        "{4}",
        "Artifact",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.DRAW),
            (DrawCards(Who.TRIGGERING_PLAYER, 2),),
        ),
    ),
    card(
        "Grafdigger's Cage",
        "{1}",
        "Artifact",
        StaticAbility((CantEnter(HasType(CardType.CREATURE), (Zone.GRAVEYARD, Zone.LIBRARY)),)),
        StaticAbility((CantCast(Who.ANY, IsStatus(Status.SPELL), (Zone.GRAVEYARD, Zone.LIBRARY)),)),
    ),
    card(
        "Heartseeker",
        "{4}",
        "Artifact — Equipment",
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        ModifyPowerToughness(2, 1),
                        AddAbility(
                            ActivatedAbility(
                                Cost((TapThis(), UnattachCost(Giver()))),
                                (DestroyIt(Target()),),
                                targets=(TargetChoice(HasType(CardType.CREATURE)),),
                            )
                        ),
                    ),
                ),
            )
        ),
        KeywordAbility("equip", cost=Cost((PayMana(mana("{5}")),))),
    ),
    card(
        "Helm of Awakening",
        "{2}",
        "Artifact",
        StaticAbility((ChangeCost(IsStatus(Status.SPELL), mana("{1}")),)),
    ),
    card(
        "Howling Mine",
        "{2}",
        "Artifact",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.DRAW),
            (DrawCards(Who.TRIGGERING_PLAYER),),
            Matches(This(), Not(IsStatus(Status.TAPPED))),
        ),
    ),
)
