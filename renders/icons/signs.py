"""Signs for the state of a game: phases, round, points, start player, closed places, winners."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from renders import theme
from renders.canvas import Brush, Point, paints, path
from renders.icons.people import person
from renders.theme import INK


@paints("points", "vp")
def points(brush: Brush) -> None:
    """A star: victory points."""
    brush.polygon(_star(50, 52, 48, 23, 5), theme.GOLD, INK, 6)


def _star(x: float, y: float, outer: float, inner: float, spikes: int) -> list[Point]:
    return [
        (x + reach * sin(pi * i / spikes), y - reach * cos(pi * i / spikes))
        for i in range(2 * spikes)
        for reach in [inner if i % 2 else outer]
    ]


@paints("round")
def round_sign(brush: Brush) -> None:
    """A circle that closes on itself: the round."""
    brush.arc(50, 50, 36, -50, 230, INK, 12)
    brush.polygon([(22, 2), (52, 16), (22, 38)], INK)


@paints("placing")
def placing(brush: Brush) -> None:
    """A person goes to a place."""
    person(brush)
    brush.oval(10, 84, 90, 100, theme.RUST)
    brush.stroke([(42, 66), (36, 92)], INK, 13)
    brush.stroke([(58, 66), (64, 92)], INK, 13)


@paints("hunger")
def hunger(brush: Brush) -> None:
    """An empty bowl."""
    brush.blob(path("6,42 94,42 78,80 50,90 22,80"), theme.WOOD, INK, 6)
    brush.oval(4, 26, 96, 58, theme.WOOD_DARK, INK, 6)
    brush.stroke([(34, 34), (66, 50)], theme.BONE, 7)
    brush.stroke([(66, 34), (34, 50)], theme.BONE, 7)


@paints("start player")
def start_player(brush: Brush) -> None:
    """A burning torch."""
    brush.stroke([(50, 60), (50, 94)], theme.WOOD, 11, INK, 22)
    brush.blob(path("50,2 66,24 80,40 70,62 50,70 30,62 20,40 38,28"), theme.SUN, INK, 6)
    brush.blob(path("51,24 64,46 58,60 44,60 37,46"), theme.GOLD_LIGHT)


@paints("closed")
def draw_closed(brush: Brush) -> None:
    """Two crossed sticks: closed."""
    for points_ in ([(18, 18), (82, 82)], [(82, 18), (18, 82)]):
        brush.stroke(points_, theme.CREAM, 30)
    for points_ in ([(18, 18), (82, 82)], [(82, 18), (18, 82)]):
        brush.stroke(points_, INK, 18)


@paints("crown", "over")
def crown(brush: Brush) -> None:
    """A crown: the winner."""
    brush.polygon(path("10,78 4,26 28,48 50,12 72,48 96,26 90,78"), theme.GOLD, INK, 6)
    brush.box((10, 72, 90, 92), 6, theme.GOLD_LIGHT, INK, 6)
    for x, y in ((4, 24), (50, 10), (96, 24)):
        brush.disc(min(max(x, 8), 92), y, 7, theme.RUST, INK, 4)


@paints("turn")
def turn(brush: Brush) -> None:
    """A spear point towards the player on turn."""
    brush.polygon(path("8,36 48,36 48,12 94,50 48,88 48,64 8,64"), theme.GOLD, INK, 7)


@paints("becomes")
def becomes(brush: Brush) -> None:
    """A small arrow from what is given to what is gained."""
    brush.stroke([(12, 50), (70, 50)], INK, 13)
    brush.polygon([(58, 20), (94, 50), (58, 80)], INK)


@paints("culture")
def culture(brush: Brush) -> None:
    """A cave painting on a green card: all culture cards."""
    brush.box((12, 4, 88, 96), 12, theme.CULTURE, INK, 6)
    spiral = path("50,54 55,50 52,62 38,58 38,40 56,33 70,46 66,68 46,76")
    brush.curve(spiral, theme.BONE, 7)


@paints("resources")
def resources(brush: Brush) -> None:
    """The four kinds of pieces together."""
    for box, colour in (
        ((8, 8, 48, 48), theme.WOOD),
        ((52, 8, 92, 48), theme.BRICK),
        ((8, 52, 48, 92), theme.STONE_LIGHT),
        ((52, 52, 92, 92), theme.GOLD),
    ):
        brush.box(box, 8, colour, INK, 6)


@paints("cards")
def cards(brush: Brush) -> None:
    """A card with a star: points from cards when they were taken."""
    brush.box((14, 4, 86, 96), 12, theme.BONE, INK, 6)
    brush.polygon(_star(50, 46, 28, 13, 5), theme.GOLD, INK, 5)


@paints("tie break")
def tie_break(brush: Brush) -> None:
    """Scales: what decides a tie."""
    brush.stroke([(50, 10), (50, 88)], INK, 9)
    brush.stroke([(14, 24), (86, 24)], INK, 9)
    brush.stroke([(28, 92), (72, 92)], INK, 10)
    for x in (18, 82):
        brush.stroke([(x, 24), (x - 12, 54)], INK, 4)
        brush.stroke([(x, 24), (x + 12, 54)], INK, 4)
        brush.polygon([(x - 17, 54), (x + 17, 54), (x + 8, 70), (x - 8, 70)], theme.GOLD, INK, 5)


def kind(corner_count: int, brush: Brush) -> None:
    """One of up to four different kinds of resources: a shape without the colour of a resource."""
    if corner_count == 0:
        brush.disc(50, 50, 42, INK)
        return
    turn_by = pi / 4 if corner_count == 4 else 0
    corners = [
        (
            50 + 50 * sin(2 * pi * i / corner_count + turn_by),
            54 - 50 * cos(2 * pi * i / corner_count + turn_by),
        )
        for i in range(corner_count)
    ]
    brush.polygon(corners, INK)


for _number, _corners in ((1, 0), (2, 4), (3, 3)):
    paints(f"kind {_number}")(partial(kind, _corners))


@paints("kind 4")
def cross(brush: Brush) -> None:
    """The fourth of the different kinds."""
    brush.stroke([(50, 18), (50, 82)], INK, 30)
    brush.stroke([(18, 50), (82, 50)], INK, 30)


@paints("plate")
def plate(brush: Brush) -> None:
    """A light ground, so that a mark stands out from a band of its own colour."""
    brush.disc(50, 50, 49, theme.CREAM)


@paints("people")
def people_sign(brush: Brush) -> None:
    """Several persons: all take part."""
    for x, y in ((24, 30), (76, 30), (50, 26)):
        brush.disc(x, y, 15, theme.CREAM)
        brush.disc(x, y, 13, INK)
        brush.blob(
            [(x - 20, y + 56), (x - 14, y + 22), (x, y + 16), (x + 14, y + 22), (x + 20, y + 56)],
            INK,
            theme.CREAM,
            4,
        )


@paints("unknown")
def unknown(brush: Brush) -> None:
    """A blank tablet for a letter: something without a picture of its own."""
    brush.box((6, 6, 94, 94), 20, theme.STONE_LIGHT, INK, 6)
