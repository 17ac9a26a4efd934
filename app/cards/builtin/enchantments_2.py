"""Enchantments."""

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
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost
from app.terms.damage_effects import PreventDamage, ScaleDamage
from app.terms.effects import (
    MoveTo,
    SacrificeIt,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.instructions import ExileUntilSourceLeaves, UnlessPaid
from app.terms.mana import ManaType
from app.terms.mana_effects import ManaOf, ReplaceMana
from app.terms.prohibitions import ChosenAsItEnters, KeepsAttached, ScaleCounters, ScaleTokens
from app.terms.selectors import (
    AllOf,
    Anything,
    Controlled,
    HasType,
    Host,
    InZone,
    IsChosen,
    IsColor,
    Not,
    SourceOfChoice,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Circle of Protection: Black",
        "{1}{W}",
        "Enchantment",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartModification(
                    PreventDamage(
                        SourceOfChoice(AllOf((IsColor(Color.BLACK), Anything()))),
                        player=Who.YOU,
                        next_time=True,
                    )
                ),
            ),
        ),
    ),
    card(
        "Circle of Protection: Blue",
        "{1}{W}",
        "Enchantment",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartModification(
                    PreventDamage(
                        SourceOfChoice(AllOf((IsColor(Color.BLUE), Anything()))),
                        player=Who.YOU,
                        next_time=True,
                    )
                ),
            ),
        ),
    ),
    card(
        "Circle of Protection: Green",
        "{1}{W}",
        "Enchantment",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartModification(
                    PreventDamage(
                        SourceOfChoice(AllOf((IsColor(Color.GREEN), Anything()))),
                        player=Who.YOU,
                        next_time=True,
                    )
                ),
            ),
        ),
    ),
    card(
        "Circle of Protection: Red",
        "{1}{W}",
        "Enchantment",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartModification(
                    PreventDamage(
                        SourceOfChoice(AllOf((IsColor(Color.RED), Anything()))),
                        player=Who.YOU,
                        next_time=True,
                    )
                ),
            ),
        ),
    ),
    card(
        "Circle of Protection: White",
        "{1}{W}",
        "Enchantment",
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartModification(
                    PreventDamage(
                        SourceOfChoice(AllOf((IsColor(Color.WHITE), Anything()))),
                        player=Who.YOU,
                        next_time=True,
                    )
                ),
            ),
        ),
    ),
    card(
        "Conclave Tribunal",
        "{3}{W}",
        "Enchantment",
        KeywordAbility("convoke"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (ExileUntilSourceLeaves(Target()),),
            targets=(
                TargetChoice(
                    AllOf(
                        (
                            Not(HasType(CardType.LAND)),
                            InZone(Zone.BATTLEFIELD),
                            Controlled(Who.OPPONENT),
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        "Concordant Crossroads",
        "{G}",
        "World Enchantment",
        StaticAbility(
            (ContinuousChange(HasType(CardType.CREATURE), (AddAbility(KeywordAbility("haste")),)),)
        ),
    ),
    card(
        "Contamination",
        "{2}{B}",
        "Enchantment",
        TriggeredAbility(
            Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
            (
                UnlessPaid(
                    (SacrificeIt(This()),), Cost((SacrificeCost(HasType(CardType.CREATURE)),))
                ),
            ),
        ),
        StaticAbility((ReplaceMana(HasType(CardType.LAND), ManaOf((ManaType.BLACK,))),)),
    ),
    card(
        "Crusade",
        "{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((IsColor(Color.WHITE), HasType(CardType.CREATURE))),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
    ),
    card(
        "Dictate of the Twin Gods",
        "{3}{R}{R}",
        "Enchantment",
        KeywordAbility("flash"),
        StaticAbility((ScaleDamage(times=2),)),
    ),
    card(
        "Doubling Season",
        "{4}{G}",
        "Enchantment",
        StaticAbility((ScaleTokens(Who.YOU),)),
        StaticAbility(
            (
                ScaleCounters(
                    AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU))), times=2, effect=True
                ),
            )
        ),
    ),
    card(
        "Fiery Emancipation",
        "{3}{R}{R}{R}",
        "Enchantment",
        StaticAbility((ScaleDamage(AllOf((Anything(), Controlled(Who.YOU))), times=3),)),
    ),
    card(
        "Fires of Yavimaya",
        "{1}{R}{G}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (AddAbility(KeywordAbility("haste")),),
                ),
            )
        ),
        ActivatedAbility(
            Cost((SacrificeCost(This()),)),
            (StartChange(Target(), (ModifyPowerToughness(2, 2),)),),
            targets=(TargetChoice(HasType(CardType.CREATURE)),),
        ),
    ),
    card(
        "Flickering Ward",
        "{W}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ChosenAsItEnters(This(), "color"),)),
        StaticAbility(
            (
                ContinuousChange(
                    Host(), (AddAbility(KeywordAbility("protection", quality=IsChosen("color"))),)
                ),
            )
        ),
        StaticAbility((KeepsAttached(This()),)),
        ActivatedAbility(Cost((PayMana(mana("{W}")),)), (MoveTo(This(), Zone.HAND),)),
    ),
    card(
        "Flight",
        "{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (AddAbility(KeywordAbility("flying")),)),)),
    ),
    card(
        "Glorious Anthem",
        "{1}{W}{W}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 1),),
                ),
            )
        ),
    ),
)
