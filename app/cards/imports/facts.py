"""Printed facts that the MTGJSON extract lacks: color indicators (CR 204) and defense (CR 210).

By the face that bears them; the names are parted by ` | `.
"""

from __future__ import annotations

# The empty letters: faces known to have none though other faces of their kind do.
_INDICATORS = {
    "": """
        Abolisher of Bloodlines | Conduit of Emrakul | Dronepack Kindred | Erupting Dreadwolf |
        Extricator of Flesh | Fibrous Entangler | Final Iteration | Grisly Anglerfish | Howling
        Chorus | It That Rides as One | Sinuous Predator | Ulvenwald Abomination | Voracious Reader
    """,
    "W": """
        Ancestor's Embrace | Angelic Enforcer | Architect of Restoration | Bahamut, Warden of
        Light | Belenon War Anthem | Bladewheel Chariot | Brisela, Voice of Nightmares | Cecil,
        Redeemed Paladin | Chapel Shieldgeist | Clever Distraction | Cosmium Kiln | Dauntless
        Avenger | Drogskol Armaments | Fragment of Konda | Generous Soul | Gideon, Battle-Forged
        | Hand of Enlightenment | Hydaelyn, the Mothercrystal | Imperial Moth | Intervention
        Pact | Katilda's Rising Dawn | Lightshield Array | Luminous Phantom | Lunarch
        Inquisitors | Morning Apparition | Oteclan Levitator | Portrait of Michiko | Prowl,
        Pursuit Vehicle | Radiant Restraints | Ratchet, Rescue Racer | Restore Balance |
        Resurgent Belief | Sandswirl Wanderglyph | Seasoned Cathar | Serra Faithkeeper |
        Sinner's Judgment | Summon: Alexander | Sygg, Wanderbrine Shield | The Argent Etchings |
        Thraben Militia | Twinblade Invocation | Wedding Festivity | Westvale Cult Leader
    """,
    "U": """
        Ancestral Vision | Archive Haunt | Ashling, Rimebound | Awoken Horror | Bearer of
        Overwhelming Truths | Benevolent Geist | Biolume Serpent | Braided Quipu | Caetus, Sea
        Tyrant of Segovia | Catlike Curiosity | Chilling Chronicle | Cipherbound Spirit |
        Evermind | Ghastly Haunting | Ghastly Mimicry | Ghostly Castigator | Guidestone Compass
        | Gutter Shortcut | Hauken's Insight | Hook-Haunt Drifter | Iceberg Titan | Inevitable
        Betrayal | Insectile Aberration | Insidious Mist | Invocation of the Founders | Jace,
        Telepath Unbound | Jetfire, Air Guardian | Lanterns' Lift | Living Breakthrough | Locus
        of Enlightenment | Ludevic's Abomination | Magicked Card | Overloaded Mage-Ring | Pact
        of Negation | Perfected Form | Persistent Nightmare | Poppet Factory | Rooftop Saboteurs
        | Shiva, Warden of Ice | Spectral Binding | The Great Synthesis | Unimpeded Trespasser |
        Vector Glider | Vision of the Unspeakable | Waildrifter | Watertight Gondola
    """,
    "B": """
        Animus of Night's Reach | Archdemon of Greed | Awoken Demon | Baneclaw Marauder |
        Blitzwing, Adaptive Assailant | Bloodbat Summoner | Bloodsoaked Reveler | Bloodsworn
        Knight | Braska's Final Aeon | Cackling Culprit | Catapult Captain | Chittering Host |
        Consuming Sepulcher | Covetous Geist | Creeping Inn | Deluge of the Dead |
        Demon-Possessed Witch | Depraved Harvester | Dread Osseosaur | Echo of Death's Wail |
        Fire Lord Sozin | Galian Beast | Grandmother Ravi Sengir | Graveyard Glutton | Heir to
        the Night | Henrika, Infernal Seer | Infectious Curse | Inherited Fiend | Isilu, Carrier
        of Twilight | Leeching Lurker | Liliana, Defiant Necromancer | Living End | Lord of
        Lineage | Malicious Invader | Marchesa, Resolute Monarch | Markov's Servant | Memory of
        Toshiro | Nezumi Road Captain | Odious Witch | Ormendahl, Profane Prince | Ormendahl,
        the Corrupter | Prickle Faeries | Profane Tutor | Revealing Eye | Sephiroth, One-Winged
        Angel | Shinryu, Transcendent Rival | Slaughter Pact | Stalking Predator | Stalking
        Vampire | Starscream, Seeker Leader | Strangling Grasp | The Grim Captain | The True
        Scriptures | Trystan, Penitent Culler | Unhallowed Cathar | Unholy Fiend | Wayward
        Disciple | Withengar Unbound | Wretched Bonemass | Yiazmat, Ultimate Mark
    """,
    "R": """
        Ashmouth Dragon | Avacyn, the Purifier | Ballista Wielder | Bane of Hanweir | Branded
        Howler | Chandra, Roaring Flame | Cosmium Catalyst | Crimson Kobolds | Crookshank
        Kobolds | Deadly Dancer | Defiant Thundermaw | Dire Blunderbuss | Dire-Strain Anarchist
        | Disciples of the Inferno | Embodiment of Flame | Etching of Kumano | Fangblade
        Eviscerator | Fearsome Werewolf | Flameheart Werewolf | Gatstaf Ravagers | Glimpse of
        Tomorrow | Gobland | Grub, Notorious Auntie | Hanweir, the Writhing Township |
        Harvesttide Assailant | Hinterland Scourge | Homicidal Brute | Howlpack Avenger | Ifrit,
        Warden of Inferno | Incited Rabble | Ironfang | Kobolds of Kher Keep | Kyren Flamewright
        | Lambholt Ravager | Mastercraft Raptor | Merciless Predator | Moonrage Brute | Moonrise
        Intruder | Nameless Conqueror | Neck Breaker | Pact of the Titan | Pyre of the World
        Tree | Rampaging Werewolf | Reflection of Kiki-Jiki | Refraction Elemental | Rograkh,
        Son of Rohgahh | Skin Shedder | Slicer, High-Speed Antagonist | Sovereign's Macuahuitl |
        Spellrune Howler | Storm-Charged Slasher | Tavern Smasher | Terror of Kruin Pass | The
        Great Work | Tovolar's Magehunter | Vildin-Pack Alpha | Village Reavers | Volt-Charged
        Berserker | Werewolf Ransacker | Wheel of Fate | Wildblood Pack | World Champion,
        Celestial Weapon | Wrathful Jailbreaker
    """,
    "G": """
        Ancient of the Equinox | Awakened Skyclave | Belligerent Regisaur | Black Chocobo |
        Blossom-Clad Werewolf | Branch of Boseiju | Brigid, Doun's Mind | Casal, Pathbreaker
        Owlbear | Crashing Footfalls | Deathbonnet Hulk | Dire-Strain Brawler | Dire-Strain
        Demolisher | Dragon-Kami's Egg | Dryad Arbor | Frenzied Trapbreaker | Gaea's Will |
        Gatstaf Howler | Gnarled Grovestrider | Hollowhenge Huntmaster | Howlpack Alpha |
        Howlpack of Estwald | Hypergenesis | Infested Werewolf | Jadeheart Attendant | Kaslem's
        Strider | Kirin-Touched Orochi | Krallenhorde Howler | Krallenhorde Killer |
        Krallenhorde Wantons | Lambholt Butcher | Leyline Surge | Likeness of the Seeker | Lone
        Wolf of the Natterknolls | Moonlit Ambusher | Moonscarred Werewolf | Nightfall Predator
        | Nissa, Sage Animist | Oko, Shadowmoor Scion | One of the Pack | Primordial Plasm |
        Remnant of the Rising Star | Riphook Raider | Seafaring Werewolf | Seshiro's Living
        Legacy | Silverpelt Werewolf | Summon: Esper Maduin | Summoner's Pact | The Grand
        Evolution | Timber Shredder | Titania, Gaea Incarnate | Tovolar's Packleader | Ulvenwald
        Behemoth | Ulvenwald Primordials | Untamed Pup | Wedding Crasher | Werewolf of Ancient
        Hunger | Wildsong Howler | Wing Shredder | Zilortha, Apex of Ikoria
    """,
    "WU": """
        Brinebound Gift | Dennick, Pious Apparition | Departed Soulkeeper | Dorothea's
        Retribution | Ephara, Ever-Sheltering | Goldbug, Scrappy Scout | Heliod, the Warped
        Eclipse | Master's Manufactory | Order of the Alabaster Host | Teferi Akosa of Zhalfir |
        Urza, Planeswalker | Vertex Paladin
    """,
    "WB": """
        Edgar Markov's Coffin | Hideous Fleshwheeler | Holy Frazzle-Cannon | Seraph of New
        Phyrexia | Sorin, Ravenous Neonate | The Broken Sky
    """,
    "WR": """
        Ajani, Nacatl Avenger | Arcee, Acrobatic Coupe | Furnace-Blessed Conqueror | Phoenix,
        Warden of Fire | Phyrexian Skyflayer | Valor's Reach Tag Team
    """,
    "WG": """
        Bloomwielder Dryads | Burnished Dunestomper | Crystallized Serah | Polukranos, Engine of
        Ruin
    """,
    "UB": """
        Cyclonus, Cybertronian Fighter | Gitaxian Mindstinger | Hades, Sorcerer of Eld |
        Krothuss, Lord of the Deep | Lazotep Convert | Olag, Ludevic's Hubris | Rona, Tolarian
        Obliterator | Ultimecia, Omnipotent
    """,
    "UR": """
        Aetherwing, Golden-Scale Flagship | Compleated Conjurer | Gitaxian Spellstalker | Ral,
        Leyline Prodigy | The Lord Master of Hell
    """,
    "UG": """
        Chrome Host Hulk | Gargantuan Slabhorn | Skyclave Invader | Tamiyo, Seasoned Scholar
    """,
    "BR": """
        Ashen Reaper | Asmoranomardicadaistinaculdacar | Ayara, Furnace Queen | Chaos, the
        Endless | Flamewar, Streetwise Operative | Glistening Goremonger | Mishra, Lost to
        Phyrexia | Trance Kuja, Fate Defied | Vessel of the All-Consuming
    """,
    "BG": """
        Blightsower Thallid | Garruk, the Veil-Cursed | Grist, the Plague Swarm | Malady Invoker
        | Neo Exdeath, Dimension's End | Ragnarok, Divine Deliverance | Winnowing Forces
    """,
    "RG": """
        Arlinn, Embraced by the Moon | Arlinn, the Moon's Fury | Blaster, Morale Booster | Esper
        Terra | Etali, Primal Sickness | Lord of the Ulvenwald | Plated Kilnbeast | Ravager of
        the Fells | Savage Packmate | Tovolar, the Midnight Scourge | Truga Cliffcharger |
        Ulrich, Uncontested Alpha
    """,
    "WUB": """
        Soundwave, Superior Captain
    """,
    "WUR": """
        Optimus Prime, Autobot Leader | The Golden-Gear Colossus
    """,
    "WBR": """
        Megatron, Destructive Force
    """,
    "WRG": """
        Grimlock, Ferocious King | Roar of the Fifth People | Ultra Magnus, Armored Carrier
    """,
    "UBR": """
        Kefka, Ruler of Ruin | Nicol Bolas, the Arisen
    """,
    "WUBRG": """
        Awaken the Maelstrom | Fallaji Wayfarer | O-Kagachi Made Manifest | Sphinx of the
        Guildpact | Transguild Courier
    """,
}
_DEFENSE = {
    "3": """
        Invasion of Gobakhan | Invasion of Zendikar
    """,
    "4": """
        Invasion of Amonkhet | Invasion of Azgol | Invasion of Eldraine | Invasion of Fiora |
        Invasion of Ixalan | Invasion of Kaladesh | Invasion of Kaldheim | Invasion of Kamigawa
        | Invasion of Karsus | Invasion of Mercadia | Invasion of New Capenna | Invasion of
        Pyrulea | Invasion of Ravnica | Invasion of Segovia | Invasion of Shandalar | Invasion
        of Theros | Invasion of Vryn | Invasion of Xerex
    """,
    "5": """
        Invasion of Belenon | Invasion of Dominaria | Invasion of Ergamon | Invasion of
        Innistrad | Invasion of Kylem | Invasion of Lorwyn | Invasion of Moag | Invasion of
        Regatha | Invasion of Tarkir | Invasion of Tolvada | Invasion of Ulgrotha
    """,
    "6": """
        Invasion of Ikoria | Invasion of Muraganda | Invasion of New Phyrexia
    """,
    "7": """
        Invasion of Alara | Invasion of Arcavios
    """,
}


def _by_name(table: dict[str, str]) -> dict[str, str]:
    return {
        " ".join(name.split()): value for value, names in table.items() for name in names.split("|")
    }


_INDICATOR_OF = _by_name(_INDICATORS)
_DEFENSE_OF = _by_name(_DEFENSE)


def color_indicator(name: str) -> str | None:
    """The letters of the face's color indicator, empty where it has none, None where not known."""
    return _INDICATOR_OF.get(name)


def defense(name: str) -> str | None:
    """The battle's printed defense, None where it is not known."""
    return _DEFENSE_OF.get(name)
