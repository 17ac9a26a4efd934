"""What an object that comes into being is called: its name, with a number where that is taken."""

from __future__ import annotations

from app.engine.kernel.draft import Draft
from app.engine.kernel.game import Game


def free_label(game: Game | Draft, name: str) -> str:
    """The name, or `Name #2` and so on where an object is called so already."""
    taken = {object.label for object in game.objects.values()}
    label, number = name, 1
    while label in taken:
        number += 1
        label = f"{name} #{number}"
    return label
