"""What a player does in a call, as an action for the engine: which card or ability is meant, who
does it, what is announced with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.calls import actions as ac
from app.calls.name import AbilityOf, Name, NameKind, Target
from app.engine.cr.cr601_paying_mana import how_paid
from app.engine.cr.cr601_permissions import permitted
from app.engine.kernel.game import Game, GameObject, Progress
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.judge.announcing import Announced, announced_by
from app.judge.line import Line, Spoken
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.rooms import the_door
from app.judge.session import Session
from app.judge.which_ability import (
    ACTIVATED_KEYWORDS,
    candidates,
    for_mana,
    meant,
    same_but_for_mana,
)
from app.terms.abilities import KeywordAbility
from app.terms.cards import Card, Face, Layout
from app.terms.cite import Rule
from app.terms.events import Recipient
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    ExileFromHand,
    IgnoreEffect,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
    UnlockHalf,
)
from app.terms.types import CardType
from app.terms.zones import Zone

# Keywords of a card in a hand that is exiled by a special action (CR 116.2).
SPECIAL = ("foretell", "plot", "suspend")
Acting = (
    ac.Cast
    | ac.Activate
    | ac.Equip
    | ac.PlayLand
    | ac.TapForMana
    | ac.TurnUp
    | ac.Unlock
    | ac.Ignore
)
# From where a card is cast or played, the likeliest first.
_CASTABLE = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
# Zones where a name that is no object of the call is looked for.
_AT_HAND = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE)


def with_action(session: Session, line: Line, action: Acting, player: str | None) -> Line:
    """The line about to have a player act: the game says what they do.

    Illegal where no one has priority, CallProblem where the words make no sense there, and
    NotModelledYet for what the engine has no rule for.
    """
    if line.game.turn.progress is not Progress.PRIORITY:
        reason = Reason(Rule("117.1"), "no player has priority now")
        raise Illegal("act", (reason,))
    who = None if player is None else session.table.player(player)
    if isinstance(action, ac.Cast):
        return _cast(session, line, action, who)
    if isinstance(action, ac.PlayLand):
        return _play(session, line, action, who)
    if isinstance(action, ac.Equip):
        targets: tuple[Target, ...] = (action.creature,)
        activate = ac.Activate(action.equipment, None, action.options, targets)
        return _activate(session, line, activate, who, keyword="equip")
    if isinstance(action, ac.TurnUp):
        source = _source(session, line, action.permanent)
        said = announced(session, line, action.options)
        turning = session.now(line).controller(source.id) if who is None else who
        return _about_to(line, line.game, TurnFaceUp(turning, source.id, said.given), said)
    if isinstance(action, ac.Unlock):
        room, half = the_door(session, line, action.door)
        said = announced(session, line, action.options)
        opening = session.now(line).controller(room.id) if who is None else who
        return _about_to(line, line.game, UnlockHalf(opening, room.id, half, said.given), said)
    if isinstance(action, ac.Ignore):
        source = _source(session, line, action.source)
        said = announced(session, line, action.options)
        paying = line.game.turn.priority if who is None else who
        return _about_to(line, line.game, IgnoreEffect(paying, source.id, said.given), said)
    if isinstance(action, ac.TapForMana):
        return _tap_for_mana(session, line, action, who)
    return _activate(session, line, action, who)


def _tap_for_mana(session: Session, line: Line, action: ac.TapForMana, who: int | None) -> Line:
    source = _source(session, line, action.source)
    now = session.now(line)
    player = now.controller(source.id) if who is None else who
    ability, number = for_mana(now, source, player, action.mana)
    said = Announced()
    if action.mana is not None:
        said.spoken = (Spoken("mana", "".join(kind.value for kind in action.mana)),)
    return _about_to(line, line.game, ActivateAbility(player, source.id, ability, x=number), said)


def _about_to(line: Line, game: Game, action: PlayerAction, said: Announced) -> Line:
    turn = game.turn.but(progress=Progress.ACT, priority=action.player, passed=0)
    pins = line.pins
    if said.spoken:
        pins = pins.but(spoken=(*pins.spoken, *said.spoken))
    return line.but(game=game.but(turn=turn, doing=action), pins=pins, now=None)


def _cast(session: Session, line: Line, action: ac.Cast, who: int | None) -> Line:
    game, card = the_card(session, line.game, action.card, who)
    said = announced(session, line, action.options)
    face = _face(session, card, action.card, said)
    player = _who_plays(session, line, card, face) if who is None else who
    if said.face is None and _turned(card, said):
        face = 1
    if "prototype" in said.costs and card.card.layout is Layout.PROTOTYPE:
        # Its alternative characteristics are a face of it (718.3).
        face, said.costs = 1, tuple(cost for cost in said.costs if cost != "prototype")
    if "fuse" in said.costs and len(card.card.faces) > len(card.card.halves):
        face, said.costs = 2, tuple(cost for cost in said.costs if cost != "fuse")
    if "cleave" in said.costs and card.card.layout is Layout.CLEAVE:
        face = 1
    targets = _targets(session, line.game, action.targets) if action.targets else None
    if _mutates(card.card.faces[face], action, said):
        said.costs = ("mutate",)
    cast = CastSpell(
        player, card.id, face, said.x, said.costs, said.free, targets, said.given, said.modes
    )
    cast = replace(cast, face_down=said.face_down, divided=said.divided, payment=said.payment)
    cast = replace(cast, making=said.making)
    said.spoken = tuple(
        replace(each, by=card.id) if each.kind == "mutate" else each for each in said.spoken
    )
    for name in said.spliced:
        game, revealed = the_card(session, game, name, player)
        cast = replace(cast, spliced=(*cast.spliced, revealed.id))
    return _about_to(line, game, cast, said)


def _mutates(face: Face, action: ac.Cast, said: Announced) -> bool:
    """Whether a card with mutate is cast for that: it is said where it goes, or onto what."""
    if said.costs or said.free or said.face_down:
        return False
    has_it = any(isinstance(a, KeywordAbility) and a.name == "mutate" for a in face.abilities)
    where = ac.Flag.OVER in action.options or ac.Flag.UNDER in action.options
    return has_it and (where or bool(action.targets))


def _turned(card: GameObject, said: Announced) -> bool:
    """Whether a card with disturb is cast from a graveyard, or one converted: its back face then
    (702.146a, 702.162a)."""
    names = {getattr(ability, "name", None) for ability in card.card.front.abilities}
    if "more than meets the eye" in names & set(said.costs):
        return True
    there = card.zone is Zone.GRAVEYARD and not said.costs
    return "disturb" in names and (there or "disturb" in said.costs)


def _play(session: Session, line: Line, action: ac.PlayLand, who: int | None) -> Line:
    game, card = the_card(session, line.game, action.card, who)
    said = Announced()
    face = _face(session, card, action.card, said)
    player = _who_plays(session, line, card, face) if who is None else who
    return _about_to(line, game, PlayLand(player, card.id, face), said)


def _who_plays(session: Session, line: Line, card: GameObject, face: int) -> int:
    """Who casts or plays a card where nobody is named: its owner, but for one elsewhere than in a
    hand that an effect lets only another player play."""
    now = session.now(line)
    if card.zone is Zone.HAND or card.id not in now.game.objects:
        return card.owner
    able = [who for who in range(len(now.game.players)) if permitted(now, who, card, face)]
    return able[0] if able and card.owner not in able else card.owner


def _activate(
    session: Session, line: Line, action: ac.Activate, who: int | None, keyword: str | None = None
) -> Line:
    special = _exiling(session, line, action, who)
    if special is not None:
        return special
    source = _source(session, line, action.source)
    said = announced(session, line, action.options)
    if len(said.costs) == 1 and said.costs[0] in ACTIVATED_KEYWORDS:
        (keyword,), said.costs = said.costs, ()
    if said.costs or said.free or said.face or said.spliced:
        raise NotModelledYet(f"these options of activating {source.label}")
    targets = _targets(session, line.game, action.targets) if action.targets else None
    now = session.now(line)
    ability, stands_for = meant(now, source, action, targets, keyword)
    holder = now.controller(source.id)
    player = holder if who is None else who
    activate = ActivateAbility(
        player,
        source.id,
        ability,
        stands_for,
        said.x,
        targets,
        said.given,
        said.modes,
        said.payment,
        said.divided,
        said.making,
    )
    if said.payment is not None:
        activate = _payable(now, activate)
    return _about_to(line, line.game, activate, said)


def _payable(now: Now, action: ActivateAbility) -> ActivateAbility:
    """Of abilities that differ in nothing but the mana that they cost, the first that can be paid
    for."""
    for each in (action, *same_but_for_mana(now, action)):
        try:
            if how_paid(now, each) is not None:
                return each
        except NotModelled:
            return action
    return action


def _exiling(session: Session, line: Line, action: ac.Activate, who: int | None) -> Line | None:
    """A special action that exiles a card from a hand: named among the options, or the only thing
    that such a card could do there."""
    said = announced(session, line, action.options)
    named = [cost for cost in said.costs if cost in SPECIAL]
    if not named and (action.ability is not None or said.costs):
        return None
    game, source = the_card(session, line.game, action.source, who)
    if (
        source.zone is Zone.HAND
        and not named
        and not candidates(Now(session.explorer.rules, game), source)
    ):
        named = [
            ability.name
            for ability in source.printed.abilities
            if isinstance(ability, KeywordAbility) and ability.name in SPECIAL
        ]
    if not named:
        return None
    player = source.owner if who is None else who
    return _about_to(line, game, ExileFromHand(player, source.id, named[0], said.given), said)


def _source(session: Session, line: Line, name: Name) -> GameObject:
    if name.kind is NameKind.PLAYER:
        raise CallProblem(f"{name} is a player; an object was expected")
    found = session.table.maybe(line.game, name)
    if found is not None:
        return found
    if name.kind is NameKind.CARD:
        raise NotModelledYet(f"activate an ability of {name}, which is no object of the call")
    raise CallProblem(f"{name} is nowhere in the game now")


# -- which card ----------------------------------------------------------------------------------


def the_card(session: Session, game: Game, name: Name, who: int | None) -> tuple[Game, GameObject]:
    """The card that is cast or played, and the game with it: one in no listed zone is in the hand
    of the player who does it, else of the active player."""
    if name.kind is NameKind.PLAYER:
        raise CallProblem(f"{name} is a player; a card was expected")
    found = [*session.table.matching(game, name)]
    if name.number is not None:
        found = found[name.number - 1 : name.number]
    elif name.kind is NameKind.CARD:
        # A name that is no object of the call means a card that could be cast, if one is there.
        found = [o for o in found if o.zone in _AT_HAND]
        found += [o for o in _with_face(session, game, name) if o not in found]
        found = [o for o in found if who is None or o.owner == who]
    found.sort(key=_likeliest)
    if found:
        return game, found[0]
    if name.kind is not NameKind.CARD:
        raise CallProblem(f"{name} is nowhere in the game now")
    card = session.cards.card(name.text)
    if card is None:
        raise CallProblem(f"no card called {name} is known")
    return _in_hand(game, card, game.turn.active if who is None else who)


def _likeliest(object: GameObject) -> int:
    return _CASTABLE.index(object.zone) if object.zone in _CASTABLE else len(_CASTABLE)


def _with_face(session: Session, game: Game, name: Name) -> Iterator[GameObject]:
    """Cards that could be cast of which the name is a face's."""
    for object in game.objects.values():
        faces = (face.name.casefold() for face in object.card.faces)
        if object.zone in _AT_HAND and name.text.casefold() in faces:
            yield object


