"""Declaring attackers (506–508): who can attack what, and what a declaration must be as a whole."""

from __future__ import annotations

import pytest

from app.engine.cr.cr506_paying import can_pay
from app.engine.cr.cr508_attack_declaration import total_cost_to_attack
from app.engine.cr.cr508_attack_restrictions import legal_targets_to_attack, why_cant_attack
from app.engine.kernel.choice import IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Progress
from app.engine.kernel.play import advance
from app.engine.kernel.trace import Noted
from app.terms.abilities import Unread
from app.terms.conditions import Exists
from app.terms.costs import Cost, MillCost, PayMana
from app.terms.declarations import AttackAnswer
from app.terms.events import PlayerRef
from app.terms.mana import ManaType, read_mana_cost
from app.terms.mana_pool import Mana
from app.terms.modifications import (
    AttacksAsThough,
    AttacksIfAble,
    AttackWithOneIfAble,
    CantAttack,
    CostToAttack,
    MostInCombat,
    OthersNeeded,
)
from app.terms.selectors import AllOf, Controlled, HasSubtype, ObjectIs, This, Who
from app.terms.steps import Step
from tests.engine.build import CREATURE, Board, entries
from tests.engine.declaring import (
    A_CREATURE,
    BATTLE,
    BOB,
    CID,
    LAND,
    PLANESWALKER,
    attacked,
    attackers_form,
    attacks,
    effect,
    rules_of,
    static,
    to,
)


def pay(text: str) -> Cost:
    mana = read_mana_cost(text)
    assert mana is not None
    return Cost((PayMana(mana),))


def forests(board: Board, player: int, number: int, **more: object) -> None:
    for _ in range(number):
        board.add(player, types=LAND, subtypes=frozenset({"Forest"}), **more)  # type: ignore[arg-type]


# -- who can attack --------------------------------------------------------------------------------


def test_attacking_taps_but_for_vigilance() -> None:
    board = Board()
    plain, watchful = board.creature(0, 2, 2), board.creature(0, 2, 2, "vigilance")
    play = attacked(board, plain, watchful)
    assert play.game.objects[plain].tapped
    assert not play.game.objects[watchful].tapped
    combat = play.game.combat
    assert combat is not None
    assert [(a.attacker, a.target, a.defending) for a in combat.attacks] == [
        (plain, BOB, 1),
        (watchful, BOB, 1),
    ]


def test_every_reason_is_told() -> None:
    board = Board()
    wall = board.creature(0, 0, 4, "defender", tapped=True, sick=True)
    effect(board, 1, CantAttack(A_CREATURE, Who.YOU))
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks(wall))) == {"508.1a", "302.6", "702.3b", "508.1c"}
    assert rules_of(why_cant_attack(form.now, wall, BOB)) == {
        "508.1a",
        "302.6",
        "702.3b",
        "508.1c",
    }


def test_one_may_attack_while_the_declaration_with_another_is_illegal() -> None:
    board = Board()
    fine, tapped = board.creature(0, 1, 1), board.creature(0, 1, 1, tapped=True)
    form = attackers_form(board)
    assert form.refusals(attacks(fine)) == ()
    assert [r.about for r in form.refusals(attacks(fine, tapped))] == [(tapped,)]


def test_haste_and_haste_as_though() -> None:
    board = Board()
    hasty = board.creature(0, 1, 1, "haste", sick=True)
    fresh = board.creature(0, 1, 1, sick=True)
    other = board.creature(0, 1, 1, static(AttacksAsThough(This(), haste=True)), sick=True)
    form = attackers_form(board)
    assert form.refusals(attacks(hasty, other)) == ()
    assert rules_of(form.refusals(attacks(fresh))) == {"302.6"}


def test_defender_as_though_it_had_none() -> None:
    board = Board()
    wall = board.creature(0, 1, 4, "defender", static(AttacksAsThough(This(), defender=True)))
    assert attackers_form(board).refusals(attacks(wall)) == ()


