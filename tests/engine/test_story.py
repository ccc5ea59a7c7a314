"""A game replayed from its log: every frame is a stored state, and the sums of the end are those of the rows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from engine import GAMES
from engine.core import transcripts
from engine.core.match import Match, Row, Setup, replay
from engine.core.questions import Roll
from engine.core.story import Frame, frames, scenes, steps, story
from engine.core.story import frame as frame_of
from engine.core.views import StoryView
from engine.stone_age.game import StoneAge

FOLDER = Path(__file__).parent.parent / "transcripts"
DICE = ("two_random", "four_greedy", "all_modules_three", "style_mammoths_five")
HUNTERS = ("hunters_normal", "hunters_introductory", "hunters_survival_driven_away", "hunters_extinct")
SOME = (*DICE, *HUNTERS)
QUICK = ("two_random", "all_modules_three", "hunters_normal", "hunters_survival_driven_away")


def some(*names: str) -> pytest.MarkDecorator:
    """Of these games, those that are replayed in the quick tests; the gate replays all."""
    return pytest.mark.parametrize(
        "name", [pytest.param(each, marks=() if each in QUICK else pytest.mark.long) for each in names]
    )


PLACES = ("mammoth-graveyard", "cult-site", "ghost-cave", "mud-springs")
"""The sacred places that give points."""
EVERY = 47


@cache
def stored(name: str) -> tuple[Setup, tuple[Row, ...]]:
    lines = [line for line in next(FOLDER.glob(f"*/{name}.txt")).read_text("utf-8").splitlines() if line]
    setup, *rows = [line for line in lines if line[0] not in "#="]
    return Setup.read(setup.removeprefix("setup ")), tuple(transcripts.read_row(row) for row in rows)


@cache
def frames_of(name: str) -> tuple[Frame, ...]:
    setup, rows = stored(name)
    return tuple(frames(Match.start(GAMES[setup.game], setup), rows))


@cache
def tale_of(name: str) -> StoryView:
    setup, rows = stored(name)
    return story(Match.start(GAMES[setup.game], setup), rows)


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("name", SOME)
def test_every_moment_is_a_stored_state(name: str) -> None:
    setup, rows = stored(name)
    for frame in (*frames_of(name)[::EVERY], frames_of(name)[-1]):
        after = replay(GAMES[setup.game], setup, rows[: frame.rows])
        assert after.view(None) == frame.view
        assert after.chance is None
        assert after.round == frame.round


@pytest.mark.long
@pytest.mark.parametrize("name", SOME)
def test_every_choice_has_its_moment(name: str) -> None:
    _, rows = stored(name)
    choices = [(row.seat, row.text) for row in rows if row.seat is not None]
    assert [(frame.seat, frame.line) for frame in frames_of(name)[1:]] == choices
    assert (frames_of(name)[0].seat, frames_of(name)[0].line) == (None, "")


@some(*SOME)
def test_every_step_has_an_event(name: str) -> None:
    """One choice in seven has none, such as which of one’s places comes next, and *done* only a new turn: these are no
    steps of their own. The present is in its own round, which begins before anybody acts in it, as rings are filled.
    """
    setup, rows = stored(name)
    begins = {"turn" if setup.game == "hunters_scouts" else "round"}
    found = steps(Match.start(GAMES[setup.game], setup), rows, begins)
    first, *others = frames_of(name)
    now = next(each for each in others if each.round > 1)
    assert steps(Match.start(GAMES[setup.game], setup), rows[: now.rows], begins)[-1] == (now.rows, now.round)
    for kinds in [[event.kind for event in each.events] for each in others]:
        assert "placed" not in kinds[: kinds.index("round") if "round" in kinds else 0]
    telling = [first, *(each for each in others if {event.kind for event in each.events} - begins)]
    rounds = {each.rows: last.round for last, each in pairwise(frames_of(name))}
    assert found == [(first.rows, 1), *((each.rows, rounds[each.rows]) for each in telling[1:])]
    for last, each in [*pairwise(telling)][::EVERY]:
        shown, before = frame_of(Match.start(GAMES[setup.game], setup), rows, last.rows, each.rows)
        between = (other for other in others if last.rows < other.rows <= each.rows)
        assert shown.events == tuple(event for other in between for event in other.events)
        assert (shown.view, before) == (each.view, last.view)


@some(*SOME)
def test_nobody_hears_what_only_one_may_know(name: str) -> None:
    assert all(event.only is None for frame in frames_of(name) for event in frame.events)
    assert all(frame.view.viewer is None for frame in frames_of(name))


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("name", SOME)
def test_the_story_ends_with_the_final_count(name: str) -> None:
    setup, rows = stored(name)
    over = replay(GAMES[setup.game], setup, rows)
    tale = tale_of(name)
    assert over.over is not None
    assert tuple(course[-1] for course in tale.courses) == over.over.scores
    assert {len(course) for course in tale.courses} == {over.round}
    assert {result.seat: result.score for result in tale.results} == dict(enumerate(over.over.scores))
    assert tuple(result.seat for result in tale.results if result.rank == 1) == over.over.winners
    assert all(sum(result.lines.values()) == result.score for result in tale.results)


@pytest.mark.long
@pytest.mark.parametrize("name", DICE)
def test_luck_counts_exactly_the_dice_rolled_for_oneself(name: str) -> None:
    """The rolls say whose they are, the events that are counted do not read them."""
    setup, rows = stored(name)
    match, cards = Match.start(GAMES[setup.game], setup), StoneAge().rules(setup).cards
    for_all = {name for name, card in cards.items() if card.top["kind"] == "dice_bar"}
    dice, pips, most = [0] * setup.seats, [0] * setup.seats, [-100.0] * setup.seats
    for row in rows:
        question = match.chance
        if isinstance(question, Roll) and question.seat is not None and question.where not in for_all:
            seat = question.seat
            rolled = [int(die) for die in row.text.removeprefix("roll ").split("+")]
            dice[seat] += len(rolled)
            pips[seat] += sum(rolled)
            most[seat] = max(most[seat], sum(rolled) - 3.5 * len(rolled))
        match.follow(row)
    lucks = tale_of(name).lucks
    assert [(luck.dice, luck.pips) for luck in lucks] == list(zip(dice, pips, strict=True))
    assert [sum(luck.best) - 3.5 * len(luck.best) for luck in lucks] == most
    assert [luck.surplus for luck in lucks] == [p - 3.5 * d for d, p in zip(dice, pips, strict=True)]


@some(*SOME)
def test_everybody_sees_the_goods_of_which_they_brought_many_and_a_large_share(name: str) -> None:
    setup, rows = stored(name)
    match = Match.start(GAMES[setup.game], setup)
    brought = [Counter[str]() for _ in range(setup.seats)]
    for row in rows:
        match.follow(row)
        for event in match.take_events():
            if event.kind == "gathered":
                brought[int(event.params["seat"])][str(event.params["what"])] += int(event.params["pieces"])
            if event.kind == "recalled":
                things = str(event.params["things"]).replace("meat2", "meat+meat").split("+")
                goods = [each for each in things if each not in ("vp", "member")]
                brought[int(event.params["seat"])].update(goods)
    for seat, luck in enumerate(tale_of(name).lucks):
        assert luck.haul is not None
        what, count = luck.haul
        assert brought[seat][what] == count

        def weight(each: str, seat: int = seat) -> float:
            return brought[seat][each] ** 2 / sum(other[each] for other in brought)

        assert all(weight(each) <= weight(what) for each in +brought[seat])


@some(*HUNTERS)
def test_hunters_have_no_dice_and_begin_on_the_track(name: str) -> None:
    setup, _ = stored(name)
    tale = tale_of(name)
    assert not any(luck.dice or luck.pips for luck in tale.lucks)
    assert tale.origins == ((10, 10) if "introductory" in setup.modules else (3, 3))
    assert all(result.lines["start"] == tale.origins[result.seat] for result in tale.results)


@some(*HUNTERS)
def test_points_of_hunters_count_for_what_was_said_to_bring_them(name: str) -> None:
    said = Counter[tuple[int, str]]()
    lost = Counter[int]()
    for frame in frames_of(name):
        for event in frame.events:
            seat = event.params.get("seat")
            if event.kind == "scored":
                said[int(str(seat)), str(event.params["source"])] += int(event.params["points"])
            elif event.kind == "too-hungry":
                lost[int(str(seat))] += 1
    for result in tale_of(name).results:
        if lost[result.seat]:
            continue  # what was lost at the goal had been said before
        places = sum(n for (seat, source), n in said.items() if seat == result.seat and source in PLACES)
        assert result.lines["place"] == places
        assert result.lines["bonus"] == said[result.seat, "bonus"]
        assert result.lines["field"] == said[result.seat, "field"]
        assert result.lines["sunset"] <= said[result.seat, "sunset"], "days that cost points are counted too"


@some(*DICE)
def test_stone_age_begins_at_nothing(name: str) -> None:
    assert not any(tale_of(name).origins)


def test_a_score_stands_in_the_round_that_brought_it() -> None:
    """What a round has brought is seen at the first frame of the next."""
    first = {frame.round: frame for frame in reversed(frames_of("four_greedy"))}
    tale = tale_of("four_greedy")
    for after, frame in first.items():
        if after > 1:
            before = [course[after - 2] for course in tale.courses]
            assert before == [player.score for player in frame.view.players]


@some(*DICE)
def test_a_forecast_is_what_the_owner_saw_and_becomes_the_score(name: str) -> None:
    """After each round: the score, and what a player's own things would add then."""
    setup, rows = stored(name)
    tale, match, after = tale_of(name), Match.start(GAMES[setup.game], setup), 1
    for row in rows:
        match.follow(row)
        if match.round > after and match.decisions:
            own = [match.view(seat).players[seat] for seat in range(setup.seats)]
            expected = [each.score + sum(line.points for line in each.lines) for each in own]
            assert [forecast[after - 1] for forecast in tale.forecasts] == expected
            after = match.round
    assert after > 3
    assert [each[-1] for each in tale.forecasts] == [each[-1] for each in tale.courses]


@some(*HUNTERS)
def test_where_the_end_adds_nothing_there_is_no_forecast(name: str) -> None:
    assert tale_of(name).forecasts == ()


@pytest.mark.parametrize("most", [2, 40, 150, 5000])
@some(*SOME)
def test_scenes_are_moments_from_the_first_to_the_last(name: str, most: int) -> None:
    made = scenes(frames_of(name), most)
    views = [frame.view for frame in frames_of(name)]
    assert 2 <= len(made) <= most
    assert (made[0].view, made[-1].view) == (views[0], views[-1])
    at = -1
    for scene in made:
        at = views.index(scene.view, at + 1)


def test_every_scene_shows_something_new() -> None:
    made = scenes(frames_of("four_greedy"), 5000)
    assert all(now.view != before.view for before, now in pairwise(made))


def test_what_one_seat_does_in_a_row_becomes_one_scene_before_others_are_joined() -> None:
    every = scenes(frames_of("four_greedy"), 5000)
    joined = scenes(frames_of("four_greedy"), len(every) - 1)
    assert len(joined) < len(every) - 1
    assert all(len(scene.seats) == 1 for scene in joined[1:])
    assert any(not scene.line for scene in joined[1:])
