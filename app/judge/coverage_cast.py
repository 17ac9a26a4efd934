"""What of the text on cards that were cast was not taken into account.

As it is cast, all of an instant or sorcery matters; of a permanent card the lines about casting it
do, as the others are looked at once it is on the battlefield. How much mana a spell costs is
silent: mana counts as paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine.kernel.game import Game
from app.engine.kernel.trace import Entry, Happened
from app.judge.ruling import NotTaken
from app.judge.silent import about_casting, only_mana
from app.terms.abilities import Unread
from app.terms.events import SpellCast
from app.terms.player_actions import CastSpell
from app.terms.types import PERMANENT_TYPES


def of_spells(entries: Iterable[Entry]) -> Iterator[NotTaken]:
    """The lines of spells cast in a stretch of play that are not read and may matter."""
    for entry in entries:
        if not isinstance(entry, Happened):
            continue
        for event in entry.events:
            if not isinstance(event, SpellCast):
                continue
            spell = entry.before.find(event.object)
            if spell is None or spell.face_down:
                continue
            permanent = bool(spell.printed.types & PERMANENT_TYPES)
            for ability in spell.printed.abilities:
                if not isinstance(ability, Unread):
                    continue
                matters = about_casting if permanent else _not_only_mana
                if matters(ability.line):
                    yield NotTaken(spell.label, ability.line, "its text is not read")


def unread_of_casting(game: Game) -> Iterator[NotTaken]:
    """The lines of a card about casting it that are not read, where it may not be cast: they might
    have let it be cast (601.3)."""
    doing = game.doing
    if not isinstance(doing, CastSpell):
        return
    card = game.objects[doing.card]
    for ability in card.card.faces[doing.face].abilities:
        if isinstance(ability, Unread) and about_casting(ability.line):
            yield NotTaken(card.label, ability.line, "its text is not read")


def _not_only_mana(line: str) -> bool:
    return not only_mana(line)
