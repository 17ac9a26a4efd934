"""What can't be done outside of combat: targeting, countering, activating, untapping, gaining life,
losing the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.predicates_change import each_of
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.changes import AddAbility
from app.terms.colors import Color
from app.terms.control_effects import StartForPlayer
from app.terms.effects import Duration, StartChange, StartModification
from app.terms.life import LifeCantChange
from app.terms.modifications import (
    AllDamageWithers,
    CantActivate,
    CantAttack,
    CantBeCountered,
    CantBeEnchanted,
    CantBePrevented,
    CantBeTargeted,
    CantBlock,
    CantDo,
    CantGainLife,
    CantLose,
    CantMakeSacrifice,
    ChangesHandSize,
    CountsAs,
    DamageIsPoison,
    KeepsAttached,
    MayStayTapped,
    MoreLands,
    MostUntapped,
    NoLegendRule,
    NoLossAtZeroLife,
    NoMaximumHandSize,
    PlayerHas,
    Regenerates,
    StaysTapped,
    UntapsWithOthers,
)
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasSubtype,
    InZone,
    IsColor,
    Not,
    ThatObject,
    This,
    Who,
)
from app.terms.zones import Zone

_INFECT = "as though its source had infect"
_YOUR_ATTACHMENTS = AllOf(
    (AnyOf((HasSubtype("Aura"), HasSubtype("Equipment"))), Controlled(Who.YOU))
)
_NOT_REMOVED = "this effect does not remove " + "Auras and Equipment you control"
_NOBODY = " or ".join(("players can't lose the game", "win the game"))
_UNCHANGING = "your life total can't change"
_UNCOUNTERED = "~ can't be countered"
_UNPREVENTED = "the damage can't be prevented"
_THEIRS = Controlled(Who.OPPONENT)


def _target(words: str, **by: Any) -> Shape:
    return Shape("predicate#", f"can't be the <target|targets> of {words}",
                 (CantBeTargeted(SUBJECT, **by),))  # fmt: skip


def _besides() -> Iterator[Shape]:
    """What something can't do besides attacking and blocking, nor activate."""
    theirs = "<its|their> activated abilities can't be activated"
    for words in ("crew Vehicles", "transform"):
        cant = (CantAttack(SUBJECT), CantBlock(SUBJECT), CantDo(SUBJECT, words))
        for more, but_mana in (("", False), (" unless they are mana abilities", True)):
            start = f"can't attack, block, or {words}"
            yield Shape("predicates#", f"{start}, and {theirs}{more}",
                        (cant, (CantActivate(SUBJECT, but_mana=but_mana),)),
                        (f"{start}. {theirs}{more}",))  # fmt: skip


def _is_more(by: Any) -> bool:
    return isinstance(by, int) and by > 0


def _less(by: Any) -> Any:
    """So much less, which the words have as a positive number."""
    return via(lambda by: -by, lambda term: (-term,) if term < 0 else None, by)


def _hand_sizes() -> Iterator[Shape]:
    yield Shape("core", "you have no maximum hand size", (NoMaximumHandSize(Who.YOU),))
    yield Shape("core", "players have no maximum hand size", (NoMaximumHandSize(Who.ANY),))
    for whose, who in (("your", Who.YOU), ("each opponent 's", Who.OPPONENT),
                       ("each player 's", Who.ANY),
                       ("the chosen player 's", Who.CHOSEN_PLAYER)):  # fmt: skip
        size = f"{whose} maximum hand size is"
        for word, by in (("increased", only(S.by, _is_more)), ("reduced", _less(S.by))):
            yield Shape("core", f"{size} {word} by {{by:number}}", (ChangesHandSize(who, by),))
        for word, by in (("increased", 1), ("reduced", -1)):
            yield Shape("core", f"{size} {word} by one", (ChangesHandSize(who, by),))
        yield Shape("core", f"{size} {{to:number}}", (ChangesHandSize(who, to=S.to),))
        yield Shape("core", f"{size} equal to {{to:amount}}", (ChangesHandSize(who, to=S.to),))
    for words, duration in (("for the rest of the game", Duration.PERMANENT),
                            ("until your next turn", Duration.YOUR_NEXT_TURN)):  # fmt: skip
        none = StartForPlayer(Who.YOU, NoMaximumHandSize(Who.YOU), duration)
        yield Shape("clause", f"you have no maximum hand size {words}", none)


_TAPPED_TO = (
    ("<crews|crew> Vehicles", ("crew",)),
    ("<saddles|saddle> Mounts and <crews|crew> Vehicles", ("saddle", "crew")),
    ("<stations|station> permanents", ("station",)),
    ("<crews|crew> Vehicles and <stations|station> permanents", ("crew", "station")),
)


def _counting() -> Iterator[Shape]:
    """What a creature counts as while it is tapped to crew, saddle or station."""
    for words, actions in _TAPPED_TO:
        as_though = f"{words} as though <its|their> power were {{more:numeral}} greater"
        yield Shape("predicate#", as_though, (CountsAs(SUBJECT, actions, S.more),))
        yield Shape(
            "predicate#",
            f"{words} using <its|their> toughness rather than <its|their> power",
            (CountsAs(SUBJECT, actions, toughness=True),),
        )


