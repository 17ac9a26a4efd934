"""Dividing combat damage: one decision of a player for a whole damage step (CR 510.1e, 702.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from app.engine.cr.cr510_division_bounds import bounds_alone
from app.engine.cr.cr510_division_listing import Given, canonical, every, lethal_first
from app.engine.cr.cr510_division_reasons import division_refusals, shut_gates
from app.engine.cr.cr510_division_search import DivisionClass, Search
from app.engine.cr.cr510_division_terms import Division, Limit, Pins, Source, Totals
from app.engine.kernel.choice import Answer
from app.engine.kernel.copying import copied
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.events import Recipient

# Up to so much damage the bounds beside others who share blockers are searched exactly.
_SEARCHED = 12


@dataclass(frozen=True, slots=True)
class Divisions:
    """How the creatures whose damage one player divides may assign it, all together.

    `sources`: in a fixed order; an answer (`Pins`) holds a division for each of them, those without
    a choice too. `others`: what has been assigned already in this step, by decisions before this.
    `silent`: creatures in combat that assign nothing, and why. `limits`: what makes a difference,
    by recipient.
    """

    player: int
    sources: tuple[Source, ...]
    others: tuple[tuple[Source, Division], ...] = ()
    silent: tuple[tuple[int, Reason], ...] = ()
    limits: Mapping[Recipient, Limit] = field(default_factory=dict)

    # -- the decision as a whole -----------------------------------------------------------------

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """All reasons against an answer; empty where it is legal."""
        shape = Reason(cite(whole_assignment), "that is no division of these creatures' damage")
        if not isinstance(answer, tuple):
            return (shape,)
        try:
            given: Given = dict(answer)
        except (TypeError, ValueError):
            return (shape,)
        if len(answer) != len(given) or given.keys() != {source.id for source in self.sources}:
            return (shape,)
        return whole_assignment(self, given)

    def answers(self) -> Iterator[Answer]:
        """Every legal answer; those that put damage on blockers rather than beyond come first."""
        for given in self._every(self.components(), {}):
            yield self._answer(given)

    def _every(self, components: tuple[tuple[Source, ...], ...], given: Given) -> Iterator[Given]:
        if not components:
            yield given
            return
        for found in every(components[0], self.others):
            yield from self._every(components[1:], {**given, **found})

    def default(self) -> Answer:
        """Lethal damage for each creature in turn, then what is left to the player if it may."""
        given: Given = {s.id: s.pinned for s in self.sources if s.pinned is not None}
        totals = self.totals(given)
        for source in self.sources:
            if source.pinned is None:
                given[source.id] = lethal_first(source, totals, self.limits)
                totals.add(source, given[source.id])
        return next(self.answers()) if whole_assignment(self, given) else self._answer(given)

    def totals(self, given: Mapping[int, Division]) -> Totals:
        """What every recipient is assigned in this step so far, these divisions counted in."""
        totals = Totals()
        for source, division in self.others:
            totals.add(source, division)
        for source in self.sources:
            totals.add(source, given.get(source.id, ()))
        return totals

    def _answer(self, given: Mapping[int, Division]) -> Answer:
        return tuple((source.id, given[source.id]) for source in self.sources)

    # -- what the judge says beforehand ----------------------------------------------------------

    def with_pins(self, pins: Iterable[tuple[int, Division]]) -> Divisions:
        """The same decision with the divisions of some sources fixed. Pins of creatures that assign
        no damage here are left out: `refusals_of_pins` tells of those."""
        fixed = dict(pins)
        if not any(source.id in fixed for source in self.sources):
            return self
        sources = tuple(
            copied(source, {"pinned": canonical(source, fixed[source.id])})
            if source.id in fixed
            else source
            for source in self.sources
        )
        return copied(self, {"sources": sources})

    def refusals_of_pins(self, pins: Iterable[tuple[int, Division]]) -> tuple[Reason, ...]:
        """Why these divisions can't be, whatever the other creatures do; empty where they can.

        Pins of creatures that belong to other decisions are not looked at.
        """
        fixed = dict(pins)
        found = [reason for id, reason in self.silent if id in fixed]
        for source in self.sources:
            if source.id in fixed:
                found += division_refusals(source, fixed[source.id])
        if found:
            return tuple(found)
        form = self.with_pins(fixed.items())
        for component in form.components():
            pinned = {s.id: s.pinned for s in component if s.pinned is not None}
            if len(pinned) == len(component):
                totals = self.totals(pinned)
                for source in component:
                    found += shut_gates(source, pinned[source.id], totals)
            elif pinned:
                search = Search(self.others, component, self.limits)
                if not search.states:
                    found += form._why_not(component)
        return tuple(found)

    def _why_not(self, component: tuple[Source, ...]) -> list[Reason]:
        # The gates that stay shut though the others gave all they have to every recipient.
        totals = self.totals({s.id: s.pinned for s in component if s.pinned is not None})
        for source in component:
            if source.pinned is None:
                totals.add(source, tuple((r, source.amount) for r in source.recipients))
        found = [
            reason
            for source in component
            if source.pinned is not None
            for reason in shut_gates(source, source.pinned, totals)
        ]
        text = "the other creatures have not enough damage to make up for all of it"
        return found or [Reason(cite(whole_assignment), text)]

    def why_none(self) -> tuple[Reason, ...]:
        """Why no answer is left, where what the judge has fixed leaves none."""
        return self.refusals_of_pins(
            [(s.id, s.pinned) for s in self.sources if s.pinned is not None]
        )

    # -- what exploring needs --------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The sources with a real choice: more than one recipient, and not fixed."""
        return tuple(s.id for s in self.sources if s.has_choice and s.pinned is None)

    def components(self) -> tuple[tuple[Source, ...], ...]:
        """The sources in independent groups: those of one group may assign damage to the same
        permanent. What one group does changes nothing for another."""
        groups: dict[int, tuple[set[int], list[Source]]] = {}
        group_of: dict[int, int] = {}
        for number, source in enumerate(self.sources):
            shared = {r for r in source.recipients if isinstance(r, int)}
            members = [source]
            for group in sorted({group_of[r] for r in shared if r in group_of}):
                recipients, others = groups.pop(group)
                shared |= recipients
                members = others + members
            groups[number] = (shared, members)
            group_of.update(dict.fromkeys(shared, number))
        return tuple(tuple(members) for _, members in groups.values())

    def classes(
        self, component: tuple[Source, ...], exact: bool = False, limit: int = 20_000
    ) -> tuple[tuple[DivisionClass, ...], bool]:
        """One representative for each distinguishable way to divide a group's damage, and whether
        none was left out. `exact`: totals that differ at all are told apart."""
        search = Search(self.others, component, self.limits, exact, limit=limit)
        return search.classes(), search.complete

    def all_divisions(
        self, component: tuple[Source, ...], limit: int = 20_000
    ) -> tuple[tuple[DivisionClass, ...], bool]:
        """One division for each different set of totals, and whether none was left out."""
        return self.classes(component, exact=True, limit=limit)

    def representatives(
        self, exact: bool = False, limit: int = 5_000
    ) -> tuple[tuple[Answer, ...], bool]:
        """One answer for each combination of the groups' classes, and whether none was left out.
        For where the groups' outcomes have to be crossed after all."""
        found: list[Given] = [{}]
        complete = True
        for component in self.components():
            classes, whole = self.classes(component, exact)
            complete &= whole and len(found) * len(classes) <= limit
            crossed = ({**given, **dict(each.pins)} for given in found for each in classes)
            found = list(islice(crossed, limit))
        return tuple(self._answer(given) for given in found), complete

    def bounds(self, source: int) -> tuple[tuple[Recipient, int, int], ...]:
        """For each recipient of a source the least and the most that it may assign to it.

        Where creatures share blockers and much damage is to be divided, the others are taken to
        help out as far as each of them could: then the most may be a little too much.
        """
        component = next(c for c in self.components() if any(s.id == source for s in c))
        own = next(s for s in component if s.id == source)
        if len(component) > 1 and own.amount <= _SEARCHED:
            return Search(self.others, component, self.limits, tracked=own.id).bounds(own)
        helped = self.totals({})
        for other in component:
            if other is not own:
                given = other.pinned or tuple((r, other.amount) for r in other.recipients)
                helped.add(other, given)
        return bounds_alone(own, helped)


@rule("510.1e")
def whole_assignment(form: Divisions, given: Mapping[int, Division]) -> tuple[Reason, ...]:
    """The assignments of all of a player's creatures are judged together, once all are made."""
    found: list[Reason] = []
    for source in form.sources:
        found += division_refusals(source, given[source.id])
    if not found:
        totals = form.totals(given)
        for source in form.sources:
            found += shut_gates(source, given[source.id], totals)
    return tuple(found)


__all__ = ["Division", "DivisionClass", "Divisions", "Pins", "whole_assignment"]
