"""What of an earlier view's characteristics is still right, and whether there are any effects."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED
from app.engine.cr.cr702_keyword_abilities.in_layers import in_layers
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.turn import Turn
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.cards import Face
from app.terms.zones import Zone


def same_values(one: GameObject, other: GameObject) -> bool:
    """Whether two states of an object give the same printed values and counters."""
    return one is other or (
        one.card is other.card
        and one.face == other.face
        and one.face_down == other.face_down
        and one.flipped == other.flipped
        and one.counters == other.counters
        and one.controller == other.controller
        and one.attached_to == other.attached_to
        and one.timestamp == other.timestamp
        and one.chosen == other.chosen
        and one.x == other.x
        and (one.marks is other.marks or (BESTOWED in one.marks) == (BESTOWED in other.marks))
    )


def same(previous: Now, now: Now) -> bool:
    """Whether no object's values and nothing that the previous view read has changed, so that its
    whole table is still right."""
    was, is_now, reads = previous.game, now.game, previous.reads
    if was.effects is not is_now.effects and was.effects != is_now.effects:
        return False
    if not _same_turn(was, is_now, reads):
        return False
    if "tally" in reads and was.tally != is_now.tally:
        return False
    if "players" in reads and was.players is not is_now.players:
        return False
    if ("combat" in reads or "status" in reads) and was.combat is not is_now.combat:
        return False
    if was.objects is is_now.objects:
        return was.battlefield is is_now.battlefield
    if previous.battlefield != now.battlefield:
        return False
    if at_work_elsewhere(was) != at_work_elsewhere(is_now) or not _same_texts(was, is_now):
        return False
    if "zones" in reads and _elsewhere(was) != _elsewhere(is_now):
        return False
    strict = "status" in reads
    for id in now.battlefield:
        one, other = was.objects[id], is_now.objects[id]
        if one is not other and (strict or not same_values(one, other)):
            return False
    return True


def _same_turn(was: Game, is_now: Game, reads: set[str]) -> bool:
    one, other = was.turn, is_now.turn
    if "turn" in reads and _of_turn(one) != _of_turn(other):
        return False
    return "daytime" not in reads or one.daytime == other.daytime


def _of_turn(turn: Turn) -> tuple[object, ...]:
    return turn.active, turn.step, turn.crewed


def _same_texts(was: Game, is_now: Game) -> bool:
    """Whether the same abilities hold for the players."""
    return was.players is is_now.players or all(
        one.abilities == other.abilities
        for one, other in zip(was.players, is_now.players, strict=True)
    )


def _elsewhere(game: Game) -> list[int]:
    """The states of objects in other zones than the battlefield, by identity."""
    return [id(each) for each in game.objects.values() if each.zone is not Zone.BATTLEFIELD]


_FACES: dict[int, tuple[Face, bool]] = {}


def _has_changes(face: Face) -> bool:
    """Whether a face's abilities have a continuous effect on characteristics. Remembered by
    identity: faces are many, and hashing them deeply would cost more than looking."""
    cached = _FACES.get(id(face))
    if cached is not None and cached[0] is face:
        return cached[1]
    result = any(
        isinstance(effect, ContinuousChange)
        for printed in face.abilities
        if (ability := in_layers(printed)) is not None
        for effect in ability.effects
    )
    if len(_FACES) > 20_000:
        _FACES.clear()
    _FACES[id(face)] = (face, result)
    return result


_IN_GRAVEYARDS: dict[int, tuple[Face, bool]] = {}


def _works_in_graveyards(face: Face) -> bool:
    cached = _IN_GRAVEYARDS.get(id(face))
    if cached is not None and cached[0] is face:
        return cached[1]
    result = any(
        isinstance(ability, StaticAbility) and ability.zone is Zone.GRAVEYARD
        for ability in face.abilities
    )
    if len(_IN_GRAVEYARDS) > 20_000:
        _IN_GRAVEYARDS.clear()
    _IN_GRAVEYARDS[id(face)] = (face, result)
    return result


def works_in(object: GameObject) -> Zone | None:
    """The zone that static abilities which work where this object is speak of: a graveyard, or for
    an emblem, which is no card, that of permanents (114.4); None where none of its do."""
    if object.zone is Zone.GRAVEYARD and _works_in_graveyards(object.card.front):
        return Zone.GRAVEYARD
    if object.is_emblem and _has_changes(object.printed):
        return Zone.BATTLEFIELD
    return None


def at_work_elsewhere(game: Game) -> list[GameObject]:
    """The cards in graveyards whose static abilities work there (113.6b), and the emblems."""
    return [
        object
        for object in game.objects.values()
        if object.zone is not Zone.BATTLEFIELD and works_in(object) is not None
    ]


def any_changes(now: Now) -> bool:
    """Whether any continuous effect changes characteristics."""
    if any(isinstance(active.effect, ContinuousChange) for active in now.game.effects):
        return True
    objects = now.game.objects
    if any(_has_changes(objects[id].printed) for id in now.battlefield):
        return True
    return bool(at_work_elsewhere(now.game)) or any(
        isinstance(effect, ContinuousChange)
        for player in now.game.players
        for ability in player.abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )
