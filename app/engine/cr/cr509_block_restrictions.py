"""What can't block, and what it can't block (CR 509.1a–b)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.cr.cr310_battles import is_battle
from app.engine.cr.cr506_combat_phase import defender_of, is_there, why_no_creature
from app.engine.cr.cr506_reading import Reading
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.who import source_of
from app.terms.abilities import KeywordAbility
from app.terms.events import PlayerRef
from app.terms.modifications import (
    BlockedAsThough,
    BlocksAdditional,
    BlocksAsThough,
    CantBeBlocked,
    CantBlock,
)
from app.terms.selectors import Anything

Restriction = Callable[[Now, int, int, tuple[KeywordAbility, ...]], "Reason | None"]
Works = tuple[str, Restriction, tuple[KeywordAbility, ...]]
_ANYTHING = Anything()


class BlockRules(Reading):
    """What holds for single creatures blocking single attackers in one position (`now.once`)."""

    def __init__(self, now: Now) -> None:
        super().__init__(now)
        self._cant_block = now.modifications(CantBlock)
        self._cant_be_blocked = now.modifications(CantBeBlocked)
        self._additional = now.modifications(BlocksAdditional)
        self._as_though = now.modifications(BlocksAsThough)
        self._attackers_as_though = now.modifications(BlockedAsThough)
        self._evasion: dict[int, list[Works]] = {}
        self._own: dict[int, list[Works]] = {}
        self._pairs: dict[tuple[int, int], tuple[Reason, ...]] = {}
        combat = now.game.combat
        attacks = combat.attacks if combat is not None else ()
        self.defenders = {attack.attacker: defender_of(now, attack) for attack in attacks}

    def attackers_of(self, player: int) -> tuple[int, ...]:
        """The attackers that this player's creatures might block: those attacking the player, their
        planeswalkers or battles they protect, and those that did so last."""
        return tuple(a for a, defender in self.defenders.items() if defender == player)

    # -- one creature ------------------------------------------------------------------------------

    def why_not_able(self, blocker: int, player: int) -> tuple[Reason, ...]:
        """Why a creature can't be chosen by this player to block, whatever it would block."""
        because = cite(choose_blockers)
        reasons = why_no_creature(self.now, blocker, because, player)
        object = self.now.game.find(blocker)
        if object is not None and object.tapped and not self._as_if_untapped(blocker):
            reasons.append(Reason(because, "{0} is tapped", (blocker,)))
        return tuple(reasons)

    def _as_if_untapped(self, blocker: int) -> bool:
        what = "whether it can block though it is tapped"
        return any(
            effect.tapped and self.affects(effect.subject, blocker, at, what)
            for effect, at in self._as_though
        )

    def capacity(self, blocker: int) -> int | None:
        """How many creatures it can block; None for any number."""
        number = 1
        for effect, at in self._additional:
            if self.affects(effect.subject, blocker, at, "how many creatures it can block"):
                if effect.number is None:
                    return None
                number += effect.number
        return number

    # -- a pair ------------------------------------------------------------------------------------

    def why_not(self, blocker: int, attacker: int) -> tuple[Reason, ...]:
        """Why a creature can't block this attacker: evasion, its own restrictions, effects."""
        pair = (blocker, attacker)
        found = self._pairs.get(pair)
        if found is None:
            found = self._pairs[pair] = tuple(self._look(blocker, attacker))
        return found

    def _look(self, blocker: int, attacker: int) -> list[Reason]:
        reasons: list[Reason] = []
        for name, restriction, abilities in self._works("evasion", attacker, self._evasion):
            left = self._left(name, abilities, blocker, attacker)
            if left:
                self._ask(restriction, attacker, blocker, left, reasons)
        for _, restriction, abilities in self._works("blocker's restriction", blocker, self._own):
            self._ask(restriction, attacker, blocker, abilities, reasons)
        if self._cant_block or self._cant_be_blocked:
            self._forbidden(blocker, attacker, reasons)
        return reasons

    def _works(self, hook: str, id: int, known: dict[int, list[Works]]) -> list[Works]:
        """The keyword abilities of a creature that have a say in this, with their rules."""
        found = known.get(id)
        if found is None:
            table = self.now.rules.table(hook)
            found = known[id] = [
                (name, restriction, abilities)
                for name, abilities in self.now.of(id).keywords.items()
                for restriction in table.get(name, ())
            ]
        return found

    def _ask(
        self,
        restriction: Restriction,
        attacker: int,
        blocker: int,
        abilities: tuple[KeywordAbility, ...],
        reasons: list[Reason],
    ) -> None:
        try:
            refused = restriction(self.now, attacker, blocker, abilities)
        except NotModelled:
            whose = self.now.of(attacker).name
            self.unread[whose, f"{abilities[0].name}, as to who can block"] = None
            return
        if refused is not None:
            reasons.append(refused)

    def _left(
        self, name: str, abilities: tuple[KeywordAbility, ...], blocker: int, attacker: int
    ) -> tuple[KeywordAbility, ...]:
        """An attacker's instances of a keyword, without those that this creature may block it as
        though they were not there."""
        what = "what it can block all the same"
        for effect, at in self._as_though:
            if effect.keyword == name and self.affects(effect.subject, blocker, at, what):
                return ()
        for spared, at in self._attackers_as_though:
            if spared.keyword == name and self.affects(spared.subject, attacker, at, what):
                if spared.quality is None:
                    return ()
                abilities = tuple(a for a in abilities if a.quality != spared.quality)
        return abilities

    def _forbidden(self, blocker: int, attacker: int, reasons: list[Reason]) -> None:
        what = "who can block whom"
        because = cite(obey_restrictions)
        for effect, at in self._cant_block:
            if not self.affects(effect.subject, blocker, at, what):
                continue
            seen = _spoken_of(at, blocker, self.now.controller(blocker))
            if effect.attackers != _ANYTHING and not self.affects(
                effect.attackers, attacker, seen, what
            ):
                continue
            if effect.unless is None or self.holds(effect.unless, seen, what) is False:
                text = "{0} can't block {1}, because of {2}"
                reasons.append(Reason(because, text, (blocker, attacker, source_of(self.now, at))))
        for shield, at in self._cant_be_blocked:
            if not self.affects(shield.subject, attacker, at, what):
                continue
            seen = _spoken_of(at, attacker, self.now.controller(blocker))
            if shield.by == _ANYTHING or self.affects(shield.by, blocker, seen, what):
                text = "{0} can't be blocked by {1}, because of {2}"
                reasons.append(Reason(because, text, (attacker, blocker, source_of(self.now, at))))


