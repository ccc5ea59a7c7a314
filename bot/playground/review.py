"""Collecting what is wrong with a body, in Discord's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bot.playground.errors import Breach, Refusal, invalid_form

Path = tuple[str | int, ...]


class Review:
    """The breaches found so far in one body."""

    def __init__(self) -> None:
        self.breaches: list[Breach] = []

    def fail(self, path: Path, code: str, message: str) -> None:
        self.breaches.append(Breach(path, code, message))

    def length(self, path: Path, text: Any, least: int, most: int) -> None:
        """A text of `least` to `most` characters; absent counts as empty."""
        if text is not None and not isinstance(text, str):
            self.fail(path, "STRING_TYPE_CONVERT", f"Could not interpret {text!r} as string.")
            return
        size = len(text or "")
        if size == 0 and least > 0:
            self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= size <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: Path, entries: Sequence[Any], least: int, most: int) -> None:
        """A list of `least` to `most` entries."""
        if not least <= len(entries) <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def among(self, path: Path, value: Any, allowed: Iterable[Any]) -> None:
        """One of a closed list of values."""
        options = tuple(allowed)
        if value not in options:
            self.fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {options}, not {value!r}.")

    def between(self, path: Path, value: Any, least: int, most: int) -> None:
        """A whole number in a range; absent is fine."""
        if value is None:
            return
        if not isinstance(value, int) or not least <= value <= most:
            self.fail(path, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")

    def distinct(self, path: Path, values: Iterable[Any], what: str) -> None:
        """No value twice."""
        for value, times in Counter(values).items():
            if times > 1:
                self.fail(path, "DUPLICATED", f"{what} {value!r} cannot be duplicated")

    def refuse(self) -> None:
        """Raise Discord's 50035 if anything is wrong."""
        if self.breaches:
            raise self.refusal()

    def refusal(self) -> Refusal:
        return invalid_form(self.breaches)
