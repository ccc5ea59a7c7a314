"""Content that is stored as JSON: each kind has a frozen class, which alone writes and parses it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, ClassVar, Self

from engine.core.values import frozen


@frozen
class Content:
    """What is stored as JSON of the fields that differ from their defaults."""

    kind: ClassVar[str] = ""
    """Which of several classes it has, where that is stored next to it."""

    @classmethod
    def from_plain(cls, stored: Mapping[str, Any]) -> Self:
        """Parse plain values; those that only earlier versions stored are left out."""
        known = {each.name: stored[each.name] for each in fields(cls) if each.name in stored}
        return cls(**{name: tuple(each) if isinstance(each, list) else each for name, each in known.items()})

    def to_plain(self) -> dict[str, Any]:
        """The plain values to store."""
        usual = {each.name: each.default for each in fields(self)}
        return {name: each for name, each in asdict(self).items() if each != usual[name]}

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse stored content."""
        return cls.from_plain(json.loads(text))

    def __str__(self) -> str:
        return json.dumps(self.to_plain())
