"""A screen as a Components V2 message: the story, the picture, then the question directly above its controls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.screens import Screen

MOST_TEXT = 4000
"""The most characters of all texts of one such message."""


def layout(screen: Screen, number: int, pictures: Sequence[str], alt: str) -> discord.ui.LayoutView:
    """The message of a post: its first part has the post's number as its id, so that it can be recognised.

    `pictures` are the names of the files that are attached. Each has a gallery of its own: two pictures of one gallery
    would be shown beside each other, half as wide.
    """
    view = discord.ui.LayoutView(timeout=None)
    question = screen.question or ""
    view.add_item(discord.ui.TextDisplay(fitting(screen.content, MOST_TEXT - len(question)), id=number))
    for picture in pictures:
        shown = discord.MediaGalleryItem(f"attachment://{picture}", description=alt)
        view.add_item(discord.ui.MediaGallery(shown))
    if question:
        view.add_item(discord.ui.TextDisplay(question))
    for row in _rows(screen.view):
        view.add_item(discord.ui.ActionRow(*row))
    view.stop()
    return view


def fitting(text: str, most: int) -> str:
    """As many of the first lines as there is room for."""
    while len(text) > most:
        text = text[:most].rpartition("\n")[0] or text[:most]
    return text


def _rows(view: discord.ui.View | None) -> Iterator[list[discord.ui.Item[Any]]]:
    """The controls of a view, row by row as Discord would show them."""
    if view is None:
        return
    items = {getattr(item, "custom_id", None): item for item in view.children}
    for row in view.to_components():
        yield [items[part["custom_id"]] for part in row["components"]]


def is_of_post(message: discord.Message, number: int) -> bool:
    """Whether this is the Components V2 message of a post."""
    first = message.components[0] if message.components else None
    return isinstance(first, discord.TextDisplay) and first.id == number


def has_picture(message: discord.Message) -> bool:
    """Whether a picture is attached; Discord does not list the attachments that components show."""
    return bool(message.attachments) or any(
        component.type is discord.ComponentType.media_gallery for component in message.components
    )
