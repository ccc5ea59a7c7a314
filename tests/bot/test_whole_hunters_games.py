"""Whole games of Jäger und Späher through the real bot: each variant by tapping, one by typing."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from itertools import chain
from pathlib import Path
from statistics import median

import pytest

from bot.language.drafting import Draft
from bot.language.hunters_scouts.words import all_characters, all_items, effect_of, full_item
from bot.language.texts import Texts
from bot.messages.asking import asking
from bot.playground import Person, Playground
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from engine.core.actions import Action
from tests.bot.support.draft_taps import parts_of, ways
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import MEAN, get_reply, press_more, tap
from tests.bot.test_whole_games import Sample, look_at_the_log, play_to_the_end

GAME = "hunters_scouts"
ENGLISH = Texts("en")


MEDIAN, WORST, OVER_TWO = 4, 10, 0.05
"""Taps of a turn, and the part of the decisions that may take more than two; a list counts as two."""


@pytest.mark.sweep(3)
@pytest.mark.long
@pytest.mark.parametrize(("modules", "seed"), [("introductory", 1), ("normal", 2), ("survival", 3)])
async def test_a_whole_game_by_tapping(
    playground: Playground, database: Path, modules: str, seed: int, sample: Sample
) -> None:
    """Few taps a turn, and nothing that a control lets through is refused."""
    async with running_bot(database, seed=seed) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game=GAME, modules=modules)).start()
        turns: dict[int, list[int]] = defaultdict(list)

        async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
            keep_secrets(at)
            turn = at.live.running.view(None).turn
            turns[turn].append(await tap(at, seat, option))

        await play_to_the_end(two, tapped, one_round_of=sample(4))
        await look_at_the_count(two)
    sums, taps = sorted(map(sum, turns.values())), [*chain.from_iterable(turns.values())]
    assert median(sums) <= MEDIAN
    assert sums[-1] <= WORST
    assert sum(each > 2 for each in taps) <= OVER_TWO * len(taps)
    assert sum(taps) / len(taps) <= MEAN


async def test_a_draft_goes_on_after_a_restart(playground: Playground, database: Path) -> None:
    """All parts that are chosen stand in the controls; those of an earlier move are answered with the question. Of two
    drafts the older one goes, but for one that was begun before a restart.
    """
    async with running_bot(database) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game=GAME, modules="normal")).start()
        await two.advance(sends_two)
        seat, wanted = two.decision.seat, two.decision.options[-1]
        person, (first, *_) = two.people[seat], parts_of(asking(two.live, ENGLISH, two.decision), wanted)
        old = get_reply(await choose(person, two.board, Draft("send", (first,))))
    async with two.restarted(database) as two:
        begun = get_reply(await choose(person, two.board, Draft("send", (first,))))
    async with two.restarted(database) as two:
        rows, whole = len(two.live.rows), Draft("send", (first,), done=True)
        assert (await choose(person, begun, whole)).error is None
        assert two.live.rows[rows].text.startswith("send ")
        rows = len(two.live.rows)
        assert (await choose(person, old, whole)).error is None
        assert len(two.live.rows) == rows


async def test_what_a_public_list_asks_further_can_be_chosen_again(
    playground: Playground, database: Path
) -> None:
    """Clients send nothing for what they show as chosen already, until the message is edited."""
    async with running_bot(database) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game=GAME, modules="normal")).start()
        await two.advance(sends_two)
        seat, wanted = two.decision.seat, two.decision.options[-1]
        person, (first, *_) = two.people[seat], parts_of(asking(two.live, ENGLISH, two.decision), wanted)
        edits = two.board.edits
        for again in range(1, 3):
            asked = get_reply(await choose(person, two.board, Draft("send", (first,))))
            assert asked.owner_id == person.id
            await playground.wait_until(lambda again=again: two.board.edits == edits + again)


async def test_the_legend_says_what_everything_means(playground: Playground, database: Path) -> None:
    async with running_bot(database) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game=GAME, modules="normal")).start()
        person = two.people[1]
        await press_more(person, two.board, two.texts.say("button-legend"))
        await asyncio.sleep(0.2)  # the second page is a message of its own
        shown = [each for each in two.place.messages.values() if each.owner_id == person.id]
        pictures = [each for message in shown for each in message.attachments]
        assert [each["filename"] for each in pictures] == ["signs-1.png", "signs-2.png", "legend.png"]
        assert len({each["description"] for each in pictures}) == len(pictures), "each says what it shows"
        said = "\n".join(each.text for each in shown)
        for item in all_items().values():
            assert full_item(ENGLISH, item) in said
        for card in all_characters():
            assert effect_of(ENGLISH, card) in said
        for place in two.live.running.view(None).places:
            assert f"{place.letter} {ENGLISH.say(f'hunters-sacred-{place.id}')}:" in said


def sends_two(at: PlayedTable) -> bool:
    """Whether two members may be sent from the village, in more ways than there are buttons."""
    decision = at.decision
    village = at.live.running.view(None).tribes[decision.seat].village
    return decision.prompt == "send" and decision.about["most"] == 2 and village > 1


async def choose(person: Person, screen: Message, draft: Draft) -> Outcome:
    """Use the button that says this draft, or the list."""
    control, value = next(way[1:] for way in ways(screen.parts) if way[0] == draft)
    return await (person.choose(screen, control, value) if value else person.press(screen, control))


def keep_secrets(at: PlayedTable) -> None:
    """The board and its description name no item that is hidden and neither lies open nor was open lately."""
    view = at.live.running.view(None)
    named = {each.id for tribe in view.tribes for each in tribe.created}
    named |= {item for deck in view.decks for item in deck.discard}
    for event in at.live.position.shown.public():
        named |= {*f"{event.params.get('items', '')}+{event.params.get('item', '')}".split("+")}
    shown = "\n".join(
        [at.board.text, *(file["description"] for file in at.board.attachments), *at.board.labels]
    )
    for seat in range(2):
        for item in at.live.running.view(seat).tribes[seat].own_items or ():
            name = ENGLISH.say(f"hunters-item-{item.id}")
            assert item.id in named or not re.search(rf"\b{name}\b", shown), f"{name} is shown to all"


async def look_at_the_count(at: PlayedTable) -> None:
    """The log is whole, and the last message names both with their points."""
    await look_at_the_log(at)
    view, final = at.live.running.view(None), at.posts[-1].text
    for row in view.standing:
        assert f"{row.rank}. **{at.live.names[row.seat]}**: {row.score} points" in final
    assert {row.rank for row in view.standing} == {1, 2}
