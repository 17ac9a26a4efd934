"""`describe A`: what an object is now, layer by layer, with the effect that did each change."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls import questions as qu
from app.calls.model import Ask
from app.engine.cr.cr202_mana_cost_and_color import is_unknown, mana_value
from app.engine.cr.cr613_interaction_of_continuous_effects.describing import (
    LayerStep,
    layer_by_layer,
)
from app.engine.kernel.components import pieces_of
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics, Now
from app.judge.answered import Answered
from app.judge.asked_about import asked_about
from app.judge.ruling import NOT_READ, NotTaken, RulingStep
from app.judge.sentences import capital, times
from app.judge.session import Session
from app.judge.silent import CameUp, is_silent
from app.judge.table import joined
from app.judge.wording import differences, in_words
from app.terms.abilities import Unread
from app.terms.cards import Layout
from app.terms.cite import Cite
from app.terms.events import PlayerRef
from app.terms.types import CardType
from app.terms.zones import Zone

_LAYERS = {
    "1": "Layer 1 (copies and merging)",
    "2": "Layer 2 (control)",
    "3": "Layer 3 (text)",
    "4": "Layer 4 (types)",
    "5": "Layer 5 (colors)",
    "6": "Layer 6 (abilities)",
    "7a": "Layer 7a (power and toughness that are defined)",
    "7b": "Layer 7b (base power and toughness)",
    "7c": "Layer 7c (power and toughness changed)",
    "7d": "Layer 7d (power and toughness switched)",
}

# What of the object itself does it, by the rule.
_OF_ITSELF = {
    "305.6": "its basic land types",
    "702.73a": "changeling",
    "730.2a": "what has merged with it",
    "122.1b": "its keyword counters",
    "122.1a": "its counters",
}


def describe(session: Session, asked: qu.Describe, ask: Ask) -> Answered:
    """The object in each line of play; the first is told in full."""
    answered = Answered(ask, session.lines)
    told: list[str] = []
    for line in session.lines:
        now, id = asked_about(session, line, asked.object)
        printed, steps = layer_by_layer(now, id)
        known = now.of(id)
        told.append(_verdict(session, now, id, known))
        if now.game.objects[id].zone in (Zone.HAND, Zone.LIBRARY):
            answered.unknown += _unread(now, id, known)
        cites: list[Cite] = [rule for step in steps for rule in step.because]
        answered.cites = (*answered.cites, *cites)
        if not answered.description:
            answered.description = tuple(_steps(session, now, id, printed, steps))
    answered.text = " Or: ".join(dict.fromkeys(told))
    return answered


def _unread(now: Now, id: int, known: Characteristics) -> Iterator[NotTaken]:
    """What of a hidden card's text may define it and is not read: of other zones it is named in any
    ruling (113.6a)."""
    object = now.game.objects[id]
    if known.types & {CardType.INSTANT, CardType.SORCERY}:
        return
    for ability in known.abilities:
        if isinstance(ability, Unread) and not is_silent(ability.line, object.zone, CameUp()):
            yield NotTaken(object.label, ability.line, NOT_READ)


def _verdict(session: Session, now: Now, id: int, known: Characteristics) -> str:
    object = now.game.objects[id]
    label = object.label
    named = "" if known.name == label else f"{label}: "
    whose = session.table.players[known.controller]
    where = "" if object.zone is Zone.BATTLEFIELD else f" It is in zone {object.zone.value}."
    return f"{named}{in_words(known)}. {_holder(object, whose)}{where}"


def _holder(object: GameObject, whose: str) -> str:
    held = object.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return f"{whose} controls it." if held else f"{whose} owns it."


def _steps(
    session: Session, now: Now, id: int, printed: Characteristics, steps: tuple[LayerStep, ...]
) -> Iterator[RulingStep]:
    """What is printed, then layer by layer, then what is no characteristic."""
    yield RulingStep(capital(f"printed: {in_words(printed)}"), ("613.1",))
    layer = ""
    held: list[RulingStep] = []
    for step in steps:
        if step.layer != layer and held:
            yield RulingStep(_LAYERS.get(layer, "Its own abilities") + ":", children=tuple(held))
            held = []
        layer = step.layer
        held.append(_told(session, now, id, step))
    if held:
        yield RulingStep(_LAYERS.get(layer, "Its own abilities") + ":", children=tuple(held))
    if not is_unknown(now, id):
        value, reason = mana_value(now, id)
        yield RulingStep(f"Mana value: {value}.", (str(reason.because),))
    rest = list(_besides(session, now, now.game.objects[id]))
    if rest:
        yield RulingStep(capital("besides: " + ", ".join(rest)))


def _told(session: Session, now: Now, id: int, step: LayerStep) -> RulingStep:
    if step.source == id:
        numbers = (rule.number for rule in step.because)
        by = next((_OF_ITSELF[n] for n in numbers if n in _OF_ITSELF), "its own text")
    elif step.source is not None:
        by = session.table.say(now.game, step.source)
    else:
        by = step.name
    words = list(differences(step.before, step.after))
    if step.lost_all and not any(word.startswith("loses") for word in words):
        words.append("it loses all abilities")
    if step.before.controller != step.after.controller:
        words.append(f"{session.table.players[step.after.controller]} controls it")
    text = f"{by}: {'; '.join(words) or 'nothing that shows'}"
    return RulingStep(capital(text), tuple(str(rule) for rule in step.because))


def _besides(session: Session, now: Now, object: GameObject) -> Iterator[str]:
    """Status, counters, damage, attachment: what no layer works on."""
    for word, so in (
        ("tapped", object.tapped),
        ("face down", object.face_down),
        ("flipped", object.flipped),
        (
            "with its other face up",
            object.face > 0 and not object.flipped and object.card.layout is not Layout.SPLIT,
        ),
        ("phased out", object.phased_out),
        ("a token", object.token),
        ("a commander", object.commander),
    ):
        if so:
            yield word
    if object.components:
        yield f"represented by {joined(piece.label for piece in pieces_of(object))}"
    for group in object.counters:
        yield times(group.count, f"{group.kind} counter")
    if object.damage:
        yield f"{object.damage} damage marked"
    if object.attached_to is not None:
        yield f"attached to {session.table.say(now.game, object.attached_to)}"
    if object.owner != now.of(object.id).controller:
        yield f"owned by {session.table.say(now.game, PlayerRef(object.owner))}"
