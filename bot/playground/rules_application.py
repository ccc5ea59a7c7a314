"""The rules for what belongs to an application: commands, what autocomplete may answer, and emoji."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable, Sequence
from typing import Any

from bot.playground.composing import PNG
from bot.playground.errors import Path, Review
from bot.playground.messages import Json
from bot.playground.world import Emoji

SUBCOMMAND, GROUP, STRING, INTEGER = 1, 2, 3, 4
OPTION_TYPES = range(1, 7)
MOST_COMMANDS = 100
TEXT_IN_ALL = 8000
WRONG_TYPE = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
NAME = re.compile(r"[-_'\w]{1,32}")
VALUE_TYPES: dict[int, type] = {STRING: str, INTEGER: int}
EMOJIS = 2000
PICTURE = 256 * 1024
"""Bytes of one picture."""
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]*)")
_SIGNATURES = (PNG, b"\xff\xd8\xff", b"GIF8", b"RIFF")


def command_list(commands: Sequence[Json]) -> Review:
    """All commands of one scope, as a bulk overwrite sends them."""
    review = Review()
    review.count((), commands, 0, MOST_COMMANDS)
    names = [command.get("name") for command in commands]
    for index, name in enumerate(names):
        if name in names[:index]:
            review.fail((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"{name!r} is not unique.")
    for index, command in enumerate(commands):
        _command(review, (index,), command)
    return review


def _command(review: Review, path: Path, command: Json) -> None:
    review.among((*path, "type"), command.get("type") or 1, (1,))
    _check_name(review, path, command)
    _options(review, path, command.get("options") or [], depth=0)
    size = sum(_sizes(command))
    if size > TEXT_IN_ALL:
        review.fail(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"{size} characters in all, {TEXT_IN_ALL} allowed."
        )


def _sizes(part: Json) -> Iterable[int]:
    """Characters of every text, the longest translation of each counting."""
    for key in ("name", "description"):
        texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        yield max(len(text) for text in texts)
    if isinstance(part.get("value"), str):
        yield len(part["value"])
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from _sizes(inner)


def _check_name(review: Review, path: Path, part: Json) -> None:
    names: dict[Path, Any] = {("name",): part.get("name")}
    for locale, name in (part.get("name_localizations") or {}).items():
        names["name_localizations", locale] = name
    for step, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            review.fail(
                (*path, *step), "APPLICATION_COMMAND_INVALID_NAME", f"Command name {name!r} is invalid"
            )
    review.length((*path, "description"), part.get("description"), 1, 100)
    for locale, text in (part.get("description_localizations") or {}).items():
        review.length((*path, "description_localizations", locale), text, 1, 100)


def _options(review: Review, path: Path, options: Sequence[Json], depth: int) -> None:
    review.count((*path, "options"), options, 0, 25)
    names = [option.get("name") for option in options]
    kinds = [option.get("type") for option in options]
    nested = [kind in (SUBCOMMAND, GROUP) for kind in kinds]
    if any(nested) and not all(nested):
        review.fail((*path, "options"), WRONG_TYPE, "Subcommand beside option.")
    for index, option in enumerate(options):
        spot = (*path, "options", index)
        if names[index] in names[:index]:
            review.fail(
                (*spot, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name taken."
            )
        if option.get("required") and any(not earlier.get("required") for earlier in options[:index]):
            review.fail(spot, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required after optional.")
        _option(review, spot, option, depth)


def _option(review: Review, path: Path, option: Json, depth: int) -> None:
    _check_name(review, path, option)
    kind = option.get("type")
    review.among((*path, "type"), kind, OPTION_TYPES)
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (depth == 1 and kind == GROUP):
            review.fail((*path, "type"), WRONG_TYPE, "Nested too deep.")
        _options(review, path, option.get("options") or [], depth + 1)
        return
    _check_choices(review, path, option)


def _check_choices(review: Review, path: Path, option: Json) -> None:
    kind, offered = option.get("type"), option.get("choices") or []
    if option.get("autocomplete") and offered:
        review.fail(
            (*path, "choices"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE", "Both choices and autocomplete."
        )
    if (option.get("autocomplete") or offered) and kind not in VALUE_TYPES:
        review.fail((*path, "type"), WRONG_TYPE, "This type offers no values.")
        return
    review.between((*path, "min_length"), option.get("min_length"), 0, 6000)
    review.between((*path, "max_length"), option.get("max_length"), 1, 6000)
    _choices(review, (*path, "choices"), offered, kind if isinstance(kind, int) else STRING)
    review.distinct((*path, "choices"), (choice.get("name") for choice in offered), "Choice name")


def _choices(review: Review, path: Path, offered: Sequence[Json], kind: int) -> None:
    review.count(path, offered, 0, 25)
    for index, choice in enumerate(offered):
        spot, value = (*path, index, "value"), choice.get("value")
        review.length((*path, index, "name"), choice.get("name"), 1, 100)
        if isinstance(value, bool) or not isinstance(value, VALUE_TYPES.get(kind, str)):
            review.fail(
                spot, "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_TYPE", f"{value!r} is of the wrong type."
            )
        elif isinstance(value, str):
            review.length(spot, value, 1, 100)


def choices(body: Json, kind: int) -> Review:
    """The answer to an autocomplete question about an option of type `kind`."""
    review = Review()
    offered = body.get("choices")
    if not isinstance(offered, list):
        review.fail(("choices",), "BASE_TYPE_REQUIRED", "This field is required")
        return review
    _choices(review, ("choices",), offered, kind)
    return review


def check_emoji_name(name: Any, others: Iterable[Emoji]) -> None:
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
