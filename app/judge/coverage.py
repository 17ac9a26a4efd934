"""What of a call was not taken into account: text that is not read, terms that are not applied.

When text is held not to matter for a ruling (and is not named):
- what stands on a card in a hand or library, as long as nothing casts or reveals it;
- an activated ability, as long as nobody activates it: the ruling is about what follows with no
  more player actions. For "can" questions that ask for mana it does matter, and is named.
- a keyword that only matters while its card is cast, cycled, played or put somewhere.
Everything else on the board, in graveyards, exile, the command zone and on the stack is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from app.engine.cr.applied import unapplied
from app.engine.kernel.now import Now
from app.engine.kernel.trace import NotApplied
from app.judge.line import Line
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility, SpellAbility, Unread
from app.terms.cards import Layout
from app.terms.modifications import CantBlock
from app.terms.types import CardType
from app.terms.zones import Zone

_HIDDEN = frozenset({Zone.HAND, Zone.LIBRARY})
# The cost of an activated ability stands before a colon outside quotes: mana and tap symbols, a
# loyalty change, or words that begin as costs do.
_ACTIVATED = re.compile(
    r"(?:[^\"“:]*—\s*)?(?:\{[^}]+\}|[+−–-]?\d+|\[|Tap |Untap |Sacrifice |Discard |Pay |Remove "
    r"|Exile |Return |Put |Reveal |Mill |Unattach )[^\"“:]*:",
    re.IGNORECASE,
)


def not_taken(session: Session, lines: Iterable[Line]) -> list[NotTaken]:
    """Everything that was left out of account in lines of play, each once."""
    found: dict[NotTaken, None] = dict.fromkeys(session.not_taken)
    for line in [session.start, *lines]:
        for each in on_the_board(session.now(line)):
            found.setdefault(each)
        for entry in line.entries():
            if isinstance(entry, NotApplied):
                found.setdefault(NotTaken(entry.object, entry.what, "the engine does not do this"))
    return list(found)


def on_the_board(now: Now) -> Iterator[NotTaken]:
    """What of the text on objects in a position is not read or not applied."""
    for object in now.game.objects.values():
        if object.zone in _HIDDEN:
            continue
        known = now.of(object.id)
        for ability in known.abilities:
            for text, why in _left_out(now, ability, object.zone, known.types):
                yield NotTaken(object.label, text, why)
        if object.card.layout is Layout.MELD and object.printed.mana_cost is None:
            yield NotTaken(object.label, "a melded permanent", "it counts as one card here")
        if known.unknown and object.zone is Zone.BATTLEFIELD:
            words = " and ".join(sorted(known.unknown))
            yield NotTaken(object.label, words, "it is defined by an ability that is not applied")
    now.modifications(CantBlock)  # has the conditions of static abilities worked out
    for whose, term in now.not_modelled:
        yield NotTaken(whose, words_of(term), "this can't be worked out")
    for player in now.game.players:
        for ability in player.abilities:
            for text, why in _left_out(now, ability, Zone.BATTLEFIELD, frozenset()):
                yield NotTaken(player.name, text, why)


def words_of(term: object) -> str:
    """A term's kind in words: `CountOf` is `count of`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(term).__name__).lower()


def _left_out(
    now: Now, ability: Ability, zone: Zone, types: frozenset[CardType]
) -> Iterator[tuple[str, str]]:
    if isinstance(ability, Unread):
        if _ACTIVATED.match(ability.line):
            return
        if zone is not Zone.STACK and types & {CardType.INSTANT, CardType.SORCERY}:
            return
        yield ability.line, "its text is not read"
        return
    if isinstance(ability, ActivatedAbility | SpellAbility):
        return
    if zone is not Zone.BATTLEFIELD and isinstance(ability, KeywordAbility):
        return
    for what in unapplied(now.rules, ability):
        yield what, "read, not applied"
