"""Sentences in Oracle English and the terms that they mean."""

from __future__ import annotations

import pytest

from app.cards.oracle.grammar.line import print_abilities, read_sentences
from app.cards.oracle.lines import Context
from app.cards.typeline import read_type_line
from app.engine.kernel.rewriting import parts_of
from app.terms import modifications as mo
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf, ManaValueOf, PowerOf, ThatMuch
from app.terms.changes import (
    AddAbility,
    CantHaveKeyword,
    DefinePowerToughness,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.colors import Color
from app.terms.conditions import Exists, IsTurnOf, Matches
from app.terms.costs import Cost, PayLife, PayMana, SacrificeCost, TapThis
from app.terms.effects import (
    AddMana,
    DealDamage,
    DrawCards,
    Duration,
    GainLife,
    Later,
    LoseLife,
    MoveTo,
    PutCountersOn,
    RegenerateIt,
    SacrificeSome,
    StartChange,
    StartModification,
    TapIt,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.instructions import (
    AtOnce,
    ChooseModes,
    DivideDamage,
    KeywordAction,
    MayDo,
    MayPay,
    Mode,
)
from app.terms.mana import read_mana_cost
from app.terms.mana_effects import ManaOfColors, ManaUse
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AnyOf,
    Anything,
    Comparison,
    Controlled,
    HasCounter,
    HasKeyword,
    HasSubtype,
    HasType,
    Host,
    InZone,
    IsColor,
    IsStatus,
    Not,
    PowerIs,
    Selector,
    Status,
    ThatObject,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.grammar.reading import is_unread, one, read, the_reading, words_that_do_not_matter

ARTIFACT = HasType(CardType.ARTIFACT)
YOURS = Controlled(Who.YOU)
OTHER = Not(This())
FLYING = HasKeyword("flying")


def static(*effects: object, **more: object) -> StaticAbility:
    return StaticAbility(effects, **more)  # type: ignore[arg-type]


def changing(subject: Selector, *changes: object) -> StaticAbility:
    return static(ContinuousChange(subject, changes))  # type: ignore[arg-type]


def gains(name: str) -> AddAbility:
    return AddAbility(KeywordAbility(name))


def mana(text: str) -> Cost:
    cost = read_mana_cost(text)
    assert cost is not None
    return Cost((PayMana(cost),))


COMBAT: list[tuple[str, Ability]] = [
    ("~ can't attack.", static(mo.CantAttack(This()))),
    ("~ can't attack or block.", static(mo.CantAttack(This()), mo.CantBlock(This()))),
    ("Enchanted creature can't block.", static(mo.CantBlock(Host()))),
    (
        "~ can't attack unless defending player controls an Island.",
        static(
            mo.CantAttack(
                This(),
                unless=Exists(AllOf((HasSubtype("Island"), Controlled(Who.DEFENDING_PLAYER)))),
            )
        ),
    ),
    (
        "Creatures can't attack you.",
        static(mo.CantAttack(CREATURE, Who.YOU, permanents=False)),
    ),
    (
        "~ can't attack or block alone.",
        static(mo.OthersNeeded(This(), attack=True, block=True)),
    ),
    ("~ attacks each combat if able.", static(mo.AttacksIfAble(This()))),
    ("~ can't be blocked.", static(mo.CantBeBlocked(This()))),
    (
        "~ can't be blocked except by artifact creatures.",
        static(mo.CantBeBlocked(This(), Not(AllOf((ARTIFACT, CREATURE))))),
    ),
    (
        "~ can't be blocked by creatures with power 2 or less.",
        static(mo.CantBeBlocked(This(), AllOf((CREATURE, PowerIs(Comparison.AT_MOST, 2))))),
    ),
    (
        "Goats you control can't be blocked except by two or more creatures.",
        static(mo.BlockersNeeded(AllOf((HasSubtype("Goat"), YOURS)), 2)),
    ),
    (
        "~ can't be blocked by more than one creature.",
        static(mo.BlockersNeeded(This(), most=1)),
    ),
    (
        "~ can block only creatures with flying.",
        static(mo.CantBlock(This(), Not(AllOf((CREATURE, FLYING))))),
    ),
    (
        "~ can block an additional two creatures each combat.",
        static(mo.BlocksAdditional(This(), 2)),
    ),
    ("~ must be blocked if able.", static(mo.MustBeBlocked(This()))),
    (
        "All Goblins able to block ~ do so.",
        static(mo.MustBeBlocked(This(), by_all=True, by=HasSubtype("Goblin"))),
    ),
    (
        "Creatures with power less than ~'s power can't block it.",
        static(mo.CantBlock(AllOf((CREATURE, PowerIs(Comparison.LESS, PowerOf(This())))), This())),
    ),
    (
        "You may have ~ assign its combat damage as though it weren't blocked.",
        static(mo.AssignsAsUnblocked(This())),
    ),
    (
        "Each Wall you control assigns combat damage equal to its toughness rather than its power.",
        static(mo.AssignsByToughness(AllOf((HasSubtype("Wall"), YOURS)))),
    ),
    (
        "~ can attack as though it didn't have defender.",
        static(mo.AttacksAsThough(This(), defender=True)),
    ),
]
CHANGES: list[tuple[str, Ability]] = [
    (
        "Other Merfolk creatures you control get +1/+1, have islandwalk, and can't block.",
        static(
            ContinuousChange(
                AllOf((OTHER, HasSubtype("Merfolk"), CREATURE, YOURS)),
                (
                    ModifyPowerToughness(1, 1),
                    AddAbility(KeywordAbility("landwalk", quality=HasSubtype("Island"))),
                ),
            ),
            mo.CantBlock(AllOf((OTHER, HasSubtype("Merfolk"), CREATURE, YOURS))),
        ),
    ),
    (
        "Nonartifact, nonblack creatures have protection from red and from blue.",
        changing(
            AllOf((Not(ARTIFACT), Not(IsColor(Color.BLACK)), CREATURE)),
            AddAbility(KeywordAbility("protection", quality=IsColor(Color.RED))),
            AddAbility(KeywordAbility("protection", quality=IsColor(Color.BLUE))),
        ),
    ),
    (
        "Enchanted creature gets +2/-1, has trample, and can't block.",
        static(
            ContinuousChange(Host(), (ModifyPowerToughness(2, -1), gains("trample"))),
            mo.CantBlock(Host()),
        ),
    ),
    (
        "Walls your opponents control lose reach and can't have hexproof or shroud.",
        changing(
            AllOf((HasSubtype("Wall"), Controlled(Who.OPPONENT))),
            LoseKeyword("reach"),
            CantHaveKeyword("hexproof"),
            CantHaveKeyword("shroud"),
        ),
    ),
    (
        "Enchanted creature loses all abilities and has base power and toughness 1/1.",
        changing(Host(), LoseAllAbilities(), SetPowerToughness(1, 1)),
    ),
    (
        "~ gets +1/+0 for each other attacking Wolf.",
        changing(
            This(),
            ModifyPowerToughness(
                CountOf(AllOf((OTHER, IsStatus(Status.ATTACKING), HasSubtype("Wolf")))), 0
            ),
        ),
    ),
    (
        "Equipped creature gets +X/+X, where X is its mana value.",
        changing(Host(), ModifyPowerToughness(ManaValueOf(Host()), ManaValueOf(Host()))),
    ),
    (
        "As long as ~ is attacking, it has first strike.",
        StaticAbility(
            (ContinuousChange(This(), (gains("first strike"),)),),
            Matches(This(), IsStatus(Status.ATTACKING)),
        ),
    ),
    (
        "Enchanted creature gets +1/+1 for each other Goat you control.",
        changing(
            Host(),
            ModifyPowerToughness(*[CountOf(AllOf((Not(Host()), HasSubtype("Goat"), YOURS)))] * 2),
        ),
    ),
    (
        'Enchanted creature has reach and "{T}: You gain 1 life."',
        changing(
            Host(),
            gains("reach"),
            AddAbility(ActivatedAbility(Cost((TapThis(),)), (GainLife(Who.YOU, 1),))),
        ),
    ),
    (
        "If a Goat source would deal damage to you, prevent 1 of that damage.",
        static(mo.PreventDamage(AllOf((HasSubtype("Goat"), Anything())), player=Who.YOU, amount=1)),
    ),
    (
        "If a source you control would deal damage to a Goat, it deals double that damage instead.",
        static(mo.ScaleDamage(AllOf((Anything(), YOURS)), HasSubtype("Goat"), times=2)),
    ),
    (
        "~'s power is equal to the number of Goats you control.",
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (DefinePowerToughness(CountOf(AllOf((HasSubtype("Goat"), YOURS))), None),),
                ),
            ),
            characteristic_defining=True,
        ),
    ),
    (
        "Goats can't attack you unless their controller pays {2} for each of those creatures.",
        static(mo.CostToAttack(HasSubtype("Goat"), mana("{2}"), Who.YOU)),
    ),
    (
        "During your turn, ~ has lifelink.",
        StaticAbility((ContinuousChange(This(), (gains("lifelink"),)),), IsTurnOf(Who.YOU)),
    ),
    (
        "Each Elk you control with an oil counter on it has haste.",
        changing(AllOf((HasSubtype("Elk"), YOURS, HasCounter("oil"))), gains("haste")),
    ),
]
EFFECTS: list[tuple[str, Ability]] = [
    (
        "Whenever ~ attacks, it gets +2/+0 until end of turn.",
        TriggeredAbility(
            Trigger(EventKind.ATTACKS),
            (StartChange(This(), (ModifyPowerToughness(2, 0),)),),
        ),
    ),
    (
        "Whenever ~ blocks or becomes blocked by a creature, tap that creature at end of combat.",
        TriggeredAbility(
            Trigger(EventKind.BLOCKS_CREATURE, other=CREATURE),
            (
                Later(
                    Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END_OF_COMBAT),
                    (TapIt(ThatObject()),),
                ),
            ),
            also=(Trigger(EventKind.BECOMES_BLOCKED_BY, other=CREATURE),),
        ),
    ),
    (
        "Whenever a creature you control deals combat damage to a player, you may draw a card.",
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, AllOf((CREATURE, YOURS)), player=Who.ANY, combat=True),
            (DrawCards(Who.YOU),),
            optional=True,
        ),
    ),
    (
        "Whenever a creature attacks, ~ deals 1 damage to it.",
        TriggeredAbility(
            Trigger(EventKind.ATTACKS, CREATURE), (DealDamage(1, ThatObject(), This()),)
        ),
    ),
    (
        "Whenever ~ deals damage to an opponent, you gain that much life.",
        TriggeredAbility(
            Trigger(EventKind.DEALS_DAMAGE, player=Who.OPPONENT),
            (GainLife(Who.YOU, ThatMuch()),),
        ),
    ),
    (
        "Whenever ~ attacks, if you control an artifact, put a +1/+1 counter on target creature.",
        TriggeredAbility(
            Trigger(EventKind.ATTACKS),
            (PutCountersOn(Target(0), "+1/+1"),),
            Exists(AllOf((ARTIFACT, YOURS))),
            targets=(TargetChoice(CREATURE),),
        ),
    ),
    (
        "Whenever ~ dies, you may pay 1 life. If you do, proliferate and surveil 1.",
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (
                MayPay(
                    Cost((PayLife(1),)),
                    (KeywordAction("proliferate"), KeywordAction("surveil", number=1)),
                ),
            ),
        ),
    ),
    (
        "When ~ dies, you may sacrifice a Saga. If you do, surveil 1. You lose 1 life.",
        TriggeredAbility(
            Trigger(EventKind.DIES),
            (
                MayDo(
                    (SacrificeSome(Who.YOU, HasSubtype("Saga")),),
                    (KeywordAction("surveil", number=1),),
                ),
                LoseLife(Who.YOU, 1),
            ),
        ),
    ),
    (
        "{2}, {T}, Sacrifice ~: It deals 2 damage to any target.",
        ActivatedAbility(
            Cost((*mana("{2}").parts, TapThis(), SacrificeCost(This()))),
            (DealDamage(2, Target(0), This()),),
            targets=(
                TargetChoice(
                    AnyOf((CREATURE, HasType(CardType.PLANESWALKER), HasType(CardType.BATTLE))),
                    Who.ANY,
                ),
            ),
        ),
    ),
    ("{B}: Regenerate ~.", ActivatedAbility(mana("{B}"), (RegenerateIt(This()),))),
    (
        "Target creature gets +1/+1 until end of turn and can't be blocked this turn.",
        SpellAbility(
            (
                StartChange(Target(0), (ModifyPowerToughness(1, 1),)),
                StartModification(mo.CantBeBlocked(ThatObject()), Duration.END_OF_TURN, Target(0)),
            ),
            (TargetChoice(CREATURE),),
        ),
    ),
    (
        "Tap up to two target creatures. Those creatures can't block this turn.",
        SpellAbility(
            (
                TapIt(Targets(0)),
                StartModification(mo.CantBlock(ThatObject()), Duration.END_OF_TURN, Targets(0)),
            ),
            (TargetChoice(CREATURE, count=2, up_to=True),),
        ),
    ),
    (
        "Prevent the next 2 damage that would be dealt to target creature this turn.",
        SpellAbility(
            (
                StartModification(
                    mo.PreventDamage(recipient=ThatObject(), amount=2),
                    Duration.END_OF_TURN,
                    Target(0),
                ),
            ),
            (TargetChoice(CREATURE),),
        ),
    ),
    (
        "~ deals 2 damage to each Goat and 1 damage to you.",
        SpellAbility(
            (
                AtOnce(
                    (
                        DealDamage(2, HasSubtype("Goat"), This()),
                        DealDamage(1, Who.YOU, This()),
                    )
                ),
            )
        ),
    ),
    (
        "Choose one — • Tap target creature. • Draw a card.",
        SpellAbility(
            (
                ChooseModes(
                    (
                        Mode((TapIt(Target(0)),), (TargetChoice(CREATURE),)),
                        Mode((DrawCards(Who.YOU),)),
                    )
                ),
            )
        ),
    ),
    (
        "I, II — Each Goat gets +1/+0 until end of turn.",
        TriggeredAbility(
            Trigger(EventKind.CHAPTER, number=1),
            (StartChange(HasSubtype("Goat"), (ModifyPowerToughness(1, 0),)),),
            also=(Trigger(EventKind.CHAPTER, number=2),),
        ),
    ),
    (
        "{T}: Add one mana of any color. Spend this mana only to cast Goat spells.",
        ActivatedAbility(
            Cost((TapThis(),)),
            (
                AddMana(
                    ManaOfColors(),
                    only=ManaUse(AllOf((HasSubtype("Goat"), IsStatus(Status.SPELL)))),
                ),
            ),
        ),
    ),
    (
        "{2}: Return ~ from your graveyard to your hand.",
        ActivatedAbility(
            mana("{2}"),
            (MoveTo(AllOf((This(), InZone(Zone.GRAVEYARD))), Zone.HAND),),
            zone=Zone.GRAVEYARD,
        ),
    ),
    (
        "Creatures you control can't be blocked this turn.",
        SpellAbility((StartModification(mo.CantBeBlocked(AllOf((CREATURE, YOURS)))),)),
    ),
]


