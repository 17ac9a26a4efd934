"""Lands with text."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, mana
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf
from app.terms.cards import Card
from app.terms.changes import (
    AddAbility,
    AddTypes,
    ModifyPowerToughness,
    SetColors,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayLife, PayMana, TapThis
from app.terms.effects import DealDamage, StartChange, Target, TargetChoice
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    AddMana,
    ManaOf,
    ManaOfColorByDevotion,
    ManaOfColors,
    ManaOfColorsAmong,
    ManaRider,
    ManaThatCouldBeProduced,
    ManaUse,
    OneOfMana,
)
from app.terms.prohibitions import ChosenAsItEnters, EntersTapped
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasSubtype,
    HasSupertype,
    HasType,
    InZone,
    IsChosen,
    IsStatus,
    This,
    Who,
)
from app.terms.statuses import Status
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Ancient Tomb",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(ManaOf((ManaType.COLORLESS, ManaType.COLORLESS))),
                DealDamage(2, Who.YOU, This()),
            ),
        ),
    ),
    card(
        "Ancient Ziggurat",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOfColors(),
                    only=ManaUse(AllOf((HasType(CardType.CREATURE), IsStatus(Status.SPELL)))),
                ),
            ),
        ),
    ),
    card(
        "Boseiju, Who Shelters All",
        "",
        "Legendary Land",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(
            Cost((TapThis(), PayLife(2))),
            (
                AddMana(
                    ManaOf((ManaType.COLORLESS,)),
                    rider=ManaRider(
                        AllOf(
                            (
                                AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                                IsStatus(Status.SPELL),
                            )
                        ),
                        True,
                    ),
                ),
            ),
        ),
    ),
    card(
        "Canopy Vista",
        "",
        "Land — Forest Plains",
        StaticAbility(
            (
                EntersTapped(
                    This(),
                    Exists(
                        AllOf(
                            (
                                HasSupertype(Supertype.BASIC),
                                HasType(CardType.LAND),
                                Controlled(Who.YOU),
                            )
                        ),
                        number=2,
                    ),
                ),
            )
        ),
    ),
    card(
        "Cavern of Souls",
        "",
        "Land",
        StaticAbility((ChosenAsItEnters(This(), "type"),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOfColors(),
                    only=ManaUse(
                        AllOf(
                            (HasType(CardType.CREATURE), IsStatus(Status.SPELL), IsChosen("type"))
                        )
                    ),
                    rider=ManaRider(Anything(), True),
                ),
            ),
        ),
    ),
    card(
        "Celestial Colonnade",
        "",
        "Land",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(
            Cost((TapThis(),)),
            (AddMana(OneOfMana((ManaOf((ManaType.WHITE,)), ManaOf((ManaType.BLUE,))))),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{3}{W}{U}")),)),
            (
                StartChange(
                    This(),
                    (
                        AddTypes(frozenset({CardType.CREATURE}), frozenset({"Elemental"})),
                        SetColors(frozenset({Color.BLUE, Color.WHITE})),
                        SetPowerToughness(4, 4),
                        AddAbility(KeywordAbility("flying")),
                        AddAbility(KeywordAbility("vigilance")),
                    ),
                ),
            ),
        ),
    ),
    card(
        "City of Brass",
        "",
        "Land",
        TriggeredAbility(Trigger(EventKind.BECOMES_TAPPED), (DealDamage(1, Who.YOU, This()),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOfColors()),)),
    ),
    card(
        "Exotic Orchard",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaThatCouldBeProduced(
                        AllOf((HasType(CardType.LAND), Controlled(Who.OPPONENT)))
                    )
                ),
            ),
        ),
    ),
    card(
        "Faerie Conclave",
        "",
        "Land",
        StaticAbility((EntersTapped(This()),)),
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.BLUE,))),)),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{U}")),)),
            (
                StartChange(
                    This(),
                    (
                        AddTypes(frozenset({CardType.CREATURE}), frozenset({"Faerie"})),
                        SetColors(frozenset({Color.BLUE})),
                        SetPowerToughness(2, 1),
                        AddAbility(KeywordAbility("flying")),
                    ),
                ),
            ),
        ),
    ),
    card(
        "Gaea's Cradle",
        "",
        "Legendary Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOf((ManaType.GREEN,)),
                    times=CountOf(AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU)))),
                ),
            ),
        ),
    ),
    card(
        "Meteor Crater",
        "",
        "Land",
        ActivatedAbility(
            Cost((TapThis(),)),
            (AddMana(ManaOfColorsAmong(AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU))))),),
        ),
    ),
    card(
        "Mishra's Factory",
        "",
        "Land",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (
                StartChange(
                    This(),
                    (
                        AddTypes(
                            frozenset({CardType.ARTIFACT, CardType.CREATURE}),
                            frozenset({"Assembly-Worker"}),
                        ),
                        SetPowerToughness(2, 2),
                    ),
                ),
            ),
        ),
        ActivatedAbility(
            Cost((TapThis(),)),
            (StartChange(Target(), (ModifyPowerToughness(1, 1),)),),
            targets=(
                TargetChoice(AllOf((HasSubtype("Assembly-Worker"), HasType(CardType.CREATURE)))),
            ),
        ),
    ),
    card(
        "Nykthos, Shrine to Nyx",
        "",
        "Legendary Land",
        ActivatedAbility(Cost((TapThis(),)), (AddMana(ManaOf((ManaType.COLORLESS,))),)),
        ActivatedAbility(
            Cost((PayMana(mana("{2}")), TapThis())), (AddMana(ManaOfColorByDevotion()),)
        ),
    ),
)
