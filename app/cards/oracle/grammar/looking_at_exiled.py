"""Who may look at cards that are exiled face down, and play them while something is there."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import IT
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration
from app.terms.library_effects import MayLookAt, MayPlayLater

_LOOK = MayLookAt(S.what, Duration.PERMANENT)

SHAPES = (
    Shape("clause", "you may look at {what:played_one} for as long as it remains exiled", _LOOK),
    Shape("sentence2", "you may look at and play {what:played_one} for as long as it remains "
          "exiled", (_LOOK, MayPlayLater(IT, Duration.PERMANENT)),
          same_as="{one} and {two}"),
    Shape("sentence2", "you may look at and play {what:played_one} for as long as it remains "
          "exiled, and you may spend mana as though it were mana of any color to cast that spell",
          (_LOOK, MayPlayLater(IT, Duration.PERMANENT, any_mana=True)),
          same_as="{one} and {two}"),
    *(
        Shape("clause", f"you may {word} {{what:played_one}} without paying its mana cost for as "
              "long as ~ remains on the battlefield",
              MayPlayLater(S.what, Duration.WHILE_SOURCE_REMAINS, cast, free=True))
        for word, cast in (("play", False), ("cast", True))
    ),
)  # fmt: skip
