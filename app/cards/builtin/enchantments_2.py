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
from app.terms.changes import AddAbility, ChangeControl, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost
from app.terms.effects import StartChange, StartModification, Target, TargetChoice
from app.terms.instructions import ExileUntilSourceLeaves
from app.terms.modifications import PreventDamage, ScaleDamage
from app.terms.prohibitions import ScaleCounters, ScaleTokens
from app.terms.selectors import (
    AllOf,
    Anything,
    Controlled,
    HasType,
    Host,
    InZone,
    IsColor,
    Not,
    SourceOfChoice,
    This,
    Who,
)
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
        "Confiscate",
        "{4}{U}{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=InZone(Zone.BATTLEFIELD)),
        StaticAbility((ContinuousChange(Host(), (ChangeControl(Who.YOU),)),)),
    ),
    card(
        "Control Magic",
        "{2}{U}{U}",
        "Enchantment — Aura",
        KeywordAbility("enchant", quality=HasType(CardType.CREATURE)),
        StaticAbility((ContinuousChange(Host(), (ChangeControl(Who.YOU),)),)),
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
        "Dampening Pulse",
        "{3}{U}",
        "Enchantment",
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT))),
                    (ModifyPowerToughness(-1, 0),),
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
)
