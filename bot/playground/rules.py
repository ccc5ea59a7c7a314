"""The rules for messages and threads that Discord's own document leaves out, and the limits it states."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.playground import errors, rules_components
from bot.playground.composing import Upload, references
from bot.playground.messages import Flag, Message, Part
from bot.playground.payloads import ATTACHMENT_LIMIT
from bot.playground.review import Review
from bot.playground.rules_components import only_known
from bot.playground.wire import Json

CONTENT = 2000
FILES = 10
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
V2_PARTS = frozenset((Part.TEXT, Part.GALLERY))


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
        for path, part in rules_components.walk_components(components, ("components",)):
            if part.get("type") in V2_PARTS:
                review.fail((*path, "type"), "UNION_TYPE_CHOICES", "Needs the flag IS_COMPONENTS_V2.")
        rules_components.classic(review, components)
        return
    if body.get("content", before.content):
        review.fail(
            ("content",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "No content with V2."
        )
    rules_components.layout(review, components)


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
    for path, name in references(body.get("components") or []):
        if name not in shown:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            review.fail(("components", *path), code, f"No file {name!r}.")


def _is_empty(body: Json, uploads: Sequence[Upload], before: Message) -> bool:
    """True if nothing would be left to show."""

    def remains(name: str, old: Any) -> bool:
        return bool(body[name]) if name in body else bool(old)

    if uploads:
        return False
    contents = {
        "content": before.content,
        "components": before.components,
        "attachments": before.attachments,
    }
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
