"""Named points of a move at which a test may kill the process, to prove that nothing is lost or doubled there."""

from __future__ import annotations

import os
import signal

MOVE = ("move.before-commit", "move.after-commit", "move.before-answer", "move.after-answer")
"""In the move itself; the answer is the private one to the player."""

POST = ("post.before-sending", "post.marked-sending", "post.after-request", "post.after-sent")
"""Of each thing that the outbox sends."""

REMOVE = ("remove.before-request", "remove.after-request")
"""Of each message that is deleted because it is no longer current."""

PLACE = ("thread.before-opening", "thread.after-opening")
"""Of the thread that a table gets: requested, and created but not stored."""

STORE = ("store.before-transaction", "store.before-commit", "store.after-commit")
"""Of every transaction, whatever it is for."""

WIRE = ("request.before-sending", "request.after-answer")
"""Of every request to Discord, whatever it is for."""

VOTE = ("vote.before-commit", "vote.after-commit", "skip.before-decision", "skip.after-decision")
"""Of each vote about a late seat, and of each decision of a skip; games without a pace never pass these."""

RESTORE = (
    *("restore.checked", "restore.copied@2", "restore.named@2", "restore.set-aside"),
    *("restore.decided", "restore.side-file-gone", "restore.in-place"),
)
"""Of a `restore`; `@2` is between the database and its two side files where each of them is handled."""

POINTS = (*MOVE, *POST, *REMOVE, *PLACE, *STORE, *WIRE)
"""Each group in the order in which the program passes it."""


class Fuse:
    """The point at which this process kills itself, and how many passes are left until then."""

    def __init__(self, target: str) -> None:
        self.set(target)

    def set(self, target: str) -> None:
        """`point@n` dies at the n-th pass from now on, `point` at the next, an empty target never."""
        self.point, _, passes = target.partition("@")
        self.left = int(passes or 1)


FUSE = Fuse(os.environ.get("BOT_CRASH_AT", ""))


def passing(point: str) -> None:
    """Called at each point; kills the process if the environment says `BOT_CRASH_AT=point@n` (n-th pass)."""
    if point != FUSE.point:
        return
    FUSE.left -= 1
    if FUSE.left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
