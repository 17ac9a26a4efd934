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
from app.terms.amounts import CountersOn, CountOf, ValueOfX
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Matches
from app.terms.costs import Cost, PayMana, SacrificeCost, TapThis
from app.terms.effects import (
    DrawCards,
    MoveTo,
    SacrificeIt,
    SacrificeSome,
    TapIt,
    Target,
    TargetChoice,
)
from app.terms.instructions import AttachIt, CounterIt
from app.terms.library_effects import IfDone
from app.terms.mana_effects import (
    AddMana,
    ChangeCost,
    ManaOfColors,
    ManaOfIdentity,
    ManaThatCouldBeProduced,
)
from app.terms.playing import CantCast, CantEnter
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasType,
    Host,
    IsColor,
    IsStatus,
    ManaValueIs,
    Not,
    Status,
    ThatObject,
    This,
    Who,
)
from app.terms.steps import Step
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
        "Akroma's Memorial",
        "{7}",
        "Legendary Artifact",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (
                        AddAbility(KeywordAbility("flying")),
                        AddAbility(KeywordAbility("first strike")),
                        AddAbility(KeywordAbility("vigilance")),
                        AddAbility(KeywordAbility("trample")),
                        AddAbility(KeywordAbility("haste")),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLACK))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.RED))),
                    ),
                ),
            )
        ),
    ),
    card(
        "Arcane Signet",
        "{2}",
        "Artifact",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfIdentity()),)),
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
        "Eldrazi Monument",
        "{5}",
        "Artifact",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (
                        ModifyPowerToughness(1, 1),
                        AddAbility(KeywordAbility("flying")),
                        AddAbility(KeywordAbility("indestructible")),
                    ),
                ),
            )
        ),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (
                IfDone(
                    (SacrificeSome(Who.YOU, HasType(CardType.CREATURE)),),
                    (),
                    (SacrificeIt(This()),),
                ),
            ),
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
)
