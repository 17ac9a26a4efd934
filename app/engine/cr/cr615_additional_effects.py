"""What prevention and replacement effects on damage do besides (CR 615.5, 615.12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import rule
from app.terms.effects import Effect
from app.terms.events import Damage, Event, PlayerRef, Recipient
from app.terms.selectors import EventSubject, SourceOfDamage, Who

Used = tuple[tuple[Event, int], ...]
After = Callable[[Play, Used], None]


@rule("615.5")
def besides(effects: tuple[Effect, ...], at: Viewpoint, if_prevented: bool = False) -> After | None:
    """The rest of what such an effect does comes right after the event that it changed. It happens
    too where the damage could not be prevented, unless it asks for damage that was (615.12).

    It happens once for all the damage dealt at the same time, or once for each source or recipient
    where it speaks of that.
    """
    if not effects:
        return None
    mentioned = {part for part in parts_of(effects) if isinstance(part, (Who, EventSubject))}
    of_source = any(isinstance(part, SourceOfDamage) for part in parts_of(effects))
    of_recipient = bool(mentioned & {EventSubject(), Who.TRIGGERING_PLAYER})

    def after(play: Play, used: Used) -> None:
        groups: dict[tuple[int | None, Recipient | None], list[int]] = {}
        for event, spent in used:
            if isinstance(event, Damage):
                key = event.source if of_source else None, event.recipient if of_recipient else None
                total = groups.setdefault(key, [0, 0])
                total[0] += event.amount
                total[1] += spent
        for (source, to), (would, prevented) in groups.items():
            if prevented or not if_prevented:
                seen = replace(
                    at,
                    that_object=source,
                    subject=to if isinstance(to, int) else None,
                    that_player=to.player if isinstance(to, PlayerRef) else None,
                    amount=prevented if if_prevented else would,
                    prevented=prevented,
                )
                follow(play, effects, seen)

    return after
