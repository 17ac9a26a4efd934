from __future__ import annotations

import pytest

from app.calls import actions as a
from app.calls import suppositions as s
from app.calls.described import Keyword
from app.calls.modifiers import Counters, Gets, XIs
from app.calls.name import AbilityOf, Answer, Name, NameKind
from app.terms.mana import ManaType as M
from app.terms.mana import read_mana_cost
from app.terms.steps import Step
from tests.calls.reading import ANN, BEAR, BOB, HERO, REX, card, done, error, obj, script_line

JACE, GROWTH, SHOCK = obj("Jace Beleren"), obj("Giant Growth"), obj("Shock")
WALL1, WALL2 = obj("Wall of Frost #1"), obj("Wall of Frost #2")
FOREST1, FOREST2 = obj("Forest #1"), obj("Forest #2")


def attack(*groups: tuple[tuple[Name, ...], Name]) -> a.Attack:
    return a.Attack(tuple(a.AttackGroup(creatures, defender) for creatures, defender in groups))


def block(*groups: tuple[Name, tuple[Name, ...]]) -> a.Block:
    return a.Block(tuple(a.BlockGroup(blocker, attackers) for blocker, attackers in groups))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("attack Rex -> Bob", attack(((REX,), BOB))),
        (
            "attack Rex -> Bob, Hero + Bear -> Jace Beleren",
            attack(((REX,), BOB), ((HERO, BEAR), JACE)),
        ),
        ("attack none", attack()),
        (
            "block Bear -> Rex, Wall of Frost #1 -> Rex, Wall of Frost #2 -> Rex + Hero",
            block((BEAR, (REX,)), (WALL1, (REX,)), (WALL2, (REX, HERO))),
        ),
        ("block none", block()),
        ("cast Giant Growth -> Rex", a.Cast(GROWTH, (), (REX,))),
        ("cast Fire // Ice", a.Cast(card("Fire // Ice"))),
        (
            "cast Shock -> Bob, Rex, ability of Hero, trigger of Bear, Lightning Bolt",
            a.Cast(
                SHOCK,
                (),
                (BOB, REX, AbilityOf(HERO), AbilityOf(BEAR, True), card("Lightning Bolt")),
            ),
        ),
        ("play Forest #1", a.PlayLand(FOREST1)),
        ("turn up Rex", a.TurnUp(REX)),
        ("unlock Rex", a.Unlock(REX)),
        ("ignore Rex", a.Ignore(REX)),
        ("turn up Rex (pay)", a.TurnUp(REX, (a.Flag.PAY,))),
        ("activate Rex", a.Activate(REX)),
        ("activate Rex (ability 2) -> Bob", a.Activate(REX, 2, (), (BOB,))),
        ("activate Rex (ability 2, X=1)", a.Activate(REX, 2, (XIs(1),))),
        ("equip Colossus Hammer -> Rex", a.Equip(card("Colossus Hammer"), REX)),
        ("tap Forest #1 for {G}", a.TapForMana(FOREST1, (M.GREEN,))),
        ("tap Forest #1 for {R}{c}{W}", a.TapForMana(FOREST1, (M.WHITE, M.RED, M.COLORLESS))),
        ("tap Forest #1 for mana", a.TapForMana(FOREST1)),
        ("resolve", a.Resolve()),
        ("resolve all", a.Resolve(all=True)),
        ("pass", a.Pass()),
        ("next", a.Next()),
        ("go to combat damage", a.GoTo(a.When(Step.COMBAT_DAMAGE))),
        ("go to first strike damage", a.GoTo(a.When(Step.FIRST_STRIKE_DAMAGE))),
        ("go to Bob's upkeep", a.GoTo(a.When(Step.UPKEEP, "Bob"))),
        ("assign Rex: 1 Bear, 3 Bob", a.Assign(REX, ((1, BEAR), (3, BOB)))),
        ("assign Rex: 0 Bear, 5 Wall of Frost #2", a.Assign(REX, ((0, BEAR), (5, WALL2)))),
        ("order Rex: Bear, Hero", a.OrderDamage(REX, (BEAR, HERO))),
        ("choose Bear", a.Choose((Answer("Bear", BEAR),))),
        ("choose Bob, 3, RED", a.Choose((Answer("Bob", BOB), Answer("3"), Answer("red")))),
        ("choose yes", a.Choose((Answer("yes"),))),
        ("choose {g}", a.Choose((Answer("{G}"),))),
        ("choose goblin", a.Choose((Answer("Goblin"),))),
        ("choose first main phase", a.Choose((Answer("first main phase"),))),
        ("choose declare blockers", a.Choose((Answer("declare blockers"),))),
        ('choose "Of No List"', a.Choose((Answer("Of No List"),))),
        ("choose Banefire", a.Choose((Answer("Banefire", card("Banefire")),))),
        ("flip win", a.FlipCoin(a.FlipResult.WIN)),
        ("flip tails", a.FlipCoin(a.FlipResult.TAILS)),
    ],
)
def test_actions(line: str, action: a.Action) -> None:
    found = done(line)
    assert (found.player, found.action) == (None, action)
    assert (found.line, found.text) == (10, line)


