"""The analysis of a finished game finds what was thrown away, and says nothing that is only noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES
from engine.__main__ import main
from engine.computer import analysis, comparing, doubts
from engine.computer.analysis import Waste, analyze, can_be_analyzed
from engine.computer.comparing import Compared, compare
from engine.computer.doubts import HUNGER, TOOLS, Doubt, find_suspects, find_turning_points, play_to_the_end
from engine.computer.duel import computer
from engine.computer.estimates import Estimate
from engine.computer.simulation import LATEST
from engine.core import chance, transcripts
from engine.core.actions import Action
from engine.core.match import AnyMatch, Match, Row, Setup, replay
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.randomness import Randomness
from tests.engine.playing import state_of
from tests.nim.rules import Nim

BASE = Setup("stone_age", 2, ("base",), "jubilee")
INTRODUCTORY = Setup("hunters_scouts", 2, ("introductory",), "2014")
IN_SECOND_ROUND = 2
LAST_ROUND = 4


def played(setup: Setup, level: str = "normal") -> tuple[Match, list[Row]]:
    match = Match.start(GAMES[setup.game], setup)
    return match, list(play_out(match, [computer(level, "c")] * setup.seats, b"7"))


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fewest simulations, and no choice is doubted: for what does not depend on that."""
    for name in ("FIRST", "AGAIN", "CHANGE", "COURSE"):
        monkeypatch.setattr(analysis, name, 2)
    monkeypatch.setattr(analysis, "most_promising", lambda _match, _decision, chosen, _random: chosen)


def test_a_whole_game_that_does_not_end_is_judged_by_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "LATEST", IN_SECOND_ROUND)
    match = Match.start(GAMES["stone_age"], BASE)
    while match.chance:
        match.supply(chance.answer(b"7", match.chance))
    (decision,) = match.decisions
    one, other = decision.options[:2]
    found = compare(match, decision.seat, one, other, 1, Randomness(1), LATEST)
    assert 0 < found.chance < 1


@pytest.mark.long
@pytest.mark.parametrize("setup", [BASE, INTRODUCTORY], ids=str)
def test_the_course_ends_with_the_result(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    match, rows = played(setup)
    found = analyze(match.game, setup, rows, "c")
    assert len(found.course) == match.round + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.course)
    assert match.over is not None
    assert [seat for seat, share in enumerate(found.course[-1]) if share] == [*match.over.winners]
    luck = [account.luck.mean for account in found.accounts]
    assert sum(luck) == pytest.approx(0), "what one wins by luck the others lose"
    # A player who chooses like a normal computer player has given nothing away compared with one.
    assert all(abs(account.choices.mean) < 1e-9 for account in found.accounts)


@pytest.fixture(scope="module")
def wasted() -> tuple[Sequence[Row], Row]:
    """Two rounds in which seat 0 once places all its people where it helps least, and the row of that."""
    match = Match.start(GAMES[BASE.game], BASE)
    rows: list[Row] = []
    waste: Row | None = None
    for row in play_out(match, [computer("normal", "c")] * 2, b"9"):
        rows.append(row)
        decision = match.find_decision(0)
        if match.round == IN_SECOND_ROUND and waste is None and decision and decision.prompt == "place":
            waste = match.play(0, max(str(each) for each in decision.options if "hunt" in str(each)))
            rows.append(waste)
        if match.round > IN_SECOND_ROUND:
            break
    assert waste is not None
    return rows, waste


