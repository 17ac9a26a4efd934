"""Protection and hexproof that hang on something: on a condition each, on whose turn it is, on the
color just chosen; ward whose cost is counted; what players and groups gain together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.keywords import protection
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT, replaced
from app.cards.oracle.grammar.predicate import join, split
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import named, settled
from app.cards.oracle.grammar.things import is_that_player
from app.cards.oracle.grammar.trailing import Trailing, trailing
from app.terms import amounts as am
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility, Trigger
from app.terms.abilities import EventKind as Kind
from app.terms.changes import AddAbility, SetColors
from app.terms.conditions import Exists
from app.terms.costs import Cost, PayGeneric
from app.terms.effects import Choose, Duration, StartChange, StartModification
from app.terms.instructions import IfSo, MayDo
from app.terms.library_effects import SearchLibrary
from app.terms.modifications import CantBeTargeted, CauseNoTriggers, PlayerHas, TargetedAsThough
from app.terms.relations import WhoseControllerControls
from app.terms.selectors import (
    AllOf,
    AnyOf,
    ColorOfChoice,
    Controlled,
    HasType,
    Host,
    InZone,
    IsChosen,
    IsColor,
    Not,
    ThatObject,
    Who,
)
from app.terms.zones import Zone

_MIX_AND_PUT = "shuffle and put"
_AIMED_AT = "the target of"
_AIMED_AT_BY = "the targets of"
_YOU_LIKE = "your choice"
_UNTIL = Duration.END_OF_TURN


def _if_each(count: int) -> Any:
    """Protection from a color each, as far as something is so."""

    def gained(who: Any, color: Any) -> StartChange:
        return StartChange(who, (AddAbility(protection(IsColor(color))),), _UNTIL)

    def forward(who: Any, *values: Any) -> tuple[Any, ...]:
        pairs = zip(values[::2], values[1::2], strict=True)
        return tuple(Trailing(IfSo(so, (gained(who, color),))) for color, so in pairs)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != count:
            return None
        values: list[Any] = []
        whose = set()
        for part in term:
            if not isinstance(part, IfSo) or len(part.effects) != 1:
                return None
            change: Any = part.effects[0]
            gift: Any = change.changes[0] if isinstance(change, StartChange) else None
            quality = getattr(getattr(gift, "ability", None), "quality", None)
            if not isinstance(quality, IsColor) or part != IfSo(
                part.condition, (gained(change.what, quality.color),)
            ):
                return None
            whose.add(change.what)
            values += [quality.color, part.condition]
        return (whose.pop(), *values) if len(whose) == 1 else None

    names = [f"{word}{number}" for number in range(count) for word in ("color", "so")]
    return via(forward, backward, S.who, *(getattr(S, name) for name in names))


def _judged() -> Iterator[Shape]:
    for count in (2, 3, 5):
        each = [f"from {{color{n}:color}} if {{so{n}:condition}}" for n in range(count)]
        listed = " and ".join(each) if count == 2 else f"{', '.join(each[:-1])}, and {each[-1]}"
        yield Shape("sentence_where", f"until end of turn, {{who:group}} gain protection {listed}",
                    _if_each(count))  # fmt: skip


def _has_each(count: int) -> Any:
    """What an object has as long as something is so, several times over: an ability for each."""

    def forward(who: Any, *values: Any) -> tuple[StaticAbility, ...]:
        pairs = zip(values[::2], values[1::2], strict=True)
        made = []
        for changes, so in pairs:
            change = ContinuousChange(who, replaced(changes, SUBJECT, who))
            made.append(settled((change,), so))
        return tuple(made)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != count:
            return None
        values: list[Any] = []
        whose = set()
        for part in term:
            if not isinstance(part, StaticAbility) or part.condition is None:
                return None
            effect = part.effects[0]
            if len(part.effects) != 1 or not isinstance(effect, ContinuousChange):
                return None
            if part != StaticAbility((effect,), part.condition) or effect.elsewhere is not None:
                return None
            whose.add(effect.subject)
            values += [effect.changes, part.condition]
        return (whose.pop(), *values) if len(whose) == 1 else None

    names = [f"{word}{number}" for number in range(count) for word in ("got", "so")]
    return via(forward, backward, S.who, *(getattr(S, name) for name in names))


def _as_long_as() -> Iterator[Shape]:
    """`has flying as long as it is an Elf, and has trample as long as …`."""
    for count in (3, 4, 5):
        for sign, whole in (("as long as", True), ("if", False)):
            said = [f"{{got{n}:changing.s}} {sign} {{so{n}:condition}}" for n in range(count)]
            short = [f"{{got{n}:has_one}} {sign} {{so{n}:condition}}" for n in range(count)]
            usual = "{who} {got} as long as {so}. …"
            for each, first in ((said, ""), (short, "has ")):
                if each is said and not whole:
                    continue
                listed = f"{', '.join(each[:-1])}, and {each[-1]}"
                yield Shape("statics", f"{{who:one}} {first}{listed}.", _has_each(count),
                            same_as=usual)  # fmt: skip


def _host_controls(phrase: Any, other_than: bool) -> Any:
    """As long as the controller of what the Aura enchants controls something."""

    def exists(what: Any) -> Exists:
        parts = what.of if isinstance(what, AllOf) else (what,)
        before = (Not(Host()),) if other_than else ()
        return Exists(AllOf((*before, *parts, Controlled(Who.HOST_CONTROLLER))))

    def forward(core: Any, what: Any) -> StaticAbility:
        if named(core) != Host():
            raise Unfit
        return settled(core, exists(what))

    def backward(term: Any) -> tuple[Any, ...] | None:
        condition = getattr(term, "condition", None)
        if not isinstance(term, StaticAbility) or not isinstance(condition, Exists):
            return None
        if named(term.effects) != Host() or not isinstance(condition.what, AllOf):
            return None
        if term != StaticAbility(term.effects, condition):
            return None
        parts = condition.what.of[1 if other_than else 0 : -1]
        what = parts[0] if len(parts) == 1 else AllOf(parts)
        return (term.effects, what) if parts and condition == exists(what) else None

    return via(forward, backward, S.core, phrase)


def _you_too() -> Iterator[Shape]:
    """You and permanents of yours, from one color that you choose once."""
    quality = IsChosen("color")
    term = (
        Choose("color"),
        StartModification(PlayerHas(Who.YOU, protection(quality)), S.until),
        StartChange(S.what, (AddAbility(protection(quality)),), S.until),
    )
    for category in ("sentence_where", "sentence"):
        yield Shape(category,
                    f"you and each {{what:np.s}} gain protection from the color of {_YOU_LIKE} "
                    "{until}", term,
                    same_as="choose a color. {until}, you and {what} gain …")  # fmt: skip


_TARGETED = "becomes the target of"
_HEXPROOF = KeywordAbility("hexproof", quality=ColorOfChoice())
_ITS_COLOR = (SetColors(ColorOfChoice()), AddAbility(_HEXPROOF))

_FROM_THEM = KeywordAbility("protection", player=is_that_player())
_UNHEXED = f"{{what:group}} can be {_AIMED_AT_BY} spells and abilities as though they did not have"


def _of_each_player(*parts: Any) -> Any:
    """What permanents have whose controller controls so many of something."""

    def forward(what: Any, predicates: Any, count: Any, sign: Any, number: Any) -> StaticAbility:
        own = what.of if isinstance(what, AllOf) else (what,)
        so = WhoseControllerControls(count, sign, number)
        return settled(join(AllOf((*own, so)), predicates))

    def backward(term: Any) -> tuple[Any, ...] | None:
        found = split(term.effects) if isinstance(term, StaticAbility) else None
        if found is None or term != StaticAbility(term.effects):
            return None
        subject, predicates = found
        last = subject.of[-1] if isinstance(subject, AllOf) else None
        if not isinstance(last, WhoseControllerControls):
            return None
        rest = subject.of[:-1]
        what = rest[0] if len(rest) == 1 else AllOf(rest)
        return what, predicates, last.what, last.comparison, last.number

    return via(forward, backward, *parts)


SHAPES = (
    # Protection from a player, whom the sentence before has named.
    Shape("pair", "{until}, you and {what:group} gain protection from that player",
          (StartModification(PlayerHas(Who.YOU, _FROM_THEM), S.until),
           StartChange(S.what, (AddAbility(_FROM_THEM),), S.until)),
          same_as="you gain … {until}. {what} gain … {until}"),
    Shape("clause", f"until end of turn, {{one}} can be {_AIMED_AT} spells and abilities "
          "controlled by {who:player.s} as though it did not have shroud",
          StartModification(TargetedAsThough(ThatObject(), "shroud", S.who), _UNTIL, S.one)),
    Shape("statics", f"{_UNHEXED} hexproof. ward abilities of those creatures do not trigger.",
          (StaticAbility((TargetedAsThough(S.what, "hexproof", None),)),
           StaticAbility((CauseNoTriggers((Trigger(Kind.BECOMES_TARGET, S.what),), S.what,
                                          "ward"),)))),
    Shape("static", "{what:np.p} each player controls {predicates:predicates.p} as long as that "
          "player controls {number} {sign:than_fewer} {count:np.p}.",
          _of_each_player(S.what, S.predicates, S.count, S.sign, S.number)),
    Shape("measure", "the number of abilities from among {names:shared} found among {what:kind.p}",
          am.KeywordsAmong(S.names, S.what)),
    Shape("order", f"search your library for a {{what:card.s}} and reveal it. {_MIX_AND_PUT} that "
          "card on top", SearchLibrary(S.what, Zone.LIBRARY),
          same_as="search your library for a {what}, … then shuffle and put that card on top"),
    *_judged(),
    *_as_long_as(),
    *_you_too(),
    Shape("has_one", "{word:plain_keyword}", (AddAbility(KeywordAbility(S.word)),)),
    Shape("has_one", "“{ability:activated}”", (AddAbility(S.ability),)),
    Shape("static", "{core} as long as its controller controls a {what:np.s}.",
          _host_controls(S.what, False)),
    Shape("static", "{core} as long as its controller controls another {what:np.s}.",
          _host_controls(S.what, True)),
    # Ward for what is counted.
    Shape("keyword", "ward {X}, where X is {amount}",
          KeywordAbility("ward", cost=Cost((PayGeneric(S.amount),)))),
    # The color just chosen.
    Shape("clause", f"until end of turn, {{who:one}} becomes the color of {_YOU_LIKE} and gains "
          "hexproof from that color", StartChange(S.who, _ITS_COLOR, _UNTIL),
          same_as=f"… becomes the color of {_YOU_LIKE} and gains hexproof from …"),
    # In two zones.
    Shape("core", "{here:card_type.p} on the battlefield and {there:card_type.s} cards in "
          "graveyards can't be the targets of spells or abilities your opponents control",
          (CantBeTargeted(AnyOf((AllOf((HasType(S.here), InZone(Zone.BATTLEFIELD))),
                                 AllOf((HasType(S.there), InZone(Zone.GRAVEYARD))))),
                          Controlled(Who.OPPONENT)),)),
    # Two events, each of its own object.
    Shape("two_events", f"~ enters or enchanted creature {_TARGETED} a {{kind:adjective}} spell",
          (Trigger(Kind.ENTERS),
           Trigger(Kind.BECOMES_TARGET, Host(), other=AllOf((S.kind, SPELL)))),
          same_as="{one} and when {two}"),
    # If one may.
    Shape("sentence1", "you may {effects:allowed} if {condition:conditions}",
          trailing(S.condition, MayDo(S.effects)),
          same_as="if {condition}, you may {effects}"),
    # Kinds.
    Shape("ending.p", "that are {one:noun.p} and/or {two:noun.p}", AnyOf((S.one, S.two)),
          same_as="that is a {one} or {two}"),
)  # fmt: skip
