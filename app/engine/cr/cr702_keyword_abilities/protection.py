"""Protection (CR 702.16): qualities, and the damage that it prevents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr115_targets import Targeting
from app.engine.cr.cr607_linked_abilities import with_choices
from app.engine.cr.cr613_interaction_of_continuous_effects.shared_keywords import protections_from
from app.engine.cr.cr615_prevention_effects import because_of, prevention
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Replacement
from app.engine.kernel.reason import Reason
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches_if_known
from app.engine.kernel.who import abilities_of_player
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.changes import AddAbility, ProtectionFromColorsOf
from app.terms.cite import Rule
from app.terms.events import Damage, PlayerRef, Recipient
from app.terms.prohibitions import KeepsAttached
from app.terms.selectors import Anything, Host, IsStatus, Status, Who

_SPELL = IsStatus(Status.SPELL)


def protections(now: Now, protected: Recipient) -> tuple[KeywordAbility, ...]:
    """The protection abilities of a permanent or player."""
    if not isinstance(protected, PlayerRef):
        return now.keywords(protected, "protection")
    return tuple(
        ability
        for ability in abilities_of_player(now, protected.player)
        if isinstance(ability, KeywordAbility) and ability.name == "protection"
    )


@rule("702.16a")
def quality_matches(now: Now, ability: KeywordAbility, source: int, protected: Recipient) -> bool:
    """Whether an object has the quality that a protection ability names, as it is now or last was.

    A card type, subtype or supertype counts wherever the object is; a player's name or "your
    opponents" is rule 702.16k's. What is not read into terms matches nothing.
    """
    if ability.player is not None:
        return of_player(now, ability.player, source, protected)
    if ability.quality is None:
        now.not_modelled.append((_name(now, protected), ability))
        return False
    return matches_if_known(now, ability.quality, source, _from(now, protected))


@rule("702.16k")
def of_player(now: Now, who: Who | int, source: int, protected: Recipient) -> bool:
    """Protection from a player is protection from all that the player controls, and from what they
    own that no one else controls."""
    # Outside the battlefield and the stack an object's controller is its owner.
    holder = now.known(source).controller
    if isinstance(who, int):
        return holder == who
    return is_player(now, who, holder, _from(now, protected))


def _is(now: Now, who: Who | int, targeting: Targeting, protected: Recipient) -> bool:
    if isinstance(who, int):
        return targeting.controller == who
    return is_player(now, who, targeting.controller, _from(now, protected))


def _name(now: Now, protected: Recipient) -> str:
    if isinstance(protected, PlayerRef):
        return now.game.players[protected.player].name
    return now.of(protected).name


def _from(now: Now, protected: Recipient) -> Viewpoint:
    if isinstance(protected, PlayerRef):
        return Viewpoint(None, protected.player, _name(now, protected))
    return Viewpoint(protected, now.controller(protected), _name(now, protected))


@rule("702.16e", "replacement", Damage)
def prevents_damage(now: Now, event: Damage) -> Iterator[Replacement]:
    """Damage to a permanent or player with protection by sources with the quality is prevented.
    Several such abilities do no more than one (702.16m)."""
    for ability in protections(now, event.recipient):
        if quality_matches(now, ability, event.source, event.recipient):
            yield Replacement(
                ("protection", event.recipient),
                because_of(now, event, cite(prevents_damage)),
                "protection",
                prevention(),
            )
            return


@rule("702.16f", "evasion", "protection")
def cant_be_blocked(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """An attacker with protection can't be blocked by creatures with the quality. A creature with
    protection may block what it is protected from."""
    for ability in abilities:
        if quality_matches(now, ability, blocker, attacker):
            text = "{0} can't block {1}: {1} has protection from what {0} is"
            if ability.player is not None:
                text = "{0} can't block {1}: {1} has protection from {0}'s controller"
                return Reason(cite(of_player), text, (blocker, attacker))
            return Reason(cite(cant_be_blocked), text, (blocker, attacker))
    return None


@rule("702.16b", "target restriction", "protection")
def cant_be_targeted(
    now: Now, target: Recipient, targeting: Targeting, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """What has protection can't be the target of spells that have the quality, nor of abilities
    whose source has it."""
    source = targeting.source
    for ability in abilities:
        if source is None:
            # Of what a player targets with, only the player is known.
            if ability.player is not None and _is(now, ability.player, targeting, target):
                text = "{0} has protection from {1}"
                about = (target, PlayerRef(targeting.controller))
                return Reason(Rule("702.16k"), text, about)
        elif quality_matches(now, _of_a_spell(ability, targeting), source, target):
            text = "{0} has protection from what {1} is"
            if ability.player is not None:
                text = "{0} has protection from {1}'s controller"
                return Reason(cite(of_player), text, (target, source))
            if ability.quality == Anything():
                text = "{0} has protection from everything"
                return Reason(Rule("702.16j"), text, (target,))
            return Reason(cite(cant_be_targeted), text, (target, source))
    return None


def _of_a_spell(ability: KeywordAbility, targeting: Targeting) -> KeywordAbility:
    """The ability as it is about a spell that is being cast, or would be: that is one, wherever its
    card is still."""
    if not targeting.spell or ability.quality is None:
        return ability
    quality = rewritten(ability.quality, lambda part: Anything() if part == _SPELL else part)
    return ability if quality is ability.quality else replace(ability, quality=quality)


@rule("702.16n")
def kept_attached(now: Now, attached: int, host: int) -> Counter[KeywordAbility]:
    """Some Auras give protection and say that it does not remove them, or such Auras: what is
    attached already stays, as far as that instance of protection goes. How many instances of each
    protection ability of the host leave it alone."""
    found: Counter[KeywordAbility] = Counter()
    if now.game.objects[attached].attached_to != host:
        return found
    for keeps, at in now.modifications(KeepsAttached):
        giver = now.game.find(at.object) if at.object is not None else None
        if giver is None or giver.attached_to != host:
            continue
        if matches_if_known(now, keeps.subject, attached, at):
            found.update(_given_by(now, giver.id, at))
    return found


def _given_by(now: Now, giver: int, at: Viewpoint) -> Iterator[KeywordAbility]:
    for ability in now.of(giver).abilities:
        for effect in ability.effects if isinstance(ability, StaticAbility) else ():
            if not isinstance(effect, ContinuousChange) or effect.subject != Host():
                continue
            for change in effect.changes:
                if isinstance(change, ProtectionFromColorsOf):
                    yield from protections_from(now, change, at)
                if isinstance(change, AddAbility):
                    given = with_choices(now, change.ability, at)
                    if isinstance(given, KeywordAbility) and given.name == "protection":
                        yield given
