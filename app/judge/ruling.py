"""A ruling: what the judge reads. Plain data, rendered alike as page, terminal text and JSON.

Sentences are made once, by `judge.explain`, from the trace of the play; no rules are worked out
here.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.judge.ruling_mana import CostLedger, PaymentTable, PoolLine, ProducedRow, TapRow
from app.judge.ruling_steps import RulingStep as RulingStep
from app.judge.ruling_steps import StepKind as StepKind


@dataclass(frozen=True, slots=True)
class DamageRow:
    """Who deals what to whom in one damage step.

    `lethal`: the least damage that counts as lethal for the recipient (None for players); `why`
    says how it came about; `assigned`, `dealt` (after doubling and prevention) and `prevented` are
    amounts.
    """

    source: str
    recipient: str
    assigned: int
    dealt: int
    prevented: int
    lethal: int | None
    why: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DamageTable:
    """One combat damage step; `name` is `First combat damage step` and the like."""

    name: str
    rows: tuple[DamageRow, ...]


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of an object: `dies`, `survives`, `exiled` …, and why."""

    object: str
    fate: str
    why: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player at the end: life before and after, poison counters, whether they have lost."""

    player: str
    life_before: int
    life: int
    poison: int
    lost: bool = False


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """One distinct outcome: the choices that lead there, in words or as notation has them
    (`assign Rex: 3 Bear, 2 Bob`), and what comes of it. `script`: the notation lines that lead
    there, none where they can't be told."""

    choices: tuple[str, ...]
    players: tuple[PlayerLine, ...]
    dies: tuple[str, ...]
    survives: tuple[str, ...]
    notes: tuple[str, ...] = ()
    script: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Share:
    """One recipient in a division: bounds over all legal divisions, and the amount shown."""

    recipient: str
    least: int
    most: int
    amount: int
    lethal: int | None = None


@dataclass(frozen=True, slots=True)
class Division:
    """Where a player may divide a creature's damage: material for steppers. `line` is the notation
    line that fixes the amounts shown (`> assign Rex: 1 Bear, 4 Bob`)."""

    player: str
    source: str
    step: str
    total: int
    shares: tuple[Share, ...]
    line: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason of a refusal."""

    text: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something the rules do not allow, with all its reasons."""

    what: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class VersusRow:
    """One thing that A may or may not do to B.

    `row`: which row of the table (`damage`, `target` …, as the notation names them, or `blocked
    by`); `what`: in words (`combat damage`); `source`: the object whose qualities count (a name).
    `answer`: `yes`, `no` or `prevented`. `matters`: A can do such a thing at all.
    """

    row: str
    what: str
    answer: str
    source: str
    reasons: tuple[Reason, ...] = ()
    matters: bool = True


NOT_READ = "its text is not read"


@dataclass(frozen=True, slots=True)
class NotTaken:
    """Something on the board that was not taken into account, in its own words where it has any."""

    object: str
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class MissingFact:
    """A fact that would change the answer, put to the judge as a question. Each answer: its words
    and the notation to add to the call (an object line's modifier or an action line). `about`: the
    object whose line the modifier belongs to."""

    question: str
    answers: tuple[tuple[str, str], ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Timing:
    """In which step something must be done to matter, and why."""

    text: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where play stands: whose turn and step it is, who has priority (empty where no one has), what
    is on the stack, the top last, and the kind of decision that waits, if one does."""

    active: str
    step: str
    priority: str = ""
    stack: tuple[str, ...] = ()
    decision: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to one question.

    `verdict`: one sentence to read aloud. `answer`: `yes`, `no` or None where that is not asked.
    `reasons`: why the answer is yes, where there is more to say of it. `pools`: floating mana where
    play stands. `stands`: where that is, before what the question looks ahead to.
    `complete`: everything in the call was taken into account and every outcome was looked at.
    """

    question: str
    verdict: str
    answer: str | None = None
    illegal: bool = False
    players: tuple[PlayerLine, ...] = ()
    fates: tuple[Fate, ...] = ()
    tables: tuple[DamageTable, ...] = ()
    steps: tuple[RulingStep, ...] = ()
    outcomes: tuple[OutcomeView, ...] = ()
    outcome_count: int = 1
    divisions: tuple[Division, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    versus: tuple[VersusRow, ...] = ()
    description: tuple[RulingStep, ...] = ()
    reasons: tuple[Reason, ...] = ()
    costs: tuple[CostLedger, ...] = ()
    payment: PaymentTable | None = None
    taps: tuple[TapRow, ...] = ()
    produced: tuple[ProducedRow, ...] = ()
    pools: tuple[PoolLine, ...] = ()
    stands: Standing | None = None
    not_taken: tuple[NotTaken, ...] = ()
    missing: tuple[MissingFact, ...] = ()
    timing: tuple[Timing, ...] = ()
    cites: tuple[str, ...] = ()
    complete: bool = True
    edition: str = "current"
    rules_date: str = ""
    cards_source: str = ""
