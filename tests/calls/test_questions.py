from __future__ import annotations

import pytest

from app.calls import actions as a
from app.calls import questions as q
from app.calls.name import Answer
from app.terms.steps import Step
from tests.calls.reading import BEAR, BOB, REX, asked, card, error, obj

SHOCK = obj("Shock")
CAST = a.Cast(SHOCK, (a.Flag.PAY,), (REX,))


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("what happens", q.WhatHappens()),
        ("What happens until end of combat", q.WhatHappens(a.When(Step.END_OF_COMBAT))),
        ("what happens, any blocks", q.WhatHappens(any_blocks=True)),
        (
            "what happens until second main, any blocks",
            q.WhatHappens(a.When(Step.POSTCOMBAT_MAIN), any_blocks=True),
        ),
        ("can attack none", q.Can(a.Attack())),
        ("can cast Shock (pay) -> Rex", q.Can(CAST)),
        ("can Bob: cast Shock (pay) -> Rex", q.Can(CAST, "Bob")),
        ("can choose Bear", q.Can(a.Choose((Answer("Bear", BEAR),)))),
        ("Rex vs Bear", q.Versus(REX, BEAR)),
        ("Shock vs Bob", q.Versus(SHOCK, BOB)),
        ("Serra Angel vs Rex", q.Versus(card("Serra Angel"), REX)),
        ("produce Forest #1", q.CouldProduce(obj("Forest #1"))),
        ("tap Forest #1", q.WaysToTap(obj("Forest #1"))),
        ("cost cast Shock (pay) -> Rex", q.CostOf(CAST)),
        ("pay Bob: cast Shock (pay) -> Rex", q.PayFor(CAST, "Bob")),
        ("value Fire // Ice", q.ManaValueOf(card("Fire // Ice"))),
        ("mana ability Llanowar Elves", q.IsManaAbility(card("Llanowar Elves"))),
        ("mana ability Rex (ability 2)", q.IsManaAbility(REX, 2)),
        ("describe Rex", q.Describe(REX)),
        ("choices", q.Choices()),
    ],
)
def test_questions(line: str, question: q.Question) -> None:
    found = asked(line)
    assert found.question == question
    assert (found.line, found.text) == (10, line)


@pytest.mark.parametrize(
    ("line", "word", "works"),
    [
        ("what hapens", "what", "what happens"),
        ("what happens until lunch", "lunch", ""),
        ("what happens now", "now", "any blocks"),
        ("can atack Rex -> Bob", "atack", "attack"),
        ("Rex vs", "", ""),
        ("Rex vs Beer", "Beer", "Bear"),
        ("value", "", ""),
        ("describe Bob", "Bob", ""),
        ("mana ability Rex (2)", "2", "(ability 2)"),
        ("can resolve, now", ",", ""),
    ],
)
def test_errors(line: str, word: str, works: str) -> None:
    found = error(f"? {line}")
    assert (found.line, found.word) == (10, word)
    assert not works or works in found.works
