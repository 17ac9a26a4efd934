"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, double, face, mana
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import ThatMuch
from app.terms.cards import Card, Layout
from app.terms.changes import AddAbility
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost, TapThis
from app.terms.damage_effects import CantBePrevented, PreventDamage
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    PutCountersOn,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
    UntapIt,
)
from app.terms.instructions import MayDo
from app.terms.library_effects import TapOrUntap
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.modifications import CantBlock
from app.terms.playing import CantCast
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
    ManaValueIs,
    Not,
    SourceOfChoice,
    ThatObject,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Boggart Ram-Gang",
        "{R/G}{R/G}{R/G}",
        "Creature — Goblin Warrior",
        KeywordAbility("haste"),
        KeywordAbility("wither"),
        size=(3, 3),
    ),
    double(
        Layout.ADVENTURE,
        face(
            "Bonecrusher Giant",
            "{2}{R}",
            "Creature — Giant",
            TriggeredAbility(
                Trigger(EventKind.BECOMES_TARGET, other=IsStatus(Status.SPELL)),
                (DealDamage(2, ControllerOf(ThatObject()), This()),),
            ),
            size=(4, 3),
        ),
        face(
            "Stomp",
            "{1}{R}",
            "Instant — Adventure",
            SpellAbility(
                (StartModification(CantBePrevented()), DealDamage(2, Target(), This())),
                (
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
        ),
    ),
    card(
        "Boreal Druid",
        "{G}",
        "Snow Creature — Druid Elf",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        size=(1, 1),
    ),
    card(
        "Boros Reckoner",
        "{R/W}{R/W}{R/W}",
        "Creature — Minotaur Wizard",
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
        ActivatedAbility(
            Cost((PayMana(mana("{R/W}")),)),
            (StartChange(This(), (AddAbility(KeywordAbility("first strike")),)),),
        ),
        size=(3, 3),
    ),
    card(
        "Boros Recruit",
        "{R/W}",
        "Creature — Goblin Soldier",
        KeywordAbility("first strike"),
        size=(1, 1),
    ),
    card(
        "Boros Swiftblade",
        "{R}{W}",
        "Creature — Human Soldier",
        KeywordAbility("double strike"),
        size=(1, 2),
    ),
    card(
        "Branchsnap Lorian",
        "{1}{G}{G}",
        "Creature — Beast",
        KeywordAbility("trample"),
        KeywordAbility("morph", cost=Cost((PayMana(mana("{G}")),))),
        size=(4, 1),
    ),
    card(
        "Brisela, Voice of Nightmares",
        "",
        "Legendary Creature — Angel Eldrazi",
        KeywordAbility("flying"),
        KeywordAbility("first strike"),
        KeywordAbility("vigilance"),
        KeywordAbility("lifelink"),
        StaticAbility(
            (
                CantCast(
                    Who.OPPONENT,
                    AllOf((IsStatus(Status.SPELL), ManaValueIs(Comparison.AT_MOST, 3))),
                ),
            )
        ),
        size=(9, 10),
        colors="W",
        layout=Layout.MELD,
    ),
    card(
        "Brontotherium",
        "{4}{G}{G}",
        "Creature — Beast",
        KeywordAbility("trample"),
        KeywordAbility("provoke"),
        size=(5, 3),
    ),
    card("Bronze Sable", "{2}", "Artifact Creature — Sable", size=(2, 1)),
    card(
        "Burrenton Forge-Tender",
        "{W}",
        "Creature — Kithkin Wizard",
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
            (
                StartModification(
                    PreventDamage(SourceOfChoice(AllOf((IsColor(Color.RED), Anything()))))
                ),
            ),
        ),
        size=(1, 1),
    ),
    card("Caelorna, Coral Tyrant", "{1}{U}", "Legendary Creature — Octopus", size=(0, 8)),
    card(
        "Captain of the Mists",
        "{2}{U}",
        "Creature — Human Wizard",
        TriggeredAbility(
            Trigger(
                EventKind.ENTERS, AllOf((Not(This()), HasSubtype("Human"), Controlled(Who.YOU)))
            ),
            (UntapIt(This()),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{U}")), TapThis())),
            (MayDo((TapOrUntap(Target()),)),),
            targets=(TargetChoice(InZone(Zone.BATTLEFIELD)),),
        ),
        size=(2, 3),
    ),
    card(
        "Carrion Feeder",
        "{B}",
        "Creature — Zombie",
        StaticAbility((CantBlock(This()),)),
        ActivatedAbility(
            Cost((SacrificeCost(HasType(CardType.CREATURE)),)), (PutCountersOn(This(), "+1/+1"),)
        ),
        size=(1, 1),
    ),
    card("Catacomb Crocodile", "{4}{B}", "Creature — Crocodile", size=(3, 7)),
    card("Catacomb Slug", "{4}{B}", "Creature — Slug", size=(2, 6)),
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
)
