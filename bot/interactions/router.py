"""From an interaction to an action: controls by their custom id, commands by name; mistakes become one sentence."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any

import aiohttp
import discord

from bot.cluster.ownership import AnsweredBy
from bot.games import spec_of
from bot.interactions import guided_round
from bot.interactions.personal_actions import PERSONAL_ACTIONS, PersonalAction
from bot.interactions.reply import Reply, is_answered
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.language.phrases import error, unknown
from bot.messages import screens
from bot.messages.custom_ids import OWN, WHICH, Control, number_of
from bot.messages.table_names import table_names
from bot.messages.views import MOST_OPTIONS, list_of, option_of_list, view_of
from bot.outbox.refusals import REQUEST_ERRORS, lacks_icon
from bot.services import Services
from bot.storage.errors import AnsweredElsewhere, Conflict, Replaced, StoreError, Unreachable, level_of
from bot.storage.processes import answering
from bot.tables.actions.practice import PRACTICE
from bot.tables.model.limits import MOST_UNREAD
from bot.tables.model.table import Table
from bot.tables.writing.registry import Elsewhere
from engine.core.errors import RuleError, Stale

log = logging.getLogger(__name__)
ANSWERABLE = 3.0
"""Seconds for which Discord waits for the first answer."""
DECIDING = frozenset({"typed", "press", "sure", "narrow", "draft", "move", "explain"})
"""The actions with which a person decides, be it ahead of being asked."""
RETURNING = DECIDING | {"undo", "askundo"}
"""Those after which no computer plays for them: it would at once play again what they take back."""


class WhichTable(RuleError):
    """The person sits at several tables, and it is not clear which one is meant."""

    def __init__(self, tables: list[Table]) -> None:
        super().__init__("error-which-table")
        self.tables = tables


async def is_ours(services: Services, interaction: discord.Interaction) -> bool:
    """Whether this process answers an interaction; where none may, the person is asked to try again."""
    by = await services.admission.who_answers(interaction.id)
    if by is AnsweredBy.NOBODY and interaction.type is not discord.InteractionType.autocomplete:
        reply = Reply(services, interaction)
        with services.admission.answering(partial(_ask_to_try_again, services, interaction)):
            await _tell(reply, reply.texts.say("error-try-again"))
        reply.close()
    if by is AnsweredBy.ANOTHER:
        services.admission.leave(partial(_ask_to_try_again, services, interaction))
    return by is AnsweredBy.US


async def _ask_to_try_again(services: Services, interaction: discord.Interaction) -> None:
    """Ask to try again, instead of *thinking …* or of no answer at all, as no other process will answer."""
    reply = Reply(services, interaction)
    reply.close()
    with suppress(*REQUEST_ERRORS, discord.ClientException):  # its channel may be deleted
        try:
            if await reply.is_thinking():
                await interaction.followup.send(reply.texts.say("error-try-again"), ephemeral=True)
        except discord.NotFound:
            await _tell(reply, reply.texts.say("error-try-again"))


async def on_control(services: Services, interaction: discord.Interaction) -> None:
    """A button, a select or a form of ours was used."""
    data: Any = interaction.data or {}
    control = Control.read(data.get("custom_id", ""))
    value: str = (data.get("values") or [""])[0]
    await answer(services, interaction, lambda reply: _carry_out_control(services, reply, control, value))


async def _carry_out_control(services: Services, reply: Reply, control: Control | None, value: str) -> None:
    """Read what a control says into the value that its action takes, then do it; raises `RuleError`."""
    try:
        if control is None:
            raise KeyError
        action = (PERSONAL_ACTIONS if control.kind == OWN else TABLE_ACTIONS)[control.action]
        given = action.read(control.complete(value))
        number = number_of(value) if control.kind == WHICH else control.game
    except (KeyError, ValueError):
        raise RuleError("error-nothing-asked") from None
    if isinstance(action, PersonalAction):
        await action.act(services, reply, given)
    elif number == PRACTICE and control.kind != WHICH:
        await guided_round.carry_out(services, reply, control.action, given)
    else:
        await run(services, reply, await services.tables.registry.get(number), control.action, given)


async def run(services: Services, reply: Reply, table: Table, action: str, given: object = None) -> None:
    """Carry out an action at a table that this person may see; `given` is what it takes."""
    _require_visible(table, reply.interaction)
    if table.record.server in services.tables.registry.resting:
        raise RuleError("error-server-removed")
    reply.table = table
    if action in RETURNING:
        await services.tables.seats.end_caretaker(table, reply.member)
    if action in DECIDING:
        table = await services.tables.preparing.at(table, reply.member)
    if await services.tables.preparing.forget_former_plan(table, reply.member):
        reply.note = reply.texts.say("plan-moved")
    if (wrong := services.outbox.refusals.parked.get(table.record.id)) is not None:
        reply.note = reply.texts.say(wrong.value)
    await TABLE_ACTIONS[action].act(services, reply, table, given)


def _require_visible(table: Table, interaction: discord.Interaction) -> None:
    """A table is visible to the members of its server and to its players; for others it does not exist."""
    elsewhere = (interaction.guild_id or 0) != table.record.server
    if elsewhere and table.find_seat(interaction.user.id) is None:
        raise RuleError("error-no-such-table")


async def at_table(
    services: Services, reply: Reply, number: int | None, action: str, given: object = None
) -> None:
    """Carry out an action at the table meant: the named one, else the one of this place, else one's only one."""
    try:
        table = await find(services, reply.interaction, number, action)
    except WhichTable as which:
        await _ask_which(reply, which.tables, action, given)
        return
    await run(services, reply, table, action, given)


