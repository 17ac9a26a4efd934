"""Properties of the layers (CR 613): timestamps, arrivals, the steps that are shown."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr613_interaction_of_continuous_effects.describing import layer_by_layer
from app.engine.kernel.now import Now
from app.terms import changes as ch
from app.terms import selectors as se
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.colors import Color
from app.terms.types import CardType
from tests.engine.build import Board

ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
SUBJECTS = st.sampled_from(
    (
        se.HasType(CardType.CREATURE),
        se.HasType(CardType.LAND),
        se.HasSubtype("Elf"),
        se.IsColor(Color.RED),
        se.HasKeyword("flying"),
    )
)
CHANGES = st.sampled_from(
    (
        ch.AddTypes(frozenset({CardType.CREATURE})),
        ch.AddTypes(subtypes=frozenset({"Elf"})),
        ch.SetSubtypesOf(CardType.LAND, frozenset({"Mountain"})),
        ch.SetColors(frozenset({Color.RED})),
        ch.AddColors(frozenset({Color.BLUE})),
        ch.AddAbility(KeywordAbility("flying")),
        ch.LoseKeyword("flying"),
        ch.LoseAllAbilities(),
        ch.SetPowerToughness(1, 1),
        ch.ModifyPowerToughness(2, 1),
    )
)
EFFECTS = st.lists(st.tuples(SUBJECTS, CHANGES), min_size=1, max_size=6)


def board_of(effects: list[tuple[se.Selector, ch.Change]], *, arrival: bool = False) -> Board:
    """Enchantments with these effects, a creature, a land; perhaps something beside them."""
    board = Board()
    for subject, change in effects:
        board.add(0, StaticAbility((ContinuousChange(subject, (change,)),)), types=ENCHANTMENT)
    board.creature(0, 2, 2, "trample", subtypes=frozenset({"Elf"}))
    board.add(1, types=frozenset({CardType.LAND}), subtypes=frozenset({"Island"}))
    if arrival:
        board.add(1, types=frozenset({CardType.ARTIFACT}))
    return board


@settings(max_examples=150, deadline=None)
@given(EFFECTS)
def test_unrelated_arrivals_change_nothing(effects: list[tuple[se.Selector, ch.Change]]) -> None:
    """613.7: an artifact without abilities that enters leaves all other values as they are."""
    board, more = board_of(effects), board_of(effects, arrival=True)
    before = Now(board.rules, board.game()).characteristics
    after = Now(more.rules, more.game()).characteristics
    assert {id: after[id] for id in before} == before


@settings(max_examples=150, deadline=None)
@given(EFFECTS)
def test_steps_lead_from_what_is_printed_to_what_is(
    effects: list[tuple[se.Selector, ch.Change]],
) -> None:
    """613.1: each step begins where the one before ended, and the last one is what rules read."""
    board = board_of(effects)
    now = Now(board.rules, board.game())
    for id in now.battlefield:
        printed, steps = layer_by_layer(now, id)
        values = [printed, *(step.after for step in steps)]
        assert [step.before for step in steps] == values[:-1]
        assert values[-1] == now.of(id)
        layers = [step.layer for step in steps]
        assert layers == sorted(layers)


@settings(max_examples=100, deadline=None)
@given(EFFECTS, st.randoms(use_true_random=False))
def test_effects_of_other_layers_need_no_order(
    effects: list[tuple[se.Selector, ch.Change]], random: object
) -> None:
    """613.7: timestamps matter within a layer only. One effect for each layer, in any order."""
    layers = {type(change): (subject, change) for subject, change in effects}
    alone: dict[object, tuple[se.Selector, ch.Change]] = {}
    for subject, change in layers.values():
        alone.setdefault(_layer(change), (subject, change))
    listed = list(alone.values())
    shuffled = list(listed)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    outcomes = []
    for order in (listed, shuffled):
        board = board_of(order)
        now = Now(board.rules, board.game())
        outcomes.append([now.of(id) for id in now.battlefield if id > len(order)])
    assert outcomes[0] == outcomes[1]


def _layer(change: ch.Change) -> str:
    match change:
        case ch.AddTypes() | ch.SetSubtypesOf():
            return "4"
        case ch.SetColors() | ch.AddColors():
            return "5"
        case ch.SetPowerToughness():
            return "7b"
        case ch.ModifyPowerToughness():
            return "7c"
        case _:
            return "6"
