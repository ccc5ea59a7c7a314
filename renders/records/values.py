"""The values that the pictures of `/records` are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

MOST_GAMES = 12
"""The latest games that a picture shows; more would be too small on a phone."""
MOST_RANKED = 5
"""As many people as there are colours."""

Ratings = tuple[tuple[int, int], ...]
"""The rating after each rated game, by the number of that game among all rated ones; first the initial rating."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of a person: `share` is the score as a part, 0 to 1, of the best one in games of its kind."""

    score: int
    place: int
    share: float


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """One person: all games in numbers, the `latest` ones, oldest first, and the ratings, none without rated games."""

    name: str
    games: int
    wins: int
    average: int
    best: int
    streak: int
    latest: tuple[PlayedGame, ...]
    ratings: Ratings = ()


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """A line of the ranking."""

    name: str
    rating: int
    games: int
    wins: int
    ratings: Ratings


@dataclass(frozen=True, slots=True)
class VersusRecord:
    """Two people: how often the first was before, behind or level with the second; their latest games, oldest first."""

    names: tuple[str, str]
    before: int
    behind: int
    level: int
    latest: tuple[tuple[PlayedGame, PlayedGame], ...]
