from __future__ import annotations

import pytest

from app.calls import facts as f
from app.calls.described import Keyword, Traits
from app.calls.model import Mode
from app.calls.name import Name, NameKind
from app.terms.cite import Rule
from app.terms.colors import Color
from app.terms.mana import ManaCost, read_mana_cost
from app.terms.mana import ManaType as M
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone
from tests.calls.reading import BEAR, BOB, HERO, REX, error, errors, expected, fact, obj, one

N = f.Count
SHOCK = obj("Shock")
WARDEN = Name("Soul Warden", NameKind.CARD)
JACE = obj("Jace Beleren")


def cost(text: str) -> ManaCost:
    found = read_mana_cost(text)
    assert found
    return found


def traits(
    *subtypes: str, colors: set[Color] | None = None, types: set[CardType] | None = None
) -> Traits:
    return Traits(
        None if colors is None else frozenset(colors),
        frozenset(),
        frozenset(types or ()),
        subtypes,
    )


@pytest.mark.parametrize(
    ("line", "found"),
    [
        *((plain.value.upper(), plain) for plain in f.Plain),
        ("Bob 14 life", f.LifeIs("Bob", N(14))),
        ("Bob -3 life", f.LifeIs("Bob", N(-3))),
        ("Bob 14 life or more", f.LifeIs("Bob", N(14, f.Bound.OR_MORE))),
        ("Bob 14 life or less", f.LifeIs("Bob", N(14, f.Bound.OR_LESS))),
        ("Bob 3 poison", f.CountersAre(BOB, N(3), "poison")),
        ("Bob 3 poison counters", f.CountersAre(BOB, N(3), "poison")),
        ("Bob 2 rad counters", f.CountersAre(BOB, N(2), "rad")),
        ("Bob loses", f.PlayerLoses("Bob")),
        ("Bob wins", f.PlayerWins("Bob")),
        ("Ann pool {R}{G}{G}", f.PoolIs("Ann", (M.RED, M.GREEN, M.GREEN))),
        ("Ann pool {G}{R}{G}", f.PoolIs("Ann", (M.RED, M.GREEN, M.GREEN))),
        ("Ann pool empty", f.PoolIs("Ann")),
        ("Bob 12 cards in library", f.CardsInZone("Bob", N(12), Zone.LIBRARY)),
        ("Bob 1 card in hand or more", f.CardsInZone("Bob", N(1, f.Bound.OR_MORE), Zone.HAND)),
        ("Bob has hexproof", f.KeywordIs(BOB, Keyword("hexproof", "hexproof"))),
        ("Rex dies", f.FateIs(REX, f.Fate.DIES)),
        ("Rex survives", f.FateIs(REX, f.Fate.SURVIVES)),
        ("Rex ceases to exist", f.FateIs(REX, f.Fate.CEASES_TO_EXIST)),
        *((f"Rex in {zone.value}", f.InZone(REX, zone)) for zone in Zone),
        ("Rex on the battlefield", f.InZone(REX, Zone.BATTLEFIELD)),
        ("Rex 5/5", f.PowerToughnessIs(REX, 5, 5)),
        ("Rex -2/4", f.PowerToughnessIs(REX, -2, 4)),
        ("Rex 3 damage", f.DamageMarked(REX, N(3))),
        ("Rex 3 damage or less", f.DamageMarked(REX, N(3, f.Bound.OR_LESS))),
        ("Rex has flying", f.KeywordIs(REX, Keyword("flying", "flying"))),
        ("Rex lacks flying", f.KeywordIs(REX, Keyword("flying", "flying"), lacks=True)),
        ("Rex lacks ward", f.KeywordIs(REX, Keyword("ward", "ward"), lacks=True)),
        ("Rex has ward {1}", f.KeywordIs(REX, Keyword("ward", "ward {1}"))),
        (
            "Rex has protection from red and from white",
            f.KeywordIs(REX, Keyword("protection", "protection from red and from white")),
        ),
        ("Rex is red", f.TraitsAre(REX, traits(colors={Color.RED}))),
        ("Rex is red and white", f.TraitsAre(REX, traits(colors={Color.RED, Color.WHITE}))),
        ("Rex is colorless", f.TraitsAre(REX, traits(colors=set()))),
        ("Rex is a Mountain", f.TraitsAre(REX, traits("Mountain"))),
        (
            "Rex is an artifact creature",
            f.TraitsAre(REX, traits(types={CardType.ARTIFACT, CardType.CREATURE})),
        ),
        (
            "Rex is legendary",
            f.TraitsAre(REX, Traits(supertypes=frozenset({Supertype.LEGENDARY}))),
        ),
        (
            "Rex is not a creature",
            f.TraitsAre(REX, traits(types={CardType.CREATURE}), negated=True),
        ),
        *((f"Rex {state.value}", f.StateIs(REX, state)) for state in f.State),
        ("Rex 2 +1/+1 counters", f.CountersAre(REX, N(2), "+1/+1")),
        ("Jace Beleren 1 loyalty counter", f.CountersAre(JACE, N(1), "loyalty")),
        ("Rex 1 hexproof from black counter", f.CountersAre(REX, N(1), "hexproof from black")),
        (
            "Ann controls 7 Kobold tokens",
            f.ControlsCount("Ann", N(7), f.Described(traits("Kobold"), token=True)),
        ),
        (
            "Ann controls 2 legendary creatures or more",
            f.ControlsCount(
                "Ann",
                N(2, f.Bound.OR_MORE),
                f.Described(
                    Traits(
                        supertypes=frozenset({Supertype.LEGENDARY}),
                        types=frozenset({CardType.CREATURE}),
                    )
                ),
            ),
        ),
        ("Ann controls 3 Elves", f.ControlsCount("Ann", N(3), f.Described(traits("Elf")))),
        ("Ann controls 3 Forests", f.ControlsCount("Ann", N(3), f.Described(traits("Forest")))),
        ("Ann controls 3 Plains", f.ControlsCount("Ann", N(3), f.Described(traits("Plains")))),
        (
            "Ann controls 3 Food tokens",
            f.ControlsCount("Ann", N(3), f.Described(card="Food", token=True)),
        ),
        (
            "Ann controls 0 Chittering Host",
            f.ControlsCount("Ann", N(0), f.Described(card="Chittering Host")),
        ),
        ('Ann controls 1 "Forest"', f.ControlsCount("Ann", N(1), f.Described(card="Forest"))),
        (
            "Ann controls 2 1/1 green Saproling tokens",
            f.ControlsCount(
                "Ann",
                N(2),
                f.Described(traits("Saproling", colors={Color.GREEN}), None, True, 1, 1),
            ),
        ),
        ("Rex controlled by Bob", f.ControlledBy(REX, "Bob")),
        ("Rex attached to Hero", f.IsAttachedTo(REX, HERO)),
        ("deals 5 to Rex", f.DamageDealtTo(REX, N(5))),
        ("deals 5 to Bob or more", f.DamageDealtTo(BOB, N(5, f.Bound.OR_MORE))),
        ("prevented 5", f.DamagePrevented(N(5))),
        ("produces {W} {U}", f.Produces((M.WHITE, M.BLUE))),
        ("produces nothing", f.Produces()),
        ("adds {G}{G}", f.Adds((M.GREEN, M.GREEN))),
        ("adds nothing", f.Adds()),
        ("step end of combat", f.StepIs(Step.END_OF_COMBAT)),
        ("cost {3}{U}", f.CostIs(cost("{3}{U}"))),
        ("value 3", f.ValueIs(N(3))),
        ("target yes", f.RowIs(f.Row.TARGET, f.RowAnswer.YES)),
        ("damage prevented", f.RowIs(f.Row.DAMAGE, f.RowAnswer.PREVENTED)),
        ("enchant no", f.RowIs(f.Row.ENCHANT, f.RowAnswer.NO)),
        ("equip no", f.RowIs(f.Row.EQUIP, f.RowAnswer.NO)),
        ("block no", f.RowIs(f.Row.BLOCK, f.RowAnswer.NO)),
        ("Shock resolves", f.Resolves(SHOCK)),
        ("Shock does not resolve", f.Resolves(SHOCK, resolves=False)),
        ("Soul Warden triggers 3 times", f.TriggersTimes(WARDEN, N(3))),
        ("Soul Warden triggers 1 time", f.TriggersTimes(WARDEN, N(1))),
        ("Soul Warden does not trigger", f.TriggersTimes(WARDEN, N(0))),
        *((f"asks Ann to {what.value}", f.AsksTo("Ann", what)) for what in f.Asked),
        ("cites 702.16e", f.Cites(Rule("702.16e"))),
        ("cites 704", f.Cites(Rule("704"))),
    ],
)
def test_facts(line: str, found: f.Fact) -> None:
    assert fact(line) == found


