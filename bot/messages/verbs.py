"""Which verbs are slash commands, and what such a command asks for whichever game is played at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.actions import Action
from engine.core.match import Game
from engine.core.values import frozen

MOST_MOVE_COMMANDS = 38
"""With the commands that are no moves these are fewer than 60; Discord allows 100."""
MOST_OPTIONS = 24
"""A command has at most 25 options, and one of them is the table."""
MOST_VERBS = 25
"""The most verbs in the group of one game."""
MOST_NAMED = 60
"""The most verbs and options in a group: their longest possible texts are the 8,000 characters of a command."""
DO = "do"
"""The command for moves whose verb has none."""

Verbs = Mapping[str, tuple[type[Action], ...]]


@frozen
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


@frozen
class MoveCommands:
    """The commands of moves: `shared` are verbs with their action in each game that has it, the others by game.

    The verbs of the first game stand alone, as `/place`; those of a further game stand in a group that is named for it,
    as `/hunters send`, unless the first one has them too.
    """

    shared: Verbs
    groups: Mapping[str, Verbs]

    def path(self, game: Game, verb: str) -> tuple[str, ...]:
        """The words of the command for a verb of this game, each after `command-` a message id."""
        action = game.words.by_verb.get(verb)
        if action is not None and action in self.shared.get(verb, ()):
            return (verb,)
        return (game.id, verb) if verb in self.groups.get(game.id, {}) else (DO,)


def build_commands(games: Iterable[Game]) -> MoveCommands:
    """The commands of these games. One that does not find room has none: its moves are typed after `/do`."""
    shared: dict[str, tuple[type[Action], ...]] = {}
    groups: dict[str, Verbs] = {}
    for number, game in enumerate(games):
        known = {verb: action for verb, action in game.words.by_verb.items() if verb in shared or not number}
        more = {verb: (*shared.get(verb, ()), action) for verb, action in known.items()}
        own = {verb: (action,) for verb, action in game.words.by_verb.items() if verb not in known}
        count = len({**shared, **more}) + len(groups) + bool(own)
        if _has_room(more) and _fits_a_group(own) and count <= MOST_MOVE_COMMANDS:
            shared |= more
            groups |= {game.id: own} if own else {}
    return MoveCommands(shared, groups)


def _has_room(verbs: Verbs) -> bool:
    return all(len(options_of(actions)) <= MOST_OPTIONS for actions in verbs.values())


def _fits_a_group(verbs: Verbs) -> bool:
    named = sum(2 + len(options_of(actions)) for actions in verbs.values())
    return len(verbs) <= MOST_VERBS and _has_room(verbs) and named <= MOST_NAMED
