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
from app.terms.amounts import CountersOn, CountOf, ThatMuch, Times
from app.terms.cards import Card, Layout, StarValue
from app.terms.changes import (
    AddAbility,
    DefinePowerToughness,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.conditions import AllConditions, Compare, Exists
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.durations import Duration
from app.terms.effects import DealDamage, MoveTo, StartChange, Target, TargetChoice
from app.terms.instructions import GainWhatOthersHave
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.modifications import AttacksIfAble, CantBeBlocked
from app.terms.selectors import (
    AllOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
    IsStatus,
    Not,
    SomeOf,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", size=(2, 2)),
    card(
        "Jackal Pup",
        "{R}",
        "Creature — Jackal",
        TriggeredAbility(
            Trigger(EventKind.IS_DEALT_DAMAGE), (DealDamage(ThatMuch(), Who.YOU, This()),)
        ),
        size=(2, 1),
    ),
    card(
        "Juggernaut",
        "{4}",
        "Artifact Creature — Juggernaut",
        StaticAbility((AttacksIfAble(This()),)),
        StaticAbility((CantBeBlocked(This(), HasSubtype("Wall")),)),
        size=(5, 3),
    ),
    card(
        "Kargan Dragonlord",
        "{R}{R}",
        "Creature — Human Warrior",
        KeywordAbility("level up", cost=Cost((PayMana(mana("{R}")),))),
        StaticAbility(
            (
                ContinuousChange(
                    This(), (AddAbility(KeywordAbility("flying")), SetPowerToughness(4, 4))
                ),
            ),
            AllConditions(
                (
                    Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 4),
                    Compare(CountersOn(This(), "level"), Comparison.AT_MOST, 7),
                )
            ),
        ),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        AddAbility(KeywordAbility("flying")),
                        AddAbility(KeywordAbility("trample")),
                        AddAbility(
                            ActivatedAbility(
                                Cost((PayMana(mana("{R}")),)),
                                (StartChange(This(), (ModifyPowerToughness(1, 0),)),),
                            )
                        ),
                        SetPowerToughness(8, 8),
                    ),
                ),
            ),
            Compare(CountersOn(This(), "level"), Comparison.AT_LEAST, 8),
        ),
        size=(2, 2),
        layout=Layout.LEVELER,
    ),
    card(
        "Keldon Marauders",
        "{1}{R}",
        "Creature — Human Warrior",
        KeywordAbility("vanishing", 2),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DealDamage(1, Target(), This()),),
            also=(Trigger(EventKind.LEAVES),),
            targets=(TargetChoice(HasType(CardType.PLANESWALKER), Who.ANY),),
        ),
        size=(3, 3),
    ),
    card(
        "Kird Ape",
        "{R}",
        "Creature — Ape",
        StaticAbility(
            (ContinuousChange(This(), (ModifyPowerToughness(1, 2),)),),
            Exists(AllOf((HasSubtype("Forest"), Controlled(Who.YOU)))),
        ),
        size=(1, 1),
    ),
    card(
        "Kor Skyfisher",
        "{1}{W}",
        "Creature — Kor Soldier",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(SomeOf(AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU)))), Zone.HAND),),
        ),
        size=(2, 3),
    ),
    card("Kraken Hatchling", "{U}", "Creature — Kraken", size=(0, 4)),
    card("Leatherback Baloth", "{G}{G}{G}", "Creature — Beast", size=(4, 5)),
    card(
        "Llanowar Elves",
        "{G}",
        "Creature — Druid Elf",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.GREEN,))),)),
        size=(1, 1),
    ),
    card(
        "Loam Lion",
        "{W}",
        "Creature — Cat",
        StaticAbility(
            (ContinuousChange(This(), (ModifyPowerToughness(1, 2),)),),
            Exists(AllOf((HasSubtype("Forest"), Controlled(Who.YOU)))),
        ),
        size=(1, 1),
    ),
    card(
        "Lodestone Golem",
        "{4}",
        "Artifact Creature — Golem",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((Not(HasType(CardType.ARTIFACT)), IsStatus(Status.SPELL))),
                    mana("{1}"),
                    False,
                ),
            )
        ),
        size=(5, 3),
    ),
    card(
        "Lord of Atlantis",
        "{U}{U}",
        "Creature — Merfolk",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(This()), HasSubtype("Merfolk"))),
                    (
                        ModifyPowerToughness(1, 1),
                        AddAbility(KeywordAbility("landwalk", quality=HasSubtype("Island"))),
                    ),
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Majestic Myriarch",
        "{4}{G}",
        "Creature — Chimera",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        DefinePowerToughness(
                            Times(
                                2, CountOf(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))))
                            ),
                            Times(
                                2, CountOf(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))))
                            ),
                        ),
                    ),
                ),
            ),
            characteristic_defining=True,
        ),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.BEGINNING_OF_COMBAT),
            (
                GainWhatOthersHave(
                    This(),
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
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
                    Duration.END_OF_TURN,
                ),
            ),
        ),
        size=(StarValue.STAR, StarValue.STAR),
    ),
    card(
        "Man-o'-War",
        "{2}{U}",
        "Creature — Jellyfish",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(Target(), Zone.HAND),),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
        size=(2, 2),
    ),
    card("Maritime Guard", "{1}{U}", "Creature — Merfolk Soldier", size=(1, 3)),
)
