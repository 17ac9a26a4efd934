"""The objects that a cost takes: those sacrificed, tapped, discarded or exiled (CR 118.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from app.engine.cr.cr609_effects.carrying_out import zone_of
from app.engine.cr.cr702_keyword_abilities.crew import counts_as
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled, matches, value
from app.terms import costs as co
from app.terms.cite import Rule
from app.terms.costs import CostPart
from app.terms.selectors import AllOf, Selector, This
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class PickPower:
    """Pick any number of the candidates whose power comes to `least` or more. An answer is a tuple
    of them in their order, each once."""

    because: Rule
    candidates: tuple[int, ...]
    powers: tuple[int, ...]
    least: int

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Why these are not enough, or can't be picked."""
        if not isinstance(answer, tuple) or any(id not in self.candidates for id in answer):
            return (Reason(self.because, "one of those can't be tapped for it"),)
        if len(set(answer)) != len(answer):
            return (Reason(self.because, "the same one can't be tapped twice"),)
        of = dict(zip(self.candidates, self.powers, strict=True))
        if sum(of[id] for id in answer) < self.least:
            return (Reason(self.because, "their total power is too small"),)
        return ()

    def answers(self) -> Iterator[Answer]:
        """Every pick, the smallest ones first."""
        for number in range(len(self.candidates) + 1):
            for picked in combinations(self.candidates, number):
                if not self.refusals(picked):
                    yield picked

    def default(self) -> Answer:
        """All whose power counts."""
        pairs = zip(self.candidates, self.powers, strict=True)
        return tuple(id for id, power in pairs if power > 0)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a part of a cost asks for: `count` of the `candidates`, for what (`kind` is the word of
    the choice); `unknown`: cards of a hand that nobody knows and that are discarded instead;
    `power`: how much power they need to have in all, where no number of them is asked for; `worth`:
    how much each comes to, where it is not power that is added up; `action`: what they are
    tapped to do, where a creature may count as more."""

    kind: str
    candidates: tuple[int, ...]
    count: int
    because: Rule
    unknown: int = 0
    power: int | None = None
    worth: tuple[int, ...] | None = None
    action: str | None = None

    def without(self, taken: list[int]) -> Wanted:
        """The same, of what another part has not taken."""
        left = tuple(id for id in self.candidates if id not in taken)
        worth = self.worth
        if worth is not None:
            pairs = zip(self.candidates, worth, strict=True)
            worth = tuple(value for id, value in pairs if id not in taken)
        return replace(self, candidates=left, worth=worth)

    def why_not(self, now: Now, given: tuple[int, ...]) -> tuple[Reason, ...]:
        """Why there is not enough for it."""
        if self.power is not None:
            chosen = [id for id in given if id in self.candidates] or list(self.candidates)
            worth = dict(zip(self.candidates, powers(now, self), strict=True))
            if sum(worth[id] for id in chosen) < self.power:
                what = "power" if self.worth is None else "mana value"
                text = f"their total {what} is less than {{0}}"
                return (Reason(self.because, text, (str(self.power),)),)
            return ()
        if len(self.candidates) < self.count:
            text = "there are not {0} objects that could be used for the cost ({1})"
            if self.count == 1:
                text = "there is nothing that could be used for the cost ({1})"
            return (Reason(self.because, text, (str(self.count), self.kind)),)
        own = [id for id in given if id in self.candidates]
        if own and len(own) != self.count and self.count != len(self.candidates):
            text = "{0} must be named for the cost ({1})"
            return (Reason(self.because, text, (str(self.count), self.kind)),)
        return ()


def wanted(now: Now, part: CostPart, player: int, source: int, at: Viewpoint) -> Wanted | None:
    """What a part of a cost takes; None where it takes no objects."""
    because = Rule("118.3")
    match part:
        case co.SacrificeCost(what, count):
            # A player can sacrifice only what they control (701.21a).
            own = _of(now, what, at, [o.id for o in now.permanents(player)])
            return Wanted("sacrifice", own, _count(now, count, at), Rule("701.21a"))
        case co.TapOther(what, count):
            untapped = [o.id for o in now.permanents(player) if not o.tapped]
            return Wanted("tap", _of(now, what, at, untapped), _count(now, count, at), because)
        case co.PutCounters(_, count, what) if what is not None and isinstance(count, int):
            own = _of(now, what, at, [o.id for o in now.permanents(player)])
            return Wanted("put counters on", own, 1, Rule("122.1"))
        case co.ReturnCost(what, count):
            own = _of(now, what, at, [o.id for o in now.permanents(player)])
            return Wanted("return", own, _count(now, count, at), because)
        case co.UnattachCost(what):
            attached = [o.id for o in now.permanents() if o.attached_to is not None]
            return Wanted("unattach", _of(now, what, at, attached), 1, Rule("701.3d"))
        case co.TapForPower(what, power, action):
            untapped = [o.id for o in now.permanents(player) if not o.tapped]
            ready = _of(now, what, at, untapped)
            because = Rule("702.171a" if action == "saddle" else "702.122a")
            need = _count(now, power, at)
            return Wanted("tap", ready, 0, because, power=need, action=action)
        case co.ExileCost(what, count):
            own = _exiled(now, what, at, player, source)
            return Wanted("exile", own, _count(now, count, at), because)
        case co.RevealCost(what, count):
            hand = [o.id for o in now.in_zone(Zone.HAND, player) if o.id != source]
            number, known = _count(now, count, at), _of(now, what, at, hand)
            if len(known) < number and now.game.players[player].hand:
                raise NotModelled(part)  # whether one of unknown cards is such a card
            return Wanted("reveal", known, number, Rule("701.20a"))
        case co.DiscardCost():
            return _discarded(now, part, player, source, at)
        case _:
            return _of_an_action(now, part, player, source, at)


def _of_an_action(
    now: Now, part: CostPart, player: int, source: int, at: Viewpoint
) -> Wanted | None:
    """What a cost takes that is a keyword action."""
    match part:
        case co.BeholdCost(what):
            here = [o.id for o in now.permanents(player)]
            hand = [o.id for o in now.in_zone(Zone.HAND, player) if o.id != source]
            known = _of(now, what, at, here + hand)
            if not known and now.game.players[player].hand:
                raise NotModelled(part)
            return Wanted("behold", known, 1, Rule("701.4a"))
        case co.BlightCost():
            own = tuple(creature.id for creature in now.creatures(player))
            return Wanted("blight", own, 1, Rule("701.68a"))
        case co.CraftCost(what, count, more):
            here = [o.id for o in now.permanents(player) if o.id != source]
            gone = [o.id for o in now.in_zone(Zone.GRAVEYARD, player)]
            both = _of(now, what, at, here + gone)
            if more:
                return Wanted(
                    "exile", both, 0, Rule("702.167a"), power=count, worth=(1,) * len(both)
                )
            return Wanted("exile", both, count, Rule("702.167a"))
        case co.CollectEvidence(number):
            own = tuple(o.id for o in now.in_zone(Zone.GRAVEYARD, player) if o.id != source)
            worth = tuple(now.of(id).mana_value for id in own)
            need = _count(now, number, at)
            return Wanted("exile", own, 0, Rule("701.59a"), power=need, worth=worth)
        case _:
            return None


def _count(now: Now, count: object, at: Viewpoint) -> int:
    return max(0, value(now, count, at))  # type: ignore[arg-type]


def _of(now: Now, what: Selector, at: Viewpoint, ids: list[int]) -> tuple[int, ...]:
    return tuple(id for id in ids if matches(now, what, id, at))


def is_itself(what: Selector | None) -> bool:
    """Whether a cost is paid with the object that it belongs to ("exile this card from your
    hand")."""
    return what == This() or (isinstance(what, AllOf) and This() in what.of)


def _exiled(now: Now, what: Selector, at: Viewpoint, player: int, source: int) -> tuple[int, ...]:
    if what == This():
        return (source,)
    if is_itself(what):
        return _of(now, what, at, [source])
    return _of(now, what, at, [o.id for o in now.in_zone(zone_of(what), player) if o.id != source])


def _discarded(now: Now, part: co.DiscardCost, player: int, source: int, at: Viewpoint) -> Wanted:
    because = Rule("701.9a")
    if part.what == This():
        return Wanted("discard", (source,), 1, because)
    count = _count(now, part.count, at)
    hand = [o.id for o in now.in_zone(Zone.HAND, player) if o.id != source]
    known = _of(now, part.what, at, hand) if part.what is not None else tuple(hand)
    unknown = now.game.players[player].hand
    if unknown and not known and part.what is None:
        # Which of unknown cards are discarded nobody can tell, and nobody needs to.
        number = min(count, unknown)
        return Wanted("discard", (), count - number, because, number)
    if (unknown and len(known) != count) or (part.at_random and len(known) > count):
        raise NotModelled(part)
    return Wanted("discard", known, count, because)


def powers(now: Now, need: Wanted) -> tuple[int, ...]:
    """The power of each candidate, or what else of it is added up."""
    if need.worth is not None:
        return need.worth
    return tuple(counts_as(now, id, need.action) for id in need.candidates)


def picked(
    play: Play, need: Wanted, player: int, source: int, given: tuple[int, ...]
) -> tuple[int, ...]:
    """The objects taken for a cost: those that the player has named, else those they choose.

    The answer to a choice of kind `sacrifice`, `tap`, `discard` or `exile` is a tuple of ids.
    """
    named = tuple(id for id in given if id in need.candidates)
    if need.power is not None:
        if named:
            return named
        enough = PickPower(need.because, need.candidates, powers(play.now, need), need.power)
        found = play.choose(Choice(player, need.kind, need.because, (source,), form=enough))
        assert isinstance(found, tuple)
        return found
    if len(named) == need.count:
        return named
    form = PickSome(need.because, need.candidates, need.count, need.count)
    answer = play.choose(Choice(player, need.kind, need.because, (source,), form=form))
    assert isinstance(answer, tuple)
    return answer
