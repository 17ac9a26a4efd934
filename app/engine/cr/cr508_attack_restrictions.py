"""What can't attack, and what it can't attack (CR 508.1a–c)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr302_creatures import summoning_sick
from app.engine.cr.cr506_combat_phase import (
    attacking_player,
    can_be_attacked,
    is_there,
    why_no_creature,
    why_not_attacked,
)
from app.engine.cr.cr506_reading import Reading
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import is_player, source_of
from app.terms.events import PlayerRef, Recipient
from app.terms.modifications import AttacksAsThough, CantAttack
from app.terms.selectors import Who
from app.terms.types import CardType


class AttackRules(Reading):
    """What holds for single creatures attacking single targets in one position (`now.once`)."""

    def __init__(self, now: Now) -> None:
        super().__init__(now)
        self.player = attacking_player(now)
        self.targets = can_be_attacked(now)
        self._cant = now.modifications(CantAttack)
        self._as_though = now.modifications(AttacksAsThough)
        self._keywords = now.rules.table("attack restriction")

    def aims_at(
        self, target: Recipient, who: Who | None, at: Viewpoint, walkers: bool, battles: bool
    ) -> bool:
        """Whether a target is such a player, or a planeswalker or battle that one controls."""
        if who is None:
            return True
        if isinstance(target, PlayerRef):
            return is_player(self.now, who, target.player, at)
        known = self.now.of(target)
        counted = (walkers and CardType.PLANESWALKER in known.types) or (
            battles and CardType.BATTLE in known.types
        )
        return counted and is_player(self.now, who, known.controller, at)

    # -- one creature ------------------------------------------------------------------------------

    def why_not_able(self, creature: int) -> tuple[Reason, ...]:
        """Why a creature can't be chosen to attack, whatever it would attack (508.1a)."""
        because = cite(choose_attackers)
        reasons = why_no_creature(self.now, creature, because, self.player)
        object = self.now.game.find(creature)
        if object is not None and object.tapped:
            reasons.append(Reason(because, "{0} is tapped", (creature,)))
        return tuple(reasons)

    def why_not(self, creature: int, target: Recipient) -> tuple[Reason, ...]:
        """Why a creature that can be chosen can't attack this target."""
        now = self.now
        reasons: list[Reason] = []
        if summoning_sick(now, creature) and not self._hasty(creature, target):
            text = "{0} has come under {1}'s control since their turn began, and has no haste"
            about = (creature, PlayerRef(self.player))
            reasons.append(Reason(cite(summoning_sick), text, about))
        for name, abilities in now.of(creature).keywords.items():
            for restriction in self._keywords.get(name, ()):
                refused: Reason | None = restriction(now, creature, target, abilities)
                if refused is not None and not self._spared(creature, target, name):
                    reasons.append(refused)
        for effect, at in self._cant:
            if self._forbids(effect, at, creature, target):
                text = "{0} can't attack {1}, because of {2}"
                about_it = (creature, target, source_of(now, at))
                reasons.append(Reason(cite(obey_restrictions), text, about_it))
        return tuple(reasons)

    def _forbids(self, effect: CantAttack, at: Viewpoint, creature: int, target: Recipient) -> bool:
        what = "whether it keeps a creature from attacking"
        if not self.affects(effect.subject, creature, at, what):
            return False
        seen = replace(at, that_object=creature, that_player=self.now.defending_player(target))
        if not self.aims_at(target, effect.defender, seen, effect.permanents, effect.battles):
            return False
        return effect.unless is None or self.holds(effect.unless, seen, what) is False

    def _hasty(self, creature: int, target: Recipient) -> bool:
        return self._as_if(creature, target, haste=True)

    def _spared(self, creature: int, target: Recipient, keyword: str) -> bool:
        return keyword == "defender" and self._as_if(creature, target, haste=False)

    def _as_if(self, creature: int, target: Recipient, haste: bool) -> bool:
        what = "whether it lets a creature attack all the same"
        return any(
            (effect.haste if haste else effect.defender)
            and self.affects(effect.subject, creature, at, what)
            and self.aims_at(target, effect.player, at, walkers=True, battles=False)
            for effect, at in self._as_though
        )


@rule("508.1a")
def choose_attackers(now: Now) -> tuple[int, ...]:
    """The active player chooses among their untapped creatures that are no battles; each must have
    haste or have been theirs since the turn began."""
    rules = now.once(AttackRules)
    mine = now.creatures(rules.player)
    return tuple(object.id for object in mine if not rules.why_not_able(object.id))


@rule("508.1c")
def obey_restrictions(now: Now, creature: int, target: Recipient) -> bool:
    """An attack that an effect says can't be made is illegal, and the whole declaration with it."""
    return not now.once(AttackRules).why_not(creature, target)


def why_cant_attack(now: Now, creature: int, target: Recipient) -> tuple[Reason, ...]:
    """Every reason why a creature can't attack a player, planeswalker or battle, as far as it and
    the target are concerned; empty where it can. (Restrictions on the whole declaration, such as
    how many may attack, are the form's: `attack_form`.)"""
    rules = now.once(AttackRules)
    reasons = rules.why_not_able(creature)
    refused = why_not_attacked(now, target)
    if refused is not None:
        return (*reasons, refused)
    if not is_there(now, creature) or not now.is_creature(creature):
        return reasons
    return (*reasons, *rules.why_not(creature, target))


def legal_targets_to_attack(now: Now) -> dict[int, tuple[Recipient, ...]]:
    """What each creature of the active player can attack, as far as it and the target are
    concerned; creatures that can attack nothing are left out."""
    rules = now.once(AttackRules)
    found: dict[int, tuple[Recipient, ...]] = {}
    for creature in choose_attackers(now):
        targets = tuple(t for t in rules.targets if not rules.why_not(creature, t))
        if targets:
            found[creature] = targets
    return found
