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
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.conditions import Matches, PaidAsCast
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.damage_effects import PreventDamage, ScaleDamage
from app.terms.effects import DealDamage, MoveTo, StartChange, Target, TargetChoice
from app.terms.instructions import IfSo, UnlessPaid
from app.terms.library_effects import LookAtTop
from app.terms.mana_effects import ChangeCost
from app.terms.relations import EitherOfChoice
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorCount,
    ColorOfChoice,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    InZone,
    IsStatus,
    Not,
    This,
    Those,
    Who,
)
from app.terms.statuses import Status
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Fog Bank",
        "{1}{U}",
        "Creature — Wall",
        KeywordAbility("defender"),
        KeywordAbility("flying"),
        StaticAbility(
            (PreventDamage(recipient=This(), combat=True), PreventDamage(This(), combat=True))
        ),
        size=(0, 2),
    ),
    card(
        "Force of Nature",
        "{2}{G}{G}{G}{G}",
        "Creature — Elemental",
        KeywordAbility("trample"),
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (
                UnlessPaid(
                    (DealDamage(8, Who.YOU, This()),), Cost((PayMana(mana("{G}{G}{G}{G}")),))
                ),
            ),
        ),
        size=(8, 8),
    ),
    card("Fortress Crab", "{3}{U}", "Creature — Crab", size=(1, 6)),
    card(
        "Frogmite",
        "{4}",
        "Artifact Creature — Frog",
        KeywordAbility("affinity", quality=HasType(CardType.ARTIFACT)),
        size=(2, 2),
    ),
    card("Giant Spider", "{3}{G}", "Creature — Spider", KeywordAbility("reach"), size=(2, 4)),
    card(
        "Gisela, Blade of Goldnight",
        "{4}{R}{W}{W}",
        "Legendary Creature — Angel",
        KeywordAbility("flying"),
        KeywordAbility("first strike"),
        StaticAbility(
            (
                ScaleDamage(
                    recipient=AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.OPPONENT))),
                    player=Who.OPPONENT,
                    times=2,
                ),
            )
        ),
        StaticAbility(
            (
                PreventDamage(
                    recipient=AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU))),
                    player=Who.YOU,
                    half="up",
                ),
            )
        ),
        size=(5, 5),
    ),
    card(
        "Giver of Runes",
        "{W}",
        "Creature — Cleric Kor",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                StartChange(
                    Target(),
                    (
                        AddAbility(
                            KeywordAbility(
                                "protection",
                                quality=EitherOfChoice(
                                    ColorCount(Comparison.EQUAL, 0), ColorOfChoice()
                                ),
                            )
                        ),
                    ),
                ),
            ),
            targets=(
                TargetChoice(AllOf((Not(This()), HasType(CardType.CREATURE), Controlled(Who.YOU)))),
            ),
        ),
        size=(1, 2),
    ),
    card(
        "Glissa, the Traitor",
        "{B}{G}{G}",
        "Legendary Creature — Elf Phyrexian Zombie",
        KeywordAbility("first strike"),
        KeywordAbility("deathtouch"),
        TriggeredAbility(
            Trigger(EventKind.DIES, AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT)))),
            (MoveTo(Target(), Zone.HAND),),
            optional=True,
            targets=(
                TargetChoice(
                    AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU))), zone=Zone.GRAVEYARD
                ),
            ),
        ),
        size=(3, 3),
    ),
    card(
        "Glistener Elf",
        "{G}",
        "Creature — Elf Phyrexian Warrior",
        KeywordAbility("infect"),
        size=(1, 1),
    ),
    card(
        "Goblin Bushwhacker",
        "{R}",
        "Creature — Goblin Warrior",
        KeywordAbility("kicker", cost=Cost((PayMana(mana("{R}")),))),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 0), AddAbility(KeywordAbility("haste"))),
                ),
            ),
            PaidAsCast("kicker"),
        ),
        size=(1, 1),
    ),
    card(
        "Goblin Chieftain",
        "{1}{R}{R}",
        "Creature — Goblin",
        KeywordAbility("haste"),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            Not(This()),
                            HasSubtype("Goblin"),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (ModifyPowerToughness(1, 1), AddAbility(KeywordAbility("haste"))),
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Goblin Electromancer",
        "{U}{R}",
        "Creature — Goblin Wizard",
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
                ),
            )
        ),
        size=(2, 2),
    ),
    card(
        "Goblin Guide",
        "{R}",
        "Creature — Goblin Scout",
        KeywordAbility("haste"),
        TriggeredAbility(
            Trigger(EventKind.ATTACKS),
            (
                LookAtTop(Who.DEFENDING_PLAYER, reveal=True),
                IfSo(Matches(Those(), HasType(CardType.LAND)), (MoveTo(Those(), Zone.HAND),)),
            ),
        ),
        size=(2, 2),
    ),
    card(
        "Goblin King",
        "{1}{R}{R}",
        "Creature — Goblin",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(This()), HasSubtype("Goblin"))),
                    (
                        ModifyPowerToughness(1, 1),
                        AddAbility(KeywordAbility("landwalk", quality=HasSubtype("Mountain"))),
                    ),
                ),
            )
        ),
        size=(2, 2),
    ),
    card("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", size=(2, 1)),
    card(
        "Goblin Warchief",
        "{1}{R}{R}",
        "Creature — Goblin Warrior",
        StaticAbility(
            (
                ChangeCost(
                    AllOf((HasSubtype("Goblin"), IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{1}"),
                ),
            )
        ),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasSubtype("Goblin"), Controlled(Who.YOU))),
                    (AddAbility(KeywordAbility("haste")),),
                ),
            )
        ),
        size=(2, 2),
    ),
)
