"""The rows of `A vs B` for an object A."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine.cr.cr115_targets import Targeting, is_legal, why_not_target
from app.engine.cr.cr120_whether_dealt import whether_dealt
from app.engine.cr.cr301_equipping import why_not_equip, why_not_fortify
from app.engine.cr.cr303_attaching import why_not_enchanted
from app.engine.cr.cr509_block_restrictions import BlockRules, evades
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.select import NotModelled
from app.judge.ruling import Reason as Told
from app.judge.ruling import VersusRow
from app.judge.sentences import Sentences
from app.judge.table import Table
from app.judge.versus_forms import Form
from app.judge.versus_notes import about_affecting, about_ward, blocked_together
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from app.terms.changes import AddAbility
from app.terms.cite import Rule
from app.terms.effects import TargetChoice
from app.terms.events import PlayerRef, Recipient
from app.terms.selectors import Host
from app.terms.types import CardType
from app.terms.zones import Zone

_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})


class Rows:
    """The rows for one form of A. `unread`: text of A that could change what came out."""

    def __init__(self, table: Table, form: Form, to: Recipient) -> None:
        self.table = table
        self.form = form
        self.now = form.now
        self.id = form.id
        self.to = to
        self.known = form.now.of(form.id)
        self.object = form.now.game.objects[form.id]
        self.unread: list[str] = []

    def all(self) -> Iterator[VersusRow]:
        """All rows, in the order of the letters of DEBT: damage, attaching, blocking, targets."""
        yield from self.damage()
        yield from self.attach()
        yield from self.block()
        yield from self.target()
        yield self.affect()

    def row(
        self,
        row: str,
        what: str,
        answer: str,
        reasons: Iterable[Reason] = (),
        matters: bool = True,
    ) -> VersusRow:
        """A row with its reasons told."""
        told = tuple(self.tell(reason) for reason in dict.fromkeys(reasons))
        return VersusRow(row, what + self.form.words, answer, self.object.label, told, matters)

    def tell(self, reason: Reason) -> Told:
        """A reason in words."""
        text = Sentences(self.table).reason(reason, self.now.game)
        return Told(text, (str(reason.because),))

    def why(self, number: str, text: str, *about: Mention) -> Reason:
        """A reason of this file's own."""
        return Reason(Rule(number), text, about)

    def damage(self) -> Iterator[VersusRow]:
        """Damage that A would deal to B: in combat where it is a creature, and otherwise."""
        creature = CardType.CREATURE in self.known.types
        for combat, what in ((True, "combat damage"), (False, "damage")):
            if combat and not creature:
                continue
            dealing = whether_dealt(self.now, self.id, self.to, combat)
            answer = "yes" if dealing.dealt else "prevented" if dealing.prevented else "no"
            yield self.row("damage", what, answer, dealing.reasons)

    def attach(self) -> Iterator[VersusRow]:
        """Whether A may be attached to B, as an Aura, an Equipment, a Fortification."""
        subtypes = self.known.subtypes
        if "Aura" in subtypes:
            refused = why_not_enchanted(self.now, self.id, self.to)
            yield self.row("enchant", "enchant", *_answer([refused] if refused else []))
        else:
            none = self.why("303.4", "{0} is not an Aura", self.id)
            yield self.row("enchant", "enchant", "no", [none], False)
        for subtype, row, number, refuses in (
            ("Equipment", "equip", "301.5", why_not_equip),
            ("Fortification", "fortify", "301.6", why_not_fortify),
        ):
            if subtype in subtypes:
                yield self.row(row, row, *_answer(refuses(self.now, self.id, self.to)))
            else:
                no = self.why(number, "{0} is not " + _a(subtype), self.id)
                yield self.row(row, row, "no", [no], False)

    def block(self) -> Iterator[VersusRow]:
        """Whether A may block B if B attacks, and B block A."""
        for row, what, blocker, attacker in (
            ("block", "block", self.id, self.to),
            ("blocked by", "be blocked by it", self.to, self.id),
        ):
            no = self._no_blocking(blocker, attacker)
            if no is not None:
                yield self.row(row, what, "no", [no], False)
                continue
            assert isinstance(blocker, int)
            assert isinstance(attacker, int)
            rules = self.now.once(BlockRules)
            reasons = list(evades(self.now, blocker, attacker))
            reasons += rules.why_not_able(blocker, self.now.controller(blocker))
            if self.now.controller(blocker) == self.now.controller(attacker):
                text = "{0} and {1} have the same controller, whose creatures do not attack them"
                reasons.append(self.why("509.1a", text, blocker, attacker))
            if reasons:
                yield self.row(row, what, "no", reasons)
            else:
                yield self.row(row, what, "yes", blocked_together(self.now, attacker))
            for whose, words in rules.unread:
                self.unread.append(f"{whose}: {words}")

    def _no_blocking(self, blocker: Recipient, attacker: Recipient) -> Reason | None:
        for one in (blocker, attacker):
            if isinstance(one, PlayerRef):
                return self.why("509.1a", "{0} is a player", one)
            if one not in self.now.battlefield or not self.now.is_creature(one):
                return self.why("509.1a", "{0} is not a creature on the battlefield", one)
        return None

    def target(self) -> Iterator[VersusRow]:
        """Whether A may target B, as a spell and with its activated and triggered abilities."""
        spell = bool(self.known.types & _SPELLS) or (
            "Aura" in self.known.subtypes and self.object.zone is not Zone.BATTLEFIELD
        )
        if spell:
            yield self._targets("target with the spell", list(self._choices(SpellAbility)), True)
            return
        activated = list(self._choices(ActivatedAbility))
        triggered = list(self._choices(TriggeredAbility))
        yield from self._given()
        if activated:
            yield self._targets("target with an activated ability", activated, False)
        if triggered:
            yield self._targets("target with a triggered ability", triggered, False)
        if not activated and not triggered:
            reasons = self._kept_off(False)
            none = self.why("115.1", "no ability of {0} has a target as it is", self.id)
            answer = "no" if reasons else "yes"
            unread = bool(self._note_unread())
            yield self.row("target", "target", answer, reasons or [none], bool(reasons) or unread)

    def _given(self) -> Iterator[VersusRow]:
        """What an attachment gives to its host has the host as its source (113.7)."""
        host = self.object.attached_to
        if not isinstance(host, int) or host not in self.now.battlefield:
            return
        for given in _given_to_host(self.known.abilities):
            choices = list(getattr(given, "targets", ()))
            if not choices:
                continue
            its = Rows(self.table, Form(self.now, host), self.to)
            row = its._targets("target with what it gives", choices, False)
            self.unread += its.unread
            text = "{0} gives that ability to {1}, which is its source"
            told = self.tell(self.why("113.7", text, self.id, host))
            yield VersusRow("target", row.what, row.answer, row.source, (told, *row.reasons))

    def _choices(self, kind: type) -> Iterator[TargetChoice]:
        for ability in self.known.abilities:
            if isinstance(ability, KeywordAbility):
                if ability.name == "enchant" and kind is SpellAbility:
                    who = ability.player if not isinstance(ability.player, int) else None
                    yield TargetChoice(ability.quality, who)
                for meant, _ in stands_for(self.now.rules, ability):
                    if isinstance(meant, kind):
                        yield from getattr(meant, "targets", ())
            elif isinstance(ability, kind):
                yield from getattr(ability, "targets", ())

    def _note_unread(self) -> list[str]:
        lines = [ability.line for ability in self.known.abilities if isinstance(ability, Unread)]
        self.unread += [line for line in lines if line not in self.unread]
        return lines

    def _kept_off(self, spell: bool) -> list[Reason]:
        targeting = Targeting(self.id, self.known.controller, spell)
        return list(why_not_target(self.now, self.to, targeting))

    def _targets(self, what: str, choices: list[TargetChoice], spell: bool) -> VersusRow:
        reasons = self._kept_off(spell)
        if reasons:
            return self.row("target", what, "no", reasons)
        unread = self._note_unread()
        at = Viewpoint(self.id, self.known.controller, self.known.name)
        for choice in choices:
            try:
                if is_legal(self.now, choice, self.to, at):
                    ward = about_ward(self.now, self.to, self.known.controller)
                    return self.row("target", what, "yes", ward)
            except NotModelled as unknown:
                self.unread.append(type(unknown.term).__name__)
        if not choices:
            none = self.why(
                "115.1", "{0} does not target, so nothing about targets stops it", self.id
            )
            return self.row("target", what, "yes" if unread else "no", [none])
        about = (self.id, self.to)
        return self.row(
            "target",
            what,
            "no",
            [self.why("601.2c", "{0} asks for other targets than {1}", *about)],
        )

    def affect(self) -> VersusRow:
        """What neither targets nor deals damage: none of this stops it."""
        answer, reasons = about_affecting(self.now, self.id, self.to)
        return self.row("affect", "be affected all the same", answer, reasons)


def _given_to_host(abilities: Iterable[Ability]) -> Iterator[Ability]:
    """The abilities that an attachment's static abilities give to its host."""
    for ability in abilities:
        for effect in ability.effects if isinstance(ability, StaticAbility) else ():
            if isinstance(effect, ContinuousChange) and effect.subject == Host():
                for change in effect.changes:
                    if isinstance(change, AddAbility):
                        yield change.ability


def _a(word: str) -> str:
    return ("an " if word[0] in "AEIOU" else "a ") + word


def _answer(reasons: Iterable[Reason]) -> tuple[str, list[Reason]]:
    listed = list(reasons)
    return ("no" if listed else "yes"), listed
