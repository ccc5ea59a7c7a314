"""Memory: returns to the system what pictures used, and keeps permanent objects out of garbage collection.

Pictures are drawn in several threads, some megabytes at a time. By default glibc keeps a heap for each thread, and what
is freed there stays as long as anything stands behind it: the process seems to grow for hours.
"""

from __future__ import annotations

import ctypes
import gc
import platform

ARENAS = 2
"""Heaps of the C library, whatever the number of threads. Blocks with pages of their own would need no looking after,
but made pictures slower by two fifths.
"""
M_ARENA_MAX = -8
"""The parameter of `mallopt`, from glibc's malloc.h."""

NEWEST = 10_000
"""New objects after which the collector looks for cycles among them; by default 700, thirty times for one move."""


def freeze_objects() -> None:
    """Let the garbage collector skip all present objects, such as modules, which stay as long as the program runs.

    Else it looks through half a million objects again and again: each time nothing is answered for a tenth of a second,
    and in all it takes a tenth of the bot's CPU time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEWEST, 10, 10)
    gc.enable()


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
