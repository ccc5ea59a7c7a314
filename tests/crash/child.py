"""`python -m tests.crash.child URL CLOCK`: the program of `tests.process.child`, to be killed. Its chance follows from
a seed, messages wait for their pictures, and no game is analyzed.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from bot import client
from bot.cluster import ownership
from bot.outbox.pictures import Drawings
from bot.storage import writer
from bot.work.computing import ANALYSING, CHOOSING, Computing
from bot.work.drawing import Drawing
from bot.work.fair_queue import THE_BOT
from bot.work.worker import Job
from tests.process import child

Computed = TypeVar("Computed")
SEED, PLANTED, APART = "CRASH_SEED", "CRASH_PLANTED", "CRASH_APART"
"""In the environment: the seed; `module:function`, which breaks something in the program before it runs; whether it has
a space of numbers of its own.
"""
NUMBER = "its number is "
PICTURE_PATIENCE = 30.0
"""Seconds for which messages wait for their pictures: no run may go without one because the machine is busy."""
NEW_PROCESS_NUMBERS, END_WITH_PARENT = 0x20000000, 1
"""`CLONE_NEWPID` of unshare(2) and `PR_SET_PDEATHSIG` of prctl(2)."""


def steady(seed: int) -> Callable[[int], bytes]:
    """Bytes that depend on nothing but their number: a restarted bot gets the same ones as one that never stopped."""
    return lambda count: random.Random(f"{seed}/{count}").randbytes(count)


def may_be_first() -> bool:
    """Whether this system gives a process a space of numbers of its own; it takes root, and no container around it."""
    found = shutil.which("unshare")
    return found is not None and not subprocess.run([found, "--pid", "true"], capture_output=True).returncode


def _become_first() -> None:
    """Go on as the first process of a space of numbers of its own, as in a container; who began waits for its end."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_PROCESS_NUMBERS):
        raise OSError(ctypes.get_errno(), "unshare")
    if (first := os.fork()) == 0:
        libc.prctl(END_WITH_PARENT, signal.SIGKILL)
        return
    print(f"{NUMBER}{first}", flush=True)
    code = os.waitstatus_to_exitcode(os.waitpid(first, 0)[1])
    if code < 0:
        os.kill(os.getpid(), -code)
    os._exit(code)


class WithoutAnalyses(Computing):
    """Finished games are never analyzed: when that is done depends on the machine."""

    async def run(self, compute: Callable[[], Computed], job: Job = CHOOSING, by: int = THE_BOT) -> Computed:
        if job is ANALYSING:
            await asyncio.Event().wait()
        return await super().run(compute, job, by)


if __name__ == "__main__":
    if os.environ[APART]:
        _become_first()
    ownership.PAUSE = 0.0  # the stand-in lets all log in at once
    if planted := os.environ[PLANTED]:
        module, _, name = planted.partition(":")
        getattr(import_module(module), name)()
    client.Computing = WithoutAnalyses
    Drawings.patience = PICTURE_PATIENCE
    chance = steady(int(os.environ[SEED]))
    sys.exit(child.main(sys.argv[1], Path(sys.argv[2]), Drawing(), chance, writer.SOON))
