"""A view that takes over what the one before worked out sees what a fresh view sees.

The kernel keeps characteristics, modifications and who watches from one game to the next where
nothing that they were worked out from has changed. Here boards are full of effects that read life,
hands, graveyards, combat, counters, status and whose turn it is, and all of that changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.kernel.game import ActiveEffect, Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.terms import changes as ch
from app.terms import conditions as co
from app.terms import events as ev
from app.terms import modifications as mo
from app.terms import selectors as se
from app.terms.abilities import (
    Ability,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import (
    CardsInHand,
    CardTypesAmong,
    CountersOn,
    CountOf,
    GreatestPower,
    LifeTotal,
    PowerOf,
)
from app.terms.conditions import Condition
from app.terms.effects import Duration, GainLife
from app.terms.relations import HasMost
from app.terms.selectors import Comparison, Selector, Status, Who
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import SUPPOSED, Board

CREATURES = se.HasType(CardType.CREATURE)
MINE = se.AllOf((CREATURES, se.Controlled(Who.YOU)))

MODIFICATIONS: list[mo.Modification] = [
    mo.CantBlock(MINE),
    mo.CantAttack(se.This()),
    mo.AssignsByToughness(CREATURES),
]
DIES = TriggeredAbility(Trigger(EventKind.DIES, CREATURES), (GainLife(Who.YOU, 1),))
IN_GRAVEYARD = TriggeredAbility(
    Trigger(EventKind.ATTACKS, CREATURES), (GainLife(Who.YOU, 1),), zone=Zone.GRAVEYARD
)
WORKS_IN_GRAVEYARD = StaticAbility(
    (ContinuousChange(CREATURES, (ch.ModifyPowerToughness(1, 0),)),), zone=Zone.GRAVEYARD
)
COUNTED = StaticAbility(
    (ContinuousChange(se.This(), (ch.DefinePowerToughness(CountOf(CREATURES), 4),)),),
    characteristic_defining=True,
)


@dataclass(frozen=True)
class Step:
    """Something that happens: what to do to the play, given the id of an object to do it to."""

    name: str
    do: Callable[[Play, int], None]

    def __repr__(self) -> str:
        return self.name


def _event(make: Callable[[int], ev.Event]) -> Callable[[Play, int], None]:
    def do(play: Play, id: int) -> None:
        play.happen((make(id),), SUPPOSED)

    return do


def _object(**changes: object) -> Callable[[Play, int], None]:
    def do(play: Play, id: int) -> None:
        object = play.game.find(id)
        if object is not None:
            play.set(play.game.with_object(object.but(**changes)))

    return do


def _turn(play: Play, id: int) -> None:
    turn = play.game.turn
    play.set(play.game.but(turn=turn.but(active=1 - turn.active)))


def _effect(play: Play, id: int) -> None:
    game = play.game
    effect = ActiveEffect(
        len(game.effects),
        ContinuousChange(se.ObjectIs(id), (ch.ModifyPowerToughness(1, -1),)),
        0,
        None,
        "a spell",
        game.next_timestamp,
        Duration.END_OF_TURN,
        frozenset({id}),
    )
    play.set(game.but(effects=(*game.effects, effect)))


def _no_effects(play: Play, id: int) -> None:
    play.set(play.game.but(effects=()))


def _attack(play: Play, id: int) -> None:
    if id in play.game.battlefield:
        play.happen((ev.AttackersDeclared(((id, ev.PlayerRef(1)),)),), SUPPOSED)


def _block(play: Play, id: int) -> None:
    combat = play.game.combat
    if combat is not None and combat.attacks and id in play.game.battlefield:
        attacker = combat.attacks[0].attacker
        events = (ev.BlockersDeclared(1, ((id, attacker),)), ev.BecameBlocked(attacker, (id,)))
        play.happen(events, SUPPOSED)


def _hand(play: Play, id: int) -> None:
    play.set(play.game.with_player(0, hand=1 - play.game.players[0].hand))


TAP = Step("tap", _event(ev.Tapped))
UNTAP = Step("untap", _event(ev.Untapped))
COUNTER = Step("+1/+1 counter", _event(lambda id: ev.CountersPut(id, "+1/+1", 1)))
DAMAGE = Step("damage", _event(lambda id: ev.MarkDamage(id, 1)))
LIFE = Step("life", _event(lambda id: ev.LifeLoss(0, 1)))
BEGINS = Step("a step begins", _event(lambda id: ev.StepBegins("upkeep", 0)))
DEATH = Step("dies", _event(lambda id: ev.Moved(id, Zone.GRAVEYARD)))
ATTACKS = Step("attacks", _attack)
TURN = Step("the other's turn", _turn)
PUMPED = (ch.ModifyPowerToughness(1, 1),)


@dataclass(frozen=True)
class Topic:
    """What effects read, and things that happen which change it."""

    steps: list[Step]
    conditions: list[Condition | None]
    subjects: list[Selector] = field(default_factory=lambda: [MINE, CREATURES])
    changes: list[tuple[ch.Change, ...]] = field(default_factory=lambda: [PUMPED])
    plain: list[Ability] = field(default_factory=lambda: [DIES])


TOPICS = {
    "players": Topic(
        [LIFE, TURN, Step("a card in hand, or none", _hand), BEGINS, DAMAGE],
        [
            None,
            co.IsTurnOf(Who.YOU),
            co.NotCondition(co.IsTurnOf(Who.OPPONENT)),
            co.Compare(LifeTotal(Who.YOU), Comparison.AT_MOST, 19),
            co.Compare(CardsInHand(Who.YOU), Comparison.AT_LEAST, 1),
        ],
        changes=[
            PUMPED,
            (ch.ModifyPowerToughness(LifeTotal(Who.YOU), CardsInHand(Who.YOU)),),
        ],
    ),
    "combat": Topic(
        [ATTACKS, Step("blocks", _block), TAP, DEATH, DAMAGE],
        [
            None,
            co.Matches(se.This(), se.IsStatus(Status.ATTACKING)),
            co.HappenedThisTurn(Trigger(EventKind.PLAYER_ATTACKS, se.Controlled(Who.YOU))),
            co.HappenedThisTurn(Trigger(EventKind.DIES, CREATURES)),
        ],
        [
            se.AllOf((CREATURES, se.IsStatus(Status.ATTACKED_THIS_TURN))),
            se.AllOf((CREATURES, se.IsStatus(Status.DEALT_DAMAGE_THIS_TURN))),
            se.AllOf((CREATURES, se.IsStatus(Status.ATTACKING))),
            se.AllOf((CREATURES, se.IsStatus(Status.BLOCKED))),
            se.AllOf((CREATURES, se.InCombatWith())),
            se.AllOf((CREATURES, se.AttackingPlayer(Who.OPPONENT))),
        ],
    ),
    "status": Topic(
        [
            TAP,
            UNTAP,
            COUNTER,
            Step("face down", _object(face_down=True)),
            Step("face up", _object(face_down=False)),
            Step("phased out", _object(phased_out=True)),
            Step("phased in", _object(phased_out=False)),
            Step("attached", _object(attached_to=1)),
            Step("marked", _object(marks=frozenset({"monstrous"}))),
        ],
        [
            None,
            co.Compare(CountersOn(se.This(), "+1/+1"), Comparison.AT_LEAST, 1),
            co.Compare(PowerOf(se.This()), Comparison.AT_LEAST, 3),
            co.Matches(se.This(), se.IsStatus(Status.TAPPED)),
            co.Exists(se.AllOf((CREATURES, se.IsStatus(Status.TAPPED))), Comparison.AT_LEAST, 2),
            co.AnyCondition((co.IsTurnOf(Who.OPPONENT), co.Matches(se.This(), se.HasCounter()))),
        ],
        [
            se.Host(),
            se.AllOf((CREATURES, se.IsStatus(Status.TAPPED))),
            se.AllOf((CREATURES, se.IsStatus(Status.MODIFIED))),
            se.AllOf((CREATURES, HasMost("mana value", CREATURES))),
            se.AllOf((CREATURES, se.IsStatus(Status.FACE_DOWN))),
            se.AllOf((CREATURES, se.IsStatus(Status.MONSTROUS))),
            se.AllOf((CREATURES, se.HasCounter("+1/+1"))),
        ],
    ),
    "attached": Topic(
        [Step("attached", _object(attached_to=1)), Step("not", _object(attached_to=None)), DAMAGE],
        [None],
        [se.Host()],
    ),
    "zones": Topic(
        [
            DEATH,
            Step("exiled", _event(lambda id: ev.Moved(id, Zone.EXILE))),
            Step("exiled so", _event(lambda id: ev.Moved(id, Zone.EXILE, counters=(("ice", 1),)))),
            Step("a counter", _event(lambda id: ev.CountersPut(id, "ice", 1))),
            Step("enters", _event(lambda id: ev.Moved(id, Zone.BATTLEFIELD))),
            Step("ceases to exist", _event(ev.CeasesToExist)),
        ],
        [
            None,
            co.Exists(CREATURES, Comparison.AT_LEAST, 2, Zone.GRAVEYARD),
            co.Exists(se.HasCounter("ice"), Comparison.AT_LEAST, 1, Zone.EXILE),
            co.Exists(CREATURES, Comparison.AT_LEAST, 1, Zone.EXILE),
        ],
        changes=[
            PUMPED,
            (ch.ModifyPowerToughness(CountOf(CREATURES, Zone.GRAVEYARD), CountOf(CREATURES)),),
            (ch.ModifyPowerToughness(CardTypesAmong(CREATURES), GreatestPower(CREATURES)),),
        ],
        plain=[DIES, IN_GRAVEYARD, COUNTED, WORKS_IN_GRAVEYARD],
    ),
    "who watches": Topic(
        [
            DEATH,
            Step("exiled", _event(lambda id: ev.Moved(id, Zone.EXILE))),
            Step("enters", _event(lambda id: ev.Moved(id, Zone.BATTLEFIELD))),
            DAMAGE,
        ],
        [None],
        plain=[DIES, IN_GRAVEYARD],
    ),
    "layers": Topic(
        [
            DEATH,
            COUNTER,
            Step("flying counter", _event(lambda id: ev.CountersPut(id, "flying", 1))),
            Step("other controller", _object(controller=1)),
            Step("an effect", _effect),
            Step("no effects", _no_effects),
            DAMAGE,
        ],
        [None, co.Compare(PowerOf(se.This()), Comparison.AT_LEAST, 3)],
        [
            MINE,
            CREATURES,
            se.AllOf((CREATURES, se.Not(se.This()))),
            se.AllOf((CREATURES, se.HasKeyword("flying"))),
            se.AllOf((CREATURES, se.HasNoAbilities())),
            se.AllOf((CREATURES, se.PowerIs(Comparison.AT_LEAST, 3))),
        ],
        [
            PUMPED,
            (ch.SetPowerToughness(0, 2), ch.AddAbility(KeywordAbility("flying"))),
            (ch.AddAbility(KeywordAbility("exalted")),),
            (ch.LoseAllAbilities(),),
            (ch.ChangeControl(1),),
            (ch.RemoveTypes(frozenset({CardType.CREATURE})),),
        ],
        [DIES, COUNTED, KeywordAbility("flying"), KeywordAbility("exalted")],
    ),
}


@st.composite
def abilities(draw: st.DrawFn, topic: Topic) -> Ability:
    """An ability that reads what the topic is about."""
    kind = draw(st.sampled_from(["change", "change", "modification", "plain"]))
    if kind == "plain":
        return draw(st.sampled_from(topic.plain))
    condition = draw(st.sampled_from(topic.conditions))
    if kind == "modification":
        return StaticAbility((draw(st.sampled_from(MODIFICATIONS)),), condition)
    subject, changes = draw(st.sampled_from(topic.subjects)), draw(st.sampled_from(topic.changes))
    return StaticAbility((ContinuousChange(subject, changes),), condition)


# What is asked of a view before the next thing happens; not all of it is worked out each time.
QUESTIONS: dict[str, Callable[[Now], object]] = {
    "nothing": lambda now: None,
    "characteristics": lambda now: now.characteristics,
    "modifications": lambda now: now.modifications(mo.CantBlock),
    "watchers": lambda now: now.watchers(),
    "everything": lambda now: seen(now),
}


def seen(now: Now) -> dict[str, object]:
    """All that rules can ask of a view, as plain values."""
    objects = now.game.objects
    return {
        "battlefield": now.battlefield,
        "characteristics": {id: now.of(id) for id in objects},
        "modifications": {
            kind: now.modifications(kind)
            for kind in (mo.CantBlock, mo.CantAttack, mo.AssignsByToughness)
        },
        "watchers": now.watchers(),
        "not worked out": sorted({str(each) for each in now.not_modelled}),
    }


@pytest.mark.parametrize("topic", TOPICS)
@given(st.data())
@settings(max_examples=100)
def test_what_is_kept_is_what_a_fresh_view_sees(topic: str, data: st.DataObject) -> None:
    """After each thing that happens, however much of the view before had been worked out."""
    about = TOPICS[topic]
    creatures = data.draw(
        st.lists(
            st.tuples(st.lists(abilities(about), max_size=2), st.integers(0, 1)),
            min_size=2,
            max_size=4,
        )
    )
    board = Board()
    for abilities_of, player in creatures:
        board.creature(player, 2, 2, *abilities_of)
    board.creature(1, 1, 1, COUNTED, IN_GRAVEYARD, zone=Zone.GRAVEYARD)
    play = board.play()
    ids = st.integers(1, len(creatures) + 2)
    happens = st.tuples(st.sampled_from(about.steps), ids, st.sampled_from(sorted(QUESTIONS)))
    for step, id, question in data.draw(st.lists(happens, min_size=1, max_size=8)):
        QUESTIONS[question](play.now)
        step.do(play, id)
        assert seen(play.now) == seen(Now(board.rules, play.game)), step


def test_a_view_keeps_its_table_where_nothing_has_changed() -> None:
    """So that the property above is about something: damage leaves characteristics alone."""
    board = Board()
    bear = board.creature(0, 2, 2)
    play = board.play()
    before = play.now.characteristics
    play.happen((ev.MarkDamage(bear, 1),), SUPPOSED)
    assert play.now.characteristics is before


def test_a_batch_that_changes_nothing_leaves_the_game_as_it_is() -> None:
    """A step that begins is an event, and no object or player is another one for it."""
    board = Board()
    board.creature(0, 2, 2)
    play = board.play()
    game: Game = play.game
    play.happen((ev.StepBegins("upkeep", 0),), SUPPOSED)
    assert play.game is game
