"""Sorceries."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.cards import Card
from app.terms.changes import AddAbility, ChangeControl
from app.terms.costs import Cost, PayMana
from app.terms.effects import (
    DealDamage,
    DestroyIt,
    DrawCards,
    StartChange,
    Target,
    TargetChoice,
    UntapIt,
)
from app.terms.instructions import ChooseModes, ExileInsteadOfDying, Mode
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    DamagedThisWay,
    HasType,
    ManaValueIs,
    This,
    Who,
)
from app.terms.types import CardType

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
)
