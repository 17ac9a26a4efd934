"""Creatures."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from app.cards.builtin.making import card, double, face, mana
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import PowerOf
from app.terms.cards import Card, Layout
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Matches
from app.terms.costs import Cost, PayMana
from app.terms.damage_effects import PreventDamage
from app.terms.effects import StartChange, Target, TargetChoice
from app.terms.instructions import IfSo, KeywordAction, MayDo
from app.terms.library_effects import LookAtTop
from app.terms.playing import GoesElsewhere, Place
from app.terms.prohibitions import EntersAsCopy, ScaleCounters
from app.terms.selectors import AllOf, AnyOf, Controlled, HasType, IsColor, Not, This, Those, Who
from app.terms.steps import Step
from app.terms.turns import StealPhase
from app.terms.types import CardType
from app.terms.zones import Zone

CARDS: tuple[Card, ...] = (
    card("Centaur Courser", "{2}{G}", "Creature — Centaur Warrior", size=(3, 3)),
    card(
        "Chameleon Colossus",
        "{2}{G}{G}",
        "Creature — Shapeshifter",
        KeywordAbility("changeling"),
        KeywordAbility("protection", quality=IsColor(Color.BLACK)),
        ActivatedAbility(
            Cost((PayMana(mana("{2}{G}{G}")),)),
            (StartChange(This(), (ModifyPowerToughness(PowerOf(This()), PowerOf(This())),)),),
        ),
        size=(4, 4),
    ),
    card(
        "Chittering Host",
        "",
        "Creature — Eldrazi Horror",
        KeywordAbility("haste"),
        KeywordAbility("menace"),
        TriggeredAbility(
            Trigger(EventKind.ENTERS),
            (
                StartChange(
                    AllOf((Not(This()), HasType(CardType.CREATURE), Controlled(Who.YOU))),
                    (ModifyPowerToughness(1, 0), AddAbility(KeywordAbility("menace"))),
                ),
            ),
        ),
        size=(5, 6),
        colors="B",
        layout=Layout.MELD,
    ),
    card(
        "Cho-Manno, Revolutionary",
        "{2}{W}{W}",
        "Legendary Creature — Human Rebel",
        StaticAbility((PreventDamage(recipient=This()),)),
        size=(2, 2),
    ),
    card(
        "Clocknapper",
        "{3}{U}{U}",
        "Creature — Human Spy",
        TriggeredAbility(
            Trigger(EventKind.ENTERS), (StealPhase(Target()),), targets=(TargetChoice(who=Who.ANY),)
        ),
        size=(2, 2),
    ),
    card(
        "Clone",
        "{3}{U}",
        "Creature — Shapeshifter",
        StaticAbility((EntersAsCopy(This(), HasType(CardType.CREATURE)),)),
        size=(0, 0),
    ),
    card(
        "Colossal Dreadmaw",
        "{4}{G}{G}",
        "Creature — Dinosaur",
        KeywordAbility("trample"),
        size=(6, 6),
    ),
    card(
        "Corpsejack Menace",
        "{2}{B}{G}",
        "Creature — Fungus",
        StaticAbility(
            (
                ScaleCounters(
                    AllOf((HasType(CardType.CREATURE), Controlled(Who.YOU))), kind="+1/+1", times=2
                ),
            )
        ),
        size=(4, 4),
    ),
    card(
        "Craw Giant",
        "{3}{G}{G}{G}{G}",
        "Creature — Giant",
        KeywordAbility("trample"),
        KeywordAbility("rampage", 2),
        size=(6, 4),
    ),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", size=(6, 4)),
    card(
        "Crested Craghorn",
        "{4}{R}",
        "Creature — Beast Goat",
        KeywordAbility("haste"),
        KeywordAbility("provoke"),
        size=(4, 1),
    ),
    card(
        "Darksteel Colossus",
        "{11}",
        "Artifact Creature — Golem",
        KeywordAbility("trample"),
        KeywordAbility("indestructible"),
        StaticAbility((GoesElsewhere(This(), Zone.LIBRARY, Place.SHUFFLED),)),
        size=(11, 11),
    ),
    card(
        "Darksteel Myr",
        "{3}",
        "Artifact Creature — Myr",
        KeywordAbility("indestructible"),
        size=(0, 1),
    ),
    card(
        "Deadly Recluse",
        "{1}{G}",
        "Creature — Spider",
        KeywordAbility("reach"),
        KeywordAbility("deathtouch"),
        size=(1, 2),
    ),
    double(
        Layout.TRANSFORM,
        face(
            "Delver of Secrets",
            "{U}",
            "Creature — Human Wizard",
            TriggeredAbility(
                Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.UPKEEP),
                (
                    LookAtTop(Who.YOU),
                    MayDo(
                        (KeywordAction("reveal", what=Those()),),
                        (
                            IfSo(
                                Matches(
                                    Those(),
                                    AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                                ),
                                (KeywordAction("transform", what=This()),),
                            ),
                        ),
                    ),
                ),
            ),
            size=(1, 1),
        ),
        face(
            "Insectile Aberration",
            "",
            "Creature — Human Insect",
            KeywordAbility("flying"),
            size=(3, 2),
            colors="U",
        ),
    ),
    card(
        "Devoted Retainer",
        "{W}",
        "Creature — Human Samurai",
        KeywordAbility("bushido", 1),
        size=(1, 1),
    ),
)
