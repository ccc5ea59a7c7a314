"""Reads the settings from `.env` and from the environment of the process, which takes precedence."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.config import SETTINGS, ConfigError
from engine.core.values import frozen
from engine.text_files import UnreadableFile, read_text

ALSO_IN_FILE = frozenset({"SHARDS_2"})
"""Names that resemble settings but may be in the same file, for `deploy/compose.yaml`."""
FOREIGN = frozenset({"LANGUAGE"})
"""Names that resemble settings but are common in environments; this one belongs to gettext."""
ALIKE_IN_FILE, ALIKE_OUTSIDE = 0.75, 0.87
"""The similarity (0 to 1) from which a name counts as misspelt: lower in our file than in the shared environment."""


@frozen
class Environment:
    """All values by name, and the positions of those from the file as `file:line`."""

    values: Mapping[str, str | None]
    lines: Mapping[str, str]

    def locate_mistake(self, mistake: ConfigError) -> ConfigError:
        """The error with the position of its setting in the file."""
        where = self.lines.get(re.split(r"\W", str(mistake), maxsplit=1)[0])
        return ConfigError(f"{where}: {mistake}") if where else mistake


def read_environment(file: Path, process: Mapping[str, str]) -> Environment:
    """Read all settings; raises `ConfigError` if the file cannot be read or a name resembles a setting."""
    text, lines = _text_of(file), dict[str, str]()
    for binding in parse_stream(io.StringIO(text)):
        begun = binding.original.string
        blank = begun[: len(begun) - len(begun.lstrip())].count("\n")
        where = f"{file}:{binding.original.line + blank}"
        if binding.error:
            raise ConfigError(f"{where}: this line cannot be read; write NAME=value.")
        if binding.key:
            _must_be_ours(binding.key, where)
            lines[binding.key] = where
    for name in process:
        _must_not_be_meant(name, process)
        lines.pop(name, None)
    return Environment({**dotenv_values(stream=io.StringIO(text)), **process}, lines)


def _text_of(file: Path) -> str:
    if not file.exists() and not file.is_symlink():  # a dangling link is an error
        return ""
    try:
        return read_text(file)
    except UnreadableFile as problem:
        raise ConfigError(f"{problem}.") from None


def _must_be_ours(name: str, where: str) -> None:
    """Raise `ConfigError` if a name in the file is almost that of a setting."""
    if name not in ALSO_IN_FILE and (nearest := _find_nearest(name, ALIKE_IN_FILE)) is not None:
        raise ConfigError(f"{where}: there is no setting {name}; the nearest is {nearest}.")


def _must_not_be_meant(name: str, process: Mapping[str, str]) -> None:
    """Raise `ConfigError` if a name in the environment is almost that of a setting. A name that only begins or ends as
    one, such as DATABASE_URL, belongs to another program, as does one whose setting is set, too.
    """
    if name in ALSO_IN_FILE | FOREIGN or (nearest := _find_nearest(name, ALIKE_OUTSIDE)) is None:
        return
    is_part = name.startswith(f"{nearest}_") or name.endswith(f"_{nearest}")
    if not is_part and not process.get(nearest):
        raise ConfigError(f"In the environment: there is no setting {name}; the nearest is {nearest}.")


def _find_nearest(name: str, likeness: float) -> str | None:
    """The setting that an unknown name resembles most, and at least so much, ignoring case and `_`."""
    if name in SETTINGS:
        return None
    ours = {_letters(each): each for each in SETTINGS}
    found = get_close_matches(_letters(name), ours, 1, likeness)
    return ours[found[0]] if found else None


def _letters(name: str) -> str:
    return name.upper().replace("_", "").replace("-", "")
