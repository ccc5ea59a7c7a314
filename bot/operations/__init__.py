"""Running the bot: backups, checks, monitoring, logs, and the subcommands of its operator. May import everything."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

CHECKOUT = Path(__file__).parents[2] / "pyproject.toml"


def version() -> str:
    """What `pyproject.toml` says of the code that runs; where there is none, what was installed."""
    if CHECKOUT.is_file():
        return tomllib.loads(CHECKOUT.read_text("utf-8"))["project"]["version"]
    return metadata.version("stone-age-discord")
