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
from app.terms.amounts import ManaValueOf
from app.terms.cards import Card, Face, Layout
from app.terms.changes import (
    AddAbility,
    AddTypes,
    ChangeControl,
    LoseAllAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana
from app.terms.effects import CreateTokens, GainLife, MoveTo
from app.terms.modifications import AttacksIfAble, CantAttack, ScaleDamage
from app.terms.prohibitions import ChosenAsItEnters, KeepsAttached, ScaleCounters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasKeyword,
    HasSubtype,
    HasType,
    Host,
    InZone,
    IsChosen,
    IsColor,
    IsStatus,
    Itself,
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
        "Flickering Ward",
        "{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ChosenAsItEnters(This(), "color"),)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (AddAbility(KeywordAbility("protection", quality=IsChosen("color"))),)
                ),
            )
        ),
        StaticAbility((KeepsAttached(This()),)),
        ActivatedAbility(Cost((PayMana(mana("{W}")),)), (MoveTo(This(), Zone.HAND),)),
    ),
    card(
        "Flight",
        "{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("flying")),)),)),
    ),
    card(
        "Glorious Anthem",
        "{1}{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
    ),
    card(
        "Goblin Assault",
        "{2}{R}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (
                CreateTokens(
                    Card(
                        "Goblin Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Goblin Token",
                                colors=frozenset({Color.RED}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Goblin"}),
                                abilities=(KeywordAbility("haste"),),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    )
                ),
            ),
        ),
        StaticAbility((AttacksIfAble(AllOf((HasSubtype("Goblin"), HasType(CardType.CREATURE)))),)),
    ),
    card(
        "Gratuitous Violence",
        "{2}{R}{R}{R}",
        "Enchantment",
        StaticAbility(
            (ScaleDamage(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), times=2),)
        ),
    ),
    card(
        "Hardened Scales",
        "{G}",
        "Enchantment",
        StaticAbility(
            (
                ScaleCounters(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), kind="+1/+1", plus=1
                ),
            )
        ),
    ),
    card(
        "Holy Strength",
        "{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (ModifyPowerToughness(1, 2),)),)),
    ),
    card(
        "Humility",
        "{2}{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    HasType(CardType.CREATURE), (LoseAllAbilities(), SetPowerToughness(1, 1))
                ),
            )
        ),
    ),
    card(
        "Intangible Virtue",
        "{1}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (HasType(CardType.CREATURE), IsStatus(Status.TOKEN), Controlled(Who.YOU))
                    ),
                    (ModifyPowerToughness(1, 1), AddAbility(KeywordAbility("vigilance"))),
                ),
            )
        ),
    ),
    card(
        "March of the Machines",
        "{3}{U}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(HasType(CardType.CREATURE)), HasType(CardType.ARTIFACT))),
                    (
                        AddTypes(frozenset({CardType.ARTIFACT, CardType.CREATURE})),
                        SetPowerToughness(ManaValueOf(Itself()), ManaValueOf(Itself())),
                    ),
                ),
            )
        ),
    ),
    card(
        "Mardu Runemark",
        "{2}{R}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (ModifyPowerToughness(2, 2),)),)),
        StaticAbility(
            (ContinuousChange(Host(), (AddAbility(KeywordAbility("first strike")),)),),
            Exists(
                AllOf(
                    (
                        AnyOf((IsColor(Color.WHITE), IsColor(Color.BLACK))),
                        InZone(Zone.BATTLEFIELD),
                        Controlled(Who.YOU),
                    )
                )
            ),
        ),
    ),
    card(
        "Mass Hysteria",
        "{R}",
        "Enchantment",
        StaticAbility(
            (ContinuousChange(HasType(CardType.CREATURE), (AddAbility(KeywordAbility("haste")),)),)
        ),
    ),
    card(
        "Mind Control",
        "{3}{U}{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (ChangeControl(Who.YOU),)),)),
    ),
    card(
        "Moat",
        "{2}{W}{W}",
        "Enchantment",
        StaticAbility(
            (CantAttack(AllOf((HasType(CardType.CREATURE), Not(HasKeyword("flying"))))),)
        ),
    ),
    card(
        "Moonlit Wake",
        "{2}{W}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.DIES, HasType(CardType.CREATURE)), (GainLife(Who.YOU, 1),)
        ),
    ),
)