@pytest.mark.parametrize(
    ("line", "player"),
    [
        ("Bob: resolve", "Bob"),
        ("ann: cast Shock -> Bob", "Ann"),
        ("Bob: assign Rex: 5 Bear", "Bob"),
    ],
)
def test_who_does_it(line: str, player: str) -> None:
    assert done(line).player == player


@pytest.mark.parametrize(
    ("written", "options"),
    [
        ("X=3", (XIs(3),)),
        ("kicked", (a.Kicked(),)),
        ("kicked 2", (a.Kicked(2),)),
        ("kicked {W}", (a.Kicked(1, read_mana_cost("{W}")),)),
        ("splice Giant Growth", (a.Splice(GROWTH),)),
        ("face down", (a.Flag.FACE_DOWN,)),
        ("overload", (a.WithKeyword("overload"),)),
        ("flashback", (a.WithKeyword("flashback"),)),
        ("replicate 2", (a.WithKeyword("replicate", 2),)),
        ("waterbend", (a.WithKeyword("waterbend"),)),
        ("level up", (a.WithKeyword("level up"),)),
        ("sacrificing Rex, Hero", (a.Sacrificing((REX, HERO)),)),
        ("tapping Forest #1, Forest #2", (a.Tapping((FOREST1, FOREST2)),)),
        ("alternative", (a.Flag.ALTERNATIVE,)),
        ("mode 2", (a.Modes((2,)),)),
        ("modes 1 2", (a.Modes((1, 2)),)),
        ("free", (a.Flag.FREE,)),
        ("pay", (a.Flag.PAY,)),
        ("paying Forest #1, Forest #2", (a.Paying((FOREST1, FOREST2)),)),
        ("choose red", (a.Choosing(Answer("red")),)),
        ("source Shock", (a.SourceIs(SHOCK),)),
        ("as Fire", (a.AsFace("Fire"),)),
        ('as "Tibalt, Cosmic Impostor"', (a.AsFace("Tibalt, Cosmic Impostor"),)),
        ("divided 2 1", (a.Divided((2, 1)),)),
        (
            "flashback, as Fire, divided 2",
            (a.WithKeyword("flashback"), a.AsFace("Fire"), a.Divided((2,))),
        ),
        # those that list names come last
        ("paying Forest #1, Forest #2, X=3", (XIs(3), a.Paying((FOREST1, FOREST2)))),
        ("sacrificing Rex, pay", (a.Flag.PAY, a.Sacrificing((REX,)))),
        (
            "paying Forest #1, sacrificing Rex, kicked",
            (a.Kicked(), a.Paying((FOREST1,)), a.Sacrificing((REX,))),
        ),
        ('sacrificing "Overload", Rex', (a.Sacrificing((card("Overload"), REX)),)),
    ],
)
def test_options(written: str, options: tuple[a.Option, ...]) -> None:
    assert done(f"cast Shock ({written}) -> Rex").action == a.Cast(SHOCK, options, (REX,))


