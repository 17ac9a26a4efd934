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
from app.terms.cards import Card, StarValue
from app.terms.changes import AddAbility, DefinePowerToughness, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost, TapOther, TapThis
from app.terms.effects import (
    ControllerOf,
    DealDamage,
    DestroyIt,
    DrawCards,
    LoseLife,
    PreventDamageTo,
    StartChange,
    TapIt,
    Target,
    TargetChoice,
    UntapIt,
)
from app.terms.modifications import OthersNeeded
from app.terms.selectors import (
    AllOf,
    AnyOf,
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

CARDS: tuple[Card, ...] = (
    card(
        "Massacre Wurm",
        "{3}{B}{B}{B}",
        "Creature — Phyrexian Wurm",
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT))),
                    (ModifyPowerToughness(-2, -2),),
                ),
            ),
        ),
        TriggeredAbility(
            Trigger(EventKind.DIES, AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT)))),
            (LoseLife(ControllerOf(ThatObject()), 2),),
        ),
        size=(6, 5),
    ),
    card(
        "Master Apothecary",
        "{W}{W}{W}",
        "Creature — Cleric Human",
        ActivatedAbility(
            Cost((TapOther(AllOf((HasSubtype("Cleric"), Controlled(Who.YOU)))),)),
            (PreventDamageTo(Target(), 2),),
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
        size=(2, 2),
    ),
    card(
        "Master Decoy",
        "{1}{W}",
        "Creature — Human Soldier",
        ActivatedAbility(
            Cost((PayMana(mana("{W}")), TapThis())),
            (TapIt(Target()),),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
        size=(1, 2),
    ),
    card(
        "Master of Etherium",
        "{2}{U}",
        "Artifact Creature — Vedalken Wizard",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        DefinePowerToughness(
                            CountOf(AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU)))),
                            CountOf(AllOf((HasType(CardType.ARTIFACT), Controlled(Who.YOU)))),
                        ),
                    ),
                ),
            ),
            characteristic_defining=True,
        ),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf(
                        (
                            Not(This()),
                            HasType(CardType.ARTIFACT),
                            HasType(CardType.CREATURE),
                            Controlled(Who.YOU),
                        )
                    ),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
        size=(StarValue.STAR, StarValue.STAR),
    ),
    card("Memnite", "{0}", "Artifact Creature — Construct", size=(1, 1)),
    card(
        "Mesa Pegasus",
        "{1}{W}",
        "Creature — Pegasus",
        KeywordAbility("flying"),
        KeywordAbility("banding"),
        size=(1, 1),
    ),
    card("Metallic Sliver", "{1}", "Artifact Creature — Sliver", size=(1, 1)),
    card(
        "Mirran Crusader",
        "{1}{W}{W}",
        "Creature — Human Knight",
        KeywordAbility("double strike"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        KeywordAbility("protection", quality=IsColor(Color.GREEN)),
        size=(2, 2),
    ),
    card(
        "Mogg Fanatic",
        "{R}",
        "Creature — Goblin",
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
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
        "Mogg Flunkies",
        "{1}{R}",
        "Creature — Goblin",
        StaticAbility((OthersNeeded(This(), True, True),)),
        size=(3, 3),
    ),
    card(
        "Monastery Swiftspear",
        "{R}",
        "Creature — Human Monk",
        KeywordAbility("haste"),
        KeywordAbility("prowess"),
        size=(1, 2),
    ),
    card("Mons's Goblin Raiders", "{R}", "Creature — Goblin", size=(1, 1)),
    card(
        "Morphling",
        "{3}{U}{U}",
        "Creature — Shapeshifter",
        ActivatedAbility(Cost((PayMana(mana("{U}")),)), (UntapIt(This()),)),
        ActivatedAbility(
            Cost((PayMana(mana("{U}")),)),
            (StartChange(This(), (AddAbility(KeywordAbility("flying")),)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{U}")),)),
            (StartChange(This(), (AddAbility(KeywordAbility("shroud")),)),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)), (StartChange(This(), (ModifyPowerToughness(1, -1),)),)
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)), (StartChange(This(), (ModifyPowerToughness(-1, 1),)),)
        ),
        size=(3, 3),
    ),
    card(
        "Mulldrifter",
        "{4}{U}",
        "Creature — Elemental",
        KeywordAbility("flying"),
        TriggeredAbility(Trigger(EventKind.ENTERS), (DrawCards(Who.YOU, 2),)),
        KeywordAbility("evoke", cost=Cost((PayMana(mana("{2}{U}")),))),
        size=(2, 2),
    ),
    card(
        "Myr Enforcer",
        "{7}",
        "Artifact Creature — Myr",
        KeywordAbility("affinity", quality=HasType(CardType.ARTIFACT)),
        size=(4, 4),
    ),
    card(
        "Nekrataal",
        "{2}{B}{B}",
        "Creature — Assassin Human",
        KeywordAbility("first strike"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (DestroyIt(Target(), False),),
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
        size=(2, 1),
    ),
)
