"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, double, face, mana
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.cards import Card, Face, Layout
from app.terms.changes import ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import HappenedLastTurn, NotCondition
from app.terms.costs import Cost, PayMana, TapOther
from app.terms.effects import (
    CreateTokens,
    DealDamage,
    DestroyIt,
    DiscardCards,
    GainLife,
    LoseLife,
    PlayerOrControllerOf,
    SacrificeIt,
    StartChange,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.instructions import AtOnce, DivideDamage, KeywordAction
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.playing import CantCast
from app.terms.prohibitions import CauseNoTriggers, ChosenAsItEnters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasKeyword,
    HasSubtype,
    HasType,
    IsChosen,
    IsStatus,
    ThatObject,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType

CARDS: tuple[Card, ...] = (
    card(
        "Hellspark Elemental",
        "{1}{R}",
        "Creature — Elemental",
        KeywordAbility("trample"),
        KeywordAbility("haste"),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.END),
            (SacrificeIt(This()),),
        ),
        KeywordAbility("unearth", cost=Cost((PayMana(mana("{1}{R}")),))),
        size=(3, 1),
    ),
    card(
        "Heritage Druid",
        "{G}",
        "Creature — Druid Elf",
        ActivatedAbility(
            Cost((TapOther(AllOf((HasSubtype("Elf"), Controlled(Who.YOU))), 3),)),
            (AddMana(ManaOf((ManaType.GREEN, ManaType.GREEN, ManaType.GREEN))),),
        ),
        size=(1, 1),
    ),
    card("Hill Giant", "{3}{R}", "Creature — Giant", size=(3, 3)),
    card(
        "Hooded Blightfang",
        "{2}{B}",
        "Creature — Snake",
        KeywordAbility("deathtouch"),
        TriggeredAbility(
            Trigger(
                EventKind.ATTACKS,
                AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU), HasKeyword("deathtouch"))),
            ),
            (LoseLife(Who.OPPONENT, 1), GainLife(Who.YOU, 1)),
        ),
        TriggeredAbility(
            Trigger(
                EventKind.DEALS_DAMAGE,
                AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU), HasKeyword("deathtouch"))),
                HasType(CardType.PLANESWALKER),
            ),
            (DestroyIt(ThatObject()),),
        ),
        size=(1, 4),
    ),
    double(
        Layout.TRANSFORM,
        face(
            "Huntmaster of the Fells",
            "{2}{R}{G}",
            "Creature — Human Werewolf",
            TriggeredAbility(
                Trigger(EventKind.ENTERS),
                (
                    CreateTokens(
                        Card(
                            "Wolf Token",
                            Layout.TOKEN,
                            (
                                Face(
                                    "Wolf Token",
                                    colors=frozenset({Color.GREEN}),
                                    types=frozenset({CardType.CREATURE}),
                                    subtypes=frozenset({"Wolf"}),
                                    power=2,
                                    toughness=2,
                                ),
                            ),
                        )
                    ),
                    GainLife(Who.YOU, 2),
                ),
                also=(Trigger(EventKind.DOES, action="transforms into ~"),),
            ),
            TriggeredAbility(
                Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.UPKEEP),
                (KeywordAction("transform", what=This()),),
                NotCondition(
                    HappenedLastTurn(
                        Trigger(EventKind.CAST, IsStatus(Status.SPELL), player=Who.ANY)
                    )
                ),
            ),
            size=(2, 2),
        ),
        face(
            "Ravager of the Fells",
            "",
            "Creature — Werewolf",
            KeywordAbility("trample"),
            TriggeredAbility(
                Trigger(EventKind.DOES, action="transforms into ~"),
                (AtOnce((DealDamage(2, Target(), This()), DealDamage(2, Target(1), This()))),),
                targets=(
                    TargetChoice(HasType(CardType.PLANESWALKER), Who.OPPONENT),
                    TargetChoice(
                        AllOf(
                            (HasType(CardType.CREATURE), Controlled(PlayerOrControllerOf(Target())))
                        ),
                        up_to=True,
                    ),
                ),
            ),
            TriggeredAbility(
                Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.UPKEEP),
                (KeywordAction("transform", what=This()),),
                HappenedLastTurn(
                    Trigger(EventKind.CAST, IsStatus(Status.SPELL), player=Who.ANY), 2
                ),
            ),
            size=(4, 4),
            colors="RG",
        ),
    ),
    card(
        "Hushwing Gryff",
        "{2}{W}",
        "Creature — Hippogriff",
        KeywordAbility("flash"),
        KeywordAbility("flying"),
        StaticAbility((CauseNoTriggers((Trigger(EventKind.ENTERS, HasType(CardType.CREATURE)),)),)),
        size=(2, 1),
    ),
    card(
        "Hypnotic Specter",
        "{1}{B}{B}",
        "Creature — Specter",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, player=Who.OPPONENT),
            (DiscardCards(Who.TRIGGERING_PLAYER, at_random=True),),
        ),
        size=(2, 2),
    ),
    card(
        "Inferno Titan",
        "{4}{R}{R}",
        "Creature — Giant",
        ActivatedAbility(
            Cost((PayMana(mana("{R}")),)), (StartChange(This(), (ModifyPowerToughness(1, 0),)),)
        ),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DivideDamage(3, Targets(), This()),),
            also=(Trigger(EventKind.ATTACKS),),
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
                    count=3,
                    up_to=True,
                    least=1,
                ),
            ),
        ),
        size=(6, 6),
    ),
    card(
        "Iona, Shield of Emeria",
        "{6}{W}{W}{W}",
        "Legendary Creature — Angel",
        KeywordAbility("flying"),
        StaticAbility((ChosenAsItEnters(This(), "color"),)),
        StaticAbility(
            (CantCast(Who.OPPONENT, AllOf((IsStatus(Status.SPELL), IsChosen("color")))),)
        ),
        size=(7, 7),
    ),
)
