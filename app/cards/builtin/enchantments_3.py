"""Enchantments."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import (
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
    LoseAllAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.damage_effects import CantBePrevented, ScaleDamage
from app.terms.effects import CreateTokens, GainLife
from app.terms.mana_effects import AddMana, ManaOfProducedType, MultiplyMana
from app.terms.modifications import AttacksIfAble, CantAttack, CantGainLife
from app.terms.playing import GoesElsewhere, MayBeginOnBattlefield
from app.terms.prohibitions import ScaleCounters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasKeyword,
    HasSubtype,
    HasType,
    Host,
    InZone,
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
        "Leyline of Punishment",
        "{2}{R}{R}",
        "Enchantment",
        StaticAbility((MayBeginOnBattlefield(This()),), zone=Zone.HAND),
        StaticAbility((CantGainLife(Who.ANY),)),
        StaticAbility((CantBePrevented(),)),
    ),
    card(
        "Leyline of the Void",
        "{2}{B}{B}",
        "Enchantment",
        StaticAbility((MayBeginOnBattlefield(This()),), zone=Zone.HAND),
        StaticAbility((GoesElsewhere(Anything(), whose=Who.OPPONENT, cards=True),)),
    ),
    card(
        "Mana Flare",
        "{2}{R}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.TAPPED_FOR_MANA, HasType(CardType.LAND), player=Who.ANY),
            (AddMana(ManaOfProducedType(HasType(CardType.LAND)), Who.TRIGGERING_PLAYER),),
        ),
    ),
    card(
        "Mana Reflection",
        "{4}{G}{G}",
        "Enchantment",
        StaticAbility((MultiplyMana(InZone(Zone.BATTLEFIELD), 2, Who.YOU),)),
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
