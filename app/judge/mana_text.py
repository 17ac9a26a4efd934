"""What of mana is not read or could not be worked out."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.terms.abilities import Ability, ActivatedAbility, TriggeredAbility, Unread
from app.terms.effects import UnreadEffect


def ability_text(ability: Ability) -> str:
    """An ability as its card says it; empty where it has no words."""
    from app.cards.oracle.grammar.line import print_abilities  # the grammar is loaded when needed

    return print_abilities((ability,)) or ""


def unread_mana(now: Now, id: int) -> str | None:
    """Text of an object that is not read and speaks of adding mana; None where there is none."""
    for ability in now.of(id).abilities:
        match ability:
            case Unread(line) if "add" in line.casefold():
                return line
            case ActivatedAbility(effects=effects) | TriggeredAbility(effects=effects):
                for effect in effects:
                    if isinstance(effect, UnreadEffect) and "add" in effect.text.casefold():
                        return effect.text
    return None


def of_source(session: Session, now: Now, game: Game) -> list[NotTaken]:
    """What could not be worked out in a view, as the ruling names it."""
    return [
        NotTaken(name, type(term).__name__, "what mana it makes is not known")
        for name, term in now.not_modelled
    ]
