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
from app.terms.changes import ModifyPowerToughness
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    MoveTo,
    PreventDamageTo,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.library_effects import SearchLibrary
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
    IsStatus,
    Not,
    PowerIs,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Priest of Titania",
        "{1}{G}",
        "Creature — Druid Elf",
        ActivatedAbility(
            Cost((TapThis(),)),
            (AddMana(ManaOf((ManaType.GREEN,)), times=CountOf(HasSubtype("Elf"))),),
        ),
        size=(1, 1),
    ),
    card(
        "Primeval Titan",
        "{4}{G}{G}",
        "Creature — Giant",
        KeywordAbility("trample"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (SearchLibrary(HasType(CardType.LAND), Zone.BATTLEFIELD, 2, True, True),),
            optional=True,
            also=(Trigger(EventKind.ATTACKS),),
        ),
        size=(6, 6),
    ),
    card(
        "Prodigal Pyromancer",
        "{2}{R}",
        "Creature — Human Wizard",
        ActivatedAbility(
            Cost((TapThis(),)),
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
        size=(1, 1),
    ),
    card(
        "Prodigal Sorcerer",
        "{2}{U}",
        "Creature — Human Sorcerer Wizard",
        ActivatedAbility(
            Cost((TapThis(),)),
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
        size=(1, 1),
    ),
    card(
        "Raging Goblin", "{R}", "Creature — Berserker Goblin", KeywordAbility("haste"), size=(1, 1)
    ),
    card(
        "Ravenous Chupacabra",
        "{2}{B}{B}",
        "Creature — Beast Horror",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DestroyIt(Target()),),
            targets=(TargetChoice(AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT)))),),
        ),
        size=(2, 2),
    ),
    card(
        "Reaper King",
        "{2/W}{2/U}{2/B}{2/R}{2/G}",
        "Legendary Artifact Creature — Scarecrow",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            Not(This()),
                            HasSubtype("Scarecrow"),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
        TriggeredAbility(
            Trigger(
                EventKind.ENTERS, AllOf((Not(This()), HasSubtype("Scarecrow"), Controlled(Who.YOU)))
            ),
            (DestroyIt(Target()),),
            targets=(TargetChoice(InZone(Zone.BATTLEFIELD)),),
        ),
        size=(6, 6),
    ),
    card(
        "Reclamation Sage",
        "{2}{G}",
        "Creature — Elf Shaman",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DestroyIt(Target()),),
            optional=True,
            targets=(
                TargetChoice(AnyOf((HasType(CardType.ARTIFACT), HasType(CardType.ENCHANTMENT)))),
            ),
        ),
        size=(2, 1),
    ),
    card(
        "Reveillark",
        "{4}{W}",
        "Creature — Elemental",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.LEAVES),
            (MoveTo(Targets(), Zone.BATTLEFIELD),),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            HasType(CardType.CREATURE),
                            PowerIs(Comparison.AT_MOST, 2),
                            Controlled(Who.YOU),
                        )
                    ),
                    zone=Zone.GRAVEYARD,
                    count=2,
                    up_to=True,
                ),
            ),
        ),
        KeywordAbility("evoke", cost=Cost((PayMana(mana("{5}{W}")),))),
        size=(4, 3),
    ),
    card(
        "Rhox War Monk",
        "{G}{W}{U}",
        "Creature — Monk Rhino",
        KeywordAbility("lifelink"),
        size=(3, 4),
    ),
    card(
        "Royal Assassin",
        "{1}{B}{B}",
        "Creature — Assassin Human",
        ActivatedAbility(
            Cost((TapThis(),)),
            (DestroyIt(Target()),),
            targets=(TargetChoice(AllOf((IsStatus(Status.TAPPED), HasType(CardType.CREATURE)))),),
        ),
        size=(1, 1),
    ),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", size=(2, 2)),
    card(
        "Safehold Elite", "{1}{G/W}", "Creature — Elf Scout", KeywordAbility("persist"), size=(2, 2)
    ),
    card(
        "Samite Healer",
        "{1}{W}",
        "Creature — Cleric Human",
        ActivatedAbility(
            Cost((TapThis(),)),
            (PreventDamageTo(Target(), 1),),
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
        size=(1, 1),
    ),
    card("Savannah Lions", "{W}", "Creature — Cat", size=(2, 1)),
    card("Scathe Zombies", "{2}{B}", "Creature — Zombie", size=(2, 2)),
    card("Sedge Scorpion", "{G}", "Creature — Scorpion", KeywordAbility("deathtouch"), size=(1, 1)),
)
