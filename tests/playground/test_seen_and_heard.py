"""How people are notified of a message: the text on a locked phone, highlights, and what counts as unread."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui
from discord.http import Route

from bot.playground import Playground
from bot.playground.api import screen
from bot.playground.people import Person
from tests.playground.example import Example, channel, picture

NOBODY = discord.AllowedMentions.none()


def only(*people: Person) -> discord.AllowedMentions:
    users = [discord.Object(int(person.id)) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def at(person: Person) -> str:
    return f"<@{person.id}>"


def channels_of(playground: Playground, person: Person) -> list[dict[str, Any]]:
    return screen(playground, person.user)["channels"]


class Words(ui.LayoutView):
    """A layout of words, and of a picture of the same message."""

    def __init__(self, text: str, *shown: str) -> None:
        super().__init__()
        self.add_item(ui.TextDisplay(text))
        if shown:
            gallery = ui.MediaGallery[Any](*(discord.MediaGalleryItem(f"attachment://{n}") for n in shown))
            self.add_item(gallery)


async def test_a_locked_phone_shows_words_but_none_of_a_layout(playground: Playground, bot: Example) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    here = channel(bot, playground)
    await here.send(f"{at(anna)} · place your people", allowed_mentions=only(anna))
    await here.send(view=Words(f"{at(anna)} · place your people"), allowed_mentions=only(anna))
    plain, layout = anna.lock_screen
    assert (plain.where, plain.words) == ("Stone Age (#games, The Cave)", "@Anna · place your people")
    assert (layout.where, layout.words) == ("Stone Age (#games, The Cave)", "")
    assert ben.lock_screen == []
    await here.send(f"{at(anna)} quietly", silent=True, allowed_mentions=only(anna))
    await here.send(f"{at(anna)}", allowed_mentions=NOBODY)
    assert len(anna.lock_screen) == len(anna.pings) == 2


async def test_every_direct_message_notifies_unless_silent(playground: Playground, bot: Example) -> None:
    ben = playground.person("Ben")
    talk = await bot.create_dm(discord.Object(int(ben.id)))
    await talk.send("you are asked")
    await talk.send("somebody moved", silent=True)
    await talk.send(f"{at(ben)} once", allowed_mentions=only(ben))
    assert [(push.where, push.words) for push in ben.lock_screen] == [
        ("Stone Age", "you are asked"),
        ("Stone Age", "@Ben once"),
    ]
    (_, _, unread) = (each["unread_pings"] for each in channels_of(playground, ben))
    assert unread >= 3


async def test_a_private_answer_in_a_conversation_rings_no_phone(
    playground: Playground, bot: Example
) -> None:
    ben = playground.person("Ben")
    answered = await ben.command(ben.open_dm(), "secret")
    assert answered.reply is not None
    assert answered.reply.ephemeral
    assert ben.lock_screen == []
    assert not any(each["unread_pings"] for each in channels_of(playground, ben))


async def test_words_become_a_layout_by_an_edit_and_never_back(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    said = f"{at(anna)} · place your people · winter"
    sent = await channel(bot, playground).send(said, file=picture(), allowed_mentions=only(anna))
    now = await sent.edit(
        content=None,
        embeds=[],
        attachments=sent.attachments,
        view=Words(f"Place your people, {at(anna)}", "board.png"),
        allowed_mentions=only(anna),
    )
    seen = anna.message(str(sent.id))
    assert now.flags.components_v2
    assert seen.content == ""
    assert seen.mentions == [anna.id]
    assert [part["items"][0]["media"]["width"] for part in seen.parts if part["type"] == 12] == [3]
    assert [push.words for push in anna.lock_screen] == ["@Anna · place your people · winter"]
    route = Route("PATCH", f"/channels/{sent.channel.id}/messages/{sent.id}")
    for back, why in ({"content": "words"}, "No content with V2"), ({"flags": 0}, "A layout stays one"):
        with pytest.raises(discord.HTTPException, match=why):
            await bot.http.request(route, json=back)
    assert len(playground.problems) == 2
    playground.problems.clear()


async def test_a_layout_keeps_no_words_of_before(playground: Playground, bot: Example) -> None:
    sent = await channel(bot, playground).send("words")
    with pytest.raises(discord.HTTPException, match="No content with V2"):
        await sent.edit(view=Words("a layout"))
    assert sent.content == playground.person("Anna").message(str(sent.id)).content
    assert playground.problems.pop()


async def test_a_picture_that_exists_may_be_refused(playground: Playground, bot: Example) -> None:
    """Then it is sent again, and if that is refused, too, the plain message is as it was."""
    sent = await channel(bot, playground).send("words", file=picture())
    playground.faults.refuse_reuse()
    with pytest.raises(discord.HTTPException, match=r"No file 'board\.png'"):
        await sent.edit(content=None, attachments=sent.attachments, view=Words("a layout", "board.png"))
    assert playground.problems.pop()
    assert playground.person("Anna").message(str(sent.id)).content == "words"
    await sent.edit(content=None, attachments=[picture("again.png")], view=Words("a layout", "again.png"))
    assert playground.person("Anna").message(str(sent.id)).is_layout


async def test_an_edit_notifies_nobody_and_takes_the_highlight(playground: Playground, bot: Example) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    said = f"{at(anna)} and {at(ben)}"
    sent = await channel(bot, playground).send(said, allowed_mentions=only(anna, ben))
    seen = anna.message(str(sent.id))
    assert seen.mentions == [anna.id, ben.id]
    await sent.edit(view=ui.View().add_item(ui.Button(label="Move", custom_id="move")))
    assert seen.mentions == [anna.id, ben.id], "no words came, so none were read"
    await sent.edit(content=said, allowed_mentions=only(ben))
    assert seen.mentions == [ben.id]
    await sent.edit(content=said, allowed_mentions=only(anna, ben))
    assert seen.mentions == [anna.id, ben.id]
    assert [len(person.lock_screen) for person in (anna, ben)] == [1, 1]


async def test_an_edit_brings_people_into_a_thread_without_a_sound(
    playground: Playground, bot: Example
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    table = await channel(bot, playground).send("table")
    thread = await table.create_thread(name="Table")
    said = f"{at(anna)} and {at(ben)}"
    first = await thread.send(said, allowed_mentions=NOBODY)
    inside = playground.world.channels[str(thread.id)].members
    assert inside == [playground.world.bot.id]
    await first.edit(content=said, allowed_mentions=only(anna, ben))
    assert inside == [playground.world.bot.id, anna.id, ben.id]
    assert anna.lock_screen == ben.lock_screen == []
    assert [each["unread_pings"] for each in channels_of(playground, ben)] == [0, 0, 0]


async def test_only_reading_makes_a_mention_read(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    sent = await channel(bot, playground).send(at(anna), allowed_mentions=only(anna))
    await sent.delete()
    unread = {each["name"]: each["unread_pings"] for each in channels_of(playground, anna)}
    assert unread["games"] == 1
    await anna.say("games", "hm")
    assert not any(each["unread_pings"] for each in channels_of(playground, anna))


async def test_private_answers_show_no_message_for_all_away(
    playground: Playground, bot: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.playground.api.LATEST", 3)
    anna, here = playground.person("Anna"), channel(bot, playground)
    await here.send("the board")
    for _ in range(4):
        await anna.command("games", "secret")
    shown = screen(playground, anna.user)["messages"][str(here.id)]
    assert [each["content"] for each in shown] == ["the board", "secret", "secret", "secret"]
