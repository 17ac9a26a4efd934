"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, double, face, mana
from app.terms.abilities import (
    ActivatedAbility,
    ContinuousChange,
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
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    GainLife,
    LoseLife,
    PutCountersOn,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.mana import ManaType
from app.terms.mana_effects import AddMana, ManaOf, ManaOfColors
from app.terms.modifications import AttacksIfAble, CantBeBlocked, CantBePrevented, CantBlock
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
    Status,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
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
        "Brontotherium",
        "{4}{G}{G}",
        "Creature — Beast",
        KeywordAbility("trample"),
        KeywordAbility("provoke"),
        size=(5, 3),
    ),
    card("Bronze Sable", "{2}", "Artifact Creature — Sable", size=(2, 1)),
    card("Caelorna, Coral Tyrant", "{1}{U}", "Legendary Creature — Octopus", size=(0, 8)),
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
)
