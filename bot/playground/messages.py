"""What goes over the wire: objects of JSON, messages and their parts, as their readers see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from itertools import count
from typing import Any

from engine.core.values import frozen

Json = dict[str, Any]


class Flag(IntFlag):
    """Message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """Message types, as far as they occur here."""

    DEFAULT = 0
    CHAT_INPUT_COMMAND = 20


class Part(IntEnum):
    """Component types, as far as they occur here."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    TEXT = 10
    GALLERY = 12
    LABEL = 18


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, depth first, parents before children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        if isinstance(component.get("component"), dict):
            yield from walk((component["component"],))


def number_components(components: list[Json]) -> list[Json]:
    """Number the components without an id depth first, and complete them as Discord does."""
    parts = [*walk(components)]
    taken = {part["id"] for part in parts if part.get("id")}
    free = (number for number in count(1) if number not in taken)
    for part in parts:
        part["id"] = part.get("id") or next(free)
        _complete(part)
    return components


def _complete(part: Json) -> None:
    """Make ids of emoji strings, as all of Discord's ids are, and give False to pictures without `spoiler`."""
    for picture in part.get("items") or ():
        picture.setdefault("spoiler", False)
    for bearer in (part, *(part.get("options") or ())):
        if (bearer.get("emoji") or {}).get("id") is not None:
            bearer["emoji"]["id"] = str(bearer["emoji"]["id"])


@dataclass(slots=True)
class Message:
    """What was written, by whom, and for whom: `owner_id` is the only reader of an ephemeral message."""

    id: str
    channel_id: str
    author_id: str
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: Flag = Flag(0)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    owner_id: str | None = None
    metadata: Json | None = None
    nonce: str | None = None
    application_id: str | None = None
    webhook_id: str | None = None
    edited: float | None = None
    edits: int = 0
    kind: MessageKind = MessageKind.DEFAULT

    @property
    def ephemeral(self) -> bool:
        return Flag.EPHEMERAL in self.flags

    @property
    def loading(self) -> bool:
        return Flag.LOADING in self.flags

    @property
    def is_layout(self) -> bool:
        return Flag.COMPONENTS_V2 in self.flags

    @property
    def silent(self) -> bool:
        """True if it may notify no device."""
        return Flag.SUPPRESS_NOTIFICATIONS in self.flags

    @property
    def parts(self) -> list[Json]:
        """All components, flattened."""
        return list(walk(self.components))

    @property
    def buttons(self) -> list[Json]:
        return [part for part in self.parts if part["type"] == Part.BUTTON]

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons that can be pressed."""
        return [button.get("label", "") for button in self.buttons if not button.get("disabled")]

    @property
    def selects(self) -> list[Json]:
        return [part for part in self.parts if part["type"] == Part.STRING_SELECT]

    @property
    def question(self) -> str:
        """The last text before the first control."""
        said = ""
        for part in self.parts:
            if part["type"] == Part.TEXT:
                said = part["content"]
            elif part["type"] == Part.ROW:
                break
        return said or self.content

    @property
    def text(self) -> str:
        """Everything a reader can read: content and text displays."""
        lines = [self.content, *(part["content"] for part in self.parts if part["type"] == Part.TEXT)]
        return "\n".join(line for line in lines if line)


@frozen
class Push:
    """What a phone shows of a message while it is locked: where it comes from and, as far as Discord sends them, its
    words.
    """

    message: str
    where: str
    words: str
