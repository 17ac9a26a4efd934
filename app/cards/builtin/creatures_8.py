"""Creatures."""

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
from app.terms.amounts import Devotion
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, RemoveTypes
from app.terms.colors import Color
from app.terms.conditions import Compare, IsTurnOf
from app.terms.costs import Cost, PayMana
from app.terms.effects import CreateTokens, MoveTo, PutCountersOn, StartChange, Target, TargetChoice
from app.terms.modifications import AttacksIfAble
from app.terms.playing import CantCast
from app.terms.prohibitions import CantActivate, ChosenAsItEnters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasType,
    IsChosen,
    IsStatus,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Grand Abolisher",
        "{W}{W}",
        "Creature — Cleric Human",
        StaticAbility(
            (
                CantCast(Who.OPPONENT, IsStatus(Status.SPELL)),
                CantActivate(
                    AllOf(
                        (
                            AnyOf(
                                (
                                    HasType(CardType.ARTIFACT),
                                    HasType(CardType.CREATURE),
                                    HasType(CardType.ENCHANTMENT),
                                )
                            ),
                            Controlled(Who.OPPONENT),
                        )
                    )
                ),
            ),
            IsTurnOf(Who.YOU),
        ),
        size=(2, 2),
    ),
    card(
        "Grave Titan",
        "{4}{B}{B}",
        "Creature — Giant",
        KeywordAbility("deathtouch"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                CreateTokens(
                    Card(
                        "Zombie Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Zombie Token",
                                colors=frozenset({Color.BLACK}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Zombie"}),
                                power=2,
                                toughness=2,
                            ),
                        ),
                    ),
                    2,
                ),
            ),
            also=(Trigger(EventKind.ATTACKS),),
        ),
        size=(6, 6),
    ),
    card(
        "Gravedigger",
        "{3}{B}",
        "Creature — Zombie",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(Target(), Zone.HAND),),
            optional=True,
            targets=(
                TargetChoice(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), zone=Zone.GRAVEYARD
                ),
            ),
        ),
        size=(2, 2),
    ),
    card("Gray Ogre", "{2}{R}", "Creature — Ogre", size=(2, 2)),
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", size=(2, 2)),
    card("Gurmag Angler", "{6}{B}", "Creature — Fish Zombie", KeywordAbility("delve"), size=(5, 5)),
    card(
        "Haktos the Unscarred",
        "{R}{R}{W}{W}",
        "Legendary Creature — Human Warrior",
        StaticAbility((AttacksIfAble(This()),)),
        StaticAbility((ChosenAsItEnters(This(), "number", (2, 3, 4), True),)),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (AddAbility(KeywordAbility("protection", quality=Not(IsChosen("number")))),),
                ),
            )
        ),
        size=(6, 1),
    ),
    card(
        "Heliod, Sun-Crowned",
        "{2}{W}",
        "Legendary Enchantment Creature — God",
        KeywordAbility("indestructible"),
        StaticAbility(
            (ContinuousChange(This(), (RemoveTypes(frozenset({CardType.CREATURE})),)),),
            Compare(Devotion(frozenset({Color.WHITE})), Comparison.LESS, 5),
        ),
        TriggeredAbility(
            Trigger(EventKind.GAINS_LIFE, player=Who.YOU),
            (PutCountersOn(Target(), "+1/+1"),),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            AnyOf((HasType(CardType.CREATURE), HasType(CardType.ENCHANTMENT))),
                            Controlled(Who.YOU),
                        )
                    )
                ),
            ),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{W}")),)),
            (StartChange(Target(), (AddAbility(KeywordAbility("lifelink")),)),),
            targets=(TargetChoice(AllOf((Not(This()), HasType(CardType.CREATURE)))),),
        ),
        size=(5, 5),
    ),
)
