"""What of mana is not read or could not be worked out."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.terms.abilities import Ability, ActivatedAbility, TriggeredAbility, Unread
from app.terms.effects import UnreadEffect
from app.terms.mana_effects import ManaThatCouldBeProduced


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


def looks_at_others(abilities: tuple[Ability, ...]) -> bool:
    """Whether the mana that these abilities add depends on what others could produce."""
    return any(isinstance(part, ManaThatCouldBeProduced) for part in parts_of(abilities))


def unread_of_others(now: Now, id: int) -> list[NotTaken]:
    """Text about adding mana that is not read, on the other permanents: what looks at what they
    could produce depends on it (106.7)."""
    return [
        NotTaken(now.game.objects[other].label, line, "its text is not read")
        for other in now.battlefield
        if other != id and (line := unread_mana(now, other)) is not None
    ]


def of_source(session: Session, now: Now, game: Game) -> list[NotTaken]:
    """What could not be worked out in a view, as the ruling names it."""
    return [
        NotTaken(name, type(term).__name__, "what mana it makes is not known")
        for name, term in now.not_modelled
    ]