def _in_hand(game: Game, card: Card, player: int) -> tuple[Game, GameObject]:
    """The game with the card in a player's hand: one of the unknown ones, if there are any."""
    taken = {object.label.casefold() for object in game.objects.values()}
    label, number = card.name, 1
    while label.casefold() in taken:
        number += 1
        label = f"{card.name} #{number}"
    object = GameObject(
        game.next_id, card, player, player, Zone.HAND, label, timestamp=game.next_timestamp
    )
    game = game.but(next_id=game.next_id + 1, next_timestamp=game.next_timestamp + 1)
    game = game.with_object(object)
    unknown = game.players[player].hand
    return (game.with_player(player, hand=unknown - 1) if unknown else game), object


def _face(session: Session, card: GameObject, name: Name, said: Announced) -> int:
    if said.face is not None:
        return session.cards.face_index(card.card, said.face)
    named = name.text.casefold() != card.card.name.casefold()
    if name.kind is NameKind.CARD and len(card.card.faces) > 1 and named:
        return session.cards.face_index(card.card, name.text)
    half = _half_with(card, said.costs)
    if half is None:
        _refuse_whole(card, name, said)
    return half or card.face


def _refuse_whole(card: GameObject, name: Name, said: Announced) -> None:
    """Which half of a split card is cast, or which face of a modal double-faced card, is chosen
    (709.3, 712.11b): its whole name tells of neither where either could be."""
    whole = name.text.casefold() == card.card.name.casefold() and " // " in name.text
    rule = _CHOSEN.get(card.card.layout)
    if rule is None or not whole or said.face_down or "fuse" in said.costs:
        return
    faces = [face.name for face in card.card.halves if _castable(face, card.zone)]
    if len(faces) > 1:
        ways = " or ".join(f"`{face}`" for face in faces)
        raise CallProblem(f"one half of {card.card.name} is chosen: name {ways} (CR {rule})")