@pytest.mark.parametrize(
    ("line", "mode"),
    [
        ("Rex dies", Mode.EVERY),
        ("possible: Rex dies", Mode.POSSIBLE),
        ("Impossible: Rex dies", Mode.IMPOSSIBLE),
    ],
)
def test_modes(line: str, mode: Mode) -> None:
    found = expected(line)
    assert (found.mode, found.facts) == (mode, (f.FateIs(REX, f.Fate.DIES),))
    assert (found.line, found.text) == (10, line)


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        (
            "Rex dies and Hero survives",
            (f.FateIs(REX, f.Fate.DIES), f.FateIs(HERO, f.Fate.SURVIVES)),
        ),
        (
            "Rex is red and Bear dies",
            (f.TraitsAre(REX, traits(colors={Color.RED})), f.FateIs(BEAR, f.Fate.DIES)),
        ),
        (
            "Rex is red and Bear is red and white",
            (
                f.TraitsAre(REX, traits(colors={Color.RED})),
                f.TraitsAre(BEAR, traits(colors={Color.RED, Color.WHITE})),
            ),
        ),
        (
            "Rex has flying and Bob 14 life",
            (f.KeywordIs(REX, Keyword("flying", "flying")), f.LifeIs("Bob", N(14))),
        ),
        (
            "Rex has flying and trample",
            (
                f.KeywordIs(REX, Keyword("flying", "flying")),
                f.KeywordIs(REX, Keyword("trample", "trample")),
            ),
        ),
        (
            "Ann controls 2 red creatures and Rex dies",
            (
                f.ControlsCount(
                    "Ann",
                    N(2),
                    f.Described(traits(colors={Color.RED}, types={CardType.CREATURE})),
                ),
                f.FateIs(REX, f.Fate.DIES),
            ),
        ),
        (
            "Rex 5/5 and Rex 3 damage or less and Bob loses",
            (
                f.PowerToughnessIs(REX, 5, 5),
                f.DamageMarked(REX, N(3, f.Bound.OR_LESS)),
                f.PlayerLoses("Bob"),
            ),
        ),
    ],
)
def test_joined_facts(line: str, facts: tuple[f.Fact, ...]) -> None:
    assert expected(line).facts == facts


