"""`python -m tests.released.child URL CLOCK`: the program of `tests.week.child` without pauses between edits of old
messages, for which thirty tables of one channel would wait minutes, and without analyses of finished games, each of
which takes minutes of a core.
"""

from __future__ import annotations

import runpy

from bot.outbox import requesting
from bot.outbox.analyses import Analyses


async def _begin_none(self: Analyses) -> None:
    pass


if __name__ == "__main__":
    requesting.PAUSE = 0.0
    Analyses.begin = _begin_none
    runpy.run_module("tests.week.child", run_name="__main__")
