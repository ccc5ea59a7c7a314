"""Which verbs are slash commands, and what such a command asks for whichever game is played at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.actions import Action
from engine.core.match import Game
from engine.core.values import frozen

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
        return (verb,) if verb in self.shared else (game.id, verb)


def build_commands(games: Iterable[Game]) -> MoveCommands:
    """The commands of these games; a test says when Discord has no room for more."""
    shared: dict[str, tuple[type[Action], ...]] = {}
    groups: dict[str, Verbs] = {}
    for number, game in enumerate(games):
        own: dict[str, tuple[type[Action], ...]] = {}
        for verb, action in game.words.by_verb.items():
            if verb in shared or not number:
                shared[verb] = (*shared.get(verb, ()), action)
            else:
                own[verb] = (action,)
        if own:
            groups[game.id] = own
    return MoveCommands(shared, groups)
