"""The notifications of a week as a table: one row for each person, one column for each of their own days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from tests.week.facts import Notification
from tests.week.people import Rhythm


def report(
    people: Mapping[int, Rhythm], notifications: Sequence[Notification], begins: int, days: int
) -> list[str]:
    """The lines of the table."""
    lines = [" ".join([f"{'person':34}", *(f"{day:3}" for day in range(days + 1)), "  all", " kinds"])]
    for member, rhythm in people.items():
        zone = ZoneInfo(rhythm.zone)
        first = datetime.fromtimestamp(begins, zone).date()
        own = [each for each in notifications if each.member == member]
        dates = Counter(datetime.fromtimestamp(each.at, zone).date() for each in own)
        counts = [dates[first + timedelta(days=day)] for day in range(days + 1)]
        quiet = "" if rhythm.quiet is None else f"{rhythm.quiet[0]}–{rhythm.quiet[1]}"
        who = f"{rhythm.name:6}{rhythm.where:7}{rhythm.zone.rpartition('/')[2]:14}{quiet:7}"
        kinds = ", ".join(
            f"{kind} {count}" for kind, count in Counter(each.kind for each in own).most_common()
        )
        lines.append(
            " ".join([who, *(f"{count or '·':>3}" for count in counts), f"{len(own):5}", f" {kinds}"])
        )
    return lines
