"""What replays and stories read about Stone Age: see `engine.core.replay_source.ReplaySource`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Event
from engine.core.questions import Seat
from engine.stone_age.view import TableView


def scores(view: TableView) -> tuple[int, ...]:
    """The score of each player."""
    return tuple(player.score for player in view.players)


def forecast(own: TableView, seat: Seat) -> int:
    """The score with all that the final scoring would add now; after the end of the game the score itself."""
    player = own.players[seat]
    return player.score + (own.phase != "over") * sum(line.points for line in player.lines)


def roll_of(event: Event) -> tuple[Seat, tuple[int, ...]] | None:
    """Dice rolled for oneself; those of a card for everyone do not count."""
    if event.kind != "rolled":
        return None
    return int(event.params["seat"]), tuple(int(die) for die in str(event.params["dice"]).split("+"))


def haul_of(event: Event) -> tuple[Seat, Mapping[str, int]] | None:
    """What the people at a place gathered."""
    if event.kind != "gathered":
        return None
    return int(event.params["seat"]), {str(event.params["what"]): int(event.params["pieces"])}
