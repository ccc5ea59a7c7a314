"""The rules for the emoji of an application: how they are made, and where only those that are there may stand."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from bot.playground.composing import PNG
from bot.playground.review import Path, Review
from bot.playground.rules_components import walk_components
from bot.playground.wire import Json
from bot.playground.world import Emoji

EMOJIS = 2000
PICTURE = 256 * 1024
"""Bytes of one picture."""
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]*)")
_SIGNATURES = (PNG, b"\xff\xd8\xff", b"GIF8", b"RIFF")


def check_name(name: Any, others: Iterable[Emoji]) -> None:
    """Refuse a name that is too short or long, has other signs than letters, digits and `_`, or is taken."""
    review = Review()
    review.length(("name",), name, 2, 32)
    if isinstance(name, str) and not re.fullmatch(r"\w*", name, re.ASCII):
        review.fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(name == each.name for each in others):
        review.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists.")
    review.refuse()


def picture_of(image: Any) -> bytes:
    """The picture in a data URI; refuses what is none, or too large."""
    review = Review()
    review.length(("image",), image, 1, 10 * PICTURE)
    review.refuse()
    picture = _decode_image(image)
    if not picture.startswith(_SIGNATURES):
        review.fail(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(picture) > PICTURE:
        review.fail(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    review.refuse()
    return picture


def _decode_image(image: str) -> bytes:
    found = _DATA.fullmatch(image)
    try:
        return base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        return b""


def only_known(review: Review, components: Collection[Json], known: Collection[str]) -> None:
    """A button or option with an emoji that is not there is refused, and with it the whole message."""
    for path, part in walk_components(list(components), ("components",)):
        for spot, emoji in _walk_emoji(path, part):
            if emoji.get("id") is not None and str(emoji["id"]) not in known:
                review.fail((*spot, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _walk_emoji(path: Path, part: Json) -> Iterator[tuple[Path, Json]]:
    if part.get("emoji"):
        yield path, part["emoji"]
    for index, option in enumerate(part.get("options") or ()):
        if option.get("emoji"):
            yield (*path, "options", index), option["emoji"]
