"""The keyword abilities of the rules (CR 702): their names, rule numbers and kinds of parameter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Parameter(StrEnum):
    """What follows a keyword's name."""

    NONE = "none"
    NUMBER = "a number"
    COST = "a cost"
    ABILITY = "an ability"
    QUALITY = "a quality"
    NUMBER_AND_COST = "a number and a cost"
    QUALITY_AND_COST = "a quality and a cost"
    OPTIONAL_NUMBER = "a number or nothing"
    OPTIONAL_QUALITY = "a quality or nothing"
    OPTIONAL_COST = "a cost or nothing"


@dataclass(frozen=True, slots=True)
class KeywordRow:
    """A keyword's name in lower case, the section that defines it, and its parameter."""

    name: str
    section: int
    parameter: Parameter

    @property
    def rule(self) -> str:
        """The number of the rule that defines it."""
        return f"702.{self.section}"


P = Parameter


def _row(name: str, section: int, parameter: Parameter) -> KeywordRow:
    return KeywordRow(name, section, parameter)


_ROWS = (
    _row("deathtouch", 2, P.NONE),
    _row("defender", 3, P.NONE),
    _row("double strike", 4, P.NONE),
    _row("enchant", 5, P.QUALITY),
    _row("equip", 6, P.COST),
    _row("first strike", 7, P.NONE),
    _row("flash", 8, P.NONE),
    _row("flying", 9, P.NONE),
    _row("haste", 10, P.NONE),
    _row("hexproof", 11, P.OPTIONAL_QUALITY),
    _row("indestructible", 12, P.NONE),
    _row("intimidate", 13, P.NONE),
    _row("landwalk", 14, P.NONE),
    _row("lifelink", 15, P.NONE),
    _row("protection", 16, P.QUALITY),
    _row("reach", 17, P.NONE),
    _row("shroud", 18, P.NONE),
    _row("trample", 19, P.NONE),
    _row("vigilance", 20, P.NONE),
    _row("ward", 21, P.COST),
    _row("banding", 22, P.OPTIONAL_QUALITY),
    _row("rampage", 23, P.NUMBER),
    _row("cumulative upkeep", 24, P.COST),
    _row("flanking", 25, P.NONE),
    _row("phasing", 26, P.NONE),
    _row("buyback", 27, P.COST),
    _row("shadow", 28, P.NONE),
    _row("cycling", 29, P.COST),
    _row("echo", 30, P.COST),
    _row("horsemanship", 31, P.NONE),
    _row("fading", 32, P.NUMBER),
    _row("kicker", 33, P.COST),
    _row("flashback", 34, P.COST),
    _row("madness", 35, P.COST),
    _row("fear", 36, P.NONE),
    _row("morph", 37, P.COST),
    _row("amplify", 38, P.NUMBER),
    _row("provoke", 39, P.NONE),
    _row("storm", 40, P.NONE),
    _row("affinity", 41, P.QUALITY),
    _row("entwine", 42, P.COST),
    _row("modular", 43, P.NUMBER),
    _row("sunburst", 44, P.NONE),
    _row("bushido", 45, P.NUMBER),
    _row("soulshift", 46, P.NUMBER),
    _row("splice", 47, P.QUALITY_AND_COST),
    _row("offering", 48, P.QUALITY),
    _row("ninjutsu", 49, P.COST),
    _row("epic", 50, P.NONE),
    _row("convoke", 51, P.NONE),
    _row("dredge", 52, P.NUMBER),
    _row("transmute", 53, P.COST),
    _row("bloodthirst", 54, P.NUMBER),
    _row("haunt", 55, P.NONE),
    _row("replicate", 56, P.COST),
    _row("forecast", 57, P.ABILITY),
    _row("graft", 58, P.NUMBER),
    _row("recover", 59, P.COST),
    _row("ripple", 60, P.NUMBER),
    _row("split second", 61, P.NONE),
    _row("suspend", 62, P.NUMBER_AND_COST),
    _row("vanishing", 63, P.OPTIONAL_NUMBER),
    _row("absorb", 64, P.NUMBER),
    _row("aura swap", 65, P.COST),
    _row("delve", 66, P.NONE),
    _row("fortify", 67, P.COST),
    _row("frenzy", 68, P.NUMBER),
    _row("gravestorm", 69, P.NONE),
    _row("poisonous", 70, P.NUMBER),
    _row("transfigure", 71, P.COST),
    _row("champion", 72, P.QUALITY),
    _row("changeling", 73, P.NONE),
    _row("evoke", 74, P.COST),
    _row("hideaway", 75, P.NUMBER),
    _row("prowl", 76, P.COST),
    _row("reinforce", 77, P.NUMBER_AND_COST),
    _row("conspire", 78, P.NONE),
    _row("persist", 79, P.NONE),
    _row("wither", 80, P.NONE),
    _row("retrace", 81, P.NONE),
    _row("devour", 82, P.NUMBER),
    _row("exalted", 83, P.NONE),
    _row("unearth", 84, P.COST),
    _row("cascade", 85, P.NONE),
    _row("annihilator", 86, P.NUMBER),
    _row("level up", 87, P.COST),
    _row("rebound", 88, P.NONE),
    _row("umbra armor", 89, P.NONE),
    _row("infect", 90, P.NONE),
    _row("battle cry", 91, P.NONE),
    _row("living weapon", 92, P.NONE),
    _row("undying", 93, P.NONE),
    _row("miracle", 94, P.COST),
    _row("soulbond", 95, P.NONE),
    _row("overload", 96, P.COST),
    _row("scavenge", 97, P.COST),
    _row("unleash", 98, P.NONE),
    _row("cipher", 99, P.NONE),
    _row("evolve", 100, P.NONE),
    _row("extort", 101, P.NONE),
    _row("fuse", 102, P.NONE),
    _row("bestow", 103, P.COST),
    _row("tribute", 104, P.NUMBER),
    _row("dethrone", 105, P.NONE),
    _row("hidden agenda", 106, P.NONE),
    _row("outlast", 107, P.COST),
    _row("prowess", 108, P.NONE),
    _row("dash", 109, P.COST),
    _row("exploit", 110, P.NONE),
    _row("menace", 111, P.NONE),
    _row("renown", 112, P.NUMBER),
    _row("awaken", 113, P.NUMBER_AND_COST),
    _row("devoid", 114, P.NONE),
    _row("ingest", 115, P.NONE),
    _row("myriad", 116, P.NONE),
    _row("surge", 117, P.COST),
    _row("skulk", 118, P.NONE),
    _row("emerge", 119, P.COST),
    _row("escalate", 120, P.COST),
    _row("melee", 121, P.NONE),
    _row("crew", 122, P.NUMBER),
    _row("fabricate", 123, P.NUMBER),
    _row("partner", 124, P.OPTIONAL_QUALITY),
    _row("undaunted", 125, P.NONE),
    _row("improvise", 126, P.NONE),
    _row("aftermath", 127, P.NONE),
    _row("embalm", 128, P.COST),
    _row("eternalize", 129, P.COST),
    _row("afflict", 130, P.NUMBER),
    _row("ascend", 131, P.NONE),
    _row("assist", 132, P.NONE),
    _row("jump-start", 133, P.NONE),
    _row("mentor", 134, P.NONE),
    _row("afterlife", 135, P.NUMBER),
    _row("riot", 136, P.NONE),
    _row("spectacle", 137, P.COST),
    _row("escape", 138, P.COST),
    _row("companion", 139, P.QUALITY),
    _row("mutate", 140, P.COST),
    _row("encore", 141, P.COST),
    _row("boast", 142, P.ABILITY),
    _row("foretell", 143, P.COST),
    _row("demonstrate", 144, P.NONE),
    _row("daybound", 145, P.NONE),
    _row("nightbound", 145, P.NONE),
    _row("disturb", 146, P.COST),
    _row("decayed", 147, P.NONE),
    _row("cleave", 148, P.COST),
    _row("training", 149, P.NONE),
    _row("compleated", 150, P.NONE),
    _row("reconfigure", 151, P.COST),
    _row("blitz", 152, P.COST),
    _row("casualty", 153, P.NUMBER),
    _row("enlist", 154, P.NONE),
    _row("read ahead", 155, P.NONE),
    _row("ravenous", 156, P.NONE),
    _row("squad", 157, P.COST),
    _row("space sculptor", 158, P.NONE),
    _row("visit", 159, P.COST),
    _row("prototype", 160, P.COST),
    _row("living metal", 161, P.NONE),
    _row("more than meets the eye", 162, P.COST),
    _row("for mirrodin!", 163, P.NONE),
    _row("toxic", 164, P.NUMBER),
    _row("backup", 165, P.NUMBER),
    _row("bargain", 166, P.NONE),
    _row("craft", 167, P.COST),
    _row("disguise", 168, P.COST),
    _row("solved", 169, P.ABILITY),
    _row("plot", 170, P.COST),
    _row("saddle", 171, P.NUMBER),
    _row("spree", 172, P.NONE),
    _row("freerunning", 173, P.COST),
    _row("gift", 174, P.QUALITY),
    _row("offspring", 175, P.COST),
    _row("impending", 176, P.NUMBER_AND_COST),
    _row("exhaust", 177, P.ABILITY),
    _row("max speed", 178, P.ABILITY),
    _row("start your engines!", 179, P.NONE),
    _row("harmonize", 180, P.COST),
    _row("mobilize", 181, P.NUMBER),
    _row("job select", 182, P.NONE),
    _row("tiered", 183, P.NONE),
    _row("station", 184, P.NONE),
    _row("warp", 185, P.COST),
    _row("∞", 186, P.COST),
    _row("mayhem", 187, P.OPTIONAL_COST),
    _row("web-slinging", 188, P.COST),
    _row("firebending", 189, P.NUMBER),
    _row("sneak", 190, P.COST),
    _row("increment", 191, P.NONE),
    _row("paradigm", 192, P.NONE),
)

