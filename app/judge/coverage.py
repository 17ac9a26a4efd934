"""What of a call was not taken into account: text that is not read, terms that are not applied.

Text is held not to matter, and is not named, where it stands on a card in a hand or a library, as
long as nothing casts or reveals it; where a keyword only matters while its card is cast, cycled,
played or put somewhere; and where `judge.silent` says so. Everything else on the board, in
graveyards, exile, the command zone and on the stack is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from app.engine.cr.applied import unapplied, words_of
from app.engine.kernel.now import Now
from app.engine.kernel.trace import NotApplied
from app.judge.coverage_cast import of_spells
from app.judge.edition_differences import not_modelled_then
from app.judge.happenings import never_came
from app.judge.line import Line, Link
from app.judge.ruling import NOT_READ, NotTaken
from app.judge.session import Session
from app.judge.silent import CameUp, is_silent
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    TriggeredAbility,
    Unread,
)
from app.terms.cards import Layout
from app.terms.editions import CURRENT
from app.terms.modifications import CantBlock
from app.terms.types import CardType
from app.terms.zones import Zone

_HIDDEN = frozenset({Zone.HAND, Zone.LIBRARY})
# How an instant or sorcery says what it does where it lies, rather than as it resolves (113.6).
_ELSEWHERE = re.compile(r"\bthis card\b", re.IGNORECASE)


def not_taken(session: Session, lines: Iterable[Line]) -> list[NotTaken]:
    """Everything that was left out of account in lines of play, each once."""
    found: dict[NotTaken, None] = dict.fromkeys(session.not_taken)
    looked_at = [session.start, *lines]
    links = {id(link): link for line in looked_at for link in line.links()}
    stretches = [session.once(_in_stretch, link) for link in links.values()]
    came_up = CameUp()
    for stretch, _ in stretches:
        came_up = came_up.and_then(stretch)
    for line in looked_at:
        now = session.now(line)
        key = (on_the_board, came_up)
        if key not in now.memo:
            now.memo[key] = tuple(on_the_board(now, came_up))
        found.update(dict.fromkeys(now.memo[key]))
        for whose, what in line.unknown:
            found.setdefault(NotTaken(whose, what, "this can't be worked out"))
    for _, told in stretches:
        found.update(dict.fromkeys(told))
    edition = session.call.rules
    if edition is not CURRENT:
        for line in looked_at:
            found.update(dict.fromkeys(not_modelled_then(session.now(line), edition)))
    return list(found)


def _in_stretch(session: Session, link: Link) -> tuple[CameUp, tuple[NotTaken, ...]]:
    """What came up in a stretch of play, and what it told that was left out of account."""
    told = list(of_spells(link.entries))
    told += [
        NotTaken(entry.object, entry.what, "the engine does not do this")
        for entry in link.entries
        if isinstance(entry, NotApplied)
    ]
    return CameUp.in_play(link.entries), tuple(told)


def on_the_board(now: Now, came_up: CameUp) -> Iterator[NotTaken]:
    """What of the text on objects in a position is not read or not applied."""
    for object in now.game.objects.values():
        if object.zone in _HIDDEN:
            continue
        known = now.of(object.id)
        for ability in known.abilities:
            for text, why in _left_out(now, ability, object.zone, known.types, came_up):
                yield NotTaken(object.label, text, why)
        melded = object.card.layout is Layout.MELD and object.printed.mana_cost is None
        melded = melded and not (object.token or object.card.parts)
        if melded and CardType.LAND not in object.printed.types:
            yield NotTaken(object.label, "a melded permanent", "it counts as one card here")
        if known.unknown and object.zone is Zone.BATTLEFIELD:
            words = " and ".join(sorted(known.unknown))
            yield NotTaken(object.label, words, "it is defined by an ability that is not applied")
    now.modifications(CantBlock)  # has the conditions of static abilities worked out
    for whose, term in now.not_modelled:
        yield NotTaken(whose, words_of(term), "this can't be worked out")
    for player in now.game.players:
        for ability in player.abilities:
            for text, why in _left_out(now, ability, Zone.BATTLEFIELD, frozenset(), came_up):
                yield NotTaken(player.name, text, why)


def _left_out(
    now: Now, ability: Ability, zone: Zone, types: frozenset[CardType], came_up: CameUp
) -> Iterator[tuple[str, str]]:
    if isinstance(ability, Unread):
        if is_silent(ability.line, zone, came_up):
            return
        spell = zone is not Zone.STACK and bool(types & {CardType.INSTANT, CardType.SORCERY})
        if spell and not _ELSEWHERE.search(ability.line):
            return
        yield ability.line, NOT_READ
        return
    if isinstance(ability, ActivatedAbility | SpellAbility):
        return
    if zone is not Zone.BATTLEFIELD and isinstance(ability, KeywordAbility):
        return
    if isinstance(ability, TriggeredAbility) and all(
        never_came(trigger, came_up.happened, came_up.steps)
        for trigger in (ability.trigger, *ability.also)
    ):
        return
    # What a triggered ability does and the engine can't, it tells in the trace as it resolves.
    for what in unapplied(now.rules, ability, effects=False):
        yield what, "read, not applied"
