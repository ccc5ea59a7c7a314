"""From a request's body to a message: mentions, files and the numbers that Discord adds."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.playground.messages import Flag, Json, Message, Part, number_components, walk
from bot.playground.world import World
from engine.core.values import frozen

PNG = b"\x89PNG\r\n\x1a\n"
TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
}
TEXTS = {"txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "json": "application/json"}
REFERENCE = "attachment://"


@frozen
class Upload:
    """A file of a multipart request: `index` is n of `files[n]`."""

    index: int
    name: str
    content: bytes


Store = Callable[[str, str, Upload], str]
"""Called with channel id, attachment id and upload; stores the file and returns its URL."""


def content_type(name: str) -> str:
    ending = name.rpartition(".")[2].lower()
    return (TYPES | TEXTS).get(ending, "application/octet-stream")


def png_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from the header of a PNG."""
    if not content.startswith(PNG) or len(content) < 24:
        return None
    return struct.unpack(">II", content[16:24])


def attachment(world: World, channel_id: str, upload: Upload, described: Json, store: Store) -> Json:
    """The attachment object of one file of a message."""
    attachment_id = world.ids.next()
    url = store(channel_id, attachment_id, upload)
    shape: Json = {
        "id": attachment_id,
        "filename": described.get("filename") or upload.name,
        "size": len(upload.content),
        "url": url,
        "proxy_url": url,
        "content_type": content_type(upload.name),
    }
    if described.get("description"):
        shape["description"] = described["description"]
    size = png_size(upload.content)
    return shape | ({"width": size[0], "height": size[1]} if size else {})


def attachments(
    world: World, before: Message, body: Json, uploads: Sequence[Upload], store: Store
) -> list[Json]:
    """The attachments of a message after a request: without a list all are kept, else only those that it names."""
    listed = body.get("attachments")
    described = {str(entry["id"]): entry for entry in listed or ()}
    kept = [old for old in before.attachments if listed is None or old["id"] in described]
    for old in kept:
        if "description" in described.get(old["id"], {}):
            old["description"] = described[old["id"]]["description"]
    fresh = [
        attachment(world, before.channel_id, upload, described.get(str(upload.index), {}), store)
        for upload in uploads
    ]
    return kept + fresh


def resolve(components: Sequence[Json], files: Sequence[Json]) -> None:
    """Replace every `attachment://name` in galleries by the file's address and size."""
    by_name = {f"{REFERENCE}{file['filename']}": file for file in files}
    for media in _media(components):
        if (file := by_name.get(media["url"])) is not None:
            media |= {name: file[name] for name in ("width", "height", "content_type") if name in file}
            media |= {"url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}


@frozen
class Called:
    """Users and roles that a text mentions and may notify."""

    users: list[str]
    roles: list[str]
    everyone: bool


def resolve_mentions(world: World, message: Message, allowed: Json | None) -> Called:
    """Resolve the mentions of a message against `allowed_mentions`; None allows all."""
    shown = [message.content, *(p["content"] for p in walk(message.components) if p["type"] == Part.TEXT)]
    text = "\n".join(shown)
    named = [who for who in dict.fromkeys(re.findall(r"<@!?(\d+)>", text)) if who in world.users]
    named_roles = list(dict.fromkeys(re.findall(r"<@&(\d+)>", text)))
    loud = "@everyone" in text or "@here" in text
    if allowed is None:
        return Called(named, named_roles, loud)
    kinds = allowed.get("parse") or []
    users = named if "users" in kinds else _only(named, allowed.get("users"))
    roles = named_roles if "roles" in kinds else _only(named_roles, allowed.get("roles"))
    return Called(users, roles, loud and "everyone" in kinds)


def _only(named: list[str], allowed: Sequence[Any] | None) -> list[str]:
    permitted = {str(entry) for entry in allowed or ()}
    return [entry for entry in named if entry in permitted]


WRITABLE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2 | Flag.EPHEMERAL


def fill(world: World, message: Message, body: Json, uploads: Sequence[Upload], store: Store) -> None:
    """Apply the body of a request to a message, new or edited; fields that it lacks stay as they are."""
    message.flags |= Flag(int(body.get("flags") or 0)) & (WRITABLE_FLAGS & ~Flag.EPHEMERAL)
    message.attachments = attachments(world, message, body, uploads, store)
    if "content" in body:
        message.content = body["content"] or ""
    if "components" in body:
        message.components = number_components(body["components"] or [])
        for select in message.selects:
            select.pop("required", None)  # it belongs to forms; Discord takes it and forgets it
    resolve(message.components, message.attachments)
    for media in _media(message.components):
        media.setdefault("id", world.ids.next())


def _media(components: Sequence[Json]) -> Iterator[Json]:
    """What stands in galleries."""
    for part in walk(components):
        yield from (item["media"] for item in part.get("items") or ())


def call_out(world: World, message: Message, allowed: Json | None) -> list[str]:
    """Set the mentions of a message and return all whom it notifies."""
    who = resolve_mentions(world, message, allowed)
    message.mentions, message.mention_roles, message.mention_everyone = who.users, who.roles, who.everyone
    crowd = world.guild.members if who.everyone or world.guild.people_role in who.roles else []
    return list(dict.fromkeys([*who.users, *crowd]))
