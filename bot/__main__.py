"""`python -m bot`: on Discord when a token is set, else in the playground.

`check` replays all running games, `backup [FILE]` copies the database, `restore FILE` restores one, `doctor` looks
at everything the bot needs, `rehearse --server ID` tries every kind of message on a real server, `health` asks the bot
that runs here whether it is well, `translate FOLDER` says what a translation lacks, `move-database SOURCE TARGET` moves
everything between SQLite and PostgreSQL, `licenses [FILE]` lists the licences of all that is installed for it.

Whatever needs no Discord and no rules imports none of them: what runs the bot takes a second to import.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path

from dotenv import dotenv_values

from bot.config import ENVIRONMENT, Config, ConfigError
from bot.operations import logs
from bot.operations.subcommands import SUBCOMMANDS
from bot.operations.version import version
from bot.storage.errors import StoreError
from engine.command_name import command_name


def main() -> int:
    """Run what the command line says; returns the exit code."""
    given = _arguments()
    try:
        config = Config.read({**dotenv_values(ENVIRONMENT), **os.environ})
        logs.set_up(config.log_level, config.log_lines, config.secrets)
        if config.house_rules is not None:
            from bot.value_overrides import apply

            apply(config.house_rules)
        if given.command == "rehearse":
            from bot.rehearsal import command

            return command.main(config, given.wish)
        if given.command == "translate":
            from bot.translating import command as translating

            return translating.main(given.work)
        if given.command == "move-database":
            from bot.operations import move_database

            return move_database.main(sys.argv[2:])
        if given.command in SUBCOMMANDS:
            return SUBCOMMANDS[given.command](config, given.file)
        from bot import running

        return running.main(config)
    except (ConfigError, StoreError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except OSError as error:
        hint = " Set PLAYGROUND_PORT to another port." if error.errno == errno.EADDRINUSE else ""
        print(f"The bot cannot run: {error}.{hint}", file=sys.stderr)
        return 2


def _arguments() -> argparse.Namespace:
    if sys.argv[1:2] == ["rehearse"]:
        from bot.rehearsal.command import wish_of

        return argparse.Namespace(command="rehearse", wish=wish_of(sys.argv[2:]))
    if sys.argv[1:2] == ["translate"]:
        from bot.translating.command import work_of

        return argparse.Namespace(command="translate", work=work_of(sys.argv[2:]))
    if sys.argv[1:2] == ["move-database"]:
        return argparse.Namespace(command="move-database")
    parser = argparse.ArgumentParser(prog=command_name("bot"), description=__doc__)
    commands = ("play", *SUBCOMMANDS, "rehearse", "translate", "move-database")
    parser.add_argument("command", nargs="?", choices=commands, default="play")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        help="the backup to write or to go back to, or where the texts of all licences are written",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
