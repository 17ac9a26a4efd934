"""Effects that make copies: objects that become copies, tokens that are copies (CR 707)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr508_entering_attacking import what_it_attacks
from app.engine.cr.cr609_effects.carrying_out import (
    SINGLE,
    affected_players,
    amount_of,
    objects,
    permanents,
)
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr707_copying import copiable_values, copy_effect_on, printed_values
from app.engine.cr.cr707_exceptions import Saying, counters_besides, with_exceptions
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matching
from app.terms import effects as ef
from app.terms.abilities import Ability, ActivatedAbility, ContinuousChange, TriggeredAbility
from app.terms.cards import Card, Layout
from app.terms.changes import BecomeCopy
from app.terms.effects import Effect, Target
from app.terms.events import TokenCreated
from app.terms.selectors import (
    Anything,
    EventSubject,
    ObjectIs,
    PaidWith,
    SomeOf,
    ThatObject,
    This,
    Those,
)
from app.terms.zones import Zone


@rule("707.4", "effect", ef.BecomeCopyOf)
def become_copy_of(play: Play, effect: ef.BecomeCopyOf, at: Viewpoint) -> None:
    """Some objects become copies of another as it is now, for as long as the effect says."""
    now = play.now
    copied = original(play, effect.of, at)
    ids = permanents(now, effect.what, at)
    if copied is None or not ids:
        return
    copy = with_exceptions(copied, effect.exceptions, saying(now, effect, at))
    start(play, ContinuousChange(Anything(), (copy,)), at, effect.duration, frozenset(ids))


def chosen(play: Play, of: SomeOf, at: Viewpoint) -> int | None:
    """The permanent to copy that the controller of the effect chooses as it happens.

    The answer to a choice of kind `copy` is an object.
    """
    if of.count != 1 or of.up_to or of.random:
        raise NotModelled(of)
    options = tuple(matching(play.now, of.what, at, Zone.BATTLEFIELD))
    if not options:
        return None
    about = () if at.object is None else (at.object,)
    picked = play.choose(Choice(at.controller, "copy", cite(become_copy_of), about, options))
    assert isinstance(picked, int)
    return picked


def original(play: Play, of: ef.Objects, at: Viewpoint) -> BecomeCopy | None:
    """What is copied of the one object named; of one that has left, as it last was."""
    game = play.game
    if isinstance(of, SomeOf):
        one = chosen(play, of, at)
        return None if one is None else copiable_values(game, one)
    found = objects(play.now, of, at)
    if len(found) > 1:
        raise NotModelled(of)
    if found:
        return copiable_values(game, found[0])
    spoken_of = (at.object,) if of == This() else (*at.paid, at.that_object, at.subject)
    for id in spoken_of:
        if id is not None and id in game.last_known and _speaks_of(of):
            return copy_effect_on(game, id) or printed_values(game.last_known[id].object)
    return None


def _speaks_of(of: ef.Objects) -> bool:
    """Whether it is the source, or an object that the event or the cost was about."""
    return isinstance(of, PaidWith | ThatObject | EventSubject | This)


def this_ability(now: Now, effect: Effect, at: Viewpoint) -> Ability | None:
    """The ability that an effect is part of, on the object that it comes from."""
    if at.object is None:
        return None
    for ability in now.known(at.object).abilities:
        if isinstance(ability, ActivatedAbility | TriggeredAbility) and any(
            part == effect for part in parts_of(ability.effects)
        ):
            return ability
    return None


def saying(now: Now, effect: Effect, at: Viewpoint) -> Saying:
    """What says the exceptions to what is copied."""
    return Saying(at.name, this_ability(now, effect, at))


@rule("707.8a")
def token_copy(copy: BecomeCopy) -> Card:
    """Made as a copy, a token has the two faces of what has two."""
    if copy.card is not None:
        return replace(copy.card, name=copy.face.name)
    faces = (copy.face,) if copy.flipped is None else (copy.face, copy.flipped)
    layout = Layout.TOKEN if copy.flipped is None else Layout.FLIP
    return Card(copy.face.name, layout, faces)


@rule("707.2", "effect", ef.CopyAsToken)
def copy_as_token(play: Play, effect: ef.CopyAsToken, at: Viewpoint) -> None:
    """Tokens with the copiable values of the object are created, or of each of a group of objects;
    what enters attacking attacks what its controller chooses (508.4)."""
    now = play.now
    events: list[TokenCreated] = []
    for of in each_copied(now, effect.of, at):
        copied = original(play, of, at)
        if copied is None:
            continue
        copy = with_exceptions(copied, effect.exceptions, saying(now, effect, at))
        counters = tuple(
            (each.kind, amount_of(now, each.count, at))
            for each in counters_besides(copy.face, effect.exceptions)
        )
        card = token_copy(copy)
        for player in affected_players(now, effect.who, at):
            for _ in range(amount_of(now, effect.count, at)):
                attacks = what_it_attacks(play, player, at) if effect.attacking else None
                events.append(
                    TokenCreated(
                        player,
                        card,
                        effect.tapped,
                        attacks,
                        now.defending_player(attacks),
                        counters=counters,
                        face=copy.up,
                    )
                )
    if events:
        play.happen(events, cite(copy_as_token))


def each_copied(now: Now, of: ef.Objects, at: Viewpoint) -> tuple[ef.Objects, ...]:
    """The object that is copied, or each of a group of which every one is."""
    one = isinstance(of, (*SINGLE, SomeOf, Target, Those))
    return (of,) if one else tuple(map(ObjectIs, objects(now, of, at)))