def test_what_is_no_creature_not_there_or_anothers_cannot_attack() -> None:
    board = Board()
    land = board.add(0, types=LAND)
    theirs = board.creature(1, 2, 2)
    gone = board.creature(0, 2, 2, phased_out=True)
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks(land))) == {"506.3"}
    assert rules_of(form.refusals(attacks(theirs))) == {"508.1a"}
    assert rules_of(form.refusals(attacks(gone))) == {"702.26b"}
    assert rules_of(form.refusals(attacks(99))) == {"506.3"}
    assert form.refusals("nonsense")


def test_a_creature_attacks_once() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    assert rules_of(attackers_form(board).refusals(attacks(bear, bear))) == {"508.1a"}


# -- what can be attacked --------------------------------------------------------------------------


def test_targets_with_two_players() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    jace = board.add(1, types=PLANESWALKER)
    own = board.add(0, types=PLANESWALKER)
    siege = board.add(0, types=BATTLE, subtypes=frozenset({"Siege"}), protector=1)
    theirs = board.add(1, types=BATTLE, subtypes=frozenset({"Siege"}), protector=0)
    form = attackers_form(board)
    assert legal_targets_to_attack(form.now) == {bear: (BOB, jace, siege)}
    assert rules_of(form.refusals(attacks((bear, own)))) == {"506.2"}
    # A battle's protector can't attack it; its controller can.
    assert rules_of(form.refusals(attacks((bear, theirs)))) == {"310.8b"}
    assert rules_of(form.refusals(attacks((bear, PlayerRef(0))))) == {"506.2"}


def test_an_unprotected_siege_is_protected_by_the_only_opponent() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    siege = board.add(0, types=BATTLE, subtypes=frozenset({"Siege"}))
    play = attacked(board, (bear, siege))
    assert play.game.combat is not None
    assert play.game.combat.attacks[0].defending == 1


def test_several_players_are_attacked_at_once() -> None:
    board = Board("Ann", "Bob", "Cid")
    one, two, three = (board.creature(0, 2, 2) for _ in range(3))
    jace = board.add(2, types=PLANESWALKER)
    play = attacked(board, one, (two, CID), (three, jace))
    assert play.game.combat is not None
    assert [a.defending for a in play.game.combat.attacks] == [1, 2, 2]


def test_a_player_who_has_lost_is_not_attacked() -> None:
    board = Board("Ann", "Bob", "Cid")
    bear = board.creature(0, 2, 2)
    board.set(1, lost=True)
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks(bear))) == {"506.2"}
    assert form.refusals(attacks((bear, CID))) == ()


# -- restrictions ----------------------------------------------------------------------------------


def test_cant_attack_you_or_your_planeswalkers() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    jace = board.add(1, types=PLANESWALKER)
    guard = effect(board, 1, CantAttack(A_CREATURE, Who.YOU, permanents=False))
    form = attackers_form(board)
    assert form.refusals(attacks((bear, jace))) == ()
    refused = form.refusals(attacks(bear))
    assert [reason.about for reason in refused] == [(bear, BOB, guard)]
    effect(board, 1, CantAttack(A_CREATURE, Who.YOU))
    assert rules_of(attackers_form(board).refusals(attacks((bear, jace)))) == {"508.1c"}


def test_unless_the_defending_player_controls_an_island() -> None:
    board = Board("Ann", "Bob", "Cid")
    islands = Exists(AllOf((HasSubtype("Island"), Controlled(Who.DEFENDING_PLAYER))))
    ship = board.creature(0, 3, 3, static(CantAttack(This(), unless=islands)))
    board.add(2, types=LAND, subtypes=frozenset({"Island"}))
    form = attackers_form(board)
    assert legal_targets_to_attack(form.now) == {ship: (CID,)}


def test_cant_attack_alone() -> None:
    # The example of 508.1c: two creatures that can't attack alone may attack together.
    board = Board()
    alone = static(OthersNeeded(This(), attack=True, block=False))
    one, two = board.creature(0, 1, 1, alone), board.creature(0, 1, 1, alone)
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks(one))) == {"508.1c"}
    assert form.refusals(attacks(one, two)) == ()


