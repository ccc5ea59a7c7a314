"""Opening a table in the channel of an interaction, or moving one there, if the bot can work in it."""

from __future__ import annotations

import discord

import engine
from bot.interactions.reply import Reply
from bot.language.names import clean_text, show_name
from bot.language.texts import Texts
from bot.messages.setups import chosen_setup, refusal
from bot.messages.table_names import free_title
from bot.outbox.reconciling import Home
from bot.services import Services
from bot.storage.records import SeatRecord
from bot.tables.actions.practice import LESSONS, first_position
from bot.tables.actions.seats import with_computers
from bot.tables.model.computers import USUAL_LEVEL, computer_name
from bot.tables.model.limits import count_opening
from bot.tables.model.pace import NO_PACE, USUAL_PACE
from bot.tables.model.table import Table
from engine.core.errors import RuleError, SetupError
from engine.core.match import Setup


async def open_usual(services: Services, reply: Reply, game: str) -> None:
    """Open a table of this game as it is usually played; the host can change everything in the lobby."""
    if game not in engine.GAMES:
        raise RuleError("error-old-button")
    await open_table(services, reply, chosen_setup(engine.GAMES[game], None, "", None), None, USUAL_PACE, 0)


async def play_alone(services: Services, reply: Reply, game: str) -> None:
    """Begin a game against computers, as the lesson of this game was played."""
    if game not in LESSONS:
        raise RuleError("error-old-button")
    setup = first_position(game).setup
    await open_table(services, reply, setup, None, NO_PACE, 0, setup.seats - 1, begins=True)


async def open_table(
    services: Services,
    reply: Reply,
    setup: Setup,
    title: str | None,
    pace: str,
    rated: int,
    computers: int = 0,
    level: str = USUAL_LEVEL,
    *,
    begins: bool = False,
) -> None:
    """Open a table with so many computer players here, if the bot can work here; with `begins` start it at once."""
    interaction, texts = reply.interaction, reply.texts
    place = await place_of(interaction, texts)
    game = engine.GAMES[setup.game]
    try:
        game.check(setup)
    except SetupError as mistake:
        await reply.say(refusal(texts, game, setup, mistake))
        return
    user = interaction.user
    limits, server, language = services.tables.limits, interaction.guild_id or 0, str(interaction.locale)
    await count_opening(services.store, limits, user.id, place.channel, server)
    public = await services.languages.of_table(server, language)
    host = SeatRecord(0, 0, user.id, user.display_name, b"")
    own = await services.store.tables_of(user.id)
    table = await services.tables.lobby.open(
        server=server,
        channel=place.channel,
        thread=place.thread,
        host=host,
        seats=with_computers((host,), level, computer_name(public, level), computers),
        title=clean_text(title or "") or free_title(public.say("lobby-title", host=host.name), own),
        setup=setup,
        pace=pace,
        rated=rated,
        language=language,
    )
    if begins:
        await services.tables.lobby.start(table, user.id)
    await services.outbox.wait_until_shown(table.record.id)
    await reply.say(texts.say("lobby-begun" if begins else "lobby-opened", link=f"<#{table.record.place}>"))


NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")


async def place_of(interaction: discord.Interaction, texts: Texts) -> Home:
    """The place of an interaction; raises `RuleError` when the bot cannot work there."""
    if interaction.guild_id is None:
        raise RuleError("error-server-only")
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise RuleError("error-no-commands-here")
    for permission in NEEDED:
        if not getattr(interaction.app_permissions, permission):
            raise RuleError("error-permission", permission=texts.say(f"permission-{permission}"))
    if not isinstance(channel, discord.Thread):
        return Home(channel.id)
    if channel.is_private():
        await _require_access(interaction, channel)
    return Home(channel.id, channel.id)


async def _require_access(interaction: discord.Interaction, thread: discord.Thread) -> None:
    """Raises `RuleError` where the bot was never let in: Discord names its permissions in the channel above only, so a
    request for the thread must show it.
    """
    try:
        await interaction.client.http.get_channel(thread.id)
    except (discord.Forbidden, discord.NotFound):
        me = interaction.client.user
        raise RuleError("error-private-thread", me=me.name if me else "") from None


async def here(services: Services, reply: Reply, table: Table) -> None:
    """Move the table to this channel: its board was deleted, or its place is closed to the bot. Visible to all."""
    user = reply.interaction.user
    name = table.names[table.seat_of(user.id)]
    if not table.record.is_unfinished:
        raise RuleError("error-already-over")
    if reply.interaction.guild_id != table.record.server:
        raise RuleError("error-server-only" if reply.interaction.guild_id is None else "error-other-server")
    services.tables.limits.count("here", table.record.id)
    reply.note = ""
    await reply.think()
    record = table.record
    place = Home(record.channel, record.thread)
    if reply.interaction.channel_id != record.place:
        place = await place_of(reply.interaction, reply.texts)
    note = services.tables.committer.say(record.id, "moved-here", name=show_name(name))
    await services.outbox.move(table, place, note)
    await services.outbox.wait_until_shown(record.id)
    await reply.say(reply.texts.say("lobby-opened", link=f"<#{table.record.place}>"))
