"""Damage that is prevented until your next turn; what shares its name or a color with something."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.damage import both, prevents
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, StartModification
from app.terms.modifications import PreventDamage
from app.terms.relations import SharesWith
from app.terms.selectors import ThatObject

_TILL = Duration.YOUR_NEXT_TURN


def _until_your_next_turn() -> Iterator[Shape]:
    words = "until your next turn, prevent all damage"
    yield Shape(
        "clause",
        f"{words} that would be dealt to {{to:dealt_to}}",
        StartModification(prevents(S.to), _TILL),
    )
    yield Shape(
        "clause",
        f"{words} {{what:chosen_one}} would deal",
        StartModification(PreventDamage(ThatObject()), _TILL, S.what),
    )


def both_till_your_next_turn() -> Iterator[Shape]:
    """Damage to something, and by it."""
    yield Shape(
        "pair",
        "until your next turn, prevent all damage that would be dealt to and dealt by "
        "{what:chosen_one}",
        both(None, _TILL),
        ("prevent all damage that would be dealt to and dealt by {what:chosen_one} until your next "
         "turn",),
        same_as="{to until your next turn}. {by until your next turn}",
    )  # fmt: skip


SHAPES = (
    *_until_your_next_turn(),
    Shape("ending.s", "that shares a color with {what:one}", SharesWith("color", S.what)),
    *(
        Shape("ending#", f"that <shares|share> a {quality} with {{what:{category}}}",
              SharesWith(quality, S.what),
              (f"that <shares|share> at least one {quality} with {{what:{category}}}",))
        for quality in ("color", "creature type", "card type")
        for category in ("one", "that_noun", "paid_with", "said_card")
        if (quality, category) != ("color", "one")
    ),
    Shape("ending.p", "that share a color with {what:one}", SharesWith("color", S.what)),
    Shape("ending#", "with the same name as {what:that_noun}", SharesWith("name", S.what)),
)  # fmt: skip
