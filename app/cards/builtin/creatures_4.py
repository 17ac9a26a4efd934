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
from app.terms.cards import Card
from app.terms.changes import AddAbility, ModifyPowerToughness, SetColors
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, TapThis
from app.terms.effects import (
    GainLife,
    LoseLife,
    MoveTo,
    RegenerateIt,
    StartChange,
    StartModification,
    Target,
    TargetChoice,
)
from app.terms.mana_effects import AddMana, ChangeCost, ManaOfColors
from app.terms.modifications import AssignsByToughness, PreventDamage
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    HasType,
    InZone,
    IsColor,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card(
        "Deadly Recluse",
        "{1}{G}",
        "Creature — Spider",
        KeywordAbility("reach"),
        KeywordAbility("deathtouch"),
        size=(1, 2),
    ),
    card(
        "Deathrite Shaman",
        "{B/G}",
        "Creature — Elf Shaman",
        ActivatedAbility(
            Cost((TapThis(),)),
            (MoveTo(Target(), Zone.EXILE), AddMana(ManaOfColors())),
            targets=(TargetChoice(HasType(CardType.LAND), zone=Zone.GRAVEYARD),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{B}")), TapThis())),
            (MoveTo(Target(), Zone.EXILE), LoseLife(Who.OPPONENT, 2)),
            targets=(
                TargetChoice(
                    AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                    zone=Zone.GRAVEYARD,
                ),
            ),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{G}")), TapThis())),
            (MoveTo(Target(), Zone.EXILE), GainLife(Who.YOU, 2)),
            targets=(TargetChoice(HasType(CardType.CREATURE), zone=Zone.GRAVEYARD),),
        ),
        size=(1, 2),
    ),
    card(
        "Decorated Griffin",
        "{4}{W}",
        "Creature — Griffin",
        KeywordAbility("flying"),
        ActivatedAbility(
            Cost((PayMana(mana("{1}{W}")),)),
            (StartModification(PreventDamage(player=Who.YOU, amount=1, combat=True)),),
        ),
        size=(2, 3),
    ),
    card(
        "Devoted Retainer",
        "{W}",
        "Creature — Human Samurai",
        KeywordAbility("bushido", 1),
        size=(1, 1),
    ),
    card(
        "Disciple of the Vault",
        "{B}",
        "Creature — Cleric Human",
        TriggeredAbility(
            Trigger(EventKind.DIES, HasType(CardType.ARTIFACT)),
            (LoseLife(Target(), 1),),
            optional=True,
            targets=(TargetChoice(who=Who.OPPONENT),),
        ),
        size=(1, 1),
    ),
    card(
        "Doran, the Siege Tower",
        "{W}{B}{G}",
        "Legendary Creature — Shaman Treefolk",
        StaticAbility((AssignsByToughness(HasType(CardType.CREATURE)),)),
        size=(0, 5),
    ),
    card(
        "Dragon-Style Twins",
        "{3}{R}{R}",
        "Creature — Human Monk",
        KeywordAbility("double strike"),
        KeywordAbility("prowess"),
        size=(3, 3),
    ),
    card("Dross Crocodile", "{3}{B}", "Creature — Crocodile Zombie", size=(5, 1)),
    card(
        "Drudge Skeletons",
        "{1}{B}",
        "Creature — Skeleton",
        ActivatedAbility(Cost((PayMana(mana("{B}")),)), (RegenerateIt(This()),)),
        size=(1, 1),
    ),
    card("Eager Cadet", "{W}", "Creature — Human Soldier", size=(1, 1)),
    card("Earth Elemental", "{3}{R}{R}", "Creature — Elemental", size=(4, 5)),
    card(
        "Eight-and-a-Half-Tails",
        "{W}{W}",
        "Legendary Creature — Cleric Fox",
        ActivatedAbility(
            Cost((PayMana(mana("{1}{W}")),)),
            (
                StartChange(
                    Target(),
                    (AddAbility(KeywordAbility("protection", quality=IsColor(Color.WHITE))),),
                ),
            ),
            targets=(TargetChoice(AllOf((InZone(Zone.BATTLEFIELD), Controlled(Who.YOU)))),),
        ),
        ActivatedAbility(
            Cost((PayMana(mana("{1}")),)),
            (StartChange(Target(), (SetColors(frozenset({Color.WHITE})),)),),
            targets=(TargetChoice(AnyOf((IsStatus(Status.SPELL), InZone(Zone.BATTLEFIELD)))),),
        ),
        size=(2, 2),
    ),
    card(
        "Elderwood Scion",
        "{3}{G}{W}",
        "Creature — Elemental",
        KeywordAbility("trample"),
        KeywordAbility("lifelink"),
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsStatus(Status.SPELL), Controlled(Who.YOU))),
                    mana("{2}"),
                    targeting=This(),
                ),
            )
        ),
        StaticAbility(
            (
                ChangeCost(
                    AllOf((IsStatus(Status.SPELL), Controlled(Who.OPPONENT))),
                    mana("{2}"),
                    False,
                    targeting=This(),
                ),
            )
        ),
        size=(4, 4),
    ),
    card(
        "Elesh Norn, Grand Cenobite",
        "{5}{W}{W}",
        "Legendary Creature — Phyrexian Praetor",
        KeywordAbility("vigilance"),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((Not(This()), HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(2, 2),),
                ),
            )
        ),
        StaticAbility(
            (
                ContinuousChange(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.OPPONENT))),
                    (ModifyPowerToughness(-2, -2),),
                ),
            )
        ),
        size=(4, 7),
    ),
)
