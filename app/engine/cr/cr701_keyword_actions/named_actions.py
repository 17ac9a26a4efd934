"""Actions with a name of their own are carried out by the rule of that name (CR 701.1)."""

from __future__ import annotations

from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import Rules, rule
from app.engine.kernel.select import NotModelled, value
from app.terms.amounts import Amount
from app.terms.instructions import KeywordAction


@rule("701.1", "effect", KeywordAction)
def keyword_action(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What a keyword action is, its own rule says. Raises NotModelled for those without one."""
    if not is_carried_out(play.rules, effect.name):
        raise NotModelled(effect)
    for carry_out in play.rules.on("keyword action", first_word(effect.name)):
        carry_out(play, effect, at)


def is_carried_out(rules: Rules, name: str) -> bool:
    """Whether there is a rule for the action of that name."""
    return bool(rules.on("keyword action", first_word(name)))


def first_word(name: str) -> str:
    """Of an action that says what it makes, the word that names it: amass Orcs is amass."""
    return "amass" if name.startswith("amass ") else name


def number_of(play: Play, number: Amount | None, at: Viewpoint) -> int:
    """The number of an action, 1 where it has none."""
    return 1 if number is None else max(0, value(play.now, number, at))