def _spoken_of(at: Viewpoint, object: int, player: int) -> Viewpoint:
    if at.that_object is not None:
        return at
    return replace(at, that_object=object, that_player=player)


@rule("509.1a")
def choose_blockers(now: Now, player: int) -> tuple[int, ...]:
    """A defending player chooses among their untapped creatures that are no battles, and for each
    of them one creature that attacks that player, a planeswalker of theirs, or a battle that they
    protect."""
    rules = now.once(BlockRules)
    mine = now.creatures(player)
    return tuple(object.id for object in mine if not rules.why_not_able(object.id, player))


@rule("509.1b")
def obey_restrictions(now: Now, blocker: int, attacker: int) -> bool:
    """A block that an effect or an evasion ability rules out is illegal, and the whole declaration
    with it. What the attacker gains or loses once blockers are declared changes no block."""
    return not now.once(BlockRules).why_not(blocker, attacker)


@rule("802.4a")
def why_not_this_attacker(now: Now, attacker: int, player: int) -> Reason | None:
    """Creatures block only what attacks their controller, that player's planeswalkers, and battles
    that player protects."""
    rules = now.once(BlockRules)
    defender = rules.defenders.get(attacker)
    if defender is None:
        return Reason(cite(choose_blockers), "{0} is not attacking", (attacker,))
    if defender == player:
        return None
    combat = now.game.combat
    attacks = combat.attacks if combat is not None else ()
    target = next((attack.target for attack in attacks if attack.attacker == attacker), None)
    if isinstance(target, int) and is_battle(now, target):
        return not_its_protector(attacker, target, defender, player)
    players = (PlayerRef(defender), PlayerRef(player))
    if isinstance(target, int):
        text = "{0} attacks {1}, which {2} controls, so creatures of {3} can't block it"
        return Reason(cite(why_not_this_attacker), text, (attacker, target, *players))
    text = "{0} attacks {1}, so creatures of {2} can't block it"
    return Reason(cite(why_not_this_attacker), text, (attacker, *players))


@rule("310.8c")
def not_its_protector(attacker: int, battle: int, protector: int, player: int) -> Reason:
    """What attacks a battle can be blocked by creatures of the battle's protector and by no
    others."""
    text = "{0} attacks {1}, which {2} protects, so creatures of {3} can't block it"
    about = (attacker, battle, PlayerRef(protector), PlayerRef(player))
    return Reason(cite(not_its_protector), text, about)


def evades(now: Now, blocker: int, attacker: int) -> tuple[Reason, ...]:
    """Every reason why a creature couldn't block another even if that one attacked its controller:
    evasion abilities, restrictions and effects. Empty where it could."""
    if not is_there(now, blocker) or not is_there(now, attacker):
        return ()
    return now.once(BlockRules).why_not(blocker, attacker)


def why_cant_block(now: Now, blocker: int, attacker: int) -> tuple[Reason, ...]:
    """Every reason why a creature can't block this attacker now, as far as the two are concerned;
    empty where it can. (Menace and other restrictions on the whole declaration are the form's:
    `block_form`.)"""
    if not is_there(now, blocker):
        return now.once(BlockRules).why_not_able(blocker, -1)
    player = now.controller(blocker)
    reasons = now.once(BlockRules).why_not_able(blocker, player)
    refused = why_not_this_attacker(now, attacker, player)
    if refused is not None:
        reasons = (*reasons, refused)
    return (*reasons, *evades(now, blocker, attacker))
