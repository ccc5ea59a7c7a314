"""What the commands of `python -m engine` have in common: a game, its players, and mistakes in one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NoReturn

from engine import GAMES
from engine.core.actions import Action
from engine.core.errors import SetupError
from engine.core.match import AnyMatch, Setup
from engine.core.players import Player, greedy
from engine.core.questions import Decision
from engine.text_files import UnreadableFile, read_text

MOST_GAMES = 100_000

SENTENCES = {
    "error-setup-seats": "These modules are not for {seats} players",
    "error-setup-edition": "The module {module} does not exist in the edition {edition}",
    "error-setup-unknown-edition": "There is no edition {edition}; `games` lists the editions",
    "error-setup-unknown-module": "There is no module {module}; `games` lists the modules",
    "error-setup-needs": "The module {module} needs the module {needs}",
    "error-setup-needs-base": "The module base belongs to every game of Stone Age",
    "error-setup-needs-variant": "One of the variants must be named; `games` lists them among the modules",
    "error-setup-one-variant": "Only one of these can be played at a time: {modules}",
    "error-setup-not-with": "The module {module} does not go with {other}",
    "error-setup-module-order": "The modules {modules} are named twice or in the wrong order",
    "error-setup-unreadable": "The setup line cannot be read: {line}",
}


class BadArguments(Exception):
    """The command cannot be run as it was written; the text says why, in one sentence."""


class Arguments(argparse.ArgumentParser):
    """A parser that answers mistakes with one sentence instead of its usage."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message[:1].upper()}{message[1:]}; see --help")


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    add_modules(parser)


def add_modules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--modules",
        default="",
        metavar="A,B",
        help="those of `games` (default: what always belongs to the game)",
    )
    parser.add_argument("--edition", help="component table (default: the first one of `games`)")


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", metavar="A,B", help=f"one per seat of {', '.join(PLAYERS)} (default: random)"
    )


def setup_of(chosen: argparse.Namespace) -> Setup:
    """The setup that the arguments name; raises `BadArguments` when there is no such game."""
    game = GAMES.get(chosen.game)
    if game is None:
        raise BadArguments(f"There is no game {chosen.game}; `games` lists them")
    asked = [module for module in chosen.modules.split(",") if module]
    setup = Setup(game.id, chosen.seats, game.complete(asked), chosen.edition or game.editions[0])
    try:
        game.check(setup)
    except SetupError as mistake:
        raise BadArguments(sentence(mistake)) from None
    return setup


def sentence(mistake: SetupError) -> str:
    """Why a setup cannot be played."""
    return SENTENCES[mistake.id].format(**mistake.params)


def text_of(file: Path) -> str:
    """What stands in a file; raises `BadArguments`."""
    try:
        return read_text(file)
    except UnreadableFile as problem:
        raise BadArguments(str(problem)) from None


def random_player(seed: bytes) -> Player:
    """Any option, all equally likely."""
    random = Random(seed)

    def choose(_match: AnyMatch, decision: Decision) -> Action:
        return random.choice(decision.options)

    return choose


PLAYERS: dict[str, Callable[[bytes], Player]] = {"random": random_player, "greedy": lambda _seed: greedy}


def seat_players(setup: Setup, named: str | None, seed: bytes) -> list[Player]:
    """The players that the arguments name; raises `BadArguments`."""
    names = named.split(",") if named else ["random"] * setup.seats
    if len(names) != setup.seats:
        raise BadArguments(f"There are {setup.seats} seats, but {len(names)} players are named")
    for name in names:
        if name not in PLAYERS:
            raise BadArguments(f"There is no player {name}; there is {' and '.join(PLAYERS)}")
    return [PLAYERS[name](b"%s/%d" % (seed, seat)) for seat, name in enumerate(names)]