@pytest.mark.parametrize(
    ("written", "fact"),
    [
        ("destroy Rex", s.SupposeDeed(s.Deed.DESTROY, REX)),
        ("exile Rex", s.SupposeDeed(s.Deed.EXILE, REX)),
        ("bounce Rex", s.SupposeDeed(s.Deed.BOUNCE, REX)),
        ("tap Rex", s.SupposeDeed(s.Deed.TAP, REX)),
        ("untap Rex", s.SupposeDeed(s.Deed.UNTAP, REX)),
        ("Rex removed from combat", s.SupposeRemovedFromCombat(REX)),
        ("phase out Rex", s.SupposeDeed(s.Deed.PHASE_OUT, REX)),
        ("Rex loses all abilities", s.SupposeLosesAll(REX)),
        ("Rex has flying", s.SupposeKeyword(REX, Keyword("flying", "flying"))),
        (
            "Rex loses first strike",
            s.SupposeKeyword(REX, Keyword("first strike", "first strike"), loses=True),
        ),
        (
            "Rex has protection from red and from white",
            s.SupposeKeyword(REX, Keyword("protection", "protection from red and from white")),
        ),
        ("Rex gets +3/-1", s.SupposeGets(REX, Gets(3, -1))),
        ("2 flying counters on Rex", s.SupposeCounters(Counters(2, "flying"), REX)),
        ("2 -1/-1 counters on Rex", s.SupposeCounters(Counters(2, "-1/-1"), REX)),
        ("Ann controls Rex", s.SupposeControl("Ann", REX)),
        ("Bob loses 3 life", s.SupposeLife("Bob", 3)),
        ("3 damage to Rex from Shock", s.SupposeDamage(3, REX, SHOCK)),
        ("3 damage to Ann", s.SupposeDamage(3, ANN)),
    ],
)
def test_suppositions(written: str, fact: s.Supposition) -> None:
    assert done(f"suppose {written}").action == a.Suppose(fact)


@pytest.mark.parametrize(
    ("line", "word", "works"),
    [
        ("atack Rex -> Bob", "atack", "attack"),
        ("attack Rex Bob", "Bob", "Rex -> Bob"),
        ("attack Rx -> Bob", "Rx", "Rex"),
        ("attack Bob -> Rex", "Bob", ""),
        ("attack Rex -> Bob,", "", ""),
        ("block Bear -> ", "", ""),
        ("cast Shok -> Bob", "Shok", "Shock"),
        ("cast Shock (kiked)", "kiked", "kicked"),
        ("cast Shock (X=a)", "a", ""),
        ("cast Shock (pay -> Bob", "->", ""),
        ("assign Rex 1 Bob", "1", ""),
        ("assign Rex: one Bob", "one", ""),
        ("tap Forest #1", "", "tap Forest #1 for {G}"),
        ("tap Forest #1 for {2}", "{2}", "{G}{G}"),
        ("go to combt damage", "combt damage", "combat damage"),
        ("Cho: resolve", "Cho", "Bob"),
        ("resolve now", "now", ""),
        ("choose bleu", "bleu", "blue"),
        ("flip over", "over", "heads"),
        ("suppose Rex sings", "sings", ""),
        ("suppose Rex has flyng", "flyng", ""),
        ("", "", "attack"),
    ],
)
def test_errors(line: str, word: str, works: str) -> None:
    found = error(f"> {line}")
    assert (found.line, found.word) == (10, word)
    assert not works or works in found.works


def test_none_may_be_a_name() -> None:
    assert error("> attack none -> Bob").word == "none"
    line = script_line("[Ann]\nNone = 1/1 red Elf\n[Bob]\n> attack none -> Bob\n")
    assert line.action == attack(((obj("None"),), BOB))


def test_several_that_share_a_name_are_told_as_such() -> None:
    action = done("cast Giant Growth -> Forest").action
    assert action == a.Cast(GROWTH, (), (Name("Forest", NameKind.SEVERAL),))
