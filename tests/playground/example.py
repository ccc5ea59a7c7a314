"""A small bot with a command or control for each feature of the playground."""

from __future__ import annotations

import asyncio
import io
import re
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

from bot.playground import Playground

CAVES = ["Forest", "Clay pit", "Quarry", "River", "Hunt"]


def png(width: int = 3, height: int = 2) -> bytes:
    """A white picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + b"\xff" * 3 * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    start = b"\x89PNG\r\n\x1a\n"
    return start + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name: str = "board.png", description: str = "The board") -> discord.File:
    return discord.File(io.BytesIO(png()), name, description=description)


class NameForm(ui.Modal, title="Your tribe"):
    """A form with one of each field."""

    tribe: ui.Label[Any] = ui.Label(text="Tribe", component=ui.TextInput(custom_id="tribe", max_length=20))
    where: ui.Label[Any] = ui.Label(
        text="Home",
        component=ui.Select(
            custom_id="home", options=[discord.SelectOption(label=c, value=c) for c in CAVES]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.Select(
            custom_id="extras",
            required=False,
            min_values=0,
            max_values=2,
            options=[discord.SelectOption(label="Dog"), discord.SelectOption(label="Fire")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        tribe = getattr(self.tribe.component, "value", None)
        lists = [getattr(label.component, "values", None) for label in (self.where, self.extras)]
        await interaction.response.send_message(f"{tribe} {lists}", ephemeral=True)


class Join(ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<game>\d+)"):
    """A button that survives restarts and opens a form."""

    def __init__(self, game: int) -> None:
        super().__init__(ui.Button(label="Join", custom_id=f"join:{game}", style=discord.ButtonStyle.primary))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Join:
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_modal(NameForm(custom_id=f"name:{interaction.id}"))


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that edits its message; `presses` are the names of the people who have pressed it."""

    presses: tuple[str, ...] = ()

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label="Count", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        type(self).presses += (interaction.user.name,)
        await interaction.response.edit_message(content=", ".join(sorted(self.presses)))


