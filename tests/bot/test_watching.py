"""Watching a game again: the film for all, step by step for one, large things for a phone, and the end."""

from __future__ import annotations

import asyncio
import io
import re
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

import renders.stone_age
from bot.games import SPECS
from bot.playground.messages import Message, Part
from bot.tables.actions import replays
from engine.core.match import Match, Row
from engine.core.story import Frame, frames, story
from engine.core.views import SceneView
from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import private, private_message
from tests.bot.support.table import PlayedTable

GIF = b"GIF89a"


@pytest.fixture
def ended(table: Seat) -> Seat:
    """A table whose game is over."""

    async def seated(seats: int) -> PlayedTable:
        return await (await table(seats)).play_to_the_end()

    return seated


class Projector:
    """The painter of Stone Age, counting its films; it shows one only when it may."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.shown: list[Sequence[SceneView]] = []
        self.running = self.at_once = 0
        painter: Any = self
        patch.setitem(SPECS, "stone_age", replace(SPECS["stone_age"], painter=painter))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled for the worker and read there, it is the same one."""
        return current_painter, ()

    def draw_close(self, view: Any, *, names: Sequence[str], places: Sequence[str]) -> bytes:
        return renders.stone_age.draw_close(view, names=names, places=places)

    def draw_end(self, story: Any, *, names: Sequence[str]) -> bytes:
        return renders.stone_age.draw_end(story, names=names)

    def draw_replay(self, scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
        self.shown.append(scenes)
        self.running += 1
        self.at_once = max(self.at_once, self.running)
        assert self.free.wait(20)
        self.running -= 1
        return renders.stone_age.draw_replay(scenes[:3], names=names)


def current_painter() -> Any:
    return SPECS["stone_age"].painter


def frames_of(at: PlayedTable) -> list[Frame]:
    """The frames of the whole game, made by the test itself."""
    rows = [row for _, row in at.live.counting()]
    return list(frames(Match.start(at.live.game, at.live.setup), rows))


def steps_of(at: PlayedTable) -> list[Frame]:
    """Those with something to read, and the present."""
    *before, last = frames_of(at)
    return [*(frame for frame in before if frame.events), last]


async def folded(at: PlayedTable, rows: int) -> Any:
    """What a bystander saw after so many rows of the stored log."""
    match = Match.start(at.live.game, at.live.setup)
    for row in (await at.stored())[:rows]:
        match.follow(Row(row.seat, row.action))
    return match.view(None)


@pytest.mark.long
async def test_a_finished_game_is_posted_as_one_film(ended: Seat) -> None:
    two = await ended(2)
    calls, posts = len(two.notifications), len(two.posts)
    said = private(await two.people[1].command(two.place, "replay"))
    (post,) = two.posts[posts:]
    assert post.id in said
    assert len(two.notifications) == calls
    (file,) = post.attachments
    film = two.content(file)
    assert film.startswith(GIF)
    assert len(film) < 10_000_000
    assert file["filename"].endswith(".gif")
    assert file["description"].startswith("The whole game")
    frames = getattr(Image.open(io.BytesIO(film)), "n_frames", 1)
    assert 60 < frames <= replays.MOST_SCENES
    assert f"in {frames} pictures" in post.text


@pytest.mark.long
async def test_the_scenes_of_a_film_are_stored_states(ended: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    two = await ended(2)
    projector = Projector(monkeypatch)
    await two.people[0].command(two.place, "replay")
    (scenes,) = projector.shown
    known = frames_of(two)
    assert 2 < len(scenes) <= replays.MOST_SCENES
    for scene in (*scenes[::17], scenes[-1]):
        rows = next(frame.rows for frame in known if frame.view == scene.view)
        assert scene.view == await folded(two, rows)
    assert scenes[-1].view.phase == "over"


async def test_while_a_game_runs_the_last_round_is_shown_and_no_secret(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await (await table(2)).advance(lambda at: at.live.running.round == 4)
    projector = Projector(monkeypatch)
    await two.people[0].command(two.place, "replay")
    (scenes,) = projector.shown
    assert {scene.view.round for scene in scenes} == {3, 4}
    assert scenes[-1].view == two.live.running.view(None)
    assert all(player.own_cards is None for scene in scenes for player in scene.view.players)
    assert "from round 3 on" in two.posts[-1].text


async def test_what_was_taken_back_is_not_in_it(table: Seat) -> None:
    two = await table(2)
    seat, option = two.greedy_move()
    await two.bot.tables.moves.play(two.live, seat, str(option))
    await two.people[seat].command(two.place, "undo")
    await two.bot.outbox.idle()
    assert len(frames_of(two)) == 1


async def test_many_who_ask_at_once_wait_for_one_film(table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot goes on answering others while it is drawn, and everybody is acknowledged."""
    two = await (await table(2)).advance(lambda at: at.live.running.round == 2)
    projector = Projector(monkeypatch)
    projector.free.clear()
    asking = [
        asyncio.create_task(person.command(two.place, "replay")) for person in two.people for _ in range(2)
    ]
    await two.playground.wait_until(lambda: bool(projector.shown))
    assert "Round 2" in private(await two.people[0].command(two.place, "board", text=True))
    projector.free.set()
    for outcome in await asyncio.gather(*asking):
        assert "The replay is here" in private(outcome)
    assert (len(projector.shown), projector.at_once) == (1, 1)
    await two.people[0].command(two.place, "replay")
    assert len(projector.shown) == 1, "a film that is there already is not drawn again"


async def test_a_film_that_fails_says_so_and_can_be_asked_for_again(
    table: Seat, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    projector = Projector(monkeypatch)

    def broken(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
        raise ArithmeticError("no colours left")

    drawing, projector.draw_replay = projector.draw_replay, broken
    assert "our side" in private(await two.people[0].command(two.place, "replay"))
    assert errors(caplog)
    caplog.clear()
    projector.draw_replay = drawing
    assert "The replay is here" in private(await two.people[0].command(two.place, "replay"))


async def test_a_film_that_may_not_be_posted_is_shown_in_private(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await (await table(2)).advance(lambda at: len(at.live.rows) > 12)
    projector, posts = Projector(monkeypatch), len(two.posts)
    two.playground.faults.answer(403, "POST", r"/messages$", code=50013)
    message = private_message(await two.people[0].command(two.place, "replay"))
    assert message.attachments[0]["filename"].endswith(".gif")
    assert (len(two.posts), len(projector.shown)) == (posts, 1)
    assert "The replay is here" in private(await two.people[0].command(two.place, "replay"))
    assert (len(two.posts), len(projector.shown)) == (posts + 1, 1), "what failed is not what it leads to"


@pytest.mark.long
async def test_step_by_step_from_the_first_to_the_last(ended: Seat) -> None:
    """Forward, last, back, first: one private message whose pictures are the stored states."""
    two = await ended(2)
    person, known = two.people[1], steps_of(two)
    outcome = await person.command(two.place, "replay", steps=True)
    page = reply(outcome.reply)
    assert page.ephemeral
    await shows(two, page, 0)
    for button, at in (("Forward", 1), ("Forward", 2), ("Last", len(known) - 1), ("Back", len(known) - 2)):
        outcome = await person.press(page, button)
        assert reply(outcome.reply).id == page.id
        await shows(two, person.message(page.id), at)
    await person.press(page, "First")
    await shows(two, person.message(page.id), 0)
    await person.choose(page, None, "Round 3")
    begun = next(number for number, each in enumerate(known, 1) if each.round == 3)
    await shows(two, person.message(page.id), begun)


def reply(message: Message | None) -> Message:
    assert message is not None
    return message


async def shows(at: PlayedTable, page: Message, index: int) -> None:
    """The page is this frame: its number, its picture drawn from the folded log, and only buttons that lead on."""
    known = steps_of(at)
    begun = known[index - 1].round if index else 1
    assert page.content.startswith(f"**Step {index + 1} of {len(known)}** · round {begun}\n")
    (file,) = page.attachments
    views = [await folded(at, known[i].rows) for i in range(max(0, index - 1), index + 1)]
    since = views[0] if index else None
    assert at.content(file) == renders.stone_age.draw(views[-1], names=at.live.names, since=since)
    off = {part["label"] for part in page.buttons if part.get("disabled")}
    assert off == ({"First", "Back"} if not index else {"Forward", "Last"} if views[-1].standing else set())
    assert len({part["custom_id"] for part in page.buttons}) == 4


async def test_steps_of_a_running_game_begin_with_the_present(table: Seat) -> None:
    two = await (await table(2)).advance(lambda at: len(at.live.rows) > 20)
    outcome = await two.people[0].command(two.place, "replay", steps=True)
    known = steps_of(two)
    assert outcome.text.startswith(f"**Step {len(known)} of {len(known)}**")


async def test_a_step_says_all_that_it_led_to(table: Seat) -> None:
    """Not only the latest, as below a board: the end of a round left no room for what somebody chose before it."""
    four = await table(4)
    first = (await four.people[0].command(four.place, "replay", steps=True)).text
    assert first.count(" is now: ") == 8, "four buildings and four cards"
    assert first.endswith("Round 1 begins.")


async def test_a_button_of_a_moment_that_was_taken_back_leads_to_the_last(table: Seat) -> None:
    two = await table(2)
    seat, option = two.greedy_move()
    await two.bot.tables.moves.play(two.live, seat, str(option))
    page = reply((await two.people[0].command(two.place, "replay", steps=True)).reply)
    await two.people[0].press(page, "Back")
    await two.people[seat].command(two.place, "undo")
    await two.bot.outbox.idle()
    await two.people[0].press(page, "Forward")
    assert two.people[0].message(page.id).content.startswith("**Step 1 of 1**")


@pytest.mark.long
async def test_the_end_is_two_pictures_with_ways_to_watch(ended: Seat) -> None:
    two = await ended(2)
    final = two.posts[-1]
    count, way = (Image.open(io.BytesIO(two.content(file))) for file in final.attachments)
    standing = Image.open(
        io.BytesIO(renders.stone_age.draw_standing(two.live.running.view(None), names=two.live.names))
    )
    assert count.tobytes() == standing.tobytes()
    assert way.size == (count.width, 700)
    match = Match.start(two.live.game, two.live.setup)
    lucks = story(match, [Row(row.seat, row.text) for _, row in two.live.counting()]).lucks
    for name, luck in zip(two.live.names, lucks, strict=True):
        percent = round(100 * luck.pips / (3.5 * luck.dice)) - 100
        compared = f"{abs(percent)}% {'more' if percent > 0 else 'less'} than" if percent else "as much as"
        said = f"{name} rolled {compared} usual: {luck.pips} pips with {luck.dice} dice. The luckiest roll: "
        assert said in final.text
    galleries = [part["items"] for part in final.components if part["type"] == Part.GALLERY]
    counted, grew = (item["description"] for items in galleries for item in items)
    assert counted.startswith("1/2 · ")
    assert {"2/2", "How the points grew"} == {*grew.partition(":")[0].split(" · ")}
    result = two.live.running.over
    assert result is not None
    for name, score in zip(two.live.names, result.scores, strict=True):
        assert re.search(rf"{name}: {score} points", counted)
        assert re.search(rf"{name} [^;]*\b{score}[;.]", grew)
    assert {"Replay", "Step by step"} <= {*final.labels}
    assert "Step 1 of" in private(await two.people[0].press(final, "Step by step"))
    posts = len(two.posts)
    await two.people[0].press(final, "Replay")
    assert [post.attachments[0]["filename"][-4:] for post in two.posts[posts:]] == [".gif"]


async def test_who_only_watches_is_offered_what_they_may_do(table: Seat) -> None:
    """*Undo* and *Since my last turn* were refused to them."""
    two = await table(2)
    more = private_message(await two.playground.person("David").press(two.board, "More …"))
    assert more.labels == ["Whole board", "Board as text", "Legend"]


async def test_my_things_are_larger_on_request(table: Seat) -> None:
    two = await table(2)
    mine = await two.people[0].command(two.place, "mine")
    larger = await two.people[0].press(reply(mine.reply), "Larger")
    by_option = await two.people[0].command(two.place, "mine", large=True)
    for outcome in (larger, by_option):
        message = private_message(outcome)
        assert "You have:" in message.text
        (file,) = message.attachments
        assert file["description"].startswith("You have:")
        assert Image.open(io.BytesIO(two.content(file))).width == 1080
    view = two.live.running.view(0)
    places = list(dict.fromkeys(str(option.fields()["where"]) for option in two.decision.options))
    assert two.content(file) == renders.stone_age.draw_close(view, names=two.live.names, places=places)
