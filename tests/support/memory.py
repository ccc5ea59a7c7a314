"""Finds a folder in memory, where tests do not wait for a disk."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

FOLDER = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free there: in containers it often has only 64 MB."""


def find_memory() -> Path | None:
    """A folder in memory for temporary files; None without enough space."""
    is_roomy = os.access(FOLDER, os.W_OK) and shutil.disk_usage(FOLDER).free > ROOM
    return FOLDER if is_roomy else None
