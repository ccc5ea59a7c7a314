"""Watching Jäger und Späher again: the film, step by step, the end, and large things for a phone."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import renders.hunters_scouts
from bot.client import Bot
from bot.playground import Playground
from tests.bot.support.answers import private, private_message
from tests.bot.support.table import PlayedTable

GAME = "hunters_scouts"


async def opened(playground: Playground, bot: Bot) -> PlayedTable:
    return await (await PlayedTable.open(playground, bot, 2, game=GAME, modules="introductory")).start()


@pytest.mark.long
async def test_a_finished_game_ends_with_its_story_and_is_shown_again(
    playground: Playground, bot: Bot
) -> None:
    two = await opened(playground, bot)
    await two.play_to_the_end()
    final = two.posts[-1]
    count, way = (Image.open(io.BytesIO(two.content(file))) for file in final.attachments)
    assert count.width == way.width > 1.5 * way.height
    posts = len(two.posts)
    await two.people[0].press(final, "Replay")
    (post,) = two.posts[posts:]
    (film,) = post.attachments
    animation = Image.open(io.BytesIO(two.content(film)))
    assert (animation.format, animation.width) == ("GIF", 550)
    assert getattr(animation, "n_frames", 1) > 30
    assert "Step 1 of" in private(await two.people[0].press(final, "Step by step"))


@pytest.mark.long
async def test_my_things_are_larger_with_the_locations_that_i_may_choose(
    playground: Playground, bot: Bot
) -> None:
    two = await opened(playground, bot)
    await two.advance(lambda at: at.decision.prompt == "send")
    seat = two.decision.seat
    message = private_message(await two.people[seat].command(two.place, "mine", large=True))
    (file,) = message.attachments
    view = two.live.running.view(seat)
    said = " ".join(map(str, two.decision.options))
    places = [each.id for each in view.locations if each.id in said]
    assert places
    assert Image.open(io.BytesIO(two.content(file))).width == 1080
    sent = Image.open(io.BytesIO(two.content(file))).height
    drawn = renders.hunters_scouts.draw_close(view, names=two.live.names, places=places)
    without = renders.hunters_scouts.draw_close(view, names=two.live.names, places=())
    assert sent == Image.open(io.BytesIO(drawn)).height > Image.open(io.BytesIO(without)).height
