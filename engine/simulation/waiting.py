"""Simulates the waiting in a game whose choices are known: who had to be waited for, how often and how long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.prepared import PreparedAnswer, find_fitting
from engine.core.questions import Seat
from engine.core.values import frozen
from engine.simulation.course import Course, Moment
from engine.simulation.rhythm import Rhythm

ANSWERING = 2.0
"""Minutes that a person takes for one question."""
NOTHING_PREPARED: Mapping[str, str] = {}
LINGERING = 5.0
"""Minutes for which a person still watches the table after their answer."""
EVERYTHING = "everything"


@frozen
class Manner:
    """What people do so that they need not be waited for.

    `answers`: they prepare answers; `entries`: the most entries of a plan, 0 for no plans; `pays`: plans say how to
    pay; `early`: they write a plan at every look at the table, not only after their own turn; `ahead`: at every look
    they decide what they can before they are asked; `foresees`: at each look they know their choices of this round at
    these questions (a prompt, or `EVERYTHING`), dice and the choices of others included, so that no plan can save
    more.
    """

    name: str
    answers: bool = False
    entries: int = 0
    pays: bool = False
    early: bool = False
    ahead: bool = False
    foresees: str = ""


@dataclass(slots=True)
class Waited:
    """What was counted: `otherwise` are prepared answers that differ from the person's choice, by question."""

    handovers: int = 0
    asked: int = 0
    automatic: int = 0
    otherwise: Counter[str] = field(default_factory=Counter[str])
    minutes: float = 0.0


def simulate_waiting(course: Course, rhythms: Sequence[Rhythm], manner: Manner) -> Waited:
    """Simulate the waiting of a game, choice by choice, among people of these rhythms who play in this manner.

    A hand-over is counted when a person must be waited for who was not the last to answer in person. Where a prepared
    answer or plan differs from the person's choice, that is counted, and the person is waited for.
    """
    sitting = Sitting(course, rhythms, manner)
    for number, moment in enumerate(course.moments):
        sitting.simulate_moment(number, moment)
    return sitting.waited


@dataclass(slots=True)
class Sitting:
    """A table in the course of time.

    By seat, `since` is the time from which it is asked, `seen` the moment of the person's last look, `here` the time
    until which they watch, `decided` what they decided ahead then.
    """

    course: Course
    rhythms: Sequence[Rhythm]
    manner: Manner
    clock: float = 0.0
    last: Seat | None = None
    waited: Waited = field(default_factory=Waited)
    since: dict[Seat, float] = field(default_factory=dict[Seat, float])
    seen: dict[Seat, int] = field(default_factory=dict[Seat, int])
    here: dict[Seat, float] = field(default_factory=dict[Seat, float])
    decided: dict[Seat, list[PreparedAnswer]] = field(default_factory=dict[Seat, list[PreparedAnswer]])

    def simulate_moment(self, number: int, moment: Moment) -> None:
        """Answer one question: at once by what was prepared, or by its person once they look."""
        seat = moment.decision.seat
        for decision in moment.open:
            self.since.setdefault(decision.seat, self.clock)
        self.linger(number, seat)
        early = self.decided.get(seat, [])
        if (found := find_fitting(early, moment.decision)) is not None:
            answer = moment.match.game.read(early[found].answer)
            del early[: found + 1]
        else:
            answer = moment.match.kinds.answer(moment.decision, self.prepared_answers(seat))
        if answer == moment.choice or self.is_foreseen(seat, moment):
            self.waited.automatic += 1
        else:
            if answer is not None:
                self.waited.otherwise[moment.decision.prompt] += 1
            self.ask(number, seat)
        del self.since[seat]

    def is_foreseen(self, seat: Seat, moment: Moment) -> bool:
        at = self.seen.get(seat)
        return (
            self.manner.foresees in (EVERYTHING, moment.decision.prompt)
            and at is not None
            and self.course.moments[at].match.round == moment.match.round
        )

    def prepared_answers(self, seat: Seat) -> Mapping[str, str]:
        """The prepared answers of this seat, with the plan that it wrote at its last look."""
        prepared = self.course.people[seat].prepared if self.manner.answers else NOTHING_PREPARED
        at = self.seen.get(seat)
        if not self.manner.entries or at is None:
            return prepared
        plan = self.course.plan(at, seat, self.manner.entries, pays=self.manner.pays)
        named = self.course.moments[at].match.game.kinds.plan
        return prepared if plan is None else {**prepared, named: plan}

    def ask(self, number: int, seat: Seat) -> None:
        """Wait until the person looks, unless they are still there; after answering they see the table as it is."""
        self.waited.asked += 1
        self.waited.handovers += seat != self.last
        if self.here.get(seat, -1.0) < self.clock:
            came = max(self.clock, self.rhythms[seat].next_look(self.since[seat]))
            self.let_others_look(number, came)
            self.clock = came
        self.clock += ANSWERING
        self.waited.minutes = self.clock
        self.last = seat
        self.here[seat] = self.clock + LINGERING
        self.look(min(number + 1, len(self.course.moments) - 1), seat)

    def linger(self, number: int, asked: Seat) -> None:
        """Let the people who are still there see the table, except the one who is asked."""
        for seat, until in self.here.items():
            if self.manner.early and seat != asked and until >= self.clock:
                self.look(number, seat)

    def let_others_look(self, number: int, until: float) -> None:
        """Let people look at the table, by their rhythms, while it waits."""
        for seat, rhythm in enumerate(self.rhythms):
            if rhythm.looks_between(self.clock, until) and self.manner.early:
                self.look(number, seat)

    def look(self, at: int, seat: Seat) -> None:
        """This person looks at this moment, and with `ahead` decides all that nobody can change any more."""
        self.seen[seat] = at
        if self.manner.ahead:
            prepared = self.course.people[seat].prepared if self.manner.answers else NOTHING_PREPARED
            self.decided[seat] = [*self.course.decide_ahead(at, seat, prepared)]
