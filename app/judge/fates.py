"""What became of whom: deaths, survivors, life totals, and the different outcomes side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine.kernel.game import Combat, Game, GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.trace import Entry, Happened
from app.judge.asking import Answered
from app.judge.differences import differences
from app.judge.factors import Outcomes
from app.judge.leading_there import is_said_before, lines_to
from app.judge.line import Line, Link
from app.judge.notation_of import choice_lines
from app.judge.ruling import Fate, OutcomeView, PlayerLine
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.judge.tally import labels_of
from app.terms import events as ev
from app.terms.cite import Cite
from app.terms.types import CardType
from app.terms.zones import Zone

# Of more outcomes than these it is not counted which can be told apart.
_COUNTED = 500


def players_of(session: Session, line: Line) -> tuple[PlayerLine, ...]:
    """Every player before and after."""
    return tuple(
        PlayerLine(after.name, before.life, after.life, after.count("poison"), after.lost)
        for before, after in zip(session.start.game.players, line.game.players, strict=True)
    )


def left_battlefield(session: Session, line: Line) -> Iterator[tuple[str, Zone, Cite]]:
    """Who left the battlefield since the call began, where to, and the rule at work."""
    for link in line.links():
        yield from session.once(_left_in_stretch, link)


def _left_in_stretch(session: Session, link: Link) -> list[tuple[str, Zone, Cite]]:
    return list(_left(link.entries))


def _left(entries: Iterable[Entry]) -> Iterator[tuple[str, Zone, Cite]]:
    for entry in entries:
        if not isinstance(entry, Happened) or not _moves(entry):
            continue
        causes = entry.causes or (entry.because,) * len(entry.events)
        why = {
            event.object: cause
            for event, cause in zip(entry.events, causes, strict=True)
            if isinstance(event, ev.Destroyed | ev.Sacrificed)
        }
        for event, cause in zip(entry.events, causes, strict=True):
            if isinstance(event, ev.Moved):
                object = entry.before.find(event.object)
                if object is not None and object.zone is Zone.BATTLEFIELD:
                    for label in labels_of(object):
                        yield label, event.to, why.get(event.object, cause)


def _moves(entry: Happened) -> bool:
    return any(isinstance(event, ev.Moved) for event in entry.events)


def returned(line: Line) -> set[str]:
    """What is on the battlefield as a new object: it left and has come back."""
    return {
        object.label
        for object in line.game.objects.values()
        if object.zone is Zone.BATTLEFIELD and object.former is not None
    }


def in_combat(session: Session, line: Line) -> list[GameObject]:
    """The objects of the call that were in combat, or that damage was dealt to, in its order."""
    ids = set(_fighting([session.start.game]))
    for link in line.links():
        ids |= session.once(_fought_in_stretch, link)
    for key, _ in line.tally:
        if isinstance(key, tuple) and key[0] == "dealt" and isinstance(key[1], int):
            ids.add(key[1])
    everything = {**{k: v.object for k, v in line.game.last_known.items()}, **line.game.objects}
    return [everything[id] for id in sorted(ids) if id in everything]


def _fought_in_stretch(session: Session, link: Link) -> frozenset[int]:
    batches = (entry for entry in link.entries if isinstance(entry, Happened))
    return frozenset(_fighting(batch.before for batch in batches))


def _fighting(games: Iterable[Game]) -> Iterator[int]:
    """What attacks, is attacked, or blocks in any of these games."""
    seen: Combat | None = None
    for game in games:
        # Most batches leave combat the very same.
        if game.combat is None or game.combat is seen:
            continue
        seen = game.combat
        for attack in seen.attacks:
            yield attack.attacker
            if isinstance(attack.target, int):
                yield attack.target
        yield from (blocker for blocker, _ in seen.blocks)


def fates_of(session: Session, line: Line, sentences: Sentences) -> tuple[Fate, ...]:
    """What became of each object in combat, and of everything that left the battlefield."""
    fates: list[Fate] = []
    gone: set[str] = set()
    back = returned(line)
    for label, to, cause in left_battlefield(session, line):
        gone.add(label)
        word = "dies" if to is Zone.GRAVEYARD else f"goes to {to.value}"
        if label in back:
            word += " and comes back"
        fates.append(Fate(label, word, "", (str(cause),)))
    now = session.now(line)
    fates.extend(
        Fate(object.label, "survives", _state(now, object))
        for object in in_combat(session, line)
        if object.label not in gone and object.id in line.game.objects
    )
    return tuple(fates)


def _state(now: Now, object: GameObject) -> str:
    known = now.of(object.id)
    if CardType.CREATURE in known.types:
        damage = f", {object.damage} damage" if object.damage else ""
        return f"{known.power}/{known.toughness}{damage}"
    for kind in ("loyalty", "defense"):
        if object.count(kind):
            return f"{object.count(kind)} {kind}"
    return ""


def views_of(session: Session, answered: Answered, most: int) -> tuple[OutcomeView, ...]:
    """The distinct outcomes, at most so many; none where there is only one."""
    found = answered.outcomes
    if found is None or found.count < 2:
        return ()
    ends: dict[tuple[object, ...], Line] = {}
    for line in found.lines:
        ends.setdefault(_told_apart(view_of(session, line)), line)
        if len(ends) >= most:
            break
    if len(ends) < 2:
        return ()
    return tuple(_with_script(session, line) for line in ends.values())


def _with_script(session: Session, line: Line) -> OutcomeView:
    view = view_of(session, line)
    script = view.choices if is_said_before(line) else lines_to(session, line)
    return replace(view, script=script)


def count_of(session: Session, found: Outcomes) -> int:
    """How many outcomes a judge can tell apart: by life, poison, who dies and who is there."""
    if found.groups or found.count < 2:
        return found.count
    views = (view_of(session, line) for line in found.lines[:_COUNTED])
    return len({_told_apart(view) for view in views})


def _told_apart(view: OutcomeView) -> tuple[object, ...]:
    """What a judge can tell of an outcome, in whatever order things died."""
    return (view.players, frozenset(view.dies), frozenset(view.survives), frozenset(view.notes))


def view_of(session: Session, line: Line) -> OutcomeView:
    """One outcome, with the choices that lead there."""
    return session.once(_view, line)


def _view(session: Session, line: Line) -> OutcomeView:
    gone = [(label, to) for label, to, _ in left_battlefield(session, line)]
    back = returned(line)
    dies = tuple(label for label, to in gone if to is Zone.GRAVEYARD and label not in back)
    away = {label for label, _ in gone}
    survives = tuple(
        object.label
        for object in in_combat(session, line)
        if object.label not in away and object.id in line.game.objects
    )
    notes = tuple(
        f"{label} dies and comes back" if to is Zone.GRAVEYARD else f"{label} goes to {to.value}"
        for label, to in gone
        if to is not Zone.GRAVEYARD or label in back
    )
    notes += differences(session, line)
    choices = tuple(choice_lines(session, line))
    return OutcomeView(choices, players_of(session, line), dies, survives, notes)