def test_no_more_than_one_may_attack_and_one_must() -> None:
    # The example of 508.1d.
    board = Board()
    must = board.creature(0, 2, 2, static(AttacksIfAble(This())))
    free = board.creature(0, 2, 2)
    effect(board, 0, MostInCombat(1, attack=True, block=False))
    form = attackers_form(board)
    assert form.refusals(attacks(must)) == ()
    assert rules_of(form.refusals(attacks(free))) == {"508.1d"}
    assert rules_of(form.refusals(attacks())) == {"508.1d"}
    assert rules_of(form.refusals(attacks(must, free))) == {"508.1c"}
    assert list(form.answers()) == [attacks(must)]
    assert form.default() == attacks(must)


def test_a_limit_on_attacks_at_one_player_counts_those_only() -> None:
    board = Board("Ann", "Bob", "Cid")
    one, two, three = (board.creature(0, 1, 1) for _ in range(3))
    effect(board, 1, MostInCombat(1, attack=True, block=False, defender=Who.YOU))
    form = attackers_form(board)
    assert form.refusals(attacks(one, (two, CID), (three, CID))) == ()
    assert rules_of(form.refusals(attacks(one, two, (three, CID)))) == {"508.1c"}


# -- requirements ----------------------------------------------------------------------------------


def test_what_must_attack_but_can_not_need_not() -> None:
    board = Board()
    must = board.creature(0, 2, 2, static(AttacksIfAble(This())), tapped=True)
    form = attackers_form(board)
    assert form.refusals(attacks()) == ()
    assert rules_of(form.remarks(attacks())) == {"508.1d", "508.1a"}
    assert form.why_not_able(must)


def test_must_attack_but_cant_attack_alone() -> None:
    board = Board()
    must = board.creature(
        0, 2, 2, static(AttacksIfAble(This()), OthersNeeded(This(), attack=True, block=False))
    )
    form = attackers_form(board)
    assert form.refusals(attacks()) == ()
    assert rules_of(form.refusals(attacks(must))) == {"508.1c"}
    helper = board.creature(0, 1, 1)
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks())) == {"508.1d"}
    assert rules_of(form.refusals(attacks(helper))) == {"508.1d"}
    assert form.refusals(attacks(must, helper)) == ()


def test_no_one_has_to_pay_to_obey() -> None:
    board = Board()
    must = board.creature(0, 5, 3, static(AttacksIfAble(This())))
    forests(board, 0, 2)
    effect(board, 1, CostToAttack(A_CREATURE, pay("{2}"), Who.YOU))
    form = attackers_form(board)
    assert form.refusals(attacks()) == ()
    assert "508.1d" in rules_of(form.remarks(attacks()))
    assert form.refusals(attacks(must)) == ()


def test_a_planeswalker_that_costs_nothing_must_be_attacked_then() -> None:
    board = Board()
    must = board.creature(0, 5, 3, static(AttacksIfAble(This())))
    jace = board.add(1, types=PLANESWALKER)
    effect(board, 1, CostToAttack(A_CREATURE, pay("{2}"), Who.YOU))
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks())) == {"508.1d"}
    assert form.refusals(attacks((must, jace))) == ()


def test_who_pays_for_one_attacker_must_let_it_help_another() -> None:
    # Nobody has to pay for the first; once it attacks, the second is able to and has to.
    board = Board()
    payed = board.creature(0, 1, 1)
    must = board.creature(
        0, 2, 2, static(AttacksIfAble(This()), OthersNeeded(This(), attack=True, block=False))
    )
    effect(board, 1, CostToAttack(ObjectIs(payed), pay("{1}"), Who.YOU))
    form = attackers_form(board)
    assert form.refusals(attacks()) == ()
    assert rules_of(form.refusals(attacks(payed))) == {"508.1d"}
    assert form.refusals(attacks(payed, must)) == ()


