"""Of the private notes that say what somebody has done at most one stands."""

from __future__ import annotations

import pytest

from bot.playground import Person
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks
from tests.bot.support.table import PlayedTable


def notes(at: PlayedTable, person: Person) -> list[str]:
    return [each.text for each in person.see(at.place) if each.ephemeral and each.text.startswith("Done: ")]


async def test_one_note_stands_however_one_moves(table: Seat) -> None:
    """By the second step of a button, which is private, and by command."""
    two = await table(2)
    seen = set[str]()
    for number in range(6):
        await two.advance(asks("place"))
        person = two.people[two.decision.seat]
        if number % 3:
            first = next(each for each in two.board.labels if each.endswith(" …") and each != "More …")
            asked = (await person.press(two.board, first)).reply
            if asked is not None and asked.ephemeral:
                await person.press(asked, asked.labels[0])
        else:
            await person.command(two.place, "place", {"where": "hunt", "people": 1})
        await two.bot.outbox.idle()
        for each in two.people:
            assert len(notes(two, each)) <= 1
            seen.update(notes(two, each))
    assert len(seen) >= 1
    assert sum(len(notes(two, each)) for each in two.people) == 2


@pytest.mark.long
async def test_a_note_that_its_reader_has_dismissed_is_no_matter(table: Seat) -> None:
    two = await table(2)
    for _ in range(2):
        person = two.people[two.decision.seat]
        await person.command(two.place, "place", {"where": "hunt", "people": 1})
        await two.bot.outbox.idle()
        for each in person.see(two.place):
            if each.ephemeral:
                two.place.messages.pop(each.id)
        await two.advance(
            lambda at, who=person: at.people[at.decision.seat] is who and at.decision.prompt == "place"
        )
    assert notes(two, two.people[0]) == []
