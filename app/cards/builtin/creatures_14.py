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
from app.terms.amounts import LifeTotal
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Compare
from app.terms.costs import Cost, DiscardCost, OwnManaCost, PayMana, TapOther
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.instructions import AtOnce
from app.terms.modifications import MostInCombat, MustBeBlocked
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSubtype,
    HasType,
    IsColor,
    Not,
    ThatObject,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Serra Angel",
        "{3}{W}{W}",
        "Creature — Angel",
        KeywordAbility("flying"),
        KeywordAbility("vigilance"),
        size=(4, 4),
    ),
    card(
        "Serra Ascendant",
        "{W}",
        "Creature — Human Monk",
        KeywordAbility("lifelink"),
        StaticAbility(
            (
                ContinuousChange(
                    This(), (ModifyPowerToughness(5, 5), AddAbility(KeywordAbility("flying")))
                ),
            ),
            Compare(LifeTotal(Who.YOU), Comparison.AT_LEAST, 30),
        ),
        size=(1, 1),
    ),
    card("Severed Legion", "{1}{B}{B}", "Creature — Zombie", KeywordAbility("fear"), size=(2, 2)),
    card(
        "Shanodin Dryads",
        "{G}",
        "Creature — Dryad Nymph",
        KeywordAbility("landwalk", quality=HasSubtype("Forest")),
        size=(1, 1),
    ),
    card(
        "Shinen of Life's Roar",
        "{1}{G}",
        "Creature — Spirit",
        StaticAbility((MustBeBlocked(This(), True, HasType(CardType.CREATURE)),)),
        ActivatedAbility(
            Cost((PayMana(mana("{2}{G}{G}")), DiscardCost(what=This()))),
            (
                StartModification(
                    MustBeBlocked(ThatObject(), True, HasType(CardType.CREATURE)), what=Target()
                ),
            ),
            Zone.HAND,
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
        size=(1, 2),
    ),
    card(
        "Shriekmaw",
        "{4}{B}",
        "Creature — Elemental",
        KeywordAbility("fear"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DestroyIt(Target()),),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            Not(HasType(CardType.ARTIFACT)),
                            Not(IsColor(Color.BLACK)),
                            HasType(CardType.CREATURE),
                        )
                    )
                ),
            ),
        ),
        KeywordAbility("evoke", cost=Cost((PayMana(mana("{1}{B}")),))),
        size=(3, 2),
    ),
    card(
        "Shu Cavalry",
        "{2}{W}",
        "Creature — Human Soldier",
        KeywordAbility("horsemanship"),
        size=(2, 2),
    ),
    card(
        "Silent Arbiter",
        "{4}",
        "Artifact Creature — Construct",
        StaticAbility((MostInCombat(1, True, False, HasType(CardType.CREATURE)),)),
        StaticAbility((MostInCombat(1, False, True, HasType(CardType.CREATURE)),)),
        size=(1, 5),
    ),
    card(
        "Silver Knight",
        "{W}{W}",
        "Creature — Human Knight",
        KeywordAbility("first strike"),
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        size=(2, 2),
    ),
    card("Silvercoat Lion", "{1}{W}", "Creature — Cat", size=(2, 2)),
    card(
        "Skinthinner",
        "{1}{B}",
        "Creature — Zombie",
        KeywordAbility("morph", cost=Cost((PayMana(mana("{3}{B}{B}")),))),
        TriggeredAbility(
            Trigger(EventKind.TURNED_FACE_UP),
            (DestroyIt(Target(), False),),
            targets=(TargetChoice(AllOf((Not(IsColor(Color.BLACK)), HasType(CardType.CREATURE)))),),
        ),
        size=(2, 1),
    ),
    card(
        "Skirk Fire Marshal",
        "{3}{R}{R}",
        "Creature — Goblin",
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        ActivatedAbility(
            Cost((TapOther(AllOf((HasSubtype("Goblin"), Controlled(Who.YOU))), 5),)),
            (
                AtOnce(
                    (
                        DealDamage(10, HasType(CardType.CREATURE), This()),
                        DealDamage(10, Who.ANY, This()),
                    )
                ),
            ),
        ),
        size=(2, 2),
    ),
    card("Slippery Bogle", "{G/U}", "Creature — Beast", KeywordAbility("hexproof"), size=(1, 1)),
    card(
        "Snapcaster Mage",
        "{1}{U}",
        "Creature — Human Wizard",
        KeywordAbility("flash"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    Target(),
                    (AddAbility(KeywordAbility("flashback", cost=Cost((OwnManaCost(),)))),),
                ),
            ),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                            Controlled(Who.YOU),
                        )
                    ),
                    zone=Zone.GRAVEYARD,
                ),
            ),
        ),
        size=(2, 1),
    ),
    card(
        "Soltari Priest",
        "{W}{W}",
        "Creature — Cleric Soltari",
        KeywordAbility("protection", quality=IsColor(Color.RED)),
        KeywordAbility("shadow"),
        size=(2, 1),
    ),
    card(
        "Somberwald Alpha",
        "{3}{G}",
        "Creature — Wolf",
        TriggeredAbility(
            Trigger(
                EventKind.BECOMES_BLOCKED, AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))
            ),
            (StartChange(ThatObject(), (ModifyPowerToughness(1, 1),)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{G}")),)),
            (StartChange(Target(), (AddAbility(KeywordAbility("trample")),)),),
            targets=(TargetChoice(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),),
        ),
        size=(3, 2),
    ),
)
