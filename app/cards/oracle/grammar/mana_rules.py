"""Mana: what replaces it as it is produced, what keeps it, and what may be spent on a spell."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.terminal import Terminal, Words
from app.terms.abilities import EventKind, StaticAbility, Trigger
from app.terms.amounts import UnspentMana
from app.terms.colors import COLOR_LETTERS
from app.terms.effects import Duration, StartModification
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    DoubleUnspentMana,
    KeepsMana,
    LostManaBecomes,
    ManaOf,
    ManaOfChosenColor,
    MultiplyMana,
    ReplaceMana,
    SpendAsThough,
    SpendOnly,
)
from app.terms.selectors import Who
from app.terms.zones import Zone

_BY_COLOR = {color.value: ManaType(letter) for color, letter in COLOR_LETTERS.items()}

TERMINALS: dict[str, Terminal] = {
    "colored": Words(dict(_BY_COLOR)),
    "type_of_mana": Words({**_BY_COLOR, "colorless": ManaType.COLORLESS}),
    "as_much": Words({"twice": 2, "three times": 3}),
}

_OTHERS = "instead of any other type"
_TAPPING: tuple[tuple[str, Who], ...] = (
    ("you tap {what:some} for", Who.YOU),
    ("a player taps {what:some} for", Who.ANY),
    ("an opponent taps {what:some} for", Who.OPPONENT),
    ("{what:some} is tapped for", Who.ANY),
)


def _tapped() -> Iterator[Shape]:
    for tapping, who in _TAPPING:
        same = None if "is tapped" not in tapping else "if a player taps {what} for mana, …"
        yield Shape(
            "static",
            f"if {tapping} mana, it produces {{times:as_much}} as much of that mana instead.",
            StaticAbility((MultiplyMana(S.what, S.times, who),)),
            same_as=same,
        )
        gray = ReplaceMana(S.what, ManaOf((ManaType.COLORLESS,)), who, keeps_amount=True)
        told = f"if {tapping} mana, it produces colorless mana {_OTHERS}"
        usual = f"… it produces {{C}} {_OTHERS}"
        yield Shape("static", f"{told}.", StaticAbility((gray,)), same_as=usual)
        yield Shape(
            "clause",
            f"until end of turn, {told}",
            StartModification(gray, Duration.END_OF_TURN),
            same_as=usual,
        )
        for number, (words, least) in enumerate((("mana", 1), ("two or more mana", 2))):
            for end, keeps in ((" and amount", False), ("", True)):
                if number and keeps:
                    continue
                effect = ReplaceMana(S.what, S.mana, who, least, keeps)
                told = (
                    f"if {tapping} {words}, it produces {{mana:mana_made}} instead of any other "
                    f"type{end}"
                )
                yield Shape("static", f"{told}.", StaticAbility((effect,)), same_as=same)
                yield Shape(
                    "clause",
                    f"until end of turn, {told}",
                    StartModification(effect, Duration.END_OF_TURN),
                    same_as=same,
                )


def _kept() -> Iterator[Shape]:
    every = tuple(ManaType)
    for subject, who in (("you do", Who.YOU), ("players do", Who.ANY)):
        words = f"{subject} not lose unspent"
        end = "as steps and phases end."
        yield Shape("static", f"{words} mana {end}", StaticAbility((KeepsMana(who, every),)))
        yield Shape(
            "static",
            f"{words} {{color:colored}} mana {end}",
            StaticAbility((KeepsMana(who, (S.color,)),)),
        )
    for subject, who in (("you", Who.YOU), ("a player", Who.ANY)):
        yield Shape(
            "static",
            f"if {subject} would lose unspent mana, that mana becomes {{type:type_of_mana}} "
            "instead.",
            StaticAbility((LostManaBecomes(who, S.type),)),
        )


def _spent() -> Iterator[Shape]:
    stack = Zone.STACK
    yield Shape(
        "static",
        "you can't spend mana to cast ~.",
        StaticAbility((SpendOnly(nothing=True),), zone=stack),
    )
    yield Shape(
        "static",
        "spend only mana produced by {what:np.p} to cast ~.",
        StaticAbility((SpendOnly(source=S.what),), zone=stack),
    )
    yield Shape(
        "static",
        "spend only {color:colored} mana on X.",
        StaticAbility((SpendOnly(types=(S.color,), for_x=True),), zone=stack),
    )
    yield Shape(
        "static",
        "spend only {one:colored} and/or {two:colored} mana on X.",
        StaticAbility((SpendOnly(types=(S.one, S.two), for_x=True),), zone=stack),
    )
    for subject, who in (("you", Who.YOU), ("players", Who.ANY)):
        for kind, any_type in (("color", False), ("type", True)):
            yield Shape(
                "static",
                f"{subject} may spend mana as though it were mana of any {kind}.",
                StaticAbility((SpendAsThough(who, any_type),)),
            )


_EACH, _CHOSEN = "each type of", "the chosen color"
_CAUSES = "causes you to add one or more"
_TAPPED = EventKind.TAPPED_FOR_MANA
SHAPES = (
    *_tapped(),
    *_kept(),
    *_spent(),
    Shape("each", "unspent {type:colored} mana you have", UnspentMana(S.type)),
    Shape("each", "unspent mana you have", UnspentMana()),
    Shape("order", f"double the amount of {_EACH} unspent mana you have", DoubleUnspentMana()),
    # Triggers.
    Shape("event", "you tap {who:one} for mana", (Trigger(_TAPPED, S.who, player=Who.YOU),)),
    Shape("event", "an opponent taps {who:some} for mana",
          (Trigger(_TAPPED, S.who, player=Who.OPPONENT),)),
    Shape("event", "you tap {who:some} for {mana:made}",
          (Trigger(_TAPPED, S.who, player=Who.YOU, mana=S.mana),)),
    Shape("event", "you tap {who:one} for {mana:made}",
          (Trigger(_TAPPED, S.who, player=Who.YOU, mana=S.mana),)),
    Shape("event", f"{{who:some}} is tapped for mana of {_CHOSEN}",
          (Trigger(_TAPPED, S.who, mana=ManaOfChosenColor()),)),
    Shape("event", f"{{who:some}} 's ability {_CAUSES} mana of {_CHOSEN}",
          (Trigger(EventKind.MANA_ADDED, S.who, player=Who.YOU, mana=ManaOfChosenColor()),)),
)  # fmt: skip
