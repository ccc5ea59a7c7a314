"""Where Linux keeps files in memory: nothing waits for a disk there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

FOLDER = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free: containers often give it no more than 64 MB."""


def find_memory() -> Path | None:
    """The folder for scratch files in memory, None where there is none with enough room."""
    is_roomy = os.access(FOLDER, os.W_OK) and shutil.disk_usage(FOLDER).free > ROOM
    return FOLDER if is_roomy else None
