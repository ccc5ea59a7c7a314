"""What a message consists of, and how it is laid out: words, the pictures one below the other, and what is asked
directly above its controls.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any, ClassVar

import discord

from bot.language.fitting import cut
from bot.storage.messages import MARKS
from engine.core.values import frozen
from renders.series import separate

MOST_CONTENT = 2000
"""The most characters of a plain message."""
MOST_TEXT = 4000
"""The most characters of all texts of one such message."""
TEXT, GALLERY = discord.ComponentType.text_display.value, discord.ComponentType.media_gallery.value


@frozen
class Screen:
    """A message without its picture; `mentions` are the members it may ping.

    With a `question` (it may be empty) it is a Components V2 message: the content stands above the picture, the
    question below it, directly above the controls.
    """

    content: str
    view: discord.ui.View | None = None
    mentions: tuple[int, ...] = ()
    question: str | None = None

    def below(self, *lines: str) -> Screen:
        """This screen with these lines above its content."""
        return replace(self, content="\n".join([*lines, self.content]))


@frozen
class Layout:
    """The parts of a message as discord.py sends them. Its own objects for that take five times as long."""

    components: Sequence[Mapping[str, Any]]
    is_layout: bool = True
    timeout: ClassVar[None] = None
    __discord_ui_view__: ClassVar[bool] = True

    def to_components(self) -> Sequence[Mapping[str, Any]]:
        return self.components

    def has_components_v2(self) -> bool:
        return self.is_layout

    def is_finished(self) -> bool:
        """True, so that discord.py does not listen for its controls: the router handles all of them."""
        return True

    def is_dispatchable(self) -> bool:
        return False


def layout(screen: Screen, number: int, pictures: Sequence[str], alt: str) -> Layout:
    """The message of a post: its first part has the post's number as its id, so that it can be recognised.

    `pictures` are the names of the files that are attached.
    """
    question = screen.question or ""
    shown = [
        (name, description(alt, place, len(pictures)) if alt else None) for place, name in enumerate(pictures)
    ]
    return Layout(
        [
            {"type": TEXT, "id": number, "content": cut(screen.content, MOST_TEXT - len(question))},
            *_galleries(shown),
            *([{"type": TEXT, "content": question}] if question else []),
            *(screen.view.to_components() if screen.view else []),
        ]
    )


def _galleries(pictures: Iterable[tuple[str, str | None]]) -> Iterator[Mapping[str, Any]]:
    """Pictures by file and description, each in a gallery of its own: two of one gallery would be shown next to each
    other, half as wide.
    """
    for name, alt in pictures:
        described = {"description": alt} if alt else {}
        yield {"type": GALLERY, "items": [{"media": {"url": f"attachment://{name}"}, **described}]}


def marked_rows(view: discord.ui.View, number: int) -> Layout:
    """The controls of a plain message: the first row has this number as its id, so that it can be recognised."""
    rows = [dict(row) for row in view.to_components()]
    return Layout(
        [{**row, "id": number} if not place else row for place, row in enumerate(rows)], is_layout=False
    )


def private_layout(content: str, files: Sequence[discord.File], controls: discord.ui.View | None) -> Any:
    """A private message with more than one picture: the words, the pictures, then the controls. discord.py accepts what
    behaves as its own views do.
    """
    return Layout(
        [
            *([{"type": TEXT, "content": cut(content, MOST_TEXT)}] if content else []),
            *_galleries((file.filename, file.description) for file in files),
            *(controls.to_components() if controls else []),
        ]
    )


def is_of_table(message: discord.Message) -> bool:
    """Whether a message is one that is kept up to date, not a post."""
    return mark_of(message) > MARKS


def mark_of(message: discord.Message) -> int:
    """The id of the first part of a message, which may be a mark of ours: Discord gives small ones to all parts."""
    first = message.components[0] if message.components else None
    return first.id or 0 if isinstance(first, discord.TextDisplay | discord.ActionRow) else 0


def is_of_post(message: discord.Message, number: int) -> bool:
    """Whether this is the message of this number: by the id of its first part, or by the name of its picture."""
    return mark_of(message) == number or any(
        file.filename.endswith(f"-{number}.png") for file in message.attachments
    )


MOST_ALT = 1000
"""The most characters of a description: Discord accepts 1,024, but long ones try the patience of listeners."""

NEXT_PICTURE = "\f"
"""Between the descriptions of pictures that belong together."""


def description(alt: str, number: int, count: int) -> str:
    """The description of picture `number` (from 0) of `count`, each of which has another one."""
    each = alt.split(NEXT_PICTURE)
    said = each[min(number, len(each) - 1)]
    return cut(f"{number + 1}/{count} · {said}" if count > 1 else said, MOST_ALT)


def files_of(picture: bytes, name: str, alt: str) -> list[discord.File]:
    """The picture, or each of several that stand one after the other; the name of a further one tells which it is."""
    path, pictures = PurePath(name), separate(picture)
    return [
        discord.File(
            io.BytesIO(each),
            filename=name if not i else f"{path.stem}-part-{i + 1}{path.suffix}",
            description=description(alt, i, len(pictures)),
        )
        for i, each in enumerate(pictures)
    ]
