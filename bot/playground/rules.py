"""The rules for messages, components, forms and threads that Discord's own document leaves out, and its limits."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.playground import errors
from bot.playground.composing import REFERENCE, Upload
from bot.playground.errors import Path, Review
from bot.playground.messages import Flag, Json, Message, Part
from bot.playground.payloads import ATTACHMENT_LIMIT

CONTENT = 2000
FILES = 10
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
ONLY_IN_LAYOUTS = frozenset((Part.TEXT, Part.GALLERY))


def check_message(
    body: Json,
    uploads: Sequence[Upload],
    before: Message,
    emojis: Collection[str] = (),
    *,
    reuse: bool = True,
    renew: bool = True,
) -> None:
    """Refuse a body that makes or edits the message `before` into something Discord does not allow.

    `emojis` are the ids that buttons and options may show; `reuse` whether a layout may show a file that is there,
    `renew` whether one that comes with this request.
    """
    for upload in uploads:
        if len(upload.content) > ATTACHMENT_LIMIT:
            raise errors.too_large()
    review = Review()
    _words(review, body)
    if body.get("embeds"):
        review.fail(("embeds",), "UNION_TYPE_CHOICES", "The stand-in shows none.")
    _files(review, body, uploads, before)
    _components(review, body, before)
    only_known(review, body.get("components") or [], emojis)
    _links(review, body, uploads, before, reuse=reuse, renew=renew)
    review.refuse()
    if _is_empty(body, uploads, before):
        raise errors.empty_message()


def _words(review: Review, body: Json) -> None:
    review.length(("content",), body.get("content"), 0, CONTENT)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        review.fail(("nonce",), "NONCE_TYPE_INVALID", "A nonce has at most 25 characters.")
    allowed = body.get("allowed_mentions") or {}
    for name in ("users", "roles"):
        listed = allowed.get(name) or []
        review.count(("allowed_mentions", name), listed, 0, 100)
        if listed and name in (allowed.get("parse") or ()):
            review.fail(
                ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"{name} named twice."
            )


def _files(review: Review, body: Json, uploads: Sequence[Upload], before: Message) -> None:
    listed = body.get("attachments")
    known = {old["id"] for old in before.attachments} | {str(upload.index) for upload in uploads}
    kept = len(before.attachments) if listed is None else sum(str(e.get("id")) in known for e in listed)
    review.count(("attachments",), range(max(kept, len(uploads))), 0, FILES)
    for index, entry in enumerate(listed or ()):
        review.length(("attachments", index, "description"), entry.get("description"), 0, 1024)
        if str(entry.get("id")) not in known:
            review.fail(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "There is no such file.")


def _components(review: Review, body: Json, before: Message) -> None:
    """What a message may consist of. An edit makes a plain one a layout if it takes words and embeds out (Component
    Reference; badBlackShark/shrkbot#187, botlabs-gg/yagpdb#1929), and never back (the code is what bots report).
    """
    components = body.get("components") or []
    flags = Flag(int(body.get("flags") or 0)) | before.flags
    if before.is_layout and "flags" in body and Flag.COMPONENTS_V2 not in Flag(int(body["flags"] or 0)):
        review.fail(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "A layout stays one.")
    if Flag.COMPONENTS_V2 not in flags:
        for path, part in walk_components(components, ("components",)):
            if part.get("type") in ONLY_IN_LAYOUTS:
                review.fail((*path, "type"), "UNION_TYPE_CHOICES", "Needs the flag IS_COMPONENTS_V2.")
        classic(review, components)
        return
    if body.get("content", before.content):
        review.fail(
            ("content",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "No content with V2."
        )
    layout(review, components)


def _links(
    review: Review, body: Json, uploads: Sequence[Upload], before: Message, *, reuse: bool, renew: bool
) -> None:
    """Every `attachment://name` must name a file that is sent or kept."""
    listed = body.get("attachments")
    kept_ids = None if listed is None else {str(entry.get("id")) for entry in listed}
    names = {old["filename"] for old in before.attachments if kept_ids is None or old["id"] in kept_ids}
    sent = {upload.name for upload in uploads}
    fresh = {str(upload.index) for upload in uploads}
    sent |= {e["filename"] for e in listed or () if str(e.get("id")) in fresh and e.get("filename")}
    shown = (sent if renew else set[str]()) | (names if reuse else set[str]())
    for path, part in walk_components(body.get("components") or [], ("components",)):
        for index, item in enumerate(part.get("items") or ()):
            url, code = item["media"]["url"], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            if url.startswith(REFERENCE) and (name := url.removeprefix(REFERENCE)) not in shown:
                review.fail((*path, "items", index, "media", "url"), code, f"No file {name!r}.")


def _is_empty(body: Json, uploads: Sequence[Upload], before: Message) -> bool:
    """True if nothing would be left to show."""

    def remains(name: str, old: Any) -> bool:
        return bool(body[name]) if name in body else bool(old)

    if uploads:
        return False
    contents = {"content": before.content, "components": before.components, "attachments": before.attachments}
    return not any(remains(name, old) for name, old in contents.items())


def check_thread(body: Json) -> None:
    """Refuse a thread that Discord would not make."""
    review = Review()
    review.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        review.among(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
    review.refuse()


def check_archiving(body: Json) -> None:
    """Refuse a change of a thread that is another one."""
    review = Review()
    review.among(("archived",), body.get("archived"), (True, False))
    for name in body.keys() - {"archived"}:
        review.fail((name,), "UNION_TYPE_CHOICES", "The stand-in changes only whether a thread is archived.")
    review.refuse()


ROWS = 5
V2_PARTS = 40
V2_TEXT = 4000
AT_TOP = (Part.ROW, Part.TEXT, Part.GALLERY)
IN_LABEL = (Part.STRING_SELECT, Part.TEXT_INPUT)


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
