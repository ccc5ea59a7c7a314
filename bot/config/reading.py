"""How single settings are read, each with one clear sentence for everything else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from engine.core.values import frozen
from engine.printable import printable

UNTYPED = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, and bytes that are no text."""


T = TypeVar("T")


class ConfigError(Exception):
    """A setting cannot be used; the text says which, why, and what is possible."""


def read_text(_name: str, value: str) -> str:
    return value


def setting(
    name: str, usual: str = "", read: Callable[[str, str], Any] = read_text, *, is_secret: bool = False
) -> Any:
    """A field that is a setting of this name: what it is where it is missing or empty, and how it is read."""
    about = {"name": name, "usual": usual, "read": read}
    return field(default=read(name, usual), repr=not is_secret, metadata=about)


def names_of(kind: type[Any]) -> list[str]:
    """The settings that are fields of this class."""
    return [each.metadata["name"] for each in fields(kind) if each.metadata]


def read_settings(kind: type[T], typed: Mapping[str, str | None]) -> T:
    """The settings that are fields of this class, as somebody has typed them; raises `ConfigError`."""
    found: dict[str, Any] = {}
    for each in fields(kind):  # pyright: ignore[reportArgumentType]
        if about := each.metadata:
            value = quote_typed(about["name"], typed.get(about["name"]) or "") or about["usual"]
            found[each.name] = about["read"](about["name"], value)
    return kind(**found)


def optional(read: Callable[[str, str], T]) -> Callable[[str, str], T | None]:
    """The same, with None for what is empty."""
    return lambda name, value: read(name, value) if value else None


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


def read_api(name: str, value: str) -> str:
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
            f"{name} must be an address without a path, such as http://127.0.0.1:8080, not {value[:60]!r}."
        )
    return value.rstrip("/")


def read_one_of(name: str, value: str, possible: Sequence[str]) -> str:
    """One of these, in capitals or not."""
    known = {each.lower(): each for each in possible}
    if value.lower() not in known:
        raise ConfigError(f"{name} must be one of {', '.join(possible)}, not {value[:40]!r}.")
    return known[value.lower()]


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


def _days(name: str, usual: int, least: int = 0) -> Any:
    return setting(name, str(usual), partial(read_number, least=least, most=MOST_DAYS))


def _read_notifications(name: str, value: str) -> int:
    days = read_number(name, value, 0, MOST_DAYS)
    if 0 < days < LEAST_NOTIFICATIONS:
        raise ConfigError(
            f"{name} must be 0 or at least {LEAST_NOTIFICATIONS}, not {days}: after a crash the bot must know what it"
            " posted in the last days."
        )
    return days


@frozen
class Keep:
    """For how many days what nobody uses any more is kept; 0: for ever."""

    games: int = _days("KEEP_GAMES", 1095)
    lobbies: int = _days("KEEP_LOBBIES", 30)
    practice: int = _days("KEEP_PRACTICE", 90)
    people: int = _days("KEEP_PEOPLE", 1095)
    notifications: int = setting("KEEP_NOTIFICATIONS", "7", _read_notifications)
    removed_servers: int = _days("KEEP_REMOVED_SERVERS", 30)
    erasures: int = _days("KEEP_ERASURES", 90, least=1)
    """For so long it is known who was erased; never shorter than backups are kept."""

    @classmethod
    def setting(cls, name: str) -> str:
        """The setting of one of these."""
        return f"KEEP_{name.upper()}"
