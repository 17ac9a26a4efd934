"""Effects on permanents where they are: tapping, destroying, sacrificing, regenerating, combat."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    doer,
    permanents,
    tell_fewer,
    tell_order,
)
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.engine.kernel.who import is_player, source_of
from app.terms import effects as ef
from app.terms.amounts import AnyNumber
from app.terms.cite import Rule
from app.terms.effects import Duration, Target, Targets
from app.terms.events import (
    Destroyed,
    Event,
    Moved,
    PlayerRef,
    RemovedFromCombat,
    Sacrificed,
    Tapped,
    Untapped,
)
from app.terms.library_effects import ChooseIt, TapOrUntap
from app.terms.modifications import BlocksIfAble, CantMakeSacrifice, Regenerates
from app.terms.selectors import ObjectIs, Who
from app.terms.zones import Zone


@rule("701.26a", "effect", ef.TapIt)
def tap(play: Play, effect: ef.TapIt, at: Viewpoint) -> None:
    """Untapped permanents become tapped."""
    objects = play.game.objects
    ids = permanents(play.now, effect.what, at)
    events = [Tapped(id) for id in ids if not objects[id].tapped]
    if events:
        play.happen(events, cite(tap))


@rule("701.26b", "effect", ef.UntapIt)
def untap(play: Play, effect: ef.UntapIt, at: Viewpoint) -> None:
    """Tapped permanents become untapped."""
    objects = play.game.objects
    ids = permanents(play.now, effect.what, at)
    events = [Untapped(id) for id in ids if objects[id].tapped]
    if events:
        play.happen(events, cite(untap))


@rule("701.26a", "effect", TapOrUntap)
def tap_or_untap(play: Play, effect: TapOrUntap, at: Viewpoint) -> None:
    """Its controller chooses, as the effect happens, whether the permanent is tapped or untapped.

    The answer to a choice of kind `tap or untap` is one of these words.
    """
    for id in permanents(play.now, effect.what, at):
        asked = Choice(at.controller, "tap or untap", cite(tap_or_untap), (id,), ("tap", "untap"))
        if play.choose(asked) == "tap":
            tap(play, ef.TapIt(ObjectIs(id)), at)
        else:
            untap(play, ef.UntapIt(ObjectIs(id)), at)


@rule("115.10a", "effect", ChooseIt)
def choose_it(play: Play, effect: ChooseIt, at: Viewpoint) -> None:
    """What is chosen as a target is chosen before anything happens; later words speak of it. Raises
    NotModelled where it is no target."""
    if not isinstance(effect.what, Target | Targets):
        raise NotModelled(effect)


@rule("701.8a", "effect", ef.DestroyIt)
def destroy(play: Play, effect: ef.DestroyIt, at: Viewpoint) -> None:
    """Permanents are destroyed, all at once: put into their owners' graveyards, unless something
    replaces or forbids that."""
    ids = permanents(play.now, effect.what, at)
    if ids:
        play.happen([Destroyed(id, effect.regeneration) for id in ids], cite(destroy))


@rule("701.21a", "effect", ef.SacrificeIt)
def sacrifice(play: Play, effect: ef.SacrificeIt, at: Viewpoint) -> None:
    """A player sacrifices permanents; one that they don't control they can't."""
    now = play.now
    ids = permanents(now, effect.what, at)
    who = affected_players(now, effect.who, at)
    held = {player for player in who if _kept_from_sacrifice(play, player, at)}
    give_up(
        play, [id for id in ids if now.controller(id) in who and now.controller(id) not in held]
    )


@rule("701.21a", "effect", ef.SacrificeSome)
def sacrifice_some(play: Play, effect: ef.SacrificeSome, at: Viewpoint) -> None:
    """Players choose permanents of theirs, the active player first; all are sacrificed at once
    (608.2e).

    The answer to a choice of kind `sacrifice` is a tuple of object ids.
    """
    now = play.now
    any_number = effect.count == AnyNumber()
    count = 0 if any_number else amount_of(now, effect.count, at)
    given_up: list[int] = []
    affected = tuple(
        player
        for player in affected_players(now, effect.who, at)
        if not _kept_from_sacrifice(play, player, at)
    )
    if len(affected) > 1:
        tell_order(play, affected)
    for player in affected:
        own = _own(now, effect, player, at)
        number = len(own) if any_number else min(count, len(own))
        if number < count:
            tell_fewer(play, player, number, count)
        if not number:
            continue
        least = 0 if any_number else number
        form = PickSome(cite(sacrifice_some), own, least, number)
        asked = Choice(player, "sacrifice", cite(sacrifice_some), own, form=form)
        picked = play.choose(asked)
        assert isinstance(picked, tuple)
        given_up.extend(picked)
    give_up(play, given_up)


def _kept_from_sacrifice(play: Play, player: int, at: Viewpoint) -> bool:
    """An effect does as much as it can: what an opponent controls can't make a player sacrifice
    where something says so (101.2)."""
    now = play.now
    for cant, seen in now.modifications(CantMakeSacrifice):
        if is_player(now, cant.who, player, seen) and is_player(
            now, Who.OPPONENT, at.controller, seen
        ):
            text = "{0} sacrifices nothing, because of {1}"
            about = (PlayerRef(player), source_of(now, seen))
            play.note(Rule("101.2"), text, *about, negative=True)
            return True
    return False


def _own(now: Now, effect: ef.SacrificeSome, player: int, at: Viewpoint) -> tuple[int, ...]:
    return tuple(
        object.id for object in now.permanents(player) if matches(now, effect.what, object.id, at)
    )


def give_up(play: Play, ids: list[int]) -> None:
    """Sacrifice permanents, all at once: they go straight to their owners' graveyards."""
    if ids:
        gone: list[Event] = [Sacrificed(id) for id in ids]
        gone += [Moved(id, Zone.GRAVEYARD) for id in ids]
        play.happen(gone, cite(sacrifice))


@rule("701.19a", "effect", ef.RegenerateIt)
def regenerate(play: Play, effect: ef.RegenerateIt, at: Viewpoint) -> None:
    """A regeneration shield waits on each permanent: the next time that it would be destroyed this
    turn it regenerates instead."""
    for id in permanents(play.now, effect.what, at):
        start(play, Regenerates(ObjectIs(id)), at, Duration.END_OF_TURN, frozenset({id}), 1)


@rule("506.4", "effect", ef.RemoveFromCombat)
def remove_from_combat(play: Play, effect: ef.RemoveFromCombat, at: Viewpoint) -> None:
    """Creatures are removed from combat."""
    ids = permanents(play.now, effect.what, at)
    if ids:
        play.happen([RemovedFromCombat(id) for id in ids], cite(remove_from_combat))


@rule("702.39a", "effect", ef.MustBlockThis)
def must_block(play: Play, effect: ef.MustBlockThis, at: Viewpoint) -> None:
    """The creatures block that attacker this combat if they are able to: a requirement for the
    declaration of blockers."""
    attacker = doer(play.now, effect.attacker, at)
    if attacker is None:
        return
    for id in permanents(play.now, effect.what, at):
        requirement = BlocksIfAble(ObjectIs(id), ObjectIs(attacker))
        start(play, requirement, at, Duration.END_OF_COMBAT, frozenset({id}))
