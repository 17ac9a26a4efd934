"""Setting up: a call's players and objects become a Game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from app.calls import described as de
from app.calls import modifiers as mo
from app.calls.model import Call, Entry
from app.calls.model import Player as CalledPlayer
from app.calls.name import NameKind
from app.engine.cr import rules_of
from app.engine.cr.cr303_put_with_auras import already_enchanting
from app.engine.cr.cr702_keyword_abilities.ascend import already_blessed
from app.engine.cr.cr702_keyword_abilities.bestow import as_attached
from app.engine.cr.cr707_copying import FACE_DOWN
from app.engine.cr.cr709_rooms import UNLOCKED, is_room
from app.engine.cr.cr722_preparation_cards import with_prepare_spells
from app.engine.kernel.game import Counters, Game, GameObject, Player, Progress, Turn
from app.engine.kernel.rewriting import parts_of
from app.judge.effects_of_call import EffectMaker
from app.judge.keywords_of_call import keyword_abilities
from app.judge.problem import CallProblem
from app.judge.ruling import NotTaken
from app.judge.setup_combat import set_up_combat
from app.judge.setup_imprinted import imprinting
from app.judge.setup_merged import merging, with_merged
from app.judge.setup_printed_counters import with_printed_counters
from app.judge.setup_stack import set_up_stack, with_combat_damage
from app.judge.setup_this_turn import this_turn
from app.judge.setup_unlisted import with_unlisted
from app.judge.table import Table
from app.judge.texts_of_players import begun
from app.terms.abilities import Ability
from app.terms.cards import Card, Face, Layout
from app.terms.colors import COLORLESS, Color
from app.terms.events import PlayerRef
from app.terms.instructions import ExileUntilSourceLeaves
from app.terms.mana_pool import Mana
from app.terms.subtypes import CREATURE_TYPES
from app.terms.types import CardType
from app.terms.zones import Zone


class Cards(Protocol):
    """What the judge needs of the card data. `source`: which are in use, and of what date."""

    source: str

    def card(self, name: str) -> Card | None:
        """A card by its own name or a face's."""
        ...

    def face_index(self, card: Card, name: str) -> int:
        """Which face a name means."""
        ...

    def predefined_token(self, name: str) -> Card | None:
        """A token that the rules define."""
        ...

    def keyword(self, text: str) -> tuple[Ability, ...]:
        """A keyword with its parameter, as in a modifier."""
        ...

    def rules_text(self, text: str, name: str, types: frozenset[CardType]) -> tuple[Ability, ...]:
        """Rules text typed in by the judge."""
        ...


@dataclass(slots=True)
class SetUp:
    """A position made from a call. `not_taken`: what of it has no place in the game yet."""

    game: Game
    table: Table
    not_taken: list[NotTaken] = field(default_factory=list)


def set_up(call: Call, cards: Cards) -> SetUp:
    """Make the game of a call, standing in its step with its turn-based actions done.

    Raises CallProblem where the call says something that can't be.
    """
    table = Table(tuple(player.name for player in call.players))
    made = _Maker(call, cards, table)
    game = made.game()
    return SetUp(game, table, made.not_taken)


