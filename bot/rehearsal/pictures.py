"""What Discord says about pictures: their size, whether it is the one that was drawn, and where copies come from."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
from PIL import Image
from yarl import URL

from bot.rehearsal.findings import Wrong
from engine.core.values import frozen
from renders.series import separate


@frozen
class Seen:
    """One picture as Discord names it; None for what it does not say."""

    where: str
    width: int | None
    height: int | None
    size: int | None
    kind: str | None
    proxy: str

    @classmethod
    def of_file(cls, where: str, file: discord.Attachment) -> Seen:
        """A picture of a classic message."""
        return cls(where, file.width, file.height, file.size, file.content_type, _host(file.proxy_url))

    @classmethod
    def of_media(cls, where: str, media: discord.UnfurledMediaItem) -> Seen:
        """A picture of a Components V2 message."""
        return cls(where, media.width, media.height, None, media.content_type, _host(media.proxy_url))

    def __str__(self) -> str:
        shown = f"{self.width} × {self.height}" if self.width else "size not said"
        size = f", {self.size:,} bytes" if self.size else ""
        return f"{self.where}: {shown}{size}, {self.kind or 'kind not said'}, from {self.proxy}"


def _host(url: str | None) -> str:
    return (URL(url).host if url else None) or "nowhere"


def galleries(message: discord.Message) -> list[discord.UnfurledMediaItem]:
    """The pictures of a Components V2 message, from the top down."""
    found: list[discord.UnfurledMediaItem] = []
    for part in message.components:
        if isinstance(part, discord.MediaGalleryComponent):
            found += [item.media for item in part.items]
    return found


def sizes(picture: bytes) -> list[tuple[int, int]]:
    """Width and height of each PNG that stands here one after the other."""
    return [Image.open(io.BytesIO(each)).size for each in separate(picture)]


def must_show(message: discord.Message, drawn: Sequence[tuple[int, int]]) -> None:
    """Raise `Wrong` unless the message shows these pictures in the size in which they were drawn."""
    shown = [(each.width, each.height) for each in galleries(message)]
    if len(shown) != len(drawn):
        raise Wrong(f"{len(shown)} pictures of {len(drawn)} are shown", "Look at the message in Discord.")
    if any(said[0] and said != size for said, size in zip(shown, drawn, strict=True)):
        raise Wrong(f"Discord shows {shown}, drawn was {list(drawn)}", "Details may be hard to read.")
