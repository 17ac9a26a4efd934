"""Calls made by Hypothesis, as data: what `dump` writes of them must be read as the same call."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from app.calls import actions as a
from app.calls import described as d
from app.calls import facts as f
from app.calls import modifiers as m
from app.calls import questions as q
from app.calls import suppositions as s
from app.calls.model import Ask, Call, Do, Entry, Expect, Mode, Player, Turn
from app.calls.name import AbilityOf, Answer, Name, NameKind
from app.calls.naming import with_names
from app.calls.words import SUBTYPES
from app.terms.cite import Rule
from app.terms.colors import Color
from app.terms.editions import CURRENT, NAMED, read_edition
from app.terms.mana import ManaCost, ManaType, read_mana_cost
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone
from tests.calls.known_names import FEW

PLAYERS = ("Ann", "Bob", "Cho the Third")
LABELS = (
    *("Rex", "Hero", "Bear", "Anax", "One", "One and Two", "Two", "2 Bears", "A + B", "None", "No"),
    *("Überwald", "x dies", "x", "tap", "Forest", "is", "Red", "Ann 20", "o'Brien's", "a - b"),
)
CARDS = tuple(FEW.shown.values())
TEXTS = st.sampled_from(
    ("{T}: Add {G}.", "This creature can't block.", 'Each has "{T}: Add {C}," too.', "A; b, c: d")
) | st.text(
    st.characters(codec="ascii", min_codepoint=33, max_codepoint=126), min_size=1, max_size=20
)
WORDS = st.text('abcdefg XYZ"#-:[]()é。', max_size=25).map(lambda text: " ".join(text.split()))
NUMBERS = st.integers(0, 30)
COUNTS = st.builds(f.Count, NUMBERS, st.sampled_from(f.Bound))
KINDS = st.sampled_from(
    ("+1/+1", "-1/-1", "loyalty", "charge", "first strike", "hexproof from black")
)
COSTS = st.sampled_from(("{2}{W}", "{X}{U/P}", "{0}", "{2/R}{S}", "{10}{C}")).map(read_mana_cost)
MANA = st.lists(st.sampled_from(ManaType), min_size=1, max_size=4).map(
    lambda types: tuple(one for one in ManaType for _ in range(types.count(one)))
)
KEYWORDS = st.sampled_from(
    (
        *(("flying", "flying"), ("first strike", "first strike"), ("landwalk", "swampwalk")),
        *(("protection", "protection from red and from Dragons"), ("ward", "ward {2}")),
        *(("hexproof", "hexproof from black"), ("toxic", "toxic 2"), ("banding", "banding")),
        *(("cycling", "plainscycling {2}"), ("ward", "ward—pay 2 life")),
    )
).map(lambda pair: d.Keyword(*pair))


def traits(least: int = 1, types: bool = True) -> st.SearchStrategy[d.Traits]:
    made = st.builds(
        d.Traits,
        st.none() | st.frozensets(st.sampled_from(Color)),
        st.frozensets(st.sampled_from(Supertype), max_size=2),
        st.frozensets(st.sampled_from(CardType), max_size=2) if types else st.just(frozenset()),
        st.lists(st.sampled_from(list(SUBTYPES.values())), max_size=3, unique=True).map(tuple),
    )
    return made.filter(lambda one: one != d.Traits() or not least)


@st.composite
def ad_hoc(draw: st.DrawFn) -> d.AdHoc:
    words = draw(traits(least=0))
    cost: ManaCost | None = draw(st.none() | COSTS)
    if not words.types or draw(st.booleans()):
        idle = "Vehicle" in words.subtypes and words.types
        types = words.types if idle else words.types | {CardType.CREATURE}
        words = replace(words, types=types)
        return d.AdHoc(words, draw(st.integers(-2, 12)), draw(st.integers(-2, 12)), cost)
    return d.AdHoc(words, None, None, cost)


def descriptions(names: st.SearchStrategy[Name]) -> st.SearchStrategy[d.Description]:
    return st.one_of(
        st.sampled_from(CARDS).map(d.NamedCard),
        st.sampled_from(("Treasure", "Cursed Role", "Incubator")).map(d.PredefinedToken),
        ad_hoc(),
        st.builds(d.Emblem, TEXTS),
    )


def answers(names: st.SearchStrategy[Name]) -> st.SearchStrategy[Answer]:
    return names.map(lambda name: Answer(str(name), name)) | st.sampled_from(
        ("3", "-1", "blue", "yes", "{G}", "Goblin", "first main phase", "Of No List", "mode 2")
    ).map(Answer)


def modifiers(names: st.SearchStrategy[Name]) -> st.SearchStrategy[m.Modifier]:
    players = st.sampled_from(PLAYERS[:2])
    several = st.lists(names, min_size=1, max_size=3).map(tuple)
    return st.one_of(
        st.sampled_from(m.Mark),
        st.builds(m.HasKeyword, KEYWORDS),
        st.builds(m.LosesKeyword, KEYWORDS),
        st.just(m.LosesAllAbilities()),
        st.builds(m.RulesText, TEXTS),
        st.builds(m.AbilityUsed, st.integers(1, 9)),
        st.builds(m.Counters, NUMBERS, KINDS),
        st.builds(m.MarkedDamage, NUMBERS),
        st.builds(m.RegenerationShields, NUMBERS),
        st.builds(m.PreventsDamage, NUMBERS),
        st.builds(m.Gets, st.integers(-9, 9), st.integers(-9, 9)),
        st.builds(m.BasePowerToughness, st.integers(-9, 9), st.integers(-9, 9)),
        st.builds(m.XIs, NUMBERS),
        st.builds(m.Is, traits(), st.booleans()),
        st.builds(m.AttachedTo, names),
        st.builds(m.PairedWith, names),
        st.builds(m.Imprinted, names),
        st.builds(m.ExiledWith, names),
        st.builds(m.MergedOver, several),
        st.builds(m.Attacking, st.none() | names),
        st.builds(m.Blocking, several),
        st.builds(m.BandedWith, several),
        st.builds(m.ProtectedBy, players),
        st.builds(m.OwnedBy, players),
        st.builds(m.Chose, answers(names)),
        st.builds(m.Named, st.sampled_from(CARDS)),
        st.builds(d.CopyOf, names),
    )


def options(names: st.SearchStrategy[Name]) -> st.SearchStrategy[tuple[a.Option, ...]]:
    several = st.lists(names, min_size=1, max_size=3).map(tuple)
    numbers = st.lists(st.integers(1, 9), min_size=1, max_size=3).map(tuple)
    single = st.one_of(
        st.sampled_from(a.Flag),
        st.builds(m.XIs, NUMBERS),
        st.builds(a.Kicked, st.integers(1, 3)),
        st.builds(a.Kicked, st.just(1), COSTS),
        st.builds(a.Splice, names),
        st.builds(a.WithKeyword, st.sampled_from(("overload", "replicate", "level up", "fuse"))),
        st.builds(a.WithKeyword, st.just("replicate"), st.integers(1, 4)),
        st.builds(a.Modes, numbers),
        st.builds(a.Choosing, answers(names)),
        st.builds(a.SourceIs, names),
        st.builds(a.AsFace, st.sampled_from(CARDS)),
        st.builds(a.Divided, numbers),
    )
    listing = st.one_of(
        st.builds(a.Sacrificing, several),
        st.builds(a.Tapping, several),
        st.builds(a.Using, st.sampled_from(["discarding", "exiling", "beholding"]), several),
        st.builds(a.Paying, several),
    )
    return st.tuples(st.lists(single, max_size=3), st.lists(listing, max_size=2)).map(
        lambda pair: (*pair[0], *pair[1])
    )


def suppositions(names: st.SearchStrategy[Name], players: Any) -> st.SearchStrategy[s.Supposition]:
    return st.one_of(
        st.builds(s.SupposeDeed, st.sampled_from(s.Deed), names),
        st.builds(s.SupposeRemovedFromCombat, names),
        st.builds(s.SupposeKeyword, names, KEYWORDS, st.booleans()),
        st.builds(s.SupposeLosesAll, names),
        st.builds(s.SupposeGets, names, st.builds(m.Gets, st.integers(-5, 5), st.integers(-5, 5))),
        st.builds(s.SupposeCounters, st.builds(m.Counters, NUMBERS, KINDS), names),
        st.builds(s.SupposeControl, players, names),
        st.builds(s.SupposeLife, players, NUMBERS, st.booleans()),
        st.builds(s.SupposeDamage, NUMBERS, names, st.none() | names),
    )


def actions(names: st.SearchStrategy[Name], players: Any) -> st.SearchStrategy[a.Action]:
    several = st.lists(names, min_size=1, max_size=3).map(tuple)
    shares = st.lists(st.tuples(NUMBERS, names), min_size=1, max_size=3).map(tuple)
    targets = st.lists(names | st.builds(AbilityOf, names, st.booleans()), max_size=3).map(tuple)
    option = options(names)
    ability = st.none() | st.integers(1, 9)
    groups = st.lists(st.builds(a.AttackGroup, several, names), max_size=3).map(tuple)
    blocks = st.lists(st.builds(a.BlockGroup, names, several), max_size=3).map(tuple)
    when = st.builds(a.When, st.sampled_from(Step), st.none() | players)
    return st.one_of(
        st.builds(a.Attack, groups),
        st.builds(a.Block, blocks),
        st.builds(a.Cast, names, option, targets),
        st.builds(a.PlayLand, names),
        st.builds(a.TurnUp, names, option),
        st.builds(a.Unlock, names, option),
        st.builds(a.Ignore, names, option),
        st.builds(a.Activate, names, ability, option, targets),
        st.builds(a.Equip, names, names, option),
        st.builds(a.TapForMana, names, st.none() | MANA),
        st.builds(a.Resolve, st.booleans()),
        st.sampled_from((a.Pass(), a.Next())),
        st.builds(a.GoTo, when),
        st.builds(a.Assign, names, shares),
        st.builds(a.OrderDamage, names, several),
        st.builds(a.Choose, st.lists(answers(names), min_size=1, max_size=3).map(tuple)),
        st.builds(a.FlipCoin, st.sampled_from(a.FlipResult)),
        st.builds(a.Suppose, suppositions(names, players)),
    )


def questions(names: st.SearchStrategy[Name], players: Any) -> st.SearchStrategy[q.Question]:
    action = actions(names, players)
    who = st.none() | players
    when = st.builds(a.When, st.sampled_from(Step), st.none() | players)
    return st.one_of(
        st.builds(q.WhatHappens, st.none() | when, st.booleans()),
        st.builds(q.Can, action, who),
        st.builds(q.Versus, names, names),
        st.builds(q.CouldProduce, names),
        st.builds(q.WaysToTap, names),
        st.builds(q.CostOf, action, who),
        st.builds(q.PayFor, action, who),
        st.builds(q.ManaValueOf, names),
        st.builds(q.IsManaAbility, names, st.none() | st.integers(1, 9)),
        st.builds(q.Describe, names),
        st.just(q.Choices()),
    )


def facts(names: st.SearchStrategy[Name], players: Any) -> st.SearchStrategy[f.Fact]:
    described = st.one_of(
        st.builds(f.Described, traits(), st.none(), st.booleans()),
        st.builds(f.Described, traits(0), st.none(), st.booleans(), NUMBERS, NUMBERS),
        st.builds(f.Described, card=st.sampled_from(CARDS)),
        st.builds(f.Described, card=st.just("Treasure"), token=st.just(True)),
    )
    rules = st.sampled_from(("702.16e", "704", "510.1")).map(Rule)
    types = st.lists(st.sampled_from(ManaType), unique=True).map(
        lambda some: tuple(one for one in ManaType if one in some)
    )
    player_names = players.map(lambda name: Name(name, NameKind.PLAYER))
    return st.one_of(
        st.sampled_from(f.Plain),
        st.builds(f.LifeIs, players, COUNTS),
        st.builds(f.PlayerLoses, players),
        st.builds(f.PlayerWins, players),
        st.builds(f.PoolIs, players, st.just(()) | MANA),
        st.builds(f.CardsInZone, players, COUNTS, st.sampled_from(Zone)),
        st.builds(f.ControlsCount, players, COUNTS, described),
        st.builds(f.FateIs, names, st.sampled_from(f.Fate)),
        st.builds(f.InZone, names, st.sampled_from(Zone)),
        st.builds(f.PowerToughnessIs, names, NUMBERS, NUMBERS),
        st.builds(f.DamageMarked, names, COUNTS),
        st.builds(f.KeywordIs, names | player_names, KEYWORDS, st.booleans()),
        st.builds(f.TraitsAre, names, traits(), st.booleans()),
        st.builds(f.StateIs, names, st.sampled_from(f.State)),
        st.builds(f.CountersAre, names, COUNTS, KINDS),
        st.builds(f.CountersAre, player_names, COUNTS, st.sampled_from(("poison", "rad"))),
        st.builds(f.ControlledBy, names, players),
        st.builds(f.IsAttachedTo, names, names | player_names),
        st.builds(f.DamageDealtTo, names | player_names, COUNTS),
        st.builds(f.DamagePrevented, COUNTS),
        st.builds(f.Produces, types),
        st.builds(f.Adds, st.just(()) | MANA),
        st.builds(f.StepIs, st.sampled_from(Step)),
        st.builds(f.CostIs, COSTS),
        st.builds(f.ValueIs, COUNTS),
        st.builds(f.RowIs, st.sampled_from(f.Row), st.sampled_from(f.RowAnswer)),
        st.builds(f.Resolves, names, st.booleans()),
        st.builds(f.TriggersTimes, names, COUNTS),
        st.builds(f.AsksTo, players, st.sampled_from(f.Asked)),
        st.builds(f.Cites, rules),
    )


NAMES = st.sampled_from([Name(label, NameKind.OBJECT) for label in LABELS])
WHO = st.sampled_from(PLAYERS)
SMALL = st.integers(0, 4)
MODIFIERS = st.lists(modifiers(NAMES), max_size=4)
WHAT = descriptions(NAMES)
OPTIONS = options(NAMES)
TARGETS = st.lists(NAMES, max_size=2).map(tuple)
SCRIPT = st.lists(
    st.one_of(
        st.builds(Do, actions(NAMES, WHO), st.none() | WHO),
        st.builds(Ask, questions(NAMES, WHO)),
        st.builds(
            Expect,
            st.lists(facts(NAMES, WHO), min_size=1, max_size=3).map(tuple),
            st.sampled_from(Mode),
        ),
    ),
    max_size=8,
).map(tuple)


def player(name: str) -> st.SearchStrategy[Player]:
    return st.builds(
        Player,
        name=st.just(name),
        life=st.integers(-5, 60),
        poison=SMALL,
        energy=SMALL,
        experience=SMALL,
        counters=st.just(()) | st.just((m.Counters(2, "rad"),)),
        pool=st.just(()) | MANA,
        cards_in_hand=SMALL,
        commander_damage=st.lists(st.tuples(NAMES, NUMBERS), max_size=2).map(tuple),
        cast_from_command_zone=SMALL,
        monarch=st.booleans(),
        citys_blessing=st.booleans(),
        lands_played=SMALL,
        spells_cast=SMALL,
        life_gained=SMALL,
        life_lost=SMALL,
        keywords=st.lists(KEYWORDS, max_size=2).map(tuple),
        rules_texts=st.lists(TEXTS, max_size=1).map(tuple),
    )


def _entry(
    owner: str, zone: Zone, what: d.Description, said: list[m.Modifier], count: int, stack: Any
) -> Entry:
    """An entry without a label; a mark stands once only, and only a spell has targets."""
    once = [
        one for at, one in enumerate(said) if not isinstance(one, m.Mark) or one not in said[:at]
    ]
    chosen, targets = stack if zone is Zone.STACK else ((), ())
    return Entry(owner, zone, what, tuple(once), None, count, chosen, targets)


ENTRIES = st.builds(
    _entry,
    WHO,
    st.sampled_from(Zone),
    WHAT,
    MODIFIERS,
    st.integers(1, 3),
    st.tuples(OPTIONS, TARGETS),
)
COPIES = st.builds(d.CopyOf, NAMES)
PLAIN = tuple(
    Entry("Ann", Zone.BATTLEFIELD, d.NamedCard("Grizzly Bears"), label=label) for label in LABELS
)


@st.composite
def calls(draw: st.DrawFn) -> Call:
    """A call in which all labels stand, so that every name of a label is one of its objects."""
    entries = list(PLAIN)
    for entry in draw(st.lists(ENTRIES, max_size=6)):
        place = draw(st.integers(0, 2 * len(entries)))
        if place < len(PLAIN):
            what = draw(COPIES) if draw(st.booleans()) else entry.description
            label = entries[place].label
            entries[place] = replace(entry, label=label, count=1, description=what)
        else:
            entries.append(entry)
    rules = draw(st.sampled_from((CURRENT, NAMED["2004"], read_edition("2018-07-13"))))
    return with_names(
        Call(
            players=tuple(draw(PLAYER[name]) for name in PLAYERS),
            entries=tuple(entries),
            script=draw(SCRIPT),
            title=draw(WORDS),
            source=draw(WORDS),
            note=draw(WORDS),
            rules=rules or CURRENT,
            turn=draw(st.none() | st.builds(Turn, WHO, st.sampled_from(Step))),
        )
    )


PLAYER = {name: player(name) for name in PLAYERS}
