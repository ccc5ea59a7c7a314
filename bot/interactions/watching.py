"""Looking at a game in other ways: my things on a phone, a replay, step by step."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import discord

from bot.games import SPECS
from bot.interactions import planning
from bot.interactions.reply import Reply
from bot.language.names import unformatted
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.controls import finished, plain_button
from bot.messages.screens import MOST_ALT, MOST_CONTENT, words_of
from bot.services import Services
from bot.tables.replays import Film, Step
from bot.tables.table import Live


def mine_buttons(texts: Texts, live: Live) -> discord.ui.View:
    """What leads from one's own things to larger ones, and to what can be said beforehand."""
    view = discord.ui.View(timeout=None)
    view.add_item(plain_button(texts, "button-close", live.record.id, "close"))
    planning.add_buttons(view, live, texts)
    return finished(view)


async def close(services: Services, reply: Reply, live: Live) -> None:
    """The same in few large things for a phone, with the places that are open to this person now."""
    seat = live.insider(reply.interaction.user.id)
    view = live.running.view(seat)
    await reply.think()
    words = words_of(live).own_text(reply.texts, view)[:MOST_CONTENT]
    picture = await services.replays.close(live, view, _places(live, seat))
    await reply.picture(picture, f"close-{live.record.id}.png", unformatted(words)[:MOST_ALT], words)


def _places(live: Live, seat: int) -> list[str]:
    """The places that this seat may name now; those which are none are left out of a picture."""
    options = [option for each in live.running.decisions if each.seat == seat for option in each.options]
    places = SPECS[live.setup.game].places
    return list(dict.fromkeys(place for each in options for place in places(each)))


async def replay(services: Services, reply: Reply, live: Live) -> None:
    """Post the game, or its last round, as a film where the table is played; in private where that is forbidden."""
    _ = live.running
    await reply.think()
    try:
        link = await services.replays.posted(
            live, reply.interaction.user.id, partial(_posted, services, live)
        )
    except (discord.Forbidden, discord.NotFound):
        film = await services.replays.film(live, reply.interaction.user.id)
        said = _film_text(reply.texts, live, film)
        await reply.picture(film.animation, _film_name(live), unformatted(said), said)
        return
    await reply.say(reply.texts.say("replay-done", link=link))


async def _posted(services: Services, live: Live, film: Film) -> str:
    """The film as a message of the table, which pings nobody; the address of the message."""
    texts = await services.languages.of_server(live.record.server)
    content = _film_text(texts, live, film)
    alt = f"{content} {screens.alt_text(live, texts)}"[:MOST_ALT]
    message = await services.outbox.mail.channel(live).send(
        content,
        file=discord.File(io.BytesIO(film.animation), filename=_film_name(live), description=alt),
        view=_step_button(texts, live),
        silent=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return message.jump_url


def _film_text(texts: Texts, live: Live, film: Film) -> str:
    said = "replay-posted" if live.running.over is not None else "replay-posted-running"
    return texts.say(said, first=film.first, last=film.last, scenes=film.scenes)


def _film_name(live: Live) -> str:
    return f"replay-{live.record.id}.gif"


def _step_button(texts: Texts, live: Live) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(plain_button(texts, "button-step", live.record.id, "step"))
    return finished(view)


async def step(services: Services, reply: Reply, live: Live, number: int | None) -> None:
    """One moment of the game for this reader alone, with buttons to the others.

    Without a number it is the first of a finished game, else the present.
    """
    latest = len(live.rows) if live.running.over is None else 0
    wanted = latest if number is None else min(number, len(live.rows))
    found = await services.replays.step(live, reply.interaction.user.id, wanted)
    at, frame = found.number, found.frame
    picture = await services.pictures.board(live.setup.game, frame.view, live.names, found.before)
    words = words_of(live)
    alt = words.alt_text(reply.texts, frame.view, live.names, frame.events)[:MOST_ALT]
    await reply.turn_to(
        _told(reply.texts, live, found),
        discord.File(io.BytesIO(picture), filename=f"step-{live.record.id}-{at}.png", description=alt),
        _step_rows(reply.texts, live, at, found.count - 1),
    )


def moment_of(text: str) -> int | None:
    """The moment that a button names, `which.why`, if it names one."""
    number = text.partition(".")[0]
    return int(number[:9]) if number.isdecimal() else None


def _told(texts: Texts, live: Live, found: Step) -> str:
    heading = texts.say("step", step=found.number + 1, steps=found.count, round=found.frame.round)
    return "\n".join([heading, *screens.told(live, texts, found.frame.events)])[:MOST_CONTENT]


def _step_rows(texts: Texts, live: Live, at: int, last: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for name, target in (("first", 0), ("back", at - 1), ("forward", at + 1), ("last", last)):
        button: discord.ui.Button[Any] = plain_button(
            texts, f"button-{name}", live.record.id, "step", f"{max(target, 0)}.{name}"
        )
        button.disabled = target == at or not 0 <= target <= last
        view.add_item(button)
    return finished(view)
