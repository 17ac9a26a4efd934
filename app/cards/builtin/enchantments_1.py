"""Enchantments."""

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
from app.terms.amounts import CountersOn
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, ModifyPowerToughness, SetSubtypesOf
from app.terms.colors import Color
from app.terms.conditions import Compare
from app.terms.costs import Cost, PayMana, SacrificeCost
from app.terms.effects import CreateTokens, LoseLife, MoveTo, PutCountersOn, Target, TargetChoice
from app.terms.library_effects import GameEnds
from app.terms.modifications import BlocksAdditional, CantAttack, CantBeBlocked, CantBlock
from app.terms.prohibitions import CantActivate, CantBeTargeted, ChosenAsItEnters, KeepsAttached
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasKeyword,
    HasSubtype,
    HasSupertype,
    HasType,
    Host,
    IsChosen,
    IsColor,
    Not,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Absolute Law",
        "{1}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    HasType(CardType.CREATURE),
                    (AddAbility(KeywordAbility("protection", quality=IsColor(Color.RED))),),
                ),
            )
        ),
    ),
    card(
        "Agility",
        "{1}{R}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (ModifyPowerToughness(1, 1), AddAbility(KeywordAbility("flanking")))
                ),
            )
        ),
    ),
    card(
        "Angelic Shield",
        "{W}{U}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(0, 1),),
                ),
            )
        ),
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
            (MoveTo(Target(), Zone.HAND),),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Arcanum Wings",
        "{1}{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("flying")),)),)),
        KeywordAbility("aura swap", cost=Cost((PayMana(mana("{2}{U}")),))),
    ),
    card(
        "Arrest",
        "{2}{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((CantAttack(Host()), CantBlock(Host()), CantActivate(Host()))),
    ),
    card(
        "Bad Moon",
        "{1}{B}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((IsColor(Color.BLACK), HasType(CardType.CREATURE))),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
    ),
    card(
        "Battle Mastery",
        "{2}{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("double strike")),)),)),
    ),
    card(
        "Beastmaster Ascension",
        "{2}{G}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.ATTACKS, AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),
            (PutCountersOn(This(), "quest"),),
            optional=True,
        ),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(5, 5),),
                ),
            ),
            Compare(CountersOn(This(), "quest"), Comparison.AT_LEAST, 7),
        ),
    ),
    card(
        "Benevolent Blessing",
        "{1}{W}",
        "Enchantment — Aura",
        KeywordAbility("flash"),
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ChosenAsItEnters(This(), "color"),)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (AddAbility(KeywordAbility("protection", quality=IsChosen("color"))),)
                ),
            )
        ),
        StaticAbility(
            (
                KeepsAttached(
                    AllOf(
                        (AnyOf((HasSubtype("Aura"), HasSubtype("Equipment"))), Controlled(Who.YOU))
                    )
                ),
            )
        ),
    ),
    card(
        "Bitterblossom",
        "{1}{B}",
        "Enchantment Kindred — Faerie",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (
                LoseLife(Who.YOU, 1),
                CreateTokens(
                    Card(
                        "Faerie Rogue Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Faerie Rogue Token",
                                colors=frozenset({Color.BLACK}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Faerie", "Rogue"}),
                                abilities=(KeywordAbility("flying"),),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    card(
        "Blood Moon",
        "{2}{R}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(HasSupertype(Supertype.BASIC)), HasType(CardType.LAND))),
                    (SetSubtypesOf(CardType.LAND, frozenset({"Mountain"})),),
                ),
            )
        ),
    ),
    card(
        "Bower Passage",
        "{1}{G}",
        "Enchantment",
        StaticAbility(
            (
                CantBlock(
                    AllOf((HasType(CardType.CREATURE), HasKeyword("flying"))),
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                ),
            )
        ),
    ),
    card(
        "Brave the Sands",
        "{1}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (AddAbility(KeywordAbility("vigilance")),),
                ),
            )
        ),
        StaticAbility(
            (BlocksAdditional(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), 1),)
        ),
    ),
    card(
        "Canopy Cover",
        "{1}{G}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility(
            (
                CantBeBlocked(
                    Host(),
                    Not(
                        AllOf(
                            (
                                HasType(CardType.CREATURE),
                                AnyOf((HasKeyword("flying"), HasKeyword("reach"))),
                            )
                        )
                    ),
                ),
            )
        ),
        StaticAbility((CantBeTargeted(Host(), Controlled(Who.OPPONENT)),)),
    ),
    card(
        "Chance Encounter",
        "{2}{R}{R}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.FLIP_WON, player=Who.YOU), (PutCountersOn(This(), "luck"),)
        ),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (GameEnds(Who.YOU, True),),
            Compare(CountersOn(This(), "luck"), Comparison.AT_LEAST, 10),
        ),
    ),
)