async def find(
    services: Services, interaction: discord.Interaction, number: int | None, action: str = ""
) -> Table:
    """The table meant for an action; raises `RuleError` when there is none and `WhichTable` when there are several."""
    if number is not None:
        table = await services.tables.registry.get(number)
        _require_visible(table, interaction)
        return table
    found = await services.tables.registry.find_meant(
        interaction.channel_id or 0, interaction.user.id, action
    )
    if not found:
        raise RuleError("error-no-table-here")
    if len(found) > 1:
        raise WhichTable(found)
    return found[0]


async def _ask_which(reply: Reply, tables: list[Table], action: str, given: object) -> None:
    try:
        custom_id = str(Control(WHICH, 0, action, "" if given is None else str(given)))
    except ValueError:
        raise RuleError("error-which-table") from None
    names = table_names(reply.texts, tables, reply.member)
    named = [*zip(tables, names, strict=True)][:MOST_OPTIONS]
    options = [option_of_list(name, str(table.record.id)) for table, name in named]
    which = list_of(custom_id, reply.texts.say("which-table"), options)
    await reply.choose(reply.texts.say("error-which-table"), view_of(which))


async def answer(
    services: Services, interaction: discord.Interaction, carry_out: Callable[[Reply], Awaitable[None]]
) -> None:
    """Run something for one interaction, after those that this person began before; every failure ends in one private
    sentence and changes nothing.
    """
    limits, member = services.tables.limits, interaction.user.id
    with services.admission.answering(partial(_ask_to_try_again, services, interaction)):
        if limits.is_busy(member):
            await _turn_away(services, interaction)
            return
        with limits.answering(member):
            await _answer(services, interaction, carry_out)


def is_flooded_by(services: Services, member: int) -> bool:
    """Whether so many interactions of this person wait to be read or turned away that one more is dropped unread: no
    client sends so many, and Discord says that the bot did not respond.
    """
    waiting = services.arrivals.waiting(member) + services.interactions.waiting(_line_turned_away(member))
    return waiting >= MOST_UNREAD


def _line_turned_away(member: int) -> tuple[str, int]:
    """The key of the line in which a person's interactions wait that are too many at once."""
    return "turned away", member


async def _turn_away(services: Services, interaction: discord.Interaction) -> None:
    """Say that it is too much at once: also one by one, and only while Discord still accepts an answer."""
    arrived = time.monotonic()
    async with services.interactions.turn(_line_turned_away(interaction.user.id)):
        if time.monotonic() - arrived < ANSWERABLE:
            reply = Reply(services, interaction)
            await _tell(reply, reply.texts.say("error-limit-at-once"))
            reply.close()


async def _answer(
    services: Services, interaction: discord.Interaction, carry_out: Callable[[Reply], Awaitable[None]]
) -> None:
    turn = services.interactions.turn(interaction.user.id)
    reply = Reply(services, interaction, turn)
    try:
        async with turn:
            await _carry_out_or_explain(services, reply, carry_out)
        await _tidy_up(services, reply)
    except Elsewhere as other:
        await _hand_on(services, reply, other.record.server)
    except AnsweredElsewhere:
        log.info("interaction %s: another process has done it", interaction.id)
        # Discord accepts this if that one has said nothing.
        await _tell(reply, reply.texts.say("error-try-again"))
    except discord.HTTPException as problem:
        log.warning("interaction %s: Discord refused the answer: %s", interaction.id, problem)
        if lacks_icon(problem):
            services.languages.forget_icons()
        if problem.status != HTTPStatus.NOT_FOUND or interaction.response.is_done():  # it is not too late
            await _ask_to_try_again(services, interaction)
    except (aiohttp.ClientError, discord.RateLimited) as problem:
        log.warning("interaction %s: Discord was not reached: %r", interaction.id, problem)
        await _ask_to_try_again(services, interaction)
    except StoreError as problem:
        log.log(level_of(problem, logging.CRITICAL), "interaction %s: %s", interaction.id, problem)
        is_passing = isinstance(problem, Unreachable | Replaced)
        await _tell(reply, reply.texts.say("error-try-again" if is_passing else "error-disk"))
    except Exception:
        reference = secrets.token_hex(3)
        game = reply.table.record.id if reply.table else None
        log.exception("failure %s: table %s, interaction %s", reference, game, interaction.id)
        await _tell(reply, reply.texts.say("error-ours", reference=reference))
    finally:
        reply.close()


