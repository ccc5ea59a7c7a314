"""The pictures of `/records`, for any game: one person, the ranking, and two people against each other."""

from renders.records.person import draw_person
from renders.records.ranking import draw_ranking
from renders.records.values import PersonRecord, PlayedGame, RankedPerson, VersusRecord
from renders.records.versus import draw_versus

__all__ = [
    "PersonRecord",
    "PlayedGame",
    "RankedPerson",
    "VersusRecord",
    "draw_person",
    "draw_ranking",
    "draw_versus",
]
