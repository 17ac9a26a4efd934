"""Mana value, and the face that an object's printed values come from (CR 202.3, 709.4, 712.8)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.components import is_merged
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Face, Layout, joined
from app.terms.changes import BecomeCopy
from app.terms.cite import Rule
from app.terms.mana import ManaCost
from app.terms.types import CardType
from app.terms.zones import Zone

_IN_PLAY = frozenset({Zone.BATTLEFIELD, Zone.STACK})
_COMBINED: dict[int, tuple[Card, Face]] = {}


@rule("712.8a")
def face_that_counts(object: GameObject) -> Face:
    """On the battlefield and on the stack the face that is up counts, in other zones the front; the
    two halves of a split card count together there (709.4)."""
    card = object.card
    if len(card.faces) == 1 or object.zone in _IN_PLAY:
        return object.printed
    return combined(card) if card.layout is Layout.SPLIT else card.front


@rule("709.4")
def combined(card: Card) -> Face:
    """Both halves of a split card as one: both names, costs, colors, types and abilities.

    The name is `Left // Right`. The same card gives the same face again.
    """
    kept = _COMBINED.get(id(card))
    if kept is not None and kept[0] is card:
        return kept[1]
    made = joined(card.halves)
    if len(_COMBINED) > 1000:
        _COMBINED.clear()
    _COMBINED[id(card)] = (card, made)
    return made


def is_back(object: GameObject) -> bool:
    """Whether it shows the back of a card that has two faces and is not modal, or is melded."""
    if object.zone not in _IN_PLAY or object.face_down:
        return False
    if object.card.layout is Layout.TRANSFORM:
        return object.face > 0
    printed = object.printed
    melds = object.card.layout is Layout.MELD and printed.mana_cost is None
    return melds and CardType.LAND not in printed.types


@rule("202.3b")
def front_value(object: GameObject) -> int | None:
    """With its back face up, a nonmodal double-faced permanent or spell has the mana value of its
    front face. None where this is not about it, as it is not about what is merged (730.2i)."""
    if object.card.melded_value is not None and is_back(object):
        return object.card.melded_value
    if not object.face or not is_back(object) or is_merged(object):
        return None
    cost = object.card.front.mana_cost
    return cost.mana_value if cost is not None else 0


@rule("202.3e")
def value_with_x(object: GameObject) -> int | None:
    """Each {X} counts as the number chosen while the spell is on the stack, as 0 elsewhere. None
    where no X was chosen for it."""
    cost = object.printed.mana_cost
    if object.x is None or object.zone is not Zone.STACK or cost is None or object.face_down:
        return None
    return cost.mana_value + object.x * sum(symbol.text == "X" for symbol in cost.symbols)


def value_as(object: GameObject) -> int | None:
    """The mana value that an object has without its own mana cost saying so, else None."""
    front = front_value(object)
    return front if front is not None else value_with_x(object)


@rule("202.3")
def mana_value(now: Now, id: int) -> tuple[int, Reason]:
    """The mana value is all the mana in the mana cost, whatever its color; and why it is so."""
    return now.known(id).mana_value, _why(now, id)


@rule("202.3c")
def is_melded(now: Now, id: int) -> bool:
    """A melded permanent has the mana values of both its cards' front faces together."""
    object = now.game.find(id)
    if object is None or object.card.layout is not Layout.MELD or object.token:
        return False
    return is_back(object) and not any(isinstance(c, BecomeCopy) for c in _changes_on(now, id))


def is_unknown(now: Now, id: int) -> bool:
    """Whether it is melded of cards that the card data do not name."""
    return is_melded(now, id) and now.game.objects[id].card.melded_value is None


def _why(now: Now, id: int) -> Reason:
    object = now.game.find(id)
    if object is None:
        return Reason(cite(mana_value), "that is what {0} last had", (id,))
    cost = now.known(id).mana_cost
    because, text = _of_another(now, object) or _of_its_own(object, cost)
    return Reason(because, text, (id, str(cost) if cost is not None else ""))


def _of_another(now: Now, object: GameObject) -> tuple[Rule, str] | None:
    """Where the mana value is not that of what is printed on the face that is up."""
    copies = [c for c in _changes_on(now, object.id) if isinstance(c, BecomeCopy)]
    copy = copies[-1] if copies else None
    if object.face_down:
        return Rule("708.2"), "{0} is face down and has no mana cost"
    if copy is not None:
        if copy.back:
            return cite(front_value), "{0} is a copy of a back face, which has no mana cost"
        return Rule("707.2"), "{0} is a copy, of what has " + (
            "the mana cost {1}" if copy.face.mana_cost is not None else "no mana cost"
        )
    if object.token and object.card.layout is Layout.MELD and is_back(object):
        return cite(is_melded), "{0} is a copy of a melded permanent, whose mana value is 0"
    if is_melded(now, object.id):
        return cite(is_melded), "{0} is melded: the costs of both its cards' front faces count"
    if object.face and is_merged(object) and is_back(object):
        return Rule("730.2i"), "{0} is merged and no double-faced permanent: the back face counts"
    if front_value(object) is not None:
        return cite(front_value), "{0} has its back face up: the front face's cost counts"
    if value_with_x(object) is not None:
        return cite(value_with_x), "{0} has the mana cost {1}, X being what was chosen"
    return None


def _of_its_own(object: GameObject, cost: ManaCost | None) -> tuple[Rule, str]:
    if cost is None:
        return Rule("202.3a"), "{0} has no mana cost"
    text = "{0} has the mana cost {1}"
    if object.card.layout is Layout.SPLIT:
        if object.zone in _IN_PLAY and object.face < len(object.card.halves):
            return Rule("202.3d"), "{0} counts with the mana cost of its one half, {1}"
        return Rule("202.3d"), "{0} counts with the mana cost of both halves, {1}"
    if cost.has_x:
        return cite(value_with_x), text + ", X being 0"
    if any(len(symbol.pays) + (symbol.generic is not None) > 1 for symbol in cost.symbols):
        return Rule("202.3f"), text + ", of whose parted symbols the larger part counts"
    if any(symbol.phyrexian for symbol in cost.symbols):
        return Rule("202.3g"), text + ", each Phyrexian symbol being 1"
    return cite(mana_value), text


def _changes_on(now: Now, id: int) -> Iterator[object]:
    for active in sorted(now.game.effects, key=lambda effect: effect.timestamp):
        if active.objects is not None and id in active.objects:
            yield from getattr(active.effect, "changes", ())
