"""`python -m tests.process.child URL CLOCK`: runs the program as `python -m bot` does, with Discord at this address and
the clock in this file; its settings are in the environment. It ends when its input is closed, so with the test.

Pictures are drawn in a thread, as a process for them would take half a second of every start; with `DRAW_APART` in the
environment there is one.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from pathlib import Path

from bot.config import Config, ConfigError
from bot.operations import logs
from bot.outbox import shown
from bot.playground import point_at
from bot.running import run
from bot.storage import writer
from bot.storage.errors import StoreError
from bot.tables.actions.lobby import Entropy
from bot.work.drawing import Drawing
from tests.process.clock import ClockOfFile


def main(
    url: str,
    clock: Path,
    drawing: Drawing | None = None,
    entropy: Entropy = secrets.token_bytes,
    soon: float = 0.1,
) -> int:
    """Run until a signal stops it; returns the exit code. `soon` are the seconds after which the bot writes what needs
    no commit of its own: tests that read the database wait for that.
    """
    threading.Thread(target=_end_with_the_test, daemon=True).start()
    point_at(url)
    shown.LATEST = 0.0  # requests of a process that has ended never arrive at the playground later
    writer.SOON = soon
    config = Config.read(os.environ)
    logs.set_up(config.log_level, config.log_lines, (config.token,))
    drawing = drawing or (None if "DRAW_APART" in os.environ else Drawing())
    try:
        asyncio.run(run(config, config.token, ClockOfFile(clock), entropy, drawing))
    except asyncio.CancelledError:
        return 0
    except (ConfigError, StoreError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return 0


def _end_with_the_test() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