ALL = [*COMBAT, *CHANGES, *EFFECTS]


@pytest.mark.parametrize(("line", "ability"), ALL)
def test_what_sentences_mean(line: str, ability: Ability) -> None:
    assert one(line) == ability


@pytest.mark.parametrize(("line", "ability"), ALL)
def test_terms_print_as_sentences_that_read_as_them(line: str, ability: Ability) -> None:
    printed = print_abilities((ability,))
    assert printed is not None
    assert read(printed) == (ability,)
    if not the_reading(line).wordings:
        assert printed == line


@pytest.mark.parametrize("line", [line for line, _ in ALL])
def test_no_word_can_be_left_out(line: str) -> None:
    assert not list(words_that_do_not_matter(line))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("All creatures have haste.", "Creatures have haste."),
        ("Each creature has haste.", "Creatures have haste."),
        (
            "As long as you control a Cave, ~ has skulk.",
            "~ has skulk as long as you control a Cave.",
        ),
        ("Equipped creature has haste.", "Enchanted creature has haste."),
        ("When ~ attacks, draw a card.", "Whenever ~ attacks, draw a card."),
        ("Scry 2, then you lose 1 life.", "Scry 2. You lose 1 life."),
        ("You draw a card and lose 1 life.", "Draw a card. You lose 1 life."),
        (
            "~ gets +X/+0, where X is the number of Yetis.",
            "~ gets +1/+0 for each Yeti.",
        ),
    ],
)
def test_declared_wordings_mean_the_same(line: str, same: str) -> None:
    assert read(line) == read(same)
    assert the_reading(line).wordings
    assert print_abilities(read(line)) == same