_AS_THOUGH = "as though its source"
_ANY_NUMBER = "any number of"
_CANT, _GAME, _RIVALS = "can't", "the game", "your opponents"

SHAPES = (
    # Legends.
    Shape("core", 'the "legend rule" does not apply to {what:group}', (NoLegendRule(S.what),)),
    Shape("core", 'the "legend rule" does not apply', (NoLegendRule(Anything()),)),
    # Untap steps.
    Shape("core", "untap all {what:np.p} during each other player 's untap step",
          (UntapsWithOthers(S.what),)),
    *(
        Shape("core", f"{subject} can't untap more than {number} during {when}",
              (MostUntapped(who, S.what, count),))
        for subject, who, when in (
            ("players", Who.ANY, "their untap steps"),
            ("your opponents", Who.OPPONENT, "their untap steps"),
            ("you", Who.YOU, "your untap step"),
        )
        for number, count in (("one {what:np.s}", 1), ("{count:number} {what:np.p}", S.count))
    ),
    # Targets.
    _target("spells or abilities"),
    _target("spells", abilities=False),
    _target("abilities", spells=False),
    _target("spells or abilities your opponents control", source=_THEIRS),
    _target("spells your opponents control", source=_THEIRS, abilities=False),
    _target("abilities your opponents control", source=_THEIRS, spells=False),
    _target("{source:plain_adjective} spells", source=S.source, abilities=False),
    _target("abilities from {source:adjective} sources", source=S.source, spells=False),
    *(
        _target(f"{color.value} spells or abilities from {color.value} sources",
                source=IsColor(color))
        for color in Color
    ),
    _target("{subtype:subtype.s} spells", source=HasSubtype(S.subtype), abilities=False),
    _target("{one:color} or {two:color} spells", source=AnyOf((IsColor(S.one), IsColor(S.two))),
            abilities=False),
    Shape("core", "cards in graveyards can't be the targets of spells or abilities",
          (CantBeTargeted(InZone(Zone.GRAVEYARD)),)),
    *(
        _target(f"non {color.value} spells or abilities from non {color.value} sources",
                source=Not(IsColor(color)))
        for color in Color
    ),
    # Activating and untapping.
    Shape("core", "activated abilities of {what:group} can't be activated",
          (CantActivate(S.what),)),
    Shape("core", "activated abilities of {what:group} can't be activated unless they are mana "
          "abilities", (CantActivate(S.what, but_mana=True),)),
    Shape("core", "{whose} activated abilities can't be activated", (CantActivate(S.whose),)),
    Shape("core", "{whose} activated abilities can't be activated unless they are mana abilities",
          (CantActivate(S.whose, but_mana=True),)),
    Shape("predicates#", "can't attack or block, and <its|their> activated abilities can't be "
          "activated", ((CantAttack(SUBJECT), CantBlock(SUBJECT)), (CantActivate(SUBJECT),))),
    Shape("predicates#", "can't block, and <its|their> activated abilities can't be activated",
          ((CantBlock(SUBJECT),), (CantActivate(SUBJECT),))),
    Shape("predicates#", "can't attack or block, and <its|their> activated abilities can't be "
          "activated unless they are mana abilities",
          ((CantAttack(SUBJECT), CantBlock(SUBJECT)), (CantActivate(SUBJECT, but_mana=True),))),
    *_besides(),
    Shape("predicate.s", "does not untap during its controller 's untap step",
          (StaysTapped(SUBJECT),)),
    Shape("core", "{one} does not untap during your untap step", (StaysTapped(S.one),),
          same_as="{one} doesn't untap during its controller's untap step"),
    Shape("predicate.p", "do not untap during their controllers ' untap steps",
          (StaysTapped(SUBJECT),)),
    Shape("core", "{what:group} do not untap during your untap step", (StaysTapped(S.what),),
          same_as="{what} don't untap during their controllers' untap steps"),
    Shape("core", "you may choose not to untap {one} during your untap step",
          (MayStayTapped(S.one),)),
    Shape("core", "this effect does not remove ~", (KeepsAttached(This()),)),
    Shape("core", "this effect does not remove {what:kind.p}", (KeepsAttached(S.what),)),
    Shape("core", f"{_NOT_REMOVED} that are already attached to it",
          (KeepsAttached(_YOUR_ATTACHMENTS),), same_as=_NOT_REMOVED),
    Shape("predicate#", "can't be enchanted", (CantBeEnchanted(SUBJECT),)),
    Shape("predicate#", "can't be enchanted by other Auras", (CantBeEnchanted(SUBJECT, True),)),
    *_counting(),
    # Players.
    Shape("core", _UNCHANGING, (LifeCantChange(Who.YOU),)),
    Shape("core", "{who:players#} can't lose life", (LifeCantChange(S.who, gains=False),)),
    Shape("clause", "{who:players#} can't lose life this turn",
          StartModification(LifeCantChange(S.who, gains=False), Duration.END_OF_TURN)),
    Shape("pair", f"{{until}}, {_UNCHANGING} and you gain {{keyword}}",
          (StartModification(LifeCantChange(Who.YOU), S.until),
           StartModification(PlayerHas(Who.YOU, S.keyword), S.until)),
          same_as=_UNCHANGING + " {until}. you gain {keyword} {until}"),
    Shape("sentence3", f"{{one:clause}}, and {{until}}, {_UNCHANGING} and you gain {{keyword}}",
          (S.one, StartModification(LifeCantChange(Who.YOU), S.until),
           StartModification(PlayerHas(Who.YOU, S.keyword), S.until)),
          same_as="{one}. {until}, " + _UNCHANGING + " and you gain {keyword}"),
    Shape("pair", f"{{until}}, {_UNCHANGING}, and" " {who:group} gain {keywords}",
          (StartModification(LifeCantChange(Who.YOU), S.until),
           StartChange(S.who, each_of(AddAbility, S.keywords), S.until)),
          same_as=_UNCHANGING + " {until}. {who} gain {keywords} {until}"),
    Shape("doing#", "can't be countered this turn",
          StartModification(CantBeCountered(ThatObject()), Duration.END_OF_TURN, SUBJECT)),
    Shape("core", "{who:players#} can't gain life", (CantGainLife(S.who),)),
    Shape("clause", "{who:players#} can't gain life this turn",
          StartModification(CantGainLife(S.who), Duration.END_OF_TURN)),
    Shape("core", "{who:players.p} have {keyword}", (PlayerHas(S.who, S.keyword),)),
    Shape("core", "{who:players.s} has {keyword}", (PlayerHas(S.who, S.keyword),)),
    Shape("core", "you and {what:group} have {keyword}",
          (PlayerHas(Who.YOU, S.keyword), ContinuousChange(S.what, (AddAbility(S.keyword),)))),
    Shape("core", "you, {what:group}, and {more:group} have {keyword}",
          (PlayerHas(Who.YOU, S.keyword), ContinuousChange(S.what, (AddAbility(S.keyword),)),
           ContinuousChange(S.more, (AddAbility(S.keyword),)))),
    Shape("core", "you and {what:one} have {keyword}",
          (PlayerHas(Who.YOU, S.keyword), ContinuousChange(S.what, (AddAbility(S.keyword),)))),
    Shape("clause", "{who:players.p} gain {keyword} {until}",
          StartModification(PlayerHas(S.who, S.keyword), S.until),
          ("{until}, {who:players.p} gain {keyword}",)),
    Shape("pair", "you and {what:group} gain {keyword} {until}",
          (StartModification(PlayerHas(Who.YOU, S.keyword), S.until),
           StartChange(S.what, (AddAbility(S.keyword),), S.until)),
          same_as="you gain {keyword} {until}. {what} gain {keyword} {until}"),
    Shape("core", "you can't lose the game and your opponents can't win the game",
          (CantLose(Who.YOU),)),
    Shape("core", f"spells and abilities {_RIVALS} control {_CANT} cause you to sacrifice "
          "permanents", (CantMakeSacrifice(Who.YOU),)),
    Shape("core", f"you {_CANT} win {_GAME} and {_RIVALS} {_CANT} lose {_GAME}",
          (CantLose(Who.OPPONENT),)),
    Shape("core", "if {one} would be destroyed, regenerate it", (Regenerates(S.one),)),
    Shape("core", _NOBODY, (CantLose(Who.ANY),)),
    Shape("clause", f"{_NOBODY} this turn",
          StartModification(CantLose(Who.ANY), Duration.END_OF_TURN)),
    Shape("core", "you do not lose the game for having 0 or less life",
          (NoLossAtZeroLife(Who.YOU),)),
    Shape("core", f"all damage is dealt to you {_INFECT}",
          (DamageIsPoison(Who.YOU),)),
    Shape("core", f"all damage is dealt {_AS_THOUGH} had wither", (AllDamageWithers(),)),
    *_hand_sizes(),
    Shape("core", "you may play an additional land on each of your turns",
          (MoreLands(Who.YOU),)),
    Shape("core", "you may play {number} additional lands on each of your turns",
          (MoreLands(Who.YOU, S.number),)),
    Shape("core", f"you may play {_ANY_NUMBER} lands on each of your turns",
          (MoreLands(Who.YOU, None),)),
    # Spells: the ability works where the spell is, on the stack.
    Shape("static", f"if {{condition}}, {_UNCOUNTERED} and {_UNPREVENTED}.",
          StaticAbility((CantBeCountered(This()), CantBePrevented(This())), S.condition,
                        zone=Zone.STACK)),
    Shape("static", f"{_UNCOUNTERED}.", StaticAbility((CantBeCountered(This()),),
                                                           zone=Zone.STACK)),
    Shape("core", "{what:group} can't be countered", (CantBeCountered(S.what),)),
)  # fmt: skip
