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
from app.terms.amounts import ThatMuch
from app.terms.cards import Card
from app.terms.changes import ModifyPowerToughness
from app.terms.conditions import Exists
from app.terms.costs import Cost, TapThis
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    DiscardCards,
    DrawCards,
    GainLife,
    LoseLife,
    MoveTo,
    Target,
    TargetChoice,
)
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ChangeCost, ManaOf
from app.terms.modifications import AttacksIfAble, CantBeBlocked
from app.terms.selectors import (
    AllOf,
    Controlled,
    HasKeyword,
    HasSubtype,
    HasType,
    InZone,
    IsStatus,
    Not,
    SomeOf,
    Status,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Hooded Blightfang",
        "{2}{B}",
        "Creature — Snake",
        KeywordAbility("deathtouch"),
        TriggeredAbility(
            Trigger(
                EventKind.ATTACKS,
                AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU), HasKeyword("deathtouch"))),
            ),
            (LoseLife(Who.OPPONENT, 1), GainLife(Who.YOU, 1)),
        ),
        TriggeredAbility(
            Trigger(
                EventKind.DEALS_DAMAGE,
                AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU), HasKeyword("deathtouch"))),
                HasType(CardType.PLANESWALKER),
            ),
            (DestroyIt(ThatObject()),),
        ),
        size=(1, 4),
    ),
    card(
        "Hypnotic Specter",
        "{1}{B}{B}",
        "Creature — Specter",
        KeywordAbility("flying"),
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, player=Who.OPPONENT),
            (DiscardCards(Who.TRIGGERING_PLAYER, at_random=True),),
        ),
        size=(2, 2),
    ),
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
        "Llanowar Visionary",
        "{2}{G}",
        "Creature — Druid Elf",
        TriggeredAbility(Trigger(EventKind.ENTERS), (DrawCards(Who.YOU),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.GREEN,))),)),
        size=(2, 2),
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
)
