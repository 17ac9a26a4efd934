"""What `it` and `they` are after an effect: what it was about, made or found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.holding import primary_of
from app.cards.oracle.grammar.pending import It
from app.cards.oracle.grammar.spoken import fits
from app.terms.digital import Conjure
from app.terms.effects import (
    ControllerOf,
    CreateTokens,
    DealDamage,
    DiscardCards,
    ExileTopCards,
    MoveTo,
    SacrificeSome,
    Target,
    Targets,
)
from app.terms.instructions import (
    ChooseSource,
    CopyAsToken,
    DivideDamage,
    Fight,
    KeywordAction,
    MayDo,
)
from app.terms.library_effects import (
    CastIt,
    Dig,
    LookAtTop,
    MayPlayLater,
    RevealAtRandom,
    SearchLibrary,
    TakeFromHand,
    UntilFound,
)
from app.terms.players import PlayersWho
from app.terms.relations import TargetingIt
from app.terms.selectors import (
    Anything,
    EventSubject,
    Host,
    SameObjects,
    Selector,
    SomeOf,
    ThatObject,
    This,
    Those,
    Who,
)
from app.terms.zones import Zone

# After these `it` is what they made, found or revealed.
FINDERS = (
    CreateTokens,
    CopyAsToken,
    Conjure,
    ExileTopCards,
    LookAtTop,
    RevealAtRandom,
    SearchLibrary,
    TakeFromHand,
    UntilFound,
)
ONE = (This, Host, ThatObject, EventSubject, Target, TargetingIt)

# So are cards that have been put onto the battlefield face down.
_FACE_DOWN = frozenset({"manifest", "cloak", "manifest dread", "seek", "draft from spellbook"})


def finds(effect: Any) -> bool:
    """Whether `it` is what the effect made, found or revealed."""
    if isinstance(effect, KeywordAction):
        return effect.name in _FACE_DOWN
    return isinstance(effect, FINDERS) or takes_to_exile(effect) or puts_one_there(effect)


def takes_to_exile(effect: Any) -> bool:
    """Whether it exiles some of the cards that are looked at."""
    taken = effect.taken if isinstance(effect, Dig) else None
    return taken is not None and taken.to is Zone.EXILE


def puts_one_there(effect: Any) -> bool:
    """Whether it puts one object that is chosen as it happens onto the battlefield."""
    if not isinstance(effect, MoveTo) or effect.zone is not Zone.BATTLEFIELD:
        return False
    return isinstance(effect.what, SomeOf) and effect.what.count == 1 and not effect.what.up_to


def spoken_of_after(effect: Any, own: Any, before: Any) -> Any:
    """What `it` is after the effect: None where it might be one or the other."""
    if primary_of(effect) == "who" and not finds(effect):
        return before  # a player is no `it`
    if finds(effect):
        return Those()
    if isinstance(effect, DivideDamage):
        return own
    if isinstance(effect, ChooseSource):
        return ThatObject()
    if isinstance(effect, DealDamage):
        return None if isinstance(effect.to, (*ONE, Targets)) and effect.to != own else own
    if isinstance(effect, Fight):
        return None
    if isinstance(own, (*ONE, Targets, Those, SameObjects)):
        return own
    if is_group(own):
        return SameObjects()
    if own is None or isinstance(own, (Who, ControllerOf)) or is_some_of_those(own):
        return before
    return None


def plays_what_was_found(effect: Any, found: bool) -> Any:
    """The effect; `you may play it` is about the card that was found, whatever came after."""
    plays = isinstance(effect, MayPlayLater | CastIt) and isinstance(effect.what, It)
    return replace(effect, what=Those()) if plays and found else effect


def _several(who: Any) -> bool:
    return who in (Who.ANY, Who.OPPONENT) or isinstance(who, PlayersWho)


def given_up_by(effect: Any, before: Any) -> Any:
    """The effect, where it has a player sacrifice or discard one object; None where it finds
    another; else as before."""
    if isinstance(effect, MayDo) and len(effect.effects) == 1:
        return given_up_by(effect.effects[0], before)
    if isinstance(effect, SacrificeSome | DiscardCards):
        one = effect.count == 1 and not _several(effect.who)
        return effect if one else None
    return None if finds(effect) else before


def is_given_up(noun: Selector, effect: Any) -> bool:
    """Whether `that NOUN` can be what the effect has had sacrificed or discarded: a card is what
    was discarded, and a permanent what was sacrificed."""
    if isinstance(effect, DiscardCards):
        return noun == Anything()
    return isinstance(effect, SacrificeSome) and noun != Anything() and fits(noun, effect.what)


def is_group(own: Any) -> bool:
    """Whether an effect is about all objects that match."""
    return isinstance(own, Selector) and not isinstance(own, (*ONE, Those, SameObjects, SomeOf))


def is_some_of_those(own: Any) -> bool:
    """Whether an effect is about some of the objects that were spoken of before it."""
    return isinstance(own, SomeOf) and isinstance(own.what, (Targets, Those, SameObjects))


def are_many(effect: Any, it: Any) -> bool:
    """Whether what is spoken of is `they` and not `it`."""
    if isinstance(effect, ExileTopCards) and _several(effect.who):
        return True
    if isinstance(effect, KeywordAction) and finds(effect):
        return effect.number not in (None, 1)
    if takes_to_exile(effect):
        return bool(effect.taken.count != 1)
    if puts_one_there(effect):
        return False
    if isinstance(effect, CopyAsToken) and is_group(effect.of):
        return True
    if finds(effect):
        return not isinstance(effect, MoveTo) and bool(effect.count != 1)
    return isinstance(it, (Targets, Those, SameObjects))