@pytest.mark.parametrize(
    "line",
    [
        "~ can't attack or be attacked.",
        # Other than the target, or than the source?
        "Tap target creature. Each other creature gets +1/+1 until end of turn.",
        # Which of the two it is can't be told.
        "Target creature fights another target creature. It gains haste until end of turn.",
        # Does black hold for both?
        "Black artifacts and creatures have haste.",
        # No player has been spoken of.
        "Whenever ~ attacks, that player discards a card.",
        "Whenever you draw a card, it gains haste until end of turn.",
        "~ deals 1 damage to it.",
        "~ can't block creatures with power less than.",
        "Creatures you control gets +1/+1.",
        "",
    ],
)
def test_what_is_not_plain_is_left_unread(line: str) -> None:
    assert is_unread(line)


def test_a_sentence_of_a_spell_belongs_to_spells() -> None:
    sorcery = Context("Test", read_type_line("Sorcery"))
    creature = Context("Test", read_type_line("Creature — Elf"))
    assert read_sentences("Draw a card.", sorcery) == (SpellAbility((DrawCards(Who.YOU),)),)
    assert read_sentences("Draw a card.", creature) is None
    assert read_sentences("~ can't block.", creature) == (static(mo.CantBlock(This())),)
    assert read_sentences("~ can't block.", sorcery) is None


def test_what_a_spell_divides_it_deals_itself() -> None:
    kicked = "If ~ was kicked, it deals"
    divided = "4 damage divided as you choose"
    line = f"~ deals 2 damage to target creature. {kicked} {divided}"
    ability = one(f"{line} among any number of targets instead.")
    found = [part for part in parts_of(ability) if isinstance(part, DivideDamage)]
    assert [part.source for part in found] == [This()]
