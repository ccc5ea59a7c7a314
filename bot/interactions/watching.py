"""Looking at a game in other ways: my things on a phone, a replay, step by step."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import partial

import discord

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.fitting import cut
from bot.language.names import remove_formatting
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.custom_ids import Control
from bot.messages.layouts import MOST_CONTENT, description, files_of
from bot.messages.screens import words_of
from bot.messages.views import MOST_OPTIONS, Select, list_of, option_of_list, plain_button, view_of
from bot.services import Services
from bot.tables.actions.hints import can_hint
from bot.tables.actions.replays import Film
from bot.tables.model.table import Table
from engine.core.questions import Seat


def mine_buttons(texts: Texts, table: Table, seat: Seat) -> discord.ui.View:
    """The buttons below one's own things: a larger picture, odds, a hint, and planning."""
    view = view_of(plain_button(texts, "button-close", table.record.id, "close"))
    is_running = table.record.status == "running"
    if SPECS[table.game.id].odds is not None and is_running:
        view.add_item(plain_button(texts, "button-odds", table.record.id, "odds"))
    if can_hint(table, seat):
        view.add_item(plain_button(texts, "button-hint", table.record.id, "hint"))
    if is_running:
        view.add_item(plain_button(texts, "button-plan-ahead", table.record.id, "plan"))
    return view


async def close_up(services: Services, reply: Reply, table: Table) -> None:
    """Show one's own things in few large parts for a phone, with the places that are open to this person now."""
    seat = table.unsealed_seat_of(reply.member)
    view = table.running.view(seat)
    await reply.think()
    words = cut(words_of(table).own_text(reply.texts, view), MOST_CONTENT)
    picture = await services.replays.close_up(table, view, _places(table, seat), reply.member)
    await reply.picture(picture, f"close-{table.record.id}.png", remove_formatting(words), words)


def _places(table: Table, seat: int) -> list[str]:
    """The places that this seat may name now; those which are none are left out of a picture."""
    options = [option for each in table.running.decisions if each.seat == seat for option in each.options]
    places = SPECS[table.setup.game].places
    return list(dict.fromkeys(place for each in options for place in places(each)))


async def replay(services: Services, reply: Reply, table: Table) -> None:
    """Post the game, or its last round, as a film where the table is played; privately where that is forbidden."""
    _ = table.running
    await reply.think()
    try:
        link = await services.replays.post_film(table, reply.member, partial(_post_film, services, table))
    except (discord.Forbidden, discord.NotFound):
        film = await services.replays.film(table, reply.member)
        said = _film_text(reply.texts, table, film)
        await reply.picture(film.animation, _film_name(table), remove_formatting(said), said)
        return
    await reply.say(reply.texts.say("replay-done", link=link))


async def _post_film(services: Services, table: Table, film: Film) -> str:
    """Post the film as a message of the table without mentions; returns the address of the message."""
    texts = await services.outbox.wishes.texts_of(table)
    content = _film_text(texts, table, film)
    alt = description(f"{content} {screens.alt_text(table, texts)}", 0, 1)
    message = await services.outbox.sender.channel(table).send(
        content,
        file=discord.File(io.BytesIO(film.animation), filename=_film_name(table), description=alt),
        view=view_of(plain_button(texts, "button-step", table.record.id, "step")),
        silent=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return message.jump_url


def _film_text(texts: Texts, table: Table, film: Film) -> str:
    said = "replay-posted" if table.running.over is not None else "replay-posted-running"
    return texts.say(said, first=film.first, last=film.last, scenes=film.scenes)


def _film_name(table: Table) -> str:
    return f"replay-{table.record.id}.gif"


async def step(services: Services, reply: Reply, table: Table, number: int | None) -> None:
    """Show one moment of the game to this reader alone, with buttons to the others.

    Without a number it is the first of a finished game, else the present.
    """
    latest = len(table.rows) if table.running.over is None else 0
    wanted = latest if number is None else min(number, len(table.rows))
    found = await services.replays.step(table, reply.member, wanted)
    at, frame, by = found.number, found.frame, reply.member
    picture = await services.pictures.board(table.setup.game, frame.view, table.names, found.before, by=by)
    rounds = {} if table.running.over is None else await services.replays.rounds(table, reply.member)
    alt = screens.describe(table, reply.texts, frame.view, frame.events)
    heading = reply.texts.say("step", step=at + 1, steps=found.count, round=frame.round)
    said = screens.tell_events(table, reply.texts, frame.events, len(frame.events))
    await reply.turn_to(
        cut("\n".join([heading, *said]), MOST_CONTENT),
        files_of(picture, f"step-{table.record.id}-{at}.png", alt),
        _step_rows(reply.texts, table, at, found.count - 1, rounds),
    )


def moment_of(text: str) -> int | None:
    """The moment that a button names, `which.why`, if it names one."""
    number = text.partition(".")[0]
    return int(number[:9]) if number.isdecimal() else None


def _step_rows(texts: Texts, table: Table, at: int, last: int, rounds: Mapping[int, int]) -> discord.ui.View:
    view = view_of()
    for name, target in (("first", 0), ("back", at - 1), ("forward", at + 1), ("last", last)):
        button = plain_button(texts, f"button-{name}", table.record.id, "step", f"{max(target, 0)}.{name}")
        button.disabled = target == at or not 0 <= target <= last
        view.add_item(button)
    if len(rounds) > 1:
        view.add_item(_jump(texts, table, rounds))
    return view


def _jump(texts: Texts, table: Table, rounds: Mapping[int, int]) -> Select:
    """The way to the beginning of a round; of very many, to some that lie evenly."""
    options = [
        option_of_list(texts.say("step-round", round=number), str(first))
        for number, first in [*rounds.items()][:: -(-len(rounds) // MOST_OPTIONS)]
    ]
    return list_of(str(Control("pick", table.record.id, "step")), texts.say("step-jump"), options)
