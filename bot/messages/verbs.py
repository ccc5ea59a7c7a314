"""Which verbs are slash commands, and what such a command asks for whichever game is played at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.match import Game

MOST_VERBS = 38
"""With the commands that are no moves these are fewer than 60; Discord allows 100."""
MOST_OPTIONS = 24
"""A command has at most 25 options, and one of them is the table."""
DO = "do"
"""The command for moves whose verb has none."""

Verbs = Mapping[str, tuple[type[Action], ...]]


@dataclass(frozen=True, slots=True)
class CommandOption:
    """What a command asks for; `limits` if it is a number in every game that has it."""

    name: str
    limits: range | None
    required: bool


def options_of(actions: Sequence[type[Action]]) -> tuple[CommandOption, ...]:
    """The arguments that a verb has in any of these games; what all of them name first must be given."""
    firsts = {tuple(action.arguments)[:1] for action in actions}
    return tuple(
        CommandOption(name, _limits(actions, name), firsts == {(name,)})
        for name in dict.fromkeys(name for action in actions for name in action.arguments)
    )


def _limits(actions: Sequence[type[Action]], name: str) -> range | None:
    found = [action.arguments[name].limits for action in actions if name in action.arguments]
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        return None
    return range(min(each[0] for each in known), max(each[-1] for each in known) + 1)


def commanded(games: Iterable[Game]) -> Verbs:
    """The verbs that are commands, each with its action in every game that has it, the first games first.

    A game whose verbs do not all find room has none of them: its moves are typed after `/do`.
    """
    found: dict[str, tuple[type[Action], ...]] = {}
    for game in games:
        more = {verb: (*found.get(verb, ()), action) for verb, action in game.words.by_verb.items()}
        fits = all(len(options_of(actions)) <= MOST_OPTIONS for actions in more.values())
        if fits and len({**found, **more}) <= MOST_VERBS:
            found |= more
    return found


def has_command(verbs: Verbs, action: type[Action]) -> bool:
    """Whether the command of its verb is for this game, too."""
    return action in verbs.get(action.verb, ())
