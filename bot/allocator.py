"""Memory of pictures goes back to the machine when they are done, instead of staying with the C library.

Pictures are drawn in several threads, some megabytes at a time. By default glibc keeps an arena for each thread and
learns from the first freed pictures to take such sizes from there, where other values soon stand behind them: the
process seems to grow for hours.
"""

from __future__ import annotations

import ctypes
import platform

ARENAS, MAPPED_FROM, TRIMMED_FROM = 2, 128 * 1024, 128 * 1024
"""Heaps of the C library; bytes from which a block has pages of its own; bytes at the end of a heap that are returned.
The second is what glibc begins with: setting it stops the learning.
"""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""The parameters of `mallopt`, from glibc's malloc.h."""


def give_memory_back() -> bool:
    """Call this before other threads begin; returns whether this C library knows how."""
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    wanted = ((M_ARENA_MAX, ARENAS), (M_MMAP_THRESHOLD, MAPPED_FROM), (M_TRIM_THRESHOLD, TRIMMED_FROM))
    return sum(mallopt(name, value) for name, value in wanted) == len(wanted)
