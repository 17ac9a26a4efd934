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
from app.terms.amounts import CardTypesAmong, CountersOn, CountOf, Plus, ThatMuch
from app.terms.cards import Card, Face, Layout, StarValue
from app.terms.changes import (
    AddAbility,
    DefinePowerToughness,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import AllConditions, Compare
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.effects import (
    CreateTokens,
    DealDamage,
    GainLife,
    MoveTo,
    StartChange,
    Target,
    TargetChoice,
)
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.modifications import MustBeBlocked
from app.terms.prohibitions import ChosenAsItEnters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    IsStatus,
    ManaValueIs,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Soul Warden",
        "{W}",
        "Creature — Cleric Human",
        TriggeredAbility(
            Trigger(EventKind.ENTERS, AllOf((Not(This()), HasType(CardType.CREATURE)))),
            (GainLife(Who.YOU, 1),),
        ),
        size=(1, 1),
    ),
    card(
        "Soul's Attendant",
        "{W}",
        "Creature — Cleric Human",
        TriggeredAbility(
            Trigger(EventKind.ENTERS, AllOf((Not(This()), HasType(CardType.CREATURE)))),
            (GainLife(Who.YOU, 1),),
            optional=True,
        ),
        size=(1, 1),
    ),
    card(
        "Sphinx of the Steel Wind",
        "{5}{W}{U}{B}",
        "Artifact Creature — Sphinx",
        KeywordAbility("flying"),
        KeywordAbility("first strike"),
        KeywordAbility("vigilance"),
        KeywordAbility("lifelink"),
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        KeywordAbility("protection", quality=IsColor(Color.GREEN)),
        size=(6, 6),
    ),
    card(
        "Spitemare",
        "{2}{R/W}{R/W}",
        "Creature — Elemental",
        TriggeredAbility(
            Trigger(EventKind.IS_DEALT_DAMAGE),
            (DealDamage(ThatMuch(), Target(), This()),),
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
        size=(3, 3),
    ),
    card("Storm Crow", "{1}{U}", "Creature — Bird", KeywordAbility("flying"), size=(1, 2)),
    card(
        "Strangleroot Geist",
        "{G}{G}",
        "Creature — Spirit",
        KeywordAbility("haste"),
        KeywordAbility("undying"),
        size=(2, 1),
    ),
    card(
        "Student of Warfare",
        "{W}",
        "Creature — Human Knight",
        KeywordAbility("level up", cost=Cost((PayMana(mana("{W}")),))),
        StaticAbility(
            (
                ContinuousChange(
                    This(), (AddAbility(KeywordAbility("first strike")), SetPowerToughness(3, 3))
                ),
            ),
            AllConditions(
                (
                    Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 2),
                    Compare(CountersOn(This(), "level"), Comparison.AT_MOST, 6),
                )
            ),
        ),
        StaticAbility(
            (
                ContinuousChange(
                    This(), (AddAbility(KeywordAbility("double strike")), SetPowerToughness(4, 4))
                ),
            ),
            Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 7),
        ),
        size=(1, 1),
        layout=Layout.LEVELER,
    ),
    card(
        "Stuffy Doll",
        "{5}",
        "Artifact Creature — Construct",
        KeywordAbility("indestructible"),
        StaticAbility((ChosenAsItEnters(This(), "player"),)),
        TriggeredAbility(
            Trigger(EventKind.IS_DEALT_DAMAGE), (DealDamage(ThatMuch(), Who.CHOSEN_PLAYER, This()),)
        ),
        ActivatedAbility(Cost((TapThis(),)), (DealDamage(1, This(), This()),)),
        size=(0, 1),
    ),
    card(
        "Su-Chi",
        "{4}",
        "Artifact Creature — Construct",
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (
                AddMana(
                    ManaOf(
                        (
                            ManaType.COLORLESS,
                            ManaType.COLORLESS,
                            ManaType.COLORLESS,
                            ManaType.COLORLESS,
                        )
                    )
                ),
            ),
        ),
        size=(4, 4),
    ),
    card(
        "Sun Titan",
        "{4}{W}{W}",
        "Creature — Giant",
        KeywordAbility("vigilance"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(Target(), Zone.BATTLEFIELD),),
            optional=True,
            also=(Trigger(EventKind.ATTACKS),),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            AnyOf(
                                (
                                    HasType(CardType.ARTIFACT),
                                    HasType(CardType.BATTLE),
                                    HasType(CardType.CREATURE),
                                    HasType(CardType.ENCHANTMENT),
                                    HasType(CardType.LAND),
                                    HasType(CardType.PLANESWALKER),
                                )
                            ),
                            ManaValueIs(Comparison.AT_MOST, 3),
                            Controlled(Who.YOU),
                        )
                    ),
                    zone=Zone.GRAVEYARD,
                ),
            ),
        ),
        size=(6, 6),
    ),
    card(
        "Tarmogoyf",
        "{1}{G}",
        "Creature — Lhurgoyf",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        DefinePowerToughness(
                            CardTypesAmong(Anything()), Plus(CardTypesAmong(Anything()), 1)
                        ),
                    ),
                ),
            ),
            characteristic_defining=True,
        ),
        size=(StarValue.STAR, StarValue.ONE_MORE),
    ),
    card(
        "Taunting Elf",
        "{G}",
        "Creature — Elf",
        StaticAbility((MustBeBlocked(This(), True, HasType(CardType.CREATURE)),)),
        size=(0, 1),
    ),
    card(
        "Tel-Jilad Archers",
        "{4}{G}",
        "Creature — Archer Elf",
        KeywordAbility("protection", quality=HasType(CardType.ARTIFACT)),
        KeywordAbility("reach"),
        size=(2, 4),
    ),
    card(
        "Thalia, Guardian of Thraben",
        "{1}{W}",
        "Legendary Creature — Human Soldier",
        KeywordAbility("first strike"),
        StaticAbility(
            (
                ChangeCost(
                    AllOf((Not(HasType(CardType.CREATURE)), IsStatus(Status.SPELL))),
                    mana("{1}"),
                    False,
                ),
            )
        ),
        size=(2, 1),
    ),
    card(
        "Thragtusk",
        "{4}{G}",
        "Creature — Beast",
        TriggeredAbility(Trigger(EventKind.ENTERS), (GainLife(Who.YOU, 5),)),
        TriggeredAbility(
            Trigger(EventKind.LEAVES),
            (
                CreateTokens(
                    Card(
                        "Beast Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Beast Token",
                                colors=frozenset({Color.GREEN}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Beast"}),
                                power=3,
                                toughness=3,
                            ),
                        ),
                    )
                ),
            ),
        ),
        size=(5, 3),
    ),
    card("Timber Wolves", "{G}", "Creature — Wolf", KeywordAbility("banding"), size=(1, 1)),
    card(
        "Timberwatch Elf",
        "{2}{G}",
        "Creature — Elf",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                StartChange(
                    Target(),
                    (ModifyPowerToughness(CountOf(HasSubtype("Elf")), CountOf(HasSubtype("Elf"))),),
                ),
            ),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
        size=(1, 2),
    ),
)