_CHOSEN = {Layout.SPLIT: "709.3", Layout.MODAL_DFC: "712.11b"}


def _castable(half: Face, zone: Zone) -> bool:
    """Whether a half could be cast from that zone: no land, and with aftermath from a graveyard
    alone."""
    if CardType.LAND in half.types:
        return False
    there = zone is Zone.GRAVEYARD
    return there or not any(getattr(a, "name", None) == "aftermath" for a in half.abilities)


def _half_with(card: GameObject, costs: tuple[str, ...]) -> int | None:
    """Which half of a split or adventurer card has, alone, a keyword named as a way to cast it."""
    halves = card.card.halves
    having = [
        index
        for index, half in enumerate(halves)
        if any(isinstance(a, KeywordAbility) and a.name in costs for a in half.abilities)
    ]
    castable = card.card.layout in (Layout.SPLIT, Layout.ADVENTURE)
    return having[0] if castable and len(having) == 1 else None


# -- options and targets -------------------------------------------------------------------------


def _targets(session: Session, game: Game, targets: Iterable[Target]) -> tuple[Recipient, ...]:
    return tuple(_target(session, game, target) for target in targets)


def _target(session: Session, game: Game, target: Target) -> Recipient:
    if not isinstance(target, AbilityOf):
        return session.table.recipient(game, target)
    source = session.table.object(game, target.source)
    ids = {source.id, source.former, source.first}
    for item in reversed(game.stack):
        if item.source in ids and not item.spell and (item.trigger is not None) >= target.triggered:
            return item.id
    raise CallProblem(f"no ability of {target.source} is on the stack")


def announced(session: Session, line: Line, options: Iterable[ac.Option]) -> Announced:
    """What the options say. NotModelledYet for those that the engine has no rule for."""
    return announced_by(session.table, line.game, options)
