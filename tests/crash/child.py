"""`python -m tests.crash.child URL CLOCK`: the program of `tests.process.child` as `KilledBot` runs it. Its chance
follows from a seed, messages wait for their pictures, and no game is analyzed.
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
SEED, PATCH, APART = "CRASH_SEED", "CRASH_PATCH", "CRASH_APART"
"""Environment variables: the seed; `module:function` of a function that changes the program before it runs; whether the
process gets a PID namespace of its own.
"""
NUMBER = "its number is "
PICTURE_PATIENCE = 30.0
"""Seconds for which messages wait for their pictures, so that they are sent with them on a busy machine, too."""
NEW_PROCESS_NUMBERS, END_WITH_PARENT = 0x20000000, 1
"""`CLONE_NEWPID` of unshare(2) and `PR_SET_PDEATHSIG` of prctl(2)."""


def steady_bytes(seed: int) -> Callable[[int], bytes]:
    """A source of bytes that depend only on their number: a restarted bot gets the same ones as before."""
    return lambda count: random.Random(f"{seed}/{count}").randbytes(count)


def can_have_own_pids() -> bool:
    """Whether a process can get a PID namespace of its own, which takes root and no surrounding container."""
    found = shutil.which("unshare")
    return found is not None and not subprocess.run([found, "--pid", "true"], capture_output=True).returncode


def _enter_own_pid_namespace() -> None:
    """Go on in a child that is process 1 of its own PID namespace, as in a container; the parent waits for its end."""
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
        _enter_own_pid_namespace()
    ownership.PAUSE = 0.0  # the stand-in lets all log in at once
    if patch := os.environ[PATCH]:
        module, _, name = patch.partition(":")
        getattr(import_module(module), name)()
    client.Computing = WithoutAnalyses
    Drawings.patience = PICTURE_PATIENCE
    chance = steady_bytes(int(os.environ[SEED]))
    sys.exit(child.main(sys.argv[1], Path(sys.argv[2]), Drawing(), chance, writer.SOON))
