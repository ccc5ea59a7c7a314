"""What a rehearsal has found, in the end: times, limits, pictures, and what did not work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.operations.doctor import Finding
from bot.rehearsal.pictures import Seen
from bot.rehearsal.requests import Requests

SLOW = 2000
"""Milliseconds: after three seconds Discord tells a person that the bot did not respond."""


def summary(
    findings: Sequence[Finding], requests: Requests, seen: Sequence[Seen], lost: int, left: Sequence[str]
) -> Iterator[str]:
    """The lines that are said at the end."""
    yield from _times(requests)
    yield from _trouble(requests, lost)
    if seen:
        yield "\nPictures, as Discord describes them"
        yield from (f"  {each}" for each in seen)
    yield ""
    wrong = [finding.subject for finding in findings if finding.advice]
    skipped = [finding.subject for finding in findings if not finding.tried]
    tried = len(findings) - len(skipped)
    yield f"{tried - len(wrong)} of {tried} work." + (f" To do: {', '.join(wrong)}." if wrong else "")
    if skipped:
        yield f"Not tried: {', '.join(skipped)}."
    yield from left or ("Nothing of the rehearsal is left on the server.",)
    yield "What only your own eyes can judge is listed in deploy/REHEARSAL.md; --keep leaves the thread for that."


def _times(requests: Requests) -> Iterator[str]:
    yield "\nAnswers of Discord                              number    p50 ms    max ms   limit"
    limits = requests.limits()
    for kind, number, usual, longest in requests.times():
        limit, window = limits.get(kind, (0, 0.0))
        said = f"   {limit} in {window:.0f} s" if limit else ""
        yield f"  {kind:<44}{number:>8}{usual:>10.0f}{longest:>10.0f}{said}"
    slow = [kind for kind, _, _, longest in requests.times() if longest > SLOW]
    if slow:
        yield f"  At times slower than {SLOW / 1000:.0f} s: {', '.join(slow)}."
        yield "    Look at discordstatus.com, at the network and at the load of this machine."


def _trouble(requests: Requests, lost: int) -> Iterator[str]:
    """What went wrong on the way and was mended by itself."""
    limited, failed = requests.count(429), requests.count(500, 502, 503, 504, 524)
    if limited:
        yield f"  Discord asked to wait {limited} times (rate limit); the bot waited and went on."
    if failed:
        yield f"  Discord failed {failed} times with a server error; the bot tried again."
    if requests.broken:
        yield f"  The line broke during {requests.broken} requests; the bot tried again."
    if lost:
        yield f"  The gateway closed {lost} times; the bot came back."
