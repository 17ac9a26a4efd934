"""What a creature that is put onto the battlefield attacking attacks (CR 508.4)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import PlayerRef, Recipient
from app.terms.types import CardType

ATTACKABLE = frozenset({CardType.PLANESWALKER, CardType.BATTLE})


@rule("508.4")
def what_it_attacks(
    play: Play, player: int, at: Viewpoint, only: int | None = None, walkers: bool = True
) -> Recipient | None:
    """The controller of what enters attacking chooses a defending player, a planeswalker that one
    controls or a battle that one protects for it to attack.

    The answer to a choice of kind `enters attacking` is that player or object. `only`: one
    defending player, or with `walkers` a planeswalker that they control.
    """
    options = tuple(
        option
        for option in can_be_attacked(play.now, player)
        if only is None
        or option == PlayerRef(only)
        or (walkers and _is_planeswalker_of(play.now, option, only))
    )
    if play.game.combat is None or not options:
        return None
    about = () if at.object is None else (at.object,)
    asked = Choice(player, "enters attacking", cite(what_it_attacks), about, options)
    picked = play.choose(asked)
    assert isinstance(picked, (int, PlayerRef))
    return picked


def _is_planeswalker_of(now: Now, option: Recipient, player: int) -> bool:
    if isinstance(option, PlayerRef):
        return False
    known = now.of(option)
    return CardType.PLANESWALKER in known.types and known.controller == player


def can_be_attacked(now: Now, player: int) -> tuple[Recipient, ...]:
    """The defending players, and their planeswalkers and the battles they protect."""
    defending = now.game.opponents(player) if now.game.turn.active == player else ()
    found: list[Recipient] = [PlayerRef(other) for other in defending]
    for id in now.battlefield:
        attackable = now.of(id).types & ATTACKABLE
        if attackable and now.defending_player(id) in defending:
            found.append(id)
    return tuple(found)
