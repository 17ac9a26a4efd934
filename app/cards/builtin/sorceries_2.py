"""Sorceries."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import EventKind, KeywordAbility, SpellAbility, Trigger, TriggeredAbility
from app.terms.amounts import ValueOfX
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana
from app.terms.effects import CreateTokens, DealDamage, DestroyIt, DrawCards, Target, TargetChoice
from app.terms.instructions import AtOnce, MayPay
from app.terms.selectors import AllOf, AnyOf, HasKeyword, HasType, Not, This, Who
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Call of the Herd",
        "{2}{G}",
        "Sorcery",
        SpellAbility(
            (
                CreateTokens(
                    Card(
                        "Elephant Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Elephant Token",
                                colors=frozenset({Color.GREEN}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Elephant"}),
                                power=3,
                                toughness=3,
                            ),
                        ),
                    )
                ),
            )
        ),
        KeywordAbility("flashback", cost=Cost((PayMana(mana("{3}{G}")),))),
    ),
    card(
        "Captain's Call",
        "{3}{W}",
        "Sorcery",
        SpellAbility(
            (
                CreateTokens(
                    Card(
                        "Soldier Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Soldier Token",
                                colors=frozenset({Color.WHITE}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Soldier"}),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    ),
                    3,
                ),
            )
        ),
    ),
    card("Concentrate", "{2}{U}{U}", "Sorcery", SpellAbility((DrawCards(Who.YOU, 3),))),
    card(
        "Damnation",
        "{2}{B}{B}",
        "Sorcery",
        SpellAbility((DestroyIt(HasType(CardType.CREATURE), False),)),
    ),
    card(
        "Decree of Justice",
        "{X}{X}{2}{W}{W}",
        "Sorcery",
        SpellAbility(
            (
                CreateTokens(
                    Card(
                        "Angel Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Angel Token",
                                colors=frozenset({Color.WHITE}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Angel"}),
                                abilities=(KeywordAbility("flying"),),
                                power=4,
                                toughness=4,
                            ),
                        ),
                    ),
                    ValueOfX(),
                ),
            )
        ),
        KeywordAbility("cycling", cost=Cost((PayMana(mana("{2}{W}")),))),
        TriggeredAbility(
            Trigger(EventKind.CYCLED, player=Who.YOU),
            (
                MayPay(
                    Cost((PayMana(mana("{X}")),)),
                    (
                        CreateTokens(
                            Card(
                                "Soldier Token",
                                Layout.TOKEN,
                                (
                                    Face(
                                        "Soldier Token",
                                        colors=frozenset({Color.WHITE}),
                                        types=frozenset({CardType.CREATURE}),
                                        subtypes=frozenset({"Soldier"}),
                                        power=1,
                                        toughness=1,
                                    ),
                                ),
                            ),
                            ValueOfX(),
                        ),
                    ),
                ),
            ),
            zone=Zone.HAND,
        ),
    ),
    card("Divination", "{2}{U}", "Sorcery", SpellAbility((DrawCards(Who.YOU, 2),))),
    card(
        "Dragon Fodder",
        "{1}{R}",
        "Sorcery",
        SpellAbility(
            (
                CreateTokens(
                    Card(
                        "Goblin Token",
                        Layout.TOKEN,
                        (
                            Face(
                                "Goblin Token",
                                colors=frozenset({Color.RED}),
                                types=frozenset({CardType.CREATURE}),
                                subtypes=frozenset({"Goblin"}),
                                power=1,
                                toughness=1,
                            ),
                        ),
                    ),
                    2,
                ),
            )
        ),
    ),
    card(
        "Dreadbore",
        "{B}{R}",
        "Sorcery",
        SpellAbility(
            (DestroyIt(Target()),),
            (TargetChoice(AnyOf((HasType(CardType.CREATURE), HasType(CardType.PLANESWALKER)))),),
        ),
    ),
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
        "Flame Slash",
        "{R}",
        "Sorcery",
        SpellAbility(
            (DealDamage(4, Target(), This()),), (TargetChoice(HasType(CardType.CREATURE)),)
        ),
    ),
)
