"""Creatures with keywords or with no text at all: those that judges' questions name often.

A row: name, mana cost, the words of the type line, power, toughness, abilities.
"""

from __future__ import annotations

from app.cards.typeline import read_type_line
from app.terms.abilities import KeywordAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.mana import read_mana_cost
from app.terms.selectors import HasSubtype, HasType, IsColor, Selector
from app.terms.types import CardType

_BANDING = KeywordAbility("banding")
_DEATHTOUCH = KeywordAbility("deathtouch")
_DEFENDER = KeywordAbility("defender")
_DOUBLE_STRIKE = KeywordAbility("double strike")
_FIRST_STRIKE = KeywordAbility("first strike")
_FLYING = KeywordAbility("flying")
_HASTE = KeywordAbility("haste")
_HEXPROOF = KeywordAbility("hexproof")
_INFECT = KeywordAbility("infect")
_LIFELINK = KeywordAbility("lifelink")
_REACH = KeywordAbility("reach")
_TRAMPLE = KeywordAbility("trample")
_VIGILANCE = KeywordAbility("vigilance")


def _from(quality: Selector) -> KeywordAbility:
    return KeywordAbility("protection", quality=quality)


def _walk(land: str) -> KeywordAbility:
    return KeywordAbility("landwalk", quality=HasSubtype(land))


