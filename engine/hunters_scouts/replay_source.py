"""What replays and stories read about Jäger und Späher: see `engine.core.replay_source.ReplaySource`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.events import Event
from engine.core.questions import Seat
from engine.hunters_scouts.view import TableView


def scores(view: TableView) -> tuple[int, ...]:
    """The positions of both tribes on the track."""
    return tuple(tribe.vp for tribe in view.tribes)


def forecast(own: TableView, seat: Seat) -> int:
    """The position of a tribe on the track: nothing is added at the end."""
    return own.tribes[seat].vp


def roll_of(_event: Event) -> tuple[Seat, tuple[int, ...]] | None:
    """This game has no dice."""
    return None


def haul_of(event: Event) -> tuple[Seat, Mapping[str, int]] | None:
    """What members brought home; points and those from sacred places are no goods."""
    if event.kind != "recalled":
        return None
    things = Counter(str(event.params["things"]).replace("meat2", "meat+meat").split("+"))
    return int(event.params["seat"]), {what: things[what] for what in things if what not in ("vp", "member")}
