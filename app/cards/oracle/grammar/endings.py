"""What follows the head of a noun phrase: `you control`, `with power 3 or less`, `blocking it`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import SUBJECT, THAT_PLAYER, Chosen
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import (
    CardsInHand,
    CountersOfPlayer,
    CountersOn,
    CountOf,
    Devotion,
    ManaValueOf,
    Plus,
    PowerOf,
    ToughnessOf,
)
from app.terms.effects import Target, TargetChoice
from app.terms.relations import AttachedTo, HasManaCost, SharesWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    AttackingPlayer,
    Comparison,
    Controlled,
    DealtDamageBy,
    HasCounter,
    HasKeyword,
    HasName,
    HasNoAbilities,
    HasSubtype,
    InCombatWith,
    IsChosen,
    IsStatus,
    ManaValueIs,
    Not,
    Owned,
    PowerAndToughnessAre,
    PowerIs,
    Status,
    Targeting,
    This,
    ToughnessExceedsPower,
    ToughnessIs,
    Who,
)

_MEASURES: dict[str, Any] = {"power": PowerIs, "toughness": ToughnessIs, "mana value": ManaValueIs}


def _alone(amount: Any) -> bool:
    """Whether what follows can't be part of the amount: `the number of lands` could go on, `the
    number of lands you control` can't."""
    if isinstance(amount, CountOf) and isinstance(amount.what, AllOf):
        return isinstance(amount.what.of[-1], Controlled)
    if isinstance(amount, Devotion):
        return True
    if isinstance(amount, Plus):
        return _alone(amount.of)
    measured = (PowerOf, ToughnessOf, ManaValueOf)
    return isinstance(amount, (CountersOn, CountersOfPlayer, CardsInHand, *measured))


def _of_another(amount: Any) -> bool:
    """The same, but not `its power`: that is each object's own (`toughness greater than …`)."""
    return _alone(amount) and amount not in (PowerOf(This()), ToughnessOf(This()))


def _measured() -> tuple[Shape, ...]:
    """`with power 3 or less`, `with toughness 2`, `with mana value equal to …`."""
    found = []
    for word, term in _MEASURES.items():
        found += [
            Shape("ending#", f"with {word} {words} {{amount}}", term(sign, only(S.amount, _alone)))
            for words, sign in (
                ("equal to", Comparison.EQUAL),
                ("less than or equal to", Comparison.AT_MOST),
                ("greater than or equal to", Comparison.AT_LEAST),
            )
        ]
        found += [
            Shape("ending#", f"with {word} {words} than {{amount}}",
                  term(sign, only(S.amount, _of_another)))
            for words, sign in (("less", Comparison.LESS), ("greater", Comparison.GREATER))
        ]  # fmt: skip
        found.append(
            Shape("ending#", f"with {word} {{number:numeral}} {{sign:than_less}}",
                  term(S.sign, S.number))
        )  # fmt: skip
        found.append(
            Shape("ending#", f"with {word} {{number:numeral}}", term(Comparison.EQUAL, S.number))
        )
    return tuple(found)


_THAN = ((Comparison.GREATER, "greater"), (Comparison.LESS, "less", "lesser"))
_OR_EQUAL = ((Comparison.AT_LEAST, "greater"), (Comparison.AT_MOST, "less"))


def _compared() -> tuple[Shape, ...]:
    """`with power greater than this creature's power`; `with greater power`: than the subject's."""
    found = []
    for sign, word, *short in _THAN:
        usual = f"with power {word} than {{whose}} power"
        compared = PowerIs(sign, PowerOf(SUBJECT))
        short_words = f"with {(short or [word])[0]} power"

        def of_subject(term: Any, compared: Any = compared, sign: Any = sign) -> Any:
            return () if term in (compared, PowerIs(sign, PowerOf(This()))) else None

        found += [
            Shape("ending#", usual, PowerIs(sign, PowerOf(S.whose))),
            Shape("ending#", short_words, via(lambda compared=compared: compared, of_subject),
                  same_as=usual),
            Shape("ending#", short_words, compared, reads=False),
        ]  # fmt: skip
    return tuple(found)


def _or_equal() -> Iterator[Shape]:
    """`with mana value less than or equal to its power`."""
    measures = (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf))
    for word, term in _MEASURES.items():
        for sign, than in _OR_EQUAL:
            for of, amount in measures:
                yield Shape(
                    "ending#",
                    f"with {word} {than} than or equal to {{whose}} {of}",
                    term(sign, amount(S.whose)),
                )


def _in_combat(words: str, blocking: bool, blocked_by: bool) -> Shape:
    """`blocking it`: in combat with an object that is named or was spoken of."""
    return Shape("ending#", f"{words} {{whom:thing.s}}", InCombatWith(blocking, blocked_by, S.whom),
                 (f"that <is|are> {words} {{whom:thing.s}}",))  # fmt: skip


def _chosen(who: Who) -> Any:
    return Chosen(TargetChoice(who=who))


def _that_player_controls(term: Any) -> tuple[()] | None:
    if not isinstance(term, Controlled):
        return None
    that = term.who == Who.TRIGGERING_PLAYER or isinstance(term.who, Target)
    return () if that else None


def _defending_controls(term: Any) -> tuple[()] | None:
    return () if term == Controlled(Who.DEFENDING_PLAYER) else None


SHAPES = (
    Shape("ending#", "with no abilities", HasNoAbilities()),
    Shape("ending#", "not named {name}", Not(HasName(S.name))),
    Shape("ending#", "not named ~", Not(SharesWith("name", This()))),
    # Whose it is.
    Shape("ending#", "you control", Controlled(Who.YOU)),
    Shape("ending#", "you do not control", Not(Controlled(Who.YOU))),
    Shape("ending.s", "an opponent controls", Controlled(Who.OPPONENT),
          ("your opponents control",)),
    Shape("ending.p", "your opponents control", Controlled(Who.OPPONENT),
          ("an opponent controls",)),
    Shape("ending#", "defending player controls", Controlled(Who.DEFENDING_PLAYER)),
    Shape("ending#", "that player controls",
          via(lambda: Controlled(THAT_PLAYER), _that_player_controls),
          ("they control", "that opponent controls")),
    Shape("ending#", "they control", via(lambda: Controlled(THAT_PLAYER), _defending_controls),
          same_as="defending player controls"),
    *(
        Shape("ending#", f"{words} controls",
              Controlled(_chosen(who)))
        for words, who in (("target player", Who.ANY), ("target opponent", Who.OPPONENT))
    ),
    Shape("ending#", "enchanted player controls", Controlled(Who.ENCHANTED_PLAYER)),
    Shape("ending#", "the chosen player controls", Controlled(Who.CHOSEN_PLAYER)),
    Shape("ending#", "you own", Owned(Who.YOU)),
    Shape("ending#", "you do not own", Not(Owned(Who.YOU))),
    Shape("ending#", "you own and control", AllOf((Owned(Who.YOU), Controlled(Who.YOU)))),
    Shape("ending#", "named {name}", HasName(S.name)),
    Shape("ending#", "other than ~", Not(This())),
    # Numbers.
    *_measured(),
    *_compared(),
    *_or_equal(),
    Shape("ending#", "with toughness greater than <its|their> power", ToughnessExceedsPower()),
    Shape("ending#", "with total power and toughness {number:numeral} {sign:than_less}",
          PowerAndToughnessAre(S.sign, S.number)),
    Shape("ending#", "with mana cost {one:mana} or {two:mana}", HasManaCost((S.one, S.two))),
    # Abilities and counters.
    Shape("ending#", "with {keyword:plain_keyword}", HasKeyword(S.keyword)),
    Shape("ending#", "with a morph ability", HasKeyword("morph")),
    Shape("ending#", "without {keyword:plain_keyword} or {land:landwalk}",
          AllOf((Not(HasKeyword(S.keyword)), Not(HasKeyword("landwalk", HasSubtype(S.land)))))),
    Shape("ending#", "without {keyword:plain_keyword}", Not(HasKeyword(S.keyword))),
    Shape("ending.s", "with a {kind:counter_kind} counter on it", HasCounter(S.kind)),
    Shape("ending.p", "with {kind:counter_kind} counters on them", HasCounter(S.kind),
          ("with a {kind:counter_kind} counter on it",)),
    Shape("ending.s", "with {kind:counter_kind} counters on it", HasCounter(S.kind),
          same_as="with a {kind:counter_kind} counter on it"),
    Shape("ending#", "with no counters on <it|them>", Not(HasCounter(None))),
    Shape("ending#", "without a {kind:counter_kind} counter on <it|them>", Not(HasCounter(S.kind)),
          same_as="with no {kind} counters on it"),
    Shape("ending.s", "with a counter on it", HasCounter(None),
          ("with one or more counters on it",)),
    Shape("ending.p", "with counters on them", HasCounter(None),
          ("with one or more counters on them",)),
    # Combat and what has happened.
    Shape("ending#", "attacking you", AttackingPlayer(Who.YOU), ("that <is|are> attacking you",)),
    Shape("ending#", "attacking you or a planeswalker you control",
          AttackingPlayer(Who.YOU, True), ("that <is|are> attacking you or a planeswalker you "
                                           "control",)),
    Shape("ending#", "attacking your opponents", AttackingPlayer(Who.OPPONENT),
          ("that <is|are> attacking your opponents", "attacking one of your opponents",
           "that <is|are> attacking one of your opponents")),
    Shape("ending#", "attacking enchanted player", AttackingPlayer(Who.ENCHANTED_PLAYER)),
    Shape("ending#", "that <is|are> attacking", IsStatus(Status.ATTACKING)),
    Shape("ending#", "that <is|are> blocking", IsStatus(Status.BLOCKING)),
    _in_combat("blocking", True, False),
    _in_combat("blocked by", False, True),
    _in_combat("blocking or blocked by", True, True),
    Shape("ending#", "{whom:one} is blocking", InCombatWith(False, True, S.whom),
          same_as="blocked by {whom}"),
    Shape("ending#", "that was dealt damage this turn", IsStatus(Status.DEALT_DAMAGE_THIS_TURN)),
    Shape("ending#", "dealt damage this turn", IsStatus(Status.DEALT_DAMAGE_THIS_TURN),
          same_as="that was dealt damage this turn"),
    Shape("ending#", "with {one:plain_keyword} or {two:plain_keyword}",
          AnyOf((HasKeyword(S.one), HasKeyword(S.two)))),
    Shape("ending#", "that attacked this turn", IsStatus(Status.ATTACKED_THIS_TURN)),
    Shape("ending#", "that blocked this turn", IsStatus(Status.BLOCKED_THIS_TURN)),
    Shape("ending#", "that entered this turn", IsStatus(Status.ENTERED_THIS_TURN),
          ("that entered the battlefield this turn",)),
    Shape("ending#", "dealt damage by {by:one} this turn", DealtDamageBy(S.by)),
    Shape("ending.s", "that targets {what:one}", Targeting(S.what)),
    Shape("ending.s", "that targets {what:some}", Targeting(S.what)),
    Shape("ending.p", "that target {what:one}", Targeting(S.what)),
    Shape("ending.p", "that target {what:some}", Targeting(S.what)),
    Shape("ending#", "attached to {what:some}", AttachedTo(S.what)),
    Shape("ending#", "attached to {what:group}", AttachedTo(S.what)),
    # Choices.
    Shape("ending#", "of the chosen color", IsChosen("color")),
    Shape("ending#", "of the chosen type", IsChosen("type")),
    Shape("ending#", "with the chosen name", IsChosen("name")),
)  # fmt: skip
