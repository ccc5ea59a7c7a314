"""`python -m bot`: on Discord when a token is set, else in the playground.

Whatever needs no Discord and no rules imports none of them: what runs the bot takes a second to import.
"""

from __future__ import annotations

import argparse
import errno
import gc
import os
import signal
import sys
from collections.abc import Mapping, Sequence

from bot.config import ENVIRONMENT, Config, ConfigError
from bot.operations import logs, version
from bot.operations.environment import read_environment
from bot.operations.subcommands import SUBCOMMANDS, Command
from bot.storage.errors import StoreError
from engine.command_name import command_name
from engine.printable import print_only_printable, printable, stop_printing


def main() -> int:
    """Run what the command line says; returns the exit code."""
    print_only_printable()
    given = _arguments()
    try:
        if given.command != "play":  # which catches these signals itself
            _end_as_ctrl_c_does()
        config = _config()
        logs.set_up(config.log_level, config.log_lines, config.secrets)
        if config.house_rules is not None:
            from bot.value_overrides import apply

            apply(config.house_rules)
        code = COMMANDS[given.command].run(config, given.words)
        sys.stdout.flush()
        return code
    except (ConfigError, StoreError) as mistake:
        print(printable(str(mistake)), file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError) and given.command != "play":
            stop_printing()
            return 0
        hints = {
            errno.EADDRINUSE: " Set PLAYGROUND_PORT or WATCH_PORT, whichever it is, to another port.",
            errno.EADDRNOTAVAIL: " Set WATCH_HOST to an address of this machine.",
            errno.ENOSPC: " Make room on the disk of the database, or of the file that it writes.",
        }
        what = "The bot" if given.command == "play" else f"{command_name('bot')} {given.command}"
        print(printable(f"{what} cannot run: {error}.{hints.get(error.errno or 0, '')}"), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped before it was done.", file=sys.stderr)
        return 130


def _end_as_ctrl_c_does() -> None:
    """Make SIGTERM and SIGHUP act as Ctrl+C, so that no half of a copy is left; `nohup` still works."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has but one of them
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _interrupt)


def _interrupt(*_: object) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as a shell starts what it runs in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.raise_signal(signal.SIGINT)


def _config() -> Config:
    """The settings; raises `ConfigError`."""
    environment = read_environment(ENVIRONMENT, os.environ)
    try:
        return Config.read(environment.values)
    except ConfigError as mistake:
        raise environment.locate_mistake(mistake) from None


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


def _play(config: Config, words: Sequence[str]) -> int:
    argparse.ArgumentParser(f"{command_name('bot')} play", description=COMMANDS["play"].does).parse_args(
        words
    )
    gc.disable()  # until `freeze_objects`: all that is imported stays, and looking through it takes a tenth of a start
    from bot import running

    return running.main(config)


def _rehearse(config: Config, words: Sequence[str]) -> int:
    from bot.rehearsal import command

    return command.main(config, command.wish_of(words))


def _translate(_config: Config, words: Sequence[str]) -> int:
    from bot.translating import command

    return command.main(command.work_of(words))


COMMANDS: Mapping[str, Command] = {
    "play": Command("run the bot: on Discord when a token is set, else in the playground", _play),
    **SUBCOMMANDS,
    "rehearse": Command("try every kind of message on a real server: --server ID", _rehearse),
    "translate": Command("say what a translation lacks, and show its texts in context: FOLDER", _translate),
}


if __name__ == "__main__":
    sys.exit(main())