def test_goaded_attacks_someone_else() -> None:
    board = Board("Ann", "Bob", "Cid")
    goaded = board.creature(0, 2, 2)
    effect(
        board,
        1,
        AttacksIfAble(ObjectIs(goaded)),
        AttacksIfAble(ObjectIs(goaded), other_than=Who.YOU),
    )
    form = attackers_form(board)
    assert form.refusals(attacks((goaded, CID))) == ()
    assert rules_of(form.refusals(attacks(goaded))) == {"508.1d"}
    assert rules_of(form.refusals(attacks())) == {"508.1d"}


def test_goaded_with_one_opponent_attacks_them() -> None:
    board = Board()
    goaded = board.creature(0, 2, 2)
    effect(
        board,
        1,
        AttacksIfAble(ObjectIs(goaded)),
        AttacksIfAble(ObjectIs(goaded), other_than=Who.YOU),
    )
    form = attackers_form(board)
    assert form.refusals(attacks(goaded)) == ()
    assert rules_of(form.refusals(attacks())) == {"508.1d"}


def test_two_players_goad_one_creature_among_four() -> None:
    # Attacking either of the two obeys as much as can be obeyed, unless a third is there.
    board = Board("Ann", "Bob", "Cid")
    goaded = board.creature(0, 2, 2)
    for player in (1, 2):
        effect(
            board,
            player,
            AttacksIfAble(ObjectIs(goaded)),
            AttacksIfAble(ObjectIs(goaded), other_than=Who.YOU),
        )
    form = attackers_form(board)
    assert form.refusals(attacks(goaded)) == ()
    assert form.refusals(attacks((goaded, CID))) == ()
    assert rules_of(form.refusals(attacks())) == {"508.1d"}


def test_attacking_a_certain_player_or_their_planeswalker() -> None:
    board = Board("Ann", "Bob", "Cid")
    bear = board.creature(0, 2, 2)
    jace = board.add(1, types=PLANESWALKER)
    effect(board, 1, AttacksIfAble(ObjectIs(bear), Who.YOU))
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks((bear, jace)))) == {"508.1d"}
    assert rules_of(form.refusals(attacks((bear, CID)))) == {"508.1d"}
    assert form.refusals(attacks(bear)) == ()


def test_at_least_one_creature_has_to_attack() -> None:
    board = Board()
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    effect(board, 1, AttackWithOneIfAble(Who.OPPONENT, defender=Who.YOU, permanents=True))
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks())) == {"508.1d"}
    assert form.refusals(attacks(one)) == ()
    assert form.refusals(attacks(two)) == ()


# -- costs -----------------------------------------------------------------------------------------


def test_costs_add_up_and_must_be_paid() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2), board.creature(0, 3, 3)
    forests(board, 0, 3)
    effect(board, 1, CostToAttack(A_CREATURE, pay("{2}"), Who.YOU))
    form = attackers_form(board)
    ledger = total_cost_to_attack(form.now, attacks(one, two))
    assert (str(ledger), len(ledger.lines)) == ("{4}", 2)
    assert form.refusals(attacks(one)) == ()
    assert rules_of(form.refusals(attacks(one, two))) == {"508.1j"}
    assert "508.1h" in rules_of(form.remarks(attacks(one)))


def test_costs_protect_the_player_not_their_planeswalkers() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    forests(board, 0, 1, tapped=True)
    jace = board.add(1, types=PLANESWALKER)
    effect(board, 1, CostToAttack(A_CREATURE, pay("{2}"), Who.YOU))
    form = attackers_form(board)
    assert rules_of(form.refusals(attacks(bear))) == {"508.1j"}
    assert form.refusals(attacks((bear, jace))) == ()


def test_what_attacks_is_tapped_before_costs_are_paid() -> None:
    board = Board()
    dryad = board.creature(0, 1, 1, types=LAND | CREATURE, subtypes=frozenset({"Forest"}))
    effect(board, 1, CostToAttack(A_CREATURE, pay("{1}"), Who.YOU))
    assert rules_of(attackers_form(board).refusals(attacks(dryad))) == {"508.1j"}


