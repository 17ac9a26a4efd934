"""What effects act on: targets, `that creature`, groups; and whom: players, `any target`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import OTHER, PERMANENT, SPELL, TOKEN, is_head, other
from app.cards.oracle.grammar.objects import SPOKEN_OF
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import (
    SUBJECT,
    THAT_PLAYER,
    THEY,
    Chosen,
    ThatNoun,
)
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import ControllerOf, OwnerOf, Target, TargetChoice, Targets
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    EarlierTargets,
    HasSubtype,
    HasType,
    Host,
    Not,
    PaidWith,
    SameObjects,
    Selector,
    SomeOf,
    Those,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

CREATURE = HasType(CardType.CREATURE)
PLANESWALKER = HasType(CardType.PLANESWALKER)
ANY = AnyOf((CREATURE, PLANESWALKER, HasType(CardType.BATTLE)))
NOUNS: dict[str, Selector] = {
    "creature": CREATURE,
    "creature or planeswalker": AnyOf((CREATURE, PLANESWALKER)),
    "permanent": PERMANENT,
    "artifact": HasType(CardType.ARTIFACT),
    "enchantment": HasType(CardType.ENCHANTMENT),
    "land": HasType(CardType.LAND),
    "planeswalker": PLANESWALKER,
    "spell": SPELL,
    "card": Anything(),
    "Vehicle": HasSubtype("Vehicle"),
    "token": TOKEN,
}


# What `the creature` may mean as well as `that creature`.
_SPOKEN_OF_BY_NAME = frozenset({"creature", "artifact"})
# What `they` may speak of.
MANY = (Targets, Those, SameObjects)


def zone_of(what: Any) -> Zone:
    """Where such a target is: spells are targeted on the stack."""
    parts = what.of if isinstance(what, AllOf) else (what,)
    spell = any(part == SPELL for part in parts if is_head(part))
    return Zone.STACK if spell else Zone.BATTLEFIELD


def target(
    what: Any,
    count: Any = 1,
    up_to: bool = False,
    zone: Zone | None = None,
    one_owner: bool = False,
) -> Any:
    """A target that is an object; spells are targeted on the stack."""

    def choice_of(what: Any, count: Any) -> TargetChoice:
        there = zone or zone_of(what)
        return TargetChoice(what, zone=there, count=count, up_to=up_to, one_owner=one_owner)

    def forward(what: Any, count: Any) -> Chosen:
        return Chosen(choice_of(what, count))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen) or term.choice.what is None:
            return None
        choice = term.choice
        same = choice_of(choice.what, choice.count)
        return (choice.what, choice.count) if same == choice else None

    return via(forward, backward, what, count)


def many_targets(what: Any, zone: Zone | None = None, **how_many: Any) -> Any:
    """Targets of which the game, or the player, tells the number: `x`, `any_number`, `up_to`."""

    def choice(what: Any) -> TargetChoice:
        return TargetChoice(what, zone=zone or zone_of(what), **how_many)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen) or term.choice.what is None:
            return None
        return (term.choice.what,) if term.choice == choice(term.choice.what) else None

    return via(lambda what: Chosen(choice(what)), backward, what)


def chosen(**choice: Any) -> Chosen:
    """A target choice without slots."""
    return Chosen(TargetChoice(**choice))


def _that(word: str, noun: Selector) -> tuple[Shape, ...]:
    def spoken(term: Any) -> Any:
        return () if isinstance(term, (*SPOKEN_OF, Host)) else None

    def spoken_plural(term: Any) -> Any:
        return () if isinstance(term, MANY) else None

    def whose(term: Any) -> Any:
        return () if isinstance(term, (*SPOKEN_OF, Host, PaidWith)) else None

    plural = " ".join(f"{part}s" if part != "or" else "and" for part in word.split(" "))
    by_name = (f"the {word}",) if word in _SPOKEN_OF_BY_NAME else ()
    return (
        Shape(
            "thing.s", f"that {word}", via(lambda: ThatNoun(noun), spoken), by_name, same_as="it"
        ),
        Shape(
            "that_noun", f"that {word}", via(lambda: ThatNoun(noun), spoken), by_name, same_as="it"
        ),
        Shape(
            "thing.p",
            f"those {plural}",
            via(lambda: ThatNoun(noun, True), spoken_plural),
            same_as="they",
        ),
        Shape(
            "object",
            f"those {plural}",
            via(lambda: ThatNoun(noun, True), spoken_plural),
            same_as="it",
        ),
        Shape(
            "whose",
            f"that {word} 's",
            via(lambda: ThatNoun(noun), whose),
            (f"the {word} 's",),
            same_as="its",
        ),
    )


def _they(category: str, words: str) -> tuple[Shape, ...]:
    """`they`: objects that were spoken of before."""

    def spoken(term: Any) -> Any:
        return () if isinstance(term, MANY) or term == THEY else None

    return (
        Shape(category, words, via(lambda: THEY, spoken), same_as="it"),
        Shape(category, words, via(lambda: THEY, spoken), reads=False),
    )


def _is_that_player(term: Any) -> Any:
    told = term in (Who.TRIGGERING_PLAYER, Who.ACTIVE_PLAYER)
    return () if told or isinstance(term, Target) else None


def is_that_player() -> Any:
    """The player spoken of before."""
    return via(lambda: THAT_PLAYER, _is_that_player)


def that_target(kind: Selector) -> Any:
    """The target spoken of before, which is of that kind or a player."""

    def backward(term: Any) -> tuple[()] | None:
        return () if isinstance(term, Target) else None

    return via(lambda: ThatNoun(kind), backward)


def but_earlier(phrase: Any) -> Any:
    """The phrase, but not what has been targeted before."""
    but = Not(EarlierTargets())

    def forward(what: Any) -> AllOf:
        return AllOf((but, *(what.of if isinstance(what, AllOf) else (what,))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != but:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    return via(forward, backward, phrase)


def _any_targets(count: Any, up_to: bool) -> Any:
    """So many of anything that damage can be dealt to."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, Chosen):
            return None
        same = TargetChoice(ANY, Who.ANY, count=term.choice.count, up_to=up_to)
        return (term.choice.count,) if same == term.choice and same.count > 1 else None

    def forward(count: int) -> Chosen:
        return Chosen(TargetChoice(ANY, Who.ANY, count=count, up_to=up_to))

    return via(forward, backward, count)


