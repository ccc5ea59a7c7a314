"""How single settings are read, each with one clear sentence for everything else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from engine.core.values import frozen
from engine.printable import printable

UNTYPED = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, and bytes that are no text."""


class ConfigError(Exception):
    """A setting cannot be used; the text says which, why, and what is possible."""


def quote_typed(name: str, value: str) -> str:
    """What somebody has typed for a setting; it may be a secret."""
    if found := UNTYPED.search(value.strip()):
        raise ConfigError(f"{name} must be what can be typed, without the character {printable(found[0])}.")
    return value.strip()


def read_number(name: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and least <= int(value[:6]) <= most and len(value) <= 6):
        raise ConfigError(f"{name} must be a number from {least} to {most}, not {value[:40]!r}.")
    return int(value)


def read_address(name: str, value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        raise ConfigError(
            f"{name} must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0, not {value[:40]!r}."
        ) from None


def read_path(name: str, value: str) -> Path:
    """A file or folder. `~` is the home of who runs the bot, as in a shell."""
    path, typed = os.path.expanduser(value), value[:60]
    if path.startswith("~"):
        raise ConfigError(
            f"{name} must be a whole path, as nobody here has the home {typed!r}, or ./{typed}."
        )
    if path != value and os.path.lexists(value):  # written by a version for which `~` was a name
        raise ConfigError(
            f"{name} must be {path}, or ./{typed} for what is in the folder here that is called ~."
        )
    return Path(path)


def read_api(value: str) -> str:
    """The address of a proxy, without the path that all of them share with Discord."""
    if not value:
        return ""
    try:
        parts = urlsplit(value)
        is_fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_fine = False
    else:
        is_fine = is_fine and not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
    if not is_fine:
        raise ConfigError(
            f"DISCORD_API must be an address without a path, such as http://127.0.0.1:8080, not {value[:60]!r}."
        )
    return value.rstrip("/")


def read_one_of(name: str, value: str, possible: Sequence[str]) -> str:
    if value not in possible:
        raise ConfigError(f"{name} must be one of {', '.join(possible)}, not {value[:40]!r}.")
    return value


def read_page(name: str, value: str) -> str:
    """The address of a page that people can open."""
    if value and not re.fullmatch(r"https://[^\s/]+\.[^\s/]+(/\S*)?", value):
        raise ConfigError(
            f"{name} must be the address of a page, such as https://example.org/privacy, not {value[:60]!r}."
        )
    return value


MOST_DAYS = 36_500
LEAST_NOTIFICATIONS = 7
UPDATE_COPY_DAYS = 30
"""For so long the copy stays that is made of a database before an update."""


@frozen
class Keep:
    """For how many days what nobody uses any more is kept; 0: for ever."""

    games: int = 1095
    lobbies: int = 30
    practice: int = 90
    people: int = 1095
    notifications: int = 7
    removed_servers: int = 30
    erasures: int = 90
    """For so long it is known who was erased; never shorter than backups are kept."""

    @classmethod
    def setting(cls, name: str) -> str:
        """The setting of one of these."""
        return f"KEEP_{name.upper()}"

    @classmethod
    def read(cls, setting: Callable[[str, str], str]) -> Keep:
        """As `KEEP_GAMES` and the others say, read by `setting`; raises `ConfigError`."""
        least = {"erasures": 1}
        days = {
            each: read_number(name, setting(name, str(usual)), least.get(each, 0), MOST_DAYS)
            for each, usual in asdict(cls()).items()
            for name in (cls.setting(each),)
        }
        if 0 < days["notifications"] < LEAST_NOTIFICATIONS:
            raise ConfigError(
                f"KEEP_NOTIFICATIONS must be 0 or at least {LEAST_NOTIFICATIONS}, not {days['notifications']}: after a"
                " crash the bot must know what it posted in the last days."
            )
        return cls(**days)