_FROM_WHITE, _FROM_BLACK, _FROM_RED, _FROM_GREEN = (
    _from(IsColor(color)) for color in (Color.WHITE, Color.BLACK, Color.RED, Color.GREEN)
)
_AKROMA = (_FLYING, _FIRST_STRIKE, _VIGILANCE, _TRAMPLE, _HASTE, _FROM_BLACK, _FROM_RED)
_BANESLAYER = (
    _FLYING,
    _FIRST_STRIKE,
    _LIFELINK,
    _from(HasSubtype("Demon")),
    _from(HasSubtype("Dragon")),
)
_Row = tuple[str, str, str, int, int, tuple[KeywordAbility, ...]]
_ROWS: tuple[_Row, ...] = (
    ("Air Elemental", "{3}{U}{U}", "Creature — Elemental", 4, 4, (_FLYING,)),
    ("Akroma, Angel of Wrath", "{5}{W}{W}{W}", "Legendary Creature — Angel", 6, 6, _AKROMA),
    ("Ambush Viper", "{1}{G}", "Creature — Snake", 2, 1, (KeywordAbility("flash"), _DEATHTOUCH)),
    ("Baneslayer Angel", "{3}{W}{W}", "Creature — Angel", 5, 5, _BANESLAYER),
    ("Benalish Hero", "{W}", "Creature — Human Soldier", 1, 1, (_BANDING,)),
    (
        "Bilious Skulldweller",
        "{B}",
        "Creature — Phyrexian Insect",
        1,
        1,
        (_DEATHTOUCH, KeywordAbility("toxic", number=1)),
    ),
    ("Black Knight", "{B}{B}", "Creature — Human Knight", 2, 2, (_FIRST_STRIKE, _FROM_WHITE)),
    ("Bladetusk Boar", "{3}{R}", "Creature — Boar", 3, 2, (KeywordAbility("intimidate"),)),
    ("Bog Wraith", "{3}{B}", "Creature — Wraith", 3, 3, (_walk("Swamp"),)),
    ("Boggart Brute", "{2}{R}", "Creature — Goblin Warrior", 3, 2, (KeywordAbility("menace"),)),
    (
        "Boggart Ram-Gang",
        "{R/G}{R/G}{R/G}",
        "Creature — Goblin Warrior",
        3,
        3,
        (_HASTE, KeywordAbility("wither")),
    ),
    ("Boros Swiftblade", "{R}{W}", "Creature — Human Soldier", 1, 2, (_DOUBLE_STRIKE,)),
    ("Colossal Dreadmaw", "{4}{G}{G}", "Creature — Dinosaur", 6, 6, (_TRAMPLE,)),
    (
        "Craw Giant",
        "{3}{G}{G}{G}{G}",
        "Creature — Giant",
        6,
        4,
        (_TRAMPLE, KeywordAbility("rampage", number=2)),
    ),
    ("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", 6, 4, ()),
    (
        "Crested Craghorn",
        "{4}{R}",
        "Creature — Goat Beast",
        4,
        1,
        (_HASTE, KeywordAbility("provoke")),
    ),
    ("Darksteel Myr", "{3}", "Artifact Creature — Myr", 0, 1, (KeywordAbility("indestructible"),)),
    ("Deadly Recluse", "{1}{G}", "Creature — Spider", 1, 2, (_REACH, _DEATHTOUCH)),
    (
        "Devoted Retainer",
        "{W}",
        "Creature — Human Samurai",
        1,
        1,
        (KeywordAbility("bushido", number=1),),
    ),
    ("Giant Spider", "{3}{G}", "Creature — Spider", 2, 4, (_REACH,)),
    ("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", 1, 1, (_INFECT,)),
    ("Grizzly Bears", "{1}{G}", "Creature — Bear", 2, 2, ()),
    ("Hill Giant", "{3}{R}", "Creature — Giant", 3, 3, ()),
    ("Mesa Pegasus", "{1}{W}", "Creature — Pegasus", 1, 1, (_FLYING, _BANDING)),
    (
        "Mirran Crusader",
        "{1}{W}{W}",
        "Creature — Human Knight",
        2,
        2,
        (_DOUBLE_STRIKE, _FROM_BLACK, _FROM_GREEN),
    ),
    ("Ornithopter", "{0}", "Artifact Creature — Thopter", 0, 2, (_FLYING,)),
    (
        "Paladin en-Vec",
        "{1}{W}{W}",
        "Creature — Human Knight",
        2,
        2,
        (_FIRST_STRIKE, _FROM_BLACK, _FROM_RED),
    ),
    (
        "Phyrexian Crusader",
        "{1}{B}{B}",
        "Creature — Phyrexian Zombie Knight",
        2,
        2,
        (_FIRST_STRIKE, _FROM_RED, _FROM_WHITE, _INFECT),
    ),
    ("Plague Stinger", "{1}{B}", "Creature — Phyrexian Insect Horror", 1, 1, (_FLYING, _INFECT)),
    ("Raging Goblin", "{R}", "Creature — Goblin Berserker", 1, 1, (_HASTE,)),
    ("Rhox War Monk", "{G}{W}{U}", "Creature — Rhino Monk", 3, 4, (_LIFELINK,)),
    ("Safehold Elite", "{1}{G/W}", "Creature — Elf Scout", 2, 2, (KeywordAbility("persist"),)),
    ("Savannah Lions", "{W}", "Creature — Cat", 2, 1, ()),
    ("Serra Angel", "{3}{W}{W}", "Creature — Angel", 4, 4, (_FLYING, _VIGILANCE)),
    ("Severed Legion", "{1}{B}{B}", "Creature — Zombie", 2, 2, (KeywordAbility("fear"),)),
    ("Shanodin Dryads", "{G}", "Creature — Nymph Dryad", 1, 1, (_walk("Forest"),)),
    ("Shu Cavalry", "{2}{W}", "Creature — Human Soldier", 2, 2, (KeywordAbility("horsemanship"),)),
    ("Slippery Bogle", "{G/U}", "Creature — Beast", 1, 1, (_HEXPROOF,)),
    (
        "Soltari Priest",
        "{W}{W}",
        "Creature — Soltari Cleric",
        2,
        1,
        (_FROM_RED, KeywordAbility("shadow")),
    ),
    ("Storm Crow", "{1}{U}", "Creature — Bird", 1, 2, (_FLYING,)),
    (
        "Tel-Jilad Archers",
        "{4}{G}",
        "Creature — Elf Archer",
        2,
        4,
        (_from(HasType(CardType.ARTIFACT)), _REACH),
    ),
    ("Timber Wolves", "{G}", "Creature — Wolf", 1, 1, (_BANDING,)),
    (
        "Vampire Cutthroat",
        "{B}",
        "Creature — Vampire Rogue",
        1,
        1,
        (KeywordAbility("skulk"), _LIFELINK),
    ),
    (
        "Vampire Nighthawk",
        "{1}{B}{B}",
        "Creature — Vampire Shaman",
        2,
        3,
        (_FLYING, _DEATHTOUCH, _LIFELINK),
    ),
    ("Wall of Air", "{1}{U}{U}", "Creature — Wall", 1, 5, (_DEFENDER, _FLYING)),
    ("War Mammoth", "{3}{G}", "Creature — Elephant", 3, 3, (_TRAMPLE,)),
    ("White Knight", "{W}{W}", "Creature — Human Knight", 2, 2, (_FIRST_STRIKE, _FROM_BLACK)),
    ("Young Wolf", "{G}", "Creature — Wolf", 1, 1, (KeywordAbility("undying"),)),
)


def _card(row: _Row) -> Card:
    name, cost, types, power, toughness, abilities = row
    line = read_type_line(types)
    mana_cost = read_mana_cost(cost)
    face = Face(
        name,
        mana_cost=mana_cost,
        colors=mana_cost.colors if mana_cost else frozenset(),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        abilities=abilities,
        power=power,
        toughness=toughness,
    )
    return Card(name, Layout.NORMAL, (face,))


CREATURES: tuple[Card, ...] = tuple(map(_card, _ROWS))
