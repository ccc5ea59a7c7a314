"""Alt text, the board as text, standings and own things, over whole random games."""

from __future__ import annotations

import dataclasses

import pytest

from bot.games import SPECS
from bot.language.fitting import pages
from bot.language.stone_age import words
from bot.language.texts import Texts, write_number
from engine.core.views import ResultView
from tests.bot.language.games import NAMES, Stop, game, moments, whole_games

SAYS = SPECS["stone_age"].phrases
AWFUL = ("@everyone **" * 10, "_" * 100, "👩‍👩‍👧‍👦" * 14, "שלום <@1> " * 10)


def test_the_essentials_stand_first(english: Texts) -> None:
    for stop in game(4, 2)[::5]:
        said = SAYS.alt_text(english, stop.public, NAMES, stop.news, stop.decisions)
        assert said.index("Scores:") + len("Ben 100, Mia 100, Ana 100, Tom 100") < 250
        if stop.decisions:
            assert said.index(NAMES[stop.decisions[0].seat]) < 40


def test_alt_text_keeps_secrets(english: Texts) -> None:
    secret = [stop for stop in whole_games() if any(event.only is not None for event in stop.news)]
    assert secret
    for stop in secret:
        assert "You drew" not in SAYS.alt_text(english, stop.public, NAMES, stop.news)


@pytest.mark.parametrize("names", [NAMES, AWFUL])
def test_the_board_as_text_fits_on_two_pages(english: Texts, names: tuple[str, ...]) -> None:
    for stop in moments():
        assert 1 <= len(pages(SAYS.board_text(english, stop.public, names), 2000)) <= 2


def test_no_name_pings_or_formats(english: Texts) -> None:
    for stop in game(4, 2)[::20]:
        texts = [SAYS.board_text(english, stop.public, AWFUL)]
        texts += [SAYS.event(english, event, AWFUL) for event in stop.news]
        for said in texts:
            assert "@everyone" not in said
            assert "<@1" not in said.replace("\\<", "")
            assert "__" not in said.replace("\\_", "")


def last(seats: int, seed: int) -> Stop:
    return game(seats, seed)[-1]


@pytest.mark.parametrize("names", [NAMES, AWFUL])
@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (3, 2), (4, 2)])
def test_standings_name_everybody_and_fit(
    english: Texts, seats: int, seed: int, names: tuple[str, ...]
) -> None:
    view = last(seats, seed).public
    said = SAYS.standing_text(english, view, names)
    assert len(said) <= 2000
    for row in view.standing:
        assert f"{write_number(row.score)} points" in said


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (3, 2), (4, 2), (2, 3)])
def test_the_sums_are_the_engine_s(seats: int, seed: int) -> None:
    view = last(seats, seed).public
    for row in view.standing:
        counted = {line.id: line.points for line in view.players[row.seat].lines}
        shown = {line.id for line in view.players[row.seat].lines}
        assert counted == {line: points for line, points in row.lines.items() if line in shown}
        assert row.score == sum(counted.values()) + sum(
            points for line, points in row.lines.items() if line not in shown
        )
        assert {line for line in row.lines if line not in shown} <= {"buildings", "cards", "hunger"}


def tied(first: ResultView, second: ResultView, ranks: tuple[int, int]) -> tuple[ResultView, ...]:
    return tuple(
        dataclasses.replace(row, score=90, rank=rank, tie_break=20 - rank)
        for row, rank in zip((first, second), ranks, strict=True)
    )


def test_a_tie_break_is_named_when_it_decided(english: Texts) -> None:
    view = last(2, 7).public
    first, second = view.standing
    said = SAYS.standing_text(english, dataclasses.replace(view, standing=tied(first, second, (1, 2))), NAMES)
    names = [NAMES[row.seat] for row in view.standing]
    assert (
        f"Equal at 90 points: field, tools and people together decide ({names[0]} 19 and {names[1]} 18)."
        in said
    )


def test_a_shared_place_is_named(english: Texts) -> None:
    view = last(2, 7).public
    first, second = view.standing
    said = SAYS.standing_text(english, dataclasses.replace(view, standing=tied(first, second, (1, 1))), NAMES)
    assert "share place 1." in said
    assert "Equal at" not in said


def test_own_things_fit_and_show_the_own_cards(english: Texts) -> None:
    for stop in moments():
        for view in stop.own:
            said = SAYS.own_text(english, view)
            assert len(said) <= 2000
            for card in view.players[view.viewer or 0].own_cards or ():
                assert words.card(english, card).split(" · ")[1] in said


def test_own_things_forecast_the_final_score(english: Texts) -> None:
    stop = next(stop for stop in reversed(game(4, 2)) if stop.decisions)
    for view in stop.own:
        me = view.players[view.viewer or 0]
        total = me.score + sum(line.points for line in me.lines)
        assert f"Total {write_number(total)} points" in SAYS.own_text(english, view)


def test_a_huge_collection_still_fits(english: Texts) -> None:
    view = last(2, 7).own[0]
    me = view.players[0]
    cards = tuple(card for player in view.players for card in player.own_cards or ()) * 2
    rich = dataclasses.replace(me, own_cards=cards, cards=len(cards))
    said = SAYS.own_text(english, dataclasses.replace(view, players=(rich, *view.players[1:])))
    assert len(said) <= 2000
    assert f"({len(cards)})" in said


def test_a_bystander_owns_nothing(english: Texts) -> None:
    with pytest.raises(ValueError, match="bystander"):
        SAYS.own_text(english, game(2, 7)[0].public)


def test_the_game_in_one_minute_fits(english: Texts) -> None:
    assert len(SAYS.rules_text(english)) <= 2000
