"""`python -m tests.released.child URL CLOCK`: the program of `tests.week.child` without pauses between edits of old
messages, for which thirty tables of one channel would wait minutes.
"""

from __future__ import annotations

import runpy

from bot.outbox import requesting

if __name__ == "__main__":
    requesting.PAUSE = 0.0
    runpy.run_module("tests.week.child", run_name="__main__")
