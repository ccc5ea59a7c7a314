"""The rules for buttons, selects, layouts and forms, and for the emoji of an application."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from bot.playground.composing import PNG
from bot.playground.messages import Part
from bot.playground.review import Path, Review
from bot.playground.wire import Json
from bot.playground.world import Emoji

ROWS = 5
V2_PARTS = 40
V2_TEXT = 4000
AT_TOP = (Part.ROW, Part.TEXT, Part.GALLERY)
IN_LABEL = (Part.STRING_SELECT, Part.TEXT_INPUT)
EMOJIS = 2000
PICTURE = 256 * 1024
"""Bytes of one picture."""
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]*)")
_SIGNATURES = (PNG, b"\xff\xd8\xff", b"GIF8", b"RIFF")


def walk_components(components: Sequence[Json], path: Path) -> Iterator[tuple[Path, Json]]:
    """Every component with the place where it stands."""
    for index, part in enumerate(components):
        yield from _below((*path, index), part)


def _below(path: Path, part: Json) -> Iterator[tuple[Path, Json]]:
    yield path, part
    yield from walk_components(part.get("components") or (), (*path, "components"))
    if isinstance(part.get("component"), dict):
        yield from _below((*path, "component"), part["component"])


def classic(review: Review, components: Sequence[Json]) -> None:
    """Up to five rows of buttons or selects."""
    review.count(("components",), components, 0, ROWS)
    for index, part in enumerate(components):
        review.among(("components", index, "type"), part.get("type"), (Part.ROW,))
    _everywhere(review, components)


def layout(review: Review, components: Sequence[Json]) -> None:
    """Components V2: texts, pictures and controls in any order."""
    parts = list(walk_components(components, ("components",)))
    if len(parts) > V2_PARTS:
        review.fail(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"{len(parts)} parts, {V2_PARTS} allowed.",
        )
    text = sum(len(part.get("content") or "") for _, part in parts if part.get("type") == Part.TEXT)
    if text > V2_TEXT:
        review.fail(
            ("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"{text} of {V2_TEXT} characters."
        )
    for index, part in enumerate(components):
        review.among(("components", index, "type"), part.get("type"), AT_TOP)
    _everywhere(review, components)


def _everywhere(review: Review, components: Sequence[Json]) -> None:
    parts = list(walk_components(components, ("components",)))
    review.distinct(("components",), (p["custom_id"] for _, p in parts if p.get("custom_id")), "Custom id")
    for path, part in parts:
        _one(review, path, part)


def _one(review: Review, path: Path, part: Json) -> None:
    match part.get("type"):
        case Part.ROW:
            _row(review, path, part.get("components") or [])
        case Part.BUTTON:
            _button(review, path, part)
        case Part.STRING_SELECT:
            _select(review, path, part)
        case Part.TEXT:
            review.length((*path, "content"), part.get("content"), 1, V2_TEXT)
        case Part.GALLERY:
            review.count((*path, "items"), part.get("items") or [], 1, 10)
        case unknown:
            review.fail(
                (*path, "type"), "UNION_TYPE_CHOICES", f"Component type {unknown!r} is not allowed here."
            )


def _row(review: Review, path: Path, inside: Sequence[Json]) -> None:
    review.count((*path, "components"), inside, 1, 5)
    selects = [part for part in inside if part.get("type") == Part.STRING_SELECT]
    if selects and len(inside) > 1:
        review.fail((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
    for index, part in enumerate(inside):
        kind, spot = part.get("type"), (*path, "components", index, "type")
        review.among(spot, kind, (Part.BUTTON, Part.STRING_SELECT))


def _button(review: Review, path: Path, button: Json) -> None:
    review.among((*path, "style"), button.get("style"), range(1, 5))
    review.length((*path, "label"), button.get("label"), 0, 80)
    if not (button.get("label") or button.get("emoji")):
        review.fail((*path, "label"), "BUTTON_COMPONENT_EMPTY", "A button needs a label or an emoji.")
    review.length((*path, "custom_id"), button.get("custom_id"), 1, 100)


def _select(review: Review, path: Path, select: Json) -> None:
    review.length((*path, "custom_id"), select.get("custom_id"), 1, 100)
    review.length((*path, "placeholder"), select.get("placeholder"), 0, 150)
    least, most = select.get("min_values"), select.get("max_values")
    review.between((*path, "min_values"), least, 0, 25)
    review.between((*path, "max_values"), most, 1, 25)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        review.fail((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "More needed than allowed.")
    options = select.get("options") or []
    _options(review, (*path, "options"), options)
    if isinstance(most, int) and most > len(options):
        review.fail((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", "More allowed than offered.")
    chosen = sum(bool(option.get("default")) for option in options)
    if chosen > (most if isinstance(most, int) else 1):
        review.fail((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")


def _options(review: Review, path: Path, options: Sequence[Json]) -> None:
    review.count(path, options, 1, 25)
    review.distinct(path, (option.get("value") for option in options), "Option value")
    for index, option in enumerate(options):
        review.length((*path, index, "label"), option.get("label"), 1, 100)
        review.length((*path, index, "value"), option.get("value"), 1, 100)
        review.length((*path, index, "description"), option.get("description"), 0, 100)


def modal(body: Json) -> Review:
    """A form: title, custom id, and one to five fields."""
    review = Review()
    components = body.get("components") or []
    review.length(("title",), body.get("title"), 1, 45)
    review.length(("custom_id",), body.get("custom_id"), 1, 100)
    review.count(("components",), components, 1, 5)
    ids = (p["custom_id"] for _, p in walk_components(components, ()) if p.get("custom_id"))
    review.distinct(("components",), ids, "Custom id")
    for index, part in enumerate(components):
        _modal_part(review, ("components", index), part)
    return review


def _modal_part(review: Review, path: Path, part: Json) -> None:
    match part.get("type"):
        case Part.LABEL:
            entry = part.get("component") or {}
            review.length((*path, "label"), part.get("label"), 1, 45)
            review.length((*path, "description"), part.get("description"), 0, 100)
            review.among((*path, "component", "type"), entry.get("type"), IN_LABEL)
            check = _text_input if entry.get("type") == Part.TEXT_INPUT else _select
            check(review, (*path, "component"), entry)
        case Part.TEXT:
            review.length((*path, "content"), part.get("content"), 1, V2_TEXT)
        case unknown:
            review.fail(
                (*path, "type"), "UNION_TYPE_CHOICES", f"Component type {unknown!r} is not allowed here."
            )


def _text_input(review: Review, path: Path, entry: Json) -> None:
    review.length((*path, "custom_id"), entry.get("custom_id"), 1, 100)
    review.length((*path, "placeholder"), entry.get("placeholder"), 0, 100)
    review.length((*path, "value"), entry.get("value"), 0, 4000)
    review.among((*path, "style"), entry.get("style"), (1, 2))
    review.between((*path, "min_length"), entry.get("min_length"), 0, 4000)
    review.between((*path, "max_length"), entry.get("max_length"), 1, 4000)
    least, most = entry.get("min_length"), entry.get("max_length")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        review.fail((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH", "More needed than allowed.")


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
