"""What would not be applied is told without playing, and told truly."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from app.engine.cr import applied, rules_of
from app.engine.cr.applied import unapplied
from app.engine.cr.cr702_keyword_abilities.left_out import LEFT_OUT
from app.engine.cr.left_out_of_cards import left_out_of
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.select import COMPARED_CHOICES, UNTOLD_STATUS, NotModelled, matches
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import (
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
    Unread,
)
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.costs import Cost
from app.terms.digital import Conjure
from app.terms.editions import CURRENT
from app.terms.events import Moved
from app.terms.keywords import ADDITIONAL, ALTERNATIVE, KEYWORDS
from app.terms.modifications import CantBlock, Modification
from app.terms.selectors import CREATURE, IsStatus, Status, This
from app.terms.zones import Zone
from tests.engine.build import Board, attack, not_applied, settle, supposed

RULES = rules_of(CURRENT)
ENGINE = Path(applied.__file__).parent.parent
TABLES = ("applied.py", "left_out.py")


@cache
def sources() -> tuple[ast.Module, ...]:
    paths = [path for path in sorted(ENGINE.rglob("*.py")) if path.name not in TABLES]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


@cache
def strings() -> set[str]:
    """What the rules name: in their own text, or in the tables of costs that 601.2b uses."""
    return set(ALTERNATIVE | ADDITIONAL) | {
        node.value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("keyword", sorted(applied.APPLIED - {"devoid"}))
def test_an_applied_keyword_is_named_by_some_rule(keyword: str) -> None:
    assert keyword in strings()


# Rules about building decks, and a designation of the card alone: there is nothing to carry out.
NOTHING_TO_DO = {"partner"}
# What these do is read off the card: a face that is both halves, modes behind their costs.
OF_THE_CARD = {"fuse", "tiered"}


@pytest.mark.parametrize("keyword", sorted(applied.WHEN_USED - NOTHING_TO_DO - OF_THE_CARD))
def test_a_keyword_that_is_carried_out_when_used_is_named_by_some_rule(keyword: str) -> None:
    assert keyword in strings() | ADDITIONAL | ALTERNATIVE


@pytest.mark.parametrize("keyword", ["companion", "visit", "hidden agenda"])
def test_a_card_tells_of_a_keyword_that_is_never_carried_out(keyword: str) -> None:
    ability = KeywordAbility(keyword)
    assert left_out_of(RULES, ability) == (keyword,)
    assert not unapplied(RULES, ability, effects=False)


def test_no_keyword_stands_in_two_tables() -> None:
    tables = [applied.APPLIED, applied.WHEN_USED, applied.NOT_WHEN_USED, frozenset(LEFT_OUT)]
    assert sum(map(len, tables)) == len(frozenset().union(*tables))
    assert frozenset().union(*tables) <= KEYWORDS.keys()


def test_modifications_are_those_that_some_rule_asks_for() -> None:
    asked = {
        node.args[0].id
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "modifications"
        and isinstance(node.args[0], ast.Name)
    }
    every = {kind.__name__ for kind in Modification.__args__}
    assert asked & every == applied.MODIFICATIONS & every


@pytest.mark.parametrize("status", list(Status))
def test_a_status_can_be_told_or_is_listed(status: Status) -> None:
    board = Board()
    one = board.creature(0, 1, 1)
    now = board.play().now
    try:
        matches(now, IsStatus(status), one, Viewpoint(one, 0))
    except NotModelled:
        assert status in UNTOLD_STATUS
    else:
        assert status not in UNTOLD_STATUS


@pytest.mark.parametrize("kind", sorted(COMPARED_CHOICES))
def test_a_choice_can_be_compared(kind: str) -> None:
    board = Board()
    one = board.creature(0, 1, 1, chosen=((kind, "3" if kind == "number" else "red"),))
    now = board.play().now
    matches(now, se.IsChosen(kind), one, Viewpoint(one, 0))


# -- what is told --------------------------------------------------------------------------------


def test_unread_text_is_told_in_its_own_words() -> None:
    assert unapplied(RULES, Unread("Do something odd.")) == ("Do something odd.",)


@pytest.mark.parametrize("name", ["flying", "flanking", "cycling", "undying"])
def test_what_is_applied_or_tells_of_itself_is_not_named(name: str) -> None:
    assert unapplied(RULES, KeywordAbility(name)) == ()


@pytest.mark.parametrize("name", ["max speed"])
def test_what_is_not_applied_is_named(name: str) -> None:
    assert unapplied(RULES, KeywordAbility(name)) == (name,)


def test_a_parameter_that_is_not_read() -> None:
    protection = KeywordAbility("protection", text="from whatever")
    assert unapplied(RULES, protection) == ("protection from whatever",)
    assert unapplied(RULES, KeywordAbility("kicker", text="{Q}")) == ()


def test_a_number_that_is_missing() -> None:
    assert unapplied(RULES, KeywordAbility("bushido", 1)) == ()
    assert unapplied(RULES, KeywordAbility("bushido")) == ("bushido",)


def test_a_part_deep_inside() -> None:
    entered = IsStatus(Status.HAS_DEALT_DAMAGE)
    quality = KeywordAbility("protection", quality=se.AllOf((CREATURE, entered)))
    assert unapplied(RULES, quality) == ("is status: has dealt damage",)
    speed = AddAbility(KeywordAbility("max speed"))
    granted = StaticAbility((ContinuousChange(CREATURE, (speed,)),))
    assert unapplied(RULES, granted) == ("max speed",)
    plain = StaticAbility((ContinuousChange(CREATURE, (ModifyPowerToughness(1, 1),)),))
    assert unapplied(RULES, plain) == ()
    assert unapplied(RULES, StaticAbility((CantBlock(This()),))) == ()


def test_effects_of_a_triggered_ability() -> None:
    effect = ef.MayPay(Cost(), (ef.UnreadEffect("win"),))
    ability = TriggeredAbility(Trigger(EventKind.DIES), (effect, ef.UnreadEffect("draw")))
    assert unapplied(RULES, ability) == ("win", "draw")
    assert unapplied(RULES, ability, effects=False) == ()
    subject = IsStatus(Status.HAS_DEALT_DAMAGE)
    ability = TriggeredAbility(Trigger(EventKind.DIES, subject), ())
    assert unapplied(RULES, ability, effects=False) == ("is status: has dealt damage",)


def test_what_narrows_an_event_but_is_not_looked_at() -> None:
    ability = TriggeredAbility(Trigger(EventKind.DIES, CREATURE, other=CREATURE), ())
    assert unapplied(RULES, ability) == ("dies: other",)
    board = Board()
    one = board.creature(0, 1, 1, ability)
    play = board.play()
    supposed(play, Moved(one, Zone.GRAVEYARD))
    assert not_applied(play)


def test_what_triggers_on_a_spell_is_looked_at_like_the_rest() -> None:
    ability = TriggeredAbility(Trigger(EventKind.CAST), (ef.UnreadEffect("draw"),))
    assert unapplied(RULES, ability) == ("draw",)


def test_a_static_ability_of_another_zone() -> None:
    ability = StaticAbility((CantBlock(CREATURE),), zone=Zone.GRAVEYARD)
    assert unapplied(RULES, ability) == ("a static ability that works in the graveyard",)


def test_every_effect_with_a_rule_is_known_to_the_rules() -> None:
    # What can't be carried out at all, by kind; anything new must be listed or carried out.
    without = {kind.__name__ for kind in ef.Effect.__args__ if not RULES.on("effect", kind)}
    assert without == {
        "ChooseModes",
    }


# -- keywords that tell of themselves ------------------------------------------------------------


def test_riot_is_named_as_the_creature_comes_back() -> None:
    board = Board()
    beast = board.creature(0, 3, 3, "riot", "undying")
    play = board.play()
    attack(play, beast)
    assert not not_applied(play)
    supposed(play, Moved(beast, Zone.GRAVEYARD))
    settle(play)
    assert not_applied(play) == ["riot, as it enters"]


def test_a_card_conjured_by_its_name_is_named() -> None:
    by_name = TriggeredAbility(Trigger(EventKind.DIES), (Conjure("Shock", Zone.HAND),))
    duplicate = TriggeredAbility(Trigger(EventKind.DIES), (Conjure(This(), Zone.HAND, 1, True),))
    assert unapplied(RULES, by_name) == ("conjure",)
    assert not unapplied(RULES, duplicate)
