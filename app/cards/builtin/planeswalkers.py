"""Planeswalkers."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card
from app.terms.abilities import ActivatedAbility
from app.terms.cards import Card
from app.terms.costs import Cost, LoyaltyCost
from app.terms.effects import DrawCards, Target, TargetChoice
from app.terms.instructions import KeywordAction
from app.terms.selectors import Who

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
)
