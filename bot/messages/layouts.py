"""Components V2 messages: words, the pictures one below the other, and what is asked directly above its controls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from bot.messages.screens import Screen

MOST_TEXT = 4000
"""The most characters of all texts of one such message."""


def layout(screen: Screen, number: int, pictures: Sequence[str], alt: str) -> discord.ui.LayoutView:
    """The message of a post: its first part has the post's number as its id, so that it can be recognised.

    `pictures` are the names of the files that are attached.
    """
    view = discord.ui.LayoutView(timeout=None)
    question = screen.question or ""
    view.add_item(discord.ui.TextDisplay(fitting(screen.content, MOST_TEXT - len(question)), id=number))
    _add_pictures(view, [(picture, alt) for picture in pictures])
    if question:
        view.add_item(discord.ui.TextDisplay(question))
    _add_controls(view, screen.view)
    return view


def private_layout(
    content: str, files: Sequence[discord.File], controls: discord.ui.View | None
) -> discord.ui.LayoutView:
    """A private message with more than one picture: the words, the pictures, then the controls."""
    view = discord.ui.LayoutView(timeout=None)
    if content:
        view.add_item(discord.ui.TextDisplay(fitting(content, MOST_TEXT)))
    _add_pictures(view, [(file.filename, file.description) for file in files])
    _add_controls(view, controls)
    return view


def _add_pictures(view: discord.ui.LayoutView, pictures: Iterable[tuple[str, str | None]]) -> None:
    """Each in a gallery of its own: two pictures of one gallery would be shown beside each other, half as wide."""
    for name, alt in pictures:
        shown = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        view.add_item(discord.ui.MediaGallery(shown))


def _add_controls(view: discord.ui.LayoutView, controls: discord.ui.View | None) -> None:
    for row in _rows(controls):
        view.add_item(discord.ui.ActionRow(*row))
    view.stop()


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
