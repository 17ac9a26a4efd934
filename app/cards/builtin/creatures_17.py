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
from app.terms.changes import ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, RemoveCounters, TapThis
from app.terms.effects import (
    CreateTokens,
    DealDamage,
    GainLife,
    PutCountersOn,
    Target,
    TargetChoice,
)
from app.terms.instructions import AtOnce, DoesNotUntap
from app.terms.mana_effects import AddMana, ManaOfProducedType
from app.terms.modifications import BlocksAdditional
from app.terms.prohibitions import EntersWithCounters, ScaleCounters
from app.terms.selectors import (
    AbilityOnStack,
    AllOf,
    AnyOf,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    IsStatus,
    TargetCount,
    ThatObject,
    This,
    Who,
)
from app.terms.stack_effects import ChangeTargets
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Vorinclex, Voice of Hunger",
        "{6}{G}{G}",
        "Legendary Creature — Phyrexian Praetor",
        KeywordAbility("trample"),
        TriggeredAbility(
            Trigger(EventKind.TAPPED_FOR_MANA, HasType(CardType.LAND), player=Who.YOU),
            (AddMana(ManaOfProducedType(HasType(CardType.LAND))),),
        ),
        TriggeredAbility(
            Trigger(EventKind.TAPPED_FOR_MANA, HasType(CardType.LAND), player=Who.OPPONENT),
            (DoesNotUntap(ThatObject()),),
        ),
        size=(7, 6),
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
    card(
        "Willbender",
        "{1}{U}",
        "Creature — Human Wizard",
        KeywordAbility("morph", cost=Cost((PayMana(mana("{1}{U}")),))),
        TriggeredAbility(
            Trigger(EventKind.TURNED_FACE_UP),
            (ChangeTargets(Target()),),
            targets=(
                TargetChoice(
                    AllOf((AnyOf((IsStatus(Status.SPELL), AbilityOnStack())), TargetCount(1))),
                    zone=Zone.STACK,
                ),
            ),
        ),
        size=(1, 2),
    ),
    card("Wind Drake", "{2}{U}", "Creature — Drake", KeywordAbility("flying"), size=(2, 2)),
    card(
        "Winding Constrictor",
        "{B}{G}",
        "Creature — Snake",
        StaticAbility(
            (
                ScaleCounters(
                    AllOf(
                        (
                            AnyOf((HasType(CardType.ARTIFACT), HasType(CardType.CREATURE))),
                            Controlled(Who.YOU),
                        )
                    ),
                    plus=1,
                ),
            )
        ),
        StaticAbility((ScaleCounters(None, Who.YOU, plus=1),)),
        size=(2, 3),
    ),
    card(
        "Wurmcoil Engine",
        "{6}",
        "Artifact Creature — Phyrexian Wurm",
        KeywordAbility("deathtouch"),
        KeywordAbility("lifelink"),
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (
                AtOnce(
                    (
                        CreateTokens(
                            Card(
                                "Phyrexian Wurm Token",
                                Layout.TOKEN,
                                (
                                    Face(
                                        "Phyrexian Wurm Token",
                                        types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
                                        subtypes=frozenset({"Phyrexian", "Wurm"}),
                                        abilities=(KeywordAbility("deathtouch"),),
                                        power=3,
                                        toughness=3,
                                    ),
                                ),
                            )
                        ),
                        CreateTokens(
                            Card(
                                "Phyrexian Wurm Token",
                                Layout.TOKEN,
                                (
                                    Face(
                                        "Phyrexian Wurm Token",
                                        types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
                                        subtypes=frozenset({"Phyrexian", "Wurm"}),
                                        abilities=(KeywordAbility("lifelink"),),
                                        power=3,
                                        toughness=3,
                                    ),
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
        size=(6, 6),
    ),
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
)