@pytest.mark.parametrize(
    ("count", "met", "unmet"),
    [
        (N(3), {3}, {2, 4}),
        (N(3, f.Bound.OR_MORE), {3, 4}, {2}),
        (N(3, f.Bound.OR_LESS), {2, 3}, {4}),
    ],
)
def test_counts(count: f.Count, met: set[int], unmet: set[int]) -> None:
    assert all(count.meets(number) for number in met)
    assert not any(count.meets(number) for number in unmet)


@pytest.mark.parametrize(
    ("line", "word", "works"),
    [
        ("Rex dyes", "dyes", "dies"),
        ("Rx dies", "Rx", "Rex"),
        ("Bob 14 lif", "lif", "life"),
        ("Bob dies", "dies", "loses"),
        ("Rex is rde", "rde", "red"),
        ("Rex has flyng", "flyng", "flying"),
        ("Rex 5", "", "damage"),
        ("Rex in limbo", "limbo", "exile"),
        ("Rex dies or survives", "or", ""),
        ("Rex dies and Hero dyes", "dyes", "dies"),
        ("possible Rex dies", "Rex", "possible:"),
        ("cites 7", "7", "510.1c"),
        ("cites 702.16ee", "702.16ee", "510.1c"),
        ("asks Ann to sing", "sing", "choose"),
        ("target maybe", "maybe", "yes"),
        ("produces {G}{G}", "{G}{G}", ""),
        ("Ann pool {X}", "{X}", "{G}{G}"),
        ("Ann controls 2 Beers", "Beers", ""),
        ("deals 5 Rex", "Rex", "deals 5 to Rex"),
        ("", "", "yes"),
    ],
)
def test_errors(line: str, word: str, works: str) -> None:
    found = error(f"= {line}")
    assert (found.line, found.word) == (10, word)
    assert not works or works in found.works


def test_many_ways_to_read_a_line_take_no_time() -> None:
    labels = "".join(f"{'A and ' * n}A = 1/1 red Elf\n" for n in range(12))
    joined = " and ".join(["A"] * 60)
    assert errors(f"[Ann]\n{labels}[Bob]\n= {joined} zzz\n")


def test_every_expectation_is_kept_in_its_place() -> None:
    call = one("[Ann]\n[Bob]\n= Ann 20 life\n? what happens\n= Bob 20 life\n")
    assert [type(line).__name__ for line in call.script] == ["Expect", "Ask", "Expect"]
    assert [line.line for line in call.script] == [3, 4, 5]
