"""What the bot relies on or expects of Discord beyond its own messages: each probe says what Discord did, and how large
pictures are there, whether they are those that were drawn, and where copies come from.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui
from PIL import Image
from yarl import URL

from bot.client import Bot
from bot.outbox.refusals import THREAD_ARCHIVED
from bot.outbox.sender import mention_only
from bot.rehearsal.findings import Wrong
from engine.core.values import frozen
from renders.emoji import emoji
from renders.series import separate

NAME, AGAIN = "words.png", "again.png"


async def come_in(thread: discord.Thread, person: discord.Member) -> str:
    """Bring the person into the thread as the first message of a game does, by an edit that mentions."""
    named = await thread.send(person.mention, silent=True, allowed_mentions=mention_only(()))
    await named.edit(content=person.mention, allowed_mentions=mention_only((person.id,)))
    try:
        await thread.fetch_member(person.id)
        return "brought in by an edit"
    except discord.NotFound:
        await thread.add_user(person)
        return "added, as an edit that mentions brought nobody in"
    finally:
        await named.delete()


async def become_layout(bot: Bot, thread: discord.Thread, person: discord.Member) -> str:
    """Send words, which a locked phone shows, and turn them into a layout with the picture that is there."""
    texts = await bot.languages.of_table(thread.guild.id)
    png = emoji("wood").png
    words, after = (texts.say(f"rehearsal-{each}", who=person.mention) for each in ("words", "layout"))
    mentions = mention_only((person.id,))
    sent = await thread.send(words, file=discord.File(io.BytesIO(png), NAME), allowed_mentions=mentions)
    try:
        how = "showing the picture that was there"
        try:
            await _turn(sent, after, sent.attachments, NAME, mentions)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            how = "but its picture had to be sent again"
            await _turn(sent, after, [discord.File(io.BytesIO(png), AGAIN)], AGAIN, mentions)
        now = await thread.fetch_message(sent.id)
        if not now.flags.components_v2 or not galleries(now):
            raise Wrong("it did not become a layout with a picture", "Report it: moves stay plain messages.")
        if person.id not in {who.id for who in now.mentions}:
            raise Wrong("the edit took the mention away", "Report it: the highlight of moves gets lost.")
        return how
    finally:
        await sent.delete()


async def _turn(
    message: discord.Message, words: str, files: Any, name: str, mentions: discord.AllowedMentions
) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    view.add_item(ui.MediaGallery[Any](discord.MediaGalleryItem(f"attachment://{name}")))
    await message.edit(content=None, embeds=[], attachments=files, view=view, allowed_mentions=mentions)


async def delete_archived(thread: discord.Thread) -> str:
    """Delete a message of an archived thread, which the bot tries again once the thread is open."""
    note = await thread.send("…", silent=True)
    await thread.edit(archived=True)
    try:
        await note.delete()
        return "Discord deletes in archived threads"
    except discord.HTTPException as error:
        if error.code != THREAD_ARCHIVED:
            raise
        return "refused as long as it is archived, as expected"
    finally:
        await thread.edit(archived=False)
        with suppress(discord.NotFound):
            await note.delete()


@frozen
class Seen:
    """One picture as Discord names it; None for what it does not say."""

    where: str
    width: int | None
    height: int | None
    size: int | None
    kind: str | None
    proxy: str

    @classmethod
    def of_file(cls, where: str, file: discord.Attachment) -> Seen:
        """A picture of a classic message."""
        return cls(where, file.width, file.height, file.size, file.content_type, _host(file.proxy_url))

    @classmethod
    def of_media(cls, where: str, media: discord.UnfurledMediaItem) -> Seen:
        """A picture of a Components V2 message."""
        return cls(where, media.width, media.height, None, media.content_type, _host(media.proxy_url))

    def __str__(self) -> str:
        shown = f"{self.width} × {self.height}" if self.width else "size not said"
        size = f", {self.size:,} bytes" if self.size else ""
        return f"{self.where}: {shown}{size}, {self.kind or 'kind not said'}, from {self.proxy}"


def _host(url: str | None) -> str:
    return (URL(url).host if url else None) or "nowhere"


def galleries(message: discord.Message) -> list[discord.UnfurledMediaItem]:
    """The pictures of a Components V2 message, from the top down."""
    found: list[discord.UnfurledMediaItem] = []
    for part in message.components:
        if isinstance(part, discord.MediaGalleryComponent):
            found += [item.media for item in part.items]
    return found


def sizes(picture: bytes) -> list[tuple[int, int]]:
    """Width and height of each PNG that stands here one after the other."""
    return [Image.open(io.BytesIO(each)).size for each in separate(picture)]


def must_show(message: discord.Message, drawn: Sequence[tuple[int, int]]) -> None:
    """Raise `Wrong` unless the message shows these pictures in the size in which they were drawn."""
    shown = [(each.width, each.height) for each in galleries(message)]
    if len(shown) != len(drawn):
        raise Wrong(f"{len(shown)} pictures of {len(drawn)} are shown", "Look at the message in Discord.")
    if any(said[0] and said != size for said, size in zip(shown, drawn, strict=True)):
        raise Wrong(f"Discord shows {shown}, drawn was {list(drawn)}", "Details may be hard to read.")
