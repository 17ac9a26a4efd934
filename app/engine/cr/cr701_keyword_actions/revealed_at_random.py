"""Cards of a hand that chance reveals (CR 701.20)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.library_effects import RevealAtRandom
from app.terms.zones import Zone


@rule("701.20a", "effect", RevealAtRandom)
def reveal_at_random(play: Play, effect: RevealAtRandom, at: Viewpoint) -> None:
    """A card of a player's hand is shown; which one chance decides, and every one is looked at.

    The answer to a choice of kind `card at random` is the card. Raises NotModelled for a hand with
    cards that the call does not name.
    """
    for player in affected_players(play.now, effect.who, at):
        cards = in_hand(play.now, player)
        if play.game.players[player].hand:
            raise NotModelled(effect)
        if len(cards) > 1:
            play.choose(Choice(player, "card at random", cite(reveal_at_random), cards, cards))
        for card in cards if len(cards) == 1 else ():
            play.note(cite(reveal_at_random), "{0} is revealed", card)


def in_hand(now: Now, player: int) -> tuple[int, ...]:
    """The cards in a player's hand that the call names."""
    return tuple(object.id for object in now.in_zone(Zone.HAND, player))


def only_card(now: Now, effect: RevealAtRandom, at: Viewpoint) -> tuple[int, ...]:
    """The card that is revealed where there is but one."""
    return tuple(
        cards[0]
        for player in affected_players(now, effect.who, at)
        if len(cards := in_hand(now, player)) == 1
    )
