"""Hands that are revealed or looked at, and what is chosen in them: Thoughtseize and its kin."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.nouns import compose_card, decompose_card
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.effects import DrawCards
from app.terms.library_effects import IfDone, TakeFromHand
from app.terms.zones import Zone

_ENDS: tuple[tuple[tuple[str, ...], Zone, bool], ...] = (
    ((". that player discards {it}", ", then that player discards {it}"), Zone.GRAVEYARD, False),
    ((". exile {it}", " and exile {it}", ". that player exiles {it}"), Zone.EXILE, False),
    ((". exile {it} until ~ leaves the battlefield",), Zone.EXILE, True),
)


def _taken() -> Iterator[Shape]:
    shown = ("{who:player.s} reveals their hand. you choose",
             "{who:player.s} reveals their hand and you choose",
             "{who:player.s} reveals their hand, you choose",
             "{who:player.s} reveals their hand, then you choose")  # fmt: skip
    for ends, to, until in _ENDS:
        for count, cards, it in ((1, "{what:card_of_it}", "that card"),
                                 (S.count, "{count:number} {what:card.p} from it", "those cards"),
                                 ):  # fmt: skip
            said = [f"{start} {cards}{end.replace('{it}', it)}"
                    for start in shown for end in ends]  # fmt: skip
            yield Shape(
                "order",
                said[0],
                TakeFromHand(S.who, S.what, to, count, False, until),
                tuple(said[1:]),
            )
        yield Shape(
            "order",
            "{who:player.s} reveals their hand. you may choose {what:card_of_it}. if you do"
            + ends[0].replace("{it}", "that card").replace(".", ",", 1),
            TakeFromHand(S.who, S.what, to, 1, True, until),
        )
        for may, verb in ((True, "you may exile"), (False, "exile")):
            if to is Zone.EXILE:
                end = ends[0].removeprefix(". exile {it}")
                yield Shape(
                    "order",
                    f"look at {{who:player.s}} 's hand. {verb} {{what:card_of_it}}{end}",
                    TakeFromHand(S.who, S.what, to, 1, may, until, False),
                    (f"look at {{who:player.s}} 's hand and {verb} {{what:card_of_it}}{end}",),
                )


_CHOSEN, _THEIRS = "the chosen card", "their library"
_WITH_GRAVEYARD = TakeFromHand(S.who, S.what, Zone.EXILE, graveyard=True)
SHAPES = (
    Shape("order", "{who:player.s} reveals their hand. you choose a {what:card.s} from that player "
          "'s graveyard or hand and exile it", _WITH_GRAVEYARD),
    *_taken(),
    Shape("sentence1", f"look at {{who:player.s}} 's hand. you may choose {{what:card_of_it}}. if "
          f"you do, that player reveals {_CHOSEN}, puts it on the bottom of {_THEIRS}, then draws "
          "a card", IfDone((TakeFromHand(S.who, S.what, Zone.LIBRARY, 1, True, reveal=False),),
                         (DrawCards(is_that_player()),))),
    Shape("card_of_it", "a {what:card.s} from it", S.what),
    Shape("card_of_it", "a {before:before_card}card from it {one:ending.s}",
          via(compose_card, decompose_card, S.before, (S.one,)),
          same_as="a {what:card.s} from it"),
    Shape("act.s", "reveals their hand and discards all {what:card.p}",
          TakeFromHand(SUBJECT, S.what, Zone.GRAVEYARD, None)),
)  # fmt: skip
