"""Banding and bands with other (702.22): declaring bands, being blocked as one, dividing damage."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.banding import (
    active_player_divides,
    defending_player_divides,
)
from app.engine.kernel.trace import Happened
from app.terms.abilities import KeywordAbility
from app.terms.events import BecameBlocked, RemovedFromCombat
from app.terms.selectors import HasSubtype, HasSupertype
from app.terms.types import Supertype
from tests.engine.build import Board, entries, supposed
from tests.engine.declaring import (
    BOB,
    CID,
    PLANESWALKER,
    attacked,
    attackers_form,
    attacks,
    blocked,
    rules_of,
)

WOLF = frozenset({"Wolf"})


def with_wolves() -> KeywordAbility:
    return KeywordAbility("banding", quality=HasSubtype("Wolf"))


def test_only_one_member_may_lack_banding() -> None:
    board = Board()
    hero, other = board.creature(0, 1, 1, "banding"), board.creature(0, 1, 1, "banding")
    bear, giant = board.creature(0, 2, 2), board.creature(0, 3, 3)
    form = attackers_form(board)
    everyone = (hero, other, bear, giant)
    assert form.refusals(attacks(*everyone, bands=((hero, other, giant),))) == ()
    assert form.refusals(attacks(*everyone, bands=((hero, bear), (other, giant)))) == ()
    assert rules_of(form.refusals(attacks(*everyone, bands=((hero, bear, giant),)))) == {"702.22c"}
    assert rules_of(form.refusals(attacks(*everyone, bands=((bear, giant),)))) == {"702.22c"}


def test_a_creature_is_in_one_band_and_attacks() -> None:
    board = Board()
    hero, bear = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2)
    other = board.creature(0, 2, 2)
    form = attackers_form(board)
    twice = attacks(hero, bear, other, bands=((hero, bear), (hero, other)))
    assert rules_of(form.refusals(twice)) == {"702.22c"}
    assert rules_of(form.refusals(attacks(hero, bands=((hero, bear),)))) == {"702.22c"}


def test_a_band_attacks_one_thing() -> None:
    board = Board("Ann", "Bob", "Cid")
    hero, bear = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2)
    jace = board.add(1, types=PLANESWALKER, counters={"loyalty": 3})
    form = attackers_form(board)
    for target in (CID, jace):
        apart = attacks((hero, BOB), (bear, target), bands=((hero, bear),))
        assert rules_of(form.refusals(apart)) == {"702.22d"}
    assert form.refusals(attacks((hero, jace), (bear, jace), bands=((hero, bear),))) == ()


def test_bands_with_other_wolves() -> None:
    board = Board()
    leader = board.creature(0, 2, 2, with_wolves(), subtypes=WOLF)
    wolf, third = board.creature(0, 2, 2, subtypes=WOLF), board.creature(0, 2, 2, subtypes=WOLF)
    bear = board.creature(0, 2, 2)
    no_wolf = board.creature(0, 2, 2, with_wolves())
    form = attackers_form(board)
    assert form.refusals(attacks(leader, wolf, third, bands=((leader, wolf, third),))) == ()
    assert rules_of(form.refusals(attacks(leader, bear, bands=((leader, bear),)))) == {"702.22c"}
    assert rules_of(form.refusals(attacks(no_wolf, wolf, bands=((no_wolf, wolf),)))) == {"702.22c"}


def test_bands_with_other_does_not_count_as_banding() -> None:
    board = Board()
    hero = board.creature(0, 1, 1, "banding")
    legend = KeywordAbility("banding", quality=HasSupertype(Supertype.LEGENDARY))
    one, two = board.creature(0, 1, 1, legend), board.creature(0, 1, 1, legend)
    form = attackers_form(board)
    assert form.refusals(attacks(hero, one, bands=((hero, one),))) == ()
    assert rules_of(form.refusals(attacks(hero, one, two, bands=((hero, one, two),)))) == {
        "702.22c"
    }


def test_every_way_to_band_is_an_answer() -> None:
    board = Board()
    for keyword in ("banding", "banding", "trample"):
        board.creature(0, 1, 1, keyword)
    form = attackers_form(board)
    found = list(form.answers())
    assert all(form.refusals(answer) == () for answer in found)
    of_all_three = [answer.bands for answer in found if len(answer.attacks) == 3]  # type: ignore[attr-defined]
    assert sorted(of_all_three) == [(), ((1, 2),), ((1, 2, 3),), ((1, 3),), ((2, 3),)]


def test_a_band_is_blocked_as_one() -> None:
    # The flyer could not be blocked by the bear, but its companion can.
    board = Board()
    hero, drake = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2, "flying")
    alone = board.creature(0, 2, 2)
    guard = board.creature(1, 3, 3)
    play = attacked(board, hero, drake, alone, bands=((hero, drake),))
    play = blocked(play, ((guard, hero),))
    combat = play.game.combat
    assert combat is not None
    assert {a.attacker: a.blocked for a in combat.attacks} == {
        hero: True,
        drake: True,
        alone: False,
    }
    assert set(combat.blocks) == {(guard, hero), (guard, drake)}
    causes = {
        event.attacker: str(cause)
        for entry in entries(play, Happened)
        for event, cause in zip(entry.events, entry.causes, strict=False)
        if isinstance(event, BecameBlocked)
    }
    assert causes == {hero: "509.1h", drake: "702.22h"}


def test_members_blocked_by_different_creatures_share_them() -> None:
    board = Board()
    hero, bear = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2)
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = attacked(board, hero, bear, bands=((hero, bear),))
    play = blocked(play, ((one, hero), (two, bear)))
    assert play.game.combat is not None
    assert set(play.game.combat.blockers_of(hero)) == {one, two}
    assert set(play.game.combat.blockers_of(bear)) == {one, two}


def test_an_effect_that_blocks_one_blocks_the_band() -> None:
    board = Board()
    hero, bear, alone = (
        board.creature(0, 1, 1, "banding"),
        *(board.creature(0, 2, 2) for _ in range(2)),
    )
    play = blocked(attacked(board, hero, bear, alone, bands=((hero, bear),)), ())
    supposed(play, BecameBlocked(bear, ()))
    assert play.game.combat is not None
    assert {a.attacker: a.blocked for a in play.game.combat.attacks} == {
        hero: True,
        bear: True,
        alone: False,
    }


def test_losing_banding_keeps_the_band_and_leaving_combat_does_not() -> None:
    board = Board()
    hero, bear = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2)
    guard = board.creature(1, 1, 1)
    play = attacked(board, hero, bear, bands=((hero, bear),))
    supposed(play, RemovedFromCombat(hero))
    play = blocked(play, ((guard, bear),))
    assert play.game.combat is not None
    assert play.game.combat.blocks == ((guard, bear),)


def test_who_divides() -> None:
    board = Board()
    hero, bear = board.creature(0, 1, 1, "banding"), board.creature(0, 2, 2)
    plain = board.creature(0, 2, 2)
    elephant, slug = board.creature(1, 2, 2, "banding"), board.creature(1, 1, 1)
    play = attacked(board, hero, bear, plain, bands=((hero, bear),))
    play = blocked(play, ((slug, hero), (elephant, plain)))
    now = play.now
    assert active_player_divides(now, slug)
    assert not active_player_divides(now, elephant)
    assert defending_player_divides(now, plain)
    assert not defending_player_divides(now, hero)


def test_bands_with_other_divide_with_two_of_the_quality() -> None:
    board = Board()
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    leader = board.creature(1, 2, 2, with_wolves(), subtypes=WOLF)
    wolf, bear = board.creature(1, 2, 2, subtypes=WOLF), board.creature(1, 2, 2)
    play = blocked(attacked(board, one, two), ((leader, one), (wolf, one), (bear, two)))
    assert defending_player_divides(play.now, one)
    play = blocked(attacked(board, one, two), ((leader, one), (bear, one), (wolf, two)))
    assert not defending_player_divides(play.now, one)
