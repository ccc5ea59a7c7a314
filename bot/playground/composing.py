"""From a request's body to a message: mentions, files and the numbers that Discord adds."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.playground.messages import SELECTS, Flag, Message, Part, number_components, walk
from bot.playground.wire import Json
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
"""Keeps a file (channel id, attachment id, upload) and returns the address it can be fetched from."""


def content_type(name: str) -> str:
    ending = name.rpartition(".")[2].lower()
    return (TYPES | TEXTS).get(ending, "application/octet-stream")


def png_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from the header of a PNG."""
    if not content.startswith(PNG) or len(content) < 24:
        return None
    return struct.unpack(">II", content[16:24])


def attachment(world: World, channel_id: str, upload: Upload, described: Json, store: Store) -> Json:
    """What a message tells about one of its files."""
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
    """The files of a message after a request: no list keeps all, a list keeps only what it names."""
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


def resolve(places: Sequence[Json], files: Sequence[Json], embedded: bool = False) -> None:
    """Replace every `attachment://name` in embeds or components by the file's address and size."""
    by_name = {file["filename"]: file for file in files}
    for place in places:
        for value in place.values():
            if isinstance(value, dict):
                _resolve_one(value, by_name, embedded)
                resolve((value,), files, embedded)
            elif isinstance(value, list):
                resolve([entry for entry in value if isinstance(entry, dict)], files, embedded)


def _resolve_one(media: Json, by_name: dict[str, Json], embedded: bool) -> None:
    for key in ("url", "icon_url"):
        address = media.get(key)
        if not isinstance(address, str) or not address.startswith(REFERENCE):
            continue
        file = by_name.get(address.removeprefix(REFERENCE))
        if file is None:
            continue
        media[key] = file["url"]
        media[f"proxy_{key}"] = file["url"]
        if key == "url":
            media |= {name: file[name] for name in ("width", "height", "content_type") if name in file}
            if not embedded:
                media["attachment_id"] = file["id"]


def references(places: Sequence[Json]) -> list[tuple[tuple[str | int, ...], str]]:
    """Every `attachment://name` in a body's embeds or components: where, and which name."""
    found: list[tuple[tuple[str | int, ...], str]] = []

    def look(value: Any, path: tuple[str | int, ...]) -> None:
        if isinstance(value, str) and value.startswith(REFERENCE):
            found.append((path, value.removeprefix(REFERENCE)))
        elif isinstance(value, dict):
            for key, inner in value.items():
                look(inner, (*path, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                look(inner, (*path, index))

    look(list(places), ())
    return found


@frozen
class Called:
    """Who is named by a text and may be notified by it."""

    users: list[str]
    roles: list[str]
    everyone: bool


def resolve_mentions(world: World, message: Message, allowed: Json | None, replied_to: str | None) -> Called:
    """Resolve the mentions of a message against `allowed_mentions`; none given allows all."""
    shown = [message.content, *(p["content"] for p in walk(message.components) if p["type"] == Part.TEXT)]
    text = "\n".join(shown)
    named = [who for who in dict.fromkeys(re.findall(r"<@!?(\d+)>", text)) if who in world.users]
    named_roles = list(dict.fromkeys(re.findall(r"<@&(\d+)>", text)))
    loud = "@everyone" in text or "@here" in text
    if allowed is None:
        return Called(_with(named, replied_to), named_roles, loud)
    kinds = allowed.get("parse") or []
    users = named if "users" in kinds else _only(named, allowed.get("users"))
    roles = named_roles if "roles" in kinds else _only(named_roles, allowed.get("roles"))
    replied = replied_to if allowed.get("replied_user") else None
    return Called(_with(users, replied), roles, loud and "everyone" in kinds)


def _only(named: list[str], allowed: Sequence[Any] | None) -> list[str]:
    permitted = {str(entry) for entry in allowed or ()}
    return [entry for entry in named if entry in permitted]


def _with(users: list[str], replied_to: str | None) -> list[str]:
    return users if replied_to is None or replied_to in users else [*users, replied_to]


WRITABLE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2 | Flag.EPHEMERAL


def fill(world: World, message: Message, body: Json, uploads: Sequence[Upload], store: Store) -> None:
    """Write a body into a message, new or edited; what the body does not name stays."""
    message.flags |= Flag(int(body.get("flags") or 0)) & (WRITABLE_FLAGS & ~Flag.EPHEMERAL)
    message.attachments = attachments(world, message, body, uploads, store)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich"} | embed for embed in body["embeds"] or ()]
    if "components" in body:
        message.components = number_components(body["components"] or [])
        for select in (part for part in message.parts if part["type"] in SELECTS):
            select.pop("required", None)  # it belongs to forms; Discord takes it and forgets it
    resolve(message.embeds, message.attachments, embedded=True)
    resolve(message.components, message.attachments)
    for media in _media(message.components):
        media.setdefault("id", world.ids.next())
    for file in (part for part in message.parts if part["type"] == Part.FILE):
        _name_file(file, message.attachments)


def _media(parts: Any) -> Iterator[Json]:
    """Everything in components that has an address of its own."""
    if isinstance(parts, list):
        yield from (media for each in parts for media in _media(each))
    elif isinstance(parts, dict):
        if "proxy_url" in parts:
            yield parts
        yield from (media for each in parts.values() for media in _media(each))


def _name_file(part: Json, files: Sequence[Json]) -> None:
    for file in files:
        if part["file"].get("attachment_id") == file["id"]:
            part |= {"name": file["filename"], "size": file["size"]}


def call_out(world: World, message: Message, allowed: Json | None, replied_to: str | None) -> list[str]:
    """Set the mentions of a message and return all whom it notifies."""
    who = resolve_mentions(world, message, allowed, replied_to)
    message.mentions, message.mention_roles, message.mention_everyone = who.users, who.roles, who.everyone
    crowd = world.guild.members if who.everyone or world.guild.people_role in who.roles else []
    return list(dict.fromkeys([*who.users, *crowd]))
