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
from app.terms.amounts import CountOf, PowerOf
from app.terms.cards import Card, Layout
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.damage_effects import PreventDamage
from app.terms.effects import MoveTo, RegenerateIt, StartChange, Target, TargetChoice
from app.terms.instructions import StealPhase
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.modifications import AssignsByToughness
from app.terms.playing import GoesElsewhere, Place
from app.terms.prohibitions import EntersAsCopy, ScaleCounters
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Cathodion",
        "{3}",
        "Artifact Creature — Construct",
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (AddMana(ManaOf((ManaType.COLORLESS, ManaType.COLORLESS, ManaType.COLORLESS))),),
        ),
        size=(3, 3),
    ),
    card("Centaur Courser", "{2}{G}", "Creature — Centaur Warrior", size=(3, 3)),
    card(
        "Chameleon Colossus",
        "{2}{G}{G}",
        "Creature — Shapeshifter",
        KeywordAbility("changeling"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        ActivatedAbility(
            Cost((PayMana(mana("{2}{G}{G}")),)),
            (StartChange(This(), (ModifyPowerToughness(PowerOf(This()), PowerOf(This())),)),),
        ),
        size=(4, 4),
    ),
    card(
        "Chittering Host",
        "",
        "Creature — Eldrazi Horror",
        KeywordAbility("haste"),
        KeywordAbility("menace"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    AllOf((Not(This()), HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 0), AddAbility(KeywordAbility("menace"))),
                ),
            ),
        ),
        size=(5, 6),
        colors="B",
        layout=Layout.MELD,
    ),
    card(
        "Cho-Manno, Revolutionary",
        "{2}{W}{W}",
        "Legendary Creature — Human Rebel",
        StaticAbility((PreventDamage(recipient=This()),)),
        size=(2, 2),
    ),
    card(
        "Clocknapper",
        "{3}{U}{U}",
        "Creature — Human Spy",
        TriggeredAbility(
            Trigger(EventKind.ENTERS), (StealPhase(Target()),), targets=(TargetChoice(who=Who.ANY),)
        ),
        size=(2, 2),
    ),
    card(
        "Clone",
        "{3}{U}",
        "Creature — Shapeshifter",
        StaticAbility((EntersAsCopy(This(), HasType(CardType.CREATURE)),)),
        size=(0, 0),
    ),
    card(
        "Colossal Dreadmaw",
        "{4}{G}{G}",
        "Creature — Dinosaur",
        KeywordAbility("trample"),
        size=(6, 6),
    ),
    card(
        "Corpsejack Menace",
        "{2}{B}{G}",
        "Creature — Fungus",
        StaticAbility(
            (
                ScaleCounters(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), kind="+1/+1", times=2
                ),
            )
        ),
        size=(4, 4),
    ),
    card(
        "Craw Giant",
        "{3}{G}{G}{G}{G}",
        "Creature — Giant",
        KeywordAbility("trample"),
        KeywordAbility("rampage", 2),
        size=(6, 4),
    ),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", size=(6, 4)),
    card(
        "Crested Craghorn",
        "{4}{R}",
        "Creature — Beast Goat",
        KeywordAbility("haste"),
        KeywordAbility("provoke"),
        size=(4, 1),
    ),
    card(
        "Darksteel Colossus",
        "{11}",
        "Artifact Creature — Golem",
        KeywordAbility("trample"),
        KeywordAbility("indestructible"),
        StaticAbility((GoesElsewhere(This(), Zone.LIBRARY, Place.SHUFFLED),)),
        size=(11, 11),
    ),
    card(
        "Darksteel Myr",
        "{3}",
        "Artifact Creature — Myr",
        KeywordAbility("indestructible"),
        size=(0, 1),
    ),
    card(
        "Deadly Recluse",
        "{1}{G}",
        "Creature — Spider",
        KeywordAbility("reach"),
        KeywordAbility("deathtouch"),
        size=(1, 2),
    ),
    card(
        "Devoted Retainer",
        "{W}",
        "Creature — Human Samurai",
        KeywordAbility("bushido", 1),
        size=(1, 1),
    ),
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
    card("Fire Elemental", "{3}{R}{R}", "Creature — Elemental", size=(5, 4)),
)
