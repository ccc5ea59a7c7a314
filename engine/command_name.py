"""The command by which this program was started, for sentences that say what to type next."""

from __future__ import annotations

import sys
from pathlib import Path


def command_name(module: str) -> str:
    """`stone-age` or `stone-age-engine` where these were installed and called; otherwise `python -m` and the module."""
    started = Path(sys.argv[0]).stem
    return started if started in {"stone-age", "stone-age-engine"} else f"python -m {module}"
