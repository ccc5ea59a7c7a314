"""Checks after each event of a week who was notified of what and when, and that every deadline had its effect. The
expected notifications are computed independently: from what people did, not from what the bot stored about them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.storage.people import DM, NOWHERE, DueRecord, VoteRecord
from bot.tables.jobs.grace import GRACE
from bot.tables.jobs.timeout_votes import EVENING
from bot.tables.model.kinds import CURRENT
from bot.tables.model.pace import MESSAGE_GAP, PACES
from tests.week.facts import Facts, Notification, Question
from tests.week.people import DAY, Rhythm
from tests.week.rest import Rest

TOLERANCE = 60
"""Seconds by which a notification or a vote may be late while the program runs."""
FAR = 60 * DAY
"""No decision has a moment later than this after it was asked."""


@dataclass(slots=True)
class Notifications:
    """The notifications of one person of one decision; `afresh`: the next one counts as the first, as no reminder."""

    afresh: bool = True
    last: int = 0
    reminders: int = 0


@dataclass(frozen=True, slots=True)
class Times:
    """The moments at which one decision has reminders and expires, by the rules PACE-1 and PACE-2."""

    reminders: tuple[int, ...]
    expires: int


class Laws:
    """The checks; `violations` describes what was wrong, `notifications` are all that were received."""

    def __init__(self, facts: Facts, people: Mapping[int, Rhythm]) -> None:
        self.facts = facts
        self.people = people
        self.rests = {
            member: Rest(each.zone, each.quiet and (each.quiet[0] * 60, each.quiet[1] * 60))
            for member, each in people.items()
        }
        self.violations: list[str] = []
        self.notifications: list[Notification] = []
        self.mover: int | None = None
        """The member who has moved since the last check."""
        self.begun = 0
        """When the program was last started, in UNIX seconds."""
        self._known: defaultdict[tuple[int, ...], Notifications] = defaultdict(Notifications)
        self._votes: dict[int, tuple[int, defaultdict[int, list[int]]]] = {}
        """For each vote: when it was first seen, and when each seat was notified of it."""
        self._open: dict[tuple[int, ...], Question] = {}
        self._banks: dict[tuple[int, int, int], int] = {}
        self._direct: dict[int, int] = {}
        self._late: set[tuple[int, ...]] = set()
        self._times: dict[tuple[object, ...], Times | None] = {}

    @property
    def now(self) -> int:
        return self.facts.process.clock.now

    def note_away(self, member: int, days: int) -> None:
        """Note that a person is away for so many days from now on."""
        self.rests[member].away.append((self.now, self.now + days * DAY))
        self._notify_afresh(member)

    def note_snooze(self, member: int, seconds: int) -> None:
        """Note that a person wants no notification for so many seconds."""
        self.rests[member].snoozed = self.now + seconds
        self._notify_afresh(member)

    def _notify_afresh(self, member: int) -> None:
        """Expect that a person is notified again of all open decisions afterwards (PACE-6)."""
        for question in self.facts.questions():
            if question.member == member:
                self._known[question.key].afresh = True

    def check(self) -> list[Notification]:
        """Check everything since the last call; returns the notifications since then."""
        questions = {each.key: each for each in self.facts.questions()}
        self._check_banks(questions)
        votes = self.facts.votes()
        self._check_new_votes(votes, questions)
        rung = self.facts.read_notifications()
        for each in rung:
            self._check_notification(each, [*questions.values()], votes)
        self.notifications += rung
        for question in questions.values():
            self._check_was_notified(question)
        for vote in votes:
            self._check_voters(vote, questions)
        self._check_deadlines([*questions.values()])
        self.mover = None
        return rung

    def _report(self, member: int, what: str) -> None:
        person, rest = self.people[member], self.rests[member]
        self.violations.append(f"{self.now} {person.name} ({person.where}, {rest}): {what}")

    # Time

    def _check_banks(self, questions: Mapping[tuple[int, ...], Question]) -> None:
        """The bank of a decision is what the seat's previous answer has left of it (PACE-1)."""
        for key, question in self._open.items():
            if key not in questions:
                turn = PACES[question.pace].turn
                spent = self.rests[question.member].active_seconds(question.asked, self.now)
                left = min(question.bank, max(0, turn + question.bank - spent))
                self._banks[question.game, question.seat, question.member] = left
        for key, question in questions.items():
            seat = (question.game, question.seat, question.member)
            expected = self._banks.get(seat, PACES[question.pace].bank)
            if key not in self._open and abs(question.bank - expected) > 2:
                self._report(question.member, f"a bank of {question.bank} s, not {expected} s: {question}")
        self._open = dict(questions)

    def times(self, question: Question) -> Times | None:
        """The reminders and the deadline of a decision; None without a pace."""
        rest, pace = self.rests[question.member], PACES[question.pace]
        key = (question, len(rest.away))
        if pace.turn and key not in self._times:
            passed = {pace.turn // 2, pace.turn, pace.turn + question.bank * 9 // 10}
            moments = [rest.moment_after(question.asked, each, question.asked + FAR) for each in passed]
            expires = rest.moment_after(question.asked, pace.turn + question.bank, question.asked + FAR)
            assert expires is not None
            self._times[key] = Times(
                tuple(sorted(each for each in moments if each and each < expires)), expires
            )
        return self._times.get(key)

    def _check_deadlines(self, questions: Sequence[Question]) -> None:
        """Each decision with a pace has one job for its deadline, which is not past; an expired decision has a vote."""
        due = self.facts.read(DueRecord, "select * from due where kind = 'expire'")
        grace = min(self.now, self.facts.process.latest_gap() + GRACE)
        voted = {(each.game, each.seat, each.asked) for each in self.facts.votes("true")}
        for question in questions:
            times = self.times(question)
            if times is None:
                continue
            seat = (question.game, question.seat, question.asked)
            found = [each for each in due if (each.game, each.who, each.asked) == seat]
            if len(found) != 1:
                self._report(question.member, f"{len(found)} deadlines: {question}")
            elif max(found[0].at, grace) < self.now:
                self._report(question.member, f"the deadline at {found[0].at} did not act: {question}")
            rest = self.rests[question.member]
            back = rest.next_awake(max((end for _, end in rest.away if end <= self.now), default=0))
            latest = max(times.expires, grace, back) + TOLERANCE
            if seat not in voted and self.now > latest and not rest.is_away(self.now):
                self._report(question.member, f"time was up at {times.expires} without a vote: {question}")

    # Votes

    def _check_new_votes(
        self, votes: Sequence[VoteRecord], questions: Mapping[tuple[int, ...], Question]
    ) -> None:
        for vote in votes:
            if vote.id in self._votes:
                continue
            self._votes[vote.id] = self.now, defaultdict(list)
            key = (vote.game, vote.seat, vote.asked)
            for question in questions.values():
                times = self.times(question)
                is_early = times is None or self.now < times.expires
                if is_early and (question.game, question.seat, question.asked) == key:
                    self._report(question.member, f"a vote although time is up only at {times}: {question}")

    def _is_open(self, vote: VoteRecord, questions: Mapping[tuple[int, ...], Question]) -> bool:
        """Whether the decision that the vote is about is still open."""
        key = (vote.game, vote.seat, vote.asked)
        return any((each.game, each.seat, each.asked) == key for each in questions.values())

    def _check_voters(self, vote: VoteRecord, questions: Mapping[tuple[int, ...], Question]) -> None:
        if not self._is_open(vote, questions):
            return
        opened, calls = self._votes[vote.id]
        for seat, member in enumerate(self.facts.seats(vote.game)):
            if seat == vote.seat or seat in vote.choices or seat in calls or self._is_never_called(member):
                continue
            if self._has_recent_vote(vote):
                continue
            if self.now > self._latest_notification(member, opened):
                self._report(member, f"does not know of {vote}")

    def _has_recent_vote(self, vote: VoteRecord) -> bool:
        """Whether the others voted in the same evening about another decision of this player, so none is notified."""
        votes = [
            each for each in self.facts.votes("true") if (each.game, each.seat) == (vote.game, vote.seat)
        ]
        again = sum(each.asked == vote.asked for each in votes) > 1
        return not again and any(0 < vote.asked - each.asked < EVENING for each in votes)

    # Notifications

    def _is_never_called(self, member: int) -> bool:
        return self.people[member].where == NOWHERE

    def _latest_notification(self, member: int, since: int) -> int:
        """The moment by which a person must be notified of something that happened at `since`."""
        rest = self.rests[member]
        at = max(since, self.begun)
        while (later := rest.next_awake(max(at, rest.snoozed))) > at:
            at = later
        return at + TOLERANCE

    def _check_notification(
        self, rung: Notification, questions: Sequence[Question], votes: Sequence[VoteRecord]
    ) -> None:
        if self.rests[rung.member].must_not_be_disturbed(self.now):
            self._report(rung.member, f"disturbed by {rung}")
        if rung.content.get("late") or self._is_about_late_player(rung, votes):
            self._check_late_notification(rung, questions)
            return
        games = {CURRENT: [rung.game], "call": rung.content.get("games", [])}.get(rung.kind)
        if games is not None:
            found = [each for each in questions if each.member == rung.member and each.game in games]
            if not found:
                self._report(rung.member, f"nothing waited: {rung}")
            for question in found:
                self._check_question(question)
        elif rung.kind in ("vote", "tell-voter"):
            self._check_vote(rung, votes)
        elif rung.kind == "next-up":
            self._check_next(rung, questions)
        else:
            self._report(rung.member, f"for nothing: {rung}")
        if rung.kind == "call" and rung.content["where"] == DM:
            self._direct[rung.member] = self.now

    def _check_question(self, question: Question) -> None:
        known, pace = self._known[question.key], PACES[question.pace]
        if not known.afresh:
            known.reminders += 1
            times = self.times(question)
            moments = () if times is None else times.reminders
            if known.reminders > 3 or not any(known.last + pace.gap <= each <= self.now for each in moments):
                self._report(question.member, f"notified twice of {question}: {known}, {times}")
            if times is not None and self.now >= times.expires and not self.facts.process.is_in_grace():
                self._report(question.member, f"reminded when time was up: {question}")
        known.afresh, known.last = False, self.now

    def _is_about_late_player(self, rung: Notification, votes: Sequence[VoteRecord]) -> bool:
        """Whether this is the notification of a vote to the player whom the vote is about."""
        vote = next((each for each in votes if each.id == rung.content.get("vote")), None)
        seats = self.facts.seats(rung.game)
        return rung.kind == "vote" and vote is not None and seats[vote.seat] == rung.member

    def _check_late_notification(self, rung: Notification, questions: Sequence[Question]) -> None:
        """A late player is notified of the vote about them once for each decision, after its time is up."""
        for question in questions:
            times = self.times(question)
            if (question.game, question.member) != (rung.game, rung.member):
                continue
            if question.key in self._late or times is None or self.now < times.expires:
                self._report(rung.member, f"notified as late: {rung}, {times}")
            self._late.add(question.key)

    def _check_vote(self, rung: Notification, votes: Sequence[VoteRecord]) -> None:
        vote = next((each for each in votes if each.id == rung.content["vote"]), None)
        seats = self.facts.seats(rung.game)
        if vote is None or rung.member not in seats:
            self._report(rung.member, f"no vote is open: {rung}")
            return
        seat = seats.index(rung.member)
        if self._has_recent_vote(vote):
            self._report(rung.member, f"knows that already: {rung}")
        if seat == vote.seat or seat in vote.choices:
            self._report(rung.member, f"has no vote: {rung}")
        calls = self._votes[vote.id][1][seat]
        table = next(each for each in self.facts.tables() if each.id == rung.game)
        if len(calls) > 1 or (calls and self.now - calls[-1] < PACES[table.pace].gap):
            self._report(rung.member, f"notified at {calls} of {vote} already: {rung}")
        calls.append(self.now)

    def _check_next(self, rung: Notification, questions: Sequence[Question]) -> None:
        seats = self.facts.seats(rung.game)
        if not self.people[rung.member].next_up:
            self._report(rung.member, f"did not want {rung}")
        if len(seats) == 2 or self.mover == rung.member:
            self._report(rung.member, f"knows that they are next: {rung}")
        if any((each.game, each.member) == (rung.game, rung.member) for each in questions):
            self._report(rung.member, f"is asked already: {rung}")

    def _check_was_notified(self, question: Question) -> None:
        """The player of an open decision was notified and reminded of it in time, if they want that."""
        known, member = self._known[question.key], question.member
        if self._is_never_called(member) or self.rests[member].must_not_be_disturbed(self.now):
            return
        if known.afresh:
            since = max(question.asked, self.begun)
            if self.people[member].where == DM:
                since = max(since, self._direct.get(member, 0) + MESSAGE_GAP)
            if self.now > self._latest_notification(member, since):
                self._report(member, f"was not notified of {question}")
            return
        times = self.times(question)
        for moment in times.reminders if times else ():
            at = self._latest_notification(member, moment)
            is_due = moment >= known.last + PACES[question.pace].gap and self.now > at
            if is_due and times and at < times.expires:
                self._report(member, f"was not reminded at {at}: {question}, {known}, {times}")
