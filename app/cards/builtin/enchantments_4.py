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
from app.terms.amounts import LifeTotal, ManaValueOf, ThatMuch
from app.terms.cards import Card
from app.terms.changes import (
    AddAbility,
    AddTypes,
    ModifyPowerToughness,
    SetPowerToughness,
    SetSubtypesOf,
)
from app.terms.colors import Color
from app.terms.conditions import Compare, Exists, NotCondition
from app.terms.costs import Cost, PayMana, SacrificeCost
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    DrawCards,
    GainLife,
    MoveTo,
    SacrificeIt,
    Target,
    TargetChoice,
)
from app.terms.instructions import AtOnce
from app.terms.life import DamageLeavesLife
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.modifications import (
    CantAttack,
    CantBlock,
    CostToAttack,
    DamageIsPoison,
    NoLossAtZeroLife,
)
from app.terms.prohibitions import ChosenAsItEnters, KeepsAttached, PlayerHas
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    Host,
    IsChosen,
    IsColor,
    Itself,
    Not,
    ThatObject,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Opalescence",
        "{2}{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(This()), Not(HasSubtype("Aura")), HasType(CardType.ENCHANTMENT))),
                    (
                        AddTypes(frozenset({CardType.CREATURE})),
                        SetPowerToughness(ManaValueOf(Itself()), ManaValueOf(Itself())),
                    ),
                ),
            )
        ),
    ),
    card(
        "Pacifism",
        "{1}{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((CantAttack(Host()), CantBlock(Host()))),
    ),
    card(
        "Pestilence",
        "{2}{B}{B}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.END),
            (SacrificeIt(This()),),
            NotCondition(Exists(HasType(CardType.CREATURE))),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{B}")),)),
            (
                AtOnce(
                    (
                        DealDamage(1, HasType(CardType.CREATURE), This()),
                        DealDamage(1, Who.ANY, This()),
                    )
                ),
            ),
        ),
    ),
    card(
        "Phyrexian Unlife",
        "{2}{W}",
        "Enchantment",
        StaticAbility((NoLossAtZeroLife(Who.YOU),)),
        StaticAbility(
            (DamageIsPoison(Who.YOU),), Compare(LifeTotal(Who.YOU), Comparison.AT_MOST, 0)
        ),
    ),
    card(
        "Propaganda",
        "{2}{U}",
        "Enchantment",
        StaticAbility(
            (CostToAttack(HasType(CardType.CREATURE), Cost((PayMana(mana("{2}")),)), Who.YOU),)
        ),
    ),
    card(
        "Rancor",
        "{G}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (ModifyPowerToughness(2, 0), AddAbility(KeywordAbility("trample")))
                ),
            )
        ),
        TriggeredAbility(Trigger(EventKind.DIES), (MoveTo(This(), Zone.HAND),)),
    ),
    card(
        "Runed Halo",
        "{W}{W}",
        "Enchantment",
        StaticAbility((ChosenAsItEnters(This(), "name"),)),
        StaticAbility(
            (PlayerHas(Who.YOU, KeywordAbility("protection", quality=IsChosen("name"))),)
        ),
    ),
    card(
        "Seal of Fire",
        "{R}",
        "Enchantment",
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
            (DealDamage(2, Target(), This()),),
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
        ),
    ),
    card(
        "Spectra Ward",
        "{3}{W}{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(),
                    (
                        ModifyPowerToughness(2, 2),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.WHITE))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLUE))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLACK))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.RED))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.GREEN))),
                    ),
                ),
            )
        ),
        StaticAbility((KeepsAttached(HasSubtype("Aura")),)),
    ),
    card(
        "Spirit Link",
        "{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        TriggeredAbility(Trigger(EventKind.DEALS_DAMAGE, Host()), (GainLife(Who.YOU, ThatMuch()),)),
    ),
    card(
        "Spreading Seas",
        "{1}{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.LAND)),
        TriggeredAbility(Trigger(EventKind.ENTERS), (DrawCards(Who.YOU),)),
        StaticAbility(
            (ContinuousChange(Host(), (SetSubtypesOf(CardType.LAND, frozenset({"Island"})),)),)
        ),
    ),
    card(
        "True Conviction",
        "{3}{W}{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (
                        AddAbility(KeywordAbility("double strike")),
                        AddAbility(KeywordAbility("lifelink")),
                    ),
                ),
            )
        ),
    ),
    card(
        "Unholy Strength",
        "{B}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (ModifyPowerToughness(2, 1),)),)),
    ),
    card(
        "Vernal Bloom",
        "{3}{G}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.TAPPED_FOR_MANA, HasSubtype("Forest")),
            (AddMana(ManaOf((ManaType.GREEN,)), ControllerOf(ThatObject())),),
        ),
    ),
    card(
        "Wild Growth",
        "{G}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.LAND)),
        TriggeredAbility(
            Trigger(EventKind.TAPPED_FOR_MANA, Host()),
            (AddMana(ManaOf((ManaType.GREEN,)), ControllerOf(Host())),),
        ),
    ),
    card(
        "Worship",
        "{3}{W}",
        "Enchantment",
        StaticAbility(
            (DamageLeavesLife(Who.YOU),),
            Exists(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),
        ),
    ),
)
