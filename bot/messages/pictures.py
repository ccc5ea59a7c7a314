"""What a painter has drawn, as files of a message."""

from __future__ import annotations

import io
from pathlib import PurePath

import discord

from renders.series import separated


def files_of(picture: bytes, name: str, alt: str) -> list[discord.File]:
    """The picture, or each of several that stand one after the other; the name of a further one tells which it is."""
    path = PurePath(name)
    return [
        discord.File(
            io.BytesIO(each),
            filename=name if not i else f"{path.stem}-part-{i + 1}{path.suffix}",
            description=alt,
        )
        for i, each in enumerate(separated(picture))
    ]
