"""`python -m bot`: on Discord when a token is set, else in the playground; see `bot/operations/subcommands.py`.

Whatever needs no Discord and no rules imports none of them: what runs the bot takes a second to import.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys

from dotenv import dotenv_values

from bot.config import ENVIRONMENT, Config, ConfigError
from bot.operations import logs
from bot.operations.subcommands import COMMANDS
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
        return COMMANDS[given.command].run(config, given.words)
    except (ConfigError, StoreError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except OSError as error:
        hint = " Set PLAYGROUND_PORT to another port." if error.errno == errno.EADDRINUSE else ""
        print(f"The bot cannot run: {error}.{hint}", file=sys.stderr)
        return 2


def _arguments() -> argparse.Namespace:
    commands = (f"  {name:<15}{command.does}" for name, command in COMMANDS.items())
    parser = argparse.ArgumentParser(
        command_name("bot"),
        usage="%(prog)s [-h] [--version] [command ...]",
        description="\n".join(("commands (COMMAND --help says more):", *commands)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", choices=COMMANDS, default="play", help=argparse.SUPPRESS)
    parser.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
