"""The private picture and the final standings."""

from dataclasses import replace

from engine.stone_age.view import BuildingView
from renders.gallery import samples
from renders.stone_age import draw_own, draw_standing
from tests.renders.conftest import Writing, crowded_table

NAMES = samples.NAMES


def test_own_cards_are_shown_and_change_the_picture() -> None:
    table = samples.own()
    fewer = replace(table.players[1], own_cards=samples.CARDS[:3])
    other = replace(table, players=(table.players[0], fewer, *table.players[2:]))
    assert draw_own(table, names=NAMES) != draw_own(other, names=NAMES)


def test_a_whole_deck_of_own_cards_fits(writing: Writing) -> None:
    table = crowded_table()
    rich = replace(table.players[1], own_cards=samples.CARDS * 4)
    picture = draw_own(replace(table, viewer=1, players=(table.players[0], rich)), names=NAMES)
    assert len(picture) < 130_000
    assert list(writing.overlaps()) == []


def test_what_each_building_of_variable_points_has_scored_is_written(writing: Writing) -> None:
    table = samples.own()
    kinds = ("choice", "range", "jewelry", "range")
    tiles = tuple(
        BuildingView("H", kind, pieces=4, kinds=2, most=7, scored=scored)
        for kind, scored in zip(kinds, (131, 142, 143, None), strict=True)
    )
    mine = replace(table.players[1], buildings=tiles)
    draw_own(replace(table, players=(table.players[0], mine, *table.players[2:])), names=NAMES)
    written = [text for text, _ in writing.texts]
    assert [written.count(text) for text in ("131", "142", "143", "Σ")] == [1, 1, 1, 1]


def test_every_line_and_the_score_are_written(writing: Writing) -> None:
    table = samples.table(4, "over")
    draw_standing(table, names=NAMES)
    written = [text for text, _ in writing.texts]
    for place in table.standing:
        for points in (*place.lines.values(), place.score, place.tie_break):
            assert str(points).replace("-", "\N{MINUS SIGN}") in written


def test_extreme_standings_stay_apart(writing: Writing) -> None:
    table = samples.table(4, "over")
    lines = dict.fromkeys(samples.LINES, 123) | {"hunger": -140}
    wide = tuple(replace(place, lines=lines, score=312, tie_break=32) for place in table.standing)
    draw_standing(replace(table, standing=wide), names=("W" * 60,) * 4)
    assert list(writing.overlaps()) == []


def test_a_score_below_zero_can_be_drawn() -> None:
    table = samples.table(2, "over")
    lines = dict.fromkeys(samples.LINES, 0) | {"hunger": -40}
    poor = tuple(replace(place, lines=lines, score=-40) for place in table.standing)
    assert draw_standing(replace(table, standing=poor), names=NAMES)
