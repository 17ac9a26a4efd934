"""Random calls: any board, any lines, sensible or not. The judge must answer every one of them."""

from __future__ import annotations

from random import Random

from app.cards.builtin import BUILTIN

KEYWORDS = (
    "flying",
    "first strike",
    "double strike",
    "trample",
    "deathtouch",
    "lifelink",
    "menace",
    "undying",
    "persist",
    "infect",
    "wither",
    "toxic 2",
    "exalted",
    "flanking",
    "bushido 1",
    "rampage 1",
    "battle cry",
    "annihilator 1",
    "afflict 2",
    "provoke",
    "banding",
    "indestructible",
    "protection from red",
    "protection from everything",
    "shadow",
    "skulk",
    "myriad",
    "mentor",
    "training",
    "melee",
    "dethrone",
    "renown 1",
    "poisonous 1",
    "afterlife 1",
    "modular 2",
    "decayed",
    "vigilance",
    "defender",
    "reach",
    "forestwalk",
    "trample over planeswalkers",
    "bands with other Bears",
    "ward {2}",
    "hexproof",
    "phasing",
    "absorb 1",
    "umbra armor",
)
MODIFIERS = (
    "tapped",
    "sick",
    "1 damage",
    "2 +1/+1 counters",
    "1 shield counter",
    "a flying counter",
    "1 regeneration shield",
    "prevents 2 damage",
    "loses all abilities",
    "is red",
    "base 0/4",
    "+2/+2",
    "phased out",
    "commander",
    "face down",
)
CARDS = tuple(card.name for card in BUILTIN)


class RandomCall:
    """One random call, from a seed."""

    def __init__(self, seed: int) -> None:
        self.r = Random(seed)
        self.players = ["Ann", "Bob", "Cleo"][: self.r.choice((2, 2, 2, 3))]
        self.objects: dict[str, list[str]] = {player: [] for player in self.players}

    def text(self) -> str:
        """The call in notation."""
        lines: list[str] = []
        for player in self.players:
            life = self.r.choice(("20 life", "20 life", "3 life", "1 life, 8 poison"))
            lines.append(f"[{player}] {life}")
            lines += [self.object(player, number) for number in range(self.r.randint(1, 4))]
        lines += [self.line() for _ in range(self.r.randint(2, 6))]
        return "\n".join([*lines, "? what happens"])

    def object(self, player: str, number: int) -> str:
        """A made-up creature or a built-in card."""
        label = f"{player[0]}{number}"
        self.objects[player].append(label)
        if self.r.random() < 0.7:
            size = f"{self.r.randint(0, 5)}/{self.r.randint(1, 5)}"
            color = self.r.choice(("green", "red", "white and blue", "colorless artifact creature"))
            words = [f"{label} = {size} {color} Bear"]
            words += self.r.sample(KEYWORDS, self.r.randint(0, 3))
        else:
            words = [f'{label} = "{self.r.choice(CARDS)}"']
        if self.r.random() < 0.25:
            words.append(self.r.choice(MODIFIERS))
        return ", ".join(words)

    def line(self) -> str:
        """Something done or asked."""
        mine = self.objects["Ann"]
        theirs = [label for player in self.players[1:] for label in self.objects[player]]
        one, two = self.r.choice(mine + theirs), self.r.choice(mine + theirs)
        attackers = self.r.sample(mine, self.r.randint(1, len(mine)))
        attack = ", ".join(f"{a} -> {self.r.choice(self.players[1:] + theirs)}" for a in attackers)
        blockers = self.r.sample(theirs, self.r.randint(1, len(theirs)))
        block = ", ".join(f"{b} -> {self.r.choice(mine)}" for b in blockers)
        return self.r.choice(
            (
                *(f"> attack {attack}",) * 5,
                *(f"> block {block}",) * 5,
                "> attack none",
                "> block none",
                "> resolve all",
                "> next",
                "> pass",
                "> go to combat damage",
                "> go to end",
                "> go to Bob's upkeep",
                f"> suppose destroy {one}",
                f"> suppose exile {one}",
                f"> suppose bounce {one}",
                f"> suppose {one} has double strike",
                f"> suppose {one} loses flying",
                f"> suppose Bob controls {one}",
                f"> suppose 3 damage to {one} from {two}",
                f"> assign {one}: 1 {two}, 1 Bob",
                f"> choose {one}",
                "> choose yes",
                f"? can attack {attack}",
                f"? can block {block}",
                f"? cost attack {attack}",
                f"? can assign {one}: 2 Bob",
                "? what happens, any blocks",
                "? choices",
                f"? describe {one}",
                f"? value {one}",
                f"? {one} vs {two}",
                f"> activate {one} -> {two}",
            )
        )