class Pick(ui.DynamicItem[ui.Select[Any]], template="pick"):
    """A select whose answer only the chooser sees."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=cave, value=cave.lower()) for cave in CAVES]
        super().__init__(ui.Select(custom_id="pick", placeholder="Where?", options=options, max_values=2))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Pick:
        assert isinstance(item, ui.Select)
        found = cls()
        found.item._values = item._values
        return found

    async def callback(self, interaction: discord.Interaction) -> Any:
        assert interaction.data is not None
        await interaction.response.send_message(" ".join(interaction.data.get("values", [])), ephemeral=True)


def controls() -> ui.View:
    view = ui.View(timeout=None)
    for item in (Join(7), Count(1), Pick()):
        view.add_item(item)
    view.add_item(ui.Button(label="Gone", disabled=True, custom_id="gone"))
    return view


def board() -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board"))
    button = ui.Button[Any](label="Count", custom_id="count:2")
    for item in (ui.TextDisplay("# Round 1"), ui.TextDisplay("Your move"), gallery, ui.ActionRow(button)):
        layout.add_item(item)
    return layout


class Example(discord.Client):
    """The bot; its commands are the functions below."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.resumed = 0
        self.settled = asyncio.Event()
        commands = (ping, place, draw, panel, layout, thread, whisper, secret, slow, later, count_up, fail)
        for command in commands:
            self.tree.add_command(command)
        games = app_commands.Group(name="game", description="Games")
        games.command(name="new", description="A new game")(new_game)
        self.tree.add_command(games)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Join, Count, Pick)
        await self.tree.sync()

    async def ready_or_dead(self, task: asyncio.Task[None]) -> None:
        """Return when the bot is ready; raise what ended it if it ends before."""
        ready = asyncio.create_task(self.settled.wait())
        await asyncio.wait((ready, task), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()

    async def on_ready(self) -> None:
        self.settled.set()

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not sleep, as discord.py does for 5 s before a second login."""


@app_commands.command(description="Answer at once")
async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong")


@app_commands.command(description="Place people")
async def place(interaction: discord.Interaction, where: str, people: app_commands.Range[int, 1, 10]) -> None:
    await interaction.response.send_message(f"{people} to {where}")


@place.autocomplete("where")
async def _where(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    people = interaction.namespace.people
    found = [cave for cave in CAVES if cave.lower().startswith(current.lower())]
    return [app_commands.Choice(name=f"{cave} for {people}", value=cave) for cave in found]


@app_commands.command(description="Think, then draw")
async def draw(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.followup.send("Here", file=picture())
    await interaction.followup.send("psst", ephemeral=True)


@app_commands.command(description="Controls")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Panel", view=controls(), file=picture())


@app_commands.command(description="Components V2")
async def layout(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=board(), file=picture())


@app_commands.command(description="A thread")
async def thread(interaction: discord.Interaction, friend: discord.User) -> None:
    await interaction.response.send_message("A table")
    message = await interaction.original_response()
    table = await message.create_thread(name="Table 1", auto_archive_duration=10080)
    await table.add_user(friend)
    allowed = discord.AllowedMentions(users=[friend])
    sent = await table.send(f"{friend.mention} and {interaction.user.mention}", allowed_mentions=allowed)
    await sent.edit(content=f"{friend.mention} again", allowed_mentions=allowed)
    await table.send(
        f"{friend.mention} quietly", silent=True, allowed_mentions=discord.AllowedMentions.none()
    )


@app_commands.command(description="A direct message")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("hello", file=picture())
    except discord.Forbidden as reason:
        await interaction.followup.send(f"closed {reason.code}")
        return
    await interaction.followup.send("sent")


@app_commands.command(description="For your eyes only")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("secret", ephemeral=True, view=controls())


@app_commands.command(description="Never answers")
async def slow(interaction: discord.Interaction) -> None:
    await asyncio.Event().wait()


@app_commands.command(description="Says the same twice")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("ok", ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    first = await interaction.channel.send("once", nonce="game1/7")
    second = await interaction.channel.send("once", nonce="game1/7")
    await interaction.followup.send("same" if first.id == second.id else "different", ephemeral=True)


@app_commands.command(name="count", description="Waits, then edits")
async def count_up(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("one")
    assert isinstance(interaction.channel, discord.TextChannel)
    plain = await interaction.channel.send("three", files=[picture("a.png"), picture("b.png")])
    await plain.edit(content="four", attachments=[plain.attachments[1], picture("c.png")])
    await interaction.channel.fetch_message(plain.id)


@app_commands.command(description="Sends too much")
async def fail(interaction: discord.Interaction) -> None:
    try:
        await interaction.response.send_message("x" * 2001)
    except discord.HTTPException as reason:
        await interaction.response.send_message(f"{reason.status} {reason.code}")


@app_commands.describe(title="Its name")
async def new_game(interaction: discord.Interaction, title: str = "untitled") -> None:
    await interaction.response.send_message(f"game {title}")


async def talk(playground: Playground) -> None:
    """Use every kind of answer: commands, a control, a form, a thread."""
    anna = playground.person("Anna")
    for name in ("ping", "draw", "panel", "layout", "whisper", "later", "count"):
        await anna.command("general", name)
    panel = (await anna.command("general", "panel")).reply
    assert panel is not None
    await anna.press(panel, "Join")
    await anna.submit({"tribe": "Bears", "home": "River"})
    await anna.command("games", "thread", friend="Ben")
    await playground.wait_until(
        lambda: any(r.template and "threads" in r.template for r in playground.requests)
    )
    await playground.wait_until(lambda: len(anna.see("Table 1")) == 2)


def channel(bot: Example, playground: Playground) -> discord.TextChannel:
    found = bot.get_channel(int(playground.world.games.id))
    assert isinstance(found, discord.TextChannel)
    return found
