"""Hidden items are their owner's secret: whatever others can see is the same, whichever items they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from bot.games import SPECS
from bot.language.phrases import error
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.asking import asking, asking_aloud
from bot.messages.typed_moves import TypedMove, choices
from bot.tables.model.table import News, Table
from engine.core import chance
from engine.core.actions import Drawn
from engine.core.errors import Illegal, NotAsked
from engine.core.match import Match
from engine.core.players import greedy
from engine.core.questions import Draw
from tests.bot.support.decision_screens import table
from tests.bot.test_hunters_controls import setup

ENGLISH = Texts("en")
SAYS = SPECS["hunters_scouts"].phrases
NAMES = ("Ben", "Mia")


def twins() -> Iterator[tuple[Table, Table]]:
    """Two tables at which everything is the same but the hidden items, at every decision until they must differ."""
    first, second = table(setup()), table(setup())
    pick = random.Random(2)
    while first.running.over is None:
        if first.running.chance is not None:
            if not _drawn(first.running, second.running):
                return
            continue
        for each in (first, second):
            news = News(None, tuple(each.running.take_events()))
            each.position = replace(each.position, turn=news, shown=news)
        yield first, second
        decision = first.running.decisions[0]
        common = [
            each for each in decision.options if each in second.running.decision_of(decision.seat).options
        ]
        if (
            decision.secret
            and decision.prompt != "herb-heath"
            and not {"done"} & {each.verb for each in common}
        ):
            return
        shared = [each for each in common if each.verb == "done"] or common
        line = str(greedy(first.running, decision))
        line = line if line in map(str, shared) else str(pick.choice(shared))
        for live in (first, second):
            live.running.play(decision.seat, line)


def _drawn(first: Match, second: Match) -> bool:
    """Chance gives both the same, but different items."""
    question, other = first.chance, second.chance
    assert isinstance(question, Draw)
    assert isinstance(other, Draw)
    assert question.key == other.key
    drawn = chance.answer(b"twins", question)
    assert isinstance(drawn, Drawn)
    first.supply(drawn)
    if question.where != "item":
        second.supply(drawn)
        return True
    different = next((card for card in reversed(other.pool) if card != drawn.card), None)
    if different is None:
        return False
    second.supply(Drawn(different))
    return True


def test_the_public_message_and_picture_text_are_the_same() -> None:
    seen = 0
    for first, second in islice(twins(), 120):
        boards = [screens.board(live, ENGLISH, (), None) for live in (first, second)]
        assert boards[0].content == boards[1].content
        views = [board.view.to_components() for board in boards if board.view]
        assert views[0] == views[1]
        assert screens.alt_text(first, ENGLISH) == screens.alt_text(second, ENGLISH)
        texts = [SAYS.board_text(ENGLISH, live.running.view(None), NAMES) for live in (first, second)]
        assert texts[0] == texts[1]
        own = [
            live.running.view(seat).tribes[seat].own_items for live in (first, second) for seat in range(2)
        ]
        seen += own[:2] != own[2:]
    assert seen > 10, "the tables never differed"


def test_what_the_other_player_sees_and_may_ask_is_the_same() -> None:
    for first, second in islice(twins(), 120):
        rival = 1 - first.running.decisions[0].seat
        for_rival = [_what_is_said_to(live, rival) for live in (first, second)]
        assert for_rival[0] == for_rival[1]


def _what_is_said_to(live: Table, rival: int) -> list[str]:
    """The log, and the refusals of a seat that is asked nothing."""
    events = [SAYS.event(ENGLISH, each, NAMES) for each in live.position.shown.events if each.only is None]
    try:
        live.running.decision_of(rival)
    except NotAsked as mistake:
        events.append(error(ENGLISH, SAYS, mistake))
    return events


def test_public_labels_and_autocomplete_know_nothing_of_hidden_items() -> None:
    """The owner is shown what a recall would pay for, the public controls are not."""
    shown = 0
    for live, _ in islice(twins(), 120):
        decision = live.running.decisions[0]
        own, aloud = asking(live, ENGLISH, decision), asking_aloud(live, ENGLISH, decision)
        for option in [each for each in decision.options if each.verb == "recall"][:20]:
            assert "enough for" not in aloud.preview(option)
            shown += "enough for" in own.preview(option)
            (name,) = option.arguments
            suggested = choices(aloud, TypedMove("recall", {}), name, "")
            assert all("enough for" not in text for text, _ in suggested)
    assert shown


def test_a_wrong_move_of_the_owner_is_explained_to_the_owner_only() -> None:
    """Whether somebody owns an item is said only to the seat that is asked the secret question."""
    for live, _ in islice(twins(), 200):
        decision = live.running.decisions[0]
        if decision.prompt != "use":
            continue
        view = live.running.view(decision.seat)
        assert view.viewer == decision.seat
        said = error(ENGLISH, SAYS, Illegal(action="create stone-hut"), decision, view)
        assert "Stone hut" in said
        return
