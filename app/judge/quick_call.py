"""The call that the parts of a shorthand line make."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.calls.actions import Attack, AttackGroup, Block, BlockGroup
from app.calls.described import AdHoc, NamedCard
from app.calls.model import Ask, Call, Do, Entry, Player
from app.calls.name import Name, NameKind
from app.calls.naming import with_names
from app.calls.questions import WhatHappens
from app.calls.read_descriptions import NotAdHoc, read_ad_hoc
from app.calls.text import fold
from app.judge.quick_parts import Piece, QuickChip
from app.judge.quick_scan import Scan
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Made:
    """The call and the chips as they are understood in the light of each other. `call` is None
    where the line describes nothing."""

    call: Call | None
    chips: tuple[QuickChip, ...]


class Maker:
    """A scanned line being made into a call."""

    def __init__(self, scan: Scan) -> None:
        self.scan = scan
        self.chips = list(scan.chips)
        self.whole: list[Piece] = []
        self.what: dict[int, AdHoc | NamedCard] = {}
        self.names: dict[int, tuple[str, ...]] = {}
        self.counted: list[Piece] = []

    def make(self) -> Made:
        """The call: objects in the order of the line, the attack, the blocks, what happens."""
        for piece in self.scan.pieces:
            self._describe(piece)
        if not self.whole and all(side.life is None for side in self.scan.sides):
            return Made(None, tuple(self.chips))
        attacking = self._attackers()
        call = self._position(attacking)
        attack = self._attack(attacking, call)
        block = self._block(attack)
        script = [Do(action) for action in (attack, block) if action.groups]
        call = replace(call, script=(*script, Ask(WhatHappens())))
        return Made(call, tuple(self.chips))

    def _mark(self, chip: int, meaning: str, problem: str = "", *nearest: str) -> None:
        """Say anew what a part means."""
        self.chips[chip] = replace(
            self.chips[chip], meaning=meaning, problem=problem, nearest=nearest
        )

    # -- the objects ---------------------------------------------------------------------------

    def _describe(self, piece: Piece) -> None:
        """What an object is, where the line says so; else its first part tells what is missing."""
        if piece.card:
            self.what[piece.number] = NamedCard(piece.card)
            self.whole.append(piece)
            return
        words = " ".join(filter(None, (piece.numbers, *piece.traits)))
        found = read_ad_hoc(words) if words else None
        if found and not isinstance(found, NotAdHoc) and found[0].traits.types:
            self.what[piece.number] = found[0]
            self.whole.append(piece)
        else:
            self._leave_out(piece)

    def _leave_out(self, piece: Piece) -> None:
        """An object of which the line does not say what it is: all its parts are left out."""
        first = self.chips[piece.chips[0]] if piece.chips else None
        for chip in piece.chips:
            if self.chips[chip].understood:
                self._mark(chip, "", "left out, as nothing says what it belongs to")
        if first and first.understood:
            problem = "a power and toughness or a card's name goes with it"
            self._mark(piece.chips[0], "", problem, f"1/1 {first.text}")

    def _attackers(self) -> list[Piece]:
        """The objects that attack: those with `!`, or for want of any those that are blocked."""
        first = [piece for piece in self.whole if piece.side == 0]
        for piece in self.whole:
            if piece.side and piece.attacks is not None:
                self._mark(piece.attack_chip, "", "only the side before `vs` attacks")
                piece.attacks = None
        marked = [piece for piece in first if piece.attacks is not None]
        if marked:
            return marked
        return self._blocked(first)

    def _blocked(self, first: list[Piece]) -> list[Piece]:
        """The objects that are blocked: where none is marked as attacking, `>2` counts them all."""
        blocks = [numbers for piece in self.whole if piece.side for _, numbers in piece.blocks]
        self.counted = [piece for piece in first for _ in range(piece.count)]
        places = {number - 1 for numbers in blocks for number in numbers}
        blocked = {piece.number for at, piece in enumerate(self.counted) if at in places}
        attacking = [piece for piece in first if piece.number in blocked]
        for piece in attacking:
            said = self.chips[piece.chips[0]]
            if said.understood:
                self._mark(piece.chips[0], f"{said.meaning}, which attacks")
        return attacking

    def _position(self, attacking: list[Piece]) -> Call:
        sides = [*self.scan.sides]
        players = tuple(
            Player(side.name, 20 if side.life is None else side.life, poison=side.poison or 0)
            for side in sides
        )
        if len(players) == 1:
            players = (*players, Player("Bob" if fold(players[0].name) != "bob" else "Ann"))
        entries: list[Entry] = []
        copies: list[int] = []
        labels = self._labels(attacking)
        for piece in self.whole:
            for label, count in labels[piece.number]:
                entries.append(
                    Entry(
                        player=players[piece.side].name,
                        zone=Zone.BATTLEFIELD,
                        description=self.what[piece.number],
                        modifiers=tuple(piece.modifiers),
                        label=label,
                        count=count,
                    )
                )
                copies.append(piece.number)
        call = with_names(Call(players=players, entries=tuple(entries)))
        for entry, number in zip(call.entries, copies, strict=True):
            self.names[number] = (*self.names.get(number, ()), *entry.names)
        return call

    def _labels(self, attacking: list[Piece]) -> dict[int, list[tuple[str | None, int]]]:
        """A label for each object that goes by no name of its own: Attacker 1, Blocker 2 …"""
        roles: dict[int, str] = {}
        totals: dict[str, int] = {}
        for piece in self.whole:
            what = self.what[piece.number]
            if isinstance(what, NamedCard) or what.traits.subtypes:
                continue
            role = "Attacker" if piece in attacking else "Blocker" if piece.blocks else "Creature"
            if "creature" not in what.traits.types:
                role = "Permanent"
            roles[piece.number] = role
            totals[role] = totals.get(role, 0) + piece.count
        found: dict[int, list[tuple[str | None, int]]] = {}
        given: dict[str, int] = {}
        for piece in self.whole:
            role = roles.get(piece.number, "")
            if not role:
                found[piece.number] = [(None, piece.count)]
                continue
            found[piece.number] = []
            for _ in range(piece.count):
                given[role] = given.get(role, 0) + 1
                label = role if totals[role] == 1 else f"{role} {given[role]}"
                found[piece.number].append((label, 1))
        return found

    # -- the combat ----------------------------------------------------------------------------

    def _attack(self, attacking: list[Piece], call: Call) -> Attack:
        groups: list[AttackGroup] = []
        for piece in attacking:
            defender = self._defender(piece, call)
            groups += [
                AttackGroup((Name(name, NameKind.OBJECT),), defender)
                for name in self.names[piece.number]
            ]
        return Attack(tuple(groups))

    def _defender(self, piece: Piece, call: Call) -> Name:
        """What an object attacks: the first opponent unless the line says otherwise."""
        player = Name(call.players[1].name, NameKind.PLAYER)
        wanted = piece.attacks or ""
        if not wanted:
            if piece.attack_chip >= 0:
                self._mark(piece.attack_chip, f"attacks {player}")
            return player
        others = [one for one in self.whole if one.side]
        found: Name | None = None
        if wanted.isascii() and wanted.isdigit():
            place = int(wanted)
            if 1 <= place <= len(others):
                found = Name(self.names[others[place - 1].number][0], NameKind.OBJECT)
        else:
            found = self._called(wanted, others, call)
        if found is None:
            near = tuple(f"!{one.name.lower()}" for one in call.players[1:3])
            problem = f"no player or object of the other side is called `{wanted}`"
            self._mark(piece.attack_chip, "", problem, "!", *near)
            return player
        self._mark(piece.attack_chip, f"attacks {found}")
        return found

    def _called(self, wanted: str, others: list[Piece], call: Call) -> Name | None:
        """The opponent, or the other side's object, with a word that begins so."""
        low = fold(wanted)
        for player in call.players[1:]:
            if fold(player.name).startswith(low):
                return Name(player.name, NameKind.PLAYER)
        for piece in others:
            name = self.names[piece.number][0]
            if any(word.startswith(low) for word in fold(name).split(" ")):
                return Name(name, NameKind.OBJECT)
        return None

    def _block(self, attack: Attack) -> Block:
        """The blocks: `>1` counts the attackers, each of several alike for itself."""
        attackers: list[Name | None] = [group.creatures[0] for group in attack.groups]
        if self.counted:
            attackers = self._numbered(attack)
        groups: list[BlockGroup] = []
        for piece in self.whole:
            blocked: list[Name] = []
            for chip, numbers in piece.blocks:
                good = [number for number in numbers if 1 <= number <= len(attackers)]
                if not piece.side:
                    self._mark(chip, "", "only a side after `vs` blocks")
                elif len(good) < len(numbers):
                    nearest = [f">{number}" for number in range(1, min(len(attackers), 3) + 1)]
                    self._mark(chip, "", self._no_attacker(len(attackers)), *nearest)
                else:
                    some = [one for number in good if (one := attackers[number - 1])]
                    blocked += [one for one in some if one not in blocked]
                    self._mark(chip, f"blocks {' and '.join(map(str, some))}")
            if blocked:
                groups += [
                    BlockGroup(Name(name, NameKind.OBJECT), tuple(blocked))
                    for name in self.names[piece.number]
                ]
        return Block(tuple(groups))

    def _numbered(self, attack: Attack) -> list[Name | None]:
        """What `>1`, `>2` … mean where they count all objects of the first side."""
        attacking = {group.creatures[0].text: group.creatures[0] for group in attack.groups}
        numbers = dict.fromkeys((piece.number for piece in self.counted), 0)
        found: list[Name | None] = []
        for piece in self.counted:
            found.append(attacking.get(self.names[piece.number][numbers[piece.number]]))
            numbers[piece.number] += 1
        return found

    @staticmethod
    def _no_attacker(number: int) -> str:
        if not number:
            return "nothing attacks: put `!` behind what does"
        return f"there are {number} attackers" if number > 1 else "there is one attacker"


def make(scan: Scan) -> Made:
    """The call of a scanned line."""
    return Maker(scan).make()
