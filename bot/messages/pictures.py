"""What a painter has drawn, as files of a message."""

from __future__ import annotations

import io
from pathlib import PurePath

import discord

from bot.language.fitting import cut
from renders.series import separate

MOST_ALT = 1000
"""Characters of a description; Discord takes 1,024, and screen readers are left with less patience."""

NEXT_PICTURE = "\f"
"""Between the descriptions of pictures that belong together."""


def description(alt: str, number: int, count: int) -> str:
    """What one of so many pictures shows, from 0; no two of them share one."""
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
