"""The village: tool maker, hut and field (sections 2.6 and 2.7)."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.state import State


@frozen
class MakeTool(Acts):
    """The tool maker gives one tool step (B-VIL-01)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> None:
        gain_tool(s, self.seat)


@frozen
class HaveChild(Acts):
    """The hut gives one more person (B-VIL-02); at ten nothing (B-VIL-03)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> None:
        gain_person(s, self.seat)


@frozen
class TillField(Acts):
    """The field advances the food production by one, for good (B-VIL-04)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> None:
        gain_field(s, self.seat)


def gain_tool(s: State, seat: Seat) -> None:
    """The next tool step: fill an empty place, else raise a tile of the lowest value, an unused one first.

    A raised tile keeps its used mark; after the last step there is no effect (B-TOOL-02, B-TOOL-03, R-06, R-09).
    """
    player = s.players[seat]
    if sum(player.tools) >= s.rules.numbers.tools_limit:
        s.tell("tool-limit", seat=seat)
        return
    _, _, place = min([(value, player.used[n], n) for n, value in enumerate(player.tools)])
    player.tools[place] += 1
    s.tell("tool", seat=seat, tools=sum(player.tools))


def gain_person(s: State, seat: Seat) -> None:
    """One more person from the supply onto the tableau (B-VIL-02, B-VIL-03)."""
    player = s.players[seat]
    if player.people >= s.rules.numbers.people_limit:
        s.tell("people-limit", seat=seat)
        return
    player.people += 1
    player.tableau += 1
    s.tell("person", seat=seat, people=player.people)


def gain_field(s: State, seat: Seat) -> None:
    """One step on the field track; at its end there is no effect (B-VIL-04, B-VIL-05)."""
    player = s.players[seat]
    if player.field >= s.rules.numbers.field_limit:
        s.tell("field-limit", seat=seat)
        return
    player.field += 1
    s.tell("field", seat=seat, field=player.field)
