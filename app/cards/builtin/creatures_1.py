"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountersOn
from app.terms.cards import Card
from app.terms.colors import Color
from app.terms.costs import Cost, SacrificeCost, TapThis
from app.terms.effects import DestroyIt, DiscardCards, PutCountersOn, Target, TargetChoice, UntapIt
from app.terms.mana_effects import ChangeCost
from app.terms.modifications import AssignsByToughness, CantLose
from app.terms.prohibitions import CantBeCountered, PlayerHas
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    IsStatus,
    This,
    ToughnessExceedsPower,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Absolute Virtue",
        "{6}{W}{U}",
        "Legendary Creature — Avatar Warrior",
        StaticAbility((CantBeCountered(This()),), zone=Zone.STACK),
        KeywordAbility("flying"),
        StaticAbility((PlayerHas(Who.YOU, KeywordAbility("protection", player=Who.OPPONENT)),)),
        size=(8, 8),
    ),
    card(
        "Abyssal Persecutor",
        "{2}{B}{B}",
        "Creature — Demon",
        KeywordAbility("flying"),
        KeywordAbility("trample"),
        StaticAbility((CantLose(Who.OPPONENT),)),
        size=(6, 6),
    ),
    card(
        "Abyssal Specter",
        "{2}{B}{B}",
        "Creature — Specter",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY), (DiscardCards(Who.TRIGGERING_PLAYER),)
        ),
        size=(2, 3),
    ),
    card(
        "Acidic Slime",
        "{3}{G}{G}",
        "Creature — Ooze",
        KeywordAbility("deathtouch"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DestroyIt(Target()),),
            targets=(
                TargetChoice(
                    AnyOf(
                        (
                            HasType(CardType.ARTIFACT),
                            HasType(CardType.ENCHANTMENT),
                            HasType(CardType.LAND),
                        )
                    )
                ),
            ),
        ),
        size=(2, 2),
    ),
    card(
        "Air Elemental", "{3}{U}{U}", "Creature — Elemental", KeywordAbility("flying"), size=(4, 4)
    ),
    card(
        "Ajani's Pridemate",
        "{1}{W}",
        "Creature — Cat Soldier",
        TriggeredAbility(
            Trigger(EventKind.GAINS_LIFE, player=Who.YOU), (PutCountersOn(This(), "+1/+1"),)
        ),
        size=(2, 2),
    ),
    card(
        "Akroma, Angel of Wrath",
        "{5}{W}{W}{W}",
        "Legendary Creature — Angel",
        KeywordAbility("flying"),
        KeywordAbility("first strike"),
        KeywordAbility("vigilance"),
        KeywordAbility("trample"),
        KeywordAbility("haste"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        size=(6, 6),
    ),
    card(
        "Alley Strangler",
        "{2}{B}",
        "Creature — Aetherborn Rogue",
        KeywordAbility("menace"),
        size=(2, 3),
    ),
    card("Alpha Myr", "{2}", "Artifact Creature — Myr", size=(2, 1)),
    card("Alpine Grizzly", "{2}{G}", "Creature — Bear", size=(4, 2)),
    card(
        "Ambush Viper",
        "{1}{G}",
        "Creature — Snake",
        KeywordAbility("flash"),
        KeywordAbility("deathtouch"),
        size=(2, 1),
    ),
    card(
        "Ancient Lumberknot",
        "{2}{B}{G}",
        "Creature — Treefolk",
        StaticAbility(
            (
                AssignsByToughness(
                    AllOf(
                        (HasType(CardType.CREATURE), Controlled(Who.YOU), ToughnessExceedsPower())
                    )
                ),
            )
        ),
        size=(1, 4),
    ),
    card(
        "Angelic Wall",
        "{1}{W}",
        "Creature — Wall",
        KeywordAbility("defender"),
        KeywordAbility("flying"),
        size=(0, 4),
    ),
    card(
        "Animar, Soul of Elements",
        "{G}{U}{R}",
        "Legendary Creature — Elemental",
        KeywordAbility("protection", quality=IsColor(Color.WHITE)),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        TriggeredAbility(
            Trigger(
                EventKind.CAST,
                AllOf((HasType(CardType.CREATURE), IsStatus(Status.SPELL))),
                player=Who.YOU,
            ),
            (PutCountersOn(This(), "+1/+1"),),
        ),
        StaticAbility(
            (
                ChangeCost(
                    AllOf(
                        (HasType(CardType.CREATURE), IsStatus(Status.SPELL), Controlled(Who.YOU))
                    ),
                    mana("{1}"),
                    times=CountersOn(This(), "+1/+1"),
                ),
            )
        ),
        size=(1, 1),
    ),
    card(
        "Arbor Elf",
        "{G}",
        "Creature — Druid Elf",
        ActivatedAbility(
            Cost((TapThis(),)), (UntapIt(Target()),), targets=(TargetChoice(HasSubtype("Forest")),)
        ),
        size=(1, 1),
    ),
    card(
        "Arcbound Ravager",
        "{2}",
        "Artifact Creature — Beast",
        ActivatedAbility(
            Cost((SacrificeCost(HasType(CardType.ARTIFACT)),)), (PutCountersOn(This(), "+1/+1"),)
        ),
        KeywordAbility("modular", 1),
        size=(0, 0),
    ),
)