async def _tidy_up(services: Services, reply: Reply) -> None:
    """Delete the private messages that the answer ends, and edit a public one again of which a list was used: until
    then clients send nothing for the same choice (discord-api-docs#4801).
    """
    for each in reply.ended:
        await services.private_answers.delete(each)
    table, message = reply.table, reply.interaction.message
    leaves_choice = reply.choices and not (reply.is_shown_publicly or reply.is_private_message)
    if table is not None and message is not None and leaves_choice:
        services.outbox.reconciler.shown.forget_words(table.record.id, message.id)
        services.tables.committer.look_again(table.record.id)


async def _hand_on(services: Services, reply: Reply, server: int) -> None:
    """The table belongs to another process, which answers; where none does, the person may try again."""
    reply.close()
    try:
        is_free = not reply.interaction.response.is_done()
        if is_free and await services.handing_on.hand_on(reply.interaction.id, server):
            unfinished = partial(_ask_to_try_again, services, reply.interaction)
            services.handing_on.check_later(server, unfinished)
            return
    except StoreError as problem:
        log.log(level_of(problem), "interaction %s: %s", reply.interaction.id, problem)
    await _tell(reply, reply.texts.say("error-try-again"))


async def _carry_out_or_explain(
    services: Services, reply: Reply, carry_out: Callable[[Reply], Awaitable[None]]
) -> None:
    """Carry out an interaction for a person who is not blocked; a mistake of theirs is explained."""
    interaction = reply.interaction
    try:
        if interaction.user.bot:
            raise RuleError("error-people-only")
        if not _is_about_own_data(interaction):
            await services.tables.people.refuse_blocked(interaction.guild_id or 0, interaction.user.id)
        services.tables.people.note_visit(interaction.user.id, services.tables.clock())
        await services.languages.note_language(interaction)
        with answering(interaction.id):
            await carry_out(reply)
    except RuleError as mistake:
        await _explain(reply, mistake)
    except Conflict:
        if reply.table is None or await services.tables.store.table(reply.table.record.id):
            raise
        await _explain(reply, RuleError("error-no-such-table"))  # it was erased meanwhile


def _is_about_own_data(interaction: discord.Interaction) -> bool:
    """Whether it is about the person's own data: to export and to erase them stays open also to who is blocked."""
    data: Any = interaction.data or {}
    control = Control.read(data.get("custom_id", ""))
    erases = control is not None and (control.kind, control.action) == (OWN, "forget")
    return data.get("name") == "privacy" or erases


async def _explain(reply: Reply, mistake: RuleError) -> None:
    """Say why nothing was done, and for an old control what is asked now: a question may have changed meanwhile."""
    table, seat = reply.table, reply.seat
    words = spec_of(table.setup.game if table else None).phrases
    decision = table.match.find_decision(seat) if table and table.match and seat is not None else None
    if isinstance(mistake, Stale) and table:
        if decision is None:
            mistake = table.not_asked_error(reply.texts)
        else:
            screen = screens.decision_screen(table, reply.texts, decision)
            said = reply.texts.say(mistake.id, **mistake.params)
            with reply.replacing_former(is_question=True):
                await _tell(reply, f"{said}\n{screen.content}", screen.view)
            return
    view = table.view_of(decision.seat) if table and decision else None
    sentence = error(reply.texts, words, mistake, decision, view)
    await _tell(reply, unknown(reply.texts, sentence, reply.near))


async def _tell(reply: Reply, sentence: str, view: discord.ui.View | None = None) -> None:
    try:
        await reply.choose(sentence, view) if view else await reply.say(sentence)
    except REQUEST_ERRORS as problem:  # such as a line that was cut while this process was suspended
        log.log(
            logging.DEBUG if is_answered(problem) else logging.WARNING,
            "interaction %s: no answer possible: %s",
            reply.interaction.id,
            problem,
        )
