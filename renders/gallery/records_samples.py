"""Sample pictures of `/records`, from values made by hand."""

from __future__ import annotations

from random import Random

from renders.records.person import draw_person
from renders.records.ranking import draw_ranking
from renders.records.values import PersonRecord, PlayedGame, RankedPerson, VersusRecord
from renders.records.versus import draw_versus

NAMES = ("Mira", "Jörg van den Berg", "Ṣọlá 🦣", "Ana", "Eva")
_BEST = 214


def play_samples(count: int, seed: int = 1) -> tuple[PlayedGame, ...]:
    """Some finished games."""
    chance = Random(seed)
    scores = [chance.randint(64, _BEST) for _ in range(count)]
    return tuple(PlayedGame(score, chance.randint(1, 4), score / _BEST) for score in scores)


def person(games: int, rated: int) -> PersonRecord:
    """The record of somebody with so many finished games, and so many rated ones."""
    latest = play_samples(games)
    average = sum(game.score for game in latest) // games
    wins = sum(game.place == 1 for game in latest)
    best = max(game.score for game in latest)
    return PersonRecord(NAMES[1], games, wins, average, best, 1 % games, latest, _ratings(rated, 0))


def ranking(people: int, games: int) -> tuple[RankedPerson, ...]:
    """A ranking of so many people, each of whom began one rated game later than the one before."""
    found = [(name, _ratings(games, i)) for i, name in enumerate(NAMES[:people])]
    ranked = [RankedPerson(name, each[-1][1], games, games // 3, each) for name, each in found]
    return tuple(sorted(ranked, key=lambda each: -each.rating))


def _ratings(count: int, first: int) -> tuple[tuple[int, int], ...]:
    if not count:
        return ()
    chance, rating, made = Random(first), 1000, [(first, 1000)]
    for number in range(1 + first, 1 + first + count):
        rating += chance.randint(-40, 60)
        made.append((number, rating))
    return tuple(made)


def versus(games: int) -> VersusRecord:
    """The record of two people with so many games against each other."""
    pairs = tuple(zip(play_samples(games, 2), play_samples(games, 3), strict=True))
    before = sum(one.place < other.place for one, other in pairs)
    behind = sum(one.place > other.place for one, other in pairs)
    return VersusRecord((NAMES[0], NAMES[1]), before, behind, games - before - behind, pairs)


def draw_samples() -> dict[str, bytes]:
    """Draw each kind of picture with few and with many values."""
    return {
        "records-person-1": draw_person(person(1, 0)),
        "records-person-9": draw_person(person(9, 0)),
        "records-person-40": draw_person(person(40, 24)),
        "records-ranking-2": draw_ranking(ranking(2, 1)),
        "records-ranking-5": draw_ranking(ranking(5, 18)),
        "records-versus-1": draw_versus(versus(1)),
        "records-versus-30": draw_versus(versus(30)),
    }
