"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
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
from app.terms.changes import AddAbility
from app.terms.colors import Color
from app.terms.costs import Cost, SacrificeCost, TapThis
from app.terms.effects import DealDamage, GainLife, LoseLife, Target, TargetChoice
from app.terms.mana_effects import AddMana, ManaOfColors
from app.terms.modifications import AttacksIfAble, CantBeBlocked
from app.terms.prohibitions import EntersAsCopy
from app.terms.selectors import (
    AllOf,
    AnyOf,
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
        "Benalish Infantry",
        "{2}{W}",
        "Creature — Human Soldier",
        KeywordAbility("banding"),
        size=(1, 3),
    ),
    card(
        "Berserkers of Blood Ridge",
        "{4}{R}",
        "Creature — Berserker Human",
        StaticAbility((AttacksIfAble(This()),)),
        size=(4, 4),
    ),
    card(
        "Bile Urchin",
        "{B}",
        "Creature — Spirit",
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
            (LoseLife(Target(), 1),),
            targets=(TargetChoice(who=Who.ANY),),
        ),
        size=(1, 1),
    ),
    card(
        "Bilious Skulldweller",
        "{B}",
        "Creature — Insect Phyrexian",
        KeywordAbility("deathtouch"),
        KeywordAbility("toxic", 1),
        size=(1, 1),
    ),
    card(
        "Birds of Paradise",
        "{G}",
        "Creature — Bird",
        KeywordAbility("flying"),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfColors()),)),
        size=(0, 1),
    ),
    card(
        "Black Knight",
        "{B}{B}",
        "Creature — Human Knight",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.WHITE)),
        size=(2, 2),
    ),
    card(
        "Blade Historian",
        "{R/W}{R/W}{R/W}{R/W}",
        "Creature — Cleric Human",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            IsStatus(Status.ATTACKING),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (AddAbility(KeywordAbility("double strike")),),
                ),
            )
        ),
        size=(2, 3),
    ),
    card("Bladetusk Boar", "{3}{R}", "Creature — Boar", KeywordAbility("intimidate"), size=(3, 2)),
    card(
        "Blighted Agent",
        "{1}{U}",
        "Creature — Human Phyrexian Rogue",
        KeywordAbility("infect"),
        StaticAbility((CantBeBlocked(This()),)),
        size=(1, 1),
    ),
    card(
        "Blisterstick Shaman",
        "{2}{R}",
        "Creature — Goblin Shaman",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
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
        size=(2, 1),
    ),
    card(
        "Blood Artist",
        "{1}{B}",
        "Creature — Vampire",
        TriggeredAbility(
            Trigger(
                EventKind.DIES, AnyOf((This(), AllOf((Not(This()), HasType(CardType.CREATURE)))))
            ),
            (LoseLife(Target(), 1), GainLife(Who.YOU, 1)),
            targets=(TargetChoice(who=Who.ANY),),
        ),
        size=(0, 1),
    ),
    card(
        "Blood Knight",
        "{R}{R}",
        "Creature — Human Knight",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.WHITE)),
        size=(2, 2),
    ),
    card(
        "Body Double",
        "{4}{U}",
        "Creature — Shapeshifter",
        StaticAbility((EntersAsCopy(This(), HasType(CardType.CREATURE), Zone.GRAVEYARD),)),
        size=(0, 0),
    ),
    card(
        "Bog Wraith",
        "{3}{B}",
        "Creature — Wraith",
        KeywordAbility("landwalk", quality=HasSubtype("Swamp")),
        size=(3, 3),
    ),
    card(
        "Boggart Brute",
        "{2}{R}",
        "Creature — Goblin Warrior",
        KeywordAbility("menace"),
        size=(3, 2),
    ),
    card(
        "Boggart Ram-Gang",
        "{R/G}{R/G}{R/G}",
        "Creature — Goblin Warrior",
        KeywordAbility("haste"),
        KeywordAbility("wither"),
        size=(3, 3),
    ),
)
