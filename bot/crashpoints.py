"""Named points of a move at which a test may kill the process, to prove that nothing is lost or doubled there."""

from __future__ import annotations

import os
import signal

POINTS = (
    "move.before-commit",
    "move.after-commit",
    "move.after-acknowledge",
    "post.before-sending",
    "post.marked-sending",
    "post.after-request",
    "post.after-sent",
)
"""In the order in which one move passes them."""

_target, _, _passes = os.environ.get("BOT_CRASH_AT", "").partition("@")
_left = int(_passes or 1)


def passing(point: str) -> None:
    """The program passes this point; it dies here if the environment says `BOT_CRASH_AT=point@n` (n-th pass)."""
    global _left
    if point != _target:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
