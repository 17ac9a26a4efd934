"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import EventKind, KeywordAbility, StaticAbility, Trigger, TriggeredAbility
from app.terms.amounts import ThatMuch
from app.terms.amounts_as_cast import TargetsMatching
from app.terms.cards import Card
from app.terms.changes import AddAbility
from app.terms.costs import Cost, PayMana
from app.terms.damage_effects import PreventDamage
from app.terms.effects import DealDamage, PutCountersOn, SacrificeIt, StartChange
from app.terms.instructions import KeywordAction
from app.terms.mana_effects import ChangeCost
from app.terms.modifications import AssignsByToughness, CantBeBlocked
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasSubtype,
    HasType,
    IsStatus,
    Targeting,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType

CARDS: tuple[Card, ...] = (
    card(
        "Arcbound Worker",
        "{1}",
        "Artifact Creature — Construct",
        KeywordAbility("modular", 1),
        size=(0, 0),
    ),
    card(
        "Archangel of Thune",
        "{3}{W}{W}",
        "Creature — Angel",
        KeywordAbility("flying"),
        KeywordAbility("lifelink"),
        TriggeredAbility(
            Trigger(EventKind.GAINS_LIFE, player=Who.YOU),
            (PutCountersOn(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), "+1/+1"),),
        ),
        size=(3, 4),
    ),
    card(
        "Argothian Pixies",
        "{1}{G}",
        "Creature — Faerie",
        StaticAbility(
            (
                CantBeBlocked(
                    This(), AllOf((HasType(CardType.ARTIFACT), HasType(CardType.CREATURE)))
                ),
            )
        ),
        StaticAbility(
            (
                PreventDamage(
                    AllOf((HasType(CardType.ARTIFACT), HasType(CardType.CREATURE))), This()
                ),
            )
        ),
        size=(2, 1),
    ),
    card(
        "Arrogant Wurm",
        "{3}{G}{G}",
        "Creature — Wurm",
        KeywordAbility("trample"),
        KeywordAbility("madness", cost=Cost((PayMana(mana("{2}{G}")),))),
        size=(4, 4),
    ),
    card("Assault Griffin", "{3}{W}", "Creature — Griffin", KeywordAbility("flying"), size=(3, 2)),
    card(
        "Attentive Sunscribe",
        "{1}{W}",
        "Artifact Creature — Gnome",
        TriggeredAbility(Trigger(EventKind.BECOMES_TAPPED), (KeywordAction("scry", number=1),)),
        size=(2, 2),
    ),
    card("Azure Drake", "{3}{U}", "Creature — Drake", KeywordAbility("flying"), size=(2, 4)),
    card("Balduvian Bears", "{1}{G}", "Creature — Bear", size=(2, 2)),
    card(
        "Balefire Dragon",
        "{5}{R}{R}",
        "Creature — Dragon",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True),
            (
                DealDamage(
                    ThatMuch(),
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.TRIGGERING_PLAYER))),
                    This(),
                ),
            ),
        ),
        size=(6, 6),
    ),
    card(
        "Ball Lightning",
        "{R}{R}{R}",
        "Creature — Elemental",
        KeywordAbility("trample"),
        KeywordAbility("haste"),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.END),
            (SacrificeIt(This()),),
        ),
        size=(6, 1),
    ),
    card(
        "Baneslayer Angel",
        "{3}{W}{W}",
        "Creature — Angel",
        KeywordAbility("flying"),
        KeywordAbility("first strike"),
        KeywordAbility("lifelink"),
        KeywordAbility("protection", quality=HasSubtype("Demon")),
        KeywordAbility("protection", quality=HasSubtype("Dragon")),
        size=(5, 5),
    ),
    card(
        "Battering Craghorn",
        "{2}{R}{R}",
        "Creature — Beast Goat",
        KeywordAbility("first strike"),
        KeywordAbility("morph", cost=Cost((PayMana(mana("{1}{R}{R}")),))),
        size=(3, 1),
    ),
    card(
        "Battlefield Thaumaturge",
        "{1}{U}",
        "Creature — Human Wizard",
        StaticAbility(
            (
                ChangeCost(
                    AllOf(
                        (
                            AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                            IsStatus(Status.SPELL),
                            Controlled(Who.YOU),
                        )
                    ),
                    mana("{1}"),
                    times=TargetsMatching(HasType(CardType.CREATURE)),
                ),
            )
        ),
        TriggeredAbility(
            Trigger(
                EventKind.CAST, AllOf((IsStatus(Status.SPELL), Targeting(This()))), player=Who.YOU
            ),
            (StartChange(This(), (AddAbility(KeywordAbility("hexproof")),)),),
        ),
        size=(2, 1),
    ),
    card(
        "Belligerent Brontodon",
        "{5}{G}{W}",
        "Creature — Dinosaur",
        StaticAbility(
            (AssignsByToughness(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),)
        ),
        size=(4, 6),
    ),
    card(
        "Beloved Chaplain",
        "{1}{W}",
        "Creature — Cleric Human",
        KeywordAbility("protection", quality=HasType(CardType.CREATURE)),
        size=(1, 1),
    ),
    card(
        "Benalish Hero", "{W}", "Creature — Human Soldier", KeywordAbility("banding"), size=(1, 1)
    ),
)