class _Maker:
    def __init__(self, call: Call, cards: Cards, table: Table) -> None:
        self.call = call
        self.cards = cards
        self.table = table
        self.not_taken: list[NotTaken] = []
        self.ids: dict[str, int] = {}
        self.entries: dict[int, tuple[str, Entry]] = {}
        objects = [o for o in call.objects() if not isinstance(o[1].description, de.CombatDamage)]
        for number, (name, entry) in enumerate(objects, start=1):
            self.ids[name.casefold()] = number
            self.entries[number] = (name, entry)
        self.imprinted = dict(imprinting(self.ids, self.entries))
        self.merged = dict(merging(self.ids, self.entries))

    def game(self) -> Game:
        call = self.call
        objects: dict[int, GameObject] = {}
        made: dict[int, Card] = {}
        for id, (name, entry) in self.entries.items():
            made[id] = self.card_of(entry, name, made)
        last = len(self.entries)
        for id, (name, entry) in self.entries.items():
            objects[id] = self.object(id, name, entry, made[id], last)
        self.not_taken += with_merged(objects, self.merged, self.ids, self.entries)
        for id, source in self.imprinted.items():
            objects[id] = objects[id].but(exiled_with=source)
        for id, object in list(objects.items()):
            if (other := object.paired_with) is not None:
                # Said of one of the two, it is so of both.
                objects[other] = objects[other].but(paired_with=id)
        active = self.table.player(call.active_player)
        game = Game(
            players=tuple(self.player(player) for player in call.players),
            objects=objects,
            turn=Turn(active, call.step, Progress.PRIORITY, active, daytime=call.daytime),
            battlefield=tuple(i for i, o in objects.items() if o.zone is Zone.BATTLEFIELD),
            next_id=last + 1,
            next_timestamp=2 * last + 2,
        )
        game = EffectMaker(self.cards, self.table, self.ids).add(game, self.entries)
        game, untaken = set_up_stack(game, call, self.entries, self.table)
        self.not_taken += untaken
        game, left_out = begun(game)
        self.not_taken += left_out
        game = set_up_combat(game, call, self.entries, self.ids, self.table)
        game = with_combat_damage(game, call, self.table)
        rules = rules_of(call.rules)
        game = with_unlisted(game, call.script, self.cards)
        game = already_enchanting(this_turn(game, rules), rules)
        return with_prepare_spells(already_blessed(game, rules))

    # -- players ---------------------------------------------------------------------------------

    def player(self, called: CalledPlayer) -> Player:
        groups = [
            Counters(kind, count)
            for kind, count in (
                ("poison", called.poison),
                ("energy", called.energy),
                ("experience", called.experience),
            )
            if count
        ]
        groups += [Counters(group.kind, group.number) for group in called.counters]
        abilities: list[Ability] = []
        for keyword in called.keywords:
            abilities += keyword_abilities(keyword.text, self.table, self.cards.keyword)
        for text in called.rules_texts:
            abilities += self.cards.rules_text(text, called.name, frozenset())
        marks = {
            word
            for word, said in (
                ("monarch", called.monarch),
                ("city's blessing", called.citys_blessing),
                ("land played", called.lands_played > 0),
                ("spells cast", called.spells_cast > 0),
            )
            if said
        }
        library = sum(
            entry.count
            for entry in self.call.entries
            if entry.zone is Zone.LIBRARY and entry.player == called.name
        )
        return Player(
            called.name,
            called.life,
            tuple(groups),
            called.cards_in_hand,
            library or None,
            tuple(map(Mana, called.pool)),
            tuple(abilities),
            tuple((name.text, damage) for name, damage in called.commander_damage),
            frozenset(marks),
            called.life_gained,
            called.life_lost,
            spells_cast=called.spells_cast,
            lands_played=called.lands_played,
            speed=called.speed,
            commander_casts=(("", called.cast_from_command_zone),)
            if called.cast_from_command_zone
            else (),
        )

    # -- objects ---------------------------------------------------------------------------------

    def card_of(self, entry: Entry, name: str, made: dict[int, Card]) -> Card:
        what = entry.description
        match what:
            case de.NamedCard(card_name):
                return self.named(card_name, entry.line)
            case de.PredefinedToken(token):
                found = self.cards.predefined_token(token)
                if found is None:
                    raise CallProblem(f"no token called {token} is known", entry.line)
                return found
            case de.AdHoc():
                return self.ad_hoc(what, entry, name)
            case de.CopyOf(of):
                if of.kind is NameKind.CARD:
                    return self.named(of.text, entry.line)
                copied = self.ids.get(of.text.casefold())
                if copied is None or copied not in made:
                    raise CallProblem(f"what {name} copies must stand above it", entry.line)
                return self.copied_card(self.entries[copied][1], made[copied])
            case de.Emblem(text):
                abilities = self.cards.rules_text(text, name, frozenset())
                return Card("emblem", Layout.OTHER, (Face("emblem", abilities=abilities),))
            case de.CombatDamage():
                raise AssertionError("combat damage on the stack is no object")

    def copied_card(self, entry: Entry, card: Card) -> Card:
        """The card of a copy of what an entry tells of: of the face that is up (707.2, 707.8)."""
        if mo.Mark.FACE_DOWN in entry.modifiers:
            return FACE_DOWN
        face = 1 if mo.Mark.TRANSFORMED in entry.modifiers else 0
        if isinstance(entry.description, de.NamedCard):
            face = face or self.cards.face_index(card, entry.description.name)
        melded = card.layout is Layout.MELD and card.front.mana_cost is None
        turned = card.layout in (Layout.TRANSFORM, Layout.MODAL_DFC) and 0 < face < len(card.faces)
        if turned or melded:
            layout = Layout.MELD if melded else Layout.NORMAL
            return Card(card.faces[face].name, layout, (card.faces[face],))
        return card

    def named(self, name: str, line: int) -> Card:
        card = self.cards.card(name)
        if card is None:
            raise CallProblem(f"no card called {name} is known", line)
        return card

    def ad_hoc(self, what: de.AdHoc, entry: Entry, name: str) -> Card:
        traits = what.traits
        colors = traits.colors
        if colors is None:
            colors = what.mana_cost.colors if what.mana_cost is not None else COLORLESS
        own = entry.label or name.rpartition(" #")[0] or name
        abilities: list[Ability] = []
        for modifier in entry.modifiers:
            if isinstance(modifier, mo.HasKeyword):
                text = modifier.keyword.text
                abilities += keyword_abilities(text, self.table, self.cards.keyword)
            elif isinstance(modifier, mo.RulesText):
                abilities += self.cards.rules_text(modifier.text, own, traits.types)
        face = Face(
            own,
            what.mana_cost,
            colors,
            traits.supertypes,
            traits.types,
            frozenset(traits.subtypes),
            tuple(abilities),
            what.power,
            what.toughness,
        )
        return Card(own, Layout.NORMAL, (face,))

    def object(self, id: int, name: str, entry: Entry, card: Card, last: int) -> GameObject:
        player = self.table.player(entry.player)
        face = 0
        if isinstance(entry.description, de.NamedCard):
            face = self.cards.face_index(card, entry.description.name)
            if is_room(card) and entry.description.name == card.name:
                face = UNLOCKED if entry.zone is Zone.BATTLEFIELD else face
        object = GameObject(id, card, player, player, entry.zone, name, timestamp=id, face=face)
        if face and card.layout is Layout.FLIP:
            object = object.but(flipped=True)
        token = isinstance(entry.description, de.PredefinedToken)
        changes: dict[str, Any] = {"token": True} if token else {}
        for modifier in entry.modifiers:
            self.modify(object, changes, modifier, last)
        object = as_attached(object.but(**changes)) if changes else object
        return with_printed_counters(object, len(self.table.players))

    def modify(
        self, object: GameObject, changes: dict[str, Any], modifier: mo.Modifier, last: int
    ) -> None:
        match modifier:
            case mo.Mark():
                self.mark(object, changes, modifier, last)
            case mo.Counters(number, kind):
                groups = changes.get("counters", ())
                changes["counters"] = (*groups, Counters(kind, number, last + 1))
            case mo.MarkedDamage(amount):
                changes["damage"] = amount
            case mo.XIs(value):
                changes["x"] = value
            case mo.AttachedTo(to):
                changes["attached_to"] = (
                    PlayerRef(self.table.player(to.text))
                    if to.kind is NameKind.PLAYER
                    else self.id(to.text, object.label)
                )
            case mo.ProtectedBy(player):
                changes["protector"] = self.table.player(player)
            case mo.OwnedBy(player):
                changes["owner"] = self.table.player(player)
            case mo.Chose(answer):
                self.chose(object, changes, answer.text)
            case mo.Named(card):
                chosen = changes.get("chosen", ())
                changes["chosen"] = (*chosen, ("name", card))
            case mo.PairedWith() | mo.ExiledWith():
                self.bound(object, changes, modifier)
            case mo.AbilityUsed():
                words = str(type(modifier).__name__)
                self.not_taken.append(
                    NotTaken(object.label, words, "the engine does not use this yet")
                )
            case _:
                return  # effects and combat are put in once all objects are there

    def bound(
        self, object: GameObject, changes: dict[str, Any], to: mo.PairedWith | mo.ExiledWith
    ) -> None:
        """What it is paired with; or what exiled it, and where it goes back to if that was until
        the source leaves (610.3)."""
        if isinstance(to, mo.PairedWith):
            changes["paired_with"] = self.id(to.creature.text, object.label)
            return
        found = self.id(to.source.text, object.label)
        changes["exiled_with"] = found
        text = self.entries[found][1].description
        card = self.cards.card(text.name) if isinstance(text, de.NamedCard) else None
        abilities = [] if card is None else [face.abilities for face in card.faces]
        if any(isinstance(part, ExileUntilSourceLeaves) for part in parts_of(tuple(abilities))):
            changes["returns_to"] = Zone.BATTLEFIELD

    def mark(self, object: GameObject, changes: dict[str, Any], mark: mo.Mark, last: int) -> None:
        match mark:
            case mo.Mark.TAPPED | mo.Mark.SICK | mo.Mark.TOKEN | mo.Mark.COMMANDER:
                changes[mark.value] = True
            case mo.Mark.FACE_DOWN:
                changes["face_down"] = True
            case mo.Mark.PHASED_OUT:
                changes["phased_out"] = True
            case mo.Mark.TRANSFORMED | mo.Mark.FLIPPED:
                if len(object.card.faces) < 2:
                    raise CallProblem(f"{object.label} has no other face to be {mark.value}")
                changes["face"] = 1
                changes["flipped"] = object.card.layout is Layout.FLIP
            case mo.Mark.ENTERED_LAST:
                # Later than the counters that are there.
                changes["timestamp"] = last + 2
            case _ if mark in mo.DESIGNATIONS:
                marks = changes.get("marks", frozenset())
                changes["marks"] = marks | {mark.value}
            case mo.Mark.PROTOTYPED if object.card.layout is Layout.PROTOTYPE:
                changes["face"] = 1
            case mo.Mark.PROTOTYPED:
                self.not_taken.append(
                    NotTaken(object.label, mark.value, "the engine does not use this yet")
                )
            case mo.Mark.BLOCKED:
                pass

    def chose(self, object: GameObject, changes: dict[str, Any], text: str) -> None:
        folded = text.casefold()
        players = [name.casefold() for name in self.table.players]
        if folded in players:
            player = players.index(folded)
            if CardType.BATTLE in object.printed.types:
                changes["protector"] = player
                return
            kind, value = "player", self.table.players[player]
        elif folded in list(Color):
            kind, value = "color", folded
        elif text in CREATURE_TYPES or folded in list(CardType):
            kind, value = "type", text
        elif text.isdecimal():
            kind, value = "number", text
        elif folded in ("odd", "even"):
            kind, value = "parity", folded
        else:
            kind, value = "word", text
        chosen = changes.get("chosen", ())
        changes["chosen"] = (*chosen, (kind, value))

    def id(self, name: str, whose: str) -> int:
        found = self.ids.get(name.casefold())
        if found is None:
            raise CallProblem(f"{whose} names {name}, which is not an object of the call")
        return found
