"""Memory: what pictures used is returned to the system, and what stays for ever is not looked through for garbage.

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
"""So many new objects until the collector looks for cycles among them; by default 700, thirty times for one move."""


def keep_for_ever() -> None:
    """All that is there stays as long as the program, as modules do: the collector skips it from now on.

    Else it looks through half a million objects again and again, each time a tenth of a second in which nothing is
    answered, together a tenth of all that the bot computes.
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
