"""Running the bot: backups, checks, monitoring, logs, and the subcommands of its operator. May import everything."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

CHECKOUT = Path(__file__).parents[2] / "pyproject.toml"


def version() -> str:
    """The version in the `pyproject.toml` of the running code; without that file, the installed one."""
    if CHECKOUT.is_file():
        return tomllib.loads(CHECKOUT.read_text("utf-8"))["project"]["version"]
    return metadata.version("stone-age-discord")
