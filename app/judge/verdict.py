"""The verdict: one sentence that can be read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.judge.asking import Answered
from app.judge.decisions import waiting_in_words
from app.judge.fates import count_of, view_of
from app.judge.line import Line
from app.judge.sentences import Sentences, capital
from app.judge.session import Session
from app.judge.table import joined

# A verdict is one sentence; the steps and the outcomes tell the rest.
_MOST_NOTES = 5
_GIVEN_UP = "The search was given up before play came to an end."


def verdict_of(session: Session, answered: Answered, shown: Line | None) -> str:
    """The answer in one sentence."""
    if answered.text:
        return answered.text
    if answered.cost is not None:
        return f"It costs {answered.cost}."
    if answered.answers:
        return yes_or_no(session, answered)
    if answered.outcomes is None or shown is None:
        return _open_decision(session, answered) or _not_there(session, answered)
    if not answered.outcomes.lines:
        return _no_end(session, answered)
    if count_of(session, answered.outcomes) == 1:
        told = one_outcome(session, shown)
    else:
        told = several_outcomes(session, answered)
    return f"As far as the search went: {told}" if is_cut_short(session, answered) else told


def is_cut_short(session: Session, answered: Answered) -> bool:
    """Whether lines of play were left out, so that nothing can be said of all outcomes."""
    return bool(session.left_out or answered.left_out)


def _not_there(session: Session, answered: Answered) -> str:
    return _GIVEN_UP if is_cut_short(session, answered) else "Play does not get there."


def _no_end(session: Session, answered: Answered) -> str:
    """Why play comes to no end: the search was given up, or no answer that is left is legal."""
    found = answered.outcomes
    assert found is not None
    if found.illegal:
        line, refused = found.illegal[0]
        player = session.table.players[refused.choice.player]
        told = Sentences(session.table).reason(refused.reasons[0], line.game)
        return capital(f"{player} can't go on ({refused.choice.kind}): {told}")
    return _GIVEN_UP


def _open_decision(session: Session, answered: Answered) -> str:
    for line in answered.lines:
        if line.open is not None:
            player = session.table.players[line.open.player]
            say = partial(session.table.say, line.asked_in)
            return capital(waiting_in_words(line.open, player, say))
    return ""


def yes_or_no(session: Session, answered: Answered) -> str:
    """Yes, or no with the first reason."""
    kinds = set(answered.answers)
    if kinds == {"yes"}:
        return "Yes, that is legal."
    if kinds == {"no"}:
        game = (session.lines or [session.start])[0].game
        reasons = [Sentences(session.table).reason(r, game) for r in answered.reasons[:1]]
        return capital("No. " + (reasons[0] if reasons else "The rules do not allow it"))
    return "It depends on decisions that are still open."


def one_outcome(session: Session, line: Line) -> str:
    """Who dies, who survives, and what becomes of the players."""
    view = view_of(session, line)
    parts: list[str] = []
    if view.dies:
        parts.append(f"{joined(view.dies)} {'die' if len(view.dies) > 1 else 'dies'}")
    if view.survives:
        verb = "survive" if len(view.survives) > 1 else "survives"
        parts.append(f"{joined(view.survives)} {verb}")
    parts += _shortened(view.notes)
    for player in view.players:
        before = session.start.game.players[session.table.player(player.player)]
        if player.lost:
            parts.append(f"{player.player} loses the game")
        elif player.life != player.life_before:
            parts.append(f"{player.player} goes from {player.life_before} to {player.life} life")
        if player.poison != before.count("poison"):
            parts.append(f"{player.player} has {player.poison} poison")
    if line.game.draw:
        parts.append("the game is a draw")
    return capital("; ".join(parts) if parts else "nothing changes")


def _shortened(notes: Sequence[str]) -> list[str]:
    """The notes, so many of them as can be read aloud."""
    more = len(notes) - _MOST_NOTES
    if more <= 1:
        return list(notes)
    return [*notes[:_MOST_NOTES], f"{more} more changes"]


def several_outcomes(session: Session, answered: Answered) -> str:
    """What holds in every outcome, and what depends on decisions."""
    found = answered.outcomes
    assert found is not None
    views = [view_of(session, line) for line in found.lines]
    always = [name for name in views[0].dies if all(name in view.dies for view in views)]
    never = [name for name in views[0].survives if all(name in view.survives for view in views)]
    some = list(dict.fromkeys(name for view in views for name in view.dies if name not in always))
    deciders = list(
        dict.fromkeys(session.table.players[choice.player] for choice, _ in found.choices())
    )
    parts: list[str] = []
    # What was not looked at may go otherwise.
    all_of_them = "in all of these" if is_cut_short(session, answered) else "in any case"
    if always:
        parts.append(f"{joined(always)} {'die' if len(always) > 1 else 'dies'} {all_of_them}")
    if never:
        verb = "survive" if len(never) > 1 else "survives"
        parts.append(f"{joined(never)} {verb} {all_of_them}")
    if some:
        parts.append(f"{joined(some)} may die")
    common = [note for note in views[0].notes if all(note in view.notes for view in views)]
    parts += _shortened(common)
    perhaps = dict.fromkeys(note for view in views for note in view.notes if note not in common)
    parts += _shortened([f"perhaps {note}" for note in perhaps])
    parts += _lives(session, answered)
    who = joined(deciders) or "a player"
    count = count_of(session, found)
    verb = "decide" if len(deciders) > 1 else "decides"
    return capital(f"it depends on what {who} {verb} ({count} outcomes): {'; '.join(parts)}")


def _lives(session: Session, answered: Answered) -> list[str]:
    found = answered.outcomes
    assert found is not None
    said: list[str] = []
    for index, player in enumerate(session.start.game.players):
        if found.groups and found.base is not None:
            base = found.base.game.players[index].life
            changes = [
                [line.game.players[index].life - base for line in group.lines]
                for group in found.groups
            ]
            low = base + sum(min(part) for part in changes)
            high = base + sum(max(part) for part in changes)
        else:
            totals = [line.game.players[index].life for line in found.lines]
            low, high = min(totals), max(totals)
        if low == high == player.life:
            continue
        if low == high:
            said.append(f"{player.name} goes from {player.life} to {low} life")
        else:
            said.append(f"{player.name} ends at {low} to {high} life")
    return said
