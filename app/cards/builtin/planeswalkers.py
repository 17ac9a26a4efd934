"""Planeswalkers."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import ActivatedAbility
from app.terms.cards import Card
from app.terms.costs import Cost, LoyaltyCost
from app.terms.effects import DiscardCards, DrawCards, MoveTo, Target, TargetChoice
from app.terms.instructions import KeywordAction
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import AllOf, Anything, HasType, InZone, Who
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Jace Beleren",
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
        ActivatedAbility(Cost((LoyaltyCost(2),)), (DrawCards(Who.ANY),)),
        ActivatedAbility(
            Cost((LoyaltyCost(-1),)), (DrawCards(Target()),), targets=(TargetChoice(who=Who.ANY),)
        ),
        ActivatedAbility(
            Cost((LoyaltyCost(-10),)),
            (KeywordAction("mill", Target(), 20),),
            targets=(TargetChoice(who=Who.ANY),),
        ),
        loyalty=3,
    ),
    card(
        "Liliana Vess",
        "{3}{B}{B}",
        "Legendary Planeswalker — Liliana",
        ActivatedAbility(
            Cost((LoyaltyCost(1),)), (DiscardCards(Target()),), targets=(TargetChoice(who=Who.ANY),)
        ),
        ActivatedAbility(Cost((LoyaltyCost(-2),)), (SearchLibrary(Anything(), Zone.LIBRARY),)),
        ActivatedAbility(
            Cost((LoyaltyCost(-8),)),
            (
                MoveTo(
                    AllOf((InZone(Zone.GRAVEYARD), HasType(CardType.CREATURE))),
                    Zone.BATTLEFIELD,
                    False,
                ),
            ),
        ),
        loyalty=5,
    ),
)