KEYWORDS: dict[str, KeywordRow] = {row.name: row for row in _ROWS}

# Names that stand for a keyword of the table with a fixed part of its own (CR 702.14a, 702.29e,
# 702.41, 702.124 …): the suffix words that make them, with the keyword meant.
VARIANT_SUFFIXES: dict[str, str] = {
    "walk": "landwalk",
    "cycling": "cycling",
    "offering": "offering",
}
VARIANTS: dict[str, str] = {
    "megamorph": "morph",
    "multikicker": "kicker",
    "commander ninjutsu": "ninjutsu",
    "bands with other": "banding",
    "friends forever": "partner",
    "choose a background": "partner",
    "doctor's companion": "partner",
    "hexproof from": "hexproof",
    "trample over planeswalkers": "trample",
    "totem armor": "umbra armor",
}

# Keywords whose cost replaces the mana cost, and those whose cost comes to it (CR 118.8, 118.9).
ALTERNATIVE = frozenset(
    {
        "awaken",
        "more than meets the eye",
        "sneak",
        "bestow",
        "blitz",
        "cleave",
        "dash",
        "disturb",
        "emerge",
        "escape",
        "evoke",
        "flashback",
        "foretell",
        "freerunning",
        "harmonize",
        "impending",
        "madness",
        "mayhem",
        "miracle",
        "mutate",
        "overload",
        "prowl",
        "spectacle",
        "surge",
        "warp",
        "web-slinging",
    }
)
ADDITIONAL = frozenset(
    {
        "bargain",
        "buyback",
        "casualty",
        "conspire",
        "entwine",
        "gift",
        "kicker",
        "offering",
        "offspring",
        "replicate",
        "squad",
    }
)

# Which keywords there are counters of (CR 122.1b), variants of them included.
COUNTER_KEYWORDS: frozenset[str] = frozenset(
    {
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "decayed",
        "exalted",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)
