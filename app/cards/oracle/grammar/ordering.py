"""Instructions to the controller of the ability: destroy, exile, tap, return, put counters."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch, ValueOfX
from app.terms.effects import (
    AttachIt,
    CounterIt,
    CreateTokens,
    DestroyIt,
    KeywordAction,
    MoveTo,
    PutCountersOn,
    PutIntoLibrary,
    RegenerateIt,
    RemoveCountersFrom,
    RemoveFromCombat,
    SacrificeIt,
    SacrificeSome,
    TapIt,
    UntapIt,
)
from app.terms.selectors import Who
from app.terms.zones import Zone


def _tokens(how: str, tapped: bool) -> Iterator[Shape]:
    """`create two tapped Treasure tokens`, `create a Food token for each …`."""
    some = CreateTokens(S.token, S.count, tapped)
    yield Shape("order", f"create a {how}{{token:token.s}}", CreateTokens(S.token, 1, tapped))
    yield Shape("order", f"create {{count:number}} {how}{{token:token.p}}", some)
    yield Shape(
        "order", f"create X {how}{{token:token.p}}", CreateTokens(S.token, ValueOfX(), tapped)
    )
    yield Shape(
        "order",
        f"create that many {how}{{token:token.p}}",
        CreateTokens(S.token, ThatMuch(), tapped),
    )
    for_each = f"create a {how}{{token:token.s}} for each {{count:each}}"
    yield Shape("order", for_each, some)
    yield Shape("order", f"create X {how}{{token:token.p}}, where X is {{count:measure}}", some)
    yield Shape(
        "order",
        f"create X {how}{{token:token.p}}, where X is {{count:counted}}",
        some,
        same_as=for_each,
    )
    yield Shape(
        "order",
        f"create a number of {how}{{token:token.p}} equal to {{count:counted}}",
        some,
        same_as=for_each,
    )


SHAPES = (
    # Permanents.
    Shape("order", "destroy {what:object}", DestroyIt(S.what)),
    Shape("order", "destroy {what:object}. it can't be regenerated",
          DestroyIt(S.what, regeneration=False),
          ("destroy {what:object}. they can't be regenerated",)),
    Shape("order", "tap {what:object}", TapIt(S.what)),
    Shape("order", "untap {what:object}", UntapIt(S.what)),
    Shape("order", "regenerate {what:object}", RegenerateIt(S.what)),
    Shape("order", "sacrifice {what:one}", SacrificeIt(S.what)),
    Shape("order", "sacrifice {what:some}", SacrificeSome(Who.YOU, S.what)),
    Shape("order", "sacrifice {count:number} {what:kind.p}",
          SacrificeSome(Who.YOU, S.what, S.count)),
    Shape("order", "remove {what:object} from combat", RemoveFromCombat(S.what)),
    Shape("order", "attach {what:one} to {to:thing.s}", AttachIt(S.what, S.to)),
    Shape("order", "counter {what:object}", CounterIt(S.what)),
    # Zones.
    Shape("order", "exile {what:object}", MoveTo(S.what, Zone.EXILE)),
    Shape("order", "exile {what:dead_card}", MoveTo(S.what, Zone.EXILE)),
    Shape("order", "return {what:object} to its owner's hand", MoveTo(S.what, Zone.HAND),
          ("return {what:object} to their owner's hand",
           "return {what:object} to their owners' hands")),
    Shape("order", "return {what:dead_card} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="return {what:object} to its owner's hand"),
    Shape("order", "return {what:dead_card} to the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD)),
    Shape("order", "return {what:dead_card} to the battlefield tapped",
          MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    Shape("order", "put {what:object} on top of its owner's library", PutIntoLibrary(S.what)),
    Shape("order", "put {what:object} on the bottom of its owner's library",
          PutIntoLibrary(S.what, bottom=True)),
    # Counters.
    Shape("order", "put a {kind:counter_kind} counter on {what:each_object}",
          PutCountersOn(S.what, S.kind)),
    Shape("order", "put {count:number} {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, S.count)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, ValueOfX())),
    Shape("order", "put that many {kind:counter_kind} counters on {what:each_object}",
          PutCountersOn(S.what, S.kind, ThatMuch())),
    Shape("order", "put a {kind:counter_kind} counter on {what:each_object} for each {each}",
          PutCountersOn(S.what, S.kind, S.each)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}, where X is "
          "{amount:measure}", PutCountersOn(S.what, S.kind, S.amount)),
    Shape("order", "put X {kind:counter_kind} counters on {what:each_object}, where X is "
          "{amount:counted}", PutCountersOn(S.what, S.kind, S.amount),
          same_as="put a {kind:counter_kind} counter on {what:each_object} for each {each}"),
    Shape("order", "remove a {kind:counter_kind} counter from {what:object}",
          RemoveCountersFrom(S.what, S.kind)),
    Shape("order", "remove {count:number} {kind:counter_kind} counters from {what:object}",
          RemoveCountersFrom(S.what, S.kind, S.count)),
    *_tokens("", False),
    *_tokens("tapped ", True),
    Shape("order", "create a {token:token.s} that is tapped and attacking",
          CreateTokens(S.token, tapped=True, attacking=True),
          ("create a tapped and attacking {token:token.s}",)),
    Shape("order", "create {count:number} {token:token.p} that are tapped and attacking",
          CreateTokens(S.token, S.count, tapped=True, attacking=True),
          ("create {count:number} tapped and attacking {token:token.p}",)),
    # Actions with names.
    *(
        Shape("order", f"{word} {{number:numeral}}", KeywordAction(word, number=S.number))
        for word in ("scry", "surveil")
    ),
    *(
        Shape("order", word, KeywordAction(word))
        for word in ("proliferate", "investigate", "populate", "learn", "manifest dread")
    ),
)  # fmt: skip
