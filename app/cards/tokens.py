"""The predefined tokens (CR 111.10): what a token of each name is and has."""

from __future__ import annotations

from app.cards.folding import fold
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf
from app.terms.cards import Card, Face, Layout
from app.terms.changes import AddAbility, Change, ModifyPowerToughness, SetPowerToughness
from app.terms.colors import Color
from app.terms.conditions import Matches
from app.terms.costs import Cost, CostPart, DiscardCost, PayMana, SacrificeCost, TapThis
from app.terms.effects import (
    AddMana,
    DrawCards,
    Effect,
    GainLife,
    LoseLife,
    PutCountersOn,
    Target,
    TargetChoice,
    UnreadEffect,
)
from app.terms.instructions import KeywordAction
from app.terms.mana import ManaCost, ManaSymbol, ManaType
from app.terms.mana_effects import ManaOf, ManaOfColors, ManaUse
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    Controlled,
    HasType,
    Host,
    IsStatus,
    Not,
    Status,
    This,
    ToughnessIs,
    Who,
)
from app.terms.tokens import CLUE, INCUBATOR
from app.terms.types import CardType

_TAP = TapThis()
_SACRIFICE = SacrificeCost(This())
_ONE_OF_ANY_COLOR = AddMana(ManaOfColors())
_NONARTIFACT_SPELLS = AllOf((Not(HasType(CardType.ARTIFACT)), IsStatus(Status.SPELL)))
_NO_OTHER_SPELLS = ManaUse(_NONARTIFACT_SPELLS, but_not=True)
_ENCHANT_CREATURE = KeywordAbility("enchant", quality=CREATURE)


def _generic(number: int) -> PayMana:
    return PayMana(ManaCost((ManaSymbol(str(number), generic=number),)))


def _activated(
    *cost: CostPart,
    does: Effect | tuple[Effect, ...],
    sorcery: bool = False,
    targets: tuple[TargetChoice, ...] = (),
) -> Ability:
    effects = does if isinstance(does, tuple) else (does,)
    return ActivatedAbility(Cost(cost), effects, sorcery_speed=sorcery, targets=targets)


def _artifact(subtype: str, ability: Ability, *, kind: CardType = CardType.ARTIFACT) -> Card:
    """A colorless token with one ability; its name is its subtype and the word Token (111.4)."""
    name = f"{subtype} Token"
    face = Face(name, types=frozenset({kind}), subtypes=frozenset({subtype}), abilities=(ability,))
    return Card(name, Layout.TOKEN, (face,))


def _role(name: str, *abilities: Ability) -> Card:
    face = Face(
        name,
        types=frozenset({CardType.ENCHANTMENT}),
        subtypes=frozenset({"Aura", "Role"}),
        abilities=(_ENCHANT_CREATURE, *abilities),
    )
    return Card(name, Layout.TOKEN, (face,))


def _on_host(*changes: Change) -> Ability:
    return StaticAbility((ContinuousChange(Host(), changes),))


_PLUS_ONE = ModifyPowerToughness(1, 1)
_ENCHANTMENTS = CountOf(AllOf((HasType(CardType.ENCHANTMENT), Controlled(Who.YOU))))
_ATTACKS = Trigger(EventKind.ATTACKS)


def _walker() -> Card:
    face = Face(
        "Walker",
        colors=frozenset({Color.BLACK}),
        types=frozenset({CardType.CREATURE}),
        subtypes=frozenset({"Zombie"}),
        power=2,
        toughness=2,
    )
    return Card(face.name, Layout.TOKEN, (face,))


_DRAW = DrawCards(Who.YOU)
_SCRY = KeywordAction("scry", number=1)
_PREDEFINED: dict[str, Card] = {
    "Treasure": _artifact("Treasure", _activated(_TAP, _SACRIFICE, does=_ONE_OF_ANY_COLOR)),
    "Food": _artifact("Food", _activated(_generic(2), _TAP, _SACRIFICE, does=GainLife(Who.YOU, 3))),
    "Gold": _artifact("Gold", _activated(_SACRIFICE, does=_ONE_OF_ANY_COLOR)),
    "Walker": _walker(),
    "Shard": _artifact(
        "Shard",
        _activated(
            _generic(2),
            _SACRIFICE,
            does=(_SCRY, _DRAW),
        ),
        kind=CardType.ENCHANTMENT,
    ),
    "Clue": CLUE,
    "Blood": _artifact(
        "Blood", _activated(_generic(1), _TAP, DiscardCost(), _SACRIFICE, does=_DRAW)
    ),
    "Powerstone": _artifact(
        "Powerstone",
        _activated(_TAP, does=AddMana(ManaOf((ManaType.COLORLESS,)), only=_NO_OTHER_SPELLS)),
    ),
    "Incubator": INCUBATOR,
    "Cursed Role": _role("Cursed", _on_host(SetPowerToughness(1, 1))),
    "Monster Role": _role("Monster", _on_host(_PLUS_ONE, AddAbility(KeywordAbility("trample")))),
    "Royal Role": _role(
        "Royal",
        _on_host(_PLUS_ONE, AddAbility(KeywordAbility("ward", cost=Cost((_generic(1),))))),
    ),
    "Sorcerer Role": _role(
        "Sorcerer",
        _on_host(
            _PLUS_ONE,
            AddAbility(TriggeredAbility(_ATTACKS, (_SCRY,))),
        ),
    ),
    "Virtuous Role": _role(
        "Virtuous", _on_host(ModifyPowerToughness(_ENCHANTMENTS, _ENCHANTMENTS))
    ),
    "Wicked Role": _role(
        "Wicked",
        _on_host(_PLUS_ONE),
        TriggeredAbility(Trigger(EventKind.DIES), (LoseLife(Who.OPPONENT, 1),)),
    ),
    "Young Hero Role": _role(
        "Young Hero",
        _on_host(
            AddAbility(
                TriggeredAbility(
                    _ATTACKS,
                    (PutCountersOn(This(), "+1/+1"),),
                    condition=Matches(This(), ToughnessIs(Comparison.AT_MOST, 3)),
                )
            )
        ),
    ),
    "Map": _artifact(
        "Map",
        _activated(
            _generic(1),
            _TAP,
            _SACRIFICE,
            does=KeywordAction("explore", what=Target(0)),
            sorcery=True,
            targets=(TargetChoice(AllOf((CREATURE, Controlled(Who.YOU)))),),
        ),
    ),
    "Junk": _artifact(
        "Junk",
        _activated(
            _TAP,
            _SACRIFICE,
            does=UnreadEffect("exiles its controller's top card, playable this turn"),
            sorcery=True,
        ),
    ),
    "Lander": _artifact(
        "Lander",
        _activated(
            _generic(2),
            _TAP,
            _SACRIFICE,
            does=UnreadEffect("fetches a basic land card onto the battlefield tapped"),
        ),
    ),
    "Mutagen": _artifact(
        "Mutagen",
        _activated(
            _generic(1),
            _TAP,
            _SACRIFICE,
            does=PutCountersOn(Target(0), "+1/+1"),
            sorcery=True,
            targets=(TargetChoice(CREATURE),),
        ),
    ),
}
PREDEFINED_NAMES: tuple[str, ...] = tuple(_PREDEFINED)
_BY_NAME = {
    **{fold(name.removesuffix(" Role")): card for name, card in _PREDEFINED.items()},
    **{fold(name): card for name, card in _PREDEFINED.items()},
}


def predefined_token(name: str) -> Card | None:
    """The token that the rules define by this name: `Treasure`, `Clue token`, `Cursed Role`."""
    return _BY_NAME.get(fold(name).removesuffix(" token"))
