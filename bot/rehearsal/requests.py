"""Every request to Discord during a rehearsal: its kind, how long its answer took, which limits it named; and what is
summed up of them and of all else in the end.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from types import SimpleNamespace

import aiohttp

from bot.operations.doctor import Finding
from bot.rehearsal.probes import Seen

ACKNOWLEDGEMENT = "acknowledgement of a tap"
KINDS = (
    ("POST", r"/channels/\d+/messages", "new message"),
    ("PATCH", r"/channels/\d+/messages/\d+", "edited message"),
    ("DELETE", r"/channels/\d+/messages/\d+", "deleted message"),
    ("POST", r"/interactions/\d+/[^/]+/callback", ACKNOWLEDGEMENT),
    ("POST|PATCH", r"/webhooks/.+", "later answer to a tap"),
    ("POST|PATCH|DELETE", r"/channels/\d+(/threads)?", "thread made, changed or deleted"),
    ("PUT", r"/channels/\d+/thread-members/\d+", "person added to a thread"),
    ("POST|DELETE", r"/applications/\d+/emojis(/\d+)?", "emoji of the application"),
    ("POST", r"/users/@me/channels", "direct conversation opened"),
    ("GET", r"/.*", "reading"),
)
WITH_PICTURE = frozenset({"new message", "edited message", "later answer to a tap", ACKNOWLEDGEMENT})
CODE = re.compile(rb'"code": ?(\d+)')
API = re.compile(r"^/api/v\d+")


@dataclass(slots=True)
class Answer:
    """One answer of Discord: seconds until it began, its status, the limit that its headers name, and for a refusal
    Discord's code.
    """

    kind: str
    seconds: float
    status: int
    limit: int | None = None
    window: float = 0.0
    code: int = 0


@dataclass(slots=True)
class Requests:
    """All answers so far, and the requests that got none."""

    answers: list[Answer] = field(default_factory=list[Answer])
    broken: int = 0

    def listen(self, tracing: aiohttp.TraceConfig) -> None:
        """Hear of every request that this session of aiohttp makes from now on; call it before the login."""
        tracing.on_request_start.append(self._note_begin)
        tracing.on_request_end.append(self._note_answer)
        tracing.on_response_chunk_received.append(self._read)
        tracing.on_request_exception.append(self._note_failure)

    async def _note_begin(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.begun = time.perf_counter()
        kind = kind_of(params.method, params.url.path)
        is_json = "json" in params.headers.get("Content-Type", "")
        context.kind = f"{kind} with pictures" if kind in WITH_PICTURE and not is_json else kind

    async def _note_answer(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        said, seconds = params.response, time.perf_counter() - context.begun
        limit = said.headers.get("X-RateLimit-Limit")
        window = float(said.headers.get("X-RateLimit-Reset-After", 0))
        context.answer = Answer(context.kind, seconds, said.status, int(limit) if limit else None, window)
        self.answers.append(context.answer)

    async def _read(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        answer: Answer | None = getattr(context, "answer", None)
        if answer is not None and answer.status >= 400 and (found := CODE.search(params.chunk)):
            answer.code = int(found[1])

    async def _note_failure(self, *_: object) -> None:
        self.broken += 1

    def times(self) -> Iterator[tuple[str, int, float, float]]:
        """Each kind with the number of its answers, and their median and longest time in milliseconds."""
        for kind in dict.fromkeys(each.kind for each in self.answers):
            seconds = [each.seconds for each in self.answers if each.kind == kind]
            yield kind, len(seconds), median(seconds) * 1000, max(seconds) * 1000

    def limits(self) -> Mapping[str, tuple[int, float]]:
        """By kind the smallest limit that Discord named, and in how many seconds it begins anew."""
        found: dict[str, tuple[int, float]] = {}
        for each in self.answers:
            if each.limit is not None:
                limit, window = found.get(each.kind, (each.limit, 0.0))
                found[each.kind] = min(limit, each.limit), max(window, each.window)
        return found

    def refusals(self, kind: str) -> list[int]:
        """The codes of the refused answers of a kind, oldest first."""
        return [each.code for each in self.answers if each.kind.startswith(kind) and each.status >= 400]

    def count(self, *statuses: int) -> int:
        """How many answers had one of these statuses."""
        return sum(each.status in statuses for each in self.answers)


def kind_of(method: str, path: str) -> str:
    """What a request is, in words."""
    place = API.sub("", path)
    for methods, pattern, kind in KINDS:
        if re.fullmatch(methods, method) and re.fullmatch(pattern, place):
            return kind
    return f"{method} {place}"


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
