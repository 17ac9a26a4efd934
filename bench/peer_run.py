"""Fights played by the other rules engine, phase-rs; run by `bench.peer` with that engine's Python.

Reads fights as JSON from standard input (see `bench.peer.described`) and prints, for each, the
medians in milliseconds from blocks declared to state-based actions done, as JSON. The position is
loaded anew for each run, which is not counted. `near_empty`: the same with two cards a library, as
that engine does work for every card of the game.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from typing import Any

import phase

RUNS = 60
FILLER = "Filler"


def card(name: str, types: list[str], **more: Any) -> dict[str, Any]:
    """A card in the shape of MTGJSON Atomic."""
    subtypes = more.get("subtypes", [])
    line = " ".join(types) + (f" — {' '.join(subtypes)}" if subtypes else "")
    return {
        "name": name,
        "text": "",
        "type": line,
        "types": types,
        "subtypes": [],
        "supertypes": [],
        "manaValue": 0.0,
        "convertedManaCost": 0.0,
        "colors": [],
        "colorIdentity": [],
        "keywords": [],
        "identifiers": {},
        "legalities": {},
        "printings": [],
        "rulings": [],
        "layout": "normal",
        **more,
    }


def creature(told: dict[str, Any]) -> dict[str, Any]:
    """A creature of a fight as a card."""
    return card(
        told["name"],
        ["Creature"],
        subtypes=["Beast"],
        colors=["G"],
        colorIdentity=["G"],
        power=str(told["power"]),
        toughness=str(told["toughness"]),
        text=", ".join(told["keywords"]).capitalize(),
        keywords=[word.capitalize() for word in told["keywords"]],
    )


class Fight:
    """A fight brought to where its blocks have been declared."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        faces = {}
        for each in (card(FILLER, ["Land"]), *map(creature, told["attackers"] + told["blockers"])):
            face = phase.build_oracle_face(each, None)
            faces[face["name"].lower()] = face
        self.engine = phase.Engine.from_json(json.dumps(faces))
        decks = [[c["name"] for c in told[side]] for side in ("attackers", "blockers")]
        full = [deck + [FILLER] * (60 - len(deck)) for deck in decks]
        self.game = self.engine.new_game(full[0], full[1], seed=1, first_player=0)
        for player in (0, 1):
            self.do(player, "MulliganDecision", choice={"type": "Keep"})
        self.permit_debugging()
        self.ids = self.put_onto_battlefield()
        self.pass_until("DeclareAttackers")
        attacks = [[self.ids[c["name"]], {"type": "Player", "data": 1}] for c in told["attackers"]]
        self.do(0, "DeclareAttackers", attacks=attacks)
        self.pass_until("DeclareBlockers")
        blocks = [[self.ids[blocker], self.ids[attacker]] for blocker, attacker in told["blocks"]]
        self.do(1, "DeclareBlockers", assignments=blocks)
        self.start = self.game.state()

    def do(self, actor: int, kind: str, **data: Any) -> None:
        """One action."""
        self.game.apply(actor, {"type": kind, "data": data} if data else {"type": kind})

    def permit_debugging(self) -> None:
        """Let the position be set up by hand."""
        whole = self.game.state()
        state = whole["state"]
        state["debug_mode"] = True
        state["debug_permitted"] = [0, 1]
        state["format_config"]["allow_debug_actions"] = True
        self.game = self.engine.load_game(whole)

    def put_onto_battlefield(self) -> dict[str, int]:
        """Every creature onto the battlefield, able to attack; their ids by name."""
        objects = self.game.state()["state"]["objects"]
        ids = {o["name"]: int(id) for id, o in objects.items() if o["name"] != FILLER}
        for id in ids.values():
            self.debug("MoveToZone", object_id=id, to_zone="Battlefield", simulate=False)
            self.debug("SetSummoningSickness", object_id=id, sick=False)
        self.debug("SetPhase", phase="PreCombatMain", active_player=0)
        return ids

    def debug(self, kind: str, **data: Any) -> None:
        """A change made by hand."""
        self.do(0, "Debug", type=kind, data=data)

    def pass_until(self, prompt: str) -> None:
        """Players pass priority until something else is asked."""
        while (waiting := self.game.waiting_for())["type"] == "Priority":
            self.do(waiting["data"]["player"], "PassPriority")
        if waiting["type"] != prompt:
            raise RuntimeError(f"{prompt} was to come; the engine asks for {waiting['type']}")

    def near_empty(self) -> dict[str, Any]:
        """The position with two cards in each library and none in hand."""
        whole: dict[str, Any] = json.loads(json.dumps(self.start))
        state = whole["state"]
        for player in state["players"]:
            for id in (*player["library"][2:], *player["hand"]):
                del state["objects"][str(id)]
            player["library"] = player["library"][:2]
            player["hand"] = []
        return whole

    def damage(self) -> None:
        """From blocks declared until state-based actions after the (last) damage are done."""
        while True:
            waiting = self.game.waiting_for()
            if waiting["type"] == "Priority":
                if self.game.phase != "DeclareBlockers" and self.over():
                    return
                self.do(waiting["data"]["player"], "PassPriority")
            elif waiting["type"] == "AssignCombatDamage":
                self.assign(waiting["data"])
            else:
                raise RuntimeError(f"the engine asks for {waiting['type']}")

    def over(self) -> bool:
        """Whether the fight has come out as it was told to."""
        return self.deaths() == sorted(self.told["dies"])

    def deaths(self) -> list[str]:
        """The names in both graveyards."""
        return sorted(o["name"] for seat in (0, 1) for o in self.game.graveyard(seat))

    def assign(self, asked: dict[str, Any]) -> None:
        """The division that the fight tells."""
        names = {id: name for name, id in self.ids.items()}
        shares = self.told["divisions"][names[asked["attacker_id"]]]
        assignments = [[self.ids[name], amount] for name, amount in shares.items() if name]
        self.do(
            asked["player"],
            "AssignCombatDamage",
            mode="Normal",
            assignments=assignments,
            trample_damage=shares.get("", 0),
        )

    def measure(self, position: dict[str, Any]) -> dict[str, float]:
        """The medians of many runs, by the clock and by the processor."""
        text = json.dumps(position)
        walls: list[float] = []
        cpus: list[float] = []
        for _ in range(RUNS):
            self.game = self.engine.load_game(text)
            wall, cpu = time.perf_counter(), time.process_time()
            self.damage()
            cpus.append((time.process_time() - cpu) * 1000)
            walls.append((time.perf_counter() - wall) * 1000)
            if self.deaths() != sorted(self.told["dies"]):
                raise RuntimeError(f"the fight came out otherwise: {self.deaths()} died")
        return {"wall": statistics.median(walls), "cpu": statistics.median(cpus)}


def main() -> None:
    """Play every fight."""
    found = {}
    for name, told in json.load(sys.stdin).items():
        fight = Fight(told)
        found[name] = {
            "libraries of 60": fight.measure(fight.start),
            "near-empty libraries": fight.measure(fight.near_empty()),
        }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
