"""What mana may be spent on (CR 106.6, 107.4, 609.4b): by its type, by what it is restricted to,
and by what is paid for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, is_player, matches, paid
from app.engine.kernel.statuses import ANY_MANA, BY_TEXT
from app.engine.kernel.viewpoint import Viewpoint
from app.engine.kernel.who import as_it_was
from app.terms.abilities import ActivatedAbility, StaticAbility
from app.terms.costs import PayMana
from app.terms.mana import ManaCost, ManaType
from app.terms.mana_effects import ManaUse, SpendAsThough, SpendOnly
from app.terms.mana_pool import Mana
from app.terms.selectors import Selector, Who
from app.terms.zones import Zone

# A cost that mana may be spent on, by what is in it.
_COLORLESS = "pay a cost that contains {C}"
UPKEEP = "pay cumulative upkeep costs"
# What mana may be spent as, by which effect, seen from where.
Permission = tuple[frozenset[ManaType], SpendAsThough | None, Viewpoint | None]
# What is paid for is turning a permanent face up: a special action (116.2b).
TURNING_UP = "turning face up"


@dataclass(frozen=True, slots=True)
class Pip:
    """One mana to pay. `kinds`: the types that pay it, none where it is generic; `snow`: by snow
    mana; `ability`: it belongs to the cost of a mana ability of that object; `no_mana`: it is no
    mana at all."""

    kinds: frozenset[ManaType] = frozenset()
    snow: bool = False
    ability: int | None = None
    no_mana: bool = False

    @property
    def only(self) -> ManaType | None:
        """The type that pays it, where it is one and plain."""
        return next(iter(self.kinds)) if len(self.kinds) == 1 else None


def pips_of(cost: ManaCost) -> list[Pip]:
    """A cost in single mana; parted symbols of which both halves are types stay what they are."""
    found: list[Pip] = []
    for symbol in cost.symbols:
        if symbol.generic is not None and not symbol.pays:
            found += [Pip()] * symbol.generic
        else:
            found.append(Pip(frozenset(symbol.pays), symbol.snow))
    return found


@dataclass(slots=True)
class Spending:
    """Whom and what is paid for, and the mana to pay one by one; `resolving`: it is paid for
    neither a spell that is cast nor an ability that is activated. `keyword`: what the ability
    that is activated stands for."""

    now: Now
    object: int
    player: int
    spell: bool
    pips: list[Pip] = field(default_factory=list)
    resolving: bool = False
    keyword: str | None = None
    _as_though: list[Permission] | None = None
    _only: list[SpendOnly] | None = None
    _known: dict[tuple[ManaType, bool], int] = field(default_factory=dict)

    def mask(self, mana: Mana) -> int:
        """Which of the mana to pay this one may pay, as bits."""
        plain = mana.only is None and not (self.spell and self.texts())
        kind = (mana.type, mana.snow)
        if plain and kind in self._known:
            return self._known[kind]
        mask = self._mask(mana)
        if plain:
            self._known[kind] = mask
        return mask

    def _mask(self, mana: Mana) -> int:
        mask = 0
        for number, pip in enumerate(self.pips):
            if not pip.no_mana and self.pays(mana, pip):
                mask |= 1 << number
        return mask

    def mask_of_helper(self, colors: frozenset[ManaType], within: int) -> int:
        """What may be paid by tapping or exiling instead: generic mana, and these colors."""
        mask = 0
        for number, pip in enumerate(self.pips):
            if not pip.snow and not pip.no_mana and (not pip.kinds or pip.kinds & colors):
                mask |= 1 << number
        return mask & within

    def generic(self) -> int:
        """The generic mana among the mana to pay."""
        plain = (n for n, pip in enumerate(self.pips) if pip == Pip())
        return sum(1 << number for number in plain)

    def pays(self, mana: Mana, pip: Pip) -> bool:
        """Whether a mana has the type that is asked for and may be spent so."""
        if pip.snow and not mana.snow:
            return False
        if pip.kinds and self._as_colorless(mana):
            if ManaType.COLORLESS not in pip.kinds:
                return False
        elif pip.kinds and mana.type not in pip.kinds and not self.as_though(mana, pip):
            return False
        if mana.only is not None and not self.allowed(mana, pip):
            return False
        return pip.ability is not None or not self.spell or self.fits_text(mana)

    @rule("609.4b")
    def as_though(self, mana: Mana, pip: Pip) -> bool:
        """Whether the player may spend mana as though it were of the type asked for."""
        if self._as_though is None:
            self._as_though = list(self._permissions())
        mine = pip.ability is None
        return any(
            pip.kinds & kinds and (effect is None or self._permits(effect, at, mana, mine, pip))
            for kinds, effect, at in self._as_though
        )

    def _as_colorless(self, mana: Mana) -> bool:
        """Whether the player may spend that mana only as though it were colorless."""
        return any(
            effect.others_colorless
            and mana.type is not effect.mana
            and is_player(self.now, effect.who, self.player, at)
            for effect, at in self.now.modifications(SpendAsThough)
        )

    def _permissions(self) -> Iterator[Permission]:
        """The types that mana may be spent as, by which effect; by none where it is for this spell
        alone."""
        object = self.now.game.find(self.object)
        every = frozenset(ManaType)
        if self.spell and object is not None and ANY_MANA in object.marks:
            yield every, None, None
        for effect, at in (*self.now.modifications(SpendAsThough), *self._of_the_spell()):
            own = (self.player == at.controller) == (effect.who is Who.YOU)
            if effect.who is Who.ANY or own:
                kinds = every if effect.any_type else every - {ManaType.COLORLESS}
                yield kinds, effect, at

    def _of_the_spell(self) -> Iterator[tuple[SpendAsThough, Viewpoint]]:
        """What the spell says itself of the mana that is spent to cast it."""
        if not self.spell or self.now.game.find(self.object) is None:
            return
        at = Viewpoint(self.object, self.player)
        for ability in self.now.of(self.object).abilities:
            if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK:
                found = (e for e in ability.effects if isinstance(e, SpendAsThough))
                yield from ((effect, at) for effect in found)

    def _permits(
        self, effect: SpendAsThough, at: Viewpoint | None, mana: Mana, mine: bool, pip: Pip
    ) -> bool:
        if effect.mana is not None and mana.type is not effect.mana:
            return False
        if effect.spells is None and effect.abilities is None:
            return True
        selector = effect.spells if self.spell and mine else effect.abilities
        if selector is None or at is None or (self.resolving and mine):
            return False
        object = self.object if pip.ability is None else pip.ability
        return matches(self.now, selector, object, at)

    @rule("106.6")
    def allowed(self, mana: Mana, pip: Pip) -> bool:
        """Whether mana with a restriction may be spent on this."""
        only = mana.only
        assert only is not None
        at = Viewpoint(mana.source, mana.you if mana.you is not None else self.player)
        spell = self.spell and pip.ability is None
        selector = only.spells if spell else only.abilities
        if _COLORLESS in only.costs and ManaType.COLORLESS in self._asked(pip):
            return True
        if self.resolving and pip.ability is None:
            if UPKEEP in only.costs:
                return self.keyword == UPKEEP
            return only.but_not and not (only.generic and not pip.kinds)
        object = self.object if pip.ability is None else pip.ability
        if self.keyword == TURNING_UP and pip.ability is None and not only.but_not:
            return any("face up" in cost for cost in only.costs)
        if only.x:
            return self._has_x(object, spell)
        named = selector is not None and self._matches(selector, object, at)
        if only.keyword is not None and not spell:
            named = named and pip.ability is None and self.keyword == only.keyword
        if only.but_not:
            return not named and not (only.generic and not pip.kinds)
        return named

    def _asked(self, pip: Pip) -> frozenset[ManaType]:
        """The types of which alone mana is asked for in the cost that a mana belongs to."""
        same = (each.only for each in self.pips if each.ability == pip.ability)
        return frozenset(kind for kind in same if kind is not None)

    def _has_x(self, object: int, spell: bool) -> bool:
        """Whether there is an {X} in the cost that is paid. Raises NotModelled for an ability of an
        object some of whose abilities have one and some have not."""
        known = self.now.of(object)
        if spell:
            cost = known.mana_cost
            return cost is not None and cost.has_x
        found = {
            part.mana.has_x
            for ability in known.abilities
            if isinstance(ability, ActivatedAbility)
            for part in ability.cost.parts
            if isinstance(part, PayMana)
        }
        if len(found) > 1:
            raise NotModelled(ManaUse(x=True))
        return found == {True}

    def _matches(self, selector: Selector, object: int, at: Viewpoint) -> bool:
        return matches(self.now, selector, object, at)

    def texts(self) -> list[SpendOnly]:
        """What the text of a spell lets be spent on it, where it says so."""
        if self._only is None:
            self._only = [
                effect
                for ability in self.now.of(self.object).abilities
                if isinstance(ability, StaticAbility)
                for effect in ability.effects
                if isinstance(effect, SpendOnly) and (not effect.instead or self._instead())
            ]
        return self._only

    def _instead(self) -> bool:
        """Whether another cost is paid for the spell than its mana cost, as a text lets it be."""
        object = self.now.game.find(self.object)
        return object is not None and paid(BY_TEXT) in object.marks

    def fits_text(self, mana: Mana) -> bool:
        """Whether what is cast lets such mana be spent on it."""
        return all(self._fits(effect, mana) for effect in self.texts())

    def _fits(self, effect: SpendOnly, mana: Mana) -> bool:
        if effect.nothing:
            return False
        if effect.types and mana.type not in effect.types and not effect.for_x:
            return False
        if effect.source is None or effect.for_x:
            return True
        at = Viewpoint(self.object, self.player)
        made_by = as_it_was(self.now, mana.source)
        # A text that names no zone speaks of permanents (109.2): a card in a hand is no creature.
        if made_by is None or made_by.zone is not Zone.BATTLEFIELD:
            return False
        return self._matches(effect.source, made_by.id, at)
