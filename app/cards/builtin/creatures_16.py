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
from app.terms.amounts import CountersOn
from app.terms.cards import Card, Layout
from app.terms.changes import AddAbility, AddKeywordsOf, SetPowerToughness
from app.terms.colors import Color
from app.terms.conditions import AllConditions, CoinCameUp, Compare, During
from app.terms.costs import Cost, PayMana, RemoveCounters, SacrificeCost, TapThis
from app.terms.damage_effects import ScaleDamage
from app.terms.effects import DealDamage, MoveTo, PutCountersOn, StartChange, Target, TargetChoice
from app.terms.instructions import BecomeBlocked, FlipCoins, IfSo, KeywordAction
from app.terms.modifications import BlockersNeeded
from app.terms.prohibitions import CantBeTargeted, EntersWithCounters
from app.terms.relations import ExiledWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
    IsColor,
    IsStatus,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Tine Shrike",
        "{3}{W}",
        "Creature — Bird Phyrexian",
        KeywordAbility("flying"),
        KeywordAbility("infect"),
        size=(2, 1),
    ),
    card(
        "Tombstalker",
        "{6}{B}{B}",
        "Creature — Demon",
        KeywordAbility("flying"),
        KeywordAbility("delve"),
        size=(5, 5),
    ),
    card(
        "Torbran, Thane of Red Fell",
        "{1}{R}{R}{R}",
        "Legendary Creature — Dwarf Noble",
        StaticAbility(
            (
                ScaleDamage(
                    AllOf((IsColor(Color.RED), Anything(), Controlled(Who.YOU))),
                    AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.OPPONENT))),
                    Who.OPPONENT,
                    plus=2,
                ),
            )
        ),
        size=(2, 4),
    ),
    card(
        "Transcendent Master",
        "{1}{W}{W}",
        "Creature — Avatar Cleric Human",
        KeywordAbility("level up", cost=Cost((PayMana(mana("{1}")),))),
        StaticAbility(
            (
                ContinuousChange(
                    This(), (AddAbility(KeywordAbility("lifelink")), SetPowerToughness(6, 6))
                ),
            ),
            AllConditions(
                (
                    Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 6),
                    Compare(CountersOn(This(), "level"), Comparison.AT_MOST, 11),
                )
            ),
        ),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        AddAbility(KeywordAbility("lifelink")),
                        AddAbility(KeywordAbility("indestructible")),
                        SetPowerToughness(9, 9),
                    ),
                ),
            ),
            Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 12),
        ),
        size=(3, 3),
        layout=Layout.LEVELER,
    ),
    card(
        "Trap Runner",
        "{2}{W}{W}",
        "Creature — Human Soldier",
        ActivatedAbility(
            Cost((TapThis(),)),
            (BecomeBlocked(Target()),),
            condition=During(
                (
                    Step.DECLARE_BLOCKERS,
                    Step.FIRST_STRIKE_DAMAGE,
                    Step.COMBAT_DAMAGE,
                    Step.END_OF_COMBAT,
                ),
                True,
            ),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            IsStatus(Status.UNBLOCKED),
                            IsStatus(Status.ATTACKING),
                            HasType(CardType.CREATURE),
                        )
                    )
                ),
            ),
        ),
        size=(2, 3),
    ),
    card(
        "Triskelion",
        "{6}",
        "Artifact Creature — Construct",
        StaticAbility((EntersWithCounters(This(), "+1/+1", 3),)),
        ActivatedAbility(
            Cost((RemoveCounters("+1/+1"),)),
            (DealDamage(1, Target(), This()),),
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
        size=(1, 1),
    ),
    card(
        "Two-Headed Giant",
        "{2}{R}{R}",
        "Creature — Giant Warrior",
        TriggeredAbility(
            Trigger(EventKind.ATTACKS),
            (
                FlipCoins(count=2, called=False),
                IfSo(
                    CoinCameUp("heads"),
                    (StartChange(This(), (AddAbility(KeywordAbility("double strike")),)),),
                ),
                IfSo(
                    CoinCameUp("tails"),
                    (StartChange(This(), (AddAbility(KeywordAbility("menace")),)),),
                ),
            ),
        ),
        size=(4, 4),
    ),
    card("Typhoid Rats", "{B}", "Creature — Rat", KeywordAbility("deathtouch"), size=(1, 1)),
    card(
        "Underworld Cerberus",
        "{3}{B}{R}",
        "Creature — Dog",
        StaticAbility((BlockersNeeded(This(), 3),)),
        StaticAbility((CantBeTargeted(InZone(Zone.GRAVEYARD)),)),
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (
                MoveTo(This(), Zone.EXILE),
                MoveTo(AllOf((InZone(Zone.GRAVEYARD), HasType(CardType.CREATURE))), Zone.HAND),
            ),
        ),
        size=(6, 6),
    ),
    card(
        "Urborg Scavengers",
        "{2}{B}",
        "Creature — Spirit",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(Target(), Zone.EXILE), PutCountersOn(This(), "+1/+1")),
            also=(Trigger(EventKind.ATTACKS),),
            targets=(TargetChoice(Anything(), zone=Zone.GRAVEYARD),),
        ),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        AddKeywordsOf(
                            ExiledWith(This()),
                            (
                                "flying",
                                "first strike",
                                "double strike",
                                "deathtouch",
                                "haste",
                                "hexproof",
                                "indestructible",
                                "lifelink",
                                "menace",
                                "reach",
                                "trample",
                                "vigilance",
                            ),
                            Zone.EXILE,
                        ),
                    ),
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Vampire Cutthroat",
        "{B}",
        "Creature — Rogue Vampire",
        KeywordAbility("skulk"),
        KeywordAbility("lifelink"),
        size=(1, 1),
    ),
    card(
        "Vampire Nighthawk",
        "{1}{B}{B}",
        "Creature — Shaman Vampire",
        KeywordAbility("flying"),
        KeywordAbility("deathtouch"),
        KeywordAbility("lifelink"),
        size=(2, 3),
    ),
    card(
        "Vault Skirge",
        "{1}{B/P}",
        "Artifact Creature — Imp Phyrexian",
        KeywordAbility("flying"),
        KeywordAbility("lifelink"),
        size=(1, 1),
    ),
    card(
        "Vedalken Outlander",
        "{W}{U}",
        "Artifact Creature — Scout Vedalken",
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        size=(2, 2),
    ),
    card(
        "Virulent Sliver",
        "{G}",
        "Creature — Sliver",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasSubtype("Sliver"), HasType(CardType.CREATURE))),
                    (AddAbility(KeywordAbility("poisonous", 1)),),
                ),
            )
        ),
        size=(1, 1),
    ),
    card(
        "Viscera Seer",
        "{B}",
        "Creature — Vampire Wizard",
        ActivatedAbility(
            Cost((SacrificeCost(HasType(CardType.CREATURE)),)), (KeywordAction("scry", number=1),)
        ),
        size=(1, 1),
    ),
)
