"""Sample stories, own views and a replay for the gallery, the benchmark and the tests, made by hand from view types."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.views import LuckView, SceneView, StoryView
from engine.stone_age.view import PlayerView, SpaceView, TableView
from renders.gallery import module_samples, samples
from renders.stone_age import draw_close, draw_end

_ROUNDS = 11
_GOODS = ("wood", "brick", "stone", "gold")


def story(view: TableView, rounds: int = _ROUNDS) -> StoryView:
    """The story of a finished sample table: all scores rise more or less steadily, except that one falls at first."""
    finals = {result.seat: result.score for result in view.standing}
    seats = range(len(finals))
    return StoryView(
        view.standing,
        tuple(_course(finals[seat], seat, rounds) for seat in seats),
        _LUCKS[: len(seats)],
        forecasts=tuple(_forecast(finals[seat], seat, rounds) for seat in seats),
    )


_LUCKS = (LuckView(51, 173), LuckView(56, 207), LuckView(0, 0), LuckView(39, 140), LuckView(65, 199))


def _course(final: int, seat: int, rounds: int) -> tuple[int, ...]:
    """The scores of a seat by round: before the final count it has a share of its own, gained in steps."""
    share, pace = (50, 80, 40, 60, 70)[seat], 2 + seat % 3
    early = [final * share * (i // pace * pace) // (100 * rounds) for i in range(1, rounds)]
    return (*(score - 10 * (seat == 2 and i > 2) for i, score in enumerate(early)), final)


def _forecast(final: int, seat: int, rounds: int) -> tuple[int, ...]:
    """The forecasts of a seat by round: some seats have most of their score early, some late."""
    bend = (1, 3, 30, 8, 100)[seat]
    return tuple(final * i * (i + bend) // (rounds * (rounds + bend)) for i in range(1, rounds + 1))


def scenes(view: TableView, count: int) -> list[SceneView]:
    """`count` scenes of a table at which people come and go, and goods with them."""
    chance = Random(1)
    made = [SceneView((), "", view)]
    for step in range(1, count):
        seat = step % len(view.players)
        spaces, place = _crowd_spaces(view.spaces, seat, chance)
        player = _richer(view.players[seat], chance)
        players = (*view.players[:seat], player, *view.players[seat + 1 :])
        following = (seat + 1) % len(players)
        view = replace(view, spaces=spaces, players=players, waiting=(following,), round=1 + step // 14)
        made.append(SceneView((seat,), place, view))
    return made


def _crowd_spaces(
    spaces: tuple[SpaceView, ...], seat: int, chance: Random
) -> tuple[tuple[SpaceView, ...], str]:
    """Let a player go to a place or leave it; returns all places and the move as a line of notation."""
    free = [i for i, space in enumerate(spaces) if space.owner in (None, seat) and space.group != "ring"]
    index = chance.choice(free)
    space = spaces[index]
    people = list(space.people)
    arriving = space.open and not people[seat]
    people[seat] = 1 if arriving else 0
    line = f"place {space.id} 1" if arriving else f"resolve {space.id}"
    return (*spaces[:index], replace(space, people=tuple(people)), *spaces[index + 1 :]), line


def _richer(player: PlayerView, chance: Random) -> PlayerView:
    goods = chance.choice(_GOODS)
    resources = {**player.resources, goods: player.resources.get(goods, 0) + chance.randint(1, 3)}
    return replace(player, resources=resources, food=(player.food + 5) % 13, score=player.score + 1)


def draw_samples() -> dict[str, bytes]:
    """Draw the sample pictures of finished games, and the private pictures for phones."""
    names = samples.NAMES
    base, whole = samples.own(), module_samples.own()
    over = module_samples.table(5, "over", module_samples.ALL)
    return {
        "end-2": draw_end(story(samples.table(2, "over"), 7), names=names),
        "end-4": draw_end(story(samples.table(4, "over")), names=names),
        "modules-end-5": draw_end(story(over, 20), names=names),
        "close": draw_close(base, names=names, places=_open(base)),
        "close-few": draw_close(base, names=names, places=("hunt", "card 2", "building 1")),
        "modules-close": draw_close(whole, names=names, places=_open(whole)),
    }


def _open(view: TableView) -> list[str]:
    return [space.id for space in view.spaces if space.open]
