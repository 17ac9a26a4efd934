"""Sorceries."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import (
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf, ValueOfX
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, ChangeControl
from app.terms.colors import Color
from app.terms.conditions import Compare
from app.terms.costs import Cost, PayMana
from app.terms.damage_effects import CantBePrevented
from app.terms.effects import (
    CreateTokens,
    DealDamage,
    DestroyIt,
    DrawCards,
    StartChange,
    Target,
    TargetChoice,
    UntapIt,
)
from app.terms.instructions import ChooseModes, ExileInsteadOfDying, MayPay, Mode
from app.terms.library_effects import SearchLibrary
from app.terms.mana_effects import ChangeCost
from app.terms.prohibitions import CantBeCountered
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    DamagedThisWay,
    HasType,
    ManaValueIs,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Act of Treason",
        "{2}{R}",
        "Sorcery",
        SpellAbility(
            (
                StartChange(Target(), (ChangeControl(Who.YOU),)),
                UntapIt(Target()),
                StartChange(Target(), (AddAbility(KeywordAbility("haste")),)),
            ),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Akroma's Vengeance",
        "{4}{W}{W}",
        "Sorcery",
        SpellAbility(
            (
                DestroyIt(
                    AnyOf(
                        (
                            HasType(CardType.ARTIFACT),
                            HasType(CardType.CREATURE),
                            HasType(CardType.ENCHANTMENT),
                        )
                    )
                ),
            )
        ),
        KeywordAbility("cycling", cost=Cost((PayMana(mana("{3}")),))),
    ),
    card(
        "Ancestral Vision",
        "",
        "Sorcery",
        KeywordAbility("suspend", 4, Cost((PayMana(mana("{U}")),))),
        SpellAbility((DrawCards(Target(), 3),), (TargetChoice(who=Who.ANY),)),
        colors="U",
    ),
    card(
        "Anger of the Gods",
        "{1}{R}{R}",
        "Sorcery",
        SpellAbility(
            (
                DealDamage(3, HasType(CardType.CREATURE), This()),
                ExileInsteadOfDying(DamagedThisWay()),
            )
        ),
    ),
    card("Armageddon", "{3}{W}", "Sorcery", SpellAbility((DestroyIt(HasType(CardType.LAND)),))),
    card(
        "Assault Strobe",
        "{R}",
        "Sorcery",
        SpellAbility(
            (StartChange(Target(), (AddAbility(KeywordAbility("double strike")),)),),
            (TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Austere Command",
        "{4}{W}{W}",
        "Sorcery",
        SpellAbility(
            (
                ChooseModes(
                    (
                        Mode((DestroyIt(HasType(CardType.ARTIFACT)),)),
                        Mode((DestroyIt(HasType(CardType.ENCHANTMENT)),)),
                        Mode(
                            (
                                DestroyIt(
                                    AllOf(
                                        (
                                            HasType(CardType.CREATURE),
                                            ManaValueIs(Comparison.AT_MOST, 3),
                                        )
                                    )
                                ),
                            )
                        ),
                        Mode(
                            (
                                DestroyIt(
                                    AllOf(
                                        (
                                            HasType(CardType.CREATURE),
                                            ManaValueIs(Comparison.AT_LEAST, 4),
                                        )
                                    )
                                ),
                            )
                        ),
                    ),
                    2,
                    2,
                ),
            )
        ),
    ),
    card(
        "Banefire",
        "{X}{R}",
        "Sorcery",
        SpellAbility(
            (DealDamage(ValueOfX(), Target(), This()),),
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
        StaticAbility(
            (CantBeCountered(This()), CantBePrevented(This())),
            Compare(ValueOfX(), Comparison.AT_LEAST, 5),
            Zone.STACK,
        ),
    ),
    card(
        "Beseech the Queen",
        "{2/B}{2/B}{2/B}",
        "Sorcery",
        SpellAbility(
            (
                SearchLibrary(
                    ManaValueIs(
                        Comparison.AT_MOST,
                        CountOf(AllOf((HasType(CardType.LAND), Controlled(Who.YOU)))),
                    ),
                    Zone.HAND,
                    reveal=True,
                ),
            )
        ),
    ),
    card(
        "Blasphemous Act",
        "{8}{R}",
        "Sorcery",
        StaticAbility(
            (ChangeCost(This(), mana("{1}"), times=CountOf(HasType(CardType.CREATURE))),),
            zone=Zone.STACK,
        ),
        SpellAbility((DealDamage(13, HasType(CardType.CREATURE), This()),)),
    ),
    card(
        "Blaze",
        "{X}{R}",
        "Sorcery",
        SpellAbility(
            (DealDamage(ValueOfX(), Target(), This()),),
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
)
