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
from app.terms.amounts import ThatMuch
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, UntapThis
from app.terms.effects import DrawCards, GainLife, RemoveCountersFrom, StartChange, UntapIt
from app.terms.mana_effects import AddMana, ManaOfColors
from app.terms.modifications import BlocksAdditional, PreventDamage
from app.terms.prohibitions import EntersWithCounters, StaysTapped
from app.terms.selectors import AllOf, Controlled, HasType, IsColor, IsStatus, Status, This, Who
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card("Mons's Goblin Raiders", "{R}", "Creature — Goblin", size=(1, 1)),
    card(
        "Morphling",
        "{3}{U}{U}",
        "Creature — Shapeshifter",
        ActivatedAbility(Cost((PayMana(mana("{U}")),)), (UntapIt(This()),)),
        ActivatedAbility(
            Cost((PayMana(mana("{U}")),)),
            (StartChange(This(), (AddAbility(KeywordAbility("flying")),)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{U}")),)),
            (StartChange(This(), (AddAbility(KeywordAbility("shroud")),)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)), (StartChange(This(), (ModifyPowerToughness(1, -1),)),)
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)), (StartChange(This(), (ModifyPowerToughness(-1, 1),)),)
        ),
        size=(3, 3),
    ),
    card(
        "Mulldrifter",
        "{4}{U}",
        "Creature — Elemental",
        KeywordAbility("flying"),
        TriggeredAbility(Trigger(EventKind.ENTERS), (DrawCards(Who.YOU, 2),)),
        KeywordAbility("evoke", cost=Cost((PayMana(mana("{2}{U}")),))),
        size=(2, 2),
    ),
    card(
        "Myr Enforcer",
        "{7}",
        "Artifact Creature — Myr",
        KeywordAbility("affinity", quality=HasType(CardType.ARTIFACT)),
        size=(4, 4),
    ),
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
)
