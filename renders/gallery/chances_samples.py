"""Sample pictures of `/analysis`, from courses made by hand."""

from __future__ import annotations

from random import Random

from renders.end.chances import draw_chances

NAMES = ("Mira", "Jörg van den Berg", "Ṣọlá 🦣", "Ana", "Eva")


def course(seats: int, rounds: int, seed: int = 1) -> tuple[tuple[float, ...], ...]:
    """Chances that wander from the start to the victory of one seat."""
    chance, weights = Random(seed), [1.0] * seats
    found: list[tuple[float, ...]] = []
    for _ in range(rounds):
        found.append(tuple(weight / sum(weights) for weight in weights))
        weights = [weight * chance.choice((0.6, 0.9, 1.3)) for weight in weights]
    winner = weights.index(max(weights))
    return (*found, tuple(float(seat == winner) for seat in range(seats)))


def several() -> bytes:
    """Five players, and turning points next to each other."""
    turns = ((1, 5), (0, 9), (3, 5))
    return draw_chances(course(5, 11, 4), turns, over=True, names=NAMES)


def draw_samples() -> dict[str, bytes]:
    """Few and many players and rounds, and a game that was ended early."""
    return {
        "chances-2": draw_chances(course(2, 13), ((0, 3),), over=True, names=NAMES[:2]),
        "chances-5": several(),
        "chances-long": draw_chances(course(2, 40, 3), ((1, 22), (0, 23)), over=True, names=NAMES[:2]),
        "chances-early": draw_chances(course(3, 3, 2)[:-1], (), over=False, names=NAMES[:3]),
    }
