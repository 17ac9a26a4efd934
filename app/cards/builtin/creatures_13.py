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
from app.terms.amounts import CountOf, ValueOfX
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, ChangeControl, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, RemoveCounters, SacrificeCost, TapThis
from app.terms.effects import (
    CreateTokens,
    DealDamage,
    GainLife,
    PutCountersOn,
    StartChange,
    Target,
    TargetChoice,
    UntapIt,
)
from app.terms.instructions import KeywordAction
from app.terms.modifications import BlocksAdditional
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
    IsColor,
    IsStatus,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Viscera Seer",
        "{B}",
        "Creature — Vampire Wizard",
        ActivatedAbility(
            Cost((SacrificeCost(HasType(CardType.CREATURE)),)), (KeywordAction("scry", number=1),)
        ),
        size=(1, 1),
    ),
    card(
        "Walking Ballista",
        "{X}{X}",
        "Artifact Creature — Construct",
        StaticAbility((EntersWithCounters(This(), "+1/+1", ValueOfX()),)),
        ActivatedAbility(Cost((PayMana(mana("{4}")),)), (PutCountersOn(This(), "+1/+1"),)),
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
        size=(0, 0),
    ),
    card("Walking Corpse", "{1}{B}", "Creature — Zombie", size=(2, 2)),
    card(
        "Wall of Air",
        "{1}{U}{U}",
        "Creature — Wall",
        KeywordAbility("defender"),
        KeywordAbility("flying"),
        size=(1, 5),
    ),
    card(
        "Wall of Denial",
        "{1}{W}{U}",
        "Creature — Wall",
        KeywordAbility("defender"),
        KeywordAbility("flying"),
        KeywordAbility("shroud"),
        size=(0, 8),
    ),
    card("War Mammoth", "{3}{G}", "Creature — Elephant", KeywordAbility("trample"), size=(3, 3)),
    card(
        "Watcher in the Web",
        "{4}{G}",
        "Creature — Spider",
        KeywordAbility("reach"),
        StaticAbility((BlocksAdditional(This(), 7),)),
        size=(2, 5),
    ),
    card("Water Elemental", "{3}{U}{U}", "Creature — Elemental", size=(5, 4)),
    card(
        "Wellwisher",
        "{1}{G}",
        "Creature — Elf",
        ActivatedAbility(Cost((TapThis(),)), (GainLife(Who.YOU, CountOf(HasSubtype("Elf"))),)),
        size=(1, 1),
    ),
    card(
        "White Knight",
        "{W}{W}",
        "Creature — Human Knight",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        size=(2, 2),
    ),
    card(
        "Wild Nacatl",
        "{G}",
        "Creature — Cat Warrior",
        StaticAbility(
            (ContinuousChange(This(), (ModifyPowerToughness(1, 1),)),),
            Exists(AllOf((HasSubtype("Mountain"), Controlled(Who.YOU)))),
        ),
        StaticAbility(
            (ContinuousChange(This(), (ModifyPowerToughness(1, 1),)),),
            Exists(AllOf((HasSubtype("Plains"), Controlled(Who.YOU)))),
        ),
        size=(1, 1),
    ),
    card("Wind Drake", "{2}{U}", "Creature — Drake", KeywordAbility("flying"), size=(2, 2)),
    card(
        "Young Pyromancer",
        "{1}{R}",
        "Creature — Human Shaman",
        TriggeredAbility(
            Trigger(
                EventKind.CAST,
                AllOf(
                    (
                        AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                        IsStatus(Status.SPELL),
                    )
                ),
                player=Who.YOU,
            ),
            (
                CreateTokens(
                    Card(
                        "Elemental Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Elemental Token",
                                colors=frozenset({Color.RED}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Elemental"}),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    )
                ),
            ),
        ),
        size=(2, 1),
    ),
    card("Young Wolf", "{G}", "Creature — Wolf", KeywordAbility("undying"), size=(1, 1)),
    card(
        "Zealous Conscripts",
        "{4}{R}",
        "Creature — Human Warrior",
        KeywordAbility("haste"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(Target(), (ChangeControl(Who.YOU),)),
                UntapIt(Target()),
                StartChange(Target(), (AddAbility(KeywordAbility("haste")),)),
            ),
            targets=(TargetChoice(InZone(Zone.BATTLEFIELD)),),
        ),
        size=(3, 3),
    ),
)
