"""Following the instructions of a text one by one (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import lru_cache

from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    carry_out,
    group_of,
    is_of_those,
    permanents,
    source_name,
    words_of_missing,
)
from app.engine.cr.cr609_effects.going_on import with_what_goes_on
from app.engine.cr.cr609_effects.some_of import settled
from app.engine.cr.cr609_effects.spoken_of import as_spoken_of
from app.engine.cr.cr609_effects.this_way import done_by, that_much
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr614_choices_as_it_enters import REMEMBERED, options_for
from app.engine.kernel.choice import Choice
from app.engine.kernel.choices_made import Choices, filled_in
from app.engine.kernel.copying import copied
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.trace import Chosen, Entry, Happened
from app.terms.abilities import ContinuousChange
from app.terms.amounts import AnyNumber, ThatMuch
from app.terms.changes import Change
from app.terms.digital import Conjure, Conjured
from app.terms.effects import (
    Choose,
    CopyAsToken,
    CreateTokens,
    DiscardCards,
    DiscardHand,
    Duration,
    Effect,
    ExileTopCards,
    KeywordAction,
    MoveTo,
    Players,
    RemoveCountersFrom,
    SacrificeSome,
)
from app.terms.events import (
    CardsDiscarded,
    CoinFlipped,
    CountersRemoved,
    Damage,
    Event,
    Moved,
    PlayerRef,
    Sacrificed,
    TokenCreated,
)
from app.terms.lasting_triggers import EntersBeing
from app.terms.library_effects import (
    LookAtTop,
    RevealAtRandom,
    RevealFromHand,
    SearchLibrary,
    TakeFromHand,
    Taken,
    UntilFound,
)
from app.terms.selectors import Anything, SameObjects, SomeOf, Those, Who
from app.terms.zones import Zone

Counted = tuple[Players | None, dict[int | None, int]]


@rule("608.2c")
def follow(play: Play, effects: tuple[Effect, ...], at: Viewpoint) -> Viewpoint:
    """Instructions are followed in the order written; later ones know what earlier ones moved or
    created (400.7j), which the viewpoint returned knows."""
    left = list(with_what_goes_on(effects))
    last: Counted | None = None
    if any(isinstance(effect, EntersBeing) for effect in effects):
        at = replace(at, being=_being(effects))
    while left:
        effect = left.pop(0)
        if isinstance(effect, Choose):
            chosen = choice_of(play, effect, at)
            at = _with_player(play.now, chosen, at)
            left = [filled_in(_of_chosen_player(each, chosen), chosen) for each in left]
            continue
        start = len(play.trace)
        before, those = play.now, at.those
        group = group_of(before, effect, at) if any(map(speaks_of_the_same, left)) else None
        _act_on_that_many(play, effect, at, last)
        entries = play.trace[start:]
        counted = that_much(effect, entries)
        if counted is not None:
            last = (getattr(effect, "who", None), counted)
        if not at.made and (makes(effect) or any(map(speaks_of_some_of_those, left))):
            at = replace(at, those=(), made=True)  # no longer those of the event
        at = after(at, entries, before)
        if leaves_a_number(effect):
            at = replace(at, amount=_so_many(effect, entries, before))
        if group is not None:
            at = replace(at, group=group)
        at = as_spoken_of(play, effect, at, (before, those), entries)
        if isinstance(effect, LookAtTop) and not at.those and any(map(speaks_of_those, left)):
            play.not_applied(source_name(play.now, at), "the cards that were looked at")
        if any(map(speaks_of_some_of_those, left)) and _moves_unknown_cards(play, effect, at):
            play.not_applied(source_name(play.now, at), "cards of a library that is not listed")
    return at


def _with_player(now: Now, chosen: Choices, at: Viewpoint) -> Viewpoint:
    """The viewpoint that knows which player has just been chosen."""
    name = dict(chosen).get("player")
    found = (n for n, player in enumerate(now.game.players) if player.name == name)
    player = next(found, None)
    return at if player is None else replace(at, that_player=player)


def _of_chosen_player(effect: Effect, chosen: Choices) -> Effect:
    """What is said of the chosen player, as being about that player."""
    if "player" not in dict(chosen):
        return effect
    return rewritten(
        effect, lambda part: Who.TRIGGERING_PLAYER if part is Who.CHOSEN_PLAYER else part
    )


def _act_on_that_many(play: Play, effect: Effect, at: Viewpoint, last: Counted | None) -> None:
    """`That many` are as many as the instruction before did, where no event has told an amount; of
    several players each does as many as that player did."""
    if at.amount is not None or last is None or not _speaks_of_that_many(effect):
        act(play, effect, at)
        return
    who, counted = last
    players = () if who is None else affected_players(play.now, who, at)
    if len(players) < 2:
        act(play, effect, replace(at, amount=sum(counted.values())))
    elif getattr(effect, "who", None) == who:
        for player in players:
            theirs = replace(at, that_player=player, amount=counted.get(player, 0))
            act(play, copied(effect, {"who": Who.TRIGGERING_PLAYER}), theirs)
    else:
        act(play, effect, at)


@lru_cache(maxsize=512)
def _speaks_of_that_many(effect: Effect) -> bool:
    return any(getattr(effect, field.name) == ThatMuch() for field in fields(effect))


@rule("611.2e", "effect", EntersBeing)
def enters_being(play: Play, effect: EntersBeing, at: Viewpoint) -> None:
    """What a text says that a permanent is which it puts onto the battlefield holds from the moment
    that it enters. For what is a token, or was there before, it begins to."""
    for id in permanents(play.now, effect.what, at):
        if not any(
            active.objects == frozenset({id})
            and getattr(active.effect, "changes", None) == at.being
            for active in play.game.effects
        ):
            change = ContinuousChange(Anything(), effect.changes)
            start(play, change, at, Duration.PERMANENT, frozenset({id}))


def _being(effects: tuple[Effect, ...]) -> tuple[Change, ...]:
    """What the texts say that what they put onto the battlefield is."""
    return tuple(
        change for effect in effects if isinstance(effect, EntersBeing) for change in effect.changes
    )


@lru_cache(maxsize=512)
def makes(effect: Effect) -> bool:
    """Whether an effect, or one inside of it, makes or finds what a text then speaks of."""
    return any(
        isinstance(part, _MAKE)
        or (isinstance(part, KeywordAction) and part.name in _FINDING)
        or (isinstance(part, Taken) and part.to is Zone.EXILE)
        or (isinstance(part, MoveTo) and _puts_some_there(part))
        for part in parts_of(effect)
    )


def _puts_some_there(effect: MoveTo) -> bool:
    """Whether it puts there what its player chooses: not of what the text has found before."""
    some = effect.what
    if not isinstance(some, SomeOf) or effect.zone is not Zone.BATTLEFIELD:
        return False
    return not any(isinstance(part, Those) for part in parts_of(some))


_FINDING = frozenset({"manifest", "cloak", "manifest dread", "mill"})
_MAKE = (
    Conjure,
    CreateTokens,
    CopyAsToken,
    ExileTopCards,
    RevealAtRandom,
    SearchLibrary,
    TakeFromHand,
    UntilFound,
)


@lru_cache(maxsize=512)
def leaves_a_number(effect: Effect) -> bool:
    """Whether `that many` in what follows is as many as the effect does it to: where the player
    decides how many, and where it is all there are."""
    match effect:
        case DiscardHand() | RemoveCountersFrom(count=None) | RevealFromHand():
            return True
        case DiscardCards(count=AnyNumber()) | SacrificeSome(count=AnyNumber()):
            return True
        case _:
            return False


def _so_many(effect: Effect, entries: list[Entry], before: Now) -> int | None:
    """How many were discarded, sacrificed or removed; nobody knows of which player's cards `that
    many` are where several have discarded some."""
    if isinstance(effect, RevealFromHand):
        picked = (entry.answer for entry in entries if isinstance(entry, Chosen))
        return sum(len(answer) for answer in picked if isinstance(answer, tuple))
    events = [e for entry in entries if isinstance(entry, Happened) for e in entry.events]
    if getattr(effect, "who", None) in (Who.ANY, Who.OPPONENT):
        return None
    removed = sum(e.amount for e in events if isinstance(e, CountersRemoved))
    words = ("discarded", "sacrificed")
    return removed + sum(n for word, _, n in done_by(entries, before) if word in words)


@lru_cache(maxsize=512)
def speaks_of_the_same(term: object) -> bool:
    """Whether a text speaks of what the effect before it was about."""
    return any(isinstance(part, SameObjects) for part in parts_of(term))


@lru_cache(maxsize=512)
def speaks_of_those(term: object) -> bool:
    """Whether a text speaks of what the effects before it have made or found."""
    return any(isinstance(part, Those) for part in parts_of(term))


@lru_cache(maxsize=512)
def speaks_of_some_of_those(term: object) -> bool:
    """Whether a text takes some of what the effects before it have moved."""
    return any(is_of_those(part) for part in parts_of(term))  # type: ignore[arg-type]


def _moves_unknown_cards(play: Play, effect: Effect, at: Viewpoint) -> bool:
    """Whether it moves cards from the top of a library of which the call names none."""
    if not isinstance(effect, ExileTopCards) and getattr(effect, "name", "") != "mill":
        return False
    whose = affected_players(play.now, effect.who, at)  # type: ignore[arg-type,union-attr]
    return any(play.game.players[player].library is None for player in whose)


@rule("608.2d", "effect", Choose)
def choice_of(play: Play, effect: Choose, at: Viewpoint, optional: bool = False) -> Choices:
    """What a text has a player choose is chosen as it comes to that; what follows speaks of it.

    The answer to a choice of kind `color`, `type` … is that word, or False where it is `optional`.
    """
    about = () if at.object is None else (at.object,)
    found: Choices = ()
    for player in affected_players(play.now, effect.who, at):
        options: tuple[str | bool, ...] = options_for(play.now, effect.what, player)
        if not options or effect.what not in REMEMBERED:
            play.not_applied(at.name, f"choose a {effect.what}")
            continue
        if optional:
            options = (*options, False)
        picked = play.choose(Choice(player, effect.what, cite(choice_of), about, options))
        if picked is False:
            return ()
        found = ((REMEMBERED[effect.what], str(picked)),)
    return found


def after(at: Viewpoint, entries: list[Entry], before: Now) -> Viewpoint:
    """The viewpoint with what has just been moved and created."""
    events = [e for entry in entries if isinstance(entry, Happened) for e in entry.events]
    moved = tuple(
        (event.object, event.new)
        for event in events
        if isinstance(event, Moved) and event.new is not None
    )
    flips = tuple(event.side for event in events if isinstance(event, CoinFlipped))
    if flips:
        at = replace(at, flips=flips)
    hurt = tuple(e.recipient for e in events if isinstance(e, Damage) and e.amount)
    if hurt:
        damaged = tuple(each for each in hurt if not isinstance(each, PlayerRef))
        at = replace(at, damaged=at.damaged + damaged)
    if not at.paid:
        at = replace(at, paid=tuple(_given_up(events)))
    done = done_by(entries, before)
    if done:
        at = replace(at, done=at.done + done)
    moved += tuple(
        (event.object, also) for event in events if isinstance(event, Moved) for also in event.also
    )
    new = tuple(id for event in events for id in _made(event))
    down = (e for e in events if isinstance(e, Moved) and e.face_down and e.new is not None)
    # Of cards that were looked at it speaks of those that were put face down.
    new = tuple(id for each in down for id in _made(each)) or new
    if not new:
        return at
    # What has moved is spoken of as it is now.
    were = {old for old, _ in moved}
    those = tuple(id for id in at.those if id not in were) + new
    return replace(at, became=at.became + moved, those=those)


def _given_up(events: list[Event]) -> Iterator[int]:
    """What has just been sacrificed or discarded: `the sacrificed creature`, `that card`."""
    for event in events:
        if isinstance(event, Sacrificed | CardsDiscarded) and event.object is not None:
            yield event.object


def act(play: Play, effect: Effect, at: Viewpoint) -> None:
    """One instruction is carried out, what it is about chosen first; one that can't be told what
    it may be about is left out and said to be."""
    try:
        chosen = settled(play, effect, at)
    except NotModelled as missing:
        play.not_applied(source_name(play.now, at), words_of_missing(effect, missing))
        return
    carry_out(play, chosen, at)


def _made(event: Event) -> tuple[int, ...]:
    if not isinstance(event, (Moved, TokenCreated, Conjured)):
        return ()
    also = event.also if isinstance(event, Moved) else ()
    return tuple(id for id in (event.new, *also) if id is not None)
