"""Memory that pictures used is returned to the system, instead of staying with the C library.

Pictures are drawn in several threads, some megabytes at a time. By default glibc keeps a heap for each thread, and what
is freed there stays as long as anything stands behind it: the process seems to grow for hours.
"""

from __future__ import annotations

import asyncio
import ctypes
import platform
from typing import NoReturn

from bot.clock import Clock

ARENAS = 2
"""Heaps of the C library, whatever the number of threads. Blocks with pages of their own would need no looking after,
but made pictures slower by two fifths.
"""
M_ARENA_MAX = -8
"""The parameter of `mallopt`, from glibc's malloc.h."""
EVERY = 60
"""Seconds between two times that free pages are returned, which takes milliseconds."""


def share_heaps() -> bool:
    """Call this before other threads begin; returns whether this C library knows how."""
    if platform.libc_ver()[0] != "glibc":
        return False
    return ctypes.CDLL(None).mallopt(M_ARENA_MAX, ARENAS) == 1


def return_free_pages() -> bool:
    """Return all unused memory; returns whether there was anything."""
    if platform.libc_ver()[0] != "glibc":
        return False
    return ctypes.CDLL(None).malloc_trim(0) == 1


async def keep_returning(clock: Clock) -> NoReturn:
    """Until cancelled, return what is free."""
    while True:
        await clock.sleep(EVERY)
        await asyncio.to_thread(return_free_pages)
