"""From an interaction to a deed: controls by their custom id, commands by their name; mistakes become one sentence."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.games import spec_of
from bot.interactions import guided_round
from bot.interactions.personal_actions import PERSONAL
from bot.interactions.reply import Reply
from bot.interactions.table_actions import DEEDS
from bot.language.phrases import error
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.custom_ids import OWN, Control, number_of
from bot.services import Services
from bot.storage.disk_errors import StoreError
from bot.tables.limits import Limits
from bot.tables.practice import PRACTICE
from bot.tables.table import Live
from engine.core.errors import RuleError, Stale

log = logging.getLogger(__name__)
MOST_TABLES = 25


class WhichTable(Exception):
    """The person sits at several tables, and it is not clear which one is meant."""

    def __init__(self, tables: list[Live]) -> None:
        self.tables = tables
        super().__init__()


async def on_control(services: Services, interaction: discord.Interaction) -> None:
    """A button, a select or a form of ours was used."""
    data: Any = interaction.data or {}
    control = Control.read(data.get("custom_id", ""))
    values: list[str] = data.get("values") or [""]

    async def carry_out(reply: Reply) -> None:
        if control is None or control.deed not in (PERSONAL if control.kind == OWN else DEEDS):
            raise RuleError("error-nothing-asked")
        if control.kind == OWN:
            await PERSONAL[control.deed](services, reply, f"{control.argument} {values[0]}".strip())
            return
        if control.kind == "which":
            live = await services.tables.get(number_of(values[0]))
            await run(services, reply, live, control.deed, control.argument)
            return
        argument = _argument(control, values[0])
        if control.game == PRACTICE:
            await guided_round.carry_out(services, reply, control.deed, argument)
            return
        live = await services.tables.get(control.game)
        await run(services, reply, live, control.deed, argument)

    await answer(services, interaction, carry_out)


def _argument(control: Control, value: str) -> str:
    """A select completes its argument: the verb is replaced by the chosen option, or followed by a field."""
    if control.kind == "send":
        return control.argument
    if control.kind == "do":
        return control.argument
    if control.deed == "press":
        seat, move, *_ = [*control.argument.split(".", 2), ""]
        return f"{seat}.{move}.{value}"
    return f"{control.argument} {value}"


async def run(services: Services, reply: Reply, live: Live, deed: str, argument: str) -> None:
    """Carry out a deed at a table that this person may see."""
    _must_see(live, reply.interaction)
    reply.live = live
    if (wrong := services.outbox.parked.get(live.record.id)) is not None:
        reply.note = reply.texts.say(wrong.value)
    await DEEDS[deed](services, reply, live, argument)


def _must_see(live: Live, interaction: discord.Interaction) -> None:
    """Tables are for the members of their server and for whoever sits there, as if there were no others."""
    elsewhere = (interaction.guild_id or 0) != live.record.server
    if elsewhere and all(seat.member != interaction.user.id for seat in live.seats):
        raise RuleError("error-no-such-table")


async def at_table(
    services: Services, reply: Reply, table: int | None, deed: str, argument: str = ""
) -> None:
    """Carry out a deed at the table meant: the named one, else the one of this place, else one's only one."""
    try:
        live = await find(services, reply.interaction, table, deed)
    except WhichTable as which:
        await _ask_which(reply, which.tables, deed, argument)
        return
    await run(services, reply, live, deed, argument)


async def find(
    services: Services, interaction: discord.Interaction, table: int | None, deed: str = ""
) -> Live:
    """The table meant for a deed; raises `RuleError` when there is none and `WhichTable` when there are several."""
    if table is not None:
        live = await services.tables.get(table)
        _must_see(live, interaction)
        return live
    found = await services.tables.meant(interaction.channel_id or 0, interaction.user.id, deed)
    if not found:
        raise RuleError("error-no-table-here")
    if len(found) > 1:
        raise WhichTable(found)
    return found[0]


async def _ask_which(reply: Reply, tables: list[Live], deed: str, argument: str) -> None:
    try:
        custom_id = str(Control("which", 0, deed, argument))
    except ValueError:
        raise RuleError("error-which-table") from None
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=custom_id, placeholder=reply.texts.say("which-table")
    )
    for live in tables[:MOST_TABLES]:
        game = reply.texts.say(f"game-{live.setup.game}")
        label = reply.texts.say("table-choice", title=live.record.title, game=game)
        select.add_option(label=label[:100], value=str(live.record.id))
    view = discord.ui.View(timeout=None)
    view.add_item(select)
    view.stop()
    await reply.choose(reply.texts.say("error-which-table"), view)


async def answer(
    services: Services, interaction: discord.Interaction, carry_out: Callable[[Reply], Awaitable[None]]
) -> None:
    """Run something for one interaction; every failure ends in one private sentence and changes nothing."""
    reply = Reply(interaction, Texts.for_locale(str(interaction.locale)))
    try:
        await services.languages.heard(interaction)
        await _carried_out(reply, carry_out, services.tables.limits)
    except discord.HTTPException as problem:
        log.warning("interaction %s: Discord refused the answer: %s", interaction.id, problem)
    except StoreError as problem:
        log.critical("interaction %s: %s", interaction.id, problem)
        await _tell(reply, reply.texts.say("error-disk"))
    except Exception:
        reference = secrets.token_hex(3)
        game = reply.live.record.id if reply.live else None
        log.exception("failure %s: table %s, interaction %s", reference, game, interaction.id)
        await _tell(reply, reply.texts.say("error-ours", reference=reference))
    finally:
        reply.close()


async def _carried_out(reply: Reply, carry_out: Callable[[Reply], Awaitable[None]], limits: Limits) -> None:
    """Do it for a person; a mistake of theirs is explained."""
    try:
        if reply.interaction.user.bot:
            raise RuleError("error-people-only")
        with limits.answering(reply.interaction.user.id):
            await carry_out(reply)
    except RuleError as mistake:
        await _explain(reply, mistake)


async def _explain(reply: Reply, mistake: RuleError) -> None:
    words = spec_of(reply.live.setup.game if reply.live else None).phrases
    live, decision = reply.live, reply.decision
    view = live.view_of(decision.seat) if live and decision else None
    sentence = error(reply.texts, words, mistake, decision, view)
    if isinstance(mistake, Stale) and live and decision:
        screen = screens.own_move(live, reply.texts, decision)
        await _tell(reply, f"{sentence}\n{screen.content}", screen.view)
        return
    await _tell(reply, sentence)


async def _tell(reply: Reply, sentence: str, view: discord.ui.View | None = None) -> None:
    try:
        await reply.choose(sentence, view) if view else await reply.say(sentence)
    except discord.HTTPException as problem:
        log.warning("interaction %s: no answer possible: %s", reply.interaction.id, problem)