@pytest.mark.long
def test_an_obviously_bad_placement_is_the_turning_point(
    wasted: tuple[Sequence[Row], Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SUSPECTS", 2)
    monkeypatch.setattr(analysis, "OWN", 1)
    monkeypatch.setattr(analysis, "AGAIN", 20)
    monkeypatch.setattr(analysis, "BATCH", 32)
    monkeypatch.setattr(doubts, "BATCHES", 1)
    monkeypatch.setattr(doubts, "CONFIDENT", 1.0)
    rows, waste = wasted
    found = analyze(GAMES[BASE.game], BASE, rows, "c")
    worst = found.turning_points[0]
    assert (rows[worst.row - 1], worst.seat, worst.round) == (waste, 0, IN_SECOND_ROUND)
    assert worst.chosen == waste.text != worst.better
    assert worst.is_whole
    assert worst.given.mean > worst.given.error + doubts.TURNED
    (costliest, *_), _ = found.costliest
    assert (rows[costliest.row - 1], costliest.waste) == (waste, "")
    assert costliest.points.mean > 3 * costliest.points.error
    mine, other = found.accounts
    assert mine.choices.mean < -3 * mine.choices.error
    assert other.choices.mean == pytest.approx(0)


def doubtful(row: int, gain: float, *, is_sure: bool = True) -> Doubt:
    """A choice of the first round that looks so much worse than another."""
    match = Match.start(GAMES[BASE.game], BASE)
    hut, field = (match.game.read(f"place {where}") for where in ("hut 2", "field 1"))
    found = Compared(0.5, Estimate(gain, 0.01), points=Estimate(2.0, 1.0), fed=0.0)
    return Doubt(row, match, row % 2, hut, field, found, is_sure)


def test_only_what_whole_games_confirm_is_a_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is far from ten points takes one batch, what is near takes all, and nothing is said of it."""
    played, gains = list[int](), {"far": 0.4, "near": 0.1, "nothing": -0.1}
    suspected = [doubtful(2, 0.3), doubtful(1, 0.2)]
    for said, gain in gains.items():
        played.clear()

        def whole_games(*_: object, gain: float = gain) -> Compared:
            played.append(1)
            return Compared(0.6, Estimate(gain, 0.05), points=Estimate(9.0, 1.0), fed=0.0)

        monkeypatch.setattr(doubts, "compare", whole_games)
        found = play_to_the_end(suspected[0], 50, Randomness(1)).loss
        assert len(played) == (doubts.BATCHES if said == "near" else 1)
        assert (found.is_whole, found.chance, found.points.mean) == (True, 0.6, 2.0)
        assert found.given.mean == pytest.approx(gain)
        assert len(find_turning_points([found, suspected[1].loss])) == (said == "far")


def test_what_seems_to_have_given_most_away_is_played_to_the_end_one_choice_of_a_seat_in_a_round() -> None:
    found = [
        doubtful(1, 0.2),
        doubtful(2, 0.3),
        doubtful(3, 0.4),
        doubtful(4, 0.9, is_sure=False),
        doubtful(5, 0.01),
    ]
    assert find_suspects([each.loss for each in found]) == {3, 2}


@pytest.mark.long
def test_hunger_and_unused_tools_are_named_and_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 never hunts, starves rather than pays, and leaves its tools on the table."""
    match = Match.start(GAMES[BASE.game], BASE)
    usual = computer("normal", "c")

    def wasteful(match: AnyMatch, decision: Decision) -> Action:
        allowed = [each for each in decision.options if "hunt" not in str(each)] or decision.options
        if any(str(each) == "place toolmaker 1" for each in allowed):
            return decision.option(match.game.read("place toolmaker 1"))
        wanted = {"tools": "tools none", "feed": "starve"}.get(decision.prompt, str(usual(match, decision)))
        return next((each for each in allowed if str(each) == wanted), allowed[0])

    rows: list[Row] = []
    for row in play_out(match, [wasteful, usual], b"5"):
        rows.append(row)
        if match.round > LAST_ROUND:
            break
    for name in ("CHANGE", "COURSE", "SUSPECTS"):
        monkeypatch.setattr(analysis, name, 2)
    monkeypatch.setattr(analysis, "AGAIN", 6)
    monkeypatch.setattr(analysis, "BATCH", 2)  # what whole games confirm is another test
    monkeypatch.setattr(doubts, "BATCHES", 1)
    found = analyze(match.game, BASE, rows, "c")
    hunger, tools = found.wasted[0][HUNGER], found.wasted[0][TOOLS]
    starved = -state_of(match).players[0].points["hunger"] // 10
    assert Row(0, "starve") in rows
    assert hunger == Waste(starved, Estimate(10 * starved, 0.0))
    assert tools.times > 0
    assert tools.points.mean > 0
    assert TOOLS in {each.waste for each in found.costliest[0]}
    hut, field = (match.game.read(f"place {where}") for where in ("hut 2", "field 1"))
    mostly = Compared(0.5, Estimate(0.1, 0.01), points=Estimate(12.0, 1.0), fed=10.0)
    assert Doubt(1, match, 0, hut, field, mostly).loss.waste == HUNGER
    assert Doubt(1, match, 0, hut, field, replace(mostly, fed=4.0)).loss.waste == ""


def test_a_game_that_was_ended_early_has_no_result(
    wasted: tuple[Sequence[Row], Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    found = analyze(GAMES[BASE.game], BASE, wasted[0], "c")
    assert len(found.course) == IN_SECOND_ROUND
    assert all(0 < chance < 1 for chance in found.course[-1])


def test_the_same_game_gives_the_same_analysis(
    wasted: tuple[Sequence[Row], Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was taken back leaves no trace but in the numbers of the rows."""
    quick(monkeypatch)
    rows = wasted[0][:40]
    game = GAMES[BASE.game]
    assert analyze(game, BASE, rows, "c") == analyze(game, BASE, rows, "c")
    last = next(row for row in reversed(rows) if row.seat is not None)
    keep = rows.index(last)
    undone = [*rows, Row(last.seat, f"undo {keep}")]
    match = replay(game, BASE, rows[:keep])
    assert len(analyze(game, BASE, undone, "c").course) == match.round


def test_a_game_without_a_value_cannot_be_analyzed() -> None:
    assert not can_be_analyzed(Nim())
    assert all(map(can_be_analyzed, GAMES.values()))


def test_a_transcript_is_analyzed_on_the_command_line(
    wasted: tuple[Sequence[Row], Row],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    quick(monkeypatch)
    file = tmp_path / "game.txt"
    file.write_text(transcripts.write(BASE, wasted[0][:20], ()), "utf-8")
    assert main(["analyze", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "   1  " in printed
    assert "   1  luck " in printed
    file.write_text(f"setup {BASE}\n0 place hut 2\n", "utf-8")
    assert main(["analyze", str(file)]) == 1
    assert "do not fit the rules" in capsys.readouterr().err
    file.write_text("setup nim seats=2 modules=heaps edition=classic\n", "utf-8")
    assert main(["analyze", str(file)]) == 1
    assert "how likely a victory is in nim" in capsys.readouterr().err
