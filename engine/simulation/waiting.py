"""Waiting for a game that is already decided: who had to be waited for, how often and how long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.prepared import PreparedAnswer, first_fitting
from engine.core.questions import Seat
from engine.core.values import frozen
from engine.simulation.course import Course, Moment
from engine.simulation.rhythm import Rhythm

ANSWERING = 2.0
"""Minutes that a person takes for one question."""
NOTHING_PREPARED: Mapping[str, str] = {}
LINGERING = 5.0
"""Minutes for which a person still looks after the last answer."""


EVERYTHING = "everything"


@frozen
class Manner:
    """What people do so that they need not be waited for.

    `answers`: they prepare some; `entries`: so long a plan may be, 0 for none; `pays`: it says how to pay, too;
    `early`: they write one whenever they look at the table, not only after their own turn; `ahead`: whenever they look
    they decide what they can before they are asked; `foresees`: at each look they know what they will choose in this
    round at such questions (a prompt, or `EVERYTHING`), dice and the choices of others included, so that no plan can
    save more.
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
    """What was counted: `otherwise` are answers that were prepared otherwise, by question."""

    handovers: int = 0
    asked: int = 0
    automatic: int = 0
    otherwise: Counter[str] = field(default_factory=Counter[str])
    minutes: float = 0.0


def wait(course: Course, rhythms: Sequence[Rhythm], manner: Manner) -> Waited:
    """The same game, choice by choice, among people of these rhythms who use the table in this manner.

    A hand-over is counted when a person must be waited for who was not the last to answer in person. An answer that
    a prepared one or a plan would have given differently is counted, and the person is waited for.
    """
    sitting = Sitting(course, rhythms, manner)
    for number, moment in enumerate(course.moments):
        sitting.go_on(number, moment)
    return sitting.waited


@dataclass(slots=True)
class Sitting:
    """A table in the course of time.

    `seen` is the moment at which a person last looked at it, `here` until when, `decided` what they decided ahead then.
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

    def go_on(self, number: int, moment: Moment) -> None:
        """One question is answered: at once by what was said before, or by its person in time."""
        seat = moment.decision.seat
        for decision in moment.open:
            self.since.setdefault(decision.seat, self.clock)
        self.linger(number, seat)
        early = self.decided.get(seat, [])
        if (found := first_fitting(early, moment.decision)) is not None:
            answer = moment.match.game.read(early[found].answer)
            del early[: found + 1]
        else:
            answer = moment.match.kinds.answer(moment.decision, self.said_before(seat))
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

    def said_before(self, seat: Seat) -> Mapping[str, str]:
        """The prepared answers of this seat, and the plan that it wrote when it last looked."""
        prepared = self.course.people[seat].prepared if self.manner.answers else NOTHING_PREPARED
        at = self.seen.get(seat)
        if not self.manner.entries or at is None:
            return prepared
        plan = self.course.plan(at, seat, self.manner.entries, pays=self.manner.pays)
        named = self.course.moments[at].match.game.kinds.plan
        return prepared if plan is None else {**prepared, named: plan}

    def ask(self, number: int, seat: Seat) -> None:
        """Wait until the person looks, unless they are still there; afterwards they see the table as it is then."""
        self.waited.asked += 1
        self.waited.handovers += seat != self.last
        if self.here.get(seat, -1.0) < self.clock:
            came = max(self.clock, self.rhythms[seat].next_look(self.since[seat]))
            self.look_in(number, came)
            self.clock = came
        self.clock += ANSWERING
        self.waited.minutes = self.clock
        self.last = seat
        self.here[seat] = self.clock + LINGERING
        self.look(min(number + 1, len(self.course.moments) - 1), seat)

    def linger(self, number: int, asked: Seat) -> None:
        """Who is still there sees how it goes on, until they are asked themselves."""
        for seat, until in self.here.items():
            if self.manner.early and seat != asked and until >= self.clock:
                self.look(number, seat)

    def look_in(self, number: int, until: float) -> None:
        """Others look at the table while it waits."""
        for seat, rhythm in enumerate(self.rhythms):
            if not rhythm.looks_between(self.clock, until):
                continue
            if self.manner.early:
                self.look(number, seat)

    def look(self, at: int, seat: Seat) -> None:
        """This person sees the table at this moment, and decides what nobody can change any more."""
        self.seen[seat] = at
        if self.manner.ahead:
            prepared = self.course.people[seat].prepared if self.manner.answers else NOTHING_PREPARED
            self.decided[seat] = [*self.course.decided_ahead(at, seat, prepared)]
