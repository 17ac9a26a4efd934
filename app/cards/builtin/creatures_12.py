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
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, RemoveCounters, TapThis
from app.terms.effects import CreateTokens, DealDamage, GainLife, StartChange, Target, TargetChoice
from app.terms.mana_effects import ChangeCost
from app.terms.modifications import ScaleDamage
from app.terms.prohibitions import EntersWithCounters
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
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
    card(
        "Tine Shrike",
        "{3}{W}",
        "Creature — Bird Phyrexian",
        KeywordAbility("flying"),
        KeywordAbility("infect"),
        size=(2, 1),
    ),
    card(
        "Tombstalker",
        "{6}{B}{B}",
        "Creature — Demon",
        KeywordAbility("flying"),
        KeywordAbility("delve"),
        size=(5, 5),
    ),
    card(
        "Torbran, Thane of Red Fell",
        "{1}{R}{R}{R}",
        "Legendary Creature — Dwarf Noble",
        StaticAbility(
            (
                ScaleDamage(
                    AllOf((IsColor(Color.RED), Anything(), Controlled(Who.YOU))),
                    AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.OPPONENT))),
                    Who.OPPONENT,
                    plus=2,
                ),
            )
        ),
        size=(2, 4),
    ),
    card(
        "Triskelion",
        "{6}",
        "Artifact Creature — Construct",
        StaticAbility((EntersWithCounters(This(), "+1/+1", 3),)),
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
        size=(1, 1),
    ),
    card("Typhoid Rats", "{B}", "Creature — Rat", KeywordAbility("deathtouch"), size=(1, 1)),
    card(
        "Vampire Cutthroat",
        "{B}",
        "Creature — Rogue Vampire",
        KeywordAbility("skulk"),
        KeywordAbility("lifelink"),
        size=(1, 1),
    ),
    card(
        "Vampire Nighthawk",
        "{1}{B}{B}",
        "Creature — Shaman Vampire",
        KeywordAbility("flying"),
        KeywordAbility("deathtouch"),
        KeywordAbility("lifelink"),
        size=(2, 3),
    ),
    card(
        "Vault Skirge",
        "{1}{B/P}",
        "Artifact Creature — Imp Phyrexian",
        KeywordAbility("flying"),
        KeywordAbility("lifelink"),
        size=(1, 1),
    ),
    card(
        "Vedalken Outlander",
        "{W}{U}",
        "Artifact Creature — Scout Vedalken",
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        size=(2, 2),
    ),
    card(
        "Virulent Sliver",
        "{G}",
        "Creature — Sliver",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasSubtype("Sliver"), HasType(CardType.CREATURE))),
                    (AddAbility(KeywordAbility("poisonous", 1)),),
                ),
            )
        ),
        size=(1, 1),
    ),
)
