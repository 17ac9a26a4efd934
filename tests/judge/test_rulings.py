"""What a ruling tells: expected values come from the rules named."""

from __future__ import annotations

from app.judge.ruling import DamageRow, Ruling
from tests.judge.play import answer

TRAMPLE = """\
[Ann]
Rex = 5/5 green Beast, trample, deathtouch
[Bob]
Bear = 3/3 green Bear
Ogre = 4/4 red Ogre, 1 damage
> attack Rex -> Bob
> block Bear -> Rex, Ogre -> Rex
"""


def ruling(text: str) -> Ruling:
    """The only ruling on a call."""
    (found,) = answer(text).rulings
    return found


def rows(text: str) -> dict[tuple[str, str], DamageRow]:
    """The rows of the only damage table, by source and recipient."""
    (table,) = ruling(text).tables
    return {(row.source, row.recipient): row for row in table.rows}


def test_the_table_tells_lethal_damage_and_why() -> None:
    """702.2c: 1 from deathtouch; 120.6: toughness less what is marked."""
    found = rows(TRAMPLE + "> assign Rex: 1 Bear, 1 Ogre, 3 Bob\n")
    assert found["Rex", "Bear"].lethal == 1
    assert "deathtouch" in found["Rex", "Bear"].why
    assert found["Rex", "Bob"].lethal is None
    assert found["Rex", "Bob"].dealt == 3
    assert found["Bear", "Rex"].lethal == 5
    assert found["Ogre", "Rex"].assigned == 4


def test_prevented_damage_stands_in_the_table() -> None:
    """702.16e: what protection prevents is assigned, and not dealt."""
    found = rows(
        "[Ann]\nRex = 3/3 green Beast\n[Bob]\nPal = 2/4 white Knight, protection from green\n"
        "> attack Rex -> Bob\n> block Pal -> Rex\n"
    )
    row = found["Rex", "Pal"]
    assert (row.assigned, row.dealt, row.prevented) == (3, 0, 3)
    assert "702.16e" in row.cites


def test_an_open_division_has_bounds_for_each_recipient() -> None:
    """702.19b with 702.2c: 1 each is enough, so Bob may get 0 to 3; 0 to 5 for each blocker."""
    (division,) = ruling(TRAMPLE).divisions
    assert division.player == "Ann"
    assert division.total == 5
    bounds = {share.recipient: (share.least, share.most) for share in division.shares}
    assert bounds == {"Bear": (0, 5), "Ogre": (0, 5), "Bob": (0, 3)}


def test_the_set_of_outcomes() -> None:
    """All to one blocker, both dying with 0 to 3 for Bob, all to the other: six in all."""
    found = ruling(TRAMPLE)
    assert found.outcome_count == 6
    lives = {view.players[1].life for view in found.outcomes}
    assert lives == {20, 19, 18, 17}
    assert all("Rex" in view.dies for view in found.outcomes)
    assert found.complete


def test_every_reason_of_a_refusal_is_told() -> None:
    """509.1b: flying (702.9b) and menace (702.111b) both stand in the way, and tapped (509.1a)."""
    found = ruling(
        "[Ann]\nRex = 3/3 red Dragon, flying, menace\n[Bob]\nWall = 0/4 white Wall, tapped\n"
        "> attack Rex -> Bob\n? can block Wall -> Rex\n"
    )
    assert found.answer == "no"
    (refusal,) = found.refusals
    cites = {cite for reason in refusal.reasons for cite in reason.cites}
    assert {"702.9b", "702.111b", "509.1a"} <= cites


def test_text_that_is_not_read_is_named() -> None:
    """An honest ruling names it, and is not complete."""
    found = ruling(
        '[Ann]\nRex = 3/3 red Dragon, "Whenever the moon is full, this creature sings."\n[Bob]\n'
        "> attack Rex -> Bob\n"
    )
    assert not found.complete
    assert [(left.object, "moon" in left.text) for left in found.not_taken] == [("Rex", True)]


def test_an_illegal_action_stops_the_call() -> None:
    """508.1a: a tapped creature can't be declared as an attacker."""
    found = ruling(
        "[Ann]\nRex = 3/3 red Dragon, tapped\n[Bob]\n> attack Rex -> Bob\n? what happens\n"
    )
    assert found.illegal
    assert "508.1a" in found.cites
    assert found.verdict.startswith("Not legal")


def test_the_verdict_can_be_read_aloud() -> None:
    """Who dies, who survives, life before and after, in one sentence."""
    found = ruling("[Ann]\nRex = 3/3 red Dragon\n[Bob]\n> attack Rex -> Bob\n")
    assert found.verdict == "Rex survives; Bob goes from 20 to 17 life."


def test_when_to_act_is_told() -> None:
    """506.4b: tapping an attacker changes nothing; it is said where a creature attacks."""
    found = ruling("[Ann]\nRex = 3/3 red Dragon, attacking\n[Bob]\n")
    assert any("506.4b" in timing.cites for timing in found.timing)


def test_a_ruling_names_its_edition_and_date() -> None:
    found = answer("rules: 2004\n[Ann]\nRex = 3/3 red Dragon\n[Bob]\n> attack Rex -> Bob\n")
    assert [(one.edition, one.rules_date) for one in found.rulings] == [("2004", "2009-05-01")]


def test_payment_as_a_table() -> None:
    """Floating mana first, then what is no use elsewhere; what is left is told."""
    call = """[Ann] pool {G}
2 Forest; Island
hand: Spell = {1}{G}{U} instant
[Bob]
? pay cast Spell
? cost cast Spell
"""
    paid, cost = answer(call).rulings
    assert paid.payment is not None
    sources = {one.source for one in paid.payment.lines}
    assert {"floating mana", "Island"} < sources
    assert len(sources) == 3
    pays = "".join(one.pays for one in paid.payment.lines)
    assert sorted(pays) == sorted("{1}{G}{U}")
    assert paid.payment.left == ("Forest",)
    assert [line.mana for line in cost.costs[0].lines] == ["{1}{G}{U}", "{1}{G}{U}"]
    assert [(pool.player, pool.mana[0].symbol) for pool in paid.pools] == [("Ann", "{G}")]


def test_a_power_that_nothing_defines_is_asked_for() -> None:
    """208.2: a `*` whose ability is not read is a missing fact, and the ruling is not complete."""
    from app.calls.parse import parse
    from app.judge.ask import answer_call
    from app.terms.cards import Card, Face, Layout, StarValue
    from app.terms.types import CardType
    from tests.judge.play import cards

    class WithStar:
        """The built-in cards, with one of unknown power instead of Grizzly Bears."""

        def __getattr__(self, name: str) -> object:
            return getattr(cards(), name)

        def card(self, name: str) -> Card | None:
            if name.casefold() != "grizzly bears":
                return cards().card(name)
            face = Face(
                "Grizzly Bears",
                types=frozenset({CardType.CREATURE}),
                power=StarValue.STAR,
                toughness=StarValue.STAR,
            )
            return Card("Grizzly Bears", Layout.NORMAL, (face,))

    data = WithStar()
    (call,) = parse("[Ann]\nGrizzly Bears\n[Bob]\n> attack Grizzly Bears -> Bob\n", cards())
    (found,) = answer_call(call, data).rulings  # type: ignore[arg-type]
    assert not found.complete
    assert [fact.question for fact in found.missing] == [
        "What are Grizzly Bears's power and toughness?"
    ]
    assert ("3/3", "base 3/3") in found.missing[0].answers
