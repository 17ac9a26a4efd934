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
from app.terms.changes import AddAbility, ModifyPowerToughness, RemoveTypes
from app.terms.colors import Color
from app.terms.conditions import Compare, PaidAsCast
from app.terms.costs import Cost, PayMana, TapOther
from app.terms.effects import (
    CreateTokens,
    MoveTo,
    PutCountersOn,
    SacrificeIt,
    StartChange,
    Target,
    TargetChoice,
)
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Goblin Bushwhacker",
        "{R}",
        "Creature — Goblin Warrior",
        KeywordAbility("kicker", cost=Cost((PayMana(mana("{R}")),))),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 0), AddAbility(KeywordAbility("haste"))),
                ),
            ),
            PaidAsCast("kicker"),
        ),
        size=(1, 1),
    ),
    card(
        "Goblin Chieftain",
        "{1}{R}{R}",
        "Creature — Goblin",
        KeywordAbility("haste"),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            Not(This()),
                            HasSubtype("Goblin"),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (ModifyPowerToughness(1, 1), AddAbility(KeywordAbility("haste"))),
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Goblin Electromancer",
        "{U}{R}",
        "Creature — Goblin Wizard",
        StaticAbility(
            (
                ChangeCost(
                    AllOf(
                        (
                            AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                            IsStatus(Status.SPELL),
                            Controlled(Who.YOU),
                        )
                    ),
                    mana("{1}"),
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Goblin King",
        "{1}{R}{R}",
        "Creature — Goblin",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(This()), HasSubtype("Goblin"))),
                    (
                        ModifyPowerToughness(1, 1),
                        AddAbility(KeywordAbility("landwalk", quality=HasSubtype("Mountain"))),
                    ),
                ),
            )
        ),
        size=(2, 2),
    ),
    card("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", size=(2, 1)),
    card(
        "Goblin Warchief",
        "{1}{R}{R}",
        "Creature — Goblin Warrior",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((HasSubtype("Goblin"), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasSubtype("Goblin"), Controlled(Who.YOU))),
                    (AddAbility(KeywordAbility("haste")),),
                ),
            )
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
)
