"""Sorceries."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import KeywordAbility, SpellAbility, StaticAbility
from app.terms.amounts import ValueOfX
from app.terms.amounts_as_cast import TargetsBeyondFirst
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.costs import Cost, PayMana
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    DrawCards,
    StartChange,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.instructions import AtOnce, DivideDamage
from app.terms.mana_effects import ChangeCost
from app.terms.selectors import AllOf, AnyOf, Controlled, HasKeyword, HasType, Not, This, Who
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card("Divination", "{2}{U}", "Sorcery", SpellAbility((DrawCards(Who.YOU, 2),))),
    card(
        "Earthquake",
        "{X}{R}",
        "Sorcery",
        SpellAbility(
            (
                AtOnce(
                    (
                        DealDamage(
                            ValueOfX(),
                            AllOf((HasType(CardType.CREATURE), Not(HasKeyword("flying")))),
                            This(),
                        ),
                        DealDamage(ValueOfX(), Who.ANY, This()),
                    )
                ),
            )
        ),
    ),
    card(
        "Fireball",
        "{X}{R}",
        "Sorcery",
        StaticAbility(
            (ChangeCost(This(), mana("{1}"), False, TargetsBeyondFirst()),), zone=Zone.STACK
        ),
        SpellAbility(
            (DivideDamage(ValueOfX(), Targets(), This(), True),),
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
                    any_number=True,
                ),
            ),
        ),
    ),
    card(
        "Hurricane",
        "{X}{G}",
        "Sorcery",
        SpellAbility(
            (
                AtOnce(
                    (
                        DealDamage(
                            ValueOfX(),
                            AllOf((HasType(CardType.CREATURE), HasKeyword("flying"))),
                            This(),
                        ),
                        DealDamage(ValueOfX(), Who.ANY, This()),
                    )
                ),
            )
        ),
    ),
    card(
        "Infest",
        "{1}{B}{B}",
        "Sorcery",
        SpellAbility((StartChange(HasType(CardType.CREATURE), (ModifyPowerToughness(-2, -2),)),)),
    ),
    card(
        "Languish",
        "{2}{B}{B}",
        "Sorcery",
        SpellAbility((StartChange(HasType(CardType.CREATURE), (ModifyPowerToughness(-4, -4),)),)),
    ),
    card(
        "Lava Axe",
        "{4}{R}",
        "Sorcery",
        SpellAbility(
            (DealDamage(5, Target(), This()),),
            (TargetChoice(HasType(CardType.PLANESWALKER), Who.ANY),),
        ),
    ),
    card(
        "Overrun",
        "{2}{G}{G}{G}",
        "Sorcery",
        SpellAbility(
            (
                StartChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(3, 3), AddAbility(KeywordAbility("trample"))),
                ),
            )
        ),
    ),
    card(
        "Pyroclasm",
        "{1}{R}",
        "Sorcery",
        SpellAbility((DealDamage(2, HasType(CardType.CREATURE), This()),)),
    ),
    card(
        "Rolling Thunder",
        "{X}{R}{R}",
        "Sorcery",
        SpellAbility(
            (DivideDamage(ValueOfX(), Targets(), This()),),
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
                    any_number=True,
                ),
            ),
        ),
    ),
    card(
        "Thoughtcast",
        "{4}{U}",
        "Sorcery",
        KeywordAbility("affinity", quality=HasType(CardType.ARTIFACT)),
        SpellAbility((DrawCards(Who.YOU, 2),)),
    ),
    card(
        "Tremor",
        "{R}",
        "Sorcery",
        SpellAbility(
            (DealDamage(1, AllOf((HasType(CardType.CREATURE), Not(HasKeyword("flying")))), This()),)
        ),
    ),
    card(
        "Vandalblast",
        "{R}",
        "Sorcery",
        SpellAbility(
            (DestroyIt(Target()),),
            (TargetChoice(AllOf((HasType(CardType.ARTIFACT), Not(Controlled(Who.YOU))))),),
        ),
        KeywordAbility("overload", cost=Cost((PayMana(mana("{4}{R}")),))),
    ),
    card(
        "Wrath of God",
        "{2}{W}{W}",
        "Sorcery",
        SpellAbility((DestroyIt(HasType(CardType.CREATURE), False),)),
    ),
)
