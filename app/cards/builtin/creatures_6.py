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
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness, SetPowerToughness, SetSubtypesOf
from app.terms.colors import Color
from app.terms.conditions import Exists, Matches
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.durations import Duration
from app.terms.effects import MoveTo, RegenerateIt, StartChange, Target, TargetChoice
from app.terms.instructions import IfSo
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.modifications import AssignsByToughness
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    IsStatus,
    Not,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Doran, the Siege Tower",
        "{W}{B}{G}",
        "Legendary Creature — Shaman Treefolk",
        StaticAbility((AssignsByToughness(HasType(CardType.CREATURE)),)),
        size=(0, 5),
    ),
    card("Dross Crocodile", "{3}{B}", "Creature — Crocodile Zombie", size=(5, 1)),
    card(
        "Drudge Skeletons",
        "{1}{B}",
        "Creature — Skeleton",
        ActivatedAbility(Cost((PayMana(mana("{B}")),)), (RegenerateIt(This()),)),
        size=(1, 1),
    ),
    card("Eager Cadet", "{W}", "Creature — Human Soldier", size=(1, 1)),
    card("Earth Elemental", "{3}{R}{R}", "Creature — Elemental", size=(4, 5)),
    card(
        "Elderwood Scion",
        "{3}{G}{W}",
        "Creature — Elemental",
        KeywordAbility("trample"),
        KeywordAbility("lifelink"),
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{2}"),
                    targeting=This(),
                ),
            )
        ),
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsStatus(Status.SPELL), Controlled(Who.OPPONENT))),
                    mana("{2}"),
                    False,
                    targeting=This(),
                ),
            )
        ),
        size=(4, 4),
    ),
    card("Elite Vanguard", "{W}", "Creature — Human Soldier", size=(2, 1)),
    card(
        "Elvish Archdruid",
        "{1}{G}{G}",
        "Creature — Druid Elf",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            Not(This()),
                            HasSubtype("Elf"),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOf((ManaType.GREEN,)),
                    times=CountOf(AllOf((HasSubtype("Elf"), Controlled(Who.YOU)))),
                ),
            ),
        ),
        size=(2, 2),
    ),
    card(
        "Elvish Archers",
        "{1}{G}",
        "Creature — Archer Elf",
        KeywordAbility("first strike"),
        size=(2, 1),
    ),
    card(
        "Elvish Mystic",
        "{G}",
        "Creature — Druid Elf",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.GREEN,))),)),
        size=(1, 1),
    ),
    card(
        "Etched Champion",
        "{3}",
        "Artifact Creature — Soldier",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.WHITE))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLUE))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLACK))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.RED))),
                        AddAbility(KeywordAbility("protection", quality=IsColor(Color.GREEN))),
                    ),
                ),
            ),
            Exists(AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU))), number=3),
        ),
        size=(2, 2),
    ),
    card(
        "Eternal Witness",
        "{1}{G}{G}",
        "Creature — Human Shaman",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (MoveTo(Target(), Zone.HAND),),
            optional=True,
            targets=(TargetChoice(Controlled(Who.YOU), zone=Zone.GRAVEYARD),),
        ),
        size=(2, 1),
    ),
    card(
        "Ezuri, Renegade Leader",
        "{1}{G}{G}",
        "Legendary Creature — Elf Warrior",
        ActivatedAbility(
            Cost((PayMana(mana("{G}")),)),
            (RegenerateIt(Target()),),
            targets=(TargetChoice(AllOf((Not(This()), HasSubtype("Elf")))),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{2}{G}{G}{G}")),)),
            (
                StartChange(
                    AllOf((HasSubtype("Elf"), HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(3, 3), AddAbility(KeywordAbility("trample"))),
                ),
            ),
        ),
        size=(2, 2),
    ),
    card(
        "Fencing Ace",
        "{1}{W}",
        "Creature — Human Soldier",
        KeywordAbility("double strike"),
        size=(1, 1),
    ),
    card(
        "Figure of Destiny",
        "{R/W}",
        "Creature — Kithkin",
        ActivatedAbility(
            Cost((PayMana(mana("{R/W}")),)),
            (
                StartChange(
                    This(),
                    (
                        SetSubtypesOf(CardType.CREATURE, frozenset({"Kithkin", "Spirit"})),
                        SetPowerToughness(2, 2),
                    ),
                    Duration.PERMANENT,
                ),
            ),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{R/W}{R/W}{R/W}")),)),
            (
                IfSo(
                    Matches(This(), HasSubtype("Spirit")),
                    (
                        StartChange(
                            This(),
                            (
                                SetSubtypesOf(
                                    CardType.CREATURE, frozenset({"Kithkin", "Spirit", "Warrior"})
                                ),
                                SetPowerToughness(4, 4),
                            ),
                            Duration.PERMANENT,
                        ),
                    ),
                ),
            ),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}")),)),
            (
                IfSo(
                    Matches(This(), HasSubtype("Warrior")),
                    (
                        StartChange(
                            This(),
                            (
                                SetSubtypesOf(
                                    CardType.CREATURE,
                                    frozenset({"Avatar", "Kithkin", "Spirit", "Warrior"}),
                                ),
                                SetPowerToughness(8, 8),
                                AddAbility(KeywordAbility("flying")),
                                AddAbility(KeywordAbility("first strike")),
                            ),
                            Duration.PERMANENT,
                        ),
                    ),
                ),
            ),
        ),
        size=(1, 1),
    ),
    card("Fire Elemental", "{3}{R}{R}", "Creature — Elemental", size=(5, 4)),
)