def test_an_unknown_cost_is_owned_up_to() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    effect(board, 1, CostToAttack(A_CREATURE, Cost((MillCost(),)), Who.YOU))
    form = attackers_form(board)
    assert form.refusals(attacks(bear)) == ()
    assert form.not_taken_into_account(attacks(bear))
    assert not form.not_taken_into_account(attacks())


@pytest.mark.parametrize(
    ("cost", "pool", "lands", "expected"),
    [
        ("{2}", ("G", "U"), (), True),
        ("{2}", ("G",), ("Forest",), True),
        ("{3}", ("G",), ("Forest",), False),
        ("{G}{U}", (), ("Forest", "Island"), True),
        ("{G}{G}", (), ("Forest", "Island"), False),
        ("{1}{G}", (), ("Island", "Forest"), True),
        ("{0}", (), ("Island",), True),
        # With no source of mana in the position at all the mana is taken to be there.
        ("{4}", (), (), True),
        ("{G/P}", (), ("Island",), True),
    ],
)
def test_what_can_be_paid(
    cost: str, pool: tuple[str, ...], lands: tuple[str, ...], expected: bool | None
) -> None:
    board = Board()
    board.set(0, pool=tuple(Mana(ManaType(kind)) for kind in pool))
    for land in lands:
        board.add(0, types=LAND, subtypes=frozenset({land}))
    assert can_pay(attackers_form(board).now, 0, pay(cost)) is expected


def test_other_sources_of_mana_are_not_counted_out() -> None:
    board = Board()
    board.add(0, Unread("Adds mana in some way."), types=LAND)
    assert can_pay(attackers_form(board).now, 0, pay("{1}")) is None


# -- the step --------------------------------------------------------------------------------------


def test_an_open_declaration_is_asked_for() -> None:
    board = Board()
    board.creature(0, 2, 2)
    play = board.play(Step.DECLARE_ATTACKERS, progress=Progress.BEGIN)
    with pytest.raises(NeedsChoice) as asked:
        advance(play)
    assert asked.value.choice.kind == "attackers"
    assert list(asked.value.choice.answers()) == [attacks(), attacks(1)]


def test_an_illegal_declaration_is_refused() -> None:
    board = Board()
    board.creature(0, 2, 2)
    wall = board.creature(0, 0, 4, "defender")
    play = board.play(Step.DECLARE_ATTACKERS, attacks(wall), progress=Progress.BEGIN)
    with pytest.raises(IllegalAnswer) as refused:
        advance(play)
    assert rules_of(refused.value.reasons) == {"702.3b"}


def test_without_attackers_two_steps_are_skipped() -> None:
    board = Board()
    board.creature(0, 2, 2)
    play = board.play(Step.DECLARE_ATTACKERS, attacks(), progress=Progress.BEGIN)
    to(play, Step.END_OF_COMBAT)
    noted = [str(entry.reason.because) for entry in entries(play, Noted)]
    assert "508.8" in noted


def test_what_is_declared_already_is_not_asked_for() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    play = attacked(board, bear)
    again = board.play(Step.DECLARE_ATTACKERS, progress=Progress.BEGIN)
    again.set(again.game.but(combat=play.game.combat))
    advance(again)
    assert again.game.combat is play.game.combat


def test_answers_come_by_number_and_are_all_legal() -> None:
    board = Board("Ann", "Bob", "Cid")
    for _ in range(3):
        board.creature(0, 1, 1)
    form = attackers_form(board)
    found = list(form.answers())
    # Each of three creatures attacks one of two players or no one.
    assert len(found) == len(set(found)) == 27
    sizes = [len(answer.attacks) for answer in found if isinstance(answer, AttackAnswer)]
    assert sizes == sorted(sizes)
    assert all(form.refusals(answer) == () for answer in found)


def test_combat_ends_with_its_last_step() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    play = attacked(board, bear)
    to(play, Step.END_OF_COMBAT)
    assert play.game.combat is not None
    to(play, Step.POSTCOMBAT_MAIN)
    assert play.game.combat is None