SHAPES = (
    # One object, or a few: targets and what was spoken of.
    Shape("thing.s", "{one}", S.one),
    Shape("thing.s", "{paid:paid_with}", S.paid),
    Shape("thing.s", "target {what:np.s}", target(S.what)),
    Shape("thing.s", "another target {what:np.s}", target(other(S.what))),
    Shape("thing.s", "up to one target {what:np.s}", target(S.what, up_to=True)),
    Shape("thing.s", "up to one other target {what:np.s}", target(other(S.what), up_to=True)),
    Shape("thing.p", "{number} target {what:np.p}", target(S.what, S.number)),
    Shape("thing.p", "{number} other target {what:np.p}", target(other(S.what), S.number)),
    Shape("thing.p", "up to {number} target {what:np.p}", target(S.what, S.number, up_to=True)),
    Shape("thing.p", "up to {number} other target {what:np.p}",
          target(other(S.what), S.number, up_to=True)),
    *(shape for word, noun in NOUNS.items() for shape in _that(word, noun)),
    Shape("whose", "target {what:np.s} 's", target(S.what)),
    # As the subject of a sentence.
    Shape("actor.s", "{what:thing.s}", S.what),
    Shape("actor.p", "{what:thing.p}", S.what),
    Shape("actor.p", "{what:thing.p} each", S.what, same_as="{what:thing.p}"),
    *_they("actor.p", "they"),
    Shape("actor.p", "{what:group}", S.what),
    Shape("kind#", "other {what:np#}", but_earlier(S.what), reads=False),
    Shape("thing.s", "another target {what:np.s}", target(but_earlier(S.what)), reads=False),
    Shape("thing.s", "up to one other target {what:np.s}",
          target(but_earlier(S.what), up_to=True), reads=False),
    Shape("actor.s", "each {what:np.s}", S.what, same_as="{what:np.p}"),
    Shape("actor.s", "each other {what:np.s}", other(S.what), same_as="other {what:np.p}"),
    # As the object: `all creatures`, or `each creature`.
    Shape("object", "{what:thing.s}", S.what),
    Shape("object", "{what:thing.p}", S.what),
    *_they("object", "them"),
    *_they("them", "them"),
    Shape("object", "all {what:kind.p}", S.what, ("each {what:kind.s}",)),
    Shape("each_object", "{what:thing.s}", S.what),
    Shape("each_object", "{what:thing.p}", S.what, ("each of {what:thing.p}",)),
    *_they("each_object", "each of them"),
    Shape("each_object", "each {what:kind.s}", S.what),
    # Players.
    Shape("player.s", "target player", chosen(who=Who.ANY)),
    Shape("player.s", "target opponent", chosen(who=Who.OPPONENT)),
    Shape("player.s", "each player", Who.ANY),
    Shape("player.s", "each opponent", Who.OPPONENT),
    Shape("player.s", "that player", is_that_player()),
    Shape("player.s", "that player",
          via(lambda: THAT_PLAYER, lambda term: () if isinstance(term, ControllerOf) else None),
          same_as="its controller"),
    Shape("player.s", "that player",
          via(lambda: THAT_PLAYER, lambda term: () if isinstance(term, OwnerOf) else None),
          same_as="its owner"),
    Shape("player.s", "defending player", Who.DEFENDING_PLAYER),
    Shape("player.s", "the attacking player", Who.ACTIVE_PLAYER, ("attacking player",)),
    Shape("player.s", "enchanted player", Who.ENCHANTED_PLAYER),
    Shape("player.s", "the chosen player", Who.CHOSEN_PLAYER),
    Shape("player.s", "{whose} controller", ControllerOf(S.whose)),
    Shape("player.s", "{whose} owner", OwnerOf(S.whose)),
    # Whom damage is dealt to.
    Shape("recipient", "itself", SUBJECT),
    Shape("recipient", "each of {count:number} targets", _any_targets(S.count, False)),
    Shape("recipient", "each of up to {count:number} targets", _any_targets(S.count, True)),
    Shape("recipient", "any target", chosen(what=ANY, who=Who.ANY)),
    Shape("recipient", "any other target", chosen(what=AllOf((OTHER, ANY)), who=Who.ANY)),
    Shape("recipient", "any other target", chosen(what=AllOf((Not(EarlierTargets()), ANY)),
                                                  who=Who.ANY), reads=False),
    Shape("recipient", "{what:each_object}", S.what),
    Shape("recipient", "{what:player.s}", S.what),
    Shape("recipient", "that player", is_that_player(), same_as="it"),
    Shape("recipient", "the player", is_that_player(), same_as="that player"),
    Shape("recipient", "you", Who.YOU),
    Shape("recipient", "target creature or player", chosen(what=CREATURE, who=Who.ANY)),
    Shape("recipient", "target player or planeswalker", chosen(what=PLANESWALKER, who=Who.ANY)),
    Shape("recipient", "target player or battle",
          chosen(what=HasType(CardType.BATTLE), who=Who.ANY)),
    Shape("recipient", "target opponent, battle, or planeswalker",
          chosen(what=AnyOf((HasType(CardType.BATTLE), PLANESWALKER)), who=Who.OPPONENT)),
    Shape("recipient", "target opponent or planeswalker",
          chosen(what=PLANESWALKER, who=Who.OPPONENT)),
    # Objects that are chosen as it happens, and no targets.
    Shape("object", "a {what:np.s}", SomeOf(S.what)),
    Shape("object", "another {what:np.s}", SomeOf(other(S.what))),
    Shape("object", "{count:number} {what:kind.p}", SomeOf(S.what, S.count)),
    Shape("object", "up to {count:number} {what:kind.p}", SomeOf(S.what, S.count, up_to=True)),
)  # fmt: skip
