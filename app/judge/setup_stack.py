"""Spells that a call begins with on the stack, with the targets and choices that it says."""

from __future__ import annotations

from app.calls.described import CombatDamage
from app.calls.model import Call, Entry
from app.calls.name import AbilityOf
from app.engine.cr import rules_of
from app.engine.cr.cr115_announced import shared_out, with_gaps
from app.engine.cr.cr510_damage_on_the_stack import on_the_stack
from app.engine.cr.cr601_dividing import share_of_one
from app.engine.cr.cr601_proposals import proposed
from app.engine.kernel.game import Game, StackItem
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import NotModelled
from app.judge.announcing import announced_by
from app.judge.problem import CallProblem, NotModelledYet
from app.judge.ruling import NotTaken
from app.judge.table import Table
from app.terms.events import Recipient
from app.terms.player_actions import CastSpell
from app.terms.steps import Step
from app.terms.zones import Zone


def set_up_stack(
    game: Game, call: Call, entries: dict[int, tuple[str, Entry]], table: Table
) -> tuple[Game, list[NotTaken]]:
    """The game with the objects of `stack:` as spells, the last one on top; and what of them has no
    place in the game yet.

    Raises CallProblem where a target is missing or there are too many.
    """
    left: list[NotTaken] = []
    for id, (name, entry) in entries.items():
        if entry.zone is not Zone.STACK or game.objects[id].zone is not Zone.STACK:
            continue
        try:
            game = _with_spell(game, call, id, entry, table)
        except NotModelledYet as unknown:
            left.append(NotTaken(name, unknown.what, "the engine can't do this yet"))
        except NotModelled as missing:
            what = type(missing.term).__name__
            left.append(NotTaken(name, what, "the engine can't do this yet"))
    return game, left


def _with_spell(game: Game, call: Call, id: int, entry: Entry, table: Table) -> Game:
    object = game.objects[id]
    said = announced_by(table, game, entry.options)
    targets = tuple(_target(game, table, target) for target in entry.targets)
    x = said.x if said.x is not None else object.x
    action = CastSpell(
        object.controller, id, object.face, x, said.costs, said.free, targets, (), said.modes
    )
    now = Now(rules_of(call.rules), game)
    proposal = proposed(now, action)
    if proposal.modes is not None and said.modes is None:
        raise CallProblem(f"{object.label} is modal: say which mode, as in `(mode 1)`", entry.line)
    least = sum(choice.needed for choice in proposal.targets)
    most = sum(choice.count for choice in proposal.targets)
    if proposal.targets and not least <= len(targets) <= most:
        raise CallProblem(f"{object.label} on the stack needs its targets after `->`", entry.line)
    shares = said.divided or ()
    at = Viewpoint(id, object.controller, object.label, x=x)
    whole = share_of_one(now, proposal.effects, at)
    if whole is not None and not shares:
        if len(targets) > 1:
            raise CallProblem(f"{object.label}: say how it is divided, `(divided 2 1)`", entry.line)
        shares = (whole,)
    item = StackItem(
        id,
        object.controller,
        id,
        object.label,
        proposal.effects,
        targets=with_gaps(proposal.targets, shared_out(proposal.targets, targets)),
        target_choices=proposal.targets,
        x=x,
        spell=True,
        divided=shares,
    )
    game = game.with_object(object.but(x=x, marks=object.marks | proposal.marks))
    return game.but(stack=(*game.stack, item))


def _target(game: Game, table: Table, target: object) -> Recipient:
    if isinstance(target, AbilityOf):
        raise NotModelledYet("an ability as the target of a spell that the call begins with")
    return table.recipient(game, target)  # type: ignore[arg-type]


def with_combat_damage(game: Game, call: Call, table: Table) -> Game:
    """The game with the combat damage that `stack:` lists, below what is listed after it.

    Raises CallProblem in an edition in which combat damage does not use the stack, and outside the
    combat damage step.
    """
    above = 0
    for entry in reversed([entry for entry in call.entries if entry.zone is Zone.STACK]):
        if not isinstance(entry.description, CombatDamage):
            above += entry.count
            continue
        if not rules_of(call.rules).all("combat damage on the stack"):
            raise CallProblem(
                "combat damage waits on the stack in rules before 2009-07-11 only (`rules: 2004`)",
                entry.line,
            )
        if call.step not in (Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE):
            turn = f"turn: {game.players[game.turn.active].name}, combat damage"
            raise CallProblem(
                f"combat damage is on the stack in the combat damage step: say `{turn}`", entry.line
            )
        shares = tuple(
            (
                table.object(game, assigned.source).id,
                tuple((table.recipient(game, to), amount) for amount, to in assigned.shares),
            )
            for assigned in entry.description.assigned
        )
        item = on_the_stack(game.next_id, game.turn.active, shares)
        place = max(0, len(game.stack) - above)
        stack = (*game.stack[:place], item, *game.stack[place:])
        game = game.but(stack=stack, next_id=item.id + 1)
    return game
