"""Whole games as text: the committed games hold, show everything the rules have, and a wrong line is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES
from engine.core import transcripts
from engine.core.actions import CHANCE
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.transcripts import WrongLine
from engine.stone_age.actions import WORDS
from engine.stone_age.game import StoneAge
from tests.engine.playing import BOXES, assert_pieces, playout, state_of

FILES = sorted((Path(__file__).parent.parent / "transcripts").glob("*/*.txt"))
HUNTERS = [file for file in FILES if file.parent.name == "hunters_scouts"]
STONE_AGE = [file for file in FILES if file not in HUNTERS]
SHORT = """\
# A comment, and an empty line:

setup stone_age seats=2 modules=base edition=jubilee
chance draw H01
chance draw H02
chance draw C01
chance draw C02
chance draw C03
chance draw C04
0 place hunt 5
1 place forest 3
"""


def follow(text: str) -> Iterator[tuple[Match, str, list[Event]]]:
    """A transcript row by row: the prompt or "chance" that the row answers, and what happened then."""
    lines = [line for line in text.splitlines() if line and line[0] not in "#="]
    setup = Setup.read(lines[0].removeprefix("setup "))
    match = Match.start(GAMES[setup.game], setup)
    for line in lines[1:]:
        row = transcripts.read_row(line)
        prompt = "chance" if row.seat is None else match.decision_of(row.seat).prompt
        match.follow(row)
        yield match, f"{prompt}: {row.text.split()[0]}", match.take_events()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_replays_to_its_printed_scores(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.startswith("# ")
    match = transcripts.replay(GAMES, text)
    assert match.over is not None
    printed = [int(line.split()[2]) for line in text.splitlines() if line.startswith("=")]
    assert printed == [*match.over.scores]
    assert_pieces[match.setup.game](state_of(match))


def test_the_games_show_everything_there_is() -> None:
    answered = Counter[str]()
    happened = Counter[str]()
    ended: set[Setup] = set()
    scores: list[int] = []
    game = StoneAge()
    for file in STONE_AGE:
        match = None
        for match, what, events in follow(file.read_text("utf-8")):
            answered[what] += 1
            for event in events:
                happened[event.kind] += 1
                if event.kind == "card-bought":
                    happened[game.rules(match.setup).cards[str(event.params["card"])].top["kind"]] += 1
                if event.kind == "took-die":
                    happened[f"die {event.params['die']}"] += 1
        assert match is not None
        assert match.over is not None
        ended.add(match.setup)
        scores += match.over.scores
    assert {what.split(": ")[1] for what in answered} == {*WORDS.by_verb, *CHANCE.by_verb}
    assert {*game.rules(Setup("stone_age", 4, ("base",), "jubilee")).effects} <= {*happened}
    assert {f"die {face}" for face in range(1, 7)} <= {*happened}
    assert {"end-cards", "end-buildings", "starved", "deck-empty", "tool-limit", "field-limit"} <= {*happened}
    assert "feed: gain" in answered
    assert {setup.seats for setup in ended} == {2, 3, 4, 5}
    assert {*MODULE_EVENTS} <= {*happened}
    assert missing_games(ended) == []
    assert len({setup.modules for setup in ended if len(setup.modules) > 2}) > 3
    assert {setup.edition for setup in ended} == {*game.editions}
    assert min(scores) < 0


MODULE_EVENTS = (
    *("animal-active", "animal-waits", "animal-stays", "animal-driven-away", "animal-reward", "malus"),
    *("paid-extra", "swapped", "trader", "trader-limit", "income", "extra-card-bought"),
    *("herd-next", "herd-moved", "herd-alone", "herd-tie", "herd-left", "moved", "tamed", "bonus"),
)


def missing_games(ended: set[Setup]) -> list[tuple[str, ...]]:
    """The boxes of which no game was recorded: each with nothing else (New Huts with what it needs), and all."""
    sets = {setup.modules for setup in ended}
    alone = {("base", module) for module in BOXES[1:] if module != "new-huts"}
    return sorted((alone | {("base", "style", "new-huts"), BOXES}) - sets)


def test_the_games_of_the_hunters_show_everything_there_is() -> None:
    answered, happened = Counter[str](), Counter[str]()
    ended = Counter[str]()
    for file in HUNTERS:
        match: Match | None = None
        for game_so_far, what, events in follow(file.read_text("utf-8")):
            match = game_so_far
            answered[what] += 1
            happened.update(event.kind for event in events)
        assert match is not None
        ended.update((match.view(None).why, match.setup.modules[0]))
    game = GAMES["hunters_scouts"]
    assert {what.split(": ")[1] for what in answered} == {*game.words.by_verb, "draw"}
    assert {what.split(": ")[0] for what in answered} >= HUNTERS_PROMPTS
    assert {*HUNTERS_EVENTS} <= {*happened}
    assert {"extinct", "last-turn", *game.modules[:3]} <= {*ended}


HUNTERS_PROMPTS = {
    *("turn", "send", "wear", "mark", "use", "lay", "recruit", "stash", "bonus", "lose", "ancestor"),
    *("spirits", "fire", "reveal", "exchange", "keep-one", "herb-heath"),
}
HUNTERS_EVENTS = (
    *("bonus", "converted", "created", "declined-bonus", "discarded", "driven-away", "extinct", "fed"),
    *("fell-back", "forwent", "grown-up", "last-turn", "missed-bonus", "sent-home", "starved", "used-up"),
)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_written_is_read(seed: int) -> None:
    setup = Setup("stone_age", 3, ("base",), "2008")
    played = [*playout(setup, seed)]
    match, rows = played[-1][0], [row for _, row in played]
    assert match.over is not None
    text = transcripts.write(setup, rows, match.over.scores)
    assert transcripts.replay(GAMES, text).digest() == match.digest()
    assert transcripts.replay(GAMES, transcripts.write(setup, rows[:100], ())).over is None


def test_a_running_game_needs_no_scores() -> None:
    match = transcripts.replay(GAMES, SHORT)
    assert match.over is None
    assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (3, "setup chess seats=2 modules=base edition=jubilee"),
        (3, "setup stone_age seats=9 modules=base edition=jubilee"),
        (3, "setup stone_age seats=2 modules=base edition=1999"),
        (3, "setup stone_age seats=2 modules=base"),
        (3, "setup stone_age seats=²  modules=base edition=jubilee"),
        (3, "0 place hunt 5"),
        (4, "chance draw C01"),
        (4, "chance roll 3"),
        (4, "0 place hunt 5"),
        (6, "chance draw H03"),
        (10, "1 place hunt 5"),
        (10, "0 place hunt 6"),
        (10, "0 place hunt 05"),
        (10, "0  place hunt 5"),
        (10, "00 place hunt 5"),
        (10, "+0 place hunt 5"),
        (10, "0 fly"),
        (10, "0"),
        (10, "nobody place hunt 5"),
        (10, "chance roll 1"),
        (10, "= 0 0"),
        (11, "1 place hunt 6"),
        (11, "setup stone_age seats=2 modules=base edition=jubilee"),
    ],
)
def test_the_first_wrong_line_is_named_by_its_number(number: int, line: str) -> None:
    lines: list[str] = [*SHORT.splitlines()]
    lines[number - 1] = line
    with pytest.raises(WrongLine) as wrong:
        transcripts.replay(GAMES, "\n".join(lines))
    assert wrong.value.line == number


@pytest.mark.parametrize(
    ("last", "wrong_at"),
    [
        (["= 0 1", "= 1 226"], 0),
        (["= 0 307", "= 1 227"], 1),
        (["= 1 226", "= 0 307"], 0),
        (["= 0 307", "= 0 307"], 1),
        (["= 0 307", "= 1 226", "= 2 0"], 2),
        (["= 0 307", "= 1 226", "0 decline"], 2),
        (["= 0 307", "= 1 +226"], 1),
        (["= 0 307"], 0),
        (["= "], 0),
    ],
)
def test_wrong_scores_are_seen(last: list[str], wrong_at: int) -> None:
    (file,) = (file for file in FILES if file.stem == "two_greedy_buildings")
    lines = file.read_text("utf-8").splitlines()
    assert lines[-2:] == ["= 0 307", "= 1 226"]
    with pytest.raises(WrongLine) as wrong:
        transcripts.replay(GAMES, "\n".join([*lines[:-2], *last]))
    assert wrong.value.line == len(lines) - 1 + wrong_at


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_a_transcript_needs_its_setup(text: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        transcripts.replay(GAMES, text)
    assert wrong.value.line == 1
