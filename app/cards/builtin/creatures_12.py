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
from app.terms.amounts import ThatMuch, UnspentMana
from app.terms.cards import Card
from app.terms.changes import ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, TapThis, UntapThis
from app.terms.damage_effects import PreventDamage, RedirectDamage
from app.terms.durations import Duration
from app.terms.effects import GainLife, RemoveCountersFrom, StartModification, UntapIt
from app.terms.instructions import GainWhatOthersHave
from app.terms.life import LifeCantChange
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, KeepsMana, ManaOfColors, MultiplyMana
from app.terms.modifications import BlocksAdditional, CantLose
from app.terms.prohibitions import EntersWithCounters, StaysTapped
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasType,
    InZone,
    IsColor,
    IsStatus,
    SourceOfChoice,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Nettle Sentinel",
        "{G}",
        "Creature — Elf Warrior",
        StaticAbility((StaysTapped(This()),)),
        TriggeredAbility(
            Trigger(
                EventKind.CAST,
                AllOf((IsColor(Color.GREEN), IsStatus(Status.SPELL))),
                player=Who.YOU,
            ),
            (UntapIt(This()),),
            optional=True,
        ),
        size=(2, 2),
    ),
    card(
        "Nimble Mongoose",
        "{G}",
        "Creature — Mongoose",
        KeywordAbility("shroud"),
        StaticAbility(
            (ContinuousChange(This(), (ModifyPowerToughness(2, 2),)),),
            Exists(Controlled(Who.YOU), number=7, zone=Zone.GRAVEYARD),
        ),
        size=(1, 1),
    ),
    card(
        "Nyxbloom Ancient",
        "{4}{G}{G}{G}",
        "Enchantment Creature — Elemental",
        KeywordAbility("trample"),
        StaticAbility((MultiplyMana(InZone(Zone.BATTLEFIELD), 3, Who.YOU),)),
        size=(5, 5),
    ),
    card(
        "Odric, Lunarch Marshal",
        "{3}{W}",
        "Legendary Creature — Human Soldier",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.BEGINNING_OF_COMBAT),
            (
                GainWhatOthersHave(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (
                        "first strike",
                        "flying",
                        "deathtouch",
                        "double strike",
                        "haste",
                        "hexproof",
                        "indestructible",
                        "lifelink",
                        "menace",
                        "reach",
                        "skulk",
                        "trample",
                        "vigilance",
                    ),
                    Duration.END_OF_TURN,
                ),
            ),
        ),
        size=(3, 3),
    ),
    card(
        "Omnath, Locus of Mana",
        "{2}{G}",
        "Legendary Creature — Elemental",
        StaticAbility((KeepsMana(Who.YOU, (ManaType.GREEN,)),)),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        ModifyPowerToughness(
                            UnspentMana(ManaType.GREEN), UnspentMana(ManaType.GREEN)
                        ),
                    ),
                ),
            )
        ),
        size=(1, 1),
    ),
    card(
        "Opal-Eye, Konda's Yojimbo",
        "{1}{W}{W}",
        "Legendary Creature — Fox Samurai",
        KeywordAbility("defender"),
        KeywordAbility("bushido", 1),
        ActivatedAbility(
            Cost((TapThis(),)),
            (StartModification(RedirectDamage(This(), SourceOfChoice(), next_time=True)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{W}")),)),
            (StartModification(PreventDamage(recipient=This(), amount=1)),),
        ),
        size=(1, 4),
    ),
    card(
        "Ornithopter", "{0}", "Artifact Creature — Thopter", KeywordAbility("flying"), size=(0, 2)
    ),
    card(
        "Palace Guard",
        "{2}{W}",
        "Creature — Human Soldier",
        StaticAbility((BlocksAdditional(This(), None),)),
        size=(1, 4),
    ),
    card(
        "Paladin en-Vec",
        "{1}{W}{W}",
        "Creature — Human Knight",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        size=(2, 2),
    ),
    card(
        "Phantom Nishoba",
        "{5}{G}{W}",
        "Creature — Beast Cat Spirit",
        KeywordAbility("trample"),
        StaticAbility((EntersWithCounters(This(), "+1/+1", 7),)),
        TriggeredAbility(Trigger(EventKind.DEALS_DAMAGE), (GainLife(Who.YOU, ThatMuch()),)),
        StaticAbility(
            (PreventDamage(recipient=This(), then=(RemoveCountersFrom(This(), "+1/+1"),)),)
        ),
        size=(0, 0),
    ),
    card(
        "Phyrexian Crusader",
        "{1}{B}{B}",
        "Creature — Knight Phyrexian Zombie",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        KeywordAbility("protection", quality=IsColor(Color.WHITE)),
        KeywordAbility("infect"),
        size=(2, 2),
    ),
    card(
        "Pili-Pala",
        "{2}",
        "Artifact Creature — Scarecrow",
        KeywordAbility("flying"),
        ActivatedAbility(Cost((PayMana(mana("{2}")), UntapThis())), (AddMana(ManaOfColors()),)),
        size=(1, 1),
    ),
    card("Pillarfield Ox", "{3}{W}", "Creature — Ox", size=(2, 4)),
    card(
        "Plague Stinger",
        "{1}{B}",
        "Creature — Horror Insect Phyrexian",
        KeywordAbility("flying"),
        KeywordAbility("infect"),
        size=(1, 1),
    ),
    card(
        "Platinum Angel",
        "{7}",
        "Artifact Creature — Angel",
        KeywordAbility("flying"),
        StaticAbility((CantLose(Who.YOU),)),
        size=(4, 4),
    ),
    card(
        "Platinum Emperion",
        "{8}",
        "Artifact Creature — Golem",
        StaticAbility((LifeCantChange(Who.YOU),)),
        size=(8, 8),
    ),
)
