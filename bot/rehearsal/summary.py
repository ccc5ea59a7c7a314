"""What a rehearsal has found, in the end: times, limits, pictures, and what did not work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.operations.doctor import Finding
from bot.rehearsal.probes import Seen
from bot.rehearsal.requests import Requests

SLOW = 2000
"""Milliseconds: after three seconds Discord tells a person that the bot did not respond."""

EYES = (
    "The push of “this is what a locked phone must show”: does it say these words, or only where they come from?",
    "The same message as a layout, and the current message after an edit: are they still marked as mentioning you?",
    "The thread: was it in your list before anything rang, and does one tap on a push lead to the buttons?",
    "The board: is it at most 550 × 350 large on a desktop, as wide as the words on a phone, and legible on both?",
    "A private answer: is it gone after the client is loaded anew, and nothing with it that you need?",
    "An archived thread: does a tap open it and arrive, in the app, in a browser and on a phone?",
    "A private thread without the bot: does /game new there ask for a mention, and work after it?",
    "The conversation with the bot: is a red number left after a direct message was deleted?",
)
"""What no answer of Discord tells."""


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
    yield "\nPlease look yourself, best with a locked phone beside you; --keep leaves the thread for that"
    yield from (f"  {each}" for each in EYES)
    yield "More of that is in deploy/REHEARSAL.md."


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
