"""Lets a person compose a move from its parts by taps, and finds the moves that such controls lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.language.drafting import Draft
from bot.messages.asking import Asking, asking
from bot.messages.custom_ids import Control, Press
from bot.messages.drafts import left_of
from bot.playground.messages import Json, Message
from engine.core.actions import Action
from engine.core.facets import group_by_verb
from tests.bot.support.table import PlayedTable

SAMPLES = 5
BUTTON, LIST = 1, 2
"""The number of taps: a list is opened, then chosen from."""
Way = tuple[Draft, str, str]
"""The draft after one control was used, the custom id of the control, and the value chosen from a list."""


async def tap_parts(table: PlayedTable, seat: int, screen: Message, option: Action) -> int | None:
    """Play an option by choosing its parts; returns the number of taps, None if it is not composed of parts here."""
    if not any(draft.verb == option.verb for draft, *_ in ways(screen.parts)):
        return None
    ask = asking(table.live, table.texts, table.live.running.decision_of(seat))
    person, parts, rows, taps = table.people[seat], parts_of(ask, option), len(table.live.rows), 0
    draft, turn = Draft(""), moves_of(screen.parts)
    while True:
        draft, custom_id, value = best_way(screen.parts, option.verb, draft, parts)
        outcome = await (
            person.choose(screen, custom_id, value) if value else person.press(screen, custom_id)
        )
        assert outcome.error is None
        taps += LIST if value else BUTTON
        if len(table.live.rows) > rows:
            return taps
        reply = outcome.reply
        if table.bot is None and (reply is None or reply.owner_id is None or moves_of(reply.parts) != turn):
            return taps  # the bot is another process, and shows the table to all or asks what comes next
        assert reply is not None, outcome.text
        assert reply.owner_id == person.id
        screen = reply


def parts_of(ask: Asking, option: Action) -> list[str]:
    """The parts of an option in the order in which they can be chosen."""
    parts = ask.drafting.parts(option, ask.view, ask.decision.seat)
    return sorted(parts, key=ask.drafting.goes_first, reverse=True)


def ways(parts: Sequence[Json]) -> Iterator[Way]:
    """The effects of all controls of drafts among these components."""
    for part in parts:
        control = Control.read(part.get("custom_id", ""))
        if control is None or control.action != "draft":
            continue
        for value in [each["value"] for each in part.get("options", ())] or [""]:
            said = control.complete(value) if value else control.argument
            yield Draft.read(Press.read(said).line), part["custom_id"], value


def moves_of(parts: Sequence[Json]) -> set[int]:
    """The move numbers of the controls of drafts among these components."""
    controls = (Control.read(part.get("custom_id", "")) for part in parts)
    return {Press.read(each.argument).move for each in controls if each and each.action == "draft"}


def best_way(components: Sequence[Json], verb: str, draft: Draft, parts: Sequence[str]) -> Way:
    """The control that leads from a draft towards these parts."""
    found = [way for way in ways(components) if way[0].verb == verb]
    missing = len(parts) - len(draft.chosen)
    whole = [way for way in found if way[0].done and Counter(way[0].chosen) == Counter(parts)]
    following = [way for way in found if way[0] == Draft(verb, tuple(parts[: len(draft.chosen) + 1]))]
    beginning = [way for way in found if way[0] == Draft(verb)]
    wanted = [*whole, *following] if missing != 1 else [*following, *whole]
    if draft.verb:
        beginning = []
    assert [*wanted, *beginning], f"nothing leads from {draft} to {parts}"
    return min(wanted, key=lambda way: bool(way[2])) if wanted and missing < 1 else [*wanted, *beginning][0]


def buildable_options(ask: Asking, components: Sequence[Json]) -> dict[str, int]:
    """The options that can be composed by these controls, with the number of parts of each."""
    verbs = {draft.verb for draft, *_ in ways([part for row in components for part in row["components"]])}
    found: dict[str, int] = {}
    for verb in verbs:
        parts = {option: parts_of(ask, option) for option in group_by_verb(ask.decision.options)[verb]}
        assert len(set(map(tuple, parts.values()))) == len(parts)
        for option in [*parts][:: max(1, len(parts) // SAMPLES)]:
            wanted = parts[option]
            for number in range(len(wanted)):
                now = left_of(ask, Draft(verb, tuple(wanted[:number])))
                assert wanted[number] in now.parts, f"{wanted} ends at {number}"
            assert left_of(ask, Draft(verb, tuple(wanted))).whole == option
        found |= {str(option): len(wanted) for option, wanted in parts.items()}
    return found
