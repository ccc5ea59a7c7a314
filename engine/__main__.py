"""Games without Discord: `python -m engine --help` lists the commands."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from engine import GAMES, analyzing, benches, duels, verdict
from engine.arguments import (
    MOST_GAMES,
    Arguments,
    BadArguments,
    add_modules,
    add_players,
    add_setup,
    seat_players,
    sentence,
    setup_of,
    text_of,
)
from engine.command_name import command_name
from engine.core import position, transcripts
from engine.core.balance import measure_balance
from engine.core.errors import RuleError, SetupError
from engine.core.match import Match, Setup
from engine.core.players import play_out
from engine.printable import print_only_printable, stop_printing
from engine.simulated_people import PERSONS, setups
from engine.simulation import figures

LONGEST_GAME = 100_000
"""A game with more rows than this is counted as unfinished."""
MOST_SIMULATED = 1000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 1 when a transcript does not hold, 2 for bad arguments."""
    print_only_printable()
    try:
        chosen = command_line().parse_args(arguments)
        exit_code: int = chosen.run(chosen)
        sys.stdout.flush()
        return exit_code
    except BadArguments as mistake:
        print(f"{mistake}.", file=sys.stderr)
        return 2
    except BrokenPipeError:
        stop_printing()
        return 0


def command_line() -> argparse.ArgumentParser:
    parser = Arguments(
        prog=command_name("engine"), description="Play, check and measure games.", allow_abbrev=False
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (words, add) in COMMANDS.items():
        add(commands.add_parser(name, help=words, allow_abbrev=False))
    return parser


def add_games(games: argparse.ArgumentParser) -> None:
    games.set_defaults(run=list_games)


def add_play(play: argparse.ArgumentParser) -> None:
    add_setup(play)
    play.add_argument("--seed", default="0", help="any text; the same seed gives the same game")
    add_players(play)
    play.set_defaults(run=play_game)


def add_position(set_up: argparse.ArgumentParser) -> None:
    set_up.add_argument("file", metavar="FILE", type=Path, help="see NOTATION.md")
    set_up.add_argument(
        "--play",
        action="append",
        default=[],
        metavar="ROW",
        help="first play a row such as '0 place forest 3'",
    )
    set_up.set_defaults(run=show_position)


def add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("files", nargs="+", metavar="FILE", type=Path)
    replay.set_defaults(run=replay_files)


def add_verify(verify: argparse.ArgumentParser) -> None:
    verify.add_argument("file", metavar="FILE", type=Path)
    verify.add_argument(
        "--posted",
        metavar="HASH",
        action="append",
        default=[],
        help="a hash as it was posted, to be compared: of the log at the end, or one from before the start",
    )
    verify.add_argument(
        "--quick",
        action="store_true",
        help="believe what computer players chose that think (strong, expert): computing it again takes minutes",
    )
    verify.set_defaults(run=verdict.verify_file)


def add_balance(balance: argparse.ArgumentParser) -> None:
    add_setup(balance)
    balance.add_argument("--games", type=int, default=100, metavar="N", help="how many (default: 100)")
    add_players(balance)
    balance.set_defaults(run=balance_games)


def add_simulate(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument(
        "game", metavar="GAME", nargs="?", help=f"{', '.join(PERSONS)} (default: all of them)"
    )
    simulate.add_argument("--seats", type=int, metavar="N", help="default: every number of players")
    add_modules(simulate)
    simulate.add_argument("--games", type=int, default=5, metavar="N", help="simulated games (default: 5)")
    simulate.add_argument("--seed", default="0", help="any text; the same seed gives the same figures")
    simulate.add_argument(
        "--persons", default="", metavar="A,B", help="some kinds of people of the game (default: all)"
    )
    simulate.set_defaults(run=simulate_games)


COMMANDS: Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "games": ("list games, seats, modules and editions", add_games),
    "play": ("play a game out and print its transcript", add_play),
    "position": ("set up a position and print what may be said in it", add_position),
    "replay": ("check every line of transcripts and print the final scores", add_replay),
    "verify": (
        "replay a game that /verify handed out, and recompute its dice, cards and computer players",
        add_verify,
    ),
    "bench": (benches.HELP, benches.add),
    "balance": ("play many games and count what happens; prints one JSON object", add_balance),
    "duel": (duels.HELP, duels.add),
    "analyze": (analyzing.HELP, analyzing.add),
    "simulate": (
        "simulate tables across days, with and without answers beforehand; prints one JSON object per person",
        add_simulate,
    ),
}
"""Every command with its help, and what gives it its arguments."""


def list_games(_chosen: argparse.Namespace) -> int:
    for game in GAMES.values():
        seats = ",".join(map(str, game.seats))
        print(f"{game.id} seats={seats} modules={','.join(game.modules)} editions={','.join(game.editions)}")
    return 0


def play_game(chosen: argparse.Namespace) -> int:
    setup = setup_of(chosen)
    seed = os.fsencode(chosen.seed)
    players = seat_players(setup, chosen.players, seed)
    game = Match.start(GAMES[setup.game], setup)
    rows = list(play_out(game, players, seed))
    print(transcripts.write(setup, rows, game.over.scores if game.over else ()), end="")
    return 0


def show_position(chosen: argparse.Namespace) -> int:
    try:
        match = position.read(GAMES, text_of(chosen.file))
    except position.WrongPosition as mistake:
        cause = mistake.__cause__
        said = sentence(cause) if isinstance(cause, SetupError) else mistake
        print(f"{chosen.file}: {said}.", file=sys.stderr)
        return 1
    for row in chosen.play:
        try:
            match.follow(transcripts.read_row(row))
        except (RuleError, ValueError):
            raise BadArguments(f"This cannot be played now: {row}") from None
    print("\n".join(position.write_position(match)))
    return 0


def replay_files(chosen: argparse.Namespace) -> int:
    for file in chosen.files:
        try:
            game = transcripts.replay(GAMES, text_of(file))
        except transcripts.WrongLine as mistake:
            print(f"{file}:{mistake.line}: {mistake.why}", file=sys.stderr)
            return 1
        scores = " ".join(map(str, game.over.scores)) if game.over else f"not over, round {game.round}"
        print(f"{file}: {scores}")
    return 0


def balance_games(chosen: argparse.Namespace) -> int:
    setup = setup_of(chosen)
    if not 0 < chosen.games <= MOST_GAMES:
        raise BadArguments(f"From 1 to {MOST_GAMES} games can be weighed")
    counted = measure_balance(
        GAMES[setup.game],
        setup,
        chosen.games,
        lambda number: seat_players(setup, chosen.players, b"%d" % number),
        LONGEST_GAME,
    )
    print(json.dumps({"setup": str(setup), "players": chosen.players or "random", **counted.report()}))
    return 0


def simulate_games(chosen: argparse.Namespace) -> int:
    if not 0 < chosen.games <= MOST_SIMULATED:
        raise BadArguments(f"Between 1 and {MOST_SIMULATED} games are simulated")
    for setup in simulated_setups(chosen):
        kinds, person = PERSONS[setup.game]
        persons = chosen.persons.split(",") if chosen.persons else kinds
        for kind in persons:
            if kind not in kinds:
                raise BadArguments(f"There is no person {kind}; there is {', '.join(kinds)}")
        for kind in persons:
            measured = figures.measure(GAMES[setup.game], setup, kind, person, chosen.games, chosen.seed)
            print(json.dumps(measured), flush=True)
    return 0


def simulated_setups(chosen: argparse.Namespace) -> Iterator[Setup]:
    """The setup that is named; of all games, or for every number of players, where none is."""
    if chosen.game in GAMES and chosen.game not in PERSONS:
        raise BadArguments(f"There are no simulated people for {chosen.game}")
    asked = [module for module in chosen.modules.split(",") if module]
    for name in [chosen.game] if chosen.game else PERSONS:
        if chosen.seats is None and name in GAMES:
            yield from setups(name, asked, chosen.edition)
        else:
            yield setup_of(argparse.Namespace(**{**vars(chosen), "game": name}))


if __name__ == "__main__":
    sys.exit(main())
