"""The mana that effects add (CR 106.3–106.5)."""

from __future__ import annotations

from app.engine.cr.cr106_types_of_mana import Made, ways
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.effects import AddMana, DoubleUnspentMana
from app.terms.events import ManaAdded


@rule("106.3", "effect", AddMana)
def add_mana(play: Play, effect: AddMana, at: Viewpoint) -> None:
    """Mana is put into the pool of the player who gets it; who has a choice of types makes it then.

    The answer to a choice of kind `mana` is a tuple of its types. Raises NotModelled where what the
    mana is can't be told.
    """
    times = amount_of(play.now, effect.times, at)
    for player in affected_players(play.now, effect.who, at):
        mana: Made = ()
        for _ in range(times):
            mana += _chosen(play, effect, player, at)
        if mana:
            added = ManaAdded(
                player,
                mana,
                at.object,
                at.controller,
                effect.only,
                effect.lasts,
                at.tapping,
                effect.rider,
            )
            play.happen((added,), cite(add_mana))


def _chosen(play: Play, effect: AddMana, player: int, at: Viewpoint) -> Made:
    """One of the things that the mana could be; none where no type can be told (106.5)."""
    options = tuple(dict.fromkeys(ways(play.now, effect.mana, at)))
    if not options:
        undefined(play, at)
        return ()
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(player, "mana", cite(add_mana), about, options))
    assert isinstance(picked, tuple)
    return picked


@rule("106.4", "effect", DoubleUnspentMana)
def double(play: Play, effect: DoubleUnspentMana, at: Viewpoint) -> None:
    """As much mana of each type is added as the player has unspent; it is new mana, with nothing of
    what is said of the other."""
    for player in affected_players(play.now, effect.who, at):
        mana = tuple(each.type for each in play.game.players[player].pool)
        if mana:
            added = ManaAdded(player, mana, at.object, at.controller, tapped=at.tapping)
            play.happen((added,), cite(double))


@rule("106.5")
def undefined(play: Play, at: Viewpoint) -> None:
    """Where the type of the mana is not defined, none is added."""
    text = "no type of mana is defined for {0}, so it adds none"
    whose = at.object if at.object is not None else at.name
    play.note(cite(undefined), text, whose, negative=True)
