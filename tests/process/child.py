"""`python -m tests.process.child URL CLOCK`: the program as `python -m bot` runs it, with Discord at this address and
the clock in this file; its settings come from the environment. It dies with the holder of the other end of its input.

Pictures are drawn in a thread, as another process takes half a second of every start; with `DRAW_APART` in the
environment it has one, as the program does.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from pathlib import Path

from bot.config import Config
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
    """Run until asked to stop; the exit code of the program. A test waits for what is written `soon` after every step,
    as the disk must have heard what is shown.
    """
    threading.Thread(target=_end_with_the_test, daemon=True).start()
    point_at(url)
    shown.LATEST = 0.0  # no request of a process that ended here is still on its way to Discord
    writer.SOON = soon
    config = Config.read(os.environ)
    logs.set_up(config.log_level, config.log_lines, (config.token,))
    drawing = drawing or (None if "DRAW_APART" in os.environ else Drawing())
    try:
        asyncio.run(run(config, config.token, ClockOfFile(clock), entropy, drawing))
    except StoreError as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return 0


def _end_with_the_test() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
